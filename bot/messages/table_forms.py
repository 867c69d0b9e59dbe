"""Forms and questions about a table as a whole: the lobby's options, the note pad, leaving and ending."""

from __future__ import annotations

from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.message import Button, Choice, Field, Form, PrivateMessage, Reader
from bot.messages.presenter import Presenter
from bot.tables.levels import HINTS, SHEET, can_conclude, level_of
from bot.tables.options import ABSENCES, ACCESS, CASES, CLOSED, COUNT, DELAYED, GALLERY, IGNORED, INVITED, OFF, ON, OPEN
from bot.tables.pace import PACE, PACES
from bot.tables.records import Level, TableRecord
from bot.tables.revisions import revision_of
from bot.tables.words import LONGEST
from games import BY_KEY

NOTES_LIMIT = 2000
FIELDS = 5
"""So many Discord takes in a form; the rest is set by `/table option`."""


class TableForms:
    """Makes what one person fills in or confirms, in their own language."""

    def __init__(self, presenter: Presenter) -> None:
        self._say = presenter.sentences.say
        self._buttons = presenter.buttons

    def option_keys(self, record: TableRecord, locale: str) -> list[tuple[str, str]]:
        """Return the options of a lobby as (label, key): the game's own, then the pace and who may come."""
        reader = Reader(locale)
        own = BY_KEY[record.game].info.options
        return [
            *((self._say(reader, f"option-{record.game}-{option.key}"), option.key) for option in own),
            (self._say(reader, "option-pace"), PACE),
            *([(self._say(reader, "option-sheet"), SHEET)] if can_conclude(record) else ()),
            (self._say(reader, "option-access"), ACCESS),
            (self._say(reader, "option-absences"), ABSENCES),
            (self._say(reader, "option-gallery"), GALLERY),
            *([(self._say(reader, "option-hints"), HINTS)] if can_conclude(record) else ()),
            *([(self._say(reader, "option-cases"), CASES)] if BY_KEY[record.game].puzzle is not None else ()),
        ]

    def option_values(self, record: TableRecord, key: str, locale: str) -> list[tuple[str, str]]:
        """Return the values of an option as (label, value); none for an unknown one."""
        reader = Reader(locale)
        if key == PACE:
            return [(self._say(reader, "pace-value", seconds=PACES[each] or 0), each) for each in PACES]
        if key == ABSENCES:
            return [(self._say(reader, "absences-count"), COUNT), (self._say(reader, "absences-ignored"), IGNORED)]
        if key == GALLERY:
            return [(self._say(reader, "gallery-closed"), CLOSED), (self._say(reader, "gallery-delayed"), DELAYED)]
        if key in (HINTS, CASES):
            return [(self._say(reader, "value-off"), OFF), (self._say(reader, "value-on"), ON)]
        if key == SHEET:
            return [(self._say(reader, f"level-{level}"), level.value) for level in Level]
        if key == ACCESS:
            return [(self._say(reader, "access-open"), OPEN), (self._say(reader, "access-invited"), INVITED)]
        for option in BY_KEY[record.game].info.options:
            if option.key == key:
                return [(self._say(reader, f"value-{value}"), value) for value in option.values]
        return []

    def options(self, record: TableRecord, locale: str) -> Form:
        """Return the host's form for the options of a lobby."""
        info = BY_KEY[record.game].info
        current = {
            **info.settle(record.options),
            PACE: next((key for key, seconds in PACES.items() if seconds == record.pace), ""),
            ACCESS: INVITED if record.is_private else OPEN,
            ABSENCES: IGNORED if record.clock.no_absences else COUNT,
            GALLERY: DELAYED if record.has_gallery else CLOSED,
            SHEET: level_of(record).value,
            HINTS: ON if record.has_hints else OFF,
            CASES: ON if record.may_be_case else OFF,
        }
        revision = option_revision(record)
        fields = tuple(
            Field(
                id=f"{key}-{revision}",
                label=label,
                choices=tuple(
                    Choice(value=value, label=name, is_default=current[key] == value)
                    for name, value in self.option_values(record, key, locale)
                ),
            )
            for label, key in self.option_keys(record, locale)[:FIELDS]
        )
        control = Control(record.id, revision, Kind.FORM, 0, Fixed.OPTION)
        return Form(id=control.id, title=self._say(Reader(locale), "control-option"), fields=fields)

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
        control = Control(record.id, revision, Kind.FORM, 0, Fixed.WORD)
        return Form(id=control.id, title=self._say(reader, "control-word"), fields=(field,))

    def notes(self, record: TableRecord, text: str, locale: str) -> Form:
        """Return the private note pad of one person."""
        reader = Reader(locale)
        revision = revision_of(text)
        control = Control(record.id, revision, Kind.FORM, 0, Fixed.NOTES_FORM)
        field = Field(
            id=f"notes-{revision}",
            label=self._say(reader, "notes-label"),
            text=text,
            limit=NOTES_LIMIT,
            prompt=self._say(reader, "notes-prompt"),
        )
        return Form(id=control.id, title=self._say(reader, "control-notes"), fields=(field,))

    def confirm(self, record: TableRecord, what: Fixed, locale: str) -> PrivateMessage:
        """Return the question before somebody resigns or ends a table."""
        reader = Reader(locale)
        sure = self._buttons.fixed(record, 0, what, reader, style="red")
        back = self._buttons.fixed(record, 0, Fixed.CANCEL, reader)
        text = self._say(reader, f"confirm-{what.name.lower()}")
        row = (sure, self._votes(record, reader), back) if what is Fixed.RESIGN else (sure, back)
        return PrivateMessage(text=text, rows=(row,), reader=reader)

    def _votes(self, record: TableRecord, reader: Reader) -> Button:
        """Return the way to what spares the others a game with one player less: a seat handed over, a draw."""
        return Button(
            id=Control(record.id, 0, Kind.VOTE, VoteKey.SHOW).id, label=self._say(reader, "vote-control-menu")
        )


def option_revision(record: TableRecord) -> int:
    """Return the number of what the form of options shows."""
    options = BY_KEY[record.game].info.settle(record.options)
    own = (f"{key}={options[key]}" for key in sorted(options))
    ours = (
        record.pace,
        record.is_private,
        record.has_gallery,
        record.level.value,
        record.has_hints,
        record.may_be_case,
    )
    return revision_of(*own, *map(str, ours))
