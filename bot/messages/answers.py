"""Answers: the private messages after a press or a command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from bot.messages.alt import beside
from bot.messages.buttons import PLAIN
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.posted import results
from bot.messages.presenter import Presenter, events_of
from bot.messages.sentences import event_line, readable_lines, reader_of
from bot.tables.game_log import GameLog
from bot.tables.ids import UserId
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table
from bot.telling.message import Button, PrivateMessage, Reader, Row
from bot.telling.troubles import PARKING
from games import BY_KEY
from games.core.contract import Refusal
from games.core.events import PublicEvent
from games.core.lines import Fact, Line
from games.core.scene import PrivateScene
from games.core.seats import Seat

SHOWN_NOTES = 1500
"""Letters shown of each of two note pads. Longer ones come as a file too."""


class Answers:
    """Makes the private answers."""

    def __init__(self, presenter: Presenter) -> None:
        self.sentences = presenter.sentences
        self._presenter = presenter
        self._buttons = presenter.buttons

    def refusal(self, refusal: Refusal, reader: Reader, panel: str | None = None) -> PrivateMessage:
        """Return the sentence of a refusal. A stale button also gets a link to the `panel`."""
        text = self.sentences.line(reader, Line(f"refusal-{refusal.key}", refusal.facts))
        if refusal.key == "stale" and panel is not None:
            text = f"{text}\n{self.sentences.say(reader, 'panel-link', panel=panel)}"
        return PrivateMessage(text=text, reader=reader)

    def note(self, reader: Reader, key: str, **facts: Fact) -> PrivateMessage:
        """Return a private sentence of the platform."""
        return PrivateMessage(text=self.sentences.say(reader, key, **facts), reader=reader)

    def file(self, reader: Reader, key: str, name: str, content: bytes) -> PrivateMessage:
        """Return a sentence with a file; the name tells nothing."""
        return PrivateMessage(text=self.sentences.say(reader, key), files=((name, content),), reader=reader)

    # At a table

    def whereabouts(self, record: TableRecord, locale: str) -> str:
        """Return the line that leads from elsewhere to a table."""
        return self._presenter.head(record, reader_of(record, locale))

    def status(self, table: Table, locale: str, seat: Seat | None) -> PrivateMessage:
        """Return the public facts in the reader's language, with the buttons of the seat's verbs."""
        reader = reader_of(table.record, locale)
        situation, *facts = self.sentences.lines(reader, table.game.face.table_lines(table.now.view))
        if table.record.status is Status.ENDED:
            situation = self.sentences.say(reader, "panel-stopped")  # nobody has to act any more
        lines = [situation, *facts]
        verbs = table.now.verbs(seat) if seat is not None and table.record.is_open else ()
        tabs = self._buttons.tabs(table.record, reader, Fixed.STATUS if seat is not None else None)
        rows = (*self._buttons.verbs(table, reader, verbs), *tabs)
        return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader)

    def lobby_status(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the lobby to one person, in their language."""
        reader = reader_of(record, locale)
        return PrivateMessage(text=self._presenter.lobbies.text(record, reader), reader=reader)

    def came_of(
        self,
        table: Table,
        steps: Sequence[NumberedStep],
        seat: Seat,
        locale: str,
        scene: PrivateScene | None = None,
        *,
        is_elsewhere: bool = False,
    ) -> list[str]:
        """Return the results of a seat's action: the ones that no post tells, those it alone learns, and its desk. There may be none.

        `steps`: that of the action, and one in which its seat has learnt more since. `scene`: the picture of the desk beside them.
        `is_elsewhere`: they are read where the posts are not.
        """
        own, *_ = steps
        is_untold = is_elsewhere or table.record.is_hidden or table.record.trouble in PARKING
        told = readable_lines(table.record, own) if is_untold else results(table, own, seat, self.sentences.catalogue)
        told += [event_line(table.game, each) for step in steps for each in events_of(step, seat)]
        if _shows_desk(steps, seat) or not (told or any(isinstance(each, PublicEvent) for each in own.events)):
            told += beside(table.game.face.seat_lines(steps[-1].seat_view(seat)), scene)
        return self.sentences.lines(reader_of(table.record, locale), told)

    def done(
        self, table: Table, steps: Sequence[NumberedStep], seat: Seat, locale: str, *, is_elsewhere: bool = False
    ) -> PrivateMessage:
        """Return the private answer to a seat's own action: its results and the next verbs.

        `steps`: that of the action, and one in which its seat has learnt more since. `is_elsewhere`: as in `came_of`.
        """
        reader, own = reader_of(table.record, locale), steps[0]
        scene, alt, details = None, "", ""
        if _shows_desk(steps, seat):
            scene, alt, details = self._presenter.sight(table, steps[-1], seat, reader)
        lines = self.came_of(table, steps, seat, locale, scene, is_elsewhere=is_elsewhere)
        verbs = table.now.verbs(seat) if table.record.is_open else ()
        before = table.step(own.n - 1)
        if verbs and seat not in own.turn and before is not None and before.verbs(seat) == verbs:
            lines = lines or self.sentences.lines(reader, table.game.face.seat_lines(own.seat_view(seat)))
            lines.append(self.sentences.say(reader, "act-change"))
        elif verbs:
            lines.append(self.sentences.say(reader, "act-again"))
        elif not lines:
            lines.append(self.sentences.say(reader, "act-told" if own.outcome is None else "act-over"))
        rows = self._buttons.verbs(table, reader, verbs) + self._buttons.takeback(table, seat, reader)
        text = "\n".join(lines)
        return PrivateMessage(
            text=text, scene=scene, alt=alt, details=details, rows=rows, reader=reader, tells_seat=True
        )

    def unchanged(self, table: Table, seat: Seat, locale: str) -> PrivateMessage:
        """Return the note that a question was cancelled, with the seat's verbs."""
        reader = reader_of(table.record, locale)
        rows = self._buttons.verbs(table, reader, table.now.verbs(seat))
        return PrivateMessage(text=self.sentences.say(reader, "cancelled"), rows=rows, reader=reader)

    def taken(self, record: TableRecord, reader: Reader, user: UserId, panel: str | None) -> PrivateMessage:
        """Return the note that a channel has a table already: its game, its host, and the buttons for this user."""
        text = self.sentences.say(
            reader,
            "lobby-taken",
            game=self.sentences.game(reader, record.game),
            host=f"<@{record.host}>",  # has no seat yet while the table is being opened
            stage=record.status.value,
        )
        if panel is not None:
            text = f"{text}\n{self.sentences.say(reader, 'panel-link', panel=panel)}"
        seat = record.seat_of(user)
        offered = [Fixed.LEAVE] if seat is not None and not seat.gone else []
        if seat is None and record.status is Status.LOBBY and record.admits(user):
            offered.append(Fixed.JOIN)
        if user == record.host:
            offered.append(Fixed.CLOSE)
        row = tuple(self._buttons.fixed(record, 0, each, reader) for each in offered)
        return PrivateMessage(text=text, rows=(row,) if row else (), reader=reader)

    # To look up

    def rules_page(self, record: TableRecord, topic: str, locale: str) -> PrivateMessage:
        """Return the page of rules for a situation, with the changes by the options of the table."""
        reader, game = Reader(locale), BY_KEY[record.game]
        page = f"rules-{record.game}-{topic}"
        options = game.info.settle(record.options)
        changed = (f"{page}-{option}-{value}".replace("_", "-") for option, value in options.items())
        keys = [page, *filter(self.sentences.catalogue.has, changed)]
        text = "\n".join(self.sentences.say(reader, key, **game.facts) for key in keys)
        rows = (*self._presenter.guide.doors(record.game, reader), *self._buttons.tabs(record, reader, Fixed.RULES))
        return PrivateMessage(text=text, rows=rows, reader=reader)

    def log(self, log: GameLog, locale: str) -> list[str]:
        """Return the public history, one text a step, oldest first, with the players' names of that step.

        Faded events are left out, unless the table plays with a friendly memory.
        """
        texts: list[str] = []
        for step in log.steps:
            if told := readable_lines(log.record, step):
                reader = reader_of(log.seated_at(step.n), locale)
                text = " ".join(self.sentences.lines(reader, told))
                texts.append(self.sentences.say(reader, "log-step", n=len(texts), text=text))
        return texts

    def log_page(
        self, record: TableRecord, texts: Sequence[str], locale: str, limit: int, *, before: int | None = None
    ) -> PrivateMessage:
        """Return the steps of a log before a number, or the last ones, with buttons to earlier and later steps.

        The page of the last ones has all of a longer log as a file.
        """
        reader = Reader(locale)
        end = len(texts) if before is None else min(before, len(texts))
        first = max(0, end - _fitting(reversed(texts[:end]), limit))
        ways = [(first, "log-earlier")] if first else []
        ways += [(end + _fitting(texts[end:], limit), "log-later")] if end < len(texts) else []
        rows = (
            *([tuple(self._log_way(record, *way, reader) for way in ways)] if ways else []),
            *self._buttons.tabs(record, reader, Fixed.LOG),
        )
        lines = [self.sentences.say(reader, "log-title"), *texts[first:end]]
        files: tuple[tuple[str, bytes], ...] = ()
        if first and end == len(texts):
            lines.insert(1, self.sentences.say(reader, "log-latest", n=end - first))
            whole = "\n".join(texts).replace("**", "").replace("||", "").replace("\\", "")
            files = (("log.txt", whole.encode()),)
        return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader, files=files)

    def _log_way(self, record: TableRecord, before: int, label: str, reader: Reader) -> Button:
        """Return the button to the steps of a log before a number."""
        control = Control(record.id, 0, Kind.FIXED, Fixed.LOG, (before,))
        return Button(id=control.id, label=self.sentences.say(reader, label), style=PLAIN)

    def notes_kept(self, record: TableRecord, text: str, locale: str) -> PrivateMessage:
        """Return a player's note pad as it is stored."""
        reader = Reader(locale)
        tabs = self._buttons.tabs(record, reader, Fixed.NOTES)
        # With its button the message is a layout, which may be longer than a plain one: a full pad fits.
        rows = (self._pad(record, reader), *tabs)
        kept = (
            self.sentences.say(reader, "notes-kept", text=text) if text else self.sentences.say(reader, "notes-empty")
        )
        return PrivateMessage(text=kept, rows=rows, reader=reader)

    def _pad(self, record: TableRecord, reader: Reader) -> Row:
        """Return the row that opens the note pad to write: the list above it does not lead to the page that it stands on."""
        control = Control(record.id, 0, Kind.FIXED, Fixed.NOTES)
        return (Button(id=control.id, label=self.sentences.say(reader, "notes-write"), style=PLAIN),)

    def onlooker(self, record: TableRecord, refusal: Refusal, reader: Reader) -> PrivateMessage:
        """Return the reason for a desk without a seat, and the pages open to its reader."""
        rows = self._buttons.tabs(record, reader, None)
        return PrivateMessage(text=self.refusal(refusal, reader).text, rows=rows, reader=reader)

    def notes_refused(self, record: TableRecord, kept: str, given: str, locale: str) -> PrivateMessage:
        """Return both note pads: the stored one, and the refused one, which was written over an older version."""
        reader = Reader(locale)
        rows = (
            self._pad(record, reader),
            *self._buttons.tabs(record, reader, Fixed.NOTES),
        )
        shown = {"kept": kept[:SHOWN_NOTES], "given": given[:SHOWN_NOTES]}
        is_long = max(len(kept), len(given)) > SHOWN_NOTES
        files = (("notes.txt", f"{kept}\n\n{given}".encode()),) if is_long else ()
        text = self.sentences.say(reader, "notes-outdated", **shown)
        return PrivateMessage(text=text, rows=rows, reader=reader, files=files)


def _fitting(texts: Iterable[str], limit: int) -> int:
    """Return the number of texts, from the first on, that have no more letters together than the limit; 1 at least."""
    sizes = accumulate(len(text) + 1 for text in texts)
    return max(1, sum(size <= limit for size in sizes))


def _shows_desk(steps: Sequence[NumberedStep], seat: Seat) -> bool:
    """Whether a seat is told its whole desk in one of these steps."""
    return any(event.shows_desk for step in steps for event in events_of(step, seat))
