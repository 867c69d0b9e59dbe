"""Bakerstreet: its puzzles. You have won the doubt, and remember every card that lies there: which pile do you choose?

There is one pile from which more counts are won than from any other. Everything that decides it was laid openly. What is counted
there for each side is asked too, so that nobody solves a case by guessing among five piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple

from games.bakerstreet.actions import Doubt, Estimate
from games.bakerstreet.events import ClueTaken, Doubted, Played
from games.bakerstreet.knowledge.memory import remembered
from games.bakerstreet.model import SEATS, Box, Laid
from games.bakerstreet.tally import chain
from games.core.chance import Chance
from games.core.contract import Action, Event
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, Quiz, SheetDeal, proof_of_parts, refuted_by
from games.core.deduction.puzzle_maker import LEAST, MOST, NO_MARKS, PlayedGame, PuzzleDraft, PuzzleView
from games.core.deduction.sheet import Cell, Column, Section, Sheet
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat

PATIENCE: Final = 6
"""One doubt in so many that are possible: piles have to grow."""
STEPS: Final = 3
"""The lowest estimates that a player of a puzzle chooses from."""


class Pile(StrEnum):
    """A pile that may be chosen."""

    ONE = "pile_1"
    TWO = "pile_2"
    THREE = "pile_3"
    FOUR = "pile_4"
    FIVE = "pile_5"


class Points(StrEnum):
    """The points of one side in all counts together."""

    P0 = "points_0"
    P1 = "points_1"
    P2 = "points_2"
    P3 = "points_3"
    P4 = "points_4"
    P5 = "points_5"
    P6 = "points_6"
    P7 = "points_7"
    P8 = "points_8"
    P9 = "points_9"
    P10 = "points_10"
    P11 = "points_11"
    P12 = "points_12"
    P13 = "points_13"
    P14 = "points_14"
    P15 = "points_15"
    P16 = "points_16"
    P17 = "points_17"
    P18 = "points_18"
    P19 = "points_19"
    P20 = "points_20"
    P21 = "points_21"
    P22 = "points_22"
    P23 = "points_23"
    P24 = "points_24"


class CountsWon(StrEnum):
    """The number of counts won: asked in older cases, in place of points."""

    ONE = "won_1"
    TWO = "won_2"
    THREE = "won_3"
    FOUR = "won_4"
    FIVE = "won_5"


PILES: Final = tuple(Pile)
POINTS: Final = tuple(Points)
WIDE: Final = 5
"""Numbers in a row of the grid."""
WORTH: Final = 6
"""Points that are counted at the least: fewer come up so often that a guess would do."""
UNGUESSED: Final = 12
"""Points from which on answers are offered too: below, three blind ones win more than one case in fifty (`docs/cases.md`)."""


class Counting(NamedTuple):
    """One count of those that a choice leads to."""

    pile: int
    sums: tuple[int, int]
    winner: Seat
    cited: tuple[int, ...]
    is_last: bool


class BakerPuzzles:
    """The maker of puzzles of Bakerstreet."""

    nouns: tuple[type[StrEnum], ...] = (Pile, Points, CountsWon)
    options: Mapping[str, str] = {}
    is_same_for_all = True
    looks = (500,)

    def __init__(self, box: Box) -> None:
        self._box = box

    def choices(self, legal: Sequence[Action], dice: Chance) -> Sequence[Action]:
        """Return the actions that let a round go on for some turns: low estimates, and a doubt now and then."""
        if any(isinstance(each, Estimate) for each in legal):
            return legal[:STEPS]
        cards = [each for each in legal if not isinstance(each, Doubt)]
        return cards if cards and dice.below(PATIENCE) else legal

    def pose(self, played: PlayedGame) -> PuzzleDraft | None:
        """Return the puzzle of the doubt that leads to the longest chain, the first of them."""
        found = [posed for n in self._doubts(played) if (posed := self._posed(played, *n)) is not None]
        return max(found, key=lambda each: each[0], default=(0, None))[1]

    def _doubts(self, played: PlayedGame) -> Iterable[tuple[int, Seat]]:
        for n, events in enumerate(played.events):
            for event in events:
                if isinstance(event, Doubted):
                    yield n, event.winner

    def _posed(self, played: PlayedGame, n: int, seat: Seat) -> tuple[int, PuzzleDraft] | None:
        """Return how many counts are won, and the puzzle."""
        log = played.log(seat).until(n)
        if log.steps[-1].n != n:
            return None
        memory = remembered(log, self._box)
        lying = {step for steps in memory.steps for step in steps}
        clues = [(k, event) for k, event in log.events if isinstance(event, Played) and k in lying]
        if not LEAST <= len(clues) <= MOST:
            return None
        chains = {pile: list(chain(memory.stacks, pile, seat)) for pile in range(1, len(PILES) + 1)}
        wins = {pile: sum(found.winner == seat for _, found in each) for pile, each in chains.items()}
        best, second = sorted(wins, key=lambda pile: -wins[pile])[:2]
        longest = max(map(len, chains.values()))
        owned = [sum(isinstance(event, ClueTaken) and event.by == each for _, event in log.events) for each in SEATS]
        # No chain comes round to where it began, and none can end the game before its end.
        if wins[best] < 2 or wins[best] == wins[second] or longest > len(PILES):
            return None
        if max(owned) + longest >= self._box.run:
            return None
        own, theirs = (sum(found.sums[each] for _, found in chains[best]) for each in (seat, SEATS[1 - seat]))
        if max(own, theirs) >= len(POINTS) or own + theirs < WORTH:
            return None
        return wins[best], PuzzleDraft(
            seat=seat,
            start=n,
            clues=tuple(clues),
            parts=(PILES, POINTS, POINTS),
            solution=(PILES[best - 1], POINTS[own], POINTS[theirs]),
        )

    def known(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the question, and how piles are counted."""
        other = SEATS[1 - shown.seat]
        return (
            Line("bakerstreet-case-question" if _asks_wins(shown) else "bakerstreet-case-asks", {"other": Who(other)}),
            Line("bakerstreet-case-rule"),
        )

    def beforehand(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return nothing: the question says all there is to know."""
        return ()

    def told(self, clues: Sequence[Event], n: int) -> Event:
        """Return the clue: it is told as at a table."""
        return clues[n]

    def asked(self, shown: PuzzleView) -> tuple[Line, ...]:
        """Return the parts of the answer: the pile, and what is counted for each side."""
        if _asks_wins(shown):
            return (Line("bakerstreet-case-pile"), Line("bakerstreet-case-won"))
        return (Line("bakerstreet-case-pile"), Line("bakerstreet-case-own"), Line("bakerstreet-case-theirs"))

    def why(self, shown: PuzzleView) -> tuple[tuple[Line, ...], ...]:
        """Return how the counts from the right pile end, and what they come to, or how few are won from each other pile."""
        best = PILES.index(Pile(shown.solution[0])) + 1
        chains = {pile: countings(shown.clues, pile, shown.seat) for pile in range(1, len(PILES) + 1)}
        lines = tuple(
            Line(
                "bakerstreet-why-count",
                {
                    "pile": each.pile,
                    "own": each.sums[shown.seat],
                    "theirs": each.sums[1 - shown.seat],
                    "won": each.winner == shown.seat,
                    "last": each.is_last,
                    "nos": _cited(each),
                },
            )
            for each in chains[best]
        )
        won = {pile: sum(each.winner == shown.seat for each in found) for pile, found in chains.items()}
        others = tuple(
            Line("bakerstreet-why-other", {"pile": pile, "won": won[pile], "nos": _cited(*found)})
            for pile, found in chains.items()
            if pile != best
        )
        if _asks_wins(shown):
            return lines, others
        own, theirs = (sum(each.sums[seat] for each in chains[best]) for seat in (shown.seat, 1 - shown.seat))
        most = Line("bakerstreet-why-most", {"pile": best, "won": won[best]})
        total = Line("bakerstreet-why-sum", {"own": own, "theirs": theirs})
        return (*lines, most, *others), (total,), (total,)

    def why_of(self, shown: PuzzleView, cell: Cell, marks: SheetDeal = NO_MARKS) -> tuple[Line, ...]:
        """Return the reasons for the part of the answer in the section of a cell; for points, the counts that they come from too."""
        sections = self.proof(shown).sheet.sections
        part = [n for n, section in enumerate(sections) for _ in section.rows][cell // WIDE]
        reasons = self.why(shown)
        counts = [line for line in reasons[0] if line.key == "bakerstreet-why-count"]
        return (*counts, *reasons[part]) if part else reasons[0]

    def nearest(self, shown: PuzzleView, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
        """Return the pile, until it is marked: what is counted follows from it."""
        return [cell for cell in cells if cell // WIDE < len(PILES)] or list(cells)

    def effort(self, shown: PuzzleView) -> int:
        """Return the number of cards in all counts that any pile leads to: all cases take the same technique."""
        counted = {
            (each.pile, each.cited)
            for pile in range(1, len(PILES) + 1)
            for each in countings(shown.clues, pile, shown.seat)
        }
        return sum(len(cited) for _, cited in counted)

    def form(self, shown: PuzzleView) -> str:
        """Return the piles, from the bottom, by whose their cards are."""
        piles: list[list[str]] = [[] for _ in PILES]
        for clue in shown.clues:
            if isinstance(clue, Played):
                piles[clue.pile - 1].append(f"{'own' if clue.by == shown.seat else 'theirs'} {clue.card}")
        return min(" | ".join(map(str, piles[n:] + piles[:n])) for n in range(len(piles)))

    def proof(self, shown: PuzzleView) -> ProofSheet:
        """Return a grid of piles and points: all cards lie open, so all of it follows from counting."""
        titles = self.asked(shown)
        piles = Section(Line("bakerstreet-case-piles"), PILES, columns=1)
        rows: tuple[Section, ...]
        if _asks_wins(shown):
            rows = (piles, Section(titles[1], tuple(CountsWon), columns=1))
        else:
            points = (Line("bakerstreet-case-all-points", {"own": not side}) for side in SEATS)
            rows = (piles, *(Section(title, _fives(side)) for side, title in enumerate(points)))
        sheet = Sheet(
            title=Line("sheet-title"),
            sections=rows,
            columns=tuple(Column(f"+{n}", Line("bakerstreet-case-more", {"n": n})) for n in range(WIDE)),
            seen={},
        )
        solution = _solved(shown)
        proof = proof_of_parts(sheet, shown.parts, solution)
        if _asks_wins(shown) or sum(map(POINTS.index, solution[1:])) < UNGUESSED:  # there are too few answers
            return proof
        return replace(proof, quiz=Quiz(titles=titles, parts=shown.parts, solution=solution))

    def refuted(self, shown: PuzzleView, cell: Cell, sign: Value) -> SheetDeal | None:
        """Return the sum of the cards, unless the mark agrees."""
        return refuted_by(self.proof(shown), cell, sign)


def _fives(side: int) -> tuple[Line, ...]:
    """Return the headings of the rows of points, for oneself (0) or the other."""
    return tuple(
        Line("bakerstreet-case-points", {"own": not side, "n": n, "last": n + WIDE - 1})
        for n in range(0, len(POINTS), WIDE)
    )


def _solved(shown: PuzzleView) -> tuple[StrEnum, ...]:
    """Return the answer to each part, counted from the cards that lie there."""
    found = {pile: countings(shown.clues, pile, shown.seat) for pile in range(1, len(PILES) + 1)}
    wins = {pile: sum(each.winner == shown.seat for each in counted) for pile, counted in found.items()}
    best = max(wins, key=lambda pile: wins[pile])
    if _asks_wins(shown):
        return PILES[best - 1], tuple(CountsWon)[wins[best] - 1]
    own, theirs = (sum(each.sums[seat] for each in found[best]) for seat in (shown.seat, 1 - shown.seat))
    return PILES[best - 1], POINTS[own], POINTS[theirs]


def _asks_wins(shown: PuzzleView) -> bool:
    return isinstance(shown.parts[1][0], CountsWon)


def _cited(*counted: Counting) -> tuple[Fact, ...]:
    return tuple(Cited(n) for n in sorted(n for each in counted for n in each.cited))


def countings(clues: Sequence[Event], pile: int, first: Seat) -> list[Counting]:
    """Return the counts that the choice of a pile leads to, if these cards lie there."""
    stacks: list[list[Laid]] = [[] for _ in PILES]
    numbers: list[list[int]] = [[] for _ in PILES]
    for n, clue in enumerate(clues, start=1):
        if isinstance(clue, Played):
            stacks[clue.pile - 1].append(Laid(clue.by, clue.card))
            numbers[clue.pile - 1].append(n)
    found = []
    for each, counted in chain(stacks, pile, first):
        left = len(numbers[each - 1]) - len(counted.laid)
        cited = tuple(numbers[each - 1][left:])
        del numbers[each - 1][left:]
        found.append(Counting(each, counted.sums, counted.winner, cited, not counted.leads_on))
    return found
