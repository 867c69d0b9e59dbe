"""Players for whole games: they carry out any legal action through Discord, by every way that leads there."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from typing import Any

from bot.messages.controls import Control, Kind
from bot.messages.sentences import names_of
from bot.practice.loopback import forms
from bot.practice.loopback.model import Channel, Message
from bot.tables.records import TableId
from bot.tables.table import Table
from games.core.contract import Action
from games.core.seats import Seat
from games.core.wire import seat_fields
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Answer, AnswerKind, Person
from tests.parts import finish_of, group_of


class Way(StrEnum):
    """How a person gets at an action."""

    PANEL = "panel"
    DESK = "desk"
    MAILBOX = "mailbox"
    SLASH = "slash"
    STATUS = "status"


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an action, and how many things its player had to do."""

    answer: Answer
    presses: int


def finish(table: Table, seat: Seat) -> Action | None:
    """Return what leads to the end of a table's game soon."""
    return finish_of(table.game)(table.game, table.state, seat)


class Players:
    """All players of a table, playing at random from one seed."""

    def __init__(self, evening: Evening, luck: random.Random, channel: Channel | None = None) -> None:
        self.evening = evening
        self.luck = luck
        self.channel = channel or evening.channel

    async def table(self) -> Table:
        return await self.evening.table(self.channel)

    async def play(self, most: int) -> int:
        """Play a whole game: at random for so many actions, then to its end. Return how many steps it took."""
        table = await self.table()
        while table.outcome is None:
            seat = self.luck.choice(sorted(table.game.rules.turn(table.state)))
            await self.step(table, seat, is_last=table.n >= most)
        await self.evening.settle()
        return table.n

    async def step(self, table: Table, seat: Seat, *, is_last: bool = False) -> Done:
        """Let a seat do something."""
        action = finish(table, seat) if is_last else None
        before = table.n
        done = await self.do(table, seat, action or self.choice(table, seat), self.luck.choice(list(Way)))
        assert table.n == before + 1, done
        return done

    def choice(self, table: Table, seat: Seat) -> Action:
        """Choose a verb, then one of its actions: all verbs come up, not only that with the most actions."""
        legal = list(table.game.rules.legal(table.state, seat))
        kind = self.luck.choice(sorted({type(action) for action in legal}, key=lambda each: each.verb))
        possible: list[Action] = [action for action in legal if type(action) is kind]
        return self.luck.choice(possible)

    async def do(self, table: Table, seat: Seat, action: Action, way: Way) -> Done:
        """Carry out an action by one of the ways."""
        person = self.evening.person_of(table, seat)
        if way is Way.SLASH:
            answer, presses = await self._typed(person, table, action), 1
        else:
            message, presses = await self._begin(person, table, way)
            if not any(button["custom_id"] == verb_id(table, action, message) for button in message.buttons):
                message, presses = self.evening.panel(self.channel), 0  # the mailbox may be behind
            answer = await person.click(message, verb_id(table, action, message))
            presses += 1
            answer, more = await self._answered(person, table, action, answer)
            presses += more
        return Done(*await self._confirmed(person, answer, presses))

    async def _begin(self, person: Person, table: Table, way: Way) -> tuple[Message, int]:
        match way:
            case Way.DESK:
                panel = self.evening.panel(self.channel)
                return (await person.press(panel, self.evening.label("control-desk"))).message, 1
            case Way.STATUS:
                return (await person.command(self.channel, "table status")).message, 1
            case Way.MAILBOX:
                letters = [message for message in person.mailbox() if message.buttons]
                if letters:
                    return letters[-1], 0
        return self.evening.panel(self.channel), 0

    async def _answered(self, person: Person, table: Table, action: Action, answer: Answer) -> tuple[Answer, int]:
        """Fill in the form, choose in the select, or press the button that the verb leads to; nothing if it is done."""
        labels = {field.name: label_of(self.evening, table, action, field.name, person) for field in fields(action)}
        if answer.kind is AnswerKind.MODAL:
            asked = {field.custom_id for field in forms.fields_of(answer.modal)}
            given = {name: label for name, label in labels.items() if name in asked}
            return await person.submit(answer, given), 1
        presses, before, most = 0, table.n, len(labels)
        while table.n == before and presses < most:  # a press for each field
            message = answer.message
            for select in message.selects:
                for label in labels.values():
                    if any(option["label"] == label for option in select["options"]):
                        return await person.choose(message, select["custom_id"], [label]), presses + 1
            name = next((name for name, label in labels.items() if label in message.labels), None)
            if name is not None:
                answer = await person.press(message, labels.pop(name))
                presses += 1
                continue
            other = self.evening.label("number-other", person.user.locale)
            if other in message.labels:
                form = await person.press(message, other)
                return await person.submit(form, labels), presses + 2
            break
        return answer, presses

    async def _confirmed(self, person: Person, answer: Answer, presses: int) -> tuple[Answer, int]:
        sure = self.evening.label("control-confirm", person.user.locale)
        if answer.kind in (AnswerKind.MESSAGE, AnswerKind.UPDATE) and sure in answer.message.labels:
            return await person.press(answer.message, sure), presses + 1
        return answer, presses

    async def _typed(self, person: Person, table: Table, action: Action) -> Answer:
        options: dict[str, Any] = typed(action)
        return await person.command(self.channel, f"{group_of(table.game)} {action.verb}", **options)

    async def read(self, table: Table, seat: Seat) -> Answer:
        """Let somebody look at something, or press what they may not."""
        person = self.evening.person_of(table, seat)
        panel = self.evening.panel(self.channel)
        match self.luck.randrange(8):
            case 0:
                return await person.command(self.channel, "table hand")
            case 1:
                return await person.command(self.channel, "table notes", text=f"line {self.luck.randrange(99)}")
            case 2:
                return await person.press(panel, self.evening.label("control-rules"))
            case 3:
                return await person.press(panel, self.evening.label("control-log"))
            case 4:
                return await person.command(self.channel, "table export")
            case 5:
                return await person.command(self.channel, "table start")
            case 6:
                return await person.click(panel, Control(TableId(table.record.id), 0, Kind.ACTION, 10**6).id)
            case _:
                return await person.press(panel, self.evening.label("control-desk"))


