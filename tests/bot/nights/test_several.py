"""Several evenings of two servers at a time, by lot: whatever happens, nobody sits twice or unasked, and each evening ends and says so."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import count
from random import Random

from bot.messages.sentences import stamp
from bot.nights.nights import FORGOTTEN
from bot.nights.records import NightId, NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.stores import NoSuchTable
from games.core.contract import Refusal
from tests.bot.nights.house import GUILD, HOST, PEOPLE, Died, House, Mortal
from tests.bot.ui.club import said
from tests.own_data import own_data

WALKS = 100 if os.environ.get("ALIBI_SOAK") == "1" else 1
FIRST = 4
"""In the walk of this seed everything happens."""
EVENINGS = 3
GUILDS = (GUILD, GuildId(GUILD + 1))
_channels = count(50_000)
WHAT = {
    "here": 14,
    "come": 4,
    "leave": 3,
    "rest": 2,
    "split": 8,
    "end a table": 6,
    "move": 2,
    "relocate": 2,
    "places": 2,
    "weekly": 2,
    "end": 2,
    "forget somebody": 1,
    "delete a thread": 2,
    "delete a channel": 1,
    "die": 4,
    "wait": 3,
}
"""What happens in each walk, and how often, in an order by lot."""


class Walk:
    """Evenings that run by lot, with what everybody has asked for at each of them since they last played."""

    def __init__(self, house: House, random: Random) -> None:
        self._house, self._random = house, random
        self._stored = StoredNights(house.store.database)
        self._known: dict[NightId, NightRecord] = {}
        self._asked: dict[NightId, set[UserId]] = {}
        self._called_off: dict[tuple[ChannelId, datetime], set[UserId]] = {}
        self.done: Counter[str] = Counter()

    async def _look(self) -> list[NightRecord]:
        """Return the evenings that are not over, those too that have followed a weekly one."""
        for night in {*self._known, *(night for night, _ in await self._stored.nights())}:
            found = await self._stored.night(night)
            if found is not None:  # long after its end it is forgotten
                self._known[night] = found
                self._asked.setdefault(night, set())
        return [each for each in self._known.values() if not each.is_over]

    async def step(self, what: str) -> None:
        """Let something happen and the keeper look; hold what came of it against what was asked for."""
        house, random = self._house, self._random
        open_ones = await self._look()
        if len(open_ones) < EVENINGS:
            minutes = random.choice((1, 1, 20, 300))
            n, guild = 0 if minutes > 30 else random.randrange(3), random.choice(GUILDS)
            open_ones.append(await house.planned(n, minutes=minutes, guild=guild))
            self._asked[open_ones[-1].id] = {each.user for each in open_ones[-1].here}
        with suppress(Refusal, NoSuchTable):
            await self._do(what, random.choice(open_ones), random.choice(PEOPLE))
            self.done[what] += 1
        house.clock.skip(seconds=random.choice((1, 20, 50, 400)))
        with suppress(Died):
            await house.keeper.tick()
        if what == "die":
            house.start()
            await house.keeper.tick()
        await self._check()

    async def _do(self, what: str, now: NightRecord, user: UserId) -> None:
        house, random = self._house, self._random
        match what:
            case "here":
                for each in random.sample(PEOPLE, 3):
                    now = await house.nights.here(now, each, f"P{each}", "en")
                    self._asked[now.id] |= {each} - now.playing
            case "come":
                await house.nights.come(now, user, f"P{user}", "en")
            case "leave":
                await house.nights.leave(now, user)
                self._asked[now.id] -= {user}
            case "rest":
                await house.nights.rest(now, user)
                self._asked[now.id] -= {user}
            case "split":
                game = random.choice((None, None, "clues"))
                await house.nights.split(now, HOST, is_moderator=True, duplicate=game)
            case "end a table":
                for table in [each.table for each in now.tables if each.table is not None and not each.is_over][:1]:
                    await house.tables.end(table)
            case "move":
                later = house.clock.now() + timedelta(minutes=random.choice((5, 60, 24 * 60)))
                await house.nights.move(now, HOST, later, is_moderator=True)
            case "relocate":
                await house.nights.relocate(now, HOST, ChannelId(next(_channels)), is_moderator=True)
            case "places":
                await house.nights.set_places(now, HOST, random.choice((2, 3, 60)), is_moderator=True)
            case "weekly":
                await house.nights.repeat(now, HOST, None, is_weekly=not now.is_weekly, is_moderator=True)
            case "end":
                await self._end(now)
            case "forget somebody":
                await own_data(house.store.database).erase(user)
                for asked in self._asked.values():
                    asked.discard(user)
            case "delete a thread":
                for thread in [each.thread for each in now.tables if each.thread is not None and not each.is_over][:1]:
                    house.discord.deleted.add(thread)
                    await house.keeper.lost(thread)
            case "delete a channel":
                house.discord.deleted.add(now.channel)
                await house.keeper.lost(now.channel)
            case "die":
                house.start(Mortal(random.randrange(1, 40), is_after=random.random() < 0.5))
            case "wait":
                house.clock.skip(minutes=random.choice((2, 30, 200)))

    async def _end(self, night: NightRecord) -> None:
        people = {each.user for each in (*night.coming, *night.standby)}
        ended = await self._house.nights.end(night, HOST, is_moderator=True)
        if not night.round and people and ended.over_at and ended.over_at <= night.starts_at + FORGOTTEN:
            self._called_off[night.channel, night.starts_at] = people

    async def _check(self) -> None:
        before = {night: len(each.tables) for night, each in self._known.items()}
        await self._look()
        nights = list(self._known.values())
        chairs = Counter(user for night in nights for each in night.tables if not each.is_over for user in each.users)
        assert max(chairs.values(), default=0) <= 1, "at two tables"
        for night in nights:
            for table in night.tables[before.get(night.id, 0) :]:
                assert {*table.users} <= self._asked[night.id], "unasked"
                self._asked[night.id] -= {*table.users}
                self.done["tables"] += 1
            for table in night.tables:
                for asked in self._asked.values() if table.table is not None and not table.is_over else ():
                    asked -= {*table.users}  # whoever has been dealt a game asks anew, at every evening

    async def end(self) -> None:
        """End what is played, and let weeks pass: every evening ends by itself, and its end is said once."""
        house = self._house
        house.start()
        for night in await self._look():
            for each in night.tables:
                if each.table is not None and not each.is_over:
                    with suppress(NoSuchTable):
                        await house.tables.end(each.table)
        for _ in range(12):
            for _ in range(3):
                await house.keeper.tick()
            await self._look()
            house.clock.skip(days=5)
        assert await self._stored.nights() == []
        assert all(each.is_over and each.is_told for each in self._known.values())
        kept = {each.channel for each in self._known.values()} - house.discord.deleted
        for channel in kept:
            mine = [each for each in self._known.values() if each.channel == channel]
            assert len([each for each in house.discord.standing() if each.where == channel]) == len(mine), channel
        for (channel, starts_at), people in self._called_off.items():
            at = said("night-called-off", people=("‹›",), at=stamp(starts_at, "F")).partition("‹›")[2]
            posts = [each.text for each in house.discord.channel if each.where == channel and at in each.text]
            called = Counter(user for user in PEOPLE for text in posts if f"<@{user}>" in text)
            assert channel not in kept or called == Counter(people), "called off"
            self.done["called off"] += 1


async def test_of_several_evenings_nobody_sits_at_two_or_unasked_and_every_one_ends_and_says_so_once(
    house: House,
) -> None:
    done: Counter[str] = Counter()
    for seed in range(FIRST, FIRST + WALKS):
        random = Random(seed)
        walk = Walk(house, random)
        try:
            for what in random.sample(list(WHAT), sum(WHAT.values()), counts=WHAT.values()):
                await walk.step(what)
            await walk.end()
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise
        done += walk.done

    assert min(done[each] for each in (*WHAT, "called off")) > 0, done
    assert done["tables"] > WALKS, done
