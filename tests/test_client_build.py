"""When the browser client has to be built anew: `hatch_build.py`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A client that has been built from a small source."""
    monkeypatch.delenv("PIOCHE_WEB", raising=False)
    for name in ("web/package-lock.json", "web/src/main.ts", "web/node_modules/x/x.js", "web/tests/x.test.ts",
                 "src/pioche/locales/en/web.ftl", "src/pioche/_web/index.html"):  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    client = _loaded().Client(tmp_path)
    (client.out / ".stamp").write_text(client.digest())
    return client


def test_what_is_built_stays(client: Any) -> None:
    assert not client.is_due()


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/package-lock.json", "src/pioche/locales/en/web.ftl"])
def test_a_change_of_a_source_has_it_built(client: Any, name: str) -> None:
    (client.root / name).write_text("2")
    assert client.is_due()


@pytest.mark.parametrize("name", ["web/node_modules/x/x.js", "web/tests/x.test.ts"])
def test_a_change_of_anything_else_does_not(client: Any, name: str) -> None:
    (client.root / name).write_text("2")
    assert not client.is_due()


@pytest.mark.parametrize("name", ["index.html", ".stamp"])
def test_a_client_that_is_not_whole_is_built(client: Any, name: str) -> None:
    (client.out / name).unlink()
    assert client.is_due()


def test_the_environment_decides(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_WEB", "force")
    assert client.is_due()
    (client.root / "web/src/main.ts").write_text("2")
    monkeypatch.setenv("PIOCHE_WEB", "skip")
    assert not client.is_due()
    monkeypatch.delenv("PIOCHE_WEB")
    (client.web / "package-lock.json").unlink()
    assert not client.is_due()
