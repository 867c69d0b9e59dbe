"""Options of a lobby, by form and by command: all that is wished for is stored or nothing, and what is shown is what is played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import cycle
from random import Random
from typing import Any, Final

import discord
import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.table_forms import FIELDS, TableForms
from bot.tables.ids import ChannelId, TableId
from bot.tables.levels import HINTS, SHEET, allows_hints, level_of
from bot.tables.options import (
    ABSENCES,
    ACCESS,
    CASES,
    IGNORED,
    OFF,
    ON,
    chosen,
    offered,
    option_revision,
    possible,
)
from bot.tables.pace import PACE
from bot.tables.records import Level, TableRecord
from bot.ui.reply import Reply
from games import BY_KEY, GAMES
from games.core.contract import MEMORY
from games.core.game import AnyGame
from games.core.lines import Line
from tests.bot.ui.club import PEOPLE, Club, said
from tests.bot.ui.interactions import FakeInteraction
from tests.words import WORDS

ANN, BEN = PEOPLE[0], PEOPLE[1]
ENGLISH, FRENCH = discord.Locale.british_english, discord.Locale.french
FORMS: Final = TableForms(Presenter(WORDS))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
both_languages = pytest.mark.parametrize("locale", [ENGLISH, FRENCH], ids=str)
by_memory = pytest.mark.parametrize(
    "game", [game for game in GAMES if MEMORY in game.info.options], ids=lambda game: game.info.key
)


class Lobbies:
    """Opens one lobby after another, each in a channel of its own."""

    def __init__(self, club: Club, game: AnyGame) -> None:
        self._club = club
        self._game = game
        self._channel = 500

    async def open(self) -> TableRecord:
        self._channel += 1
        return await self._club.opened(self._game.info.key, ChannelId(self._channel))


def filled_in(record: TableRecord, **wishes: str) -> dict[str, list[str]]:
    """Return what Discord sends of a form in which these were changed: every field, with the others as they were shown."""
    fields = FORMS.options(record, "en").fields
    shown = {
        field.id: next((choice.value for choice in field.choices if choice.is_default), field.choices[0].value)
        for field in fields
    }
    return {name: [wishes.get(name.partition("-")[0], value)] for name, value in shown.items()}


def form_of(record: TableRecord) -> Control:
    return Control(record.id, option_revision(record), Kind.FORM, 0, (Fixed.OPTION,))


async def command(club: Club, table: TableId, key: str, value: str, locale: discord.Locale) -> FakeInteraction:
    """Give `/table option`."""
    made: Any = FakeInteraction(by=ANN, id=club._next())
    made.locale = locale

    async def work(reply: Reply) -> None:
        await club.rooms["tables"].on.lobby.option(club.visits.begin(reply), table, key, value)

    await club.bot.answered(made, work)
    await club.delivery.idle()
    given: FakeInteraction = made
    return given


def as_played(record: TableRecord) -> dict[str, str]:
    """Return the options of a table by what is judged, shown and concluded at it, whatever is stored where."""
    return chosen(record) | {
        **record.options,
        SHEET: level_of(record).value,
        HINTS: ON if allows_hints(record) else OFF,
    }


async def check_panel(club: Club, record: TableRecord) -> None:
    """Check that the panel shows the lobby as it is stored."""
    shown = next(each.text for each in club.discord.standing() if each.where == record.channel)
    assert shown == Presenter(WORDS).lobby(record).text
    usual = BY_KEY[record.game].info.settle({})
    for option in (key for key, value in record.options.items() if value != usual[key]):
        label, value = (
            WORDS.say("en", Line(f"option-{record.game}-{option}")),
            WORDS.say("en", Line(f"value-{record.options[option]}")),
        )
        assert said("lobby-option", option=label, value=value) in shown


async def deal(club: Club, record: TableRecord, seats: int) -> TableRecord:
    """Let others sit down, and deal."""
    for person in PEOPLE[1:seats]:
        await club.lobby.join(record.id, person, f"P{person}", "en")
    await club.lobby.start(record.id, ANN)
    await club.delivery.idle()
    return await club.record(record.id)


@every_game
async def test_each_value_of_each_field_is_set_by_the_form_and_nothing_else_with_it(club: Club, game: AnyGame) -> None:
    lobbies, locales = Lobbies(club, game), cycle([ENGLISH, FRENCH])
    first = await lobbies.open()
    for key in offered(first)[:FIELDS]:
        for value in possible(first)[key]:
            record, locale = await lobbies.open(), next(locales)

            answer = await club.send(ANN, form_of(record), filled_in(record, **{key: value}), locale)

            now = await club.record(record.id)
            assert WORDS.say(str(locale)[:2], Line("control-close")) in answer.texts[0], (key, value)
            assert chosen(now) == chosen(record) | {key: value}
            await check_panel(club, now)
            if key != ACCESS:
                assert as_played(await deal(club, now, game.info.seats[-1])) == as_played(now)


@every_game
async def test_each_value_of_each_option_is_set_by_the_command_however_it_is_called(club: Club, game: AnyGame) -> None:
    """By its key, and as it is called in the language of whoever types; each way around all values, back to the usual one."""
    record = await Lobbies(club, game).open()
    ways = [(ENGLISH, key, [(value, value) for value in possible(record)[key]], key) for key in offered(record)]
    for locale, language in ((ENGLISH, "en"), (FRENCH, "fr")):
        for label, key in FORMS.option_keys(record, language):
            ways.append((locale, label, FORMS.option_values(record, key, language), key))
    for locale, label, values, key in ways:
        for name, value in sorted(values, key=lambda each: each[1] == chosen(record)[key]):
            await command(club, record.id, label, name, locale)

            now = await club.record(record.id)
            assert chosen(now) == chosen(record) | {key: value}
            await check_panel(club, now)


@both_languages
@every_game
async def test_of_what_an_option_may_not_be_the_command_sets_nothing_and_says_what_it_may_be(
    club: Club, game: AnyGame, locale: discord.Locale
) -> None:
    record = await Lobbies(club, game).open()
    language = str(locale)[:2]
    for label, key in FORMS.option_keys(record, language):
        answer = await command(club, record.id, key, "perhaps", locale)

        assert WORDS.say(language, Line("option-may-be", {"option": label})) in answer.texts[0]
        assert all(name in answer.texts[0] for name, _ in FORMS.option_values(record, key, language))
        assert chosen(await club.record(record.id)) == chosen(record)


def a_mix(record: TableRecord, dice: Random) -> dict[str, str]:
    """Return wishes for some options: values that they have, that others have, and that none has."""
    keys = dice.sample(sorted(possible(record)), dice.randint(1, len(possible(record))))
    every = [value for values in possible(record).values() for value in values]
    wishes = {key: dice.choice(possible(record)[key]) for key in keys}
    if dice.random() < 0.5:
        wishes[dice.choice(keys)] = dice.choice([*every, "perhaps", ""])
    if dice.random() < 0.1:
        wishes["colour"] = "red"
    return wishes


@every_game
async def test_of_a_form_with_good_and_bad_fields_nothing_is_set_and_else_everything(club: Club, game: AnyGame) -> None:
    lobbies, dice = Lobbies(club, game), Random(4)
    done = {True: 0, False: 0}
    for _ in range(20):
        record = await lobbies.open()
        wishes = a_mix(record, dice)
        answer = await club.send(ANN, form_of(record), {key: [value] for key, value in wishes.items()})

        now = await club.record(record.id)
        is_set = said("control-close") in answer.texts[0]
        done[is_set] += 1
        assert chosen(now) == (chosen(record) | wishes if is_set else chosen(record)), wishes
        await check_panel(club, now)
        if is_set and wishes.get(ACCESS, "open") == "open":
            assert as_played(await deal(club, now, game.info.seats[-1])) == as_played(now) == chosen(now)
        elif not is_set and "colour" not in wishes:
            wrong = [key for key, value in wishes.items() if value not in possible(record)[key]]
            labels = {key: label for label, key in FORMS.option_keys(record, "en")}
            assert all(said("option-may-be", option=labels[key]) in answer.texts[0] for key in wrong)
    assert min(done.values()) > 3


@by_memory
async def test_a_strict_memory_is_set_with_the_rest_of_the_form_as_it_was_shown(club: Club, game: AnyGame) -> None:
    record = await club.seated(game.info.seats[-1], game.info.key)

    answer = await club.send(ANN, form_of(record), filled_in(record, memory="strict", pace="2-days"))

    now = await club.record(record.id)
    assert said("control-close") in answer.texts[0]
    assert (now.options[MEMORY.key], chosen(now)[PACE]) == ("strict", "2-days")
    await check_panel(club, now)
    await club.lobby.start(record.id, ANN)
    assert (await club.record(record.id)).options[MEMORY.key] == "strict"


@by_memory
@both_languages
async def test_a_refused_form_names_the_field_and_comes_back_as_it_was_filled_in(
    club: Club, game: AnyGame, locale: discord.Locale
) -> None:
    record, language = await club.seated(2, game.info.key), str(locale)[:2]
    typed = filled_in(record, memory="strict", sheet=Level.NOTEBOOK, pace="2-days")

    refused = await club.send(ANN, form_of(record), typed, locale)

    sheet, told = WORDS.say(language, Line("option-sheet")), refused.texts[0].replace("\\xa0", "\xa0")
    assert WORDS.say(language, Line("refusal-options-by-memory")) in told
    assert WORDS.say(language, Line("option-may-be", {"option": sheet})) in told
    assert WORDS.say(language, Line("level-paper")) in told
    assert WORDS.say(language, Line("level-notebook")) not in told
    assert chosen(await club.record(record.id)) == chosen(record)
    again = Control(record.id, option_revision(record), Kind.OPTIONS, 0, picked=_places(record, typed))
    assert again.id in refused.texts[0]
    [form] = (await club.press(ANN, again)).forms
    shown = _shown(form)
    assert shown == {name.partition("-")[0]: values for name, values in typed.items()}
    assert not {form.custom_id, *_ids(form)} & {form_of(record).id, *typed}  # else a phone shows the old contents
    mended = {name: ["paper"] if name.startswith(SHEET) else shown[name.partition("-")[0]] for name in _ids(form)}
    await club.send(ANN, form.custom_id, mended, locale)
    now = chosen(await club.record(record.id))
    assert (now[MEMORY.key], now[PACE], now[SHEET]) == ("strict", "2-days", "paper")

    outdated = await club.press(ANN, again)
    assert said("refusal-options-outdated") in outdated.texts[0]
    stranger = await club.press(BEN, again)
    assert not stranger.forms


def _places(record: TableRecord, typed: Mapping[str, list[str]]) -> tuple[int, ...]:
    values = {name.partition("-")[0]: given[0] for name, given in typed.items()}
    return tuple(possible(record)[key].index(values[key]) + 1 for key in offered(record)[:FIELDS])


def _selects(form: discord.ui.Modal) -> list[discord.ui.Select[Any]]:
    labels: Any = form.children
    return [label.component for label in labels]


def _ids(form: discord.ui.Modal) -> list[str]:
    return [select.custom_id for select in _selects(form)]


def _shown(form: discord.ui.Modal) -> dict[str, list[str]]:
    return {
        select.custom_id.partition("-")[0]: [option.value for option in select.options if option.default]
        for select in _selects(form)
    }


@every_game
async def test_whatever_option_is_set_meanwhile_a_form_is_outdated(club: Club, game: AnyGame) -> None:
    lobbies = Lobbies(club, game)
    for key in offered(await lobbies.open()):
        record = await lobbies.open()
        other = next(value for value in possible(record)[key] if value != chosen(record)[key])
        await club.lobby.option(record.id, ANN, key, other)

        answer = await club.send(ANN, form_of(record), filled_in(record, pace="none"))

        assert said("refusal-options-outdated") in answer.texts[0], key
        assert chosen(await club.record(record.id)) == chosen(record) | {key: other}


async def test_of_two_forms_at_once_one_is_set_whole_and_the_other_is_outdated(club: Club) -> None:
    record = await club.seated(3, "cluedo")
    wishes = [{"accuse": "any_time", PACE: "none"}, {"repeat_room": "forbidden", ABSENCES: IGNORED}]

    answers = await asyncio.gather(
        *(club.send(ANN, form_of(record), {key: [value] for key, value in each.items()}) for each in wishes)
    )

    is_set = [said("control-close") in answer.texts[0] for answer in answers]
    assert sorted(is_set) == [False, True]
    assert chosen(await club.record(record.id)) == chosen(record) | wishes[is_set.index(True)]


async def test_a_case_is_not_allowed_by_a_form_beside_others_and_what_stands_beside_it_is_not_set(club: Club) -> None:
    record = await club.seated(2)

    answer = await club.send(ANN, form_of(record), {CASES: [ON], ABSENCES: ["ignored"], "top_secret": ["on"]})

    assert said("refusal-case-others-seated") in answer.texts[0]
    assert chosen(await club.record(record.id)) == chosen(record)
