"""Lessons: each is a real game that replays, and all that its words say of the position is true there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import islice
from typing import Any

import pytest

from bot.messages.controls import DoorKey, Entrance, Leaf, Page
from bot.messages.guide import Guide
from bot.messages.lessons import Lesson, LessonQuestion, lesson_of
from bot.messages.sentences import Sentences
from bot.tables.people_records import Reading
from bot.telling.message import Button, PrivateMessage, Reader
from bot.telling.reading import as_read
from games import GAMES
from games.cluedo.model import Room
from games.core.contract import Refusal
from games.core.lines import Line
from games.core.playthrough import steps
from games.core.scene import PrivateScene
from tests.data.parsed import LANGUAGES
from tests.games.pictures import words
from tests.words import WORDS

LESSONS = {game.info.key: found for game in GAMES if (found := lesson_of(game.info.key)) is not None}
GUIDE = Guide(Sentences(WORDS))
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())


def plain(value: Any) -> Any:
    """Return a view as the values of a TOML file."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, frozenset):
        return sorted(map(plain, value))
    if isinstance(value, dict):
        return {str(plain(key)): plain(each) for key, each in value.items()}
    return value


def at(views: Any, path: str) -> Any:
    for part in path.split("."):
        views = views[int(part)] if isinstance(views, list) else views[part]
    return views


def views_of(decision: LessonQuestion) -> dict[str, Any]:
    *_, step = islice(steps(decision.game, decision.played), decision.step + 1)
    return {
        "seat": plain(decision.game.observer.seat_view(step.state, decision.seat)),
        "events": [{"kind": type(each).__name__, **plain(each)} for each in step.events],
        "table": plain(decision.game.observer.table_view(step.state)),
        "legal": sorted({type(each).verb for each in decision.game.rules.legal(step.state, decision.seat)}),
    }


@every_lesson
def test_all_that_a_lesson_says_of_a_position_is_true_there(lesson: Lesson) -> None:
    for decision in lesson.decisions:
        views = views_of(decision)
        assert decision.claims
        assert {path: at(views, path) for path in decision.claims} == dict(decision.claims)


@every_lesson
def test_a_lesson_is_short_and_each_question_has_one_right_answer_among_several(lesson: Lesson) -> None:
    assert 3 <= len(lesson.decisions) <= 5
    assert len(lesson.names) == lesson.decisions[0].played.seats
    assert [bool(name) for name in lesson.names].count(False) == 1
    assert not lesson.names[lesson.seat]
    for decision in lesson.decisions:
        assert decision.right in decision.answers
        assert len(decision.answers) in (2, 3, 4)


@every_lesson
def test_the_game_of_a_lesson_replays_to_its_last_question(lesson: Lesson) -> None:
    decision = lesson.decisions[-1]

    assert len(list(steps(decision.game, decision.played))) > decision.step


def pages(key: str, reader: Reader) -> Iterator[PrivateMessage]:
    """Yield every page of a lesson, with every answer."""
    lesson = LESSONS[key]
    for n in range(len(lesson.decisions) + 2):
        yield GUIDE.lesson(key, n, reader, "Adèle")
        if 0 < n <= len(lesson.decisions):
            for k in range(len(lesson.decisions[n - 1].answers)):
                yield GUIDE.answer(key, n, k, reader, "Adèle")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_every_button_of_a_lesson_leads_to_a_page_of_it_and_every_question_has_its_picture(
    key: str, language: str
) -> None:
    for page in pages(key, Reader(language)):
        for button in (each for row in page.rows for each in row):
            assert isinstance(button, Button)
            if Entrance.read(button.id) in (Entrance(DoorKey.ALONE, key), Entrance(DoorKey.SHOW)):
                continue
            leaf = Page.read(button.id)
            assert leaf is not None
            assert leaf.game == key
            match leaf.leaf:
                case Leaf.LESSON:
                    assert GUIDE.lesson(key, leaf.number, Reader(language), "Adèle").text != page.text
                case Leaf.ANSWER:
                    assert GUIDE.answer(key, leaf.number, leaf.part, Reader(language), "Adèle").text != page.text
                    assert isinstance(page.scene, PrivateScene)
                    assert page.alt
                case Leaf.RULES:
                    assert GUIDE.rules(key, leaf.number, Reader(language)).text != page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_whatever_is_written_in_the_picture_of_a_question_stands_in_its_description_and_in_words_for_who_sees_none(
    key: str, language: str
) -> None:
    for n, decision in enumerate(LESSONS[key].decisions, 1):
        page = GUIDE.lesson(key, n, Reader(language), "Adèle")
        for thing in words(decision.scene):
            if isinstance(thing, Enum) and not isinstance(thing, Room):  # rooms are the names on the plan
                name = WORDS.noun(language, thing).casefold()
                assert name in page.alt.casefold(), (n, thing)
                assert name in as_read(page, {Reading.WORDS}).text.casefold(), (n, thing)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_a_wrong_answer_is_followed_by_the_right_one_under_cover_and_no_words_speak_of_a_picture(
    key: str, language: str
) -> None:
    for n, decision in enumerate(LESSONS[key].decisions, 1):
        right = f"||{WORDS.say(language, Line(f'lesson-{key}-{n}-{decision.right}'))}||"
        for k, each in enumerate(decision.answers):
            page = GUIDE.answer(key, n, k, Reader(language), "Adèle")
            assert (right in page.text) is (each != decision.right)
            assert WORDS.say(language, decision.scene.alt) not in as_read(page, {Reading.WORDS}).text


@pytest.mark.parametrize("key", [*LESSONS, "lanterns", "chess"])
def test_a_page_that_is_not_there_is_refused(key: str) -> None:
    reader = Reader("fr")
    turns: tuple[Callable[[], PrivateMessage], ...] = (
        lambda: GUIDE.lesson(key, 99, reader, "Adèle"),
        lambda: GUIDE.answer(key, 99, 0, reader, "Adèle"),
        lambda: GUIDE.answer(key, 1, 99, reader, "Adèle"),
        lambda: GUIDE.rules(key, 99, reader),
    )
    for turn in turns:
        with pytest.raises(Refusal, match="stale"):
            turn()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_rules_are_short_pages(language: str) -> None:
    keys = [each.info.key for each in GAMES if WORDS.has(f"rulebook-{each.info.key}-1")]
    assert len(keys) >= 4
    for key in keys:
        n = 0
        while True:
            page = GUIDE.rules(key, n, Reader(language))
            assert len(page.text) <= 1400  # two screens of a phone
            following = [Page.read(each.id) for row in page.rows for each in row if isinstance(each, Button)]
            if Page(Leaf.RULES, key, n + 1) not in following:
                break
            n += 1
        assert n >= 5
