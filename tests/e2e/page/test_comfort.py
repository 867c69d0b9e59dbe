"""What makes the page pleasant: nothing covers a button, Escape goes back, pictures fill the screen, and it follows the game."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.practice.page.session import awaited
from games import GAMES
from games.core.game import AnyGame
from tests.e2e.evening import an_evening
from tests.e2e.page.tabs import LAPTOP, PHONE, ROOT, OpenTab, Table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def place(found: Locator) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of what was found."""
    box = await found.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_the_way_to_the_newest_covers_nothing_and_goes_away_at_the_end(open_tab: OpenTab, screen: object) -> None:
    tab = await open_tab("Silas", "manor-house", screen)
    for _ in range(2):
        await tab.command("panel")
    newest = tab.find("to-newest")
    await expect(newest).to_be_hidden()
    await tab.find("talk").evaluate("talk => talk.scrollBy(0, -300)")
    await expect(newest).to_be_visible()
    await tab.shot("to-newest")

    assert (await place(newest))[1] >= (await place(tab.find("talk")))[3]
    assert (await place(newest))[3] <= (await place(tab.find("composer")))[1]
    await newest.click()
    await expect(newest).to_be_hidden()
    await expect(tab.last).to_be_in_viewport()
    assert await tab.find("talk").evaluate("talk => talk.scrollTop") == 0  # 1 px away, it would stay where it is
    other = await open_tab("Winifred", "manor-house")
    await other.command("panel")  # and all that comes from now on is in sight
    await expect(tab.message(await other.command("panel"))).to_be_in_viewport()


UNDER_A_MENU = """talk => [...talk.querySelectorAll("article")].flatMap(article => {
    const menu = article.querySelector(".message-menu").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(article.querySelector(".message-content"));
    return [...words.getClientRects()].filter(line => line.right > menu.left && line.top < menu.bottom - 6 && line.height < 30);
}).length"""
"""How many lines lie under the menu of their message, but for the little that a line of text has above its letters."""


async def test_on_a_phone_no_text_lies_under_the_menu_of_its_message(open_tab: OpenTab) -> None:
    tab = await open_tab("Honorine", "manor-house", PHONE)
    for n in range(3):
        await tab.find("composer").fill(f"{n} Iiiiiiiiii iiiiiiii iiiiiiiii iii iiiiiiiii iiii iiii iiiiii" * 2)
        await tab.page.keyboard.press("Enter")
        await expect(tab.last).to_contain_text(f"{n} Iiii")
    await tab.shot("menus")

    await expect(tab.last).to_have_class(
        re.compile("is-following")
    )  # without a line of its name, which keeps clear of the menu
    assert await tab.find("talk").evaluate(UNDER_A_MENU) == 0


async def test_a_form_has_the_focus_in_its_first_field_and_escape_closes_it(open_tab: OpenTab) -> None:
    tab = await open_tab("Augustus", "manor-house")
    await tab.command("panel")
    await tab.last.get_by_role("button", name="Form").click()
    form = tab.find("modal")
    await expect(form.get_by_test_id("field").first.locator(":focus")).to_have_count(1)
    await tab.page.mouse.click(5, 400)
    await expect(form).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)

    await tab.find("thread-open").click()
    await expect(tab.find("thread-name")).to_be_focused()
    await tab.page.keyboard.press("Escape")
    await expect(tab.find("thread")).to_have_count(0)


async def test_the_keyboard_goes_on_at_the_message_that_its_press_has_redrawn(open_tab: OpenTab) -> None:
    """It began anew at the top of the page, with all people and channels to go through."""
    tab = await open_tab("Augustus", "manor-house")
    panel = tab.message(await tab.command("panel"))
    await panel.get_by_role("button", name="Change").focus()
    await tab.page.keyboard.press("Enter")
    await expect(panel).to_be_focused()
    await tab.page.keyboard.press("Tab")
    await expect(panel.locator("button, a").first).to_be_focused()


