"""Ids of controls: those that stand on posted messages are read for ever, and no forged one is taken for one of ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cases.messages.joint_controls import JointControl
from bot.messages.codes import Code
from bot.messages.controls import (
    CaseControl,
    CaseKey,
    Chapter,
    Control,
    DoorKey,
    Entrance,
    Fixed,
    Kind,
    Leaf,
    Mine,
    Own,
    Page,
    StatsPage,
)
from bot.nights.messages.controls import Evening, NightEdit, NightForm, Nightly
from bot.servers.messages.controls import Ruling, ServerRule
from bot.tables.ids import TableId

POSTED: list[tuple[Code, str]] = [
    (Control(TableId(7), 12, Kind.FIXED, Fixed.JOIN), "t:7:12:0.0"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.LEAVE), "t:7:12:0.1"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.START), "t:7:12:0.2"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.DESK), "t:7:12:0.3"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.NOTES), "t:7:12:0.4"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.RULES), "t:7:12:0.5"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.LOG), "t:7:12:0.6"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.OPTION), "t:7:12:0.7"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.NOTES_FORM), "t:7:12:0.8"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.CANCEL), "t:7:12:0.9"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.RESIGN), "t:7:12:0.10"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.END), "t:7:12:0.11"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.EXPORT), "t:7:12:0.12"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.PACE), "t:7:12:0.13"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.SHEET), "t:7:12:0.14"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.WORD), "t:7:12:0.15"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.RIVALS), "t:7:12:0.16"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.CLOSE), "t:7:12:0.20"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.WATCH), "t:7:12:0.21"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.INQUEST), "t:7:12:0.23"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.PUBLISH), "t:7:12:0.24"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.FILM), "t:7:12:0.22"),
    (Control(TableId(7), 12, Kind.FIXED, Fixed.AGAIN), "t:7:12:0.30"),
    (Control(TableId(999999999), 0, Kind.FIXED, 123456789), "t:999999999:0:0.123456789"),
    (Control(TableId(1), 999999999, Kind.FIXED, 0, (35,)), "t:1:999999999:0.0.35"),
    (Control(TableId(999999999), 0, Kind.VERB, 123456789), "t:999999999:0:1.123456789"),
    (Control(TableId(1), 999999999, Kind.VERB, 0, (35,)), "t:1:999999999:1.0.35"),
    (Control(TableId(999999999), 0, Kind.ACTION, 123456789), "t:999999999:0:2.123456789"),
    (Control(TableId(1), 999999999, Kind.ACTION, 0, (35,)), "t:1:999999999:2.0.35"),
    (Control(TableId(999999999), 0, Kind.SELECT, 123456789), "t:999999999:0:3.123456789"),
    (Control(TableId(1), 999999999, Kind.SELECT, 0, (35,)), "t:1:999999999:3.0.35"),
    (Control(TableId(999999999), 0, Kind.FORM, 123456789), "t:999999999:0:4.123456789"),
    (Control(TableId(1), 999999999, Kind.FORM, 0, (35,)), "t:1:999999999:4.0.35"),
    (Control(TableId(999999999), 0, Kind.CONFIRMED, 123456789), "t:999999999:0:5.123456789"),
    (Control(TableId(1), 999999999, Kind.CONFIRMED, 0, (35,)), "t:1:999999999:5.0.35"),
    (Control(TableId(1), 0, Kind.PICK, 4, ()), "t:1:0:6.4"),
    (Control(TableId(1), 0, Kind.PICK, 4, (3,)), "t:1:0:6.4.3"),
    (Control(TableId(1), 0, Kind.PICK, 4, (1, 2, 3, 4, 5)), "t:1:0:6.4.1.2.3.4.5"),
    (Control(TableId(1), 0, Kind.FRAME, 4, ()), "t:1:0:7.4"),
    (Control(TableId(1), 0, Kind.FRAME, 4, (3,)), "t:1:0:7.4.3"),
    (Control(TableId(1), 0, Kind.FRAME, 4, (1, 2, 3, 4, 5)), "t:1:0:7.4.1.2.3.4.5"),
    (Control(TableId(999999999), 0, Kind.VOTE, 123456789), "t:999999999:0:8.123456789"),
    (Control(TableId(1), 999999999, Kind.VOTE, 0, (35,)), "t:1:999999999:8.0.35"),
    (Control(TableId(999999999), 0, Kind.TIME, 123456789), "t:999999999:0:10.123456789"),
    (Control(TableId(1), 999999999, Kind.TIME, 0, (35,)), "t:1:999999999:10.0.35"),
    (Control(TableId(999999999), 0, Kind.SHEET, 123456789), "t:999999999:0:9.123456789"),
    (Control(TableId(1), 999999999, Kind.SHEET, 0, (35,)), "t:1:999999999:9.0.35"),
    (Control(TableId(999999999), 0, Kind.RIVAL, 123456789), "t:999999999:0:12.123456789"),
    (Control(TableId(1), 999999999, Kind.RIVAL, 0, (35,)), "t:1:999999999:12.0.35"),
    (Control(TableId(1), 0, Kind.OPTIONS, 4, ()), "t:1:0:13.4"),
    (Control(TableId(1), 0, Kind.OPTIONS, 4, (3,)), "t:1:0:13.4.3"),
    (Control(TableId(1), 0, Kind.OPTIONS, 4, (1, 2, 3, 4, 5)), "t:1:0:13.4.1.2.3.4.5"),
    (Page(Leaf.RULES, "bakerstreet", 12, 999), "g:r:bakerstreet:12.999"),
    (Page(Leaf.LESSON, "bakerstreet", 12, 999), "g:l:bakerstreet:12.999"),
    (Page(Leaf.ANSWER, "bakerstreet", 12, 999), "g:a:bakerstreet:12.999"),
    (Page(Leaf.SHELF, "bakerstreet", 12, 999), "g:s:bakerstreet:12.999"),
    (Page(Leaf.OPEN, "bakerstreet", 12, 999), "g:o:bakerstreet:12.999"),
    (Page(Leaf.RULES, "clues"), "g:r:clues:0.0"),
    (Entrance(DoorKey.SHOW), "d:show:"),
    (Entrance(DoorKey.ALONE, "bakerstreet"), "d:alone:bakerstreet"),
    (Own("mail", 1), "m:mail:1"),
    (Own(Mine.ERASE, 1), "m:erase:1"),
    (Own(Mine.INBOX, 1), "m:inbox:1"),
    (Own("listed", 1), "m:listed:1"),
    (Own(Mine.READING), "m:reading:0"),
    (Own(Mine.WAKE, 1), "m:wake:1"),
    (Own(Mine.SLEEP, 1), "m:sleep:1"),
    (Own("mail"), "m:mail:0"),
    (StatsPage(Chapter.PERSON, "clues", 8999999999999999999), "r:p:clues:8999999999999999999"),
    (StatsPage(Chapter.GAME, "clues", 8999999999999999999), "r:g:clues:8999999999999999999"),
    (StatsPage(Chapter.SERVER, "clues", 8999999999999999999), "r:s:clues:8999999999999999999"),
    (StatsPage(Chapter.PERSON), "r:p::0"),
    (CaseControl(False, 123, CaseKey.SHOW, 2, (0, 12, 3)), "k:d:123:show:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.PICK, 2, (0, 12, 3)), "k:d:123:pick:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.ANSWER, 2, (0, 12, 3)), "k:d:123:answer:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.SOLUTION, 2, (0, 12, 3)), "k:d:123:solution:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.WHY, 2, (0, 12, 3)), "k:d:123:why:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.SHARE, 2, (0, 12, 3)), "k:d:123:share:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.BOARD, 2, (0, 12, 3)), "k:d:123:board:2:0.12.3"),
    (CaseControl(False, 123, CaseKey.PRACTISE, 2, (0, 12, 3)), "k:d:123:practise:2:0.12.3"),
    (CaseControl(True, 899999999, CaseKey.SHOW), "k:p:899999999:show:0:"),
    (CaseControl(True, 0, CaseKey.TOGETHER), "k:p:0:together:0:"),
    (JointControl(42, CaseKey.CLUES, 1), "kj:42:clues:1:"),
    (JointControl(42, CaseKey.YES, 0, (12, 3)), "kj:42:yes:0:12.3"),
    (JointControl(42, CaseKey.REFUTE, 0, (12, 3, 2)), "kj:42:refute:0:12.3.2"),
    (JointControl(42, CaseKey.WHY), "kj:42:why:0:"),
    (Ruling(ServerRule.THREADS, 1), "s:threads:1"),
    (Ruling(ServerRule.REMINDERS, 1), "s:reminders:1"),
    (Ruling(ServerRule.CHANNELS, 1), "s:channels:1"),
    (Ruling(ServerRule.OPENERS, 1), "s:openers:1"),
    (Ruling(ServerRule.MODERATORS, 1), "s:moderators:1"),
    (Ruling(ServerRule.LANGUAGE, 1), "s:language:1"),
    (Ruling(ServerRule.THREADS), "s:threads:0"),
    (Nightly(Evening.PLAN, 42, 1), "n:plan:42:1"),
    (Nightly(Evening.COME, 42, 1), "n:come:42:1"),
    (Nightly(Evening.LEAVE, 42, 1), "n:leave:42:1"),
    (Nightly(Evening.LIKES, 42, 1), "n:likes:42:1"),
    (Nightly(Evening.HERE, 42, 1), "n:here:42:1"),
    (Nightly(Evening.AGAIN, 42, 1), "n:again:42:1"),
    (Nightly(Evening.REST, 42, 1), "n:rest:42:1"),
    (Nightly(Evening.SPLIT, 42, 1), "n:split:42:1"),
    (Nightly(Evening.TWINS, 42, 1), "n:twins:42:1"),
    (Nightly(Evening.END, 42, 1), "n:end:42:1"),
    (Nightly(Evening.EDIT, 42, 1), "n:edit:42:1"),
    (Nightly(Evening.MOVE, 42, 1), "n:move:42:1"),
    (Nightly(Evening.PLACES, 42, 1), "n:places:42:1"),
    (Nightly(Evening.COHOSTS, 42, 1), "n:cohosts:42:1"),
    (Nightly(Evening.WEEKLY, 42, 1), "n:weekly:42:1"),
    (NightForm(42, 7), "nf:42:7"),
    (NightEdit(Evening.TITLE, 42, 7), "ne:title:42:7"),
    (Nightly(Evening.PLAN), "n:plan:0:0"),
]
"""Controls, and the ids that they have had since they were first posted."""
FORGED = [
    "", "hello", "t", "t:1:0", "t:1:0:0", "t:-1:0:0.0", "t:1:0:0.0 ", " t:1:0:0.0", "t:1:0:0.0\n", "T:1:0:0.0",
    "t:1:0:14.0", "t:1:0:99.0", "t:1:0:100.0", "t:1234567890:0:0.0", "t:1:1234567890:0.0", "t:1:0:2.9999999999",
    "t:1:0:0.0.1.2", "t:1:0:6.0.1.2.3.4.5.6", "t:1:0:6.0.1234567890", "t:1:0:6.0.", "t:1:0:6.0.-1", "t:1:0:٣.0",
    "g:x:clues:0.0", "g:r:Clues:0.0", "g:r::0.0", "g:r:clues:1000.0", "g:r:clues:0.1000", "g:r:clues:0", "g:r:" + "a" * 33 + ":0.0",
    "d:else:", "d:show", "d:show:Clues", "d:show:" + "a" * 33,
    "m:else:0", "m:mail:", "m:mail:-1", "m:mail:1234567890", "m:mail:1:1",
    "r:x:clues:0", "r:p:clues:", "r:p:clues:9000000000000000000", "r:p:clues:12345678901234567890", "r:p:" + "a" * 33 + ":0",
    "k:x:1:show:0:", "k:d:1:else:0:", "k:d:1234567890:show:0:", "k:d:1:show:10:", "k:d:1:show:0:1.2.3.4.5.6", "k:d:1:show:0:100",
    "k:d:1:show:0:1.", "k:d:1:show:0", "kj:1:else:0:", "kj:1:clues:0", "s:else:0", "s:threads:2", "s:threads:", "s:threads:01", "n:else:1:0", "n:come:1:2",
    "n:come:1234567890:0", "n:come:1", "ne:title:1", "ne:else:1:0", "x" * 100,
]  # fmt: skip
KINDS: tuple[type[Code], ...] = (
    Control, Page, Entrance, Own, StatsPage, CaseControl, JointControl, Ruling, Nightly, NightForm, NightEdit,
)  # fmt: skip


@pytest.mark.parametrize(("control", "custom_id"), POSTED, ids=[custom_id for _, custom_id in POSTED])
def test_a_control_has_the_id_that_it_was_posted_with_and_is_read_from_it(control: Code, custom_id: str) -> None:
    assert control.id == custom_id
    assert len(custom_id) <= 100
    assert [read for kind in KINDS if (read := kind.read(custom_id)) is not None] == [control]


@pytest.mark.parametrize("custom_id", FORGED)
def test_a_forged_id_is_none_of_ours(custom_id: str) -> None:
    assert not any(kind.read(custom_id) for kind in KINDS)


@given(st.text(alphabet="tgdmrksn:.0129abpd", max_size=40))
def test_what_is_read_of_any_text_is_small_enough_for_a_database_and_reads_the_same_again(text: str) -> None:
    for kind in KINDS:
        if (read := kind.read(text)) is not None:
            assert kind.read(read.id) == read
            numbers = [part for part in text.replace(".", ":").split(":") if part.isdecimal()]
            assert all(int(number) < 2**63 for number in numbers)


def test_no_two_controls_share_a_prefix() -> None:
    assert len({kind.prefix for kind in KINDS}) == len(KINDS)
