"""Refuses requests from foreign pages in the same browser, which must neither read nor press anything here.

A foreign name that resolves to 127.0.0.1 (DNS rebinding) is recognised by its `Host` header, a foreign page's websocket by
its `Origin`. Browsers let pages choose neither.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

NAMES = ("127.0.0.1", "localhost", "[::1]")


class OwnAddressOnly:
    """Middleware that refuses requests and websockets to another address or from another page."""

    def __init__(self, application: ASGIApp) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it with 403 (websockets: close code 1008)."""
        if scope["type"] == "lifespan" or is_own(Headers(scope=scope), scope["server"][1]):
            await self._application(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("This is not the address of the practice table.", 403)(scope, receive, send)


def is_own(headers: Headers, port: int) -> bool:
    """Whether a request is for this page's address, and from this page or from outside a browser."""
    own = {f"{name}:{port}" for name in NAMES} | ({*NAMES} if port == 80 else set())
    origins = headers.getlist("origin")
    return [*headers.getlist("host")] in [[name] for name in own] and all(
        origin.removeprefix("http://") in own and origin.startswith("http://") for origin in origins
    )
