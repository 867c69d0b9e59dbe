"""Mord im Arosa: the inquest. All players were told the same, so they could all know the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache, partial
from math import prod
from typing import NamedTuple, TypeAlias

from games.arosa.actions import ArosaAction, Erase, Search, Suspect
from games.arosa.events import Opened
from games.arosa.knowledge.findings import Counts, counts_of, cubes_of
from games.arosa.knowledge.timeline import Timeline, timeline_of
from games.arosa.model import CUBES, FLOORS, GROUND, Cube, Floor, Kit, colour
from games.core.deduction.inquest import Deed, Found, Inquest, gathered
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Cited, Fact, Line, Who, who
from games.core.seats import Seat, all_seats

FINEST = 2
"""Praised suspicions, at most."""
RARE = 20
"""Percent: an event no likelier than this is luck, and the opposite of one bad luck."""

Known: TypeAlias = Callable[[Cube], Counts]
"""The weighted numbers of cubes of one colour, by place."""


class FloorLook(NamedTuple):
    """A floor opened in step `n` in the hope that some cubes lie there.

    This was so in a `share` of the ways in which the falls may have gone. `is_best`: in no larger one on any other floor.
    `vain` are those that could not lie there at all, `found` those that did.
    """

    n: int
    seat: Seat
    action: ArosaAction
    floor: Floor
    share: Fraction
    is_best: bool
    vain: tuple[Cube, ...]
    found: tuple[Cube, ...]
    sure: tuple[Seat, Floor] | None = None  # of a suspicion in vain: who could have been suspected where with certainty

    @property
    def players(self) -> tuple[Seat, ...]:
        """The suspects."""
        return self.action.players if isinstance(self.action, Suspect) else ()

    @property
    def hits(self) -> int:
        """The number of the suspects' traces that went to the board; on the ground floor none where the seat has no trace itself (R-AR-27)."""
        if self.floor == GROUND and colour(self.seat) not in self.found:
            return 0
        return sum(self.found.count(colour(each)) for each in self.players)

    @property
    def is_right(self) -> bool:
        """Whether everything that was hoped for lay there."""
        return all(cube in self.found for cube in hoped(self.action, self.seat))

    @property
    def percent(self) -> int:
        """In how many cases of 100 it was so: all or none only where that is certain."""
        if self.share in (0, 1):
            return 100 * int(self.share)
        return min(99, max(1, round(100 * self.share)))


class Sight(NamedTuple):
    """After step `n`, a cube of this colour was certainly on this floor: for the first time on any."""

    n: int
    cube: Cube
    floor: Floor


def hoped(action: ArosaAction, seat: Seat) -> tuple[Cube, ...]:
    """Return the cubes that must lie on the opened floor, each at least once."""
    match action:
        case Search():
            return (Cube.VICTIM,)
        case Suspect(floor=floor, players=players):
            own = (colour(seat),) if floor == GROUND else ()  # R-AR-26
            return (*map(colour, players), *own)
        case _:
            return (colour(seat),)


