"""One match: a game that is played to its end, also where a player fails."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from games.arena.players import OwnPlayer, Player
from games.arena.program import Fault, FaultKind
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Event, Outcome
from games.core.deduction.rival import Situation, Strength
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Course, EntryKind, Move, Playthrough
from games.core.seats import Seat, all_seats

MOST_MOVES: Final = 1000
"""From this move on a novice plays every seat: players who never accuse need not come to an end, and novices do."""

_ENDLESS: Final = 10 * MOST_MOVES


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTerms:
    """The terms of a match: a game, its number of seats and its settled options."""

    game: AnyGame
    seats: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Note:
    """Move `n` as its player made it; with a fault, a novice has made it."""

    n: int
    seat: Seat
    seconds: float
    why: str
    fault: FaultKind | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedMatch:
    """A match that is over. `names` are those that the players have given themselves."""

    playthrough: Playthrough
    outcome: Outcome
    names: tuple[str, ...]
    notes: tuple[Note, ...]


class Match:
    """A match on its way."""

    def __init__(self, terms: MatchTerms, seed: bytes) -> None:
        self._terms = terms
        self._seed = seed
        self._course = Course(terms.game, seed)
        self._told: list[list[SeatStep]] = [[] for _ in range(terms.seats)]
        self._moves: list[Move] = []
        self._notes: list[Note] = []

    def play(self, players: Sequence[Player]) -> PlayedMatch:
        """Play to the end. Of the processes that players start, none is left."""
        with ExitStack() as ends:
            for player in players:
                ends.callback(player.close)
            return self._play(players)

    def _play(self, players: Sequence[Player]) -> PlayedMatch:
        terms, rules = self._terms, self._terms.game.rules
        step = self._course.deal(terms.seats, terms.options)
        self._tell(step.events)
        while (outcome := rules.outcome(step.state)) is None:
            if len(self._moves) >= _ENDLESS:
                raise RuntimeError("this game does not end")
            seat = min(rules.turn(step.state))
            move = self._move(step.state, seat, players[seat])
            step = self._course.judge(move)
            self._course.follow(move, step)
            self._moves.append(move)
            self._tell(step.events)
        observer = terms.game.observer
        for seat, player in zip(all_seats(terms.seats), players, strict=True):
            player.over(self._log(seat), observer.table_view(step.state), observer.seat_view(step.state, seat), outcome)
        return PlayedMatch(
            playthrough=Playthrough(
                game=terms.game.info.key,
                version=terms.game.info.version,
                seats=terms.seats,
                options=terms.options,
                seed=self._seed,
                moves=tuple(self._moves),
            ),
            outcome=outcome,
            names=tuple(player.name for player in players),
            notes=tuple(self._notes),
        )

    def _move(self, state: Any, seat: Seat, player: Player) -> Move:
        """Return the move of a seat: its player's, or a novice's where that one fails."""
        game, n = self._terms.game, len(self._moves) + 1
        situation = situation_of(game, state, self._log(seat))
        fault: FaultKind | None = None
        started = time.monotonic()
        try:
            if n > MOST_MOVES:
                raise Fault(FaultKind.ENDLESS)  # noqa: TRY301 (as any other fault)
            action, why = player.move(situation, self._luck(seat))
        except Fault as failed:
            fault = failed.kind
            action, why = OwnPlayer(game, Strength.NOVICE).move(situation, self._luck(seat))
        self._notes.append(Note(n, seat, time.monotonic() - started, why, fault))
        return Move(EntryKind.ACTION, seat, action)

    def _tell(self, events: Sequence[Event]) -> None:
        for seat in all_seats(self._terms.seats):
            heard = tuple(each for each in events if isinstance(each, PublicEvent) or each.to == seat)
            self._told[seat].append(SeatStep(len(self._moves), heard))

    def _log(self, seat: Seat) -> SeatLog:
        terms = self._terms
        return SeatLog(seat=seat, seats=terms.seats, options=terms.options, steps=tuple(self._told[seat]))

    def _luck(self, seat: Seat) -> Chance:
        """Return a player's own luck, from which nothing of the table's can be told."""
        own = blake2b(bytes([seat]), digest_size=SEED_BYTES, key=self._seed, person=b"alibi.arena").digest()
        return Chance(own, len(self._moves))


def situation_of(game: AnyGame, state: Any, log: SeatLog) -> Situation:
    """Return all that the seat of a log may decide by."""
    return Situation(
        log=log,
        table=game.observer.table_view(state),
        view=game.observer.seat_view(state, log.seat),
        legal=tuple(game.rules.legal(state, log.seat)),
    )
