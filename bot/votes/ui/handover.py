"""Seats put to the vote on Discord: their takers, by lists and buttons, or by `/table replace`."""

from __future__ import annotations

import discord

from bot.house import House
from bot.messages.controls import Control, VoteKey
from bot.tables.cast import stand_in
from bot.tables.ids import UserId
from bot.tables.records import TableRecord
from bot.tables.servers import is_moderator
from bot.ui.room import Given
from bot.ui.visits import Visit
from bot.votes.handover import Handover
from bot.votes.messages.successors import successors
from bot.votes.ui.voting import VotingHandler
from games.core.contract import Refusal
from games.core.seats import Seat


class HandoverHandler:
    """The seats that change hands by a vote."""

    def __init__(self, house: House, voting: VotingHandler) -> None:
        self._voting = voting
        self._handover = Handover(voting.votes)
        self._say = house.words.presenter.sentences.say
        self._servers = house.servers

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Carry out a button or a list about one seat: the number of its control says which. Raises Refusal."""
        record = await self._voting.record(visit, control.table)
        seats = range(len(record.seats))
        match control.number:
            case key if (seat := key - VoteKey.OFFER) in seats:
                await self._offer(visit, record, Seat(seat), None)
            case key if (seat := key - VoteKey.RIVAL) in seats:
                await self._offer(visit, record, Seat(seat), stand_in(record))
            case key if (seat := key - VoteKey.NAMED) in seats:
                await self._offer(visit, record, Seat(seat), _newcomer(given.person))
            case key if (seat := key - VoteKey.PAPERS) in seats:
                await self._offer(visit, record, Seat(seat), _newcomer(given.person), with_papers=True)
            case key if (seat := key - VoteKey.SEAT) in seats:
                await self._show(visit, record, Seat(seat))
            case _:
                raise Refusal("stale")

    async def take(self, visit: Visit, control: Control, _: Given) -> None:
        """Let the visitor agree to take the seat that a vote is about."""
        record, who = await self._voting.record(visit, control.table), visit.person
        vote = await self._handover.take(control.table, control.seen, who.user, who.name, who.locale)
        await self._voting.say(visit, record, vote)

    async def replace(self, visit: Visit, control: Control, given: Given) -> None:
        """Ask for a seat to go to another person: one's own, or that of a named player."""
        record = await self._voting.record(visit, control.table)
        player, newcomer = given.named.get("player"), given.named.get("by")
        seat = None  # one's own, or the one before
        if player is not None and player.id != visit.person.user:
            seated = record.seat_of(UserId(player.id))
            if seated is None:
                raise Refusal("nobody-there")
            seat = seated.seat
        to = _newcomer(newcomer) if newcomer is not None else None
        await self._offer(visit, record, seat, to, with_papers="notes" in given.values)

    async def back(self, visit: Visit, control: Control, _: Given) -> None:
        """Give the visitor the seat back that they had before, also from their inbox. Raises Refusal."""
        record = await self._voting.record(visit, control.table, is_near=True)
        if record.seat_of(visit.person.user) is not None:
            raise Refusal("already-seated")
        await self._offer(visit, record, None, visit.person.user)

    async def _show(self, visit: Visit, record: TableRecord, seat: Seat) -> None:
        """Show the ways to fill a seat. Raises Refusal."""
        self._voting.seated(visit, record)
        if record.seats[seat].gone:
            raise Refusal("stale")
        page = successors(self._say, record, record.seats[seat], visit.person.user, visit.person.locale)
        await visit.reply.in_place(page)

    async def _offer(
        self,
        visit: Visit,
        record: TableRecord,
        seat: Seat | None,
        newcomer: UserId | None,
        *,
        with_papers: bool = False,
    ) -> None:
        who = visit.person
        vote = await self._handover.offer(
            record.id,
            who.user,
            who.name,
            who.locale,
            seat=seat,
            newcomer=newcomer,
            with_papers=with_papers,
            is_moderator=is_moderator(await self._servers.get(record.guild), visit.standing),
        )
        await self._voting.say(visit, record, vote, is_new=True)


def _newcomer(person: discord.User | discord.Member) -> UserId:
    """Return the user id of a person that is named for a seat. Raises Refusal."""
    if person.bot:
        raise Refusal("replace-bot")
    return UserId(person.id)
