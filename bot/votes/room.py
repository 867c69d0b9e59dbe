"""The room of votes: the common decisions of a table's players."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Control, Kind, TimeKey, VoteKey
from bot.ui.room import Room
from bot.ui.visits import Visits
from bot.votes.ui.handover import HandoverHandler
from bot.votes.ui.proposals import ProposalHandler
from bot.votes.ui.voting import VotingHandler
from games.core.seats import MOST_SEATS


def room(house: House, visits: Visits) -> Room:
    """Return the room."""
    voting = VotingHandler(house, visits)
    handover, proposals = HandoverHandler(house, voting), ProposalHandler(house, voting)
    of_seats = (VoteKey.OFFER, VoteKey.RIVAL, VoteKey.NAMED, VoteKey.SEAT, VoteKey.PAPERS)
    return Room(
        name="votes",
        controls={
            (Control, Kind.VOTE): voting.press,
            **{(Control, Kind.VOTE, key + seat): handover.press for key in of_seats for seat in range(MOST_SEATS)},
            (Control, Kind.VOTE, VoteKey.TAKE): handover.take,
            (Control, Kind.VOTE, VoteKey.REPLACE): handover.replace,
            (Control, Kind.VOTE, VoteKey.BACK): handover.back,
            (Control, Kind.VOTE, VoteKey.TAKEBACK): proposals.take_back,
            (Control, Kind.TIME, TimeKey.PACE): proposals.pace,
            (Control, Kind.TIME, TimeKey.PAUSE): proposals.pause,
        },
        loops=(voting.loop,),
    )
