"""Tables of Bakerstreet at a chosen moment, and short words for what players do there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from games.bakerstreet import GAME
from games.bakerstreet.actions import BakerAction, Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.model import SEATS, Card, Laid, Letter, Phase
from games.bakerstreet.state import Side, State
from games.core.chance import Chance
from games.core.contract import Event
from games.core.seats import Seat
from games.core.secret import Secret
from tests.builders import a_seed

E = TypeVar("E", bound=Event)
ANNE, BEN = SEATS


def cards(text: str) -> tuple[Card, ...]:
    """Return cards from a text such as `3_x2 4 0_stop`."""
    return tuple(Card(each) for each in text.split())


def letters(text: str) -> tuple[Letter, ...]:
    """Return letters in order from a text such as `acd`."""
    return tuple(sorted(Letter(each) for each in text.lower()))


def stack(text: str) -> tuple[tuple[int, str], ...]:
    """Return a stack from its bottom to its top, from a text such as `A3_x2 B5`: A is Anne, B is Ben."""
    return tuple((0 if each[0] == "A" else 1, each[1:]) for each in text.split())


@dataclass
class BakerTable:
    """A table that plays on: the state, and what was told in the last step."""

    state: State
    seed: bytes = a_seed(1)
    n: int = 0
    told: tuple[Event, ...] = ()
    history: list[Event] = field(default_factory=list)

    def _next(self) -> Chance:
        self.n += 1
        return Chance(self.seed, self.n)

    def act(self, seat: Seat, action: BakerAction) -> BakerTable:
        step = GAME.rules.apply(self.state, seat, action, self._next())
        self.state, self.told = step.state, step.events
        self.history += step.events
        return self

    def play(self, seat: Seat, card: str, pile: int) -> BakerTable:
        return self.act(seat, Play(card=Card(card), pile=pile))

    def estimate(self, seat: Seat, number: int) -> BakerTable:
        return self.act(seat, Estimate(number=number))

    def turn(self, seat: Seat, card: str, pile: int, number: int) -> BakerTable:
        return self.play(seat, card, pile).estimate(seat, number)

    def doubt(self, seat: Seat) -> BakerTable:
        return self.act(seat, Doubt())

    def choose(self, seat: Seat, pile: int) -> BakerTable:
        return self.act(seat, Choose(pile=pile))

    def take(self, seat: Seat, letter: str) -> BakerTable:
        return self.act(seat, Take(letter=Letter(letter)))

    def away(self, seat: Seat) -> BakerTable:
        assert GAME.deputy is not None
        step = GAME.deputy(self.state, seat, self._next())
        self.state, self.told = step.state, step.events
        return self

    def late(self, seat: Seat) -> BakerTable:
        step = GAME.rules.late(self.state, seat, self._next())
        self.state, self.told = step.state, step.events
        return self

    def leave(self, seat: Seat) -> BakerTable:
        step = GAME.rules.forfeit(self.state, seat, self._next())
        self.state, self.told = step.state, step.events
        return self

    def legal(self, seat: Seat) -> list[BakerAction]:
        return list(GAME.rules.legal(self.state, seat))

    def one(self, kind: type[E]) -> E:
        """Return the only event of a kind in the last step."""
        found = [event for event in self.told if isinstance(event, kind)]
        assert len(found) == 1, self.told
        return found[0]

    def has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.told)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(sorted(self.state.sides[seat].hand.open()))

    def deck(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.sides[seat].deck.open()

    def discard(self, seat: Seat) -> tuple[Card, ...]:
        return self.state.sides[seat].discard.open()

    def letters(self, seat: Seat) -> tuple[Letter, ...]:
        return tuple(sorted(self.state.sides[seat].letters.open()))

    def stack(self, pile: int) -> tuple[tuple[int, str], ...]:
        return tuple((laid.seat, laid.card.value) for laid in self.state.stacks[pile - 1].open())

    def pile(self, pile: int) -> tuple[Letter, ...]:
        return self.state.piles[pile - 1].open()


def a_table(
    *,
    hands: tuple[str, str] = ("1 2 3", "1 2 3"),
    decks: tuple[str, str] = ("0 1 2 3 4 5 0 1 2", "0 1 2 3 4 5 0 1 2"),
    discards: tuple[str, str] = ("", ""),
    owned: tuple[str, str] = ("", ""),
    stacks: Mapping[int, str] | None = None,
    piles: Sequence[str] = ("abcdefgh", "ijklmnop", "qrstabcd", "efghijkl", "mnopqrst"),
    estimates: Sequence[int] = (),
    active: Seat = ANNE,
    phase: Phase = Phase.PLAYING,
    victor: Seat | None = None,
    seed: int = 1,
) -> BakerTable:
    """Return a table at a chosen moment. Estimates alternate, the last is by who is not to play."""
    laid = stacks or {}
    one, two = [
        Side(
            hand=Secret(cards(hands[seat])),
            deck=Secret(cards(decks[seat])),
            discard=Secret(cards(discards[seat])),
            letters=Secret(letters(owned[seat])),
            fresh=len(cards(hands[seat])),
            clues=tuple(1 for _ in owned[seat]),
        )
        for seat in SEATS
    ]
    last = SEATS[1 - active] if phase is Phase.PLAYING else active
    said = tuple((last if (len(estimates) - n) % 2 else SEATS[1 - last], number) for n, number in enumerate(estimates))
    state = State(
        sides=(one, two),
        stacks=tuple(
            Secret(tuple(Laid(Seat(seat), Card(card)) for seat, card in stack(laid.get(pile, ""))))
            for pile in range(1, 6)
        ),
        piles=tuple(Secret(letters(pile)) for pile in piles),
        phase=phase,
        active=active,
        estimates=said,
        victor=victor,
    )
    return BakerTable(state, a_seed(seed))


def a_won_doubt(winner: Seat = ANNE, **how: object) -> BakerTable:
    """Return a table whose doubt was just won: the winner chooses a pile; hands are empty."""
    return a_table(hands=("", ""), phase=Phase.CHOOSING, active=winner, victor=winner, **how)  # type: ignore[arg-type]  # as given


def dealt(seed: int = 1, **options: str) -> BakerTable:
    """Return a table after the deal."""
    settled = GAME.info.settle(options, 2)
    step = GAME.rules.setup(2, settled, Chance(a_seed(seed), 0))
    return BakerTable(step.state, a_seed(seed), told=step.events)
