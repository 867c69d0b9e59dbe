"""On a phone, whoever is called after Start has all that is needed on one screen: the call, what to do, and the choices.

With PICTURES=docs/images (`make phone-pictures`) it keeps what that looks like.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, ViewportSize, expect

from tests.e2e.page.clues_players import join, open_screen, pick, press
from tests.e2e.page.tabs import PHONE, OpenTab, Tab, opened, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL = ViewportSize(width=375, height=667)
PLAYERS = ("Mabel", "Augustus", "Winifred")  # these read English
GAMES = [
    ("clues", "13 Clues", "Choose three cards for my neighbour", "index-cards"),
    ("arosa", "Mord im Arosa", "Open a floor", "grand-hotel"),
    ("cluedo", "Cluedo (1974)", "Choose my pawn", "manor-house"),
    ("bakerstreet", "Bakerstreet", "Play a card", "baker-street"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_phone(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[OpenTab]:
    """Open tabs at a practice table that nobody has played at."""
    async with (
        opened(tmp_path_factory.mktemp("phone"), "bot", "--practice") as one,
        tabs(browser, one.address) as open_one,
    ):
        yield open_one


async def started(open_phone: OpenTab, title: str, room: str) -> dict[str, Tab]:
    """Sit down with phones, and start."""
    names = PLAYERS[:2] if title == "Bakerstreet" else PLAYERS
    phones = {name: await open_phone(name, room, PHONE) for name in names}
    host = phones["Mabel"]
    await host.begin("table new")
    await pick(host, host.page.get_by_label("game"), title)
    await host.find("command-send").click()
    for name in names[1:]:
        await join(phones[name], name)
    await press(host, "Start")
    return phones


def call_of(phone: Tab, verb: str) -> Locator:
    """Find the newest post that calls somebody to this verb."""
    return phone.posts.filter(has=phone.page.get_by_role("button", name=verb)).last


async def whole(found: Locator) -> None:
    """Expect that something is on the screen from its top to its bottom, without scrolling."""
    await expect(found).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("game", "title", "verb", "room"), GAMES, ids=[each[0] for each in GAMES])
async def test_the_call_the_verb_and_its_choices_are_on_one_phone_screen(
    open_phone: OpenTab, game: str, title: str, verb: str, room: str
) -> None:
    phones = await started(open_phone, title, room)
    await expect(call_of(phones["Mabel"], verb)).to_be_visible()
    said = await call_of(phones["Mabel"], verb).inner_text()
    name = next(each for each in phones if f"@{each}" in said)
    phone = phones[name]
    for screen in (SMALL, PHONE):  # the smaller phone is switched on anew, and comes to the newest by itself
        await phone.page.set_viewport_size(screen)
        await phone.page.reload()
        call = call_of(phone, verb)
        await whole(call.get_by_role("button", name=verb))
        await whole(call.get_by_text(f"@{name}").last)
    if folder := os.environ.get("PICTURES"):
        await expect(phone.panel.get_by_test_id("picture")).to_be_visible()
        await phone.page.screenshot(path=Path(folder) / f"phone-{game}.png")

    await phone.page.set_viewport_size(SMALL)
    answer = await open_screen(phone, verb)
    for button in await answer.get_by_test_id("component-button").all():
        await whole(button)
    if folder:
        await phone.page.screenshot(path=Path(folder) / f"phone-{game}-choices.png")