class ArosaInquest:
    """Looks into a game of Mord im Arosa."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def __call__(self, logs: Sequence[SeatLog], deeds: Sequence[Deed], last: int) -> Inquest:
        """Return the inquest."""
        looks, sights = self.look(logs[0], deeds, last)
        fine, luck = tuple(praised(looks)), tuple(by_luck(looks))
        lines = [*map(_seen, sights), *(each.line for each in fine), *gathered(luck), *gathered(_missed(looks))]
        return Inquest(
            lines=(*lines, Line("arosa-inquest-legend")) if lines else (),
            turning_points=tuple(sorted({each.n for each in (*fine, *luck)})),
        )

    def look(self, log: SeatLog, deeds: Sequence[Deed], last: int) -> tuple[tuple[FloorLook, ...], tuple[Sight, ...]]:
        """Return all openings, and the first certain place of each colour."""

        @cache
        def timeline(n: int) -> Timeline:
            return timeline_of(log.until(n), self._kit)

        @cache
        def counts(n: int, cube: Cube) -> Counts:
            return counts_of(timeline(n), cube)

        opened = {n: event for n, event in log.events if isinstance(event, Opened)}
        looks = tuple(
            _looked(deed, deed.action, partial(counts, deed.n - 1), opened[deed.n], log.seats)
            for deed in deeds
            if isinstance(deed.action, Search | Suspect | Erase) and deed.n in opened
        )
        steps = [told.n for told in log.steps if told.events and told.n <= last]
        sights: list[Sight] = []
        for cube in cubes_of(log.seats):
            certain = ((n, floor) for n in steps for floor in FLOORS if min(counts(n, cube)[floor]))
            if (first := next(certain, None)) is not None:
                sights.append(Sight(first[0], cube, first[1]))
        return looks, tuple(sights)


def _looked(deed: Deed, action: Search | Suspect | Erase, known: Known, opened: Opened, seats: int) -> FloorLook:
    seat, floor = deed.seat, action.floor

    def share(at: Floor) -> Fraction:
        return prod((_share(known(cube), at) for cube in hoped(_moved(action, at), seat)), start=Fraction(1))

    look = FloorLook(
        n=deed.n,
        seat=seat,
        action=action,
        floor=floor,
        share=share(floor),
        is_best=all(share(each) <= share(floor) for each in FLOORS),
        vain=tuple(cube for cube in hoped(action, seat) if not max(known(cube)[floor])),
        found=opened.cubes,
    )
    return look._replace(sure=next(_sure(known, seat, seats), None)) if look.players and not look.hits else look


def _moved(action: Search | Suspect | Erase, floor: Floor) -> ArosaAction:
    return Suspect(floor=floor, players=action.players) if isinstance(action, Suspect) else action


def _share(counts: Counts, floor: Floor) -> Fraction:
    """Return in which share of ways at least one lies there."""
    ways = counts[floor]
    return 1 - Fraction(ways.get(0, 0), sum(ways.values()))


def _sure(known: Known, seat: Seat, seats: int) -> Iterator[tuple[Seat, Floor]]:
    """Yield the certain suspicions: players and floor."""
    for other in all_seats(seats):
        for floor in FLOORS if other != seat else ():
            if all(min(known(cube)[floor]) for cube in hoped(Suspect(floor=floor, players=(other,)), seat)):
                yield other, floor


def _seen(sight: Sight) -> Line:
    facts: dict[str, Fact] = {"no": Cited(sight.n), "floor": sight.floor}
    if sight.cube is Cube.VICTIM:
        return Line("arosa-inquest-victim", facts)
    return Line("arosa-inquest-trace", {**facts, "who": Who(Seat(CUBES.index(sight.cube)))})


def praised(looks: Sequence[FloorLook]) -> Iterator[Found]:
    """Yield the suspicions that made a difference by craft, and not against the odds, be they the best there were."""
    right = [each for each in looks if each.players and each.is_right and each.is_best and not _is_lucky(each)]
    for each in sorted(right, key=lambda each: -each.hits)[:FINEST]:
        yield _found("arosa-inquest-fine", each)


def by_luck(looks: Sequence[FloorLook]) -> Iterator[Found]:
    """Yield the suspicions that made a difference by luck, good or bad."""
    for each in looks:
        if _is_lucky(each):
            yield _found("arosa-inquest-lucky", each)
    for each in filter(_is_unlucky, looks):
        yield _found("arosa-inquest-unlucky", each)


def _missed(looks: Sequence[FloorLook]) -> Iterator[Found]:
    """Yield the facts that could have been known before a floor was opened."""
    for each in looks:
        if each.vain:
            kind = _kind(each)
            line = Line("arosa-inquest-vain", {**_facts(each), "kind": kind, "players": who(_vain(each))})
            yield Found(each.n, each.seat, line, kind)
    for each in looks:
        if each.sure is not None and not (each.vain or _is_unlucky(each)):
            other, floor = each.sure
            line = Line("arosa-inquest-missed", {**_facts(each), "player": Who(other), "there": floor})
            yield Found(each.n, each.seat, line)


def _found(key: str, look: FloorLook) -> Found:
    return Found(look.n, look.seat, Line(key, {**_facts(look), "count": look.hits, "percent": look.percent}))


def _is_lucky(look: FloorLook) -> bool:
    return bool(look.players) and look.is_right and look.percent <= RARE


def _is_unlucky(look: FloorLook) -> bool:
    return bool(look.players) and not look.hits and look.percent >= 100 - RARE


def _facts(look: FloorLook) -> dict[str, Fact]:
    return {"no": Cited(look.n), "who": Who(look.seat), "floor": look.floor, "players": who(look.players)}


def _vain(look: FloorLook) -> tuple[Seat, ...]:
    """Return the suspects without a possible trace there."""
    return tuple(each for each in look.players if colour(each) in look.vain)


def _kind(look: FloorLook) -> str:
    """Return the kind of cube that could not be found: a keyword of the sentence."""
    match look.action:
        case Search():
            return "search"
        case Suspect():
            return "suspect" if _vain(look) else "ground"
        case _:
            return "erase"
