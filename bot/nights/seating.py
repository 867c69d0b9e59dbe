"""The chair of each person: the best way to share a crowd out in which no foes meet, found by trying the best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from bot.nights.sharing import Share, Sizes, price, shares, tables_of, weigh, widest

Found: TypeAlias = list[tuple[int, tuple[int, ...]]]
"""Tables: the game of each, and its people."""

KNOWN: Final = 0
NEW: Final = 1


class TooManyBlocks(Exception):
    """The search for the best tables takes too long."""


@dataclass(slots=True)
class SeatingTable:
    """A table that is filling up."""

    game: int
    size: int
    people: list[int] = field(default_factory=list)
    has_known: bool = False

    @property
    def free(self) -> int:
        """The number of free seats."""
        return self.size - len(self.people)


class Plan(NamedTuple):
    """A share, which of the ways to sit down each game takes, and its least cost."""

    cost: int
    share: Share
    ways: tuple[int, ...]


class Chairs:
    """Seats one crowd. People and games are numbers here; the likes of a person are a bit for each game."""

    def __init__(
        self,
        likes: Sequence[int],
        is_new: Sequence[bool],
        foes: Sequence[frozenset[int]],
        seats: Sequence[range],
        cosy: int,
    ) -> None:
        self._likes = likes
        self._kinds = [NEW if new else KNOWN for new in is_new]
        self._foes = foes
        self._seats = seats
        self.cosy = cosy
        """The best size of a table."""
        self._patience = 0
        self.shy = sorted((n for n, mine in enumerate(foes) if mine), key=lambda n: (-len(foes[n]), n))
        """Those with foes, seated first: one with most of them is hardest to seat."""
        self.bold = [n for n, mine in enumerate(foes) if not mine]
        """Those without foes."""
        self._possible: dict[Sizes, bool] = {}
        self._found: Found = []
        self._cost: int | None = None

    def best(self, patience: int) -> Found:
        """Return the best tables, found in so many steps. Raises TooManyBlocks."""
        self._patience = patience
        for waiting in range(len(self._likes)):
            ways = tables_of(len(self._likes) - waiting, widest(self._seats))
            if any(self._can_sit(each) for each in ways):
                try:
                    self._search(waiting)
                except TooManyBlocks:
                    if not self._found:
                        raise
                if self._found:
                    return self._found
        return []

    def _search(self, waiting: int) -> None:
        """Find the best tables where as many wait, if there are any."""
        liked: tuple[list[int], list[int]] = ([], [])
        for kind, likes in zip(self._kinds, self._likes, strict=True):
            liked[kind].append(likes)
        ranked = shares(*liked, self._seats, self.cosy, waiting)
        ahead = next(ranked, None)
        heap: list[Plan] = []
        while ahead is not None or heap:
            if ahead is not None and (not heap or ahead.cost < heap[0].cost):
                heappush(heap, Plan(ahead.cost, ahead, (0,) * len(self._seats)))
                ahead = next(ranked, None)
                continue
            plan = heappop(heap)
            if not self.is_better(plan.cost):
                return
            self.think()
            for other in self._others(plan):
                heappush(heap, other)
            sizes = [way[n] for way, n in zip(self._ways(plan.share), plan.ways, strict=True)]
            if self._can_sit(tuple(sorted((size for each in sizes for size in each), reverse=True))):
                _Filling(self, plan, sizes).fill()

    def keep(self, cost: int, found: Found) -> None:
        """Take note of the best tables so far."""
        self._cost, self._found = cost, found

    def _ways(self, share: Share) -> list[tuple[Sizes, ...]]:
        return [
            _ranked(known + new, each, self.cosy, known)
            for known, new, each in zip(share.known, share.new, self._seats, strict=True)
        ]

    def _others(self, plan: Plan) -> Iterator[Plan]:
        """Yield the plans that come after one: a game takes its next way, if no later game's tables have been changed."""
        ways = self._ways(plan.share)
        last = max((game for game, n in enumerate(plan.ways) if n), default=0)
        for game in range(last, len(ways)):
            n = plan.ways[game]
            if n + 1 < len(ways[game]):
                known = plan.share.known[game]
                more = price(ways[game][n + 1], self.cosy, known) - price(ways[game][n], self.cosy, known)
                yield plan._replace(cost=plan.cost + more, ways=(*plan.ways[:game], n + 1, *plan.ways[game + 1 :]))

    def _can_sit(self, sizes: Sizes) -> bool:
        """Return whether people fit at tables of such sizes, at any game."""
        if sizes not in self._possible:
            tables = [SeatingTable(0, size) for size in sizes]
            self._possible[sizes] = self._fits(tables, 0, len(self._likes) - sum(sizes))
        return self._possible[sizes]

    def _fits(self, tables: list[SeatingTable], n: int, waiting: int) -> bool:
        if n == len(self.shy):
            return True
        who = self.shy[n]
        for table in self.options(tables, who):
            table.people.append(who)
            if self._fits(tables, n + 1, waiting):
                return True
            table.people.pop()
        return waiting > 0 and self._fits(tables, n + 1, waiting - 1)

    def options(self, tables: Sequence[SeatingTable], who: int) -> list[SeatingTable]:
        """Return the tables at which a person may sit down, of those that are the same only one."""
        self.think()
        found = {(table.game, table.size, *table.people): table for table in reversed(tables) if table.free}
        return [table for table in reversed(found.values()) if self._foes[who].isdisjoint(table.people)]

    def think(self) -> None:
        """Count a step. Raises TooManyBlocks."""
        self._patience -= 1
        if self._patience < 0:
            raise TooManyBlocks

    def is_better(self, cost: int) -> bool:
        """Return whether that costs less than the best so far."""
        return self._cost is None or cost < self._cost

    def kind(self, who: int) -> int:
        """Return whether a person knows how to play, or is new."""
        return self._kinds[who]

    def likes(self, who: int) -> int:
        """Return the games that a person likes, a bit each."""
        return self._likes[who]


