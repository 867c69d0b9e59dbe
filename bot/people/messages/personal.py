"""Personal screens: a person's own settings, inbox and stored data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.messages.buttons import PLAIN, in_rows
from bot.messages.controls import Control, Kind, Mine, Own, VoteKey
from bot.messages.sentences import Sentences, stamp
from bot.people.messages.own_pages import own_pages
from bot.tables.people_records import SWITCHES, PersonRecord, Reading, WakeRecord
from bot.tables.records import TableRecord
from bot.telling.message import Button, Choice, Heading, PrivateMessage, Reader, Row, Select
from games import GAMES
from games.core.lines import Fact

MOST_TABLES: Final = 15
MOST_LENT: Final = 5
WAKING: Final = (1, 2, 3, 4, 5)
"""Numbers of waiting people to choose from for a wake-up."""


@dataclass(frozen=True, slots=True)
class InboxEntry:
    """One table in a person's inbox. `key`: the sentence of its state; `is_asked`: whether it waits for them."""

    record: TableRecord
    key: str
    is_asked: bool
    since: datetime
    panel: str | None


@dataclass(frozen=True, slots=True)
class LentSeat:
    """A seat that the program plays on for the person that had it. `is_near`: they can take it back here, on the table's server."""

    record: TableRecord
    panel: str | None
    is_near: bool


