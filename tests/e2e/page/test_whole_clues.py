"""What somebody does who has never seen the project: open the page, play 13 Indices to its winner, kill the bot on the way."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.page.clues_players import (
    PLAYERS,
    ROOM,
    accuse,
    ask_for_red,
    case_of,
    choose,
    join,
    kill_and_start,
    pick,
    press,
    who_plays,
)
from tests.e2e.page.conftest import LAPTOP, PHONE, OpenTab
from tests.e2e.page.tabs import pressed_until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_three_players_play_to_the_winner_and_the_bot_dies_on_the_way(open_real_tab: OpenTab) -> None:
    tabs = {name: await open_real_tab(name, ROOM, PHONE if name == "Winifred" else LAPTOP) for name in PLAYERS}
    mabel = tabs["Mabel"]
    await mabel.begin("table new")
    await pick(mabel, mabel.page.get_by_label("game"), "13 Clues")
    await mabel.find("command-send").click()
    for name in ("Augustus", "Winifred"):
        await join(tabs[name], name)
    await press(mabel, "Start")

    for tab in tabs.values():
        await choose(tab)
    await expect(mabel.posts.filter(has_text="Everybody has chosen")).to_have_count(1)

    await kill_and_start(mabel)

    active = await who_plays(mabel)
    asking = tabs[active]
    await ask_for_red(asking)
    await expect(mabel.posts.filter(has_text="How many red cards do you see?")).to_have_count(1)

    winner = await who_plays(mabel)
    case = await case_of(tabs, winner)
    await accuse(tabs[winner], case)

    await expect(mabel.posts.filter(has_text="has solved the case and wins")).to_have_count(1)
    answer = mabel.find("message", ephemeral="yes").last
    await pressed_until(
        lambda: press(mabel, "Log"), lambda: expect(answer).to_contain_text("How many red cards do you see?")
    )
    await expect(answer).to_contain_text("has solved the case")
    await press(mabel, "Game file")
    await expect(answer.get_by_test_id("download")).to_contain_text("table.json")
