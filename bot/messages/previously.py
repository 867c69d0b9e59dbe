"""“Previously…”: the steps of a player's absence in few lines, limited to the account of their seat."""

from __future__ import annotations

from typing import Final

from bot.messages.presenter import events_of
from bot.messages.sentences import Sentences, event_line, readable_lines, reader_of
from bot.tables.game_log import GameLog
from games.core.seats import Seat

EACH: Final = 2
"""Lines of public events, and as many of private ones."""
LONGEST: Final = 300


def previously(
    sentences: Sentences,
    log: GameLog,
    since: int | None,
    seat: Seat,
    locale: str,
    panel: str | None,
) -> list[str]:
    """Return six lines at most: public events after step `since`, private ones, and whether the seat must act.

    None for `since`: the reader has never looked or moved, so all events since the deal are meant.
    """
    reader = reader_of(log.record, locale)
    told: list[str] = []
    learnt: list[str] = []
    for step in log.since(since or 0):
        then = reader_of(log.seated_at(step.n), locale)
        told += sentences.lines(then, readable_lines(log.record, step))
        learnt += sentences.lines(then, [event_line(log.game, each) for each in events_of(step, seat)])
    if not told and not learnt:
        return []
    lines = [sentences.say(reader, "previously", n=len(told), never=since is None)]
    lines += [f"• {_short(line)}" for line in told[-EACH:]]
    lines += [sentences.say(reader, "previously-learnt", line=_short(line)) for line in learnt[-EACH:]]
    is_asked = log.record.is_open and seat in log.steps[-1].turn
    asked = sentences.say(reader, "previously-asked" if is_asked else "previously-waits")
    link = "" if panel is None else f" {sentences.say(reader, 'panel-link', panel=panel)}"
    return [*lines, f"{asked}{link}"]


def _short(line: str) -> str:
    flat = " ".join(line.split())
    return flat if len(flat) <= LONGEST else f"{flat[:LONGEST]}…"
