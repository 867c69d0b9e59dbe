"""Offers of a seat, with exactly its knowledge, to a user, a rival or the first taker: the players vote on them."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.messages.sentences import stamp
from bot.tables.cast import character_of
from bot.tables.display_names import safe_name
from bot.tables.ids import TableId, UserId, is_rival
from bot.tables.records import Entry, SeatRecord, TableRecord
from bot.tables.stores import NO_SEAT
from bot.tables.table import Table
from bot.tables.vote_records import NOBODY, VoteRecord
from bot.votes.motions.replacement import REPLACE, check_company
from bot.votes.votes import Votes
from games.core.contract import Refusal
from games.core.lines import Who
from games.core.playthrough import EntryKind
from games.core.seats import Seat

SILENCE: Final = timedelta(hours=24)
"""The wait after which an idle player may be replaced, also where no clock runs."""


class Handover:
    """Proposes that seats go from one user to another."""

    def __init__(self, votes: Votes) -> None:
        self._tables = votes.tables
        self._votes = votes

    async def offer(
        self,
        table_id: TableId,
        user: UserId,
        name: str,
        locale: str,
        *,
        seat: Seat | None = None,
        newcomer: UserId | None = None,
        with_papers: bool = False,
        is_moderator: bool = False,
    ) -> VoteRecord:
        """Ask the others to let a seat (one's own by default) go to a user, or to the first taker. Raises Refusal.

        A moderator without a seat may ask for it too, of any seat; it is the players that decide.
        """
        table = await self._tables.load(table_id)
        record = table.record
        mine = record.seat_of(user)
        entries = await self._tables.store.entries(table_id)
        if mine is not None and mine.gone:
            raise Refusal("already-left")
        if mine is not None and newcomer == user:
            raise Refusal("invites-self")
        if mine is None and is_moderator and seat is not None:
            if newcomer == user:
                raise Refusal("moderator-takes")
        elif mine is None:  # the player before may come back, if the player of the seat now agrees
            seat, newcomer = await self._left_by(record, user, entries), user
        wanted = _seat(record, seat if seat is not None or mine is None else mine.seat)
        is_free = wanted.user == user or wanted.is_rival
        if mine is not None and not is_free and not self._is_absent(table, wanted.seat, entries):
            if (until := record.clock.away.get(wanted.seat)) is not None:
                raise Refusal("replace-away", guest=Who(wanted.seat), at=stamp(until))
            raise Refusal("replace-present", guest=Who(wanted.seat))
        if newcomer is not None and newcomer != user and await self._tables.people.blocks(record.host, newcomer):
            # A block is told to the host alone.
            raise Refusal("guest-blocked") if user == record.host else Refusal("guest-barred", person=f"<@{newcomer}>")
        await self._check_newcomer(record, wanted.seat, newcomer or NOBODY)
        about: dict[str, int | str] = {
            "seat": int(wanted.seat),
            "old": int(wanted.user),
            "user": int(newcomer or NOBODY),
        }
        about["papers"] = int(with_papers and wanted.user == user)
        if newcomer == user:
            about |= {"name": safe_name(name), "locale": locale}
        if newcomer is not None and is_rival(newcomer):
            check_company(record, wanted)
            about |= {"name": character_of(newcomer).name, "locale": record.locale}
        return await self._votes.propose(table_id, user, REPLACE, about)

    async def take(self, table_id: TableId, n: int, user: UserId, name: str, locale: str) -> VoteRecord:
        """Agree to take the seat that a vote is about. Raises Refusal."""
        vote = await self._votes.undecided(table_id)
        record = await self._tables.store.get(table_id)
        if record is None or vote is None or vote.n != n or vote.motion != REPLACE.name:
            raise Refusal("vote-over")
        if vote.facts["user"] not in (NOBODY, user):
            raise Refusal("seat-for-another")
        await self._check_newcomer(record, Seat(int(vote.facts["seat"])), user)
        about: dict[str, int | str] = {"user": int(user), "name": safe_name(name), "locale": locale}
        return await self._votes.cast(table_id, n, user, is_for=True, facts=about)

    async def _check_newcomer(self, record: TableRecord, seat: Seat, newcomer: UserId) -> None:
        """Raise Refusal where a user cannot take this seat."""
        if (there := record.seat_of(newcomer)) is not None:
            raise Refusal("guest-seated", guest=Who(there.seat))
        if is_rival(newcomer):
            return  # it knows nothing but the seat log
        if record.is_held and not await self._tables.store.has_held_another(record.id, newcomer, NO_SEAT):
            raise Refusal("twin-newcomer")  # they may know the deal from another table
        if await self._tables.people.blocks(record.host, newcomer):
            raise Refusal("not-welcome")
        if await self._tables.store.has_visited(record.id, newcomer):
            raise Refusal("gallery-seen", person=f"<@{newcomer}>")
        if await self._tables.store.has_held_another(record.id, newcomer, seat):
            raise Refusal("other-seat-held", person=f"<@{newcomer}>")

    def _is_absent(self, table: Table, seat: Seat, entries: list[Entry]) -> bool:
        """Return whether the clock played for a seat when it was last its turn, or all have waited for it long, and not in a pause."""
        last = next((entry for entry in reversed(entries) if entry.seat == seat), None)
        if last is not None and last.kind is EntryKind.LATE:
            return True
        is_waiting = seat in table.now.view.waiting and table.record.clock.paused_until is None
        since = entries[-1].at if entries else table.record.started_at
        return is_waiting and since is not None and self._tables.now() - since >= SILENCE

    async def _left_by(self, record: TableRecord, user: UserId, entries: list[Entry]) -> Seat:
        """Return the seat that a user held before another took it, also where they never played. Raises Refusal."""
        played = next((entry.seat for entry in reversed(entries) if entry.user == user), None)
        if played is not None:
            return played
        store = self._tables.store
        if await store.has_held_another(record.id, user, NO_SEAT):
            for seat in record.seats:
                if not await store.has_held_another(record.id, user, seat.seat):
                    return seat.seat
        raise Refusal("not-seated")


def _seat(record: TableRecord, seat: Seat | None) -> SeatRecord:
    if seat is None or not 0 <= seat < len(record.seats):
        raise Refusal("unknown-player", n=len(record.seats))
    found = record.seats[seat]
    if found.gone:
        raise Refusal("seat-left", guest=Who(found.seat))
    return found
