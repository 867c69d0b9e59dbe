"""Cluedo: hints in the questions of others: many players never ask for a card that they hold, and hardly any for one they have seen.

Nothing here is certain: a deal that would make somebody's questions odd counts less, and stays possible. Which habit somebody
has shows in the course of a game: whoever is known to have named their own cards may have done so before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo import events as ev
from games.cluedo.model import CARDS, Card, Case, Room
from games.core.deduction.seat_log import SeatLog
from games.core.endings import TurnBegan
from games.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Habit:
    """A way to choose the cards of a question: its share of the players, and how likely it makes each card that is named.

    A card named again says no more than before: a decoy is worth repeating.
    """

    share: float
    own: float  # if its author holds it
    other: float  # if not


HABITS: Final = (Habit(0.85, 0.03, 1.0), Habit(0.15, 0.36, 0.91))
"""The habit of asking for what one wants to know, and that of mixing decoys in (`games.cluedo.rival.decoys`)."""
OWN_ROOM: Final = 0.6
"""How much less a deal counts if somebody asked in a room of which they hold the card: one asks where one happens to stand."""
SEEN: Final = 0.25
"""How much less likely it is that somebody was shown a card which they name again."""
AGAIN: Final = 2
"""Named more often than that, it says no more."""
UNSAID: Final = 0.05
"""How likely it is that nobody has a card to show, the asker has none either, and yet does not accuse."""

Shares: TypeAlias = NDArray[np.float64]


@dataclass(slots=True)
class PastQuestion:
    """A question: its author, and the witness that showed a card, if any; `seen` is that card, where this seat saw it."""

    by: Seat
    case: Case
    is_anywhere: bool  # whether its author could have gone into any room
    shown_by: Seat | None = None
    seen: Card | None = None

    def is_chosen(self, card: Card) -> bool:
        """Return whether the author chose to name a card: a room is where they stand."""
        return self.is_anywhere or not isinstance(card, Room)


def questions(log: SeatLog) -> list[PastQuestion]:
    """Return all questions that a seat has heard, in their order."""
    found: list[PastQuestion] = []
    is_anywhere = False
    for _, event in log.events:
        match event:
            case TurnBegan():
                is_anywhere = False
            case ev.Rolled():
                is_anywhere = event.free
            case ev.Suggested():
                case = (event.suspect, event.weapon, event.room)
                found.append(PastQuestion(event.by, case, is_anywhere, event.shown_by))
            case ev.Answered():
                found[-1].shown_by = event.by if event.shown else event.shown_by
            case ev.AnsweredFor():
                found[-1].shown_by = event.shown_by
            case ev.CardSeen():
                found[-1].seen = event.card
            case _:
                pass
    return found


def credence(owners: NDArray[np.int64], me: Seat, asked: Sequence[PastQuestion], *, may_lie: bool = False) -> Shares:
    """Return the weight of each deal after these questions and answers, beside the likeliest. `owners`: by deal and card.

    Where witnesses `may_lie`, nobody accuses because none had anything to show.
    """
    found = _habits(owners, me, asked)
    for n, each in enumerate(asked):
        held = owners[:, [CARDS.index(card) for card in each.case]]
        if each.by != me:
            doubt = np.array([1.0 if each.is_chosen(card) else OWN_ROOM for card in each.case])
            found *= np.where(held == each.by, doubt, 1.0).prod(axis=1)
        shows = held == each.shown_by
        if each.shown_by is None:
            if each.by != me and not may_lie:
                found *= np.where((held == each.by).any(axis=1), 1.0, UNSAID)
        elif each.by == me:  # a witness who had a choice might have shown another card, but for one shown before
            if not any(one.seen is each.seen for one in asked[:n] if one.by == me):
                found /= np.maximum(1, shows.sum(axis=1))
        elif each.shown_by != me:
            named = [
                sum(card in later.case for later in asked[n + 1 :] if later.by == each.by)
                if each.is_chosen(card)
                else 0
                for card in each.case
            ]
            doubts = np.array([SEEN ** min(AGAIN, times) for times in named])
            several = shows.sum(axis=1)
            found *= np.where(several > 0, shows @ doubts / np.maximum(1, several), 1.0)
        found /= found.max()  # hundreds of questions would leave nothing of any
    return found


def _habits(owners: NDArray[np.int64], me: Seat, asked: Sequence[PastQuestion]) -> Shares:
    """Return how likely each deal makes the cards that the others chose to name, each of them with a habit of their own."""
    named: dict[Seat, set[Card]] = {}
    for each in asked:
        if each.by != me:
            named.setdefault(each.by, set()).update(card for card in each.case if each.is_chosen(card))
    found = np.ones(len(owners))
    for author, cards in named.items():
        held = (owners[:, [CARDS.index(card) for card in cards]] == author).sum(axis=1)
        found *= sum(habit.share * habit.own**held * habit.other ** (len(cards) - held) for habit in HABITS)
    return found
