"""QR codes: of this server's own links only, and drawn without anything that a browser would refuse."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from serving import serving

from pioche.server.qr import drawn, is_own_link

HOME = "http://192.168.1.20:8000"


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("http://table.example/t/7K3QX9F2MD", True),
        ("https://table.example/claim#7K3QX9F2MD7K3QX9", True),
        (f"{HOME}/?rules=official%20seven%3Dswap", True),
        ("http://192.168.1.20:8001/t/7K3QX9F2MD", False),
        ("http://elsewhere.example/t/7K3QX9F2MD", False),
        ("http://table.example@elsewhere.example/", False),
        ("javascript://table.example/%0aalert(1)", False),
        ("http://table.example/" + 280 * "a", False),
        ("http://table.example/é", False),
        ("http://[", False),
        ("table.example", False),
        ("", False),
    ],
)
def test_only_links_to_our_own_pages_are_drawn(text: str, own: bool) -> None:
    assert is_own_link(text, [HOME, ""], "table.example") is own


def test_a_code_is_drawn_with_attributes_alone() -> None:
    svg = drawn(f"{HOME}/t/7K3QX9F2MD").decode()
    assert svg.startswith("<svg ")
    assert "style" not in svg
    assert "class" not in svg
    assert 'viewBox="0 0' in svg


def test_the_server_draws_its_own_address_and_tells_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as served:
            link = f"http://127.0.0.1:{served.port}/t/7K3QX9F2MD"
            answer = await served.http.get("/api/qr", params={"text": link})
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            other = f"{HOME}/t/7K3QX9F2MD"
            assert (await served.http.get("/api/qr", params={"text": other})).status_code == 400
            assert (await served.http.get("/api/version")).json()["lan"] == ""
            served.app.lan = HOME
            assert (await served.http.get("/api/qr", params={"text": other})).status_code == 200
            assert (await served.http.get("/api/version")).json()["lan"] == HOME

    asyncio.run(evening())
