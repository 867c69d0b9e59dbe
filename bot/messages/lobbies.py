"""Lobbies in words: seats, game and options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.messages.buttons import Buttons
from bot.messages.controls import Fixed
from bot.messages.sentences import SEPARATOR, Sentences, reader_of, stamp
from bot.tables.cast import character_of
from bot.tables.ids import UserId
from bot.tables.levels import HINTS, SHEET, can_conclude, has_more_to_hint, level_of, offers_hints
from bot.tables.lobby import most_seats
from bot.tables.options import (
    ABSENCES,
    ACCESS,
    CASES,
    COUNT,
    IGNORED,
    INVITED,
    ON,
    OPEN,
    OWN,
    chosen,
    may_become_case,
    offered,
)
from bot.tables.pace import PACE, PACES, default_pace, last_moment
from bot.tables.records import SeatRecord, TableRecord, Terms
from bot.tables.status import Status
from bot.telling.message import Names, PublicMessage, Reader
from games import BY_KEY
from games.core.deal import SeedSources, terms
from games.core.lines import Line, Who
from games.core.seats import Seat

SHOWN: Final = 32
"""Digits of a commitment in a lobby: too many to look for two secrets that share them. The screen behind has all."""

_VALUES: Final = {
    (ACCESS, OPEN): "access-open",
    (ACCESS, INVITED): "access-invited",
    (ABSENCES, COUNT): "absences-count",
    (ABSENCES, IGNORED): "absences-ignored",
}
"""Catalogue keys of values with names of their own."""


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
        """Return the text of a lobby, or of a table that an upgrade has ended."""
        say = self._sentences.say
        if record.game not in BY_KEY:
            return f"{self.title(record, reader)}\n{say(reader, 'lobby-gone')}"
        if record.entries is not None:
            key = record.ended_by or ("table-closing" if record.status is Status.OVER else "table-stopped")
            return f"{self.title(record, reader)}\n{say(reader, key)}"
        info = BY_KEY[record.game].info
        if record.status is Status.ENDED:
            closed = [say(reader, "outside-closed")] if record.ended_by is not None else []
            return "\n".join([self.title(record, reader), *closed, say(reader, "lobby-closed")])
        players = "lobby-players" if len(info.seats) > 1 else "lobby-players-exactly"
        seats = [self._seat(record, seat, reader) for seat in record.seats]
        lines = [
            self.title(record, reader),
            say(reader, f"about-{record.game}"),
            say(reader, players, n=len(record.seats), least=info.seats[0], most=info.seats[-1]),
            *([SEPARATOR.join(seats)] if seats else ()),
            *self._unusual(record, reader),
            *([say(reader, "lobby-cases")] if may_become_case(record) else ()),
            *self._guests(record, reader),
        ]
        if record.commitment is not None:
            lines.append(say(reader, "table-dealt", hash=record.commitment[:SHOWN]))
        return "\n".join(lines)

    def _unusual(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the options of a lobby that are not as any new table has them, in one line; a longer or endless wait with its end.

        Those that touch privacy have lines of their own.
        """
        now, usual = chosen(record), chosen(self._untouched(record))
        told = [
            self._sentences.say(
                reader,
                "lobby-option",
                option=self.option(record, key, reader),
                value=self.value(record, key, value, reader),
            )
            for key, value in now.items()
            if value != usual[key] and key not in (ACCESS, CASES)
        ]
        if told:
            yield SEPARATOR.join(told)
        if now[PACE] != usual[PACE]:
            yield from self.bound_in_time(record, reader)

    @staticmethod
    def _untouched(record: TableRecord) -> TableRecord:
        """Return a table as it is when it is opened."""
        info = BY_KEY[record.game].info
        clock = replace(record.clock, no_absences=False)
        return replace(
            record,
            options=info.settle({}),
            pace=default_pace(is_brisk=info.is_brisk),
            terms=Terms(),
            schedule=replace(record.schedule, clock=clock),
        )

    def option(self, record: TableRecord, key: str, reader: Reader) -> str:
        """Return the name of an option."""
        return self._sentences.say(reader, f"option-{key}" if key in OWN else f"option-{record.game}-{key}")

    def value(self, record: TableRecord, key: str, value: str, reader: Reader) -> str:
        """Return the name of an option's value; a pace that is none of those offered is that of the table."""
        if key == PACE:
            return self._sentences.say(reader, "pace-value", seconds=PACES.get(value, record.pace) or 0)
        if key == SHEET:
            return self._sentences.say(reader, f"level-{value}")
        if (key, value) == (HINTS, ON) and not has_more_to_hint(record):
            return self._sentences.say(reader, "hints-idle")
        return self._sentences.say(reader, _VALUES.get((key, value), f"value-{value}"))

    def more(self, record: TableRecord, reader: Reader) -> str:
        """Return the rest about a lobby: every option with its value, the end in time, and the figures of the sealed deal."""
        say, values = self._sentences.say, chosen(record)
        lines = [
            say(reader, "lobby-more", game=self._sentences.game(reader, record.game)),
            *(
                say(
                    reader,
                    "lobby-option",
                    option=self.option(record, key, reader),
                    value=self.value(record, key, values[key], reader),
                )
                for key in offered(record)
            ),
            *self.bound_in_time(record, reader),
        ]
        if record.commitment is not None:
            lines += [say(reader, "lobby-word"), self.bound(record, reader)]
        return "\n".join(lines)

    def sheets(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the level of the sheets by its name, and whether hints are allowed, where a game can conclude."""
        if can_conclude(record):
            yield self._sentences.say(
                reader,
                "lobby-option",
                option=self._sentences.say(reader, "option-sheet"),
                value=self._sentences.say(reader, f"level-name-{level_of(record)}"),
            )
            if offers_hints(record):
                yield self._sentences.say(reader, "lobby-hints-allowed")

    def hints(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the number of hints that each player was given, where they were allowed."""
        if offers_hints(record):
            given = (
                self._sentences.say(reader, "hints-of", who=Who(seat.seat), n=seat.hints)
                for seat in record.seats
                if seat.hints or not seat.is_rival  # a rival has hints only as the successor of a player
            )
            yield self._sentences.say(reader, "hints-given", given=" · ".join(given))

    def invitation(self, record: TableRecord, by: Seat, guest: UserId, *, is_here: bool = True) -> PublicMessage:
        """Return the invitation of a guest to a lobby, with a button to sit down; `is_here`: it is said in its channel."""
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
        if not is_here:
            text = f"{text} {self._sentences.say(reader, 'lobby-invitation-where', channel=f'<#{record.channel}>')}"
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
            reader,
            Line("thread-name", {"game": self._sentences.game(reader, game), "who": Who(Seat(0))}),
            isolates=False,
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
        say, who = self._sentences.say, Who(seat.seat)
        if seat.is_rival:
            character = character_of(seat.user)
            style = character.style_in(BY_KEY[record.game]).value
            level = say(reader, "rival-strength", strength=character.strength.value, style=style)
            return say(reader, "lobby-rival", who=who, strength=level)
        return say(reader, "lobby-seat", who=who, host=seat.user == record.host)

    def bound_in_time(self, record: TableRecord, reader: Reader) -> Iterator[str]:
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

    def dealt(self, record: TableRecord, deal: SeedSources, reader: Reader) -> str:
        """Return the terms at the deal: they bind the commitment that was posted before, the words and the options."""
        return self._sentences.say(reader, "table-dealt", hash=_terms(record, deal))

    def revealed(self, record: TableRecord, secret: bytes, reader: Reader) -> str:
        """Return the bot's secret at the end, with the commitment to the words again."""
        deal = record.deal
        drawn = deal is not None and all(word.is_drawn for word in deal.words)
        bound = _terms(record, deal) if deal is not None and deal.is_provable else ""
        return self._sentences.say(
            reader, "table-secret", secret=secret.hex(), drawn=drawn, bound=bool(bound), terms=bound
        )


def _terms(record: TableRecord, deal: SeedSources) -> str:
    return terms(deal, record.game, record.version, record.options)
