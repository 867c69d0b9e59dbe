"""The practice Discord as the tests need it: it remembers every request, goes wrong on purpose, and is waited for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

from aiohttp import web
from discord import Permissions
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.practice.launch.bot_child import point_discord_at
from bot.practice.loopback import server
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Callback, Channel, Guild, Role, User
from bot.practice.loopback.request import Call, Reply
from bot.practice.loopback.rest import VIA, Handler, Rest
from bot.practice.loopback.world import World

T = TypeVar("T")
GLANCE = 0.05


# -- what the bot has said, and to whom


class AudienceKind(StrEnum):
    """Who can read what a request says."""

    CHANNEL = "channel"
    DM = "dm"
    EPHEMERAL = "ephemeral"


@dataclass(frozen=True, slots=True)
class Audience:
    """Where a message went: a channel's readers, one mailbox, or one person's screen."""

    kind: AudienceKind
    channel: Channel
    user: User | None = None

    def __str__(self) -> str:
        whose = f"@{self.user.name}" if self.user else f"#{self.channel.name}"
        return f"{self.kind}:{whose}"


def audience_of(request: Call) -> Audience | None:
    """Return who can read what a request said, where it said anything."""
    if (asked := request.interaction) is not None and asked.callback in (Callback.CHOICES, Callback.MODAL):
        return Audience(AudienceKind.EPHEMERAL, asked.channel, asked.user)
    if (message := request.message) is None:
        return None
    if message.ephemeral_to is not None:
        return Audience(AudienceKind.EPHEMERAL, message.channel, message.ephemeral_to)
    if message.channel.recipient is not None:
        return Audience(AudienceKind.DM, message.channel, message.channel.recipient)
    return Audience(AudienceKind.CHANNEL, message.channel)


def written(request: Call) -> str:
    """Return every word of the body, with the names of its files: what a search for secrets looks through."""
    return "\n".join([json.dumps(request.json, ensure_ascii=False), *(file.filename for file in request.files)])


# -- what goes wrong on purpose


@dataclass(slots=True, eq=False)
class Interference:
    """Something that goes wrong on purpose, for as many requests as `times` says."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    body: Json | str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    takes_effect: bool = False
    met: int = 0

    def takes(self, method: str, path: str) -> bool:
        """Use it up once, if it is meant for this request."""
        if self.times <= 0 or self.method not in (method, "*") or not self.path.search(path):
            return False
        self.times -= 1
        self.met += 1
        return True

    @property
    def reply(self) -> Reply:
        """What is answered instead."""
        assert self.status is not None
        is_bare = self.body is None and self.status >= 400
        return self.status, {"message": f"{self.status}: on purpose", "code": 0} if is_bare else self.body


class WatchedWorld(World):
    """A world with the requests that were made of it, in which more can happen than at a practice table."""

    def __init__(self) -> None:
        self.requests: list[Call] = []
        self.interferences: list[Interference] = []
        self.repeats = 1
        super().__init__()

    def tell(self, change: WorldChange) -> None:
        """Notify everyone who watches; an interaction as often as was asked for, with the very same event."""
        times, self.repeats = (self.repeats, 1) if change.kind is ChangeKind.INTERACTION else (1, self.repeats)
        for _ in range(times):
            super().tell(change)

    def fail(
        self,
        method: str,
        path_regex: str,
        status: int,
        body: Json | str | None = None,
        headers: Mapping[str, str] | None = None,
        times: int = 1,
        *,
        takes_effect: bool = False,
    ) -> Interference:
        """Answer the next requests with an error; status 0 cuts the connection; `takes_effect` does the thing first."""
        pattern = re.compile(path_regex)
        made = Interference(method, pattern, times, status, body, dict(headers or {}), takes_effect=takes_effect)
        self.interferences.append(made)
        return made

    def delay(self, method: str, path_regex: str, seconds: float, times: int = 1) -> Interference:
        """Let the next requests wait before they are dealt with."""
        made = Interference(method, re.compile(path_regex), times, seconds=seconds)
        self.interferences.append(made)
        return made

    def limit(
        self, method: str, path_regex: str, retry_after: float = 0.1, times: int = 1, *, is_global: bool = False
    ) -> Interference:
        """Answer the next requests with 429, with all that Discord sends along."""
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": is_global,
        }
        headers = {
            **VIA,
            "Retry-After": str(max(1, round(retry_after))),
            "X-RateLimit-Scope": "global" if is_global else "user",
            **({"X-RateLimit-Global": "true"} if is_global else {}),
        }
        return self.fail(method, path_regex, 429, body, headers, times)

    def remove_member(self, guild: Guild, user: User) -> None:
        """Let somebody leave; their places in threads go too."""
        guild.members.pop(user.id, None)
        for channel in guild.channels.values():
            channel.thread_members.pop(user.id, None)

    def remove_bot(self, guild: Guild) -> None:
        """Throw the bot out of a guild; for it, the guild is gone."""
        guild.has_bot = False
        self.remove_member(guild, self.bot)
        self.tell(WorldChange(ChangeKind.GUILD_LEFT, guild=guild))

    def invite_bot(self, guild: Guild) -> None:
        """Bring the bot back."""
        guild.has_bot = True
        self.add_member(guild, self.bot).roles = [role for role in guild.roles.values() if role.is_managed]
        self.tell(WorldChange(ChangeKind.GUILD_JOINED, guild=guild))

    def add_role(self, guild: Guild, name: str, **allowed: bool) -> Role:
        """Make a role; give it to somebody with `guild.members[user.id].roles.append(role)`."""
        role = Role(self.ids.new(), name, Permissions(**allowed), position=len(guild.roles))
        guild.roles[role.id] = role
        self.tell(WorldChange(ChangeKind.ROLE_MADE, guild=guild, detail=str(role.id)))
        return role


