"""Forms and questions about a table as a whole: the lobby's options, the note pad, leaving and ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.messages.buttons import PRIMARY
from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.message import Button, Choice, Field, Form, PrivateMessage, Reader
from bot.messages.presenter import Presenter
from bot.tables.levels import HINTS, SHEET
from bot.tables.options import (
    ABSENCES,
    ACCESS,
    CASES,
    CLOSED,
    COUNT,
    DELAYED,
    GALLERY,
    IGNORED,
    INVITED,
    OPEN,
    WrongOptions,
    chosen,
    offered,
    option_revision,
    possible,
)
from bot.tables.pace import PACE, PACES
from bot.tables.records import TableRecord
from bot.tables.revisions import revision_of
from bot.tables.words import LONGEST

NOTES_LIMIT = 2000
FIELDS = 5
"""Fields that Discord takes in a form. The rest is set by `/table option`."""
_OPTIONS: Final = {
    PACE: "option-pace",
    SHEET: "option-sheet",
    ACCESS: "option-access",
    ABSENCES: "option-absences",
    GALLERY: "option-gallery",
    HINTS: "option-hints",
    CASES: "option-cases",
}
_VALUES: Final = {
    (ACCESS, OPEN): "access-open",
    (ACCESS, INVITED): "access-invited",
    (ABSENCES, COUNT): "absences-count",
    (ABSENCES, IGNORED): "absences-ignored",
    (GALLERY, CLOSED): "gallery-closed",
    (GALLERY, DELAYED): "gallery-delayed",
}
"""Catalogue keys of the platform's own options and their values."""


class TableForms:
    """Makes forms and confirmations, in the reader's language."""

    def __init__(self, presenter: Presenter) -> None:
        self._say = presenter.sentences.say
        self._buttons = presenter.buttons

    def option_keys(self, record: TableRecord, locale: str) -> list[tuple[str, str]]:
        """Return the options of a lobby as (label, key): the game's own, then the platform's."""
        return [(self._option(record, key, Reader(locale)), key) for key in offered(record)]

    def option_values(self, record: TableRecord, key: str, locale: str) -> list[tuple[str, str]]:
        """Return the values of an option as (label, value); none for an unknown one."""
        return [(self._called(key, value, Reader(locale)), value) for value in possible(record).get(key, ())]

    def _option(self, record: TableRecord, key: str, reader: Reader) -> str:
        return self._say(reader, _OPTIONS.get(key, f"option-{record.game}-{key}"))

    def _called(self, key: str, value: str, reader: Reader) -> str:
        if key == PACE:
            return self._say(reader, "pace-value", seconds=PACES[value] or 0)
        if key == SHEET:
            return self._say(reader, f"level-{value}")
        return self._say(reader, _VALUES.get((key, value), f"value-{value}"))

    def options(self, record: TableRecord, locale: str, typed: Sequence[int] = ()) -> Form:
        """Return the host's form for the options of a lobby; `typed`: with the values that were chosen before, by their numbers."""
        revision, shows = option_revision(record), chosen(record)
        for key, place in zip(offered(record), typed, strict=False):
            if 0 < place <= len(values := possible(record)[key]):
                shows[key] = values[place - 1]
        shown = revision_of(str(revision), *map(str, typed)) if typed else revision
        fields = tuple(
            Field(
                id=f"{key}-{shown}",
                label=label,
                choices=tuple(
                    Choice(value=value, label=name, is_default=shows[key] == value)
                    for name, value in self.option_values(record, key, locale)
                ),
            )
            for label, key in self.option_keys(record, locale)[:FIELDS]
        )
        control = Control(record.id, revision, Kind.FORM, shown if typed else 0, (Fixed.OPTION,))
        return Form(id=control.id, title=self._say(Reader(locale), "control-option"), fields=fields)

    def options_refused(
        self, record: TableRecord, refusal: WrongOptions, locale: str, typed: Mapping[str, str] | None = None
    ) -> PrivateMessage:
        """Return the refused options with their possible values, and the way back to the filled-in form."""
        reader = Reader(locale)
        lines = [self._say(reader, f"refusal-{refusal.key}")]
        for key, values in refusal.wrong.items():
            lines.append(self._say(reader, "option-may-be", option=self._option(record, key, reader)))
            lines += (
                self._say(reader, "option-may-be-value", value=self._called(key, each, reader)) for each in values
            )
        text = "\n".join(lines)
        if typed is None:
            return PrivateMessage(text=text, reader=reader)
        places = tuple(_place(possible(record)[key], typed.get(key)) for key in offered(record)[:FIELDS])
        again = Control(record.id, option_revision(record), Kind.OPTIONS, 0, picked=places)
        button = Button(id=again.id, label=self._say(reader, "control-option-again"), style=PRIMARY)
        return PrivateMessage(text=text, rows=((button,),), reader=reader)

    def word(self, record: TableRecord, word: str, locale: str) -> Form:
        """Return the form for the word that one person adds to the deal."""
        reader, revision = Reader(locale), revision_of(word)
        field = Field(
            id=f"word-{revision}",
            label=self._say(reader, "word-label"),
            text=word,
            limit=LONGEST,
            prompt=self._say(reader, "word-prompt"),
            is_short=True,
        )
        control = Control(record.id, revision, Kind.FORM, 0, (Fixed.WORD,))
        return Form(id=control.id, title=self._say(reader, "control-word"), fields=(field,))

    def notes(self, record: TableRecord, text: str, locale: str) -> Form:
        """Return the private note pad of one person."""
        reader = Reader(locale)
        revision = revision_of(text)
        control = Control(record.id, revision, Kind.FORM, 0, (Fixed.NOTES_FORM,))
        field = Field(
            id=f"notes-{revision}",
            label=self._say(reader, "notes-label"),
            text=text,
            limit=NOTES_LIMIT,
            prompt=self._say(reader, "notes-prompt"),
        )
        return Form(id=control.id, title=self._say(reader, "control-notes"), fields=(field,))

    def confirm(self, record: TableRecord, what: Fixed, locale: str) -> PrivateMessage:
        """Return the question before a resignation or the end of a table."""
        reader = Reader(locale)
        sure = self._buttons.fixed(record, 0, what, reader, style="red")
        back = self._buttons.fixed(record, 0, Fixed.CANCEL, reader)
        text = self._say(reader, f"confirm-{what.name.lower()}")
        row = (sure, self._votes(record, reader), back) if what is Fixed.RESIGN else (sure, back)
        return PrivateMessage(text=text, rows=(row,), reader=reader)

    def _votes(self, record: TableRecord, reader: Reader) -> Button:
        """Return the way to the votes, which spare the others a game with one player less: a seat handed over, a draw."""
        return Button(
            id=Control(record.id, 0, Kind.VOTE, VoteKey.SHOW).id, label=self._say(reader, "vote-control-menu")
        )


def _place(values: Sequence[str], value: str | None) -> int:
    """Return the number of a value, from 1; 0 where it is none of these."""
    return values.index(value) + 1 if value in values else 0
