"""What the tests of the owner's tools share: settings of a test, and a Discord to ask."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from pydantic import SecretStr

import bot.rooms  # noqa: F401  the rows of every room
from bot import __main__ as command_line
from bot.settings import Settings
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from tests.database import lay_down
from tests.e2e.kept_commands import kept_commands
from tests.e2e.practice.server import PracticeServer, pointed_at


def url_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'alibi.db'}"


def settings_in(folder: Path, token: str | None, url: str | None = None) -> Settings:
    """Return the settings of a bot; without an address, its database is an empty one in this folder."""
    if url is None:
        lay_down(folder / "alibi.db")
    return Settings(
        discord_token=SecretStr(token) if token is not None else None,
        database_url=SecretStr(url or url_in(folder)),
        log_level="warning",
        metrics_port=None,
        shard_count=None,
        practice_port=8080,
    )


@contextmanager
def at(server: PracticeServer) -> Iterator[None]:
    with pointed_at(server.url, server.gateway_url), kept_commands():
        yield


async def a_finished_table(url: str, *, is_finished: bool = True) -> TableId:
    """Play a game of three without Discord, and stop it."""
    lay_down(Path(read_url(url).database or ""))
    store = KernelStore(await Database.open(url))
    tables = Tables(Ground(store, lambda: datetime.now(UTC)))
    lobby = Lobby(tables, entropy=lambda n: bytes(range(n)))
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=UserId(10), name="Ada", game="clues", locale="fr", speaks="fr"
    )
    for user in (11, 12):
        await lobby.join(opened.id, UserId(user), f"name {user}", "en")
    await lobby.start(opened.id, UserId(10))
    luck = random.Random(4)
    table = await tables.load(opened.id)
    for _ in range(9):
        seat = min(table.game.rules.turn(table.state))
        await tables.act(
            opened.id, table.record.seats[seat].user, luck.choice(list(table.game.rules.legal(table.state, seat)))
        )
    await store.set_notes(opened.id, UserId(10), "the duke lies")
    if is_finished:
        await tables.end(opened.id)
    await store.database.close()
    return opened.id


def run(*words: object) -> int:
    return command_line.main([str(word) for word in words])
