"""Days over which people are reminded, on a Discord that looks whether what it is told is true."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

from bot.messages.presenter import Presenter
from bot.tables.ids import ChannelId, MessageId, UserId
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.message import PrivateMessage, PublicMessage
from bot.telling.reminders import Reminders
from bot.telling.senders import Posted
from games import BY_KEY
from tests.bot.tables.days import Days, some_days
from tests.fake_discord import FakeDiscord
from tests.words import WORDS

A_DAY = 86_400


class Witness(FakeDiscord):
    """A Discord that looks, whenever something is said, whether it is true."""

    days: Days
    told = 0

    async def whisper(self, user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        self._check(user)
        return await super().whisper(user, message, nonce)

    async def announce(self, channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
        for user in message.calls:
            self._check(UserId(user))
        return await super().announce(channel, message, nonce)

    def _check(self, user: UserId) -> None:
        record, entries = self.days.record, self.days.store.stored.entries.get(self.days.table, [])
        seat = record.seat_of(user)
        table = Table(record, entries)
        assert seat is not None
        assert record.status is Status.LIVE
        assert self.days.store.stored.told[self.days.table].settled == record.revision
        assert seat.seat in table.game.observer.table_view(table.state).waiting
        assert seat.seat not in {*record.clock.covered, *record.clock.away, *record.clock.muted}
        assert not record.clock.is_live
        assert record.clock.paused_until is None
        assert not self.days.store.stored.people[user].hours.is_quiet(self.days.at)
        assert not [said for said in self.mailboxes.get(user, []) if not said.is_gone]
        assert not [each for each in self.channel if f"<@{user}>" in each.text and not each.is_gone]
        self.told += 1


async def a_world(days: Days) -> tuple[Witness, Reminders]:
    """Return a Discord, and what reminds there."""

    class Now:
        def now(self) -> datetime:
            return days.at

    clock: Any = Now()
    discord = Witness(clock)
    discord.days = days
    words = Presenter(WORDS).timing
    return discord, Reminders(days.tables, words, discord, discord)


async def told(days: Days) -> None:
    """Let everybody have been told everything."""
    await days.store.settle(days.table, days.record.revision, (0, 0))


async def quiet_days(game: str = "arosa", seed: int = 1) -> Days:
    """Return a table of people who are always there and awake."""
    days = await some_days(BY_KEY[game], Random(seed), A_DAY, ("UTC",))
    for user in list(days.store.stored.people):
        await days.tables.people.change(user, lambda person: replace(person, quiet_from=0, quiet_to=0))
    for seat in days.record.seats:  # the first wait has no reminder of its own: somebody presses, and it has
        await days.timekeeper.here(days.table, seat.user)
        break
    return days


async def waited_for(days: Days) -> UserId:
    table = await days.tables.load(days.table)
    return table.player(min(table.game.rules.turn(table.state))).user


def there(discord: Witness, user: UserId) -> list[str]:
    return [said.text for said in discord.mailboxes.get(user, []) if not said.is_gone]
