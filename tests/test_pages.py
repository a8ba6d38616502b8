"""The pages: what a browser is sent, and what it is told to guard against."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.middleware import Middleware

from pioche.server.app import Guard
from pioche.server.pages import PATHS, Pages, policy

SCRIPT = "console.log('pioche')\n" * 50


def built(folder: Path) -> Path:
    """A client as the build leaves it."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Pioche</title>")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    (folder / "assets" / "nunito.woff2").write_bytes(b"wOF2")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".stamp").write_text("0")
    return folder


def visit(folder: Path, check: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def visiting() -> None:
        app = Starlette(routes=Pages(folder).routes(), middleware=[Middleware(Guard)])
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example:8000") as client:
            await check(client)

    asyncio.run(visiting())


def test_every_path_of_the_client_is_the_one_page(tmp_path: Path) -> None:
    async def check(client: httpx.AsyncClient) -> None:
        for path in PATHS:
            answer = await client.get(path.replace("{code}", "5E9P8JSDB4").replace("{rest:path}", "5E9P8JSDB4/1/2"))
            assert answer.status_code == 200
            assert "<title>Pioche" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert (await client.get("/elsewhere")).status_code == 404
        assert (await client.get("/index.html")).status_code == 404
        assert (await client.get("/.stamp")).status_code == 404
        assert (await client.get("/assets/../.stamp")).status_code == 404

    visit(built(tmp_path), check)


def test_the_headers_of_a_page(tmp_path: Path) -> None:
    async def check(client: httpx.AsyncClient) -> None:
        headers = (await client.get("/t/5E9P8JSDB4")).headers
        assert dict(headers) == {
            "cache-control": "no-store",
            "content-encoding": "gzip",
            "content-length": headers["content-length"],
            "content-security-policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                "manifest-src 'self'; worker-src 'self'; "
                "connect-src 'self' ws://table.example:8000 wss://table.example:8000; "
                "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                "require-trusted-types-for 'script'; trusted-types svelte-trusted-html pioche-worker"
            ),
            "content-type": "text/html; charset=utf-8",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=()",
            "referrer-policy": "no-referrer",
            "vary": "Accept-Encoding",
            "x-content-type-options": "nosniff",
        }

    visit(built(tmp_path), check)


def test_what_has_a_hash_in_its_name_is_kept_forever(tmp_path: Path) -> None:
    async def check(client: httpx.AsyncClient) -> None:
        script = await client.get("/assets/index-abc.js")
        assert script.text == SCRIPT
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
        plain = await client.get("/assets/index-abc.js", headers={"Accept-Encoding": "br, gzip;q=0"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        font = await client.get("/assets/nunito.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers
        assert (await client.get("/icon.svg")).headers["cache-control"] == "public, max-age=3600"

    visit(built(tmp_path), check)


def test_without_a_client_the_server_says_so(tmp_path: Path) -> None:
    async def check(client: httpx.AsyncClient) -> None:
        answer = await client.get("/")
        assert answer.status_code == 501
        assert "PIOCHE_WEB=skip" in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; frame-ancestors")

    visit(tmp_path, check)


def test_a_host_that_is_none_gets_into_no_header() -> None:
    assert "ws:" not in policy("evil.example; script-src *")
    assert "ws:" not in policy("")
    assert "wss://[::1]:8000;" in policy("[::1]:8000")


def test_the_texts_of_whoever_comes_are_told_of_with_the_page(tmp_path: Path) -> None:
    built(tmp_path)
    for name in ("en-7Jv_x-1.js", "fr-Dw7sHv5p.js", "fri-x.js"):
        (tmp_path / "assets" / name).write_text("export default []")

    async def check(client: httpx.AsyncClient) -> None:
        async def told(accepted: str) -> str:
            return str((await client.get("/", headers={"Accept-Language": accepted})).headers["link"])

        english, french = [f'</assets/{name}>; rel="modulepreload"' for name in ("en-7Jv_x-1.js", "fr-Dw7sHv5p.js")]
        assert await told("fr-FR,fr;q=0.9,en;q=0.8") == french
        assert await told("de-DE, FR;q=0.5, en;q=0.3") == french
        assert await told("en-GB,fr;q=0.5") == english
        assert await told("de") == english
        assert await told("") == english

    visit(tmp_path, check)
