"""Messages of the delivery: steps, panels and letters, made from events and views for one reader at a time.

A public message is made from public events and table views only; a private one from the events and the view of its seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.messages.alt import beside, fitting
from bot.messages.buttons import PRIMARY, Buttons
from bot.messages.catalogue import Catalogue
from bot.messages.closings import Closings
from bot.messages.controls import Fixed
from bot.messages.guide import Guide
from bot.messages.lobbies import Lobbies
from bot.messages.posted import addressed, is_kept, news, sound_of
from bot.messages.sentences import SEPARATOR, Sentences, bold, event_line, is_friendly, readable_lines, reader_of, small
from bot.messages.timing import Timing
from bot.tables.company import can_fill
from bot.tables.levels import allows_hints, has_inquest, level_of
from bot.tables.records import RESTORED, Level, TableRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table, solvers
from bot.telling.message import PrivateMessage, PublicMessage, Reader, Row
from games import BY_KEY
from games.core.events import PrivateEvent
from games.core.lines import Line, Who
from games.core.playthrough import seed_hash
from games.core.scene import PrivateScene
from games.core.seats import Seat
from games.core.sound import PublicSound


class Presenter:
    """Makes messages out of tables, with the words of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.sentences = Sentences(catalogue)
        self.buttons = Buttons(self.sentences)
        self.guide = Guide(self.sentences)
        self.timing = Timing(self.sentences, self.buttons)
        self.lobbies = Lobbies(self.sentences, self.buttons)
        self.closings = Closings(self.sentences, self.lobbies)

    # Steps

    def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        """Return the post of a step, or None where it has nothing to say or is told together with the seat's next step.

        The called seats find their verbs under it, for chat may have pushed the panel away. Each player finds their desk there.
        """
        record = table.record
        is_last = step.outcome is not None
        if is_kept(table, step):
            return None
        to = addressed(table, step)
        asked, covered, called = to.asked, to.covered, to.calls
        reader = reader_of(record)
        mentioned: set[Seat] = set()

        def who(each: Who) -> str:
            if each.seat in called:
                mentioned.add(each.seat)
                return f"<@{record.seats[each.seat].user}>"
            return bold(reader.names[each.seat])

        say = self.sentences.catalogue.say
        sound = sound_of(table.game, step)
        heard = sound.caption if sound is not None else ()  # said in the strip below
        postponed = [event for _, event in step.postponed]
        told = [line for line in readable_lines(record, step, postponed) if line not in heard]
        told += (Line("seat-covered", {"who": Who(seat)}) for seat in covered)
        lines = [say(reader.locale, line, who) for line in told]
        opening = self._opening(record, reader) if step.n == 0 else ""
        if opening:
            lines.insert(0, opening)
            people = [seat for seat in record.seats if not seat.is_rival]
            if table.game.info.has_secrets and any(seat.mail_open is not True for seat in people):
                lines.append(self.sentences.say(reader, "table-desks", alone=len(people) == 1))
        if unnamed := tuple(Who(seat) for seat in called if seat not in mentioned):
            lines.append(say(reader.locale, Line("table-calls", {"players": unnamed}), who))
        if not lines and sound is None:
            return None
        calls = tuple(int(record.seats[seat].user) for seat in called)
        text = ("\n" if step.n == 0 or is_last else " ").join(lines)
        for seat in called:  # one mention is enough: the last, which says what is wanted of them
            before, mention, after = text.rpartition(f"<@{record.seats[seat].user}>")
            text = before.replace(mention, bold(reader.names[seat])) + mention + after
        paragraphs = [text] if lines else []
        if sound is not None:
            paragraphs.append(self._strip(sound, reader))
        paragraphs += self._again(table, step, told)
        fades = sound is not None and not is_friendly(record)
        verbs = step.view.verbs if asked else ()
        # Under every post of a running game, each player finds their own desk.
        desk = () if is_last else (self.buttons.fixed(record, step.n, Fixed.DESK, reader),)
        rows = self.buttons.verbs(table, reader, verbs, seen=step.n, beside=desk)
        if covered:
            rows = (*rows, (self.timing.back_button(record, reader),))
        return PublicMessage(
            text="\n".join(paragraphs),
            calls=calls,
            rows=rows,
            reader=reader,
            sound=sound,
            mark=opening,  # mailboxes open and close meanwhile
            is_post=True,
            fades=fades,
        )

    def _again(self, table: Table, step: NumberedStep, told: Sequence[Line]) -> Iterator[str]:
        """Yield a post once more in the second language of its table, in small letters; it calls nobody there."""
        record = table.record
        if record.second_locale is None:
            return
        reader = reader_of(record, record.second_locale)
        if step.n == 0:
            yield from small(self._begun(record, reader))
        if told:
            yield from small(" ".join(self.sentences.lines(reader, told)))
        if (sound := sound_of(table.game, step)) is not None:
            yield from small(self._strip(sound, reader))

    def _strip(self, sound: PublicSound, reader: Reader) -> str:
        """Return a sound's caption in words."""
        strip = SEPARATOR.join(self.sentences.lines(reader, sound.caption))
        return self.sentences.say(reader, "sound-strip", strip=strip)

    def _begun(self, record: TableRecord, reader: Reader) -> str:
        players = tuple(Who(seat.seat) for seat in record.seats)
        return self.sentences.say(
            reader, "table-opening", game=self.sentences.game(reader, record.game), players=players
        )

    def _opening(self, record: TableRecord, reader: Reader) -> str:
        words = [
            self.sentences.say(reader, "table-word", who=Who(seat.seat), word=seat.word.text)
            for seat in record.seats
            if seat.word is not None and not seat.word.is_drawn  # those are bound by the terms
        ]
        proof = [] if self._is_taken_away(record) else [self._proof(record, reader)]
        return "\n".join([self._begun(record, reader), *words, *proof])

    @staticmethod
    def _is_taken_away(record: TableRecord) -> bool:
        """Whether the first post goes when the next one falls: the panel bears the proof of the deal instead."""
        return BY_KEY[record.game].sound is not None and not is_friendly(record)

    def _proof(self, record: TableRecord, reader: Reader) -> str:
        if record.seed is None:
            raise AssertionError
        if record.deal is not None:
            return self.lobbies.dealt(record, record.deal, reader)
        return self.sentences.say(reader, "table-proof", hash=seed_hash(record.seed.open()))

    def letter(self, table: Table, step: NumberedStep, seat: Seat) -> PrivateMessage | None:
        """Return a seat's private events of a step, for its mailbox; None where its player has left."""
        player = table.player(seat)
        return None if player.gone else self.told(table, step, seat, player.locale, head=True)

    def is_over(self, table: Table, n: int, seat: Seat) -> bool:
        """Whether a verb offered to a seat after step n is closed to it now."""
        if not table.record.is_open or (step := table.step(n)) is None:
            return True
        return n < table.n and not {*step.verbs(seat)} <= {*table.now.verbs(seat)}

    def told(self, table: Table, step: NumberedStep, seat: Seat, locale: str, *, head: bool = False) -> PrivateMessage:
        """Return a seat's private events of a step. `head` names the table, for a mailbox with many tables."""
        reader = reader_of(table.record, locale)
        mine = events_of(step, seat)
        lines = self.sentences.lines(reader, (event_line(table.game, event) for event in mine))
        if head:
            lines.insert(0, self.head(table.record, reader))
        if any(event.shows_desk for event in mine):
            return self.desk(table, seat, locale, step=step, above=lines)
        return PrivateMessage(text="\n".join(lines), reader=reader, tells_seat=True)

    def head(self, record: TableRecord, reader: Reader) -> str:
        """Return the heading of a message outside the table's channel: its name, and the link to it."""
        game = self.sentences.game(reader, record.game)
        return self.sentences.say(reader, "mail-head", game=game, table=record.id, channel=f"<#{record.channel}>")

    # Panels

    def panel(self, table: Table, step: NumberedStep | None = None) -> PublicMessage:
        """Return the panel of a dealt table: events that no post tells, seats to act with the deadline, picture, controls.

        The alt text says the rest of the picture, and so do the `details` where there is no picture.
        `step`: show the table as it was after that step.
        """
        record, game, say = table.record, table.game, self.sentences.say
        if record.is_hidden:
            return self._held(table)
        shown = step or table.now
        is_now = shown.n == table.n  # else it is caught up, and its end and its clock are not to be told of yet
        view = shown.view
        reader = reader_of(record)
        situation, *facts = game.face.table_lines(view)
        calls = self.sentences.line(reader, situation)
        # While the program alone has to act, nobody who reads this could use a verb, or needs a deadline.
        is_awaited = any(not record.seats[seat].is_rival for seat in view.waiting)
        times = list(self.timing.panel(record, reader, is_awaited=is_awaited)) if record.is_open and is_now else []
        if times:
            calls = f"{calls} {times[0]}"  # seats to act, and the deadline
        said = news(table, shown, self.sentences.catalogue)
        told = [" ".join(self.sentences.lines(reader, said))] if said else []
        facts = [line for line in facts if line not in said]
        if record.status is Status.ENDED and is_now:
            calls = say(reader, "panel-stopped")  # nobody has to act any more
        elif situation.key.startswith("event-"):
            calls = ""  # the post of the last step says just that
        lines = [self.lobbies.title(record, reader), *told, *filter(None, [calls]), *times[1:]]
        if record.status is Status.OVER and is_now:
            lines.append(say(reader, "panel-over"))
        if self._is_taken_away(record):
            lines.append(self._proof(record, reader))
        if record.is_open and (level_of(record) is not Level.PAPER or allows_hints(record)):
            lines.append(f"-# {SEPARATOR.join(self.lobbies.sheets(record, reader))}")
        if record.trouble == "posts-stay":
            lines.append(say(reader, "panel-posts-stay"))
        if record.trouble == RESTORED and record.is_open:
            lines.append(say(reader, "panel-restored"))
        scene = game.face.table_scene(view)
        rows: list[Row] = []
        if record.is_open:
            verbs = view.verbs if is_awaited else ()
            rows += self.buttons.verbs(table, reader, verbs, beside=(self.buttons.panel_desk(table, reader),))
        elif is_now:
            again = self.buttons.fixed(record, table.n, Fixed.AGAIN, reader, style="green")
            watch = self.buttons.fixed(record, table.n, Fixed.WATCH, reader, style=PRIMARY)
            inquest = self.buttons.fixed(record, table.n, Fixed.INQUEST, reader)
            ways = (watch, inquest) if has_inquest(record) else (watch,)
            rows.append((again, *ways) if record.status is Status.OVER else ways)
        if not record.is_open:
            rows.append(self.buttons.reading(record, table.n, reader))
        return PublicMessage(
            text="\n".join(lines),
            scene=scene,
            alt=self._alt(reader, scene.alt, *facts),
            details="\n".join(self.sentences.lines(reader, facts)),
            rows=tuple(rows),
            is_panel=True,
            reader=reader,
        )

    def _held(self, table: Table) -> PublicMessage:
        """Return the panel of a hidden twin, which is over while others still play its deal: solvers and turns only."""
        record = table.record
        reader = reader_of(record)
        winners = tuple(Who(seat) for seat in solvers(table))
        lines = [
            self.lobbies.title(record, reader),
            self.sentences.say(reader, "twin-through", solvers=winners, turns=table.turns),
        ]
        return PublicMessage(text="\n".join(lines), is_panel=True, reader=reader)

    def lobby(self, record: TableRecord) -> PublicMessage:
        """Return the panel of a lobby, open or closed, or of a table that an upgrade has ended."""
        reader, fixed = reader_of(record), self.buttons.fixed
        text = self.lobbies.text(record, reader)
        if not record.is_open or record.game not in BY_KEY:
            may_repeat = record.entries is not None and record.game in BY_KEY
            again = ((fixed(record, record.entries or 0, Fixed.AGAIN, reader, style="green"),),) if may_repeat else ()
            return PublicMessage(text=text, rows=again, is_panel=True, reader=reader)
        game = BY_KEY[record.game]
        is_full = len(record.seats) == game.info.seats[-1]
        rows = (
            (
                *(() if is_full else (fixed(record, 0, Fixed.JOIN, reader, style="green"),)),
                fixed(record, 0, Fixed.START, reader, style=PRIMARY),
                *((self.buttons.fill(record, reader),) if can_fill(record) else ()),
                fixed(record, 0, Fixed.MORE, reader),
            ),
        )
        alt = self._alt(reader, game.cover.alt) if game.cover is not None else ""
        return PublicMessage(text=text, scene=game.cover, alt=alt, rows=rows, is_panel=True, reader=reader)

    def _alt(self, reader: Reader, *lines: Line) -> str:
        """Return a picture in words, without markup: as many whole lines as Discord takes beside it, and where the rest stands."""
        said = [self.sentences.plain(reader, line) for line in lines]
        return fitting(said, self.sentences.say(reader, "alt-rest"))[0]

    # Private messages

    def desk(
        self,
        table: Table,
        seat: Seat,
        locale: str,
        *,
        step: NumberedStep | None = None,
        above: Sequence[str] = (),
        is_asked: bool = False,
    ) -> PrivateMessage:
        """Return a seat's desk in words and as a picture, with its verbs.

        `is_asked`: its player has asked for it, and finds the ways on there too.
        """
        step = step or table.now
        reader = reader_of(table.record, locale)
        scene, alt, details = self.sight(table, step, seat, reader)
        known = beside(table.game.face.seat_lines(step.seat_view(seat)), scene)
        lines = [*above, *self.sentences.lines(reader, known)]
        if is_asked and table.record.status is Status.ENDED:
            lines.insert(0, self.sentences.say(reader, "panel-stopped"))  # it shows choices that nobody has any more
        rows: list[Row] = [*self.buttons.verbs(table, reader, step.verbs(seat) if table.record.is_open else ())]
        if is_asked:
            rows += self.buttons.takeback(table, seat, reader)
            rows += self.buttons.tabs(table.record, reader, Fixed.DESK)
        return PrivateMessage(
            text="\n".join(lines),
            scene=scene,
            alt=alt,
            details=details,
            rows=tuple(rows),
            reader=reader,
            tells_seat=True,
        )

    def sight(
        self, table: Table, step: NumberedStep, seat: Seat, reader: Reader
    ) -> tuple[PrivateScene | None, str, str]:
        """Return the picture of a seat's view, its alt text, and the facts that only this tells."""
        scene = table.game.face.seat_scene(step.seat_view(seat))
        if scene is None:
            return None, "", ""
        details = "\n".join(self.sentences.lines(reader, scene.unsaid))
        return scene, self._alt(reader, scene.alt, *scene.unsaid), details

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the first DM, sent at joining: it finds out a closed mailbox before the deal."""
        reader = Reader(locale)
        game = self.sentences.game(reader, record.game)
        text = self.sentences.say(reader, "mail-greeting", game=game, channel=f"<#{record.channel}>")
        rows = tuple(row for row in (self.guide.learning(record.game, reader, beside=True),) if row)
        return PrivateMessage(text=text, rows=rows, reader=reader, is_plain=True)

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        """Return the advice to the host when the bot cannot speak in the channel."""
        host = record.seat_of(record.host)
        reader = Reader(host.locale if host is not None else record.locale)
        text = self.sentences.say(
            reader,
            f"trouble-{key}",
            game=self.sentences.game(reader, record.game),
            channel=f"<#{record.channel}>",
            permission=self.sentences.permission(reader, permission) if permission is not None else "",
        )
        return PrivateMessage(text=text, reader=reader, is_plain=True)


def events_of(step: NumberedStep, seat: Seat) -> list[PrivateEvent]:
    """Return the private events of one seat in a step."""
    return [event for event in step.events if isinstance(event, PrivateEvent) and event.to == seat]
