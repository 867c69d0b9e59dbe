"""Tables of Cluedo with known cards, pawns and dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar, cast

import pytest

from games.cluedo import BOARD, GAME
from games.cluedo.actions import Accuse, CluedoAction, End, Move, Roll, Show, Stay, Suggest
from games.cluedo.model import CARDS, SUSPECTS, Card, Case, Phase, Room, Silence, Spot, Suspect, Weapon
from games.cluedo.state import Cast, Deal, State
from games.core.chance import Chance
from games.core.contract import Event, Refusal, Step
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat, all_seats
from games.core.secret import Secret
from tests.builders import a_seed, settled

T = TypeVar("T")
E = TypeVar("E", bound=PublicEvent | PrivateEvent)
ENVELOPE: Case = (Suspect.PLUM, Weapon.ROPE, Room.HALL)


class Loaded:
    """Stands in for Chance: dice fall as told, then count up; what is shuffled stays as it is, the first is picked."""

    def __init__(self, *dice: int) -> None:
        self._dice = [each - 1 for each in dice]
        self._next = 0

    def below(self, n: int) -> int:
        if self._dice:
            return self._dice.pop(0)
        self._next += 1
        return (self._next - 1) % n

    def pick(self, items: Sequence[T]) -> T:
        return items[0]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def loaded(*dice: int) -> Chance:
    return cast("Chance", Loaded(*dice))


def spot(place: Room | str) -> Spot:
    return BOARD.spots[place]


class Table:
    """A running game of Cluedo: acts, and remembers what was told."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: tuple[Event, ...] = ()
        self.n = 0

    @property
    def active(self) -> Seat:
        (seat,) = GAME.rules.turn(self.state)
        return seat

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def do(self, seat: int, action: CluedoAction, chance: Chance | None = None) -> Table:
        return self._after(GAME.rules.apply(self.state, Seat(seat), action, chance or self._chance()))

    def late(self, seat: int, chance: Chance | None = None) -> Table:
        return self._after(GAME.rules.late(self.state, Seat(seat), chance or self._chance()))

    def leave(self, seat: int, chance: Chance | None = None) -> Table:
        return self._after(GAME.rules.forfeit(self.state, Seat(seat), chance or self._chance()))

    def skip(self) -> Table:
        """Let the active seat do nothing in its turn."""
        seat = self.active
        self.do(seat, Stay())
        return self.do(seat, End()) if self.active == seat and self.phase is Phase.ARRIVED else self

    def roll(self, seat: int, one: int, two: int) -> Table:
        return self.do(seat, Roll(), loaded(one, two))

    def move(self, seat: int, to: Room | str) -> Table:
        return self.do(seat, Move(to=to))

    def suggest(self, seat: int, suspect: Suspect, weapon: Weapon) -> Table:
        return self.do(seat, Suggest(suspect=suspect, weapon=weapon))

    def show(self, seat: int, card: Card | Silence) -> Table:
        return self.do(seat, Show(card=card))

    def accuse(self, seat: int, case: Case = ENVELOPE) -> Table:
        return self.do(seat, accusation(case))

    def refused(self, seat: int, action: CluedoAction) -> str:
        before = self.state
        with pytest.raises(Refusal) as refusal:
            GAME.rules.apply(self.state, Seat(seat), action, self._chance())
        assert self.state is before
        return refusal.value.key

    def legal(self, seat: int) -> list[CluedoAction]:
        return list(GAME.rules.legal(self.state, Seat(seat)))

    def kinds(self, seat: int) -> set[str]:
        return {type(action).verb for action in self.legal(seat)}

    def reach(self) -> list[str]:
        assert self.state.reach is not None
        return [*(room.value for room in self.state.reach.rooms), *self.state.reach.squares]

    def at(self, suspect: Suspect) -> Room | str:
        return BOARD.called[self.state.at[SUSPECTS.index(suspect)]]

    def heard(self, kind: type[E]) -> E:
        (event,) = [event for event in self.told if isinstance(event, kind)]
        return event

    def all_heard(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    def _chance(self) -> Chance:
        self.n += 1
        return Chance(a_seed(), self.n)

    def _after(self, step: Step[State]) -> Table:
        self.state, self.told = step.state, step.events
        return self


def accusation(case: Case) -> Accuse:
    return Accuse(suspect=case[0], weapon=case[1], room=case[2])


WRONG: Case = (Suspect.PLUM, Weapon.ROPE, Room.STUDY)


def a_table(
    seats: int = 3,
    *,
    at: Mapping[Suspect, Room | str] | None = None,
    hands: Mapping[int, Sequence[Card]] | None = None,
    options: Mapping[str, str] | None = None,
    active: int = 0,
) -> Table:
    """Return a table at the start of a turn. Seat 0 plays Rose, seat 1 Moutarde and so on; hands are filled up."""
    everybody = all_seats(seats)
    house = GAME.rules.setup(seats, settled(GAME, seats, options), Chance(a_seed(), 0)).state.cast.house
    given: dict[int, list[Card]] = {seat: list((hands or {}).get(seat, ())) for seat in everybody}
    taken = {*ENVELOPE, *(card for cards in given.values() for card in cards)}
    rest = [card for card in CARDS if card not in taken]
    for seat in everybody:
        size = len(CARDS[3:]) // seats + (seat < len(CARDS[3:]) % seats)
        while len(given[seat]) < size:
            given[seat].append(rest.pop(0))
    dealt = tuple(tuple(sorted(given[seat], key=CARDS.index)) for seat in everybody)
    deal = Deal(
        first=Seat(0),
        hands=tuple(map(Secret, dealt)),
        envelope=Secret(ENVELOPE),
        sizes=tuple(map(len, dealt)),
    )
    pawns = tuple(SUSPECTS[:seats])
    owners = (*everybody, *(None,) * (len(SUSPECTS) - seats))
    fresh = GAME.rules.setup(seats, settled(GAME, seats, options), Chance(a_seed(), 0)).state
    spots = list(fresh.at)
    for suspect, place in (at or {}).items():
        spots[SUSPECTS.index(suspect)] = spot(place)
    return Table(
        replace(
            fresh,
            cast=Cast(seats=seats, house=house, pawns=pawns, owners=owners, deal=deal),
            phase=Phase.STARTING,
            active=Seat(active),
            at=tuple(spots),
            orders=fresh.orders,
        )
    )
