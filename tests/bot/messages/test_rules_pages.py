"""Pages of rules: they tell the changes by the options of a table, and nothing of options that it has not chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from games import GAMES
from games.core.game import AnyGame
from tests.builders import CASES, a_record, a_seed
from tests.data.texts import topics
from tests.words import WORDS

ANSWERS = Answers(Presenter(WORDS))


def page(game: AnyGame, topic: str, language: str = "en", **options: str) -> str:
    case = next(case for case in CASES if case.game is game and case.seats == 3)
    record = replace(a_record(case, a_seed()), options=options)
    return ANSWERS.rules_page(record, topic, language).text


CLUES, CLUEDO = (next(game for game in GAMES if game.info.key == key) for key in ("clues", "cluedo"))


@pytest.mark.parametrize(
    ("game", "topic", "options", "said"),
    [
        (CLUEDO, "starting", {"accuse": "any_time"}, "**accuse**"),
        (CLUEDO, "rolled", {"accuse": "any_time"}, "**accuse**"),
        (CLUEDO, "arrived", {"accuse": "any_time"}, "**accuse**"),
        (CLUEDO, "starting", {"repeat_room": "forbidden"}, "two suggestions in a row"),
        (CLUEDO, "starting", {"false_witnesses": "on"}, "**denounce**"),
        (CLUEDO, "asked", {"false_witnesses": "on"}, "denounce them"),
        (CLUEDO, "witness", {"false_witnesses": "on"}, "claim to have nothing"),
        (CLUEDO, "waiting", {"false_witnesses": "on"}, "denounce one"),
        (CLUES, "acting", {"top_secret": "on"}, "Top secret"),
    ],
)
def test_a_page_tells_what_an_option_changes_there_and_only_where_it_is_chosen(
    game: AnyGame, topic: str, options: dict[str, str], said: str
) -> None:
    assert page(game, topic, **options) == f"{page(game, topic)}\n{page(game, topic, **options).splitlines()[-1]}"
    assert said in page(game, topic, **options)
    assert said not in page(game, topic)


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_language_tells_it(language: str) -> None:
    longer = [
        (topic, option.key)
        for topic in topics(CLUEDO)
        for option in CLUEDO.info.options
        if any(
            page(CLUEDO, topic, language, **{option.key: value}) != page(CLUEDO, topic, language)
            for value in option.values
        )
    ]

    assert len(longer) == 8
