"""Bakerstreet: the inquest: doubts and estimates beside the possible hands, choices of piles, and letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.bakerstreet.actions import Choose, Doubt, Estimate, Play
from games.bakerstreet.events import ClueKept, ClueTaken, Counted, HandsEmpty, Won
from games.bakerstreet.knowledge.findings import counted
from games.bakerstreet.knowledge.letters import LETTERS, clues
from games.bakerstreet.knowledge.memory import Memory
from games.bakerstreet.model import MOST as HIGHEST
from games.bakerstreet.model import SEATS, Box, Card, Letter
from games.bakerstreet.tally import chain
from games.core.contract import Event
from games.core.deduction.inquest import Deed, Found, Inquest, gathered
from games.core.deduction.seat_log import SeatLog
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat

FINEST = 2
"""Praised doubts, and praised bluffs, at most."""
RARE = 20
"""Percent: an event no likelier than this is luck, and the opposite of one bad luck."""


class HandBounds(NamedTuple):
    """The knowledge of one seat about both hands: the number of ways in which they reach an estimate, and the bounds of their sum."""

    ways: int
    among: int
    low: int
    high: int

    @property
    def percent(self) -> int:
        """In how many of 100 ways they reach it: all or none only where that is certain."""
        if self.ways in (0, self.among):
            return 100 * self.ways // self.among
        return min(99, max(1, round(100 * self.ways / self.among)))


class Reaction(NamedTuple):
    """The answer of a seat in step `n` to an estimate of the other: it doubted, or played on."""

    n: int
    seat: Seat
    doubts: bool
    must: bool  # there was nothing else to do
    number: int
    said: int  # in which step
    known: HandBounds  # to whoever answers
    meant: HandBounds | None  # to whoever had chosen to say it
    total: int  # what both hands were worth

    @property
    def is_chosen(self) -> bool:
        """Whether it is a doubt, and there was something else to do."""
        return self.doubts and not self.must


class PileChoice(NamedTuple):
    """The choice of a pile in step `n`. Its count went to the other; that of a better one would have gone to the chooser."""

    n: int
    seat: Seat
    pile: int
    better: int


@dataclass
class SharedMemory:
    """A game as both remember it, step by step."""

    box: Box
    minds: tuple[Memory, Memory]
    left: Counter[int] = field(default_factory=Counter)  # by pile, how many clue cards lie there
    are_empty: bool = False  # whether nobody could draw a card
    meant: HandBounds | None = None  # the last estimate, to whoever chose to say it

    @classmethod
    def of(cls, box: Box) -> SharedMemory:
        """Return the beginning."""
        one, two = (Memory(seat, box) for seat in SEATS)
        piles = range(1, box.piles + 1)
        return cls(box, (one, two), Counter(dict.fromkeys(piles, len(box.clues) // box.piles)))

    def hear(self, n: int, told: Sequence[Sequence[Event]]) -> None:
        """Take in the events of a step, by seat."""
        for mind, events in zip(self.minds, told, strict=True):
            for event in events:
                mind.hear(n, event)
        for event in told[0]:
            match event:
                case HandsEmpty():
                    self.are_empty = True
                case Counted():
                    self.are_empty = False
                case ClueTaken(pile=pile):
                    self.left[pile] -= 1
                case _:
                    pass

    def reach(self, seat: Seat, number: int) -> HandBounds:
        """Return the knowledge of a seat about both hands."""
        mind = self.minds[seat]
        own, sums = worth(mind.hand), mind.theirs.sums()
        ways = sum(had for points, had in sums.items() if own + points >= number)
        return HandBounds(ways, sum(sums.values()), own + min(sums), own + max(sums))

    def answer(self, deed: Deed) -> Reaction | None:
        """Return the answer to an estimate; None where none was there."""
        mind = self.minds[deed.seat]
        if mind.said is None or mind.said[1] == deed.seat:
            return None
        number, is_doubt = mind.estimates[-1], isinstance(deed.action, Doubt)
        return Reaction(
            deed.n,
            deed.seat,
            is_doubt,
            number >= HIGHEST or not mind.hand,
            number,
            mind.said[0],
            self.reach(deed.seat, number),
            self.meant,
            sum(worth(each.hand) for each in self.minds),
        )

    def choice(self, deed: Deed, pile: int) -> PileChoice | None:
        """Return a choice that gave the other a clue card where there was one to be had; None for any other."""
        mind = self.minds[deed.seat]
        if not self._all_go_to(mind.other, deed.seat, pile):
            return None
        owned = {*mind.letters}
        for better in range(1, self.box.piles + 1):
            is_open = bool(mind.stacks[better - 1]) or not self.are_empty
            is_wanted = better not in mind.seen or not owned.issuperset(mind.seen[better])
            if is_open and is_wanted and self._all_go_to(deed.seat, deed.seat, better):
                return PileChoice(deed.n, deed.seat, pile, better)
        return None

    def _all_go_to(self, seat: Seat, first: Seat, pile: int) -> bool:
        """Return whether a count goes to a seat, with a clue card to take, and nothing that arrows lead to goes to the other."""
        winners = [(each, found.winner) for each, found in chain(self.minds[0].stacks, pile, first)]
        return (
            winners[0][1] == seat
            and all(winner == seat for each, winner in winners if self.left[each])
            and (self.left[pile] > 0)
        )


class BakerInquest:
    """Looks into a game of Bakerstreet."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def __call__(self, logs: Sequence[SeatLog], deeds: Sequence[Deed], last: int) -> Inquest:
        """Return the inquest."""
        answers, choices = self.look(logs, deeds)
        fine, luck = (*_bluffs(answers), *_doubts(answers)), tuple(_luck(answers))
        end = tuple(self._end(logs, last))
        lines = [
            *(line for seat in SEATS for line in _tally(seat, answers)),
            *(line for _, line in end),
            *self._letters(logs, last),
            *(each.line for each in fine),
            *gathered(luck),
            *gathered(_mistakes(answers)),
            *gathered(map(_pile, choices)),
        ]
        return Inquest(
            lines=(*lines, Line("bakerstreet-inquest-legend")) if lines else (),
            turning_points=tuple(sorted({*(n for n, _ in end), *(each.n for each in (*fine, *luck))})),
        )

    def look(
        self, logs: Sequence[SeatLog], deeds: Sequence[Deed]
    ) -> tuple[tuple[Reaction, ...], tuple[PileChoice, ...]]:
        """Return all that was done about estimates, and the piles that could have been chosen better."""
        done = {deed.n: deed for deed in deeds}
        shared = SharedMemory.of(self._box)
        answers: list[Reaction] = []
        choices: list[PileChoice] = []
        for one, two in zip(*(log.steps for log in logs), strict=True):
            if (deed := done.get(one.n)) is not None:
                match deed.action:
                    case Play() | Doubt():
                        answers += [each] if (each := shared.answer(deed)) is not None else []
                    case Choose(pile=pile):
                        choices += [chosen] if (chosen := shared.choice(deed, pile)) is not None else []
                    case _:
                        pass
            meant = None
            if deed is not None and isinstance(deed.action, Estimate):
                meant = shared.reach(deed.seat, deed.action.number)
            if one.events:
                shared.meant = meant
            shared.hear(one.n, (one.events, two.events))
        return tuple(answers), tuple(choices)

    def _end(self, logs: Sequence[SeatLog], last: int) -> Iterator[tuple[int, Line]]:
        """Yield when the winner lacked one letter only, and when the other could have known."""
        for by in [event.by for _, event in logs[0].events if isinstance(event, Won)]:
            owned: set[Letter] = set()
            for n, event in logs[by].events:
                if isinstance(event, ClueKept) and n <= last:
                    owned.add(event.letter)
                    if self._is_near(owned):
                        known = self._first(logs[1 - by], last)
                        facts: dict[str, Fact] = {"no": Cited(n), "who": Who(by), "n": self._box.run}
                        said = Cited(known) if known is not None else None
                        yield (
                            n,
                            Line(
                                "bakerstreet-inquest-near",
                                {**facts, "other": Who(SEATS[1 - by]), "is_known": known is not None, "known": said},
                            ),
                        )
                        return

    def _first(self, log: SeatLog, last: int) -> int | None:
        """Return the first step after which a seat could know that the other lacks one letter only: it stays so."""
        return first(last, lambda n: self._is_near(set(self.certain(log.until(n)))))

    def _is_near(self, owned: set[Letter]) -> bool:
        """Whether at most one letter is missing for a run."""
        run = self._box.run
        runs = (LETTERS[start : start + run] for start in range(len(LETTERS) - run + 1))
        return any(len(owned.intersection(each)) >= run - 1 for each in runs)

    def certain(self, log: SeatLog) -> tuple[Letter, ...]:
        """Return the letters that the other certainly has."""
        told = clues(log, self._box)
        held = counted(told)
        return tuple(each for each in LETTERS if held.where.get((each, told.other)) == held.ways)

    def _letters(self, logs: Sequence[SeatLog], last: int) -> Iterator[Line]:
        """Yield how many letters of the other each could know."""
        for log in logs:
            told = log.until(last)
            count = clues(told, self._box).count
            if count:
                facts: dict[str, Fact] = {"who": Who(log.seat), "other": Who(SEATS[1 - log.seat])}
                yield Line("bakerstreet-inquest-letters", {**facts, "count": count, "letters": self.certain(told)})


