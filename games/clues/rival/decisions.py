"""13 Indices: the rival, which plays by the log and the views of its seat.

The weaker ones forget answers, and ask at random, but nothing that has been answered. The stronger ones count every layout
and ask the question expected to tell most, or read a secret informant where that tells more. A master also hears what the first
questions of the others tell, reads an informant because nobody else hears it, and names the likeliest case with the last
loupe of a turn, where it is likely enough. Where no question tells more, all name a case: so each game ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.clues.actions import Accuse, Ask, Choose, Consult, Take
from games.clues.knowledge.counting import Layouts
from games.clues.knowledge.evidence import Answer, Fact, evidence
from games.clues.model import About, Box, Card
from games.clues.rival.habits import asked_about, likelihoods
from games.clues.views import SeatView, TableView
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.lines import Line

FORGETS: Final = {Strength.NOVICE: 40, Strength.AMATEUR: 25}
"""The percentage of answers that is forgotten at each decision."""
RISK: Final = 0.2
"""The least probability of a case that a master names with its last loupe."""
READS: Final = 2
"""The first questions of each other seat, from which a master learns what that seat sees. Later ones depend on answers, too."""
ALIKE: Final = 0.9
"""The share of the best question's bits at which a master asks another one as gladly. It draws among these, so that its questions
tell less about the cards that it sees."""
READ: Final = 1.5
"""The bits of an answer heard by all that a master values like one bit told to it alone."""

NOTHING: Final = 1e-6
"""Expected bits that count as none: sums of fractions are not exact."""


class ClueRival:
    """Plays 13 Indices."""

    def __init__(self, box: Box, *, reads: int = READS, risk: float = RISK, alike: float = ALIKE) -> None:
        self._box, self._reads, self._risk, self._alike = box, reads, risk, alike

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions."""
        match situation.legal[0]:
            case Choose():
                return Decision(luck.pick(situation.legal), Line("why-clues-choose"))
            case Take():
                return _take(situation, luck)
            case _:
                return self._turn(situation, strength, luck)

    def _turn(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        known = evidence(situation.log)
        asks = [each for each in situation.legal if isinstance(each, Ask)]
        unread = _unread(situation)
        if known is None:
            return Decision(luck.pick(asks), Line("why-clues-curious", {"n": 0}))
        facts = [fact for fact in known.facts if _is_remembered(fact, strength, luck)]
        layouts = Layouts(self._box, known, facts)
        cases = [tuple(layouts.unknown[n] for n in case) for case in layouts.cases.tolist()]
        n, is_last = len(cases), _is_last(situation)
        if strength in FORGETS:
            answered = {(each.witness, each.about, each.inner) for each in known.facts if isinstance(each, Answer)}
            new = [each for each in asks if (each.witness, each.about, each.inner) not in answered]
            return self._by_memory(new, cases, strength, luck, is_last=is_last)
        if strength is Strength.MASTER and known.seats > 2:
            for other in known.outer:
                if asked := asked_about(situation.log, other)[: self._reads]:
                    layouts.weigh(other, likelihoods(self._box, known, layouts, other, asked))
        ways = layouts.by_case().tolist()
        likeliest = max(range(n), key=lambda each: ways[each])
        share = ways[likeliest] / sum(ways)
        if share == 1:
            return Decision(_named(cases[likeliest]), Line("why-clues-sure"))
        if strength is Strength.MASTER and is_last and share >= self._risk:
            return Decision(_named(cases[likeliest]), Line("why-clues-risk", {"n": n, "percent": round(100 * share)}))
        gains, read = layouts.gains()
        hides = any(each.secret for each in asks)  # what is told in secret helps nobody else
        told = {each: gains[each.witness, each.about, each.inner].bits for each in asks if each.secret == hides}
        bits = max(told.values())
        alike = self._alike if strength is Strength.MASTER else 1.0
        best = luck.pick([each for each in told if told[each] >= alike * bits])
        if max(bits, read.bits if unread else 0.0) <= NOTHING:
            return Decision(_named(cases[likeliest]), Line("why-clues-no-more", {"n": n}))
        alone = READ if strength is Strength.MASTER and known.seats > 2 and not best.secret else 1.0
        if unread and read.bits * alone > bits:
            return Decision(luck.pick(unread), Line("why-clues-read", {"n": n}), read.bits)
        return Decision(best, Line("why-clues-ask", {"n": n}), told[best])

    def _by_memory(
        self, asks: Sequence[Ask], cases: Sequence[tuple[Card, ...]], strength: Strength, luck: Chance, *, is_last: bool
    ) -> Decision:
        n = len(cases)
        if n == 1:
            return Decision(_named(cases[0]), Line("why-clues-sure"))
        if not asks:  # everything that can be asked has been
            return Decision(_named(luck.pick(cases)), Line("why-clues-no-more", {"n": n}))
        if n == 2 and is_last:
            return Decision(_named(luck.pick(cases)), Line("why-clues-guess", {"n": n}))
        if strength is Strength.NOVICE:
            return Decision(luck.pick(asks), Line("why-clues-curious", {"n": n}))
        parted = [self._parted(cases, each.about) for each in asks]
        best = [each for each, size in zip(asks, parted, strict=True) if size == min(parted)]
        return Decision(luck.pick(best), Line("why-clues-parted", {"n": n}))

    def _parted(self, cases: Sequence[tuple[Card, ...]], about: About) -> int:
        """Return how large the parts are into which a question parts the cases: the smaller the better."""
        sizes = [0, 0, 0, 0]
        for case in cases:
            sizes[sum(self._box.fits(card, about) for card in case)] += 1
        return sum(size * size for size in sizes)


def _is_remembered(fact: Fact, strength: Strength, luck: Chance) -> bool:
    return not isinstance(fact, Answer) or luck.below(100) >= FORGETS.get(strength, 0)


def _unread(situation: Situation) -> list[Consult]:
    """Return the informants that may be consulted, but for those that the seat knows."""
    view: SeatView = situation.view
    read = {letter for letter, _ in view.seen}
    return [each for each in situation.legal if isinstance(each, Consult) and each.letter not in read]


def _is_last(situation: Situation) -> bool:
    """Return whether the turn is over after this: two players do one thing in a turn."""
    table: TableView = situation.table
    view: SeatView = situation.view
    return table.seats == 2 or table.loupes[view.seat] <= 1


def _take(situation: Situation, luck: Chance) -> Decision:
    """Take from the seat with most loupes."""
    table: TableView = situation.table
    takes = [each for each in situation.legal if isinstance(each, Take)]
    most = max(table.loupes[each.player] for each in takes)
    return Decision(luck.pick([each for each in takes if table.loupes[each.player] == most]), Line("why-clues-take"))


def _named(case: Sequence[Card]) -> Accuse:
    person, place, weapon = case
    return Accuse(person=person, place=place, weapon=weapon)  # type: ignore[arg-type]  # a case has one of each kind
