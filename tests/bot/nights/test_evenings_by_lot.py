"""Evenings that run by lot: nobody sits without having asked since they last played, and nobody who asked is forgotten."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from random import Random

from bot.nights.nights import LEAST_PEOPLE
from bot.nights.ports import NightChange
from bot.nights.records import NightRecord
from bot.nights.store import StoredNights
from bot.tables.ids import UserId
from games.core.contract import Refusal
from tests.bot.nights.house import HOST, PEOPLE, Died, House, Mortal
from tests.bot.nights.pressing import here, wait

EVENINGS = 200 if os.environ.get("ALIBI_SOAK") == "1" else 3


class RandomEvening:
    """An evening that runs by lot, with what everybody has asked for since they last played."""

    def __init__(self, house: House, night: NightRecord, random: Random) -> None:
        self._house, self._night, self._random = house, night, random
        self._asked = {each.user for each in night.here}
        self._known = 0
        self.done: Counter[str] = Counter()

    async def step(self) -> None:
        """Let something happen and the keeper look; whoever is seated by then has asked."""
        house, random = self._house, self._random
        now = await house.now(self._night)
        what = random.choices(("here", "rest", "leave", "split", "end", "nothing", "die"), (6, 1, 1, 2, 6, 3, 2))[0]
        with suppress(Refusal):
            await self._do(what, now, random.choice(PEOPLE))
            self.done[what] += 1
        house.clock.skip(seconds=random.choice((1, 20, 50)))
        with suppress(Died):
            await house.keeper.tick()
        if what == "die":
            house.start()
            await house.keeper.tick()
        await self._check(now)

    async def _do(self, what: str, now: NightRecord, user: UserId) -> None:
        match what:
            case "here":
                await here(self._house, now, user)
                self._asked |= {user} - now.playing
            case "rest":
                await self._house.nights.rest(now, user)
                self._asked -= {user}
            case "leave":
                await self._house.nights.leave(now, user)
                self._asked -= {user}
            case "split":
                game = self._random.choice((None, None, "clues"))
                await self._house.nights.split(now, HOST, is_moderator=False, duplicate=game)
            case "end":
                dealt = [each.table for each in now.tables if each.table is not None and not each.is_over]
                for table in self._random.sample(dealt, min(1, len(dealt))):
                    await self._house.store.end(table, at=self._house.clock.now())
            case "die":
                self._house.start(Mortal(self._random.randrange(1, 30)))

    async def _check(self, before: NightRecord) -> None:
        after = await self._house.now(self._night)
        for table in after.tables[self._known :]:
            assert {*table.users} <= self._asked
            self._asked -= {*table.users}
            self.done["by the host" if table.round > before.round else "by themselves"] += 1
        self._known = len(after.tables)
        chairs = Counter(user for each in after.tables if not each.is_over for user in each.users)
        assert max(chairs.values(), default=0) <= 1

    async def end(self) -> None:
        """Look that nobody who asked is forgotten, and end the evening."""
        house = self._house
        await wait(house)
        after = await house.now(self._night)
        assert not after.round or len(after.waiting) < LEAST_PEOPLE
        for each in after.tables:
            if each.table is not None and not each.is_over:
                await house.store.end(each.table, at=house.clock.now())
        await StoredNights(house.store.database).end_night(after.id, house.clock.now())
        await StoredNights(house.store.database).change_night(after.id, NightChange(is_told=True))


async def test_at_no_evening_anybody_sits_without_a_press_of_theirs_since_they_last_played(
    house: House,
) -> None:
    done: Counter[str] = Counter()
    for seed in range(EVENINGS):
        random = Random(seed)
        evening = RandomEvening(house, await house.planned(random.randrange(2, 5)), random)
        for _ in range(25):
            await evening.step()
        await evening.end()
        done += evening.done

    assert min(done[each] for each in ("rest", "leave", "end", "die", "by the host", "by themselves")) > 1, done
