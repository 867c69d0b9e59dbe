"""A motion that is declared in one class: it is offered, voted on, carried out and told, and nothing else knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from bot.messages.controls import Control, Kind, VoteKey
from bot.tables.ids import TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.vote_records import Verdict, VoteRecord
from bot.votes.motion import Motion, VoteButton, Voters, most_of, playing
from bot.votes.motions import MOTIONS, PROPOSED
from tests.bot.rivals.with_rivals import dealt_with_rivals
from tests.bot.ui.club import PEOPLE, Club, said

ANN, BEN, CLEO = PEOPLE[:3]


class Applause(Motion):
    """The motion to applaud, in borrowed words."""

    name: ClassVar[str] = "applause"
    number: ClassVar[int] = 100  # above those of real motions

    def __init__(self) -> None:
        self.heard = list[TableId]()

    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        return most_of(playing(record))

    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        self.heard.append(record.id)

    def asked(self, vote: VoteRecord) -> str:
        return "vote-draw"

    def passed(self, vote: VoteRecord) -> str:
        return "vote-agreed"

    def buttons(self, record: TableRecord, user: UserId) -> Iterator[VoteButton]:
        yield VoteButton(self.number, "vote-take")


@pytest.fixture
def applause(monkeypatch: pytest.MonkeyPatch) -> Applause:
    motions: Any = MOTIONS
    made = Applause()
    monkeypatch.setitem(motions, made.name, made)
    monkeypatch.setitem(PROPOSED, made.name, made.number)
    return made


def a_vote(table: TableId, what: int, n: int = 0) -> Control:
    return Control(table, n, Kind.VOTE, what)


async def test_a_new_motion_is_offered_voted_on_carried_out_and_told(club: Club, applause: Applause) -> None:
    table = (await club.dealt(3)).record.id
    menu = await club.press(ANN, a_vote(table, VoteKey.SHOW))

    call = await club.press(ANN, a_vote(table, applause.number))
    answer = await club.press(BEN, a_vote(table, VoteKey.YES, 1))

    assert said("vote-take") in menu.texts[0]
    assert f"<@{CLEO}>" in call.texts[0]
    assert said("vote-agreed") in answer.texts[0]
    assert applause.heard == [table]
    assert [vote.verdict for vote in await club.store.votes(table)] == [Verdict.PASSED]


async def test_the_cost_of_ending_a_game_is_said_of_no_other_motion(club: Club, applause: Applause) -> None:
    table = (await dealt_with_rivals(club)).record.id

    menu = await club.press(ANN, a_vote(table, VoteKey.SHOW))

    assert said("vote-take") in menu.texts[0]
    assert said("vote-control-end") not in menu.texts[0]
    assert said("vote-menu-costs") not in menu.texts[0]
