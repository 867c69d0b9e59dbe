"""People who play any game on the page. What they do goes through their tabs; the test reads the stored table beside it, as
somebody who sees through walls, so that a game takes a minute and not an evening.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from playwright.async_api import Error, Locator, expect

from bot.messages.controls import Control, Fixed, Kind
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
from bot.tables.table import Table
from games.core.contract import Action
from games.core.lines import Fact, Line
from games.core.seats import Seat
from tests.e2e.page.clues_players import pick
from tests.e2e.page.tabs import Tab, pressed_until
from tests.e2e.tables.playing import labels_of, typed
from tests.parts import group_of
from tests.words import WORDS

CHANNEL = "en"
"""The language of the channel: that of the server."""
LOOKS, PAUSE = 300, 0.1
"""How often it is looked whether a press has come to something, and the seconds between two looks."""


class Way(StrEnum):
    """How somebody gets at an action on the page."""

    PANEL = "panel"
    DESK = "desk"
    MAILBOX = "mailbox"
    COMMAND = "command"


def say(locale: str, key: str, **facts: Fact) -> str:
    """Return a sentence that names nobody, as the page shows it: without the signs that become bold, italics and code."""
    return re.sub(r"\*|\|\||`", "", WORDS.say(locale, Line(key, facts)))


@dataclass(frozen=True)
class Guest:
    """One player: a tab, a name, a language, and the channel of the game."""

    tab: Tab
    name: str
    locale: str
    room: str

    @property
    def answers(self) -> Locator:
        """Everything that the bot has said to this player alone."""
        return self.tab.find("message", ephemeral="yes")

    def button(self, label: str, where: Locator | None = None) -> Locator:
        """Find a button by its whole label: the last there is."""
        buttons = (where or self.tab.page).get_by_test_id("component-button")
        return buttons.filter(has_text=re.compile(f"^{re.escape(label)}$")).last

    async def asked(self, button: Locator) -> Locator:
        """Press a button that is answered in private; give the new answer."""
        answer = self.answers.nth(await self.answers.count())
        await pressed_until(button.click, lambda: expect(answer).to_be_attached(timeout=8_000))
        return answer

    async def fixed(self, what: Fixed) -> Locator:
        """Press a button that every table has, on the newest panel; give the new answer."""
        return await self.asked(self.button(say(CHANNEL, f"control-{what.name.lower()}"), self.tab.panel))

    async def command(self, verb: str, options: Mapping[str, object]) -> Locator:
        """Use a slash command by its name in one's own language, its options typed; give the answer."""
        answer = self.answers.nth(await self.answers.count())
        await self.tab.begin(self._named(verb))
        for name, value in options.items():
            if value is False:  # it is chosen in a list, where it stands so already
                continue
            field = self.tab.find("option", name=name)
            await field.fill(str(value))
            if await field.get_attribute("aria-autocomplete"):
                await expect(self.tab.page.locator(".offers:visible")).to_have_count(1)
        await self.tab.find("command-send").click()
        await expect(answer).to_be_attached()
        return answer

    def _named(self, verb: str) -> str:
        """Return a command's name in this player's language; English is what the code calls it."""
        words = verb.split()
        keys = ("-".join(["command", *words[:n]]) for n in range(1, len(words) + 1))
        return verb if self.locale == "en" else " ".join(say(self.locale, key) for key in keys)

    async def go(self, place: str) -> None:
        """Go to a channel or the mailbox; on a phone the list of them is behind a button."""
        menu = self.tab.find("open-channels")
        if await menu.is_visible():
            await menu.click()
        await self.tab.go(place)
        is_here = expect(self.tab.find("channel-name"))
        await (is_here.not_to_have_text(self.room) if place == "mailbox" else is_here.to_have_text(self.room))
        await expect(self.tab.last).to_be_visible()

    async def download(self, where: Locator) -> str:
        """Return the text of a message's file."""
        async with self.tab.page.expect_download() as caught:
            await where.get_by_test_id("download").click()
        return (await (await caught.value).path()).read_text()


