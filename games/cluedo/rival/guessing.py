"""Cluedo: the expected bits of a question, from deals drawn among those that fit the evidence of a seat.

The deals are drawn by a walk: two cards change places as long as the deal still fits. It is a rival's guess, and no knowledge:
a sheet is filled from `games.cluedo.knowledge.findings`, which counts every deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo.knowledge.bounds import KINDS, Bounds, Cards, bits, numbers
from games.cluedo.knowledge.evidence import Evidence
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from games.cluedo.rival.habits import PastQuestion, Shares, credence
from games.cluedo.rival.witnesses import Witnesses
from games.core.chance import Chance
from games.core.seats import Seat, clockwise_from

Numbers: TypeAlias = NDArray[np.int64]

DEALS: Final = 600
"""Deals drawn for one decision."""
APART: Final = 6
"""Exchanges between two of them."""
TRIES: Final = 60
CASES: Final = len(SUSPECTS) * len(WEAPONS) * len(ROOM_LIST)
HIT: Final = 0.05
"""How many bits a card in the envelope is worth by itself."""
NOTHING: Final = 1e-6
"""A question that is expected to tell no more than so many bits tells nothing: sums of fractions are not exact."""
FEW: Final = 4
LIED: Final = 0.15
"""How much less likely a deal is for each card that somebody holds and denied, where witnesses may lie."""
FIRST: Final = 600
"""Exchanges before the first deal that is drawn, where something was denied: it starts anywhere."""


@dataclass(frozen=True, slots=True)
class Guesses:
    """Deals that fit: the owner of each card in each of them, and how much each of them counts."""

    seat: Seat
    seats: int
    owners: Numbers  # (deal, card)
    weights: Shares
    envelope: Numbers  # (kind, deal): the card that nobody holds, counted within its kind
    ranks: Numbers  # (deal, card): how many witnesses are asked before one shows it; if none does, how many seats there are
    again: Cards  # what was shown to the asker before, and is shown again

    def gain(self, cards: Sequence[Card]) -> float:
        """Return how many bits a question, or a part of one, is expected to tell about the envelope."""
        told = self._told(cards)
        suspect, weapon, room = self.envelope
        number = (suspect * len(WEAPONS) + weapon) * len(ROOM_LIST) + room
        counted = np.bincount(told * CASES + number, self.weights, minlength=(int(told.max()) + 1) * CASES)
        joint = counted.astype(np.float64).reshape(-1, CASES)
        return _entropy(joint.sum(axis=0)) - _entropy(joint) + _entropy(joint.sum(axis=1))

    def hits(self, cards: Sequence[Card]) -> float:
        """Return how likely nobody can show anything but the asker: how many of the cards lie in the envelope, on average."""
        return float(sum((self.owners[:, CARDS.index(card)] == self.seats) @ self.weights for card in cards))

    def likeliest(self) -> tuple[Case, float]:
        """Return the case that is likeliest to be in the envelope, and how likely it is."""
        shares: dict[tuple[int, ...], float] = {}
        for case, weight in zip(map(tuple, self.envelope.T.tolist()), self.weights.tolist(), strict=True):
            shares[case] = shares.get(case, 0.0) + weight
        suspect, weapon, room = best = max(shares, key=lambda case: shares[case])
        return (SUSPECTS[suspect], WEAPONS[weapon], ROOM_LIST[room]), shares[best]

    def _told(self, cards: Sequence[Card]) -> Numbers:
        """Return the asker's result in each deal: witness and card; of several cards one that it has seen, or any."""
        named = sorted((CARDS.index(card) for card in cards), key=lambda card: not self.again >> card & 1)
        ranks = self.ranks[:, named]
        first = ranks.min(axis=1)
        shown = (ranks == first[:, None]).argmax(axis=1)
        return np.where(first == self.seats, 0, 1 + first * len(KINDS) + shown)


_SPANS: Final = (
    (0, len(SUSPECTS)),
    (len(SUSPECTS), len(SUSPECTS) + len(WEAPONS)),
    (len(SUSPECTS) + len(WEAPONS), len(CARDS)),
)


def _entropy(shares: Shares) -> float:
    some = shares[shares > 0] / shares.sum()
    return float(-(some * np.log2(some)).sum())


def guesses(
    known: Evidence, witnesses: Witnesses, luck: Chance, asked: Sequence[PastQuestion] | None = None
) -> Guesses | None:
    """Return deals that fit the evidence of a seat; None where none was found.

    `asked`: all questions, by which deals count more or less; without them all count the same.
    """
    bounds = Bounds.of(known, known.facts)
    deal = _first(bounds, luck)
    if deal is None:
        return None
    denied: list[Cards] = [0] * len(bounds.can)
    for denial in known.denials:
        denied[denial.owner] |= bits(denial.cards)
    drawn = np.array(_walk(bounds, deal, denied, luck), dtype=np.int64)
    weights = np.ones(len(drawn)) if asked is None else credence(drawn, known.seat, asked, may_lie=bool(known.denials))
    lies = drawn == len(known.sizes)
    envelope = np.stack([lies[:, first:last].argmax(axis=1) for first, last in _SPANS])
    ranks = _ranks(witnesses, len(known.sizes))[drawn, np.arange(len(CARDS))]
    return Guesses(known.seat, len(known.sizes), drawn, weights / weights.sum(), envelope, ranks, bits(witnesses.shown))


