"""What the questions of others betray: which deals a master takes for less likely, and never for impossible."""

from __future__ import annotations

import numpy as np
import pytest

from games.cluedo.model import CARDS, Card, Room, Suspect, Weapon
from games.cluedo.rival.habits import PastQuestion, credence
from games.core.seats import Seat

ME, ANNE, BEN = Seat(0), Seat(1), Seat(2)
ENVELOPE = 3
CASE = (Suspect.PLUM, Weapon.ROPE, Room.HALL)


def _counts(asked: list[PastQuestion], *deals: dict[Card, int], may_lie: bool = False) -> list[float]:
    """Return how much these deals count; all other cards are mine."""
    owners = np.array([[deal.get(card, ME) for card in CARDS] for deal in deals])
    return list(credence(owners, ME, asked, may_lie=may_lie))


def _asked(
    by: Seat = ANNE, shown_by: Seat | None = BEN, *, is_anywhere: bool = False, seen: Card | None = None
) -> PastQuestion:
    return PastQuestion(by, CASE, is_anywhere, shown_by, seen)


@pytest.mark.parametrize("is_anywhere", [False, True])
def test_who_names_a_card_probably_does_not_hold_it_least_of_all_one_that_they_chose(is_anywhere: bool) -> None:
    asked = [_asked(is_anywhere=is_anywhere)]

    none, suspect, room = _counts(asked, {}, {Suspect.PLUM: ANNE}, {Room.HALL: ANNE})

    assert 0 < suspect <= room < none
    assert bool(suspect == room) is is_anywhere


def test_who_names_a_card_again_was_probably_shown_another() -> None:
    asked = [_asked(), PastQuestion(ANNE, (Suspect.PLUM, Weapon.COSH, Room.STUDY), is_anywhere=False, shown_by=ME)]

    suspect, weapon, both = _counts(
        asked, {Suspect.PLUM: BEN}, {Weapon.ROPE: BEN}, {Suspect.PLUM: BEN, Weapon.ROPE: BEN}
    )

    assert 0 < suspect < both < weapon


def test_a_witness_who_had_a_choice_might_have_shown_another_card_but_shows_one_again() -> None:
    mine = _asked(ME, BEN, seen=Suspect.PLUM)
    deals: tuple[dict[Card, int], ...] = ({Suspect.PLUM: BEN}, {Suspect.PLUM: BEN, Weapon.ROPE: BEN})

    once = _counts([mine], *deals)
    again = _counts([mine, mine], *deals)

    assert once == again == [1, 0.5]


def test_who_has_seen_no_card_and_does_not_accuse_has_one_of_the_three_unless_witnesses_may_lie() -> None:
    nobody = [_asked(shown_by=None)]
    deals: tuple[dict[Card, int], ...] = (dict.fromkeys(CASE, ENVELOPE), {Room.HALL: ANNE})

    open_case, held = _counts(nobody, *deals)
    lied, may_hold = _counts(nobody, *deals, may_lie=True)

    assert 0 < open_case < held
    assert lied > may_hold


def test_however_long_somebody_names_their_own_cards_some_deals_still_count() -> None:
    hold, lack = _counts([_asked()] * 400, dict.fromkeys(CASE, ANNE), {Suspect.PLUM: ANNE, Weapon.ROPE: ANNE})
    (alone,) = _counts([_asked()] * 400, dict.fromkeys(CASE, ANNE))

    assert 0 <= hold < lack
    assert alone == 1


def test_of_somebody_who_has_named_their_own_card_more_of_what_they_name_may_be_their_own() -> None:
    asked = [_asked(), PastQuestion(ANNE, (Suspect.WHITE, Weapon.COSH, Room.STUDY), is_anywhere=False, shown_by=BEN)]
    shown: dict[Card, int] = {card: BEN for each in asked for card in each.case if isinstance(card, Room)}

    neither, plum, rope, both = _counts(
        asked, shown, shown | {Suspect.PLUM: ANNE}, shown | {Weapon.ROPE: ANNE}, shown | dict.fromkeys(CASE[:2], ANNE)
    )

    assert both < plum == rope < neither
    assert both / rope > plum / neither


def test_a_card_of_their_own_that_somebody_names_again_is_no_odder_than_at_first() -> None:
    once = _counts([_asked(is_anywhere=True)], {}, {Suspect.PLUM: ANNE})
    often = _counts([_asked(is_anywhere=True)] * 3, {}, {Suspect.PLUM: ANNE})

    assert once == pytest.approx(often)
