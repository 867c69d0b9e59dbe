"""The posts of votes in a club: the loop that makes them, and what stands in the channels."""

from __future__ import annotations

from bot.loop import Loop
from bot.messages.controls import Control, Kind
from bot.tables.ids import TableId
from bot.votes.posts import VotePosts
from tests.bot.ui.club import Club


def a_vote(table: TableId, what: int, n: int = 0) -> Control:
    return Control(table, n, Kind.VOTE, what)


def loop(club: Club) -> Loop:
    [found] = club.rooms["votes"].loops
    made = getattr(found.tick, "__self__", None)
    assert isinstance(made, VotePosts)
    made.side_by_side.patience = 60  # on a busy machine too
    return found


def posts(club: Club) -> list[str]:
    return [each.text for each in club.discord.channel if not each.is_panel]
