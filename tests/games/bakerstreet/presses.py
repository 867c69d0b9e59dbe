"""Bakerstreet: how many presses an action takes, and the options under which all of them come up."""

from __future__ import annotations

from collections.abc import Mapping

# A doubt is asked back where it is surely lost.
PRESSES: Mapping[str, int] = {"play": 3, "estimate": 2, "doubt": 2, "choose": 2, "take": 2}
"""By verb; another takes one press, and one for each of its fields."""
OPTIONS: Mapping[str, str] = {}
