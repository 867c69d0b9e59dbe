"""The only maker of messages: turns events and views into words, pictures and controls, for one reader at a time.

A public message is made from public events and table views only; a private one from the events and the view of its seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from bot.messages.catalogue import Catalogue
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.message import Button, Names, PrivateMessage, PublicMessage
from bot.tables.display_names import display_names
from bot.tables.records import Status, TableRecord, UserId
from bot.tables.table import NumberedStep, Table
from games import BY_KEY
from games.core.contract import FRIENDLY, MEMORY, Refusal
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.lines import Fact, Line, Who, facts_of
from games.core.playthrough import seed_hash
from games.core.scene import PrivateScene
from games.core.seats import Seat
from games.core.sound import PublicSound
from games.core.wire import seat_fields

ALT_LIMIT = 1024
BUTTONS = 5
PRIMARY = "blue"
PLAIN = "grey"
SEPARATOR = " · "


class Presenter:
    """Makes messages out of tables, with the words of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.words = catalogue

    def say(self, locale: str, key: str, names: Names | None = None, **facts: Fact) -> str:
        """Return one sentence of the catalogue; players' names are written bold."""
        return self.words.say(locale, Line(key, facts), _bold(names) if names is not None else None)

    def line(self, locale: str, line: Line, names: Names) -> str:
        """Return a line of a game in words; players' names are written bold."""
        return self.words.say(locale, line, _bold(names))

    # Steps: what the delivery says

    def step(self, table: Table, step: NumberedStep) -> list[PublicMessage | tuple[UserId, PrivateMessage] | None]:
        """Return the public line of a step, then one private message for each seat that learns something.

        The number and order depend on the events only, so the delivery's cursor means the same after a restart.
        """
        readers = sorted({event.to for event in step.events if isinstance(event, PrivateEvent)})
        return [self._public(table, step), *(self._private(table, step, seat) for seat in readers)]

    def _public(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        record = table.record
        called = self._called(table, step)
        names = names_of(record)
        mentioned: set[Seat] = set()

        def who(each: Who) -> str:
            if each.seat in called:
                mentioned.add(each.seat)
                return f"<@{record.seats[each.seat].user}>"
            return bold(names[each.seat])

        sound = _sound(table, step)
        heard = sound.caption if sound is not None else ()  # said in the strip below
        told = (_event_line(table.game, event) for event in _readable(table, step))
        lines = [self.words.say(record.locale, line, who) for line in told if line not in heard]
        if step.n == 0:
            lines.insert(0, self._opening(record, names))
        if unnamed := tuple(Who(seat) for seat in called if seat not in mentioned):
            lines.append(self.words.say(record.locale, Line("table-calls", {"players": unnamed}), who))
        if not lines and sound is None:
            return None
        calls = tuple(int(record.seats[seat].user) for seat in called)
        is_long = step.n == 0 or table.game.rules.outcome(step.state) is not None
        text = ("\n" if is_long else " ").join(lines)
        for seat in called:  # one mention is enough: the last, which says what is wanted of them
            before, mention, after = text.rpartition(f"<@{record.seats[seat].user}>")
            text = before.replace(mention, bold(names[seat])) + mention + after
        paragraphs = [text] if lines else []
        if sound is not None:
            paragraphs.append(self._strip(record.locale, sound, names))
        return PublicMessage(text="\n".join(paragraphs), calls=calls, locale=record.locale, names=names, sound=sound)

    def _strip(self, locale: str, sound: PublicSound, names: Names) -> str:
        """Return in words exactly what a sound says."""
        strip = SEPARATOR.join(self.line(locale, line, names) for line in sound.caption)
        return self.say(locale, "sound-strip", strip=strip)

    def _opening(self, record: TableRecord, names: Names) -> str:
        if record.seed is None:
            raise AssertionError
        return self.say(
            record.locale,
            "table-opening",
            names,
            game=self.say(record.locale, f"game-{record.game}"),
            players=tuple(Who(seat.seat) for seat in record.seats),
            hash=seed_hash(record.seed.open()),
        )

    @staticmethod
    def _called(table: Table, step: NumberedStep) -> tuple[Seat, ...]:
        """Return the seats to notify: those the table now waits for and did not wait for before.

        Somebody for whom the clock has played, and who is asked for something else now, has not seen it: they are called too.
        """
        view = table.game.observer.table_view(step.state)
        waiting = view.waiting
        before = table.step(step.n - 1)
        if before is None:
            return tuple(waiting) if step.n == 0 else ()
        was = table.game.observer.table_view(before.state)
        is_new = step.is_late and view.topic != was.topic
        return tuple(seat for seat in waiting if is_new or seat not in was.waiting)

    def _private(self, table: Table, step: NumberedStep, seat: Seat) -> tuple[UserId, PrivateMessage] | None:
        player = table.player(seat)
        if player.gone:
            return None
        return player.user, self.told(table, step, seat, player.locale, head=True)

    def told(self, table: Table, step: NumberedStep, seat: Seat, locale: str, *, head: bool = False) -> PrivateMessage:
        """Return what one seat alone learns in a step; `head` names the table, for a mailbox with many tables."""
        names = names_of(table.record)
        mine = [event for event in step.events if isinstance(event, PrivateEvent) and event.to == seat]
        lines = [self.line(locale, _event_line(table.game, event), names) for event in mine]
        if head:
            lines.insert(0, self._head(table.record, locale))
        if any(event.shows_desk for event in mine):
            return self.desk(table, seat, locale, step=step, above=lines)
        return PrivateMessage(text="\n".join(lines), locale=locale, names=names)

    def _head(self, record: TableRecord, locale: str) -> str:
        game = self.say(locale, f"game-{record.game}")
        return self.say(locale, "mail-head", game=game, table=record.id, channel=f"<#{record.channel}>")

    def closing(self, record: TableRecord) -> PublicMessage:
        """Return what is said when a table that was dealt is over: the seed, and how to keep the game."""
        if record.seed is None:
            raise AssertionError
        key = "table-closing" if record.status is Status.OVER else "table-stopped"
        text = self.say(record.locale, key, seed=record.seed.open().hex(), table=record.id)
        return PublicMessage(text=text, locale=record.locale, names=names_of(record))

    # Panels

    def panel(self, table: Table) -> PublicMessage:
        """Return the panel of a table that has begun: the public facts in words and as a picture, and the controls."""
        record, game = table.record, table.game
        view = game.observer.table_view(table.state)
        names = names_of(record)
        locale = record.locale
        lines = [self._title(record, locale), *(self.line(locale, line, names) for line in game.face.table_lines(view))]
        if record.deadline is not None and record.is_open:
            lines.append(self.say(locale, "panel-deadline", at=f"<t:{int(record.deadline.timestamp())}:f>"))
        if not record.is_open:
            lines.append(self.say(locale, "panel-over" if record.status is Status.OVER else "panel-stopped"))
        scene = game.face.table_scene(view)
        rows: list[tuple[Button, ...]] = []
        if record.is_open and view.verbs:
            rows += self.verb_rows(table, locale, view.verbs)
        rows.append(self._fixed_row(record, table.n, locale))
        return PublicMessage(
            text="\n".join(lines),
            scene=scene,
            alt=self._alt(locale, scene.alt, names),
            rows=tuple(rows),
            is_panel=True,
            locale=locale,
            names=names,
        )

    def lobby(self, record: TableRecord) -> PublicMessage:
        """Return the panel of a table before the deal, or of one that was closed before it."""
        locale, names = record.locale, names_of(record)
        lines = self._lobby_lines(record, locale)
        if record.status is Status.ENDED:
            return PublicMessage(text="\n".join(lines), is_panel=True, locale=locale, names=names)
        rows = (
            (
                self.control(record, 0, Fixed.JOIN, locale, style="green"),
                self.control(record, 0, Fixed.LEAVE, locale),
                self.control(record, 0, Fixed.START, locale, style=PRIMARY),
                self.control(record, 0, Fixed.OPTION, locale),
                self.control(record, 0, Fixed.RULES, locale),
            ),
        )
        return PublicMessage(text="\n".join(lines), rows=rows, is_panel=True, locale=locale, names=names)

    def _lobby_lines(self, record: TableRecord, locale: str) -> list[str]:
        names = names_of(record)
        info = BY_KEY[record.game].info
        if record.status is Status.ENDED:
            return [self._title(record, locale), self.say(locale, "lobby-closed")]
        return [
            self._title(record, locale),
            self.say(locale, f"about-{record.game}"),
            self.say(locale, "lobby-players", n=len(record.seats), least=info.seats.start, most=info.seats.stop - 1),
            *(
                self.say(
                    locale, "lobby-seat", names, n=seat.seat + 1, who=Who(seat.seat), host=seat.user == record.host
                )
                for seat in record.seats
            ),
            *(
                self.say(
                    locale,
                    "lobby-option",
                    option=self.say(locale, f"option-{record.game}-{option.key}"),
                    value=self.say(locale, f"value-{record.options.get(option.key, option.default)}"),
                )
                for option in info.options
            ),
            self.say(locale, "lobby-option", option=self.say(locale, "option-pace"), value=self.pace(locale, record)),
            self.say(locale, "lobby-hint"),
        ]

    def pace(self, locale: str, record: TableRecord) -> str:
        """Return how long a player may take, in words."""
        seconds = record.pace
        return self.say(locale, "pace-value", seconds=seconds if seconds is not None else 0)

    def _title(self, record: TableRecord, locale: str) -> str:
        return self.say(locale, "panel-title", game=self.say(locale, f"game-{record.game}"), table=record.id)

    def _alt(self, locale: str, line: Line, names: Names) -> str:
        return self.words.say(locale, line, lambda who: names[who.seat])[:ALT_LIMIT]

    # Controls

    def verb_rows(
        self, table: Table, locale: str, verbs: Sequence[str], style: str = PRIMARY
    ) -> tuple[tuple[Button, ...], ...]:
        """Return one button for each verb, in rows of five."""
        kinds = {kind.verb: i for i, kind in enumerate(table.game.info.actions)}
        buttons = [
            Button(
                id=Control(table.record.id, table.n, Kind.VERB, kinds[verb]).id,
                label=self.say(locale, f"verb-{table.record.game}-{verb}"),
                style=style,
            )
            for verb in verbs
        ]
        return in_rows(buttons)

    def own_verbs(self, table: Table, seat: Seat, step: NumberedStep) -> tuple[str, ...]:
        """Return the verbs that this seat may use now."""
        legal = {type(action) for action in table.game.rules.legal(step.state, seat)}
        return tuple(kind.verb for kind in table.game.info.actions if kind in legal)

    def _fixed_row(self, record: TableRecord, seen: int, locale: str) -> tuple[Button, ...]:
        if record.is_open:
            fixed = (Fixed.DESK, Fixed.NOTES, Fixed.RULES, Fixed.LOG)
        else:
            fixed = (Fixed.DESK, Fixed.NOTES, Fixed.LOG, Fixed.EXPORT)
        return tuple(self.control(record, seen, each, locale) for each in fixed)

    def control(self, record: TableRecord, seen: int, what: Fixed, locale: str, style: str = PLAIN) -> Button:
        """Return a button that every table has."""
        control = Control(record.id, seen, Kind.FIXED, what)
        return Button(id=control.id, label=self.say(locale, f"control-{what.name.lower()}"), style=style)

    # What one person reads

    def desk(
        self,
        table: Table,
        seat: Seat,
        locale: str,
        *,
        step: NumberedStep | None = None,
        above: Sequence[str] = (),
    ) -> PrivateMessage:
        """Return all that a seat knows, in words and as a picture, with what it may do."""
        step = step or table.now
        names = names_of(table.record)
        view = table.game.observer.seat_view(step.state, seat)
        lines = [*above, *(self.line(locale, line, names) for line in table.game.face.seat_lines(view))]
        scene, alt = self.sight(table, step, seat, locale)
        verbs = self.own_verbs(table, seat, step) if table.record.is_open else ()
        return PrivateMessage(
            text="\n".join(lines),
            scene=scene,
            alt=alt,
            rows=self.verb_rows(table, locale, verbs),
            locale=locale,
            names=names,
        )

    def sight(self, table: Table, step: NumberedStep, seat: Seat, locale: str) -> tuple[PrivateScene | None, str]:
        """Return the picture of what a seat sees, and its words for who cannot see it."""
        scene = table.game.face.seat_scene(table.game.observer.seat_view(step.state, seat))
        return scene, self._alt(locale, scene.alt, names_of(table.record)) if scene is not None else ""

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the first DM, sent at joining: it finds out a closed mailbox before the deal."""
        game = self.say(locale, f"game-{record.game}")
        return PrivateMessage(text=self.say(locale, "mail-greeting", game=game, channel=f"<#{record.channel}>"))

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        """Return the advice to the host when the bot cannot speak in the channel."""
        host = record.seat_of(record.host)
        locale = host.locale if host is not None else record.locale
        facts: dict[str, Fact] = {
            "game": self.say(locale, f"game-{record.game}"),
            "channel": f"<#{record.channel}>",
            "permission": self.permission(locale, permission) if permission is not None else "",
        }
        return PrivateMessage(text=self.words.say(locale, Line(f"trouble-{key}", facts)), locale=locale)

    def permission(self, locale: str, permission: str) -> str:
        """Return Discord's own name of a permission."""
        key = f"permission-{permission.replace('_', '-')}"
        return self.say(locale, key) if self.words.has(key) else permission

    def refusal(self, refusal: Refusal, locale: str, names: Names) -> PrivateMessage:
        """Return why something is not possible and what to do instead."""
        line = Line(f"refusal-{refusal.key}", refusal.facts)
        return PrivateMessage(text=self.line(locale, line, names), locale=locale)

    def note(self, locale: str, key: str, names: Names | None = None, **facts: Fact) -> PrivateMessage:
        """Return a private sentence of the platform."""
        return PrivateMessage(text=self.say(locale, key, names, **facts), locale=locale)

    def status(self, table: Table, locale: str, seat: Seat | None) -> PrivateMessage:
        """Return the public facts to one person, in their language, with what they may do."""
        names = names_of(table.record)
        view = table.game.observer.table_view(table.state)
        lines = [self.line(locale, line, names) for line in table.game.face.table_lines(view)]
        verbs = self.own_verbs(table, seat, table.now) if seat is not None and table.record.is_open else ()
        rows = self.verb_rows(table, locale, verbs)
        return PrivateMessage(text="\n".join(lines), rows=rows, locale=locale, names=names)

    def done(self, table: Table, step: NumberedStep, seat: Seat, locale: str) -> PrivateMessage:
        """Return the private answer to somebody's own action: what they alone learnt, and what they may do next."""
        names = names_of(table.record)
        mine = [event for event in step.events if isinstance(event, PrivateEvent) and event.to == seat]
        if any(event.shows_desk for event in mine):
            return self.told(table, step, seat, locale)
        lines = [self.line(locale, _event_line(table.game, event), names) for event in mine]
        lines.insert(0, self.say(locale, "act-done"))
        verbs = self.own_verbs(table, seat, step) if table.record.is_open else ()
        if verbs:
            lines.append(self.say(locale, "act-again"))
        rows = self.verb_rows(table, locale, verbs)
        return PrivateMessage(text="\n".join(lines), rows=rows, locale=locale, names=names)

    def lobby_status(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the lobby to one person, in their language."""
        return PrivateMessage(text="\n".join(self._lobby_lines(record, locale)), locale=locale)

    def rules_page(self, record: TableRecord, topic: str, locale: str) -> PrivateMessage:
        """Return the page of rules for a situation."""
        return PrivateMessage(text=self.say(locale, f"rules-{record.game}-{topic}"), locale=locale)

    def log_page(self, texts: Sequence[str], locale: str, limit: int) -> PrivateMessage:
        """Return the last steps of a log; the whole as a file if it is longer."""
        title = self.say(locale, "log-title")
        shown: list[str] = []
        for text in reversed(texts):
            if sum(map(len, shown)) + len(shown) + len(text) > limit:
                break
            shown.insert(0, text)
        if len(shown) == len(texts):
            return PrivateMessage(text="\n".join([title, *shown]), locale=locale)
        whole = "\n".join(texts).replace("**", "").replace("\\", "")
        head = self.say(locale, "log-latest", n=len(shown))
        return PrivateMessage(
            text="\n".join([title, head, *shown]), locale=locale, files=(("log.txt", whole.encode()),)
        )

    def notes_kept(self, record: TableRecord, text: str, locale: str) -> PrivateMessage:
        """Return somebody's note pad as it is kept now."""
        if not text:
            return PrivateMessage(text=self.say(locale, "notes-empty"), locale=locale)
        # With its button the message is a layout, which may be longer than a plain one: a full pad fits.
        rows = ((self.control(record, 0, Fixed.NOTES, locale),),)
        return PrivateMessage(text=self.say(locale, "notes-kept", text=text), rows=rows, locale=locale)

    def file(self, text: str, locale: str, name: str, content: bytes) -> PrivateMessage:
        """Return a private answer with a file; the name tells nothing."""
        return PrivateMessage(text=text, files=((name, content),), locale=locale)

    def log(self, table: Table, steps: Sequence[NumberedStep], locale: str) -> list[str]:
        """Return the public history, one text a step, oldest first.

        What has faded is not in it, unless the players have chosen a friendly memory.
        """
        names = names_of(table.record)
        texts = []
        for step in steps:
            lines = [self.line(locale, _event_line(table.game, event), names) for event in _readable(table, step)]
            if lines:
                texts.append(self.say(locale, "log-step", n=step.n, text=" ".join(lines)))
        return texts


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of about the same length, at most as long as Discord takes."""
    wide = -(-len(buttons) // -(-len(buttons) // BUTTONS)) if buttons else BUTTONS
    return tuple(tuple(buttons[start : start + wide]) for start in range(0, len(buttons), wide))


def _readable(table: Table, step: NumberedStep) -> list[PublicEvent]:
    """Return the public events that may be read again later: where the memory is friendly, those that fade as well."""
    is_friendly = table.record.options.get(MEMORY.key) == FRIENDLY
    return [event for event in step.events if isinstance(event, PublicEvent) and (is_friendly or not event.fades)]


def _sound(table: Table, step: NumberedStep) -> PublicSound | None:
    """Return what all hear of a step: made from its public events only."""
    if table.game.sound is None:
        return None
    return table.game.sound(tuple(event for event in step.events if isinstance(event, PublicEvent)))


def _event_line(game: AnyGame, event: Any) -> Line:
    kind = type(event)
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    facts = facts_of(event, seat_fields(kind))
    facts.pop("to", None)
    return Line(f"event-{game.info.key}-{name}", facts)


def names_of(record: TableRecord) -> Names:
    """Return the names of the players by seat, safe to show and no two alike."""
    return Names(display_names(record.seats))


def bold(name: str) -> str:
    """Return a name in bold, with everything escaped that Discord would read as markup."""
    return f"**{_MARKUP.sub(_escaped, name)}**"


def _bold(names: Names) -> Callable[[Who], str]:
    return lambda who: bold(names[who.seat])


def _escaped(match: re.Match[str]) -> str:
    return f"\\{match[0]}"


_MARKUP = re.compile(r"[\\*_~`|<>\[\]()#@:]")
