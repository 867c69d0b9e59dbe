"""Joint cases, as values: one case and one sheet for everybody in a channel, and all marks on it with their authors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NewType

from bot.cases.proof_records import DeedKind, ProofDeed, ProofRecord
from bot.tables.ids import CHANNEL, ChannelId, GuildId, MessageId, UserId

JointId = NewType("JointId", int)

JOINT_BELOW: Final = -1_000_000_000
"""The number of each joint case among all cases is below this: those to practise are above it."""


@dataclass(frozen=True, slots=True)
class JointDeed:
    """A mark or a hint at a joint case, and its author."""

    by: UserId
    deed: ProofDeed


@dataclass(frozen=True, slots=True, kw_only=True)
class JointRecord:
    """A joint case as stored. It is closed when all is proven (`is_solved`), when its host gives it up, or by a moderator (`is_moderated`).

    `revision` grows with each deed and with the end; `shown` is the one that the post in the channel (`message`) shows.
    `is_told`: the channel has been told of the end. `text`: the puzzle.
    """

    id: JointId
    guild: GuildId
    channel: ChannelId
    host: UserId
    locale: str
    opened_at: datetime
    closed_at: datetime | None = None
    is_solved: bool = False
    is_moderated: bool = False
    message: MessageId | None = None
    revision: int = 1
    shown: int = 0
    is_told: bool = False
    text: str = ""
    deeds: tuple[JointDeed, ...] = ()

    @property
    def number(self) -> int:
        """The number among all cases."""
        return JOINT_BELOW - self.id

    @property
    def proof(self) -> ProofRecord:
        """The proof of the channel as of one person, without any hint."""
        return self.proof_of(CHANNEL)

    def proof_of(self, user: UserId) -> ProofRecord:
        """Return the proof as that of one person: all deeds are theirs, but for the hints that others had."""
        others = [each for each in self.deeds if each.deed.kind is DeedKind.HINTED and each.by != user]
        return ProofRecord(
            case=self.number,
            user=user,
            looked_at=self.opened_at,
            closed_at=self.closed_at,
            deeds=tuple(each.deed for each in self.deeds if each not in others),
            others=tuple(each.deed for each in others),
        )

    @property
    def provers(self) -> Mapping[UserId, int]:
        """The number of marks that stand, of each person that has made one; the most first."""
        proven = Counter(each.by for each in self.deeds if each.deed.kind is DeedKind.PROVEN)
        return dict(proven.most_common())
