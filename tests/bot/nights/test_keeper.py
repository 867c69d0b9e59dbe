"""The keeper: whatever dies when, an evening goes on from there; and each trouble is named to its host."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.messages.nights import NightWords
from bot.messages.sentences import Sentences
from bot.nights.honours import Honouring
from bot.nights.keeper import Keeper
from bot.nights.nights import Nights
from bot.nights.opening import Opening
from bot.nights.ports import NightChange
from bot.nights.records import EventId, EventState, NightRecord, NightTable
from bot.store.sql import SqlTableStore
from bot.tables.cache import TableCache
from bot.tables.lobby import Lobby
from bot.tables.records import NOTHING, ChannelId, GuildId, Status, UserId
from bot.tables.senders import NotAllowed, NotThere
from bot.tables.service import Tables
from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from tests.bot.ui.club import said
from tests.database import lay_down
from tests.fake_discord import FakeDiscord
from tests.fakes import Clock
from tests.words import WORDS

PEOPLE = tuple(UserId(101 + n) for n in range(5))
HOST = PEOPLE[0]
DEATHS = 1 if os.environ.get("ALIBI_SOAK") == "1" else 11
"""Of so many steps one is died at."""
_channels = count(1000)


@dataclass
class FakeVenue:
    """A calendar and threads, where each event and each thread of a name is there once."""

    events: dict[int, EventState] = field(default_factory=dict)
    threads: dict[tuple[int, str], ChannelId] = field(default_factory=dict)
    made: int = 0
    lacks: str | None = None
    is_emptied: bool = False

    async def make_event(self, night: NightRecord, name: str, about: str) -> EventId:
        if self.lacks is not None:
            raise NotAllowed(self.lacks)
        self.events.setdefault(night.channel, EventState.MADE)
        return EventId(night.channel)

    async def set_event(self, night: NightRecord, state: EventState) -> None:
        if self.is_emptied:
            raise NotThere
        self.events[night.channel] = state

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        if self.lacks is not None:
            raise NotAllowed(self.lacks)
        known = self.threads.get((night.channel, name))
        if known is None:
            self.made += 1
            known = self.threads[night.channel, name] = ChannelId(next(_channels))
        return known


class Died(BaseException):
    """The process is gone."""


class Mortal:
    """Counts what is asked of others, and dies at one of these times: before it is done, or just after."""

    def __init__(self, at: int = -1, *, is_after: bool = False) -> None:
        self.left = at
        self._is_after = is_after

    def guard(self, thing: Any) -> Any:
        return _Guarded(thing, self)

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.left -= 1
        if self.left == 0 and not self._is_after:
            raise Died
        done = await work(*args, **kwargs)
        if self.left == 0:
            raise Died
        return done


class _Guarded:
    def __init__(self, thing: Any, mortal: Mortal) -> None:
        self._thing, self._mortal = thing, mortal

    def __getattr__(self, name: str) -> Any:
        work = getattr(self._thing, name)

        async def guarded(*args: Any, **kwargs: Any) -> Any:
            return await self._mortal.run(work, *args, **kwargs)

        return guarded


class House:
    """A database, a Discord, and processes that come and go."""

    def __init__(self, store: SqlTableStore) -> None:
        self.store = store
        self.clock = Clock()
        self.discord = FakeDiscord(self.clock)
        self.venue = FakeVenue()
        self.has_reminders = True
        self.start()

    def start(self, mortal: Mortal | None = None) -> None:
        """Begin a process that remembers nothing."""
        guard: Callable[[Any], Any] = (lambda thing: thing) if mortal is None else mortal.guard
        store, announcer, venue = guard(self.store), guard(self.discord), guard(self.venue)
        words = NightWords(Sentences(WORDS))
        tables = Tables(store, TableCache(store), now=self.clock.now, wake=lambda *_: None)
        lobby = Lobby(tables, entropy=lambda _: bytes(SEED_BYTES), wake=lambda *_: None, is_bound=False)
        self.nights = Nights(store, now=self.clock.now, wake=lambda _: None)
        self.tables = tables
        self.keeper = Keeper(
            store,
            venue,
            announcer,
            self.discord,
            words,
            self.nights,
            Opening(store, venue, announcer, words, lobby, tables),
            Honouring(store, tables.people),
            tables.people,
            now=self.clock.now,
            are_reminders_wanted=self._are_reminders_wanted,
        )

    async def _are_reminders_wanted(self, _: GuildId) -> bool:
        return self.has_reminders

    async def planned(self, n: int = 0, *, minutes: int = 20) -> NightRecord:
        """Plan an evening, and let so many people be there at its hour."""
        night = await self.nights.plan(
            guild=GuildId(5),
            channel=ChannelId(next(_channels)),
            host=HOST,
            locale="en",
            starts_at=self.clock.now() + timedelta(minutes=minutes),
        )
        for user in PEOPLE[:n]:
            night = await self.nights.here(night, user, f"P{user}", "en")
        return night

    async def now(self, night: NightRecord) -> NightRecord:
        found = await self.store.night(night.id)
        assert found is not None
        return found

    def panels(self, night: NightRecord) -> list[str]:
        return [each.text for each in self.discord.standing() if each.where == night.channel]


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    lay_down(tmp_path / "alibi.db")
    store = await SqlTableStore.open(f"sqlite:///{tmp_path}/alibi.db")
    yield House(store)
    await store.close()


async def _split_and_open(house: House, night: NightRecord) -> None:
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.strike()


async def test_wherever_the_process_dies_each_table_is_opened_and_dealt_once(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(5)
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        with suppress(Died):
            await _split_and_open(house, night)
        is_alive = mortal.left > 0
        house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
        house.start()
        if not (await house.now(night)).tables:
            await _split_and_open(house, night)
        await house.keeper.strike()
        await house.keeper.strike()

        after = await house.now(night)
        assert after.round == 1
        assert sorted(user for each in after.tables for user in each.users) == sorted(PEOPLE)
        for each in after.tables:
            assert each.thread is not None
            assert each.table is not None
            record = await house.store.get(each.table)
            assert record is not None
            assert (record.status, record.channel) == (Status.LIVE, each.thread)
            assert sorted(seat.user for seat in record.seats) == sorted(each.users)
            assert sum(said.where == each.thread for said in house.discord.channel) == 1, at
        assert len([key for key in house.venue.threads if key[0] == night.channel]) == len(after.tables)
        assert len(house.panels(night)) == 1, at
        await house.store.end_night(night.id, house.clock.now())
        await house.store.change_night(night.id, NightChange(is_told=True))  # nobody looks at it any more
        if is_alive:
            break
    assert at > 20


async def test_wherever_the_process_dies_everything_is_said_once_from_the_plan_to_the_end(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(minutes=120)
        for user in PEOPLE[:2]:
            await house.nights.come(night, user, f"P{user}", "en")
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        for minutes in (0, 100, 30):
            house.clock.skip(minutes=minutes)
            for _ in range(2):  # whoever dies comes back a moment later
                with suppress(Died):
                    await house.keeper.strike()
                    continue
                house.clock.skip(minutes=5)  # Discord has forgotten every nonce
                house.start()
        await house.store.end_night(night.id, house.clock.now())
        with suppress(Died):
            await house.keeper.strike()
        is_alive = mortal.left > 0
        house.start()
        await house.keeper.strike()
        await house.keeper.strike()

        assert (await house.now(night)).is_told
        assert len(house.panels(night)) == 1, at
        reminders = [said for said in house.discord.channel if said.where == night.channel and not said.is_panel]
        assert len(reminders) == 1, at
        assert house.venue.events[night.channel] is EventState.OVER
        if is_alive:
            break
    assert at > 10


async def test_a_permission_that_is_taken_away_is_named_to_the_host_once_and_all_goes_on_when_it_is_back(
    house: House,
) -> None:
    night = await house.planned(3)
    house.discord.lacks = "send_messages"

    await house.keeper.strike()
    await house.keeper.strike()

    name = said("permission-send-messages")
    told = said("night-trouble", channel=f"<#{night.channel}>", permission=name)
    assert house.discord.letters(HOST) == [told]
    house.discord.lacks, house.venue.lacks = None, "create_public_threads"
    await house.nights.split(await house.now(night), HOST, is_moderator=False)
    await house.keeper.strike()
    assert (await house.now(night)).trouble == "create_public_threads"
    house.venue.lacks = None
    await house.keeper.strike()
    await house.keeper.strike()

    after = await house.now(night)
    assert (after.trouble, [each.table is None for each in after.tables]) == (None, [False])
    assert name not in house.panels(night)[0]


async def test_an_event_that_is_deleted_by_hand_and_a_panel_as_well_hold_nothing_up(house: House) -> None:
    night = await house.planned(2)
    await house.keeper.strike()
    [panel] = house.discord.standing()
    panel.is_gone, house.venue.is_emptied = True, True
    house.clock.skip(minutes=30)

    await house.keeper.strike()
    await house.nights.come(await house.now(night), PEOPLE[4], "Late", "en")
    await house.keeper.strike()
    house.clock.skip(minutes=10)  # Discord has forgotten the nonce of the first
    await house.keeper.strike()

    assert (await house.now(night)).event_state is EventState.GONE
    assert len(house.panels(night)) == 1


async def test_at_the_end_the_ceremony_takes_the_place_of_the_panel_and_grows_until_the_last_game_is_over(
    house: House,
) -> None:
    night = await house.planned(2)
    await _split_and_open(house, night)
    await house.nights.end(await house.now(night), HOST, is_moderator=False)
    await house.keeper.strike()
    [still] = house.panels(night)
    assert said("night-is-over", rounds=1) in still
    assert not (await house.now(night)).is_told

    [table] = (await house.now(night)).tables
    assert table.table is not None
    await house.tables.end(table.table)
    await house.keeper.strike()
    await house.keeper.strike()

    [final] = house.panels(night)
    assert said("night-undecided", n=1, game=said(f"game-{table.game}"), people=(), moves=0) in final
    assert (await house.now(night)).is_told
    assert house.venue.events[night.channel] is EventState.OVER
    house.clock.skip(days=8)
    await house.keeper.strike()
    assert await house.store.night(night.id) is None


async def test_who_wants_no_reminders_is_not_called_and_a_server_may_want_none(house: House) -> None:
    await house.store.change_person(PEOPLE[1], lambda now: replace(now, remind_by=NOTHING))
    loud, quiet = await house.planned(minutes=120), await house.planned(minutes=120)
    for night in (loud, quiet):
        for user in PEOPLE[:2]:
            await house.nights.come(await house.now(night), user, f"P{user}", "en")
    house.clock.skip(minutes=100)
    await house.store.end_night(quiet.id, house.clock.now())
    await house.keeper.strike()
    silent = await house.planned(minutes=120)
    await house.nights.come(silent, HOST, "Ann", "en")
    house.clock.skip(minutes=100)
    house.has_reminders = False
    await house.keeper.strike()

    [reminder] = house.discord.posts()
    assert f"<@{HOST}>" in reminder
    assert f"<@{PEOPLE[1]}>" not in reminder


async def test_an_evening_to_which_nobody_comes_ends_by_itself(house: House) -> None:
    night = await house.planned()
    await house.keeper.strike()
    house.clock.skip(hours=5)
    await house.keeper.strike()
    await house.keeper.strike()

    assert (await house.now(night)).is_told
    assert said("night-is-over", rounds=0) in house.panels(night)[0]


async def test_whoever_asks_at_an_evening_whose_host_is_forgotten_is_named_nobody(house: House) -> None:
    night = await house.planned(2)
    await house.store.erase(HOST)

    with pytest.raises(Refusal, match="night-hostless"):
        await house.nights.split(await house.now(night), PEOPLE[1], is_moderator=False)
    await house.keeper.strike()
    assert "<@-" not in house.panels(night)[0]
