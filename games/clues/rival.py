"""13 Indices: how the program plays it, from what its seat was told.

A rival crosses out cases as people do on paper: of each answer it takes off what it sees itself; what is left must be on its own
screen and behind that of the witness. The weaker ones forget answers and do not hold one against another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from games.clues import events as ev
from games.clues.actions import Accuse, Ask, Choose, Take
from games.clues.model import About, Box, Card, Case, Inner
from games.clues.views import SeatView, TableView
from games.core.account import Account
from games.core.chance import Chance
from games.core.lines import Line
from games.core.rival import Decision, Situation, Strength
from games.core.seats import Seat

FORGETS: Final = {Strength.NOVICE: 40, Strength.AMATEUR: 15}
"""How many answers of a hundred it does not think of, each time that it thinks."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a witness counted of a colour or category, less all that this seat sees of it too."""

    witness: Seat
    about: About
    inner: Inner | None
    rest: int


class ClueRival:
    """Plays 13 Indices."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def decide(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        """Return one of the legal actions."""
        match situation.legal[0]:
            case Choose():
                return Decision(luck.pick(situation.legal), Line("why-clues-choose"))
            case Take():
                return self._take(situation, luck)
            case _:
                return self._turn(situation, strength, luck)

    def _take(self, situation: Situation, luck: Chance) -> Decision:
        """Take from whoever has most."""
        table: TableView = situation.table
        takes = [each for each in situation.legal if isinstance(each, Take)]
        most = max(table.loupes[each.player] for each in takes)
        rich = [each for each in takes if table.loupes[each.player] == most]
        return Decision(luck.pick(rich), Line("why-clues-take"))

    def _turn(self, situation: Situation, strength: Strength, luck: Chance) -> Decision:
        view: SeatView = situation.view
        answers = [each for each in self._answers(situation) if luck.below(100) >= FORGETS.get(strength, 0)]
        cases = self._cases(situation, answers, is_careful=strength is not Strength.NOVICE)
        if len(cases) == 1:
            return Decision(_named(cases[0]), Line("why-clues-sure"))
        if len(cases) == 2 and situation.table.loupes[view.seat] <= 1:
            return Decision(_named(luck.pick(cases)), Line("why-clues-guess", {"n": 2}))
        asks = [each for each in situation.legal if isinstance(each, Ask) and not each.secret]
        if strength is Strength.NOVICE or not cases:
            return Decision(luck.pick(asks), Line("why-clues-curious", {"n": len(cases)}))
        parted = [self._parted(cases, each.about) for each in asks]
        best = [each for each, score in zip(asks, parted, strict=True) if score == min(parted)]
        return Decision(luck.pick(best), Line("why-clues-ask", {"n": len(cases)}))

    def _answers(self, situation: Situation) -> Iterator[Answer]:
        """Yield what was answered, by others than this seat."""
        view: SeatView = situation.view
        for _, event in situation.account.events:
            match event:
                case ev.Asked(witness=witness, about=about, inner=inner, count=count) if witness != view.seat:
                    yield Answer(witness, about, inner, count - self._seen(view, witness, about))
                case ev.AnswerGot(witness=witness, about=about, count=count):
                    yield Answer(witness, about, None, count - self._seen(view, witness, about))
                case _:
                    pass

    def _seen(self, view: SeatView, witness: Seat, about: About) -> int:
        """Return how much of it this seat sees, of what the witness sees too."""
        return sum(self._box.fits(card, about) for seat, case in view.others if seat != witness for card in case)

    def _cases(self, situation: Situation, answers: list[Answer], *, is_careful: bool) -> list[Case]:
        """Return what may stand on the own screen; whoever is careful looks for two cards that explain a whole witness."""
        view: SeatView = situation.view
        unknown = unknown_cards(situation.account, view, self._box)
        persons, places, weapons = self._box.piles[view.seats]
        whole = product(
            [card for card in persons if card in unknown],
            [card for card in places if card in unknown],
            [card for card in weapons if card in unknown],
        )
        free = [case for case in whole if case not in view.missed and self._is_simple(case, answers)]
        if not is_careful:
            return free
        witnesses = [seat for seat, _ in view.others]
        return [case for case in free if all(self._is_explained(case, seat, unknown, answers) for seat in witnesses)]

    def _is_simple(self, case: Case, answers: list[Answer]) -> bool:
        """Return whether a screen hides what is left of each answer: two cards, or one that was pointed at."""
        return all(0 <= self._left(case, each) <= (2 if each.inner is None else 1) for each in answers)

    def _is_explained(self, case: Case, seat: Seat, unknown: list[Card], answers: list[Answer]) -> bool:
        mine = [each for each in answers if each.witness == seat]
        left = [card for card in unknown if card not in case]
        for inner in (None, *Inner):
            asked = [each for each in mine if each.inner is inner]
            hidden = combinations(left, 2 if inner is None else 1)
            if asked and not any(all(self._counts(cards, each, case) for each in asked) for cards in hidden):
                return False
        return True

    def _counts(self, cards: tuple[Card, ...], answer: Answer, case: Case) -> bool:
        return sum(self._box.fits(card, answer.about) for card in cards) == self._left(case, answer)

    def _left(self, case: Case, answer: Answer) -> int:
        return answer.rest - sum(self._box.fits(card, answer.about) for card in case)

    def _parted(self, cases: list[Case], about: About) -> int:
        """Return how large the parts are into which a question parts the cases: the smaller the better."""
        sizes = [0, 0, 0, 0]
        for case in cases:
            sizes[sum(self._box.fits(card, about) for card in case)] += 1
        return sum(size * size for size in sizes)


def unknown_cards(account: Account, view: SeatView, box: Box) -> list[Card]:
    """Return the cards that may stand on the own screen: in play, and neither seen nor named by somebody who sees it."""
    seen = {*(card for _, case in view.others for card in case), *(view.inner or ()), *(card for _, card in view.seen)}
    for _, event in account.events:
        if isinstance(event, ev.Accused) and event.by != view.seat:  # R-13-37: nobody names a card that they see
            seen |= {event.person, event.place, event.weapon}
    return [card for card in box.cards(view.seats) if card not in seen]


def _named(case: Case) -> Accuse:
    person, place, weapon = case
    return Accuse(person=person, place=place, weapon=weapon)
