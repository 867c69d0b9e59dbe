"""Cluedo: a rival's answers, its lies where they are allowed, and its denunciations.

A card is hidden only while nobody can prove that it was: it has never been shown, nor been among three cards of which one
was. A witness that hid a card hides it again whenever it is asked for it, as one lie takes another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.cluedo import events as ev
from games.cluedo.actions import Denounce, Show
from games.cluedo.knowledge.bounds import Bounds, bits
from games.cluedo.knowledge.evidence import Evidence, Fact
from games.cluedo.model import Card, Case, Room, Silence
from games.cluedo.views import SeatView, TableView
from games.core.chance import Chance
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.lines import Line

LIES: Final = {Strength.NOVICE: 1, Strength.AMATEUR: 3, Strength.EXPERT: 25, Strength.MASTER: 50}
"""How many times of a hundred a card is hidden that could be, as the first."""


def answer(situation: Situation, known: Evidence, strength: Strength, luck: Chance) -> Decision:
    """Show a card, or hide it."""
    shows = [each for each in situation.legal if isinstance(each, Show) and each.card is not Silence.NOTHING]
    silent = next((each for each in situation.legal if isinstance(each, Show) and each.card is Silence.NOTHING), None)
    if silent is None:
        return _shown(situation, shows, strength, luck)
    if not shows:
        return Decision(silent, Line("why-cluedo-nothing"))
    hidden = {card for denial in known.denials if denial.owner == known.seat for card in denial.cards} & {*known.hand}
    honest = [each for each in shows if each.card not in hidden]
    if not _is_proved_by(situation, [each.card for each in shows]):
        if not honest:
            return Decision(silent, Line("why-cluedo-lie-again"))
        if len(honest) == len(shows) == 1 and not hidden and luck.below(100) < LIES[strength]:
            return Decision(silent, Line("why-cluedo-lie"))
    return _shown(situation, honest or shows, strength, luck)


def _shown(situation: Situation, shows: Sequence[Show], strength: Strength, luck: Chance) -> Decision:
    """Show again a card that the asker has seen before: it tells nothing. The stronger show the card that tells least."""
    view: SeatView = situation.view
    table: TableView = situation.table
    asker = view.question.by if view.question is not None else table.active
    before = {each.card for each in view.given if each.other == asker}
    if known := [each for each in shows if each.card in before]:
        return Decision(known[0], Line("why-cluedo-show-again"))
    if strength in (Strength.EXPERT, Strength.MASTER):
        given = {each.card for each in view.given}
        news = [(each.card not in given, not isinstance(each.card, Room)) for each in shows]  # of rooms there are more
        least = [each for each, new in zip(shows, news, strict=True) if new == min(news)]
        if len(least) < len(shows):
            return Decision(luck.pick(least), Line("why-cluedo-show-least"))
    return Decision(luck.pick(shows), Line("why-cluedo-show"))


def _is_proved_by(situation: Situation, cards: Iterable[object]) -> bool:
    """Return whether another seat may know that this one has one of these cards, from its answers before."""
    said = _said(situation)
    shown = {
        card for _, event in situation.log.events if isinstance(event, ev.CardShown) for card in said[event.hypothesis]
    }
    return any(card in shown for card in cards)


def _said(situation: Situation) -> dict[int, Case]:
    return {
        event.hypothesis: (event.suspect, event.weapon, event.room)
        for _, event in situation.log.events
        if isinstance(event, ev.Suggested)
    }


def proved_lie(situation: Situation, known: Evidence, facts: Sequence[Fact]) -> Decision | None:
    """Denounce a witness that hid a card, as these facts prove."""
    denounces = [each for each in situation.legal if isinstance(each, Denounce)]
    if not denounces:
        return None
    bounds, said = Bounds.of(known, facts), _said(situation)
    for each in denounces:
        case: tuple[Card, ...] = said[each.hypothesis]
        cards = bits(case)
        answers = (some for owner, some in bounds.either if owner == each.player)
        if bounds.has[each.player] & cards or any(not some & ~cards for some in answers):
            return Decision(each, Line("why-cluedo-denounce", {"hypothesis": each.hypothesis}))
    return None
