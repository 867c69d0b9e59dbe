"""Endings: players that the closing of a game could not call are told of its end once, after their quiet hours.

The closing calls everybody who is awake when the game ends. Those who sleep are told later, in the way they are reminded of
their turns: by letter, or by a post in the channel; where that cannot be, in the other. Who wants no reminders is not called.
Of a channel that is gone, or closed to the bot, `Letters` tells all players. A game without its rules has no closing: its
players are told so.

Each call is noted in the table of reminders before it is made, under a step that the game does not have any more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.loop import Loop
from bot.tables.ids import UserId
from bot.tables.people import People
from bot.tables.people_records import NOTHING
from bot.tables.records import LineRecord, ReminderRecord, TableRecord, TableRef
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.table import Table, is_playable
from bot.telling.letters import FAREWELL
from bot.telling.message import PrivateMessage
from bot.telling.outbox import Letter, Post, call_once, nonce_of
from bot.telling.ports import Farewell, TellingWords
from bot.telling.senders import Announcer, Mail, TryLater
from games.core.contract import Refusal
from games.core.seats import Seat

log = structlog.get_logger(__name__)

INTERVAL: Final = 30.0
"""Seconds between two looks."""

ENDED_BY_VOTES: Final = frozenset({"ended-by-vote", "ended-by-draw"})

LONGEST: Final = timedelta(days=3)
"""The time after its end for which a game is looked at whose closing cannot be told."""


async def called_at_once(record: TableRecord, hearers: Collection[Seat], people: People) -> frozenset[Seat]:
    """Return the seats that the closing of a table calls: those who want it, and are awake at the end of the game."""
    at = record.ended_at or record.created_at
    persons = {seat: await people.get(record.seats[seat].user) for seat in hearers}
    return frozenset(
        seat for seat, each in persons.items() if each.remind_by != NOTHING and not each.hours.is_quiet(at)
    )


def is_told_by_letter(line: LineRecord | None, n: int) -> bool:
    """Return whether a player has had the farewell of a game of `n` steps: it is the only letter behind the closing."""
    return line is not None and line.told > (n + 1, 0)


class Endings:
    """Tells of the ends of games the players that their closings have not called."""

    def __init__(
        self,
        tables: Tables,
        words: TellingWords,
        announcer: Announcer,
        mail: Mail,
        is_kept_out: Callable[[UserId], bool] = lambda _: False,
    ) -> None:
        """`is_kept_out`: people that are told nothing."""
        self._is_kept_out = is_kept_out
        self._tables = tables
        self._store = tables.store
        self._words = words
        self._announcer = announcer
        self._mail = mail
        self._now = tables.now
        self._owns = tables.owns
        self.loop = Loop("endings", self.tick, interval=INTERVAL)

    async def tick(self) -> None:
        """Tell those that are awake by now."""
        for each in await self._store.to_call(self._now()):
            if not self._owns(each.guild):
                continue
            try:
                await self._call(each)
            except (TryLater, StoreTrouble, Refusal) as error:  # the next look tries again
                log.info("an end waits to be told", table=each.table, error=type(error).__name__)
            except Exception:
                log.exception("an end is not told", table=each.table)

    async def _call(self, over: TableRef) -> None:
        """Tell the players of a table who are awake, and note when to look again. Raises TryLater."""
        table_id = over.table
        table = await self._tables.load(table_id) if is_playable(over.game, over.version) else None
        record = await self._store.get(table_id) if table is None else table.record
        if record is None:
            return
        if record.is_hidden or (await self._store.told(table_id)).settled < record.revision:
            if self._now() - (record.ended_at or record.created_at) > LONGEST:
                await self._store.plan_reminder(table_id, None)
            return  # its closing is to be told first; where it cannot be, letters tell of the end
        noted = {each.user: each for each in await self._store.reminders() if each.table == table_id}
        if any(each.n < _behind(record) for each in noted.values()):
            return  # a reminder of a turn is still to be taken away
        closings = self._words.closings
        uncalled = closings.hearers(record) if table is None else await self._uncalled(table)
        later: list[datetime | None] = []
        waits: TryLater | None = None
        for seat in uncalled:
            try:
                letter = (
                    closings.parting(record, seat) if table is None else closings.farewell(table, seat, Farewell.LATE)
                )
                later.append(await self._tell(record, seat, letter, noted))
            except TryLater as error:  # a slow mailbox holds up no other player
                waits = error
        if waits is not None:
            raise waits
        again = min((each for each in later if each is not None), default=None)
        await self._store.plan_reminder(table_id, again)
        if again is None:
            for user in noted.keys() | {record.seats[seat].user for seat in uncalled}:
                await self._store.drop_reminder(table_id, user)

    async def _uncalled(self, table: Table) -> list[Seat]:
        record, hearers = table.record, self._words.closings.hearers(table.record)
        lines = {each.reader: each for each in await self._store.lines(record.id)}
        told = await called_at_once(record, hearers, self._tables.people) | {await self._ender(table)}
        return [
            seat
            for seat in hearers
            if seat not in told and not is_told_by_letter(lines.get(table.player(seat).user), table.n)
        ]

    async def _ender(self, table: Table) -> Seat | None:
        """Return the seat whose own move or ballot ended the game: the answer to it has said so."""
        record = table.record
        if record.status is Status.OVER:
            return table.now.by
        votes = await self._store.votes(record.id) if record.ended_by in ENDED_BY_VOTES else []
        if not votes or record.ended_at is None or record.ended_at >= votes[-1].until:
            return None
        last = record.seat_of(list(votes[-1].ballots)[-1])
        return None if last is None else last.seat

    async def _tell(
        self, record: TableRecord, seat: Seat, farewell: PrivateMessage, noted: Mapping[UserId, ReminderRecord]
    ) -> datetime | None:
        """Tell one player; return the time of another try where they sleep. Raises TryLater."""
        user, now = record.seats[seat].user, self._now()
        person, before = await self._tables.people.get(user), noted.get(user)
        is_told = before is not None and before.message is not None
        if is_told or person.remind_by == NOTHING or self._is_kept_out(user):
            return None
        if (at := person.hours.awake(now)) > now:
            return at
        n = _behind(record)
        note = ReminderRecord(table=record.id, guild=record.guild, user=user, n=n, again=0, at=now)
        await self._store.keep_reminder(note)
        nonce = nonce_of(record.id, await self._store.told(record.id), n, FAREWELL + seat)
        tried_at = None if before is None else record.ended_at or record.created_at
        letter = Letter(self._mail, user, farewell)
        post = Post(self._announcer, record.channel, self._words.closings.late_call(record, seat))
        sent = await call_once(letter, post, person.remind_by, nonce, tried_at)
        if sent is None:
            log.info("a player is not told of an end", table=record.id)
        else:
            await self._store.keep_reminder(replace(note, message=sent[0], channel=sent[1]))
        return None


def _behind(record: TableRecord) -> int:
    """Return the step behind the last of a game."""
    return (record.entries or 0) + 1
