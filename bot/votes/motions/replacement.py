"""The motion to hand a seat over, with exactly its knowledge: to a named user, to the first taker, or to a rival."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from bot.messages.controls import VoteKey
from bot.messages.sentences import bold
from bot.tables.cast import character_of
from bot.tables.display_names import program_name
from bot.tables.ids import UserId, is_rival
from bot.tables.pace import handed_over
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.rivals import LEAST
from bot.tables.service import Tables
from bot.tables.stores import TableFull
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
        """Return the key of its sentence once it has passed: about a rival, or a person."""
        return "vote-rival-passed" if _is_for_rival(vote) else super().passed(vote)

    def facts(self, vote: VoteRecord, say: Say, *, is_past: bool = False) -> Mapping[str, Fact]:
        """Return the player and the newcomer."""
        newcomer = f"<@{vote.facts['user']}>"
        if _is_for_rival(vote):
            newcomer = bold(program_name(str(vote.facts["name"])))
        player: Fact = Who(Seat(int(vote.facts["seat"])))
        if is_past and "old" in vote.facts:
            player = _called(UserId(int(vote.facts["old"])))
        return {"player": player, "newcomer": newcomer}

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

    def ballots(self, vote: VoteRecord) -> Iterator[VoteButton]:
        """Yield the button of the newcomer."""
        if vote.by != vote.facts["user"]:
            yield VoteButton(VoteKey.TAKE, "vote-take")

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Hand the seat over."""
        if is_rival(UserId(int(vote.facts["user"]))):
            check_company(record, record.seats[int(vote.facts["seat"])])
        old, new = record.seats[int(vote.facts["seat"])].user, UserId(int(vote.facts["user"]))
        if old == new:
            return  # done before the process died
        async with tables.locked(record.id):
            try:
                await tables.store.replace_seat(
                    record.id,
                    old,
                    user=new,
                    name=str(vote.facts.get("name", "")),
                    locale=str(vote.facts.get("locale", record.locale)),
                    with_papers=bool(vote.facts["papers"]),
                )
            except TableFull:
                raise Refusal("vote-over") from None
            finally:
                tables.forget(record)
            await _begin_anew(tables, record, Seat(int(vote.facts["seat"])))
            if is_rival(new):  # if it owes nothing now, it finds so
                await tables.store.plan_rival(record.id, tables.now() + LEAST)
                tables.forget(record)
        tables.changed(record.id)


REPLACE: Final = Replacement()


def check_company(record: TableRecord, seat: SeatRecord) -> None:
    """Raise Refusal where a rival cannot take a seat: no person would be left, or the game has no rivals."""
    if BY_KEY[record.game].rival is None:
        raise Refusal("rivals-not-here")
    if seat.is_rival or record.is_alone(seat.seat):
        raise Refusal("rivals-only")


async def _begin_anew(tables: Tables, record: TableRecord, seat: Seat) -> None:
    """Give a newcomer the time of a turn, and neither the missed turns nor the absence of the player before."""
    table = await tables.load(record.id)
    room = await tables.room(table, record.clock.back(seat))
    schedule = handed_over(record.schedule, seat, tables.now(), record.pace, room)
    await tables.store.configure(record.id, schedule=schedule)
    tables.forget(record)  # it was read before its clock was changed


def _people(*users: UserId) -> frozenset[UserId]:
    """Return these, but for the program: it takes any seat, and gives it back."""
    return frozenset(user for user in users if not is_rival(user))


def _is_for_rival(vote: VoteRecord) -> bool:
    """Return whether a rival is to take the seat."""
    return is_rival(UserId(int(vote.facts["user"])))


def _called(user: UserId) -> str:
    return bold(program_name(character_of(user).name)) if is_rival(user) else f"<@{user}>"
