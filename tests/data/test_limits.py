"""The longest rendering of every screen beside the game itself fits Discord's limits, in every language, at every table, with the worst names.

One of the languages is English a third longer: what fits in it leaves room for those that come.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.deduction.messages.sheets import Sheets
from bot.messages.answers import Answers
from bot.messages.guide import TECHNIQUES
from bot.messages.lessons import lesson_of
from bot.messages.screens import Screens
from bot.messages.sentences import reader_of
from bot.messages.table_forms import FIELDS, NOTES_LIMIT, TableForms
from bot.nights.honours import EndedGame, Feat, Honours, Moment
from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.panel import NightWords
from bot.nights.records import MOST_COHOSTS, GuestRecord, NightId, NightRecord, NightTable
from bot.nights.records import MOST_GUESTS as MOST_GUESTS_OF_A_NIGHT
from bot.people.messages.personal import WAKING, Personal
from bot.record.results import TITLES
from bot.servers.messages.server import ServerScreen
from bot.tables.guests import MOST_GUESTS
from bot.tables.ids import ChannelId, GuildId, RoleId, TableId, UserId
from bot.tables.options import WrongOptions, possible
from bot.tables.pace import UNTIMED
from bot.tables.people_records import WakeRecord
from bot.tables.records import TableRecord
from bot.tables.server_records import ServerRecord
from bot.tables.servers import MOST_CHANNELS
from bot.tables.status import Status
from bot.tables.words import LONGEST
from bot.telling.message import PrivateMessage, Reader
from bot.theatre.messages.theatre import Theatre
from games import BY_KEY, GAMES
from games.core.contract import Refusal
from games.core.game import AnyGame
from games.core.lines import Fact, Line, Who, who
from games.core.seats import Seat
from games.core.wire import field_types
from tests.builders import a_record, a_seed
from tests.data.fitting import LARGEST, PRESENTER, check, every_language
from tests.data.parsed import said
from tests.data.stretched import LONG_WORDS as WORDS
from tests.data.texts import nouns_of, permissions, refusals, topics, troubles
from tests.words import WORDS as SPOKEN

ANSWERS = Answers(PRESENTER)
SCREENS = Screens(PRESENTER)
SHEETS = Sheets(PRESENTER)
FORMS = TableForms(PRESENTER)
THEATRE = Theatre(PRESENTER)
NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)
LABEL = 45
"""What is longer is cut on a phone."""


def lobbies(language: str) -> Iterator[TableRecord]:
    for case in LARGEST:
        record = replace(
            a_record(case, a_seed(), locale=language, schedule=UNTIMED), status=Status.LOBBY, seed=None, entries=None
        )
        crowd = {UserId(10**19 - n): True for n in range(1, MOST_GUESTS + 1)}
        yield replace(record, is_private=True, guests=crowd, commitment="0" * 64)
        yield replace(record, status=Status.ENDED)
        yield replace(record, seats=record.seats[:1])


@every_language
def test_the_lobby_and_its_forms_fit(language: str) -> None:
    for record in lobbies(language):
        check(
            PRESENTER.lobby(record),
            ANSWERS.lobby_status(record, language),
            PRESENTER.greeting(record, language),
            PRESENTER.lobbies.invitation(record, Seat(0), UserId(10**19 - 1)),
            ANSWERS.taken(record, reader_of(record, language), record.host, "x" * 90),
            FORMS.options(record, language),
            FORMS.options(record, language, [1] * FIELDS),
            FORMS.options_refused(
                record, WrongOptions("options-wrong", possible(record)), language, dict.fromkeys(possible(record), "")
            ),
            FORMS.notes(record, "x" * NOTES_LIMIT, language),
            FORMS.word(record, "x" * LONGEST, language),
            FORMS.confirm_end(record, language),
            ANSWERS.notes_kept(record, "x" * NOTES_LIMIT, language),
            ANSWERS.notes_kept(record, "", language),
        )


@every_language
def test_every_page_of_rules_fits(language: str) -> None:
    for case in LARGEST:
        record = a_record(case, a_seed())
        check(*(ANSWERS.rules_page(record, topic, language) for topic in topics(case.game)))


@every_language
def test_every_page_of_the_guide_fits(language: str) -> None:
    guide, reader = PRESENTER.guide, Reader(language)
    check(guide.help(reader), guide.shelf(reader), guide.techniques(TECHNIQUES.game, 0, reader))
    for game in GAMES:
        check(*(guide.techniques(game.info.key, n, reader) for n in range(len(game.techniques))))
    for key in (game.info.key for game in GAMES):
        rules = [each for each in said(language) if each.startswith(f"rulebook-{key}-")]
        check(*(guide.rules(key, n, reader) for n in range(len(rules))))
        if (lesson := lesson_of(key)) is not None:
            check(*(guide.lesson(key, n, reader, "W" * 32, "x" * 200) for n in range(len(lesson.decisions) + 2)))
            for n, decision in enumerate(lesson.decisions, start=1):
                check(*(guide.answer(key, n, k, reader, "W" * 32) for k in range(len(decision.answers))))


def facts_of_a_refusal(key: str, language: str, game: AnyGame) -> dict[str, Fact]:
    """Return the longest facts that the sentence of a refusal may be filled with."""
    everybody = who(tuple(Seat(i) for i in range(6)))
    known: dict[str, Fact] = {
        "active": everybody,
        "host": Who(Seat(0)),
        "guest": Who(Seat(0)),
        "player": Who(Seat(0)),
        "person": f"<@{10**19}>",
        "n": 1900,
        "least": 2,
        "text": "x" * 100,
        "near": "Llanfairpwllgwyngyll, San Salvador de Jujuy, Comod Rivadavia, Port-aux-Français, Longyearbyen",
        "game": "arosa",
        "deed": "invitation",
        "at": f"<t:{10**10}:R>",
        "channel": f"<#{10**19}>",
        "channels": tuple(f"<#{10**19 + n}>" for n in range(MOST_CHANNELS)),
        "role": f"<@&{10**19}>",
    }
    for enum in sorted(nouns_of(game), key=len):
        known[f"{enum.__name__.lower()}s"] = tuple(enum)  # such as `colours`, in any of its forms
    wanted = {name.split("_")[0] for name in said(language)[f"refusal-{key}"].variables}
    assert wanted <= set(known), f"refusal-{key}"
    return {name: known[name] for name in wanted}


@every_language
def test_every_refusal_fits(language: str) -> None:
    record = a_record(LARGEST[0], a_seed())
    by_key = {case.game.info.key: case.game for case in LARGEST}
    reader = reader_of(record, language)
    facts = {
        key: facts_of_a_refusal(key, language, by_key.get(key.split("-")[0], LARGEST[0].game)) for key in refusals()
    }
    check(*(ANSWERS.refusal(Refusal(key, **known), reader) for key, known in facts.items()))


@every_language
def test_the_screens_of_whoever_is_woken_fit(language: str) -> None:
    personal, reader = Personal(PRESENTER.sentences), Reader(language)
    wake = WakeRecord(UserId(10**19), GuildId(10**19), language, frozenset(BY_KEY), WAKING[-1])
    record = a_record(LARGEST[0], a_seed(22), locale=language)

    check(personal.waking(reader, None), personal.waking(reader, wake), personal.wake_up(record, language))


@every_language
def test_the_settings_of_a_server_fit(language: str) -> None:
    screen, role = ServerScreen(PRESENTER.sentences), RoleId(10**19)
    plain = ServerRecord(guild=GuildId(10**19))
    channels = tuple(ChannelId(10**19 + n) for n in range(MOST_CHANNELS))
    strict = replace(plain, channels=channels, openers=role, moderators=role, own_threads=True, has_reminders=False)
    strict = replace(strict, locale=language, zone="America/Argentina/ComodRivadavia")

    check(*(screen.settings(Reader(language), each) for each in (plain, strict)))


@every_language
def test_the_fullest_evening_fits(language: str) -> None:
    words, answers = NightWords(PRESENTER.sentences), NightAnswers(PRESENTER.sentences)
    users = [UserId(10**19 - n) for n in range(1, MOST_GUESTS_OF_A_NIGHT + 1)]
    likes = frozenset(sorted(BY_KEY, key=lambda key: -len(WORDS.say(language, Line(f"game-{key}"))))[:3])
    guests = tuple(
        GuestRecord(user=user, name="W" * 32, locale=language, likes=likes, here_since=NOW) for user in users
    )
    night = NightRecord(
        id=NightId(10**9 - 1),
        guild=GuildId(10**19),
        channel=ChannelId(10**19),
        host=users[0],
        locale=language,
        starts_at=NOW,
        created_at=NOW,
        trouble="create_events",
        guests=guests,
    )
    tables = tuple(
        NightTable(n=n + 100, round=9, game=min(likes), users=tuple(users[2 * n : 2 * n + 2]), thread=ChannelId(10**19))
        for n in range(MOST_GUESTS_OF_A_NIGHT // 2)
    )
    begun = replace(night, round=9, tables=tables)
    left = replace(night, round=9, tables=tuple(replace(each, is_over=True) for each in tables))
    same = replace(
        night,
        round=9,
        tables=tuple(replace(each, table=TableId(10**9), twins=2, turns=99, is_held=True) for each in tables),
    )

    late = tuple(
        GuestRecord(user=UserId(10**18 + n), name="W" * 32, locale=language, standby_at=NOW, is_cohost=n < MOST_COHOSTS)
        for n in range(MOST_GUESTS_OF_A_NIGHT)
    )
    crowded = replace(night, guests=(*guests, *late))

    for each in (
        night,
        replace(night, starts_at=NOW + timedelta(days=9)),
        begun,
        left,
        same,
        replace(left, guests=tuple(replace(each, asked_at=NOW if n % 2 else None) for n, each in enumerate(guests))),
        replace(begun, over_at=NOW),
        crowded,
        replace(crowded, round=9, tables=tables),
    ):
        check(words.panel(each, NOW), words.reminder(each, users))
        check(*(answers.guest(each, user, Reader(language), is_early=False) for user in (users[0], UserId(1))))
        check(words.moved(each, users, NOW), words.moved_up(each, users, NOW), words.called_off(each, users))
        check(answers.edited(each, Reader(language), appoints=True))
        check(
            answers.ending(replace(each, is_weekly=True), Reader(language), NOW), words.trouble(each, "create_events")
        )
    played = tuple(EndedGame(n, min(likes), tuple(users[:6]), 99) for n in range(40))
    moment = Moment(Feat.SILENT, users[0], played[0])
    praise = tuple((title, user) for title in TITLES for user in users)
    full = Honours(played, tuple(users), 9, praise, moment)
    check(words.ceremony(replace(begun, over_at=NOW), full), words.ceremony(replace(left, over_at=NOW), Honours()))
    longest = "America/Argentina/ComodRivadavia"
    check(answers.planned(night, Reader(language), "create_events", zone=longest, is_own=False))
    check(words.offer(left, left.tables[0], users))
    check(
        answers.move_form(night, Reader(language), "x" * 99, has_zone=False),
        answers.plan_form(Reader(language), "x" * 99, has_zone=False),
        words.call(begun, tables[0]),
        words.call(same, same.tables[0]),
    )
    check(
        words.comparison(same, 9), answers.raced(same, Reader(language)), answers.split(same, Reader(language), users)
    )
    check(words.ceremony(replace(same, over_at=NOW), full))
    assert len(words.thread(begun, tables[0])) <= 100
    name, about = words.event(night)
    assert (len(name) <= 100, len(about) <= 1000) == (True, True)


@every_language
def test_every_trouble_fits(language: str) -> None:
    record = a_record(LARGEST[0], a_seed(), locale=language)
    reader = Reader(language)
    names = {permission: PRESENTER.sentences.permission(reader, permission) for permission in permissions()}
    facts: dict[str, Fact] = {"channel": f"<#{record.channel}>", "game": "x" * 40}
    lines = (Line(f"trouble-{key}", {**facts, "permission": name}) for key in troubles() for name in names.values())

    check(*(PrivateMessage(text=WORDS.say(language, line)) for line in lines))
    assert all(name != permission for permission, name in names.items())


@pytest.mark.parametrize("language", SPOKEN.languages)
def test_labels_are_never_cut(language: str) -> None:
    for game in GAMES:
        key = game.info.key
        for kind in game.info.actions:
            title = PRESENTER.sentences.say(Reader(language), f"verb-{key}-{kind.verb}")
            assert len(title) <= 45, title
            for name in field_types(kind):
                label = PRESENTER.sentences.say(Reader(language), f"field-{key}-{kind.verb}-{name}")
                assert len(label) <= LABEL, label
        for option in game.info.options:
            assert len(PRESENTER.sentences.say(Reader(language), f"option-{key}-{option.key}")) <= LABEL
    for key, message in said(language).items():
        if key.startswith("control-"):
            assert len(message.text) <= 80
