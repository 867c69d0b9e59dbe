"""Living processes by their group."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path


def until_none_is_left(groups: Sequence[int]) -> list[int]:
    """Return the groups of which a process is still there: the killed need a moment to die where much else runs."""
    for _ in range(200):
        if not left_of(groups):
            break
        time.sleep(0.05)
    return left_of(groups)


def left_of(groups: Sequence[int]) -> list[int]:
    """Return the groups of which a process is still there, each as often as there are such."""
    living = map(_group_of_the_living, Path("/proc").glob("[0-9]*"))
    return [each for each in living if each is not None and each in groups]


def _group_of_the_living(process: Path) -> int | None:
    """Return the group of a process; None for one that has ended, though its parent may not have asked for its end yet."""
    try:
        state, _, group, *_ = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # gone meanwhile
        return None
    return int(group) if state not in "ZX" else None
