"""Presses between a verb and its action: the second of two fields, and a number in writing. They change nothing yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.messages.choices import Choices, choices
from bot.messages.controls import Control
from bot.messages.presenter import names_of
from bot.tables.table import NumberedStep, Table
from bot.ui.handlers import Handlers, Person
from bot.ui.reply import Reply
from games.core.contract import Refusal


class Steps:
    """One method for each kind of press on the way."""

    def __init__(self, handlers: Handlers) -> None:
        self._on = handlers

    async def part(self, reply: Reply, person: Person, control: Control) -> None:
        """Show what the second field offers, the first being chosen; do it at once where there is only one way."""
        table, step, offered = await self._offered(reply, person, control)
        number = control.part or 0
        left = offered.given(number)
        if not left.fields:
            await self._on.act(reply, person, control.table, left.actions[0][1], seen=control.seen)
            return
        screens = self._on.screens
        first = offered.fields[0]
        above = screens.value(table, first, first.values[number], person.locale)
        await reply.in_place(screens.asks(table, step, left, person.locale, above=above))

    async def number(self, reply: Reply, person: Person, control: Control) -> None:
        """Ask for a number in writing."""
        table, step, offered = await self._offered(reply, person, control)
        if not await reply.form(self._on.screens.number(table, step, offered, person.locale)):
            raise Refusal("too-slow")

    async def written(
        self, reply: Reply, person: Person, control: Control, values: Mapping[str, Sequence[str]]
    ) -> None:
        """Carry out the action with the number that was written."""
        _, _, offered = await self._offered(reply, person, control)
        text = next((each[0] for each in values.values() if each), "")
        await self._on.act(reply, person, control.table, offered.written(text), seen=control.seen)

    async def _offered(self, reply: Reply, person: Person, control: Control) -> tuple[Table, NumberedStep, Choices]:
        """Return what a verb offered when the control was made, if that is still so. Raises Refusal."""
        table = await self._on.tables.load(control.table)
        reply.names = names_of(table.record)
        seat = table.seat_of(person.user)
        if not table.record.is_open:
            raise Refusal("table-over")
        step = table.step(control.seen)
        kinds = table.game.info.actions
        if step is None or table.is_stale(seat, control.seen) or not 0 <= control.number < len(kinds):
            raise Refusal("stale")
        offered = choices(table.game, step, seat, kinds[control.number])
        if not offered.fields:
            raise Refusal("stale")
        return table, step, offered
