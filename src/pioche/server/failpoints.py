"""Named points at which the process ends at once, so that a test can see what a death there leaves behind.

`PIOCHE_FAILPOINT="before commit:3"` ends the process the third time it comes to the point `before commit`. Nothing is
flushed, closed or released: to the folder it is a `kill -9`.
"""

from __future__ import annotations

import os
from typing import Final

#: Named in the environment, this is how a test arms a point.
VARIABLE: Final = "PIOCHE_FAILPOINT"
#: The exit status of a process that was killed.
KILLED: Final = 137

_name, _, _times = os.environ.get(VARIABLE, "").partition(":")
_left = int(_times or 1)


def hit(name: str) -> None:
    """The process has come to this point; nothing happens unless it is armed."""
    if not _name:
        return
    global _left
    if name == _name:
        _left -= 1
        if _left <= 0:
            os._exit(KILLED)
