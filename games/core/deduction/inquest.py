"""The inquest: the knowledge of each seat at each step of a finished game, and the quality of its questions.

Praise is for what a question was expected to tell about the solution, beside the best that could be asked in its place.
What came of it is luck, and called so.

Bits add up only for deals: how many are left falls from step to step and never rises, so each step tells log2(before / after).
Where hidden things change in play, as cubes that fall again or hands that are drawn anew, that number rises too: shown beside a
step it would look like forgetting. Such a game counts none, and its lines say when each fact could be known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from math import log2
from typing import NamedTuple, Protocol

from games.core.contract import Action
from games.core.deduction.knowledge import Findings, Foreseeing, Knowledge, QuestionRating
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell
from games.core.endings import Left
from games.core.events import PrivateEvent, PublicEvent
from games.core.lines import Cited, Line, Who
from games.core.seats import Seat

Load = Callable[[], Knowledge]
"""The constructor of a game's knowledge: another process calls it by its name."""

MOST_CITED = 8
"""Steps named of each kind, at most: a long game has more idle questions than a person reads of."""

FINEST = 2
"""Questions praised, and questions called lucky, at most."""
FINE = 0.95
"""A question is praised for so much of the bits that the best one was expected to tell."""
WORTH = 0.1
"""Where the best question was expected to tell fewer bits than this, none is rated."""
LUCK = 1.5
"""Bits that a lucky question has told at least about the solution: of three possible ones, one was left."""
POOR = 0.5
"""A question is lucky only if it was expected to tell less than this part of the best one's bits."""
MOST_RATED = 200
"""Rated questions of a game: the first ones."""
TURNING = 6
"""Turning points of a game, besides the steps at which a seat could first have known."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The action of a seat in step `n`."""

    n: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Inquest:
    """The result of an inquest. `curves` and `known` are by seat, in a game with a solution."""

    lines: tuple[Line, ...]
    turning_points: tuple[int, ...]
    curves: tuple[tuple[int, ...], ...] = ()  # for each seat, how many deals were left after each step
    known: tuple[int | None, ...] = ()  # for each seat, the step after which the solution was certain

    @property
    def is_telling(self) -> bool:
        """Whether anything was found: of a case that stayed as dark as it was, there are lines nevertheless."""
        return bool(self.turning_points) or bool(self.lines and not self.curves)


class Inquirer(Protocol):
    """Makes the inquest of a game without a solution."""

    def __call__(self, logs: Sequence[SeatLog], deeds: Sequence[Deed], last: int) -> Inquest:
        """Return the inquest of the logs of all seats. Step `last` is the last before everything was opened."""


@dataclass(frozen=True, slots=True)
class RatedQuestion:
    """A question with its step, its author, the bits told about the deal, and its rating: the bits that were to be expected.

    `solved`: where little was expected of it, the bits that it told about the solution. A rating is about that too.
    """

    n: int
    seat: Seat
    bits: float
    rating: QuestionRating | None = None
    solved: float = 0.0

    @property
    def quality(self) -> float:
        """Its part of the bits that the best question was expected to tell; 0 where none is rated."""
        return min(1.0, self.rating.bits / self.rating.best) if self.rating is not None else 0.0

    @property
    def is_fine(self) -> bool:
        """Whether hardly any question was expected to tell more."""
        return self.quality >= FINE

    @property
    def is_poor(self) -> bool:
        """Whether little was expected of it."""
        return self.rating is not None and self.quality < POOR

    @property
    def is_lucky(self) -> bool:
        """Whether it told much about the solution, and little was expected of it."""
        return self.is_poor and self.solved >= LUCK


