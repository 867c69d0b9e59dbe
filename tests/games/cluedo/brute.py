"""Cluedo: all deals that a seat may think of, one by one, slowly, and without a line of how the game concludes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.cluedo import events as ev
from games.cluedo.model import CARDS, Card
from games.core.deduction.knowledge import Case, Findings
from games.core.deduction.seat_log import SeatLog

Hands = list[set[Card]]


def counted(log: SeatLog) -> Findings:
    """Return what follows, by going through all deals."""
    hands_cells: Counter[tuple[int, str]] = Counter()
    cases: Counter[Case] = Counter()
    deals = 0
    owners = log.seats + 1
    for hands in all_deals(log):
        deals += 1
        cases[tuple(card for card in CARDS if card in hands[-1])] += 1
        for i, card in enumerate(CARDS):
            for owner in range(owners):
                hands_cells[i * owners + owner, "yes" if card in hands[owner] else "not"] += 1
    cells: dict[int, dict[str, int]] = {}
    for (cell, value), count in hands_cells.items():
        cells.setdefault(cell, {})[value] = count
    return Findings(deals=deals, cells=cells, cases=dict(cases))


def all_deals(log: SeatLog) -> Iterator[Hands]:
    """Yield every deal under which this seat could have been told all of this."""
    me = log.seat
    dealt = next(event for _, event in log.events if isinstance(event, ev.Dealt))
    mine = set(next(event.cards for _, event in log.events if isinstance(event, ev.HandDealt)))
    room = [dealt.most - (seat in dealt.short) for seat in range(log.seats)]
    least: list[tuple[int, set[Card]]] = []
    owners = {card: {*range(log.seats + 1)} - {me} for card in CARDS if card not in mine}
    for owner, cards, much in _told(log):
        if owner == me:
            continue
        if much == "one":
            least.append((owner, cards))
        for card in cards - mine:
            if much == "none":
                owners[card].discard(owner)
            elif much == "all":
                owners[card] &= {owner}
    hands: Hands = [set() for _ in range(log.seats + 1)]
    hands[me] = mine
    yield from _filled(hands, sorted(owners, key=CARDS.index), owners, [*room, 3], least)


def _filled(
    hands: Hands, rest: list[Card], owners: dict[Card, set[int]], room: list[int], least: list[tuple[int, set[Card]]]
) -> Iterator[Hands]:
    if not rest:
        yield hands
        return
    card, *others = rest
    for owner in owners[card]:
        hand = hands[owner]
        if len(hand) == room[owner] or (owner == len(room) - 1 and any(type(each) is type(card) for each in hand)):
            continue
        hand.add(card)
        if all(hands[who] & cards or cards & {*others} for who, cards in least if card in cards):
            yield from _filled(hands, others, owners, room, least)
        hand.discard(card)


def _told(log: SeatLog) -> Iterator[tuple[int, set[Card], str]]:
    """Yield who has none, at least one, or all of some cards."""
    lying = log.options["false_witnesses"] == "on"
    said: dict[int, set[Card]] = {}
    spoken: list[tuple[int, int]] = []
    told: dict[tuple[int, int], set[Card]] = {}
    honest: set[int] = set()  # out of the game (A-CL-33)
    for _, event in log.events:
        if isinstance(event, ev.Accused) and not event.right:
            honest.add(event.by)
        if isinstance(event, ev.Denounced) and event.lied:
            honest.add(event.player)
        if isinstance(event, ev.Suggested):
            said[event.hypothesis] = {event.suspect, event.weapon, event.room}
        if isinstance(event, ev.Suggested | ev.Answered | ev.AnsweredFor):
            cards = said[max(said)]
            for witness in event.passed:
                yield witness, cards, "none"
            if event.shown_by is not None:
                yield event.shown_by, cards, "one"
            if event.asked is not None and (not lying or event.asked in honest):
                yield event.asked, cards, "one"
        if isinstance(event, ev.Answered):
            if event.shown:
                yield event.by, said[max(said)], "one"
            elif lying:
                spoken.append((event.by, max(said)))
            else:
                yield event.by, said[max(said)], "none"
        if isinstance(event, ev.CardSeen):
            yield event.by, {event.card}, "all"
        if isinstance(event, ev.EnvelopeSeen | ev.EnvelopeOpened):
            yield log.seats, {event.suspect, event.weapon, event.room}, "all"
        if isinstance(event, ev.Denounced):
            yield event.player, said[event.hypothesis], "one" if event.lied else "none"
        if isinstance(event, ev.LieTold):
            told[event.player, event.hypothesis] = set(event.cards)
    if any(isinstance(event, ev.EnvelopeOpened) for _, event in log.events):
        for liar, number in spoken:
            hidden = told.get((liar, number), set())
            yield liar, hidden, "all"
            yield liar, said[number] - hidden, "none"
