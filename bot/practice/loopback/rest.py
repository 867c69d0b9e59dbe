"""The REST API: routes, authorisation, rate limits, refusals."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web

from bot.practice.loopback import application_routes as app
from bot.practice.loopback import channel_routes as chan
from bot.practice.loopback import event_routes as events
from bot.practice.loopback import interaction_routes as inter
from bot.practice.loopback import thread_routes as threads
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import ApiError, Json, Known
from bot.practice.loopback.rate_limits import Admission, Windows
from bot.practice.loopback.request import Body, Call, Reply, answer, read_body
from bot.practice.loopback.world import World

API = "/api/v10"
VIA = {"Via": "1.1 practice"}
Handler = Callable[[Call], Awaitable[Reply]]

MESSAGES = "/channels/{channel_id}/messages"
HOOK = "/webhooks/{application_id}/{token}"
EVENTS = "/guilds/{guild_id}/scheduled-events"
COMMANDS = "/applications/{application_id}/commands"
COMMANDS_OF_ONE = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", app.me),
    ("GET", "/users/@me/guilds", app.own_guilds),
    ("POST", "/users/@me/channels", app.open_mailbox),
    ("GET", "/oauth2/applications/@me", app.application),
    ("GET", "/applications/@me", app.application),
    ("GET", "/gateway/bot", app.gateway_bot),
    ("GET", "/guilds/{guild_id}", app.get_guild),
    ("GET", "/guilds/{guild_id}/members/{user_id}", app.get_member),
    ("GET", "/guilds/{guild_id}/roles", app.list_roles),
    ("GET", "/guilds/{guild_id}/channels", app.list_channels),
    ("GET", "/channels/{channel_id}", chan.get_channel),
    ("GET", EVENTS, events.list_events),
    ("POST", EVENTS, events.create_event),
    ("GET", f"{EVENTS}/{{event_id}}", events.get_event),
    ("PATCH", f"{EVENTS}/{{event_id}}", events.edit_event),
    ("DELETE", f"{EVENTS}/{{event_id}}", events.delete_event),
    ("GET", COMMANDS, app.list_commands),
    ("PUT", COMMANDS, app.replace_commands),
    ("PUT", COMMANDS_OF_ONE, app.replace_commands),
    ("POST", MESSAGES, chan.send_message),
    ("GET", MESSAGES, chan.list_messages),
    ("GET", f"{MESSAGES}/{{message_id}}", chan.get_message),
    ("PATCH", f"{MESSAGES}/{{message_id}}", chan.edit_message),
    ("DELETE", f"{MESSAGES}/{{message_id}}", chan.delete_message),
    ("PATCH", "/channels/{channel_id}", threads.edit_channel),
    ("DELETE", "/channels/{channel_id}", threads.delete_channel),
    ("POST", "/channels/{channel_id}/threads", threads.open_thread),
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}", threads.add_member),
    ("POST", "/interactions/{interaction_id}/{token}/callback", inter.respond),
    ("POST", HOOK, inter.follow_up),
    ("GET", f"{HOOK}/messages/{{message_id}}", inter.get_answer),
    ("PATCH", f"{HOOK}/messages/{{message_id}}", inter.edit_answer),
    ("DELETE", f"{HOOK}/messages/{{message_id}}", inter.delete_answer),
)
WITHOUT_TOKEN = ("/interactions/", "/webhooks/", "/gateway")
MAJOR_PARAMETERS = ("channel_id", "guild_id", "interaction_id", "application_id", "token")


class Rest:
    """The REST routes as one aiohttp application."""

    def __init__(self, world: World, *, rate_limits: bool = False) -> None:
        self.world = world
        self.buckets = Windows(world.clock) if rate_limits else None

    def add_to(self, application: web.Application) -> None:
        """Register every route, and last a fallback for unknown paths."""
        for method, path, handler in ROUTES:
            # Paths with @me stand before those with an id: aiohttp tries routes in order.
            application.router.add_route(method, API + path, self._serve(path, handler))
        application.router.add_route("GET", "/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        application.router.add_route("*", "/{path:.*}", self._serve("?", _unknown))

    def _serve(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(API)
            call = Call(self.world, request.method, path, route, dict(request.match_info), dict(request.query))
            await self.take(call, handler, request.headers.get("Authorization"), partial(read_body, request))
            return self.reply(request, call)

        return serve

    async def take(self, call: Call, handler: Handler, token: str | None, read: Callable[[], Awaitable[Body]]) -> None:
        """Answer a request, however it came: its body is read, and its response stands in it afterwards."""
        verdict = self._allow(call)
        call.headers |= verdict.headers
        try:
            call.json, call.files = await read()
            self._admit(call.path, token)
            if verdict.allowed:
                call.status, call.response = await self.handle(call, handler)
            else:
                call.status, call.response = 429, _slow_down(verdict)
                call.headers |= VIA
        except ApiError as error:
            call.status, call.response = error.status, error.body()
            call.headers |= error.headers
            self._blame(call, error)
        except ConnectionError:  # the bot died in the middle of its request: nobody reads an answer
            raise
        except Exception:  # noqa: BLE001 - a bug of this server is answered at once and fails the test
            # discord.py would repeat a 5xx for half a minute.
            self.world.fault(f"{call.method} {call.path}: the practice server stumbled\n{traceback.format_exc()}")
            call.status, call.response = 400, {"message": "The practice server stumbled", "code": 0}
        self.note(call)

    async def handle(self, call: Call, handler: Handler) -> Reply:
        """Call a route's handler. Tests override it to lose or delay requests."""
        return await handler(call)

    def note(self, call: Call) -> None:
        """Notify subscribers of a request that has its response."""
        self.world.tell(WorldChange(ChangeKind.REQUEST, detail=call.method))

    def reply(self, request: web.Request, call: Call) -> web.Response:
        """Return the response of a request."""
        return answer(call.status, call.response, {**call.headers, **self.world.clock.stamp()})

    def _admit(self, path: str, token: str | None) -> None:
        known = token == f"Bot {self.world.token}"
        if not known and not path.startswith(WITHOUT_TOKEN):
            raise ApiError(Known.UNAUTHORIZED)

    def _allow(self, call: Call) -> Admission:
        if self.buckets is None:
            return Admission(True, {})
        major = "+".join(call.params[name] for name in MAJOR_PARAMETERS if name in call.params)
        return self.buckets.take(call.method, call.route, major)

    def _blame(self, call: Call, error: ApiError) -> None:
        """Record refusals that are always the bot's fault. Other refusals may be the subject of a test."""
        where = f"{call.method} {call.path}"
        if error.problems:
            for problem in error.problems:
                self.world.fault(f"{where}: {problem}")
        elif error.known in (Known.NO_ROUTE, Known.BAD_JSON, Known.EMPTY_MESSAGE, Known.TOO_LARGE):
            self.world.fault(f"{where}: {error.message}")

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        file = self.world.attachment(request.match_info["attachment_id"])
        if file is None:
            return web.Response(status=404)
        return web.Response(body=file.content, content_type=file.content_type)


def _slow_down(verdict: Admission) -> Json:
    wait = round(verdict.retry_after, 3)
    return {"message": "You are being rate limited.", "retry_after": wait, "global": verdict.is_global}


async def _unknown(_: Call) -> Reply:
    raise ApiError(Known.NO_ROUTE)
