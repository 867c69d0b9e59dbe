"""What a game says about those who played it: strength shows, and leaving early never gains."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import BradleyTerryFull

from bot.record.ratings import NEWCOMER, Rating, rated
from bot.record.results import FIRST_LEAVER, HARDLY_THERE, OTHER, WINNER, Fate, Participation
from bot.tables.ids import FIRST_RIVAL, UserId
from games.core.seats import Seat
from tests.simulation import SCHEMES, followed, gain, simulated

ratings = st.builds(Rating, mu=st.floats(0, 50), sigma=st.floats(1, 25 / 3))
GONE = [Fate.LEFT, Fate.HANDED_OVER, Fate.STOPPED]


def test_a_newcomer_is_rated_as_the_model_takes_newcomers_to_be() -> None:
    model = BradleyTerryFull()

    assert Rating(model.mu, model.sigma) == NEWCOMER


def a_part(seat: int, place: int, fate: Fate = Fate.STAYED) -> Participation:
    return Participation(n=seat, seat=Seat(seat), user=UserId(seat + 1), fate=fate, place=place)


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[Participation], bool]:
    """Return who plays, what becomes of them, and whether anything was decided. Seat 0 stays and loses."""
    before = draw(st.lists(ratings, min_size=2, max_size=6))
    parts = [a_part(0, OTHER)]
    for seat in range(1, len(before)):
        fate = draw(st.sampled_from(Fate).filter(lambda each: each is not Fate.TOOK_OVER))
        places = {Fate.STAYED: (WINNER, OTHER), Fate.COVERED: (HARDLY_THERE,)}.get(fate, range(4, 8))
        parts.append(a_part(seat, draw(st.sampled_from(places)), fate))
    is_decided = any(part.place == WINNER for part in parts)
    return before, parts, is_decided


@given(games(), st.sampled_from(GONE), st.booleans())
def test_leaving_early_never_gains(
    game: tuple[list[Rating], list[Participation], bool], how: Fate, ends_it: bool
) -> None:
    """Neither against losing to the end, nor against not having played; nor where the game ends undecided by it."""
    before, parts, is_decided = game
    stays = rated(before, parts, is_decided=is_decided)[0] or before[0]
    gone = [replace(parts[0], fate=how, place=max(FIRST_LEAVER, *(part.place for part in parts))), *parts[1:]]

    leaves = rated(before, gone, is_decided=is_decided and not ends_it)[0]

    assert leaves is not None
    assert leaves.mu <= before[0].mu
    assert leaves.mu <= stays.mu + 1e-9


@given(games())
def test_who_stays_where_nothing_is_decided_neither_gains_nor_loses(
    game: tuple[list[Rating], list[Participation], bool],
) -> None:
    before, parts, _ = game

    after = rated(before, parts, is_decided=False)

    assert [new is None for new in after] == [part.fate is Fate.STAYED for part in parts]


@given(games())
def test_to_win_is_worth_more_than_to_lose(game: tuple[list[Rating], list[Participation], bool]) -> None:
    before, parts, _ = game
    lost, won = (rated(before, [replace(parts[0], place=place), *parts[1:]], is_decided=True)[0] for place in (2, 1))

    assert lost is not None
    assert won is not None
    assert won.mu >= lost.mu


def test_true_strength_orders_the_ratings_after_50_games() -> None:
    assert simulated(people=24, games=50, seed=1).order > 0.9


def test_over_50_games_who_leaves_what_is_lost_ends_below_who_stays() -> None:
    stays, leaves = followed(games=50, seed=2)

    assert leaves < stays


@given(games(), st.integers(0, 5))
def test_a_game_with_the_program_counts_for_nobody(
    game: tuple[list[Rating], list[Participation], bool], which: int
) -> None:
    before, parts, is_decided = game
    parts[which % len(parts)] = replace(parts[which % len(parts)], user=FIRST_RIVAL)

    assert rated(before, parts, is_decided=is_decided) == [None] * len(parts)


@pytest.mark.parametrize("scheme", ["votes to end", "leaving in turn"])
def test_two_who_collude_gain_nothing_by_votes_or_by_leaving(scheme: str) -> None:
    found = gain(SCHEMES[scheme], seasons=15)

    assert found.both <= found.noise
    assert found.first <= found.first_noise


def test_what_one_gives_another_is_measured_as_a_gain() -> None:
    """Else the two above would prove nothing."""
    found = gain(SCHEMES["games given away"], seasons=15)

    assert found.first > found.first_noise
    assert found.both < found.first / 4
