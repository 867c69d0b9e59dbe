"""Players for whole games: they carry out any legal action through Discord, by every way that leads there."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from typing import Any

from bot.messages.catalogue import Catalogue
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.sentences import names_of
from bot.practice.loopback.model import Channel, Message
from bot.tables.ids import TableId
from bot.tables.table import Table
from games.core.contract import Action
from games.core.lines import Line
from games.core.seats import Seat
from games.core.wire import seat_fields
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import selects
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


def chosen(table: Table, seat: Seat, luck: random.Random) -> Action:
    """Choose a verb, then one of its actions: all verbs come up, not only that with the most actions."""
    legal = list(table.game.rules.legal(table.state, seat))
    kind = luck.choice(sorted({type(action) for action in legal}, key=lambda each: each.verb))
    possible: list[Action] = [action for action in legal if type(action) is kind]
    return luck.choice(possible)


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
        """Choose a verb, then one of its actions."""
        return chosen(table, seat, self.luck)

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
        """Press the values of an action on the screen that its verb leads to, or choose them in lists; nothing if it is done."""
        wanted = labels_of(self.evening.words, person.user.locale, table, action)
        presses, before = 0, table.n
        while table.n == before and wanted and answer.kind is not AnswerKind.MODAL:
            message = answer.message
            called = next((each for each in wanted if part_of(message, each) is not None), None)
            if called is None:
                break
            wanted.remove(called)
            select, label = part_of(message, called) or (None, "")
            if select is None:
                answer = await person.press(message, label)
            else:
                answer = await person.choose(message, select, [label])
            presses += 1 if select is None else 2
        do = self.evening.label("control-do", person.user.locale)
        if table.n == before and do in answer.message.labels:
            return await person.press(answer.message, do), presses + 1
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
                return await person.click(panel, self.evening.id_of(table, Fixed.RULES))
            case 3:
                return await person.click(panel, self.evening.id_of(table, Fixed.LOG))
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


def labels_of(words: Catalogue, locale: str, table: Table, action: Action) -> list[set[str]]:
    """Return how each value of an action may be called in a language, in the order in which they are to be chosen."""
    # What may be left alone is chosen first, for the press that chooses the last of all else carries the action out.
    order = sorted(fields(action), key=lambda field: not isinstance(getattr(action, field.name), tuple | bool | None))
    return [
        _labels(words, locale, table, action, field.name, each)
        for field in order
        for value in [getattr(action, field.name)]
        for each in (value if isinstance(value, tuple) else [value])
    ]


def _labels(words: Catalogue, locale: str, table: Table, action: Action, name: str, value: Any) -> set[str]:
    if (line := table.game.face.wording(name, value)) is not None:
        return {words.say(locale, line, lambda who: names_of(table.record)[who.seat])}
    if name in seat_fields(type(action)) and value is not None:
        return {names_of(table.record)[Seat(value)]}
    if isinstance(value, Enum):
        return {words.label(locale, value), words.brief(locale, value)}
    if isinstance(value, bool):
        return {words.say(locale, Line("value-on" if value else "value-off"))}
    return {words.number(locale, table.record.game, name, value)}


async def pressed_on(person: Person, answer: Answer) -> Answer:
    """Press the first value of every field that is open on a screen, until the action is carried out."""
    while True:
        button = next(each for each in answer.message.buttons if each["style"] == OPEN)
        answer = await person.click(answer.message, button["custom_id"])
        control = Control.read(button["custom_id"])
        if control is not None and control.kind is Kind.ACTION:
            return answer


OPEN = 1
"""The style of a button of which something may still be chosen."""


def part_of(message: Message, called: set[str]) -> tuple[str | None, str] | None:
    """Return what on a message is called so: (None, label) for a button, or a list and its entry."""
    for label in called:
        if label in message.labels:
            return None, label
        for select in selects(message):
            if any(option["label"] == label for option in select["options"]):
                return select["custom_id"], label
    return None


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


def fixed_on(panel: Message, what: Fixed) -> str:
    """Return the id of a control that every table has, from the buttons of its panel, whether it stands there or behind More."""
    ids = (str(button["custom_id"]) for button in panel.buttons if "custom_id" in button)
    return re.sub(r":0\.\d+$", f":0.{int(what)}", next(each for each in ids if each.startswith("t:")))
