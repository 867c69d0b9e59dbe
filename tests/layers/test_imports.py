"""Who may import whom: games are pure, the bot knows them by their contract, and no import goes in a circle."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.layers.sources import BOT, COGS, GAME_SOURCES, KERNEL, KEYS, PRACTICE, ROOT, Source, called, over, sources


def tops(source: Source) -> set[str]:
    return {name.split(".")[0] for name in source.imports()}


PURE = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "games",
    "hashlib",
    "hmac",
    "importlib",
    "itertools",
    "json",
    "math",
    "operator",
    "struct",
    "types",
    "typing",
}
"""All that games may import: nothing that reads a clock, a file, luck or a network."""


SPOKEN = {
    "games/arena/__main__.py": {"argparse", "os", "pathlib", "shutil", "signal", "sys"},
    "games/arena/match.py": {"contextlib", "time"},
    "games/arena/players.py": {"shlex", "time"},
    "games/arena/program.py": {"contextlib", "os", "selectors", "signal", "subprocess", "time"},
    "games/content.py": {"pathlib", "tomllib"},
    "games/console.py": {"argparse", "os", "pathlib", "sys"},
    "games/lacks.py": {"pathlib"},
    "games/verify.py": {"pathlib", "sys"},
}
CONCLUDING = {"knowledge", "rival", "inquest", "puzzle"}
"""The parts of a game that conclude: modules or packages, loaded at their first call, so they may count with numpy."""


def concludes(source: Source) -> bool:
    key, _, name = source.name.removeprefix("games/").partition("/")
    return key in KEYS and name.removesuffix(".py").split("/")[0] in CONCLUDING


@over(GAME_SOURCES)
def test_games_are_pure(source: Source) -> None:
    assert tops(source) <= PURE | SPOKEN.get(source.name, set()) | ({"numpy"} if concludes(source) else set())


@over(GAME_SOURCES)
def test_games_do_not_ask_the_builtins_for_files_or_input(source: Source) -> None:
    asked = {called(call) for call in source.calls()} & {"open", "input", "print", "exec", "eval", "__import__"}

    assert not asked or source.name == "games/console.py"


@over(GAME_SOURCES)
def test_a_game_knows_the_core_and_no_other_game(source: Source) -> None:
    part = source.name.split("/")[1]
    known = {name.split(".")[1] for name in source.imports() if name.startswith("games.")}
    if part in KEYS:
        assert known <= {"core", "content", part}
    elif part == "core":
        assert known <= {"core"}


DRAWN_OR_SAID = {
    "cards", "face", "ground", "house", "lines", "palette", "plan", "scene", "sound", "sounds", "views",
}  # fmt: skip


def part_of(name: str) -> str:
    """Return the part of a game in which an imported name stands."""
    return name.split(".")[2] if name.count(".") > 1 else ""


def test_rules_reach_nothing_that_draws_or_speaks() -> None:
    """What a game's rules import, and what that imports in turn, neither draws nor speaks, nor decides what is shown."""
    by_name = {source.name.removesuffix(".py").replace("/", "."): source for source in GAME_SOURCES}
    for key in KEYS:
        reached, waiting = set[str](), [f"games.{key}.rules"]
        while waiting:
            module = waiting.pop()
            if module in reached or module not in by_name:
                continue
            reached.add(module)
            imported = set(by_name[module].imports())
            drawn = {name for name in imported if name.startswith(f"games.{key}.") and part_of(name) in DRAWN_OR_SAID}
            drawn |= {name for name in imported if name.startswith(("games.core.scene", "games.core.sound"))}
            assert not drawn, f"{module} imports {drawn}"
            waiting += [".".join(name.split(".")[:n]) for name in imported for n in (3, 4) if f"games.{key}." in name]
        assert f"games.{key}.model" in reached


@over([each for each in GAME_SOURCES if concludes(each)])
def test_who_concludes_or_plays_for_the_program_never_meets_a_state(source: Source) -> None:
    assert not {part_of(name) for name in source.imports()} & {"state", "draft", "dealing", "rules"}


@over([*BOT, *PRACTICE])
def test_only_rooms_know_cogs(source: Source) -> None:
    assert "cogs" not in tops(source) or source.is_room


@over([each for each in [*BOT, *COGS] if each.name != "bot/rooms/__init__.py"])
def test_only_the_list_of_rooms_and_the_composition_root_know_rooms(source: Source) -> None:
    known = [name for name in source.imports() if re.match(r"bot\.(rooms\b|(?!ui\.)\w+\.room\b)", name)]

    assert not known or (source.name == "bot/app.py" and set(known) == {"bot.rooms", "bot.rooms.rooms_of"})


@over([*BOT, *PRACTICE])
def test_the_bot_knows_games_by_their_contract_only(source: Source) -> None:
    assert not [name for name in source.imports() if name.startswith(tuple(f"games.{key}" for key in KEYS))]


@over(COGS)
def test_a_cog_knows_the_actions_of_its_own_game_only(source: Source) -> None:
    key = source.path.stem
    for name in source.imports():
        if name.startswith("games."):
            assert name.startswith(f"games.{key}.actions") or name == "games.GAMES"


@over(BOT)
def test_nothing_knows_the_practice_table_but_what_starts_it(source: Source) -> None:
    if source.name not in {"bot/__main__.py", "bot/tools.py"}:
        assert not [name for name in source.imports() if name.startswith("bot.practice")]


