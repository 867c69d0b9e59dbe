"""Bakerstreet: all that can have happened to cards nobody showed, one way after the other, slowly.

Each card is one of its own. No line of how the game concludes is used here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from games.bakerstreet import events as ev
from games.bakerstreet.model import MOST, Box, Letter
from games.core.deduction.seat_log import SeatLog

Places = tuple[str | int, ...]
"""Where each card is: a number is a pile of clue cards."""


def hands(log: SeatLog, box: Box) -> Counter[int]:
    """Return in how many ways the other's hand has which sum."""
    me, deck = log.seat, box.deck
    ways: Counter[Places] = Counter({("deck",) * len(deck): 1})
    stacks: dict[int, list[int]] = {pile: [] for pile in range(1, box.piles + 1)}
    last: int | None = None  # one's own estimate, while the other is to answer it

    def drawn(count: int) -> None:
        nonlocal ways
        for _ in range(count):
            ways = _moved(ways, "deck", "hand", range(len(deck))) or ways

    def mixed() -> None:
        nonlocal ways
        ways = _renamed(ways, "discard", "deck")

    for _, event in log.events:
        match event:
            case ev.Dealt():
                drawn(box.hand)
            case ev.TurnMissed(seat=seat, doubts=doubts) if seat != me and last is not None:
                low, high = (0, last - 1 if last < MOST else MOST) if doubts else (last, MOST)
                ways = Counter({at: had for at, had in ways.items() if low <= _worth(at, box) <= high or not _held(at)})
            case ev.Played(by=by, card=card, pile=pile, shuffles=shuffles):
                stacks[pile].append(by)
                if by != me:
                    last = None
                    alike = [n for n, each in enumerate(deck) if each is card]
                    ways = _moved(ways, "hand", f"{pile} {len(stacks[pile])}", alike)
                    if shuffles:
                        mixed()
                    drawn(1)
            case ev.Estimated(by=by, number=number):
                last = number if by == me else None
            case ev.Doubted():
                last = None
                shown = Counter(event.player_cards if event.by == me else event.by_cards)
                kept = {at: had for at, had in ways.items() if Counter(deck[n] for n in _held(at)) == shown}
                ways = _renamed(Counter(kept), "hand", "discard")
            case ev.Counted(pile=pile):
                for _ in range(len(event.first_cards) + len(event.second_cards)):
                    ways = _renamed(ways, f"{pile} {len(stacks[pile])}", "discard")
                    stacks[pile].pop()
            case ev.RoundBegan(shuffled=shuffled):
                whole = next(iter(ways)).count("deck")
                drawn(min(whole, box.hand))
                if any(seat != me for seat in shuffled):
                    mixed()
                    drawn(box.hand - min(whole, box.hand))
            case _:
                pass
    sums: Counter[int] = Counter()
    for at, had in ways.items():
        sums[_worth(at, box)] += had
    return sums


def _moved(ways: Counter[Places], old: str | int, new: str | int, cards: Iterable[int]) -> Counter[Places]:
    """Return the ways after one of these cards went from one place to another."""
    done: Counter[Places] = Counter()
    for at, had in ways.items():
        for each in _moves(at, old, new, cards):
            done[each] += had
    return done


def _renamed(ways: Counter[Places], old: str, new: str) -> Counter[Places]:
    """Return the ways after all cards of a place went to another."""
    done: Counter[Places] = Counter()
    for at, had in ways.items():
        done[tuple(new if each == old else each for each in at)] += had
    return done


def _moves(at: Places, old: str | int, new: str | int, cards: Iterable[int]) -> list[Places]:
    return [(*at[:n], new, *at[n + 1 :]) for n in cards if at[n] == old]


def _held(at: Places) -> list[int]:
    return [n for n, each in enumerate(at) if each == "hand"]


def _worth(at: Places, box: Box) -> int:
    return sum(box.deck[n].points for n in _held(at))


def clues(log: SeatLog, box: Box) -> Counter[Places]:
    """Return where the clue cards can be, and in how many ways they can have come there."""
    me, cards, mine = log.seat, box.clues, 0
    ways: Counter[Places] = Counter(dict.fromkeys(_dealt(len(cards), box.piles), 1))
    for _, event in log.events:
        match event:
            case ev.Counted(winner=winner, pile=pile, prize=prize) if winner != me:
                kept = {at: had for at, had in ways.items() if _prize(at, pile, box) == prize}
                ways = Counter(kept)
            case ev.PileSeen(pile=pile, letters=letters):
                seen = Counter(letters)
                kept = {at: had for at, had in ways.items() if Counter(_at(at, pile, box)) == seen}
                ways = Counter(kept)
            case ev.ClueTaken(by=by, pile=pile) if by != me:
                taken: Counter[Places] = Counter()
                for at, had in ways.items():
                    owned = _at(at, "theirs", box)
                    free = [n for n, each in enumerate(cards) if each not in owned]
                    for each in _moves(at, pile, "theirs", free):
                        if not _wins(each, box):
                            taken[each] += had
                ways = taken
            case ev.ClueTaken(pile=pile):
                mine = pile
            case ev.ClueKept(letter=letter):
                alike = [n for n, each in enumerate(cards) if each is letter]
                ways = _moved(ways, mine, "mine", alike)
            case _:
                pass
    return ways


def _dealt(count: int, piles: int) -> Iterator[Places]:
    """Yield every deal into piles of the same size."""

    def rest(at: Places, pile: int) -> Iterator[Places]:
        free = [n for n, each in enumerate(at) if not each]
        if not free:
            yield at
            return
        for chosen in combinations(free, count // piles):
            yield from rest(tuple(pile if n in chosen else each for n, each in enumerate(at)), pile + 1)

    yield from rest((0,) * count, 1)


def _at(at: Places, place: str | int, box: Box) -> list[Letter]:
    return [box.clues[n] for n, each in enumerate(at) if each == place]


def _prize(at: Places, pile: int, box: Box) -> str:
    there = _at(at, pile, box)
    return "clue" if {*there} - {*_at(at, "theirs", box)} else "all" if there else "none"


def _wins(at: Places, box: Box) -> bool:
    owned = {letter.place for letter in _at(at, "theirs", box)}
    return any({*range(first, first + box.run)} <= owned for first in owned)
