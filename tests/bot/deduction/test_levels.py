"""Levels of the sheet: chosen in the lobby, the same for all, and each sheet shows what its own seat was told and no more."""

from __future__ import annotations

import re

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.deduction.messages.sheets import COUNTABLE, Selection, Sheets, Thoughts
from bot.messages.controls import Control, Kind
from bot.messages.presenter import Presenter
from bot.tables.levels import SHEET, level_of
from bot.tables.records import Level
from bot.tables.table import Table
from bot.telling.message import Reader
from games.core.contract import MEMORY, Refusal
from games.core.deduction.knowledge import Findings
from games.core.deduction.sheet import Sheet
from games.core.lines import Line
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.lanterns import guessed_wrong
from tests.games.lanterns.model import Colour
from tests.thinkers import is_awake
from tests.words import WORDS

ANN, BEN = PEOPLE[:2]
PAPER = Sheet(title=Line("sheet-title"), sections=(), columns=(), seen={})


def cell(table: Table, colour: Colour, seat: int) -> Selection:
    return Selection(list(Colour).index(colour), seat)


def press(table: Table, key: SheetKey, chosen: Selection) -> Control:
    return Control(table.record.id, 0, Kind.SHEET, key, (chosen.part,))


async def sheet(club: Club, table: Table, person: int = 0) -> str:
    """The sheet in words."""
    return (await club.press(PEOPLE[person], press(table, SheetKey.WORDS, Selection(in_words=True)))).texts[-1]


async def test_paper_shows_nothing_by_itself(club: Club) -> None:
    table = await guessed_wrong(club, SHEET, Level.PAPER)
    shown = await sheet(club, table)

    assert "__" not in shown
    assert said("sheet-why-control") not in shown
    assert not is_awake(club.thinker)
    refused = await club.press(ANN, press(table, SheetKey.WHY, Selection(0, 0)))
    assert said("refusal-sheet-is-paper") in refused.texts[-1]


async def test_a_notebook_shows_what_is_certain_and_why_and_an_analyst_also_shares(club: Club) -> None:
    table = await guessed_wrong(club, SHEET, Level.NOTEBOOK)
    own, others = (colour.open() for colour in table.state.colours)
    shown = await sheet(club, table)

    assert f"✓ __{own}__" in shown
    assert f"✓ __{others}__" not in shown
    assert "sheet-legend-analyst" not in shown
    assert not re.search(r"\d\d red", shown)

    answer = await club.press(ANN, press(table, SheetKey.WHY, cell(table, own, 0)))
    assert f"The lantern of **Ann** is {own}: no. [0](https://discord.com/channels/55/101/" in answer.texts[-1]
    open_cell = next(each for each in Colour if each != own and f"✗ __{each}__" not in shown.partition("**2**")[2])
    vague = await club.press(ANN, press(table, SheetKey.WHY, cell(table, open_cell, 1)))
    assert said("refusal-why-not-certain") in vague.texts[-1]
    forged = await club.press(ANN, press(table, SheetKey.WHY, Selection(9, 9)))
    assert said("refusal-stale") in forged.texts[-1]


async def test_shares_are_of_the_deals_that_are_left_to_each_seat(club: Club) -> None:
    table = await guessed_wrong(club, SHEET, Level.ANALYST)
    own, others = (colour.open() for colour in table.state.colours)

    shown = await sheet(club, table, 0)
    assert f"50 {others}" in shown  # of three, one guess was wrong
    assert said("sheet-legend-number") not in shown
    assert f"33 {own}" in await sheet(club, table, 1)


async def test_a_share_of_a_number_is_explained(club: Club) -> None:
    record = await club.seated(2, "bakerstreet")
    await club.lobby.option(record.id, ANN, SHEET, Level.ANALYST)
    await club.lobby.start(record.id, ANN)

    assert said("sheet-legend-number") in await sheet(club, await club.tables.load(record.id))


@pytest.mark.parametrize("zeros", [0, 12, 400])
def test_an_analyst_can_read_a_sheet_however_many_deals_are_left(zeros: int) -> None:
    thoughts = Thoughts(level=Level.ANALYST, findings=Findings(deals=34 * 10**zeros, cells={}))
    for language in WORDS.languages:
        told = "".join(Sheets(Presenter(WORDS))._title(Reader(language), PAPER, thoughts, COUNTABLE))
        assert WORDS.say(language, PAPER.title) in told
        assert ("34" in told) == (zeros < 400)


async def test_the_level_is_fixed_by_the_deal_and_nothing_but_paper_where_all_play_by_memory(club: Club) -> None:
    record = await club.seated(2, "lanterns")
    await club.lobby.option(record.id, ANN, SHEET, Level.NOTEBOOK)
    record = await club.record(record.id)
    assert level_of(record) is Level.NOTEBOOK

    await club.lobby.option(record.id, ANN, MEMORY.key, "strict")
    record = await club.record(record.id)
    assert level_of(record) is Level.PAPER
    with pytest.raises(Refusal, match="options-by-memory"):
        await club.lobby.option(record.id, ANN, SHEET, Level.NOTEBOOK)

    await club.lobby.option(record.id, ANN, MEMORY.key, "friendly")
    with pytest.raises(Refusal, match="options-wrong"):
        await club.lobby.option(record.id, ANN, SHEET, "oracle")
    with pytest.raises(Refusal, match="host-only"):
        await club.lobby.option(record.id, BEN, SHEET, Level.ANALYST)
    await club.lobby.start(record.id, ANN)
    with pytest.raises(Refusal, match="already-begun"):
        await club.lobby.option(record.id, ANN, SHEET, Level.ANALYST)


async def test_a_sheet_that_cannot_be_worked_out_stays_paper_and_says_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await guessed_wrong(club, SHEET, Level.NOTEBOOK)
    monkeypatch.setattr(club.thinker, "_patience", 0.0)

    shown = await sheet(club, table)

    assert said("refusal-unthought") in shown
    assert said("sheet-row") in shown
