"""A new language is a folder and no line of Python: a small German one goes the ways of commands, lists, table and page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.messages.catalogue import FOLDER, Catalogue
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.guide import Guide
from bot.messages.names import find
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences
from bot.practice.launch.first_world import Club as PracticeClub
from bot.practice.launch.locales import LOCALES, named_locales
from bot.practice.loopback.world import World
from bot.practice.page.words import PageWords
from bot.telling.message import Button, Reader
from bot.ui.translator import Translator
from games.cluedo.model import Room, Suspect, Weapon
from games.core.lines import Line
from tests.bot.ui.club import PEOPLE, Club, a_club, fixed
from tests.words import LOCALES as FOLDERS

GERMAN = """
game-cluedo = Cluedo
lobby-language = Dieser Tisch spricht { $language } 🌐
lobby-joined = Du sitzt am Tisch.
refusal-already-begun = Das Spiel hat schon begonnen.
list-and = { $head } und { $last }
help-unfinished = -# { $language }: { $share } %, sonst Englisch.
event-cluedo-accused = { $by } klagt an: { $suspect_acc }, { $weapon_with }, { $room_at }. { $right ->
    [yes] Das stimmt!
   *[no] Das ist falsch.
}
noun-cluedo-scarlett = Fräulein Ming
    .acc = Fräulein Ming
    .also = Fräulein Gloria|Miss Ming
noun-cluedo-plum = Professor Bloom
    .acc = Professor Bloom
noun-cluedo-rope = Seil
    .with = mit dem Seil
noun-cluedo-cosh = Rohr
noun-cluedo-hall = Halle
    .at = in der Halle
