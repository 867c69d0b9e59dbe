"""The draft of a next state: what is replaced in it is in its step, and the state before stays as it was."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from games.core.contract import Outcome, Refusal
from games.core.draft import PartyDraft
from games.core.endings import Left, PartyState, Stalled, TurnMissed
from games.core.seats import Seat

ONE = Seat(1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Party(PartyState):
    """The state of a game with one fact of its own."""

    dishes: int = 0


def test_a_draft_changes_what_is_replaced_and_nothing_else() -> None:
    before = Party(dishes=2, gone=frozenset({ONE}))
    draft = PartyDraft(before)
    draft.state = replace(draft.state, dishes=5)

    assert draft.done().state == Party(dishes=5, gone=frozenset({ONE}))
    assert draft.before == before


def test_an_action_of_a_player_ends_the_count_of_the_clock() -> None:
    assert PartyDraft(Party(idle=3)).done().state == Party(idle=0)


def test_the_clock_counts_on_and_ends_the_game_after_two_rounds() -> None:
    for idle, stalls in ((4, False), (5, True)):
        draft = PartyDraft(Party(idle=idle))
        draft.miss_turn(ONE)

        assert draft.stalls(playing=3) is stalls
        assert draft.state.idle == idle + 1
        assert draft.told == [TurnMissed(seat=ONE), Stalled()][: 1 + stalls]


def test_who_leaves_leaves_the_count_of_the_clock_as_it_was() -> None:
    draft = PartyDraft(Party(idle=3))
    draft.leave(ONE)

    assert draft.done().state == Party(idle=3, gone=frozenset({ONE}))
    assert draft.told == [Left(seat=ONE)]


@pytest.mark.parametrize(
    ("state", "key"),
    [
        (Party(gone=frozenset({ONE})), "already-left"),
        (Party(outcome=Outcome(winners=(), reason="stalled")), "game-over"),
    ],
)
def test_nobody_leaves_twice_or_a_game_that_is_over(state: Party, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        PartyDraft(state).leave(ONE)

    assert refused.value.key == key