def verb_id(table: Table, action: Action, on: Message) -> str:
    """Return the id of the button of an action's verb on a message; that of the newest step if it is not there."""
    number = table.game.info.actions.index(type(action))
    for button in on.buttons:
        control = Control.read(str(button["custom_id"]))
        if control is not None and (control.kind, control.number) == (Kind.VERB, number):
            return control.id
    return Control(TableId(table.record.id), table.n, Kind.VERB, number).id


def label_of(evening: Evening, table: Table, action: Action, name: str, person: Person) -> Any:
    """Return how a field's value is called in a person's language; the labels of several."""
    value: Any = getattr(action, name)
    locale = person.user.locale
    if isinstance(value, tuple):
        return [names_of(table.record)[Seat(each)] for each in value]
    if name in seat_fields(type(action)) and value is not None:
        return names_of(table.record)[Seat(value)]
    if isinstance(value, Enum):
        return evening.words.label(locale, value)
    if isinstance(value, bool):
        return evening.label("value-on" if value else "value-off", locale)
    return evening.words.number(locale, table.record.game, name, value)


def typed(action: Action) -> dict[str, object]:
    """Return an action as the options of its slash command."""
    options: dict[str, object] = {}
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, tuple):
            names = [field.name.removesuffix("s") + (str(n) if n > 1 else "") for n in range(1, len(value) + 1)]
            options.update(zip(names, [str(each + 1) for each in value], strict=True))
        elif field.name in seat_fields(type(action)) and value is not None:
            options[field.name] = str(value + 1)
        elif isinstance(value, StrEnum):
            options[field.name] = value.value
        elif value is not None:
            options[field.name] = value
    return options
