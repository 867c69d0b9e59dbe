"""13 Indices: other states that a seat cannot tell from the true one. The tests of the walls compare what it is shown.

A seat knows its hand, the outer cards of the others, the informants it looked at, the answers it heard, and this: whoever
accused saw none of the three cards, or the accusation would have been refused (R-13-37).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, permutations, product

from games.clues.model import Box, Card, Case, Inner, Person, Phase, Place, Weapon
from games.clues.state import Layout, Question, State
from games.core.chance import Chance
from games.core.events import Back
from games.core.seats import Seat, all_seats
from games.core.secret import Secret

FORKS = False
TAKEN_BACK = {"LoupeTaken": Back.FREELY}

Pair = tuple[Card, Card]


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return another state with the same public history and the same knowledge for this seat, or None."""
    if state.layout is None:
        world = _dealt_anew(state, seat, chance)
        return world if world != state else None
    if state.phase is Phase.OVER:  # everything was turned over
        return None
    layout = state.layout.open()
    known = _Known.of(state, layout, seat)
    for own, inner in _screens(known, layout, chance):
        world = _with(state, layout, seat, own, inner, chance)
        if world != state:
            return world
    return None


def _dealt_anew(state: State, seat: Seat, chance: Chance) -> State:
    """Return the same hand with the rest dealt anew, and other choices of those who have chosen."""
    deal = state.deal
    hands = [hand.open() for hand in deal.hands]
    rest = [card for each in all_seats(deal.seats) if each != seat for card in hands[each]]
    rest += deal.informants.open()
    piles = [[*chance.shuffled(_of_kind(rest, kind))] for kind in (Person, Place, Weapon)]
    others = [each for each in all_seats(deal.seats) if each != seat]
    chosen = list(state.chosen)
    for other in others:
        hands[other] = tuple(pile.pop() for pile in piles)
    left = [*chance.shuffled([card for pile in piles for card in pile])]
    for other in others:
        hands[other] = (*hands[other], left.pop(), left.pop())
        if chosen[other] is not None:
            chosen[other] = Secret(chance.pick(_cases(hands[other])))
    secret_hands = tuple(Secret(hand) for hand in hands)
    return replace(state, deal=replace(deal, hands=secret_hands, informants=Secret(tuple(left))), chosen=tuple(chosen))


@dataclass(frozen=True, slots=True)
class _Known:
    """What a seat knows that the places unknown to it must fit."""

    seat: Seat
    others: tuple[Seat, ...]
    unknown: tuple[Card, ...]
    heard: Mapping[Seat, tuple[Question, ...]]
    unseen: Mapping[Seat, frozenset[Card]]  # cards that another seat named, so does not see
    missed: frozenset[Case]

    @classmethod
    def of(cls, state: State, layout: Layout, seat: Seat) -> _Known:
        others = tuple(each for each in all_seats(state.deal.seats) if each != seat)
        looked = state.looked[seat]
        hidden = [
            card for letter, card in zip(state.deal.letters, layout.informants, strict=True) if letter not in looked
        ]
        unknown = (*layout.outer[seat], *(c for o in others for c in layout.inner[o]), *hidden)
        heard = {
            other: tuple(
                each for each in state.questions if each.ask.witness == other and each.count_for(seat) is not None
            )
            for other in others
        }
        named = {other: frozenset(card for case in state.missed[other] for card in case) for other in others}
        return cls(
            seat=seat,
            others=others,
            unknown=unknown,
            heard=heard,
            unseen=named,
            missed=frozenset(state.missed[seat]),
        )

    def cases(self) -> list[Case]:
        """Return what may stand on the own screen, as far as no witness's inner cards are needed to judge."""
        named = frozenset[Card]().union(*self.unseen.values())
        return [case for case in _cases(self.unknown) if case not in self.missed and not named & set(case)]


