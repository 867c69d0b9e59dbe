"""Ways on: the presses that are possible now, below the words of a refused one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.messages.buttons import PLAIN
from bot.messages.controls import DoorKey, Entrance, Fixed
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.ids import UserId
from bot.tables.lobby import most_seats
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.message import Button, PrivateMessage, Reader, Row

AFTERWARDS: Final = (Fixed.AGAIN, Fixed.WATCH)


class WaysOn:
    """Adds rows to a private message, and to a late one the words of how its table stands."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._buttons = presenter.buttons
        self._say = presenter.sentences.say

    def door(self, message: PrivateMessage) -> PrivateMessage:
        """Return it with the way to all tables."""
        return replace(message, rows=(*message.rows, (self._door(message.reader),)))

    def lobby(
        self, record: TableRecord, user: UserId, message: PrivateMessage, *, may_join: bool = True
    ) -> PrivateMessage:
        """Return it with the ways on from a lobby; from one that was closed or may not be read, with that to other tables.

        `may_join`: it is no refusal of a seat.
        """
        if record.status is not Status.LOBBY:
            return self.door(message)
        reader = message.reader
        is_free = record.seat_of(user) is None and len(record.seats) < most_seats(record)
        is_offered = may_join and is_free and record.admits(user)
        row = [self._buttons.fixed(record, 0, each, reader) for each in ((Fixed.JOIN,) if is_offered else ())]
        return replace(message, rows=(*message.rows, (*row, self._buttons.fixed(record, 0, Fixed.MORE, reader))))

    def table(self, table: Table, user: UserId, message: PrivateMessage, *, is_late: bool) -> PrivateMessage:
        """Return it with the verbs of a seat that is asked, and the list to its pages; after the end, with what is left to do."""
        record, reader = table.record, reader_of(table.record, message.reader.locale)
        seated = record.seat_of(user)
        is_playing = seated is not None and not seated.gone
        text = message.text
        if is_late and record.is_open:
            situation, *_ = table.game.face.table_lines(table.now.view)
            text = f"{text}\n{self._presenter.sentences.line(reader, situation)}"
        rows: list[Row] = []
        if not record.is_open:
            ways = [each for each in AFTERWARDS if each is not Fixed.AGAIN or record.status is Status.OVER]
            rows.append((*(self._buttons.fixed(record, table.n, each, reader) for each in ways), self._door(reader)))
        elif seated is not None and is_playing:
            rows += self._buttons.verbs(table, reader, table.now.verbs(seated.seat))
            rows += self._buttons.tabs(record, reader, Fixed.TABS)
        else:
            rows += self._buttons.tabs(record, reader, None)
        return replace(message, text=text, rows=(*message.rows, *rows), reader=reader)

    def _door(self, reader: Reader) -> Button:
        return Button(id=Entrance(DoorKey.SHOW).id, label=self._say(reader, "door-all"), style=PLAIN)
