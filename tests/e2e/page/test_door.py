"""The door on a phone: two presses from an empty channel to a game against rivals, with one's desk on the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.page.tabs import PHONE, OpenTab, opened, pressed_until, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_phone(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[OpenTab]:
    """Open tabs at a practice table that nobody has played at."""
    async with (
        opened(tmp_path_factory.mktemp("door"), "bot", "--practice") as one,
        tabs(browser, one.address) as open_one,
    ):
        yield open_one


@pytest.mark.parametrize(
    ("person", "play", "room"),
    [("Mabel", "Play Cluedo (1974)", "manor-house"), ("Odette", "Jouer à Bakerstreet", "baker-street")],
)
async def test_two_presses_lead_from_an_empty_channel_to_a_game(
    open_phone: OpenTab, person: str, play: str, room: str
) -> None:
    phone = await open_phone(person, room, PHONE)
    await phone.shot(f"door-empty-{person}")

    game = phone.page.get_by_role("button", name=play)
    await pressed_until(phone.find("play-now").click, lambda: expect(game).to_be_visible(timeout=5_000))
    await phone.shot(f"door-screen-{person}")
    await game.click()

    await expect(phone.last).to_contain_text("Your game is in" if person == "Mabel" else "Ta partie est dans")
    await phone.shot(f"door-desk-{person}")
    assert await phone.page.evaluate("document.documentElement.scrollWidth") == 375
