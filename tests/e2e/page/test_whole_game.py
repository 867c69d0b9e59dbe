"""What somebody does who has never seen the project: open the page, play 13 Indices to its winner, kill the bot on the way."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.page.conftest import LAPTOP, PHONE, OpenTab, Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAYERS = ("Mabel", "Augustus", "Winifred")  # these read English
ROOM = "index-cards"


async def test_three_players_play_to_the_winner_and_the_bot_dies_on_the_way(open_real_tab: OpenTab) -> None:
    tabs = {name: await open_real_tab(name, ROOM, PHONE if name == "Winifred" else LAPTOP) for name in PLAYERS}
    mabel = tabs["Mabel"]
    await mabel.begin("table new")
    await _pick(mabel, mabel.page.get_by_label("game"), "13 Clues")
    await mabel.find("command-send").click()
    for name in ("Augustus", "Winifred"):
        await _join(tabs[name], name)
    await _press(mabel, "Start")

    for tab in tabs.values():
        await _choose(tab)
    await expect(mabel.find("message").filter(has_text="All have chosen")).to_have_count(1)

    await _kill_and_start(mabel)

    active = await _active(mabel)
    asking = tabs[active]
    form = await _form(asking, "Question a witness")
    await form.get_by_label("Which witness?").click()
    await asking.page.get_by_role("option").first.click()
    await form.get_by_label("How many cards").click()
    await asking.page.get_by_role("option", name="Red").click()
    await form.get_by_test_id("modal-submit").click()
    await expect(mabel.find("message").filter(has_text="How many red cards do you see?")).to_have_count(1)

    winner = await _active(mabel)
    case = await _case_of(tabs, winner)
    await _accuse(tabs[winner], case)

    await expect(mabel.find("message").filter(has_text="has solved the case and wins")).to_have_count(1)
    answer = mabel.find("message", ephemeral="yes").last
    for _ in range(4):  # if the panel was just being drawn anew, a person presses again
        await _press(mabel, "Log")
        with contextlib.suppress(AssertionError):
            await expect(answer).to_contain_text("How many red cards do you see?")
            break
    await expect(answer).to_contain_text("has solved the case")
    await _press(mabel, "File of the game")
    await expect(answer.get_by_test_id("download")).to_contain_text("table.json")


async def _pick(tab: Tab, field: Locator, name: str) -> None:
    """Choose from a list; a person who clicks while the field is still taking the focus clicks again."""
    option = tab.page.get_by_role("option", name=name)
    for _ in range(5):
        await field.click()
        with contextlib.suppress(AssertionError):
            await expect(option).to_be_visible(timeout=1_500)
            break
    await option.click()


async def _press(tab: Tab, label: str) -> None:
    await tab.find("component-button").filter(has_text=re.compile(f"^{label}$")).last.click()


async def _join(tab: Tab, name: str) -> None:
    """Sit down; if the panel was just being drawn anew, press again."""
    for _ in range(4):
        await _press(tab, "Join")
        with contextlib.suppress(AssertionError):
            await expect(tab.last).to_contain_text(name, timeout=8_000)
            break


async def _form(tab: Tab, label: str) -> Locator:
    """Press what opens a form; if the panel was just being drawn anew, press again."""
    form = tab.find("modal")
    for _ in range(4):
        await _press(tab, label)
        with contextlib.suppress(AssertionError):
            await expect(form).to_be_visible(timeout=8_000)
            break
    return form


async def _choose(tab: Tab) -> None:
    form = await _form(tab, "Choose my three cards")
    for field in ("person", "place", "weapon"):
        await form.get_by_label(f"The {field} for your left neighbour").click()
        await tab.page.get_by_role("option").first.click()
    await form.get_by_test_id("modal-submit").click()
    await expect(form).to_have_count(0)


async def _kill_and_start(tab: Tab) -> None:
    await tab.find("controls").click()
    await tab.find("bot-kill").click()
    await expect(tab.find("bot-state")).not_to_have_attribute("data-state", "running")
    await tab.find("bot-start").click()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "running")
    await tab.close("controls")


async def _active(tab: Tab) -> str:
    """Read on the panel whose turn it is."""
    said = await tab.find("message").filter(has_text="to play, with").last.inner_text()
    found = re.findall(r"@?(\w+) \w+\s+to play, with", said)
    return str(found[-1])


async def _case_of(tabs: dict[str, Tab], owner: str) -> list[str]:
    """Look at the desk of somebody else, who sees the three cards that the owner is looking for."""
    other = next(tab for name, tab in tabs.items() if name != owner)
    for _ in range(4):
        await _press(other, "My desk")
        with contextlib.suppress(AssertionError):
            await expect(other.last).to_contain_text("Behind your screen")
            break
    desk = await other.last.inner_text()
    found = re.search(rf"{owner} \w+\s+has on the screen: (.*?)\.", desk)
    assert found, desk
    return [
        each.strip() for each in re.sub(r"\([^)]*\)", "", found[1]).replace(" and ", ",").split(",") if each.strip()
    ]


async def _accuse(tab: Tab, case: list[str]) -> None:
    form = await _form(tab, "Accuse")
    for field, card in zip(("The culprit", "The scene of the crime", "The weapon"), case, strict=True):
        await form.get_by_label(field).click()
        await tab.page.get_by_role("option", name=re.compile(f"^{card} ")).click()
    await form.get_by_test_id("modal-submit").click()
