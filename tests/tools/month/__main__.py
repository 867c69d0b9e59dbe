"""Lives through a month and says how it was.

python -m tests.tools.month [--tables 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import warnings

import structlog

warnings.filterwarnings("ignore", category=DeprecationWarning)  # discord.py imports audioop

from tests.tools.month import a_month  # noqa: E402


def main() -> int:
    """Print each promise with its figure, what else was counted, and what was wrong."""
    parser = argparse.ArgumentParser(description="A month of tables over days.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    month = asyncio.run(a_month(asked.tables, asked.seed))
    for figure in month.checks.figures():
        print(figure)
    for what, n in sorted(month.counts.items()):
        print(f"     {what:<58} {n:8}")
    for each in month.checks.wrong[:40]:
        print("WRONG", each)
    return int(bool(month.checks.wrong))


if __name__ == "__main__":
    sys.exit(main())
