"""`python -m games.arena`: round robins between own rivals and foreign programs.

    python -m games.arena clues --seats 3 --deals 20 --out results own:master own:expert "cmd:node rival.js"
    python -m games.arena --replay results/games.jsonl            play every game again, and print it

A player is own:novice, own:amateur, own:expert, own:master, own:random or cmd:<command>. Every lineup plays the same deals,
in every rotation of its seats. A folder of results holds `games.jsonl` (each line an export, as `python -m games.console replay`
reads it), `notes.jsonl` (line for line: seats, faults, reasons, times) and `table.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

from games import BY_KEY
from games.arena.match import MatchTerms
from games.arena.players import Entrant, TimeControl
from games.arena.tournament import Pairing, Results, Setting, notes_of, pairings
from games.console import transcript
from games.core.chance import SEED_BYTES
from games.core.contract import Refusal
from games.core.playthrough import dump, load
from games.given import options_given, seats_given, seed_given

MOST_SECONDS = 86_400
GAMES, NOTES, TABLE = "games.jsonl", "notes.jsonl", "table.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run; return the exit code."""
    asked = argparse.ArgumentParser(
        prog="python -m games.arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("game", nargs="?", choices=[*BY_KEY], help="what they play")
    asked.add_argument("players", nargs="*", metavar="player", help="as above, each named once")
    asked.add_argument("--seats", type=int, help="the fewest of the game where left out")
    asked.add_argument("--deals", type=int, default=20, help="each is played by every lineup in every rotation")
    asked.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    asked.add_argument("--bank", type=float, default=TimeControl().bank, help="seconds of a program for a game")
    asked.add_argument("--increment", type=float, default=TimeControl().increment, help="seconds for each of its moves")
    asked.add_argument("--seed", help="32 hexadecimal digits, from which the deals follow; new ones if left out")
    asked.add_argument("--out", type=Path, help="a new folder for the results")
    asked.add_argument("--stderr", action="store_true", help="show what the programs write to standard error")
    asked.add_argument("--replay", type=Path, metavar="FILE", help="play the games of a file again")
    given = asked.parse_intermixed_args(arguments)
    try:
        if given.replay is not None:
            return replay(given.replay)
        if given.game is None or not given.players:
            asked.error("a game and its players, or --replay")
        return play(setting(given), given.deals, given.out)
    except Refusal as refused:
        sys.stderr.write(f"refused: {refused}\n")
    except (ValueError, OSError) as wrong:
        sys.stderr.write(f"{wrong}\n")
    return 2


def setting(given: argparse.Namespace) -> Setting:
    """Return the tournament that the command line describes. Raises ValueError."""
    game = BY_KEY[given.game]
    seats = seats_given(game, given.seats or game.info.seats[0])
    entrants = tuple(Entrant(each) for each in given.players)
    seed = seed_given(given.seed) if given.seed else os.urandom(SEED_BYTES)
    if len(set(entrants)) < len(entrants):
        raise ValueError("a player is named twice; with fewer players than seats they sit there more than once")
    if given.deals < 1:
        raise ValueError("deals are 1 or more")
    if not 0 <= given.bank <= MOST_SECONDS or not 0 <= given.increment <= MOST_SECONDS:
        raise ValueError("no time is below 0 or longer than a day")
    for each in entrants:
        if each.command and shutil.which(each.command[0]) is None:
            raise ValueError(f"{each.command[0]}: no such command")
    return Setting(
        terms=MatchTerms(game=game, seats=seats, options=options_given(game, given.option, seats)),
        entrants=entrants,
        control=TimeControl(given.bank, given.increment),
        seed=seed,
        speaks=given.stderr,
    )


def play(chosen: Setting, deals: int, folder: Path | None) -> int:
    """Play a tournament, store each game as soon as it is over, and print the table."""
    if folder is not None:
        folder.mkdir(parents=True)
    signal.signal(signal.SIGTERM, _end)
    results = Results(chosen.entrants, chosen.terms.seats)
    games = [*pairings(len(chosen.entrants), chosen.terms.seats, deals)]
    for number, pairing in enumerate(games, 1):
        played = chosen.play(pairing)
        results.add(pairing, played)
        if folder is not None:
            _append(folder / GAMES, json.loads(dump(played.playthrough)))
            _append(folder / NOTES, notes_of(number, pairing, played, chosen.entrants))
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{number} of {len(games)}")
    table = _heading(chosen, games) + results.table()
    if folder is not None:
        (folder / TABLE).write_text(table, encoding="utf-8")
    sys.stdout.write(table)
    return 0


def replay(file: Path) -> int:
    """Print every game of a file, played again by the rules."""
    notes = file.with_name(NOTES)
    beside = notes.read_text(encoding="utf-8").splitlines() if notes.is_file() else []
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        played = load(text, BY_KEY)
        known = json.loads(beside[number - 1]) if number <= len(beside) else {}
        sys.stdout.write(f"# {number} {played.game} {' | '.join(known.get('seats', ()))}\n")
        asides = {each["n"]: each for each in known.get("moves", ())}
        for line in transcript(BY_KEY[played.game], played):
            sys.stdout.write(f"{line}\n")
            if line.startswith("> "):
                sys.stdout.writelines(_aside(asides.get(int(line.split()[1]) if line.split()[1].isdecimal() else 0)))
    return 0


def _aside(note: dict[str, Any] | None) -> Iterator[str]:
    if note is not None and note["fault"]:
        yield f"  lost: {note['fault']}\n"
    if note is not None and note["why"]:
        yield f"  why : {note['why']}\n"


def _heading(chosen: Setting, games: Sequence[Pairing]) -> str:
    terms = chosen.terms
    options = " ".join(f"{key}={value}" for key, value in terms.options.items())
    return (
        f"{terms.game.info.key} version {terms.game.info.version}, {terms.seats} seats, {options or 'no options'}, "
        f"{len(games)} games, seed {chosen.seed.hex()}, bank {chosen.control.bank:g} s + {chosen.control.increment:g} s\n\n"
    )


def _append(file: Path, row: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def _end(_signal: int, _frame: object) -> NoReturn:
    sys.exit(128 + signal.SIGTERM)  # so that whatever was started is ended


if __name__ == "__main__":
    sys.exit(main())
