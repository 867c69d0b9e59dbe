"""Evenings in words."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.messages.alt import ALT_LIMIT
from bot.messages.sentences import Sentences
from bot.nights.honours import EndedGame, Honours
from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.controls import Evening, Nightly
from bot.nights.messages.panel import NightWords
from bot.nights.records import GuestRecord, NightId, NightRecord, NightTable
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.telling.message import Button, Reader
from games.core.lines import Line
from tests.bot.ui.club import said
from tests.games.pictures import words
from tests.words import WORDS

NOON = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
NIGHT = NightRecord(
    id=NightId(1),
    guild=GuildId(5),
    channel=ChannelId(7),
    host=UserId(1),
    locale="en",
    starts_at=NOON,
    created_at=NOON,
    round=4,
    over_at=NOON,
)


@pytest.mark.parametrize("won", [(1, 2), (5, 28), tuple(range(8, 28)), ()])
def test_the_ceremony_names_the_games_that_were_won_and_counts_all_others(won: tuple[int, ...]) -> None:
    games = tuple(EndedGame(n, "clues", (UserId(100 + n),) if n in won else (), 9) for n in range(1, 29))

    text = NightWords(Sentences(WORDS)).ceremony(NIGHT, Honours(games)).text

    lines = [said("night-won", n=n, game=said("game-clues"), people=(f"<@{100 + n}>",)) for n in won if n in won[-12:]]
    more = [said("night-more", n=len(won) - 12)] if len(won) > 12 else []
    undecided = [said("night-undecided", n=28 - len(won))]
    assert [line for line in text.split("\n") if line.startswith("•")] == [*lines, *more, *undecided]


def test_all_champions_stand_above_the_picture_which_names_three_and_counts_the_others() -> None:
    users = tuple(UserId(100 + n) for n in range(60))
    guests = tuple(GuestRecord(user=user, name=f"{user}".ljust(32, "W"), locale="en") for user in users)
    games = tuple(EndedGame(n, "arosa", users[6 * n : 6 * n + 6], 9) for n in range(10))

    message = NightWords(Sentences(WORDS)).ceremony(replace(NIGHT, guests=guests), Honours(games, users, 1))

    assert said("night-champions", people=tuple(f"<@{user}>" for user in users), wins=1) in message.text
    assert message.scene is not None
    assert Line("night-picture-others", {"n": 57}) in words(message.scene)
    assert [guest.name in message.alt for guest in guests] == [True] * 3 + [False] * 57
    assert said("night-picture-others", n=57) in message.alt
    assert len(message.alt) <= ALT_LIMIT


def test_the_only_game_that_was_won_is_named_once() -> None:
    game = EndedGame(1, "clues", (UserId(11),), 9)

    one, two = (
        NightWords(Sentences(WORDS)).ceremony(NIGHT, Honours(games, (UserId(11),), len(games))).text
        for games in ((game,), (game, game))
    )

    assert one.count("<@11>") == 1
    assert two.count("<@11>") == 3


def test_of_many_people_with_a_title_the_number_is_said() -> None:
    titles = tuple(("decisive", UserId(100 + n)) for n in range(12))

    text = NightWords(Sentences(WORDS)).ceremony(NIGHT, Honours(titles=titles)).text

    people = (*(f"<@{100 + n}>" for n in range(8)), said("night-picture-others", n=4))
    assert said("night-honour", title="decisive", people=people) in text


def test_a_ceremony_offers_the_next_evening_unless_its_list_stands_below() -> None:
    words = NightWords(Sentences(WORDS))

    once, weekly = (words.ceremony(replace(NIGHT, is_weekly=each), Honours()) for each in (False, True))

    [[button]] = once.rows
    assert isinstance(button, Button)
    assert button.label == said("night-button-plan")
    assert weekly.rows == ()


@pytest.mark.parametrize(("n", "named"), [(1, True), (2, False), (3, False), (10, False), (13, False)])
def test_a_round_of_many_tables_has_a_line_for_each_that_leads_to_its_thread(n: int, named: bool) -> None:
    people = [(UserId(100 + 2 * k), UserId(101 + 2 * k)) for k in range(n)]
    tables = tuple(
        NightTable(n=k + 1, round=1, game="clues", users=users, thread=ChannelId(50 + k) if k else None)
        for k, users in enumerate(people)
    )
    night = replace(NIGHT, round=1, over_at=None, tables=tables)

    text = NightWords(Sentences(WORDS)).panel(night, NOON).text

    lines = [line for line in text.split("\n") if line.startswith("•")]
    assert len(lines) == min(n, 10) + (n > 10)
    assert all(str(users[0]) in text for users in people) == named
    if not named:
        threads = [f"• <#{50 + k}>" for k in range(1, min(n, 10))]
        more = [said("night-tables", n=n - 10)] if n > 10 else []
        assert lines == [f"• {said('night-thread', n=1, game=said('game-clues'))}", *threads, *more]


@pytest.mark.parametrize("locale", WORDS.languages)
def test_the_list_of_guests_says_a_wish_of_those_alone_who_have_one(locale: str) -> None:
    plain = GuestRecord(user=UserId(11), name="Ann", locale=locale)
    picky = GuestRecord(user=UserId(12), name="Ben", locale=locale, likes=frozenset({"arosa"}))
    night = replace(NIGHT, round=0, over_at=None, guests=(plain, picky), locale=locale)

    text = NightWords(Sentences(WORDS)).panel(night, NOON).text

    lines = [line for line in text.split("\n") if line.startswith("•")]
    assert lines[0] == "• <@11>"
    assert lines[1].startswith("• <@12>")
    assert lines[1].endswith(WORDS.say(locale, Line("game-arosa")))


@pytest.mark.parametrize("before", [timedelta(minutes=31), timedelta(minutes=30), timedelta(minutes=-5)])
def test_what_is_said_below_the_list_names_the_button_that_stands_there_and_so_does_the_answer_to_whoever_left(
    before: timedelta,
) -> None:
    night = replace(NIGHT, round=0, over_at=None)
    is_open = before <= timedelta(minutes=30)

    panel = NightWords(Sentences(WORDS)).panel(night, NOON - before)
    answer = NightAnswers(Sentences(WORDS)).guest(night, UserId(9), Reader("en"), is_early=not is_open)

    first = panel.rows[0][0]
    assert isinstance(first, Button)
    assert panel.text.endswith(said("night-hint", open=is_open))
    assert panel.text.rpartition("\n")[2].startswith(f"-# **{first.label}**")
    assert first.id == Nightly(Evening.HERE if is_open else Evening.COME, night.id).id
    assert [control for row in answer.rows for control in row] == [first]


def test_a_post_that_calls_guests_offers_to_arrive_once_the_doors_are_open_and_not_to_those_who_have() -> None:
    words, ann = NightWords(Sentences(WORDS)), UserId(11)
    for minutes, is_here in ((31, False), (29, False), (29, True)):
        guest = GuestRecord(user=ann, name="Ann", locale="en", here_since=NOON if is_here else None)
        night = replace(NIGHT, round=0, over_at=None, guests=(guest,), moved_from=NOON, left=ChannelId(8))
        now = NOON - timedelta(minutes=minutes)
        expected = [said("night-button-here")] if minutes < 30 and not is_here else []
        leave = said("night-button-go" if is_here else "night-button-leave")
        for each in (
            words.moved(night, [ann], now),
            words.relocated(night, [ann], now),
            words.moved_up(night, [ann], now),
        ):
            [row] = each.rows
            labels = [button.label for button in row if isinstance(button, Button)]
            assert labels == [*expected, leave], (minutes, is_here, each.text)
        answer = NightAnswers(Sentences(WORDS)).guest(night, ann, Reader("en"), is_early=minutes > 30)
        [go] = answer.rows[-1][-1:]
        assert isinstance(go, Button)
        assert go.label == leave, (minutes, is_here)
