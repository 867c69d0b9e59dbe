"""What is written for whoever works on the project names only what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "tests/README.md",
    *(f"docs/{page.name}" for page in sorted((ROOT / "docs").glob("*.md"))),
)
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


def test_the_pages_do_name_paths() -> None:
    assert len(paths_in((ROOT / "docs/architecture.md").read_text())) > 20
