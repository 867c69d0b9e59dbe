"""Cluedo: advice to a person on their turn: a question, or the way to a room where one should tell more."""

from __future__ import annotations

from itertools import product
from typing import Final

from games.cluedo.actions import Roll, Suggest, TakePassage
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.foresight import expected_bits
from games.cluedo.model import LIARS, ROOM_LIST, ROOM_SPOT, SUSPECTS, WEAPONS
from games.cluedo.rival.decisions import NEXT, CluedoRival, reached
from games.cluedo.rival.guessing import NOTHING, best_in, guesses, promising
from games.cluedo.rival.witnesses import Witnesses
from games.cluedo.views import TableView
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.lines import Line

GOING: Final = 1.1
"""By so much a question elsewhere must beat one here, to be worth a throw."""


class CluedoAdviser(CluedoRival):
    """Plays Cluedo, and advises people."""

    def advise(self, situation: Situation, luck: Chance) -> Decision:
        """Return one of the legal actions. A rival throws before anything else, for it may still stay; a person need not."""
        decision = self._before_throwing(situation, luck) or self.decide(situation, Strength.EXPERT, luck)
        return self._bettered(situation, decision)

    def _bettered(self, situation: Situation, decision: Decision) -> Decision:
        """Return the best question of the room among many sampled deals; the given one where witnesses may lie."""
        known, here = evidence(situation.log), self._here(situation)
        is_worth = isinstance(decision.action, Suggest) and (decision.bits or 0.0) > NOTHING
        if not is_worth or known is None or here is None or situation.log.options[LIARS] == "on":
            return decision
        asks = [each for each in situation.legal if isinstance(each, Suggest) and not each.end]
        bits = expected_bits(known, here)
        best = max(asks, key=lambda each: bits[each.suspect, each.weapon])
        return Decision(best, decision.why, bits[best.suspect, best.weapon])

    def _before_throwing(self, situation: Situation, luck: Chance) -> Decision | None:
        """Return a question, or the way to leave the room for a better one; None where there is no choice between them."""
        kinds = {type(each): each for each in situation.legal}
        asks = [each for each in situation.legal if isinstance(each, Suggest) and not each.end]
        known, here, table = evidence(situation.log), self._here(situation), situation.table
        if Roll not in kinds or not asks or known is None or here is None or not isinstance(table, TableView):
            return None
        guess = guesses(known, Witnesses.of(known, table.out | table.gone), luck)
        if guess is None:
            return None
        pairs = list(product(SUSPECTS, WEAPONS))
        few = promising(guess, pairs)
        gains = {room: best_in(room, guess, few)[0] for room in ROOM_LIST}
        if not any(gains.values()):
            return None
        worth = {room: gains[room] + NEXT * self._ahead(ROOM_SPOT[room], room, gains) for room in ROOM_LIST}
        passage = self._board.passages.get(here) if TakePassage in kinds else None
        reach = {room: reached(self._steps(situation, room)) for room in ROOM_LIST if room is not here}
        thrown = max(share * worth[room] + (1 - share) * worth[here] for room, share in reach.items())
        if passage is not None and worth[passage] > max(GOING * worth[here], thrown):
            return Decision(kinds[TakePassage], Line("why-cluedo-passage"))
        if not gains[here] or thrown > GOING * worth[here]:
            return Decision(kinds[Roll], Line("why-cluedo-roll"))
        _, (suspect, weapon, _) = best = best_in(here, guess, pairs)
        action = next(each for each in asks if each.suspect is suspect and each.weapon is weapon)
        return Decision(action, Line("why-cluedo-best", {"n": len(pairs)}), guess.gain(best[1]))
