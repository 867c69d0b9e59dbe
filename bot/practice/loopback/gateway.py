"""Discord's gateway v10: sessions, events by intents and shard, resuming."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import zstandard
from aiohttp import WSMsgType, web
from discord import Intents
from discord.gateway import DiscordWebSocket as Op

from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.errors import Json
from bot.practice.loopback.events import GUILDS_INTENT, Event, events_of
from bot.practice.loopback.payloads import guild_create, member, own_user
from bot.practice.loopback.world import World

HEARTBEAT_MS = 41_250
ACK_DELAY_SECONDS = 0.05
KEPT_EVENTS_PER_SESSION = 5000


PRIVILEGED_INTENTS = Intents(members=True, presences=True, message_content=True).value


class Close:
    """Discord's close codes that are used here."""

    UNKNOWN_OP = 4001
    DECODE = 4002
    NOT_IDENTIFIED = 4003
    BAD_TOKEN = 4004
    TWICE = 4005
    BAD_SHARD = 4010
    BAD_INTENTS = 4014


@dataclass(slots=True, eq=False)
class Session:
    """A gateway session. It outlives its socket and keeps the numbered events, so that a resuming bot misses none."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: list[tuple[int, str, Json]] = field(default_factory=list)
    socket: Socket | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Number and keep an event, and send it if a socket is connected."""
        self.sequence += 1
        self.sent.append((self.sequence, name, data))
        del self.sent[:-KEPT_EVENTS_PER_SESSION]
        if self.socket is not None:
            self.socket.put(Op.DISPATCH, data, self.sequence, name)

    def wants(self, event: Event) -> bool:
        """Whether an event belongs to this session's shard and intents."""
        shard = (event.guild_id >> 22) % self.shard[1] if event.guild_id else 0
        return shard == self.shard[0] and self.intents & event.intent == event.intent


