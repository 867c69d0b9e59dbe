"""Forms and questions about a table as a whole: the lobby's options, the note pad, leaving and ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.messages.buttons import PRIMARY
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.options import WrongOptions, chosen, offered, option_revision, possible
from bot.tables.records import TableRecord
from bot.tables.revisions import revision_of
from bot.tables.table import Table
from bot.tables.words import LONGEST
from bot.telling.message import Button, Choice, Field, Form, PrivateMessage, Reader
from games.core.contract import Refusal
from games.core.lines import who
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat

NOTES_LIMIT = 2000
FIELDS = 5
"""Fields that Discord takes in a form: a page of options."""

T = TypeVar("T")


class TableForms:
    """Makes forms and confirmations, in the reader's language."""

    def __init__(self, presenter: Presenter) -> None:
        self._say = presenter.sentences.say
        self._buttons = presenter.buttons
        self._lobbies = presenter.lobbies

    def option_keys(self, record: TableRecord, locale: str) -> list[tuple[str, str]]:
        """Return the options of a lobby as (label, key): the game's own, then the platform's."""
        return [(self._lobbies.option(record, key, Reader(locale)), key) for key in offered(record)]

    def option_values(self, record: TableRecord, key: str, locale: str) -> list[tuple[str, str]]:
        """Return the values of an option as (label, value); none for an unknown one."""
        return [
            (self._lobbies.value(record, key, value, Reader(locale)), value) for value in possible(record).get(key, ())
        ]

    def options(self, record: TableRecord, locale: str, typed: Sequence[int] = (), *, page: int = 0) -> Form:
        """Return a page of the host's form for the options of a lobby; `typed`: with the values chosen before, by their numbers.

        Raises Refusal for a page that there is not.
        """
        revision, shows = option_revision(record), chosen(record)
        keys = _page(offered(record), page)
        if not keys:
            raise Refusal("stale")
        for key, place in zip(keys, typed, strict=False):
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
            for label, key in _page(self.option_keys(record, locale), page)
        )
        control = Control(record.id, revision, Kind.FORM, shown if typed else page, (Fixed.OPTION,))
        return Form(id=control.id, title=self._say(Reader(locale), "control-option"), fields=fields)

    def options_refused(
        self, record: TableRecord, refusal: WrongOptions, locale: str, typed: Mapping[str, str] | None = None
    ) -> PrivateMessage:
        """Return the refused options with their possible values, and the way back to the filled-in form."""
        reader = Reader(locale)
        lines = [self._say(reader, f"refusal-{refusal.key}")]
        for key, values in refusal.wrong.items():
            lines.append(self._say(reader, "option-may-be", option=self._lobbies.option(record, key, reader)))
            lines += (
                self._say(reader, "option-may-be-value", value=self._lobbies.value(record, key, each, reader))
                for each in values
            )
        text = "\n".join(lines)
        if typed is None:
            return PrivateMessage(text=text, reader=reader)
        keys = offered(record)
        page = next((n // FIELDS for n, key in enumerate(keys) if key in typed), 0)
        places = tuple(_place(possible(record)[key], typed.get(key)) for key in _page(keys, page))
        again = Control(record.id, option_revision(record), Kind.OPTIONS, page, picked=places)
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

    def confirm_end(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the question before the end of a table."""
        reader = Reader(locale)
        sure = self._buttons.fixed(record, 0, Fixed.END, reader, style="red")
        back = self._buttons.fixed(record, 0, Fixed.CANCEL, reader)
        return PrivateMessage(text=self._say(reader, "confirm-end"), rows=((sure, back),), reader=reader)

    def confirm_resigning(self, table: Table, seat: Seat, locale: str) -> PrivateMessage:
        """Return the question before a resignation, with the end of the game where the rules or the table end it there."""
        record = table.record
        reader = reader_of(record, locale)
        outcome = table.judge(Move(EntryKind.FORFEIT, seat)).outcome
        winners = outcome.winners if outcome is not None else ()
        is_over = outcome is not None or record.is_alone(seat)
        ends = "won" if winners else "nobody" if is_over else "no"
        text = self._say(reader, "confirm-resign", ends=ends, winners=who(winners))
        sure = self._buttons.fixed(record, 0, Fixed.RESIGN, reader, style="red")
        back = self._buttons.fixed(record, 0, Fixed.CANCEL, reader)
        return PrivateMessage(text=text, rows=((sure, self._buttons.votes(record, reader), back),), reader=reader)


def _page(keys: Sequence[T], page: int) -> Sequence[T]:
    """Return the options of one page, from 0."""
    return keys[page * FIELDS : (page + 1) * FIELDS]


def _place(values: Sequence[str], value: str | None) -> int:
    """Return the number of a value, from 1; 0 where it is none of these."""
    return values.index(value) + 1 if value in values else 0
