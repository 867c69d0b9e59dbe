"""A case that two people solve together on their phones, in two languages: to its end, over a reload, and in a long run over the death of the bot."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

import bot.rooms  # noqa: F401  the rows of every room
from bot.cases.joint_records import JointId
from bot.cases.joint_store import StoredJointCases
from bot.cases.making import prove
from bot.store.database import Database
from games import BY_KEY
from games.core.deduction.proof import ProofSheet
from games.core.deduction.puzzle import read
from games.core.deduction.sheet import Sign
from tests.e2e.page.clues_players import pick
from tests.e2e.page.tabs import PHONE, Tab, choose, height, opened, pressed_until, tabs
from tests.soak import SOAK

pytestmark = pytest.mark.asyncio(loop_scope="session")
ROOM = "manor-house"
PANEL, PAGE, SHEET = 720, 800, 760
ANSWERED = re.compile(r"^(Not proven yet|Proven|Pas encore prouvé|Prouvé)\s?:$")
REFUSED = 7
"""More marks than the post lists."""


async def proof_of(folder: Path) -> ProofSheet:
    """Read the case that is stored, as somebody who sees through walls."""
    (file,) = [*folder.glob("var/practice/*/alibi.db")]  # noqa: ASYNC240 (once, and a test)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    try:
        text = (await StoredJointCases(database).case(JointId(1))).text
    finally:
        await database.close()
    return await asyncio.to_thread(prove, read(text, BY_KEY))


async def sheet_of(phone: Tab, label: str) -> tuple[Locator, list[int]]:
    """Open the clues by the post for all, and their sheet; return its box and the heights on the way."""
    answers = phone.find("message", ephemeral="yes")
    before = await answers.count()
    button = phone.page.get_by_role("button", name="Clues and sheet").last
    await pressed_until(button.click, lambda: expect(answers).to_have_count(before + 1, timeout=15_000))
    box = answers.last.locator(".box")
    to_sheet = box.get_by_role("button", name=label)
    await expect(to_sheet).to_be_visible()
    page = await height(box)
    await to_sheet.click()
    await expect(box.get_by_test_id("component-select").nth(1)).to_be_visible()
    await expect(box.get_by_test_id("picture")).to_be_visible()
    return box, [page, await height(box)]


async def marked(phone: Tab, box: Locator, row: int, yes: str) -> None:
    """Mark a row in the column that is chosen."""
    await choose(phone, box.get_by_test_id("component-select").first, row)
    await box.get_by_role("button", name=yes, exact=True).click()
    await expect(box.locator("strong").filter(has_text=ANSWERED)).to_be_visible()


async def test_two_people_solve_a_case_together_on_their_phones(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("joint")
    async with opened(folder, "bot", "--practice") as table, tabs(browser, table.address) as open_one:
        english, french = [await open_one(name, ROOM, PHONE) for name in ("Mabel", "Célestin")]
        await english.begin("case together")
        await pick(english, english.page.get_by_label("game"), "Cluedo")
        await pick(english, english.page.get_by_label("grade"), "easy")  # found soonest: some others take half a minute
        await english.find("command-send").click()
        post = english.find("message", ephemeral="no").filter(has_text="A case for all of you").last.locator(".box")
        await expect(post).to_be_visible()
        await english.shot("joint-opened")
        proof = await proof_of(folder)
        column = len(proof.sheet.columns) - 1
        rows = {proof.sheet.place(cell)[0] for cell in proof.asked}
        wrong = [row for row in range(len(proof.sheet.rows)) if row not in rows]
        wrong = [row for row in wrong if proof.certain.get(proof.sheet.at(row, column)) == Sign.NO]

        mine, pages = await sheet_of(english, "Mark the sheet")
        theirs, more = await sheet_of(french, "Marquer la feuille")
        await choose(english, mine.get_by_test_id("component-select").last, column)
        await choose(french, theirs.get_by_test_id("component-select").last, column)
        panels = [await height(post)]
        for n, row in enumerate(wrong[:REFUSED]):
            await (marked(french, theirs, row, "Oui") if n % 2 else marked(english, mine, row, "Yes"))
        await expect(post).to_contain_text(f"refused marks: {REFUSED}")
        panels.append(await height(post))
        sheets = [await height(mine), await height(theirs)]
        await english.shot("joint-refused")
        await french.shot("joint-refused-fr")

        await french.page.reload()
        await expect(french.find("message")).not_to_have_count(0)
        await expect(french.find("message", ephemeral="yes")).to_have_count(0)  # so it is in Discord
        if SOAK:
            await english.kill_and_start()
        theirs, _ = await sheet_of(french, "Marquer la feuille")
        await choose(french, theirs.get_by_test_id("component-select").last, column)
        *first, last = sorted(rows)
        for row in first:
            await marked(french, theirs, row, "Oui")
        mine, _ = await sheet_of(english, "Mark the sheet")
        await choose(english, mine.get_by_test_id("component-select").last, column)
        await choose(english, mine.get_by_test_id("component-select").first, last)
        await mine.get_by_role("button", name="Yes", exact=True).click()

        ending = english.posts.filter(has_text="Case closed together")
        await expect(ending).to_have_count(1)
        await expect(ending).to_contain_text("🟥" * REFUSED + "🟩" * len(rows))
        await expect(post).to_contain_text("This case is closed.")
        panels.append(await height(post))
        await english.shot("joint-over")
        await french.shot("joint-over-fr")

    print(f"| joint case | post {panels} of {PANEL} | page and sheet {pages}, {more} | sheets {sheets} of {SHEET} |")
    assert max(panels) <= PANEL
    assert max(pages[0], more[0]) <= PAGE
    assert max(pages[1], more[1], *sheets) <= SHEET
