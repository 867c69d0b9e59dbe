"""The tree: what lies at the top of the repository, what each game has, and that every ignore says why."""

from __future__ import annotations

import io
import re
import tokenize

from tests.data.parsed import OURS
from tests.layers.sources import KEYS, ROOT, Source, over, sources

IGNORE = re.compile(r"#\s*type:\s*ignore")


GOOD_IGNORE = re.compile(r"# type: ignore\[[a-z-]+(,[a-z-]+)*\]  # \S")


NOQA = re.compile(r"#\s*noqa(?!: [A-Z]+[0-9]+)")


@over(sources("bot", "cogs", "games", "tests"))
def test_every_ignore_has_a_code_and_a_reason(source: Source) -> None:
    if not ("ignore" in source.text or "noqa" in source.text):
        return
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type == tokenize.COMMENT:
            if IGNORE.match(token.string):
                assert GOOD_IGNORE.match(token.string), f"{source.name}:{token.start[0]}"
            assert not NOQA.match(token.string), f"{source.name}:{token.start[0]}"


TOP = {
    "pyproject.toml",
    "bot",
    "cogs",
    "games",
    "data",
    "tests",
    ".env.example",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "LICENSE",
    "Makefile",
    "docs",
    ".ci",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "requirements.lock",
    "requirements-dev.lock",
    "requirements-server.lock",
    "Dockerfile",
    ".dockerignore",
    "compose.yaml",
}


GONE_WITH_CLEAN = {
    "var",
    ".venv",
    ".git",
    ".env",
    ".nicegui",
    "htmlcov",
    "__pycache__",
}


def test_the_top_level_of_the_repository_is_the_designs() -> None:
    found = {
        each.name
        for each in ROOT.iterdir()
        if each.name not in GONE_WITH_CLEAN
        and not each.name.endswith("_cache")
        and not each.name.startswith(".coverage")
    } - {".hypothesis"}

    assert found <= TOP
    assert {"pyproject.toml", "bot", "cogs", "games", "data", "tests"} <= found


def test_every_game_has_its_folder_its_cog_its_content_and_its_texts() -> None:
    for key in KEYS:
        for name in ("__init__", "actions", "events", "rules", "scene"):
            assert (ROOT / "games" / key / f"{name}.py").is_file()
        assert (ROOT / "cogs" / f"{key}.py").is_file()
        assert (ROOT / "data" / "games" / f"{key}.toml").is_file()
        for language in OURS:
            assert (ROOT / "data" / "locales" / language / f"{key}.ftl").is_file()
        assert (ROOT / "tests" / "games" / key / "worlds.py").is_file()