class Socket:
    """A connection with a queue and a writer, so that changes of the world never wait for the network."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.session: Session | None = None
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        # discord.py asks for zstd if the package is installed. The whole connection is one stream.
        self._stream = zstandard.ZstdCompressor().compressobj()

    def put(self, op: int, data: Any, sequence: int | None = None, name: str | None = None) -> None:
        """Queue a frame for the writer."""
        self._queue.put_nowait({"op": op, "d": data, "s": sequence, "t": name})

    async def write(self) -> None:
        """Send queued frames in order until cancelled."""
        while True:
            frame = self._stream.compress(json.dumps(await self._queue.get()).encode())
            try:
                # A flush after each frame lets the bot read it at once.
                await self.socket.send_bytes(frame + self._stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
            except ConnectionError:
                return

    def abort(self) -> None:
        """Cut the connection without a close frame."""
        if self.request.transport is not None:
            self.request.transport.abort()


class Gateway:
    """All sessions of the bot. It subscribes to the world and dispatches events to each session."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self.resume_url = ""
        # The number of next handshakes that fail, as when Discord's gateway is down.
        self.refusals = 0
        self._unsubscribe = world.subscribe(self._told)

    @property
    def connected(self) -> list[Session]:
        """The sessions with an open socket."""
        return [session for session in self.sessions.values() if session.socket is not None]

    def _told(self, change: WorldChange) -> None:
        for event in events_of(change, self.world):
            for session in self.sessions.values():
                if session.wants(event):
                    session.dispatch(event.name, event.data)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection until it ends."""
        if self.refusals > 0:
            self.refusals -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        socket.headers.update(self.world.clock.stamp())
        await socket.prepare(request)
        line = Socket(socket, request)
        self.sockets.add(line)
        writer = asyncio.create_task(line.write(), name="practice gateway writer")
        line.put(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            async for received in socket:
                if received.type is not WSMsgType.TEXT:
                    continue
                code = self._receive(line, received.data)
                if code is not None:
                    await socket.close(code=code)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self.sockets.discard(line)
            if line.session is not None and line.session.socket is line:
                line.session.socket = None
                self.world.tell(WorldChange(ChangeKind.GATEWAY, detail="lost"))
        return socket

    def _receive(self, line: Socket, text: str) -> int | None:
        """Handle a frame and return the close code, if any."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return Close.DECODE
        if op == Op.HEARTBEAT:
            # Not at once: discord.py notes the time of a heartbeat in another thread after sending it. An answer before
            # that note looks 41 s late and logs a warning.
            asyncio.get_running_loop().call_later(ACK_DELAY_SECONDS, line.put, Op.HEARTBEAT_ACK, None)
            return None
        if op == Op.IDENTIFY:
            return self._identify(line, data)
        if op == Op.RESUME:
            return self._resume(line, data)
        if line.session is None:
            return Close.NOT_IDENTIFIED
        if op == Op.REQUEST_MEMBERS:
            self._members(line.session, data)
            return None
        return None if op in (Op.PRESENCE, Op.VOICE_STATE) else Close.UNKNOWN_OP

    def _identify(self, line: Socket, data: Json) -> int | None:
        if line.session is not None:
            return Close.TWICE
        if data.get("token") != self.world.token:
            return Close.BAD_TOKEN
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED_INTENTS:
            return Close.BAD_INTENTS
        shard_id, shard_count = data.get("shard") or (0, 1)
        if not 0 <= shard_id < shard_count:
            return Close.BAD_SHARD
        session = Session(secrets.token_hex(16), intents, (shard_id, shard_count))
        session.socket, line.session = line, session
        mine = [
            guild
            for guild in self.world.guilds.values()
            if guild.has_bot and (guild.id >> 22) % shard_count == shard_id
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": own_user(self.world),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.id,
                "resume_gateway_url": self.resume_url,
                "shard": [shard_id, shard_count],
                "application": {"id": str(self.world.application_id), "flags": 0},
            },
        )
        if intents & GUILDS_INTENT:
            for guild in mine:
                # Without this it would be a guild that the bot has just been invited to.
                session.dispatch("GUILD_CREATE", guild_create(guild, self.world) | {"unavailable": False})
        self.sessions[session.id] = session
        self.world.tell(WorldChange(ChangeKind.GATEWAY, detail="ready"))
        return None

    def _resume(self, line: Socket, data: Json) -> int | None:
        if data.get("token") != self.world.token:
            return Close.BAD_TOKEN
        session = self.sessions.get(str(data.get("session_id")))
        since = int(data.get("seq") or 0)
        oldest = session.sent[0][0] if session is not None and session.sent else 1
        if session is None or since > session.sequence or since < oldest - 1:
            line.put(Op.INVALIDATE_SESSION, False)
            return None
        session.socket, line.session = line, session
        for sequence, name, event in session.sent:
            if sequence > since:
                line.put(Op.DISPATCH, event, sequence, name)
        session.dispatch("RESUMED", {"_trace": []})
        self.world.tell(WorldChange(ChangeKind.GATEWAY, detail="resumed"))
        return None

    def _members(self, session: Session, data: Json) -> None:
        """Answer a request for members by user ids. Queries by name or for all members are not supported."""
        guild = self.world.guilds[int(data["guild_id"])]
        asked = [int(each) for each in data["user_ids"]]
        found = [guild.members[each] for each in asked if each in guild.members]
        session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [member(each) for each in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [str(each) for each in asked if each not in guild.members],
                "nonce": data["nonce"],
            },
        )

    # -- faults, for tests and the page

    def drop(self, *, resumable: bool = True) -> int:
        """Cut every connection and return their number. Unless `resumable`, the sessions are lost too."""
        lines = [line for line in self.sockets if line.session is not None]
        for line in lines:
            if line.session is not None:
                line.session.socket = None
                if not resumable:
                    self.sessions.pop(line.session.id, None)
                line.session = None
            line.abort()
        self.world.tell(WorldChange(ChangeKind.GATEWAY, detail="dropped"))
        return len(lines)

    async def stop(self) -> None:
        """Close all connections and unsubscribe from the world."""
        self._unsubscribe()
        for line in tuple(self.sockets):
            await line.socket.close(code=1001)
