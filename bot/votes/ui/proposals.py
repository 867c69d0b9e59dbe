"""Time and takebacks put to the vote on Discord."""

from __future__ import annotations

from bot.house import House
from bot.messages.controls import Control
from bot.messages.names import number
from bot.tables.pace import PACES
from bot.tables.vote_records import VoteRecord
from bot.ui.room import Given
from bot.ui.visits import Visit
from bot.votes.agreements import Agreements
from bot.votes.motions.time import DAY
from bot.votes.takebacks import Takebacks
from bot.votes.ui.voting import VotingHandler
from games.core.contract import Refusal
from games.core.events import Back


class ProposalHandler:
    """The proposals of a player about the clock and about their last move."""

    def __init__(self, house: House, voting: VotingHandler) -> None:
        self._voting = voting
        self._visits = voting.visits
        self._agreements = Agreements(voting.votes)
        self._takebacks = Takebacks(voting.votes)
        self._answers = house.words.answers

    async def pace(self, visit: Visit, control: Control, given: Given) -> None:
        """Propose the pace that is chosen to all players that are there. Raises Refusal."""
        await self._visits.press(visit, control.table)
        pace = given.values[0] if given.values else ""
        if pace not in PACES:
            raise Refusal("no-such-option")
        record = await self._voting.record(visit, control.table)
        vote = await self._agreements.propose_pace(record.id, visit.person.user, PACES[pace])
        await self._voting.say(visit, record, vote, is_new=True)

    async def pause(self, visit: Visit, control: Control, given: Given) -> None:
        """Propose a pause of the days that are chosen to all players that are there. Raises Refusal."""
        await self._visits.press(visit, control.table)
        days = number(given.values[0] if given.values else "") or 0
        record = await self._voting.record(visit, control.table)
        vote = await self._agreements.propose_pause(record.id, visit.person.user, days * DAY)
        await self._voting.say(visit, record, vote, is_new=True)

    async def take_back(self, visit: Visit, control: Control, _: Given) -> None:
        """Take back the visitor's last move, or ask the others for it: in the channel, where they read it."""
        press = await self._visits.press(visit, control.table)
        if press.table.back(press.seat) is Back.AGREED and not press.table.record.is_alone(press.seat):
            await self._voting.record(visit, control.table)
        done = await self._takebacks.press(control.table, visit.person.user, control.seen, visit.interaction)
        if isinstance(done, VoteRecord):
            await self._voting.say(visit, press.table.record, done, is_new=True)
        else:
            await visit.reply.in_place(self._answers.done(done.table, (done.step,), done.seat, press.locale))
