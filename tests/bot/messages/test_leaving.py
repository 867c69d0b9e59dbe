"""A resignation: the question before it says where it ends the game, and for whom, and then so does the post."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.presenter import Presenter
from bot.messages.sentences import readable_lines
from bot.messages.table_forms import TableForms
from bot.tables.cast import CAST
from bot.tables.table import Table
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat, all_seats
from tests.builders import CASES, a_record, a_seed
from tests.words import WORDS

FORMS = TableForms(Presenter(WORDS))
LEAVING, OTHER = Seat(0), Seat(1)


def a_table(game: str, seats: int, rivals: int) -> Table:
    """Return a table after the deal, its last seats taken by rivals."""
    case = next(each for each in CASES if each.game.info.key == game and each.seats == seats)
    record = a_record(case, a_seed(1))
    people, program = record.seats[: seats - rivals], record.seats[seats - rivals :]
    cast = (replace(seat, user=each.user) for seat, each in zip(program, CAST, strict=False))
    return Table(replace(record, seats=(*people, *cast)), ())


@pytest.mark.parametrize("rivals", [0, 1])
@pytest.mark.parametrize(
    ("game", "seats", "ends"),
    [
        ("bakerstreet", 2, "won"),
        ("clues", 2, "won"),
        ("clues", 3, "no"),
        ("arosa", 2, "won"),
        ("arosa", 3, "no"),
        ("cluedo", 3, "no"),
    ],
)
def test_a_leaving_player_is_told_who_wins_by_it(game: str, seats: int, rivals: int, ends: str) -> None:
    table = a_table(game, seats, rivals)
    asked = FORMS.confirm_resigning(table, LEAVING, "fr")
    name = asked.reader.names[OTHER]
    winners = (Who(OTHER),) if ends == "won" else ()

    assert asked.text == WORDS.say(
        "fr", Line("confirm-resign", {"ends": ends, "winners": winners}), lambda _: f"**{name}**"
    )
    assert (name in asked.text) is (ends == "won")


def test_a_table_that_is_left_to_rivals_ends_without_a_winner() -> None:
    asked = FORMS.confirm_resigning(a_table("cluedo", 3, 2), LEAVING, "en")

    assert "nobody wins" in asked.text


@pytest.mark.parametrize(("game", "seats"), [("clues", 2), ("clues", 3), ("arosa", 2), ("arosa", 3), ("cluedo", 3)])
def test_a_leaving_player_is_said_to_stay_in_play_only_where_the_game_goes_on(game: str, seats: int) -> None:
    table = a_table(game, seats, 0)
    told = []
    for leaving in all_seats(seats - 1):
        move = Move(EntryKind.FORFEIT, leaving)
        step = table.judge(move)
        table.advance(table.record, move, step)
        told.append([line.key for line in readable_lines(table.record, step)])
    *before, last = told

    assert all(f"event-{game}-left" in keys for keys in before)
    assert f"event-{game}-left" not in last
    assert last[0] == "table-left-at-last"
