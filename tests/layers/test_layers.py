"""Wall 7: who makes messages, who sends them, who opens secrets, and what is not written in Python."""

from __future__ import annotations

import ast
import re

from tests.layers.sources import BOT, COGS, GAME_SOURCES, KEYS, Source, called, over

# Messages

MESSAGES = {"PublicMessage", "PrivateMessage", "Button", "Select", "Choice", "Field", "Form"}


@over([*BOT, *COGS, *GAME_SOURCES])
def test_only_messages_of_the_kernel_and_of_rooms_make_messages(source: Source) -> None:
    imported = {name.rsplit(".", 1)[1] for name in source.imports() if name.startswith("bot.telling.message.")}
    made = {called(call) for call in source.calls()} & MESSAGES & imported
    made |= {called(call) for call in source.calls() if called(call).startswith("messages.")}
    assert not made or source.has_words


TELLERS = ("bot/telling/", "bot/nights/", "bot/votes/posts.py", "bot/cases/joint_posts.py", "bot/ui/posting.py")


@over([*BOT, *COGS])
def test_only_the_telling_the_evenings_votes_joint_cases_and_the_posting_of_inquests_announce(source: Source) -> None:
    said = {
        each
        for each in map(called, source.calls())
        if each.endswith((".announce", ".whisper")) or "nnouncer." in each or "hisperer." in each
    }
    assert not said or source.name.startswith(TELLERS)


SENDS = (".send", ".send_message", ".edit_message", ".send_modal", ".create_dm", ".edit_original_response", ".respond")
SPEAKERS = {"bot/ui/adapters.py", "bot/ui/reply.py", "bot/ui/unanswered.py"}


@over([*BOT, *COGS])
def test_only_the_senders_and_the_guard_speak_to_discord(source: Source) -> None:
    spoken = {each for each in map(called, source.calls()) if each.endswith(SENDS)}

    assert not spoken or source.name in SPEAKERS


# Secrets

OPENERS = {
    "bot/app.py",  # the token and the address of the database
    "bot/process.py",  # the address for reports
    "bot/settings.py",  # the token and the address of the database, to check them
    "bot/store/audit.py",  # seed and secret, to compare them with what was announced
    "bot/store/deferrals.py",  # the token of an interaction, to seal it
    "bot/store/writes.py",  # the seed and the secret, to store them
    "bot/tables/lobby.py",  # the secret of a twin, to compare it with what was announced
    "bot/tables/words.py",  # the secret, for the deal to follow from it
    "bot/tables/records.py",  # the secret, for the export and the audit
    "bot/ui/unanswered.py",  # the token of an interaction, to answer it
    "bot/tables/table.py",  # the seed, to draw from it
    "bot/messages/closings.py",  # the seed, once the game is over
    "bot/messages/presenter.py",  # the hash of the seed
    "bot/tools.py",  # the token
    "bot/tools_copies.py",  # the keys
    "bot/tools_database.py",  # the address of the database
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


# Words


LOUD = (
    "log.", "logger.", "warnings.", "parser.", "print", "re.compile", "TypeVar", "NewType", "cast", "text",
    "Switch",  # its option of a command, in English
    "Verb",  # what its command says of itself, in English, as the docstrings of other commands do
)  # fmt: skip


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
    if not each.name.startswith(
        ("bot/store/", "bot/nights/rows", "bot/cases/rows", "bot/settings", "bot/tools", "bot/__main__", "bot/metrics")
    )
    and each.name not in {"games/arena/__main__.py", "games/console.py", "games/lacks.py", "games/verify.py"}
]


@over(SPEAKING)
def test_no_sentence_for_players_stands_in_python(source: Source) -> None:
    assert sentences(source) == []
