"""Round robins: every lineup plays the same deals, each deal once in every rotation of its seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement
from typing import Any

from games.arena.match import Match, MatchTerms, PlayedMatch
from games.arena.players import Entrant, TimeControl
from games.arena.program import FaultKind
from games.arena.ratings import RatingEstimate, WinCounts, rated, wilson
from games.core.chance import SEED_BYTES


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: the entrants by seat, and the number of its deal."""

    deal: int
    order: tuple[int, ...]


def pairings(entrants: int, seats: int, deals: int) -> Iterator[Pairing]:
    """Yield the games of a tournament: tables of different entrants, or where they are too few, all mixed tables."""
    if entrants >= seats:
        lineups = [*combinations(range(entrants), seats)]
    else:
        mixed = combinations_with_replacement(range(entrants), seats)
        lineups = [each for each in mixed if len(set(each)) > 1 or entrants == 1]
    for deal in range(deals):
        for lineup in lineups:
            for first in range(seats if len(set(lineup)) > 1 else 1):
                yield Pairing(deal, lineup[first:] + lineup[:first])


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """The setting of a tournament. Every deal follows from `seed`."""

    terms: MatchTerms
    entrants: tuple[Entrant, ...]
    control: TimeControl
    seed: bytes
    speaks: bool = False

    def play(self, pairing: Pairing) -> PlayedMatch:
        """Play one game."""
        number = pairing.deal.to_bytes(8, "big")
        seed = blake2b(number, key=self.seed, digest_size=SEED_BYTES, person=b"alibi.deal").digest()
        game = self.terms.game
        players = [self.entrants[i].player(game, self.control, speaks=self.speaks) for i in pairing.order]
        return Match(self.terms, seed).play(players)


@dataclass
class _Record:
    """The games of one entrant: its wins are counted by seat, so that even is the same at every table."""

    games: int = 0
    wins: float = 0.0
    moves: int = 0
    faults: Counter[FaultKind] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    names: set[str] = field(default_factory=set)


class Results:
    """The results of a tournament's games so far."""

    def __init__(self, entrants: Sequence[Entrant], seats: int) -> None:
        self._entrants = entrants
        self._seats = seats
        self._records = [_Record() for _ in entrants]
        self._deals: dict[int, WinCounts] = {}

    def add(self, pairing: Pairing, played: PlayedMatch) -> None:
        """Count a game."""
        wins = dict.fromkeys(pairing.order, 0.0)
        for seat in played.outcome.winners:
            wins[pairing.order[seat]] += 1 / len(played.outcome.winners)
        for entrant, share in wins.items():
            record = self._records[entrant]
            record.games += 1
            record.wins += share / pairing.order.count(entrant)
        for note in played.notes:
            record = self._records[pairing.order[note.seat]]
            record.moves += 1
            record.seconds.append(note.seconds)
            if note.fault is not None:
                record.faults[note.fault] += 1
        for place, name in enumerate(played.names):
            self._records[pairing.order[place]].names.add(name)
        lineup = tuple([pairing.order.count(i) for i in range(len(self._entrants))])
        if played.outcome.winners:
            self._deals.setdefault(pairing.deal, WinCounts()).add(lineup, wins)

    def table(self) -> str:
        """Return the results in Markdown, the best first."""
        head = [
            "| player | games | wins of a seat | even | rating | moves lost | a move, ms: median, p99 |",
            "|---|---|---|---|---|---|---|",
        ]
        none = [RatingEstimate(0.0, 0.0, 0.0)] * len(self._entrants)
        ratings = rated([*self._deals.values()], len(self._entrants)) if self._deals else none
        order = sorted(range(len(self._entrants)), key=lambda i: -ratings[i].value)
        return "\n".join([*head, *(self._row(i, ratings[i]) for i in order)]) + "\n"

    def _row(self, i: int, rating: RatingEstimate) -> str:
        record, label = self._records[i], self._entrants[i].label
        said = ", ".join(sorted(record.names - {"", label.partition(":")[2]}))
        share = wilson(record.wins / max(1, record.games), record.games)
        times = sorted(record.seconds) or [0.0]
        lost = ", ".join(f"{count} {kind.value}" for kind, count in sorted(record.faults.items()))
        cells = [
            f"{label} ({said})" if said else label,
            f"{record.games}",
            f"{100 * share.value:.1f} % [{100 * share.low:.0f}-{100 * share.high:.0f}]",
            f"{100 / self._seats:.0f}",
            f"{rating.value:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]",
            f"{record.faults.total()} of {record.moves}" + (f" ({lost})" if lost else ""),
            f"{1000 * times[len(times) // 2]:.1f}, {1000 * times[-1 - len(times) // 100]:.1f}",
        ]
        return "| " + " | ".join(each.replace("|", "/") for each in cells) + " |"


def notes_of(number: int, pairing: Pairing, played: PlayedMatch, entrants: Sequence[Entrant]) -> dict[str, Any]:
    """Return the notes on a game that its export lacks, as JSON values."""
    outcome = played.outcome
    return {
        "game": number,
        "deal": pairing.deal,
        "seats": [entrants[i].label for i in pairing.order],
        "names": list(played.names),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "scores": None if outcome.scores is None else list(outcome.scores),
        "moves": [
            {
                "n": note.n,
                "seat": note.seat,
                "ms": round(1000 * note.seconds, 1),
                "why": note.why,
                "fault": note.fault and note.fault.value,
            }
            for note in played.notes
        ],
    }
