"""The end of evenings and of their duplicate rounds in words: ceremonies and comparisons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.messages.buttons import PLAIN
from bot.messages.sentences import Sentences, escaped, mentions, stamp
from bot.nights.honours import Honours, Moment
from bot.nights.messages.ceremony import MOST_CHAMPIONS, Winner, ceremony
from bot.nights.messages.controls import Evening, Nightly
from bot.nights.records import NightRecord, NightTable
from bot.record.results import TITLES
from bot.tables.ids import UserId
from bot.telling.message import Button, Names, PublicMessage, Reader
from games.core.lines import Fact, Line, Who
from games.core.scene import PublicScene
from games.core.seats import Seat

MOST_GAMES: Final = 12
"""Games listed at the end, the latest that were won; and threads that still play. Of other games only the number is named."""
CHAMPIONS_OF_A_GAME: Final = 10
"""Champions that take the room of one game: all of them are named."""
MOST_TITLED: Final = 8
"""People named that share a title. Of others only the number is."""
MOST_ROUNDS: Final = 3
"""Number of last rounds with their fastest twin named at the end."""
MOST_COMPARED: Final = 15
"""Twins listed in a comparison, the fastest. Of all others only the number is named."""


def title_line(sentences: Sentences, night: NightRecord, reader: Reader) -> str:
    """Return the head of an evening: its title, and when it begins; how soon, unless it was over before its hour."""
    facts: dict[str, Fact] = {"at": stamp(night.starts_at, "F"), "soon": stamp(night.starts_at, "R")}
    facts["early"] = night.over_at is not None and night.over_at < night.starts_at
    if night.title is None:
        return sentences.say(reader, "night-title", **facts)
    return sentences.say(reader, "night-title-own", title=escaped(night.title), **facts)


class Ends:
    """Makes the messages that close an evening or a duplicate round."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def ceremony(self, night: NightRecord, honours: Honours) -> PublicMessage:
        """Return the panel of an evening that is over: winners, honours and the picture."""
        users = list(dict.fromkeys([*honours.champions, *(user for game in honours.games for user in game.winners)]))
        seats = {user: Seat(n) for n, user in enumerate(users)}
        reader = Reader(night.locale, Names(tuple(self._name(night, user) for user in users)))
        lines = [
            title_line(self._sentences, night, reader),
            self._say(reader, "night-is-over", rounds=night.round),
            *self._praise(honours, reader),
            *self._results(night, honours, reader),
        ]
        again = Button(id=Nightly(Evening.PLAN).id, label=self._say(reader, "night-button-plan"), style=PLAIN)
        scene = self._picture(honours, seats, reader) if honours.games else None
        alt = "" if scene is None else self._sentences.plain(reader, scene.alt)
        return PublicMessage(
            text="\n".join(lines),
            scene=scene,
            alt=alt,
            rows=() if night.is_weekly else ((again,),),  # the list of the next week stands below already
            is_panel=True,
            reader=reader,
            mark=lines[0],
        )

    def _praise(self, honours: Honours, reader: Reader) -> Iterator[str]:
        """Yield the champions, the finest moment, and titles.

        The winners of an only game stand in its own line.
        """
        if honours.champions and len(honours.won) > 1:
            people = mentions(honours.champions, len(honours.champions))
            yield self._say(reader, "night-champions", people=people, wins=honours.wins)
        if honours.moment is not None:
            yield self._say(
                reader, "night-moment", moment=self._sentences.line(reader, self._moment(honours.moment, reader))
            )
        for title in TITLES:
            if titled := [user for each, user in honours.titles if each == title]:
                people = mentions(titled[:MOST_TITLED])
                if len(titled) > MOST_TITLED:
                    people += (self._say(reader, "night-picture-others", n=len(titled) - MOST_TITLED),)
                yield self._say(reader, "night-honour", title=title, people=people)

    def _moment(self, moment: Moment, reader: Reader, who: Fact | None = None) -> Line:
        facts: dict[str, Fact] = {
            "feat": moment.feat.value,
            "who": who if who is not None else f"<@{moment.user}>",
            "game": self._sentences.game(reader, moment.played.game),
            "n": moment.played.moves,
        }
        return Line("night-feat", facts)

    def _results(self, night: NightRecord, honours: Honours, reader: Reader) -> Iterator[str]:
        """Yield the result of each game that was won, and the number of the others."""
        won, most = honours.won, MOST_GAMES - len(honours.champions) // CHAMPIONS_OF_A_GAME
        for each in won[-most:]:
            game = self._sentences.game(reader, each.game)
            yield self._say(reader, "night-won", n=each.n, game=game, people=mentions(each.winners))
        if len(won) > most:
            yield self._say(reader, "night-more", n=len(won) - most)
        if len(won) < len(honours.games):
            yield self._say(reader, "night-undecided", n=len(honours.games) - len(won))
        for n in range(max(1, night.round - MOST_ROUNDS + 1), night.round + 1):
            if best := self._fastest(night, n):
                tables = tuple(str(each.n) for each in best)
                yield self._say(reader, "night-fastest", round=n, tables=tables, turns=best[0].turns or 0)
        if playing := [f"<#{each.thread}>" for each in night.tables if not each.is_over and each.thread]:
            more = ("…",) if len(playing) > MOST_GAMES else ()
            yield self._say(reader, "night-still", threads=(*playing[:MOST_GAMES], *more))

    @staticmethod
    def _fastest(night: NightRecord, n: int) -> Sequence[NightTable]:
        """Return the tables of a duplicate round that needed the fewest turns, if any has solved its case."""
        dealt = night.dealt(n)
        return [each for each in dealt if each.turns and each.turns == dealt[0].turns] if len(dealt) > 1 else []

    def comparison(self, night: NightRecord, n: int) -> PublicMessage:
        """Return how the tables of a round compare that had the same deal."""
        reader, same = Reader(night.locale), night.dealt(n)
        game = self._sentences.game(reader, same[0].game)
        lines = [self._say(reader, "night-compared", round=n, game=game)]
        for each in same[:MOST_COMPARED]:
            place = 1 + sum(bool(other.turns) and (other.turns or 0) < (each.turns or 0) for other in same)
            people = tuple(f"<@{user}>" for user in each.users)
            lines.append(
                self._say(reader, "night-compared-table", n=each.n, place=place, turns=each.turns or 0, people=people)
            )
        if len(same) > MOST_COMPARED:
            lines.append(self._say(reader, "night-compared-more", n=len(same) - MOST_COMPARED))
        return PublicMessage(text="\n".join(lines), reader=reader)

    def _picture(self, honours: Honours, seats: Mapping[UserId, Seat], reader: Reader) -> PublicScene:
        wins = Line("night-picture-wins", {"wins": honours.wins})
        champions = [int(seats[user]) for user in honours.champions]
        games = [
            Winner(Line(f"game-{each.game}"), tuple(int(seats[user]) for user in each.winners)) for each in honours.won
        ]
        people: tuple[Fact, ...] = tuple(Who(seats[user]) for user in honours.champions[:MOST_CHAMPIONS])
        others = None
        if (n := len(honours.champions) - MOST_CHAMPIONS) > 0:  # all of them stand above the picture
            others = Line("night-picture-others", {"n": n})
            people = (*people, self._sentences.line(reader, others))
        alt = Line("night-alt", {"people": people, "wins": honours.wins, "n": len(honours.games)})
        moment = None
        if honours.moment is not None:
            moment = self._moment(honours.moment, reader, Who(seats[honours.moment.user]))
        return ceremony(Line("night-picture-title"), champions, others, wins, games, moment, alt)

    @staticmethod
    def _name(night: NightRecord, user: UserId) -> str:
        guest = night.guest(user)
        return guest.name if guest is not None else "?"
