"""The rest of the contract: seats, options, actions as rows, lines, refusals."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from enum import StrEnum
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import BY_KEY, GAMES
from games.core.chance import Chance
from games.core.contract import Action, GameInfo, Option, Refusal, Step
from games.core.lines import Line, Who, facts_of, who
from games.core.playthrough import EntryKind, Move, judge
from games.core.seats import Seat, all_seats, clockwise_from
from games.core.wire import field_types, pack, seat_fields, unpack
from tests.parts import worlds_of


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Shape(StrEnum):
    DISC = "disc"


class Paint(Action):
    """An action with a field of every kind."""

    verb: ClassVar[str] = "paint"
    on: Seat
    what: Colour | Shape
    others: tuple[Seat, ...] = ()
    side: Shape | None = None
    times: int = 1
    really: bool = False
    note: str = ""


class Pass(Action):
    verb: ClassVar[str] = "pass"


KINDS = (Paint, Pass)
PAINT = Paint(on=Seat(1), what=Shape.DISC, others=(Seat(0), Seat(2)), side=None, times=3, really=True, note="é")
ROW = {"on": 1, "what": "disc", "others": [0, 2], "side": None, "times": 3, "really": True, "note": "é"}


# Seats


@given(n=st.integers(1, 10), data=st.data())
def test_clockwise_begins_at_the_left_and_visits_everybody_else_once(n: int, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(all_seats(n)))
    others = clockwise_from(seat, n)

    assert len(others) == n - 1
    assert {seat, *others} == set(range(n))
    assert all(other == (seat + i) % n for i, other in enumerate(others, start=1))


# Options

INFO = GameInfo(
    key="toy",
    version=1,
    seats=range(2, 5),
    actions=KINDS,
    options=(
        Option(key="length", values=("short", "long"), default="short"),
        Option(key="fog", values=("off", "on"), default="off", seats=range(3, 5)),
    ),
)


def test_options_are_settled_with_their_defaults() -> None:
    assert INFO.settle({}) == {"length": "short", "fog": "off"}
    assert INFO.settle({"length": "long"}, 3) == {"length": "long", "fog": "off"}


def test_an_option_that_is_not_offered_at_a_table_falls_back() -> None:
    assert INFO.settle({"fog": "on"}, 3)["fog"] == "on"
    assert INFO.settle({"fog": "on"}, 2)["fog"] == "off"
    assert INFO.settle({"fog": "on"})["fog"] == "on"


@pytest.mark.parametrize("wishes", [{"speed": "fast"}, {"length": "endless"}, {"fog": "On"}, {"": ""}])
def test_unknown_options_are_refused(wishes: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refusal:
        INFO.settle(wishes)
    assert refusal.value.key == "no-such-option"


# Actions as rows


def test_an_action_becomes_its_name_and_plain_values_and_comes_back() -> None:
    assert pack(PAINT) == ("Paint", ROW)
    assert unpack(KINDS, "Paint", ROW) == PAINT
    assert pack(Pass()) == ("Pass", {})
    assert unpack(KINDS, "Pass", {}) == Pass()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("on", "1"),
        ("on", 1.0),
        ("on", True),
        ("on", None),
        ("what", "green"),
        ("what", "RED"),
        ("what", 0),
        ("what", None),
        ("others", 0),
        ("others", "01"),
        ("others", ["0"]),
        ("others", [True]),
        ("others", None),
        ("side", "left"),
        ("side", False),
        ("times", True),
        ("times", 1.5),
        ("times", "3"),
        ("really", 1),
        ("really", "yes"),
        ("note", 7),
        ("note", None),
    ],
)
def test_a_value_of_a_wrong_type_is_refused(field: str, value: object) -> None:
    with pytest.raises(Refusal) as refusal:
        unpack(KINDS, "Paint", {**ROW, field: value})
    assert refusal.value.key == "malformed"


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("Erase", {}),
        ("paint", ROW),
        (None, ROW),
        (7, ROW),
        ("Pass", None),
        ("Pass", []),
        ("Pass", {"x": 1}),
        ("Paint", {}),
    ],
)
def test_an_unknown_name_or_other_fields_are_refused(name: object, fields: object) -> None:
    with pytest.raises(Refusal) as refusal:
        unpack(KINDS, name, fields)
    assert refusal.value.key == "malformed"


def test_a_value_that_no_row_can_hold_is_a_defect() -> None:
    strange: Any = 1.5
    with pytest.raises(TypeError):
        pack(Paint(on=Seat(0), what=Colour.RED, times=strange))


def test_the_types_of_fields_are_known_in_order() -> None:
    assert list(field_types(Paint)) == ["on", "what", "others", "side", "times", "really", "note"]
    assert field_types(Pass) == {}
    assert seat_fields(Paint) == {"on", "others"}


# Lines


def test_facts_of_an_event_name_seats_as_players() -> None:
    facts = facts_of(PAINT, seat_fields(Paint))

    assert facts["on"] == Who(Seat(1))
    assert facts["others"] == who((Seat(0), Seat(2)))
    assert facts["what"] is Shape.DISC
    assert facts["side"] is None


def test_lines_are_values() -> None:
    assert Line("key") == Line("key", {})
    with pytest.raises(FrozenInstanceError):
        Line("key").key = "other"  # type: ignore[misc]  # frozen, so a wrong line


# Judging


def test_a_move_without_an_action_is_refused() -> None:
    game = GAMES[0]
    state = game.rules.setup(2, game.info.settle({}, 2), Chance(bytes(16), 0)).state

    with pytest.raises(Refusal) as refusal:
        judge(game, state, Move(EntryKind.ACTION, Seat(0)), Chance(bytes(16), 1))
    assert refusal.value.key == "malformed"


def test_a_refusal_carries_its_key_and_facts_and_no_sentence() -> None:
    refusal = Refusal("not-your-turn", active=(Who(Seat(1)),))

    assert (refusal.key, refusal.facts, str(refusal)) == ("not-your-turn", {"active": (Who(Seat(1)),)}, "not-your-turn")


def test_a_step_is_a_state_and_what_happened() -> None:
    assert Step("state", ()).state == "state"


def test_every_game_is_found_by_its_key_and_has_other_worlds() -> None:
    assert [BY_KEY[game.info.key] for game in GAMES] == list(GAMES)
    for game in GAMES:
        assert callable(worlds_of(game).another_world)
