"""Figures of the house: how its rooms are joined, how wide its constructors are, and how its docstrings read.

`python -m tests.tools.house` prints them for this checkout; a path prints them for another one. Nothing of the project runs.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PARTS = ("bot", "cogs", "games")
FACTS = ("remind_at", "rival_at", "may_be_case")
RIDDLE = re.compile(r"\b(what|who|whoever|whom|whose)\b", re.IGNORECASE)
WIDEST = 5
"""Arguments that a constructor may take."""


@dataclass(frozen=True)
class Module:
    """One file, parsed."""

    path: Path
    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.text)

    @property
    def room(self) -> str:
        """The folder that a reader would name: two levels deep, and the root's own files as one room."""
        parts = self.name.split(".")
        return ".".join(parts[:2]) if len(parts) > 2 else parts[0]

    def imported(self, known: dict[str, Module]) -> Iterator[str]:
        """The modules of the project that this file imports."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (each.name for each in node.names if each.name in known)
            elif isinstance(node, ast.ImportFrom) and node.module:
                deeper = {f"{node.module}.{each.name}" for each in node.names} & known.keys()
                yield from deeper or ({node.module} & known.keys())

    def classes(self) -> Iterator[ast.ClassDef]:
        """Every class, nested ones too."""
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef))


def modules(root: Path) -> dict[str, Module]:
    """Every file of the program by its dotted name."""
    files = (file for part in PARTS for file in sorted((root / part).rglob("*.py")))
    found = (Module(file, _dotted(file.relative_to(root)), file.read_text("utf-8")) for file in files)
    return {each.name: each for each in found}


def _dotted(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def rooms(house: dict[str, Module]) -> tuple[int, int, set[frozenset[str]]]:
    """Imports inside a room, all imports, and the pairs of rooms that import each other; the rooms of `bot/` but the practice table."""
    inside, across = 0, set[tuple[str, str]]()
    total = 0
    for module in house.values():
        for target in set(module.imported(house)):
            if not (module.name.startswith("bot.") and target.startswith("bot.")) or "bot.practice" in {
                module.room,
                house[target].room,
            }:
                continue
            ours, theirs = module.room, house[target].room
            total += 1
            inside += ours == theirs
            if ours != theirs and "bot" not in {ours, theirs}:
                across.add((ours, theirs))
    return inside, total, {frozenset(pair) for pair in across if pair[::-1] in across}


def constructors(house: dict[str, Module]) -> dict[str, int]:
    """How many arguments each class of `bot/` and `cogs/` with a constructor of its own takes."""
    taken = {}
    for module in house.values():
        if module.name.startswith("games"):
            continue
        for each in module.classes():
            for node in each.body:
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    count = len(node.args.args) - 1 + len(node.args.kwonlyargs)
                    if count:
                        taken[f"{module.name}:{each.name}"] = count
    return taken


def repeated_classes(house: dict[str, Module]) -> dict[str, list[str]]:
    """Class names in more than one file, but those that every game has."""
    files: dict[str, list[str]] = defaultdict(list)
    for module in house.values():
        for name in {each.name for each in module.classes()}:
            files[name].append(module.name)
    games = {each.room for each in house.values() if each.room.startswith("games.")} - {"games.core"}

    def is_of_every_game(places: list[str]) -> bool:
        return {house[place].room for place in places} >= {each for each in games if f"{each}.rules" in house}

    return {name: places for name, places in files.items() if len(places) > 1 and not is_of_every_game(places)}


def docstrings(house: dict[str, Module]) -> list[tuple[str, str]]:
    """Every docstring with its place."""
    found = []
    for module in house.values():
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if text := ast.get_docstring(node):
                found.append((f"{module.path}:{getattr(node, 'lineno', 1)}", text))
    return found


def main(root: Path) -> None:
    """Print the figures."""
    house = modules(root)
    inside, total, circular = rooms(house)
    taken = constructors(house)
    importers = Counter(target for module in house.values() for target in set(module.imported(house)))
    said = docstrings(house)
    riddles = sum(bool(RIDDLE.search(text)) for _, text in said)
    tests = sum(len(file.read_text("utf-8").splitlines()) for file in (root / "tests").rglob("*.py"))
    print(f"lines of Python: {sum(len(each.text.splitlines()) for each in house.values()):,}, tests {tests:,}")
    print(
        f"imports inside a room: {inside} of {total} ({inside / total:.0%}); pairs of rooms that import each other: {len(circular)}"
    )
    for pair in sorted(map(sorted, circular)):
        print("    " + " <-> ".join(pair))
    print(
        f"constructor arguments: {sum(taken.values())} in {len(taken)} classes; above {WIDEST}: {sum(n > WIDEST for n in taken.values())}"
    )
    for name, count in sorted(taken.items(), key=lambda each: -each[1])[:12]:
        print(f"    {count:2} {name}")
    for name in ("bot.app", "bot.ui.handlers"):
        if name in house:
            print(f"modules imported by {name}: {len(set(house[name].imported(house)))}")
    for name in sorted(importers, key=lambda each: -importers[each])[:4]:
        print(f"importers of {name}: {importers[name]}")
    for fact in FACTS:
        places = [
            each.name
            for each in house.values()
            if re.search(rf"\b{fact}\b", each.text) and "versions" not in each.path.parts
        ]
        print(f"files in which {fact} stands: {len(places)}")
    repeated = repeated_classes(house)
    print(f"class names in more than one file: {len(repeated)}")
    print("    " + ", ".join(sorted(repeated)))
    print(f"docstrings with what, who, whoever: {riddles} of {len(said)} ({riddles / len(said):.0%})")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path())
