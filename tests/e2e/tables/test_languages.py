"""The table speaks its language, each person reads their own."""

from __future__ import annotations

import pytest

from bot.messages.controls import Fixed
from bot.practice.loopback.forms import fields_of
from games.clues.actions import Ask, Consult
from games.clues.model import Category, Letter
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import alt_texts
from tests.e2e.practice.person import Person

FRENCH, ENGLISH = 0, 1  # of the people of an evening


async def test_private_messages_are_in_the_readers_language_and_posts_in_the_tables(evening: Evening) -> None:
    table = await evening.seated(2)
    french, english = evening.people[FRENCH], evening.people[ENGLISH]

    assert evening.texts()[0].startswith("Une partie de")
    assert "Your five cards" in english.mailbox()[1].text
    assert "Tes cinq cartes" in french.mailbox()[1].text
    assert english.mailbox()[1].labels == [evening.label("verb-clues-place", "en")]
    assert french.mailbox()[1].labels == [evening.label("verb-clues-place", "fr")]
    for seat in range(2):
        await evening.do(table, seat, 0)
    await evening.settle()
    for person, language in ((french, "fr"), (english, "en")):
        desk = await person.press(evening.panel(), evening.label("control-desk"))
        status = await person.command(evening.channel, "table status")
        rules = await person.click(evening.panel(), evening.id_of(table, Fixed.RULES))
        log = await person.click(evening.panel(), evening.id_of(table, Fixed.LOG))
        notes = await person.click(evening.panel(), evening.id_of(table, Fixed.NOTES))

        assert evening.say(language, "log-title") in log.text
        assert notes.modal.title == evening.label("control-notes", language)
        assert [field.label for field in fields_of(notes.modal)] == [evening.say(language, "notes-label")]
        assert ("Behind your screen" in desk.text) == (language == "en")
        assert ("to play, one action" in status.text) == (language == "en")
        assert rules.text.startswith(
            ("**It’s your turn", "**It’s somebody else") if language == "en" else ("**C’est", "**Quelqu")
        )
        assert {alt.split("\n")[0] for alt in alt_texts(desk.message)} == {evening.say(language, "clues-alt-desk")}
    assert table.record.locale == "fr"
    assert {alt.split("\n")[0] for alt in alt_texts(evening.panel())} == {evening.say("fr", "clues-alt-table")}


async def test_an_english_table_in_a_french_server(evening: Evening) -> None:
    await evening.people[FRENCH].command(evening.channel, "table new", game="clues", language="en")
    await evening.people[ENGLISH].press(evening.panel(), evening.label("control-join", "en"))
    await evening.people[FRENCH].press(evening.panel(), evening.label("control-start", "en"))
    await evening.settle()

    assert "13 Clues" in evening.panel().text
    assert evening.texts()[0].startswith("A game of")
    assert "Tes cinq cartes" in evening.people[FRENCH].mailbox()[1].text
    refused = await evening.people[4].press(evening.panel(), evening.label("control-desk", "en"))
    assert refused.text.startswith(evening.say("fr", "refusal-not-seated"))


@pytest.mark.parametrize(
    ("server", "locale", "language"),
    [("en-US", "fr", "fr"), ("fr", "en-GB", "en"), ("vi", "vi", "en"), ("fr", "zh-TW", "en")],
)
async def test_a_table_begins_in_the_language_of_its_opener_whatever_discord_says_of_the_server(
    evening: Evening, server: str, locale: str, language: str
) -> None:
    evening.guild.locale = server  # en-US, unless it is a community
    evening.people[FRENCH].user.locale = locale

    await evening.people[FRENCH].command(evening.channel, "table new", game="clues")
    await evening.settle()

    assert evening.say(language, "game-clues") in evening.panel().text
    assert evening.panel().labels[0] == evening.label("control-join", language)


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_server_that_has_chosen_a_language_has_its_tables_in_it_until_it_takes_that_back(
    evening: Evening, is_thread: bool
) -> None:
    admin, french = Person(evening.server, evening.guild.owner), evening.people[FRENCH]
    chosen = await admin.command(evening.channel, "server language", language="en")
    overview = await admin.command(evening.channel, "server settings")

    for screen in (chosen, overview):
        assert evening.say("en", "server-language", language="English") in screen.text
    await french.command(evening.channel, "table new", game="clues", thread=is_thread)
    await evening.settle()
    assert evening.rows("select locale from tables") == [("en",)]
    await french.command(evening.world.add_channel(evening.guild, "b"), "table new", game="clues", language="fr")
    assert evening.rows("select locale from tables order by id") == [("en",), ("fr",)]

    cleared = await admin.press(overview.message, evening.label("server-clear-language", "en"))
    assert evening.say("en", "server-language", language="none") in cleared.text
    await french.command(evening.world.add_channel(evening.guild, "c"), "table new", game="clues")
    assert evening.rows("select locale from tables order by id") == [("en",), ("fr",), ("fr",)]
    await evening.settle()


