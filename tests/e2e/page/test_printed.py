"""Heights on a phone of messages that games hardly lead to, in the longest languages: an evening's panel, Cluedo's with all verbs, the help."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.page.printed import IN_A_CORNER, TABLES, place_of
from tests.e2e.page.tabs import PHONE, Tab, height, opened, tabs
from tests.words import LONG_TESTED

pytestmark = pytest.mark.asyncio(loop_scope="session")
PANEL, HELP = 720, 760


async def case_for_all(opener: Tab, other: Tab) -> int:
    """Open a case on the panel of an evening, and press there once more as another; return the height of its post."""
    post = opener.find("message", ephemeral="no").filter(has_text="A case for all of you")
    for phone in (opener, other):
        panel = phone.find("message", ephemeral="no").nth(1)
        await panel.get_by_role("button", name="A case for all", exact=True).click()
        await expect(post.locator(".box")).to_be_visible()
        await phone.shot(f"case-for-all-{'first' if phone is opener else 'second'}")
    await expect(other.find("message", ephemeral="yes").get_by_role("button", name="Mark the sheet")).to_be_visible()
    await other.shot("case-for-all-again")
    await expect(post).to_have_count(1)
    return await height(post)


async def test_each_printed_message_is_one_phone_screen_in_each_language(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    found: dict[str, list[int]] = {}
    async with (
        opened(tmp_path_factory.mktemp("printed"), "tests.e2e.page.printed", patience=60) as one,
        tabs(browser, one.address) as open_one,
    ):
        for locale in LONG_TESTED:
            phone: Tab = await open_one("Boris", place_of(locale), PHONE)
            shown = phone.find("message")
            await expect(shown).to_have_count(len(TABLES) + len(IN_A_CORNER) + 2)
            found[locale] = [await height(each) for each in await shown.all()]
            for n, each in enumerate(await shown.all()):
                await each.scroll_into_view_if_needed()
                await phone.shot(f"printed-{locale}-{n}")
        opener, other = [await open_one(name, place_of("en"), PHONE) for name in ("Boris", "Dorian")]
        case = await case_for_all(opener, other)
    for locale, heights in found.items():
        *panels, page = heights
        nights, cluedo = panels[: len(TABLES)], panels[len(TABLES) :]
        print(f"| {locale} | an evening of {TABLES} tables {nights} of {PANEL} | help {page} of {HELP} |")
        print(f"| {locale} | Cluedo, all verbs of a turn, and an accusation {cluedo} of {PANEL} |")
    print(f"| a case for all | post {case} of {PANEL} |")
    assert case <= PANEL
    assert max(max(heights[:-1]) for heights in found.values()) <= PANEL
    assert max(heights[-1] for heights in found.values()) <= HELP
