"""Faults of the machine, the database and Discord, in the middle of a game: when they have ended, all is told, by itself."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest

from bot.store import keys
from bot.tables.ids import TableId, UserId
from bot.tables.stores import StoreTrouble
from games import GAMES
from tests.bot.store.cluster import Cluster
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.fuse import Fuse
from tests.e2e.tables.told import assert_all_told

pytestmark = pytest.mark.sockets

KILLS = int(os.environ.get("ALIBI_KILLS", "15"))
"""How many times the process dies, in all games together; where there are hundreds, before each step of a longer play."""
IN_EACH = KILLS // len(GAMES)
IS_LONG = IN_EACH >= 40
MOVES = 18 if IS_LONG else 5
POINTS = [
    (game.info.key, k if IS_LONG else (7 * i + 13 * k) % 40) for i, game in enumerate(GAMES) for k in range(IN_EACH)
]


async def begin(evening: Evening, game: str) -> None:
    """Deal a game at its smallest table."""
    evening.game = game
    info = next(each.info for each in GAMES if each.info.key == game)
    await evening.seated(info.seats[0])


async def move(evening: Evening, luck: random.Random, known: TableId | None = None) -> None:
    """Let somebody whose turn it is do anything."""
    table = await evening.table(known=known)
    if table.outcome is None:
        seat = luck.choice(sorted(table.game.rules.turn(table.state)))
        actions = sum(1 for _ in table.game.rules.legal(table.state, seat))
        await evening.do(table, int(seat), luck.randrange(actions))


@pytest.mark.parametrize(("game", "at"), POINTS)
async def test_whatever_game_it_dies_in_and_before_whatever_step_all_is_told_by_itself(
    tmp_path: Path, game: str, at: int
) -> None:
    luck = random.Random(f"{game} {at}")
    fuse = Fuse(at)
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await begin(evening, game)
            known = (await evening.table()).record.id
        with fuse.laid():
            async with evening.running() as app:
                fuse.arm(app)
                for _ in range(MOVES):
                    if not await fuse.unless_dead(move(evening, luck, known)):
                        break
                    if luck.random() < 0.5 and not await fuse.unless_dead(evening.settle()):
                        break
                if fuse.died_before is not None:
                    fuse.bury()
        if at % 2:
            evening.skip(minutes=30)  # Discord has forgotten the nonces
        async with evening.running():
            await assert_all_told(evening, known)
            await move(evening, luck, known)
            await assert_all_told(evening, known)


# The database


@asynccontextmanager
async def in_play(tmp_path: Path, kind: type[Evening] = Evening) -> AsyncIterator[Evening]:
    """Give an evening in the middle of a game, with little patience for a database that is busy."""
    with patch("bot.store.sqlite_engine.BUSY_MS", 50):
        async with an_evening(tmp_path, kind=kind, has_sockets=True) as evening, evening.running():
            await begin(evening, "clues")
            yield evening


async def play_on(evening: Evening, moves: int = 3) -> None:
    """Try to play, whatever comes of it; what is stored lies in the database."""
    luck = random.Random(5)
    for _ in range(moves):
        try:
            await move(evening, luck)
        except StoreTrouble:  # the test itself could not look
            return


async def test_a_full_disk_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    async with in_play(tmp_path) as evening:
        evening.world.delay("POST", r"/channels/\d+/messages$", 0.3, times=4)
        await play_on(evening, 2)
        await _limit(evening, 1)  # SQLite takes as many pages as there are
        with pytest.raises(StoreTrouble):
            await _fill(evening)
        await play_on(evening)
        _only_database_trouble(evening)

        await _limit(evening, 2**30)
        await assert_all_told(evening)
        await play_on(evening)
        await assert_all_told(evening)


async def _fill(evening: Evening) -> None:
    """Take what is free in the pages that there are."""
    for user in range(500):
        await evening.bot.store.set_notes(TableId(1), UserId(10**6 + user), "x" * 2000)


def _only_database_trouble(evening: Evening) -> None:
    """A press is an incident only where the database is damaged, and nothing else went wrong."""
    for entry in evening.wrong():
        error = entry.get("exc_info")
        assert isinstance(error, StoreTrouble)
        assert "incident" not in entry or not error.is_passing


async def _limit(evening: Evening, pages: int) -> None:
    def work(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    await evening.bot.house.database.write(work)


async def test_a_locked_database_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    async with in_play(tmp_path) as evening:
        evening.world.delay("POST", r"/channels/\d+/messages$", 0.3, times=4)
        await play_on(evening, 2)
        with closing(sqlite3.connect(evening.file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await play_on(evening)
            other.execute("ROLLBACK")
        _only_database_trouble(evening)

        await assert_all_told(evening)
        await play_on(evening)
        await assert_all_told(evening)


async def test_a_damaged_database_answers_everybody_and_tells_nothing_that_is_not_stored(tmp_path: Path) -> None:
    async with in_play(tmp_path) as evening:
        await evening.settle()
        before = evening.texts()
        with evening.file.open("r+b") as file:
            whole = file.read()
            file.seek(0)
            file.write(b"\0" * len(whole))
        await play_on(evening)
        assert evening.texts() == before

        evening.file.write_bytes(whole)
        _only_database_trouble(evening)


class OnPostgres(Evening):
    """An evening on PostgreSQL."""

    cluster: Cluster
    url: str

    @property
    def database(self) -> str:
        return self.url


async def test_a_postgres_that_is_gone_for_a_while_loses_nothing_and_says_nothing_twice(
    tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / keys.NAME)
    monkeypatch.setattr(OnPostgres, "url", cluster.new_database(), raising=False)
    monkeypatch.setattr(OnPostgres, "rows", lambda _, query: _rows(cluster, query))
    async with in_play(tmp_path, OnPostgres) as evening:
        evening.world.delay("POST", r"/channels/\d+/messages$", 0.3, times=4)
        await play_on(evening, 2)
        cluster.stop()
        await play_on(evening)
        cluster.start()
        _only_database_trouble(evening)
        await assert_all_told(evening)
        await play_on(evening)
        await assert_all_told(evening)


def _rows(cluster: Cluster, query: str) -> list[tuple[str, ...]]:
    found = cluster.psql(urlsplit(OnPostgres.url).path[1:], query)
    return [tuple(line.split("|")) for line in found.splitlines()]


# The clock, the gateway, and Discord


async def test_a_clock_that_is_set_back_loses_nothing_and_says_nothing_twice(tmp_path: Path) -> None:
    async with in_play(tmp_path) as evening:
        await play_on(evening, 2)
        evening._skipped -= timedelta(hours=3)  # the bot's own: Discord's goes on
        await play_on(evening)
        await assert_all_told(evening)


def _drop(evening: Evening) -> None:
    evening.server.gateway.drop()


def _drop_for_good(evening: Evening) -> None:
    evening.server.gateway.drop(resumable=False)


def _replay(evening: Evening) -> None:
    """Tell every press and command once more, as a gateway may after it resumed."""
    for session in evening.server.gateway.connected:
        for _, name, event in list(session.sent):
            if name == "INTERACTION_CREATE":
                session.dispatch(name, event)


def _storm(evening: Evening) -> None:
    for method in ("POST", "PATCH", "DELETE"):
        evening.world.limit(method, r"^/channels/", 0.05, times=3)


def _failures(evening: Evening) -> None:
    evening.world.fail("POST", r"^/channels/\d+/messages$", 503)
    evening.world.fail("POST", r"^/channels/\d+/messages$", 503, takes_effect=True)
    evening.world.fail("PATCH", r"^/channels/", 503)
    evening.world.fail("DELETE", r"^/channels/", 0)


@pytest.mark.parametrize("fault", [_drop, _drop_for_good, _replay, _storm, _failures])
async def test_a_fault_of_discord_loses_nothing_and_says_nothing_twice(
    tmp_path: Path, fault: Callable[[Evening], None]
) -> None:
    async with in_play(tmp_path) as evening:
        await play_on(evening, 2)
        stored = evening.entries()
        fault(evening)
        await evening.server.connected()
        if fault is _replay:
            await evening.settle()
            assert evening.entries() == stored
        await play_on(evening)
        await assert_all_told(evening)


async def test_presses_that_are_told_again_to_a_new_process_are_applied_once(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running():
            await begin(evening, "clues")
            await play_on(evening)
            (session,) = evening.server.gateway.connected
            told = [(name, event) for _, name, event in session.sent if name == "INTERACTION_CREATE"]
            stored = evening.entries()
        async with evening.running():
            (session,) = evening.server.gateway.connected
            for name, event in told:
                session.dispatch(name, event)
            await evening.server.quiet(0.3)
            assert evening.entries() == stored
            await assert_all_told(evening)
