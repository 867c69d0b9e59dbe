"""Private screens: what one person is asked about a verb, in their own language; choices, forms, cautions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.messages.buttons import PLAIN, ROW, in_rows, own_verbs
from bot.messages.choices import Choices, OpenField
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.message import Button, Choice, Field, Form, PrivateMessage, Reader, Select
from bot.messages.names import index, number
from bot.messages.parsing import one_of
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.table import NumberedStep, Table
from games.core.seats import Seat

OPTIONS = 25
SELECTS = 8
TYPED = 100
FIELDS = 5
QUICK = 3
DIGITS = 9
LABEL = 45


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked: the choices of one verb at one step, and the language they read."""

    table: Table
    step: NumberedStep
    choices: Choices
    locale: str
    seat: Seat | None = None  # whose picture stands above, where it is needed to choose

    @property
    def reader(self) -> Reader:
        """For whom the words are made."""
        return reader_of(self.table.record, self.locale)

    @property
    def field(self) -> OpenField:
        """The field that is asked for first."""
        return self.choices.fields[0]

    @property
    def verb(self) -> int:
        """The number of the verb in its game."""
        return self.table.game.info.actions.index(self.choices.verb)

    def control(self, kind: Kind, number: int, part: int | None = None) -> str:
        """Return the id of a control that is made for this step."""
        return Control(self.table.record.id, self.step.n, kind, number, part).id


