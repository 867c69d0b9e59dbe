"""Guests of the hotel Arosa in tabs of the page. What they do goes through the page; the test reads the stored table
beside it, as somebody who sees through walls, so that a game takes minutes and not an evening.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, expect

from bot.messages.sentences import names_of
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
from bot.tables.table import Table
from games.arosa.actions import Erase, Search, Suspect, TakeBack
from games.core.contract import Action
from games.core.lines import Fact, Line
from games.core.seats import Seat
from tests.e2e.page.tabs import Tab
from tests.e2e.tables.playing import typed
from tests.words import WORDS

ROOM = "grand-hotel"
CHANNEL = "en"
"""The language of the channel: that of the server."""

DECODED = """async (audio) => {
    const bytes = await (await fetch(audio.src)).arrayBuffer();
    const heard = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes);
    return {seconds: heard.duration, loudest: Math.max(...heard.getChannelData(0).map(Math.abs).slice(0, 60000))};
}"""
PLAYED = """async (audio) => {
    await audio.play();
    await new Promise((done) => audio.addEventListener("timeupdate", () => audio.currentTime > 0.1 && done()));
    audio.pause();
    return audio.duration;
}"""


def say(locale: str, key: str, **facts: Fact) -> str:
    """Return a sentence that names nobody, as the page shows it."""
    return shown(WORDS.say(locale, Line(key, facts)))


def shown(text: str) -> str:
    """Return a text without the signs that the page turns into bold, italics, code and covered words."""
    return text.replace("*", "").replace("||", "").replace("`", "")


class Guest:
    """One player: a tab, a name and a language."""

    def __init__(self, tab: Tab, name: str, locale: str) -> None:
        self.tab = tab
        self.name = name
        self.locale = locale

    def say(self, key: str, **facts: Fact) -> str:
        """Return a sentence in this player's language."""
        return say(self.locale, key, **facts)

    @property
    def answers(self) -> Locator:
        """Everything that the bot has said to this player alone."""
        return self.tab.find("message", ephemeral="yes")

    @property
    def panel(self) -> Locator:
        """The newest panel."""
        return self.tab.panel

    @property
    def sounds(self) -> Locator:
        """The posts with something to be heard."""
        return self.tab.find("message", ephemeral="no").filter(has=self.tab.page.get_by_test_id("audio"))

    def button(self, label: str, where: Locator | None = None) -> Locator:
        """Find a button by its whole label: the last there is."""
        buttons = (where or self.tab.page).get_by_test_id("component-button")
        return buttons.filter(has_text=re.compile(f"^{re.escape(label)}$")).last

    async def command(self, verb: str, options: Mapping[str, object] | None = None) -> Locator:
        """Use a slash command by its name in one's own language, its options typed; return the answer."""
        before = await self.answers.count()
        path = self._path(verb)
        await self.tab.begin(path)
        await expect(self.tab.find("command-name")).to_have_text(f"/{path}")
        for name, value in (options or {}).items():
            await self.tab.find("option", name=name).fill(str(value))
        await self.tab.shot(f"command-{verb.replace(' ', '-')}-{before}")
        await self.tab.find("command-send").click()
        await expect(self.answers).to_have_count(before + 1)
        return self.answers.nth(before)

    def _path(self, verb: str) -> str:
        """Return a command's name in this player's language; English is what the code calls it."""
        if self.locale == "en":
            return verb
        words = verb.split()
        return " ".join(self.say("-".join(["command", *words[:n]])) for n in range(1, len(words) + 1))


class Party:
    """All guests and their table."""

    def __init__(self, guests: Sequence[Guest], store: KernelStore, table: TableId) -> None:
        self.guests = guests
        self.store = store
        self.id = table

    @classmethod
    async def at(cls, folder: Path, guests: Sequence[Guest]) -> Party:
        """Find the table of Mord im Arosa that the bot of this practice table keeps."""
        (file,) = [*folder.glob("var/practice/*/alibi.db")]  # noqa: ASYNC240 (once, and a test)
        store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{file}"))
        table = TableId(1)
        while (record := await store.get(table)) is not None and record.game != "arosa":
            table = TableId(table + 1)
        assert record is not None
        return cls(guests, store, record.id)

    async def table(self) -> Table:
        """Return the table as it is stored now."""
        record = await self.store.get(self.id)
        assert record is not None
        return Table(record, await self.store.entries(self.id))

    def guest(self, table: Table, seat: Seat) -> Guest:
        """Return who sits there."""
        name = table.record.seats[seat].name
        return next(each for each in self.guests if name.startswith(each.name))

    async def seen(self, n: int) -> Table:
        """Wait until all tabs show step n on the panel, which is drawn after all else is told; return the table."""
        for each in self.guests:
            await expect(each.panel).to_have_count(1)
            control = each.panel.locator(f'[data-testid="component-button"][data-custom-id^="t:{self.id}:{n}:"]')
            await expect(control.first).to_be_visible()
        table = await self.table()
        assert table.n == n
        return table

    async def do(self, table: Table, action: Action, *, by_slash: bool = False) -> Table:
        """Let whoever is at turn carry out an action, and wait until everybody sees what came of it."""
        guest = self.guest(table, Seat(table.state.active))
        if by_slash:
            await guest.command(f"arosa {action.verb}", typed(action))
        else:
            await guest.button(say(CHANNEL, f"verb-arosa-{action.verb}"), guest.panel).click()
            chosen = self._labels(guest, table, action)
            match action:
                case Search() | Erase() | TakeBack():
                    ((value,),) = chosen.values()
                    button = guest.button(value, guest.answers.last)
                    await expect(button).to_be_visible()
                    await guest.tab.shot(f"{action.verb}-{table.n}")
                    await button.click()
                case Suspect():
                    for label in chosen["players"]:
                        await guest.button(label, guest.answers.last).click()
                        await expect(guest.button(f"{label} ✓", guest.answers.last)).to_be_visible()
                    await guest.tab.shot(f"suspect-{table.n}")
                    await guest.button(chosen["floor"][0], guest.answers.last).click()
        return await self.seen(table.n + 1)

    @staticmethod
    def _labels(guest: Guest, table: Table, action: Action) -> dict[str, list[str]]:
        """Return the labels of what is chosen, field by field, in the player's language."""
        chosen: dict[str, list[str]] = {}
        for field in fields(action):
            value: Any = getattr(action, field.name)
            if field.name == "players":
                chosen[field.name] = [names_of(table.record)[Seat(each)] for each in value]
            elif value is not None:
                chosen[field.name] = [WORDS.number(guest.locale, "arosa", field.name, value)]
        return chosen
