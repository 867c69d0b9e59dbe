"""The motion to hand a seat over, with exactly its knowledge: to a named user, to the first taker, or to a rival."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar, Final

from bot.messages.controls import VoteKey
from bot.messages.sentences import bold
from bot.tables.cast import character_of
from bot.tables.display_names import program_name
from bot.tables.ids import UserId, is_rival
from bot.tables.pace import Attendance, Schedule, handed_over
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.rivals import LEAST
from bot.tables.service import Tables
from bot.tables.stores import TableFull
from bot.tables.table import Table
from bot.tables.vote_records import HANDOVER, NOBODY, VoteRecord
from bot.votes.motion import Motion, Say, VoteButton, Voters, playing
from games import BY_KEY
from games.core.contract import Refusal
from games.core.lines import Fact, Who
from games.core.seats import Seat


class Replacement(Motion):
    """The motion that a seat goes to another user. Its details: `seat`, the user before (`old`), the newcomer (`user`), `papers`."""

    name: ClassVar[str] = HANDOVER

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters: the newcomer, and most of the others."""
        owner = record.seats[int(vote.facts["seat"])].user
        newcomer = UserId(int(vote.facts["user"]))
        if vote.by == newcomer:  # the player before comes back: that is between the two of them
            return Voters(_people(newcomer, owner), frozenset())
        return Voters(_people(newcomer), playing(record) - {owner})

    def asked(self, vote: VoteRecord) -> str:
        """Return the key of its question: about an offer to all, a rival, or a person."""
        if vote.facts["user"] == NOBODY:
            return "vote-offer"
        return "vote-rival" if _is_for_rival(vote) else super().asked(vote)

    def passed(self, vote: VoteRecord) -> str:
        """Return the key of its sentence once it has passed: about a rival that comes or goes, or about people."""
        if is_rival(UserId(int(vote.facts.get("old", NOBODY)))):
            return "vote-rival-leaves"
        return "vote-rival-passed" if _is_for_rival(vote) else super().passed(vote)

    def facts(self, vote: VoteRecord, say: Say, *, is_past: bool = False) -> Mapping[str, Fact]:
        """Return the player, the newcomer, and the proposer's tie to the seat: their own, the one before, or another's."""
        newcomer = f"<@{vote.facts['user']}>"
        if _is_for_rival(vote):
            newcomer = bold(program_name(str(vote.facts["name"])))
        player: Fact = Who(Seat(int(vote.facts["seat"])))
        if is_past and "old" in vote.facts:
            player = _called(UserId(int(vote.facts["old"])))
        return {"player": player, "newcomer": newcomer, "whose": _whose(vote)}

    def newcomer(self, vote: VoteRecord) -> UserId | None:
        """Return the person that gets the seat; None for a rival, and where nobody has taken it."""
        user = UserId(int(vote.facts["user"]))
        return None if user == NOBODY or is_rival(user) else user

    def buttons(self, record: TableRecord, user: UserId) -> Iterator[VoteButton]:
        """Yield a button for each seat, which leads to its successors."""
        for seat in record.seats:
            if not seat.gone:
                key = "vote-control-offer" if seat.user == user else "vote-control-replace"
                yield VoteButton(VoteKey.SEAT + seat.seat, key, seat.seat)

    def after(self, vote: VoteRecord) -> Iterator[VoteButton]:
        """Yield the button that gives a seat back which a rival plays on."""
        if _is_for_rival(vote):
            yield VoteButton(VoteKey.BACK, "vote-control-return")

    def ballots(self, vote: VoteRecord) -> Iterator[VoteButton]:
        """Yield the button of the newcomer: where a person is wanted, and has not asked themselves."""
        if vote.by != vote.facts["user"] and not _is_for_rival(vote):
            yield VoteButton(VoteKey.TAKE, "vote-take")

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Hand the seat over, and give the table its schedule in the same transaction."""
        seat, newcomer = Seat(int(vote.facts["seat"])), UserId(int(vote.facts["user"]))
        async with tables.live(record.id) as table:
            if is_rival(newcomer):
                check_company(table.record, table.player(seat))
            try:
                await tables.store.replace_seat(
                    record.id,
                    table.player(seat).user,
                    user=newcomer,
                    name=str(vote.facts.get("name", "")),
                    locale=str(vote.facts.get("locale", record.locale)),
                    with_papers=bool(vote.facts["papers"]),
                    schedule=await _anew(tables, table, seat, newcomer),
                )
            except TableFull:
                raise Refusal("vote-over") from None
            finally:  # also where no word came back: it may be stored
                tables.renew(record.id)


REPLACE: Final = Replacement()


def check_company(record: TableRecord, seat: SeatRecord) -> None:
    """Raise Refusal where a rival cannot take a seat: no person would be left, or the game has no rivals."""
    if BY_KEY[record.game].rival is None:
        raise Refusal("rivals-not-here")
    if seat.is_rival or record.is_alone(seat.seat):
        raise Refusal("rivals-only")


async def _anew(tables: Tables, table: Table, seat: Seat, newcomer: UserId) -> Schedule:
    """Return the schedule of a table with a newcomer: with the time of a turn, and neither missed turns nor an absence of the player before."""
    record, now = table.record, tables.now()
    seats = tuple(replace(each, user=newcomer) if each.seat == seat else each for each in record.seats)
    sitters = await tables.people.sitters(replace(record, seats=seats), record.clock.back(seat))
    attendance = Attendance(table.now.view.waiting, sitters)
    schedule = handed_over(record.schedule, seat, now, record.pace, attendance)
    # A rival that owes nothing finds so at its hour.
    return replace(schedule, rival_at=now + LEAST) if is_rival(newcomer) else schedule


def _people(*users: UserId) -> frozenset[UserId]:
    """Return these, but for the program: it takes any seat, and gives it back."""
    return frozenset(user for user in users if not is_rival(user))


def _is_for_rival(vote: VoteRecord) -> bool:
    """Return whether a rival is to take the seat."""
    return is_rival(UserId(int(vote.facts["user"])))


def _whose(vote: VoteRecord) -> str:
    if vote.by == vote.facts["user"]:
        return "before"
    return "own" if vote.by == vote.facts.get("old") else "another"


def _called(user: UserId) -> str:
    return bold(program_name(character_of(user).name)) if is_rival(user) else f"<@{user}>"
