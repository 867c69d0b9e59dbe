"""Lobbies in words: seats, game and options."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.buttons import Buttons
from bot.messages.controls import Fixed
from bot.messages.message import Names, PublicMessage, Reader
from bot.messages.sentences import Sentences, reader_of, stamp
from bot.tables.cast import character_of
from bot.tables.levels import allows_hints, can_conclude, level_of
from bot.tables.lobby import most_seats
from bot.tables.options import admits_onlookers, may_become_case
from bot.tables.pace import last_moment
from bot.tables.records import SeatRecord, Status, TableRecord, UserId
from games import BY_KEY
from games.core.deal import Deal, terms
from games.core.lines import Line, Who
from games.core.seats import Seat


class Lobbies:
    """Describes tables before the deal, and calls people to them."""

    def __init__(self, sentences: Sentences, buttons: Buttons) -> None:
        self._sentences = sentences
        self._buttons = buttons

    def title(self, record: TableRecord, reader: Reader) -> str:
        """Return the first line of a panel."""
        game = self._sentences.game(reader, record.game)
        return self._sentences.say(reader, "panel-title", game=game, table=record.id)

    def text(self, record: TableRecord, reader: Reader) -> str:
        """Return a lobby's seats, game and options."""
        say, info = self._sentences.say, BY_KEY[record.game].info
        if record.status is Status.ENDED:
            closed = [say(reader, "outside-closed")] if record.ended_by is not None else []
            return "\n".join([self.title(record, reader), *closed, say(reader, "lobby-closed")])
        players = "lobby-players" if len(info.seats) > 1 else "lobby-players-exactly"
        lines = [
            self.title(record, reader),
            say(reader, f"about-{record.game}"),
            say(reader, players, n=len(record.seats), least=info.seats[0], most=info.seats[-1]),
            *(self._seat(record, seat, reader) for seat in record.seats),
            *(
                say(
                    reader,
                    "lobby-option",
                    option=say(reader, f"option-{record.game}-{option.key}"),
                    value=say(reader, f"value-{record.options.get(option.key, option.default)}"),
                )
                for option in info.options
            ),
            say(
                reader,
                "lobby-option",
                option=say(reader, "option-pace"),
                value=say(reader, "pace-value", seconds=record.pace or 0),
            ),
            *self.sheets(record, reader),
            *self._bound_in_time(record, reader),
            *([say(reader, "lobby-absences-ignored")] if record.clock.no_absences else ()),
            *([say(reader, "lobby-gallery")] if admits_onlookers(record) else ()),
            *([say(reader, "lobby-cases")] if may_become_case(record) else ()),
            *self._guests(record, reader),
            say(reader, "lobby-hint"),
        ]
        if record.commitment is not None:
            lines += [say(reader, "lobby-word"), self.bound(record, reader)]
        return "\n".join(lines)

    def sheets(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the level of the sheets and whether hints are allowed, where a game can conclude."""
        if can_conclude(record):
            yield self._sentences.say(
                reader,
                "lobby-option",
                option=self._sentences.say(reader, "option-sheet"),
                value=self._sentences.say(reader, f"level-{level_of(record)}"),
            )
            if record.terms.has_hints:
                yield self._sentences.say(reader, "lobby-hints-allowed")

    def hints(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the number of hints that each player was given, where they were allowed."""
        if allows_hints(record):
            given = (
                self._sentences.say(reader, "hints-of", who=Who(seat.seat), n=seat.hints)
                for seat in record.seats
                if seat.hints or not seat.is_rival  # a rival has hints only as the successor of a player
            )
            yield self._sentences.say(reader, "hints-given", given=" · ".join(given))

    def invitation(self, record: TableRecord, by: Seat, guest: UserId) -> PublicMessage:
        """Return the invitation of a guest to a lobby, with a button to sit down."""
        reader = reader_of(record)
        text = self._sentences.say(
            reader,
            "lobby-invitation",
            guest=f"<@{guest}>",
            who=Who(by),
            game=self._sentences.game(reader, record.game),
            n=len(record.seats),
            most=most_seats(record),
        )
        join = self._buttons.fixed(record, 0, Fixed.JOIN, reader, style="green")
        return PublicMessage(text=text, rows=((join,),), calls=(int(guest),), reader=reader)

    def outside(self, record: TableRecord, key: str, guest: UserId) -> PublicMessage:
        """Return the public note that a moderator has stepped in at a table. It names `guest` without notifying them."""
        reader = reader_of(record)
        return PublicMessage(text=self._sentences.say(reader, key, guest=f"<@{guest}>"), reader=reader)

    def thread_name(self, game: str, host: str, locale: str) -> str:
        """Return the name of a table's thread, with the name of its opener."""
        reader = Reader(locale, Names((host,)))
        return self._sentences.plain(
            reader, Line("thread-name", {"game": self._sentences.game(reader, game), "who": Who(Seat(0))})
        )

    def in_thread(self, record: TableRecord) -> PublicMessage:
        """Return the channel's post about a table in a thread of its own."""
        reader = reader_of(record)
        text = self._sentences.say(
            reader,
            "lobby-in-thread",
            who=Who(Seat(0)),
            game=self._sentences.game(reader, record.game),
            channel=f"<#{record.channel}>",
        )
        join = self._buttons.fixed(record, 0, Fixed.JOIN, reader, style="green")
        return PublicMessage(text=text, rows=((join,),), reader=reader)

    def _seat(self, record: TableRecord, seat: SeatRecord, reader: Reader) -> str:
        say, n, who = self._sentences.say, seat.seat + 1, Who(seat.seat)
        if seat.is_rival:
            level = say(reader, "rival-strength", strength=character_of(seat.user).strength.value)
            return say(reader, "lobby-rival", n=n, who=who, strength=level)
        return say(reader, "lobby-seat", n=n, who=who, host=seat.user == record.host)

    def _bound_in_time(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the table's last moment, counted from its opening."""
        if (end := last_moment(record.created_at, record.pace)) is None:
            yield self._sentences.say(reader, "lobby-unbounded")
        else:
            yield self._sentences.say(reader, "lobby-bounded", start=stamp(record.created_at, "D"), at=stamp(end, "D"))

    def _guests(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield whether a table is private, and its invited guests as Discord names them."""
        if record.is_private:
            yield self._sentences.say(reader, "lobby-private")
        if invited := tuple(
            f"<@{user}>" for user, yes in record.guests.items() if yes and record.seat_of(user) is None
        ):
            yield self._sentences.say(reader, "lobby-invited", guests=invited)

    def bound(self, record: TableRecord, reader: Reader) -> str:
        """Return the bot's commitment before any player's word is added to the deal."""
        return self._sentences.say(reader, "table-bound", hash=record.commitment or "")

    def dealt(self, record: TableRecord, deal: Deal, reader: Reader) -> str:
        """Return the bot's commitment at the deal: its secret as before, with the words and the options."""
        agreed = terms(deal, record.game, record.version, record.options)
        return self._sentences.say(reader, "table-dealt", hash=deal.commitment, terms=agreed)