@dataclass(frozen=True, slots=True, kw_only=True)
class Casework:
    """The knowledge of a case, step by step. The step that ended the game opens everything, and is left out."""

    curves: tuple[tuple[int, ...], ...]  # for each seat, how many deals were left after each step
    ends: tuple[int, ...]  # for each seat, the last step at which it was still looking for the solution
    known: tuple[int | None, ...]  # for each seat, the step after which the solution was certain
    excluded: tuple[Deed, ...]  # accusations that what their seat had been told excluded
    questions: tuple[RatedQuestion, ...]
    begun: int  # the step of the first question: what was told before belongs to the deal

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The steps that told somebody most, those at which somebody could first have known, and blind accusations."""
        asked = range(self.begun, len(self.curves[0]))
        looking = tuple(zip(self.curves, self.ends, strict=True))
        falls = {
            n: max((log2(curve[n - 1] / curve[n]) for curve, end in looking if n <= end), default=0) for n in asked
        }
        most = sorted((n for n in falls if falls[n] >= 1), key=lambda n: -falls[n])[:TURNING]
        return tuple(sorted({*most, *(n for n in self.known if n), *(deed.n for deed in self.excluded)}))

    @property
    def idle(self) -> tuple[RatedQuestion, ...]:
        """The questions that told nothing new to their authors."""
        return tuple(each for each in self.questions if not each.bits)

    @property
    def finest(self) -> tuple[RatedQuestion, ...]:
        """The fine questions that were expected to tell most."""
        fine = [(each.rating.bits, each) for each in self.questions if each.rating is not None and each.is_fine]
        return tuple(each for _, each in sorted(fine, key=lambda pair: -pair[0])[:FINEST])

    @property
    def lucky(self) -> tuple[RatedQuestion, ...]:
        """The lucky questions that told most."""
        return tuple(sorted((each for each in self.questions if each.is_lucky), key=lambda each: -each.solved)[:FINEST])

    def accuracy(self, seat: Seat) -> tuple[float, int] | None:
        """Return the worth of a seat's questions as a share of the best in their places, and the number of rated ones; None without any."""
        rated = [each.rating for each in self.questions if each.seat == seat and each.rating is not None]
        if not rated:
            return None
        return sum(min(each) for each in rated) / sum(each.best for each in rated), len(rated)

    @property
    def lines(self) -> Iterator[Line]:
        """Its sentences: the step at which each seat could have known, the finest questions, and mistakes."""
        for seat, (known, curve, end) in enumerate(zip(self.known, self.curves, self.ends, strict=True)):
            who = Who(Seat(seat))
            if known is not None:
                yield Line("inquest-known", {"who": who, "step": Cited(known)})
            elif end < len(curve) - 1:
                yield Line("inquest-unknown-out", {"who": who, "deals": curve[end]})
            else:
                yield Line("inquest-unknown", {"who": who, "deals": curve[-1]})
        if turning := self.turning_points:
            yield Line("inquest-turning", {"steps": tuple(map(Cited, turning))})
        yield from self._quality()
        yield from gathered(
            Found(deed.n, deed.seat, Line("inquest-excluded", {"who": Who(deed.seat), "step": Cited(deed.n)}))
            for deed in self.excluded
        )
        for seat in range(len(self.curves)):
            if steps := tuple(Cited(told.n) for told in self.idle if told.seat == seat)[:MOST_CITED]:
                yield Line("inquest-idle", {"who": Who(Seat(seat)), "steps": steps})
        yield Line("inquest-legend")

    def _quality(self) -> Iterator[Line]:
        """Yield the accuracy of each seat, the finest questions, and the lucky ones."""
        for seat in map(Seat, range(len(self.curves))):
            if (found := self.accuracy(seat)) is not None:
                percent, n = round(100 * found[0]), found[1]
                yield Line("inquest-accuracy", {"who": Who(seat), "percent": percent, "n": n})
        for fine in self.finest:
            yield Line("inquest-fine", {"who": Who(fine.seat), "step": Cited(fine.n), "best": fine.quality == 1})
        for told in self.lucky:
            facts = {"among": round(2**told.solved), "percent": round(100 * told.quality)}
            yield Line("inquest-lucky", {"who": Who(told.seat), "step": Cited(told.n), **facts})


class Found(NamedTuple):
    """One finding about a seat's action in step `n`. `kind` separates findings that share a catalogue key."""

    n: int
    seat: Seat
    line: Line
    kind: str = ""


def gathered(found: Iterable[Found]) -> Iterator[Line]:
    """Yield the findings, each kind once for each seat; further steps of the same kind are cited below the first."""
    alike: dict[tuple[str, str, Seat], list[Found]] = {}
    for each in found:
        alike.setdefault((each.line.key, each.kind, each.seat), []).append(each)
    for first, *more in alike.values():
        yield first.line
        if more:
            yield Line("inquest-likewise", {"steps": tuple(Cited(each.n) for each in more[:MOST_CITED])})


def conclude(load: Load, log: SeatLog) -> Findings:
    """Return the findings of one seat."""
    return load().findings(log)


def explain(load: Load, log: SeatLog, cell: Cell) -> tuple[Line, ...]:
    """Return the reasons for the certainty in a cell. Raises Refusal."""
    return load().why(log, cell)


def hold(load: Callable[[], Inquirer], logs: Sequence[SeatLog], deeds: Sequence[Deed], last: int) -> Inquest:
    """Look into a game that is over as the game itself does."""
    return load()(logs, deeds, last)


def close_case(
    load: Load, logs: Sequence[SeatLog], deeds: Sequence[Deed], asking: tuple[type[Action], ...], last: int
) -> Inquest:
    """Look into a game that is over and had a case to close."""
    case = casework(load, logs, deeds, asking, last)
    return Inquest(lines=tuple(case.lines), turning_points=case.turning_points, curves=case.curves, known=case.known)


