"""The whole tree of slash commands, as Discord is told of it: within its limits, and named in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.messages.answers import Answers
from bot.messages.catalogue import DEFAULT
from bot.messages.names import plain
from bot.messages.parsing import field_of
from bot.messages.presenter import Presenter
from bot.practice.loopback.command_limits import MAX_COMMAND_LENGTH, check_commands, command_length
from bot.ui.client import AlibiBot
from bot.ui.rendering import Renderer
from bot.ui.translator import Translator
from games import GAMES
from games.core.lines import Line
from games.core.wire import field_types
from tests.bot.ui.club import a_club
from tests.data.parsed import OURS, catalogue
from tests.parts import group_of
from tests.words import WORDS

TOLD = {each.value: WORDS.language(each.value) for each in discord.Locale if WORDS.language(each.value) != DEFAULT}
"""The locales whose people get names of their own, with the languages of these."""
OWN = [locale for locale, language in TOLD.items() if language in OURS]
every_locale = pytest.mark.parametrize("locale", TOLD)
ENGLISH = {locale.value for locale in discord.Locale if locale.value.startswith("en")}


async def _no_picture(*_: object, **__: object) -> None:
    """Stand in for the painter: commands show nothing."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def payload(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Build the tree once: nobody changes what is told."""
    answers = Answers(Presenter(WORDS))
    bot = AlibiBot(Renderer(_no_picture), answers)  # never connected, so there is nothing to close
    async with a_club(tmp_path_factory.mktemp("club")) as club:
        for room in club.rooms.values():
            for cog in (*room.commands, *room.owner_commands):
                await bot.add_cog(cog(club.router, room.on))
    translator = Translator(WORDS)
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


async def test_the_menus_of_people_and_messages_are_within_limits_and_say_in_each_language_what_buttons_say(
    tmp_path: Path,
) -> None:
    bot = AlibiBot(Renderer(_no_picture), Answers(Presenter(WORDS)))
    async with a_club(tmp_path) as club:
        menus = [each for room in club.rooms.values() for each in room.menus(club.router, room.on)]
    payload = [await each.get_translated_payload(bot.tree, Translator(WORDS)) for each in menus]

    assert {each["type"] for each in payload} == {2, 3}
    assert [str(problem) for problem in check_commands(payload)] == []
    for command, key in zip(payload, ("control-desk", "menu-invite"), strict=True):
        assert command["name"] == WORDS.say("en", Line(key))
        assert command["name_localizations"]["fr"] == WORDS.say("fr", Line(key))
        assert not ENGLISH & set(command["name_localizations"])


