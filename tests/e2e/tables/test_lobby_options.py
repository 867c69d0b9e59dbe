"""Options of a lobby: by form, by command, by its host alone, in the language of whoever reads."""

from __future__ import annotations

import pytest

from bot.messages.controls import Fixed
from bot.practice.loopback.forms import fields_of
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Answer, AnswerKind
from tests.e2e.tables.told import host_only


def _options(evening: Evening) -> tuple[object, object]:
    options, pace = evening.rows("select options, pace from tables")[0]
    return options, pace


def _option(field: str) -> str:
    """Return which option a field of the form is for: its id carries the revision of what it shows."""
    return field.partition("-")[0]


async def test_the_host_sets_options_by_form(evening: Evening) -> None:
    await evening.lobby(3)
    form = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.OPTION))

    fields = {_option(field.custom_id): field for field in fields_of(form.modal)}
    assert set(fields) == {"top_secret", "pace", "sheet", "access", "absences"}
    assert fields["top_secret"].default == ("off",)
    assert fields["pace"].default == ("1-day",)
    answer = await evening.people[0].submit(
        form, {"top_secret": evening.say("fr", "value-on"), "pace": evening.say("fr", "pace-value", seconds=43200)}
    )
    await evening.settle()

    assert answer.kind is AnswerKind.UPDATE
    assert _options(evening) == ('{"top_secret": "on"}', 43200)
    assert evening.say("fr", "pace-value", seconds=43200) in evening.panel().text
    again = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.OPTION))
    assert {_option(field.custom_id): field.default for field in fields_of(again.modal)} == {
        "top_secret": ("on",),
        "pace": ("12-hours",),
        "sheet": ("paper",),
        "access": ("open",),
        "absences": ("count",),
    }


async def test_the_host_sets_options_by_command(evening: Evening) -> None:
    await evening.lobby(3)

    tile = await evening.people[0].command(evening.channel, "table option", key="top_secret", value="on")
    pace = await evening.people[0].command(evening.channel, "table option", key="pace", value="none")
    await evening.settle()

    assert tile.text == pace.text == evening.say("fr", "lobby-option-set")
    assert _options(evening) == ('{"top_secret": "on"}', None)
    assert evening.say("fr", "pace-value", seconds=0) in evening.panel().text


@pytest.mark.parametrize(("key", "value"), [("colour", "red"), ("", "on"), ("seats", "9")])
async def test_an_unknown_option_is_refused(evening: Evening, key: str, value: str) -> None:
    await evening.lobby(2)

    answer = await evening.people[0].command(evening.channel, "table option", key=key, value=value)

    assert answer.text == evening.say("fr", "refusal-no-such-option")
    assert _options(evening) == ('{"top_secret": "off"}', 86400)


@pytest.mark.parametrize(("key", "value"), [("top_secret", "maybe"), ("pace", "3-years"), ("access", "all")])
async def test_an_unknown_value_is_refused_with_those_that_the_option_may_have(
    evening: Evening, key: str, value: str
) -> None:
    await evening.lobby(2)

    answer = await evening.people[0].command(evening.channel, "table option", key=key, value=value)

    offered = await evening.people[0].autocomplete(evening.channel, "table option", focused="value", key=key)
    assert answer.text.startswith(evening.say("fr", "refusal-options-wrong"))
    assert offered
    assert all(each.name in answer.text for each in offered)
    assert _options(evening) == ('{"top_secret": "off"}', 86400)


async def test_only_the_host_sets_options_and_starts(evening: Evening) -> None:
    await evening.lobby(3)
    for person in (evening.people[1], evening.people[2], evening.people[3]):
        language = person.user.locale
        answers: list[Answer] = [
            await person.command(evening.channel, "table option", key="top_secret", value="on"),
            await person.click(evening.panel(), evening.id_of_table(1, Fixed.OPTION)),
            await person.command(evening.channel, "table start"),
            await person.press(evening.panel(), evening.label("control-start")),
            await person.command(evening.channel, "table end"),
        ]

        assert {answer.text for answer in answers} == {host_only(evening, language)}
        assert all(answer.is_ephemeral for answer in answers)
    assert evening.rows("select status from tables") == [("lobby",)]


async def test_a_form_of_options_sent_by_a_past_host_is_refused(evening: Evening) -> None:
    await evening.lobby(2)
    form = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.OPTION))
    await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.LEAVE))

    answer = await evening.people[0].submit(form, {"top_secret": "on"})

    assert answer.text == host_only(evening, "fr", host=1)
    assert _options(evening) == ('{"top_secret": "off"}', 86400)


async def test_autocomplete_of_options_offers_what_there_is_in_the_readers_language(evening: Evening) -> None:
    nothing = await evening.people[0].autocomplete(evening.channel, "table option", focused="key")
    await evening.lobby(1)

    keys = await evening.people[0].autocomplete(evening.channel, "table option", focused="key")
    english = await evening.people[1].autocomplete(evening.channel, "table option", focused="key", text="time")
    paces = await evening.people[1].autocomplete(
        evening.channel, "table option", focused="value", key="pace", text="da"
    )
    unknown = await evening.people[0].autocomplete(evening.channel, "table option", focused="value", key="x")
    unset = await evening.people[0].autocomplete(evening.channel, "table option", focused="value")

    assert nothing == unknown == unset == []
    assert [(each.name, each.value) for each in keys] == [
        (evening.say("fr", "option-clues-top_secret"), "top_secret"),
        (evening.say("fr", "option-pace"), "pace"),
        (evening.say("fr", "option-sheet"), "sheet"),
        (evening.say("fr", "option-access"), "access"),
        (evening.say("fr", "option-absences"), "absences"),
        (evening.say("fr", "option-hints"), "hints"),
        (evening.say("fr", "option-cases"), "cases"),
    ]
    assert [each.value for each in english] == ["pace"]
    assert [each.value for each in paces] == ["1-day", "2-days"]


async def test_an_option_that_two_players_do_not_have_falls_back(evening: Evening) -> None:
    table = await evening.seated(2, options={"top_secret": "on"})

    assert table.record.options == {"top_secret": "off"}
    assert table.state.tiles == (False, False)
