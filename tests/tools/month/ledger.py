"""The promises of a month, with how often each was looked at, and what broke it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from enum import StrEnum

from tests.bench.figures import Figure


class Promise(StrEnum):
    """One thing that holds throughout a month."""

    # Time
    BOUND = "a table is over by its last moment"
    BOUND_STAYS = "only another pace moves the last moment of a table"
    ENDS = "every table ends"
    DEADLINE = "a live table has a deadline, ahead and not after its last moment"
    PACE = "no turn of a player who is there is played before its time"
    NIGHT = "no turn of a player runs out in their quiet hours"
    PAUSE = "a pause keeps the rest of a wait, neither less nor more"
    COVERED = "a seat that has missed two turns in a row is not waited for"
    ABSENT = "an announced absence begins and ends in time"

    # Reminders, when they are sent
    OPEN = "no reminder of a table that is over"
    CURRENT = "no reminder of an older wait"
    TOLD_FIRST = "no reminder of what is not told yet"
    OWN = "no reminder of another's turn"
    AWAITED = "no reminder to somebody who is not waited for"
    WANTED = "no reminder that nobody wanted"
    CALM = "no reminder at a table that plays live, or pauses"
    AWAKE = "no reminder at night"
    SELDOM = "no reminder sooner than wanted"
    ALONE = "no reminder beside another"
    GONE = "no reminder stays when its table is over"

    # Telling
    ONCE = "nothing is told twice"
    ALL = "everything is told"
    AT_ONCE = "what is due is told before the next thing happens"
    END = "whoever plays over days is told once that a game is over"
    END_SOON = "the end of a game over days is told within an hour, or of the end of quiet hours"
    END_AWAKE = "nobody is told of an end at night"
    END_WANTED = "nobody is called to an end who wants no reminders and finds it in the channel"
    PANEL = "a table has one panel"
    BUDGET = "no more mailboxes are opened in an hour than the budget"


class Ledger:
    """Notes how often each promise was looked at, and what broke it."""

    def __init__(self) -> None:
        self.looked: Counter[Promise] = Counter()
        self.broken: dict[Promise, list[str]] = defaultdict(list)

    def look(self, promise: Promise, *, is_kept: bool, where: str) -> None:
        """Note one look at a promise."""
        self.looked[promise] += 1
        if not is_kept:
            self.broken[promise].append(f"{where}: not so: {promise}")

    @property
    def wrong(self) -> list[str]:
        """All that broke a promise."""
        return [each for broken in self.broken.values() for each in broken]

    @property
    def unseen(self) -> list[Promise]:
        """The promises that nothing in this month could have broken."""
        return [promise for promise in Promise if not self.looked[promise]]

    def figures(self) -> Iterator[Figure]:
        """Yield how often each promise was broken."""
        for promise in Promise:
            yield Figure(promise, len(self.broken[promise]), "", at_most=0, detail=f"of {self.looked[promise]}")
