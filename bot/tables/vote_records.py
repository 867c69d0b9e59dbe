"""Records of votes: ballots and verdicts. The motions themselves are in `bot.votes`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.tables.ids import MessageId, TableId, UserId

UNSAID: Final = "unsaid"
"""The fact that the channel is still to read the verdict of a vote: in a post, from this second on."""

UNPOSTED: Final = MessageId(0)
"""The post of a decided vote of which the channel knows nothing yet."""


HANDOVER: Final = "replace"
"""The motion by which a seat goes to another user: from these votes follows each player that it had."""

NOBODY: Final = UserId(0)
"""The newcomer of a seat that is offered to its first taker."""


class Verdict(StrEnum):
    """The outcome of a vote."""

    PASSED = "passed"
    FAILED = "failed"
    LAPSED = "lapsed"  # too few have voted in time


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRecord:
    """The n-th vote of a table on a motion, by its name. `facts` are the details of the motion; `ballots` say for each user
    whether they are for it, the last one last.

    `post` is the message in the channel with its buttons; None before it is there, and once all is done about it; `UNPOSTED` where
    only a verdict is left to tell.
    """

    table: TableId
    n: int
    motion: str
    by: UserId
    opened_at: datetime
    until: datetime
    facts: Mapping[str, int | str] = field(default_factory=dict)
    ballots: Mapping[UserId, bool] = field(default_factory=dict)
    verdict: Verdict | None = None
    post: MessageId | None = None

    @property
    def is_untold(self) -> bool:
        """Whether the channel is still to read its verdict, by an answer or by a post."""
        return UNSAID in self.facts

    def is_post_due(self, now: datetime) -> bool:
        """Whether its verdict is due in a post by now: no answer to a press can bring it to the channel any more."""
        return self.is_untold and int(self.facts[UNSAID]) <= now.timestamp()
