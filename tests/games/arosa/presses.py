"""Mord im Arosa: how many presses an action takes, and the options under which all of them come up."""

from __future__ import annotations

from collections.abc import Mapping

# A suspicion names one player; each more is one press more.
PRESSES: Mapping[str, int] = {"search": 2, "suspect": 3, "erase": 2, "take": 2}
"""By verb; another takes one press, and one for each of its fields."""
OPTIONS: Mapping[str, str] = {}
