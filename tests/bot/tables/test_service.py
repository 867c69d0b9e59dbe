"""What the service remembers of a table, with a real database below: never older than what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Unpack

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.store.database import Database
from bot.store.errors import CommitFailed, DatabaseFailed
from bot.store.kernel import KernelStore
from bot.tables import cache
from bot.tables.changes import Following
from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.pace import Clock, Schedule
from bot.tables.records import Entry, TableRecord
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import AlreadyApplied
from bot.tables.timekeeper import Timekeeper
from bot.votes.motions.replacement import REPLACE
from bot.votes.motions.time import PACE
from games.bakerstreet import GAME
from games.clues import GAME as CLUES
from games.clues.actions import Choose
from games.core.contract import Refusal
from games.core.seats import Seat
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, BEN, CLEO, NOON, a_lobby
from tests.database import lay_down

pytestmark = pytest.mark.asyncio


class Interrupted(KernelStore):
    """A store in which something happens, once, before entries are read or one is written, or after a look at a channel."""

    before_reading: Callable[[], Awaitable[object]] | None = None
    before_writing: Callable[[], Awaitable[object]] | None = None
    after_finding: Callable[[], Awaitable[object]] | None = None

    async def open_in(self, channel: ChannelId) -> TableRecord | None:
        found = await super().open_in(channel)
        if (work := self.after_finding) is not None:
            self.after_finding = None
            await work()
        return found

    async def entries(self, table: TableId) -> list[Entry]:
        if (work := self.before_reading) is not None:
            self.before_reading = None
            await work()
        return await super().entries(table)

    async def append(self, entry: Entry, **after: Unpack[Following]) -> int:
        if (work := self.before_writing) is not None:
            self.before_writing = None
            await work()
        return await super().append(entry, **after)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Interrupted]:
    lay_down(tmp_path / "alibi.db")
    opened = Interrupted(await Database.open(f"sqlite+aiosqlite:///{tmp_path}/alibi.db"))
    yield opened
    await opened.database.close()


async def a_game(store: KernelStore) -> TableRecord:
    lobby = await a_lobby(store, ANNA, BEN, game="bakerstreet", pace=60)
    return await store.begin(
        lobby.id, seed=Secret(bytes(16)), order=[ANNA, BEN], options=GAME.info.settle({}, 2), version=GAME.info.version,
        schedule=Schedule(deadline=NOON), at=NOON,
    )  # fmt: skip


async def act(tables: Tables, table: TableRecord) -> None:
    loaded = await tables.load(table.id)
    seat = min(loaded.game.rules.turn(loaded.state))
    await tables.act(table.id, loaded.player(seat).user, next(loaded.game.rules.legal(loaded.state, seat)))


async def test_a_table_that_goes_on_while_it_is_read_is_read_again(store: Interrupted) -> None:
    table = await a_game(store)
    others = Tables(Ground(store, lambda: NOON + timedelta(seconds=30)))
    ours = Tables(Ground(store, lambda: NOON))
    await others.load(table.id)
    store.before_reading = lambda: act(others, table)

    read = await ours.load(table.id)

    assert read.n == 1
    assert read.record.entries == 1
    assert read.record.deadline == NOON + timedelta(seconds=90)


async def test_a_table_that_ends_while_it_is_read_is_not_remembered_as_a_live_one(store: Interrupted) -> None:
    table = await a_game(store)
    tables = Tables(Ground(store, lambda: NOON))
    store.before_reading = lambda: tables.end(table.id)

    read = await tables.load(table.id)

    assert read.record.status is Status.ENDED
    assert (await tables.load(table.id)).record.status is Status.ENDED


async def test_a_language_chosen_while_a_table_is_read_is_not_lost(store: Interrupted) -> None:
    table = await a_game(store)
    tables = Tables(Ground(store, lambda: NOON))

    async def choose() -> None:
        await store.configure(table.id, locale="fr")
        tables.refresh(table.id, lambda now: replace(now, locale="fr"))

    store.before_reading = choose

    assert (await tables.load(table.id)).record.locale == "fr"


async def test_a_table_that_ends_while_its_channel_is_looked_at_is_not_found_there_again(store: Interrupted) -> None:
    table = await a_game(store)
    tables = Tables(Ground(store, lambda: NOON))
    store.after_finding = lambda: tables.end(table.id)
    await tables.open_in(table.channel)

    with pytest.raises(Refusal, match="no-table"):
        await tables.open_in(table.channel)


async def test_a_table_of_whose_end_no_word_came_back_is_not_found_in_its_channel_again(store: Interrupted) -> None:
    class Unheard(KernelStore):
        async def end(self, table: TableId, **how: Any) -> None:
            await super().end(table, **how)
            raise CommitFailed("OperationalError")

    table = await a_game(store)
    tables = Tables(Ground(Unheard(store.database), lambda: NOON))
    assert await tables.open_in(table.channel) == table.id
    with pytest.raises(CommitFailed):
        await tables.end(table.id)

    with pytest.raises(Refusal, match="no-table"):
        await tables.open_in(table.channel)


async def test_a_lobby_whose_last_player_left_without_a_word_back_is_not_found_in_its_channel_again(
    store: Interrupted,
) -> None:
    class Unheard(KernelStore):
        async def leave_seat(self, table: TableId, user: UserId, **when: Any) -> bool:
            await super().leave_seat(table, user, **when)
            raise CommitFailed("OperationalError")

    table = await a_lobby(store, ANNA)
    tables = Tables(Ground(Unheard(store.database), lambda: NOON))
    assert await tables.open_in(table.channel) == table.id
    with pytest.raises(CommitFailed):
        await Lobby(tables, entropy=bytes).leave(table.id, ANNA)

    with pytest.raises(Refusal, match="no-table"):
        await tables.open_in(table.channel)


async def test_a_clock_or_a_seat_changed_without_a_word_back_wakes_all_that_listens(store: Interrupted) -> None:
    class Unheard(KernelStore):
        async def configure(self, table: TableId, **what: Any) -> int:
            await super().configure(table, **what)
            raise CommitFailed("OperationalError")

        async def replace_seat(self, table: TableId, old: UserId, **what: Any) -> None:
            await super().replace_seat(table, old, **what)
            raise CommitFailed("OperationalError")

    woken = list[TableId]()

    def wake(table: TableId, step: int | None = None, /) -> None:
        woken.append(table)

    tables = Tables(Ground(Unheard(store.database), lambda: NOON))
    tables.on_change(wake)
    for motion, facts in ((PACE, {"seconds": 3600}), (REPLACE, {"seat": 1, "user": int(CLEO), "papers": 0})):
        record = await a_game(store)
        vote = await store.open_vote(record.id, motion.name, by=ANNA, facts=facts, at=NOON, until=NOON)
        with pytest.raises(CommitFailed):
            await motion.carry_out(tables, record, vote)

        assert woken.pop() == record.id, motion.name


@pytest.mark.parametrize(
    ("error", "level"), [(DatabaseFailed("OperationalError"), "warning"), (AlreadyApplied(), "info")]
)
async def test_a_turn_that_the_database_does_not_take_is_no_defect_and_is_played_at_the_next_look(
    store: Interrupted, error: Exception, level: str
) -> None:
    async def fail() -> None:
        raise error

    table = await a_game(store)
    tables = Tables(Ground(store, lambda: NOON))
    deadlines = Deadlines(tables, Timekeeper(tables))
    store.before_writing = fail
    with capture_logs() as logs:
        await deadlines.tick()
    assert [each["log_level"] for each in logs] == [level]

    await deadlines.tick()

    assert (await tables.load(table.id)).n == 1


async def test_a_table_pushed_out_of_memory_while_it_goes_on_is_not_remembered_as_it_was(
    store: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "ROOM", 1)
    table, another = await a_game(store), await a_game(store)
    tables = Tables(Ground(store, lambda: NOON))
    older = await tables.load(table.id)

    async def others_play() -> None:
        await tables.load(another.id)
        assert (await tables.load(table.id)) is not older

    store.before_writing = others_play
    await act(tables, table)

    assert (await tables.load(table.id)).n == 1


async def test_a_choice_that_is_thought_over_again_gains_no_time_and_is_told_to_nobody(store: Interrupted) -> None:
    lobby, due = await a_lobby(store, ANNA, BEN, CLEO, game="clues", pace=60), NOON + timedelta(seconds=60)
    record = await store.begin(
        lobby.id, seed=Secret(bytes(16)), order=[ANNA, BEN, CLEO], options=CLUES.info.settle({}, 3),
        version=CLUES.info.version, schedule=Schedule(clock=Clock(due=due), deadline=due), at=NOON,
    )  # fmt: skip
    woken = list[TableId]()

    def wake(table: TableId, step: int | None = None, /) -> None:
        woken.append(table)

    tables = Tables(Ground(store, lambda: NOON + timedelta(seconds=20)))
    tables.on_change(wake)
    first, second, *_ = CLUES.rules.legal((await tables.load(record.id)).state, Seat(0))
    assert isinstance(second, Choose)
    await tables.act(record.id, ANNA, first)
    assert len(woken) == 1

    table = (await tables.act(record.id, ANNA, second)).table

    assert len(woken) == 1
    assert table.record.deadline == NOON + timedelta(seconds=60)
    assert not table.is_stale(Seat(1), 1)
    stored = await Tables(Ground(store, tables.now)).load(record.id)
    assert stored.n == 2
    assert stored.record.revision == table.record.revision == record.revision + 1
    assert stored.record.deadline == table.record.deadline
    assert CLUES.observer.seat_view(stored.state, Seat(0)).chosen == (second.person, second.place, second.weapon)
