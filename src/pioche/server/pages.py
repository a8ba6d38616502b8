"""Pages: the browser client as it was built, with the headers by which a browser guards it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from pioche.texts import LANGUAGES, Texts

#: Where `hatch_build.py` puts the client.
BUILT: Final = Path(__file__).parent.parent / "_web"
#: The paths that the client tells apart by itself (web/src/lib/router.svelte.ts).
PATHS: Final = ("/", "/t/{code}", "/claim", "/rules", "/replay/{rest:path}", "/verify/{rest:path}")
#: What it may do: nothing but what it brings along. The names are Svelte's, and ours for the service worker.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; connect-src {connect}; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types svelte-trusted-html pioche-worker"
)
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
#: What is compressed already.
DENSE: Final = frozenset((".png", ".woff2"))
#: What the build puts in `assets` has a name made of its contents: it never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = "public, max-age=3600"
FONT: Final = "/assets/nunito-latin-wght-normal"
#: The texts of a language, as the build names their file.
_TEXTS: Final = re.compile(rf"/assets/({'|'.join(LANGUAGES)})-[\w-]+\.js")
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


class Pages:
    """The client in a folder, read once."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files: Final[dict[str, File]] = {}
        for path in sorted(folder.rglob("*")) if (folder / "index.html").is_file() else ():
            if path.is_file() and not path.name.startswith("."):
                name = f"/{path.relative_to(folder).as_posix()}"
                self._files[name] = File(path)
        self._first: Final = self._files.pop("/index.html", None)
        #: Where the font of the game is; empty where the client is not built.
        self.font: Final = next((name for name in self._files if name.startswith(FONT)), "")
        self._texts: Final = {found[1]: name for name in self._files if (found := _TEXTS.fullmatch(name))}

    def routes(self) -> list[BaseRoute]:
        pages = [Route(path, self.page) for path in PATHS]
        return [*pages, *[Route(name, self.file) for name in self._files]]

    async def page(self, request: Request) -> Response:
        """The one page that there is, whatever the path: the client shows what it stands for."""
        if self._first is None:
            missing = "\n".join([Texts(lang)("web-not-built") for lang in LANGUAGES])
            return PlainTextResponse(f"{missing}\n", 501)
        answer = self._first.answer(request, "no-store")
        # Else they would be asked for only when the client runs; it may have been told to speak another language.
        if texts := self._texts.get(_preferred(request.headers.get("accept-language", ""))):
            answer.headers["Link"] = f'<{texts}>; rel="modulepreload"'
        return answer

    async def file(self, request: Request) -> Response:
        name = request.url.path
        return self._files[name].answer(request, FOREVER if name.startswith("/assets/") else A_WHILE)


class File:
    """One file, and the same compressed."""

    def __init__(self, path: Path) -> None:
        self.type: Final = TYPES.get(path.suffix, "application/octet-stream")
        self.body: Final = path.read_bytes()
        self.zipped: Final = None if path.suffix in DENSE else gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request, kept: str) -> Response:
        headers = {"Cache-Control": kept, "Content-Security-Policy": policy(request.headers.get("host", ""))}
        if self.zipped is None:
            return Response(self.body, headers=headers, media_type=self.type)
        headers["Vary"] = "Accept-Encoding"
        if not _takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.body, headers=headers, media_type=self.type)
        headers["Content-Encoding"] = "gzip"
        return Response(self.zipped, headers=headers, media_type=self.type)


def policy(host: str) -> str:
    """The content security policy for pages of this host: not every browser takes `'self'` for sockets, too."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return POLICY.format(connect=f"'self'{sockets}")


def _preferred(accepted: str) -> str:
    """The language that the client will speak with who accepts these (web/src/lib/language.svelte.ts)."""
    wishes = [one.split(";")[0].split("-")[0].strip().lower() for one in accepted.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


def _takes_gzip(accepted: str) -> bool:
    return any([re.fullmatch(r"\s*gzip\s*(;\s*q=(1(\.0*)?|0\.0*[1-9]\d*))?\s*", one) for one in accepted.split(",")])
