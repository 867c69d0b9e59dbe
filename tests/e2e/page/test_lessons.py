"""Lessons on a phone: each question, with its picture and its answers, is one screen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.page.clues_players import pick
from tests.e2e.page.tabs import PHONE, OpenTab, Tab, height, pressed_until

pytestmark = pytest.mark.asyncio(loop_scope="session")
HIGHEST = 760
ROOMS = {
    "13 Indices": "index-cards",
    "Mord im Arosa": "grand-hotel",
    "Cluedo (1974)": "manor-house",
    "Bakerstreet": "baker-street",
}
"""A channel for each game, so that nobody meets the answers of another test."""
BEGIN, ONWARD, END = "Commencer", "Suivante", "Ouvrir une table"


@pytest.mark.parametrize("game", ROOMS)
async def test_each_page_of_a_lesson_is_one_phone_screen(open_practice_tab: OpenTab, game: str) -> None:
    """French has the longer words."""
    phone: Tab = await open_practice_tab("Odette", ROOMS[game], PHONE)
    await phone.begin("apprendre")
    await pick(phone, phone.page.get_by_label("jeu"), game)
    before = await phone.find("message").count()
    await phone.find("command-send").click()
    await expect(phone.find("message")).to_have_count(before + 1)
    box = phone.message(str(await phone.last.get_attribute("data-message-id"))).locator(".box")
    begin = box.get_by_role("button", name=BEGIN)
    await pressed_until(begin.click, lambda: expect(begin).to_have_count(0, timeout=8_000))
    pages, heights = 0, list[int]()
    end, onward = box.get_by_role("button", name=END), box.get_by_role("button", name=ONWARD)
    while not await end.count():
        pages += 1
        if await box.get_by_test_id("picture").count():  # a busy machine draws some too late: then words stand alone
            heights.append(await height(box))
            await phone.shot(f"lesson-{game[:2]}-{pages}")
        button = onward if await onward.count() else box.get_by_test_id("component-button").first
        page = str(await button.get_attribute("data-custom-id"))
        await button.click()
        await expect(box.locator(f'[data-custom-id="{page}"]')).to_have_count(0)

    print(f"| lesson of {game} | {heights} of {HIGHEST} |")
    assert pages == 8  # four questions and their answers
    assert len(heights) > pages / 2
    assert max(heights) <= HIGHEST
