"""Wall 7: who may import whom, who makes messages, who sends them, and who opens secrets."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Callable, Iterable

from games import GAMES
from tests.layers.sources import ROOT, Source, called, sources
from tests.parts import package_of

BOT = [each for each in sources("bot") if not each.name.startswith("bot/practice/")]
PRACTICE = sources("bot/practice")
GAME_SOURCES = sources("games")
COGS = sources("cogs")
KEYS = {game.info.key for game in GAMES if package_of(game).startswith("games.")}  # those that are shipped


def over(found: Iterable[Source]) -> Callable[[Callable[[Source], None]], Callable[[], None]]:
    """Make one test out of a check of many modules; a failure names the module."""

    def decorate(check: Callable[[Source], None]) -> Callable[[], None]:
        def test() -> None:
            for source in found:
                try:
                    check(source)
                except AssertionError as error:
                    error.add_note(f"in {source.name}")
                    raise

        test.__doc__ = check.__doc__
        return test

    return decorate


def tops(source: Source) -> set[str]:
    return {name.split(".")[0] for name in source.imports()}


# Imports

PURE = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
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
    "games/content.py": {"pathlib", "tomllib"},
    "games/console.py": {"argparse", "os", "pathlib", "sys"},
    "games/verify.py": {"pathlib", "sys"},
}


@over(GAME_SOURCES)
def test_games_are_pure(source: Source) -> None:
    assert tops(source) <= PURE | SPOKEN.get(source.name, set())


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


@over([*BOT, *PRACTICE])
def test_only_the_composition_root_of_the_bot_knows_cogs(source: Source) -> None:
    assert "cogs" not in tops(source) or source.name == "bot/app.py"


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


@over([each for each in BOT if each.name.startswith("bot/tables/")])
def test_the_life_of_a_table_knows_no_discord_and_no_database(source: Source) -> None:
    assert not tops(source) & {"discord", "sqlmodel", "sqlalchemy", "fluent", "PIL", "aiohttp"}
    assert not [name for name in source.imports() if name.startswith(("bot.ui", "bot.store", "bot.media"))]


@over([each for each in BOT if each.name.startswith("bot/tables/")])
def test_the_life_of_a_table_knows_messages_by_their_types_only(source: Source) -> None:
    known = {name for name in source.imports() if name.startswith("bot.messages")}

    assert all(name.startswith("bot.messages.message") for name in known)


@over([each for each in BOT if each.name == "bot/messages/message.py"])
def test_the_types_of_messages_know_nothing_of_the_bot(source: Source) -> None:
    assert "bot" not in tops(source)


@over([each for each in BOT if each.name.startswith("bot/messages/")])
def test_words_and_screens_know_no_discord_and_no_database(source: Source) -> None:
    assert not tops(source) & {"discord", "sqlmodel", "sqlalchemy", "PIL", "aiohttp"}
    assert not [name for name in source.imports() if name.startswith(("bot.ui", "bot.store", "bot.media"))]


@over([*BOT, *COGS, *GAME_SOURCES])
def test_nothing_that_runs_knows_the_tests(source: Source) -> None:
    assert not tops(source) & {"tests", "pytest", "hypothesis"}


def test_games_are_imported_without_discord_or_a_database() -> None:
    code = "import games, games.console, sys; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)

    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert not loaded & {"discord", "bot", "cogs", "sqlmodel", "sqlalchemy", "asyncio", "random", "logging", "fluent"}


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


# Messages

MESSAGES = {"PublicMessage", "PrivateMessage", "Button", "Select", "Choice", "Field", "Form"}
MAKERS = {
    f"bot/messages/{name}.py"
    for name in ("presenter", "answers", "buttons", "screens", "sheets", "table_forms", "guide", "personal")
}


@over([*BOT, *COGS, *GAME_SOURCES])
def test_only_the_presenter_its_answers_and_its_screens_make_messages(source: Source) -> None:
    imported = {name.rsplit(".", 1)[1] for name in source.imports() if name.startswith("bot.messages.message.")}
    if source.name in MAKERS:
        return
    made = {called(call) for call in source.calls()} & MESSAGES & imported
    made |= {called(call) for call in source.calls() if called(call).startswith("messages.")}
    assert not made


TELLERS = {"bot/tables/delivery.py", "bot/tables/panels.py", "bot/tables/mailboxes.py"}


@over([*BOT, *COGS])
def test_only_the_delivery_says_what_belongs_to_a_table(source: Source) -> None:
    said = {
        each
        for each in map(called, source.calls())
        if each.endswith((".announce", ".whisper")) or "nnouncer." in each or "hisperer." in each
    }
    assert not said or source.name in TELLERS


SENDS = (".send", ".send_message", ".edit_message", ".send_modal", ".create_dm", ".edit_original_response", ".respond")
SPEAKERS = {"bot/ui/adapters.py", "bot/ui/reply.py", "bot/ui/unanswered.py"}


@over([*BOT, *COGS])
def test_only_the_senders_and_the_guard_speak_to_discord(source: Source) -> None:
    spoken = {each for each in map(called, source.calls()) if each.endswith(SENDS)}

    assert not spoken or source.name in SPEAKERS


# Secrets

OPENERS = {
    "bot/app.py",  # the token and the address of the database
    "bot/settings.py",  # the token and the address of the database, to check them
    "bot/store/audit.py",  # seed and secret, to compare them with what was announced
    "bot/store/deferrals.py",  # the token of an interaction, to seal it
    "bot/store/writes.py",  # the seed and the secret, to store them
    "bot/tables/lobby.py",  # the secret, for the deal to follow from it
    "bot/tables/records.py",  # the secret, for the export and the audit
    "bot/ui/unanswered.py",  # the token of an interaction, to answer it
    "bot/tables/table.py",  # the seed, to draw from it
    "bot/messages/presenter.py",  # the seed: its hash at the start, itself at the end
    "bot/tools.py",  # the address of the database
}
OPENERS_OF_A_GAME = {"rules.py", "draft.py", "state.py", "views.py"}


@over([*BOT, *COGS, *GAME_SOURCES])
def test_secrets_are_opened_in_few_places(source: Source) -> None:
    opened = [
        call
        for call in source.calls()
        if called(call).endswith((".open", ".get_secret_value")) and not call.args and not call.keywords
    ]
    peeked = [node for node in ast.walk(source.tree) if isinstance(node, ast.Attribute) and node.attr == "_value"]
    folder, _, name = source.name.rpartition("/")

    if folder.removeprefix("games/") in KEYS:
        assert not opened or name in OPENERS_OF_A_GAME
    else:
        assert not opened or source.name in OPENERS
    assert not peeked or source.name == "games/core/secret.py"


@over([each for each in BOT if each.name.startswith("bot/media/")])
def test_pictures_are_made_from_scenes_and_never_from_a_state(source: Source) -> None:
    assert not [
        name for name in source.imports() if name.startswith(("bot.tables.table", "bot.store", "games.core.contract"))
    ]


@over(GAME_SOURCES)
def test_what_is_shown_knows_views_and_no_state(source: Source) -> None:
    if source.path.name in {"lines.py", "scene.py"}:
        assert not [name for name in source.imports() if name.endswith((".state", ".rules", ".draft", ".Secret"))]


# Luck and order


@over([each for each in GAME_SOURCES if each.name.split("/")[1] in KEYS])
def test_no_engine_iterates_over_a_set_that_it_has_just_made(source: Source) -> None:
    """Hash seeds change the order; membership is fine. Views and worlds of tests are held to the same."""
    for node in ast.walk(source.tree):
        ordered: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension):
            ordered.append(node.iter)
        elif isinstance(node, ast.Call) and called(node) in {
            "list",
            "tuple",
            "enumerate",
            "chance.pick",
            "chance.shuffled",
        }:
            ordered += node.args[:1]
        for each in ordered:
            is_set = isinstance(each, ast.Set | ast.SetComp) or (
                isinstance(each, ast.Call) and called(each) in {"set", "frozenset"}
            )
            assert not is_set, f"{source.name}:{each.lineno} depends on the order of a set"


@over([*GAME_SOURCES, *BOT])
def test_nothing_draws_from_global_luck(source: Source) -> None:
    assert "random" not in tops(source)


# Words


LOUD = ("log.", "logger.", "warnings.", "parser.", "print", "re.compile", "TypeVar", "NewType", "cast", "text")


def sentences(source: Source) -> list[tuple[int, str]]:
    """Return what looks like a sentence for somebody: three words or more, that are no docstring, error or log line."""
    quiet: set[int] = set()
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            quiet.add(id(node.value))
        elif isinstance(node, ast.Raise | ast.Assert) or (isinstance(node, ast.Call) and called(node).startswith(LOUD)):
            quiet |= {id(each) for each in ast.walk(node)}
        elif isinstance(node, ast.ClassDef):
            quiet |= {id(each) for keyword in node.keywords for each in ast.walk(keyword)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in quiet
        and re.search(r"[A-Za-zÀ-ÿ]{2,} [A-Za-zÀ-ÿ]{2,} [A-Za-zÀ-ÿ]{2,}", node.value)
    ]


SPEAKING = [
    each
    for each in [*BOT, *COGS, *GAME_SOURCES]
    if not each.name.startswith(("bot/store/", "bot/settings", "bot/tools", "bot/__main__", "bot/metrics"))
    and each.name not in {"games/console.py", "games/verify.py"}
]


@over(SPEAKING)
def test_no_sentence_for_players_stands_in_python(source: Source) -> None:
    assert sentences(source) == []


# Marks in the margin

IGNORE = re.compile(r"#\s*type:\s*ignore")
GOOD_IGNORE = re.compile(r"# type: ignore\[[a-z-]+(,[a-z-]+)*\]  # \S")
NOQA = re.compile(r"#\s*noqa(?!: [A-Z]+[0-9]+)")


@over(sources("bot", "cogs", "games", "tests"))
def test_every_ignore_has_a_code_and_a_reason(source: Source) -> None:
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type == tokenize.COMMENT:
            if IGNORE.match(token.string):
                assert GOOD_IGNORE.match(token.string), f"{source.name}:{token.start[0]}"
            assert not NOQA.match(token.string), f"{source.name}:{token.start[0]}"


# The tree

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
    "LICENSE",
    "Makefile",
    "docs",
    ".ci",
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
        for locale in (ROOT / "data" / "locales").iterdir():
            assert (locale / f"{key}.ftl").is_file()
        for name in ("worlds", "finish", "scripts"):
            assert (ROOT / "tests" / "games" / key / f"{name}.py").is_file()
