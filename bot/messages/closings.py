"""Messages at the end of a game: closing, farewells, late calls."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace
from typing import Final

from bot.messages.lobbies import Lobbies
from bot.messages.sentences import SEPARATOR, Sentences, readable_lines, reader_of, small
from bot.tables.pace import HOURLY
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.status import Status
from bot.tables.table import Table, left_to_tell
from bot.telling.message import PrivateMessage, PublicMessage, Reader
from bot.telling.ports import Farewell
from games.core.seats import Seat


class Closings:
    """Makes the messages at the end of a game."""

    def __init__(self, sentences: Sentences, lobbies: Lobbies) -> None:
        self._sentences = sentences
        self._lobbies = lobbies

    def closing(self, table: Table, first: int = 0, uncalled: Container[Seat] = ()) -> PublicMessage:
        """Return the post at the end of a dealt table: events still to be told, the seed, and how to keep the game.

        `first`: events before that step are told already. `uncalled`: the seats that are told of the end in another way.
        """
        record = table.record
        if record.seed is None:
            raise AssertionError
        reader = reader_of(record)
        left = tuple(event for _, event in left_to_tell(table.now, first))  # closed in the middle of a turn
        waited = " ".join(self._sentences.lines(reader, readable_lines(record, replace(table.now, events=left))))
        key = "table-closing" if record.status is Status.OVER else record.ended_by or "table-stopped"
        end = record.clock.ends_at
        if record.status is Status.ENDED and end is not None and record.ended_at is not None and record.ended_at >= end:
            key = "table-timed-out"
        proof = (
            self._sentences.say(reader, "table-seed", seed=record.seed.open().hex())
            if record.secret is None
            else self._lobbies.revealed(record, record.secret.open(), reader)
        )
        said = [self._sentences.say(reader, key), *self._lobbies.hints(record, reader), *self._solution(table, reader)]
        called = [record.seats[seat] for seat in self.hearers(record) if seat not in uncalled]
        if called:
            mentioned = tuple(f"<@{seat.user}>" for seat in called)
            said.insert(0, self._sentences.say(reader, "table-over-calls", people=mentioned))
        lines = [*([waited] if waited else []), *said, proof]
        if record.second_locale is not None:
            second = reader_of(record, record.second_locale)
            again = (self._sentences.say(second, key), *self._solution(table, second))
            lines += (line for text in again for line in small(text))
        return PublicMessage(text="\n".join(lines), calls=tuple(int(seat.user) for seat in called), reader=reader)

    def hearers(self, record: TableRecord) -> tuple[Seat, ...]:
        """Return the seats to tell of the end of a game: where it went over days, people look in seldom."""
        return tuple(seat.seat for seat in record.seats if _is_to_hear(record, seat))

    def farewell(self, table: Table, seat: Seat, why: Farewell) -> PrivateMessage:
        """Return the end of a game as a letter."""
        record = table.record
        reader = reader_of(record, table.player(seat).locale)
        game = self._sentences.game(reader, record.game)
        where = f"<#{record.channel}>"
        lines = [self._sentences.say(reader, _FAREWELLS[why], game=game, table=record.id, channel=where)]
        if record.status is Status.OVER:
            situation, *_ = table.game.face.table_lines(table.now.view)
            lines.append(self._sentences.line(reader, situation))
        else:
            is_removed = record.ended_by == "ended-by-removal"
            lines.append(self._sentences.say(reader, "table-removed" if is_removed else "table-cut-short"))
        return PrivateMessage(text="\n".join([*lines, *self._solution(table, reader)]), reader=reader)

    def parting(self, record: TableRecord, seat: Seat) -> PrivateMessage:
        """Return the letter about a game that an upgrade has ended."""
        reader = reader_of(record, record.seats[seat].locale)
        game, where = self._sentences.game(reader, record.game), f"<#{record.channel}>"
        over = self._sentences.say(reader, _FAREWELLS[Farewell.LATE], game=game, table=record.id, channel=where)
        return PrivateMessage(text=f"{over}\n{self._sentences.say(reader, 'table-outdated')}", reader=reader)

    def late_call(self, record: TableRecord, seat: Seat) -> PublicMessage:
        """Return the post that tells a seat of the end of its game, where the closing has not called it.

        It names the game: hours later, another one may be going on in the channel.
        """
        reader, user = reader_of(record), record.seats[seat].user
        game = self._sentences.game(reader, record.game)
        text = self._sentences.say(reader, "table-over-late", people=(f"<@{user}>",), game=game, table=record.id)
        return PublicMessage(text=text, calls=(int(user),), reader=reader)

    def _solution(self, table: Table, reader: Reader) -> Iterator[str]:
        """Yield the solution of a table that was closed before its end. A finished game shows it by its own events."""
        if table.record.status is Status.ENDED and (lines := table.game.solution(table.state)):
            yield self._sentences.say(
                reader, "table-solution", solution=SEPARATOR.join(self._sentences.lines(reader, lines))
            )


_FAREWELLS: Final = {
    Farewell.GONE: "table-farewell",
    Farewell.SILENT: "table-farewell-silent",
    Farewell.LATE: "table-farewell-late",
}


def _is_to_hear(record: TableRecord, seat: SeatRecord) -> bool:
    is_slow = record.pace is None or record.pace > HOURLY
    return is_slow and not (seat.is_rival or seat.gone or seat.user == record.stopped_by or seat.user <= 0)
