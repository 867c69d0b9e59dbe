"""What a player must know to choose stands above the choices, and is read once there."""

from __future__ import annotations

from bot.messages.controls import Control, Kind
from bot.tables.table import Table
from games.bakerstreet.actions import Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.events import Counted
from games.bakerstreet.model import Phase
from games.core.contract import Action
from tests.bot.ui.club import Club
from tests.bot.ui.interactions import FakeInteraction


async def did(club: Club, table: Table, kind: type[Action], **fields: object) -> FakeInteraction:
    """Let the player who is to act press the first action of a kind, and confirm it."""
    seat = table.state.active
    legal = table.now.legal(seat)
    fits = (n for n, each in enumerate(legal) if type(each) is kind and fields.items() <= _fields(each).items())
    return await club.press(table.player(seat).user, Control(table.record.id, table.n, Kind.CONFIRMED, next(fits)))


def _fields(action: Action) -> dict[str, object]:
    return {name: getattr(action, name) for name in action.__dataclass_fields__}


async def opened(club: Club, table: Table, kind: type[Action]) -> str:
    """Return the screen of a verb, opened by its button."""
    verb = table.game.info.actions.index(kind)
    control = Control(table.record.id, table.n, Kind.VERB, verb)
    return (await club.press(table.player(table.state.active).user, control)).texts[-1]


async def doubted(club: Club) -> tuple[Table, FakeInteraction]:
    """Play until whoever doubts an estimate of 30 wins the doubt, and chooses a pile."""
    table = await club.dealt(2, "bakerstreet")
    await did(club, table, Play, pile=2)
    await did(club, table, Estimate, number=30)
    return table, await did(club, table, Doubt)


async def test_a_pile_is_chosen_beside_what_lies_there(club: Club) -> None:
    table, answer = await doubted(club)

    assert "Pile 2: 8 clues; one card lies there" in answer.texts[-1]
    assert "Pile 2: 8 clues; one card lies there" in await opened(club, table, Choose)


async def test_a_card_is_played_beside_what_lies_in_front_of_each_pile(club: Club) -> None:
    table = await club.dealt(2, "bakerstreet")
    await did(club, table, Play, pile=2)
    await did(club, table, Estimate, number=1)

    screen = await opened(club, table, Play)

    assert [f"Pile {n}: 8 clues; " in screen for n in range(1, 6)] == [True] * 5
    assert "Pile 2: 8 clues; one card lies there" in screen


async def test_a_list_of_one_number_is_called_by_it(club: Club) -> None:
    """Ten estimates are buttons; above 19 one is left for the list."""
    table = await club.dealt(2, "bakerstreet")
    await did(club, table, Play)
    await did(club, table, Estimate, number=19)
    answer = await did(club, table, Play)

    assert "'placeholder': '30'" in answer.texts[-1]


async def test_a_clue_is_taken_beside_the_own_ones(club: Club) -> None:
    table, _ = await doubted(club)
    answer = await did(club, table, Choose, pile=1)

    assert table.state.phase is Phase.TAKING
    assert answer.texts[-1].count("no clue yet") == 1
    assert "no clue yet" in await opened(club, table, Take)


async def test_an_estimate_is_given_beside_the_hand_and_the_last_one(club: Club) -> None:
    table = await club.dealt(2, "bakerstreet")
    await did(club, table, Play)
    await did(club, table, Estimate, number=1)
    answer = await did(club, table, Play)
    screen = await opened(club, table, Estimate)

    for text in (answer.texts[-1], screen):
        assert (text.count("Your hand"), text.count("Last estimate")) == (1, 1)


async def test_whoever_wins_a_count_reads_once_in_private_that_they_have(club: Club) -> None:
    table, _ = await doubted(club)
    answer = await did(club, table, Choose, pile=1)
    (counted,) = [each for each in table.now.events if isinstance(each, Counted)]

    assert counted.winner == table.state.active
    assert "You’ve won the count of pile 1" in answer.texts[-1]
    assert "The count of pile 1 goes to" not in answer.texts[-1]


async def test_a_desk_during_a_count_does_not_speak_of_cards_and_estimates_that_are_gone(club: Club) -> None:
    table, _ = await doubted(club)
    answer = await did(club, table, Choose, pile=1)

    assert "Your hand" not in answer.texts[-1]
    assert "Last estimate" not in answer.texts[-1]
