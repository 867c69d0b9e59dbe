"""Every game: a played replays to exactly the same states, in any process, and a file that was tampered with is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from games import BY_KEY
from games.console import main, outcome_text, transcript
from games.core.contract import Refusal
from games.core.playthrough import EntryKind, Playthrough, dump, load, seed_hash, steps
from games.core.seats import Seat
from tests.builders import CASES, Case, RunningGame, a_game, a_seed, amount, any_verb, seeds

every_case = pytest.mark.parametrize("case", CASES, ids=str)
REPLAYED = settings(max_examples=amount(1, 60), deadline=None)
ROOT = Path(__file__).resolve().parents[2]


def a_stormy_game(case: Case, seed: bytes) -> RunningGame:
    """Return a game with every kind of entry in it."""
    game = RunningGame(case, seed)
    gone: set[Seat] = set()
    while not game.is_over:
        luck = game.dice.below(40)
        seat = game.dice.pick(case.everybody)
        if luck == 0 and seat not in gone and len(gone) < case.seats - 2:
            game.move(EntryKind.FORFEIT, seat)
            gone.add(seat)
        elif luck < 4:
            game.move(EntryKind.LATE, game.someone())
        else:
            game.go_on(any_verb)
    return game


@every_case
@given(seed=seeds)
@REPLAYED
def test_a_replay_gives_the_same_states_and_events(case: Case, seed: bytes) -> None:
    game = RunningGame(case, seed)
    told = [game.step]
    while not game.is_over:
        told.append(game.go_on(any_verb))

    again = list(steps(case.game, game.playthrough()))

    assert [step.state for step in again] == [step.state for step in told]
    assert [step.events for step in again] == [step.events for step in told]
    assert [hash(step.state) for step in again] == [hash(step.state) for step in told]


@every_case
@given(seed=seeds)
@REPLAYED
def test_a_file_brings_back_the_whole_record(case: Case, seed: bytes) -> None:
    played = a_stormy_game(case, seed).playthrough()

    again = load(dump(played), BY_KEY)

    assert again == played
    assert dump(again) == dump(played)
    assert list(transcript(case.game, again)) == list(transcript(case.game, played))


@every_case
def test_the_console_replays_a_file_to_the_same_end(
    case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = a_stormy_game(case, a_seed(8))
    file = tmp_path / "table.json"
    file.write_text(dump(game.playthrough()), encoding="utf-8")

    code = main(["replay", str(file)])

    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert lines[0] == f"seed sha256 {seed_hash(a_seed(8))}"
    assert lines[-1] == f"= {outcome_text(case.game.rules.outcome(game.state))}"
    assert lines[1:] == list(transcript(case.game, game.playthrough()))


def test_two_processes_with_different_hash_seeds_play_the_same_games() -> None:
    told = []
    for hash_seed in ("1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.contract.replayer"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)

    assert told[0].count("# ") >= len(CASES)
    assert told[0] == told[1]


Tamper = Callable[[dict[str, Any]], object]

TAMPERINGS: dict[str, Tamper] = {
    "format": lambda whole: whole.update(format="alibi-table-2"),
    "no format": lambda whole: whole.pop("format"),
    "game": lambda whole: whole.update(game="chess"),
    "game of a wrong type": lambda whole: whole.update(game=["clues"]),
    "no game": lambda whole: whole.pop("game"),
    "version": lambda whole: whole.update(version=whole["version"] + 1),
    "version of a wrong type": lambda whole: whole.update(version="1"),
    "seats": lambda whole: whole.update(seats=99),
    "seats of a wrong type": lambda whole: whole.update(seats=float(whole["seats"])),
    "seats as a truth": lambda whole: whole.update(seats=True),
    "an option": lambda whole: whole["options"].update({"no such option": "on"}),
    "a value": lambda whole: whole["options"].update(dict.fromkeys(whole["options"], "no such value") or {"x": "y"}),
    "options of a wrong type": lambda whole: whole.update(options=[]),
    "seed": lambda whole: whole.update(seed="00" * 16),
    "half a seed": lambda whole: whole.update(seed=whole["seed"][:16]),
    "seed that is no number": lambda whole: whole.update(seed="z" * 32),
    "hash": lambda whole: whole.update(seed_sha256="0" * 64),
    "a short seed with its hash": lambda whole: whole.update(seed="00", seed_sha256=seed_hash(b"\x00")),
    "an extra part": lambda whole: whole.update(comment=""),
    "no moves": lambda whole: whole.pop("moves"),
    "moves of a wrong type": lambda whole: whole.update(moves=7),
    "a move that is none": lambda whole: whole["moves"].insert(0, 7),
    "who moved": lambda whole: whole["moves"][0].update(seat=99),
    "a negative seat": lambda whole: whole["moves"][0].update(seat=-1),
    "a seat of a wrong type": lambda whole: whole["moves"][0].update(seat=0.0),
    "what kind of move": lambda whole: whole["moves"][0].update(by="magic"),
    "a clock that acts": lambda whole: whole["moves"][0].update(by="late"),
    "a move with more": lambda whole: whole["moves"][0].update(extra=1),
    "what was done": lambda whole: whole["moves"][0].update(action="Cheat"),
    "how it was done": lambda whole: whole["moves"][0].update(fields={}),
    "a move without its action": lambda whole: whole["moves"][0].pop("action"),
}


def a_file() -> dict[str, Any]:
    case = CASES[0]
    game = RunningGame(case, a_seed(5))
    for _ in range(6):
        game.go_on(any_verb)
    whole: dict[str, Any] = json.loads(dump(game.playthrough()))
    return whole


@pytest.mark.parametrize("name", TAMPERINGS)
def test_a_file_that_was_tampered_with_is_refused(name: str) -> None:
    whole = a_file()
    load(json.dumps(whole), BY_KEY)
    TAMPERINGS[name](whole)

    with pytest.raises(Refusal) as refusal:
        load(json.dumps(whole), BY_KEY)
    assert refusal.value.key in {"export-malformed", "frozen", "no-such-option", "malformed"}


@pytest.mark.parametrize("text", ["", "7", "[]", "null", "{", "[" * 100_000, '"x"', "{}"])
def test_a_file_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        load(text, BY_KEY)
    assert refusal.value.key == "export-malformed"


def test_a_file_of_another_version_is_frozen() -> None:
    whole = a_file()
    whole["version"] += 1

    with pytest.raises(Refusal) as refusal:
        load(json.dumps(whole), BY_KEY)
    assert refusal.value.key == "frozen"


@every_case
@given(seed=seeds)
@REPLAYED
def test_moves_after_the_end_are_refused_by_the_replay(case: Case, seed: bytes) -> None:
    played = a_game(case, seed, any_verb).playthrough()
    moves = played.moves

    for broken in ((*moves, moves[0]), (*moves, moves[-1])):
        with pytest.raises(Refusal):
            list(steps(case.game, _with(played, broken)))


def _with(played: Playthrough, moves: Any) -> Playthrough:
    return Playthrough(
        game=played.game,
        version=played.version,
        seats=played.seats,
        options=played.options,
        seed=played.seed,
        moves=tuple(moves),
    )
