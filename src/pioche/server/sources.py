"""Sources: which network a request comes from, whoever passed it on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Network: TypeAlias = "IPv4Network | IPv6Network"
Address: TypeAlias = "IPv4Address | IPv6Address"

#: The network that one household has of IPv6, and the proxies that a request may come through.
_HOUSEHOLD: Final = 64
_MOST_HOPS: Final = 16


def networks(words: Iterable[str]) -> tuple[Network, ...]:
    """The trusted proxies from settings such as `127.0.0.1` or `10.0.0.0/8`; `ValueError` where one is no network."""
    return tuple([ip_network(word) for word in words])


def source_of(peer: str, forwarded_for: str, trusted: Sequence[Network]) -> str:
    """Whom the limits count a request for: an IPv4 address or an IPv6 /64, else `peer` as it stands.

    `forwarded_for` is the X-Forwarded-For header, whose several lines are joined by commas. It is believed from the
    right, only as far as trusted proxies have written it (S13).
    """
    address = _address(peer)
    if address is None:
        return peer
    hops = forwarded_for.rsplit(",", _MOST_HOPS)[-_MOST_HOPS:] if forwarded_for else []
    while hops and any([address in network for network in trusted]):
        before = _address(hops.pop())
        if before is None:
            break
        address = before
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), _HOUSEHOLD), strict=False))


def _address(text: str) -> Address | None:
    """The address in `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]:80` or `fe80::1%eth0`; None where there is none."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address
