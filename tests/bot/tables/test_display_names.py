"""Names that strangers choose: one line, seen by all, and no two alike at a table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.tables.display_names import ESCAPED_LIMIT, MARKS, MARKUP, NAME_LIMIT, display_names, safe_name
from bot.tables.ids import UserId
from bot.tables.records import SeatRecord
from games.core.seats import Seat

any_name = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="Ann# 12\u0301\u2800\u202e\u115fА", max_size=8),
    st.sampled_from(["Ann", "ann", "#1", "#2", "", "Ann #1", "Ann #2", "Zoë", "O'Neil"]),
)


def seats(*names: str) -> tuple[SeatRecord, ...]:
    return tuple(SeatRecord(seat=Seat(n), user=UserId(n), name=name, locale="en") for n, name in enumerate(names))


@pytest.mark.parametrize(
    "blank",
    [
        "",
        " ",
        "\u2800",
        "\u115f\u1160",
        "\u3164",
        "\u200b\u200d",
        "\u202e",
        "\u0301\u0301",
        "\n\t",
        "\ue000",
        "\u2800\u0301",
    ],
)
def test_a_name_of_which_nothing_is_seen_gives_way_to_the_number_of_the_seat(blank: str) -> None:
    assert display_names(seats("Ann", blank)) == ("Ann", "#2")


@pytest.mark.parametrize("called", ["#2", "2", "＃2", "#02", "# 2", "#1 #2"])
def test_nobody_is_called_like_the_number_of_another_seat(called: str) -> None:
    assert display_names(seats(called, "")) == ("#1", "#2")


@pytest.mark.parametrize("other", ["Ann", "ann", "ANN", " Ann ", "Ánn", "\u0410nn", "A\u200bnn", "\u202eAnn", "Ann #1", "Ann＃1"])  # fmt: skip
def test_two_who_look_the_same_are_told_apart_by_their_seats(other: str) -> None:
    first, second, third = display_names(seats("Ann", other, "Ben"))

    assert first == "Ann #1"
    assert second.endswith(" #2")
    assert third == "Ben"


@pytest.mark.parametrize(
    "name", ["Zoë", "Jean-Luc 42nd", "Nguyễn", "สมชาย", "محمد", "クリス", "C#", "R2D2", "agent 007", "🎲"]
)
def test_an_ordinary_name_of_any_language_stays_as_it_is(name: str) -> None:
    assert display_names(seats(name, "Ben")) == (unicodedata.normalize("NFC", name), "Ben")


def test_a_tower_of_accents_is_cut_down() -> None:
    assert safe_name("Z" + "\u030d\u030e" * 20 + "o") == "Z\u030d\u030eo"


@given(any_name)
@example("a" * 31 + " #" + "1" * 5)
@example("*" * 32)
def test_a_safe_name_is_short_visible_and_stays_safe(written: str) -> None:
    name = safe_name(written)

    assert len(name) <= NAME_LIMIT
    assert len(name) + len(MARKUP.findall(name)) <= ESCAPED_LIMIT
    assert safe_name(name) == name
    assert all(each.isprintable() and unicodedata.category(each) != "Cf" for each in name)
    marks = [unicodedata.category(each).startswith("M") for each in name]
    assert not any(all(marks[n : n + MARKS + 1]) for n in range(len(marks) - MARKS))


@given(st.lists(any_name, min_size=1, max_size=6))
@example(["Ann", "Ann", "Ann 1", "Ann #1"])
@example(["a" * 32, "a" * 32, "a" * 30])
def test_no_two_at_a_table_go_by_the_same_name(names: list[str]) -> None:
    shown = display_names(seats(*names))

    assert len({name.casefold() for name in shown}) == len(names)
    assert len({unicodedata.normalize("NFKD", name).casefold() for name in shown}) == len(names)
    assert all(0 < len(name) <= NAME_LIMIT for name in shown)
