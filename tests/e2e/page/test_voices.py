"""The page on a phone in several languages: first screen, guide, the way to a game and its start, without a word of English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.practice.launch.first_world import Club
from tests.e2e.page.tabs import PHONE, Tab, opened, pressed_until, tabs
from tests.listening import english_in
from tests.words import LONG_TESTED, WORDS

pytestmark = pytest.mark.asyncio(loop_scope="session")
ICON = re.compile(r"\w+_\w+")
"""The name of an icon, which its font draws as a picture."""


async def heard(phone: Tab, language: str, screen: str) -> list[str]:
    """Return the English words on a screen, and its width where it is wider than the phone."""
    await phone.shot(f"voices-{language}-{screen}")
    words = english_in(language, ICON.sub(" ", await phone.page.locator("body").inner_text()))
    width = await phone.page.evaluate("document.documentElement.scrollWidth")
    return [*words, *([f"{width} px"] if width > PHONE["width"] else [])]


@pytest.mark.parametrize("language", LONG_TESTED)
async def test_the_page_speaks_one_language_and_fits_a_phone(
    chromium: str, browser: Browser, tmp_path: Path, language: str
) -> None:
    name = next(name for name, _ in Club(WORDS, language).people()).split()[0]
    async with (
        opened(tmp_path, "bot", "--practice", "--language", language) as one,
        tabs(browser, one.address) as open_one,
    ):
        phone = await open_one(name, "", PHONE)
        first = await heard(phone, language, "first")
        await phone.find("help").click()
        await expect(phone.find("guide")).to_be_visible()
        guide = await heard(phone, language, "guide")
        await phone.close("guide")
        button = phone.find("message").last.get_by_test_id("component-button").first
        await pressed_until(phone.find("play-now").click, lambda: expect(button).to_be_visible(timeout=5_000))
        door = await heard(phone, language, "door")
        await button.click()
        await expect(phone.find("message")).to_have_count(2)
        # The desk's picture may come late, and its words stand alone.
        await expect(phone.last.get_by_test_id("component-button").first).to_be_visible()
        started = await heard(phone, language, "game")

    found = {"first": first, "guide": guide, "door": door, "game": started}
    assert found == {screen: [] for screen in found}
