"""Who sat where when: seats go to others while a game goes on, and what happened before is told of whoever held them then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.records import TableRecord, UserId, VoteRecord


def seated_at(record: TableRecord, handovers: Sequence[VoteRecord], n: int) -> TableRecord:
    """Return a table with those on its seats who held them at a step. `handovers`: the votes by which seats went to others, in order."""
    seats = list(record.seats)
    for vote in reversed(handovers):
        facts = vote.facts
        if n <= int(facts.get("after", -1)):  # none is noted of old votes
            seat = int(facts["seat"])
            seats[seat] = replace(seats[seat], user=UserId(int(facts["old"])), name=str(facts.get("was", "")))
    return replace(record, seats=tuple(seats)) if tuple(seats) != record.seats else record
