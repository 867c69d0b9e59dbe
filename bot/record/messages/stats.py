"""Statistics of finished games, by person, game or server, in words and as a chart, for one reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.messages.buttons import PLAIN, in_rows
from bot.messages.charts import Bar, LadderRow, bars, course, ladder
from bot.messages.controls import Chapter, Leaf, Page, StatsPage
from bot.messages.sentences import STAND_INS, Sentences
from bot.record.ratings import points
from bot.record.results import TITLES
from bot.record.standings import PoolCount, Standing, tally
from bot.tables.ids import GuildId, UserId
from bot.telling.message import Button, Names, PrivateMessage, Reader
from games import BY_KEY
from games.core.lines import Fact, Line
from games.core.scene import PrivateScene

HEIGHT: Final = 8
"""Standings in a list."""
LENGTH: Final = 30
"""Games in a course."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonStats:
    """A person's standings on a server (None: on all), and their last ratings in `game`, if one is asked for."""

    user: UserId
    guild: GuildId | None
    is_own: bool
    is_listed: bool
    season: int
    standings: Sequence[Standing]
    game: str = ""
    course: Sequence[float] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStats:
    """A game on a server: its pools, and the best standings of this quarter with the players' names."""

    game: str
    pools: Sequence[PoolCount]
    best: Sequence[Standing]
    names: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerStats:
    """A server: its pools, and the best standing of this quarter in each game."""

    pools: Sequence[PoolCount]
    first: Sequence[Standing]


