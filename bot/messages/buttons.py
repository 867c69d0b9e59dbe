"""Buttons: the controls under a message, with their labels."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import Control, Fixed, Kind, RivalKey, VoteKey
from bot.messages.sentences import Sentences
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import Table
from bot.telling.message import Button, Reader
from games.core.events import Back
from games.core.seats import Seat

ROW = 5
"""How many buttons Discord takes in a row."""
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
        """Return one button for each verb, then those `beside`, in rows of five; for the step `seen`, else the last."""
        kinds = {kind.verb: i for i, kind in enumerate(table.game.info.actions)}
        buttons = [
            Button(
                id=Control(table.record.id, table.n if seen is None else seen, Kind.VERB, kinds[verb]).id,
                label=self._sentences.say(reader, f"verb-{table.record.game}-{verb}"),
                style=style,
            )
            for verb in verbs
        ]
        return in_rows([*buttons, *beside])

    def reading(self, record: TableRecord, seen: int, reader: Reader) -> tuple[Button, ...]:
        """Return the row under every panel of a dealt table: desk, sheet, notes, rules, log, export."""
        if record.is_open:
            fixed = (Fixed.DESK, Fixed.SHEET, Fixed.NOTES, Fixed.RULES, Fixed.LOG)
        else:
            fixed = (Fixed.DESK, Fixed.SHEET, Fixed.NOTES, Fixed.LOG, Fixed.EXPORT)
        return tuple(self.fixed(record, seen, each, reader) for each in fixed)

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

    def takeback(self, table: Table, seat: Seat, reader: Reader) -> tuple[tuple[Button, ...], ...]:
        """Return a row with the takeback of the last move, free or by vote; none where this seat has none."""
        record, back = table.record, table.back(seat)
        if record.status is not Status.LIVE or back is None or back is Back.NEVER:
            return ()
        key = "takeback-control" if back is Back.FREELY else "takeback-control-ask"
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


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of about the same length, at most as long as Discord takes."""
    wide = -(-len(buttons) // -(-len(buttons) // ROW)) if buttons else ROW
    return tuple(tuple(buttons[start : start + wide]) for start in range(0, len(buttons), wide))
