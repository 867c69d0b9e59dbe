"""Heights on a phone: in the middle of each game a panel, a desk and a sheet, after the end a page of an inquest and a frame."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from tests.builders import long_run
from tests.e2e.page.clues_players import pick
from tests.e2e.page.midgame import MOVES, ON_PAPER, OVER
from tests.e2e.page.tabs import PHONE, OpenTab, Tab, choose, height, opened, pressed_until, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")
PANEL, DESK, SHEET, INQUEST, FRAME = 720, 760, 760, 760, 800
READERS = {"fr": ("Adèle", "Ma feuille", "Non", "Pourquoi ?"), "en": ("Boris", "My sheet", "No", "Why?")}
"""One who reads French and one who reads English, at tables in French; and labels of their sheets."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_phone(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[OpenTab]:
    """Open tabs at a practice table with a game of each kind in its middle, with as many players as it takes."""
    async with (
        opened(tmp_path_factory.mktemp("heights"), "tests.e2e.page.midgame", "6", patience=150) as one,
        tabs(browser, one.address) as open_one,
    ):
        yield open_one


async def open_desk(phone: Tab) -> Locator:
    """Press the panel's button; give the box of the desk."""
    mine = phone.find("message", ephemeral="yes")
    before = await mine.last.get_attribute("data-message-id") if await mine.count() else ""
    anew = mine.last.and_(phone.page.locator(f':not([data-message-id="{before}"])'))
    box = anew.locator(".box")
    await pressed_until(
        phone.panel.get_by_role("button", name="Mon bureau").click,
        lambda: expect(box.get_by_test_id("component-select").last).to_be_visible(timeout=8_000),
    )
    return box


async def open_sheet(phone: Tab, box: Locator, label: str) -> None:
    """Go from the desk to the sheet, with its picture and its controls."""
    await pick(phone, box.get_by_test_id("component-select").last, label)
    await expect(box.get_by_test_id("component-select").nth(2)).to_be_visible()
    await expect(box.get_by_test_id("picture")).to_be_visible()


@pytest.mark.parametrize(
    ("place", "locale"), [*((key, "fr") for key in MOVES), pytest.param(ON_PAPER, "en", marks=long_run)]
)
async def test_a_sheet_is_one_phone_screen_and_takes_two_presses_to_mark(
    open_phone: OpenTab, place: str, locale: str
) -> None:
    """French has the longer words."""
    person, label, no, why = READERS[locale]
    phone: Tab = await open_phone(person, place, PHONE)
    panel = await height(phone.panel)
    await phone.shot(f"panel-{place}-{locale}")
    sheet = await open_desk(phone)
    desk = await height(sheet)
    await phone.shot(f"desk-{place}-{locale}")
    await open_sheet(phone, sheet, label)
    heights = [await height(sheet)]
    rows, columns = sheet.get_by_test_id("component-select").first, sheet.get_by_test_id("component-select").nth(-2)
    sign = sheet.get_by_role("button", name=no, exact=True)
    await choose(phone, columns, 1)
    await choose(phone, rows, 2)
    await expect(sign).to_be_enabled()
    await sign.click()
    await expect(sign).to_have_count(0)  # the way to clear the cell is in its place
    heights.append(await height(sheet))
    await phone.shot(f"sheet-{place}-{locale}")

    sheet = await open_desk(phone)
    await open_sheet(phone, sheet, label)
    sign = sheet.get_by_role("button", name=no, exact=True)
    await choose(phone, sheet.get_by_test_id("component-select").first, 3)
    await sign.click()
    await expect(sign).to_have_count(0)
    if place != ON_PAPER:
        asked = sheet.get_by_role("button", name=why)
        await asked.click()
        answer = sheet.locator(".words").last
        await expect(answer).not_to_be_empty()
        await expect(asked).to_be_in_viewport()
        await expect(answer).to_be_in_viewport()
        await phone.shot(f"sheet-why-{place}-{locale}")
    print(f"| {place} | {locale} | panel {panel} of {PANEL} | desk {desk} of {DESK} | sheet {heights} of {SHEET} |")
    assert panel <= PANEL
    assert desk <= DESK
    assert max(heights) <= SHEET


async def opened_on(phone: Tab, label: str) -> Locator:
    """Press a button of the panel; give the box of the new private answer."""
    answer = phone.find("message", ephemeral="yes")
    before = await answer.count()
    await pressed_until(
        phone.panel.get_by_role("button", name=label, exact=True).click,
        lambda: expect(answer).to_have_count(before + 1, timeout=20_000),
    )
    return answer.last.locator(".box")


async def turned(box: Locator, label: str) -> None:
    """Press a button of a box, and wait until it shows something else."""
    button = box.get_by_role("button", name=label, exact=True)
    pressed = str(await button.get_attribute("data-custom-id"))
    await button.click()
    await expect(box.locator(f'[data-custom-id="{pressed}"]')).to_have_count(0)


async def test_each_page_of_an_inquest_and_each_frame_of_the_theatre_is_one_phone_screen(open_phone: OpenTab) -> None:
    phone: Tab = await open_phone("Adèle", OVER, PHONE)
    panel = await height(phone.panel)
    inquest = await opened_on(phone, "Enquête")
    await expect(inquest.get_by_test_id("picture")).to_be_visible()
    pages = [await height(inquest)]
    await phone.shot("inquest-1")
    while await inquest.get_by_role("button", name="Suivante", exact=True).count():
        await turned(inquest, "Suivante")
        pages.append(await height(inquest))
        await phone.shot(f"inquest-{len(pages)}")
    assert not await inquest.get_by_test_id("picture").count() or len(pages) == 1

    theatre = await opened_on(phone, "Revoir la partie")
    frames: list[int] = []
    for way in ("Suivant", "Tournant suivant", "Fin"):
        await expect(theatre.get_by_test_id("picture")).to_be_visible()
        frames.append(await height(theatre))
        await phone.shot(f"theatre-{len(frames)}")
        await turned(theatre, way)
    await expect(theatre.get_by_test_id("picture")).to_be_visible()
    frames.append(await height(theatre))
    await phone.shot("theatre-last")

    print(f"| panel {panel} of {PANEL} | pages of an inquest {pages} of {INQUEST} | frames {frames} of {FRAME} |")
    assert panel <= PANEL
    assert max(pages) <= INQUEST
    assert max(frames) <= FRAME
