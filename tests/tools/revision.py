"""Drafts a revision of the schema, to be finished by hand: `python -m tests.tools.revision "Why the schema changes"`."""

from __future__ import annotations

import sys

import bot.rooms  # noqa: F401  the rows of every room: a draft drops the tables of which there are none
from bot.store.migrate import draft

if __name__ == "__main__":
    draft(" ".join(sys.argv[1:]))
