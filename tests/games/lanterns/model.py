"""Lanterns, the game of the tests: everybody hides a coloured lantern, and looks for those of the others. It is never shipped.

It has every kind of field, private events, an event that fades, a sound, an option, and choices made at the same time, so that
whatever the platform promises to a game is tried on it. Here are its values and its rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations, product
from typing import ClassVar, TypeAlias, assert_never

from games.core.chance import Chance
from games.core.contract import Action, Event, Options, Outcome, Refusal, Step
from games.core.endings import ABANDONED, Left, PartyState, TurnBegan, TurnMissed, check_owes, check_there
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from games.core.values import put

Colour = StrEnum("Colour", ["RED", "GREEN", "BLUE", "WHITE"])
Phase = StrEnum("Phase", ["HIDING", "SEARCHING", "OVER"])
SPOTS = ("a1", "a2", "b1", "b2")
ROUNDS = 2
SHARED = (Left, TurnBegan, TurnMissed)


class Hide(Action):
    verb: ClassVar[str] = "hide"
    spot: str


class Signal(Action):
    verb: ClassVar[str] = "signal"
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


class Guess(Action):
    verb: ClassVar[str] = "guess"
    player: Seat
    colour: Colour
    spot: str | None = None


Move: TypeAlias = Hide | Signal | Guess


class Began(PublicEvent):
    pass


class Lit(PrivateEvent):
    colour: Colour


class Remembered(PrivateEvent):
    back: ClassVar[Back] = Back.FREELY
    shows_desk: ClassVar[bool] = True
    spot: str


class Flashed(PublicEvent):
    back: ClassVar[Back] = Back.AGREED
    fades: ClassVar[bool] = True
    by: Seat
    players: tuple[Seat, ...]
    flashes: int
    loud: bool


class Guessed(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"is_right"})
    by: Seat
    player: Seat
    colour: Colour
    spot: str | None
    is_right: bool


class Ended(PublicEvent):
    reveals: ClassVar[frozenset[str]] = frozenset({"colours", "winners"})
    winners: tuple[Seat, ...]
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PartyState):
    """`wrong` are the guesses that failed; by whom they were made is of no matter."""

    colours: tuple[Secret[Colour], ...]
    spots: tuple[Secret[str] | None, ...]
    turns_left: int
    active: Seat | None = None
    wrong: tuple[Guess, ...] = ()

    @property
    def phase(self) -> Phase:
        return Phase.OVER if self.outcome else Phase.HIDING if self.active is None else Phase.SEARCHING

    @property
    def owing(self) -> tuple[Seat, ...]:
        if self.phase is Phase.HIDING:
            return tuple(seat for seat in self.there(len(self.spots)) if self.spots[seat] is None)
        return (self.active,) if self.active is not None and self.outcome is None else ()

    @property
    def lit(self) -> tuple[Colour, ...]:
        return tuple(colour.open() for colour in self.colours)

    def is_right(self, guess: Guess) -> bool:
        """Return whether a guess is right; without a spot, the colour is enough."""
        is_there = guess.spot is None or self.spots[guess.player] == Secret(guess.spot)
        return is_there and self.lit[guess.player] == guess.colour


class LanternRules:
    def setup(self, seats: int, options: Options, chance: Chance) -> Step[State]:
        colours = chance.shuffled(list(Colour))[:seats]
        state = State(colours=tuple(map(Secret, colours)), spots=(None,) * seats, turns_left=ROUNDS * seats)
        return Step(state, (Began(), *(Lit(to=seat, colour=colours[seat]) for seat in all_seats(seats))))

    def turn(self, state: State) -> frozenset[Seat]:
        return frozenset(state.owing)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        rest = [each for each in state.there(len(state.spots)) if each != seat]
        groups = [group for n in range(1, len(rest) + 1) for group in combinations(rest, n)]
        if seat in state.owing and state.active is None:
            yield from (Hide(spot=spot) for spot in SPOTS)
        elif seat in state.owing:
            signals = product(groups, (1, 2, 3), (False, True))
            yield from (Signal(players=players, flashes=flashes, loud=loud) for players, flashes, loud in signals)
            guesses = product(rest, Colour, (None, *SPOTS))
            yield from (Guess(player=player, colour=colour, spot=spot) for player, colour, spot in guesses)

    def apply(self, state: State, seat: Seat, action: Move, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *state.owing)
        if action not in set(self.legal(state, seat)):
            raise Refusal("not-now")
        match action:
            case Hide(spot=spot):
                return _hide(state, seat, spot)
            case Signal(players=players, flashes=flashes, loud=loud):
                return _go_on(state, Flashed(by=seat, players=players, flashes=flashes, loud=loud))
            case Guess(player=player, colour=colour, spot=spot):
                right = state.is_right(action)
                told = Guessed(by=seat, player=player, colour=colour, spot=spot, is_right=right)
                if right:
                    return _end(state, Outcome(winners=(seat,), reason="found"), told)
                return _go_on(replace(state, wrong=(*state.wrong, action)), told)
            case _:
                assert_never(action)

    def late(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_owes(state.outcome, seat, *state.owing)
        told = TurnMissed(seat=seat)
        return _hide(state, seat, chance.pick(SPOTS), told) if state.active is None else _go_on(state, told)

    def forfeit(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        check_there(state.outcome, seat, state.gone)
        state, left = replace(state, gone=state.gone | {seat}), Left(seat=seat)
        if len(state.there(len(state.spots))) == 1:
            return _end(state, ABANDONED, left)
        return _go_on(state, left) if state.active == seat or not state.owing else Step(state, (left,))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _hide(state: State, seat: Seat, spot: str, *told: Event) -> Step[State]:
    state, told = replace(state, spots=put(state.spots, seat, Secret(spot))), (*told, Remembered(to=seat, spot=spot))
    return Step(state, told) if state.owing else _go_on(state, *told)


def _go_on(state: State, *told: Event) -> Step[State]:
    if not state.turns_left:
        return _end(state, Outcome(winners=(), reason="dawn"), *told)
    seat = state.after(Seat(-1) if state.active is None else state.active, len(state.spots))
    return Step(replace(state, active=seat, turns_left=state.turns_left - 1), (*told, TurnBegan(seat=seat)))


def _end(state: State, outcome: Outcome, *told: Event) -> Step[State]:
    return Step(replace(state, outcome=outcome), (*told, Ended(winners=outcome.winners, colours=state.lit)))
