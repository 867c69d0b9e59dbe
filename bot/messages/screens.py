"""Private screens of the presenter: choices, forms, cautions, and the lobby's options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

from bot.messages.choices import Choices, OpenField
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.message import Button, Choice, Field, Form, Names, PrivateMessage, Select
from bot.messages.names import find, index, number
from bot.messages.presenter import BUTTONS, PLAIN, Presenter, in_rows, names_of
from bot.tables.lobby import PACE, PACES
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table
from games import BY_KEY
from games.core.contract import Action, Refusal
from games.core.seats import Seat

OPTIONS = 25
SELECTS = 8
TYPED = 100
FIELDS = 5
QUICK = 3
DIGITS = 9
LABEL = 45
NOTES_LIMIT = 2000


class Screens:
    """Makes what one person is asked: in their own language, about their own choices."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._words = presenter.words

    def value(self, table: Table, field: OpenField, value: object, locale: str) -> str:
        """Return the label of one value of a field: a card, a player, yes or no, a number, or that it is left out."""
        if field.is_seat and isinstance(value, int):
            return names_of(table.record)[Seat(value)]
        if isinstance(value, Enum):
            return self._words.label(locale, value)
        if isinstance(value, bool):
            return self._presenter.say(locale, "value-on" if value else "value-off")
        return self._words.number(locale, table.record.game, field.name, value)

    def _prompt(self, table: Table, verb: type[Action], field: OpenField, locale: str) -> str:
        return self._presenter.say(locale, f"field-{table.record.game}-{verb.verb}-{field.name}")

    def asks(
        self,
        table: Table,
        step: NumberedStep,
        choices: Choices,
        locale: str,
        seat: Seat | None = None,
        *,
        above: str = "",
        is_next: bool = False,
    ) -> PrivateMessage:
        """Return the screen of a verb's first field: buttons if its values are few, else selects; numbers may be written.

        Where some values have names and some are codes (squares of a board), the names are buttons, and the picture of
        what `seat` sees, where the codes can be read, stands above. `above`: what was chosen before. `is_next`: this answers
        an action of this seat, so what else it may do now stands below.
        """
        field = choices.fields[0]
        title = self._presenter.say(locale, f"verb-{table.record.game}-{choices.verb.verb}")
        prompt = self._prompt(table, choices.verb, field, locale)
        head = f"**{title}** · {above}" if above else f"**{title}**"
        if len(choices.fields) > 1:
            rows: tuple[tuple[Button | Select, ...], ...] = in_rows(self._parts(table, step, choices, locale))
        elif field.is_number and len(choices.actions) > 2 * BUTTONS:
            rows = (self._steps(table, step, choices, locale),)
        else:
            rows = self._actions(table, step, choices, prompt, locale)
        is_coded = seat is not None and any(type(value) is str for value in field.values)
        scene, alt = self._presenter.sight(table, step, seat, locale) if is_coded and seat is not None else (None, "")
        if is_next and seat is not None:
            own = self._presenter.own_verbs(table, seat, step)
            others = [verb for verb in own if verb != choices.verb.verb]
            rows = (*rows, *self._presenter.verb_rows(table, locale, others, style=PLAIN))
        names = names_of(table.record)
        return PrivateMessage(text=f"{head}\n{prompt}", scene=scene, alt=alt, rows=rows, locale=locale, names=names)

    def _actions(
        self, table: Table, step: NumberedStep, choices: Choices, prompt: str, locale: str
    ) -> tuple[tuple[Button | Select, ...], ...]:
        """Return one button or one entry of a select for each action."""
        field = choices.fields[0]
        values = [(i, getattr(action, field.name)) for i, action in choices.actions]
        named = [(i, value) for i, value in values if type(value) is not str]
        if len(values) <= 2 * BUTTONS:
            named, rest = values, []
        elif len(named) < len(values) and len(named) <= 2 * BUTTONS:
            rest = [(i, value) for i, value in values if type(value) is str]
        else:
            named, rest = [], values
        buttons = [self._action(table, step, field, i, value, locale) for i, value in named]
        labels = [(i, self.value(table, field, value, locale)) for i, value in rest]
        return (*in_rows(buttons), *self._selects(table, step, choices, labels, prompt, locale))

    def _action(self, table: Table, step: NumberedStep, field: OpenField, i: int, value: object, locale: str) -> Button:
        label = self.value(table, field, value, locale)
        return Button(id=Control(table.record.id, step.n, Kind.ACTION, i).id, label=label, style="blue")

    def _selects(
        self,
        table: Table,
        step: NumberedStep,
        choices: Choices,
        labels: list[tuple[int, str]],
        prompt: str,
        locale: str,
    ) -> Iterator[tuple[Select]]:
        """Yield as many selects as the labels need; where they are several, each says from where to where it goes."""
        verb = table.game.info.actions.index(choices.verb)
        pages = _pages(labels)
        for part, page in enumerate(pages):
            control = Control(table.record.id, step.n, Kind.SELECT, verb, part)
            options = tuple(Choice(value=str(i), label=label) for i, label in page)
            (_, first), (_, last) = page[0], page[-1]
            span = self._presenter.say(locale, "select-part", prompt=prompt, first=first, last=last)
            yield (Select(id=control.id, prompt=prompt if len(pages) == 1 else span, choices=options),)

    def _steps(self, table: Table, step: NumberedStep, choices: Choices, locale: str) -> tuple[Button, ...]:
        """Return a button for each of the first numbers, and one behind which any number is written."""
        field = choices.fields[0]
        values = [(i, getattr(action, field.name)) for i, action in choices.actions[:QUICK]]
        control = Control(table.record.id, step.n, Kind.NUMBER, table.game.info.actions.index(choices.verb))
        other = Button(id=control.id, label=self._presenter.say(locale, "number-other"))
        return (*(self._action(table, step, field, i, value, locale) for i, value in values), other)

    def _parts(self, table: Table, step: NumberedStep, choices: Choices, locale: str) -> tuple[Button, ...]:
        """Return one button for each value of the first of two fields."""
        field = choices.fields[0]
        verb = table.game.info.actions.index(choices.verb)
        return tuple(
            Button(
                id=Control(table.record.id, step.n, Kind.PART, verb, k).id,
                label=self.value(table, field, value, locale),
                style="blue",
            )
            for k, value in enumerate(field.values)
        )

    def number(self, table: Table, step: NumberedStep, choices: Choices, locale: str) -> Form:
        """Return the form in which a number is written."""
        verb = table.game.info.actions.index(choices.verb)
        field = Field(
            id=choices.fields[0].name,
            label=self._prompt(table, choices.verb, choices.fields[0], locale)[:LABEL],
            limit=DIGITS,
            prompt=self._presenter.say(locale, "number-prompt"),
            is_short=True,
        )
        title = self._presenter.say(locale, f"verb-{table.record.game}-{choices.verb.verb}")
        control = Control(table.record.id, step.n, Kind.WRITTEN, verb)
        return Form(id=control.id, title=title, fields=(field,))

    def form(self, table: Table, step: NumberedStep, choices: Choices, locale: str) -> Form:
        """Return the form of a verb with several open fields; a yes-or-no starts at no, what may be left out as left out.

        A field with more values than a select holds is typed.
        """
        verb = table.game.info.actions.index(choices.verb)
        fields = tuple(
            Field(
                id=field.name,
                label=self._prompt(table, choices.verb, field, locale)[:LABEL],
                choices=tuple(
                    Choice(
                        value=str(i),
                        label=self.value(table, field, value, locale),
                        is_default=value is False or value is None or len(field.values) == 1,
                    )
                    for i, value in enumerate(field.values)
                )
                if len(field.values) <= OPTIONS
                else (),
                limit=TYPED,
                most=len(field.values) if field.is_many else 1,
            )
            for field in choices.fields[:FIELDS]
        )
        title = self._presenter.say(locale, f"verb-{table.record.game}-{choices.verb.verb}")
        return Form(id=Control(table.record.id, step.n, Kind.FORM, verb).id, title=title, fields=fields)

    def numbers(
        self, table: Table, choices: Choices, given: Mapping[str, Sequence[str]], locale: str
    ) -> dict[str, list[int]]:
        """Return which values of each field a form names: by their numbers, or by a label where it was typed."""
        numbers = {}
        for field in choices.fields[:FIELDS]:
            chosen = given.get(field.name, ())
            if len(field.values) > OPTIONS:
                text = next(iter(chosen), "")
                labels = index((self.value(table, field, value, locale), i) for i, value in enumerate(field.values))
                if (found := find(text, labels)) is None:
                    raise Refusal("unknown-name", text=text[:TYPED])
                numbers[field.name] = [found]
            else:
                numbers[field.name] = [n for n in map(number, chosen) if n is not None]
        return numbers

    def caution(
        self, table: Table, step: NumberedStep, number: int, keys: Sequence[str], locale: str
    ) -> PrivateMessage:
        """Return a warning before an action that its seat may regret, with a way on and a way back."""
        lines = [self._presenter.say(locale, f"caution-{table.record.game}-{key}") for key in keys]
        record = table.record
        rows = (
            (
                Button(
                    id=Control(record.id, step.n, Kind.CONFIRMED, number).id,
                    label=self._presenter.say(locale, "control-confirm"),
                    style="red",
                ),
                self._presenter.control(record, step.n, Fixed.CANCEL, locale),
            ),
        )
        return PrivateMessage(text="\n".join(lines), rows=rows, locale=locale)

    def option_keys(self, record: TableRecord, locale: str) -> list[tuple[str, str]]:
        """Return the options of a lobby as (label, key): the game's own, then the pace."""
        say = self._presenter.say
        own = BY_KEY[record.game].info.options
        return [
            *((say(locale, f"option-{record.game}-{option.key}"), option.key) for option in own),
            (say(locale, "option-pace"), PACE),
        ]

    def option_values(self, record: TableRecord, key: str, locale: str) -> list[tuple[str, str]]:
        """Return the values of an option as (label, value); none for an unknown one."""
        if key == PACE:
            return [(self._presenter.say(locale, "pace-value", seconds=PACES[each] or 0), each) for each in PACES]
        for option in BY_KEY[record.game].info.options:
            if option.key == key:
                return [(self._presenter.say(locale, f"value-{value}"), value) for value in option.values]
        return []

    def options(self, record: TableRecord, locale: str) -> Form:
        """Return the host's form for the options of a lobby."""
        info = BY_KEY[record.game].info
        current = {
            **info.settle(record.options),
            PACE: next(key for key, seconds in PACES.items() if seconds == record.pace),
        }
        fields = tuple(
            Field(
                id=key,
                label=label,
                choices=tuple(
                    Choice(value=value, label=name, is_default=current[key] == value)
                    for name, value in self.option_values(record, key, locale)
                ),
            )
            for label, key in self.option_keys(record, locale)
        )
        control = Control(record.id, 0, Kind.FORM, 0, Fixed.OPTION)
        return Form(id=control.id, title=self._presenter.say(locale, "control-option"), fields=fields)

    def notes(self, record: TableRecord, text: str, locale: str) -> Form:
        """Return the private note pad of one person."""
        control = Control(record.id, 0, Kind.FORM, 0, Fixed.NOTES_FORM)
        say = self._presenter.say
        field = Field(
            id="notes",
            label=say(locale, "notes-label"),
            text=text,
            limit=NOTES_LIMIT,
            prompt=say(locale, "notes-prompt"),
        )
        return Form(id=control.id, title=say(locale, "control-notes"), fields=(field,))

    def confirm(self, record: TableRecord, what: Fixed, locale: str) -> PrivateMessage:
        """Return the question before somebody resigns or ends a table."""
        key = f"confirm-{what.name.lower()}"
        button = self._presenter.control(record, 0, what, locale, style="red")
        back = self._presenter.control(record, 0, Fixed.CANCEL, locale)
        return PrivateMessage(
            text=self._presenter.say(locale, key), rows=((button, back),), locale=locale, names=Names(())
        )


def is_shown_in_rows(offered: Choices) -> bool:
    """Return whether rows of buttons or selects are enough: for one field, or for two of a few values each."""
    if any(field.is_many for field in offered.fields):
        return False
    if len(offered.fields) == 1:
        return len(offered.actions) <= SELECTS * OPTIONS
    return len(offered.fields) == 2 and all(len(field.values) <= BUTTONS for field in offered.fields)


def _pages(labels: list[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    return [labels[start : start + OPTIONS] for start in range(0, len(labels), OPTIONS)][:SELECTS]
