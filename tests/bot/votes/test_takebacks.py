"""A move is taken back: stored beside what it takes back, once, and never after somebody else has gone on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Unpack

import pytest
import pytest_asyncio

from bot.store.audit import look_over
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.tables.changes import Following
from bot.tables.ground import Ground
from bot.tables.ids import TableId, UserId
from bot.tables.pace import Clock, Schedule
from bot.tables.records import Entry, TableRecord
from bot.tables.service import Duplicate, Receipt, Tables
from bot.tables.table import playthrough_of
from bot.tables.vote_records import Verdict, VoteRecord
from bot.votes.agreements import Agreements
from bot.votes.motions.ending import DRAW
from bot.votes.motions.takeback import TAKEBACK
from bot.votes.takebacks import Takebacks
from bot.votes.votes import Votes
from games import BY_KEY
from games.cluedo.actions import End
from games.core.contract import Action, Refusal
from games.core.events import Back
from games.core.playthrough import EntryKind, steps
from games.core.secret import Secret
from games.core.takeback import TakenBack
from tests.bot.store.builders import ANNA, BEN, CLEO, NOON, a_lobby, an_interaction
from tests.database import lay_down

pytestmark = pytest.mark.asyncio


class Interrupted(KernelStore):
    """A store in which something happens, once, just before an entry is written."""

    before_writing: Callable[[], Awaitable[object]] | None = None

    async def append(self, entry: Entry, **after: Unpack[Following]) -> int:
        if (work := self.before_writing) is not None:
            self.before_writing = None
            await work()
        return await super().append(entry, **after)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/alibi.db"


@pytest_asyncio.fixture
async def store(url: str, tmp_path: Path) -> AsyncIterator[Interrupted]:
    lay_down(tmp_path / "alibi.db")
    opened = Interrupted(await Database.open(url))
    yield opened
    await opened.database.close()


class Room:
    """The services of one process, over the store."""

    def __init__(self, store: KernelStore) -> None:
        self.at = NOON
        self.tables = Tables(
            Ground(store, lambda: self.at, ownership=SimpleNamespace(owns=lambda _: True, is_shared=True))
        )
        self.votes = Votes(self.tables)
        self.takebacks = Takebacks(self.votes)

    async def act(self, table: TableId) -> UserId:
        """Let whoever is first to act do the first thing they may."""
        loaded = await self.tables.load(table)
        seat = min(loaded.game.rules.turn(loaded.state))
        user = loaded.player(seat).user
        await self.tables.act(table, user, next(loaded.game.rules.legal(loaded.state, seat)))
        return user

    async def n(self, table: TableId) -> int:
        return (await self.tables.load(table)).n


async def begun(store: KernelStore, game: str, *users: UserId) -> TableRecord:
    lobby = await a_lobby(store, *users, game=game, pace=60)
    info, due = BY_KEY[game].info, NOON + timedelta(seconds=60)
    return await store.begin(
        lobby.id, seed=Secret(bytes(16)), order=list(users), options=info.settle({}, len(users)), version=info.version,
        schedule=Schedule(clock=Clock(due=due), deadline=due), at=NOON,
    )  # fmt: skip


async def refused(awaited: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await awaited
    return caught.value.key


async def a_bid(store: KernelStore, room: Room) -> tuple[TableRecord, UserId]:
    """Return a game of Bakerstreet in which somebody has just said a number."""
    record = await begun(store, "bakerstreet", ANNA, BEN)
    while True:
        user = await room.act(record.id)
        table = await room.tables.load(record.id)
        if table.back(table.seat_of(user)) is Back.AGREED:
            return record, user


async def test_a_choice_that_told_nobody_anything_new_is_taken_back_and_both_stay_written(
    store: Interrupted, url: str
) -> None:
    room, record = Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO)
    dealt = (await room.tables.load(record.id)).state
    room.at += timedelta(seconds=20)
    await room.act(record.id)
    room.at += timedelta(seconds=20)

    receipt = await room.takebacks.press(record.id, ANNA, 1, None)

    assert isinstance(receipt, Receipt)
    assert receipt.table.state == dealt
    assert receipt.step.events == (TakenBack(by=receipt.seat, n=1),)
    assert receipt.table.record.deadline == NOON + timedelta(seconds=60)  # nobody has gained time
    entries = await store.entries(record.id)
    assert [entry.kind for entry in entries] == [EntryKind.ACTION, EntryKind.TAKEBACK]
    again = await Room(store).tables.load(record.id)
    assert (again.state, again.n, again.now.events) == (dealt, 2, receipt.step.events)
    played = playthrough_of(again.record, again.game, entries)
    assert [step.events for step in steps(again.game, played)][-1] == receipt.step.events
    found = await look_over(url, find_keys(read_url(url)))
    assert not [*found.gaps, *found.changed, *found.deals]


async def test_who_has_taken_back_once_needs_the_others_for_the_next_time(store: Interrupted) -> None:
    room, record = Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO)
    await room.act(record.id)
    await room.takebacks.press(record.id, ANNA, 1, None)
    await room.act(record.id)

    vote = await room.takebacks.press(record.id, ANNA, 3, None)

    assert isinstance(vote, VoteRecord)
    assert vote.verdict is None
    assert await room.n(record.id) == 3


async def test_it_is_too_late_when_another_has_gone_on_and_not_theirs_to_take_back(store: Interrupted) -> None:
    room, record = Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO)
    assert await room.act(record.id) == ANNA

    assert await refused(room.takebacks.press(record.id, BEN, 1, None)) == "takeback-late"
    assert await refused(room.takebacks.press(record.id, ANNA, 0, None)) == "takeback-late"
    await room.act(record.id)
    assert await refused(room.takebacks.press(record.id, ANNA, 1, None)) == "takeback-late"
    assert await refused(room.takebacks.press(record.id, UserId(99), 2, None)) == "not-seated"
    assert await room.n(record.id) == 2


async def test_whoever_goes_on_at_the_same_moment_in_another_process_wins(store: Interrupted) -> None:
    ours, others, record = Room(store), Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO)
    await ours.act(record.id)
    store.before_writing = lambda: others.act(record.id)

    assert await refused(ours.takebacks.press(record.id, ANNA, 1, None)) == "takeback-late"
    assert [entry.kind for entry in await store.entries(record.id)] == [EntryKind.ACTION, EntryKind.ACTION]


async def test_when_time_is_up_nothing_is_taken_back_any_more(store: Interrupted) -> None:
    room, record = Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO)
    await room.act(record.id)
    room.at += timedelta(seconds=60)

    assert await refused(room.takebacks.press(record.id, ANNA, 1, None)) == "takeback-late"


async def an_end(store: KernelStore, room: Room) -> tuple[TableRecord, UserId, int]:
    """Return a game of Cluedo, who has just ended their turn there, 20 seconds after they were asked to, and by which move."""
    record = await begun(store, "cluedo", ANNA, BEN, CLEO)
    while True:
        table = await room.tables.load(record.id)
        seat = min(table.game.rules.turn(table.state))
        if End() in table.game.rules.legal(table.state, seat):
            room.at += timedelta(seconds=20)
            await room.tables.act(record.id, table.player(seat).user, End())
            return record, table.player(seat).user, table.n
        await room.act(record.id)


async def test_who_takes_back_the_end_of_their_turn_has_what_they_had_left_of_it(store: Interrupted) -> None:
    room = Room(store)
    record, user, n = await an_end(store, room)
    room.at += timedelta(seconds=15)

    await room.takebacks.press(record.id, user, n, None)

    table = await room.tables.load(record.id)
    assert table.record.deadline == room.at + timedelta(seconds=60 - 20 - 15)
    assert table.record == await store.get(record.id)
    room.at += timedelta(seconds=5)
    await room.tables.act(record.id, user, End())
    assert (await room.tables.load(record.id)).record.deadline == room.at + timedelta(seconds=60)  # that of the next


async def test_who_would_have_no_time_left_takes_nothing_back(store: Interrupted) -> None:
    room = Room(store)
    record, user, n = await an_end(store, room)
    room.at += timedelta(seconds=41)

    assert await refused(room.takebacks.press(record.id, user, n, None)) == "takeback-late"
    assert (await room.tables.load(record.id)).n == n


async def test_in_a_pause_a_turn_is_taken_back_however_long_ago_its_time_would_have_been_up(store: Interrupted) -> None:
    room = Room(store)
    agreements = Agreements(room.votes)
    record = await begun(store, "cluedo", ANNA, BEN, CLEO)
    while End() not in (legal := await choices(room, record.id))[1]:
        await room.act(record.id)
    vote = await agreements.propose_pause(record.id, ANNA, 86400)
    for each in (BEN, CLEO):
        await room.votes.cast(record.id, vote.n, each, is_for=True)
    room.at += timedelta(hours=1)
    receipt = await room.tables.act(record.id, legal[0], End())

    await room.takebacks.press(record.id, legal[0], receipt.step.n, None)

    assert End() in (await choices(room, record.id))[1]


async def choices(room: Room, table: TableId) -> tuple[UserId, list[Action]]:
    """Return who is first to act, and what they may do."""
    now = await room.tables.load(table)
    seat = min(now.game.rules.turn(now.state))
    return now.player(seat).user, list(now.game.rules.legal(now.state, seat))


async def test_the_same_press_twice_takes_back_once(store: Interrupted) -> None:
    room, record, press = Room(store), await begun(store, "cluedo", ANNA, BEN, CLEO), an_interaction()
    await room.act(record.id)
    await room.takebacks.press(record.id, ANNA, 1, press)

    with pytest.raises(Duplicate):
        await room.takebacks.press(record.id, ANNA, 1, press)
    assert await refused(room.takebacks.press(record.id, ANNA, 1, an_interaction())) == "takeback-late"
    assert await room.n(record.id) == 2


async def test_what_has_shown_a_card_is_never_taken_back(store: Interrupted) -> None:
    room, record = Room(store), await begun(store, "bakerstreet", ANNA, BEN)
    user = await room.act(record.id)  # a card is laid, and another drawn

    assert await refused(room.takebacks.press(record.id, user, 1, None)) == "takeback-shown"


async def test_a_bid_is_taken_back_only_if_the_other_agrees(store: Interrupted) -> None:
    room = Room(store)
    record, bidder = await a_bid(store, room)
    other = BEN if bidder == ANNA else ANNA
    n = await room.n(record.id)
    vote = await room.takebacks.press(record.id, bidder, n, None)
    assert isinstance(vote, VoteRecord)
    assert (vote.motion, vote.verdict, await room.n(record.id)) == (TAKEBACK.name, None, n)

    done = await room.votes.cast(record.id, vote.n, other, is_for=True)

    assert done.verdict is Verdict.PASSED
    assert (await store.entries(record.id))[-1].kind is EntryKind.TAKEBACK
    # The process died before it noted the verdict down: nothing is taken back twice.
    await store.change_vote(done, lambda now: replace(now, verdict=None))
    again = await Room(store).votes.decide(vote)
    assert again.verdict is Verdict.PASSED
    assert await room.n(record.id) == n + 1


async def test_a_question_to_take_back_lapses_when_the_game_goes_on_and_bars_no_other(store: Interrupted) -> None:
    room = Room(store)
    record, bidder = await a_bid(store, room)
    other = BEN if bidder == ANNA else ANNA
    n = await room.n(record.id)
    vote = await room.takebacks.press(record.id, bidder, n, None)
    assert isinstance(vote, VoteRecord)
    await room.act(record.id)

    late = await room.votes.cast(record.id, vote.n, other, is_for=True)

    assert late.verdict is Verdict.FAILED
    assert await room.n(record.id) == n + 1
    assert (await room.votes.propose(record.id, other, DRAW)).motion == DRAW.name


async def test_another_vote_may_begin_while_a_lapsed_question_still_stands(store: Interrupted) -> None:
    room = Room(store)
    record, bidder = await a_bid(store, room)
    await room.takebacks.press(record.id, bidder, await room.n(record.id), None)
    assert await room.votes.undecided(record.id) is not None
    await room.act(record.id)

    assert await room.votes.undecided(record.id) is None
    assert (await room.votes.propose(record.id, bidder, DRAW)).motion == DRAW.name
