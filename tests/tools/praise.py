"""The inquest's praise against skill: one player that asks at random, at a table of experts.

    python -m tests.tools.praise clues cluedo [--games 75] [--first 3000000000]

Written for each game: the random players' share of the questions and of the praised ones, their share of the lucky ones,
both accuracies, and the CPU of an inquest.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import mean, median
from typing import Final

from games import BY_KEY
from games.core.chance import SEED_BYTES, Chance
from games.core.deduction.inquest import Casework, Deed, casework
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.deduction.seat_log import SeatLog
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.seats import Seat
from tests.tools.ladder import RANDOM, Match, Player, player

SEATS: Final = 3
FIRST: Final = 3_000_000_000
"""Seeds that nothing was tuned on."""


@dataclass
class Praise:
    """The sums over some games; the keys say whether a player was random."""

    questions: Counter[bool] = field(default_factory=Counter)
    praised: Counter[bool] = field(default_factory=Counter)
    lucky: Counter[bool] = field(default_factory=Counter)
    accuracies: defaultdict[bool, list[float]] = field(default_factory=lambda: defaultdict(list))
    seconds: list[float] = field(default_factory=list)

    def add(self, case: Casework, by_chance: Seat) -> None:
        """Add a game with one random player."""
        self.questions.update(each.seat == by_chance for each in case.questions)
        self.praised.update(each.seat == by_chance for each in case.finest)
        self.lucky.update(each.seat == by_chance for each in case.lucky)
        for seat in range(len(case.curves)):
            if (found := case.accuracy(Seat(seat))) is not None:
                self.accuracies[seat == by_chance].append(found[0])

    @staticmethod
    def share(counts: Counter[bool]) -> float:
        """Return the share of the random players."""
        return counts[True] / max(1, counts.total())


def at_random(situation: Situation, luck: Chance) -> Decision:
    """Take any action, and name a solution only where there is nothing else to do."""
    calm = [each for each in situation.legal if not each.is_final]
    return Decision(luck.pick(calm or situation.legal), Line(RANDOM))


def measured(game: AnyGame, games: int, first: int) -> Praise:
    """Play games of one random player among experts, who sit elsewhere each time."""
    found = Praise()
    expert = player(game, Strength.EXPERT)
    for n in range(games):
        by_chance = Seat(n % SEATS)
        players: list[Player] = [at_random if seat == by_chance else expert for seat in range(SEATS)]
        logs, deeds = played(game, players, first + n)
        started = time.process_time()
        found.add(_case(game, logs, deeds), by_chance)
        found.seconds.append(time.process_time() - started)
    return found


def played(game: AnyGame, players: Sequence[Player], seed: int) -> tuple[list[SeatLog], list[Deed]]:
    """Play a game, and return what each seat was told and what they did."""
    match = Match(game, SEATS, game.info.settle({}, SEATS), seed.to_bytes(SEED_BYTES, "big"))
    turns = list(match.play(players))
    deeds = [Deed(k, each.log.seat, decision.action) for k, (each, decision, _) in enumerate(turns, 1)]
    logs = [replace(turns[0][0].log, seat=Seat(seat), steps=tuple(match.told[seat])) for seat in range(SEATS)]
    return logs, deeds


def _case(game: AnyGame, logs: list[SeatLog], deeds: list[Deed]) -> Casework:
    if game.knowledge is None:
        raise SystemExit(f"{game.info.key} has no knowledge")
    return casework(game.knowledge, logs, deeds, game.questions, len(deeds) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", choices=sorted(key for key, game in BY_KEY.items() if game.questions))
    parser.add_argument("--games", type=int, default=75)
    parser.add_argument("--first", type=int, default=FIRST)
    given = parser.parse_args()
    for name in given.names:
        found = measured(BY_KEY[name], given.games, given.first)
        shares = [100 * found.share(counts) for counts in (found.questions, found.praised, found.lucky)]
        accuracy = {is_random: 100 * mean(each) for is_random, each in found.accuracies.items()}
        print(f"{name}: random players asked {shares[0]:.0f} % of {found.questions.total()} questions")
        print(
            f"  praised: {shares[1]:.0f} % of {found.praised.total()}, lucky: {shares[2]:.0f} % of {found.lucky.total()}"
        )
        print(f"  accuracy: random {accuracy[True]:.0f} %, experts {accuracy[False]:.0f} %")
        print(f"  an inquest: {median(found.seconds):.2f} s, at most {max(found.seconds):.2f} s")


if __name__ == "__main__":
    main()
