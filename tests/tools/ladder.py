"""Tournaments of the program against itself: `make ladder`, or a single pairing by name.

    python -m tests.tools.ladder arosa                              # each strength against the one below it
    python -m tests.tools.ladder arosa --games 1000 master expert expert
    python -m tests.tools.ladder cluedo --doubles master heuristic heuristic
    python -m tests.tools.ladder cluedo master telling telling      # two that ask the most telling question only
    python -m tests.tools.ladder bakerstreet master-bold master-guarded
    python -m tests.tools.ladder bakerstreet master rule-3-25       # see tests/tools/bidders.py
    python -m tests.tools.ladder bakerstreet exploiter-62 master    # see tests/tools/exploiter.py
    python -m tests.tools.ladder clues master telling telling       # see tests/tools/plain.py

Every player is given what its seat was told and sees, and nothing else. Seats are permuted, and the same seeds come up
for each permutation. A shared win counts for its part; intervals are Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import count, cycle, islice, pairwise, permutations
from math import sqrt
from typing import Any

from games import BY_KEY
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Event, Outcome, Step
from games.core.deduction.rival import Decision, Rival, Situation, Strength, Style
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.seats import Seat, all_seats
from tests.tools.bidders import BIDDERS, bidder
from tests.tools.exploiter import EXPLOITER, Exploiter
from tests.tools.plain import PLAIN, plain

Player = Callable[[Situation, Chance], Decision]

RANDOM = "random"
HEURISTIC = "heuristic"
LADDER = (RANDOM, *(each.value for each in Strength))
MANY_STEPS = 5000
GAMES_PLAYED = 400


def player(game: AnyGame, name: str, *, doubles: bool = False) -> Player:
    """Return a player by its strength, and its style if it has one (`master-bold`); `random` takes any action, Cluedo knows a
    public `heuristic`, Bakerstreet bidders, the others plain players.

    Where every throw `doubles`, the program knows that any room may be named.
    """
    if name == RANDOM:
        return lambda situation, luck: Decision(luck.pick(situation.legal), Line(RANDOM))
    if name == HEURISTIC and game is BY_KEY["cluedo"]:
        from tests.tools.heuristic import heuristic

        return heuristic
    if game is BY_KEY["bakerstreet"] and name.startswith(EXPLOITER):
        return Exploiter(int(name.split("-")[1])).decide
    if game is BY_KEY["bakerstreet"] and name.startswith(BIDDERS):
        return bidder(name).decide
    if (game.info.key, name) in PLAIN:
        return plain(game.info.key, name)
    if game.rival is None:
        raise SystemExit(f"{game.info.key} has no rival")
    strength, style = Strength(name.partition("-")[0]), Style(name.partition("-")[2] or Style.PLAIN)
    if doubles:
        from tests.tools.heuristic import open_rival

        rival: Rival = open_rival()
    else:
        rival = game.rival()
    return lambda situation, luck: rival.decide(replace(situation, style=style), strength, luck)


def _double_six() -> Chance:
    """Return luck that throws a double six."""
    for n in count():
        first = Chance(n.to_bytes(SEED_BYTES, "big"), 0)
        if first.below(6) == first.below(6) == 5:
            return Chance(n.to_bytes(SEED_BYTES, "big"), 0)
    raise AssertionError


@dataclass
class Match:
    """A game that is played by the program alone.

    Where it `doubles`, every throw of the dice is a double six, and nobody is offered a passage in place of that.
    """

    game: AnyGame
    seats: int
    options: Mapping[str, str]
    seed: bytes
    doubles: bool = False
    told: list[list[SeatStep]] = field(default_factory=list)
    moves: int = 0
    outcome: Outcome | None = None

    def play(self, players: Sequence[Player]) -> Iterator[tuple[Situation, Decision, float]]:
        """Yield every decision, with the seconds of the processor that it took, until somebody has won."""
        rules = self.game.rules
        self.told = [[] for _ in range(self.seats)]
        step: Step[Any] = rules.setup(self.seats, self.options, Chance(self.seed, 0))
        self._tell(step.events)
        while rules.outcome(step.state) is None:
            if self.moves > MANY_STEPS:
                raise AssertionError("this game does not end")
            seat = min(rules.turn(step.state))
            situation = self.situation(step.state, seat)
            started = time.process_time()
            decision = players[seat](situation, self._luck(seat))
            yield situation, decision, time.process_time() - started
            self.moves += 1
            is_double = self.doubles and decision.action.verb == "roll"
            chance = _double_six() if is_double else Chance(self.seed, self.moves)
            step = rules.apply(step.state, seat, decision.action, chance)
            self._tell(step.events)
        self.outcome = rules.outcome(step.state)

    def situation(self, state: Any, seat: Seat) -> Situation:
        """Return all that a seat may decide by."""
        return Situation(
            log=SeatLog(seat=seat, seats=self.seats, options=self.options, steps=tuple(self.told[seat])),
            table=self.game.observer.table_view(state),
            view=self.game.observer.seat_view(state, seat),
            legal=tuple(
                [each for each in self.game.rules.legal(state, seat) if not (self.doubles and each.verb == "passage")]
            ),
        )

    def _tell(self, events: Sequence[Event]) -> None:
        for seat in all_seats(self.seats):
            heard = tuple(each for each in events if isinstance(each, PublicEvent) or each.to == seat)
            self.told[seat].append(SeatStep(self.moves, heard))

    def _luck(self, seat: Seat) -> Chance:
        """Return a player's own luck, from which nothing of the table's can be told."""
        return Chance(blake2b(b"%d" % seat, key=self.seed, digest_size=SEED_BYTES).digest(), self.moves)


@dataclass
class Result:
    """How a pairing went: shares of the wins by name, and how long decisions took."""

    lineup: tuple[str, ...]
    games: int = 0
    wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    times: dict[str, list[float]] = field(default_factory=dict)

    def interval(self, name: str) -> tuple[float, float, float]:
        """Return the share of a name's wins, and where it lies with 95 %."""
        z, n, share = 1.96, self.games, self.wins[name] / self.games
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return share, max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        first, *others = self.lineup
        share, low, high = self.interval(first)
        even = self.lineup.count(first) / len(self.lineup)
        times = sorted(self.times.get(first, [0.0]))
        against = ", ".join(f"{count} {name}" if count > 1 else name for name, count in Counter(others).items())
        return (
            f"| {first} against {against} | {len(self.lineup)} | {self.games} "
            f"| {100 * share:.1f} % [{100 * low:.0f}-{100 * high:.0f}] | {100 * even:.0f} "
            f"| {1000 * times[len(times) // 2]:.1f}, {1000 * times[-1 - len(times) // 100]:.1f} |"
        )


