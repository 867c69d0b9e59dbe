"""Plays every game once in each case and prints each step: what two processes with different hash seeds must agree on."""

from __future__ import annotations

import tests.games.lanterns.hosting  # noqa: F401 (the fifth game, before anybody reads the list of games)
from games.console import transcript
from tests.builders import CASES, RunningGame, a_seed, any_verb

STEPS = 80


def main() -> None:
    for seed, case in enumerate(CASES):
        game = RunningGame(case, a_seed(seed))
        while not game.is_over and len(game.moves) < STEPS:
            game.go_on(any_verb)
        print(f"# {case} {seed}")
        for line in transcript(case.game, game.playthrough()):
            print(line)
        for seat in case.everybody:
            print(case.game.observer.seat_view(game.state, seat))
            print([*map(str, game.legal(seat))])
        print(case.game.observer.table_view(game.state))
        print(case.game.face.table_lines(case.game.observer.table_view(game.state)))


if __name__ == "__main__":
    main()
