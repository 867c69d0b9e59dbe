"""Votes and hand-overs on Discord: put to the vote, counted and decided at the table, where all read it."""

from __future__ import annotations

from bot.house import House
from bot.messages.ballots import PROPOSED, TELLING, Ballots
from bot.messages.controls import Control, VoteKey
from bot.messages.sentences import names_of
from bot.tables.agreements import Agreements
from bot.tables.cast import stand_in
from bot.tables.handover import Handover
from bot.tables.ids import TableId, UserId, is_rival
from bot.tables.records import TableRecord
from bot.tables.servers import is_moderator
from bot.tables.status import Status
from bot.tables.takebacks import Takebacks
from bot.tables.vote_records import Motion, Verdict, VoteRecord
from bot.tables.votes import Votes
from bot.telling.vote_posts import VotePosts
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal
from games.core.events import Back
from games.core.seats import Seat


class VotingHandler:
    """The decisions that players take together."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self.votes = Votes(house.tables)
        self._handover = Handover(house.tables, self.votes)
        self._agreements = Agreements(house.tables, self.votes)
        self._takebacks = Takebacks(house.tables, self.votes)
        self._delivery = house.telling
        self._answers = house.words.answers
        self._ballots = Ballots(house.words.presenter)
        self._servers = house.servers
        announcer = house.outside.announcer
        self._posts = VotePosts(house.tables, self.votes, announcer, self._ballots, house.telling.greet)
        self.loop = self._posts.loop

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show how the vote of a table stands; where there is none, the motions that can be put to the vote."""
        record = await self._record(visit, table_id)
        if (vote := await self.votes.now(table_id)) is not None:
            await visit.reply.in_place(self._ballots.stands(record, vote, visit.person.locale))
            return
        if record.status is not Status.LIVE:
            raise Refusal("not-begun" if record.status is Status.LOBBY else "table-over")
        self._seated(visit, record)
        await visit.reply.in_place(self._ballots.menu(record, visit.person.user, visit.person.locale))

    async def propose(self, visit: Visit, table_id: TableId, motion: Motion) -> None:
        """Put something to the vote."""
        record = await self._record(visit, table_id)
        self._seated(visit, record)
        await self._say(visit, record, await self.votes.propose(table_id, visit.person.user, motion), is_new=True)

    async def propose_pace(self, visit: Visit, table_id: TableId, pace: int | None) -> None:
        """Propose another pace to all players that are there."""
        await self._visits.press(visit, table_id)
        record = await self._record(visit, table_id)
        await self._say(
            visit, record, await self._agreements.propose_pace(table_id, visit.person.user, pace), is_new=True
        )

    async def propose_pause(self, visit: Visit, table_id: TableId, seconds: int) -> None:
        """Propose a pause to all players that are there."""
        await self._visits.press(visit, table_id)
        record = await self._record(visit, table_id)
        await self._say(
            visit, record, await self._agreements.propose_pause(table_id, visit.person.user, seconds), is_new=True
        )

    async def replace(
        self,
        visit: Visit,
        table_id: TableId,
        *,
        player: UserId | None = None,
        newcomer: UserId | None = None,
        with_papers: bool = False,
    ) -> None:
        """Ask for a seat to go to another person: one's own, or that of `player`."""
        record = await self._record(visit, table_id)
        seated = record.seat_of(player) if player is not None else None
        if player is not None and seated is None:
            raise Refusal("unknown-player", n=len(record.seats))
        await self._offer(visit, record, seated.seat if seated is not None else None, newcomer, with_papers)

    async def successors(self, visit: Visit, record: TableRecord, seat: int) -> None:
        """Show the ways to fill a seat. Raises Refusal."""
        self._seated(visit, record)
        if record.seats[seat].gone:
            raise Refusal("stale")
        page = self._ballots.successors(record, record.seats[seat], visit.person.user, visit.person.locale)
        await visit.reply.in_place(page)

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Carry out a control of a vote."""
        if control.number == VoteKey.TAKEBACK:
            await self._take_back(visit, control)
            return
        record = await self._record(visit, control.table)
        seats = range(len(record.seats))
        match control.number:
            case VoteKey.SHOW:
                await self.show(visit, control.table)
            case VoteKey.YES | VoteKey.NO:
                is_for = control.number == VoteKey.YES
                vote = await self.votes.cast(control.table, control.seen, visit.person.user, is_for=is_for)
                await self._say(visit, record, vote)
            case VoteKey.TAKE:
                who = visit.person
                vote = await self._handover.take(control.table, control.seen, who.user, who.name, who.locale)
                await self._say(visit, record, vote)
            case key if key in PROPOSED:
                await self.propose(visit, control.table, PROPOSED[key])
            case key if (seat := key - VoteKey.OFFER) in seats:
                await self._offer(visit, record, Seat(seat), None, False)
            case key if (seat := key - VoteKey.RIVAL) in seats:
                await self._offer(visit, record, Seat(seat), stand_in(record), False)
            case key if (seat := key - VoteKey.NAMED) in seats:
                await self._offer(visit, record, Seat(seat), UserId(given.person.id), False)
            case key if (seat := key - VoteKey.PAPERS) in seats:
                await self._offer(visit, record, Seat(seat), UserId(given.person.id), True)
            case key if (seat := key - VoteKey.SEAT) in seats:
                await self.successors(visit, record, seat)
            case _:
                raise Refusal("stale")

    async def _take_back(self, visit: Visit, control: Control) -> None:
        """Take back the visitor's last move, or ask the others for it: in the channel, where they read it."""
        press = await self._visits.press(visit, control.table)
        if press.table.back(press.seat) is Back.AGREED and not press.table.record.is_alone(press.seat):
            await self._record(visit, control.table)
        done = await self._takebacks.press(control.table, visit.person.user, control.seen, visit.interaction)
        if isinstance(done, VoteRecord):
            await self._say(visit, press.table.record, done, is_new=True)
        else:
            await visit.reply.in_place(self._answers.done(done.table, (done.step,), done.seat, press.locale))

    async def _offer(
        self, visit: Visit, record: TableRecord, seat: Seat | None, newcomer: UserId | None, with_papers: bool
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
        await self._say(visit, record, vote, is_new=True)

    async def _say(self, visit: Visit, record: TableRecord, vote: VoteRecord, *, is_new: bool = False) -> None:
        """Say the motion or the verdict at the table, where no post of the table tells it; to the voter, how it stands."""
        if vote.verdict is not None:
            self.loop.wake()  # the post has nothing to press any more
        is_told = vote.is_unsaid and vote.post is not None  # by a post of its own
        if is_told or (vote.verdict is Verdict.PASSED and vote.motion in TELLING):
            await visit.reply.in_place(self._answers.note(visit.reader, "vote-decides"))
        elif vote.verdict is not None:
            await self._publicly(visit, record, vote)
            newcomer = UserId(int(vote.facts.get("user", 0)))
            if vote.verdict is Verdict.PASSED and vote.motion is Motion.REPLACE and not is_rival(newcomer):
                await self._delivery.greet(record.id, newcomer, is_there=True)
        elif is_new:
            await self._publicly(visit, record, vote)
        else:
            await visit.reply.in_place(self._ballots.stands(record, vote, visit.person.locale))

    async def _publicly(self, visit: Visit, record: TableRecord, vote: VoteRecord) -> None:
        made = self._ballots.asks(record, vote) if vote.verdict is None else self._ballots.decided(record, vote)
        post = await visit.reply.publicly(made)
        if post is not None and vote.verdict is None:
            await self.votes.keep_post(vote, post)
        elif post is None:  # too late: the table reads it in a post
            if vote.verdict is None:
                await self._posts.call(record, vote)
            else:
                await self.votes.leave_unsaid(vote)
                self.loop.wake()
            await visit.reply.privately(self._answers.note(visit.reader, "vote-silent"))

    async def _record(self, visit: Visit, table_id: TableId) -> TableRecord:
        """Return a table in the channel of the visitor: the decision is read there. Raises Refusal."""
        record = await self._visits.record(visit, table_id)
        visit.reply.names = names_of(record)
        if visit.channel != record.channel:
            raise Refusal("vote-elsewhere")
        return record

    @staticmethod
    def _seated(visit: Visit, record: TableRecord) -> None:
        seat = record.seat_of(visit.person.user)
        if seat is None:
            raise record.unseated
        if seat.gone:
            raise Refusal("already-left")
