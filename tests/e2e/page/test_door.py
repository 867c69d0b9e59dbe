"""The door on a phone: two presses from an empty channel to a game against rivals, with one's desk on the screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.e2e.page.tabs import PHONE, OpenTab, height, opened, pressed_until, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = 660
"""The most px of the screen with all ways to play, between the bars of a phone, and with the list of free seats."""


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
    assert await height(phone.last.locator(".box")) <= SCREEN
    await game.click()

    await expect(phone.last).to_contain_text("Your game is in" if person == "Mabel" else "Ta partie est dans")
    await phone.shot(f"door-desk-{person}")
    assert await phone.page.evaluate("document.documentElement.scrollWidth") == 375


async def test_what_no_command_is_needed_for_is_reached_on_a_phone_also_by_keys(open_phone: OpenTab) -> None:
    phone = await open_phone("Mabel", "index-cards", PHONE)
    await phone.command("play")
    await phone.last.get_by_test_id("component-select").first.click()
    await phone.page.get_by_role("option", name="Open Cluedo").click()
    await expect(phone.last).to_have_attribute("data-ephemeral", "no")
    menu = phone.last.get_by_test_id("message-menu")
    await menu.focus()
    await phone.page.keyboard.press("Enter")
    entry = phone.find("menu-entry").filter(has_text="My desk")
    await expect(entry).to_be_visible()
    await phone.shot("menu-message")
    await entry.focus()
    await phone.page.keyboard.press("Enter")
    await expect(phone.last).to_contain_text("Only you can see this")
    await phone.shot("menu-desk")

    odette = await open_phone("Odette", "index-cards", PHONE)
    await odette.find("whoami").click()
    await odette.find("people").get_by_label("Menu\u00a0: Mabel").click()
    await expect(odette.find("menu-entry").filter(has_text="Inviter à ma table")).to_be_visible()
    await odette.shot("menu-person")
    assert await odette.page.evaluate("document.documentElement.scrollWidth") == 375


async def test_the_front_desk_leads_to_settings_hours_and_people_on_a_phone(open_phone: OpenTab) -> None:
    phone = await open_phone("Mabel", "grand-hotel", PHONE)
    await phone.command("play")
    await phone.last.get_by_test_id("component-select").last.click()
    await phone.shot("ways-list")
    await phone.page.get_by_role("option", name="My settings").click()
    await expect(phone.last).to_contain_text("Your settings")
    await phone.shot("own-settings")
    for page, said in (("My time", "Your time"), ("People I keep away", "People you keep away")):
        await phone.last.get_by_test_id("component-select").last.click()
        await phone.page.get_by_role("option", name=page).click()
        await expect(phone.last).to_contain_text(said)
        await phone.shot(f"own-{page[:8].strip()}")
    await phone.last.get_by_test_id("component-select").first.click()
    await phone.page.get_by_role("option", name="Odette").click()

    await expect(phone.last).to_contain_text("can no longer sit down")
    await phone.shot("own-blocked")


@pytest.mark.parametrize("person", ["Mabel", "Odette"])
async def test_the_guide_to_a_first_game_needs_no_scrolling_on_a_phone(open_phone: OpenTab, person: str) -> None:
    phone = await open_phone(person, "drawing-room", PHONE)
    await phone.page.get_by_role("button", name=re.compile("one minute|en une minute")).last.click()
    guide = phone.find("guide")
    await expect(guide).to_be_visible()

    fold = phone.find("guide-more").locator("summary")
    await expect(fold).to_be_in_viewport(ratio=0.99)  # above it are the steps, below it the button
    await expect(phone.find("guide-play")).to_be_in_viewport(ratio=0.99)
    await fold.click()
    await expect(guide.get_by_role("listitem").last).to_be_visible()
