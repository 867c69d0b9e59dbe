"""What follows in 13 Indices: exactly, and nothing that is not so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from games.clues import BOX, GAME
from games.clues import events as ev
from games.clues.actions import Accuse
from games.clues.knowledge import CluesKnowledge
from games.clues.sheet import sheet
from games.clues.state import State
from games.core.chance import Chance
from games.core.contract import Action
from games.core.seats import Seat
from games.core.sheet import Sheet
from tests.builders import Case, a_seed, amount, every_case
from tests.games.accounts import Told, told
from tests.games.clues.brute import counted

KNOWLEDGE = CluesKnowledge(BOX)
TABLES = every_case([GAME], is_whole=True)
FEW = 20_000


def a_little_rash(dice: Chance, legal: Sequence[Action]) -> Action:
    """Accuse rarely: most accusations at random are wrong, and some are heard."""
    calm = [action for action in legal if not isinstance(action, Accuse)]
    return dice.pick(calm if calm and dice.below(12) else legal)


def games(n: int) -> Iterator[Told]:
    """Yield a game step by step; at some the clock plays, or somebody leaves."""
    case = TABLES[n * 3 % len(TABLES)]
    for _, game in zip(range(30 * case.seats), told(case, a_seed(n), a_little_rash, restless=30), strict=False):
        yield game


def sheet_of(state: State, seat: Seat) -> Sheet:
    return sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, seat), box=BOX)


@pytest.mark.parametrize("n", range(amount(8, 300)))
def test_it_counts_what_going_through_all_layouts_counts(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    compared = 0
    for game in games(n):
        seat = luck.pick(game.game.case.everybody)
        if (
            game.state.layout is None
            or luck.below(4)
            or (deals := KNOWLEDGE.deals(game.account(seat))) > FEW // amount(50, 1)
        ):
            continue
        found, paper = KNOWLEDGE.findings(game.account(seat)), sheet_of(game.state, seat)
        brute, cases, lies = counted(game.account(seat))
        assert (deals, found.deals, found.cases) == (brute, brute, dict(cases))
        mine = len(paper.columns) - 1
        for card in BOX.cards(paper_seats := game.game.case.seats):
            for column in (*range(paper_seats), mine):
                yes = lies["mine" if column == mine else column, card]
                at = found.cells[paper.cell(card, column)]
                if paper.seen.get(paper.cell(card, column)) != "yes":
                    assert (at.get("yes", 0), at.get("not", 0)) == (yes, brute - yes)
        compared += 1
        if compared == amount(2, 5):
            break


@pytest.mark.parametrize("n", range(amount(12, 2000)))
def test_the_layout_as_it_is_is_never_excluded(n: int) -> None:
    luck = Chance(a_seed(n), 2**43)
    for game in games(n):
        state: State = game.state
        if state.layout is None or (luck.below(15) and not game.game.is_over):
            continue
        layout, seats = state.layout.open(), state.deal.seats
        for seat in game.game.case.everybody:
            found, paper = KNOWLEDGE.findings(game.account(seat)), sheet_of(state, seat)
            places = [{*layout.outer[each], *layout.inner[each]} for each in range(seats)]
            places[seat] = {*layout.inner[seat]}
            places += [{*layout.informants}] * bool(layout.informants) + [{*layout.outer[seat]}]
            for card in BOX.cards(seats):
                for column, cards in enumerate(places):
                    assert ("yes" if card in cards else "not") in found.cells[paper.cell(card, column)]
            for cell, sign in paper.seen.items():
                assert state.outcome is not None or found.certain(cell) == sign
            assert layout.outer[seat] in found.cases
            assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(game.account(seat))
            assert all(sum(values.values()) == found.deals for values in found.cells.values())


@pytest.mark.parametrize("case", every_case([GAME]), ids=str)
def test_the_more_is_told_the_fewer_layouts_are_left(case: Case) -> None:
    *_, game = (game for _, game in zip(range(40), told(case, a_seed(5), a_little_rash), strict=False))
    account = game.account(case.everybody[0])
    deals = [KNOWLEDGE.deals(account.until(n)) for n, _ in game.steps]

    assert deals == sorted(deals, reverse=True)
    assert deals[0] > deals[-1]


def test_while_cards_are_chosen_any_case_without_a_card_of_ones_own_may_be() -> None:
    *_, game = (game for game in told(TABLES[0], a_seed(1)) if game.state.layout is None)
    seat = TABLES[0].everybody[0]
    hand = next(event.cards for _, event in game.account(seat).events if isinstance(event, ev.HandDealt))
    found = KNOWLEDGE.findings(game.account(seat))

    assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(game.account(seat))
    assert not [case for case in found.cases if {*case} & {*hand}]


def test_the_column_of_ones_own_case_moved_no_mark() -> None:
    game = Told(TABLES[-1], a_seed(1))
    paper = sheet_of(game.state, Seat(0))
    before = len(paper.columns) - 1
    old = [paper.at(row, column) for row in range(len(paper.rows)) for column in range(before)]
    new = [paper.at(row, before) for row in range(len(paper.rows))]

    assert old + new == list(range(len(paper.rows) * len(paper.columns)))
