"""The knowledge that a player of Cluedo needs to choose, beside the choice."""

from __future__ import annotations

from games.cluedo import GAME
from games.cluedo.actions import End
from games.cluedo.model import Room, Suspect, Weapon
from games.core.seats import Seat
from tests.games.cluedo.tables import Table, a_table

DAGGER = Weapon.DAGGER


def beside(table: Table, verb: str, seat: int) -> list[tuple[str, object]]:
    """The lines beside a choice: their keys, and the fact of each that matters here."""
    observer, mine = GAME.observer, GAME.observer.seat_view(table.state, Seat(seat))
    lines = GAME.face.beside(verb, observer.table_view(table.state), mine)
    return [(line.key, line.facts.get("seen", line.facts.get("card"))) for line in lines]


def asked_again(second: Weapon) -> Table:
    """Seat 0 has been shown the dagger by seat 1, and asks it once more."""
    hands = {1: (DAGGER, Weapon.COSH)}
    table = a_table(3, hands=hands, at={Suspect.SCARLETT: Room.KITCHEN}).suggest(0, Suspect.GREEN, DAGGER)
    table.show(1, DAGGER).do(0, End()).skip().skip()
    assert table.active == Seat(0)
    assert beside(table, "suggest", 0) == [("cluedo-desk-asking", (DAGGER,))]
    return table.suggest(0, Suspect.GREEN, second)


def test_a_hypothesis_is_made_beside_the_room_the_own_cards_and_those_that_were_shown() -> None:
    table = a_table(3, at={Suspect.SCARLETT: Room.KITCHEN})
    mine = GAME.observer.seat_view(table.state, Seat(0))

    (line,) = GAME.face.beside("suggest", GAME.observer.table_view(table.state), mine)

    assert line.facts == {"room": Room.KITCHEN, "cards": mine.hand, "seen": ()}


def test_a_witness_answers_beside_the_question_and_what_its_author_has_seen_of_it() -> None:
    table = asked_again(DAGGER)

    assert beside(table, "show", 1) == [("cluedo-desk-question", None), ("cluedo-desk-given", DAGGER)]
    assert beside(table, "show", 0) == []


def test_a_card_that_is_not_asked_for_is_not_named_beside_the_answer() -> None:
    assert beside(asked_again(Weapon.COSH), "show", 1) == [("cluedo-desk-question", None)]


def test_other_choices_have_nothing_beside_them() -> None:
    assert beside(a_table(3), "accuse", 0) == []
