"""Time on Discord: the clock of a table and its controls."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.house import House
from bot.messages.controls import Control, TimeKey
from bot.messages.names import number
from bot.messages.timing import PAUSES
from bot.tables.ids import TableId, UserId
from bot.tables.pace import PACES
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from bot.ui.voting import VotingHandler
from games.core.contract import Refusal

USUAL_NIGHT = ("22:00", "8:00")
DAY = 86_400


class TimingHandler:
    """The clock of one table."""

    def __init__(self, house: House, visits: Visits, voting: VotingHandler) -> None:
        self._visits = visits
        self._tables = house.tables
        self._timekeeper = house.timekeeper
        self._answers = house.words.answers
        self._timing = house.words.presenter.timing
        self._voting = voting

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Carry out a press, or a choice from a list."""
        table, chosen = control.table, given.values[0] if given.values else ""
        try:
            key = TimeKey(control.number)
        except ValueError:
            raise Refusal("stale") from None
        await self._visits.press(visit, table)
        match key:
            case TimeKey.SHOW:
                await self.show(visit, table)
            case TimeKey.EXTEND:
                await self.extend(visit, table)
            case TimeKey.HERE:
                await self.here(visit, table)
            case TimeKey.PACE:
                await self.pace(visit, table, chosen)
            case TimeKey.PAUSE:
                await self.pause(visit, table, number(chosen) or 0)
            case TimeKey.MUTE:
                await self._timekeeper.mute(table, visit.person.user)
                await visit.reply.privately(self._answers.note(visit.reader, "reminder-muted"))
            case _:  # of no table: `OwnTime` does it
                raise Refusal("stale")

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show how the clock stands, and its controls."""
        press = await self._visits.press(visit, table_id)
        waiting = press.table.now.view.waiting
        screen = self._timing.screen(press.table.record, press.seat, waiting, press.locale)
        await visit.reply.in_place(screen)

    async def extend(
        self, visit: Visit, table_id: TableId, player: discord.User | discord.Member | None = None
    ) -> None:
        """Give a player more time: oneself, or another."""
        press = await self._visits.press(visit, table_id)
        chosen = None
        if player is not None:
            if (seated := press.table.record.seat_of(UserId(player.id))) is None:
                raise Refusal("unknown-player", n=len(press.table.record.seats))
            chosen = seated.seat
        record, seat = await self._timekeeper.extend(table_id, visit.person.user, chosen)
        if await visit.reply.publicly(self._timing.gift(record, press.seat, seat)) is None:
            await visit.reply.privately(self._answers.note(visit.reader, "time-changed"))

    async def here(self, visit: Visit, table_id: TableId) -> None:
        """Let the table wait for a player again; where all are there, let it play live."""
        await self._visits.press(visit, table_id)
        record = await self._timekeeper.here(table_id, visit.person.user)
        key = "here-live" if record.clock.is_live else "here-noted"
        await visit.reply.in_place(self._answers.note(visit.reader, key))

    async def pace(self, visit: Visit, table_id: TableId, pace: str | None) -> None:
        """Propose another pace to all; without one, show how the clock stands."""
        if pace is None:
            await self.show(visit, table_id)
            return
        if pace not in PACES:
            raise Refusal("no-such-option")
        await self._voting.propose_pace(visit, table_id, PACES[pace])

    async def pause(self, visit: Visit, table_id: TableId, days: int) -> None:
        """Propose a pause to all."""
        await self._voting.propose_pause(visit, table_id, days * DAY)

    @property
    def pauses(self) -> Sequence[int]:
        """The days that a pause is offered for."""
        return PAUSES
