"""Hints: allowed in the lobby, made from what a seat was told, counted before they are given, and told to all at the end."""

from __future__ import annotations

import asyncio

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.ids import FIRST_RIVAL, UserId
from bot.tables.levels import HINTS, SHEET, allows_hints, offers_hints
from bot.tables.options import OFF, ON
from bot.tables.records import Level
from bot.tables.table import Table
from bot.telling.message import Reader
from games.cluedo.actions import Accuse, End, Suggest
from games.clues.actions import Ask, Choose
from games.core.contract import MEMORY, Refusal
from games.core.deduction.hint import LADDER, Rung
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, fixed, said
from tests.bot.ui.lanterns import guessed_wrong
from tests.games.lanterns.model import Guess
from tests.words import WORDS

ANN, BEN, CLEO = PEOPLE[:3]


async def a_table(club: Club, *, value: str = ON) -> Table:
    """Deal 13 Clues to three, and let whoever begins ask two questions, or as many as there are turns for."""
    record = await club.seated(3, "clues")
    await club.lobby.option(record.id, ANN, HINTS, value)
    await club.lobby.start(record.id, ANN)
    table = await club.tables.load(record.id)
    for person in (ANN, BEN, CLEO):
        legal = table.game.rules.legal(table.state, table.seat_of(person))
        await club.tables.act(record.id, person, next(each for each in legal if isinstance(each, Choose)))
    for _ in range(6):
        await ask(club, table)
    return await club.tables.load(record.id)


async def ask(club: Club, table: Table) -> None:
    now = await club.tables.load(table.record.id)
    (seat,) = now.game.rules.turn(now.state)
    asks = [each for each in now.game.rules.legal(now.state, seat) if isinstance(each, Ask) and not each.secret]
    await club.tables.act(table.record.id, now.player(seat).user, asks[(7 * now.n) % len(asks)])


def hint(table: Table, rung: Rung) -> Control:
    return Control(table.record.id, 0, Kind.SHEET, SheetKey.HINT + rung)


async def given(club: Club, table: Table) -> list[int]:
    record = await club.store.get(table.record.id)
    assert record is not None
    return [seat.hints for seat in record.seats]


async def test_hints_are_offered_where_a_game_can_conclude_and_nobody_plays_by_memory(club: Club) -> None:
    record = await club.seated(2, "lanterns")
    assert not record.terms.has_hints
    await club.lobby.option(record.id, ANN, HINTS, ON)
    on = await club.lobby.option(record.id, ANN, MEMORY.key, "friendly")
    assert allows_hints(on)
    strict = await club.lobby.option(record.id, ANN, MEMORY.key, "strict")
    assert not allows_hints(strict)
    with pytest.raises(Refusal, match="options-by-memory"):
        await club.lobby.option(record.id, ANN, HINTS, ON)
    with pytest.raises(Refusal, match="options-wrong"):
        await club.lobby.option(record.id, ANN, HINTS, "all")


@pytest.mark.parametrize(("game", "level", "offered"), [
    ("bakerstreet", Level.CHECKED, True), ("bakerstreet", Level.ANALYST, False), ("clues", Level.ANALYST, True),
])  # fmt: skip
async def test_hints_are_announced_where_there_is_one_to_ask_for(
    club: Club, game: str, level: Level, offered: bool
) -> None:
    """A sheet with findings leaves questions alone to ask for, and Bakerstreet has none."""
    record = await club.seated(2, game)
    await club.lobby.option(record.id, ANN, HINTS, ON)
    record = await club.lobby.option(record.id, ANN, SHEET, level)

    assert offers_hints(record) is offered
    lobbies = Presenter(WORDS).lobbies
    assert (said("lobby-hints-allowed") in [*lobbies.sheets(record, Reader("en"))]) is offered
    assert (said("hints-idle") in lobbies.more(record, Reader("en"))) is not offered


async def test_a_table_without_hints_gives_none(club: Club) -> None:
    table = await a_table(club, value=OFF)

    for rung in LADDER:
        assert said("refusal-no-hints") in (await club.press(ANN, hint(table, rung))).texts[-1]
    assert sum(await given(club, table)) == 0