def _screens(known: _Known, layout: Layout, chance: Chance) -> Iterator[tuple[Case, Mapping[Seat, Pair]]]:
    """Yield what may stand on the own screen and behind the others', in random order."""
    true = layout.outer[known.seat]
    for own in sorted(chance.shuffled(known.cases()), key=lambda case: case == true):  # another case, if it can be
        rest = chance.shuffled([card for card in known.unknown if card not in own])
        pairs = {other: _pairs(known, layout, other, own, rest, chance) for other in known.others}
        sizes = {other: len(each) for other, each in pairs.items()}
        hardest_first = sorted(known.others, key=sizes.__getitem__)
        for inner in _disjoint(hardest_first, pairs, frozenset()):
            yield own, inner


def _pairs(known: _Known, layout: Layout, other: Seat, own: Case, rest: Sequence[Card], chance: Chance) -> list[Pair]:
    """Return the pairs that may stand behind a screen, given the own case and every answer of its owner."""
    is_duel = len(layout.outer) == 2
    offered = permutations(rest, 2) if is_duel else combinations(rest, 2)
    return [
        pair if is_duel or chance.below(2) else pair[::-1]
        for pair in offered
        if not known.unseen[other] & set(pair)
        and all(
            _part(layout.box, each, own, pair) == _part(layout.box, each, layout.outer[known.seat], layout.inner[other])
            for each in known.heard[other]
        )
    ]


def _part(box: Box, question: Question, own: Case, pair: Pair) -> int:
    """Return how much of an answer comes from cards that the asking seat may not know."""
    ask = question.ask
    counted = {None: pair, Inner.LEFT: pair[:1], Inner.RIGHT: pair[1:]}[ask.inner]
    return sum(box.fits(card, ask.about) for card in (*own, *counted))


def _disjoint(
    seats: Sequence[Seat], pairs: Mapping[Seat, Sequence[Pair]], used: frozenset[Card]
) -> Iterator[dict[Seat, Pair]]:
    """Yield a pair for each seat, no card twice."""
    if not seats:
        yield {}
        return
    first, *others = seats
    for pair in pairs[first]:
        if used.isdisjoint(pair):
            for rest in _disjoint(others, pairs, used | set(pair)):
                yield {first: pair, **rest}


def _with(state: State, layout: Layout, seat: Seat, own: Case, inner: Mapping[Seat, Pair], chance: Chance) -> State:
    """Return the state with other cards in the places that this seat does not see."""
    deal = state.deal
    n = deal.seats
    outer = tuple(own if each == seat else layout.outer[each] for each in all_seats(n))
    behind = tuple(inner.get(each, layout.inner[each]) for each in all_seats(n))
    looked = state.looked[seat]
    known = {c for letter, c in zip(deal.letters, layout.informants, strict=True) if letter in looked}
    placed = {card for cards in (*outer, *behind) for card in cards} | known
    left = [*chance.shuffled([card for card in _all_cards(layout) if card not in placed])]
    informants = tuple(
        card if letter in looked else left.pop() for letter, card in zip(deal.letters, layout.informants, strict=True)
    )
    new = Layout(box=layout.box, outer=outer, inner=behind, informants=informants)
    chosen = tuple(outer[(each + 1) % n] for each in all_seats(n))
    return replace(
        state,
        deal=replace(
            deal,
            hands=tuple(
                Secret(hand.open() if each == seat else (*chosen[each], *behind[each]))
                for each, hand in zip(all_seats(n), deal.hands, strict=True)
            ),
            informants=Secret(informants),
        ),
        chosen=tuple(Secret(case) for case in chosen),
        layout=Secret(new),
        questions=tuple(
            replace(each, count=Secret(new.answer(each.ask.witness, each.ask.about, each.ask.inner)))
            for each in state.questions
        ),
    )


def _all_cards(layout: Layout) -> tuple[Card, ...]:
    return tuple(card for cards in (*layout.outer, *layout.inner, layout.informants) for card in cards)


def _of_kind(cards: Sequence[Card], kind: type[Card]) -> list[Card]:
    return [card for card in cards if isinstance(card, kind)]


def _cases(cards: Sequence[Card]) -> list[Case]:
    persons = [card for card in cards if isinstance(card, Person)]
    places = [card for card in cards if isinstance(card, Place)]
    weapons = [card for card in cards if isinstance(card, Weapon)]
    return list(product(persons, places, weapons))


def turned_over(state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    cards = (*chain.from_iterable(state.table.outer), *state.deal.informants.open())
    return cards, cards
