"""Foreign programs at their worst, by lot: whatever their pipes, signals and answers, the table comes to its end."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games import GAMES
from games.arena.lines import MOST_NAME, MOST_WHY, action_of, name_of, why_of
from games.arena.match import MatchState, MatchTerms
from games.arena.players import TimeControl
from games.arena.program import MOST_LINE, Fault, Program
from games.core.contract import Refusal
from tests.builders import a_seed, amount
from tests.games.arena.tables import PATIENT, RIVALS, checked, faults_of, play

HASTY = TimeControl(0.05, 0.01)
HELLO = """echo '{"type":"hello","name":"x"}'"""
PLAY = """{"type":"play","index":0}"""
FIRST = f"sh {RIVALS}/first.sh"


def answering(answer: str) -> str:
    """Return a script that prints the same for each `play`, with printf's escapes."""
    said = shlex.quote(answer)
    return f"while read -r line; do case $line in *hello*) {HELLO} ;; *'\"play\"'*) printf {said} ;; esac; done"


PIPES: Mapping[str, tuple[str, set[str]]] = {
    "says half a line and ends": ("printf '{\"type\":'", {"crash"}),
    "ends at hello": (HELLO, {"crash"}),
    "closes its output": (f"{HELLO}; exec >&-; sleep 1000", {"crash"}),
    "closes its input": (f"exec <&-; {HELLO}; yes '{PLAY}'", set()),
    "reads nothing and answers": (f"{HELLO}; yes '{PLAY}'", set()),
    "leaves a child that holds its pipes": (f"sleep 1000 & {HELLO}", {"hang"}),
    "leaves a child that answers for it": (f"({HELLO}; yes '{PLAY}') &", set()),
    "leaves a child in a session of its own": (f"setsid sleep 5 & exec {FIRST}", set()),
    "stops": (f"{HELLO}; kill -STOP $$", {"hang"}),
    "stops its whole group": (f"{HELLO}; kill -STOP 0", {"hang"}),
    "kills its whole group": (f"{HELLO}; kill -KILL 0", {"crash"}),
    "ignores all signals": (f"trap '' TERM INT HUP PIPE QUIT; {HELLO}; sleep 1000", {"hang"}),
    "answers after its time": (f"{HELLO}; sleep 1000; echo '{PLAY}'", {"hang"}),
    "answers twice": (answering(f"{PLAY}\\n{PLAY}\\n"), set()),
    "answers with CRLF": (answering(f"{PLAY}\\r\\n"), set()),
    "answers after an empty line": (answering(f"\\n{PLAY}\\n"), {"nonsense"}),
    "answers twice in a line": (answering(f"{PLAY}{PLAY}\\n"), {"nonsense"}),
    "is no UTF-8": (answering('{"type":"play","index":0,"why":"\\377\\376"}\\n'), {"nonsense"}),
    "writes zeros": (f"{HELLO}; cat /dev/zero", {"flood"}),
}


@pytest.mark.parametrize(("script", "kinds"), PIPES.values(), ids=PIPES)
def test_a_program_may_do_anything_with_its_pipes_and_its_group(script: str, kinds: set[str]) -> None:
    n = [*PIPES.values()].index((script, kinds))
    game = GAMES[n % len(GAMES)]
    others = ["own:novice"] * (game.info.seats[0] - 1)
    played = play(game, [f"cmd:sh -c {shlex.quote(script)}", *others], n, HASTY if kinds == {"hang"} else PATIENT)

    checked(game, played)
    assert faults_of(played, 0) == kinds


NUMBERS = st.one_of(st.integers(), st.integers(0, 4000).map(lambda n: 10**n), st.floats(), st.booleans())
WORDS = st.one_of(
    st.sampled_from(["play", "hello", *(kind.__name__ for game in GAMES for kind in game.info.actions)]),
    st.text(st.characters(), max_size=4),  # with lone surrogates
)
VALUES = st.recursive(
    st.one_of(st.none(), NUMBERS, WORDS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(WORDS, inner, max_size=4)),
    max_leaves=8,
)
KEYS = ("type", "name", "index", "action", "fields", "why")


@given(said=st.one_of(VALUES, st.dictionaries(st.sampled_from(KEYS), VALUES)), n=st.integers(0, len(GAMES) - 1))
def test_any_answer_is_a_legal_action_or_none(said: object, n: int) -> None:
    game = GAMES[n]
    terms = MatchTerms(game=game, seats=game.info.seats[0], options=game.info.settle({}, game.info.seats[0]))
    state = MatchState(terms, a_seed(0))
    legal = state.situation(state.seat).legal
    for answer in (said, {**said, "type": "play"} if isinstance(said, dict) else said):
        try:
            action = action_of(answer, game, legal)
        except Refusal:
            continue
        assert action is None or any(action is each or action == each for each in legal)
        assert len(why_of(answer)) <= MOST_WHY
        assert why_of(answer).isprintable()


@given(said=st.one_of(VALUES, st.dictionaries(st.sampled_from(KEYS), VALUES)))
def test_any_name_can_be_printed(said: object) -> None:
    for answer in (said, {**said, "type": "hello"} if isinstance(said, dict) else said):
        try:
            name = name_of(answer)
        except Refusal:
            continue
        assert len(name) <= MOST_NAME
        assert name.isprintable()
        assert json.loads(json.dumps(name)) == name


LINES = st.one_of(
    st.binary(max_size=40),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.sampled_from([b"[", b'{"a":', b"1", b"-", b"NaN,"]).map(lambda part: part * (MOST_LINE // len(part))),
    st.sampled_from(
        [b"NaN", b"-Infinity", b"1e999999", b"\xff\xfe[\x00", b"\xef\xbb\xbf{}", b'"\\ud800"', b"1" * 5000]
    ),
)


@settings(
    max_examples=amount(20, 1000), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(said=LINES, ends=st.booleans())
def test_any_bytes_are_a_value_or_a_fault(said: bytes, ends: bool, tmp_path: Path) -> None:
    file = tmp_path / "said"
    file.write_bytes(said + b"\n" * ends)
    program = Program(["cat", str(file)])
    try:
        value = program.answer(PATIENT.bank)
    except Fault:
        pass
    else:
        json.dumps(value)
    finally:
        program.kill()
