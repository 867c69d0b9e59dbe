"""Playing on Discord: from a verb over its choices to an action, and the private answer to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.house import House
from bot.messages.choices import Choices, action_at, choices
from bot.messages.controls import Control, Kind
from bot.messages.parsing import Parser, offers
from bot.messages.screens import Screens, VerbQuestion
from bot.tables.ids import ChannelId, TableId
from bot.tables.people_records import Reading
from bot.tables.records import TableRecord
from bot.tables.service import Receipt
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table
from bot.telling.message import PrivateMessage
from bot.telling.promises import Promise
from bot.ui.first_look import FirstLook, below
from bot.ui.room import Given
from bot.ui.visits import DiscordUser, Press, Visit, Visits
from games.core.contract import Action, Refusal
from games.core.seats import Seat


class PlayingHandler:
    """The steps of a player while the game goes on."""

    def __init__(self, house: House, visits: Visits, first_look: FirstLook) -> None:
        self._visits = visits
        self._tables = house.tables
        self._answers = house.words.answers
        self._screens = Screens(house.words.presenter)
        self._first_look = first_look

    async def command(self, visit: Visit, table_id: TableId, kind: type[Action], options: Mapping[str, object]) -> None:
        """Carry out a verb with the options of its slash command, as they were typed."""
        press = await self._visits.press(visit, table_id)
        action = Parser(press.table.record, self._answers.sentences.catalogue).action(kind, options)
        await self._act(press, action)

    async def offers(
        self, person: DiscordUser, channel: ChannelId, kind: type[Action], option: str, filled: Mapping[str, object]
    ) -> list[tuple[str, str]]:
        """Return the legal values of an option of a verb as (label, value); none for a person without a seat here."""
        try:
            table = await self._tables.load(await self._visits.here(channel))
            seat = table.seat_of(person.user)
        except Refusal:
            return []
        return offers(table, self._answers.sentences.catalogue, seat, kind, option, filled, person.locale)

    async def verb(self, visit: Visit, control: Control, _: Given) -> None:
        """Show the choices of a verb as they are now; do it at once where there is only one way."""
        press = await self._visits.press(visit, control.table)
        offered = _offered(press, control.number)
        if not offered.fields:
            await self._act(press, offered.actions[0][1], seen=press.step.n)
        else:
            async with self._first_look.missed(visit, press.table, is_playing=True) as above:
                question = await self._question(visit, press.table, press.step, offered, press.seat)
                await self._show(visit, press.table.record, below(above, self._screens.asks(question)))

    async def picked(self, visit: Visit, control: Control, _: Given) -> None:
        """Show the choices that are left, some of it being chosen."""
        async with self._or_again(visit, control):
            press = await self._visits.press(visit, control.table, control.seen)
            offered = _offered(press, control.number)
            question = await self._question(visit, press.table, press.step, offered, press.seat)
            await self._show(visit, press.table.record, self._screens.asks(question, offered.checked(control.picked)))

    async def numbered(self, visit: Visit, control: Control, _: Given, *, is_sure: bool = False) -> None:
        """Carry out the legal action with this number."""
        async with self._or_again(visit, control):
            press = await self._visits.press(visit, control.table, control.seen)
            action = action_at(press.step, press.seat, control.number)
            await self._act(press, action, seen=press.step.n, is_sure=is_sure)

    @asynccontextmanager
    async def _or_again(self, visit: Visit, control: Control) -> AsyncIterator[None]:
        """Go on, instead of refusing, where another seat that chooses at the same time was faster.

        An action that is still open is carried out; otherwise the remaining choices are shown.
        """
        try:
            yield
        except Refusal as refusal:
            if refusal.key != "stale":
                raise
            table = await self._visits.table(visit, control.table)
            seat = table.seat_of(visit.person.user)
            offered = _asked_still(table, seat, control)
            if offered is None:
                raise
            if (wanted := _left_open(table, seat, control, offered)) is not None:
                press = Press(visit, table, seat, table.now)
                await self._act(press, wanted, seen=table.n, is_sure=control.kind is Kind.CONFIRMED)
                return
            changed = self._answers.sentences.say(visit.reader, "choices-changed")
            question = await self._question(visit, table, table.now, offered, seat)
            await self._show(visit, table.record, self._screens.asks(question, above=[changed]))

    async def cancel(self, visit: Visit, table_id: TableId) -> None:
        """Take a question back, and offer its player the verbs again."""
        record = await self._visits.record(visit, table_id)
        seated = record.seat_of(visit.person.user)
        if record.status is not Status.LIVE or seated is None or seated.gone:
            await visit.reply.in_place(self._answers.note(visit.reader, "cancelled"))
            return
        table = await self._visits.table(visit, table_id)
        await self._show(visit, record, self._answers.unchanged(table, seated.seat, visit.person.locale))

    async def _act(self, press: Press, action: Action, *, seen: int | None = None, is_sure: bool = False) -> None:
        """Carry out an action and tell its player the private events; the delivery tells all others."""
        visit, table = press.visit, press.table
        cautions = () if is_sure else table.game.observer.cautions(table.state, press.seat, action)
        if cautions or (action.is_final and not is_sure):
            legal = table.now.legal(press.seat)
            if action in legal:
                number = legal.index(action)
                question = self._screens.confirm(table, table.now, number, action, cautions, press.locale)
                await self._show(visit, table.record, question)
                return
        async with self._first_look.missed(visit, table, is_playing=True) as above:
            receipt = await self._tables.act(
                press.table_id, visit.person.user, action, seen=seen, interaction=visit.interaction
            )
            await self._show(visit, table.record, below(above, await self._done(visit, receipt, action)))
        self._promise(press, receipt)

    def _promise(self, press: Press, receipt: Receipt) -> None:
        """Go on with the answer when the outcome of the action is known: it may wait for another, as a question does."""
        visit, step, seat = press.visit, receipt.step, receipt.seat

        async def tell(table: Table, learnt: NumberedStep) -> None:
            is_elsewhere = visit.channel != table.record.channel
            done = self._answers.done(table, (step, learnt), seat, press.locale, is_elsewhere=is_elsewhere)
            await visit.reply.go_on(self._led(visit, table.record, done))

        is_waiting = seat not in receipt.table.game.rules.turn(step.state)
        self._visits.promise(press, Promise(step.n, tell) if is_waiting else None)

    async def _show(self, visit: Visit, record: TableRecord, message: PrivateMessage) -> None:
        await visit.reply.in_place(self._led(visit, record, message))

    def _led(self, visit: Visit, record: TableRecord, message: PrivateMessage) -> PrivateMessage:
        """Return a message with the way to its table above it, where the visitor is elsewhere: in a mailbox, or at the door."""
        if visit.channel == record.channel:
            return message
        return below([self._answers.whereabouts(record, visit.person.locale)], message)

    async def _question(
        self, visit: Visit, table: Table, step: NumberedStep, offered: Choices, seat: Seat
    ) -> VerbQuestion:
        """Return the question after a verb; in lists, for a reader of words only and where secrets are covered."""
        reading = await self._visits.reading(visit.person.user)
        in_lists = not reading.isdisjoint({Reading.WORDS, Reading.COVERED})
        return VerbQuestion(table, step, offered, visit.person.locale, seat, in_lists=in_lists)

    async def _done(self, visit: Visit, receipt: Receipt, action: Action) -> PrivateMessage:
        """Return the private answer to an action: its outcome, and the verbs that may follow."""
        table, step, seat, locale = receipt.table, receipt.step, receipt.seat, visit.person.locale
        is_elsewhere = visit.channel != table.record.channel
        kind = next((each for each in table.game.info.actions if each.verb == action.then), None)
        if kind is not None and any(type(each) is kind for each in step.legal(seat)):
            offered = choices(step, seat, kind)
            if offered.fields:
                above = self._answers.came_of(table, (step,), seat, locale, is_elsewhere=is_elsewhere)
                question = await self._question(visit, table, step, offered, seat)
                return self._screens.asks(question, above=above, is_next=True)
        return self._answers.done(table, (step,), seat, locale, is_elsewhere=is_elsewhere)


def _asked_still(table: Table, seat: Seat, control: Control) -> Choices | None:
    """Return the choices of the question that a control of a step before belongs to, if its verb has been this seat's all the while."""
    kinds = table.game.info.actions
    if (before := table.step(control.seen)) is None:
        return None
    try:
        kind = kinds[control.number] if control.kind is Kind.PICK else type(action_at(before, seat, control.number))
        offered = choices(table.now, seat, kind)
    except (Refusal, IndexError):
        return None
    return offered if table.was_offered(seat, control.seen, kind) and offered.fields else None


def _left_open(table: Table, seat: Seat, control: Control, offered: Choices) -> Action | None:
    """Return the action of a control of a step before, if it is still offered and only other players have moved since."""
    before = table.step(control.seen)
    if control.kind is Kind.PICK or before is None:
        return None
    action = action_at(before, seat, control.number)
    since = [table.step(n) for n in range(control.seen + 1, table.n + 1)]
    # A second tap is no second wish.
    is_theirs = all(step is not None and step.by not in (None, seat) for step in since)
    return action if is_theirs and action in [each for _, each in offered.actions] else None


def _offered(press: Press, verb: int) -> Choices:
    """Return the choices of the verb with this number. Raises Refusal, also for a forged number."""
    kinds = press.table.game.info.actions
    if not 0 <= verb < len(kinds):
        raise Refusal("stale")
    return choices(press.step, press.seat, kinds[verb])
