"""A clock that jumps calls, ends, moves and repeats nothing: evenings, turns, votes, absences, reminders and cases go on as they were."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import format_datetime
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.cases.cases import Cases
from bot.clock import WatchedClock
from bot.nights.nights import Nights
from bot.nights.records import NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, UserId
from bot.votes.motions.ending import END
from bot.votes.votes import Votes
from games.core.contract import Refusal
from tests.bot.ui.club import GUILD, PEOPLE, Club, a_club
from tests.fake_discord import Said
from tests.fakes import START, Clock

ANN, BEN, CLEO, DAN, *_ = PEOPLE
HALL, YARD = ChannelId(700), ChannelId(701)
STEP = timedelta(hours=1)
STEPS = 34
"""More than a day: an evening begins after 26 hours, votes end after 24, and turns after 24 as well."""
LIVES = 20 if os.environ.get("ALIBI_SOAK") == "1" else 1


class Set(Clock):
    """A machine's clock that can be set; without `is_watched` it is believed as it stands. No time passes by itself."""

    def __init__(self, *, is_watched: bool) -> None:
        super().__init__()
        self.time = START
        self.ahead = timedelta()
        self._watched = WatchedClock(self.wall, self.steady) if is_watched else None

    def wall(self) -> datetime:
        return self.time + self.ahead

    def steady(self) -> float:
        return (self.time - START).total_seconds()

    def now(self) -> datetime:
        return self.wall() if self._watched is None else self._watched.now()

    def hears(self) -> None:
        if self._watched is not None:
            self._watched.heard(format_datetime(self.time, usegmt=True))


Deed = Callable[[], Awaitable[Any]]


class Days:
    """The days of a club, the same each time: what people do at which quarter of an hour, and all loops after each."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.nights = Nights(StoredNights(club.store.database), now=club.clock.now)
        self.votes = Votes(club.tables)
        self.deeds: Mapping[int, Deed] = {
            0: self.plan,
            1: self.play,
            2: self.leave_a_lobby,
            3: self.vote,
            4: self.sign_up,
            5: self.be_away,
            6: self.make_a_case,
            26: self.come,
            27: self.go,
            28: self.split,
            30: self.end,
        }

    async def night(self) -> NightRecord:
        return await self.nights.at([HALL])

    async def plan(self) -> None:
        night = await self.nights.plan(
            guild=GUILD, channel=HALL, host=ANN, locale="en", starts_at=self.club.clock.now() + timedelta(hours=26)
        )
        night = await self.nights.repeat(night, ANN, "Europe/Paris", is_weekly=True, is_moderator=False)
        await self.nights.set_places(night, ANN, 2, is_moderator=False)

    async def play(self) -> None:
        self.table = (await self.club.dealt(3)).record.id

    async def leave_a_lobby(self) -> None:
        await self.club.opened("cluedo", channel=YARD)

    async def vote(self) -> None:
        await self.votes.propose(self.table, ANN, END)

    async def sign_up(self) -> None:
        for user in (ANN, BEN, CLEO, DAN):  # the last two wait for a place
            await self.nights.come(await self.night(), user, f"P{user}", "en")

    async def be_away(self) -> None:
        now = self.club.clock.now()
        await self.club.house.timekeeper.leave(CLEO, now + timedelta(hours=6), now + timedelta(hours=30))

    async def come(self) -> None:
        for user in (ANN, BEN):
            await self.nights.here(await self.night(), user, f"P{user}", "en")

    async def go(self) -> None:
        await self.nights.leave(await self.night(), BEN)

    async def split(self) -> None:
        await self.nights.here(await self.night(), CLEO, "P", "en")
        await self.nights.split(await self.night(), ANN, is_moderator=False)

    async def end(self) -> None:
        await self.nights.end(await self.night(), ANN, is_moderator=False)

    async def make_a_case(self) -> None:
        cases: Cases = self.club.rooms["cases"].on._cases
        await cases.of_the_day(ANN)

    async def look(self) -> None:
        """Let every loop of every room do what is due."""
        for room in self.club.rooms.values():
            for loop in room.loops:
                await loop.tick()
        await self.club.delivery.idle()


DIFFERS = frozenset(
    {
        "channel_id",
        "event_says",
        "fading_id",
        "message_id",
        "panel_id",
        "settled",
        "stale_id",
        "thread_id",
    }  # ids of Discord's
    | {"chain", "commitment", "epoch", "fields", "head", "sealed", "secret", "seed"}
)
"""The columns whose values are ids of Discord's, or sealed."""


