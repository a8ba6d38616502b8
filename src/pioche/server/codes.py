"""Codes: what opens a table, a seat or a link, how it is written, and how it is kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

#: Crockford's base 32: no I, L, O or U.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
#: A table's code has 50 bits, a link's 80, a seat's token 256.
CODE: Final = 10
LINK: Final = 16
TOKEN_BYTES: Final = 32

_GROUP: Final = 5
_READ: Final = str.maketrans("ILO", "110", "- ")
_CODE: Final = re.compile(f"[{ALPHABET}]+")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
#: Nobody writes more hyphens and spaces than characters.
_LONGEST: Final = 2 * LINK


def new_code(length: int = CODE) -> str:
    """A new code of so many characters, as it is kept."""
    return "".join([secrets.choice(ALPHABET) for _ in range(length)])


def link_code(token: str, table: str, id: str) -> str:
    """The code of the link that this person asks for by this command: always the same, and known to nobody without
    the token, so that it need not be kept to be told again."""
    mixed = hmac.digest(token.encode(), f"link/{table}/{id}".encode(), "sha256")
    return "".join([ALPHABET[byte % len(ALPHABET)] for byte in mixed[:LINK]])


def spelt(code: str) -> str:
    """A code as people write it, in groups of five: `7K3QX-9F2MD`."""
    return "-".join([code[at : at + _GROUP] for at in range(0, len(code), _GROUP)])


def read_code(raw: str, length: int = CODE) -> str | None:
    """The code that somebody has typed, as it is kept, or None when it can be none.

    Capital and small letters are the same, I and L are 1, O is 0, hyphens and spaces are nothing.
    """
    if len(raw) > _LONGEST or not raw.isascii():
        return None
    code = raw.upper().translate(_READ)
    return code if len(code) == length and _CODE.fullmatch(code) else None


def new_token() -> str:
    """A new token: 32 random bytes, 43 characters of base64url."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether the text has the form of a token."""
    return _TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """What is kept of a token: its SHA-256 in hexadecimal (S2)."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two digests or tokens are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
