"""A practice table with messages that no game leads to, in a channel per language: `python -m tests.e2e.page.printed`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.messages.guide import Guide
from bot.messages.sentences import Sentences
from bot.nights.messages.panel import NightWords
from bot.nights.records import GuestRecord, NightId, NightRecord, NightTable
from bot.practice.loopback.components import number
from bot.practice.loopback.model import Channel, Flag
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.telling.message import PrivateMessage, PublicMessage, Reader
from bot.ui.rendering import Renderer
from games import GAMES
from tests.e2e.evening import Evening
from tests.e2e.page.midgame import serve
from tests.words import LONG_TESTED, WORDS

SEATS: Final = 4
"""People at each table of an evening."""
LATE: Final = 5
"""Guests who wait, and as many who sit out."""
TABLES: Final = (0, 1, 2, 3, 10)
"""Tables of the evenings whose panels are shown, in this order; below them stands the help."""
TWINS: Final = 2
"""At the evening with so many tables, they have the same deal."""


def place_of(locale: str) -> str:
    """Return the name of the channel that shows the messages of a language."""
    return f"in-{locale.lower()}"


class Printer:
    """Puts messages into channels of an evening."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._words = Sentences(WORDS)
        world, guild = evening.world, evening.guild
        users = [world.add_person(f"Marion {n}", guilds=(guild,)).id for n in range(max(TABLES) * SEATS + 2 * LATE)]
        self._users = [UserId(each) for each in users]

    def night(self, locale: str, tables: int) -> NightRecord:
        """Return an evening of so many tables in its first round, with people who wait and some who sit out; of none: before it begins."""
        now = self._evening.now()
        games = [game.info.key for game in GAMES]
        asked = (*[now] * LATE, *[None] * LATE)
        seated, late = self._users[: tables * SEATS], self._users[-2 * LATE :]
        return NightRecord(
            id=NightId(1),
            guild=GuildId(self._evening.guild.id),
            channel=ChannelId(self._evening.channel.id),
            host=self._users[0],
            locale=locale,
            starts_at=now,
            created_at=now,
            round=min(tables, 1),
            places=max(TABLES) * SEATS,
            is_weekly=True,
            guests=(
                *(GuestRecord(user=user, name="", locale=locale, here_since=now) for user in seated),
                *(
                    GuestRecord(user=user, name="", locale=locale, here_since=now, asked_at=at)
                    for user, at in zip(late, asked, strict=True)
                ),
            ),
            tables=tuple(
                NightTable(
                    n=n + 1,
                    round=1,
                    game=games[n % len(games)],
                    users=tuple(seated[n * SEATS : (n + 1) * SEATS]),
                    twins=1 if tables == TWINS else None,
                )
                for n in range(tables)
            ),
        )

    def opened(self, night: NightRecord) -> NightRecord:
        """Return an evening with a thread for each of its tables, with the name that it would have."""
        world, guild, words = self._evening.world, self._evening.guild, NightWords(self._words)
        threads = {each.n: world.add_channel(guild, words.thread(night, each)).id for each in night.tables}
        return replace(night, tables=tuple(replace(each, thread=ChannelId(threads[each.n])) for each in night.tables))

    async def show(self, channel: Channel, message: PublicMessage | PrivateMessage) -> None:
        """Put a message into a channel."""
        sending = await Renderer(_unpainted).sending(message, is_layout=True)
        blank = self._evening.world.blank(channel, self._evening.world.bot)
        blank.flags, blank.components = Flag.COMPONENTS_V2, sending["view"].to_components()
        number(blank.components)
        self._evening.world.send(blank)

    async def fill(self, locale: str) -> None:
        """Put all messages of a language into a channel of their own."""
        channel = self._evening.world.add_channel(self._evening.guild, place_of(locale))
        for tables in TABLES:
            night = self.opened(self.night(locale, tables))
            await self.show(channel, NightWords(self._words).panel(night, night.starts_at + timedelta(minutes=1)))
        await self.show(channel, Guide(self._words).help(Reader(locale)))


async def _unpainted(*_: object, **__: object) -> bytes | None:
    """Paint nothing: these messages have no picture."""
    return None


async def fill(evening: Evening) -> None:
    """Put the messages of the languages that are measured into channels; in English a case is opened."""
    printer = Printer(evening)
    for locale in sorted({"en", *LONG_TESTED}):
        await printer.fill(locale)


if __name__ == "__main__":
    asyncio.run(serve(fill))