@pytest.mark.parametrize("chosen", [None, "fr", "en"])
async def test_an_evening_and_its_tables_have_the_language_of_the_server_or_of_their_host(
    evening: Evening, chosen: str | None
) -> None:
    evening.guild.locale = "en-US"
    admin = Person(evening.server, evening.guild.owner)
    if chosen is not None:
        await admin.command(evening.channel, "server language", language=chosen)

    await evening.people[FRENCH].command(evening.channel, "night plan", when="dans 1 h")
    evening.skip(minutes=50)
    for person in evening.people[:4]:
        await person.command(evening.channel, "night here")
    await evening.people[FRENCH].command(evening.channel, "night split")
    await evening.bot.loops["evenings"].tick()

    assert evening.rows("select locale from nights") == [(chosen or "fr",)]
    assert {row[0] for row in evening.rows("select locale from tables")} == {chosen or "fr"}


@pytest.mark.parametrize("is_live", [False, True])
async def test_a_table_can_change_its_language(evening: Evening, is_live: bool) -> None:
    if is_live:
        await evening.set_up(2)
    else:
        await evening.lobby(2)
    before = len(evening.texts())

    to_english = await evening.people[FRENCH].command(evening.channel, "table language", language="en")
    await evening.settle()
    english = evening.panel().text
    to_french = await evening.people[ENGLISH].command(evening.channel, "table language", language="fr")
    await evening.settle()

    assert to_english.text == evening.say("fr", "language-set", language="anglais")
    assert to_french.text == evening.say("en", "language-set", language="French")
    assert to_english.is_ephemeral
    assert "13 Clues" in english
    assert "13 Indices" in evening.panel().text
    assert len(evening.texts()) == before
    assert len(evening.panels()) == 1


async def test_only_players_change_the_language(evening: Evening) -> None:
    await evening.lobby(2)

    answer = await evening.people[3].command(evening.channel, "table language", language="en")

    assert answer.text == evening.say("en", "refusal-not-seated-yet")
    assert "13 Indices" in evening.panel().text


async def test_steps_after_a_change_are_told_in_the_new_language(evening: Evening) -> None:
    table = await evening.set_up(3)
    await evening.people[FRENCH].command(evening.channel, "table language", language="en")
    await evening.do(table, evening.active(table), Consult(letter=Letter.A))
    await evening.settle()

    assert "consults the secret informant" in evening.texts()[-1]
    assert "consulte" not in evening.texts()[-1]


async def test_who_changes_their_discords_language_gets_letters_in_the_new_one(evening: Evening) -> None:
    table = await evening.set_up(3, options={"top_secret": "on"})
    seat = Seat(evening.active(table))
    witness = Seat((seat + 1) % 3)
    person = evening.person_of(table, witness)
    was = person.user.locale
    person.user.locale = "fr" if was != "fr" else "en-US"

    await person.press(evening.panel(), evening.label("verb-clues-ask"))  # not their turn, but they were here
    await evening.do(table, seat, Ask(witness=witness, about=Category.MAN, secret=True))
    await evening.settle()

    assert ("Top secret, tu réponds" in person.mailbox()[-1].text) == (was != "fr")
    assert ("Top secret, you answer" in person.mailbox()[-1].text) == (was == "fr")


async def test_a_language_that_we_do_not_speak_reads_english(evening: Evening) -> None:
    reader = Person(evening.server, evening.world.add_person("Minh", locale="vi"))
    await evening.lobby(1)

    await reader.press(evening.panel(), evening.label("control-join"))
    await evening.settle()
    full = await reader.press(evening.panel(), evening.label("control-join"))

    assert reader.mailbox()[0].text.startswith("You have a seat at a")
    assert full.text == evening.say("en", "refusal-already-seated")


async def test_commands_are_named_in_both_languages(evening: Evening) -> None:
    french = {slash.label for slash in evening.people[FRENCH].slashes(evening.channel)}
    english = {slash.label for slash in evening.people[ENGLISH].slashes(evening.channel)}

    assert "table new" in english
    assert "clues ask" in english
    assert "table ouvrir" in french
    assert french & english == {
        "table option", "table notes", "table pause", "table vote", "cluedo passage",
    }  # the same words in both  # fmt: skip
    answer = await evening.people[FRENCH].command(evening.channel, "table ouvrir", jeu="clues")
    assert answer.message.is_v2


async def test_refusals_of_a_game_are_in_the_readers_language(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    person = evening.person_of(table, seat)

    for locale in ("fr", "en-US"):
        person.user.locale = locale
        answer = await person.command(evening.channel, "clues informant", letter="h")

        assert answer.text == evening.say(locale, "refusal-clues-no-such-letter", letters=table.state.deal.letters)