def casework(
    load: Load, logs: Sequence[SeatLog], deeds: Sequence[Deed], asking: tuple[type[Action], ...], last: int
) -> Casework:
    """Return the casework of the logs of all seats, up to step `last`. `asking`: the actions that are questions."""
    knowledge = load()
    curves = tuple(tuple(_curve(knowledge, log, last)) for log in logs)
    asked = [(k, deed) for k, deed in enumerate(deeds) if isinstance(deed.action, asking) and deed.n <= last]
    questions = tuple(
        _question(
            knowledge, logs, curves[deed.seat], deed, _answered(deeds, k, asking, last), rates=number < MOST_RATED
        )
        for number, (k, deed) in enumerate(asked)
    )
    ends = tuple(_end(log, last) for log in logs)
    return Casework(
        curves=curves,
        ends=ends,
        known=tuple(first_known(knowledge, each, end) for each, end in zip(logs, ends, strict=True)),
        excluded=tuple(deed for deed in deeds if deed.action.is_final and _is_excluded(knowledge, logs, deed)),
        begun=min((deed.n for deed in deeds if isinstance(deed.action, asking)), default=last + 1),
        questions=questions,
    )


def _question(
    knowledge: Knowledge, logs: Sequence[SeatLog], curve: Sequence[int], deed: Deed, answered: int, *, rates: bool
) -> RatedQuestion:
    """Return a question that was answered by step `answered`."""
    bits = log2(curve[deed.n - 1] / curve[answered])
    found = RatedQuestion(deed.n, deed.seat, bits, _rating(knowledge, logs, deed) if rates else None)
    if not (found.is_poor and bits):
        return found
    before, after = (len(knowledge.findings(logs[deed.seat].until(n)).cases) for n in (deed.n - 1, answered))
    return replace(found, solved=log2(before / after))


def _rating(knowledge: Knowledge, logs: Sequence[SeatLog], deed: Deed) -> QuestionRating | None:
    """Return the rating of a question; None where it cannot be foreseen, or where no question was worth much."""
    if not isinstance(knowledge, Foreseeing):
        return None
    rating = knowledge.rating(logs[deed.seat].until(deed.n - 1), deed.action)
    return rating if rating is not None and rating.best >= WORTH else None


def _curve(knowledge: Knowledge, log: SeatLog, last: int) -> Iterator[int]:
    """Yield how many deals are left after each step. It only falls: between two steps with as many it is level."""
    steps = [0, *(told.n for told in log.steps if told.events and 0 < told.n <= last)]
    known: dict[int, int] = {}

    def deals(k: int) -> int:
        if k not in known:
            known[k] = knowledge.deals(log.until(steps[k]))
        return known[k]

    waiting = [(0, len(steps) - 1)]
    while waiting:
        low, high = waiting.pop()
        if deals(low) == deals(high):
            known.update(dict.fromkeys(range(low, high + 1), deals(low)))
        elif high - low > 1:
            middle = (low + high) // 2
            waiting += [(low, middle), (middle, high)]
    k = 0
    for n in range(last + 1):
        while k + 1 < len(steps) and steps[k + 1] <= n:
            k += 1
        yield deals(k)


def _end(log: SeatLog, last: int) -> int:
    """Return the last step at which a seat was looking for the solution."""
    return min(last, next((n - 1 for n, event in log.events if ends_search(event, log.seat)), last))


def ends_search(event: PublicEvent | PrivateEvent, seat: Seat) -> bool:
    """Return whether a seat that was told an event looks for the solution no longer: it left, was put out, or was shown it."""
    return (
        (isinstance(event, Left) and event.seat == seat)
        or (isinstance(event, PublicEvent) and event.out == seat)
        or (isinstance(event, PrivateEvent) and event.is_solution)
    )


def first_known(knowledge: Knowledge, log: SeatLog, last: int) -> int | None:
    """Return the first step after which the solution was certain. A certainty stays one."""
    if not knowledge.findings(log.until(last)).is_solved:
        return None
    low, high = 0, last
    while low < high:
        middle = (low + high) // 2
        if knowledge.findings(log.until(middle)).is_solved:
            high = middle
        else:
            low = middle + 1
    return low


def _answered(deeds: Sequence[Deed], k: int, asking: tuple[type[Action], ...], last: int) -> int:
    """Return the step by which a question was answered: the last before its author did more, or anybody asked again."""
    later = (each.n for each in deeds[k + 1 :] if each.seat == deeds[k].seat or isinstance(each.action, asking))
    return min(next(later, last + 1) - 1, last)


def _is_excluded(knowledge: Knowledge, logs: Sequence[SeatLog], deed: Deed) -> bool:
    """Return whether an action names a solution that its seat could have known to be wrong."""
    named = case_of(deed.action)
    cases = knowledge.findings(logs[deed.seat].until(deed.n - 1)).cases if named else {}
    return bool(cases) and all(named != frozenset(case) for case in cases)


def case_of(action: Action) -> frozenset[Enum]:
    """Return the things that an action names, whatever their order; none where it names something else as well."""
    named = frozenset(getattr(action, field.name) for field in fields(action))
    return named if all(isinstance(each, Enum) for each in named) else frozenset()
