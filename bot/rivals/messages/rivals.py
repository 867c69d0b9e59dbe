"""Rivals in words: the screen on which the host seats them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.buttons import in_rows
from bot.messages.controls import Control, Fixed, Kind, RivalKey
from bot.messages.sentences import Sentences, reader_of
from bot.tables.cast import CAST, Character, character_of
from bot.tables.display_names import program_name
from bot.tables.lobby import most_seats
from bot.tables.records import TableRecord
from bot.telling.message import Button, Choice, PrivateMessage, Reader, Row, Select
from games import BY_KEY
from games.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class RivalsScreen:
    """Makes the one screen of a lobby's rivals."""

    _sentences: Sentences

    def screen(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the characters of the cast to choose from, and those that are seated."""
        reader, say = reader_of(record, locale), self._sentences.say
        here = [character_of(seat.user) for seat in record.seats if seat.is_rival]
        rows: list[Row] = []
        if len(record.seats) < most_seats(record):
            control = Control(record.id, 0, Kind.RIVAL, RivalKey.ADD)
            game = BY_KEY[record.game]
            choices = tuple(self._choice(each, game, reader) for each in CAST if each not in here)
            rows.append((Select(id=control.id, prompt=say(reader, "rivals-prompt"), choices=choices),))
        rows += in_rows([self._removal(record, each, reader) for each in here])
        back = Control(record.id, 0, Kind.FIXED, Fixed.MORE)
        rows.append((Button(id=back.id, label=say(reader, "control-cancel")),))
        key = "rivals-title" if len(record.seats) < most_seats(record) else "rivals-full"
        text = [say(reader, key, n=most_seats(record))]
        if BY_KEY[record.game].styles:
            text.append(say(reader, f"rivals-styles-{record.game}"))
        return PrivateMessage(text="\n".join(text), rows=tuple(rows), reader=reader)

    def _choice(self, character: Character, game: AnyGame, reader: Reader) -> Choice:
        say = self._sentences.say
        style = character.style_in(game).value
        level = say(reader, "rival-strength", strength=character.strength.value, style=style)
        return Choice(
            value=str(character.number),
            label=say(reader, "rival-choice", name=character.name, strength=level),
            note=say(reader, f"rival-{character.key}"),
        )

    def _removal(self, record: TableRecord, character: Character, reader: Reader) -> Button:
        control = Control(record.id, 0, Kind.RIVAL, RivalKey.REMOVE, (character.number,))
        name = program_name(character.name)
        return Button(id=control.id, label=self._sentences.say(reader, "rivals-remove", name=name), style="red")