async def test_a_hint_leads_from_where_to_look_to_what_follows_and_shows_nothing_else_on_paper(club: Club) -> None:
    table = await guessed_wrong(club, HINTS, ON)
    own = table.state.colours[0].open()

    where = (await club.press(ANN, hint(table, Rung.WHERE))).texts[-1]
    assert "Where to look" in where
    assert "no. [0](https://discord.com/channels/" in where
    assert f"is {own}" not in where
    assert "__" not in where
    assert "Your first hint" in where
    assert said("hint-control-technique") in where
    technique = (await club.press(ANN, hint(table, Rung.TECHNIQUE))).texts[-1]
    assert f"**Which technique:** {said('technique-lanterns-told')}" in technique
    assert said("technique-lanterns-told-page").partition("\n")[0] in technique
    assert f"is {own}" not in technique
    what = (await club.press(ANN, hint(table, Rung.WHAT))).texts[-1]
    assert f"The lantern of **Ann** is {own}" in what
    assert "no. 3 in this game" in what
    assert await given(club, table) == [3, 0]


async def test_the_same_hint_pressed_twice_at_once_or_again_counts_once(club: Club) -> None:
    table = await a_table(club)

    first, second = await asyncio.gather(*(club.press(ANN, hint(table, Rung.WHERE)) for _ in range(2)))
    third = await club.press(ANN, hint(table, Rung.WHERE))

    assert first.texts[-1] == second.texts[-1] == third.texts[-1]
    assert await given(club, table) == [1, 0, 0]
    what = await club.press(ANN, hint(table, Rung.WHAT))
    assert await given(club, table) == [2, 0, 0]
    assert what.texts[-1].index("Why ") < what.texts[-1].index(said("hint-count", n=2))  # the conclusion comes first
    await ask(club, table)
    await club.press(ANN, hint(table, Rung.WHERE))
    assert await given(club, table) == [3, 0, 0]  # the game has gone on: it may say something else


async def test_the_same_hint_counts_once_also_where_the_bot_was_started_anew_in_between(club: Club) -> None:
    table = await a_table(club)
    (seat,) = table.game.rules.turn(table.state)
    person = table.player(seat).user
    before = [(await club.press(person, hint(table, rung))).texts[-1] for rung in LADDER]
    assert sum(await given(club, table)) == len(LADDER)

    anew = Club(club.store)
    after = [(await anew.press(person, hint(table, rung))).texts[-1] for rung in LADDER]
    await anew.thinker.close()

    assert sum(await given(club, table)) == len(LADDER)
    for n, (first, again) in enumerate(zip(before, after, strict=True), start=1):
        assert again == first.replace(said("hint-count", n=n), said("hint-count", n=len(LADDER)))


async def test_what_was_marked_rightly_needs_no_hint_and_what_is_not_given_is_not_counted(club: Club) -> None:
    table = await guessed_wrong(club, HINTS, ON)
    findings = await club.conclusions.findings(table, Seat(0))
    for cell in findings.cells:
        if (value := findings.certain(cell)) is not None:
            await club.store.mark(table.record.id, ANN, cell, value)

    answer = await club.press(ANN, hint(table, Rung.WHERE))

    assert said("refusal-hint-nothing") in answer.texts[-1]
    assert await given(club, table) == [0, 0]


async def test_a_good_question_is_named_on_ones_turn_with_what_it_should_tell(club: Club) -> None:
    table = await a_table(club)
    (seat,) = table.game.rules.turn(table.state)
    idle = next(each for each in table.record.seats if each.seat != seat).user

    asked = (await club.press(table.player(seat).user, hint(table, Rung.ASK))).texts[-1]
    assert "A good question now" in asked
    assert "%" in asked
    assert said("refusal-hint-not-now") in (await club.press(idle, hint(table, Rung.ASK))).texts[-1]
    assert sum(await given(club, table)) == 1


async def test_before_the_first_turn_there_is_no_good_question(club: Club) -> None:
    record = await club.seated(3, "clues")
    await club.lobby.option(record.id, ANN, HINTS, ON)
    await club.lobby.start(record.id, ANN)
    table = await club.tables.load(record.id)

    for rung in LADDER:
        assert said("refusal-hint-nothing") in (await club.press(ANN, hint(table, rung))).texts[-1]
    assert sum(await given(club, table)) == 0


