"""Statistics in words and as charts: within Discord's limits, readable on a phone, and the same in both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.media.painting import least
from bot.messages.sentences import Sentences
from bot.practice.loopback.limits import check_message
from bot.record.messages.stats import HEIGHT, LENGTH, GameStats, PersonStats, ServerStats, Stats
from bot.record.ratings import Rating
from bot.record.results import TITLES, Pool
from bot.record.standings import PoolCount, Standing
from bot.tables.ids import GuildId, UserId
from bot.telling.message import PrivateMessage, Reader
from bot.ui.rendering import Renderer
from games import GAMES
from games.core.lines import Who
from games.core.scene import Write
from games.core.seats import Seat
from tests.builders import LONG_NAMES
from tests.games.pictures import (
    MOST_GLARE,
    Speaker,
    glare,
    no_word_overflows,
    one_drawing_a_key,
    words,
    words_stand_out,
)
from tests.words import WORDS

STATS = Stats(Sentences(WORDS))
SERVER, SEASON = GuildId(10**18), 8107
KEYS = [game.info.key for game in GAMES]


def a_standing(game: str, mu: float = 31.0, user: int = 10**18, *, rated: int = 1999) -> Standing:
    return Standing(
        pool=Pool(SERVER, game, SEASON),
        user=UserId(user),
        rating=Rating(mu, 2.5),
        rated=rated,
        played=2000,
        won=999,
        left_early=998,
        stepped_in=997,
        titles=dict.fromkeys(TITLES, 1234),
    )


def a_person(game: str = "", *course: float, is_own: bool = True) -> PersonStats:
    return PersonStats(
        user=UserId(10**18),
        guild=SERVER,
        is_own=is_own,
        is_listed=False,
        season=SEASON,
        standings=[a_standing(key) for key in KEYS],
        game=game,
        course=course,
    )


def a_game(*rated: float) -> GameStats:
    best = [a_standing("clues", mu, n) for n, mu in enumerate(rated, start=1)]
    names = [LONG_NAMES[n % len(LONG_NAMES)] for n in range(len(best))]
    pool = PoolCount(pool=Pool(SERVER, "clues", SEASON), games=99_999, decided=99_998)
    return GameStats(game="clues", pools=[pool], best=best, names=names)


def a_server() -> ServerStats:
    pools = [PoolCount(pool=Pool(SERVER, key, SEASON), games=99_999, decided=n) for n, key in enumerate(KEYS)]
    return ServerStats(pools=pools, first=[a_standing(key) for key in KEYS])


def pages(language: str) -> Iterator[PrivateMessage]:
    reader = Reader(language)
    yield STATS.person(a_person(), reader)
    yield STATS.person(a_person(is_own=False), reader)
    yield STATS.person(a_person("clues", *(25 + n % 7 for n in range(LENGTH))), reader)
    yield STATS.person(a_person("clues", 25.0, 25.01), reader)
    yield STATS.game(a_game(*(60 - 9.5 * n for n in range(HEIGHT))), reader)
    yield STATS.game(a_game(25.0), reader)
    yield STATS.server(a_server(), reader)


@pytest.mark.parametrize("language", WORDS.languages)
async def test_every_page_fits_and_every_chart_can_be_read(language: str) -> None:
    async def painted(*_: object, **__: object) -> bytes:
        return b"png"

    found = list(pages(language))
    for page in found:
        assert page.scene is not None
        assert 0 < len(page.alt) <= 1024
        sent = await Renderer(painted).sending(page)
        names = [file.filename for file in sent["files"]]
        assert check_message({"components": sent["view"].to_components()}, is_v2=True, files=names) == []
        sizes = [mark.size for mark in page.scene.marks if isinstance(mark, Write)]
        assert min(sizes) >= least(page.scene.width)
    one_drawing_a_key([page.scene for page in found if page.scene is not None])


def test_no_word_of_a_chart_overflows() -> None:
    six = STATS.game(a_game(*(60.0 - n for n in range(6))), Reader("fr"))  # so many names the test has
    scenes = [page.scene for page in (*pages("fr"), six) if page.scene is not None]

    no_word_overflows([scene for scene in scenes if Who(Seat(6)) not in words(scene)], [Speaker("fr")])


def test_no_chart_glares_and_its_words_stand_out() -> None:
    six = STATS.game(a_game(*(60.0 - n for n in range(6))), Reader("fr"))
    for page in (*pages("fr"), six):
        assert page.scene is not None
        if Who(Seat(6)) not in words(page.scene):
            assert glare(page.scene, Speaker("fr")) <= MOST_GLARE
            words_stand_out(page.scene, Speaker("fr"))


@pytest.mark.parametrize("language", WORDS.languages)
def test_what_a_chart_shows_is_in_its_words_too(language: str) -> None:
    reader = Reader(language)
    shown = STATS.person(a_person("clues", 20.0, 30.0, 25.0), reader)
    assert "1300, 1700, 1500" in shown.alt

    ranked = STATS.game(a_game(35.0, 30.0), reader)
    assert all(part in ranked.alt for part in (f"{LONG_NAMES[0]} 1900 ± 100", f"{LONG_NAMES[1]} 1700 ± 100"))
    assert all(part in ranked.text for part in ("<@1>", "1900", "<@2>", "1700"))


def test_a_provisional_rating_says_so_and_without_games_there_is_no_chart() -> None:
    reader = Reader("en")
    few = PersonStats(
        user=UserId(1), guild=SERVER, is_own=True, is_listed=True, season=SEASON,
        standings=[a_standing("clues", rated=9)],
    )  # fmt: skip
    assert "provisional after 9 games" in STATS.person(few, reader).text

    none = PersonStats(user=UserId(1), guild=SERVER, is_own=True, is_listed=True, season=SEASON, standings=[])
    assert STATS.person(none, reader).scene is None
