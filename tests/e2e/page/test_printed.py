"""Heights on a phone of messages that no game leads to, in every language: an evening's panel, and the help."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.page.printed import TABLES, place_of
from tests.e2e.page.tabs import PHONE, Tab, height, opened, tabs
from tests.words import WORDS

pytestmark = pytest.mark.asyncio(loop_scope="session")
PANEL, HELP = 720, 760


async def test_an_evening_and_the_help_are_one_phone_screen_in_every_language(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    found: dict[str, list[int]] = {}
    async with (
        opened(tmp_path_factory.mktemp("printed"), "tests.e2e.page.printed", patience=60) as one,
        tabs(browser, one.address) as open_one,
    ):
        for locale in sorted(WORDS.languages):
            phone: Tab = await open_one("Boris", place_of(locale), PHONE)
            shown = phone.find("message")
            await expect(shown).to_have_count(len(TABLES) + 1)
            found[locale] = [await height(each) for each in await shown.all()]
            for n, each in enumerate(await shown.all()):
                await each.scroll_into_view_if_needed()
                await phone.shot(f"printed-{locale}-{n}")
    for locale, heights in found.items():
        *panels, page = heights
        print(f"| {locale} | an evening of {TABLES} tables {panels} of {PANEL} | help {page} of {HELP} |")
    assert max(max(heights[:-1]) for heights in found.values()) <= PANEL
    assert max(heights[-1] for heights in found.values()) <= HELP
