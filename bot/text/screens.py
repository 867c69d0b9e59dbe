"""Private screens of the presenter: choices, forms, cautions, and the lobby's options."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from bot.tables.choices import Choices, OpenField
from bot.tables.controls import Control, Fixed, Kind
from bot.tables.lobby import PACE, PACES
from bot.tables.messages import Button, Choice, Field, Form, Names, PrivateMessage, Select
from bot.tables.records import TableRecord
from bot.tables.table import Moment, Table
from bot.text.presenter import Presenter, names_of
from games import BY_KEY
from games.core.contract import Action
from games.core.seats import Seat

BUTTONS = 5
BUTTON_ROWS = 2
OPTIONS = 25
FIELDS = 5
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

    def asks(self, table: Table, moment: Moment, choices: Choices, locale: str) -> PrivateMessage:
        """Return the screen of a verb with one open field: buttons if they are few, else selects."""
        field = choices.fields[0]
        title = self._presenter.say(locale, f"verb-{table.record.game}-{choices.verb.verb}")
        prompt = self._prompt(table, choices.verb, field, locale)
        labels = [(i, self.value(table, field, getattr(action, field.name), locale)) for i, action in choices.actions]
        rows: list[tuple[Button | Select, ...]] = []
        if len(labels) <= BUTTON_ROWS * BUTTONS:
            buttons = tuple(
                Button(id=Control(table.record.id, moment.n, Kind.ACTION, i).id, label=label, style="blue")
                for i, label in labels
            )
            wide = BUTTONS if len(buttons) <= BUTTONS else -(-len(buttons) // BUTTON_ROWS)
            rows += [buttons[start : start + wide] for start in range(0, len(buttons), wide)]
        else:
            verb = table.rules.info.actions.index(choices.verb)
            for part, page in enumerate(_pages(labels)):
                control = Control(table.record.id, moment.n, Kind.SELECT, verb, part)
                options = tuple(Choice(value=str(i), label=label) for i, label in page)
                rows.append((Select(id=control.id, prompt=prompt, choices=options),))
        return PrivateMessage(text=f"**{title}**\n{prompt}", rows=tuple(rows), locale=locale)

    def form(self, table: Table, moment: Moment, choices: Choices, locale: str) -> Form:
        """Return the form of a verb with several open fields; a yes-or-no starts at no, what may be left out as left out."""
        verb = table.rules.info.actions.index(choices.verb)
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
                ),
                most=len(field.values) if field.is_many else 1,
            )
            for field in choices.fields[:FIELDS]
        )
        title = self._presenter.say(locale, f"verb-{table.record.game}-{choices.verb.verb}")
        return Form(id=Control(table.record.id, moment.n, Kind.FORM, verb).id, title=title, fields=fields)

    def caution(self, table: Table, moment: Moment, number: int, keys: Sequence[str], locale: str) -> PrivateMessage:
        """Return a warning before an action that its seat may regret, with a way on and a way back."""
        lines = [self._presenter.say(locale, f"caution-{table.record.game}-{key}") for key in keys]
        record = table.record
        rows = (
            (
                Button(
                    id=Control(record.id, moment.n, Kind.CONFIRMED, number).id,
                    label=self._presenter.say(locale, "control-confirm"),
                    style="red",
                ),
                self._presenter.control(record, moment.n, Fixed.CANCEL, locale),
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


def _pages(labels: list[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    return [labels[start : start + OPTIONS] for start in range(0, len(labels), OPTIONS)][:BUTTONS]
