"""Proofs of cases on a phone: each page of clues, the sheet, the answer to a mark and a deal that was asked for are each one screen."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.async_api import Locator, expect

from games.core.deduction.hint import Rung
from tests.e2e.page.clues_players import pick
from tests.e2e.page.guests import say
from tests.e2e.page.tabs import PHONE, OpenTab, Tab, choose, height

pytestmark = pytest.mark.asyncio(loop_scope="session")
HIGHEST, HIGHEST_PAGE = 760, 800
ROOMS = {
    "13 Indices": "index-cards",
    "Mord im Arosa": "grand-hotel",
    "Cluedo (1974)": "manor-house",
    "Bakerstreet": "baker-street",
}
"""A channel for each game, so that nobody meets the answers of another test."""
HINTS = (("hint-control", Rung.WHERE), ("hint-control-technique", Rung.TECHNIQUE), ("hint-control", Rung.WHAT))
"""The labels of hints, in their order."""
NOT_PROVEN, DEAL = "Pas encore prouvé", "Ceci aussi est compatible"


async def refused(phone: Tab, sheet: Locator) -> None:
    """Mark one cell after the other of the column that is asked for, until a mark doesn't follow: one row is the right one."""
    lists = sheet.get_by_test_id("component-select")
    await choose(phone, lists.last, -1)
    for row in range(3):
        await choose(phone, lists.first, row)
        await sheet.get_by_role("button", name="Oui", exact=True).click()
        await expect(sheet.locator("strong").filter(has_text=re.compile(r"prouvé\s:$", re.IGNORECASE))).to_be_visible()
        if await sheet.get_by_text(NOT_PROVEN).count():
            return
    raise AssertionError("each of three suspects was proven")


async def practised(phone: Tab, game: str, grade: str = "difficile") -> Locator:
    """Open a case to practise, and return its box."""
    await phone.begin("affaire entraînement")
    await pick(phone, phone.page.get_by_label("jeu"), game)
    await pick(phone, phone.page.get_by_label("niveau"), grade)
    before = await phone.find("message").count()
    await phone.find("command-send").click()
    await expect(phone.find("message")).to_have_count(before + 1)
    box = phone.message(str(await phone.last.get_attribute("data-message-id"))).locator(".box")
    await expect(box.get_by_role("button", name="Marquer la feuille")).to_be_visible()
    return box


@pytest.mark.parametrize("game", ROOMS)
async def test_each_page_of_a_hard_case_is_one_phone_screen(open_practice_tab: OpenTab, game: str) -> None:
    phone: Tab = await open_practice_tab("Odette", ROOMS[game], PHONE)
    box = await practised(phone, game)
    if game in ("13 Indices", "Cluedo (1974)"):
        await expect(box.get_by_test_id("picture")).to_be_visible()
    heights = [await height(box)]
    onward = box.get_by_role("button", name="Suivante", exact=True)
    while await onward.count():
        await phone.shot(f"clues-{game[:2]}-{len(heights)}")
        page = str(await onward.get_attribute("data-custom-id"))
        await onward.click()
        await expect(box.locator(f'[data-custom-id="{page}"]')).to_have_count(0)
        heights.append(await height(box))
    await phone.shot(f"clues-{game[:2]}-last")

    print(f"| clues of {game} | {heights} of {HIGHEST_PAGE} |")
    assert max(heights) <= HIGHEST_PAGE


@pytest.mark.parametrize("game", ["13 Indices", "Cluedo (1974)"])
async def test_a_proof_is_one_phone_screen_whatever_was_asked(open_practice_tab: OpenTab, game: str) -> None:
    phone: Tab = await open_practice_tab("Célestin", ROOMS[game], PHONE)
    sheet = await practised(phone, game)
    await sheet.get_by_role("button", name="Marquer la feuille").click()
    await expect(sheet.get_by_test_id("component-select").nth(1)).to_be_visible()
    heights = [await height(sheet)]
    await refused(phone, sheet)
    heights.append(await height(sheet))
    await phone.shot(f"proof-refused-{game[:2]}")
    await sheet.get_by_role("button", name="Montre-moi pourquoi").click()
    await expect(sheet.get_by_text(DEAL)).to_be_visible()
    heights.append(await height(sheet))
    await phone.shot(f"proof-deal-{game[:2]}")
    labels = [say("fr", key, rung=int(rung)) for key, rung in HINTS]
    for asked, following in pairwise(labels):
        await sheet.get_by_role("button", name=asked).click()
        sheet = phone.find("message", ephemeral="yes").last.locator(".box")  # another one, where the hint took long
        await expect(sheet.get_by_role("button", name=following)).to_be_visible(timeout=60_000)
        heights.append(await height(sheet))
    await phone.shot(f"proof-technique-{game[:2]}")
    await sheet.get_by_role("button", name="Marquer la feuille").click()
    await expect(sheet.get_by_test_id("picture")).to_be_visible()

    print(f"| proof of {game} | {heights} of {HIGHEST} |")
    assert max(heights) <= HIGHEST
