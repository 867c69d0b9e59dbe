"""Whoever closes or kills the practice table and opens it again finds the game where it was; whoever wants an empty server gets one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.practice.loopback.model import Message
from bot.practice.loopback.world_store import FILE, read
from bot.tables.pace import PACES, SHORT_PACE, last_moment
from tests.builders import long_run
from tests.e2e.page.clues_players import (
    PLAYERS,
    ROOM,
    accuse,
    ask_for_red,
    case_of,
    choose,
    join,
    pick,
    press,
    who_plays,
)
from tests.e2e.page.conftest import OpenTab, Tab
from tests.e2e.page.tabs import ROOT, opened, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Sitting:
    """One start of `make play`, with a tab for each player, until it is closed or killed."""

    def __init__(self, process: asyncio.subprocess.Process, players: dict[str, Tab]) -> None:
        self.process = process
        self.players = players

    async def end(self, how: signal.Signals) -> None:
        # A tab that is open would rightly complain of the lost line, and this is not about that.
        await asyncio.gather(*(tab.page.goto("about:blank") for tab in self.players.values()))
        self.process.send_signal(how)
        await self.process.wait()


@asynccontextmanager
async def sitting(browser: Browser, folder: Path, port: int) -> AsyncIterator[Sitting]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "--practice", stdout=PIPE, stderr=STDOUT, cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LANG": "C", "PRACTICE_PORT": str(port)},
    )  # fmt: skip
    assert process.stdout is not None
    said: list[str] = []
    try:
        async with asyncio.timeout(30):
            while not (said and f":{port}" in said[-1]):
                said.append((await process.stdout.readline()).decode())
                assert said[-1], said
        reading = asyncio.create_task(process.stdout.read())
        async with tabs(browser, f"http://127.0.0.1:{port}") as open_one:
            yield Sitting(process, {name: await open_one(name, ROOM) for name in PLAYERS})
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert "Traceback" not in (await reading).decode()


def told(folder: Path, port: int) -> dict[int, Message]:
    """Return what the bot told, by the number that Discord gave it, as it is in the file."""
    world = read(folder / "var/practice" / str(port) / FILE)
    assert world is not None
    return {number: each for number, each in world.messages.items() if each.author is world.bot}


@long_run
async def test_a_table_killed_and_closed_in_the_middle_of_a_game_is_found_as_it_was(
    browser: Browser, chromium: str, tmp_path: Path
) -> None:
    port = free_port()
    async with sitting(browser, tmp_path, port) as first:
        mabel = first.players["Mabel"]
        await mabel.begin("table new")
        await pick(mabel, mabel.page.get_by_label("game"), "13 Clues")
        await mabel.find("command-send").click()
        for name in PLAYERS[1:]:
            await join(first.players[name], name)
        await press(mabel, "Start")
        for tab in first.players.values():
            await choose(tab)
        await first.end(signal.SIGKILL)  # the choice is stored, and hardly anything of it is told
    before = told(tmp_path, port)

    async with sitting(browser, tmp_path, port) as second:
        mabel = second.players["Mabel"]
        await expect(mabel.posts.filter(has_text="Everybody has chosen")).to_have_count(1)
        asking = second.players[await who_plays(mabel)]
        await ask_for_red(asking)
        await expect(mabel.posts.filter(has_text="How many red cards do you see?")).to_have_count(1)
        await second.end(signal.SIGTERM)
    assert second.process.returncode == 0
    between = told(tmp_path, port)

    async with sitting(browser, tmp_path, port) as third:
        mabel = third.players["Mabel"]
        await expect(mabel.posts.filter(has_text="How many red cards do you see?")).to_have_count(1)
        winner = await who_plays(mabel)
        await accuse(third.players[winner], await case_of(third.players, winner))
        await expect(mabel.posts.filter(has_text="has solved the case and wins")).to_have_count(1)
        await expect(mabel.page.get_by_role("img").first).to_be_visible()
        await _a_week_later(mabel)
        await third.end(signal.SIGTERM)

    after = told(tmp_path, port)
    posts = {number for number, each in before.items() if not each.is_v2}
    assert posts <= set(between)
    assert {number for number, each in between.items() if not each.is_v2} <= set(after)
    repeated = {nonce: n for nonce, n in Counter(each.nonce for each in after.values() if each.nonce).items() if n > 1}
    assert repeated == {}
    letters = Counter((each.channel.id, each.text) for each in after.values() if each.channel.recipient)
    assert len({channel for channel, _ in letters}) == len(PLAYERS)
    assert {letter: n for letter, n in letters.items() if n > 1} == {}


async def _a_week_later(tab: Tab) -> None:
    """Turn the clock of the page forward: the bot, started again, goes by it too."""
    await tab.find("controls").click()
    before = await tab.find("time-now").inner_text()
    await tab.find("time-skip-168").click()
    await expect(tab.find("time-now")).not_to_have_text(before)
    await expect(tab.find("time-skip-168")).to_be_enabled()
    (day,) = re.findall(r"\d+ \w+ \d{4}", await tab.find("time-now").inner_text())
    await tab.close("controls")
    await tab.begin("table new")
    await pick(tab, tab.page.get_by_label("game"), "Bakerstreet")
    await tab.find("command-send").click()
    await tab.last.get_by_role("button", name="More").click()
    end = last_moment(datetime.strptime(day, "%d %B %Y").replace(tzinfo=UTC), PACES[SHORT_PACE])
    assert end is not None
    await expect(tab.last).to_contain_text(f"this game ends by {end.day} {end:%B %Y} at the latest")


async def test_an_empty_server_is_asked_for_twice_and_begins_anew_in_every_tab(
    browser: Browser, chromium: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, "tests.e2e.page.opened") as table, tabs(browser, table.address) as open_one:
        mabel, celestin = await _two(open_one)
        await mabel.find("composer").fill("This will be forgotten")
        await mabel.page.keyboard.press("Enter")
        await expect(celestin.find("message")).to_have_count(1)
        await expect(mabel.find("composer")).to_have_value("")
        await mabel.command("panel")
        await expect(celestin.find("message")).to_have_count(2)
        await mabel.find("controls").click()
        await mabel.find("anew").click()
        await mabel.find("anew-cancel").click()
        await expect(mabel.find("anew-cancel")).to_have_count(0)  # what asked is gone: it is called as the button is
        await expect(mabel.find("message")).to_have_count(2)
        await mabel.find("anew").click()
        await mabel.find("anew-sure").click()

        for tab, name in ((mabel, "Mabel"), (celestin, "Célestin")):
            await expect(tab.find("message")).to_have_count(0)
            await expect(tab.find("whoami-name")).to_contain_text(name)
            await expect(tab.find("bot-status")).to_have_attribute("data-state", "running")
        assert re.fullmatch(r"\d+", await celestin.command("panel"))
        await expect(mabel.find("message")).to_have_count(1)


async def _two(open_one: OpenTab) -> tuple[Tab, Tab]:
    return await open_one("Mabel", "baker-street"), await open_one("Célestin", "baker-street")
