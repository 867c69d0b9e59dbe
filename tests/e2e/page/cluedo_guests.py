"""Four people who play Cluedo on the page: a tab each, and the table as it is stored."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, expect

from bot.messages.controls import Control, Fixed, Kind
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
from bot.tables.table import Table as Stored
from games.cluedo.actions import Accuse, Suggest
from games.cluedo.model import Card
from games.core.contract import Action
from games.core.lines import Line
from games.core.seats import Seat
from tests.e2e.page.conftest import Tab
from tests.e2e.page.tabs import pressed_until
from tests.words import WORDS

PLACE = "manor-house"
PLAYERS = {"Mabel": "en", "Célestin": "fr", "Augustus": "en", "Odette": "fr"}
ON_A_PHONE = "Augustus"
PATIENCE = 60_000
"""Milliseconds for the bot to come back: on a busy machine it takes its time."""


@dataclass
class Game:
    """Four tabs at one table, and the table as it is stored."""

    tabs: dict[str, Tab]
    database: Path
    id: TableId

    async def stored(self) -> Stored:
        """Return the table as it is stored now."""
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{self.database}"))
        try:
            record = await store.get(self.id)
            assert record is not None
            return Stored(record, await store.entries(self.id))
        finally:
            await store.database.close()

    async def past(self, n: int) -> Stored:
        """Return the table once it has gone on from step n."""
        for _ in range(200):
            if (table := await self.stored()).n > n:
                return table
            await asyncio.sleep(0.1)
        raise AssertionError(f"nothing happened after step {n}")

    def name(self, table: Stored, seat: Seat) -> str:
        """Return the first name of who sits there."""
        return table.record.seats[seat].name.split()[0]

    def player(self, table: Stored, seat: Seat) -> Player:
        """Return who sits there, with their tab."""
        name = self.name(table, seat)
        return Player(self.tabs[name], PLAYERS[name])

    def others(self, table: Stored, *seats: Seat) -> Iterator[Player]:
        """Yield everybody but those."""
        for each in table.record.seats:
            if each.seat not in seats:
                yield self.player(table, each.seat)


@dataclass
class Player:
    """Somebody's tab, and the language they read."""

    tab: Tab
    locale: str

    def says(self, key: str) -> str:
        return WORDS.say(self.locale, Line(key))

    def noun(self, thing: Card) -> str:
        return WORDS.noun(self.locale, thing)

    @property
    def answer(self) -> Locator:
        """Their newest private answer."""
        return self.tab.find("message", ephemeral="yes").last

    async def verb(self, table: Stored, kind: type[Action], within: Locator | None = None) -> None:
        """Press a verb's button that was made for this very step: on the panel, or in a message."""
        control = Control(table.record.id, table.n, Kind.VERB, table.game.info.actions.index(kind))
        place = within if within is not None else self.tab.page.locator("body")
        await self._touch(place.locator(f'[data-testid="component-button"][data-custom-id="{control.id}"]').last)

    async def fixed(self, what: Fixed) -> None:
        """Press a button that every table has, on the newest panel."""
        label = WORDS.say("en", Line(f"control-{what.name.lower()}"))  # the table speaks English
        button = self.tab.find("component-button").filter(has_text=re.compile(f"^{label}$")).last
        await self._touch(button, is_public=what in (Fixed.JOIN, Fixed.START))

    async def _touch(self, button: Locator, *, is_public: bool = False) -> None:
        """Press, and wait for what comes of it; where the panel was just being drawn anew, or the bot is not back yet, again."""
        before = await self._got(is_public=is_public)
        for _ in range(5):
            await button.click()
            for _ in range(60):
                if await self._got(is_public=is_public) != before:
                    return
                await asyncio.sleep(0.1)
        raise AssertionError(f"nothing came of pressing {button}")

    async def _got(self, *, is_public: bool) -> tuple[int, list[str]]:
        """Return what the bot has answered here: a form, and what is for this person's eyes; or all there is."""
        answers = self.tab.find("message") if is_public else self.tab.find("message", ephemeral="yes")
        return await self.tab.find("modal").count(), await answers.all_inner_texts()

    async def press(self, label: str) -> None:
        """Press a button of the newest private answer."""
        button = self.answer.get_by_test_id("component-button").filter(has_text=re.compile(f"^{re.escape(label)}$"))
        await button.click()

    async def choose(self, table: Stored, kind: type[Action], label: str, within: Locator | None = None) -> None:
        """Press a verb, then a button of its answer; where the bot was not back yet and could not answer, both again."""
        button = self.answer.get_by_test_id("component-button").filter(has_text=re.compile(f"^{re.escape(label)}$"))
        await pressed_until(lambda: self.verb(table, kind, within), lambda: expect(button).to_be_visible())
        await button.click()

    async def pick(self, field: Locator, label: str) -> None:
        """Choose from a list; a person who clicks while the field is still taking the focus clicks again."""
        option = self.tab.page.get_by_role("option", name=label, exact=True)
        await pressed_until(field.click, lambda: expect(option).to_be_visible(timeout=1_500))
        await option.click()

    async def fill(self, table: Stored, action: Suggest | Accuse) -> None:
        """Press a verb, then each card on the screen that it opens, and confirm an accusation."""
        first, *others = [
            self.noun(getattr(action, name)) for name in ("suspect", "weapon", "room") if hasattr(action, name)
        ]
        await self.choose(table, type(action), first)
        chosen = first
        for label in others:
            await expect(self.answer.get_by_text(f"{chosen} ✓")).to_be_visible()
            await self.press(label)
            chosen = label
        if action.is_final:
            await self.press(self.says("control-confirm"))

    async def command(self, typed: str, **options: str) -> None:
        """Write a command and its options, each completed by the bot."""
        await self.tab.begin(typed)
        for name, text in options.items():
            field = self.tab.find("option", name=name)
            await field.fill(text)
            first = self.tab.find("choice").filter(visible=True).first
            await expect(first).to_have_text(text)  # before, the list is still of all there is
            await self.tab.page.keyboard.press("Enter")
            await expect(first).to_be_hidden()
        await self.tab.find("command-send").click()

    async def go(self, place: str) -> None:
        """Go to a channel or the mailbox; on a phone the list of them is behind a button."""
        menu = self.tab.find("open-channels")
        if await menu.is_visible():
            await menu.click()
        await self.tab.go(place)

    async def letters(self) -> str:
        """Read the whole mailbox, and come back to the table."""
        await self.go("mailbox")
        await expect(self.tab.find("channel-name")).not_to_have_text(PLACE)
        read = "\n".join(await self.tab.find("message").all_inner_texts())
        await self.go(PLACE)
        await expect(self.tab.find("channel-name")).to_have_text(PLACE)
        return read


def said(game: Game, text: str) -> Locator:
    """Find what the bot posted for all, as Mabel sees it; who is called by it has an @ before the name."""
    words = r"\s+".join(f"@?{re.escape(word)}" for word in text.split())
    return game.tabs["Mabel"].posts.filter(has_text=re.compile(words))


async def begun(folder: Path, tabs: dict[str, Tab]) -> Game:
    host = Player(tabs["Mabel"], "en")
    await host.tab.begin("table new")
    await host.pick(host.tab.page.get_by_label("game"), "Cluedo (1974)")
    await host.tab.find("command-send").click()
    for name in PLAYERS:
        if name != "Mabel":
            await Player(tabs[name], "en").fixed(Fixed.JOIN)
            await expect(host.tab.last).to_contain_text(name)
    join = host.tab.find("component-button").filter(has_text="Join").last
    control = Control.read(str(await join.get_attribute("data-custom-id")))
    assert control is not None
    await host.fixed(Fixed.START)
    game = Game(tabs, _database(folder), control.table)
    await expect(said(game, "Everybody chooses a pawn")).to_have_count(1)
    return game


def _database(folder: Path) -> Path:
    (file,) = folder.glob("var/practice/*/alibi.db")
    return file
