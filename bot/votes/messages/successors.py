"""Successors: the ways to fill a seat, as lists and buttons."""

from __future__ import annotations

from bot.messages.controls import Control, Kind, VoteKey
from bot.messages.sentences import reader_of
from bot.tables.ids import UserId
from bot.tables.records import SeatRecord, TableRecord
from bot.telling.message import PersonSelect, PrivateMessage, Row
from bot.votes.messages.ballots import button
from bot.votes.motion import Say, VoteButton
from games import BY_KEY
from games.core.lines import Who


def successors(say: Say, record: TableRecord, seat: SeatRecord, user: UserId, locale: str) -> PrivateMessage:
    """Return the ways to fill a seat: a named person, an offer to everybody, the program."""
    reader, is_own, n = reader_of(record, locale), seat.user == user, seat.seat
    people = [(VoteKey.NAMED, "vote-control-named"), *([(VoteKey.PAPERS, "vote-control-papers")] if is_own else [])]
    rows: list[Row] = [
        (PersonSelect(id=Control(record.id, 0, Kind.VOTE, key + n).id, prompt=say(reader, prompt)),)
        for key, prompt in people
    ]
    buttons = [VoteButton(VoteKey.OFFER + n, "vote-control-anybody")]
    if not is_own and not seat.is_rival and BY_KEY[record.game].rival is not None:
        buttons.append(VoteButton(VoteKey.RIVAL + n, "vote-control-rival", n))
    buttons.append(VoteButton(VoteKey.SHOW, "vote-control-back"))
    row = tuple(button(say, record, each, reader) for each in buttons)
    text = say(reader, "vote-seat", own=is_own, player=Who(n))
    return PrivateMessage(text=text, rows=(*rows, row), reader=reader)
