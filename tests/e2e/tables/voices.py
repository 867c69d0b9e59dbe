"""An evening on which everybody reads one language, and players who type the names of that language."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from bot.messages.catalogue import Catalogue
from bot.messages.sentences import names_of
from bot.practice.loopback.slash_commands import find_slash
from bot.tables.table import Table
from games.core.contract import Action
from games.core.seats import Seat
from games.core.wire import seat_fields
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Answer, Person
from tests.e2e.practice.server import PracticeServer
from tests.e2e.tables.playing import Done, Players, Way, finish, typed
from tests.listening import AttentiveCatalogue, words_of
from tests.parts import group_of

LOCALES: Final = {"en": "en-GB", "es": "es-419", "pt-BR": "pt-BR"}
"""Discord's locales of languages whose codes are no locales themselves."""


class OneLanguage(Evening):
    """An evening of one language, which is that of its catalogue."""

    words: AttentiveCatalogue

    def __init__(
        self,
        server: PracticeServer,
        folder: Path,
        words: Catalogue | None = None,
        logs: list[MutableMapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(server, folder, words, logs)
        self.guild.locale = LOCALES.get(self.words.spoken, self.words.spoken)
        for person in self.people:
            person.user.locale = self.guild.locale

    def label(self, key: str, locale: str = "") -> str:
        return super().label(key, locale or self.words.spoken)

    def read(self) -> Iterator[str]:
        """Yield all that anybody was sent so far, with the words of text files."""
        for request in self.world.requests:
            if "/commands" not in request.path:
                yield from words_of(request.json)
                yield from (each.content.decode() for each in request.files if each.filename.endswith((".txt", ".md")))


class Speakers(Players):
    """Players who press and type in turn, and type what things are called in their language."""

    async def step(self, table: Table, seat: Seat, *, is_last: bool = False) -> Done:
        action = finish(table, seat) if is_last else None
        way = Way.SLASH if table.n % 2 else self.luck.choice((Way.PANEL, Way.DESK, Way.MAILBOX, Way.STATUS))
        before = table.n
        done = await self.do(table, seat, action or self.choice(table, seat), way)
        assert table.n == before + 1, done
        return done

    async def _typed(self, person: Person, table: Table, action: Action) -> Answer:
        slash = find_slash(person.world, person.user, self.channel, f"{group_of(table.game)} {action.verb}")
        named = self._named(person, table, action)
        labels = {each.name: each.label for each in slash.options}
        if (first := next((each for each in slash.options if each.autocompletes), None)) is not None:
            await person.autocomplete(self.channel, slash.label, focused=first.label)
        options: dict[str, Any] = {labels[name]: each for name, each in named.items()}
        return await person.command(self.channel, slash.label, **options)

    def _named(self, person: Person, table: Table, action: Action) -> dict[str, object]:
        """Return the options of an action, by the names that a reader sees."""
        options, words = typed(action), self.evening.words
        for field in fields(action):
            value = getattr(action, field.name)
            if field.name in seat_fields(type(action)) and isinstance(value, int):
                options[field.name] = names_of(table.record)[Seat(value)]
            elif isinstance(value, Enum) and field.name in options:
                options[field.name] = words.noun(person.user.locale, value)
        return options