ROOMS = {each.folder for each in BOT} - KERNEL - {""}
BENEATH = {
    "cases": {"deduction", "record"},
    "deduction": {"rivals"},
    "nights": {"record"},
    "record": {"votes"},
    "theatre": {"rivals"},
}
"""The rooms whose values or words another room uses."""


def rooms_known_to(source: Source) -> set[str]:
    """Return the folders of rooms that a module imports from."""
    return {name.split(".")[1] for name in source.imports() if name.startswith("bot.")} & ROOMS


def is_stored(source: Source) -> bool:
    """Return whether a file is about rows: of the kernel, or of a room."""
    return source.name.startswith("bot/store/") or source.path.name.endswith(("store.py", "reads.py", "rows.py"))


@over([each for each in [*BOT, *COGS] if not is_stored(each)])
def test_only_stores_and_rows_know_the_database(source: Source) -> None:
    assert not tops(source) & {"sqlmodel", "sqlalchemy", "alembic", "asyncpg", "aiosqlite"}


@over([each for each in BOT if each.name.startswith("bot/store/")])
def test_the_kernels_store_knows_no_room(source: Source) -> None:
    known = {name for name in source.imports() if name.startswith("bot.")}
    assert {".".join(name.split(".")[:2]) for name in known} <= {"bot.lazy", "bot.store", "bot.tables"}


@over([each for each in BOT if each.name.endswith(("store.py", "/rows.py")) and not each.name.startswith("bot/store/")])
def test_no_rooms_store_knows_that_of_another_room(source: Source) -> None:
    mine = ".".join(source.module.split(".")[:-1])
    stores = [name for name in source.imports() if ".store." in f"{name}." or ".rows." in f"{name}."]
    assert not [name for name in stores if not name.startswith(("bot.store.", mine))]


@over(
    [
        each
        for each in BOT
        if each.folder in {"tables", "telling", "nights", "votes"}
        and not (is_stored(each) or each.has_words or each.has_discord or each.is_room)
    ]
)
def test_the_life_of_a_table_knows_no_discord_and_no_database(source: Source) -> None:
    assert not tops(source) & {"discord", "sqlmodel", "sqlalchemy", "fluent", "PIL", "aiohttp"}
    assert not [name for name in source.imports() if name.startswith(("bot.store", "bot.media")) or ".ui." in name]


@over(
    [
        each
        for each in BOT
        if each.folder in {"tables", "telling", "nights"} and not (each.has_words or each.has_discord or each.is_room)
    ]
)
def test_the_life_of_a_table_knows_messages_by_their_types_only(source: Source) -> None:
    assert not [name for name in source.imports() if ".messages." in f"{name}."]


@over([each for each in BOT if each.name.startswith("bot/tables/")])
def test_tables_know_nothing_of_the_telling(source: Source) -> None:
    assert not [name for name in source.imports() if name.startswith("bot.telling")]


@over([each for each in BOT if each.name == "bot/telling/message.py"])
def test_the_types_of_messages_know_nothing_of_the_bot(source: Source) -> None:
    assert "bot" not in tops(source)


@over([each for each in BOT if each.has_words])
def test_words_and_screens_know_no_discord_and_no_database(source: Source) -> None:
    assert not tops(source) & {"discord", "sqlmodel", "sqlalchemy", "PIL", "aiohttp"}
    assert not [name for name in source.imports() if name.startswith(("bot.store", "bot.media")) or ".ui." in name]


@over(BOT)
def test_only_what_is_about_discord_and_what_starts_the_process_know_discord(source: Source) -> None:
    assert (
        "discord" not in tops(source)
        or source.has_discord
        or source.name in {"bot/process.py", "bot/tools.py", "bot/places.py"}
    )


@over([each for each in BOT if each.folder in KERNEL and not each.is_room])
def test_the_kernel_knows_no_room(source: Source) -> None:
    assert not rooms_known_to(source)


@over([each for each in BOT if each.folder in ROOMS])
def test_a_room_knows_the_kernel_and_the_rooms_before_it(source: Source) -> None:
    assert rooms_known_to(source) <= {source.folder, *BENEATH.get(source.folder, ())}


@over([*BOT, *COGS, *GAME_SOURCES])
def test_nothing_that_runs_knows_the_tests(source: Source) -> None:
    assert not tops(source) & {"tests", "pytest", "hypothesis"}


def test_games_are_imported_without_discord_or_a_database() -> None:
    code = "import games, games.console, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert not loaded & {"discord", "bot", "cogs", "sqlmodel", "sqlalchemy", "asyncio", "random", "logging", "fluent"}
    assert not loaded & {"numpy", "pysat"}, "what concludes is loaded when it is first asked"


def test_no_imports_go_in_a_circle() -> None:
    """Imports for the type checker alone count as well: who needs only a name still has to know where it lives."""
    every = {each.module: each for each in sources("bot", "cogs", "games")}
    knows = {name: {each for each in source.imports() if each in every} for name, source in every.items()}
    for source in knows.values():
        # `from games.core import lines` names the package too, and means the module.
        source -= {name for name in source if any(other.startswith(f"{name}.") for other in source)}
    circles = []
    while knows:
        free = [name for name, known in knows.items() if not known & knows.keys() - {name}]
        if not free:
            circles = sorted(knows)
            break
        for name in free:
            del knows[name]
    assert not circles, "these import each other, or what does"


@over([*GAME_SOURCES, *BOT])
def test_nothing_draws_from_global_luck(source: Source) -> None:
    assert "random" not in tops(source)
