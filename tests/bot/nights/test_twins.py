"""Duplicate rounds: one deal at several tables, of which nothing is shown before the last is over; then they are compared once."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.house import House as TheHouse
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences
from bot.nights.messages.panel import NightWords
from bot.nights.nights import Nights
from bot.nights.opening import TableOpener
from bot.nights.ports import NewNight
from bot.nights.records import THREADS, NightRecord, NightTable
from bot.nights.split import Guest, twins
from bot.nights.store import StoredNights
from bot.nights.twins import Twins
from bot.record.store import StoredRecord
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.status import Status
from bot.tables.table import Table, replay
from bot.telling.delivery import Delivery
from bot.telling.mailboxes import Mailboxes
from bot.votes.agreements import Agreements
from bot.votes.handover import Handover
from bot.votes.votes import Votes
from games import BY_KEY
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.bot.nights.house import HOST, PEOPLE, FakeVenue, House
from tests.bot.ui.club import CHANNEL, GUILD, Club, said
from tests.bot.ui.club import PEOPLE as CROWD
from tests.parts import finish_of
from tests.words import WORDS

STRANGER = UserId(99)
HALL = ChannelId(7)


class Threads(FakeVenue):
    """The thread of the first table is the channel in which everybody presses."""

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        return ChannelId(CHANNEL + table.n - 1)


@dataclass
class Round:
    """Two tables of an evening that have one deal."""

    club: Club
    night: NightRecord
    opening: TableOpener
    twins: Twins

    async def now(self) -> NightRecord:
        found = await StoredNights(self.club.store.database).night(self.night.id)
        assert found is not None
        return found

    async def table(self, n: int) -> Table:
        table = (await self.now()).tables[n].table
        assert table is not None
        return await self.club.tables.load(table)

    async def end(self, n: int) -> None:
        """Play a table to its end; all is told meanwhile but for the last step."""
        while (table := await self.table(n)).outcome is None:
            await self.club.delivery.idle()
            seat = min(table.game.rules.turn(table.state))
            action = finish_of(table.game)(table.game, table.state, seat)
            action = action or next(iter(table.game.rules.legal(table.state, seat)))
            self.before = len(self.club.discord.log), self.letters()
            await self.club.tables.act(table.record.id, table.player(seat).user, action)
        await self.club.delivery.idle()

    def letters(self) -> int:
        return sum(map(len, self.club.discord.mailboxes.values()))


def a_house_of(club: Club, entropy: Callable[[int], bytes]) -> TheHouse:
    """Return the house of a club with threads, and with luck of its own."""
    lobby = Lobby(club.tables, entropy=entropy, is_bound=False)
    return replace(club.house, outside=replace(club.house.outside, venue=Threads()), lobby=lobby)


async def a_round(club: Club, game: str) -> Round:
    """Deal two tables of one game, also of one that people could not choose for it."""
    size = BY_KEY[game].info.seats.start
    new = NewNight(
        guild=GUILD,
        channel=HALL,
        host=CROWD[0],
        locale="en",
        starts_at=club.clock.now() + timedelta(minutes=5),
        at=club.clock.now(),
    )
    night = await StoredNights(club.store.database).plan_night(new)
    nights = Nights(StoredNights(club.store.database), now=club.clock.now)
    for user in CROWD[: 2 * size]:
        night = await nights.here(night, user, f"P{user}", "en")
    planned = [
        NightTable(n=n + 1, round=1, game=game, users=CROWD[n * size : (n + 1) * size], twins=size) for n in range(2)
    ]
    night = await StoredNights(club.store.database).keep_split(
        night.id, planned, seen=0, is_round=True, at=club.clock.now()
    )
    words, house = NightWords(Sentences(WORDS)), a_house_of(club, os.urandom)
    opening = TableOpener(house, nights, words)
    made = Round(club, night, opening, Twins(house, nights, words))
    await opening.go_on(night)
    await club.delivery.idle()
    return made


async def secrets_of(club: Club, table: Table) -> set[str]:
    """Return what a table would show in words: every desk and every public line now, what was hidden, and its secret."""
    shown = Presenter(WORDS)
    steps = list(replay(table.record, table.game, await club.store.entries(table.record.id)))
    texts = [shown.desk(table, Seat(seat), "en").text for seat in range(len(table.record.seats))]
    texts += [post.text for step in steps if (post := shown.post(table, step)) is not None]
    assert table.record.secret is not None
    lines = {line for text in texts for line in text.splitlines() if len(line) > 12}
    return {*lines, table.record.secret.open().hex()}


async def answers(club: Club, table: TableId, people: list[UserId]) -> str:
    """Return all that people are answered who press whatever a table ever had, also where it has it no more."""
    controls = [Control(table, 0, Kind.FIXED, what) for what in Fixed]
    controls += [Control(table, 0, kind, n) for kind in Kind if kind is not Kind.FIXED for n in (0, 1)]
    texts: list[str] = []
    for user, control in product(people, controls):
        texts += (await club.press(user, control)).texts
    return "\n".join(texts)


@pytest.mark.parametrize("game", BY_KEY)
async def test_nothing_of_a_twin_is_read_before_the_last_is_over_and_then_all_of_it(club: Club, game: str) -> None:
    made = await a_round(club, game)
    first, second = await made.table(0), await made.table(1)
    others = [seat.user for seat in second.record.seats][:1]
    views = [[each.game.observer.seat_view(each.state, Seat(n)) for n in (0, 1)] for each in (first, second)]
    assert views[0] == views[1]  # the same seat has the same hand
    assert first.record.commitment == second.record.commitment
    read = await answers(club, first.record.id, [*others, STRANGER])
    assert not {line for line in await secrets_of(club, first) if line in read}

    await made.end(0)

    first = await made.table(0)
    told, letters = made.before
    assert first.record.is_hidden
    assert [kind for kind, _ in club.discord.log[told:]] == ["panel"]
    assert "🔒" in club.discord.log[told:][0][1]
    assert made.letters() == letters
    secrets = await secrets_of(club, first)
    read = await answers(club, first.record.id, [*others, STRANGER, first.record.seats[0].user])
    read += "\n".join(text for kind, text in club.discord.log[told:])
    assert not {line for line in secrets if line in read}
    assert await StoredRecord(club.store.database).uncounted(after=TableId(0), most=9) == []
    await made.twins.go_on(await made.now())
    assert (await made.now()).is_hidden

    await made.end(1)
    await made.twins.go_on(await made.now())
    await club.delivery.idle()

    night = await made.now()
    assert (night.is_hidden, [each.is_compared for each in night.tables]) == (False, [True, True])
    assert first.record.secret is not None
    posts = [(each.where, each.text) for each in club.discord.channel[::-1]]
    secret = first.record.secret.open().hex()
    assert {where for where, text in posts if secret in text} == {CHANNEL, CHANNEL + 1}
    assert sum(where == HALL for where, _ in posts) == 1
    assert len(await StoredRecord(club.store.database).uncounted(after=TableId(0), most=9)) == 2
    assert said("refusal-twin-over") not in await answers(club, first.record.id, others)


async def test_a_process_that_dies_shows_no_more_of_a_twin_and_all_of_it_once_when_it_may(club: Club) -> None:
    made = await a_round(club, "clues")
    await club.delivery.close()  # whatever is stored now, nobody has told it
    await made.end(0)
    first = await made.table(0)
    secrets, log = await secrets_of(club, first), club.discord.log

    async def tell() -> str:
        """Let another process tell what there is to tell; return it."""
        told, mail = len(log), Mailboxes(club.discord, club.store, now=club.clock.now)
        club.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        again = Delivery(Ground(club.store, club.clock.now), Presenter(WORDS), club.discord, mail)
        await again.resume()
        await again.idle()
        await again.close()
        return "\n".join(text for _, text in log[told:])

    last = first.record.secret.open().hex() if first.record.secret is not None else "?"
    told = await tell()
    assert "🔒" in told
    assert last not in told
    assert await tell() == ""
    await club.tables.end((await made.table(1)).record.id)
    assert last not in await tell()
    await made.twins.go_on(await made.now())
    told = await tell()
    assert told.count(last) == 2  # at both tables, once
    assert any(line in told for line in secrets)
    assert await tell() == ""


async def test_nobody_new_sits_down_at_a_twin_and_nothing_of_it_can_be_changed(club: Club) -> None:
    made = await a_round(club, "clues")
    table = await made.table(0)
    ann, elsewhere = table.record.seats[0].user, (await made.table(1)).record.seats[0].user
    handover = Handover(Votes(club.tables))

    for newcomer in (None, STRANGER, elsewhere):
        with pytest.raises(Refusal, match="twin-newcomer"):
            await handover.offer(table.record.id, ann, "Ann", "en", newcomer=newcomer)
    for pace in (None, 7 * 86400):  # the other table would wait as long
        with pytest.raises(Refusal, match="twin-pace"):
            await Agreements(Votes(club.tables)).propose_pace(table.record.id, ann, pace)


async def test_a_deal_that_somebody_knows_is_not_dealt(club: Club) -> None:
    made = await a_round(club, "clues")
    known = lambda size: b"\1" * size  # noqa: E731 (bytes that come again)
    nights = Nights(StoredNights(club.store.database), now=club.clock.now)
    again = TableOpener(a_house_of(club, known), nights, NightWords(Sentences(WORDS)))
    games = []
    for each in (await made.now()).tables:
        await club.store.end(each.table or TableId(0), at=club.clock.now())
    for n in (3, 5):
        users = CROWD[n - 3 : n - 1]
        for user in users:
            await nights.here(await made.now(), user, f"P{user}", "en")
        night = await made.now()
        plan = NightTable(n=n, round=n, game="clues", users=users, twins=2)
        await StoredNights(club.store.database).keep_split(
            night.id, [plan], seen=len(night.tables), is_round=True, at=club.clock.now()
        )
        await again.go_on(await made.now())
        games.append((await made.now()).tables[-1])
        if n == 3:
            await club.store.end(games[0].table or TableId(0), at=club.clock.now())
    for user in CROWD[:2]:
        await nights.here(await made.now(), user, f"P{user}", "en")
    third = NightTable(n=6, round=6, game="clues", users=CROWD[:2], twins=2)
    await StoredNights(club.store.database).keep_split(
        made.night.id, [third], seen=4, is_round=True, at=club.clock.now()
    )
    await again.go_on(await made.now())

    assert [each.table is None for each in (*games, (await made.now()).tables[-1])] == [False, False, True]


async def test_whoever_blocks_somebody_after_the_split_is_not_dealt_in_with_them(house: House) -> None:
    night = await house.planned(2)
    await house.nights.split(night, HOST, is_moderator=False)
    await house.store.block(PEOPLE[0], PEOPLE[1], is_blocked=True)

    await house.keeper.tick()

    [table] = (await house.now(night)).tables
    assert (table.is_over, table.thread, table.table) == (True, None, None)


async def test_who_sees_all_threads_and_who_is_left_over_has_another_deal(house: House) -> None:
    night = await house.planned(6)

    night = await house.nights.split(night, HOST, is_moderator=False, duplicate="clues", barred=PEOPLE[:2])

    assert [(len(each.users), each.twins) for each in night.tables] == [(2, 2), (2, 2), (2, None)]
    assert set(night.tables[2].users) == set(PEOPLE[:2])
    await house.keeper.tick()
    records = [await house.store.get(each.table or TableId(0)) for each in (await house.now(night)).tables]
    assert [record and record.is_held for record in records] == [True, True, False]
    assert records[2] is not None
    assert all(record and record.commitment != records[2].commitment for record in records[:2])


@pytest.mark.parametrize("game", ["arosa", "bakerstreet", "nothing"])
async def test_a_game_without_a_case_is_refused_by_name(house: House, game: str) -> None:
    night = await house.planned(6)

    with pytest.raises(Refusal, match="night-not-raced"):
        await house.nights.split(night, HOST, is_moderator=False, duplicate=game)


async def test_an_evening_that_ends_stops_what_plays_the_same_deal_and_shows_it(house: House) -> None:
    night = await house.planned(4)
    await house.nights.split(night, HOST, is_moderator=False, duplicate="clues")
    await house.keeper.tick()
    await house.nights.end(await house.now(night), HOST, is_moderator=False)

    await house.keeper.tick()

    for each in (await house.now(night)).tables:
        record = await house.store.get(each.table or TableId(0))
        assert record is not None
        assert (record.status, record.is_held, record.ended_by) == (Status.ENDED, False, "ended-by-night")


@pytest.mark.parametrize("barred", [0, 1])
def test_a_person_that_all_twins_would_leave_over_alone_plays_with_the_people_of_one(barred: int) -> None:
    sizes = {"clues": range(2, 7)}

    found = twins([Guest(user=user) for user in range(7)], "clues", sizes, range(barred))

    assert found.waiting == ()
    assert sorted((len(each.users), each.is_twin) for each in found.tables) == [(2, True), (2, True), (3, False)]


@settings(max_examples=60, deadline=None)
@given(n=st.integers(0, 60), barred=st.integers(0, 4), game=st.sampled_from(["clues", "cluedo"]))
@example(n=7, barred=0, game="clues")
@example(n=7, barred=1, game="clues")
def test_twins_are_of_one_size_and_nobody_waits_a_minute_longer_so_that_fewer_are_left_over(
    n: int, barred: int, game: str
) -> None:
    sizes = {key: range(max(2, each.info.seats.start), each.info.seats.stop) for key, each in BY_KEY.items()}
    crowd = [Guest(user=user) for user in range(n)]

    found = twins(crowd, game, sizes, range(barred))

    same = [each for each in found.tables if each.is_twin]
    able = max(0, n - barred)
    ways = [(able // size - less, able // size * size - less * size) for size in sizes[game] for less in (0, 1)]
    ways = [(tables, most) for tables, most in ways if tables > 1]
    good = [(tables, most) for tables, most in ways if n - most != 1] or ways  # left over alone, a guest waits
    costs = [(max(0, tables + -(-(n - most) // 5) - THREADS), n - most) for tables, most in good]
    most = n - min(costs)[1] if costs else 0
    seated = [user for each in same for user in each.users]
    assert len(seated) == most
    assert len({len(each.users) for each in same}) == (1 if most else 0)
    assert all(user >= barred for user in seated)
    assert sorted([*found.waiting, *(user for each in found.tables for user in each.users)]) == list(range(n))
