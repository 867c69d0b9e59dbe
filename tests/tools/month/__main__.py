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
from tests.tools.month.month import Size  # noqa: E402


def main() -> int:
    """Print each promise with its figure, what else was counted, and what was wrong."""
    parser = argparse.ArgumentParser(description="A month of tables over days.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    month = asyncio.run(a_month(Size(tables=asked.tables, seed=asked.seed)))
    figures = list(month.checks.figures())
    for figure in figures:
        print(figure)
    for what, n in sorted(month.counts.items()):
        print(f"     {what:<70} {n:8}")
    ledger = month.checks.ledger
    for promise in ledger.unseen:
        print("UNSEEN", promise)
    for each in ledger.wrong[:40]:
        print("WRONG", each)
    return int(bool(ledger.unseen) or not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
