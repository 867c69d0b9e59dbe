"""Every game: what is legal is accepted, everything else is refused and changes nothing, and actions survive storing."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings

from games import GAMES
from games.core.chance import Chance
from games.core.contract import Action, Refusal
from games.core.game import AnyGame
from games.core.playthrough import EntryKind, Move, judge
from games.core.seats import Seat
from games.core.wire import field_types, pack, unpack
from tests.builders import CASES, Case, RunningGame, amount, positions, seeds
from tests.contract.universe import some, universe, values

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
LOOKED_AT = settings(max_examples=amount(1, 60), deadline=None)
POSITIONS = amount(5, 12)


@every_case
@given(seed=seeds)
@LOOKED_AT
def test_whatever_is_legal_is_accepted(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        for seat in case.everybody:
            for action in case.game.rules.legal(game.state, seat):
                case.game.rules.apply(game.state, seat, action, game.chance)


@every_case
@given(seed=seeds)
@LOOKED_AT
def test_whatever_is_not_legal_is_refused_and_changes_nothing(case: Case, seed: bytes) -> None:
    refused = 0
    for game in positions(case, seed, POSITIONS):
        before, mark = game.state, hash(game.state)
        for seat in case.everybody:
            legal = set(game.legal(seat))
            for action in some(case.game.info.actions, case.seats, amount(60, 400), game.dice):
                if action not in legal:
                    with pytest.raises(Refusal):
                        case.game.rules.apply(game.state, seat, action, game.chance)
                    refused += 1
        assert game.state is before
        assert hash(game.state) == mark
    assert refused


@every_case
def test_at_the_deal_exactly_the_legal_actions_of_all_there_are_are_accepted(case: Case) -> None:
    game = RunningGame(case, bytes(16))
    for seat in case.everybody:
        legal = set(game.legal(seat))
        accepted = set()
        for action in (*universe(case.game.info.actions, case.seats), *legal):  # a code is known to its game alone
            try:
                case.game.rules.apply(game.state, seat, action, game.chance)
            except Refusal:
                continue
            accepted.add(action)
        assert accepted == legal


@every_case
@given(seed=seeds)
@LOOKED_AT
def test_legal_actions_come_once_and_in_a_stable_order(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        twin = RunningGame(case, seed)
        for move in game.moves:
            twin.move(move.kind, move.seat, move.action)
        assert twin.state == game.state
        assert hash(twin.state) == hash(game.state)
        for seat in case.everybody:
            legal = game.legal(seat)
            assert legal == game.legal(seat) == twin.legal(seat)
            assert len(set(legal)) == len(legal)


@every_case
@given(seed=seeds)
@LOOKED_AT
def test_actions_survive_storing(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        for seat in case.everybody:
            for action in case.game.rules.legal(game.state, seat):
                name, fields = json.loads(json.dumps(pack(action)))
                again = unpack(case.game.info.actions, name, fields)
                assert again == action
                assert type(again) is type(action)
                assert [type(getattr(again, key)) for key in fields] == [type(getattr(action, key)) for key in fields]


def samples(game: AnyGame) -> list[Action]:
    """Return one action of each class, and more where a field may be of several types."""
    dice = Chance(bytes(16), 0)
    return [*some(game.info.actions, game.info.seats.start, 60, dice)]


JUNK: tuple[Any, ...] = (None, True, False, -1, 0, 1.0, 1.5, "", "no such value", [], {}, [0], {"a": 1}, 10**30)


def as_stored(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


@every_game
def test_a_field_of_a_wrong_type_or_an_unknown_value_is_refused(game: AnyGame) -> None:
    for action in samples(game):
        name, fields = pack(action)
        for key, hint in field_types(type(action)).items():
            fine = [(type(value), value) for value in (as_stored(each) for each in values(hint, 6))]
            for junk in JUNK:
                stored = json.loads(json.dumps(junk))
                if any(stored == value and (kind is type(stored) or isinstance(value, str)) for kind, value in fine):
                    continue
                if isinstance(stored, int) and not isinstance(stored, bool) and any(kind is int for kind, _ in fine):
                    continue  # any number is well-formed; the rules judge it
                if isinstance(stored, str) and any(kind is str for kind, _ in fine):
                    continue
                with pytest.raises(Refusal) as refusal:
                    unpack(game.info.actions, name, {**fields, key: stored})
                assert refusal.value.key == "malformed"


@every_game
def test_an_unknown_name_and_missing_or_extra_fields_are_refused(game: AnyGame) -> None:
    for action in samples(game):
        name, fields = pack(action)
        broken: list[tuple[Any, Any]] = [
            (name.lower(), fields),
            ("Action", fields),
            (None, fields),
            (name, None),
            (name, list(fields)),
            (name, {**fields, "extra": 0}),
            *((name, without(fields, each.name)) for each in dataclasses.fields(action) if not may_lack(each)),
        ]
        for each, given_fields in broken:
            with pytest.raises(Refusal) as refusal:
                unpack(game.info.actions, each, given_fields)
            assert refusal.value.key == "malformed"


@every_game
def test_a_field_that_was_added_with_a_default_has_it_in_an_entry_from_before(game: AnyGame) -> None:
    for action in samples(game):
        name, fields = pack(action)
        for each in filter(may_lack, dataclasses.fields(action)):
            found = unpack(game.info.actions, name, without(fields, each.name))
            assert found == dataclasses.replace(action, **{each.name: each.default})


def may_lack(field: dataclasses.Field[Any]) -> bool:
    """Return whether an entry may be older than a field."""
    return field.default is not dataclasses.MISSING


def without(fields: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if key != name}


@every_game
def test_an_action_of_another_class_is_refused(game: AnyGame) -> None:
    class Stranger(Action):
        """Not of this game."""

        verb = "stranger"

    state = game.rules.setup(
        game.info.seats.start, game.info.settle({}, game.info.seats.start), Chance(bytes(16), 0)
    ).state
    with pytest.raises(Refusal):
        judge(game, state, Move(EntryKind.ACTION, Seat(0), Stranger()), Chance(bytes(16), 1))


@every_game
def test_options_that_do_not_exist_are_refused(game: AnyGame) -> None:
    for wishes in ({"no such option": "on"}, {option.key: "no such value" for option in game.info.options[:1]}):
        if wishes:
            with pytest.raises(Refusal) as refusal:
                game.info.settle(wishes)
            assert refusal.value.key == "no-such-option"
