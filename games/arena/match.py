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
from games.core.contract import Action, Event, Outcome, SeatView, TableView
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


class MatchState:
    """A game on its way: what each seat is told, and whose move it is."""

    def __init__(self, terms: MatchTerms, seed: bytes) -> None:
        self.terms = terms
        self.moves: list[Move] = []
        self._course = Course(terms.game, seed)
        self._told: list[list[SeatStep]] = [[] for _ in range(terms.seats)]
        self._step = self._course.deal(terms.seats, terms.options)
        self._tell(self._step.events)

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game; None before."""
        return self.terms.game.rules.outcome(self._step.state)

    @property
    def seat(self) -> Seat:
        """The seat whose move it is. There is none after the end."""
        return min(self.terms.game.rules.turn(self._step.state))

    def situation(self, seat: Seat) -> Situation:
        """Return all that a seat may decide by."""
        return situation_of(self.terms.game, self._step.state, self.log(seat))

    def log(self, seat: Seat) -> SeatLog:
        """Return all that a seat was told."""
        terms = self.terms
        return SeatLog(seat=seat, seats=terms.seats, options=terms.options, steps=tuple(self._told[seat]))

    def views(self, seat: Seat) -> tuple[TableView, SeatView]:
        """Return the view of a seat."""
        observer = self.terms.game.observer
        return observer.table_view(self._step.state), observer.seat_view(self._step.state, seat)

    def act(self, action: Action) -> None:
        """Let the seat whose move it is do a legal action."""
        move = Move(EntryKind.ACTION, self.seat, action)
        self._step = self._course.judge(move)
        self._course.follow(move, self._step)
        self.moves.append(move)
        self._tell(self._step.events)

    def _tell(self, events: Sequence[Event]) -> None:
        for seat in all_seats(self.terms.seats):
            heard = tuple(each for each in events if isinstance(each, PublicEvent) or each.to == seat)
            self._told[seat].append(SeatStep(len(self.moves), heard))


class Match:
    """A match on its way."""

    def __init__(self, terms: MatchTerms, seed: bytes) -> None:
        self._terms = terms
        self._seed = seed
        self._state = MatchState(terms, seed)
        self._notes: list[Note] = []

    def play(self, players: Sequence[Player]) -> PlayedMatch:
        """Play to the end. Of the processes that players start, none is left."""
        with ExitStack() as ends:
            for player in players:
                ends.callback(player.close)
            return self._play(players)

    def _play(self, players: Sequence[Player]) -> PlayedMatch:
        terms, state = self._terms, self._state
        while (outcome := state.outcome) is None:
            if len(state.moves) >= _ENDLESS:
                raise RuntimeError("this game does not end")
            state.act(self._action(state.seat, players))
        for seat, player in zip(all_seats(terms.seats), players, strict=True):
            player.over(state.log(seat), *state.views(seat), outcome)
        return PlayedMatch(
            playthrough=Playthrough(
                game=terms.game.info.key,
                version=terms.game.info.version,
                seats=terms.seats,
                options=terms.options,
                seed=self._seed,
                moves=tuple(state.moves),
            ),
            outcome=outcome,
            names=tuple(player.name for player in players),
            notes=tuple(self._notes),
        )

    def _action(self, seat: Seat, players: Sequence[Player]) -> Action:
        """Return the action of a seat: its player's, or a novice's where that one fails."""
        n, situation = len(self._state.moves) + 1, self._state.situation(seat)
        fault: FaultKind | None = None
        started = time.monotonic()
        try:
            if n > MOST_MOVES:
                raise Fault(FaultKind.ENDLESS)  # noqa: TRY301 (as any other fault)
            action, why = players[seat].move(situation, self._luck(seat))
        except Fault as failed:
            fault = failed.kind
            action, why = OwnPlayer(self._terms.game, Strength.NOVICE).move(situation, self._luck(seat))
        self._notes.append(Note(n, seat, time.monotonic() - started, why, fault))
        return action

    def _luck(self, seat: Seat) -> Chance:
        """Return a player's own luck, from which nothing of the table's can be told."""
        own = blake2b(bytes([seat]), digest_size=SEED_BYTES, key=self._seed, person=b"alibi.arena").digest()
        return Chance(own, len(self._state.moves))


def situation_of(game: AnyGame, state: Any, log: SeatLog) -> Situation:
    """Return all that the seat of a log may decide by."""
    return Situation(
        log=log,
        table=game.observer.table_view(state),
        view=game.observer.seat_view(state, log.seat),
        legal=tuple(game.rules.legal(state, log.seat)),
    )
