"""“Previously…”: what happened while a player was away, in few lines, and only what their seat was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.messages.presenter import events_of
from bot.messages.sentences import Sentences, event_line, readable_lines, reader_of
from bot.tables.records import VoteRecord
from bot.tables.sitters import seated_at
from bot.tables.table import NumberedStep, Table
from games.core.seats import Seat

EACH: Final = 2
"""How many lines tell what happened, and how many what they learnt."""
LONGEST: Final = 300


def previously(
    sentences: Sentences,
    table: Table,
    steps: Sequence[NumberedStep],
    seat: Seat,
    locale: str,
    panel: str | None,
    handovers: Sequence[VoteRecord] = (),
) -> list[str]:
    """Return six lines at most: what happened in these steps, what this seat learnt, and what is asked of it."""
    reader = reader_of(table.record, locale)
    told: list[str] = []
    learnt: list[str] = []
    for step in steps:
        then = reader_of(seated_at(table.record, handovers, step.n), locale)
        told += sentences.lines(then, readable_lines(table, step))
        learnt += sentences.lines(then, [event_line(table.game, each) for each in events_of(step, seat)])
    if not told and not learnt:
        return []
    lines = [sentences.say(reader, "previously", n=len(told))]
    lines += [f"• {_short(line)}" for line in told[-EACH:]]
    lines += [sentences.say(reader, "previously-learnt", line=_short(line)) for line in learnt[-EACH:]]
    is_asked = table.record.is_open and seat in table.game.rules.turn(table.state)
    asked = sentences.say(reader, "previously-asked" if is_asked else "previously-waits")
    link = "" if panel is None else f" {sentences.say(reader, 'panel-link', panel=panel)}"
    return [*lines, f"{asked}{link}"]


def _short(line: str) -> str:
    flat = " ".join(line.split())
    return flat if len(flat) <= LONGEST else f"{flat[:LONGEST]}…"
