"""13 Indices with the Top secret tile: the question is asked aloud, the answer is not."""

from __future__ import annotations

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Ask
from games.clues.model import Category, Colour
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat
from tests.games.clues.tables import a_table

RED = Colour.RED


@pytest.mark.parametrize("n", range(3, 7))
def test_r_13_45_everybody_has_one_tile_that_all_can_see(n: int) -> None:
    assert GAME.observer.table_view(a_table(n, top_secret=True).state).tiles == (True,) * n
    assert GAME.observer.table_view(a_table(n).state).tiles == (False,) * n


def test_r_13_45_the_variant_is_off_unless_the_host_wants_it() -> None:
    (option,) = GAME.info.options

    assert (option.default, option.seats) == ("off", range(3, 7))


def test_r_13_46_only_asker_and_witness_get_the_answer() -> None:
    table = a_table(4, top_secret=True)
    true = a_table(4).ask(0, 2, RED).one(ev.Asked).count

    table.ask(0, 2, RED, secret=True)

    private = [event for event in table.told if isinstance(event, PrivateEvent)]
    assert private == [
        ev.AnswerGot(to=Seat(0), witness=Seat(2), about=RED, count=true),
        ev.AnswerGiven(to=Seat(2), by=Seat(0), about=RED, count=true),
    ]
    assert [GAME.observer.seat_view(table.state, Seat(seat)).secrets != () for seat in range(4)] == [
        True,
        False,
        True,
        False,
    ]
    assert {heard.count for heard in GAME.observer.seat_view(table.state, Seat(0)).secrets} == {true}


def test_r_13_46_the_tile_comes_on_top_of_the_loupe() -> None:
    table = a_table(4, top_secret=True)

    table.ask(0, 2, RED, secret=True)

    assert table.loupes == (0, 1, 2, 1)
    assert table.active == 1


def test_a_13_16_tile_question_and_witness_are_public_but_not_the_answer() -> None:
    table = a_table(4, top_secret=True).ask(0, 2, Category.MELEE, secret=True)

    public = [event for event in table.told if isinstance(event, PublicEvent)]
    assert public[0] == ev.AskedInSecret(by=Seat(0), witness=Seat(2), about=Category.MELEE)
    view = GAME.observer.table_view(table.state)
    assert view.tiles == (False, True, True, True)
    assert view.recent[-1].ask.secret
    assert view.recent[-1].count is None


def test_r_13_47_the_tile_is_gone_after_one_use() -> None:
    table = a_table(4, top_secret=True, loupes=(3, 1, 1, 1)).ask(0, 2, RED, secret=True)

    assert table.refused(0, Ask(witness=Seat(1), about=RED, secret=True)) == "clues-no-tile"
    assert not any(ask.secret for ask in table.legal(0, Ask))
    assert table.ask(0, 1, RED).heard(ev.Asked)
    assert any(ask.secret for ask in a_table(4, top_secret=True, active=1).legal(1, Ask))


def test_without_the_variant_nothing_can_be_asked_in_secret() -> None:
    table = a_table(3)

    assert not any(ask.secret for ask in table.legal(0, Ask))
    assert table.refused(0, Ask(witness=Seat(1), about=RED, secret=True)) == "clues-no-tile"
