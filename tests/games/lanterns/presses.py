"""Lanterns: how many presses an action takes, and the options under which all of them come up."""

from __future__ import annotations

from collections.abc import Mapping

PRESSES: Mapping[str, int] = {}
"""By verb; another takes one press, and one for each of its fields."""
OPTIONS: Mapping[str, str] = {}
