"""Cluedo: what the inquest says of whoever was out before the end, be it after an accusation or because they left."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo.events import Denounced, EnvelopeSeen
from games.core.contract import Event
from games.core.endings import Left
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.builders import Case, a_seed, settled
from tests.games.seat_logs import inquest_of, logged


@pytest.mark.parametrize(
    ("witnesses", "seed", "reasons"),
    [("off", 300, {EnvelopeSeen, Left}), ("off", 301, {EnvelopeSeen, Left}), ("on", 309, {Denounced, Left})],
)
def test_who_saw_the_envelope_or_left_or_was_caught_lying_could_not_have_known_since(
    witnesses: str, seed: int, reasons: set[type[Event]]
) -> None:
    case = Case(GAME, 4, tuple(settled(GAME, 4, {"false_witnesses": witnesses}).items()))
    for running in logged(case, a_seed(seed), restless=12):
        if len(running.game.moves) > 120:
            break
    out: dict[Seat, int] = {}
    found: set[type[Event]] = set()
    for n, events in running.steps[: len(running.steps) - running.game.is_over]:
        for event in events:
            if (gone := _out(event)) is not None:
                out.setdefault(gone, n)
                found.add(type(event))
    inquest = inquest_of(running)

    assert found == reasons
    for seat, known in enumerate(inquest.known):
        assert known is None or seat not in out or known < out[case.everybody[seat]]
    for seat, n in out.items():
        if inquest.known[seat] is None:
            assert (
                Line("inquest-unknown-out", {"who": Who(seat), "deals": inquest.curves[seat][n - 1]}) in inquest.lines
            )


def _out(event: Event) -> Seat | None:
    """Return who looks for the solution no longer."""
    match event:
        case EnvelopeSeen():
            return event.to
        case Left():
            return event.seat
        case Denounced(lied=True):
            return event.player
        case _:
            return None