class Party:
    """All guests and their table."""

    def __init__(self, guests: Sequence[Guest], store: KernelStore, table: TableId) -> None:
        self.guests = guests
        self.id = table
        self._store = store

    @classmethod
    @asynccontextmanager
    async def begun(cls, folder: Path, guests: Sequence[Guest], title: str) -> AsyncIterator[Party]:
        """Open a table on the page, join, start."""
        host, *others = guests
        await host.tab.begin("table new")
        await pick(host.tab, host.tab.page.get_by_label("game"), title)
        await host.tab.find("command-send").click()
        lobby = host.tab.last
        for each in others:
            join = each.button(say(CHANNEL, "control-join"))
            await pressed_until(join.click, lambda name=each.name: expect(lobby).to_contain_text(name, timeout=8_000))  # type: ignore[misc]  # of this one
        button = host.button(say(CHANNEL, "control-join"))
        control = Control.read(str(await button.get_attribute("data-custom-id")))
        assert control is not None
        await host.button(say(CHANNEL, "control-start")).click()
        await expect(host.tab.panel).to_be_visible()
        (file,) = [*folder.glob("var/practice/*/alibi.db")]  # noqa: ASYNC240 (once, and a test)
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{file}"))
        yield cls(guests, store, control.table)
        await store.database.close()

    async def table(self) -> Table:
        """Return the table as it is stored now."""
        record = await self._store.get(self.id)
        assert record is not None
        return Table(record, await self._store.entries(self.id))

    async def has_gone_on(self, table: Table) -> bool:
        """Whether something more is stored of a table."""
        record = await self._store.get(self.id)
        return record is not None and record.entries != table.n

    def guest(self, table: Table, seat: Seat) -> Guest:
        """Return who sits there."""
        name = table.record.seats[seat].name
        return next(each for each in self.guests if name.startswith(each.name))

    async def dies(self) -> None:
        """Let the host kill the bot and start it again."""
        await self.guests[0].tab.kill_and_start()

    async def do(self, table: Table, seat: Seat, action: Action, way: Way) -> Table:
        """Let a seat carry out an action; give the table that has gone on.

        Somebody whose message was just being drawn anew tries again, the same way.
        """
        guest = self.guest(table, seat)
        for is_last in (False, True):
            try:
                await self._tried(guest, table, action, way)
            except (Error, AssertionError):
                if is_last and not await self.has_gone_on(table):
                    raise
            if way is Way.MAILBOX:
                await guest.go(guest.room)
            if await self.has_gone_on(table):
                break
        return await self.table()

    async def _tried(self, guest: Guest, table: Table, action: Action, way: Way) -> None:
        """Try to carry out an action; it is stored by the end. Raises AssertionError."""
        if way is Way.COMMAND:
            screen = await guest.command(f"{group_of(table.game)} {action.verb}", typed(action))
        else:
            screen = await self._screen(guest, table, action, way)
            await self._choose(guest, screen, table, action)
        sure = guest.button(say(guest.locale, "control-confirm"), screen)
        for _ in range(LOOKS):
            if await self.has_gone_on(table):
                return
            if await sure.count():
                await sure.click()
            await asyncio.sleep(PAUSE)
        raise AssertionError(f"nothing came of {action} by {way}: {await screen.inner_text()}")

    async def _screen(self, guest: Guest, table: Table, action: Action, way: Way) -> Locator:
        """Press the verb of this step where it stands; give the message on which its values are chosen."""
        control = Control(self.id, table.n, Kind.VERB, table.game.info.actions.index(type(action)))
        verb = f'[data-testid="component-button"][data-custom-id="{control.id}"]'
        if way is Way.DESK:
            desk = await guest.fixed(Fixed.DESK)
            await desk.locator(verb).click()
            await expect(desk.locator(verb)).to_have_count(0)  # its choices are there in its place
            return desk
        if way is Way.MAILBOX:
            await guest.go("mailbox")
            letters = guest.tab.find("message")
            known = await letters.count()
            if await guest.tab.page.locator(verb).count():
                await guest.tab.page.locator(verb).last.click()
                await expect(letters.nth(known)).to_be_attached()
                return letters.nth(known)
            await guest.go(guest.room)  # this letter led to nothing here
        return await guest.asked(guest.tab.panel.locator(verb))

    async def _choose(self, guest: Guest, screen: Locator, table: Table, action: Action) -> None:
        """Press the values of an action, or choose them in lists, in whatever order the screen offers them."""
        wanted = labels_of(WORDS, guest.locale, table, action)
        for _ in range(LOOKS):
            if not wanted or await self.has_gone_on(table):
                return
            before = await _ids(screen)
            for called in wanted:
                if await _pressed(guest, screen, called):
                    wanted.remove(called)
                    break
            else:
                break  # what is left is chosen already
            for _ in range(LOOKS):
                if await _ids(screen) != before or await self.has_gone_on(table):
                    break
                await asyncio.sleep(PAUSE)
        do = guest.button(say(guest.locale, "control-do"), screen)
        if await do.count():
            await do.click()


async def _ids(screen: Locator) -> list[str]:
    """Return the ids of all controls of a screen: they are others once a value of it is chosen."""
    found: list[str] = await screen.locator("[data-custom-id]").evaluate_all(
        "all => all.map(each => each.dataset.customId)"
    )
    return found


async def _pressed(guest: Guest, screen: Locator, called: set[str]) -> bool:
    """Press what is called so on a screen, or choose it in one of its lists, if it is there."""
    for label in called:
        if await (button := guest.button(label, screen)).count():
            await button.click()
            return True
    lists = screen.get_by_test_id("component-select")
    for n in range(await lists.count()):
        await lists.nth(n).click()
        option = guest.tab.page.get_by_role("option")
        await expect(option.first).to_be_visible()
        for label in called:
            if await (found := option.get_by_text(label, exact=True)).count():
                await found.first.click()
                return True
        await guest.tab.page.keyboard.press("Escape")
        await expect(option.first).to_be_hidden()
    return False
