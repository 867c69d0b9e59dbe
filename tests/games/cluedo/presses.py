"""Cluedo: how many presses an action takes, and the options under which all of them come up."""

from __future__ import annotations

from collections.abc import Mapping

# A far square is found in a list.
PRESSES: Mapping[str, int] = {
    "pawn": 2,
    "roll": 1,
    "move": 3,
    "passage": 1,
    "stay": 1,
    "suggest": 3,
    "show": 2,
    "accuse": 5,
    "denounce": 4,
    "end": 1,
}
"""By verb; another takes one press, and one for each of its fields."""
OPTIONS: Mapping[str, str] = {"false_witnesses": "on", "accuse": "any_time"}
