"""The motions, in the order of their buttons. A new one is a file here and an entry of this list."""

from collections.abc import Mapping
from typing import Final

from bot.tables.vote_records import VoteRecord
from bot.votes.motion import Motion
from bot.votes.motions.ending import DRAW, END
from bot.votes.motions.replacement import REPLACE
from bot.votes.motions.takeback import TAKEBACK
from bot.votes.motions.time import PACE, PAUSE

MOTIONS: Final[Mapping[str, Motion]] = {each.name: each for each in (END, DRAW, REPLACE, PACE, PAUSE, TAKEBACK)}
"""The motions by their names."""
PROPOSED: Final = {name: each.number for name, each in MOTIONS.items() if each.number is not None}
"""The numbers of those that are proposed without details, by their names."""


def motion_of(vote: VoteRecord) -> Motion:
    """Return the motion of a vote."""
    return MOTIONS[vote.motion]