def parts(thing: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every command, sub-command and option with its English path."""
    path = f"{path} {thing['name']}".strip()
    yield path, thing
    for option in thing.get("options", ()):
        yield from parts(option, path)


def told(thing: dict[str, Any], what: str, locale: str) -> str:
    """Return what people of a locale read: a text of their own, or the English one."""
    text: str = (thing.get(f"{what}_localizations") or {}).get(locale, thing[what])
    return text


async def test_discord_takes_the_whole_tree(payload: list[dict[str, Any]]) -> None:
    assert [str(problem) for problem in check_commands(payload)] == []
    for command in payload:
        assert command_length(command) <= MAX_COMMAND_LENGTH
        assert len(command["options"]) <= 25


@every_locale
async def test_every_command_option_and_choice_has_a_name_and_a_description(
    payload: list[dict[str, Any]], locale: str
) -> None:
    """A language that is not ours may lack some: it is skipped with what is missing, and read in English.

    The game of the tests speaks ours alone.
    """
    missing: list[str] = []
    for command in payload:
        for path, thing in parts(command):
            missing += [
                f"/{path}: {what}"
                for what in ("name", "description")
                if locale not in thing.get(f"{what}_localizations", ())
            ]
            missing += [
                f"/{path}: {choice['name']}"
                for choice in thing.get("choices", ())
                if locale not in (choice.get("name_localizations") or ())
            ]

    if locale not in OWN and (missing := [each for each in missing if "lanterns" not in each]):
        pytest.skip(f"{locale} lacks {len(missing)} names, such as {', '.join(missing[:10])}")
    assert locale not in OWN or "\n".join(missing) == ""


NAME = re.compile(r"[-_'\w]{1,32}")


@every_locale
async def test_names_are_words_that_discord_takes_and_are_found_without_their_accents(
    payload: list[dict[str, Any]], locale: str
) -> None:
    for command in payload:
        for path, thing in parts(command):
            name = told(thing, "name", locale)
            assert NAME.fullmatch(name), path
            assert name == name.lower(), path
            assert len(told(thing, "description", locale)) <= 100, path
            assert plain(name), path
            assert re.fullmatch("[a-z0-9 ]+", plain(name)) or not re.search("[a-z]", plain(name)), path


@every_locale
async def test_names_differ_on_each_level_even_without_accents(payload: list[dict[str, Any]], locale: str) -> None:
    groups = [payload, *(thing.get("options", []) for command in payload for _, thing in parts(command))]
    for group in groups:
        names = [plain(told(thing, "name", locale)) for thing in group]
        assert len(set(names)) == len(names)


async def test_english_stands_in_the_code_and_is_not_told_twice(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for path, thing in parts(command):
            assert thing["description"] not in {"", "…"}, path
            assert not ENGLISH & set(thing.get("name_localizations") or {}), path
            assert not ENGLISH & set(thing.get("description_localizations") or {}), path


async def test_only_languages_that_we_speak_are_told(payload: list[dict[str, Any]]) -> None:
    spoken = {locale for command in payload for _, thing in parts(command) for locale in thing["name_localizations"]}

    assert spoken == set(TOLD)


@every_locale
async def test_descriptions_begin_and_end_like_sentences(payload: list[dict[str, Any]], locale: str) -> None:
    for command in payload:
        for path, thing in parts(command):
            text = told(thing, "description", locale).lstrip("¿¡")
            assert text[0] == text[0].upper(), path
            assert text.endswith((".", "?", "!", "。", "？")), path
            assert thing["description"].endswith((".", "?")), path
            assert "'" not in text + thing["description"], path


@every_locale
async def test_before_a_word_is_given_it_is_said_that_it_stays_also_where_it_is_a_command(
    payload: list[dict[str, Any]], locale: str
) -> None:
    [word] = [thing for command in payload for path, thing in parts(command) if path == "table word text"]
    assert told(word, "description", locale) == WORDS.say(locale, Line("word-prompt")) + "."
    assert word["description"] == WORDS.say("en", Line("word-prompt")) + "."


async def test_every_verb_of_every_game_has_its_command_with_its_fields(payload: list[dict[str, Any]]) -> None:
    for game in GAMES:
        (group,) = [command for command in payload if command["name"] == group_of(game)]
        commands = {command["name"]: command for command in group["options"]}
        assert set(commands) == {kind.verb for kind in game.info.actions}
        for kind in game.info.actions:
            options = {field_of(kind, option["name"]) for option in commands[kind.verb].get("options", ())}
            assert options == set(field_types(kind))


async def test_every_text_option_is_completed_or_chosen(payload: list[dict[str, Any]]) -> None:
    free = {"table notes text", "table word text", "night edit title"}
    for command in payload:
        for path, thing in parts(command):
            if thing.get("type") == discord.AppCommandOptionType.string.value and path not in free:
                assert thing.get("autocomplete") or thing.get("choices"), path


async def test_no_name_is_there_for_a_command_that_is_not(payload: list[dict[str, Any]]) -> None:
    paths = {path.replace(" ", "-") for command in payload for path, _ in parts(command)}
    values = {
        choice["value"] for command in payload for _, thing in parts(command) for choice in thing.get("choices", ())
    }
    known = {f"command-{path}{end}" for path in paths for end in ("", "-description")}
    known |= {f"choice-{value}" for value in values}

    for language in {*TOLD.values()}:
        assert {key for key in catalogue(language) if key.startswith(("command-", "choice-"))} <= known
    assert not {key for key in catalogue("en") if key.startswith(("command-", "choice-"))}
