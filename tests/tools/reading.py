"""What a person at the table may read in the questions of Cluedo's rivals: how often a card that they name is their own.

    python -m tests.tools.reading --games 200 master master master

*Expected* is how likely that is to another seat that counts what was shown and not shown, and reads nothing in the questions: so
often a rival that gives nothing away would name its own cards. The *bits* of each card are what a reader gains about its owner
who knows both figures, in the games of even numbers from those of odd ones and the other way round.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.cluedo import BOARD, GAME
from games.cluedo.actions import Suggest
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.model import CARDS, SUSPECTS, Card, Room
from games.cluedo.rival.guessing import guesses
from games.cluedo.rival.witnesses import Witnesses
from games.core.chance import Chance
from games.core.deduction.rival import Situation
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat, all_seats
from tests.builders import a_seed
from tests.tools.ladder import Match, player

FACTORS: Final = np.exp(np.linspace(-5, 1.5, 60))
"""How many times likelier than expected a card may be the asker's own."""
SURE: Final = 0.005
"""What is nearer to certain needs no reading."""
LAST: Final = 5
"""From this question on all are counted together."""


@dataclass(frozen=True, slots=True)
class Named:
    """A card in a question: in which game, in which question of its author, how often named by them before, and how likely theirs."""

    game: int
    question: int
    before: int
    card: Card
    is_own: bool
    expected: float


def named(lineup: Sequence[str], games: int, first: int) -> Iterator[tuple[str, Named]]:
    """Yield each card of each question, with the name of its author."""
    seats = len(lineup)
    for n in range(games):
        order = [lineup[(seat + n) % seats] for seat in all_seats(seats)]
        match = Match(GAME, seats, GAME.info.settle({}, seats), a_seed(first + n))
        asked = Counter[Seat]()
        before = defaultdict[Seat, Counter[Card]](Counter)
        for situation, decision, _ in match.play([player(GAME, name) for name in order]):
            action, seat = decision.action, situation.log.seat
            if not isinstance(action, Suggest):
                continue
            asked[seat] += 1
            case = action.suspect, action.weapon, Room(BOARD.called[situation.view.at[_pawn(situation)]])
            reader = Seat((seat + 1 + n % (seats - 1)) % seats)
            likely = _expected(match, reader, seat, situation)
            for card in case:
                is_own = card in situation.view.hand
                yield order[seat], Named(n, asked[seat], before[seat][card], card, is_own, likely[CARDS.index(card)])
            before[seat].update(case)


def _pawn(situation: Situation) -> int:
    return SUSPECTS.index(situation.view.pawn)


def _expected(match: Match, reader: Seat, asker: Seat, situation: Situation) -> NDArray[np.float64]:
    """Return by card how likely it is the asker's, to a reader before the question."""
    log = SeatLog(seat=reader, seats=match.seats, options=match.options, steps=tuple(match.told[reader]))
    known = evidence(log)
    assert known is not None
    witnesses = Witnesses.of(known, situation.table.out | situation.table.gone)
    guess = guesses(known, witnesses, Chance(match.seed, match.moves))
    assert guess is not None
    found: NDArray[np.float64] = guess.weights @ (guess.owners == asker)
    return found


def bits(cards: Sequence[Named]) -> float:
    """Return what a reader gains for each card that is open to them."""
    open_cards = [each for each in cards if SURE < each.expected < 1 - SURE]
    halves = [[each for each in open_cards if each.game % 2 == half] for half in (0, 1)]
    if not all(halves):
        return 0.0
    gained = 0.0
    for learnt, read in (halves, halves[::-1]):
        factor = max(FACTORS, key=lambda factor: _gain(learnt, factor))
        gained += _gain(read, factor)
    return gained / len(open_cards)


def _gain(cards: Sequence[Named], factor: float) -> float:
    """Return the bits by which a factor foretells better who holds these cards."""
    expected = np.array([each.expected for each in cards])
    read = expected * factor / (expected * factor + 1 - expected)
    is_own = np.array([each.is_own for each in cards])
    return float(np.log2(np.where(is_own, read / expected, (1 - read) / (1 - expected))).sum())


def table(cards: Sequence[Named]) -> Iterator[str]:
    """Yield the rows for chosen cards and for rooms: by question, and by how often a card was named before."""
    yield "| cards | number | own | expected | bits of an open card |\n|---|---|---|---|---|"
    for kind, is_room in (("suspect or weapon", False), ("room", True)):
        some = [each for each in cards if isinstance(each.card, Room) is is_room]
        for last in range(1, LAST + 1):
            row = [each for each in some if min(each.question, LAST) == last]
            yield _row(f"{kind} in question {last}{' and later' if last == LAST else ''}", row)
        for before in range(3):
            row = [each for each in some if min(each.before, 2) == before]
            yield _row(f"{kind} named before: {before}{' and more' if before == 2 else ''}", row)


def _row(name: str, cards: Sequence[Named]) -> str:
    own, expected = (
        100 * float(np.mean(some)) if cards else 0.0
        for some in ([each.is_own for each in cards], [each.expected for each in cards])
    )
    return f"| {name} | {len(cards)} | {own:.1f} % | {expected:.1f} % | {bits(cards):.2f} |"


def main() -> None:
    """Print the table for each name."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("lineup", nargs="*", default=["master"] * 3)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=20_000)
    given = asked.parse_args()
    found = defaultdict[str, list[Named]](list)
    for name, each in named(given.lineup, given.games, given.first):
        found[name].append(each)
    for name, cards in found.items():
        print(f"{name}, {cards[-1].game + 1} games")
        print(*table(cards), sep="\n", flush=True)


if __name__ == "__main__":
    main()
