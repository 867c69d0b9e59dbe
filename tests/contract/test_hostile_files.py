"""Export files from strangers: whatever stands in one is replayed as it stands there, or refused in words; nothing crashes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BY_KEY
from games.console import main
from games.core.contract import Refusal
from games.core.playthrough import Playthrough, dump, load, steps
from tests.builders import CASES, Case, a_game, a_seed, amount, any_verb, seeds

usual = list({case.game.info.key: case for case in reversed(CASES)}.values())
every_game = pytest.mark.parametrize("case", usual, ids=str)
MANGLED = settings(max_examples=amount(40, 3000), deadline=None)

atoms: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 12), st.floats(), st.text(max_size=8),
    st.sampled_from([2**63, -(2**63), 10**400, "\ud800", "\x00", "action", "late", "forfeit", "alibi-table-1", "0" * 32]),
)  # fmt: skip
shapes = st.recursive(
    atoms,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


REFUSED = ("export-malformed", "malformed", "frozen", "no-such-option")


def a_file(case: Case, seed: bytes) -> str:
    return dump(a_game(case, seed, any_verb, turns=20).playthrough())


def taken(text: str) -> Playthrough | None:
    """Return what a file holds, replayed as far as its moves fit; None where it is refused."""
    try:
        played = load(text, BY_KEY)
    except Refusal as refusal:
        REFUSED.index(refusal.key)  # only what is said of files
        return None
    try:
        for _ in steps(BY_KEY[played.game], played):
            pass
    except Refusal:
        return None
    return played


@every_game
@given(seed=seeds, place=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
@MANGLED
def test_a_file_with_one_byte_changed_says_the_same_or_is_refused(
    case: Case, seed: bytes, place: float, byte: int
) -> None:
    whole = a_file(case, seed)
    mangled = bytearray(whole.encode())
    mangled[int(place * len(mangled))] = byte
    text = mangled.decode(errors="surrogateescape")

    if (played := taken(text)) is not None:
        assert json.loads(dump(played)) == json.loads(text)  # nothing is read that the file does not say


@every_game
@given(data=st.data(), seed=seeds, shape=shapes)
@MANGLED
def test_a_file_with_any_part_replaced_is_refused_or_says_what_it_says(
    case: Case, data: st.DataObject, seed: bytes, shape: object
) -> None:
    whole = json.loads(a_file(case, seed))
    inside: Any = whole
    while True:
        keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = data.draw(st.sampled_from(keys))
        deeper = isinstance(inside[key], (dict, list)) and inside[key] and data.draw(st.booleans())
        if not deeper:
            break
        inside = inside[key]
    inside[key] = shape
    text = json.dumps(whole)

    if (played := taken(text)) is not None:
        assert json.dumps(json.loads(dump(played))) == text


@given(shape=shapes)
@MANGLED
def test_any_other_json_is_refused(shape: object) -> None:
    assert taken(json.dumps(shape)) is None


MONSTERS = {
    "nothing": b"",
    "deep lists": b"[" * 200_000,
    "deep objects": b'{"a":' * 200_000,
    "a number of many digits": b'{"format": "alibi-table-1", "version": ' + b"9" * 100_000 + b"}",
    "an exponent": b'{"format": "alibi-table-1", "seats": 1e400}',
    "not a number": b"NaN",
    "no UTF-8": b"\xff\xfe\x00",
    "half a pair": b'{"format": "\\ud800"}',
    "a byte order mark": b"\xef\xbb\xbf{}",
}


@pytest.mark.parametrize("name", MONSTERS)
def test_the_console_refuses_a_monster_in_words(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(MONSTERS[name])

    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith("refused: ")


def test_the_console_refuses_any_file_that_breaks_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    whole = a_file(usual[0], a_seed(3)).rstrip()
    for end in range(0, len(whole), 97):
        file.write_text(whole[:end])
        assert main(["replay", str(file)]) == 1
    capsys.readouterr()
