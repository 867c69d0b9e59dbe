"""13 Indices: the layout of the cards, and the state of a game. Everything hidden is in a Secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import TypeAlias

from games.clues.actions import Accuse, Ask, ClueAction, Consult
from games.clues.facts import Heard
from games.clues.model import About, Box, Card, Case, Category, Colour, Inner, Letter, Person, Phase, Place, Weapon
from games.core.endings import PartyState
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret

ABOUTS: tuple[About, ...] = (*Colour, *Category)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The deal, which stays as it is: the five cards of each seat, and the informants."""

    seats: int
    colours: tuple[Colour, ...]
    letters: tuple[Letter, ...]
    hands: tuple[Secret[tuple[Card, ...]], ...]
    informants: Secret[tuple[Card, ...]]
    top_secret: bool = False  # whether questions may be asked in secret


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The layout once all have chosen. It never changes again, so its answers and suspects are computed once."""

    box: Box = field(compare=False, repr=False)  # the same in every game, and a dict has no hash
    outer: tuple[Case, ...]  # by seat: the three cards in front of its screen, which it cannot see
    inner: tuple[tuple[Card, Card], ...]  # by seat: left and right behind its screen
    informants: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return all cards a seat sees: everybody else's outer cards and its own inner ones (R-13-29)."""
        others = (card for other in clockwise_from(seat, len(self.outer)) for card in self.outer[other])
        return (*others, *self.inner[seat])

    def answer(self, witness: Seat, about: About, inner: Inner | None) -> int:
        """Return the true answer. With two players one inner card is left out (R-13-43)."""
        count = self._answers[witness][about]
        if inner is None:
            return count
        left_out = self.inner[witness][1 if inner is Inner.LEFT else 0]
        return count - self.box.fits(left_out, about)

    @cached_property
    def _answers(self) -> tuple[Mapping[About, int], ...]:
        return tuple(self._count(self.seen_by(witness)) for witness in all_seats(len(self.outer)))

    def _count(self, cards: tuple[Card, ...]) -> Mapping[About, int]:
        count: dict[About, int] = dict.fromkeys(ABOUTS, 0)
        for card in cards:
            count[self.box.colour[card]] += 1
            count[self.box.category[card]] += 1
        return count

    @cached_property
    def others(self) -> tuple[tuple[tuple[Seat, Case], ...], ...]:
        """By seat: the outer cards of everybody else, from the left."""
        n = len(self.outer)
        return tuple(tuple((other, self.outer[other]) for other in clockwise_from(seat, n)) for seat in all_seats(n))

    @cached_property
    def suspects(self) -> tuple[Suspects, ...]:
        """By seat: the cards it may name, that is, those in play which it cannot see (R-13-37)."""
        return tuple(self._suspects_of(seat) for seat in all_seats(len(self.outer)))

    def _suspects_of(self, seat: Seat) -> Suspects:
        seen = self.seen_by(seat)
        persons, places, weapons = self.box.piles[len(self.outer)]
        return (
            tuple(card for card in persons if card not in seen),
            tuple(card for card in places if card not in seen),
            tuple(card for card in weapons if card not in seen),
        )

    def may_name(self, seat: Seat, case: Case) -> bool:
        """Return whether a seat may accuse with these three cards."""
        persons, places, weapons = self.suspects[seat]
        return case[0] in persons and case[1] in places and case[2] in weapons

    def offers(self, seat: Seat, tile: bool) -> Iterator[ClueAction]:
        """Yield all that a seat may do on its turn, with or without its Top secret tile.

        Questions (R-13-22 to 26), informants, accusations.
        """
        yield from questions(self.box, len(self.outer), seat, tile)
        yield from (Consult(letter=letter) for letter, _ in zip(Letter, self.informants, strict=False))
        for person, place, weapon in product(*self.suspects[seat]):
            yield Accuse(person=person, place=place, weapon=weapon)


Suspects: TypeAlias = tuple[tuple[Person, ...], tuple[Place, ...], tuple[Weapon, ...]]


def questions(box: Box, n: int, seat: Seat, tile: bool) -> Iterator[Ask]:
    """Yield every question that a seat may put at a table of n."""
    inners = (Inner.LEFT, Inner.RIGHT) if n == 2 else (None,)
    secrets = (False, True) if tile else (False,)
    for witness, about, inner, secret in product(
        clockwise_from(seat, n), (*box.colours(n), *Category), inners, secrets
    ):
        yield Ask(witness=witness, about=about, inner=inner, secret=secret)


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question that was asked, and its answer: known to all, or to asker and witness if a tile was spent."""

    by: Seat
    ask: Ask
    count: Secret[int]

    @cached_property
    def public(self) -> Heard:
        """The question as everybody knows it."""
        return self.heard_by(None)

    def heard_by(self, seat: Seat | None) -> Heard:
        """Return the question as a seat (None: the public) knows it."""
        return Heard(by=self.by, ask=self.ask, count=self.count_for(seat))

    def count_for(self, seat: Seat | None) -> int | None:
        """Return the answer if this seat (None: the public) knows it."""
        return self.count.open() if not self.ask.secret or seat in (self.by, self.ask.witness) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PartyState):
    """A game of 13 Indices."""

    deal: Deal
    chosen: tuple[Secret[Case] | None, ...]
    layout: Secret[Layout] | None
    phase: Phase
    active: Seat
    loupes: tuple[int, ...]
    reserve: int
    tiles: tuple[bool, ...]
    looked: tuple[tuple[Letter, ...], ...]  # by seat: the informants it knows, each once (A-13-12)
    missed: tuple[tuple[Case, ...], ...]  # by seat: its wrong accusations
    last_missed: tuple[tuple[Seat, Case], ...] = ()  # the last few of all
    questions: tuple[Question, ...] = ()

    @property
    def table(self) -> Layout:
        """The layout, once all have chosen."""
        if self.layout is None:
            raise AssertionError("not all have chosen")
        return self.layout.open()


def choosing(state: State) -> tuple[Seat, ...]:
    """Return the seats that have not chosen their three cards yet."""
    return tuple(seat for seat, case in zip(all_seats(state.deal.seats), state.chosen, strict=True) if case is None)
