"""13 Indices: all layouts that a seat may think of, one by one, slowly, with the cards of the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

from games.clues import BOX
from games.clues import events as ev
from games.clues.model import Card, Inner, Person, Place, Weapon
from games.core.deduction.seat_log import SeatLog
from tests.games.clues.detective import fits

Layout = tuple[tuple[Card, ...], dict[int, tuple[Card, ...]]]


def all_layouts(log: SeatLog) -> Iterator[Layout]:
    """Yield every own case, and what is behind every other screen, that fits all that this seat was told."""
    me, seats = log.seat, log.seats
    events = [event for _, event in log.events]
    seen = next(event for event in events if isinstance(event, ev.ScreenSeen))
    order = [(me + i) % seats for i in range(1, seats)]
    outer = {seat: seen.outer[3 * i : 3 * i + 3] for i, seat in enumerate(order)}
    read = {event.card for event in events if isinstance(event, ev.InformantSeen)}
    open_cards = {seen.left, seen.right, *seen.outer, *read}
    events = [event for event in events if isinstance(event, ev.Asked | ev.AnswerGot | ev.Accused | ev.CaseOpened)]
    unknown = [card for card in BOX.cards(seats) if card not in open_cards]
    for case in product(*([card for card in unknown if isinstance(card, kind)] for kind in (Person, Place, Weapon))):
        if all(_may_be_mine(me, case, event) for event in events):
            rest = [card for card in unknown if card not in case]
            choose = permutations if seats == 2 else combinations
            pairs = {
                seat: [
                    pair
                    for pair in choose(rest, 2)
                    if all(_may_be(me, seat, case, pair, outer, each) for each in events)
                ]
                for seat in order
            }
            for behind in _apart(order, pairs):
                yield case, behind


def _apart(order: list[int], pairs: Mapping[int, Sequence[tuple[Card, ...]]]) -> Iterator[dict[int, tuple[Card, ...]]]:
    if not order:
        yield {}
        return
    for rest in _apart(order[1:], pairs):
        taken = {card for pair in rest.values() for card in pair}
        yield from ({**rest, order[0]: pair} for pair in pairs[order[0]] if taken.isdisjoint(pair))


def _may_be_mine(me: int, case: tuple[Card, ...], event: object) -> bool:
    match event:
        case ev.Accused(by=by, right=False):
            named = (event.person, event.place, event.weapon)
            return case != named if by == me else not {*case} & {*named}
        case ev.CaseOpened(seat=seat) if seat == me:
            return case == (event.person, event.place, event.weapon)
        case _:
            return True


def _may_be(
    me: int,
    seat: int,
    case: tuple[Card, ...],
    pair: tuple[Card, ...],
    outer: dict[int, tuple[Card, ...]],
    event: object,
) -> bool:
    match event:
        case ev.Accused(by=by, right=False) if by == seat:
            return not {*pair} & {event.person, event.place, event.weapon}
        case ev.Asked(witness=witness) | ev.AnswerGot(witness=witness) if witness == seat:
            inner = event.inner if isinstance(event, ev.Asked) else None
            counted = {None: pair, Inner.LEFT: pair[:1], Inner.RIGHT: pair[1:]}[inner]
            others = [card for other, cards in outer.items() if other != seat for card in cards]
            return fits([*others, *case, *counted], event.about) == event.count
        case _:
            return True


def counted(log: SeatLog) -> tuple[int, Counter[tuple[Card, ...]], Counter[tuple[object, Card]]]:
    """Return how many layouts there are, by own case, and by place and card; the own case is the place "mine"."""
    deals = 0
    cases: Counter[tuple[Card, ...]] = Counter()
    lies: Counter[tuple[object, Card]] = Counter()
    for case, behind in all_layouts(log):
        deals += 1
        cases[case] += 1
        lies.update(("mine", card) for card in case)
        lies.update((seat, card) for seat, pair in behind.items() for card in pair)
    return deals, cases, lies
