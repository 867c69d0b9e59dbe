"""Golden transcripts: whole games as everybody hears them. `make transcripts` writes them anew; read the difference.

A game names them in `tests/games/<game>/scripts.py`; they lie in `tests/games/<game>/transcripts/<name>.txt`.
"""

from __future__ import annotations

from pathlib import Path

import tests.games.lanterns.hosting  # noqa: F401 (the fifth game, before anybody reads the list of games)
from games import GAMES
from games.console import transcript
from games.core.game import AnyGame
from games.core.playthrough import Playthrough
from tests.parts import scripts_of

FOLDER = Path(__file__).resolve().parent / "games"


def file_of(game: AnyGame, name: str) -> Path:
    return FOLDER / game.info.key / "transcripts" / f"{name}.txt"


def text_of(game: AnyGame, record: Playthrough) -> str:
    """Return what a transcript file holds."""
    options = "".join(f", {key}={value}" for key, value in record.options.items())
    head = f"# {record.game}, {record.seats} seats{options}, seed {record.seed.hex()}"
    return "\n".join([head, *transcript(game, record)]) + "\n"


def write() -> None:
    """Write all transcripts anew, and remove those of no script."""
    for game in GAMES:
        wanted = {file_of(game, name): text_of(game, play()) for name, play in scripts_of(game).items()}
        folder = file_of(game, "").parent
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.glob("*.txt"):
            if file not in wanted:
                file.unlink()
        for file, text in wanted.items():
            file.write_text(text, encoding="utf-8")
            print(file.relative_to(FOLDER.parent))


if __name__ == "__main__":
    write()
