"""The folder of a server: one process has it, and nobody but its owner reads its files."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _grasp(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grasp(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderInUse(Exception):
    """Another process has the folder."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is in use by another pioche")
        self.path: Final = path


class Folder:
    """A folder that is this process's own until `release`; raises FolderInUse."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock: int | None = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _grasp(self._lock)
        except OSError as error:
            self.release()
            if isinstance(error, BlockingIOError | PermissionError):
                raise FolderInUse(path) from None
            raise

    def release(self) -> None:
        """Let another process have it. The lock ends with the process in any case."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def private(path: Path) -> Path:
    """The path of a file that exists, and that only its owner may read and write."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    return path


def settle(path: Path) -> None:
    """Have a file and its name on the disk before going on."""
    handles = [os.open(path, os.O_RDWR)]
    if sys.platform != "win32":
        handles.append(os.open(path.parent, os.O_RDONLY))
    for handle in handles:
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