class Personal:
    """Makes a person's private screens about themselves."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def settings(self, reader: Reader, person: PersonRecord) -> PrivateMessage:
        """Return a person's settings, with a button to change each."""
        switches = [(each.word, bool(getattr(person, name))) for name, each in SWITCHES.items()]
        lines = (self._say(reader, f"settings-{word}", on=is_on) for word, is_on in switches)
        text = "\n".join([self._say(reader, "settings-title"), *lines])
        reading = Select(
            id=Own(Mine.READING).id,
            prompt=self._say(reader, "settings-reading"),
            choices=tuple(
                Choice(
                    value=way.value,
                    label=self._say(reader, f"reading-{way}"),
                    note=self._say(reader, f"reading-{way}-note"),
                    is_default=way in person.reading,
                )
                for way in Reading
            ),
            least=0,
            most=len(Reading),
        )
        buttons = (
            *(self._button(reader, Own(word, int(not is_on)), f"settings-set-{word}") for word, is_on in switches),
            self._button(reader, Own(Mine.INBOX), "settings-inbox"),
            self._button(reader, Own(Mine.EXPORT), "settings-export"),
            self._button(reader, Own(Mine.ERASE), "settings-erase"),
        )
        rows: tuple[Row, ...] = ((reading,), *in_rows(buttons), own_pages(self._sentences, reader, "own-settings"))
        return PrivateMessage(text=text, rows=rows, reader=reader)

    def inbox(self, reader: Reader, tables: Sequence[InboxEntry], lent: Sequence[LentSeat] = ()) -> PrivateMessage:
        """Return a person's open tables, the one that waits longest for them first; below, the seats that they can take back."""
        ordered = sorted(tables, key=lambda each: (not each.is_asked, each.since))
        rows = tuple(row for each in lent[:MOST_LENT] for row in self._lent(reader, each))
        if not ordered:
            text = self._say(reader, "inbox-title", n=0) if lent else self._say(reader, "inbox-empty")
            return PrivateMessage(text=text, rows=rows, reader=reader)
        lines = [self._say(reader, "inbox-title", n=sum(each.is_asked for each in ordered))]
        for each in ordered[:MOST_TABLES]:
            line = self._say(reader, each.key, **self._place(reader, each.record), since=stamp(each.since, "R"))
            if each.is_asked and each.record.deadline is not None:
                line = f"{line} {self._say(reader, 'inbox-until', at=stamp(each.record.deadline))}"
            lines.append(self._linked(reader, line, each.panel))
        if len(ordered) > MOST_TABLES:
            lines.append(self._say(reader, "inbox-more", n=len(ordered) - MOST_TABLES))
        return PrivateMessage(text="\n".join(lines), rows=rows, reader=reader)

    def _lent(self, reader: Reader, lent: LentSeat) -> Iterator[Row]:
        """Yield a seat that the program plays on, and the button that takes it back."""
        line = self._say(reader, "inbox-lent", **self._place(reader, lent.record))
        yield (Heading(text=self._linked(reader, line, lent.panel)),)
        if lent.is_near:
            back = Control(lent.record.id, 0, Kind.VOTE, VoteKey.BACK)
            yield (Button(id=back.id, label=self._say(reader, "vote-control-return"), style=PLAIN),)

    def _place(self, reader: Reader, record: TableRecord) -> dict[str, Fact]:
        return {"game": self._sentences.game(reader, record.game), "channel": f"<#{record.channel}>"}

    def _linked(self, reader: Reader, line: str, panel: str | None) -> str:
        return line if panel is None else f"{line} {self._say(reader, 'panel-link', panel=panel)}"

    def waking(self, reader: Reader, wake: WakeRecord | None) -> PrivateMessage:
        """Return the games for which a person is woken on this server, and lists to change them."""
        games = [game.info.key for game in GAMES]
        wanted = wake.games if wake is not None else frozenset[str]()
        least = wake.least if wake is not None else WAKING[0]
        key = "wake-on" if wake is not None else "wake-nothing"
        shown = [self._sentences.game(reader, game) for game in games if game in wanted]
        select_games = Select(
            id=Own(Mine.WAKE, 0).id,
            prompt=self._say(reader, "wake-games"),
            choices=tuple(
                Choice(value=game, label=self._sentences.game(reader, game), is_default=game in wanted)
                for game in games
            ),
            least=0,
            most=len(games),
        )
        select_least = Select(
            id=Own(Mine.WAKE, 1).id,
            prompt=self._say(reader, "wake-least"),
            choices=tuple(
                Choice(value=str(n), label=self._say(reader, "wake-when", n=n), is_default=n == least) for n in WAKING
            ),
        )
        rows = ((select_games,), (select_least,), *(((self._sleep(reader),),) if wake is not None else ()))
        rows = (*rows, own_pages(self._sentences, reader, "own-wake"))
        text = "\n".join([self._say(reader, "wake-title"), self._say(reader, key, n=least, games=", ".join(shown))])
        return PrivateMessage(text=text, rows=rows, reader=reader)

    def wake_up(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the wake-up: people wait for a game. It holds no secret, so a locked phone may show it."""
        reader = Reader(locale)
        place = f"https://discord.com/channels/{record.guild}/{record.channel}"
        text = self._say(
            reader,
            "wake-up",
            game=self._sentences.game(reader, record.game),
            n=sum(not seat.is_rival for seat in record.seats),
            link=place if record.panel is None else f"{place}/{record.panel.message}",
        )
        return PrivateMessage(text=text, rows=((self._sleep(reader),),), reader=reader, is_plain=True)

    def _sleep(self, reader: Reader) -> Button:
        return Button(id=Own(Mine.SLEEP).id, label=self._say(reader, "wake-sleep"), style=PLAIN)

    def kept(self, reader: Reader, content: bytes) -> PrivateMessage:
        """Return a person's stored data, as a file."""
        return PrivateMessage(text=self._say(reader, "export-mine"), files=(("me.json", content),), reader=reader)

    def confirm_erasing(self, reader: Reader, playing: int) -> PrivateMessage:
        """Return the question before a person's erasure. `playing`: the number of tables they sit at."""
        sure = Button(id=Own(Mine.ERASE, 1).id, label=self._say(reader, "erase-sure"), style="red")
        return PrivateMessage(text=self._say(reader, "erase-question", n=playing), rows=((sure,),), reader=reader)

    def note(self, reader: Reader, key: str, **facts: Fact) -> PrivateMessage:
        """Return a sentence about oneself."""
        return PrivateMessage(text=self.said(reader, key, **facts), reader=reader)

    def said(self, reader: Reader, key: str, **facts: Fact) -> str:
        """Return a sentence about oneself, to stand on a page."""
        return self._say(reader, key, **facts)

    def _button(self, reader: Reader, control: Own, key: str) -> Button:
        return Button(id=control.id, label=self._say(reader, key, n=control.number), style=PLAIN)
