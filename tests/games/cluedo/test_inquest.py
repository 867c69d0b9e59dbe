"""Cluedo: what the inquest says of whoever was out before the end, be it after an accusation or because they left."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo.events import EnvelopeSeen
from games.core.endings import Left
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.builders import Case, a_seed, settled
from tests.games.accounts import inquest_of, told


@pytest.mark.parametrize("seed", range(3))
def test_who_saw_the_envelope_or_left_could_not_have_known_since(seed: int) -> None:
    case = Case(GAME, 4, tuple(settled(GAME, 4).items()))
    for running in told(case, a_seed(300 + seed), restless=12):
        if len(running.game.moves) > 120:
            break
    out: dict[Seat, int] = {}
    for n, events in running.steps[: len(running.steps) - running.game.is_over]:
        for event in events:
            if isinstance(event, EnvelopeSeen | Left):
                out.setdefault(event.to if isinstance(event, EnvelopeSeen) else event.seat, n)
    inquest = inquest_of(running)

    assert out
    for seat, known in enumerate(inquest.known):
        assert known is None or seat not in out or known < out[case.everybody[seat]]
    for seat, n in out.items():
        if inquest.known[seat] is None:
            assert (
                Line("inquest-unknown-out", {"who": Who(seat), "deals": inquest.curves[seat][n - 1]}) in inquest.lines
            )
