"""The page answers at its own address only: a foreign page in the same browser must neither read nor press anything.

A name of somebody else's that suddenly means 127.0.0.1 (DNS rebinding) is known by its `Host`, a foreign page's websocket by
its `Origin`: browsers let no page choose either.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

NAMES = ("127.0.0.1", "localhost", "[::1]")


class OwnAddressOnly:
    """Refuses every request and websocket that is meant for another address or comes from another page."""

    def __init__(self, application: ASGIApp) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        if scope["type"] == "lifespan" or is_own(Headers(scope=scope), scope["server"][1]):
            await self._application(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("This is not the address of the practice table.", 403)(scope, receive, send)


def is_own(headers: Headers, port: int) -> bool:
    """Return whether a request names our own address, and comes from our own page or from no page at all."""
    own = {f"{name}:{port}" for name in NAMES} | ({*NAMES} if port == 80 else set())
    origins = headers.getlist("origin")
    return [*headers.getlist("host")] in [[name] for name in own] and all(
        origin.removeprefix("http://") in own and origin.startswith("http://") for origin in origins
    )
