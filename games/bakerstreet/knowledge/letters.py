"""Bakerstreet: the possible places of the clue cards, by an exact count of deals into piles and of the other's takes.

Cards that a seat cannot tell apart by its log come from one source: a pile as it was last looked into, what was gone
when it was looked into again, and everything that lay in piles before they were first looked into. Each card of a source is in
one of its places: still in a pile, or taken. A way is which card is in which place, each card being one of its own, and which
came with which taking; the other owns no letter twice, and no seven in a row. All this is told letter by letter, so it is
counted from A to T.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from games.bakerstreet import events as ev
from games.bakerstreet.model import SEATS, Box, Letter
from games.bakerstreet.paper import PLAYERS
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat

LETTERS = tuple(Letter)


@dataclass
class UnknownCards:
    """Cards from one source, and the places among which they are spread in a way that is not known."""

    cards: Counter[Letter]
    taken: Counter[int] = field(default_factory=Counter)  # by time, how many were taken
    piles: list[tuple[int, ...]] = field(default_factory=list)  # several piles that nothing tells apart are one place


class PileLook(NamedTuple):
    """A look of this seat at a pile in step `n`: its letters, and those left there."""

    n: int
    pile: int
    letters: tuple[Letter, ...]


@dataclass
class LetterClues:
    """The knowledge of one seat about the clue cards. `kept`: the steps that it remembers; None for all."""

    me: Seat
    box: Box
    kept: Collection[int] | None = None
    mine: list[Letter] = field(default_factory=list)
    left: dict[int, int] = field(default_factory=dict)  # by pile, how many cards lie there
    known: dict[int, Counter[Letter]] = field(default_factory=dict)  # by pile, what lay there since the last look
    gone: dict[int, Counter[int]] = field(default_factory=dict)  # by pile and time, how many the other took since then
    dark: Counter[Letter] = field(default_factory=Counter)  # what lay in piles before they were looked into
    lost: Counter[int] = field(default_factory=Counter)  # of these, how many the other took, by time
    found: list[UnknownCards] = field(default_factory=list)  # what was gone when a pile was looked into again
    full: dict[int, int] = field(default_factory=dict)
    """By pile, the time by which the other had taken all letters that lie in it."""
    due: dict[Letter, int] = field(default_factory=dict)  # by letter, the time by which the other had taken it
    open: tuple[int, int] | None = None
    """The step since which the other looks at a pile with a letter that it lacks, and that pile."""
    shown: frozenset[Letter] | None = None  # the other's letters, after the end
    facts: list[int] = field(default_factory=list)  # the steps that told something
    looks: list[PileLook] = field(default_factory=list)
    time: int = 0  # a time ends when the other is known to have all letters of a pile

    @property
    def other(self) -> Seat:
        """The other player."""
        return SEATS[1 - self.me]

    @property
    def steps(self) -> list[int]:
        """All steps that told something of letters."""
        return [*self.facts, *([self.open[0]] if self.open else [])]

    @property
    def count(self) -> int:
        """The number of the other's letters."""
        taken = [self.lost, *self.gone.values(), *(source.taken for source in self.found)]
        return sum(each.total() for each in taken)

    def hear(self, n: int, event: object) -> None:
        """Take in an event of a step."""
        is_told = self.kept is None or n in self.kept
        match event:
            case ev.Dealt():
                piles = range(1, self.box.piles + 1)
                self.left = dict.fromkeys(piles, len(self.box.clues) // self.box.piles)
                self.gone = {pile: Counter() for pile in piles}
                self.dark = Counter(self.box.clues)
            case ev.Counted(winner=winner, pile=pile, prize=prize):
                self.open = None
                if winner == self.other and prize == "all" and pile not in self.full:
                    self.facts.append(n)
                    if is_told:  # from now on the other takes nothing there any more
                        self.full[pile] = self.time
                        self.time += 1
                elif winner == self.other and prize == "clue" and is_told:
                    self.open = n, pile
            case ev.ClueTaken(by=by, pile=pile):
                self.left[pile] -= 1
                self.open = None
                if by == self.other:
                    self.gone[pile][self.time] += 1
            case ev.PileSeen(pile=pile, letters=letters):
                self.looks.append(PileLook(n, pile, letters))
                self.facts.append(n)
                if is_told:
                    self._seen(pile, Counter(letters))
            case ev.ClueKept(letter=letter):
                self._kept(letter)
            case ev.LettersShown(seat=seat, letters=letters) if seat == self.other:
                self.facts.append(n)
                if is_told:
                    self.shown = frozenset(letters)
            case _:
                pass

    def _seen(self, pile: int, letters: Counter[Letter]) -> None:
        if pile in self.known:
            self.found.append(UnknownCards(self.known[pile] - letters, self.gone[pile]))
        else:
            self.lost += self.gone[pile]
            self.dark -= letters
        self.known[pile], self.gone[pile] = letters, Counter()
        if pile in self.full:
            self._owe(pile, *letters)

    def _kept(self, letter: Letter) -> None:
        last = self.looks[-1]
        rest = Counter(last.letters) - Counter([letter])
        self.looks[-1] = last._replace(letters=tuple(sorted(rest.elements())))
        self.mine.append(letter)
        source = self.known.get(last.pile, self.dark)
        source[letter] -= 1
        if last.pile in self.full:
            self._owe(last.pile, letter)

    def _owe(self, pile: int, *letters: Letter) -> None:
        for letter in letters:
            self.due[letter] = min(self.full[pile], self.due.get(letter, self.full[pile]))

    def sources(self, apart: int | None) -> list[UnknownCards]:
        """Return all sources of cards; `apart` is a pile that something tells from the others."""
        dark = [pile for pile in self.left if pile not in self.known]
        alike = tuple(pile for pile in dark if pile != apart and pile not in self.full)
        alone = [(pile,) for pile in dark if pile not in alike]
        lost = sum((self.gone[pile] for pile in dark), self.lost)
        sources = [UnknownCards(+self.dark, lost, [*alone, *([alike] if alike else [])])]
        sources += [UnknownCards(+cards, self.gone[pile], [(pile,)]) for pile, cards in self.known.items()]
        return [source for source in [*sources, *self.found] if source.cards]


def clues(log: SeatLog, box: Box, kept: Collection[int] | None = None) -> LetterClues:
    """Return the knowledge of a seat about clue cards."""
    told = LetterClues(log.seat, box, kept)
    for n, event in log.events:
        told.hear(n, event)
    return told


class CopyPlaces(NamedTuple):
    """The places of those copies of a letter that are nobody's for certain."""

    is_taken: bool
    moves: tuple[int, ...]  # along each axis, how many places are filled
    piles: tuple[tuple[int, ...], ...]
    ways: int


class Goal(NamedTuple):
    """The claim that a letter is in a column of the sheet, or is not."""

    letter: Letter
    column: int
    is_there: bool


Ways: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
"""In how many ways the letters so far can lie: by the length of the run that the last of them end, and by axes."""

Judge: TypeAlias = Callable[[CopyPlaces], int]
"""The number of ways of an option that count, of `Arrangements.scale`."""


class Arrangements:
    """The ways that one seat has to consider; `full` may be more than its clues alone."""

    def __init__(self, told: LetterClues, full: Mapping[int, int], apart: int | None, *, has_runs: bool = True) -> None:
        self._told, self._full = told, full
        self._has_runs = has_runs and told.shown is None
        self._sources = told.sources(apart)
        self._axes: dict[tuple[int, object], int] = {}  # a place of a source: all but its largest, which the rest fills
        self._sizes = [0]  # an axis at the least
        shared = [self._room(pile) for source in self._sources for pile in source.piles if len(pile) > 1]
        self._merged = sum(shared)
        self.scale = max(1, self._merged * (self._merged - 1))
        self._factor = 1
        for n, source in enumerate(self._sources):
            room = dict(self._places(source))
            largest = max(room, key=lambda place: room[place])
            for place, size in room.items():
                if place != largest:
                    self._axes[n, place] = len(self._sizes)
                    self._sizes.append(size)
            self._factor *= prod(map(factorial, source.taken.values()))
            for piles in source.piles:
                self._factor *= factorial(self._room(piles)) // prod(factorial(told.left[pile]) for pile in piles)
        self._options = {letter: [*self._where(letter)] for letter in LETTERS}
        most = prod(self.scale * sum(each.ways for each in options) or 1 for options in self._options.values())
        self._type: Any = np.int64 if most < 1 << 62 else object

    def _room(self, piles: tuple[int, ...]) -> int:
        return sum(self._told.left[pile] for pile in piles)

    def _places(self, source: UnknownCards) -> Iterator[tuple[object, int]]:
        """Yield the places of a source and how many cards are there: a time at which it was taken, or piles."""
        yield from ((time, count) for time, count in source.taken.items() if count)
        yield from ((piles, self._room(piles)) for piles in source.piles)

    def _where(self, letter: Letter) -> Iterator[CopyPlaces]:
        """Yield the possible places of the copies of a letter."""
        at = [n for n, source in enumerate(self._sources) for _ in range(source.cards[letter])]
        places = [[place for place, size in self._places(source) if size] for source in self._sources]
        if len(at) == 2 and at[0] == at[1]:
            ways: Iterable[tuple[object, ...]] = combinations_with_replacement(places[at[0]], 2)
        else:
            ways = product(*(places[n] for n in at))
        for chosen in ways:
            count = 2 if len(at) == 2 and at[0] == at[1] and chosen[0] != chosen[1] else 1
            taken = [place for place in chosen if isinstance(place, int)]
            piles = tuple(place for place in chosen if isinstance(place, tuple))
            if not self._may_be(letter, taken, piles):
                continue
            moves = [0] * len(self._sizes)
            for n, place in zip(at, chosen, strict=True):
                if (n, place) in self._axes:
                    moves[self._axes[n, place]] += 1
            if all(move <= size for move, size in zip(moves, self._sizes, strict=True)):
                yield CopyPlaces(bool(taken), tuple(moves), piles, count)

    def _may_be(self, letter: Letter, taken: Sequence[int], piles: Sequence[tuple[int, ...]]) -> bool:
        """Return whether nothing that was told speaks against it."""
        shown = self._told.shown
        if len(taken) > 1 or (shown is not None and bool(taken) != (letter in shown)):
            return False
        limits = [self._full[pile[0]] for pile in piles if len(pile) == 1 and pile[0] in self._full]
        if letter in self._told.due:
            limits.append(self._told.due[letter])
        return not limits or (bool(taken) and taken[0] <= min(limits))

    def _begin(self) -> Ways:
        run = self._told.box.run if self._has_runs else 1
        return np.zeros((run, *(size + 1 for size in self._sizes)), self._type)

    def _after(self, ways: Ways, options: Sequence[CopyPlaces], judge: Judge | None = None) -> Ways:
        """Return the ways with one letter more."""
        after = np.zeros_like(ways)
        together = ways.sum(axis=0)
        for option in options:
            if not (count := option.ways if judge is None else option.ways * judge(option)):
                continue
            old, new = _shifts(option.moves)
            if option.is_taken and self._has_runs:
                after[_at(LONGER, new)] += ways[_at(SHORTER, old)] * count
            else:
                after[_at(0, new)] += together[_at(None, old)] * count
        return after

    def ways(self, letter: Letter | None = None, judge: Judge | None = None) -> int:
        """Return the number of ways; with a judge of one letter, the number of those that it accepts."""
        ways = self._begin()
        ways.flat[0] = 1
        for each in LETTERS:
            ways = self._after(ways, self._options[each], judge if each is letter else None)
        total = int(ways[_at(ANY, self._sizes)].sum()) * self._factor
        return total if letter is None else total // self.scale

    def by_option(self) -> dict[Letter, list[tuple[CopyPlaces, int]]]:
        """Return the places that the copies of each letter may have, with the number of ways for each."""
        before = [self._begin()]
        before[0].flat[0] = 1
        for letter in LETTERS:
            before.append(self._after(before[-1], self._options[letter]))
        after = self._begin()
        after[_at(ANY, self._sizes)] = 1
        counts: dict[Letter, list[tuple[CopyPlaces, int]]] = {}
        for letter, ways in zip(reversed(LETTERS), before[-2::-1], strict=True):
            counts[letter] = []
            earlier = np.zeros_like(after)
            together = ways.sum(axis=0)
            for option in self._options[letter]:
                old, new = _shifts(option.moves)
                if option.is_taken and self._has_runs:
                    part = after[_at(LONGER, new)]
                    here = (ways[_at(SHORTER, old)] * part).sum()
                    earlier[_at(SHORTER, old)] += part * option.ways
                else:
                    part = after[_at(0, new)]
                    here = (together[_at(None, old)] * part).sum()
                    earlier[_at(ANY, old)] += part * option.ways
                counts[letter].append((option, int(here) * option.ways * self._factor))
            after = earlier
        return counts

    def judge(self, column: int, *, is_there: bool = True) -> Judge:
        """Return the judge that counts, of `scale` ways of an option, those with a letter in a column of the sheet, or without."""

        def judged(option: CopyPlaces) -> int:
            yes = self.scale * option.is_taken if column < PLAYERS else self._lies(option, column - PLAYERS + 1)
            return yes if is_there else self.scale - yes

        return judged

    def _lies(self, option: CopyPlaces, pile: int) -> int:
        copies = [piles for piles in option.piles if pile in piles]
        if not copies:
            return 0
        if len(copies[0]) == 1:
            return self.scale
        here, others = self._told.left[pile], self._merged - self._told.left[pile]
        if len(copies) == 1:
            return self.scale * here // self._merged
        return self.scale - others * (others - 1)


ANY, LONGER, SHORTER = slice(None), slice(1, None), slice(None, -1)
"""All runs; those that a letter makes longer, and their form before."""


def _at(runs: slice | int | None, axes: Sequence[slice | int]) -> Any:
    """Return an index; None where runs are added up."""
    return tuple(axes) if runs is None else (runs, *axes)


def _shifts(moves: Sequence[int]) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Return the moves along each axis."""
    old = tuple(slice(None, -move or None) for move in moves)
    return old, tuple(slice(move, None) for move in moves)