class Stats:
    """Makes the pages of statistics."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def person(self, found: PersonStats, reader: Reader) -> PrivateMessage:
        """Return a person's statistics."""
        heading = "stats-theirs" if not found.is_own else "stats-mine" if found.guild else "stats-mine-everywhere"
        lines = [self._say(reader, heading, person=f"<@{found.user}>")]
        shown = [each for each in found.standings if found.game in ("", each.pool.game)]
        if not shown:
            lines.append(self._say(reader, "stats-nothing"))
        rows: list[Bar] = []
        for game, each in groupby(shown, key=lambda standing: standing.pool.game):
            standings = list(each)
            done = tally(standings)
            if done.played:
                rows.append(Bar(Line(f"game-{game}"), done.played, done.won))
                lines.append(self._played(reader, game, standings, found))
        lines += self._deeds(reader, shown)
        if found.is_own and not found.is_listed:
            lines.append(self._say(reader, "stats-hidden"))
        has_course = len(found.course) > 1
        scene = self._course(reader, found) if has_course else self._bars(reader, "stats-chart-won", rows)
        games = list(dict.fromkeys(each.pool.game for each in found.standings))
        user = 0 if found.is_own else found.user
        techniques = [self._button(reader, Page(Leaf.MINE, "all"), "stats-button-techniques")] if found.is_own else []
        if found.guild is None:
            return self._page(reader, lines, scene, techniques)
        # No button leads to the page that it stands on: the only game has a page of its own once it has a course.
        is_alike = len(games) == 1 and sum(each.rated for each in shown) < 2
        others = [] if is_alike and not found.game else [each for each in games if each != found.game]
        own = [self._button(reader, StatsPage(Chapter.PERSON, game, user), f"game-{game}") for game in others]
        mine, server = self._ways(reader)
        is_mine = found.is_own and not found.game
        return self._page(reader, lines, scene, [*own, *([] if is_mine else [mine]), server, *techniques])

    def game(self, found: GameStats, reader: Reader) -> PrivateMessage:
        """Return a game's statistics on a server, with its ladder."""
        facts = self._counted(reader, found.game, found.pools)
        lines = [self._say(reader, "stats-game", **facts)]
        scene = None
        if found.best:
            names = (name or f"#{n}" for n, name in enumerate(found.names, start=1))
            reader = Reader(reader.locale, Names(tuple(names)))
            lines.append(self._say(reader, "stats-ladder"))
            lines += (self._rung(reader, n, standing) for n, standing in enumerate(found.best, start=1))
            scene = self._ladder(reader, found)
        elif found.pools:
            lines.append(self._say(reader, "stats-no-ladder"))
        own = self._button(reader, StatsPage(Chapter.PERSON, found.game), "stats-button-mine")
        return self._page(reader, lines, scene, [own, self._ways(reader)[-1]])

    def server(self, found: ServerStats, reader: Reader) -> PrivateMessage:
        """Return a server's statistics."""
        lines = [self._say(reader, "stats-server", games=sum(each.games for each in found.pools))]
        first = {each.pool.game: each for each in found.first}
        rows = []
        games = [game for game, _ in groupby(found.pools, key=lambda each: each.pool.game) if game in BY_KEY]
        for game in games:
            pools = [each for each in found.pools if each.pool.game == game]
            facts = self._counted(reader, game, pools)
            lines.append(self._say(reader, "stats-game-line", **facts))
            if (standing := first.get(game)) is not None:
                best = self._say(
                    reader, "stats-first", person=f"<@{standing.user}>", points=str(standing.rating.points)
                )
                lines[-1] += f" {best}"
            rows.append(
                Bar(Line(f"game-{game}"), sum(each.games for each in pools), sum(each.decided for each in pools))
            )
        scene = self._bars(reader, "stats-chart-decided", rows)
        ways = [self._button(reader, StatsPage(Chapter.GAME, game), f"game-{game}") for game in games]
        return self._page(reader, lines, scene, [*ways, self._ways(reader)[0]])

    # Words

    def _played(self, reader: Reader, game: str, standings: Sequence[Standing], found: PersonStats) -> str:
        done = tally(standings)
        line = self._say(
            reader, "stats-played", game=self._sentences.game(reader, game), played=done.played, won=done.won
        )
        now = [each for each in standings if each.pool.season == found.season and each.rated]
        if found.guild is None or not now:
            return line
        standing = now[0]
        key = "stats-provisional" if standing.is_provisional else "stats-rating"
        rating = standing.rating
        now_rated = self._say(reader, key, points=str(rating.points), rated=standing.rated, margin=rating.margin)
        return f"{line} {now_rated}"

    def _deeds(self, reader: Reader, standings: Sequence[Standing]) -> Iterator[str]:
        done = tally(standings)
        for title in TITLES:
            if n := done.titles.get(title, 0):
                yield self._say(reader, "stats-title", title=title, n=n)
        if done.stepped_in:
            yield self._say(reader, "stats-stepped-in", n=done.stepped_in)
        if done.left_early:
            yield self._say(reader, "stats-left", n=done.left_early)

    def _counted(self, reader: Reader, game: str, pools: Sequence[PoolCount]) -> dict[str, Fact]:
        return {
            "game": self._sentences.game(reader, game),
            "games": sum(each.games for each in pools),
            "decided": sum(each.decided for each in pools),
        }

    def _rung(self, reader: Reader, place: int, standing: Standing) -> str:
        return self._say(
            reader,
            "stats-rung",
            place=place,
            person=f"<@{standing.user}>",
            points=str(standing.rating.points),
            margin=standing.rating.margin,
            n=standing.rated,
            won=standing.won,
        )

    # Charts

    def _bars(self, reader: Reader, caption: str, rows: Sequence[Bar]) -> PrivateScene | None:
        if not rows:
            return None
        said = [
            self._say(
                reader, "stats-alt-row", what=self._sentences.line(reader, row.label), part=row.part, whole=row.whole
            )
            for row in rows
        ]
        alt = Line("stats-alt", {"caption": self._say(reader, caption), "rows": "; ".join(said)})
        return bars(Line(caption), rows, alt)

    def _course(self, reader: Reader, found: PersonStats) -> PrivateScene:
        values = [points(mu) for mu in found.course]
        caption = Line("stats-chart-course", {"game": self._sentences.game(reader, found.game), "n": len(values)})
        said = self._sentences.line(reader, caption)
        alt = Line("stats-alt", {"caption": said, "rows": ", ".join(map(str, values))})
        return course(caption, values, alt, BY_KEY[found.game].ground)

    def _ladder(self, reader: Reader, found: GameStats) -> PrivateScene:
        caption = Line("stats-chart-ladder", {"game": self._sentences.game(reader, found.game)})
        rungs = [LadderRow(each.rating.points, each.rating.margin) for each in found.best]
        # Names go in last, so that signs of markup in them stay.
        said = [f"{chr(STAND_INS + n)} {rung.points} ± {rung.margin}" for n, rung in enumerate(rungs)]
        alt = Line("stats-alt", {"caption": self._sentences.line(reader, caption), "rows": "; ".join(said)})
        return ladder(caption, rungs, alt, BY_KEY[found.game].ground)

    def _page(
        self, reader: Reader, lines: Sequence[str], scene: PrivateScene | None, ways: Sequence[Button]
    ) -> PrivateMessage:
        alt = "" if scene is None else self._sentences.plain(reader, scene.alt)
        return PrivateMessage(text="\n".join(lines), scene=scene, alt=alt, rows=in_rows(ways), reader=reader)

    def _ways(self, reader: Reader) -> tuple[Button, Button]:
        """Return the ways to one's own games and to those of the server."""
        mine = self._button(reader, StatsPage(Chapter.PERSON), "stats-button-mine")
        return mine, self._button(reader, StatsPage(Chapter.SERVER), "stats-button-server")

    def _button(self, reader: Reader, page: StatsPage | Page, key: str) -> Button:
        return Button(id=page.id, label=self._say(reader, key), style=PLAIN)
