"""Games of earlier releases: their files replay exactly as they were dealt, and their tables go on by their own rulings.

`tests/data/released/<game>-<version>-<name>.json` is the export, `.txt` the transcript; both were written by the release that
played it, and are never written anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tables.ids import TableId
from bot.tables.records import Entry
from bot.tables.status import Status
from bot.tables.table import Table, entry_of, is_playable, playthrough_of
from games import BY_KEY, GAMES, verify
from games.core.contract import Refusal
from games.core.game import AnyGame
from games.core.playthrough import dump, load, steps
from tests.builders import NOON, Case, a_record
from tests.transcripts import text_of

FOLDER = Path(__file__).resolve().parents[1] / "data" / "released"
FILES = sorted(FOLDER.glob("*.json"))

every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


@every_file
def test_a_file_of_an_earlier_release_replays_as_its_release_told_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    played = load(text, BY_KEY)

    assert text_of(BY_KEY[played.game], played) == file.with_suffix(".txt").read_text(encoding="utf-8")
    assert dump(played) == text
    assert verify.check(text)


@every_file
def test_a_table_of_an_earlier_release_goes_on_at_each_of_its_steps(file: Path) -> None:
    """As a bot of this release finds it in its database."""
    played = load(file.read_text(encoding="utf-8"), BY_KEY)
    game = BY_KEY[played.game]
    case = Case(game, played.seats, tuple(played.options.items()))
    record = a_record(case, played.seed, version=played.version, status=Status.LIVE)
    entries = [
        Entry(
            table=TableId(record.id),
            n=n,
            kind=move.kind,
            seat=move.seat,
            at=NOON,
            user=None,
            interaction=None,
            **({} if move.action is None else entry_of(move.action)),
        )
        for n, move in enumerate(played.moves, 1)
    ]
    told = list(steps(game, played))

    assert is_playable(record.game, record.version)
    for n in range(0, len(entries), max(1, len(entries) // 7)):
        table = Table(record, entries[:n])
        assert (table.state, table.now.events) == (told[n].state, told[n].events)
        move = played.moves[n]
        assert table.judge(move).events == told[n + 1].events
    assert Table(record, entries).outcome == game.rules.outcome(told[-1].state)
    assert playthrough_of(record, game, entries).moves == played.moves


def test_there_are_files_of_every_version_that_is_played() -> None:
    wanted = {(game.info.key, version) for game in GAMES for version in game.earlier}
    found = {(whole["game"], whole["version"]) for whole in (json.loads(file.read_text()) for file in FILES)}

    assert wanted
    assert found == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_version_that_was_never_played_is_frozen(game: AnyGame) -> None:
    case = Case(game, game.info.seats[0], tuple(game.info.settle({}, game.info.seats[0]).items()))
    for version in (0, game.info.version + 1):
        assert not game.plays(version)
        with pytest.raises(Refusal, match="frozen"):
            Table(a_record(case, bytes(16), version=version), [])


@pytest.mark.parametrize("version", [1, 3.0, "3", None, True, 4])
def test_a_file_of_another_version_or_of_none_is_refused(version: object) -> None:
    whole = json.loads(FILES[0].read_text(encoding="utf-8"))
    whole["version"] = version

    with pytest.raises(Refusal, match="frozen"):
        load(json.dumps(whole), BY_KEY)