control-join = Hinsetzen
practice-help = Hilfe
practice-club-people = Grete Moosbrugger, Emil Tischbein
practice-club-guests = en
command-table = tisch
command-table-new = eröffnen
command-table-new-description = Eröffne einen Tisch in diesem Kanal.
command-table-new-language = sprache
choice-live = sofort
"""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    folder = tmp_path_factory.mktemp("locales")
    for each in FOLDER.iterdir():
        if each.name != "de":  # the whole folder, in whose place the small one stands
            (folder / each.name).symlink_to(each)
    (folder / "de").mkdir()
    (folder / "de" / "all.ftl").write_text(GERMAN, encoding="utf-8")
    return Catalogue((folder, *FOLDERS[1:]))


def accused(suspect: Suspect) -> Line:
    return Line(
        "event-cluedo-accused",
        {"by": "Anna", "suspect": suspect, "weapon": Weapon.ROPE, "room": Room.HALL, "right": False},
    )


def test_it_is_there_and_its_locale_finds_it(words: Catalogue) -> None:
    assert set(words.languages) >= {"de", "en", "fr"}
    assert [words.language(each) for each in ("de", "de-AT", "DE", "en-GB", "xx", "", None)] == [
        "de", "de", "de", "en", "en", "en", "en",
    ]  # fmt: skip


def test_discords_locales_find_the_folder_of_their_language_or_of_their_region(tmp_path: Path) -> None:
    for each in ("en", "es", "pt-BR", "zh-TW"):
        (tmp_path / each).mkdir()
    words = Catalogue((tmp_path,))

    found = {each: words.language(each) for each in LOCALES}
    assert {each: language for each, language in found.items() if language != "en"} == {
        "es-ES": "es", "es-419": "es", "pt-BR": "pt-BR", "zh-TW": "zh-TW",
    }  # fmt: skip
    assert set(LOCALES) == {each.value for each in discord.Locale}


def test_it_is_said_with_its_own_forms_and_what_it_lacks_is_said_in_english(words: Catalogue) -> None:
    assert words.say("de", accused(Suspect.SCARLETT)) == (
        "Anna klagt an: Fräulein Ming, mit dem Seil, in der Halle. Das ist falsch."
    )
    assert words.say("de", accused(Suspect.GREEN)) == words.say("en", accused(Suspect.GREEN))  # no such noun
    assert words.say("de", Line("cancelled")) == words.say("en", Line("cancelled"))
    assert words.noun("de", Suspect.PLUM) == "Professor Bloom"
    assert words.label("de", Suspect.GREEN) == words.label("en", Suspect.GREEN)
    assert words.join("de", ["A", "B", "C"]) == "A, B und C"


def test_a_sentence_for_which_a_noun_lacks_a_form_is_said_in_english_too(words: Catalogue) -> None:
    line = accused(Suspect.SCARLETT)
    line = Line(line.key, {**line.facts, "weapon": Weapon.COSH})

    assert words.noun("de", Weapon.COSH) == "Rohr"
    assert words.say("de", line) == words.say("en", line)


def test_all_its_names_are_understood_whoever_types_them(words: Catalogue) -> None:
    known = words.things((Suspect,))

    for typed in ("Fräulein Ming", "fraulein ming", "Fräulein Gloria", "Miss Ming", "Miss Scarlett", "scarlett"):
        assert find(typed, known) is Suspect.SCARLETT, typed
    assert find("professor bloom", known) is Suspect.PLUM


def test_help_says_how_much_of_it_there_is(words: Catalogue) -> None:
    guide = Guide(Sentences(words))

    assert 0 <= words.share("de") < 5
    assert guide.help(Reader("de")).text.endswith(f"-# Deutsch: {words.share('de')} %, sonst Englisch.")
    assert "%" not in guide.help(Reader("en-GB")).text + guide.help(Reader("fr")).text


@pytest_asyncio.fixture
async def club(tmp_path: Path, words: Catalogue) -> AsyncIterator[Club]:
    async with a_club(tmp_path, words) as made:
        yield made


async def test_its_commands_and_the_languages_to_choose_from_are_told_to_discord(club: Club, words: Catalogue) -> None:
    for room in club.rooms.values():
        for cog in room.commands:
            await club.bot.add_cog(cog(club.router, room.on))
    command = club.bot.tree.get_command("table")
    assert command is not None
    payload: dict[str, Any] = await command.get_translated_payload(club.bot.tree, Translator(words))

    assert payload["name_localizations"]["de"] == "tisch"
    [new] = [each for each in payload["options"] if each["name"] == "new"]
    assert new["name_localizations"]["de"] == "eröffnen"
    assert new["description_localizations"]["de"] == "Eröffne einen Tisch in diesem Kanal."
    [language] = [each for each in new["options"] if each["name"] == "language"]
    assert language["name_localizations"]["de"] == "sprache"
    assert "de" not in language["description_localizations"]
    [german] = [each for each in language["choices"] if each["value"] == "de"]
    assert german["name"] == "Deutsch"
    assert {german["name_localizations"][each] for each in ("en-GB", "fr", "de")} == {"German", "Allemand", "Deutsch"}


async def test_a_table_speaks_it_and_so_does_its_list_of_languages(club: Club, words: Catalogue) -> None:
    table = await club.opened("cluedo")
    more = await club.press(PEOPLE[0], fixed(table.id, Fixed.MORE))
    assert "This table speaks German" in more.texts[0]

    await club.press(PEOPLE[0], Control(table.id, 0, Kind.FIXED, Fixed.LANGUAGE), ["de"])

    record = await club.record(table.id)
    assert record.locale == "de"
    lobby = Presenter(words).lobby(record)
    assert "Hinsetzen" in [each.label for row in lobby.rows for each in row if isinstance(each, Button)]
    [panel] = club.discord.standing()
    assert panel.text == lobby.text
    assert words.say("en", Line("about-cluedo")).split("\n")[0] in panel.text


def test_the_practice_page_speaks_it_and_has_people_who_do(words: Catalogue) -> None:
    assert named_locales(words)["de"] == "Deutsch"
    assert PageWords(words, "de")("help") == "Hilfe"
    assert PageWords(words, "de")("close") == "Close"
    german, english = PracticeClub(words, "de"), PracticeClub(words)
    assert [name for name, locale in german.people() if locale == "de"] == ["Grete Moosbrugger", "Emil Tischbein"]
    world = World()
    english.furnish(world)
    assert "de" not in {person.locale for person in world.people}
    assert german.speaker(world).name == "Grete Moosbrugger"
    assert german.speaker(world) is world.people[-1]
