"""The memory of many servers: `python -m tests.tools.guilds [--guilds 10000]`.

A bot runs as a process of its own at a practice Discord that tells it of so many servers, with channels, overwrites, threads,
roles, emojis and features as a server in use has them. The figure is what its memory grows by, for each server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from discord.gateway import DiscordWebSocket as Op

from bot.practice.loopback.errors import Json
from bot.practice.loopback.gateway import Gateway, Session, Socket
from bot.practice.loopback.payloads import own_user
from bot.practice.loopback.world import World
from tests.bench.bots import child
from tests.e2e.practice.server import PracticeServer

KINDS: Final = (0,) * 12 + (2,) * 4 + (4,) * 3 + (15,)
"""Kinds of channels, as often as they are: text, voice, category, forum."""

FEATURES: Final = (
    "COMMUNITY", "NEWS", "CHANNEL_ICON_EMOJIS_GENERATED", "SOUNDBOARD", "AUTO_MODERATION", "INVITE_SPLASH",
    "WELCOME_SCREEN_ENABLED", "MEMBER_VERIFICATION_GATE_ENABLED", "TEXT_IN_VOICE_ENABLED", "PREVIEW_ENABLED",
)  # fmt: skip
NAMES: Final = ("general", "rules", "announcements", "off-topic", "games", "music", "bots", "introductions", "staff")
AHEAD: Final = 20
REST: Final = 4.0
"""Seconds without work after which a process has taken in all that it was told."""


class Synthetic:
    """Servers that are made up one after the other, always the same for one number."""

    def __init__(self, bot: Mapping[str, object]) -> None:
        self._bot = bot

    def frame(self, n: int) -> Json:
        """Return the GUILD_CREATE of a server."""
        random = Random(n)
        ids = self._ids(n)
        guild, owner = next(ids), next(ids)
        roles = [self._role(random, guild if k == 0 else next(ids), k) for k in range(random.randint(6, 36))]
        channels = [self._channel(random, next(ids), k, roles) for k in range(random.randint(12, 56))]
        threads = [self._thread(next(ids), channels[0]["id"], owner) for _ in range(random.randint(0, 8))]
        member = {
            "user": self._bot, "roles": [roles[-1]["id"]], "joined_at": "2026-01-01T00:00:00+00:00",
            "premium_since": None, "deaf": False, "mute": False, "pending": False, "flags": 0,
        }  # fmt: skip
        return {
            "id": str(guild), "name": f"Server {n}", "icon": f"{random.getrandbits(128):032x}", "owner_id": str(owner),
            "description": None, "preferred_locale": "en-US", "verification_level": 1, "features": list(FEATURES),
            "emojis": [{"id": str(next(ids)), "name": f"emoji_{k}", "animated": False} for k in range(30)],
            "stickers": [], "roles": roles, "channels": channels, "threads": threads, "members": [member],
            "member_count": random.randint(10, 5000), "large": True, "unavailable": False, "presences": [],
            "voice_states": [], "joined_at": "2026-01-01T00:00:00+00:00", "system_channel_id": channels[0]["id"],
            "guild_scheduled_events": [], "stage_instances": [], "soundboard_sounds": [], "premium_tier": 1,
        }  # fmt: skip

    @staticmethod
    def _ids(n: int) -> Iterator[int]:
        base = (1 << 60) + (n << 32)
        return iter(range(base, base + (1 << 22)))

    @staticmethod
    def _role(random: Random, number: int, k: int) -> Json:
        return {
            "id": str(number), "name": "@everyone" if k == 0 else f"{random.choice(NAMES)} {k}", "position": k,
            "color": random.getrandbits(24), "permissions": str(random.getrandbits(50)), "managed": False,
            "hoist": False, "mentionable": False, "flags": 0, "icon": None, "unicode_emoji": None,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        }  # fmt: skip

    @staticmethod
    def _channel(random: Random, number: int, k: int, roles: list[Json]) -> Json:
        kind = random.choice(KINDS)
        overwrites = [
            {"id": each["id"], "type": 0, "allow": str(random.getrandbits(40)), "deny": str(random.getrandbits(40))}
            for each in random.sample(roles, min(len(roles), random.choice((0, 1, 1, 2, 3, 4))))
        ]
        common = {
            "id": str(number), "type": kind, "name": f"{random.choice(NAMES)}-{k}", "position": k, "flags": 0,
            "parent_id": str(number - k), "permission_overwrites": overwrites, "nsfw": False,
        }  # fmt: skip
        if kind == 4:
            return common
        own: dict[str, Any] = {"last_message_id": str(number + 12345), "rate_limit_per_user": 0}
        if kind == 2:
            own |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        else:
            own["topic"] = "Whatever belongs here, and please read the rules first." if random.random() < 0.4 else None
        if kind == 15:
            own |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        return common | own

    @staticmethod
    def _thread(number: int, parent: str, owner: int) -> Json:
        time = "2026-01-01T00:00:00+00:00"
        metadata = {"archived": False, "archive_timestamp": time, "auto_archive_duration": 1440, "locked": False}
        return {
            "id": str(number), "type": 11, "name": "A thread on something", "parent_id": parent, "owner_id": str(owner),
            "last_message_id": str(number + 1), "rate_limit_per_user": 0, "flags": 0, "message_count": 40,
            "member_count": 5, "thread_metadata": {**metadata, "create_timestamp": time},
        }  # fmt: skip


class CrowdedGateway(Gateway):
    """A gateway that tells of synthetic servers, one frame after the other as they are taken."""

    def __init__(self, world: World, guilds: int) -> None:
        super().__init__(world)
        self.guilds = guilds
        self.told = asyncio.Event()
        self._telling: set[asyncio.Task[None]] = set()

    def _identify(self, line: Socket, data: Json) -> int | None:
        code = super()._identify(line, data)
        if line.session is not None:
            self._telling.add(asyncio.create_task(self._tell(line, line.session)))
        return code

    def _members(self, session: Session, data: Json) -> None:
        """Answer the watchdog, which asks for the bot itself."""
        found = {"guild_id": data["guild_id"], "members": [], "chunk_index": 0, "chunk_count": 1, "not_found": []}
        session.dispatch("GUILD_MEMBERS_CHUNK", {**found, "nonce": data["nonce"]})

    async def _tell(self, line: Socket, session: Session) -> None:
        synthetic = Synthetic(own_user(self.world))
        for n in range(self.guilds):
            session.sequence += 1
            line.put(Op.DISPATCH, synthetic.frame(n), session.sequence, "GUILD_CREATE")
            while line._queue.qsize() > AHEAD:  # noqa: ASYNC110 (nothing tells it)
                await asyncio.sleep(0.01)
        self.told.set()


async def measured(guilds: int) -> float:
    """Return the megabytes of a process that serves so many servers."""
    with tempfile.TemporaryDirectory() as folder:
        server = PracticeServer()
        server.gateway = gateway = CrowdedGateway(server.world, guilds)
        async with server, child(server, "alibi-telling", Path(folder)) as pid:
            await gateway.told.wait()
            worked = -1.0
            while worked != (worked := round(_cpu(pid), 1)):  # noqa: ASYNC110 (nothing tells it)
                await asyncio.sleep(REST)
            return _resident(pid)


def _cpu(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def _run(guilds: int) -> None:
    none, all_of_them = await measured(0), await measured(guilds)
    each = (all_of_them - none) * 1024 / guilds
    print(f"{guilds} servers: {all_of_them:.0f} MiB, without any {none:.0f} MiB: {each:.1f} KiB a server")


def main() -> None:
    """Measure a number of servers."""
    parser = argparse.ArgumentParser(description="The memory of many servers.")
    parser.add_argument("--guilds", type=int, default=10_000)
    asyncio.run(_run(parser.parse_args().guilds))


if __name__ == "__main__":
    main()
