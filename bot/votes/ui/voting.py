"""Votes on Discord: put to the vote, counted and decided at the table, where all read it."""

from __future__ import annotations

from contextlib import suppress

from bot.house import House
from bot.messages.controls import Control, VoteKey
from bot.messages.sentences import names_of
from bot.messages.ways_on import WaysOn
from bot.tables.ids import TableId
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.stores import StoreTrouble
from bot.tables.vote_records import Verdict, VoteRecord
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from bot.votes.messages.ballots import Ballots
from bot.votes.motions import MOTIONS, motion_of
from bot.votes.posts import VotePosts
from bot.votes.votes import Votes
from games.core.contract import Refusal


class VotingHandler:
    """The votes of a table: their list, their ballots and their verdicts."""

    def __init__(self, house: House, visits: Visits) -> None:
        self.visits = visits
        self.votes = Votes(house.tables)
        self._greet = house.telling.greet
        self._answers = house.words.answers
        self._tables = house.tables
        self._ways = WaysOn(house.words.presenter)
        self._ballots = Ballots(house.words.presenter)
        self._posts = VotePosts(self.votes, house.outside.announcer, self._ballots, self._greet)
        self.loop = self._posts.loop

    async def press(self, visit: Visit, control: Control, _: Given) -> None:
        """Carry out a control of a vote, or the button of a motion. Raises Refusal."""
        match control.number:
            case VoteKey.SHOW:
                await self._show(visit, control.table)
            case VoteKey.YES | VoteKey.NO as key:
                record = await self.record(visit, control.table)
                is_for = key == VoteKey.YES
                vote = await self.votes.cast(control.table, control.seen, visit.person.user, is_for=is_for)
                await self.say(visit, record, vote)
            case number:
                record = await self.record(visit, control.table)
                motion = next((each for each in MOTIONS.values() if each.number == number), None)
                if motion is None:
                    raise Refusal("stale")
                self.seated(visit, record)
                vote = await self.votes.propose(record.id, visit.person.user, motion)
                await self.say(visit, record, vote, is_new=True)

    async def _show(self, visit: Visit, table_id: TableId) -> None:
        """Show how the vote of a table stands; where there is none, the motions that can be put to the vote."""
        record = await self.record(visit, table_id)
        if (vote := await self.votes.undecided(table_id)) is not None:
            await visit.reply.in_place(self._ballots.stands(record, vote, visit.person.locale))
            return
        if record.status is not Status.LIVE:
            raise record.not_live
        self.seated(visit, record)
        await visit.reply.in_place(self._ballots.menu(record, visit.person.user, visit.person.locale))

    # For the handlers of motions with details

    async def say(self, visit: Visit, record: TableRecord, vote: VoteRecord, *, is_new: bool = False) -> None:
        """Say the motion or the verdict at the table, where no post of the table tells it; to the voter, how it stands."""
        motion = motion_of(vote)
        if vote.verdict is not None:
            self.loop.wake()  # the post has nothing to press any more
        is_told = vote.is_post_due(self.votes.tables.now()) and vote.post is not None  # by a post of its own
        if is_told or (vote.verdict is Verdict.PASSED and motion.is_told):
            await visit.reply.in_place(self._answers.note(visit.reader, "vote-decides"))
        elif vote.verdict is not None:
            await self._publicly(visit, record, vote)
            newcomer = motion.newcomer(vote)
            if vote.verdict is Verdict.PASSED and newcomer is not None:
                await self._greet(record.id, newcomer, is_there=True)
        elif is_new:
            await self._publicly(visit, record, vote)
        else:
            await visit.reply.in_place(self._ballots.stands(record, vote, visit.person.locale))

    async def _publicly(self, visit: Visit, record: TableRecord, vote: VoteRecord) -> None:
        """Say the motion or the verdict at the table: by the answer, but where a private message was pressed.

        Such a message changes instead, or its old buttons would stay; the table reads a post.
        """
        made = self._ballots.asks(record, vote) if vote.verdict is None else self._ballots.decided(record, vote)
        post = await visit.reply.publicly(made) if visit.is_from_public else None
        if post is not None and vote.verdict is None:
            await self.votes.keep_post(vote, post)
        elif post is not None:
            with suppress(StoreTrouble):  # within a minute the loop looks whether it is there
                await self.votes.keep_said(vote)
        else:  # private, or too late: the table reads it in a post
            if vote.verdict is None:
                await self._posts.call(record, vote)
            else:
                await self.votes.leave_unsaid(vote)
                self.loop.wake()
            await self._apart(visit, record, vote)

    async def _apart(self, visit: Visit, record: TableRecord, vote: VoteRecord) -> None:
        """Answer the voter alone, where the table reads a post."""
        if visit.is_from_public:
            await visit.reply.privately(self._answers.note(visit.reader, "vote-silent"))
        elif vote.verdict is None:
            await visit.reply.in_place(self._ballots.stands(record, vote, visit.person.locale))
        else:
            said, user = self._answers.note(visit.reader, "vote-decides"), visit.person.user
            if (
                vote.verdict is Verdict.PASSED and motion_of(vote).newcomer(vote) == user
            ):  # the table is theirs to go on with
                said = self._ways.table(await self._tables.load(record.id), user, said, is_late=True)
            await visit.reply.in_place(said)

    async def record(self, visit: Visit, table_id: TableId, *, is_near: bool = False) -> TableRecord:
        """Return a table in the channel of the visitor, where the decision is read; `is_near`: or on their server. Raises Refusal."""
        record = await self.visits.record(visit, table_id)
        visit.reply.names = names_of(record)
        if visit.channel != record.channel and not (is_near and visit.guild == record.guild):
            raise Refusal("vote-elsewhere")
        return record

    @staticmethod
    def seated(visit: Visit, record: TableRecord) -> None:
        """Raise Refusal where the visitor does not play."""
        seat = record.seat_of(visit.person.user)
        if seat is None:
            raise record.unseated
        if seat.gone:
            raise Refusal("already-left")
