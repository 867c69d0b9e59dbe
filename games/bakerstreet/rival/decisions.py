"""Bakerstreet: how the program plays a seat.

A novice estimates by its own hand, and lays, counts and takes almost at random. An amateur takes letters that fit
together and counts the cards that it remembers of the stacks. An expert remembers everything, follows every chain of arrows, and
doubts by the hands that are possible for the other. A master lays and counts as well, and names and doubts by lot, in two ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from games.bakerstreet.actions import Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.knowledge.memory import Memory, onlooking, remembered
from games.bakerstreet.model import MOST, SEATS, Box, Laid, Letter
from games.bakerstreet.rival.bidding import Told, doubting, naming, told
from games.bakerstreet.rival.habits import habits
from games.bakerstreet.tally import chain
from games.bakerstreet.views import SeatView, TableView
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Decision, Situation, Strength, Style
from games.core.lines import Line
from games.core.seats import Seat

AVERAGE = 7.5
"""Points of three cards, on average."""

HONEST = {Strength.NOVICE: 6, Strength.AMATEUR: 7}
"""Points added to the own hand for the other's."""

DARING = {Strength.NOVICE: 10, Strength.AMATEUR: 9}
"""An estimate is doubted if it is so much above the own hand."""

ABOVE: Final = {Style.PLAIN: (0,), Style.BOLD: (-3, 2), Style.GUARDED: (-1,)}
"""Points that an expert names above what both hands are worth on average, by lot."""

DOUBTED: Final = {Style.PLAIN: 0.5, Style.BOLD: 0.5, Style.GUARDED: 0.7}
"""The chance of an estimate to be reached below which an expert doubts it."""

RECALL = {Strength.NOVICE: 20, Strength.AMATEUR: 60}
"""The percentage of covered cards that is remembered."""

MISSING = 3.0
"""The factor by which a run is worth less for each letter that it still lacks."""

FINE = 1 << 16
"""Tickets of a lot that is drawn by shares."""

LETTERS = tuple(Letter)


class BakerRival:
    """Plays a seat of Bakerstreet."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return the decision."""
        memory = remembered(situation.log, self._box)
        turn = _Turn(situation, memory, strength, luck)
        match situation.legal[0]:
            case Play() | Doubt():
                return turn.play_or_doubt()
            case Estimate():
                return turn.estimate()
            case Choose():
                return turn.choose()
            case _:
                return turn.take()


