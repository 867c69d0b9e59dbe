"""13 Indices: what the questions of another seat tell about the cards that it sees.

Whoever asks wants to learn much, and what a question tells depends on the cards that the asker does not see: it sees the own case
of this seat, and the two cards behind its own screen. A question that would have told little makes such a layout less likely.
Only a seat's first questions are read: what later ones tell depends on answers, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import comb, log2
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.clues.events import Asked, AskedInSecret
from games.clues.knowledge.counting import Indices, Layouts, Ways
from games.clues.knowledge.evidence import Evidence, Read
from games.clues.model import About, Box, Card, Person, Place, Weapon
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat

KINDS: Final = (Person, Place, Weapon)
BEHIND: Final = 2
"""Cards behind the screen of a witness."""
UNKNOWN: Final = 13
"""Cards that a seat does not see, at every number of seats."""
EAGER: Final = 15.0
"""The exponent by which a question is likelier for each bit that it tells, as a power of e."""
FINE: Final = 16
"""The resolution of likelihoods."""


@cache
def bits(fits: tuple[int, int, int], unknown: tuple[int, int, int]) -> float:
    """Return what a question tells an asker who knows no answer yet: so many of their unknown cards of each kind fit it."""
    shares = [1.0]  # of how many cards of the asker's case fit
    for some, whole in zip(fits, unknown, strict=True):
        yes = some / whole
        shares = [
            (shares[n] if n < len(shares) else 0.0) * (1 - yes) + (shares[n - 1] if n else 0.0) * yes
            for n in range(len(shares) + 1)
        ]
    left = sum(unknown) - len(KINDS)
    answers = [0.0] * (len(KINDS) + BEHIND + 1)
    noise = 0.0
    for case, share in enumerate(shares):
        if not share:
            continue
        rest = sum(fits) - case
        for behind in range(BEHIND + 1):
            chance = comb(rest, behind) * comb(left - rest, BEHIND - behind) / comb(left, BEHIND)
            if chance:
                answers[case + behind] += share * chance
                noise -= share * chance * log2(chance)
    return -sum(each * log2(each) for each in answers if each) - noise


@cache
def _table() -> NDArray[np.float64]:
    """Return what questions tell: by the fitting cards of each kind, and the unknown persons and places of thirteen cards."""
    most = 6
    table = np.zeros((most,) * 5)
    for persons, places in product(range(3, most), repeat=2):
        unknown = persons, places, UNKNOWN - persons - places
        if unknown[2] in range(3, most):
            for fits in product(*(range(each + 1) for each in unknown)):
                table[(*fits, persons, places)] = bits(fits, unknown)
    return table


def asked_about(log: SeatLog, seat: Seat) -> tuple[About, ...]:
    """Return the subjects of a seat's questions, in order."""
    return tuple(
        event.about for _, event in log.events if isinstance(event, Asked | AskedInSecret) and event.by == seat
    )


def told(box: Box, known: Evidence, layouts: Layouts, seat: Seat) -> NDArray[np.float64]:
    """Return what each first question tells a seat: by question, pair behind its screen, and own case."""
    read = [fact.card for fact in known.facts if isinstance(fact, Read)]
    shown = [*known.inner, *known.outer[seat], *read]  # what this seat sees, and that one does not

    def unseen(kind: type[Card], about: About | None) -> Indices:
        """Return how many cards of a kind the asker does not see, of those that fit."""

        def counts(card: Card) -> bool:
            return isinstance(card, kind) and (about is None or box.fits(card, about))

        fits = np.array([counts(card) for card in layouts.unknown])
        most = sum(map(counts, [*shown, *layouts.unknown]))
        return most - layouts.held(fits)

    persons, places, _ = (unseen(kind, None) for kind in KINDS)
    abouts = box.abouts(known.seats)
    return np.array([_table()[(*(unseen(kind, about) for kind in KINDS), persons, places)] for about in abouts])


def likelihoods(box: Box, known: Evidence, layouts: Layouts, seat: Seat, asked: Sequence[About]) -> Ways:
    """Return how well questions of a seat fit each pair behind its screen, a column for each own case: 1 or more."""
    wish, abouts = EAGER * told(box, known, layouts, seat), box.abouts(known.seats)
    fit = sum(wish[abouts.index(about)] for about in asked) - len(asked) * np.log(np.exp(wish).sum(0))
    ways: Ways = np.rint(FINE * np.exp(fit - fit.max())).clip(1).astype(np.int16)
    return ways
