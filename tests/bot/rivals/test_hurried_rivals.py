"""Rivals whose process hangs, dies or answers late: they ask again, and move at their moment whatever became of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.rivals import offhand, playing
from bot.rivals.asking import asked_now
from bot.rivals.deciding import RivalQuestion, decide
from bot.rivals.offhand import plainly, simply
from bot.rivals.playing import Rivals
from bot.tables.ground import Ground
from bot.tables.ids import TableId
from bot.tables.options import option_revision
from bot.tables.rivals import LEAST
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.thinking import Thinker, Unthought
from games import GAMES
from games.cluedo.actions import ChoosePawn, End, Move, Roll, Show, Suggest
from games.cluedo.model import Silence
from games.core.deduction.rival import Decision
from games.core.game import AnyGame
from games.core.playthrough import EntryKind
from games.core.wire import pack
from tests.bot.rivals.with_rivals import (
    begins_to_think,
    dealt_with_rivals,
    last_moment_of_the_program,
    made,
    seated_with_rivals,
    turn_of_the_program,
)
from tests.bot.thoughts import dying
from tests.bot.ui.club import PEOPLE, Club, decided_here, fixed
from tests.builders import amount

ANN = PEOPLE[0]
LONGEST = 2000
"""Moves after which a game would not have ended."""
Decide = Callable[[RivalQuestion], Coroutine[Any, Any, Decision]]


async def hangs(_: RivalQuestion) -> Decision:
    await asyncio.Event().wait()
    raise AssertionError


async def dies(_: RivalQuestion) -> Decision:
    raise Unthought


async def breaks(_: RivalQuestion) -> Decision:
    raise KeyError("something that nobody has thought of")


async def ann_plays(club: Club, table_id: TableId) -> None:
    """Let Ann do the first thing that she may, as long as nobody else owes anything."""
    while (table := await club.tables.load(table_id)).outcome is None and table.now.turn == {0}:
        legal = table.game.rules.legal(table.state, table.seat_of(ANN))
        await club.tables.act(table_id, ANN, next(each for each in legal if not each.is_final))


@pytest.mark.parametrize("decide", [hangs, dies, breaks])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_rival_that_gets_no_answer_moves_at_its_moment_all_the_same(
    club: Club, game: AnyGame, decide: Decide
) -> None:
    table = await dealt_with_rivals(club, game.info.key, game.info.seats.start - 1)
    table_id, rivals = table.record.id, made(club, decide)

    for _ in range(12):
        await ann_plays(club, table_id)
        if (table := await club.tables.load(table_id)).outcome is not None:
            break
        n = table.n
        await begins_to_think(table_id, rivals)
        assert (await club.tables.load(table_id)).n == n  # not a moment before its time
        await last_moment_of_the_program(club, table_id, rivals)
        assert (await club.tables.load(table_id)).n == n + 1

    table = await club.tables.load(table_id)
    assert {each.kind for each in await club.store.entries(table_id)} == {EntryKind.ACTION}
    assert not table.record.clock.missed
    assert not table.record.clock.covered


@pytest.mark.parametrize("seed", range(amount(1, 12)))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_table_of_rivals_ends_by_its_rules_while_no_thought_ever_comes_in_time(
    club: Club, game: AnyGame, seed: int
) -> None:
    """Its one person never does what could end it."""
    table_id = (await dealt_with_rivals(club, game.info.key, game.info.seats.start - 1)).record.id
    rivals, dice = made(club, hangs), Random(seed)

    for _ in range(LONGEST):
        table = await club.tables.load(table_id)
        if table.outcome is not None:
            break
        if 0 in table.now.turn:
            legal = list(table.game.rules.legal(table.state, table.seat_of(ANN)))
            kinds = list(dict.fromkeys(type(each) for each in legal if not each.is_final)) or [type(legal[0])]
            kind = dice.choice(kinds)
            await club.tables.act(table_id, ANN, dice.choice([each for each in legal if type(each) is kind]))
            continue
        await begins_to_think(table_id, rivals)
        await last_moment_of_the_program(club, table_id, rivals)

    table = await club.tables.load(table_id)
    assert table.outcome is not None
    assert {each.kind for each in await club.store.entries(table_id)} == {EntryKind.ACTION}
    assert table.record.status is Status.OVER


async def test_a_question_that_found_no_answer_is_asked_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "PATIENCE", 0.0)
    asked: list[RivalQuestion] = []

    async def answers_at_last(question: RivalQuestion) -> Decision:
        asked.append(question)
        return await (dies(question) if len(asked) < 3 else decided_here(question))

    table = await dealt_with_rivals(club)
    await turn_of_the_program(club, table.record.id, made(club, answers_at_last))

    assert len(asked) == 3
    assert len({id(each) for each in asked}) == 1
    [entry] = await club.store.entries(table.record.id)
    assert (entry.name, entry.fields) == pack(decide(asked[0]).action)


async def test_an_answer_that_comes_late_is_heard_by_nobody_and_lets_the_next_be_asked(club: Club) -> None:
    answers: list[asyncio.Future[None]] = []

    async def waits(question: RivalQuestion) -> Decision:
        answers.append(asyncio.get_running_loop().create_future())
        await answers[-1]
        return await decided_here(question)

    table = await dealt_with_rivals(club)
    table_id, rivals = table.record.id, made(club, waits)
    for _ in range(playing.ASKED + 2):  # more than are asked at the same time
        await begins_to_think(table_id, rivals)
        await last_moment_of_the_program(club, table_id, rivals)
        await ann_plays(club, table_id)
    moves = await club.store.entries(table_id)
    for answer in answers:
        answer.set_result(None)
    await begins_to_think(table_id, rivals)

    assert await club.store.entries(table_id) == moves
    assert len(answers) == playing.ASKED + 1
    answers[-1].set_result(None)
    await turn_of_the_program(club, table_id, rivals)
    assert len(await club.store.entries(table_id)) == len(moves) + 1


async def test_a_rival_whose_real_process_dies_or_hangs_has_another_the_next_time(club: Club) -> None:
    thinker = Thinker(patience=20)
    faults: list[tuple[Callable[..., object], tuple[object, ...]]] = [(dying, ()), (time.sleep, (600.0,))]

    async def asks(question: RivalQuestion) -> Decision:
        if faults:
            work, given = faults.pop()
            await thinker.run(work, *given, patience=0.01)
        return await thinker.run(decide, question)

    table = await dealt_with_rivals(club)
    table_id, rivals = table.record.id, made(club, asks)
    try:
        await begins_to_think(table_id, rivals)
        await last_moment_of_the_program(club, table_id, rivals)
        await turn_of_the_program(club, table_id, rivals)
    finally:
        await thinker.close()

    assert not faults
    assert [each.kind for each in await club.store.entries(table_id)] == [EntryKind.ACTION] * 2


async def test_what_is_refused_to_a_rival_is_followed_by_something_that_is_not(club: Club) -> None:
    async def forges(question: RivalQuestion) -> Decision:
        decision = await decided_here(question)
        return replace(decision, action=End())

    table = await dealt_with_rivals(club)
    await turn_of_the_program(club, table.record.id, made(club, forges))

    [entry] = await club.store.entries(table.record.id)
    assert (entry.kind, entry.name) == (EntryKind.ACTION, ChoosePawn.__name__)


@pytest.mark.parametrize("decide", [hangs, decided_here])
async def test_after_a_start_a_rival_moves_as_long_after_it_as_it_ever_takes_at_the_least(
    club: Club, decide: Decide
) -> None:
    """Whatever there is to think about: the hour of a move may teach nothing."""
    table_id = (await dealt_with_rivals(club)).record.id
    start = moment = club.clock.now() + timedelta(minutes=5)
    rivals = Rivals(Tables(Ground(club.store, lambda: moment)), decide)
    await begins_to_think(table_id, rivals)

    moment = start + LEAST - timedelta(milliseconds=1)
    await rivals.play(table_id)
    before = await club.store.entries(table_id)
    moment = start + LEAST
    await rivals.play(table_id)

    assert before == []
    assert len(await club.store.entries(table_id)) == 1


async def test_the_clock_never_plays_for_a_rival_which_moves_when_it_can(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 2)
    table_id, rivals = table.record.id, made(club)
    club.clock.skip(days=30)

    await club.tables.clock(table_id)  # all have to choose, and nobody has
    late = await club.store.entries(table_id)
    for _ in range(2):
        await turn_of_the_program(club, table_id, rivals)
    await ann_plays(club, table_id)
    club.clock.skip(days=30)
    await club.tables.clock(table_id)
    await club.tables.clock(table_id)

    assert [(each.kind, each.seat) for each in late] == [(EntryKind.LATE, 0)]
    moves = await club.store.entries(table_id)
    assert not [each for each in moves if each.kind is not EntryKind.ACTION and each.seat]
    await turn_of_the_program(club, table_id, rivals)
    assert len(await club.store.entries(table_id)) == len(moves) + 1


async def test_what_is_done_offhand_is_no_lie_and_can_be_undone_even_where_nothing_can_be_worked_out(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offhand, "decide", lambda _: 1 / 0)
    lobby = await seated_with_rivals(club, "cluedo", 2)
    form = Control(lobby.id, option_revision(lobby), Kind.FORM, 0, (Fixed.OPTION,))
    await club.send(ANN, form, {"false_witnesses": ["on"], "accuse": ["any_time"]})
    await club.press(ANN, fixed(lobby.id, Fixed.START))
    done = set()
    table_id, rivals, dice = lobby.id, made(club, dies), Random(1)

    for _ in range(60):
        table = await club.tables.load(table_id)
        if table.now.turn == {0}:
            legal = [each for each in table.game.rules.legal(table.state, table.seat_of(ANN)) if not each.is_final]
            await club.tables.act(table_id, ANN, dice.choice(legal))
            continue
        seat = min(table.now.turn - {0})
        question = asked_now(table, seat, [])
        action = simply(question)
        done.add(type(action))
        assert action == plainly(question)
        assert not action.is_final
        assert action.is_denial is (question.situation.legal == (Show(card=Silence.NOTHING),))
        await begins_to_think(table_id, rivals)
        await last_moment_of_the_program(club, table_id, rivals)

    assert {ChoosePawn, Roll, Move, Show, Suggest, End} <= done
    assert (await club.record(table_id)).status is Status.LIVE
