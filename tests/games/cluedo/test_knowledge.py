"""What follows in Cluedo: exactly, and nothing that is not so."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo.knowledge import CluedoKnowledge
from games.cluedo.model import CARDS
from games.cluedo.state import State
from games.core.chance import Chance
from games.core.knowledge import Findings
from tests.builders import Case, a_seed, amount, every_case
from tests.games.cluedo.brute import counted
from tests.games.cluedo.evenings import Evening

KNOWLEDGE = CluedoKnowledge()
TABLES = every_case([GAME], is_whole=True)
FEW = 20_000


def a_table(n: int) -> Case:
    return TABLES[n * 7 % len(TABLES)]


def is_possible(found: Findings, state: State) -> bool:
    """Whether the deal as it is was not excluded."""
    seats = state.cast.seats
    hands = [set(hand.open()) for hand in state.cast.dealt.hands] + [set(state.cast.dealt.envelope.open())]
    cells = all(
        ("yes" if card in hands[owner] else "not") in found.cells[i * (seats + 1) + owner]
        for i, card in enumerate(CARDS)
        for owner in range(seats + 1)
    )
    return cells and state.cast.dealt.envelope.open() in found.cases


@pytest.mark.parametrize("n", range(amount(8, 300)))
def test_it_counts_what_going_through_all_deals_counts(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    compared = 0
    for evening in Evening(a_table(n), a_seed(n)).play():
        if evening.game.state.cast.deal is None or luck.below(8):
            continue
        told = evening.account(luck.pick(evening.game.case.everybody))
        if KNOWLEDGE.deals(told) < FEW // amount(20, 1):
            assert KNOWLEDGE.findings(told) == counted(told)
            compared += 1
            if compared == amount(2, 5):
                break


@pytest.mark.parametrize("n", range(amount(16, 2000)))
def test_the_deal_as_it_is_is_never_excluded(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    for evening in Evening(a_table(n), a_seed(n)).play():
        state = evening.game.state
        if state.cast.deal is None or (luck.below(20) and not evening.game.is_over):
            continue
        for seat in evening.game.case.everybody:
            found = KNOWLEDGE.findings(evening.account(seat))
            assert is_possible(found, state)
            assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(evening.account(seat))
            assert all(sum(values.values()) == found.deals for values in found.cells.values())


@pytest.mark.parametrize("case", every_case([GAME]), ids=str)
def test_the_more_is_told_the_fewer_deals_are_left(case: Case) -> None:
    *_, evening = Evening(case, a_seed(3)).play(10)
    told = evening.account(case.everybody[0])
    deals = [KNOWLEDGE.deals(told.until(n)) for n, _ in evening.steps]

    assert deals == sorted(deals, reverse=True)


def test_before_the_deal_all_is_open() -> None:
    table = Evening(TABLES[0], a_seed())
    told = table.account(TABLES[0].everybody[0])
    found = KNOWLEDGE.findings(told)

    assert found.deals == KNOWLEDGE.deals(told) == 324 * 17_153_136
    assert set(found.cases.values()) == {17_153_136}
