"""What becomes of a finished game: places, fates and titles, from nothing but what is stored."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.record.results import DECISIVE, FIRST_LEAVER, HARDLY_THERE, SILENT, STOPPED, WINNER, Fate, Result, result_of
from bot.tables.ids import TableId, UserId
from bot.tables.records import Entry
from bot.tables.status import Status
from bot.tables.table import entry_of
from games import BY_KEY
from games.clues.actions import Ask
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import NOON, Case, RunningGame, a_record, a_seed, any_action
from tests.games.clues.finish import finish

CLUES = BY_KEY["clues"]
THREE = Case(CLUES, 3, tuple(CLUES.info.settle({}, 3).items()))


def result(game: RunningGame, **changes: Any) -> Result:
    """Return what became of a game, each of its moves a minute after the one before."""
    entries = []
    for n, move in enumerate(game.moves, start=1):
        what: dict[str, Any] = entry_of(move.action) if move.action is not None else {}
        at = NOON + timedelta(minutes=n)
        entries.append(Entry(table=TableId(1), n=n, kind=move.kind, seat=move.seat, at=at, **what))
    status = Status.OVER if game.is_over else Status.ENDED
    ended_at = NOON + timedelta(minutes=len(game.moves))
    record = a_record(game.case, game.seed, entries=len(game.moves), ended_at=ended_at, status=status)
    return result_of(replace(record, **changes), entries, [])


def asked(*seats: int) -> RunningGame:
    """Return a game in which these seats ask, in turn, and the next one knows."""
    game = RunningGame(THREE, a_seed(5))
    left = list(seats)
    while left or game.someone() != 0:
        seat = game.someone()
        questions = [action for action in game.legal(seat) if isinstance(action, Ask)]
        if questions and left and left[0] == seat:
            game.move(EntryKind.ACTION, seat, questions[0])
            left.pop(0)
        elif questions:
            game.move(EntryKind.LATE, seat)
        else:
            game.go_on(any_action)
    found = finish(CLUES, game.state, Seat(0))
    assert found is not None
    game.move(EntryKind.ACTION, Seat(0), found)
    return game


def test_the_last_question_and_the_fewest_are_named() -> None:
    done = result(asked(0, 1, 2, 1, 2))

    assert [part.titles for part in done.parts] == [(SILENT,), (), (DECISIVE,)]
    assert [part.place == WINNER for part in done.parts] == [True, False, False]
    assert result(asked(0, 1, 2, 0)).parts[0].titles == (DECISIVE,)


def test_nobody_is_named_where_others_left() -> None:
    game = RunningGame(THREE, a_seed(6))
    while not game.is_over:
        game.move(EntryKind.FORFEIT, game.someone())

    done = result(game)

    assert not any(part.titles for part in done.parts)
    gone = [move.seat for move in game.moves]
    places = {part.seat: part.place for part in done.parts}
    assert [places[seat] for seat in gone] == [FIRST_LEAVER + 1, FIRST_LEAVER]
    assert done.is_decided


def test_whoever_the_clock_played_for_most_of_the_time_was_hardly_there() -> None:
    game = RunningGame(THREE, a_seed(7))
    for _ in range(20):
        seat = game.someone()
        if seat == 1 and any(isinstance(action, Ask) for action in game.legal(seat)):
            game.move(EntryKind.LATE, seat)
        else:
            game.go_on(any_action)
        if game.is_over:
            break

    parts = result(game).parts

    assert (parts[1].fate, parts[1].place) == (Fate.COVERED, HARDLY_THERE)


def test_a_move_that_is_taken_back_again_and_again_is_one_beside_those_that_the_clock_made() -> None:
    thought_over = [EntryKind.ACTION, EntryKind.TAKEBACK] * 3
    kinds = [*thought_over, EntryKind.ACTION, EntryKind.LATE, EntryKind.AWAY]
    entries = [
        Entry(table=TableId(1), n=n, kind=kind, seat=Seat(1), at=NOON + timedelta(minutes=n))
        for n, kind in enumerate(kinds, start=1)
    ]
    record = a_record(THREE, a_seed(9), entries=len(entries), ended_at=NOON + timedelta(days=1), status=Status.ENDED)

    parts = result_of(record, entries, []).parts

    assert [part.fate for part in parts] == [Fate.STAYED, Fate.COVERED, Fate.STAYED]


def test_a_game_that_is_stopped_has_no_winner_and_one_who_stopped_it() -> None:
    game = RunningGame(THREE, a_seed(8))
    for _ in range(6):
        game.go_on(any_action)

    done = result(game, stopped_by=UserId(10**18 + 2))

    assert (done.reason, done.is_decided) == (STOPPED, False)
    assert [part.fate for part in done.parts] == [Fate.STAYED, Fate.STAYED, Fate.STOPPED]
