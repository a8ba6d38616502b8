"""The application: a dozen HTTP routes, the pages and one WebSocket, over the hall."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pioche import __version__
from pioche.catalogue import BadRules
from pioche.engine.rule import Reason
from pioche.server import garbage
from pioche.server.bodies import Claim, Joined, Joining, NewTable, Problem, RulesText, TableMade, Version
from pioche.server.codes import is_token, read_code
from pioche.server.connection import LATER, RESTART, Connection
from pioche.server.hall import Hall
from pioche.server.keeper import BUSY
from pioche.server.limits import Limiter, Limits, Noted, Places
from pioche.server.messages import PROTOCOL, Bye, encode
from pioche.server.metrics import Metrics
from pioche.server.pages import Pages
from pioche.server.qr import drawn, is_own_link
from pioche.server.reading import catalogue, printed, read_rules, style_hash, texts_of, told
from pioche.server.records import record_of, replay_of, scores_of
from pioche.server.refusals import NoTable, Unwanted
from pioche.server.shapes import letter
from pioche.server.sources import Network, source_of
from pioche.server.store import StoreError
from pioche.server.wire import reason

#: The longest body that is read, in bytes.
BODY: Final = 8192
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Cache-Control": "no-store",
}
_Body = TypeVar("_Body")


class Refused(Exception):
    """A request is refused with this status, and why."""

    def __init__(self, status: int, why: Reason, retry_ms: int = 0) -> None:
        self.status: Final = status
        self.problem: Final = Problem(reason(why), retry_ms)


class App:
    """The routes. `origins` are allowed beside the server's own; `trusted` are the proxies that may name a source."""

    def __init__(
        self,
        hall: Hall,
        limits: Limits | None = None,
        origins: Sequence[str] = (),
        trusted: Sequence[Network] = (),
        metrics: Metrics | None = None,
        pages: Pages | None = None,
        *,
        has_lobby: bool = True,
    ) -> None:
        self.hall: Final = hall
        self.limits: Final = limits or Limits()
        self.origins: Final = frozenset(origins)
        self.trusted: Final = trusted
        self.metrics: Final = metrics or Metrics(hall)
        self.has_lobby: Final = has_lobby
        self.pages: Final = pages or Pages()
        #: Where others in the house reach this server; whoever serves it says so.
        self.lan: str = ""
        self.open_sockets = 0
        self._create: Final = Limiter(self.limits.create)
        self._play_now: Final = Limiter(self.limits.play_now)
        self._join: Final = Limiter(self.limits.join, self.limits.join_longest_wait_seconds)
        self._records: Final = Limiter(self.limits.records)
        self._unstarted: Final = Noted()
        self._sockets: Final = Places(self.limits.sockets_per_source)
        self._sessions: Final = Places(self.limits.sockets_per_session)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/version", self.version),
            Route("/api/catalogue", self.catalogue),
            Route("/api/qr", self.qr),
            Route("/api/rules", self.read_rules, methods=["POST"]),
            Route("/api/rulebook", self.rulebook),
            Route("/api/rulebook/told", self.rules_told),
            Route("/api/tables", self.make_table, methods=["POST"]),
            Route("/api/lobby", self.lobby),
            Route("/api/claim", self.claim, methods=["POST"]),
            Route("/api/tables/{code}", self.table),
            Route("/api/tables/{code}", self.delete_table, methods=["DELETE"]),
            Route("/api/tables/{code}/seats", self.join, methods=["POST"]),
            Route("/api/tables/{code}/scores", self.scores),
            Route("/api/tables/{code}/matches/{match:int}/rounds/{round:int}/record", self.record),
            Route("/api/tables/{code}/matches/{match:int}/rounds/{round:int}/replay", self.replay),
            Route("/healthz", self.health),
            Route("/readyz", self.readiness),
            Route("/metrics", self.show_metrics),
            WebSocketRoute("/ws/{code}", self.watch),
            *self.pages.routes(),
        ]

    def asgi(self) -> Starlette:
        """The application, to be served."""

        @asynccontextmanager
        async def life(app: Starlette) -> AsyncIterator[None]:
            self.hall.start()
            tidying = asyncio.create_task(garbage.collect(lambda: self.open_sockets + len(self.hall.keepers)))
            yield
            tidying.cancel()
            await self.hall.stop()

        return Starlette(routes=self.routes(), lifespan=life, middleware=[Middleware(Guard)])

    # --- tables -------------------------------------------------------------------------------------------

    async def version(self, request: Request) -> Response:
        return answer(Version(__version__, PROTOCOL, self.lan))

    async def qr(self, request: Request) -> Response:
        """A link to a page of this server as a QR code; nobody else's."""
        text = request.query_params.get("text", "")
        if not is_own_link(text, [*self.origins, self.lan], request.headers.get("host", "")):
            return answer(Problem(reason(Reason("not_understood"))), 400)
        return Response(drawn(text), media_type="image/svg+xml")

    async def read_rules(self, request: Request) -> Response:
        return await self._answered(request, RulesText, self._read_rules)

    async def _read_rules(self, request: Request, wanted: RulesText) -> Response:
        return answer(read_rules(wanted))

    async def catalogue(self, request: Request) -> Response:
        return answer(catalogue(request.query_params.get("lang", "en")))

    async def rulebook(self, request: Request) -> Response:
        """The rules of a table as a page to print."""
        rules, seats, lang = _asked_rules(request)
        try:
            page = printed(rules, seats, lang, self.pages.font)
        except BadRules as bad:
            return PlainTextResponse(texts_of(lang).reason(bad.reason) + "\n", 400)
        policy = (
            f"default-src 'none'; style-src '{style_hash(self.pages.font)}'; font-src 'self'; img-src data:; "
            "frame-ancestors 'none'"
        )
        return HTMLResponse(page, headers={"Content-Security-Policy": policy})

    async def rules_told(self, request: Request) -> Response:
        """The rules of a table, for a client to show."""
        try:
            return answer(told(*_asked_rules(request)))
        except BadRules as bad:
            return answer(Problem(reason(bad.reason)), 400)

    async def make_table(self, request: Request) -> Response:
        return await self._answered(request, NewTable, self._make_table)

    async def _make_table(self, request: Request, wanted: NewTable) -> Response:
        source = self._source(request)
        if wanted.start:  # Who plays at once makes no table that others have to find their way to.
            self._limit(self._play_now, source)
        elif await self._are_too_many(source):
            raise Refused(429, Reason("too_many"), self.limits.create.seconds * 1000)
        else:
            self._limit(self._create, source)
        code, seat = await self.hall.make(wanted)
        if not wanted.start:
            self._unstarted.note(source, code)
        return answer(TableMade(code, letter(seat)), 201)

    async def _are_too_many(self, source: str) -> bool:
        """Whether as many tables of this source as may be wait to be started."""
        for code in self._unstarted.of(source):
            try:
                waits = (await self.hall.listed(code)).stage == "preparing"
            except NoTable:
                waits = False
            if not waits:
                self._unstarted.drop(source, code)
        return len(self._unstarted.of(source)) >= self.limits.unstarted_per_source

    async def lobby(self, request: Request) -> Response:
        rows = await self.hall.lobby() if self.has_lobby else []
        return Response(b"[" + b",".join(rows) + b"]", media_type="application/json")

    async def table(self, request: Request) -> Response:
        async def show() -> Response:
            listed = await self.hall.listed(self._code(request))
            self._was_right(request)
            return answer(listed)

        return await self._guarded(show)

    async def join(self, request: Request) -> Response:
        return await self._answered(request, Joining, self._take_seat)

    async def _take_seat(self, request: Request, wanted: Joining) -> Response:
        try:
            seat, later = await self.hall.join(self._code(request), wanted.name, wanted.token)
        except Unwanted:
            self._was_right(request)
            raise
        self._was_right(request)
        return answer(Joined(letter(seat), later))

    async def claim(self, request: Request) -> Response:
        return await self._answered(request, Claim, self._claim)

    async def _claim(self, request: Request, wanted: Claim) -> Response:
        self._limit(self._join, self._source(request))
        code, seat = await self.hall.claim(wanted.link, wanted.token)
        return answer(TableMade(code, letter(seat)))

    async def delete_table(self, request: Request) -> Response:
        async def delete() -> Response:
            kind, _, token = request.headers.get("authorization", "").partition(" ")
            if kind.lower() != "bearer" or not is_token(token):
                raise Refused(401, Reason("host_decides"))
            await self.hall.delete_for(self._code(request), token)
            return Response(status_code=204)

        return await self._guarded(delete)

    async def scores(self, request: Request) -> Response:
        async def show() -> Response:
            code = self._code(request)
            await self.hall.listed(code)
            self._was_right(request)
            return answer(await scores_of(self.hall, code))

        return await self._guarded(show)

    async def record(self, request: Request) -> Response:
        async def show() -> Response:
            code = self._code(request)
            await self.hall.listed(code)
            self._was_right(request)
            self._limit(self._records, self._source(request))
            page = await record_of(self.hall, code, request.path_params["match"], request.path_params["round"])
            name = f"pioche-{code}-{request.path_params['match']}-{request.path_params['round']}.txt"
            return PlainTextResponse(page, headers={"Content-Disposition": f'attachment; filename="{name}"'})

        return await self._guarded(show)

    async def replay(self, request: Request) -> Response:
        async def show() -> Response:
            code = self._code(request)
            await self.hall.listed(code)
            self._was_right(request)
            return answer(
                await replay_of(self.hall, code, request.path_params["match"], request.path_params["round"])
            )

        return await self._guarded(show)

    # --- the server itself --------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Goes through the writer: a server that cannot store is not well."""
        if self.hall.broken is not None or not await self.hall.is_well():
            return PlainTextResponse("not well\n", 503)
        return PlainTextResponse("well\n")

    async def readiness(self, request: Request) -> Response:
        """The same, and not about to stop."""
        if self.hall.is_leaving:
            return PlainTextResponse("stopping\n", 503)
        return await self.health(request)

    async def show_metrics(self, request: Request) -> Response:
        return Response(self.metrics.page(), media_type="text/plain; version=0.0.4")

    async def watch(self, socket: WebSocket) -> None:
        """One connection to a table."""
        code = read_code(socket.path_params["code"])
        source = self._source(socket)
        if not self._is_from_here(socket):
            await socket.close(1008)
            return
        if self.hall.is_leaving:
            await self._put_off(socket, Bye(RESTART, reason(Reason("server_restarts"))))
            return
        retry = self._join.take(source, self.hall.now())
        if retry or not self._sockets.take(source):
            await self._put_off(socket, Bye(LATER, reason(Reason("too_many")), retry or BUSY))
            return
        self.metrics.sockets.inc()
        self.open_sockets += 1
        try:
            await socket.accept()
            right = partial(self._was_right, socket)
            await Connection(socket, self.hall, code or "", self.limits, right, self._sessions).serve()
        finally:
            self.metrics.sockets.dec()
            self.open_sockets -= 1
            self._sockets.leave(source)

    async def _put_off(self, socket: WebSocket, bye: Bye) -> None:
        """Not now: say so, for a browser is told nothing of a handshake that fails."""
        with suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.accept()
            await socket.send_text(encode(bye).decode())
            await socket.close(bye.code)

    # --- what all of them need ----------------------------------------------------------------------------

    def _is_from_here(self, socket: HTTPConnection) -> bool:
        """Whether a page of this server opened the socket, or a program that is no browser and so names no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host", "") and origin.startswith(
            ("http://", "https://")
        )

    def _source(self, connection: HTTPConnection) -> str:
        peer = connection.client.host if connection.client else ""
        return source_of(peer, ",".join(connection.headers.getlist("x-forwarded-for")), self.trusted)

    def _limit(self, limiter: Limiter, key: str) -> None:
        retry = limiter.take(key, self.hall.now())
        if retry:
            raise Refused(429, Reason("too_many"), retry)

    def _code(self, request: Request) -> str:
        """The table's code. Each counts as a guess until it has proved right."""
        self._limit(self._join, self._source(request))
        code = read_code(request.path_params["code"])
        if code is None:
            raise NoTable
        return code

    def _was_right(self, request: HTTPConnection) -> None:
        self._join.give_back(self._source(request))

    async def _answered(
        self, request: Request, body: type[_Body], work: Callable[[Request, _Body], Awaitable[Response]]
    ) -> Response:
        async def read() -> Response:
            raw = b""
            async for part in request.stream():
                raw += part
                if len(raw) > BODY:
                    raise Refused(413, Reason("too_long"))
            return await work(request, msgspec.json.decode(raw, type=body))

        return await self._guarded(read)

    async def _guarded(self, work: Callable[[], Awaitable[Response]]) -> Response:
        try:
            return await work()
        except Refused as refused:
            return answer(refused.problem, refused.status)
        except Unwanted as unwanted:
            return answer(Problem(reason(unwanted.reason)), 409)
        except NoTable:
            return answer(Problem(reason(Reason("no_such_table"))), 404)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return answer(Problem(reason(Reason("not_understood"))), 400)
        except StoreError:
            return answer(Problem(reason(Reason("busy")), 500), 503)


def _asked_rules(request: Request) -> tuple[str, int | None, str]:
    """The rules, the seats and the language that somebody wants to read about."""
    asked = request.query_params
    seats = asked.get("seats", "")
    return asked.get("rules", "official"), int(seats) if seats.isdecimal() else None, asked.get("lang", "en")


def answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


class Guard:
    """Adds the headers by which a browser guards the pages, and tells nobody what serves them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                have = {name for name, _ in message["headers"]}
                more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *[pair for pair in more if pair[0] not in have]]
            await send(message)

        await self.app(scope, receive, send_guarded)
