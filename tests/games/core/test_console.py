"""The console: hot seat, random play, and what it says to wrong arguments."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from games import BY_KEY
from games.console import main, text
from games.core.game import no_solution
from games.core.playthrough import dump
from games.lacks import PARTS, lacking
from tests.builders import CASES, RunningGame, a_seed

SEED = "00" * 15 + "05"
RELEASED = Path(__file__).parents[2] / "data" / "released"


def test_a_random_game_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["clues", "--seats", "4", "--seed", SEED, "--random", "--option", "top_secret=on"]) == 0
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]
    assert "= solved winners=" in told[0]
    assert told[0].startswith(f"seed {SEED} sha256 ")


def test_a_fresh_seed_is_drawn_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clues", "--seats", "2", "--random"]) == 0

    seed = capsys.readouterr().out.split()[1]
    assert len(bytes.fromhex(seed)) == 16


def test_hot_seat_offers_what_is_legal_and_asks_again_for_nonsense(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["", "x", "9999", "0", "0"])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", answer)
    with pytest.raises(KeyboardInterrupt):
        main(["clues", "--seats", "2", "--seed", SEED])

    out = capsys.readouterr().out
    assert "    0 Choose person=" in out
    assert "> 2" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["clues", "--seats", "7"], "clues takes 2 to 6 seats"),
        (["bakerstreet", "--seats", "3"], "bakerstreet takes 2 seats"),
        (["clues", "--seed", "00"], "a seed is 32 hexadecimal digits"),
        (["clues", "--seed", "no hexadecimal"], "a seed is 32 hexadecimal digits"),
        (["clues", "--option", "top_secret"], "an option of clues is one of: top_secret=off|on"),
        (["clues", "--option", "top_secret=maybe"], "an option of clues is one of: top_secret=off|on"),
    ],
)
def test_wrong_arguments_are_refused_with_what_would_be_right(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--random"]) == 1
    assert capsys.readouterr().err == f"refused: {why}\n"


def test_every_game_can_be_played_with_its_name_alone(capsys: pytest.CaptureFixture[str]) -> None:
    for key in BY_KEY:
        assert main([key, "--seed", SEED, "--random"]) == 0, capsys.readouterr().err


def test_a_replay_needs_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["replay"]) == 2
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    assert "file" in capsys.readouterr().err


def test_a_broken_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"format": "something else"}))

    assert main(["replay", str(file)]) == 1
    assert "table.json is no intact file of a game" in capsys.readouterr().err


def test_a_file_with_a_move_that_the_rules_refuse_is_replayed_up_to_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = json.loads((RELEASED / "arosa-2-judged.json").read_text(encoding="utf-8"))
    file = tmp_path / "table.json"
    file.write_text(json.dumps(whole | {"seats": 5}))

    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[1] == "> 0 deal"
    assert "refused: by the rules, move 1 cannot be made (not-your-turn)" in told.err


@pytest.mark.parametrize("version", [1, 99])
def test_a_file_of_another_version_is_refused_with_the_versions_that_replay_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, version: int
) -> None:
    whole = json.loads(dump(RunningGame(next(case for case in CASES if case.game.earlier), a_seed(3)).playthrough()))
    game = BY_KEY[whole["game"]]
    file = tmp_path / "table.json"
    file.write_text(json.dumps(whole | {"version": version}))

    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr().err
    assert f"by version {version} of its rules" in told
    assert all(str(each) in told for each in (*game.earlier, game.info.version))


def test_a_game_that_was_not_finished_is_replayed_as_far_as_it_went(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = RunningGame(CASES[0], a_seed(3))
    game.go_on()
    file = tmp_path / "table.json"
    file.write_text(dump(game.playthrough()))

    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("= running\n")


def test_values_are_shown_as_short_words() -> None:
    assert [text(each) for each in (None, (), (1, 2), True, "x")] == ["-", "-", "1,2", "True", "x"]


def lacked(capsys: pytest.CaptureFixture[str], game: str) -> list[str]:
    assert main(["lacks", game]) == 0
    return [re.split(r"\s{2,}", line)[0] for line in capsys.readouterr().out.splitlines()]


def test_a_game_is_told_what_it_may_still_bring_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert lacked(capsys, "lanterns") == ["cover", "club", "drawings", "palette", "puzzle", "rulebook", "lesson"]
    assert lacked(capsys, "clues") == ["sound"]


def test_a_game_with_everything_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert lacked(capsys, "arosa") == ["arosa has every part"]


def test_every_part_is_named_where_a_game_has_none_of_them(tmp_path: Path) -> None:
    (tmp_path / "locales" / "en").mkdir(parents=True)
    bare = replace(
        BY_KEY["lanterns"],
        sound=None,
        rival=None,
        knowledge=None,
        techniques={},
        questions=(),
        solution=no_solution,
        turning=(),
    )

    assert len(list(lacking(bare, tmp_path))) == len(PARTS)


def test_what_a_game_lacks_is_asked_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lacks", "chess"]) == 2
    assert "clues" in capsys.readouterr().err
