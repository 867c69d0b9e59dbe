"""A server's settings, as a screen for its managers."""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.buttons import PLAIN, in_rows
from bot.messages.sentences import Sentences
from bot.servers.messages.controls import Ruling, ServerRule
from bot.tables.server_records import ServerRecord
from bot.telling.message import Button, PrivateMessage, Reader


@dataclass(frozen=True, slots=True)
class ServerScreen:
    """Makes the one screen of a server's settings."""

    _sentences: Sentences

    def settings(self, reader: Reader, server: ServerRecord) -> PrivateMessage:
        """Return a server's settings, with a button for each that one press can change."""
        say = self._sentences.say
        channels = tuple(f"<#{channel}>" for channel in server.channels)
        openers = say(reader, "server-openers", role=f"<@&{server.openers}>") if server.openers is not None else None
        moderators = (
            say(reader, "server-moderators", role=f"<@&{server.moderators}>") if server.moderators is not None else None
        )
        zone = say(reader, "server-zone", zone=self._sentences.city(reader, server.zone)) if server.zone else None
        text = "\n".join(
            [
                say(reader, "server-title"),
                say(reader, "server-channels", channels=channels) if channels else say(reader, "server-everywhere"),
                openers or say(reader, "server-everybody"),
                moderators or say(reader, "server-moderators-none"),
                say(reader, "server-language", language=self._language(reader, server)),
                zone or say(reader, "server-zone-none"),
                say(reader, "server-threads", own=server.own_threads),
                say(reader, "server-reminders", wanted=server.has_reminders),
                say(reader, "server-hint"),
            ]
        )
        buttons = [
            self._button(reader, Ruling(ServerRule.THREADS, int(not server.own_threads)), "server-set-threads"),
            self._button(reader, Ruling(ServerRule.REMINDERS, int(not server.has_reminders)), "server-set-reminders"),
        ]
        if server.channels:
            buttons.append(self._button(reader, Ruling(ServerRule.CHANNELS), "server-clear-channels"))
        if server.openers is not None:
            buttons.append(self._button(reader, Ruling(ServerRule.OPENERS), "server-clear-openers"))
        if server.moderators is not None:
            buttons.append(self._button(reader, Ruling(ServerRule.MODERATORS), "server-clear-moderators"))
        if server.locale is not None:
            buttons.append(self._button(reader, Ruling(ServerRule.LANGUAGE), "server-clear-language"))
        if server.zone is not None:
            buttons.append(self._button(reader, Ruling(ServerRule.ZONE), "server-clear-zone"))
        return PrivateMessage(text=text, rows=in_rows(buttons), reader=reader)

    def _language(self, reader: Reader, server: ServerRecord) -> str | None:
        return self._sentences.catalogue.called(reader.locale, server.locale) if server.locale is not None else None

    def _button(self, reader: Reader, control: Ruling, key: str) -> Button:
        return Button(id=control.id, label=self._sentences.say(reader, key, n=control.number), style=PLAIN)
