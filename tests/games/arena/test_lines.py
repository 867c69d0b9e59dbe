"""The lines to a program tell what its seat was told, and the examples play by them."""

from __future__ import annotations

import shutil

import pytest

from games import GAMES
from games.arena.lines import account, hello, turn
from games.arena.match import situation_of
from games.core.deduction.seat_log import seat_log
from games.core.events import PrivateEvent
from tests.builders import CASES, Case, a_seed, walk
from tests.games.arena.tables import RIVALS, faults_of, play
from tests.parts import worlds_of


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_lines_to_a_seat_are_the_same_in_a_world_that_it_cannot_tell_apart(case: Case) -> None:
    told = []
    compared = 0
    for n, game in enumerate(walk(case, a_seed(1))):
        told.append((n, game.step.events))
        if n > 30 or game.is_over:
            break
        for seat in case.everybody:
            others = [
                (k, tuple(each for each in events if not isinstance(each, PrivateEvent) or each.to == seat))
                for k, events in told
            ]
            world = worlds_of(case.game).another_world(game.state, seat, game.dice)
            if world is None:
                continue
            sent = []
            for state, steps in ((game.state, told), (world, others)):
                log = seat_log(seat, case.seats, dict(case.options), steps)
                now = situation_of(case.game, state, log)
                sent.append(hello(case.game, log, 1, 1) + account(log.steps, now.table, now.view) + turn(now, 1))
            assert sent[0] == sent[1]
            compared += 1
    assert compared


@pytest.mark.parametrize(
    ("command", "file"), [("sh", "first.sh"), ("python3", "honest.py"), ("node", "indices.js")], ids=str
)
def test_an_example_plays_whole_games_without_a_fault(command: str, file: str) -> None:
    if shutil.which(command) is None:
        pytest.skip(f"{command} is not installed")
    for game in [each for each in GAMES if each.info.key in {"clues", "arosa", "bakerstreet"}]:
        if command == "node" and game.info.key != "clues":
            continue
        played = play(game, [f"cmd:{command} {RIVALS / file}", *["own:novice"] * (game.info.seats[0] - 1)])
        assert faults_of(played, 0) == set()