@cache
def _ranked(people: int, seats: range, cosy: int, known: int) -> tuple[Sizes, ...]:
    return tuple(sorted(tables_of(people, seats), key=lambda sizes: (price(sizes, cosy, known), sizes)))


class _Filling:
    """The tables of one plan, while people sit down at them."""

    def __init__(self, chairs: Chairs, plan: Plan, sizes: Sequence[Sizes]) -> None:
        self._chairs = chairs
        self._least = plan.cost
        self._tables = [SeatingTable(game, size) for game, each in enumerate(sizes) for size in each]
        self._sizes: Sizes = tuple(table.size for table in self._tables)
        self._quotas = (list(plan.share.known), list(plan.share.new))
        people = [chairs.kind(who) for who in (*chairs.shy, *chairs.bold)]
        self._idle = [people.count(kind) - sum(self._quotas[kind]) for kind in (KNOWN, NEW)]
        games = len(sizes)
        self._outside = [[game for game in range(games) if not mask >> game & 1] for mask in range(1 << games)]
        self._fans = [[0] * (1 << games) for _ in (KNOWN, NEW)]
        for who in (*chairs.shy, *chairs.bold):
            self._count(who, 1)
        self._liked = 0

    def fill(self, n: int = 0) -> bool:
        """Seat those with foes from the n-th on, and keep a seating better than the best so far; return whether it is the best."""
        cost = self._cost()
        if not self._chairs.is_better(cost):
            return False
        if n == len(self._chairs.shy):
            self._chairs.keep(cost, self._with_the_bold())
            return cost == self._least
        who = self._chairs.shy[n]
        kind, likes = self._chairs.kind(who), self._chairs.likes(who)
        options = [table for table in self._chairs.options(self._tables, who) if self._quotas[kind][table.game]]
        self._count(who, -1)
        for table in sorted(options, key=lambda table: not likes >> table.game & 1):
            knew, liked = table.has_known, self._liked
            self._sit(who, table)
            self._liked += likes >> table.game & 1
            if self.fill(n + 1):
                return True
            table.people.pop()
            table.has_known, self._liked = knew, liked
            self._quotas[kind][table.game] += 1
        if self._idle[kind]:
            self._idle[kind] -= 1
            if self.fill(n + 1):
                return True
            self._idle[kind] += 1
        self._count(who, 1)
        return False

    def _sit(self, who: int, table: SeatingTable) -> None:
        kind = self._chairs.kind(who)
        table.people.append(who)
        table.has_known |= kind == KNOWN
        self._quotas[kind][table.game] -= 1

    def _count(self, who: int, n: int) -> None:
        fans, likes = self._fans[self._chairs.kind(who)], self._chairs.likes(who)
        for mask in range(len(fans)):
            if mask & likes:
                fans[mask] += n

    def _cost(self) -> int:
        """Return the least cost from here, as if those that still stand had no foes: exact once only these stand."""
        liked = self._liked + sum(
            min(fans[mask] + sum(map(quota.__getitem__, out)) for mask, out in enumerate(self._outside))
            for fans, quota in zip(self._fans, self._quotas, strict=True)
        )
        left = list(self._quotas[KNOWN])
        served = 0
        for table in self._tables:  # of each game the largest first
            if table.has_known:
                served += table.size
            elif table.free and left[table.game]:
                left[table.game] -= 1
                served += table.size
        return weigh(self._sizes, self._chairs.cosy, served=served, liked=liked)

    def _with_the_bold(self) -> Found:
        """Return the tables with those without foes: as many as possible at a game they like, and one that knows it at each table."""
        people = [list(table.people) for table in self._tables]
        has_known = [table.has_known for table in self._tables]
        for kind in (KNOWN, NEW):
            group = [who for who in self._chairs.bold if self._chairs.kind(who) == kind]
            for who, game in self._matched(group, self._quotas[kind]):
                free = [n for n, t in enumerate(self._tables) if t.game == game and len(people[n]) < t.size]
                n = next((n for n in free if kind == KNOWN and not has_known[n]), free[0])
                people[n].append(who)
                has_known[n] |= kind == KNOWN
        return [(table.game, tuple(sorted(there))) for table, there in zip(self._tables, people, strict=True)]

    def _matched(self, group: Sequence[int], quota: Sequence[int]) -> list[tuple[int, int]]:
        """Return the game of each person, so that most like it (a matching by augmenting paths); the rest fill up, or wait."""
        playing: dict[int, int] = {}

        def find(who: int, tried: set[int]) -> bool:
            for game in range(len(quota)):
                if game in tried or not self._chairs.likes(who) >> game & 1 or not quota[game]:
                    continue
                tried.add(game)
                there = [other for other, at in playing.items() if at == game]
                if len(there) < quota[game] or any(find(other, tried) for other in there):
                    playing[who] = game
                    return True
            return False

        others = [who for who in group if not find(who, set())]
        chairs = [g for g, most in enumerate(quota) for _ in range(most - list(playing.values()).count(g))]
        return sorted([*playing.items(), *zip(others, chairs, strict=False)])
