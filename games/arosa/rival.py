"""Mord im Arosa: how the program plays a seat.

A novice believes the last few sounds it remembers, an amateur weighs those that it has not forgotten yet, an expert
remembers all and opens the floor where most probably something lies. A master reckons, for everything that it may do, how
the points will stand, and takes the action that makes it likeliest to have the fewest in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, prod
from typing import TypeAlias, TypeGuard, assert_never

from games.arosa.actions import Erase, Search, Suspect, TakeBack
from games.arosa.knowledge.findings import ArosaKnowledge
from games.arosa.knowledge.timeline import CubesFound, Fall, timeline_of
from games.arosa.model import CUBES, FLOORS, GROUND, VICTIM, Floor, Kit, Phase, Piece
from games.arosa.views import TableView
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Fact, Line, who
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.values import put

Chances: TypeAlias = "tuple[float, ...]"
"""The probability of each number of cubes, from none on."""

Belief: TypeAlias = "Mapping[tuple[Piece, Floor], Chances]"

HALF_LIFE = {Strength.NOVICE: 2, Strength.AMATEUR: 12}
"""The falls after which half of the sounds are forgotten."""

OVERLOOKS = {Strength.NOVICE: 3, Strength.AMATEUR: 12}
"""Once in how many turns something is done without thinking."""

LYING, THREAT, HEAT, COOLING = 3.0, 0.6, 2.5, 0.2
"""The cost of a trace in the hotel for its owner, in points, since it may be found; how much a point counts that the others are
expected to record before our next turn; how many points apart two players are whose chances differ by a factor of e, at the
end of a game; and how many more that takes for each trace that is still wanting for the end. Found by tournaments against
the expert, where a wide plateau wins alike: the threats and these numbers won 58 % of the games at three seats, the points
and LYING 2 alone 52 %."""


class ArosaRival:
    """Plays a seat of Mord im Arosa."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._known = ArosaKnowledge(kit)

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return the decision."""
        table: TableView = situation.table
        if table.phase is Phase.ERASING:  # all that can be taken back: it never harms
            most = max(situation.legal, key=lambda each: each.count if isinstance(each, TakeBack) else -1)
            return Decision(most, Line("arosa-rival-take"))
        if strength in OVERLOOKS and not luck.below(OVERLOOKS[strength]):
            return Decision(luck.pick(_simple(situation.legal)), Line("arosa-rival-overlooked"))
        match strength:
            case Strength.NOVICE | Strength.AMATEUR:
                belief = self._remembered(situation.log, strength, luck)
                return _likeliest(situation, belief, luck)
            case Strength.EXPERT:
                return _likeliest(situation, self._exact(situation.log), luck)
            case Strength.MASTER:
                return _Prospects(situation, self._exact(situation.log), self._kit).best()
            case _:
                assert_never(strength)

    def _exact(self, log: SeatLog) -> Belief:
        belief: dict[tuple[Piece, Floor], Chances] = {}
        for cube, counts in self._known.marginals(log).items():
            for floor, ways in enumerate(counts):
                total = sum(ways.values())
                belief[CUBES.index(cube), floor] = tuple(ways.get(n, 0) / total for n in range(max(ways) + 1))
        return belief

    def _remembered(self, log: SeatLog, strength: Strength, luck: Chance) -> Belief:
        """Return the belief from the falls that are not forgotten: each by itself, and no cube counted as found."""
        timeline = timeline_of(log, self._kit)
        ages = _ages(timeline)
        misses: dict[tuple[Piece, Floor], float] = {}
        opened: set[Floor] = set()
        for n in reversed(range(len(timeline))):
            fact = timeline[n]
            if isinstance(fact, CubesFound):
                opened.add(fact.floor)
            elif luck.below(2**16) < 2 ** (16 - ages[n] / HALF_LIFE[strength]):
                weights = [0 if floor in opened else weight for floor, weight in enumerate(fact.weights)]
                if strength is Strength.NOVICE:  # it lies where it sounds likeliest, and nowhere else
                    weights = [int(weight == max(weights)) for weight in weights] if any(weights) else weights
                for floor, weight in enumerate(weights):
                    if weight:
                        cell = CUBES.index(fact.cube), floor
                        misses[cell] = misses.get(cell, 1.0) * (1 - weight / sum(weights))
        return {cell: (miss, 1 - miss) for cell, miss in misses.items()}


def _ages(timeline: Sequence[Fall | CubesFound]) -> list[int]:
    """Return for each fact how many cubes have fallen since."""
    ages = []
    later = 0
    for fact in reversed(timeline):
        ages.append(later)
        later += isinstance(fact, Fall)
    return ages[::-1]


def _simple(legal: Sequence[Action]) -> tuple[Search | Suspect, ...]:
    """Return a thoughtless action: any floor, and one suspect at the most."""
    return tuple(each for each in legal if isinstance(each, Search) or _is_single(each))


def _is_single(action: Action) -> TypeGuard[Suspect]:
    return isinstance(action, Suspect) and len(action.players) == 1


def _likeliest(situation: Situation, belief: Belief, luck: Chance) -> Decision:
    """Return the floor, and the one suspect, where most probably something is found."""
    table: TableView = situation.table
    me = situation.log.seat

    def found(piece: Piece, floor: Floor) -> float:
        return 1 - belief.get((piece, floor), (1.0,))[0]

    def hope(action: Action) -> float:
        match action:
            case Search(floor=floor):
                return found(VICTIM, floor)
            case Suspect(floor=floor, players=(player,)) if player not in table.gone:
                return found(player, floor) * (found(me, floor) if floor == GROUND else 1)
            case _:
                return 0.0

    hopes = {action: hope(action) for action in _simple(situation.legal)}
    best = max(hopes.values())
    action = luck.pick([each for each in hopes if hopes[each] == best])
    return Decision(action, _line(action, round(100 * best)) if best else Line("arosa-rival-guess"))


def _line(action: Action, share: int) -> Line:
    facts: dict[str, Fact] = {"share": share}
    match action:
        case Search(floor=floor):
            return Line("arosa-rival-search", {**facts, "floor": floor})
        case Suspect(floor=floor, players=players):
            return Line("arosa-rival-suspect", {**facts, "floor": floor, "players": who(players)})
        case Erase(floor=floor):
            return Line("arosa-rival-erase", {**facts, "floor": floor})
        case _:
            return Line("arosa-rival-take")


@dataclass(frozen=True, slots=True)
class _Position:
    """The board, and how many traces of each player lie in the hotel."""

    board: tuple[tuple[int, ...], ...]
    lying: tuple[float, ...]
    scenes: tuple[int, ...]

    def recorded(self, seat: Seat, floor: Floor, count: int) -> _Position:
        row = _added(self.board[seat], floor, count)
        return _Position(put(self.board, seat, row), self.lying, self.scenes)

    def thrown(self, seat: Seat, count: int) -> _Position:
        lying = tuple(each + count * (n == seat) for n, each in enumerate(self.lying))
        return _Position(self.board, lying, self.scenes)

    def found(self, floor: Floor) -> _Position:
        return _Position(self.board, self.lying, _added(self.scenes, floor, 1))


def _added(row: tuple[int, ...], n: int, count: int) -> tuple[int, ...]:
    return put(row, n, row[n] + count)


class _Prospects:
    """The possible results of each action, and their worth."""

    def __init__(self, situation: Situation, belief: Belief, kit: Kit) -> None:
        self._kit = kit
        self._belief = belief
        self._legal = situation.legal
        self._table: TableView = situation.table
        self._me = situation.log.seat
        seats = all_seats(self._table.seats)
        self._there = tuple(seat for seat in seats if seat not in self._table.gone)
        self._others = tuple(seat for seat in self._there if seat != self._me)
        self._mean = {
            (seat, floor): sum(n * chance for n, chance in enumerate(belief[seat, floor]))
            for seat in seats
            for floor in FLOORS
        }
        lying = tuple(sum(self._mean[seat, floor] for floor in FLOORS) for seat in seats)
        self._points = cache(kit.points)  # the same rows come up thousands of times
        self._threatened = cache(self._threats)
        self._now = _Position(self._table.board, lying, self._table.scenes)

    def best(self) -> Decision:
        """Return the best action, and how often it succeeds."""
        action = max(self._worth_a_thought(), key=self._expectation)
        return Decision(action, _line(action, round(100 * self._success(action))))

    def _worth_a_thought(self) -> Iterable[Action]:
        """Leave out suspicions against more players at once that hold no promise one by one."""
        if self._table.phase is Phase.SEARCH:
            return self._legal
        hopeful = {floor: frozenset(self._hopeful(floor)) for floor in FLOORS}
        return [
            each
            for each in self._legal
            if not isinstance(each, Suspect) or _is_single(each) or hopeful[each.floor].issuperset(each.players)
        ]

    def _hopeful(self, floor: Floor) -> list[Seat]:
        """Return the suspects for a floor, the most probable first."""
        some = [seat for seat in self._others if 1 - self._belief[seat, floor][0] >= HOPE]
        return sorted(some, key=lambda seat: self._belief[seat, floor][0])[:TOGETHER]

    def _success(self, action: Action) -> float:
        match action:
            case Search(floor=floor):
                return 1 - self._belief[VICTIM, floor][0]
            case Erase(floor=floor):
                return 1 - self._belief[self._me, floor][0]
            case Suspect(floor=floor, players=players):
                own = 1 - self._belief[self._me, floor][0] if floor == GROUND else 1.0
                return own * prod(1 - self._belief[seat, floor][0] for seat in players)
            case _:
                return 1.0

    def _expectation(self, action: Action) -> float:
        match action:
            case Search(floor=floor):
                miss = self._belief[VICTIM, floor][0]
                found = self._expected(self._now.found(floor), floor, self._others, penalty=0) if miss < 1 else 0.0
                return miss * self._worth(self._now.thrown(self._me, 1), floor) + (1 - miss) * found
            case Suspect(floor=floor, players=players):
                value = self._expected(self._now, floor, players, penalty=1)
                none = self._belief[self._me, floor][0] if floor == GROUND else 0.0
                return (1 - none) * value + none * self._worth(self._now.thrown(self._me, len(players)), floor)
            case Erase(floor=floor):
                return sum(
                    chance * self._worth(self._erased(floor, n), floor)
                    for n, chance in enumerate(self._belief[self._me, floor])
                )
            case _:
                return 0.0

    def _erased(self, floor: Floor, found: int) -> _Position:
        if not found:
            return self._now.thrown(self._me, 1)
        return self._now.recorded(self._me, floor, -min(found, self._now.board[self._me][floor]))

    def _expected(self, standing: _Position, floor: Floor, seats: Sequence[Seat], *, penalty: int) -> float:
        """Return the value of an open floor, over all that may lie there of these seats: their counts are independent."""
        return sum(
            chance * self._worth(after, floor) for after, chance in self._outcomes(standing, floor, seats, penalty)
        )

    def _outcomes(
        self, standing: _Position, floor: Floor, seats: Sequence[Seat], penalty: int
    ) -> Iterator[tuple[_Position, float]]:
        outcomes = [(standing, 0, 1.0)]
        for seat in seats:
            outcomes = [
                (after.recorded(seat, floor, count) if count else after, wrong + (not count), both)
                for after, wrong, chance in outcomes
                for count, share in enumerate(self._belief[seat, floor])
                if (both := chance * share) > NEGLIGIBLE
            ]
        for after, wrong, chance in outcomes:
            yield (after.thrown(self._me, wrong) if wrong and penalty else after), chance

    def _threats(self, opened: Floor) -> tuple[tuple[Seat, Floor, float], ...]:
        """Return the traces that the others are expected to record before our next turn, by owner and floor.

        Once a floor has been opened, its new content is unknown to all. Each of the others is taken for an expert: it
        suspects the seat that most probably has a trace somewhere.
        """
        left = {*FLOORS} - {opened}
        threats = []
        for asker in clockwise_from(self._me, self._table.seats):
            if asker not in self._others:
                continue
            pays = {floor: 1 - self._belief[asker, floor][0] if floor == GROUND else 1.0 for floor in left}
            cells = ((seat, floor) for seat in self._there if seat != asker for floor in left)
            seat, floor = max(cells, key=lambda cell: pays[cell[1]] * (1 - self._belief[cell][0]))
            threats.append((seat, floor, pays[floor] * self._mean[seat, floor]))
            left.remove(floor)
        return tuple(threats)

    def _worth(self, standing: _Position, opened: Floor) -> float:
        """Return about how likely it is to win from here: at the end for sure, before it by the points."""
        points = {seat: self._points(standing.board[seat], standing.scenes) for seat in self._there}
        wanting = self._kit.limit - max(sum(row) for row in standing.board)
        if wanting <= 0:
            least = [seat for seat in self._there if points[seat] == min(points.values())]
            return (self._me in least) / len(least)
        heat = HEAT + COOLING * wanting
        dues = {seat: points[seat] + LYING * standing.lying[seat] for seat in self._there}
        for seat, floor, count in self._threatened(opened):
            dues[seat] += THREAT * count * self._kit.weight(floor, standing.scenes)
        odds = {seat: exp(-dues[seat] / heat) for seat in self._there}
        return odds[self._me] / sum(odds.values())


HOPE = 0.15
"""The least probability of a trace on a floor for one more suspect there."""

TOGETHER = 4
"""Nor are more suspected at once: at six players that takes less than half the time, and another action in 6 of 100 decisions."""

NEGLIGIBLE = 1e-4
