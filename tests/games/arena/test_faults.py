"""Foreign programs that hang, crash, flood, talk nonsense or lie: the table comes to its end, and nothing is left of them."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from games import GAMES
from games.arena.players import TimeControl
from games.arena.program import MOST_LINE, Fault, FaultKind, Program
from tests.games.arena.processes import until_none_is_left
from tests.games.arena.tables import PATIENT, RIVALS, checked, faults_of, play

HASTY = TimeControl(0.05, 0.01)
HELLO = """echo '{"type":"hello","name":"x"}';"""
EACH = "while read -r line; do case $line in *hello*) HELLO ;; *'\"play\"'*) echo 'ANSWER' ;; esac; done"


def sh(script: str) -> str:
    """Return a shell script as a player."""
    return f"cmd:sh -c {shlex.quote(script)}"


def answering(answer: str) -> str:
    """Return a player that gives always the same answer to `play`."""
    return sh(EACH.replace("HELLO", HELLO.rstrip(";")).replace("ANSWER", answer))


def after(lines: int) -> str:
    """Return a player that dies after it has read so many lines, and plays properly before."""
    return sh(f"sed -u {lines}q | sh {RIVALS}/first.sh" if lines else "exit")


WRONG = {
    "hangs": ("sleep 1000", {"hang"}),
    "hangs later": (f"{HELLO} sleep 1000", {"hang"}),
    "crashes": ("exit 3", {"crash"}),
    "does not exist": ("exec /nonexistent", {"crash"}),
    "says nonsense": ("echo nonsense; cat", {"nonsense"}),
    "says nothing but null": ("yes null", {"nonsense"}),
    "nests too deep": (f"{HELLO} head -c 60000 /dev/zero | tr '\\0' '['; echo; sleep 9", {"nonsense"}),
    "floods a line": ("tr '\\0' x </dev/zero", {"flood"}),
    "floods its errors": (f"yes >&2 & sh {RIVALS}/first.sh", set[str]()),
    "answers unasked": (f'{HELLO} yes \'{{"type":"play","index":0}}\'', set[str]()),
}


@pytest.mark.parametrize(("script", "kinds"), WRONG.values(), ids=WRONG)
def test_a_program_that_fails_loses_its_moves_and_never_the_table(script: str, kinds: set[str]) -> None:
    n = list(WRONG.values()).index((script, kinds))
    game = GAMES[n % len(GAMES)]
    sizes = game.info.seats
    seats = sizes[n % len(sizes)]
    played = play(game, [sh(script), *["own:novice"] * (seats - 1)], control=HASTY if kinds == {"hang"} else PATIENT)

    checked(game, played)
    assert faults_of(played, 0) == kinds


@pytest.mark.parametrize("lines", range(6))
def test_a_program_may_crash_after_any_line(lines: int) -> None:
    game = GAMES[lines % len(GAMES)]
    played = play(game, ["own:novice", after(lines), *["own:novice"] * (game.info.seats[0] - 2)])

    checked(game, played)
    assert faults_of(played, 1) <= {"crash"}
    assert faults_of(played, 1) or lines > 3


LIES = {
    "an index below": '{"type":"play","index":-1}',
    "an index beyond": '{"type":"play","index":999999}',
    "no number": '{"type":"play","index":true}',
    "a seat": '{"type":"play","index":-1,"seat":0,"by":0}',
    "an action that is none": '{"type":"play","action":"Win","fields":{}}',
    "an action of another game": '{"type":"play","action":"Wait","fields":{"by":0}}',
    "an action with another seat": '{"type":"play","action":"Roll","fields":{"seat":0}}',
    "an accusation of nothing": '{"type":"play","action":"Accuse","fields":{"person":null,"suspect":"x"}}',
}


@pytest.mark.parametrize("answer", LIES.values(), ids=LIES)
def test_a_program_that_lies_plays_for_nobody_and_loses_its_move(answer: str) -> None:
    game = GAMES[len(answer) % len(GAMES)]
    played = play(game, ["own:random", *[answering(answer)] * (game.info.seats[0] - 1)], n=len(answer))

    checked(game, played)
    assert faults_of(played, 1) <= {"illegal", "nonsense"}
    assert all(note.fault is not None for note in played.notes if note.seat > 0)
    assert not faults_of(played, 0)


def test_only_a_line_of_more_than_64_kib_is_a_flood() -> None:
    for more, kind in ((0, FaultKind.NONSENSE), (1, FaultKind.FLOOD)):
        program = Program(["sh", "-c", f"head -c {MOST_LINE + more} /dev/zero | tr '\\0' x; echo; sleep 1000"])
        with pytest.raises(Fault) as found:
            program.answer(PATIENT.bank)
        program.kill()
        assert found.value.kind is kind


def test_nothing_of_a_program_is_left_once_its_game_is_over(tmp_path: Path) -> None:
    script = (
        f"echo $$ >> {tmp_path}/groups; sleep 1000 & {{ trap '' TERM HUP; sleep 1000; }} & exec sh {RIVALS}/first.sh"
    )
    play(GAMES[0], [sh(script), sh(f"echo $$ >> {tmp_path}/groups; sleep 1000"), "own:novice"], control=HASTY)

    groups = [int(each) for each in (tmp_path / "groups").read_text().split()]
    assert len(groups) > 1
    assert not until_none_is_left(groups)


def test_a_program_sees_nothing_of_the_environment_that_may_be_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "canary")
    play(GAMES[0], [sh(f"env > {tmp_path}/seen; sh {RIVALS}/first.sh"), "own:novice", "own:novice"])

    assert "PATH=" in (tmp_path / "seen").read_text()
    assert "canary" not in (tmp_path / "seen").read_text()
