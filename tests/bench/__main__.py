"""Runs all measurements and prints one line each: what, figure, goal."""

from __future__ import annotations

import asyncio
import sys
import warnings

warnings.filterwarnings("ignore", category=DeprecationWarning)  # discord.py imports audioop

from tests.bench import (  # noqa: E402
    film,
    knowledge,
    memory,
    moves,
    night,
    picture,
    played,
    record,
    split,
    store,
    ticks,
    voices,
)

PARTS = {
    "played": played.run,
    "moves": moves.run,
    "store": store.run,
    "ticks": ticks.run,
    "record": record.run,
    "split": split.run,
    "night": night.run,
    "picture": picture.run,
    "film": film.run,
    "knowledge": knowledge.run,
    "memory": memory.run,
    "voices": voices.run,
}


def main() -> int:
    """Measure the parts that are named, or all."""
    wanted = sys.argv[1:] or list(PARTS)
    for name in wanted:
        for figure in asyncio.run(PARTS[name]()):
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
