"""A private message as its reader has chosen to read it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.people_records import Reading
from bot.telling.message import Button, PrivateMessage
from bot.telling.reading import as_read
from games.core.lines import Line
from games.core.scene import Backdrop, PrivateScene

PICTURE = PrivateScene(width=10, height=10, backdrop=Backdrop("none", ()), marks=(), alt=Line("stats-alt"))
DESK = PrivateMessage(
    text="**Your cards**: Rope\n\n-# ||tac|| heard",
    scene=PICTURE,
    alt="as in the text",
    rows=((Button(id="t:1:1:0.3", label="Ask"),),),
    tells_seat=True,
)
CHART = PrivateMessage(text="Two games", scene=PICTURE, alt="won: 1 of 2")


def test_without_a_wish_a_message_stays_as_it_is() -> None:
    assert as_read(DESK, frozenset()) == DESK


def test_in_words_only_there_is_no_picture_and_what_it_alone_said_follows_the_text() -> None:
    ways = {Reading.WORDS}

    assert as_read(DESK, ways) == replace(DESK, scene=None, alt="")
    assert as_read(CHART, ways) == replace(CHART, text="Two games\nwon: 1 of 2", scene=None, alt="")
    leading = replace(CHART, text="Two games\n\nNow you can:")  # the buttons are below
    assert as_read(leading, ways).text == "Two games\n\nwon: 1 of 2\nNow you can:"


def test_in_words_only_and_covered_what_a_picture_says_beyond_its_words_follows_them() -> None:
    sheet = PrivateMessage(text="", details="1 Ann: ✓ Rope", alt="1 Ann: ✓ Rope", scene=PICTURE, tells_seat=True)

    assert as_read(sheet, {Reading.WORDS}) == PrivateMessage(text="1 Ann: ✓ Rope", tells_seat=True)
    assert as_read(sheet, {Reading.WORDS, Reading.COVERED}).text == "||1 Ann: ✓ Rope||"
    assert as_read(sheet, {Reading.COVERED}).details == "||1 Ann: ✓ Rope||"


def test_large_print_is_a_matter_of_the_reader() -> None:
    assert as_read(DESK, {Reading.LARGE}).reader.is_large
    assert as_read(DESK, {Reading.LARGE}).scene == PICTURE


def test_nothing_stays_covered_for_who_wants_it_open() -> None:
    assert as_read(DESK, {Reading.OPEN}).text == "**Your cards**: Rope\n\n-# tac heard"


def test_every_word_of_a_seat_is_covered_and_its_picture_too() -> None:
    covered = as_read(DESK, {Reading.COVERED})

    assert covered.text == "||**Your cards**: Rope||\n\n-# ||tac heard||"
    assert covered.is_covered
    assert as_read(CHART, {Reading.COVERED}) == CHART


@pytest.mark.parametrize("way", Reading)
def test_controls_are_never_touched(way: Reading) -> None:
    assert as_read(DESK, {way}).rows == DESK.rows
