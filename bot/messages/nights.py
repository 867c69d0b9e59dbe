"""Evenings in words: the panel, private answers, and posts of the program's own accord."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime

from bot.messages.buttons import PLAIN
from bot.messages.ceremony import Winner, ceremony
from bot.messages.controls import Evening, Nightly
from bot.messages.sentences import Sentences, stamp
from bot.nights.honours import Honours, Moment
from bot.nights.nights import EARLY
from bot.nights.records import GuestRecord, NightRecord, NightTable
from bot.record.results import TITLES
from bot.tables.hours import city
from bot.tables.ids import UserId
from bot.telling.message import Button, Choice, Field, Form, Names, PrivateMessage, PublicMessage, Reader, Row, Select
from games import BY_KEY
from games.core.lines import Fact, Line, Who
from games.core.scene import PublicScene
from games.core.seats import Seat

WHEN = "when"
WHERE = "where"
"""The fields of the form in which an evening is planned."""
LONGEST_MOMENT = 40
ALT_LIMIT = 1024
MOST_NAMED = 8
"""People named in one list."""
MOST_GAMES = 12
"""Games listed at the end, the latest that were won. Of all others only the number is named."""
MOST_ROUNDS = 3
"""Last rounds whose fastest twin is named at the end."""


class NightWords:
    """Makes the messages about evenings."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def permission(self, reader: Reader, permission: str) -> str:
        """Return Discord's own name of a permission."""
        return self._sentences.permission(reader, permission)

    # Public messages

    def panel(self, night: NightRecord, now: datetime) -> PublicMessage:
        """Return the panel of an evening, with its buttons."""
        reader = Reader(night.locale)
        lines = [self._say(reader, "night-title", at=stamp(night.starts_at, "F"), soon=stamp(night.starts_at, "R"))]
        if night.host > 0:
            lines.append(self._say(reader, "night-host", host=f"<@{night.host}>"))
        if night.is_over:
            lines.append(self._say(reader, "night-is-over", rounds=night.round))
        elif night.round:
            lines += self._round(night, reader)
        else:
            lines += self._guests(night, reader)
        if night.trouble is not None and not night.is_over:
            permission = self.permission(reader, night.trouble)
            lines.append(self._say(reader, "night-lacks", permission=permission, what=night.trouble))
        rows = () if night.is_over else self._rows(night, reader, now)
        return PublicMessage(text="\n".join(lines), rows=rows, is_panel=True, reader=reader)

    def _guests(self, night: NightRecord, reader: Reader) -> Iterator[str]:
        """Yield the guests with the games they like, and whether each is here."""
        coming = night.coming
        yield self._say(reader, "night-coming", n=len(coming), here=len(night.here))
        for each in coming:
            key = "night-guest-here" if each.here_since is not None else "night-guest"
            yield self._say(reader, key, person=f"<@{each.user}>", likes=self._likes(each, reader))
        yield self._say(reader, "night-hint")

    def _likes(self, guest: GuestRecord, reader: Reader) -> Fact:
        liked = tuple(self._sentences.game(reader, key) for key in BY_KEY if key in guest.likes)
        return liked or self._say(reader, "night-anything")

    def _round(self, night: NightRecord, reader: Reader) -> Iterator[str]:
        """Yield the tables of the round, those of earlier rounds that still play, and the guests without a table."""
        yield self._say(reader, "night-round", round=night.round, n=len(night.here))
        for each in night.tables:
            if each.round == night.round or not each.is_over:
                yield self._table(each, reader)
        if any(each.is_held for each in night.tables) or any(not each.is_compared for each in night.twins(night.round)):
            yield self._say(reader, "night-same-deal")
        waiting = night.waiting
        if waiting:
            yield self._say(reader, "night-waiting", people=tuple(f"<@{each.user}>" for each in waiting))
        if idle := [each for each in night.free if each not in waiting]:
            yield self._say(reader, "night-free", people=tuple(f"<@{each.user}>" for each in idle))
        yield self._say(reader, "night-round-hint")

    def _table(self, table: NightTable, reader: Reader) -> str:
        stage = "over" if table.is_over else "open" if table.thread is not None else "planned"
        return self._say(
            reader,
            "night-table",
            stage=stage,
            n=table.n,
            game=self._sentences.game(reader, table.game),
            people=tuple(f"<@{user}>" for user in table.users),
            thread=f"<#{table.thread or 0}>",
        )

    def _rows(self, night: NightRecord, reader: Reader, now: datetime) -> tuple[Row, ...]:
        has_doors_open = now >= night.starts_at - EARLY
        first = Evening.HERE if has_doors_open else Evening.COME
        again = (Evening.AGAIN,) if night.round else ()
        guests = (first, *again, Evening.LIKES, Evening.LEAVE)
        hosts = (Evening.SPLIT, Evening.TWINS, Evening.END) if has_doors_open else (Evening.END,)
        return (
            tuple(self._button(night, each, reader, "green" if each is first else PLAIN) for each in guests),
            tuple(self._button(night, each, reader, "blue" if each is Evening.SPLIT else PLAIN) for each in hosts),
        )

    def ceremony(self, night: NightRecord, honours: Honours) -> PublicMessage:
        """Return the panel of an evening that is over: winners, honours and the picture."""
        users = list(dict.fromkeys([*honours.champions, *(user for game in honours.games for user in game.winners)]))
        seats = {user: Seat(n) for n, user in enumerate(users)}
        reader = Reader(night.locale, Names(tuple(self._name(night, user) for user in users)))
        lines = [
            self._say(reader, "night-title", at=stamp(night.starts_at, "F"), soon=stamp(night.starts_at, "R")),
            self._say(reader, "night-is-over", rounds=night.round),
            *self._praise(honours, reader),
            *self._results(night, honours, reader),
        ]
        again = Button(id=Nightly(Evening.PLAN).id, label=self._say(reader, "night-button-plan"), style=PLAIN)
        scene = self._picture(honours, seats, reader) if honours.games else None
        alt = "" if scene is None else self._sentences.plain(reader, scene.alt)[:ALT_LIMIT]
        return PublicMessage(
            text="\n".join(lines), scene=scene, alt=alt, rows=((again,),), is_panel=True, reader=reader
        )

    def _praise(self, honours: Honours, reader: Reader) -> Iterator[str]:
        """Yield the champions, the finest moment, and titles."""
        if honours.champions:
            people = _named(honours.champions)
            yield self._say(reader, "night-champions", people=people, wins=honours.wins)
        if honours.moment is not None:
            yield self._say(
                reader, "night-moment", moment=self._sentences.line(reader, self._moment(honours.moment, reader))
            )
        for title in TITLES:
            if named := _named([user for each, user in honours.titles if each == title]):
                yield self._say(reader, "night-honour", title=title, people=named)

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
        won = honours.won
        for each in won[-MOST_GAMES:]:
            game = self._sentences.game(reader, each.game)
            yield self._say(reader, "night-won", n=each.n, game=game, people=_named(each.winners))
        if len(won) > MOST_GAMES:
            yield self._say(reader, "night-more", n=len(won) - MOST_GAMES)
        if len(won) < len(honours.games):
            yield self._say(reader, "night-undecided", n=len(honours.games) - len(won))
        for n in range(max(1, night.round - MOST_ROUNDS + 1), night.round + 1):
            if best := self._fastest(night, n):
                tables = tuple(str(each.n) for each in best)
                yield self._say(reader, "night-fastest", round=n, tables=tables, turns=best[0].turns or 0)
        if playing := tuple(f"<#{each.thread}>" for each in night.tables if not each.is_over and each.thread):
            yield self._say(reader, "night-still", threads=playing)

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
        for each in same:
            place = 1 + sum(bool(other.turns) and (other.turns or 0) < (each.turns or 0) for other in same)
            people = tuple(f"<@{user}>" for user in each.users)
            lines.append(
                self._say(reader, "night-compared-table", n=each.n, place=place, turns=each.turns or 0, people=people)
            )
        return PublicMessage(text="\n".join(lines), reader=reader)

    def _picture(self, honours: Honours, seats: Mapping[UserId, Seat], reader: Reader) -> PublicScene:
        wins = Line("night-picture-wins", {"wins": honours.wins})
        champions = [int(seats[user]) for user in honours.champions]
        games = [
            Winner(Line(f"game-{each.game}"), tuple(int(seats[user]) for user in each.winners)) for each in honours.won
        ]
        people: tuple[Fact, ...] = tuple(Who(seats[user]) for user in honours.champions)
        alt = Line("night-alt", {"people": people, "wins": honours.wins, "n": len(honours.games)})
        moment = None
        if honours.moment is not None:
            moment = self._moment(honours.moment, reader, Who(seats[honours.moment.user]))
        return ceremony(Line("night-picture-title"), champions, wins, games, moment, alt)

    @staticmethod
    def _name(night: NightRecord, user: UserId) -> str:
        guest = night.guest(user)
        return guest.name if guest is not None else "?"

    def reminder(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the reminder of an evening for guests who have signed up."""
        reader = Reader(night.locale)
        text = self._say(
            reader,
            "night-reminder",
            people=tuple(f"<@{user}>" for user in users),
            soon=stamp(night.starts_at, "R"),
        )
        row = (
            self._button(night, Evening.HERE, reader, "green"),
            self._button(night, Evening.LEAVE, reader),
        )
        return PublicMessage(text=text, rows=(row,), calls=tuple(users), reader=reader)

    def offer(self, night: NightRecord, table: NightTable, users: Sequence[UserId]) -> PublicMessage:
        """Return the offer of another table to the players of one that is over."""
        reader = Reader(night.locale)
        text = self._say(reader, "night-offer", n=table.n, people=tuple(f"<@{user}>" for user in users))
        row = (self._button(night, Evening.AGAIN, reader, "green"), self._button(night, Evening.LEAVE, reader))
        return PublicMessage(text=text, rows=(row,), calls=tuple(users), reader=reader)

    def event(self, night: NightRecord) -> tuple[str, str]:
        """Return the name and the description of the event in the server's calendar."""
        reader = Reader(night.locale)
        games = tuple(self._sentences.game(reader, key) for key in BY_KEY)
        return self._say(reader, "night-event"), self._say(reader, "night-event-about", games=games)

    def thread(self, night: NightRecord, table: NightTable) -> str:
        """Return the name of a table's thread."""
        reader = Reader(night.locale)
        return self._say(reader, "night-thread", n=table.n, game=self._sentences.game(reader, table.game))

    def call(self, night: NightRecord, table: NightTable) -> PublicMessage:
        """Return the call of a table's players into its thread."""
        reader = Reader(night.locale)
        text = self._say(
            reader,
            "night-call",
            game=self._sentences.game(reader, table.game),
            people=tuple(f"<@{user}>" for user in table.users),
        )
        if table.twins is not None:
            left = [each for each in night.twins(table.round) if each.table is not None or not each.is_over]
            text += "\n" + self._say(reader, "night-call-same", n=len(left))
        return PublicMessage(text=text, calls=tuple(table.users), reader=reader)

    # Private messages

    def guest(self, night: NightRecord, user: UserId, reader: Reader, *, is_early: bool) -> PrivateMessage:
        """Return a guest's standing at an evening, with their choices."""
        guest = night.guest(user)
        at = {"at": stamp(night.starts_at, "F"), "soon": stamp(night.starts_at, "R")}
        if guest is None or not guest.is_coming:
            text = self._say(reader, "night-you-not", **at)
            rows: tuple[Row, ...] = ((self._button(night, Evening.COME, reader, "green"),),)
            return PrivateMessage(text=text, rows=rows, reader=reader)
        key, doors = self._standing(night, guest, is_early=is_early)
        buttons = tuple(self._button(night, each, reader, PLAIN if each is Evening.REST else "green") for each in doors)
        leave = self._button(night, Evening.LEAVE, reader)
        rows = ((self._games(night, guest, reader),), (*buttons, leave))
        return PrivateMessage(text=self._say(reader, key, **at), rows=rows, reader=reader)

    @staticmethod
    def _standing(night: NightRecord, guest: GuestRecord, *, is_early: bool) -> tuple[str, tuple[Evening, ...]]:
        """Return the key of a guest's standing, and their buttons beside the common ones."""
        if guest.here_since is None:
            return "night-you-come", () if is_early else (Evening.HERE,)
        if guest.user in night.playing:
            return "night-you-play", ()
        if not night.round:
            return "night-you-here", ()
        if guest in night.waiting:
            return "night-you-wait", (Evening.REST,)
        return "night-you-rest", (Evening.AGAIN,)

    def _games(self, night: NightRecord, guest: GuestRecord, reader: Reader) -> Select:
        choices = tuple(
            Choice(value=key, label=self._sentences.game(reader, key), is_default=key in guest.likes) for key in BY_KEY
        )
        return Select(
            id=Nightly(Evening.LIKES, night.id, 1).id,
            prompt=self._say(reader, "night-likes"),
            choices=choices,
            least=0,
            most=len(choices),
        )

    def planned(
        self, night: NightRecord, reader: Reader, permission: str | None, *, zone: str | None, is_own: bool
    ) -> PrivateMessage:
        """Return that an evening is planned, in which time zone, and which permission the bot lacks for the calendar.

        `is_own`: whether the zone is that of its host, and not of the server.
        """
        lines = [self._say(reader, "night-planned", at=stamp(night.starts_at, "F"))]
        if zone is not None:
            lines.append(self._say(reader, "night-zone", zone=city(zone), own=is_own))
        if permission is not None:
            name = self.permission(reader, permission)
            lines.append(self._say(reader, "night-no-event", permission=name))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def plan_form(self, reader: Reader, typed: str = "", *, has_zone: bool = True) -> Form:
        """Return the form in which an evening is planned. It asks for a time zone where none is known."""
        when = Field(
            id=WHEN,
            label=self._say(reader, "night-form-when"),
            text=typed[:LONGEST_MOMENT],
            limit=LONGEST_MOMENT,
            prompt=self._say(reader, "night-form-prompt"),
            is_short=True,
        )
        where = Field(
            id=WHERE,
            label=self._say(reader, "night-form-where"),
            limit=LONGEST_MOMENT,
            prompt=self._say(reader, "night-form-city"),
            is_short=True,
        )
        fields = (when,) if has_zone else (when, where)
        return Form(id=Nightly(Evening.PLAN).id, title=self._say(reader, "night-form"), fields=fields)

    def raced(self, night: NightRecord, reader: Reader) -> PrivateMessage:
        """Return the games of which several tables may play the same deal."""
        choices = tuple(
            Choice(value=key, label=self._sentences.game(reader, key)) for key, game in BY_KEY.items() if game.is_raced
        )
        prompt = self._say(reader, "night-raced-prompt")
        games = Select(id=Nightly(Evening.TWINS, night.id, 1).id, prompt=prompt, choices=choices)
        return PrivateMessage(text=self._say(reader, "night-raced"), rows=((games,),), reader=reader)

    def split(self, night: NightRecord, reader: Reader, barred: Collection[UserId] = ()) -> PrivateMessage:
        """Return the tables being opened, and the guests without one. `barred`: guests who may not play a twin."""
        tables = [each for each in night.tables if each.round == night.round]
        lines = [self._say(reader, "night-split", n=len(tables), round=night.round)]
        lines += (self._table(each, reader) for each in tables)
        if same := night.twins(night.round):
            lines.append(self._say(reader, "night-split-same", tables=tuple(str(each.n) for each in same)))
        if barred:
            people = _named(sorted(barred))
            lines.append(self._say(reader, "night-barred", people=people))
        if free := night.free:
            lines.append(self._say(reader, "night-free", people=tuple(f"<@{each.user}>" for each in free)))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def ending(self, night: NightRecord, reader: Reader) -> PrivateMessage:
        """Return the question before an evening is ended."""
        sure = Button(id=Nightly(Evening.END, night.id, 1).id, label=self._say(reader, "night-end-sure"), style="red")
        key = "night-end-question" if night.round else "night-cancel-question"
        if any(each.twins is not None and not each.is_over for each in night.tables):
            key = "night-end-twins"
        return PrivateMessage(text=self._say(reader, key), rows=((sure,),), reader=reader)

    def note(self, reader: Reader, key: str, **facts: Fact) -> PrivateMessage:
        """Return a sentence about an evening."""
        return PrivateMessage(text=self._say(reader, key, **facts), reader=reader)

    def gone(self, night: NightRecord, user: UserId) -> PrivateMessage:
        """Return that the channel of an evening was deleted, for one of its people."""
        return self.note(_reader(night, user), "night-gone", at=stamp(night.starts_at, "F"))

    def trouble(self, night: NightRecord, permission: str) -> PrivateMessage:
        """Return which permission is missing, for the host."""
        reader = _reader(night, night.host)
        name = self.permission(reader, permission)
        channel = f"<#{night.channel}>"
        text = self._say(reader, "night-trouble", channel=channel, permission=name, what=permission)
        return PrivateMessage(text=text, reader=reader)

    def _button(self, night: NightRecord, what: Evening, reader: Reader, style: str = PLAIN) -> Button:
        return Button(id=Nightly(what, night.id).id, label=self._say(reader, f"night-button-{what}"), style=style)


def _reader(night: NightRecord, user: UserId) -> Reader:
    """Return a guest as a reader; a person that is no guest reads the language of the evening."""
    guest = night.guest(user)
    return Reader(guest.locale if guest is not None else night.locale)


def _named(users: Sequence[UserId]) -> tuple[str, ...]:
    """Return people as Discord shows them, or so many of them."""
    more = ("…",) if len(users) > MOST_NAMED else ()
    return (*(f"<@{user}>" for user in users[:MOST_NAMED]), *more)