def _ranks(witnesses: Witnesses, seats: int) -> Numbers:
    """Return by owner and card the number of witnesses asked before it is shown: one that denied it shows it no more than the envelope."""
    ranks = np.full((seats + 1, len(CARDS)), seats, dtype=np.int64)
    for rank, witness in enumerate(clockwise_from(witnesses.seat, seats)):
        ranks[witness, [*numbers(witnesses.may[witness])]] = rank
    return ranks


def _first(bounds: Bounds, luck: Chance) -> list[int] | None:
    """Return the owner of each card in any deal that fits."""
    for _ in range(TRIES):
        if (deal := _dealt(bounds, luck)) is not None and _fits(bounds, deal):
            return deal
    return None


def _dealt(bounds: Bounds, luck: Chance) -> list[int] | None:
    """Return a deal in which every card is where it may be; an answer that it does not explain is mended last."""
    owners = len(bounds.can)
    left = list(bounds.left)
    deal = [0] * len(CARDS)
    wanted = [False] * len(KINDS)
    for owner in range(owners):
        for card in numbers(bounds.has[owner]):
            deal[card] = owner
    for kind, cards in enumerate(KINDS):
        wanted[kind] = not bounds.has[-1] & cards
    open_cards = list(luck.shuffled(tuple(numbers(bounds.open))))
    for owner, cards in luck.shuffled(tuple(bounds.either)):  # what was shown first: one card each
        mine = [card for card in numbers(cards) if card in open_cards]
        if not any(deal[card] == owner for card in numbers(cards) if card not in open_cards):
            if not mine or not left[owner]:
                return None
            card = luck.pick(mine)
            deal[card] = owner
            left[owner] -= 1
            open_cards.remove(card)
    for kind, cards in enumerate(KINDS):
        if wanted[kind]:
            free = [card for card in open_cards if cards >> card & 1 and bounds.can[-1] >> card & 1]
            if not free:
                return None
            card = luck.pick(free)
            deal[card] = owners - 1
            open_cards.remove(card)
    left[-1] = 0
    while open_cards:  # who has least choice first
        choices = {c: [o for o in range(owners - 1) if left[o] and bounds.can[o] >> c & 1] for c in open_cards}
        card = min(open_cards, key=lambda each: len(choices[each]))
        if not choices[card]:
            return None
        places = choices[card]
        owner = places[luck.weighted([left[each] for each in places])]
        deal[card] = owner
        left[owner] -= 1
        open_cards.remove(card)
    return deal


def _fits(bounds: Bounds, deal: Sequence[int]) -> bool:
    return all(any(deal[card] == owner for card in numbers(cards)) for owner, cards in bounds.either)


def _walk(bounds: Bounds, deal: list[int], denied: Sequence[Cards], luck: Chance) -> list[list[int]]:
    """Return many deals that fit, by exchanging two cards again and again; seldom so that somebody has denied a card."""
    cards = tuple(numbers(bounds.open))
    if len(cards) < 2:
        return [list(deal)]
    first = FIRST if any(denied) else 0
    drawn = [] if first else [list(deal)]
    hands: list[Cards] = [0] * len(bounds.can)
    for card, owner in enumerate(deal):
        hands[owner] |= 1 << card
    shown: dict[int, list[Cards]] = {}
    for owner, some in bounds.either:
        shown.setdefault(owner, []).append(some)
    envelope, can, n = len(bounds.can) - 1, bounds.can, len(cards)
    kind_of = [next(kind for kind, some in enumerate(KINDS) if some >> card & 1) for card in range(len(CARDS))]
    for step in range(1 - first, DEALS * APART):
        if step % APART == 0 and step >= 0:
            drawn.append(list(deal))
        pair = luck.below(n * n)
        one, two = cards[pair // n], cards[pair % n]
        a, b = deal[one], deal[two]
        if a == b or not (can[b] >> one & 1 and can[a] >> two & 1):
            continue
        if envelope in (a, b) and kind_of[one] != kind_of[two]:
            continue
        swap = 1 << one | 1 << two
        if any(not some & (hands[a] ^ swap) for some in shown.get(a, ())):
            continue
        if any(not some & (hands[b] ^ swap) for some in shown.get(b, ())):
            continue
        lies = (denied[b] >> one & 1) + (denied[a] >> two & 1) - (denied[a] >> one & 1) - (denied[b] >> two & 1)
        if lies > 0 and luck.below(1 << 16) >= LIED**lies * (1 << 16):
            continue
        hands[a] ^= swap
        hands[b] ^= swap
        deal[one], deal[two] = b, a
    return drawn


def best_in(room: Room, guess: Guesses, pairs: Sequence[tuple[Suspect, Weapon]]) -> tuple[float, Case]:
    """Return the question in a room that is expected to tell most, and how much: of these suspects and weapons.

    It is worth 0 where none tells anything.
    """
    found: tuple[float, Case] = 0.0, (*pairs[0], room)
    for suspect, weapon in pairs:
        case = suspect, weapon, room
        if (told := guess.gain(case)) > NOTHING:
            found = max(found, (told + HIT * guess.hits(case), case), key=lambda each: each[0])
    return found


def promising(guess: Guesses, pairs: Iterable[tuple[Suspect, Weapon]]) -> list[tuple[Suspect, Weapon]]:
    """Return the few suspects and weapons that tell most wherever they are named."""
    scored = [(guess.gain(pair) + HIT * guess.hits(pair), pair) for pair in pairs]
    return [pair for _, pair in sorted(scored, key=lambda each: -each[0])[:FEW]]
