"""Playing on Discord: from a verb over its choices to an action, and the private answer to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.messages.answers import Answers
from bot.messages.choices import Choices, action_at, choices
from bot.messages.controls import Control
from bot.messages.message import PrivateMessage
from bot.messages.parsing import Parser, offers
from bot.messages.screens import Question, Screens, is_shown_in_rows
from bot.tables.records import ChannelId, TableId
from bot.tables.service import Receipt, Tables
from bot.ui.visits import Person, Press, Visit, Visits
from games.core.contract import Action, Refusal


@dataclass(frozen=True, slots=True)
class PlayingHandler:
    """What a player can do while the game goes on."""

    _visits: Visits
    _tables: Tables
    _answers: Answers
    _screens: Screens

    async def command(self, visit: Visit, table_id: TableId, kind: type[Action], options: Mapping[str, object]) -> None:
        """Carry out a verb with the options of its slash command, as somebody typed them."""
        press = await self._visits.press(visit, table_id)
        action = Parser(press.table.record, self._answers.sentences.catalogue).action(kind, options)
        await self._act(press, action)

    async def offers(
        self, person: Person, channel: ChannelId, kind: type[Action], option: str, filled: Mapping[str, object]
    ) -> list[tuple[str, str]]:
        """Return the legal values of an option of a verb as (label, value); none for who does not play here."""
        try:
            table = await self._tables.load(await self._visits.here(channel))
            seat = table.seat_of(person.user)
        except Refusal:
            return []
        return offers(table, self._answers.sentences.catalogue, seat, kind, option, filled, person.locale)

    async def verb(self, visit: Visit, control: Control) -> None:
        """Show what a verb offers now; do it at once where there is only one way."""
        press = await self._visits.press(visit, control.table)
        offered = _offered(press, control.number)
        if not offered.fields:
            await self._act(press, offered.actions[0][1], seen=press.n)
        elif is_shown_in_rows(offered):
            await visit.reply.in_place(self._screens.asks(_question(press, offered)))
        elif not await visit.reply.form(self._screens.form(_question(press, offered))):
            raise Refusal("too-slow")

    async def numbered(self, visit: Visit, control: Control, number: int, *, is_sure: bool = False) -> None:
        """Carry out the legal action with this number."""
        press = await self._visits.press(visit, control.table, control.seen)
        action = action_at(press.table.game, press.step, press.seat, number)
        await self._act(press, action, seen=press.n, is_sure=is_sure)

    async def filled_in(self, visit: Visit, control: Control, values: Mapping[str, Sequence[str]]) -> None:
        """Carry out the action that a form describes."""
        press = await self._visits.press(visit, control.table, control.seen)
        offered = _offered(press, control.number)
        numbers = self._screens.numbers(_question(press, offered), values)
        await self._act(press, offered.pick(numbers), seen=press.n)

    async def first_field(self, visit: Visit, control: Control) -> None:
        """Show what the second field offers, the first being chosen; do it at once where there is only one way."""
        press, offered = await self._still_offered(visit, control)
        number = control.part or 0
        left = offered.given(number)
        if not left.fields:
            await self._act(press, left.actions[0][1], seen=press.n)
            return
        first = offered.fields[0]
        asked = Question(press.table, press.step, left, press.locale)
        above = self._screens.value(asked, first, first.values[number])
        await visit.reply.in_place(self._screens.asks(asked, above=above))

    async def ask_number(self, visit: Visit, control: Control) -> None:
        """Ask for a number in writing."""
        press, offered = await self._still_offered(visit, control)
        if not await visit.reply.form(self._screens.number(_question(press, offered))):
            raise Refusal("too-slow")

    async def written_number(self, visit: Visit, control: Control, values: Mapping[str, Sequence[str]]) -> None:
        """Carry out the action with the number that was written."""
        press, offered = await self._still_offered(visit, control)
        text = next((each[0] for each in values.values() if each), "")
        await self._act(press, offered.written(text), seen=press.n)

    async def _still_offered(self, visit: Visit, control: Control) -> tuple[Press, Choices]:
        """Return what a verb offered when the control was made, if that is still so. Raises Refusal."""
        press = await self._visits.press(visit, control.table, control.seen)
        offered = _offered(press, control.number)
        if not offered.fields:
            raise Refusal("stale")
        return press, offered

    async def _act(self, press: Press, action: Action, *, seen: int | None = None, is_sure: bool = False) -> None:
        """Carry out an action and tell the person what they alone learnt; the delivery tells all others."""
        visit, table = press.visit, press.table
        if not is_sure and (keys := table.game.observer.cautions(table.state, press.seat, action)):
            legal: Sequence[Action] = list(table.game.rules.legal(table.state, press.seat))
            if action in legal:
                caution = self._screens.caution(table, table.now, legal.index(action), keys, press.locale)
                await visit.reply.in_place(caution)
                return
        receipt = await self._tables.act(
            press.table_id, visit.person.user, action, seen=seen, interaction=visit.interaction
        )
        await visit.reply.in_place(self._done(receipt, action, press.locale))

    def _done(self, receipt: Receipt, action: Action, locale: str) -> PrivateMessage:
        """Return the private answer to an action: the choices of the verb that follows it, or what may be done next."""
        table, step, seat = receipt.table, receipt.step, receipt.seat
        kind = next((each for each in table.game.info.actions if each.verb == action.then), None)
        legal = tuple(table.game.rules.legal(step.state, seat)) if kind is not None else ()
        if kind is not None and any(type(each) is kind for each in legal):
            offered = choices(table.game, step, seat, kind)
            if offered.fields and is_shown_in_rows(offered):
                return self._screens.asks(Question(table, step, offered, locale, seat), is_next=True)
        return self._answers.done(table, step, seat, locale)


def _question(press: Press, offered: Choices) -> Question:
    return Question(press.table, press.step, offered, press.locale, press.seat)


def _offered(press: Press, verb: int) -> Choices:
    """Return what the verb with this number offers. Raises Refusal, also for a forged number."""
    kinds = press.table.game.info.actions
    if not 0 <= verb < len(kinds):
        raise Refusal("stale")
    return choices(press.table.game, press.step, press.seat, kinds[verb])
