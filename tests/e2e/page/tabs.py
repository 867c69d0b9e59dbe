"""A practice table as a process, and somebody's tab of its page: what tests in a browser share."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect

ROOT = Path(__file__).parents[3]
LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=375, height=812)
NOISE = re.compile(
    r"PyNaCl|davey|a (?:picture|sound) failed.*TimeoutError|Could not cancel \d+ tasks within timeout: '"
)
"""What may be said: libraries that are not there, pictures and clips that a busy machine did not make in time, and that
NiceGUI's tasks took longer than two seconds to end where each did (it would name those that go on)."""

PATIENCE = 30_000
"""Milliseconds until something that a person would see at once counts as missing: on a busy machine all takes its time."""

expect.set_options(timeout=PATIENCE)


@dataclass
class Table:
    """A practice table in a process of its own."""

    address: str
    folder: Path
    said: list[str] = field(default_factory=list)


PRESSES = 5


async def pressed_until(press: Callable[[], Awaitable[object]], seen: Callable[[], Awaitable[object]]) -> None:
    """Press until something is seen: a person whose panel was just being drawn anew presses again.

    What the last try saw instead fails the test.
    """
    for left in reversed(range(PRESSES)):
        await press()
        try:
            await seen()
        except AssertionError:
            if not left:
                raise
        else:
            return


@asynccontextmanager
async def opened(folder: Path, *arguments: str, patience: float = 30, **environment: str) -> AsyncIterator[Table]:
    """Open a practice table as a process of its own; it must close politely, and must not have complained."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, stdout=PIPE, stderr=STDOUT,
        cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT), "LANG": "C", **environment},
    )  # fmt: skip
    assert process.stdout is not None
    table = Table("", folder)
    async with asyncio.timeout(patience):
        while not table.address:
            line = (await process.stdout.readline()).decode()
            assert line, table.said
            if not NOISE.search(line):
                table.said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                table.address = found[0]
    listening = asyncio.create_task(_listen(process.stdout, table.said))
    try:
        yield table
    finally:
        process.terminate()
        async with asyncio.timeout(15):
            code = await process.wait()
            await listening
    assert code == 0, table.said
    complaints = [line for line in table.said if "Traceback" in line or "rror" in line]
    assert complaints == [], complaints


async def _listen(stream: asyncio.StreamReader, said: list[str]) -> None:
    while line := await stream.readline():
        if not NOISE.search(line.decode()):
            said.append(line.decode())


class Tab:
    """Somebody's tab, with the few things that people do on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def find(self, testid: str, **data: str) -> Locator:
        """Find by test id and data attributes."""
        wanted = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        return self.page.locator(f'[data-testid="{testid}"]{wanted}')

    @property
    def last(self) -> Locator:
        """Whatever message is newest."""
        return self.find("message").last

    @property
    def panel(self) -> Locator:
        """The newest panel of a table that has begun: the one box that leads to a desk."""
        return self._public.filter(has=self._desk).last

    @property
    def posts(self) -> Locator:
        """What all read but the panel, which says the last of it too."""
        return self._public.filter(has_not=self._desk)

    @property
    def _public(self) -> Locator:
        return self.find("message", ephemeral="no")

    @property
    def _desk(self) -> Locator:
        buttons = self.page.locator('.box [data-testid="component-button"]')
        return buttons.filter(has_text=re.compile("^(My desk|Mon bureau)$"))

    def message(self, message_id: str) -> Locator:
        """Find a message by its number, which is the same in every tab."""
        return self.find("message", **{"message-id": message_id})

    async def close(self, sheet: str) -> None:
        """Close a dialog, and wait until it is gone: until then it takes the keyboard."""
        await self.find(f"{sheet}-close").click()
        await expect(self.find(f"{sheet}-close")).to_have_count(0)

    async def command(self, typed: str) -> str:
        """Use a command without options; give the number of the message that answers."""
        before = await self.find("message").count()
        await self.begin(typed)
        await self.find("command-send").click()
        await expect(self.find("message")).to_have_count(before + 1)
        return str(await self.last.get_attribute("data-message-id"))

    async def begin(self, typed: str) -> None:
        """Choose a command."""
        await self.find("composer").fill(f"/{typed}")
        await expect(self.find("slash-option").first).to_be_visible()
        await self.page.keyboard.press("Enter")
        await expect(self.find("command")).to_be_visible()

    async def shot(self, name: str) -> None:
        """Keep a picture of the tab in the folder SHOTS, if there is one: every screen is to be looked at."""
        if folder := os.environ.get("SHOTS"):
            size = self.page.viewport_size or LAPTOP
            await self.page.screenshot(path=Path(folder) / f"{name}-{size['width']}.png")

    async def kill_and_start(self) -> None:
        """Kill the bot and start it again."""
        await self.find("controls").click()
        await self.find("bot-kill").click()
        await expect(self.find("bot-state")).not_to_have_attribute("data-state", "running")
        await self.find("bot-start").click()
        await expect(self.find("bot-state")).to_have_attribute("data-state", "running", timeout=60_000)
        await self.close("controls")

    async def go(self, channel: str) -> None:
        """Open a channel or the mailbox."""
        place = self.find("mailbox") if channel == "mailbox" else self.find("channel", name=channel)
        await place.click()


async def height(found: Locator) -> int:
    """Return the height of something on the screen, in px."""
    box = await found.bounding_box()
    assert box is not None
    return round(box["height"])


async def choose(phone: Tab, field: Locator, number: int) -> None:
    """Choose from a list by the number of the entry."""
    option = phone.page.get_by_role("option").nth(number)
    before = str(await field.get_attribute("data-custom-id"))
    await pressed_until(field.click, lambda: expect(option).to_be_visible(timeout=1_500))
    await option.click()
    await expect(field).not_to_have_attribute("data-custom-id", before)  # the sheet is there anew


OpenTab = Callable[..., Coroutine[Any, Any, Tab]]


@asynccontextmanager
async def tabs(browser: Browser, address: str) -> AsyncIterator[OpenTab]:
    """Open tabs as somebody somewhere; none may fetch from elsewhere, or fail in its console."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    async def open_one(name: str, channel: str = "", viewport: ViewportSize = LAPTOP) -> Tab:
        # A window each: in a tab that is behind another one, every press would take the browser two seconds.
        # Nothing pulses while it waits: a browser without a graphics card works harder at that than at the page.
        context = await browser.new_context(locale="en-GB", viewport=viewport, reduced_motion="reduce")
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "console", lambda said: wrong.append(said.text) if said.type == "error" and not _is_late(said) else None
        )
        page.on("request", lambda asked: None if _is_ours(asked.url, address) else wrong.append(asked.url))
        await page.goto(f"{address}/?as={name}&in={channel}")
        await expect(page.get_by_test_id("composer")).to_be_visible()
        # The test would be faster than the page's line to the server.
        await expect(page.get_by_test_id("bot-status")).to_have_attribute("data-state", "running")
        return Tab(page)

    yield open_one
    for context in contexts:
        await context.close()
    assert wrong == [], wrong


def _is_late(said: ConsoleMessage) -> bool:
    """Return whether a tab asked for a picture that was gone by then: its panel had been drawn anew."""
    return "404" in said.text and "/files/" in said.location["url"]


def _is_ours(url: str, address: str) -> bool:
    return url.startswith((address, address.replace("http", "ws"), "data:", "blob:"))
