"""Personal screens: what somebody has set for themselves, and may change."""

from __future__ import annotations

from bot.messages.buttons import PLAIN
from bot.messages.controls import Mine, Own
from bot.messages.message import Button, PrivateMessage, Reader
from bot.messages.sentences import Sentences
from bot.tables.records import PersonRecord


class Personal:
    """Makes what one person reads about themselves."""

    def __init__(self, sentences: Sentences) -> None:
        self._say = sentences.say

    def settings(self, reader: Reader, person: PersonRecord) -> PrivateMessage:
        """Return what somebody has set, with a button for each other way."""
        text = "\n".join(
            [self._say(reader, "settings-title"), self._say(reader, "settings-mail", wanted=person.wants_mail)]
        )
        row = (self._button(reader, Own(Mine.MAIL, int(not person.wants_mail)), "settings-set-mail"),)
        return PrivateMessage(text=text, rows=(row,), reader=reader)

    def _button(self, reader: Reader, control: Own, key: str) -> Button:
        return Button(id=control.id, label=self._say(reader, key, n=control.number), style=PLAIN)
