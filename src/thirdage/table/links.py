"""Secret links: `/t/<id>#<secret>`. The id is public; of the secret only a hash is kept."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_urlsafe

from thirdage.kernel.errors import Problem
from thirdage.table.entries import LinkRow

UNUSED_FOR = 30 * 24 * 3600  # seconds after which a link that nobody has opened has expired
SEAT, ANY, WATCH = "seat", "any", "watch"  # roles


def new_id() -> str:
    return token_urlsafe(9)


def mint(table: str, role: str, person: int | None, host: bool, now: int) -> tuple[LinkRow, str]:
    """A new link and its secret, which is told this once."""
    secret = token_urlsafe(24)
    return LinkRow(new_id(), table, role, person, host, hashed(secret), now), secret


def hashed(secret: str) -> bytes:
    """256 random bits need no slow hash."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def checked(link: LinkRow | None, secret: str, now: int) -> LinkRow:
    """The link, if this secret opens it. A wrong secret is told the same as a link that never was."""
    if link is None or not hmac.compare_digest(link.hash, hashed(secret)):
        raise Problem("problem-link-wrong")
    if link.revoked:
        raise Problem("problem-link-revoked")
    if not link.used and now - link.made > UNUSED_FOR:
        raise Problem("problem-link-expired")
    return link