async def test_the_end_tells_all_how_many_hints_everybody_had(club: Club) -> None:
    table = await guessed_wrong(club, HINTS, ON)
    await club.press(ANN, hint(table, Rung.WHERE))
    now = await club.tables.load(table.record.id)
    await club.tables.act(table.record.id, BEN, Guess(player=Seat(0), colour=now.state.colours[0].open()))

    closing = Presenter(WORDS).closings.closing(await club.tables.load(table.record.id))

    assert "Hints: **Ann** 1 · **P12** 0" in closing.text
    assert said("refusal-table-over") in (await club.press(ANN, hint(table, Rung.WHERE))).texts[-1]


async def test_the_end_also_tells_of_hints_for_a_seat_that_the_program_has_taken_over(club: Club) -> None:
    table = await guessed_wrong(club, HINTS, ON)
    await club.press(ANN, hint(table, Rung.WHERE))
    rival = UserId(FIRST_RIVAL)
    await club.store.replace_seat(table.record.id, ANN, user=rival, name="Ada", locale="en", with_papers=False)
    record = await club.store.get(table.record.id)
    assert record is not None

    (line,) = Presenter(WORDS).lobbies.hints(record, reader_of(record))

    assert "1" in line.split("·")[0]
    assert line.count("**") == 2 * len(record.seats)


async def test_where_a_sheet_says_what_follows_a_hint_is_a_question_at_once(club: Club) -> None:
    record = await club.seated(3, "clues")
    await club.lobby.option(record.id, ANN, HINTS, ON)
    await club.lobby.option(record.id, ANN, SHEET, Level.NOTEBOOK)
    await club.lobby.start(record.id, ANN)

    sheet = str(vars(await club.press(ANN, fixed(record.id, Fixed.SHEET))))

    assert said("hint-control", rung=2) in sheet
    assert said("hint-control", rung=0) not in sheet


async def test_where_there_is_one_thing_to_do_no_hint_counts_and_who_is_out_is_offered_no_question(club: Club) -> None:
    record = await club.seated(3, "cluedo")
    await club.lobby.option(record.id, ANN, HINTS, ON)
    await club.lobby.option(record.id, ANN, SHEET, Level.NOTEBOOK)
    await club.lobby.start(record.id, ANN)
    while True:
        table = await club.tables.load(record.id)
        seat = min(table.game.rules.turn(table.state))
        user = table.player(seat).user
        legal = list(table.game.rules.legal(table.state, seat))
        likely = [each for each in legal if not each.is_final]
        if likely == [End()]:
            break
        asking = next((each for each in likely if isinstance(each, Suggest)), likely[0])
        await club.tables.act(record.id, user, asking)

    assert said("refusal-hint-one-choice") in (await club.press(user, hint(table, Rung.ASK))).texts[-1]
    assert sum(await given(club, table)) == 0
    envelope = table.state.cast.dealt.envelope.open()
    guesses = [each for each in legal if isinstance(each, Accuse)]
    await club.tables.act(record.id, user, next(each for each in guesses if each.suspect not in envelope))
    out, other = [
        str(vars(await club.press(person, fixed(record.id, Fixed.SHEET))))
        for person in (user, next(each for each in (ANN, BEN) if each != user))
    ]
    assert said("hint-control", rung=2) in other
    assert said("hint-control", rung=2) not in out


async def test_a_hint_follows_from_what_its_seat_was_told_alone(club: Club) -> None:
    """Whoever sits elsewhere holds other cards: their hints are their own, and everybody has the same ways to them."""
    table = await guessed_wrong(club, HINTS, ON)
    first, second = [(await club.press(person, hint(table, Rung.WHAT))).texts[-1] for person in (ANN, BEN)]

    assert f"is {table.state.colours[0].open()}" in first
    assert f"The lantern of **Ann** is {table.state.colours[0].open()}" not in second
    sheets = [await club.press(person, fixed(table.record.id, Fixed.SHEET)) for person in (ANN, BEN)]
    assert len({said("hint-control", rung=0) in str(vars(each)) for each in sheets}) == 1
