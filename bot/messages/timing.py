"""Time in words: a panel's lines about its clock, posts to all, and the screen on which one player changes it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import timedelta

from bot.messages.buttons import PLAIN, Buttons, in_rows
from bot.messages.controls import Control, Kind, TimeKey
from bot.messages.sentences import Sentences, reader_of, stamp
from bot.tables.pace import LIVE_TURN, MOST_PAUSES, PACES, longest_pause, next_to_extend
from bot.tables.people_records import REMINDING
from bot.tables.records import TableRecord
from bot.telling.message import Button, Choice, PrivateMessage, PublicMessage, Reader, Row, Select
from games import BY_KEY
from games.core.lines import Who
from games.core.seats import Seat

PAUSES = (1, 3, 7, 14)
"""The pauses that are offered, in days."""


class Timing:
    """Makes the messages about a table's time."""

    def __init__(self, sentences: Sentences, buttons: Buttons) -> None:
        self._sentences = sentences
        self._buttons = buttons
        self._say = sentences.say

    # Public messages

    def panel(self, record: TableRecord, reader: Reader, *, is_awaited: bool = True) -> Iterator[str]:
        """Yield the deadline or pause, and the absent and covered seats. `is_awaited`: a person has a deadline, not the program alone."""
        clock = record.clock
        if is_awaited and clock.paused_until is None and record.deadline is not None:
            yield self._say(reader, "panel-deadline", at=stamp(record.deadline))
        yield from self._standing(record, reader)

    def _standing(self, record: TableRecord, reader: Reader) -> Iterator[str]:
        """Yield the state of the clock beside the deadline: a pause, and the seats that are here, absent or covered."""
        clock = record.clock
        if clock.paused_until is not None:
            yield self._say(reader, "panel-paused", at=stamp(clock.paused_until))
        if clock.is_live:
            yield self._say(reader, "panel-live")
        elif clock.here:
            yield self._say(reader, "panel-here", players=tuple(map(Who, clock.here)))
        for seat, until in sorted(clock.away.items()):
            yield self._say(reader, "panel-away", who=Who(seat), at=stamp(until))
        if covered := tuple(Who(seat) for seat in sorted(clock.covered) if seat not in clock.away):
            yield self._say(reader, "panel-covered", players=covered)

    def gift(self, record: TableRecord, by: Seat, to: Seat) -> PublicMessage:
        """Return the post that a seat has more time."""
        reader = reader_of(record)
        at = stamp(record.deadline) if record.deadline is not None else ""
        key = "extended-own" if by == to else "extended-other"
        return PublicMessage(text=self._say(reader, key, by=Who(by), to=Who(to), at=at), reader=reader)

    def reminder(self, record: TableRecord, seat: Seat) -> PrivateMessage:
        """Return the reminder for a player's mailbox."""
        reader = reader_of(record, record.seats[seat].locale)
        where = self._say(
            reader,
            "mail-head",
            game=self._sentences.game(reader, record.game),
            table=record.id,
            channel=f"<#{record.channel}>",
        )
        text = f"{where}\n{self._waits(record, reader, self._say(reader, 'reminder-you'))}"
        return PrivateMessage(text=text, rows=(self._muting(record, reader),), reader=reader)

    def reminding_post(self, record: TableRecord, seat: Seat) -> PublicMessage:
        """Return the reminder of a player in the channel."""
        reader, user = reader_of(record), record.seats[seat].user
        text = self._waits(record, reader, self._say(reader, "reminder-who", who=f"<@{user}>"))
        return PublicMessage(text=text, calls=(int(user),), rows=(self._muting(record, reader),), reader=reader)

    def _waits(self, record: TableRecord, reader: Reader, text: str) -> str:
        if record.deadline is None:
            return text
        return f"{text} {self._deadline(record, reader, stamp(record.deadline))}"

    def _deadline(self, record: TableRecord, reader: Reader, at: str) -> str:
        return self._say(reader, "time-deadline", at=at, lost=BY_KEY[record.game].info.lost_after)

    def _muting(self, record: TableRecord, reader: Reader) -> Row:
        return (self._button(record, TimeKey.MUTE, reader), self._button(record, TimeKey.MUTE_ALL, reader))

    def back_button(self, record: TableRecord, reader: Reader) -> Button:
        """Return the button by which a covered seat is waited for again."""
        return self._button(record, TimeKey.HERE, reader, style="green")

    # Private messages

    def screen(
        self, record: TableRecord, seat: Seat, waiting: Collection[Seat], locale: str, above: str | None = None
    ) -> PrivateMessage:
        """Return the page of the clock for a seat, with its controls. `above`: the key of a sentence before all else."""
        reader, clock, say = reader_of(record, locale), record.clock, self._say
        lines = [] if above is None else [say(reader, above)]
        lines.append(say(reader, "time-title", pace=say(reader, "pace-value", seconds=record.pace or 0)))
        if clock.paused_until is None and record.deadline is not None:
            lines.append(self._deadline(record, reader, stamp(record.deadline)))
        lines += self._standing(record, reader)
        if clock.ends_at is not None:
            lines.append(say(reader, "time-last-moment", at=stamp(clock.ends_at)))
        if record.pace is not None:
            lines.append(say(reader, "time-left", extended=seat in clock.extended, pauses=MOST_PAUSES - clock.pauses))
        rows: list[Row] = []
        buttons = []
        if record.pace is not None and clock.paused_until is None:
            if next_to_extend(clock, waiting, seat) is not None:
                buttons.append(self._button(record, TimeKey.EXTEND, reader))
            if not clock.is_live and (record.pace > LIVE_TURN or seat in clock.covered or seat in clock.away):
                buttons.append(self._button(record, TimeKey.HERE, reader, style="green"))
        rows += in_rows(buttons)
        rows.append((self._paces(record, reader),))
        if record.pace is not None and clock.paused_until is None and clock.pauses < MOST_PAUSES:
            rows.append((self._pauses(record, record.pace, reader),))
        rows.append((self._reminding(record, reader),))
        rows += self._buttons.tabs(record, reader, TimeKey.SHOW)
        return PrivateMessage(text="\n".join(lines), rows=tuple(rows), reader=reader)

    def _paces(self, record: TableRecord, reader: Reader) -> Select:
        choices = tuple(
            Choice(value=key, label=self._say(reader, "pace-value", seconds=seconds or 0))
            for key, seconds in PACES.items()
            if seconds != record.pace
        )
        return self._select(record, TimeKey.PACE, reader, choices)

    def _reminding(self, record: TableRecord, reader: Reader) -> Select:
        choices = tuple(Choice(value=way, label=self._say(reader, f"remind-{way}")) for way in REMINDING)
        return self._select(record, TimeKey.REMIND, reader, choices)

    def _pauses(self, record: TableRecord, pace: int, reader: Reader) -> Select:
        longest = longest_pause(pace)
        choices = tuple(
            Choice(value=str(days), label=self._say(reader, "pause-value", n=days))
            for days in PAUSES
            if timedelta(days=days) <= longest
        )
        return self._select(record, TimeKey.PAUSE, reader, choices)

    def _select(self, record: TableRecord, key: TimeKey, reader: Reader, choices: tuple[Choice, ...]) -> Select:
        control = Control(record.id, 0, Kind.TIME, key)
        return Select(
            id=control.id, prompt=self._say(reader, f"time-{key.name.lower().replace('_', '-')}"), choices=choices
        )

    def _button(self, record: TableRecord, key: TimeKey, reader: Reader, *, style: str = PLAIN) -> Button:
        control = Control(record.id, 0, Kind.TIME, key)
        return Button(id=control.id, label=self._say(reader, f"time-{key.name.lower().replace('_', '-')}"), style=style)