class _Turn:
    """One decision."""

    def __init__(self, situation: Situation, memory: Memory, strength: Strength, luck: Chance) -> None:
        table: TableView = situation.table
        view: SeatView = situation.view
        self.table = table
        self.legal: Sequence[Action] = situation.legal
        self.memory = memory
        self.strength = strength
        self.luck = luck
        self.log = situation.log
        self.style = situation.style
        self.me = view.seat
        self.hand = view.hand
        self.own = sum(card.points for card in view.hand)
        self.stacks = [*map(self._recalled, range(self._piles))]

    @property
    def _piles(self) -> int:
        return len(self.table.piles)

    def _recalled(self, n: int) -> Sequence[Laid]:
        """Return the remembered cards of a stack: its top is seen."""
        stack = self.memory.stacks[n]
        if self.strength not in RECALL:
            return stack
        return [laid for laid in stack[:-1] if self.luck.below(100) < RECALL[self.strength]] + stack[-1:]

    # Words

    def play_or_doubt(self) -> Decision:
        """Lay a card, or doubt the last estimate."""
        doubts = [each for each in self.legal if isinstance(each, Doubt)]
        plays = [each for each in self.legal if isinstance(each, Play)]
        if doubts and (not plays or self._doubts()):
            return Decision(doubts[0], Line("bakerstreet-rival-doubt", {"number": self.memory.estimates[-1]}))
        return self._play(plays)

    def _doubts(self) -> bool:
        said = self.memory.estimates
        if self.strength in DARING:
            return said[-1] > self.own + DARING[self.strength]
        sums = self.memory.theirs.sums()
        whole, reaching = sum(sums.values()), sum(ways for points, ways in sums.items() if self.memory.reaches(points))
        if self.strength is Strength.MASTER and 0 < reaching < whole:
            return self.luck.below(FINE) < FINE * doubting(self._told, self.own, self.style)
        return reaching < whole * DOUBTED[self.style]

    @cached_property
    def _told(self) -> Told:
        other = habits(self.log, self.memory.other)
        return told(self.memory, onlooking(self.log, self.memory.box), other)

    def estimate(self) -> Decision:
        """Say a number."""
        lowest = min(each.number for each in self.legal if isinstance(each, Estimate))
        wished = lowest
        match self.strength:
            case Strength.NOVICE | Strength.AMATEUR:
                wished = self.own + HONEST[self.strength]
            case Strength.EXPERT:
                wished = round(self.own + self.memory.theirs.average()) + self.luck.pick(ABOVE[self.style])
            case Strength.MASTER:
                numbers, shares = zip(*naming(self._told, self.own, self.style).items(), strict=True)
                wished = numbers[self.luck.weighted([round(FINE * share) for share in shares])]
        number = min(max(wished, lowest), MOST)
        is_bluff = number > self.own + round(AVERAGE) + 1
        key = "bakerstreet-rival-bluff" if is_bluff else "bakerstreet-rival-estimate"
        return Decision(Estimate(number=number), Line(key, {"number": number, "own": self.own}))

    # Stacks

    def _play(self, plays: Sequence[Play]) -> Decision:
        if self.strength is Strength.NOVICE:
            return Decision(self.luck.pick(plays), Line("bakerstreet-rival-any-card"))
        values = {play: self._laid(play) for play in plays}
        best = max(values.values())
        play = self.luck.pick([each for each in plays if values[each] == best])
        return Decision(play, Line("bakerstreet-rival-play", {"pile": play.pile}))

    def _laid(self, play: Play) -> float:
        """Return the worth of a card on a stack: the gain of each player by the better count, should they win the doubt."""
        stacks = [*self.stacks]
        stacks[play.pile - 1] = [*stacks[play.pile - 1], Laid(self.me, play.card)]
        mine = max(self._counted(stacks, pile, self.me) for pile in self._numbers)
        theirs = min(self._counted(stacks, pile, SEATS[1 - self.me]) for pile in self._numbers)
        return mine + theirs

    @property
    def _numbers(self) -> range:
        return range(1, self._piles + 1)

    def choose(self) -> Decision:
        """Choose the pile to count."""
        choices = [each for each in self.legal if isinstance(each, Choose)]
        if self.strength is Strength.NOVICE and self.luck.below(2):
            return Decision(self.luck.pick(choices), Line("bakerstreet-rival-any-pile"))
        values = {each: self._counted(self.stacks, each.pile, self.me) for each in choices}
        best = max(values.values())
        choice = self.luck.pick([each for each in choices if values[each] == best])
        piles = [pile for pile, found in chain(self.stacks, choice.pile, self.me) if found.winner == self.me]
        return Decision(choice, Line("bakerstreet-rival-choose", {"pile": choice.pile, "won": len(piles)}))

    def _counted(self, stacks: Sequence[Sequence[Laid]], pile: int, first: Seat) -> float:
        return sum(
            self._worth[n] if found.winner == self.me else -self._lost[n] for n, found in chain(stacks, pile, first)
        )

    # Letters

    @cached_property
    def _worth(self) -> dict[int, float]:
        """The worth of a pile's best letter to this seat, by pile."""
        return {pile: self._best_of(pile) for pile in self._numbers}

    @cached_property
    def _lost(self) -> dict[int, float]:
        """The worth of a pile's letter to the other, by pile; the other's letters are not known."""
        usual = _mean(self._gains)
        return {pile: usual * OTHERS if self.table.piles[pile - 1] else 0.0 for pile in self._numbers}

    @cached_property
    def _gains(self) -> dict[Letter, float]:
        """The gain of each letter for the runs that are in the making."""
        owned = frozenset(self.memory.letters)
        now = _prospects(owned, self.memory.box.run)
        return {
            letter: 0.0 if letter in owned else _prospects(owned | {letter}, self.memory.box.run) - now
            for letter in LETTERS
        }

    def _best_of(self, pile: int) -> float:
        left = self.table.piles[pile - 1]
        seen = self.memory.seen.get(pile)
        if not left:
            return 0.0
        if seen is not None and self.strength is not Strength.NOVICE:
            gains = sorted((self._gains[letter] for letter in seen), reverse=True)
            taken = self.memory.taken[pile]
            return (
                gains[0]
                if not taken or len(gains) < 2
                else (gains[0] * (len(gains) - taken) + gains[1] * taken) / len(gains)
            )
        ranked = sorted(self._gains.values())
        n = len(ranked)
        return sum(gain * (((i + 1) / n) ** left - (i / n) ** left) for i, gain in enumerate(ranked))

    def take(self) -> Decision:
        """Take the clue card that fits best."""
        takes = [each for each in self.legal if isinstance(each, Take)]
        if self.strength is Strength.NOVICE and not self.luck.below(3):
            best = self.luck.pick(takes)
        else:
            best = max(takes, key=lambda each: self._gains[each.letter])
        return Decision(best, Line("bakerstreet-rival-take", {"letter": best.letter}))


OTHERS = 2.5
"""The cost of a letter for the other, in letters of one's own that are as good as any."""


def _prospects(owned: frozenset[Letter], run: int) -> float:
    """Return how far all runs are, together: each letter that is missing makes one less likely."""
    windows = (LETTERS[start : start + run] for start in range(len(LETTERS) - run + 1))
    missing = (sum(letter not in owned for letter in window) for window in windows)
    return sum(WON if not count else MISSING**-count for count in missing)


WON = 100.0


def _mean(gains: dict[Letter, float]) -> float:
    return sum(gains.values()) / len(gains)
