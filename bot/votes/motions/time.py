"""Motions about the time of a table: another pace, or a pause. All present players must agree.

Their bounds are in `bot.tables.pace`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import ClassVar, Final

from bot.tables.pace import MOST_CHANGES, MOST_PAUSES, last_moment, longest_pause, paused
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.timekeeper import paced
from bot.tables.vote_records import VoteRecord
from bot.votes.motion import Motion, Say, Voters, all_of, present
from games.core.contract import Refusal
from games.core.lines import Fact

DAY: Final = 86_400


class NewPace(Motion):
    """The motion to play at another pace."""

    name: ClassVar[str] = "pace"

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: all present players."""
        return all_of(present(record))

    def facts(self, vote: VoteRecord, say: Say, *, is_past: bool = False) -> Mapping[str, Fact]:
        """Return the pace in words."""
        return {"pace": say("pace-value", seconds=int(vote.facts["seconds"]))}

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Change the pace."""
        pace = int(vote.facts["seconds"]) or None
        async with tables.live(record.id) as table:
            if table.record.pace == pace:
                return  # done before the process died
            check_pace(table.record)
            clock = table.record.clock
            clock = replace(
                clock,
                changes=clock.changes + 1,
                ends_at=last_moment(tables.now(), pace),
                paused_until=None,
                was_due=None,
                is_live=False,
                here=(),
            )
            await tables.retime(table, clock, pace=pace, is_new=True)


class Pause(Motion):
    """The motion to pause."""

    name: ClassVar[str] = "pause"

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: all present players."""
        return all_of(present(record))

    def facts(self, vote: VoteRecord, say: Say, *, is_past: bool = False) -> Mapping[str, Fact]:
        """Return the length of the pause."""
        return {"days": int(vote.facts["seconds"]) // DAY}

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Pause."""
        seconds = int(vote.facts["seconds"])
        async with tables.live(record.id) as table:
            if table.record.clock.paused_until is not None:
                return  # done before the process died
            check_pause(table.record, seconds)
            clock = paused(table.record.clock, tables.now(), timedelta(seconds=seconds))
            await tables.retime(table, clock)


PACE: Final = NewPace()
PAUSE: Final = Pause()


def check_pace(record: TableRecord) -> None:
    """Raise Refusal where a table cannot change its pace."""
    if record.is_held:
        raise Refusal("twin-pace")  # players of the same deal wait for this table
    if record.clock.changes >= MOST_CHANGES:
        raise Refusal("too-many-paces", n=MOST_CHANGES)


def check_pause(record: TableRecord, seconds: int) -> None:
    """Raise Refusal where a table cannot pause for so long."""
    longest = longest_pause(paced(record))
    if record.clock.pauses >= MOST_PAUSES:
        raise Refusal("too-many-pauses", n=MOST_PAUSES)
    if not 0 < seconds <= longest.total_seconds():
        raise Refusal("pause-too-long", n=longest.days)
