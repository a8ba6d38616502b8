"""Logs: what the server notes of itself, one JSON object a line; never a name, a card, a token or a word said."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, Any, Final

import structlog
from structlog.typing import EventDict, Processor

from pioche.server.folder import private
from pioche.server.store import StoreError

FILE: Final = "server.log"
#: So large a log grows before a new one is begun, in bytes, and so many former ones are kept.
LARGEST: Final = 4 * 2**20
FORMER: Final = 3
#: Of a table's code this much is noted: enough to tell two tables apart, too little to join one.
NOTED: Final = 3
#: Tokens, digests, seeds; and codes of tables and links, as they are kept or as people write them.
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32,}")
_CODE: Final = re.compile(r"\b([0-9A-HJKMNP-TV-Z]{3})[0-9A-HJKMNP-TV-Z]{2}-?[0-9A-HJKMNP-TV-Z]{5}(?:-?\w{5,6})*\b")
#: Where something is or was, which is no secret.
_OPEN: Final = ("folder", "at")
#: Errors whose own words come from the operating system or the database.
_HARMLESS: Final = (OSError, StoreError)


def keep_log(file: Path | None) -> None:
    """From now on everything is noted in this file, or without one on standard error."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
        without_secrets,
    ]
    handler: logging.Handler = logging.StreamHandler(sys.stderr) if file is None else _PrivateLog(file)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    logging.raiseExceptions = False  # A full disk must not stop the game for the sake of its log.
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pioche").setLevel(logging.INFO)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


class _PrivateLog(RotatingFileHandler):
    """Nobody but its owner reads the log."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=LARGEST, backupCount=FORMER, encoding="utf-8", delay=True)

    def _open(self) -> IO[Any]:  # type: ignore[override]
        private(Path(self.baseFilename))
        return super()._open()


def label(code: str) -> str:
    """What a table is called where its code must not be read."""
    return f"{code[:NOTED]}…"


def without_words(logger: object, method: str, entry: EventDict) -> EventDict:
    """An error by its kind and its places in the program: its words may quote what somebody has typed."""
    found = entry.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    entry["event"] = str(entry.get("event", "")).partition("\n")[0]
    if isinstance(error, BaseException):
        entry["error"] = type(error).__name__
        if isinstance(error, _HARMLESS):
            entry["why"] = str(error)
        steps = traceback.extract_tb(error.__traceback__)
        entry["at"] = [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in steps]
    return entry


def without_secrets(logger: object, method: str, entry: EventDict) -> EventDict:
    """Nothing by which a seat could be taken, a table joined or a deal foreseen."""
    for key, value in entry.items():
        if key == "table":
            entry[key] = label(value)
        elif key not in _OPEN and not key.startswith("_"):
            entry[key] = _shortened(value)
    return entry


def _shortened(value: Any) -> Any:
    if isinstance(value, str):
        return _CODE.sub(r"\1…", _SECRET.sub("…", value))
    return [_shortened(one) for one in value] if isinstance(value, list) else value
