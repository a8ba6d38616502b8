"""The network: a port to listen on, and the links by which others find it."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final

#: The port that is tried first, and how many are tried where nobody asked for one.
PORT: Final = 8000
TRIES: Final = 100
#: Connections that may wait to be taken.
BACKLOG: Final = 2048
EVERYWHERE: Final = ""
HERE: Final = "127.0.0.1"
#: An address that no packet is sent to: which way it would go tells the address of this computer.
_ELSEWHERE: Final = ("192.0.2.1", 9)


class PortTaken(Exception):
    """Somebody else listens on this port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port: Final = port


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a host (`EVERYWHERE`: all addresses of this computer), on this port or without one on
    the first that is free from `PORT` on. Raises PortTaken, and OSError for a host or port that cannot be had."""
    if port is not None:
        return _listen(host, port)
    for one in range(PORT, PORT + TRIES):
        try:
            return _listen(host, one)
        except PortTaken:
            continue
    return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    if host == EVERYWHERE and socket.has_dualstack_ipv6():
        try:
            return _bound(socket.AF_INET6, ("::", port), port)
        except OSError:
            pass  # A kernel that knows IPv6, and a network that does not.
    family, *_, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    return _bound(family, address, port)


def _bound(family: int, address: tuple[object, ...], port: int) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and address[0] == "::":
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, getattr(errno, "WSAEACCES", errno.EADDRINUSE)):
            raise PortTaken(port) from error
        raise
    return listening


def own_address() -> str:
    """This computer's address in the network it is in, or nothing where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
            found = str(asking.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def link(host: str, port: int) -> str:
    """The address of the server as one types it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"
