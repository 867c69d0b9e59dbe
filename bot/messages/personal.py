"""Personal screens: what somebody has set for themselves, and may change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.messages.buttons import PLAIN
from bot.messages.controls import Mine, Own
from bot.messages.message import Button, PrivateMessage, Reader
from bot.messages.sentences import Sentences
from bot.tables.records import PersonRecord, TableRecord
from games.core.lines import Fact

MOST_TABLES: Final = 15


@dataclass(frozen=True, slots=True)
class Waiting:
    """One table in somebody's inbox; `key` is how it is said what it wants, `is_asked` whether it waits for them."""

    record: TableRecord
    key: str
    is_asked: bool
    since: datetime
    panel: str | None


class Personal:
    """Makes what one person reads about themselves."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def settings(self, reader: Reader, person: PersonRecord) -> PrivateMessage:
        """Return what somebody has set, with a button for each other way."""
        text = "\n".join(
            [
                self._say(reader, "settings-title"),
                self._say(reader, "settings-mail", wanted=person.wants_mail),
                self._say(reader, "settings-listed", listed=person.is_listed),
            ]
        )
        row = (
            self._button(reader, Own(Mine.MAIL, int(not person.wants_mail)), "settings-set-mail"),
            self._button(reader, Own(Mine.LISTED, int(not person.is_listed)), "settings-set-listed"),
            self._button(reader, Own(Mine.INBOX), "settings-inbox"),
            self._button(reader, Own(Mine.ERASE), "settings-erase"),
        )
        return PrivateMessage(text=text, rows=(row,), reader=reader)

    def inbox(self, reader: Reader, tables: Sequence[Waiting]) -> PrivateMessage:
        """Return all open tables of somebody, the one that waits longest for them first."""
        ordered = sorted(tables, key=lambda each: (not each.is_asked, each.since))
        if not ordered:
            return PrivateMessage(text=self._say(reader, "inbox-empty"), reader=reader)
        lines = [self._say(reader, "inbox-title", n=sum(each.is_asked for each in ordered))]
        for each in ordered[:MOST_TABLES]:
            facts: dict[str, Fact] = {
                "game": self._sentences.game(reader, each.record.game),
                "channel": f"<#{each.record.channel}>",
                "since": f"<t:{int(each.since.timestamp())}:R>",
            }
            line = self._say(reader, each.key, **facts)
            if each.is_asked and each.record.deadline is not None:
                at = f"<t:{int(each.record.deadline.timestamp())}:f>"
                line = f"{line} {self._say(reader, 'inbox-until', at=at)}"
            if each.panel is not None:
                line = f"{line} {self._say(reader, 'panel-link', panel=each.panel)}"
            lines.append(line)
        if len(ordered) > MOST_TABLES:
            lines.append(self._say(reader, "inbox-more", n=len(ordered) - MOST_TABLES))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def kept(self, reader: Reader, content: bytes) -> PrivateMessage:
        """Return everything that is kept about somebody, as a file."""
        return PrivateMessage(text=self._say(reader, "export-mine"), files=(("me.json", content),), reader=reader)

    def confirm_erasing(self, reader: Reader, playing: int) -> PrivateMessage:
        """Return the question before somebody is forgotten; `playing`: at how many tables they sit."""
        sure = Button(id=Own(Mine.ERASE, 1).id, label=self._say(reader, "erase-sure"), style="red")
        return PrivateMessage(text=self._say(reader, "erase-question", n=playing), rows=((sure,),), reader=reader)

    def note(self, reader: Reader, key: str, **facts: Fact) -> PrivateMessage:
        """Return a sentence about oneself."""
        return PrivateMessage(text=self._say(reader, key, **facts), reader=reader)

    def _button(self, reader: Reader, control: Own, key: str) -> Button:
        return Button(id=control.id, label=self._say(reader, key, n=control.number), style=PLAIN)