class Screens:
    """Makes what one person is asked: in their own language, about their own choices."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def value(self, asked: Question, field: OpenField, value: object) -> str:
        """Return the label of one value of a field: a card, a player, yes or no, a number, or that it is left out."""
        if field.is_seat and isinstance(value, int):
            return asked.reader.names[Seat(value)]
        if isinstance(value, Enum):
            return self._sentences.catalogue.label(asked.locale, value)
        if isinstance(value, bool):
            return self._sentences.say(asked.reader, "value-on" if value else "value-off")
        return self._sentences.catalogue.number(asked.locale, asked.table.record.game, field.name, value)

    def _title(self, asked: Question) -> str:
        return self._sentences.say(asked.reader, f"verb-{asked.table.record.game}-{asked.choices.verb.verb}")

    def _prompt(self, asked: Question, field: OpenField) -> str:
        key = f"field-{asked.table.record.game}-{asked.choices.verb.verb}-{field.name}"
        return self._sentences.say(asked.reader, key)

    def asks(self, asked: Question, *, above: str = "", is_next: bool = False) -> PrivateMessage:
        """Return the screen of a verb's first field: buttons if its values are few, else selects; numbers may be written.

        Where some values have names and some are codes (squares of a board), the names are buttons, and the picture of
        what the seat sees, where the codes can be read, stands above. `above`: what was chosen before. `is_next`: this answers
        an action of this seat, so what else it may do now stands below.
        """
        table, step, choices, reader, seat = asked.table, asked.step, asked.choices, asked.reader, asked.seat
        title, prompt = self._title(asked), self._prompt(asked, asked.field)
        head = f"**{title}** · {above}" if above else f"**{title}**"
        if len(choices.fields) > 1:
            rows: tuple[tuple[Button | Select, ...], ...] = in_rows(self._first_values(asked))
        elif asked.field.is_number and len(choices.actions) > 2 * ROW:
            rows = (self._numbers(asked),)
        else:
            rows = self._actions(asked, prompt)
        scene, alt = None, ""
        if seat is not None and any(type(value) is str for value in asked.field.values):
            scene, alt = self._presenter.sight(table, step, seat, reader)
        if is_next and seat is not None:
            others = [verb for verb in own_verbs(table, seat, step) if verb != choices.verb.verb]
            rows = (*rows, *self._buttons.verbs(table, reader, others, style=PLAIN))
        return PrivateMessage(text=f"{head}\n{prompt}", scene=scene, alt=alt, rows=rows, reader=reader)

    def _actions(self, asked: Question, prompt: str) -> tuple[tuple[Button | Select, ...], ...]:
        """Return one button or one entry of a select for each action."""
        values = [(i, getattr(action, asked.field.name)) for i, action in asked.choices.actions]
        named = [(i, value) for i, value in values if type(value) is not str]
        if len(values) <= 2 * ROW:
            named, rest = values, []
        elif len(named) < len(values) and len(named) <= 2 * ROW:
            rest = [(i, value) for i, value in values if type(value) is str]
        else:
            named, rest = [], values
        buttons = [self._action(asked, i, value) for i, value in named]
        labels = [(i, self.value(asked, asked.field, value)) for i, value in rest]
        return (*in_rows(buttons), *self._selects(asked, labels, prompt))

    def _action(self, asked: Question, i: int, value: object) -> Button:
        return Button(id=asked.control(Kind.ACTION, i), label=self.value(asked, asked.field, value), style="blue")

    def _selects(self, asked: Question, labels: list[tuple[int, str]], prompt: str) -> Iterator[tuple[Select]]:
        """Yield as many selects as the labels need; where they are several, each says from where to where it goes."""
        pages = _pages(labels)
        for part, page in enumerate(pages):
            options = tuple(Choice(value=str(i), label=label) for i, label in page)
            (_, first), (_, last) = page[0], page[-1]
            span = self._sentences.say(asked.reader, "select-part", prompt=prompt, first=first, last=last)
            control = asked.control(Kind.SELECT, asked.verb, part)
            yield (Select(id=control, prompt=prompt if len(pages) == 1 else span, choices=options),)

    def _numbers(self, asked: Question) -> tuple[Button, ...]:
        """Return a button for each of the first numbers, and one behind which any number is written."""
        values = [(i, getattr(action, asked.field.name)) for i, action in asked.choices.actions[:QUICK]]
        label = self._sentences.say(asked.reader, "number-other")
        other = Button(id=asked.control(Kind.NUMBER, asked.verb), label=label)
        return (*(self._action(asked, i, value) for i, value in values), other)

    def _first_values(self, asked: Question) -> tuple[Button, ...]:
        """Return one button for each value of the first of two fields."""
        return tuple(
            Button(
                id=asked.control(Kind.PART, asked.verb, k), label=self.value(asked, asked.field, value), style="blue"
            )
            for k, value in enumerate(asked.field.values)
        )

    def number(self, asked: Question) -> Form:
        """Return the form in which a number is written."""
        field = Field(
            id=asked.field.name,
            label=self._prompt(asked, asked.field)[:LABEL],
            limit=DIGITS,
            prompt=self._sentences.say(asked.reader, "number-prompt"),
            is_short=True,
        )
        return Form(id=asked.control(Kind.WRITTEN, asked.verb), title=self._title(asked), fields=(field,))

    def form(self, asked: Question) -> Form:
        """Return the form of a verb with several open fields; a yes-or-no starts at no, what may be left out as left out.

        A field with more values than a select holds is typed.
        """
        fields = tuple(
            Field(
                id=field.name,
                label=self._prompt(asked, field)[:LABEL],
                choices=self._choices(asked, field) if len(field.values) <= OPTIONS else (),
                limit=TYPED,
                most=len(field.values) if field.is_many else 1,
            )
            for field in asked.choices.fields[:FIELDS]
        )
        return Form(id=asked.control(Kind.FORM, asked.verb), title=self._title(asked), fields=fields)

    def _choices(self, asked: Question, field: OpenField) -> tuple[Choice, ...]:
        return tuple(
            Choice(
                value=str(i),
                label=self.value(asked, field, value),
                is_default=value is False or value is None or len(field.values) == 1,
            )
            for i, value in enumerate(field.values)
        )

    def numbers(self, asked: Question, given: Mapping[str, Sequence[str]]) -> dict[str, list[int]]:
        """Return which values of each field a form names: by their numbers, or by a label where it was typed."""
        numbers = {}
        for field in asked.choices.fields[:FIELDS]:
            chosen = given.get(field.name, ())
            if len(field.values) > OPTIONS:
                labels = index((self.value(asked, field, value), i) for i, value in enumerate(field.values))
                numbers[field.name] = [one_of(next(iter(chosen), ""), labels)]
            else:
                numbers[field.name] = [n for n in map(number, chosen) if n is not None]
        return numbers

    def caution(
        self, table: Table, step: NumberedStep, number: int, keys: Sequence[str], locale: str
    ) -> PrivateMessage:
        """Return a warning before an action that its seat may regret, with a way on and a way back."""
        record, reader = table.record, reader_of(table.record, locale)
        lines = [self._sentences.say(reader, f"caution-{record.game}-{key}") for key in keys]
        sure = Button(
            id=Control(record.id, step.n, Kind.CONFIRMED, number).id,
            label=self._sentences.say(reader, "control-confirm"),
            style="red",
        )
        back = self._buttons.fixed(record, step.n, Fixed.CANCEL, reader)
        return PrivateMessage(text="\n".join(lines), rows=((sure, back),), reader=reader)


def is_shown_in_rows(offered: Choices) -> bool:
    """Return whether rows of buttons or selects are enough: for one field, or for two of a few values each."""
    if any(field.is_many for field in offered.fields):
        return False
    if len(offered.fields) == 1:
        return len(offered.actions) <= SELECTS * OPTIONS
    return len(offered.fields) == 2 and all(len(field.values) <= ROW for field in offered.fields)


def _pages(labels: list[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    return [labels[start : start + OPTIONS] for start in range(0, len(labels), OPTIONS)][:SELECTS]
