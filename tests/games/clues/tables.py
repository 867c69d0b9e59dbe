"""Tables of 13 Indices with known cards, dealt through the public contract by a chance that is told what to deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import pytest

from games.clues import BOX, GAME
from games.clues.actions import Accuse, Ask, Choose, ClueAction, Consult, Take
from games.clues.model import About, Card, Case, Inner, Letter, Person, Phase, Place, Weapon
from games.clues.state import State
from games.core.chance import Chance
from games.core.contract import Action, Event, Refusal, Step
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat, all_seats
from tests.builders import a_seed

T = TypeVar("T")
E = TypeVar("E", bound=PublicEvent | PrivateEvent)


class Stacked:
    """Stands in for Chance: whatever is shuffled comes out in the order of `rank`; the rest falls on `first`."""

    def __init__(self, rank: Mapping[Card, int], first: int = 0) -> None:
        self._rank = rank
        self._first = first

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(sorted(items, key=lambda item: self._rank[cast("Card", item)]))

    def below(self, n: int) -> int:
        return self._first

    def pick(self, items: Sequence[T]) -> T:
        return items[0]


def stacked(rank: Mapping[Card, int], first: int = 0) -> Chance:
    return cast("Chance", Stacked(rank, first))


def in_play(seats: int) -> tuple[Card, ...]:
    return BOX.cards(seats)


class Table:
    """A running game of 13 Indices: acts, and remembers what was told."""

    def __init__(self, state: State, seed: bytes = a_seed()) -> None:
        self.state = state
        self.seed = seed
        self.told: tuple[Event, ...] = ()
        self.n = 0

    @property
    def seats(self) -> int:
        return len(self.state.loupes)

    @property
    def loupes(self) -> tuple[int, ...]:
        return GAME.observer.table_view(self.state).loupes

    @property
    def reserve(self) -> int:
        return GAME.observer.table_view(self.state).reserve

    @property
    def active(self) -> Seat:
        (seat,) = GAME.rules.turn(self.state)
        return seat

    def do(self, seat: int, action: ClueAction) -> Table:
        self.n += 1
        return self._after(GAME.rules.apply(self.state, Seat(seat), action, Chance(self.seed, self.n)))

    def late(self, seat: int) -> Table:
        self.n += 1
        return self._after(GAME.rules.late(self.state, Seat(seat), Chance(self.seed, self.n)))

    def leave(self, seat: int) -> Table:
        self.n += 1
        return self._after(GAME.rules.forfeit(self.state, Seat(seat), Chance(self.seed, self.n)))

    def ask(self, by: int, witness: int, about: About, inner: Inner | None = None, *, secret: bool = False) -> Table:
        return self.do(by, Ask(witness=Seat(witness), about=about, inner=inner, secret=secret))

    def consult(self, by: int, letter: str) -> Table:
        return self.do(by, Consult(letter=Letter(letter)))

    def accuse(self, by: int, case: Case) -> Table:
        return self.do(by, accusation(case))

    def take(self, by: int, player: int) -> Table:
        return self.do(by, Take(player=Seat(player)))

    def _after(self, step: Step[State]) -> Table:
        self.state, self.told = step.state, step.events
        return self

    def heard(self, kind: type[E]) -> list[E]:
        """Return the events of this kind in the last step."""
        return [event for event in self.told if type(event) is kind]

    def one(self, kind: type[E]) -> E:
        """Return the only event of this kind in the last step."""
        (event,) = self.heard(kind)
        return event

    def refused(self, seat: int, action: ClueAction) -> str:
        """Return the key of the refusal; nothing may have changed."""
        before = self.state
        with pytest.raises(Refusal) as refusal:
            GAME.rules.apply(self.state, Seat(seat), action, Chance(a_seed(), 1))
        assert self.state == before
        return refusal.value.key

    def legal(self, seat: int, kind: type[Action] = Action) -> list[Any]:
        return [action for action in GAME.rules.legal(self.state, Seat(seat)) if isinstance(action, kind)]


def accusation(case: Case) -> Accuse:
    return Accuse(person=case[0], place=case[1], weapon=case[2])


def choice(case: Case) -> Choose:
    return Choose(person=case[0], place=case[1], weapon=case[2])


def a_layout(
    seats: int,
    outer: Mapping[int, Case] | None = None,
    inner: Mapping[int, tuple[Card, Card]] | None = None,
    informants: Sequence[Card] = (),
) -> tuple[list[Case], list[tuple[Card, Card]], list[Card]]:
    """Return cases, inner pairs and informants; what is not given is filled in with cards that are left, in order."""
    outer, inner = dict(outer or {}), dict(inner or {})
    used = {card for cards in (*outer.values(), *inner.values(), informants) for card in cards}
    left = [card for card in in_play(seats) if card not in used]

    def next_of(kind: type[T]) -> T:
        card = next(card for card in left if isinstance(card, kind))
        left.remove(card)
        return card

    cases = [
        outer[each] if each in outer else (next_of(Person), next_of(Place), next_of(Weapon)) for each in range(seats)
    ]
    pairs = [inner[each] if each in inner else (left.pop(0), left.pop(0)) for each in range(seats)]
    return cases, pairs, [*informants, *left]


def a_dealt_table(
    seats: int = 3,
    *,
    outer: Mapping[int, Case] | None = None,
    inner: Mapping[int, tuple[Card, Card]] | None = None,
    informants: Sequence[Card] = (),
    first: int = 0,
    top_secret: bool = False,
) -> tuple[Table, list[Case], Chance]:
    """Return a table whose players still have to choose, what each must choose for that layout, and the chance for it."""
    cases, pairs, rest = a_layout(seats, outer, inner, informants)
    rank: dict[Card, int] = {}
    for seat in range(seats):
        rank |= dict.fromkeys(cases[(seat + 1) % seats], seat)  # R-13-13: its choice goes to the left neighbour
        rank |= {card: 100 + 2 * seat + side for side, card in enumerate(pairs[seat])}
    rank |= {card: 200 + i for i, card in enumerate(rest)}
    chance = stacked(rank, first)
    step = GAME.rules.setup(seats, GAME.info.settle({"top_secret": "on" if top_secret else "off"}, seats), chance)
    table = Table(step.state)
    table.told = step.events
    return table, [cases[(seat + 1) % seats] for seat in range(seats)], chance


def a_table(
    seats: int = 3,
    *,
    outer: Mapping[int, Case] | None = None,
    inner: Mapping[int, tuple[Card, Card]] | None = None,
    informants: Sequence[Card] = (),
    active: int = 0,
    top_secret: bool = False,
    **state: Any,
) -> Table:
    """Return a table in play with these cards; `loupes`, `reserve` and other parts of the state as given."""
    table, choices, chance = a_dealt_table(
        seats, outer=outer, inner=inner, informants=informants, first=active, top_secret=top_secret
    )
    for seat in all_seats(seats):
        step = GAME.rules.apply(table.state, seat, choice(choices[seat]), chance)
        table.state, table.told = step.state, step.events
    if "loupes" in state and "reserve" not in state:
        state["reserve"] = BOX.loupes - sum(state["loupes"])
    table.state = replace(table.state, **state)
    return table


def at_turn(state: State, seat: int) -> State:
    """Return the state in which this seat is at its turn, with two loupes (none at a table of two)."""
    n = state.deal.seats
    loupes = (0, 0) if n == 2 else tuple(2 if each == seat else 1 for each in range(n))
    return replace(state, active=Seat(seat), phase=Phase.ACTING, loupes=loupes)


def hidden_layout(state: State) -> tuple[tuple[Case, ...], tuple[tuple[Card, Card], ...], tuple[Card, ...]]:
    """Return what lies where: (outer, inner, informants). For oracles only."""
    layout = state.table
    return layout.outer, layout.inner, layout.informants


def own_case(table: Table, seat: int) -> tuple[Person, Place, Weapon]:
    return hidden_layout(table.state)[0][seat]


def a_miss(table: Table, seat: int) -> Accuse:
    """Return an accusation that is possible and wrong."""
    accusations: list[Accuse] = table.legal(seat, Accuse)
    return next(each for each in accusations if each != accusation(own_case(table, seat)))
