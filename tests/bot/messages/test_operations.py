"""Operations of controls: each keeps the number or the word that it was first posted with, and no other takes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum, IntEnum, StrEnum
from typing import Final

import pytest

import bot.rooms  # noqa: F401  # it imports the controls of all rooms
from bot.deduction.messages.controls import SheetKey
from bot.messages.codes import Code
from bot.messages.controls import CaseKey, Chapter, DoorKey, Fixed, Kind, Leaf, Mine, RivalKey, TimeKey, VoteKey
from bot.nights.messages.controls import Evening
from bot.servers.messages.controls import ServerRule
from bot.tables.people_records import SWITCHES
from bot.votes.motions import PROPOSED
from games.core.seats import MOST_SEATS
from tests.bot.messages.test_controls import KINDS

PLACES: Final = re.compile(r"bot\.(\w+\.)?messages\.(\w+_)?controls")

POSTED: Mapping[type[Enum], str] = {
    Kind: (
        "FIXED=0 VERB=1 ACTION=2 SELECT=3 FORM=4 CONFIRMED=5 PICK=6 FRAME=7 VOTE=8 TIME=10 SHEET=9 RIVAL=12 OPTIONS=13"
    ),
    Fixed: (
        "JOIN=0 LEAVE=1 START=2 DESK=3 NOTES=4 RULES=5 LOG=6 OPTION=7 NOTES_FORM=8 CANCEL=9 RESIGN=10 END=11 "
        "EXPORT=12 PACE=13 SHEET=14 WORD=15 RIVALS=16 MORE=17 LANGUAGE=18 CLOSE=20 WATCH=21 INQUEST=23 "
        "PUBLISH=24 FILM=22 TABS=25 PANEL_DESK=26 STATUS=27 PEOPLE=28 INVITE=29 KICK=31 HOST=32 PRIVATE=33 "
        "PUBLIC=34 AGAIN=30"
    ),
    VoteKey: "YES=0 NO=1 TAKE=2 SHOW=3 TAKEBACK=6 REPLACE=7 OFFER=8 BACK=18 RIVAL=20 NAMED=30 SEAT=40 PAPERS=50",
    TimeKey: "SHOW=0 EXTEND=1 HERE=2 PACE=5 PAUSE=6 MUTE=7 MUTE_ALL=8 REMIND=9",
    RivalKey: "ADD=0 REMOVE=1 FILL=2",
    SheetKey: "YES=0 NO=1 MAYBE=2 OWN=3 CLEAR=4 UNDO=5 COLUMN=6 ROWS=7 WHY=30 CHECK=31 HINT=40 WORDS=50",
    Leaf: "RULES=r LESSON=l ANSWER=a SHELF=s HELP=h TECHNIQUES=t OPEN=o MINE=m PRACTISE=p",
    DoorKey: "SHOW=show ALONE=alone TABLE=table JOIN=join CASE=case NIGHT=night WAYS=ways",
    Mine: (
        "SETTINGS=settings PAGES=pages EXPORT=export ERASE=erase TIME=time HOURS=hours "
        "HOURS_SET=hoursset AWAY=away AWAY_SET=awayset BACK=back REMIND=remind BLOCKS=blocks BLOCK=block "
        "INBOX=inbox READING=reading WAKE=wake SLEEP=sleep"
    ),
    Chapter: "PERSON=p GAME=g SERVER=s",
    CaseKey: (
        "SHOW=show PICK=pick ANSWER=answer SOLUTION=solution WHY=why SHARE=share BOARD=board "
        "PRACTISE=practise CLUES=clues QUICK=quick SHEET=sheet ROW=row COLUMN=column YES=yes NO=not PAST=past "
        "REFUTE=refute HINT=hint TOGETHER=together"
    ),
    ServerRule: (
        "THREADS=threads REMINDERS=reminders CHANNELS=channels OPENERS=openers MODERATORS=moderators "
        "LANGUAGE=language ZONE=zone"
    ),
    Evening: (
        "PLAN=plan COME=come LEAVE=leave LIKES=likes HERE=here AGAIN=again REST=rest SPLIT=split TWINS=twins "
        "END=end EDIT=edit MOVE=move PLACES=places COHOSTS=cohosts WEEKLY=weekly TITLE=title"
    ),
}
"""A new operation is added here, and stays: messages with its control are read for ever."""
PUT_TO_THE_VOTE: Final = "end=4 draw=5"
"""The motions with a button, for ever too."""
SWITCHED: Final = "wants_mail=mail is_listed=listed"
"""The settings with a button, for ever too."""


@pytest.mark.parametrize("kind", POSTED, ids=lambda kind: kind.__name__)
def test_an_operation_keeps_the_value_that_it_was_posted_with(kind: type[Enum]) -> None:
    assert {each.name: str(each.value) for each in kind} == dict(each.split("=") for each in POSTED[kind].split())


def test_the_button_of_a_motion_keeps_the_number_that_it_was_posted_with_and_no_other_operation_has_it() -> None:
    seats = range(MOST_SEATS)
    of_seats = {key + seat for key in VoteKey if key >= VoteKey.OFFER for seat in seats}
    taken = {*PROPOSED.values()} & {*VoteKey, *of_seats}

    assert not taken, "these numbers are operations on votes already: see `Motion.number`"
    assert {name: str(number) for name, number in PROPOSED.items()} == dict(
        each.split("=") for each in PUT_TO_THE_VOTE.split()
    )
    assert len({*PROPOSED.values()}) == len(PROPOSED)


def test_the_button_of_a_setting_keeps_the_word_that_it_was_posted_with_and_no_other_operation_has_it() -> None:
    words = [each.word for each in SWITCHES.values()]

    assert {name: each.word for name, each in SWITCHES.items()} == dict(each.split("=") for each in SWITCHED.split())
    assert not {*words} & {*Mine}
    assert len({*words}) == len(words)


def test_the_controls_and_operations_of_every_room_are_kept() -> None:
    controls = {each for kind in (Code, IntEnum, StrEnum) for each in kind.__subclasses__()}
    ours = {f"{each.__module__}.{each.__name__}" for each in controls if PLACES.match(each.__module__)}

    assert ours == {f"{each.__module__}.{each.__name__}" for each in (*KINDS, *POSTED)}
