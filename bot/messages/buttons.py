"""Buttons: the controls under a message, with their labels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import PAGES, Control, Fixed, Kind, RivalKey, TimeKey, VoteKey
from bot.messages.sentences import Sentences
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.message import Button, Choice, Reader, Row, Select
from games.core.events import Back
from games.core.seats import Seat

ROW = 5
"""Discord's limit of buttons in a row."""
FOR_ONLOOKERS = (Fixed.RULES, Fixed.LOG, Fixed.STATUS)
"""The pages of a table that need no seat."""
LINE = 34
"""Letters of a line of buttons on a phone, about."""
FRAME = 5
"""The letters that the frame of a button and the gap beside it are as wide as, about."""
PRIMARY = "blue"
PLAIN = "grey"


class Buttons:
    """Makes buttons for one reader at a time."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def verbs(
        self,
        table: Table,
        reader: Reader,
        verbs: Sequence[str],
        style: str = PRIMARY,
        *,
        seen: int | None = None,
        beside: Sequence[Button] = (),
    ) -> tuple[tuple[Button, ...], ...]:
        """Return one button for each verb, the usual one first and in the `style`; then those `beside`, in rows of five.

        They are for the step `seen`, else the last. A final verb comes first only where it is alone.
        """
        actions = table.game.info.actions
        kinds = {kind.verb: i for i, kind in enumerate(actions)}
        usual = next((verb for verb in verbs if not actions[kinds[verb]].is_final), verbs[0]) if verbs else ""
        buttons = [
            Button(
                id=Control(table.record.id, table.n if seen is None else seen, Kind.VERB, kinds[verb]).id,
                label=self._sentences.say(reader, f"verb-{table.record.game}-{verb}"),
                style=style if verb == usual else PLAIN,
            )
            for verb in sorted(verbs, key=lambda verb: verb != usual)
        ]
        return in_rows([*buttons, *beside])

    def reading(self, record: TableRecord, seen: int, reader: Reader) -> tuple[Button, ...]:
        """Return the row under the panel of a table that is over: the desk, which leads to sheet and notes, log, export."""
        fixed = (Fixed.DESK, Fixed.LOG, Fixed.EXPORT)
        return tuple(self.fixed(record, seen, each, reader) for each in fixed)

    def panel_desk(self, table: Table, reader: Reader) -> Button:
        """Return the one button of a panel that leads to all that a person reads alone."""
        control = Control(table.record.id, table.n, Kind.FIXED, Fixed.PANEL_DESK)
        return Button(id=control.id, label=self._sentences.say(reader, "control-desk"), style=PLAIN)

    def tabs(self, record: TableRecord, reader: Reader, shown: Fixed | TimeKey | None) -> tuple[Row, ...]:
        """Return the list that leads from one page to the others, in the same message; none before the deal.

        `shown`: the page above it; None where there is none, to a person without a seat.
        """
        if record.entries is None:
            return ()
        pages = [each for each in PAGES if shown is not None or each[1] in FOR_ONLOOKERS]
        if not record.is_open:
            pages = [each for each in pages if each[0] is not Kind.TIME and each[1] is not Fixed.MORE]
        choices = tuple(
            Choice(
                value=Control(record.id, 0, kind, what).tail,
                label=self._sentences.say(reader, _page_label(what)),
                is_default=what is shown,
            )
            for kind, what in pages
        )
        control = Control(record.id, 0, Kind.FIXED, Fixed.TABS)
        return ((Select(id=control.id, prompt=self._sentences.say(reader, "tabs"), choices=choices),),)

    def exits(self, record: TableRecord, seat: Seat, reader: Reader) -> tuple[tuple[Button, ...], ...]:
        """Return a row with the ways out of a running game, each of which asks once more; for the host, its end too."""
        player = record.seats[seat]
        if not record.is_open or player.gone:
            return ()
        leave = Button(
            id=Control(record.id, 0, Kind.FIXED, Fixed.LEAVE).id,
            label=self._sentences.say(reader, "control-resign"),
            style=PLAIN,
        )
        is_host = record.host == player.user
        return ((leave, *((self.fixed(record, 0, Fixed.CLOSE, reader),) if is_host else ())),)

    def votes(self, record: TableRecord, reader: Reader) -> Button:
        """Return the way to the votes, which spare the others a game with one player less: a seat handed over, a draw."""
        control = Control(record.id, 0, Kind.VOTE, VoteKey.SHOW)
        return Button(id=control.id, label=self._sentences.say(reader, "vote-control-menu"), style=PLAIN)

    def takeback(self, table: Table, seat: Seat, reader: Reader) -> tuple[tuple[Button, ...], ...]:
        """Return a row with the takeback of the last move, free or by vote; none where this seat has none."""
        record, back = table.record, table.back(seat)
        if record.status is not Status.LIVE or back is None or back is Back.NEVER:
            return ()
        key = "takeback-control" if back is Back.FREELY or record.is_alone(seat) else "takeback-control-ask"
        control = Control(record.id, table.n, Kind.VOTE, VoteKey.TAKEBACK)
        return ((Button(id=control.id, label=self._sentences.say(reader, key), style=PLAIN),),)

    def fill(self, record: TableRecord, reader: Reader) -> Button:
        """Return the button that seats rivals of the host's strength."""
        control = Control(record.id, 0, Kind.RIVAL, RivalKey.FILL)
        return Button(id=control.id, label=self._sentences.say(reader, "rivals-fill"), style=PLAIN)

    def fixed(self, record: TableRecord, seen: int, what: Fixed, reader: Reader, style: str = PLAIN) -> Button:
        """Return a button that every table has."""
        control = Control(record.id, seen, Kind.FIXED, what)
        return Button(id=control.id, label=self._sentences.say(reader, f"control-{what.name.lower()}"), style=style)


def _page_label(what: Fixed | TimeKey) -> str:
    return "time-show" if isinstance(what, TimeKey) else f"control-{what.name.lower()}"


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows that take the fewest lines on a phone; else in the fewest rows, of about the same length."""
    ways = [
        tuple(tuple(buttons[start : start + wide]) for start in range(0, len(buttons), wide))
        for wide in range(1, ROW + 1)
    ]
    return min(ways, key=lambda rows: (sum(map(lines_of, rows)), len(rows)))


def lines_of(row: Sequence[Button]) -> int:
    """Return about how many lines a row takes on a phone, which breaks it between its buttons."""
    lines, left = 0, 0
    for each in row:
        if (width := len(each.label) + FRAME) > left:
            lines, left = lines + 1, LINE
        left -= width
    return lines