def worth(hand: Sequence[Card]) -> int:
    """Return the sum of a hand."""
    return sum(card.points for card in hand)


def first(last: int, holds: Callable[[int], bool]) -> int | None:
    """Return the first step after which something holds that, once it does, always will; None where it never does."""
    if not holds(last):
        return None
    low, high = 0, last
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


def _facts(answer: Reaction) -> Mapping[str, Fact]:
    return {
        "no": Cited(answer.n),
        "who": Who(answer.seat),
        "other": Who(SEATS[1 - answer.seat]),
        "said": Cited(answer.said),
        "number": answer.number,
        "total": answer.total,
        "percent": answer.known.percent,
        "low": answer.known.low,
        "high": answer.known.high,
    }


def _tally(seat: Seat, answers: Sequence[Reaction]) -> Iterator[Line]:
    """Yield how often a seat doubted, how often that was likely to be right, and how often it was."""
    doubts = [each for each in answers if each.seat == seat and each.doubts]
    if doubts:
        likely = sum(2 * each.known.ways < each.known.among for each in doubts)
        won = sum(each.total < each.number for each in doubts)
        yield Line(
            "bakerstreet-inquest-doubts", {"who": Who(seat), "doubts": len(doubts), "likely": likely, "won": won}
        )


def _bluffs(answers: Sequence[Reaction]) -> Iterator[Found]:
    """Yield estimates that were too high, more likely than not also to their author, and were believed."""
    believed = [
        each
        for each in answers
        if not each.doubts and each.total < each.number and each.meant and 2 * each.meant.ways < each.meant.among
    ]
    for each in sorted(believed, key=lambda each: each.total - each.number)[:FINEST]:
        yield Found(each.said, SEATS[1 - each.seat], Line("bakerstreet-inquest-bluff", _facts(each)))


