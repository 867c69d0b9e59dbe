"""13 Indices: how many presses an action takes, and the options under which all of them come up."""

from __future__ import annotations

from collections.abc import Mapping

PRESSES: Mapping[str, int] = {"place": 4, "ask": 3, "informant": 2, "accuse": 5, "take": 2}
"""By verb; another takes one press, and one for each of its fields."""
OPTIONS: Mapping[str, str] = {"top_secret": "on"}
