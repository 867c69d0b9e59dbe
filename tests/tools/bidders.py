"""Plain ways to estimate and to doubt in Bakerstreet, which the program is measured against: cards and piles are the expert's.

counter         names what both hands are worth on average, and doubts what is less than half likely
bluffer         names seven more than it has, every fourth time fifteen, and doubts below 40 %
climber         names one more each time, until 20 is named: that it doubts
rule-3-25       names three more than it has, and doubts what is less than 25 % likely
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.bakerstreet import BOX
from games.bakerstreet.actions import Doubt, Estimate, Play
from games.bakerstreet.knowledge.memory import Memory, remembered
from games.bakerstreet.model import MOST
from games.bakerstreet.rival.decisions import BakerRival
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.lines import Line

BIDDERS = ("counter", "bluffer", "climber", "rule")
ENOUGH = 20
"""The estimate that a climber doubts."""


@dataclass(frozen=True)
class Bidder:
    """A way to estimate: so much above one's own hand, and doubt below so many of a hundred hands."""

    name: str
    above: int = 0
    doubted: int = 50

    def decide(self, situation: Situation, luck: Chance) -> Decision:
        """Return the decision."""
        legal, memory = situation.legal, remembered(situation.log, BOX)
        plays = tuple(each for each in legal if isinstance(each, Play))
        doubts = [each for each in legal if isinstance(each, Doubt)]
        if doubts and (not plays or self._doubts(memory)):
            return Decision(doubts[0], Line(self.name))
        if numbers := [each.number for each in legal if isinstance(each, Estimate)]:
            return Decision(self._named(memory, min(numbers), luck), Line(self.name))
        return _EXPERT.decide(replace(situation, legal=plays or legal), Strength.EXPERT, luck)

    def _doubts(self, memory: Memory) -> bool:
        if self.name == "climber":
            return memory.estimates[-1] >= ENOUGH
        sums = memory.theirs.sums()
        reaching = sum(ways for points, ways in sums.items() if memory.reaches(points))
        return 100 * reaching < self.doubted * sum(sums.values())

    def _named(self, memory: Memory, lowest: int, luck: Chance) -> Estimate:
        own = sum(card.points for card in memory.hand)
        sums = memory.theirs.sums()
        match self.name:
            case "climber":
                wished = lowest
            case "counter":
                wished = own + round(sum(points * ways for points, ways in sums.items()) / sum(sums.values()))
            case "bluffer":
                wished = own + (15 if luck.below(4) == 0 else 7)
            case _:
                wished = own + self.above
        return Estimate(number=min(max(wished, lowest), MOST))


def bidder(name: str) -> Bidder:
    """Return a bidder by its name, as `climber` or `rule-3-25`. Raises ValueError where a rule has no numbers."""
    kind, *numbers = name.split("-")
    if kind == "rule":
        above, doubted = map(int, numbers)
        return Bidder(kind, above, doubted)
    return Bidder(kind, doubted=40 if kind == "bluffer" else 50)


_EXPERT = BakerRival(BOX)