HEAD = "| pairing | seats | games | share of the wins | even | a decision, ms: median, p99 |\n|---|---|---|---|---|---|"


def tournament(
    game: AnyGame,
    lineup: Sequence[str],
    games: int,
    *,
    first: int = 0,
    options: Mapping[str, str] | None = None,
    doubles: bool = False,
) -> Result:
    """Play so many games between players of these names, in all their orders by turns."""
    players = {name: player(game, name, doubles=doubles) for name in lineup}
    settled = game.info.settle(options or {}, len(lineup))
    result = Result(tuple(lineup))
    orders = sorted({*permutations(lineup)})
    for n, order in enumerate(islice(cycle(orders), games)):
        seed = (first + n // len(orders)).to_bytes(SEED_BYTES, "big")
        match = Match(game, len(order), settled, seed, doubles)
        for situation, _, seconds in match.play([players[name] for name in order]):
            result.times.setdefault(order[situation.log.seat], []).append(seconds)
        result.games += 1
        winners = match.outcome.winners if match.outcome is not None else ()
        for seat in winners:
            result.wins[order[seat]] += 1 / len(winners)
    return result


def main() -> None:
    """Play the pairing that is named, or every strength against the one below it."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    played = [key for key, game in BY_KEY.items() if game.rival is not None]
    asked.add_argument("game", nargs="?", choices=played, help="every game in turn where none is named")
    asked.add_argument(
        "lineup", nargs="*", help=", ".join((*LADDER, HEURISTIC, *BIDDERS, *dict.fromkeys(name for _, name in PLAIN)))
    )
    asked.add_argument("--games", type=int, default=GAMES_PLAYED)
    asked.add_argument("--seats", type=int, help="where no pairing is named; the others are all of the lower strength")
    asked.add_argument("--first", type=int, default=10_000, help="the first seed; strengths were tuned on lower ones")
    asked.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    asked.add_argument(
        "--doubles", action="store_true", help="Cluedo without its board: every throw leads into any room"
    )
    given = asked.parse_intermixed_args()
    options = dict(each.split("=", 1) for each in given.option)
    for key in [given.game] if given.game else played:
        game = BY_KEY[key]
        seats = given.seats or game.info.seats[0]
        pairings = [given.lineup] if given.lineup else [(high, *[low] * (seats - 1)) for low, high in pairwise(LADDER)]
        print(HEAD, flush=True)
        for lineup in pairings:
            found = tournament(game, lineup, given.games, first=given.first, options=options, doubles=given.doubles)
            print(found, flush=True)


if __name__ == "__main__":
    main()