async def test_the_page_and_its_word_of_a_lost_line_are_in_the_language_of_the_person(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "manor-house")
    html, lost = tab.page.locator("html"), tab.page.locator("#popup")
    said = "popup => getComputedStyle(popup, '::after').content"
    await expect(html).to_have_attribute("lang", "en")
    assert "make play" in await lost.evaluate(said)
    assert await lost.inner_text() == ""

    await tab.find("person", person="Odette Larivière").click()

    await expect(html).to_have_attribute("lang", "fr")
    await lost.evaluate("popup => popup.ariaHidden = false")
    await expect(lost).to_have_css("visibility", "visible")
    assert "La table d’essai ne répond pas" in await lost.evaluate(said)
    await asyncio.sleep(2.6 if os.environ.get("SHOTS") else 0)
    await tab.shot("lost")


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_a_picture_is_shown_as_large_as_the_screen_allows(open_tab: OpenTab, screen: object) -> None:
    tab = await open_tab("Baptiste", "grand-hotel", screen)
    await tab.command("panel")
    await tab.last.get_by_test_id("picture").click()
    await expect(tab.find("enlarged")).to_be_visible()
    await tab.shot("enlarged")

    size = tab.page.viewport_size
    assert size is not None
    assert await place(tab.find("enlarged")) == pytest.approx((0, 0, size["width"], size["height"]), abs=1)
    await tab.find("enlarged").click()
    await expect(tab.find("enlarged")).to_have_count(0)


async def test_a_page_opened_anew_keeps_the_theme_that_was_chosen(open_tab: OpenTab) -> None:
    tab = await open_tab("Silas", "manor-house")
    body, dark = tab.page.locator("body"), re.compile(r"\bbody--dark\b")
    for is_dark in (True, False):
        await tab.find("theme").click()
        theme = "dark" if is_dark else "light"
        await tab.page.wait_for_function(f"document.cookie.includes('theme={theme}')")
        await tab.page.emulate_media(color_scheme="light" if is_dark else "dark")
        await tab.page.reload()

        await (expect(body).to_have_class(dark) if is_dark else expect(body).not_to_have_class(dark))
        await expect(tab.find("composer")).to_be_visible()

    await tab.find("theme").click()
    await expect(body).to_have_class(dark)  # as the system again


@pytest.mark.parametrize("is_dark", [True, False])
async def test_the_first_press_for_another_theme_shows_whatever_the_system_has(
    open_tab: OpenTab, is_dark: bool
) -> None:
    tab = await open_tab("Silas", "manor-house")
    body, dark = tab.page.locator("body"), re.compile(r"\bbody--dark\b")
    await tab.page.emulate_media(color_scheme="dark" if is_dark else "light")
    shown = [is_dark, not is_dark, is_dark, is_dark, not is_dark]

    for n, is_now in enumerate(shown):
        if n:
            await tab.find("theme").click()
        await (expect(body).to_have_class(dark) if is_now else expect(body).not_to_have_class(dark))


async def test_the_page_follows_whose_turn_it_is_where_one_wishes(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "baker-street")
    panel = tab.message(await tab.command("panel"))
    follow = tab.find("follow")
    await follow.click()
    await expect(follow).to_have_attribute("aria-pressed", "true")
    await expect(tab.find("whoami-name")).to_have_text("Mabel Thorncroft")
    await panel.get_by_role("button", name="Change").click()

    await expect(tab.find("whoami-name")).to_have_text("Odette Larivière")
    await expect(follow).to_have_attribute("aria-pressed", "true")
    await tab.shot("followed")
    await follow.click()
    await tab.find("person", person="Mabel Thorncroft").click()
    await tab.message(str(await panel.get_attribute("data-message-id"))).get_by_role("button", name="Change").click()
    await expect(tab.find("whoami-name")).to_have_text("Mabel Thorncroft")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_the_panel_of_every_game_says_whom_the_page_should_follow(game: AnyGame, tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.game = game.info.key
        async with evening.running():
            table = await evening.seated(min(3, game.info.seats[-1]))
            turn = {evening.person_of(table, seat).user for seat in table.game.rules.turn(table.state)}

            assert turn
            assert set(awaited(evening.world, evening.channel)) == turn


@pytest.mark.parametrize("person", ["Mabel", "Odette"])
async def test_the_guide_is_right_on_a_phone(open_tab: OpenTab, person: str) -> None:
    tab = await open_tab(person, "drawing-room", PHONE)
    await tab.find("help").click()
    await tab.shot(f"guide-{person}")
    for shown in ("whoami", "follow", "open-channels"):  # what the guide speaks of is there
        await expect(tab.find(shown)).to_be_visible()
    assert await tab.page.evaluate("document.documentElement.scrollWidth") == 375
    await tab.close("guide")
    await tab.find("whoami").click()
    await expect(tab.find("people")).to_be_visible()


async def test_a_second_start_in_the_same_folder_finds_the_first_one(table: Table) -> None:
    port = table.address.rsplit(":", 1)[1]
    second = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.e2e.page.opened", port, stdout=PIPE, stderr=STDOUT,
        cwd=table.folder, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    said, _ = await second.communicate()

    assert second.returncode == 0
    assert f"already open:  {table.address}" in said.decode()
