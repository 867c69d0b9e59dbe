"""A player of 13 Indices who remembers every answer, asks what splits best, and accuses when the case is clear.

It knows only what its seat is told, and counts with the cards of the oracle, not with those of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations, product

from games.clues import events as ev
from games.clues.actions import Accuse, Ask, Choose, Consult
from games.clues.model import Card, Person, Place, Weapon
from games.clues.views import SeatView
from games.core.chance import Chance
from games.core.contract import Action, Event
from games.core.seats import Seat
from tests.games.clues.oracle import CATEGORY_OF, COLOUR_OF

Case = tuple[Person, Place, Weapon]
Pair = tuple[Card, Card]


def fits(cards: Iterable[str], about: str) -> int:
    return sum(about in (COLOUR_OF[card], CATEGORY_OF[card]) for card in cards)


class Detective:
    """What one seat can conclude. `cases` are those that may still be its own."""

    def __init__(self, view: SeatView, in_play: Sequence[Card]) -> None:
        """Begin when the screens are set."""
        assert view.inner is not None
        self.seat = view.seat
        self.outer = dict(view.others)
        seen = {*view.inner, *(card for case in self.outer.values() for card in case)}
        self.unknown = [card for card in in_play if card not in seen]
        self.is_duel = view.seats == 2
        self.cases: list[Case] = [
            (person, place, weapon)
            for person, place, weapon in product(self.unknown, repeat=3)
            if isinstance(person, Person) and isinstance(place, Place) and isinstance(weapon, Weapon)
        ]
        pairs = [each for each in permutations(self.unknown, 2) if self.is_duel or each[0] < each[1]]
        self.behind: dict[Seat, dict[Case, list[Pair]]] = {
            other: {case: [pair for pair in pairs if not set(pair) & set(case)] for case in self.cases}
            for other in self.outer
        }

    def known_part(self, witness: Seat, about: str) -> int:
        return sum(fits(case, about) for other, case in self.outer.items() if other != witness)

    def hear(self, event: Event) -> None:
        """Conclude from an event that this seat is told."""
        match event:
            case ev.Asked() if event.witness != self.seat:
                side = event.inner.value if event.inner is not None else None
                self._answered(event.witness, event.about, side, event.count)
            case ev.AnswerGot(to=self.seat):
                self._answered(event.witness, event.about, None, event.count)
            case ev.InformantSeen(to=self.seat):
                self._elsewhere({event.card})
            case ev.Accused(right=False):
                named: Case = (event.person, event.place, event.weapon)
                if event.by == self.seat:
                    self._keep([case for case in self.cases if case != named])
                else:  # whoever names a card does not see it
                    self._keep([case for case in self.cases if not set(case) & set(named)])
                    mine = self.behind[event.by]
                    for case in self.cases:
                        mine[case] = [pair for pair in mine[case] if not set(pair) & set(named)]
                    self._keep(self.cases)

    def _answered(self, witness: Seat, about: str, side: str | None, count: int) -> None:
        rest = count - self.known_part(witness, about)
        mine = self.behind[witness]
        for case in self.cases:
            own = fits(case, about)
            mine[case] = [pair for pair in mine[case] if own + fits(_counted(pair, side), about) == rest]
        self._keep(self.cases)

    def _elsewhere(self, cards: set[Card]) -> None:
        for mine in self.behind.values():
            for case in self.cases:
                mine[case] = [pair for pair in mine[case] if not set(pair) & cards]
        self.unknown = [card for card in self.unknown if card not in cards]
        self._keep([case for case in self.cases if not set(case) & cards])

    def _keep(self, cases: list[Case]) -> None:
        self.cases = [case for case in cases if all(mine[case] for mine in self.behind.values())]

    def left_after(self, ask: Ask) -> float:
        """Return how many cases will be left after a question, on average."""
        side = ask.inner.value if ask.inner is not None else None
        answers: Counter[int] = Counter()
        possible: dict[int, set[Case]] = {}
        for case in self.cases[:24]:
            own = fits(case, ask.about)
            for pair in self.behind[ask.witness][case][:12]:
                count = own + fits(_counted(pair, side), ask.about)
                answers[count] += 1
                possible.setdefault(count, set()).add(case)
        return sum(n * len(possible[count]) for count, n in answers.items()) / answers.total()

    def left_after_informant(self) -> float:
        """Return how many cases will be left after looking at a new informant, on average."""
        cases = self.cases[:24]
        return sum(sum(card not in case for case in cases) for card in self.unknown) / len(self.unknown)

    def decide(self, legal: Sequence[Action], looked: set[str], loupes: int) -> Action:
        """Return what to do: accuse when it is clear, or risk it at the last loupe; else learn the most."""
        if len(self.cases) == 1 or (len(self.cases) == 2 and loupes == 1):
            person, place, weapon = self.cases[0]
            return Accuse(person=person, place=place, weapon=weapon)
        asks = [each for each in legal if isinstance(each, Ask)]
        best = min(asks, key=lambda ask: (round(self.left_after(ask), 6), ask.secret != (len(self.cases) < 12)))
        fresh = [each for each in legal if isinstance(each, Consult) and each.letter not in looked]
        if fresh and self.left_after_informant() < self.left_after(best):
            return fresh[0]
        return best


def a_mixed_choice(legal: Sequence[Action], dice: Chance) -> Action:
    """Return a choice of three cards with three colours where there is one, as the printed rules advise."""
    choices = [each for each in legal if isinstance(each, Choose)]
    colours = {each: len({COLOUR_OF[card] for card in (each.person, each.place, each.weapon)}) for each in choices}
    most = max(colours.values())
    return dice.pick([each for each in choices if colours[each] == most])


def _counted(pair: Pair, side: str | None) -> tuple[Card, ...]:
    return {None: pair, "left": pair[:1], "right": pair[1:]}[side]