def _doubts(answers: Sequence[Reaction]) -> Iterator[Found]:
    """Yield doubts that were fine."""
    right = [each for each in answers if each.is_chosen and each.total < each.number and each.known.percent < 50]
    right.sort(key=lambda each: (each.known.ways > 0, each.number - each.total))
    for each in right[:FINEST]:
        line = Line("bakerstreet-inquest-fine", {**_facts(each), "certain": not each.known.ways})
        yield Found(each.n, each.seat, line)


def _luck(answers: Sequence[Reaction]) -> Iterator[Found]:
    """Yield doubts that were a matter of luck, good or bad."""
    doubts = [each for each in answers if each.is_chosen]
    for each in doubts:
        if each.total < each.number and each.known.percent >= 100 - RARE:
            yield Found(each.n, each.seat, Line("bakerstreet-inquest-lucky", _facts(each)))
    for each in doubts:
        if each.total >= each.number and each.known.percent <= RARE:
            yield Found(each.n, each.seat, Line("bakerstreet-inquest-unlucky", _facts(each)))


def _mistakes(answers: Sequence[Reaction]) -> Iterator[Found]:
    """Yield the answers that the cards had decided already."""
    for each in answers:
        if each.is_chosen and each.known.ways == each.known.among:
            yield Found(each.n, each.seat, Line("bakerstreet-inquest-reached", _facts(each)))
    for each in answers:
        if not each.doubts and not each.known.ways:
            yield Found(each.n, each.seat, Line("bakerstreet-inquest-passed", _facts(each)))
    for each in answers:
        if each.is_chosen and each.meant is not None and not each.meant.ways:
            line = Line("bakerstreet-inquest-beyond", {**_facts(each), "high": each.meant.high})
            yield Found(each.said, SEATS[1 - each.seat], line)


def _pile(choice: PileChoice) -> Found:
    facts: dict[str, Fact] = {"no": Cited(choice.n), "who": Who(choice.seat), "other": Who(SEATS[1 - choice.seat])}
    line = Line("bakerstreet-inquest-pile", {**facts, "pile": choice.pile, "better": choice.better})
    return Found(choice.n, choice.seat, line)
