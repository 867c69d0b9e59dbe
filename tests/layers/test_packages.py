"""Every package that is imported is declared where it is needed, so that no lock lacks it one day."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions

import pytest

from tests.layers.sources import ROOT, Source, sources

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = {"bot", "cogs", "games", "tests"}
DISTRIBUTIONS = packages_distributions()


def named(requirements: Iterable[str]) -> set[str]:
    """Return the names in a list of requirements, in the form in which they are compared."""
    return {plain(re.split(r"[\s\[<>=!~;]", each, maxsplit=1)[0]) for each in requirements}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


ALWAYS = named(PROJECT["project"]["dependencies"])
PRACTICE = ALWAYS | named(PROJECT["project"]["optional-dependencies"]["practice"])
DEVELOPED = PRACTICE | named(each for group in PROJECT["dependency-groups"].values() for each in group)


def undeclared(found: Iterable[Source], declared: set[str]) -> set[str]:
    """Return the packages that these modules import and nobody has declared."""
    tops = {name.split(".")[0] for source in found for name in source.imports() if name}
    return {
        top
        for top in tops - OURS - set(sys.stdlib_module_names)
        if not declared & {plain(each) for each in DISTRIBUTIONS.get(top, [top])}
    }


@pytest.mark.parametrize(
    ("found", "declared"),
    [
        ([each for each in sources("bot", "cogs", "games") if not each.name.startswith("bot/practice/")], ALWAYS),
        (sources("bot/practice"), PRACTICE),
        (sources("tests"), DEVELOPED),
    ],
    ids=["bot", "practice", "tests"],
)
def test_every_package_that_is_imported_is_declared(found: list[Source], declared: set[str]) -> None:
    assert not undeclared(found, declared)
