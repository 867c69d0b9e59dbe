"""13 Indices: a state while one action is carried out. Each rule about loupes and turns is one method."""

from __future__ import annotations

from dataclasses import replace

from games.clues import events as ev
from games.clues.facts import RECENT
from games.clues.model import Box, Card, Case, Letter, Phase
from games.clues.state import Layout, Question, State
from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.draft import PartyDraft
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.secret import Secret
from games.core.values import put


class Draft(PartyDraft[State]):
    """A state of this game while one action is carried out."""

    def __init__(self, state: State, box: Box) -> None:
        super().__init__(state)
        self.box = box

    def choose(self, seat: Seat, case: Case, chance: Chance) -> None:
        """Keep a choice, and set the screens when it was the last one (R-13-13).

        A-13-24: the table hears of the first choice only, so that a second thought tells nothing.
        """
        chosen = self.state.chosen
        if chosen[seat] is None:
            self.told.append(ev.Chosen(by=seat))
        self.state = replace(self.state, chosen=put(chosen, seat, Secret(case)))
        if all(self.state.chosen):
            self._set_screens(chance)

    def _set_screens(self, chance: Chance) -> None:
        deal = self.state.deal
        cases = [case.open() for case in self.state.chosen if case is not None]
        inner: list[tuple[Card, Card]] = []
        for hand, case in zip(deal.hands, cases, strict=True):
            # By lot: in the order of the hand, the side of a card would tell its kind to who asks about that side.
            left, right = chance.shuffled([card for card in hand.open() if card not in case])
            inner.append((left, right))
        # R-13-13: what seat i chose stands on the screen of its left neighbour, seat i+1.
        layout = Layout(
            box=self.box,
            outer=(cases[-1], *cases[:-1]),
            inner=tuple(inner),
            informants=deal.informants.open(),
        )
        self.state = replace(self.state, layout=Secret(layout))
        self.told.append(ev.ScreensSet(first=self.state.active))
        self.told += [
            ev.ScreenSeen(
                to=seat, left=left, right=right, outer=tuple(card for _, case in layout.others[seat] for card in case)
            )
            for seat, (left, right) in zip(all_seats(deal.seats), inner, strict=True)
        ]
        self.begin_turn(self.state.active)

    def note(self, question: Question) -> None:
        """Remember a question."""
        self.state = replace(self.state, questions=(*self.state.questions, question))

    def look(self, seat: Seat, letter: Letter) -> None:
        """Remember which informant a seat knows (A-13-12: the same one may be consulted again and again)."""
        looked = self.state.looked
        if letter not in (known := looked[seat]):
            self.state = replace(self.state, looked=put(looked, seat, (*known, letter)))

    def miss(self, seat: Seat, case: Case) -> None:
        """Remember a wrong accusation."""
        missed, last_missed = self.state.missed, self.state.last_missed
        self.state = replace(
            self.state,
            missed=put(missed, seat, (*missed[seat], case)),
            last_missed=(*last_missed[1 - RECENT :], (seat, case)),
        )

    def move_loupe(self, giver: Seat, taker: Seat) -> None:
        """Hand one loupe over."""
        loupes = [*self.state.loupes]
        loupes[giver] -= 1
        loupes[taker] += 1
        self.state = replace(self.state, loupes=tuple(loupes))

    def _put_down(self, seat: Seat, count: int) -> None:
        """Put so many loupes of a seat into the reserve; a negative number takes them out."""
        loupes = put(self.state.loupes, seat, self.state.loupes[seat] - count)
        self.state = replace(self.state, loupes=loupes, reserve=self.state.reserve + count)

    def pay(self, seat: Seat) -> None:
        """Pass the loupe of an informant or an accusation on (R-13-31; A-13-02: never back to the payer)."""
        n = self.state.deal.seats
        if n == 2:
            return
        for other in clockwise_from(seat, n):
            if not self.state.loupes[other]:
                self.move_loupe(seat, other)
                self.told.append(ev.LoupeGiven(player=other))
                return
        self._put_down(seat, 1)
        self.told.append(ev.LoupeGiven(player=None))

    def drop_all(self, seat: Seat) -> None:
        """Put all loupes that a seat still holds into the reserve."""
        if count := self.state.loupes[seat]:
            self._put_down(seat, count)
            self.told.append(ev.LoupesDropped(seat=seat, count=count))

    def go_on(self) -> Step[State]:
        """Go on with the same turn while there are loupes (R-13-19, R-13-21; R-13-41: two players act once)."""
        if not self.state.loupes[self.state.active]:
            self.next_turn()
        return self.done()

    def next_turn(self) -> None:
        """Pass the turn clockwise (R-13-16)."""
        self.begin_turn(Seat((self.state.active + 1) % self.state.deal.seats))

    def begin_turn(self, seat: Seat) -> None:
        """Give the turn to a seat, with a loupe from the reserve if it has none (R-13-17, R-13-18)."""
        n = self.state.deal.seats
        while seat in self.state.gone:  # A-13-19: skipped, and the loupes go to the reserve
            self.drop_all(seat)
            seat = Seat((seat + 1) % n)
        phase = Phase.ACTING
        if n > 2 and not self.state.loupes[seat]:
            if self.state.reserve:
                self._put_down(seat, -1)
                self.told.append(ev.LoupeDrawn(by=seat))
            else:
                phase = Phase.TAKING
        self.state = replace(self.state, active=seat, phase=phase)
        self.told.append(ev.TurnBegan(seat=seat, loupes=self.state.loupes[seat]))

    def close(self, outcome: Outcome) -> Step[State]:
        """End the game and show all cases, if the screens were set."""
        self.state = replace(self.state, phase=Phase.OVER, outcome=outcome)
        if self.state.layout is not None:
            outer = self.state.layout.open().outer
            self.told += [
                ev.CaseOpened(seat=seat, person=person, place=place, weapon=weapon)
                for seat, (person, place, weapon) in zip(all_seats(len(outer)), outer, strict=True)
            ]
        return self.done()
