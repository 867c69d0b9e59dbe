"""What the lesson concludes, checked against every deal that its pupil cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product

from bot.messages.lessons import lesson_of
from games.clues import BOX
from games.clues import events as ev
from games.clues.model import Card, Person, Place, Weapon
from games.clues.views import SeatView
from games.core.playthrough import steps
from games.core.seats import Seat
from tests.games.clues.oracle import answer

ME, CAMILLE, ROBIN = Seat(0), Seat(1), Seat(2)
Deal = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]


def deals(question: int) -> Iterator[Deal]:
    """Yield what may be on the own screen and behind the two others', after what was heard before a question of the lesson."""
    lesson = lesson_of("clues")
    assert lesson is not None
    decision = lesson.decisions[question - 1]
    told = list(islice(steps(decision.game, decision.played), decision.step + 1))
    view: SeatView = decision.game.observer.seat_view(told[-1].state, ME)
    assert view.inner is not None
    heard = [each for step in told for each in step.events if isinstance(each, ev.Asked) and each.witness != ME]
    outer = dict(view.others)
    seen = {*view.inner, *outer[CAMILLE], *outer[ROBIN]}
    unknown = [card for card in BOX.cards(3) if card not in seen]
    kinds = [[card for card in unknown if isinstance(card, kind)] for kind in (Person, Place, Weapon)]
    for own in product(*kinds):
        rest = [card for card in unknown if card not in own]
        for behind in combinations(rest, 2):
            for beside in combinations([card for card in rest if card not in behind], 2):
                shown = (own, outer[CAMILLE], outer[ROBIN])
                hidden = (view.inner, behind, beside)
                if all(answer(shown, hidden, each.witness, each.about, None) == each.count for each in heard):
                    yield own, behind, beside


def test_no_orange_card_is_on_the_own_screen_when_the_witness_sees_none() -> None:
    assert not any({"dancer", "theater"} & set(own) for own, _, _ in deals(2))


def test_both_green_cards_are_on_the_own_screen_or_behind_the_witness_and_both_are_possible() -> None:
    places = [(own, behind) for own, behind, _ in deals(3)]

    assert all({"countess", "sword"} <= {*own, *behind} for own, behind in places)
    assert any({"countess", "sword"} <= set(own) for own, _ in places)
    assert any({"countess", "sword"} <= set(behind) for _, behind in places)


def test_of_the_last_three_accusations_one_alone_can_be_right() -> None:
    own = [set(each) for each, _, _ in deals(4)]

    assert {"countess", "parlor", "crossbow"} in own
    assert {"countess", "parlor", "sword"} not in own
    assert {"dancer", "parlor", "sword"} not in own
    assert all(len({"countess", "sword"} & each) == 1 for each in own)
