"""The split: tables out of a crowd. It is pure, and the same crowd in the same order is always split in the same way.

A table has as many people as its game takes, and two with a block between them never share one. Of the splits that are left,
the first of these wishes in which two splits differ decides:

1. as few as possible wait;
2. those that wait asked last: whoever sat out the round before asked first, and sits out no other that they could play;
3. as many as possible play a game that they like;
4. as few as possible sit at a table where no one knows how to play;
5. tables are as near to four people as possible: the sum of the squares of how far they are off;
6. as few tables as possible.

Where that makes more tables than Discord opens threads at once, five takes the place of four, and so on up to the largest tables.

How it is found: `sharing` ranks the ways to share the crowd out among the games as if there were no blocks, and `seating`
looks for the best of them in which no blocked pair meets. Where so many are blocked that this takes too long, the best so far is
taken; where there is none yet, the guest with most blocks waits, and the others are split without them. Where somebody waits, the
crowd is split again without the last to ask, as many of them, in so many tries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.lazy import lazy
from bot.nights.records import THREADS

if TYPE_CHECKING:
    from bot.nights import seating, sharing
else:
    seating, sharing = lazy("bot.nights.seating"), lazy("bot.nights.sharing")

_TwinCost: TypeAlias = tuple[int, int, int, int]

PATIENCE: Final = 60_000
"""The bound of a search, in steps times people: half a second or so."""
SHORT_PATIENCE: Final = 2_000
"""The same, once a guest waits already."""
TRIES: Final = 36
"""The most choices of waiting guests that are tried, each for `SHORT_PATIENCE`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A guest that is there. `likes`: the games that they like, or none where they take any."""

    user: int
    likes: frozenset[str] = frozenset()
    is_new: bool = False
    blocks: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Seating:
    """A table to open, and its people."""

    game: str
    users: tuple[int, ...]
    is_twin: bool = False  # it has the same deal as all others that are


@dataclass(frozen=True, slots=True)
class Split:
    """The tables with their people, and those that wait for the next round."""

    tables: tuple[Seating, ...]
    waiting: tuple[int, ...]


def split(crowd: Sequence[Guest], games: Mapping[str, range]) -> Split:
    """Return the best tables for a crowd in the order of asking. `games`: how many people each takes, none of them fewer than two."""
    return _in_turn(crowd, _split_in_threads(crowd, games), lambda some: _all_seated(some, games))


def _split_in_threads(crowd: Sequence[Guest], games: Mapping[str, range]) -> Split:
    """Return the best tables, no more than Discord opens threads at once where that is possible."""
    largest = max((sizes.stop - 1 for sizes in games.values()), default=0)
    best = _split(crowd, games, sharing.COSY)
    for cosy in range(sharing.COSY + 1, largest + 1):
        if len(best.tables) <= THREADS:
            break
        best = min(best, _split(crowd, games, cosy), key=lambda each: (len(each.waiting), len(each.tables)))
    return best


def _in_turn(crowd: Sequence[Guest], found: Split, again: Callable[[Sequence[Guest]], tuple[Seating, ...]]) -> Split:
    """Return a split in which the last to ask wait, as many as before. `again`: tables for all of some guests, or none."""
    for those in islice(_latest(len(crowd), len(found.waiting)), TRIES):
        waiting = tuple(crowd[-1 - n].user for n in reversed(those))
        if waiting == found.waiting:
            break
        if tables := again([guest for guest in crowd if guest.user not in waiting]):
            return Split(tables, waiting)
    return found


def _latest(people: int, waiting: int) -> Iterator[tuple[int, ...]]:
    """Yield choices of waiting guests, as places counted from the last to ask: those with late askers only come first."""
    if not waiting:
        yield ()
    for first in range(waiting - 1, people) if waiting else ():
        for others in _latest(first, waiting - 1):
            yield (*others, first)


def _all_seated(guests: Sequence[Guest], games: Mapping[str, range]) -> tuple[Seating, ...]:
    """Return tables at which all of some guests sit; none where that is not possible, or not found soon."""
    try:
        tables = _tables(guests, games, sharing.COSY, SHORT_PATIENCE)
        if len(tables) > THREADS:
            tables = _tables(guests, games, max(sizes.stop - 1 for sizes in games.values()), SHORT_PATIENCE)
    except seating.TooManyBlocks:
        return ()
    return tables if sum(len(each.users) for each in tables) == len(guests) else ()


def _split(crowd: Sequence[Guest], games: Mapping[str, range], cosy: int) -> Split:
    """Return the best tables where they are best with so many people."""
    guests, patience = list(crowd), PATIENCE
    while True:
        try:
            tables = _tables(guests, games, cosy, patience)
        except seating.TooManyBlocks:
            foes = _foes(guests)
            guests.pop(max(range(len(guests)), key=lambda n: len(foes[n])))
            patience = max(SHORT_PATIENCE, patience // 2)
            continue
        left = [guest for guest in crowd if guest not in guests]
        if left and tables:  # the waiting guests may still get on with each other
            tables += _split(left, games, cosy).tables
        seated = {user for table in tables for user in table.users}
        return Split(tables, tuple(guest.user for guest in crowd if guest.user not in seated))


def _tables(guests: Sequence[Guest], games: Mapping[str, range], cosy: int, patience: int) -> tuple[Seating, ...]:
    """Return the best tables for some guests. Raises TooManyBlocks."""
    names = tuple(games)
    known = [_bits(guest, names) for guest in guests]
    chairs = seating.Chairs(known, [guest.is_new for guest in guests], _foes(guests), tuple(games.values()), cosy)
    found = chairs.best(patience // max(1, len(guests)))
    return tuple(Seating(names[game], tuple(guests[n].user for n in there)) for game, there in found)


def twins(crowd: Sequence[Guest], game: str, games: Mapping[str, range], barred: Collection[int] = ()) -> Split:
    """Return at least two tables of one game and one size, for the same deal, and ordinary tables for those left over.

    As few as possible wait, and those that asked last; then there are no more tables than Discord opens threads at once; then as few
    as possible are left over; then tables are as near to four people as possible. `barred`: guests that would see the other tables,
    and are left over. Without two such tables there are none at all.
    """

    def again(some: Sequence[Guest]) -> tuple[Seating, ...]:
        found = _twins(some, game, games, barred)
        return () if found.waiting else found.tables

    return _in_turn(crowd, _twins(crowd, game, games, barred), again)


def _twins(crowd: Sequence[Guest], game: str, games: Mapping[str, range], barred: Collection[int]) -> Split:
    able = [guest for guest in crowd if guest.user not in barred]
    best: tuple[_TwinCost, Split] | None = None
    for size in games[game]:
        most = _split(able, {game: range(size, size + 1)}, size).tables
        for same in (most, most[:-1]):
            if len(same) < 2:
                break
            seated = {user for table in same for user in table.users}
            rest = _split_in_threads([guest for guest in crowd if guest.user not in seated], games)
            found = Split((*(replace(each, is_twin=True) for each in same), *rest.tables), rest.waiting)
            over = max(0, len(found.tables) - THREADS)
            cost = (len(found.waiting), over, len(crowd) - len(seated), (size - sharing.COSY) ** 2)
            if best is None or cost < best[0]:
                best = cost, found
            if not found.waiting:
                break  # else one that is left over alone may sit with the people of a twin
    return best[1] if best is not None else Split((), tuple(guest.user for guest in crowd))


def _bits(guest: Guest, names: Sequence[str]) -> int:
    """Return the games that a guest likes, a bit each."""
    return sum(1 << n for n, name in enumerate(names) if not guest.likes or name in guest.likes)


def _foes(guests: Sequence[Guest]) -> list[frozenset[int]]:
    """Return for each guest the numbers of those with whom they share no table."""
    return [frozenset(n for n, other in enumerate(guests) if _are_foes(guest, other)) for guest in guests]


def _are_foes(one: Guest, other: Guest) -> bool:
    return one.user in other.blocks or other.user in one.blocks
