"""Time on Discord: the clock of a table and its controls."""

from __future__ import annotations

import discord

from bot.house import House
from bot.messages.controls import Control, TimeKey
from bot.tables.ids import TableId, UserId
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal


class TimingHandler:
    """The clock of one table."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._timekeeper = house.timekeeper
        self._answers = house.words.answers
        self._timing = house.words.presenter.timing

    async def press(self, visit: Visit, control: Control, _: Given) -> None:
        """Carry out a press."""
        table = control.table
        try:
            key = TimeKey(control.number)
        except ValueError:
            raise Refusal("stale") from None
        match key:
            case TimeKey.SHOW:
                await self.show(visit, table)
            case TimeKey.EXTEND:
                await self.extend(visit, table)
            case TimeKey.HERE:
                await self.here(visit, table)
            case TimeKey.MUTE:
                await self._visits.press(visit, table)
                await self._timekeeper.mute(table, visit.person.user)
                await visit.reply.privately(self._answers.note(visit.reader, "reminder-muted"))
            case _:  # of a person or of a vote: another room does it
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
                raise Refusal("nobody-there")
            chosen = seated.seat
        record, seat = await self._timekeeper.extend(table_id, visit.person.user, chosen)
        is_here = visit.channel == record.channel  # elsewhere, others would read of a table that they may not know
        gift = self._timing.gift(record, press.seat, seat)
        if not visit.is_from_public:  # the page that was pressed shows the new time, and what there is still to press
            waiting = press.table.now.view.waiting
            await visit.reply.in_place(self._timing.screen(record, press.seat, waiting, press.locale, "time-changed"))
            if is_here:
                await visit.reply.besides(gift)
        elif not is_here or await visit.reply.publicly(gift) is None:
            await visit.reply.privately(self._answers.note(visit.reader, "time-changed"))

    async def here(self, visit: Visit, table_id: TableId) -> None:
        """Let the table wait for a player again; where all are there, let it play live."""
        await self._visits.press(visit, table_id)
        record = await self._timekeeper.here(table_id, visit.person.user)
        key = "here-live" if record.clock.is_live else "here-noted"
        await visit.reply.in_place(self._answers.note(visit.reader, key))
