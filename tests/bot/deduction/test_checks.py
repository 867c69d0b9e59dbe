"""Checked sheets: marks are compared with what follows for their player, on request, and nobody else hears of it."""

from __future__ import annotations

import re

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.messages.controls import Control, Kind
from bot.tables.ids import ChannelId
from bot.tables.levels import HINTS, SHEET, level_of
from bot.tables.options import ON
from bot.tables.records import Level
from bot.tables.table import Table
from games.core.deduction.hint import Rung
from games.core.deduction.sheet import Cell, Sign
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.lanterns import guessed_wrong
from tests.games.lanterns.model import Colour, Guess, Hide

ANN, BEN = PEOPLE[:2]
SEATS = 2


def cell(colour: Colour, seat: int) -> Cell:
    return list(Colour).index(colour) * SEATS + seat


async def pressed(club: Club, table: Table, key: int) -> str:
    return (await club.press(ANN, Control(table.record.id, 0, Kind.SHEET, key))).texts[-1]


async def a_table(club: Club, *, has_hints: bool = True) -> Table:
    """Deal Lanterns with checked sheets."""
    record = await club.seated(SEATS, "lanterns")
    await club.lobby.option(record.id, ANN, SHEET, Level.CHECKED)
    if has_hints:
        await club.lobby.option(record.id, ANN, HINTS, ON)
    await club.lobby.start(record.id, ANN)
    return await club.tables.load(record.id)


async def dealt_by(club: Club, number: int, wrong: Colour) -> Table | None:
    """Deal by luck of this number, and let Ann guess this colour; None where that is right."""
    club.lobby._entropy = lambda size: bytes([number]) * size
    record = await club.seated(SEATS, "lanterns", channel=ChannelId(900 + number))
    await club.lobby.option(record.id, ANN, SHEET, Level.CHECKED)
    await club.lobby.start(record.id, ANN)
    for person in (ANN, BEN):
        await club.tables.act(record.id, person, Hide(spot="a1"))
    table = await club.tables.load(record.id)
    if table.state.lit[1] == wrong:
        return None
    await club.tables.act(record.id, ANN, Guess(player=Seat(1), colour=wrong))
    return await club.tables.load(record.id)


async def test_a_check_counts_marks_that_are_ruled_out_and_not_proven_and_shows_nothing_else(club: Club) -> None:
    table = await a_table(club)
    own, other = table.state.lit
    third = next(each for each in Colour if each not in (own, other))
    marks = {cell(own, 0): Sign.YES, cell(own, 1): Sign.YES, cell(other, 1): Sign.YES, cell(third, 1): Sign.NO}
    for at, sign in marks.items():
        await club.store.mark(table.record.id, ANN, at, sign.value)

    answer = await pressed(club, table, SheetKey.CHECK)

    assert level_of(table.record) is Level.CHECKED
    assert said("check-wrong", n=1) in answer
    assert said("check-unproven", n=2, wrong=1) in answer
    assert said("sheet-why-control") not in answer
    shown = await pressed(club, table, SheetKey.WORDS)
    assert "__" not in shown
    assert said("check-wrong", n=1) not in shown


async def test_a_check_of_proven_marks_alone_speaks_of_no_rest(club: Club) -> None:
    table = await a_table(club)
    await club.store.mark(table.record.id, ANN, cell(table.state.lit[0], 1), Sign.NO.value)

    assert f"{said('check-wrong', n=0)}\\nThey’re all proven." in await pressed(club, table, SheetKey.CHECK)


async def test_a_check_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(club: Club) -> None:
    """Of two deals that Ann was told alike, each other colour is marked: a check that knew the deal would differ."""
    wrong = Colour.RED
    answers: dict[Colour, dict[Colour, set[str]]] = {}
    for number in range(24):
        table = await dealt_by(club, number, wrong)
        if table is None:
            continue
        own, other = table.state.lit
        for at, sign in ((cell(colour, 1), Sign.YES) for colour in Colour if colour != own):
            await club.store.mark(table.record.id, ANN, at, sign.value)
        answers.setdefault(own, {}).setdefault(other, set()).add(
            re.sub(r"'custom_id': '[^']*'", "", await pressed(club, table, SheetKey.CHECK))
        )

    assert any(len(by_world) > 1 for by_world in answers.values())
    for by_world in answers.values():
        assert len(set.union(*by_world.values())) == 1


async def test_no_other_reader_hears_of_a_check(club: Club) -> None:
    table = await a_table(club)
    await club.store.mark(table.record.id, ANN, cell(table.state.lit[0], 0), Sign.NO.value)
    await club.delivery.idle()
    before = (dict(club.discord.__dict__), await club.record(table.record.id))

    await pressed(club, table, SheetKey.CHECK)

    assert (dict(club.discord.__dict__), await club.record(table.record.id)) == before


async def test_a_hint_names_the_marks_that_are_ruled_out_before_those_that_are_not_proven(club: Club) -> None:
    table = await a_table(club)
    own, other = table.state.lit
    await club.store.mark(table.record.id, ANN, cell(own, 1), Sign.YES.value)
    await club.store.mark(table.record.id, ANN, cell(other, 1), Sign.YES.value)

    wrong = await pressed(club, table, SheetKey.HINT + Rung.WHICH)
    again = await pressed(club, table, SheetKey.HINT + Rung.WHICH)

    assert f"**This can’t be:** {own}, P12: ✓" in wrong
    assert f"{other}, P12: ✓" not in wrong
    assert said("hint-count", n=1) in wrong
    assert again == wrong
    await club.store.mark(table.record.id, ANN, cell(own, 1), Sign.NO.value)
    unproven = await pressed(club, table, SheetKey.HINT + Rung.WHICH)
    assert f"**Not proven yet:** {other}, P12: ✓" in unproven
    assert said("hint-count", n=2) in unproven
    await club.store.mark(table.record.id, ANN, cell(other, 1), "")
    assert said("refusal-check-all-proven") in await pressed(club, table, SheetKey.HINT + Rung.WHICH)
    assert [seat.hints for seat in (await club.record(table.record.id)).seats] == [2, 0]


async def test_where_no_hints_are_allowed_none_names_a_mark(club: Club) -> None:
    table = await a_table(club, has_hints=False)

    assert said("check-which-control") not in str(vars(await club.press(ANN, sheet_of(table))))
    assert said("refusal-no-hints") in await pressed(club, table, SheetKey.HINT + Rung.WHICH)
    assert said("refusal-check-nothing") in await pressed(club, table, SheetKey.CHECK)


@pytest.mark.parametrize("level", [Level.PAPER, Level.NOTEBOOK])
async def test_on_other_levels_a_check_is_refused(club: Club, level: Level) -> None:
    table = await guessed_wrong(club, SHEET, level)

    assert said("refusal-stale") in await pressed(club, table, SheetKey.CHECK)
    assert said("check-control") not in str(vars(await club.press(ANN, sheet_of(table))))


def sheet_of(table: Table) -> Control:
    return Control(table.record.id, 0, Kind.SHEET, SheetKey.WORDS)