class FaultyRest(Rest):
    """Routes that go wrong where a test wants it."""

    world: WatchedWorld

    async def handle(self, call: Call, handler: Handler) -> Reply:
        """Let a route do its work, unless something is to go wrong."""
        met = next((each for each in self.world.interferences if each.takes(call.method, call.path)), None)
        if met is None:
            return await super().handle(call, handler)
        await asyncio.sleep(met.seconds)
        if met.status is None:
            return await super().handle(call, handler)
        if met.takes_effect:
            await super().handle(call, handler)
        call.headers = dict(met.headers)
        return met.reply

    def note(self, call: Call) -> None:
        """Remember a request."""
        self.world.requests.append(call)
        super().note(call)

    def reply(self, request: web.Request, call: Call) -> web.Response:
        """Write what came of a request, or cut the line."""
        if call.status == 0 and request.transport is not None:
            request.transport.abort()
            return web.Response(status=500)
        return super().reply(request, call)


# -- the server


class PracticeServer(server.PracticeServer):
    """The practice server, on a world that is watched."""

    world: WatchedWorld

    def __init__(self, *, rate_limits: bool = False) -> None:
        self.rest = FaultyRest(WatchedWorld(), rate_limits=rate_limits)
        super().__init__(self.rest)

    async def until(self, predicate: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109 - a test reads better with it
        """Wait until something is so, woken by each change of the world; say what happened last if it never is.

        A predicate may also look at the bot, whose changes nobody tells; so it is asked now and then anyway.
        """
        woken = asyncio.Event()
        unsubscribe = self.world.subscribe(lambda _: woken.set())
        try:
            async with asyncio.timeout(timeout):
                while not (found := predicate()):
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(GLANCE):
                            await woken.wait()
                    woken.clear()
                return found
        except TimeoutError:
            last = [(each.method, each.path, each.status) for each in self.world.requests[-5:]]
            raise TimeoutError(
                f"not so after {timeout} s; last requests: {last}; faults: {self.world.faults}"
            ) from None
        finally:
            unsubscribe()

    async def connected(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a test reads better with it
        """Wait until a bot is there and was told of its guilds."""
        await self.until(lambda: self.gateway.connected, timeout)

    async def quiet(self, seconds: float = 0.1, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a test reads better with it
        """Wait until nothing has happened for a while."""
        woken = asyncio.Event()
        unsubscribe = self.world.subscribe(lambda _: woken.set())
        try:
            async with asyncio.timeout(timeout):
                while True:
                    try:
                        async with asyncio.timeout(seconds):
                            await woken.wait()
                    except TimeoutError:
                        return
                    woken.clear()
        finally:
            unsubscribe()

    def drop_gateway(self, *, resumable: bool = True) -> int:
        """Cut the bot's connections; it comes back by itself, resuming where it can."""
        return self.gateway.drop(resumable=resumable)

    def ask_to_reconnect(self) -> None:
        """Ask every bot to reconnect, as Discord does before it restarts a gateway."""
        for line in self.gateway.sockets:
            line.put(DiscordWebSocket.RECONNECT, None)

    def pass_time(self, seconds: float) -> None:
        """Let time pass at once: tokens run out, messages grow old."""
        self.world.clock.skip(seconds)
        self.world.tell(WorldChange(ChangeKind.GATEWAY, detail="time passed"))


@contextmanager
def pointed_at(url: str, gateway_url: str) -> Iterator[None]:
    """Point discord.py at another server for a while, then back to where it was."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    point_discord_at(url, gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
