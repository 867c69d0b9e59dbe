"""Cluedo: other states that a seat cannot tell from the true one. The tests of the walls compare what it is shown.

A seat knows its hand, the cards it was shown, who showed a card for which hypothesis, who passed (a fact, unless witnesses may
lie), which denunciations were right, and the envelope if it accused wrongly or the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from games.cluedo.facts import Shown
from games.cluedo.menu import may_lie
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS, Card, Case, Phase
from games.cluedo.state import CASES, Deal, File, State
from games.core.chance import Chance
from games.core.events import Back
from games.core.seats import Seat, all_seats
from games.core.secret import Secret

Hands = dict[Seat, set[Card]]
PATIENCE = 400
FORKS = True
"""Who was found to lie, or accused wrongly, changes whose turn it is: two worlds go different ways once they differ."""
TAKEN_BACK = dict.fromkeys(("PawnChosen", "TurnBegan", "Walked", "Entered", "PassageTaken", "Stayed"), Back.FREELY)


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return another state with the same public history and the same knowledge for this seat, or None."""
    if state.cast.deal is None:
        return None
    known = _Known.of(state, seat)
    for _, envelope in zip(range(PATIENCE), known.envelopes(chance), strict=False):
        hands = known.hands(envelope, chance)
        if hands is not None and (world := _with(state, seat, envelope, hands, chance)) != state:
            return world
    return None


@dataclass(slots=True)
class _Known:
    """What a seat knows that the cards unknown to it must fit."""

    seat: Seat
    sizes: tuple[int, ...]
    own: tuple[Card, ...]
    envelope: Case | None
    holds: Hands  # cards that another seat surely holds
    lacks: Hands  # and surely does not
    either: list[tuple[Seat, frozenset[Card]]] = field(default_factory=list)  # holds at least one of these

    @classmethod
    def of(cls, state: State, seat: Seat) -> _Known:
        deal, file = state.cast.dealt, state.file
        over = state.phase is Phase.OVER
        others = [each for each in all_seats(state.cast.seats) if each != seat]
        known = cls(
            seat=seat,
            sizes=deal.sizes,
            own=deal.hands[seat].open(),
            envelope=deal.envelope.open() if over or file.missed[seat] is not None else None,
            holds={other: set() for other in others},
            lacks={other: set() for other in others},
        )
        for shown in file.seen[seat].open():
            known.holds[shown.other].add(shown.card)
        caught = {(who, number) for who, number, lied in file.judged if lied}
        cleared = {(who, number) for who, number, lied in file.judged if not lied}
        for said in file.said:
            if said.shown_by is not None and seat not in (said.shown_by, said.by):
                known.either.append((said.shown_by, frozenset(said.case)))
            for witness in said.passed:
                if witness == seat:
                    continue
                if over:  # every lie is told
                    for card in said.case:
                        (known.holds if state.cast.holds(witness, card) else known.lacks)[witness].add(card)
                elif (witness, said.number) in caught:
                    known.either.append((witness, frozenset(said.case)))
                elif (
                    not state.cast.house.false_witnesses
                    or witness in state.gone  # once it had left, its cards answered for it
                    or witness in state.out  # and once it was out, it could not lie any more (A-CL-33)
                    or (witness, said.number) in cleared
                ):
                    known.lacks[witness].update(said.case)
        if state.witness is not None and state.witness != seat and not may_lie(state, state.witness):
            known.either.append((state.witness, frozenset(file.said[-1].case)))
        return known

    def envelopes(self, chance: Chance) -> Iterator[Case]:
        """Yield what may be in the envelope, in random order."""
        if self.envelope is not None:
            for _ in range(8):  # the hands are drawn anew each time
                yield self.envelope
            return
        taken = {*self.own, *(card for cards in self.holds.values() for card in cards)}
        free = [
            (suspect, weapon, room)
            for suspect, weapon, room in product(SUSPECTS, WEAPONS, ROOM_LIST)
            if not taken & {suspect, weapon, room}
        ]
        yield from chance.shuffled(free)

    def hands(self, envelope: Case, chance: Chance) -> Hands | None:
        """Return hands for the others that fit, drawn, or None if none is found with this envelope."""
        hands = {seat: set(cards) for seat, cards in self.holds.items()}
        if any(cards & self.lacks[seat] or len(cards) > self.sizes[seat] for seat, cards in hands.items()):
            return None
        placed = {*self.own, *envelope, *(card for cards in hands.values() for card in cards)}
        rest = chance.shuffled([card for card in CARDS if card not in placed])
        return _Search(self, chance).filled(hands, rest)


