"""`python -m games.console`: a game without Discord. Hot seat, random play, replay of an exported table.

    python -m games.console clues --seats 3               play, everybody on this keyboard
    python -m games.console clues --seats 3 --random      watch random players
    python -m games.console replay table.json             replay an exported table to its end
    python -m games.console lacks clues                   list the parts that the game lacks

Prints events as data, with their audience, like the golden transcripts in the tests.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

from games import BY_KEY
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Action, Event, Outcome, Refusal, Step
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import EntryKind, Move, Playthrough, judge, load, seed_hash, steps
from games.core.seats import Seat
from games.given import options_given, seats_given, seed_given
from games.lacks import lacking

USUAL_SEATS = 3


def main(arguments: list[str] | None = None) -> int:
    """Run; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m games.console", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "game",
        choices=[*BY_KEY, "replay", "lacks"],
        help="a game to play; replay, to play an exported table again; lacks, for the parts that a game may still bring",
    )
    parser.add_argument("file", nargs="?", type=Path, help="with replay: an exported table; with lacks: a game")
    parser.add_argument("--seats", type=int, help="how many play; without it three, or the fewest of the game")
    parser.add_argument("--seed", help="32 hexadecimal digits; a new one if left out")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--random", action="store_true", help="let random players play")
    asked = parser.parse_args(arguments)
    try:
        if asked.game == "replay":
            return _replay(asked.file)
        if asked.game == "lacks":
            return _lacks(str(asked.file))
        game = BY_KEY[asked.game]
        usual = USUAL_SEATS if USUAL_SEATS in game.info.seats else game.info.seats[0]
        seats = seats_given(game, usual if asked.seats is None else asked.seats)
        seed = seed_given(asked.seed) if asked.seed else os.urandom(SEED_BYTES)
        _play(game, seats, options_given(game, asked.option, seats), seed, is_random=asked.random)
    except (Refusal, ValueError) as refused:
        print(f"refused: {refused}", file=sys.stderr)
        return 1
    return 0


def _replay(file: Path | None) -> int:
    if file is None or not file.is_file():
        print("replay needs the file of an exported table", file=sys.stderr)
        return 2
    written = file.read_text(encoding="utf-8")
    try:
        played = load(written, BY_KEY)
    except Refusal as refused:
        if refused.key == "frozen":
            print(_frozen(json.loads(written)), file=sys.stderr)
            return 1
        print(f"refused: {file} is no intact file of a game, so there is nothing to replay", file=sys.stderr)
        return 1
    print(f"seed sha256 {seed_hash(played.seed)}")
    n = 0
    try:
        for line in transcript(BY_KEY[played.game], played):
            n += line.startswith("> ")
            print(line)
    except Refusal as refused:
        print(
            f"refused: by the rules, move {n} cannot be made ({refused}), so the file has been changed", file=sys.stderr
        )
        return 1
    return 0


def _frozen(whole: Mapping[str, Any]) -> str:
    """Return the refusal of a file that only another version replays."""
    game = BY_KEY[whole["game"]]
    versions = " and ".join(map(str, game.versions))
    return (
        f"refused: frozen. The file is a game of {game.info.key} by version {whole['version']} of its rules, and this release of "
        f"Alibi replays version {versions}.\nReplay it with the release that played it, or with any other whose "
        f"games/{game.info.key} has version {whole['version']}; python games/verify.py checks its deal with every release."
    )


def _lacks(key: str) -> int:
    if key not in BY_KEY:
        print(f"lacks needs a game: {', '.join(BY_KEY)}", file=sys.stderr)
        return 2
    lines = list(lacking(BY_KEY[key]))
    print("\n".join(lines) if lines else f"{key} has every part")
    return 0


def transcript(game: AnyGame, played: Playthrough) -> Iterator[str]:
    """Yield a whole game as lines of events with their audiences."""
    state: Any = None
    for n, step in enumerate(steps(game, played)):
        state = step.state
        yield f"> {n} {_move(played.moves[n - 1]) if n else 'deal'}"
        yield from told(step.events)
    yield f"= {outcome_text(game.rules.outcome(state))}"


def told(events: tuple[Event, ...]) -> Iterator[str]:
    """Yield the events of a step with their audiences."""
    for event in events:
        audience = "all" if isinstance(event, PublicEvent) else f"@{event.to}"
        shown = " ".join(
            f"{each.name}={text(getattr(event, each.name))}" for each in fields(event) if each.name != "to"
        )
        fades = " (fades)" if isinstance(event, PublicEvent) and event.fades else ""
        yield f"  {audience:<4}: {type(event).__name__} {shown}".rstrip() + fades


def text(value: object) -> str:
    """Return a field of an event or action as a short word."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(map(text, value)) or "-"
    return "-" if value is None else str(value)


def outcome_text(outcome: Outcome | None) -> str:
    """Return how a game ended, in one line."""
    if outcome is None:
        return "running"
    return f"{outcome.reason} winners={text(outcome.winners)} scores={text(outcome.scores)}"


def action_text(action: Action) -> str:
    """Return an action in one line."""
    shown = " ".join(f"{each.name}={text(getattr(action, each.name))}" for each in fields(action))
    return f"{type(action).__name__} {shown}".rstrip()


def _move(move: Move) -> str:
    return f"{move.seat} {action_text(move.action) if move.action is not None else move.kind.value}"


def _play(game: AnyGame, seats: int, options: dict[str, str], seed: bytes, *, is_random: bool) -> None:
    print(f"seed {seed.hex()} sha256 {seed_hash(seed)}")
    step: Step[Any] = game.rules.setup(seats, options, Chance(seed, 0))
    n = 0
    dice = Chance(seed[::-1], 0)  # the players' own luck, apart from the game's
    while True:
        print(f"> {n}")
        for line in told(step.events):
            print(line)
        if (outcome := game.rules.outcome(step.state)) is not None:
            print(f"= {outcome_text(outcome)}")
            return
        seat = min(game.rules.turn(step.state))
        legal = list(game.rules.legal(step.state, seat))
        action = dice.pick(legal) if is_random else _ask(seat, legal)
        n += 1
        step = judge(game, step.state, Move(EntryKind.ACTION, seat, action), Chance(seed, n))


def _ask(seat: Seat, legal: list[Action]) -> Action:
    for i, action in enumerate(legal):
        print(f"  {i:>3} {action_text(action)}")
    while True:
        answer = input(f"seat {seat}, your choice: ")
        if answer.isdecimal() and int(answer) < len(legal):
            return legal[int(answer)]


if __name__ == "__main__":
    sys.exit(main())
