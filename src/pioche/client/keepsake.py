"""Keepsakes: what a guest keeps of a table, so that he comes back to his seat."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import platformdirs

from pioche.client.link import Link
from pioche.server.codes import is_token, new_token


class Keepsake:
    """The secret by which a table knows a guest, and the name he had there; kept for its owner alone."""

    def __init__(self, link: Link, folder: Path | None = None) -> None:
        self._folder: Final = folder or platformdirs.user_state_path("pioche", appauthor=False) / "seats"
        self.token = new_token()
        self.name = ""
        self._file = self._place(link)
        with suppress(OSError, ValueError, TypeError, KeyError):
            found = json.loads(self._file.read_text("utf-8"))
            if is_token(found["token"]):
                self.token, self.name = found["token"], str(found["name"])

    def _place(self, link: Link) -> Path:
        """The file of a table; its name tells nobody the code."""
        return self._folder / f"{sha256(link.at(link.code).text.encode()).hexdigest()[:32]}.json"

    def keep(self, link: Link, name: str) -> bool:
        """Write it down for this table; False where that is not possible."""
        self.name, self._file = name, self._place(link)
        draft = self._file.with_suffix(".part")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            draft.unlink(missing_ok=True)
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"token": self.token, "name": name}, file, ensure_ascii=False)
            draft.replace(self._file)
        except OSError:
            return False
        return True
