"""The guide on Discord: /help, /learn and the rules, for one person alone, with or without a table."""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never

from bot.house import House
from bot.messages.controls import Leaf, Page
from bot.messages.guide import DEDUCTION, TECHNIQUES
from bot.messages.lessons import lesson_of
from bot.tables.display_names import safe_name
from bot.tables.status import Status
from bot.tables.stores import CannotOpen
from bot.telling.message import PrivateMessage
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal


class GuideHandler:
    """The pages to read about the games, and to learn them from."""

    def __init__(self, house: House) -> None:
        self._store = house.store
        self._tables = house.tables
        self._sentences = house.words.sentences
        self._guide = house.words.presenter.guide

    async def help(self, visit: Visit) -> None:
        """Show the purpose of the bot and the first steps."""
        await visit.reply.privately(self._guide.help(visit.reader))

    async def rules(self, visit: Visit, game: str) -> None:
        """Show the first page of a game's rules."""
        await visit.reply.privately(self._guide.rules(game, 0, visit.reader))

    async def learn(self, visit: Visit, game: str | None) -> None:
        """Begin a lesson, or ask which."""
        if game is None:
            await visit.reply.privately(self._guide.shelf(visit.reader))
        elif game == DEDUCTION:
            await visit.reply.privately(self._guide.techniques(TECHNIQUES.game, 0, visit.reader))
        elif lesson_of(game) is None:
            raise Refusal("no-lesson")
        else:
            await visit.reply.privately(await self._page(visit, Page(Leaf.LESSON, game)))

    async def turn_to(self, visit: Visit, page: Page, _: Given) -> None:
        """Show the page that was pressed, in place of the one that it was pressed on; below a desk or a greeting, which stay."""
        message = await self._page(visit, page)
        if page.part and page.leaf is not Leaf.ANSWER:
            await visit.reply.privately(message)
        else:  # a mailbox has one reader, and no page holds a secret
            await visit.reply.in_place(message, is_own=visit.reply.interaction.guild_id is None)

    async def _page(self, visit: Visit, page: Page) -> PrivateMessage:
        reader, name = visit.reader, safe_name(visit.person.name)
        match page.leaf:
            case Leaf.RULES:
                return self._guide.rules(page.game, page.number, reader)
            case Leaf.LESSON:
                above = "" if page.number else await self._warning(visit)
                return self._guide.lesson(page.game, page.number, reader, name, above)
            case Leaf.ANSWER:
                return self._guide.answer(page.game, page.number, page.part, reader, name)
            case Leaf.SHELF:
                return self._guide.shelf(reader)
            case Leaf.TECHNIQUES:
                return self._guide.techniques(page.game, page.number, reader)
            case Leaf.HELP:
                return self._guide.help(reader)
            case Leaf.OPEN | Leaf.MINE | Leaf.PRACTISE:  # other rooms answer them
                raise Refusal("stale")
            case _:
                assert_never(page.leaf)

    async def _warning(self, visit: Visit) -> str:
        """Return a warning to the player for whom the table of this channel waits, as all there see; else an empty text."""
        record = await self._store.open_in(visit.channel)
        if record is None or record.status is not Status.LIVE or (seat := record.seat_of(visit.person.user)) is None:
            return ""
        with suppress(Refusal, CannotOpen):  # a table that cannot go on waits for no seat
            table = await self._tables.load(record.id)
            if seat.seat in table.now.view.waiting:
                return self._sentences.say(visit.reader, "learn-your-turn")
        return ""
