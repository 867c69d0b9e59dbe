"""The draft of a next state: every field is copied by name, and a game's draft gives each the type that it has in the state."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import pytest

from games import GAMES
from games.arosa import draft as arosa
from games.arosa import state as arosa_state
from games.bakerstreet import draft as baker
from games.bakerstreet import state as baker_state
from games.cluedo import draft as cluedo
from games.cluedo import state as cluedo_state
from games.clues import draft as clues
from games.clues import state as clues_state
from games.core.draft import Draft
from games.core.game import AnyGame


class Pair(NamedTuple):
    """Two fields of one type."""

    first: int
    second: int


class PairDraft(Draft[Pair]):
    """A draft that changes one of them."""

    second: int


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_state_is_made_by_names_only(game: AnyGame) -> None:
    tree = ast.parse(Path(inspect.getfile(type(game.rules))).read_text())
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and ast.unparse(each.func) == "State"]

    assert calls
    assert not any(call.args for call in calls)


def test_a_draft_changes_what_is_named_and_nothing_else() -> None:
    draft = PairDraft(Pair(1, 2))
    draft.second = 5

    assert draft.done().state == Pair(first=1, second=5)
    assert draft.state == Pair(1, 2)


@pytest.mark.parametrize(
    ("draft", "state"),
    [
        (arosa.Draft, arosa_state.State),
        (baker.Draft, baker_state.State),
        (cluedo.Draft, cluedo_state.State),
        (clues.Draft, clues_state.State),
    ],
    ids=["arosa", "bakerstreet", "cluedo", "clues"],
)
def test_a_draft_has_the_types_of_its_state(draft: Any, state: Any) -> None:
    wanted, given = get_type_hints(state), get_type_hints(draft)

    assert draft.__annotations__
    assert {name: given[name] for name in draft.__annotations__} == {
        name: wanted[name] for name in draft.__annotations__
    }
