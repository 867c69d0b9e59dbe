"""As few steps as are needed for a conclusion."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def shrunk(steps: Sequence[int], is_enough: Callable[[Sequence[int]], bool]) -> tuple[int, ...]:
    """Return, in order, some of these steps that are enough, while none of them can be spared. The first are spared first.

    More steps never conclude less. Many at once are tried before single ones.
    """
    kept, size = list(steps), max(1, len(steps) // 2)
    while True:
        at = 0
        while at < len(kept):
            fewer = kept[:at] + kept[at + size :]
            if is_enough(fewer):
                kept = fewer
            else:
                at += size
        if size == 1:
            return tuple(sorted(kept))
        size = (size + 1) // 2
