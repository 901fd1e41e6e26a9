"""What stands before every address: who may knock (host and origin), how much may be carried in, what a browser is told to forbid."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from thirdage.kernel.errors import Problem
from thirdage.table.protocol import Trouble, spoken

BODY = 64 * 1024
SAFE = ("GET", "HEAD")
LOCAL = ("localhost", "127.0.0.1", "[::1]")
HARDENED = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooBig(Problem):
    """More is carried in than was announced, or than fits."""


class Doors:
    """Wraps the application. `origins`: further names (such as https://games.example) by which people reach it."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = ()) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.is_known(headers.get("host", "")):
            await refuse(scope, receive, send, 403, "problem-host")
        elif (scope["type"] == "websocket" or scope["method"] not in SAFE) and not self.is_same(headers):
            await refuse(scope, receive, send, 403, "problem-origin")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.http(scope, receive, send, headers)

    async def http(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY:
            await refuse(scope, receive, send, 413, "problem-body")
            return
        got = 0

        async def bounded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > BODY:
                raise TooBig("problem-body")
            return message

        async def hardened(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HARDENED)
            await send(message)

        await self.app(scope, bounded, hardened)

    def is_known(self, host: str) -> bool:
        """Is this a name that is ours? An address in numbers cannot be led astray, a name of somebody else's can (DNS rebinding)."""
        name = host.lower().rpartition(":")[0] if ":" in host and not host.endswith("]") else host.lower()
        if name in LOCAL or any(urlsplit(origin).netloc in (host.lower(), name) for origin in self.origins):
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def is_same(self, headers: Headers) -> bool:
        """Does the page that asks come from here? A request without an origin comes from no page of ours."""
        origin, host = headers.get("origin", "").lower(), headers.get("host", "").lower()
        if any(urlsplit(own).netloc == host for own in self.origins):
            return origin in self.origins  # a name that was given goes with its scheme
        return origin in (f"http://{host}", f"https://{host}", *self.origins)


async def refuse(scope: Scope, receive: Receive, send: Send, code: int, key: str) -> None:
    """One sentence; a socket is refused before it is opened."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    response = Response(spoken(Trouble(Problem(key).sentence())), code, HARDENED, "application/json")
    await response(scope, receive, send)
