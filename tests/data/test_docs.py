"""What is written for whoever works on the project names only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.data.parsed import sentences
from tests.data.test_catalogues import commands
from tests.data.test_typography import runs

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "tests/README.md",
    *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))),
)
OF_THE_HEALTH_SERVER = {"live", "ready"}
WHOLE = ("learn", "help", "play", "stats")
"""Commands without a second name: what follows them is a value."""
TOPS = ("bot/", "cogs/", "data/", "docs/", "games/", "tests/")


def paths_in(text: str) -> set[str]:
    """Return the paths in the tree that a page names in backticks or links to; those with a gap to fill stay out."""
    named = re.findall(r"`([^`\s]+)`", text) + re.findall(r"\]\(([^)#\s]+)\)", text)
    return {each for each in named if each.startswith(TOPS) and not re.search(r"[<>{}*]", each)}


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_is_there(page: str) -> None:
    path = ROOT / page
    named = paths_in(path.read_text())

    assert [each for each in sorted(named) if not (ROOT / each).exists() and not (path.parent / each).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_a_page_names_is_there(page: str) -> None:
    known = commands("en") | OF_THE_HEALTH_SERVER
    named = re.findall(r"`/([a-z]+(?: [a-z]+)?)(?=[ `:])", (ROOT / page).read_text())

    assert [
        each for each in named if each not in known | {f"{whole} {each.partition(' ')[2]}" for whole in WHOLE}
    ] == []


def test_every_target_is_described() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text()))
    rows = re.findall(r"(?m)^\| (.+?) \|", (ROOT / "CONTRIBUTING.md").read_text())

    assert targets - set(re.findall(r"[a-z-]+", " ".join(row for row in rows if row.startswith("`make ")))) == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_target_and_tool_that_a_page_names_is_there(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text()
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text()))
    with pytest.raises(SystemExit):
        main(["--help"])
    tools = set(re.findall(r"(?m)^    ([a-z]+) ", capsys.readouterr().out))

    assert {each for named in re.findall(r"`make ([a-z -]+)", text) for each in named.split()} <= targets
    assert set(re.findall(r"-m bot ([a-z]+)", text)) <= tools


@pytest.mark.parametrize("page", ["docs/playing.md", "docs/duplicate.md"])
def test_every_label_that_a_page_for_players_names_is_said(page: str) -> None:
    labels = {
        run.strip() for message in sentences("en").values() for each in message.patterns.values() for run in runs(each)
    }
    named = set(re.findall(r"\*\*([^*\n]+)\*\*", (ROOT / page).read_text()))

    assert {each for each in named if not each.islower()} <= labels


def test_the_pages_do_name_paths() -> None:
    assert len(paths_in((ROOT / "docs/architecture.md").read_text())) > 20
