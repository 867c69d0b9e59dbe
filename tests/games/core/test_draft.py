"""The draft of a next state: every field is copied by name, and a game's draft gives each the type that it has in the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_type_hints

import pytest

from games.arosa import draft as arosa
from games.arosa import state as arosa_state
from games.bakerstreet import draft as baker
from games.bakerstreet import state as baker_state
from games.cluedo import draft as cluedo
from games.cluedo import state as cluedo_state
from games.clues import draft as clues
from games.clues import state as clues_state
from games.core.draft import Draft


@dataclass(frozen=True)
class Pair:
    """Two fields of one type."""

    first: int
    second: int


class PairDraft(Draft[Pair]):
    """A draft that changes one of them."""

    second: int


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
