"""`/stats` at more and more finished games: what is read is kept, so it takes as long with 100,000 as with 1,000.

Each of 500 people has played in 8, 80 and 800 of them: of one's own games the last are looked for, so that page may take longer.
"""

from __future__ import annotations

import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import bot.rooms  # noqa: F401  the rows of every room
from bot.media.painting import draw
from bot.messages.controls import Chapter, StatsPage
from bot.messages.wording import Wording
from bot.record.recorder import Recorder
from bot.record.results import season_of
from bot.record.store import StoredRecord
from bot.record.ui.stats import FRESH, StatsHandler
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.pace import UNTIMED
from bot.tables.service import Tables
from bot.telling.message import Names, Reader
from games import GAMES
from games.core.lines import Line, Who
from games.core.secret import Secret
from tests.bench.figures import Figure
from tests.words import WORDS

SIZES: Final = (1_000, 10_000, 100_000)
NOW: Final = datetime(2026, 5, 1, tzinfo=UTC)
SEASON: Final = season_of(NOW)
SERVER: Final = GuildId(1)
PEOPLE: Final = 500
ROUNDS: Final = 60
PAGES: Final = {
    "a server": (StatsPage(Chapter.SERVER), 2.0),
    "a game": (StatsPage(Chapter.GAME, "clues"), 2.0),
    "a person's game": (StatsPage(Chapter.PERSON, "clues", 7), 4.0),
}
"""The pages, and how many times as long each may take."""

_FILL: Final = """
WITH RECURSIVE n(i) AS (SELECT :there + 1 UNION ALL SELECT i + 1 FROM n WHERE i < :size)
INSERT INTO {table} {select} FROM n
"""
# The k-th game of four is in the season SEASON - i % 4; each has four of the people, of whom one wins.
_RESULTS: Final = "SELECT i, 1, {game}, :season - i % 4, datetime(:now, '-' || i || ' minutes'), 'solved', 1"
_PARTS: Final = "SELECT i, {k}, {k}, 1 + (i * 7 + {k} * 131) % :people, 'stayed', CASE {k} WHEN 0 THEN 1 ELSE 2 END, '[]', 25 + i % 9"


async def run() -> list[Figure]:
    """Measure the pages of a server, from the question to the finished picture."""
    figures = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "alibi.db"
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{file}"))
        try:
            await _one(store)
            spent: dict[int, dict[str, float]] = {}
            for size in SIZES:
                _fill(file, size)
                spent[size] = {name: await _page(store, page) for name, (page, _) in PAGES.items()}
                figures += [
                    Figure(
                        f"/stats of {name} with {size} finished games",
                        seconds / spent[SIZES[0]][name],
                        "x",
                        at_most=PAGES[name][1],
                        detail=f"{seconds * 1000:.1f} ms of the processor, with its picture",
                    )
                    for name, seconds in spent[size].items()
                ]
        finally:
            await store.database.close()
    slowest = max(spent[SIZES[-1]].values()) * 1000
    return [*figures, Figure(f"/stats with {SIZES[-1]} finished games, the slowest page", slowest, "ms", at_most=100)]


async def _one(store: KernelStore) -> None:
    host = UserId(1)
    made = await store.create(
        guild=SERVER, channel=ChannelId(1), host=host, game="clues", version=1, locale="en", options={}, pace=None, at=NOW
    )  # fmt: skip
    await store.take_seat(made.id, user=host, name="Ann", locale="en", most=6)
    await store.begin(made.id, seed=Secret(bytes(16)), order=[host], options={}, version=1, schedule=UNTIMED, at=NOW)
    await store.end(made.id, at=NOW)
    await StoredRecord(store.database).pass_over(made.id)


def _fill(file: Path, size: int) -> None:
    """Let there be so many finished games, and what is kept of them."""
    game = (
        f"CASE i / 4 % {len(GAMES)} " + " ".join(f"WHEN {n} THEN '{g.info.key}'" for n, g in enumerate(GAMES)) + " END"
    )
    with closing(sqlite3.connect(file)) as connection, connection:
        (there,) = connection.execute("SELECT count(*) FROM results").fetchone()
        values = {"there": there, "size": size, "season": SEASON, "now": NOW.isoformat(" "), "people": PEOPLE}
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        chosen = ", ".join("i" if name in ("id", "channel_id") else f"t.{name}" for name in columns)
        copies = _FILL.format(table="tables", select=f"SELECT {chosen}").replace("FROM n\n", "FROM n, tables t\n")
        connection.execute(copies + f"WHERE t.id = 1 AND i > {max(1, there)}", values)
        connection.execute(_FILL.format(table="results", select=_RESULTS.format(game=game)), values)
        for k in range(4):
            connection.execute(_FILL.format(table="parts", select=_PARTS.format(k=k)), values)
        connection.executescript("DELETE FROM pools; DELETE FROM standings; ANALYZE;")
        connection.execute(
            "INSERT INTO pools SELECT guild_id, game, season, count(*), count(*), 0, max(ended_at), max(table_id)"
            " FROM results GROUP BY 1, 2, 3"
        )
        connection.execute(
            "INSERT INTO standings SELECT r.guild_id, r.game, r.season, p.user_id, 20 + p.user_id % 13, 3, 12 + count(*),"
            " count(*), count(*) / 4, 0, 0, '{}' FROM results r JOIN parts p ON p.table_id = r.table_id GROUP BY 1, 2, 3, 4"
        )


async def _page(store: KernelStore, page: StatsPage) -> float:
    """Return the seconds of the processor for a page with its picture, the shortest of many: the machine does other things too."""
    house: Any = SimpleNamespace(store=store, tables=Tables(Ground(store, lambda: NOW)), words=Wording.of(WORDS))
    recorder = Recorder(StoredRecord(store.database), store)
    stats = StatsHandler(house, recorder)
    visit: Any = SimpleNamespace(person=SimpleNamespace(user=UserId(7)), reader=Reader("en"))
    spent = []
    for _ in range(ROUNDS):
        start = time.process_time()
        await recorder.keep_up(FRESH)
        made = await stats._page(visit, page, SERVER)
        if made.scene is None:
            raise AssertionError("nothing to draw")
        draw(made.scene, partial(_say, made.reader.names))
        spent.append(time.process_time() - start)
    return min(spent)


def _say(names: Names, what: object) -> str:
    if isinstance(what, Who):
        return names[what.seat]
    return WORDS.say("en", what) if isinstance(what, Line) else str(what)