@dataclass(frozen=True)
class Lived:
    """All that was said and stored in these days."""

    posts: list[tuple[str, str, bool]]
    letters: Mapping[UserId, list[tuple[str, str, bool]]]
    rows: Mapping[str, list[dict[str, object]]]


def said_in(place: Sequence[Said]) -> list[tuple[str, str, bool]]:
    """Return what was said, when, and whether it was taken away; not the order of what was said at the same moment."""
    return sorted((str(each.at), re.sub(r"<#\d+>", "<#>", each.text), each.is_gone) for each in place)


def rows_in(file: Path) -> dict[str, list[dict[str, object]]]:
    """Return the rows of all tables, without what differs from run to run however time passes."""
    found = {}
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        names = [row["name"] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        for name in names:
            rows = [dict(row) for row in connection.execute(f"select * from {name}")]
            kept = [{column: value for column, value in row.items() if column not in DIFFERS} for row in rows]
            found[name] = sorted(kept, key=str)
    return found


Sets = Mapping[int, timedelta]
"""How far the clock is ahead from a step on."""


async def lived(sets: Sets, *, hears: Container[int] = (), is_watched: bool = True) -> Lived:
    """Live through these days with a clock that is set now and then; `hears`: the steps at which Discord answers."""
    with TemporaryDirectory() as folder:
        clock = Set(is_watched=is_watched)
        async with a_club(Path(folder), clock=clock) as club:
            days = Days(club)
            for step in range(STEPS):
                clock.ahead = sets.get(step, clock.ahead)
                if step in hears:
                    clock.hears()
                if (deed := days.deeds.get(step)) is not None:
                    with suppress(Refusal):
                        await deed()
                await days.look()
                clock.time += STEP
            posts = said_in(club.discord.channel)
            letters = {user: said_in(said) for user, said in club.discord.mailboxes.items()}
        return Lived(posts, letters, rows_in(Path(folder) / "alibi.db"))


@cache
def as_it_is() -> Lived:
    """Return the days with a clock that is right."""
    with ThreadPoolExecutor(1) as elsewhere:  # where a loop may already run here
        return elsewhere.submit(asyncio.run, lived({})).result()


@pytest.mark.parametrize("seed", range(LIVES))
async def test_however_the_clock_jumps_all_is_said_and_stored_as_it_would_have_been(seed: int) -> None:
    luck = Random(seed)
    sets = {
        step: luck.choice([timedelta(), timedelta(hours=luck.randint(-400 * 24, 400 * 24))])
        for step in luck.sample(range(STEPS), 8)
    }
    hears = frozenset(luck.sample(range(STEPS), STEPS // 4))

    assert await lived(sets, hears=hears) == as_it_is()


async def test_with_a_clock_that_is_wrong_from_the_start_all_is_said_and_stored_the_same() -> None:
    assert await lived({0: timedelta(days=150)}, hears={0}) == as_it_is()


async def test_a_clock_that_nobody_watches_would_change_these_days() -> None:
    """What the tests above would find."""
    believed = await lived({20: timedelta(days=150), 21: timedelta()}, is_watched=False)

    assert believed.posts != as_it_is().posts
    assert believed.letters != as_it_is().letters
    assert believed.rows["entries"] != as_it_is().rows["entries"]
