"""A practice table with messages that no game leads to, in a channel per language: `python -m tests.e2e.page.printed`."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from datetime import timedelta
from typing import Final

from PIL import Image

from bot.messages.choices import choices
from bot.messages.guide import Guide
from bot.messages.presenter import Presenter
from bot.messages.screens import Screens, VerbQuestion
from bot.messages.sentences import Sentences
from bot.nights.messages.panel import NightWords
from bot.nights.records import GuestRecord, NightId, NightRecord, NightTable
from bot.practice.loopback.changes import Upload
from bot.practice.loopback.message_body import compose
from bot.practice.loopback.model import Channel, Flag
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.telling.message import PrivateMessage, PublicMessage, Reader
from bot.ui.rendering import Renderer
from games import GAMES
from games.cluedo import GAME as CLUEDO
from games.cluedo.actions import Accuse
from games.cluedo.model import Room, Suspect
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat
from tests.builders import Case, StillTable, a_game, a_seed, a_still_table, settled
from tests.e2e.evening import Evening
from tests.e2e.page.midgame import serve
from tests.games.cluedo.tables import a_table
from tests.words import LONG_TESTED, WORDS

SEATS: Final = 4
"""People at each table of an evening."""
LATE: Final = 5
"""Guests who wait, and as many who sit out."""
TABLES: Final = (0, 1, 2, 3, 10)
"""Tables of the evenings whose panels are shown, in this order; below them stand Cluedo's messages, and the help."""
IN_A_CORNER: Final = (3, 6)
"""Seats of the tables of Cluedo whose panels are shown: all verbs of a turn are offered, in a corner room."""
CHOSEN: Final = (0, 5, 2)
"""Suspect, weapon and room chosen on the screen of an accusation, from 1; 0 is still open."""
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
        world, sending = self._evening.world, await Renderer(_unpainted).sending(message, is_layout=True)
        blank, files = world.blank(channel, world.bot), sending.get("files", ())
        uploads = [Upload(f"files[{n}]", each.filename, each.fp.read(), "image/png") for n, each in enumerate(files)]
        compose(world, blank, {"flags": Flag.COMPONENTS_V2, "components": sending["view"].to_components()}, uploads)
        world.send(blank)

    def corner(self, locale: str, seats: int) -> StillTable:
        """Return a table of Cluedo at the start of a turn in a corner room, at which one may accuse at any time."""
        options = settled(CLUEDO, seats, {"accuse": "any_time"})
        state = a_table(seats, at={Suspect.SCARLETT: Room.STUDY}, options=options).state
        dealt = a_game(Case(CLUEDO, seats, tuple(options.items())), a_seed(), turns=0)
        table = a_still_table(dealt, state, locale=locale)
        people = tuple(replace(each, name=f"Marion {each.seat}") for each in table.record.seats)
        table.record = replace(table.record, seats=people)
        return table

    async def show_cluedo(self, channel: Channel, locale: str) -> None:
        """Put the panels of Cluedo with all its verbs, and the screen of an accusation, into a channel."""
        presenter = Presenter(WORDS)
        tables = [self.corner(locale, seats) for seats in IN_A_CORNER]
        for table in tables:
            await self.show(channel, presenter.panel(table))
        last = tables[-1]
        asked = VerbQuestion(last, last.now, choices(last.now, Seat(0), Accuse), locale, Seat(0))
        await self.show(channel, Screens(presenter).asks(asked, CHOSEN))

    async def fill(self, locale: str) -> None:
        """Put all messages of a language into a channel of their own."""
        channel = self._evening.world.add_channel(self._evening.guild, place_of(locale))
        for tables in TABLES:
            night = self.opened(self.night(locale, tables))
            await self.show(channel, NightWords(self._words).panel(night, night.starts_at + timedelta(minutes=1)))
        await self.show_cluedo(channel, locale)
        await self.show(channel, Guide(self._words).help(Reader(locale)))


async def _unpainted(scene: PublicScene | PrivateScene, *_: object, **__: object) -> bytes:
    """Return an empty picture of the size of a scene."""
    picture = io.BytesIO()
    Image.new("RGB", (scene.width, scene.height)).save(picture, "PNG")
    return picture.getvalue()


async def fill(evening: Evening) -> None:
    """Put the messages of the tested languages into channels; in English a case is opened."""
    printer = Printer(evening)
    for locale in sorted({"en", *LONG_TESTED}):
        await printer.fill(locale)


if __name__ == "__main__":
    asyncio.run(serve(fill))