class _Search:
    """Looks for hands by trial, giving up after a while."""

    def __init__(self, known: _Known, chance: Chance) -> None:
        self._known = known
        self._chance = chance
        self._left = PATIENCE

    def filled(self, hands: Hands, rest: Sequence[Card]) -> Hands | None:
        """Return the hands with all the rest in them."""
        self._left -= 1
        if self._left < 0:
            return None
        known = self._known
        for seat, cards in known.either:  # what is owed first
            if not hands[seat] & cards:
                return self._first([(seat, card) for card in rest if card in cards], hands, rest)
        if not rest:
            return hands
        seats = {card: [seat for seat in hands if self._fits(seat, card, hands)] for card in rest}
        card = min(rest, key=lambda each: len(seats[each]))
        return self._first([(seat, card) for seat in self._chance.shuffled(seats[card])], hands, rest)

    def _fits(self, seat: Seat, card: Card, hands: Hands) -> bool:
        return card not in self._known.lacks[seat] and len(hands[seat]) < self._known.sizes[seat]

    def _first(self, tries: Sequence[tuple[Seat, Card]], hands: Hands, rest: Sequence[Card]) -> Hands | None:
        for seat, card in tries:
            if self._fits(seat, card, hands):
                with_it = {**hands, seat: hands[seat] | {card}}
                if (found := self.filled(with_it, [each for each in rest if each != card])) is not None:
                    return found
        return None


def _with(state: State, seat: Seat, envelope: Case, hands: Hands, chance: Chance) -> State:
    """Return the state with these cards in the places that this seat does not see."""
    deal = state.cast.dealt
    dealt = tuple(
        Secret(deal.hands[each].open() if each == seat else tuple(sorted(hands[each], key=CARDS.index)))
        for each in all_seats(state.cast.seats)
    )
    new = replace(deal, hands=dealt, envelope=Secret(envelope))
    cast = replace(state.cast, deal=new)
    return replace(state, cast=cast, file=_file(state, seat, new, envelope, chance))


def _file(state: State, seat: Seat, deal: Deal, envelope: Case, chance: Chance) -> File:
    """Return what was shown, as these hands could have shown it."""
    old = state.file
    mine = {(shown.number, shown.card) for shown in (*old.seen[seat].open(), *old.given[seat].open())}
    cards = dict(mine)
    seen: list[list[Shown]] = [[] for _ in deal.hands]
    given: list[list[Shown]] = [[] for _ in deal.hands]
    for said in old.said:
        if (witness := said.shown_by) is None:
            continue
        possible = [card for card in said.case if card in deal.hands[witness].open()]
        card = cards[said.number] if seat in (witness, said.by) else chance.pick(possible)
        seen[said.by].append(Shown(said.number, witness, card))
        given[witness].append(Shown(said.number, said.by, card))
    missed = tuple(
        case if case is None or each == seat or case.open() != envelope else Secret(_other_than(envelope, chance))
        for each, case in enumerate(old.missed)
    )
    return replace(
        old,
        seen=tuple(Secret(tuple(each)) for each in seen),
        given=tuple(Secret(tuple(each)) for each in given),
        missed=missed,
    )


def _other_than(envelope: Case, chance: Chance) -> Case:
    return chance.pick([case for case in CASES if case != envelope])


def turned_over(state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    case = tuple(state.cast.dealt.envelope.open())
    return case, case
