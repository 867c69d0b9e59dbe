"""Evenings in words: the panel, the posts of the program's own accord, the texts of calendar and threads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

from bot.messages.buttons import PLAIN
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.sentences import Sentences, mentions, stamp
from bot.nights.honours import Honours
from bot.nights.messages.controls import Evening, Nightly
from bot.nights.messages.ends import Ends, title_line
from bot.nights.nights import EARLY
from bot.nights.records import MOST_GUESTS, GuestRecord, NightRecord, NightTable, minutes_for
from bot.tables.ids import UserId, is_named
from bot.telling.message import Button, PrivateMessage, PublicMessage, Reader, Row
from games import BY_KEY
from games.core.lines import Fact

MOST_GUESTS_LISTED: Final = 5
"""Guests with a line of their own; the others share one: with more of them the panel would be higher than a phone."""
MOST_WITH_PEOPLE: Final = 1
"""Tables of a round with the names of their people; beyond, each is a link to its thread."""
MOST_WITH_FREE: Final = 2
"""The most tables with the free guests named below them."""
MOST_TABLES: Final = 10
"""Tables with a line of their own; the others share one."""
MOST_NAMED: Final = 4
"""People named in a line that several share."""
FEW_NAMED: Final = 2
"""The same where there are many tables."""


class NightWords:
    """Makes the messages about evenings."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say
        self._ends = Ends(sentences)

    # Public messages

    def panel(self, night: NightRecord, now: datetime) -> PublicMessage:
        """Return the panel of an evening, with its buttons."""
        reader = Reader(night.locale)
        lines = [title_line(self._sentences, night, reader)]
        hosts = [each for each in (night.host, *(each.user for each in night.cohosts)) if is_named(each)]
        if hosts:
            lines.append(self._say(reader, "night-host", people=mentions(hosts)))
        if night.is_weekly and not night.is_over and not night.round:
            lines.append(self._say(reader, "night-weekly"))
        if night.is_over:
            lines.append(self._say(reader, "night-is-over", rounds=night.round))
        elif night.round:
            lines += self._round(night, reader)
        else:
            lines += self._guests(night, reader, is_open=_has_doors_open(night, now))
        if night.trouble is not None and not night.is_over:
            permission = self._sentences.permission(reader, night.trouble)
            lines.append(self._say(reader, "night-lacks", permission=permission, what=night.trouble))
        rows = () if night.is_over else self._rows(night, reader, now)
        return PublicMessage(text="\n".join(lines), rows=rows, is_panel=True, reader=reader, mark=lines[0])

    def _guests(self, night: NightRecord, reader: Reader, *, is_open: bool) -> Iterator[str]:
        """Yield a line for each guest, with their presence and the games they have wished for; then the waiting list.

        `is_open`: whether guests may say that they are here.
        """
        coming = night.coming
        if night.places < MOST_GUESTS or night.standby:
            free = 0 if night.standby else max(0, night.places - len(coming))
            yield self._say(reader, "night-places", n=night.places, free=free)
        yield self._say(reader, "night-coming", n=len(coming), here=len(night.here))
        for each in coming[:MOST_GUESTS_LISTED]:
            likes = tuple(self._sentences.game(reader, key) for key in BY_KEY if key in each.likes)
            person = f"<@{each.user}>"
            yield self._say(reader, "night-guest", at=_where(each), person=person, wishes=bool(likes), likes=likes)
        for at in ("here", "rests", "comes"):
            if others := [each.user for each in coming[MOST_GUESTS_LISTED:] if _where(each) == at]:
                yield self._say(reader, "night-guests", at=at, people=mentions(others, MOST_NAMED))
        yield from self._standby(night, reader)
        yield self._say(reader, "night-hint", open=is_open)

    def _standby(self, night: NightRecord, reader: Reader) -> Iterator[str]:
        if standby := [each.user for each in night.standby]:
            yield self._say(reader, "night-standby", n=len(standby), people=mentions(standby, MOST_NAMED))

    def _round(self, night: NightRecord, reader: Reader) -> Iterator[str]:
        """Yield the tables of the round, those of earlier rounds that still play, and the guests without a table."""
        yield self._say(reader, "night-round", round=night.round, n=len(night.here))
        shown = [each for each in night.tables if each.round == night.round or not each.is_over]
        shown.sort(key=lambda each: (each.is_over, each.n))
        has_people = len(shown) <= MOST_WITH_PEOPLE
        for each in shown[:MOST_TABLES]:
            yield table_line(self._sentences, each, reader) if has_people else self._short_line(night, each)
        if len(shown) > MOST_TABLES:
            yield self._say(reader, "night-tables", n=len(shown) - MOST_TABLES)
        if left := sum(each.thread is None and not each.is_over for each in night.tables):
            yield self._say(reader, "night-opening", n=left, minutes=minutes_for(left))
        if any(each.is_held for each in night.tables) or any(not each.is_compared for each in night.twins(night.round)):
            yield self._say(reader, "night-same-deal")
        yield from self._queue(night, reader, is_short=len(shown) > MOST_WITH_FREE)
        yield from self._standby(night, reader)
        yield self._say(reader, "night-round-hint")

    def _queue(self, night: NightRecord, reader: Reader, *, is_short: bool) -> Iterator[str]:
        """Yield the queue for a table, in the order of asking; and, where there is room, the free guests that have not asked."""
        lists = (("night-waiting", night.waiting), ("night-free", () if is_short else night.resting))
        for key, some in lists:
            if some:
                people = mentions([each.user for each in some], FEW_NAMED if is_short else MOST_NAMED)
                yield self._say(reader, key, n=len(some), people=people)

    def _short_line(self, night: NightRecord, table: NightTable) -> str:
        """Return the line of a table without its people: its thread, named by number and game, or that name alone."""
        if table.is_over:
            return f"• ~~{self.thread(night, table)}~~"
        return f"• {self.thread(night, table) if table.thread is None else f'<#{table.thread}>'}"

    def _rows(self, night: NightRecord, reader: Reader, now: datetime) -> tuple[Row, ...]:
        has_doors_open = _has_doors_open(night, now)
        first = Evening.HERE if has_doors_open else Evening.COME
        again = (Evening.AGAIN,) if night.round else ()
        leave = () if night.round else (Evening.LEAVE,)  # in a round it is below what they like: a panel is one screen
        guests = (first, Evening.LIKES, *leave, *again)
        split = (Evening.SPLIT,) if has_doors_open else ()
        hosts = (*split, Evening.EDIT)
        case = Button(
            id=CaseControl(True, 0, CaseKey.TOGETHER).id, label=self._say(reader, "case-together"), style=PLAIN
        )
        waiting = tuple(self._button(night, each, reader, "green" if each is first else PLAIN) for each in guests)
        return (
            (*waiting, case) if has_doors_open else waiting,
            tuple(self._button(night, each, reader, "blue" if each is Evening.SPLIT else PLAIN) for each in hosts),
        )

    def ceremony(self, night: NightRecord, honours: Honours) -> PublicMessage:
        """Return the panel of an evening that is over: winners, honours and the picture."""
        return self._ends.ceremony(night, honours)

    def comparison(self, night: NightRecord, n: int) -> PublicMessage:
        """Return how the tables of a round compare that had the same deal."""
        return self._ends.comparison(night, n)

    def reminder(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the reminder of an evening for guests who have signed up."""
        return self._calling(night, users, "night-reminder", Evening.HERE, soon=stamp(night.starts_at, "R"))

    def moved(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the post of an evening's new time, for its guests."""
        at, soon = stamp(night.starts_at, "F"), stamp(night.starts_at, "R")
        before = stamp(night.moved_from or night.starts_at, "F")
        return self._calling(
            night, users, "night-moved", *_arriving(night, users, now), at=at, soon=soon, before=before
        )

    def relocated(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the post that an evening is in this channel now, for its guests."""
        soon, before = stamp(night.starts_at, "R"), f"<#{night.left or night.channel}>"
        return self._calling(night, users, "night-relocated", *_arriving(night, users, now), soon=soon, before=before)

    def moved_up(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the post that people on the waiting list have a place."""
        soon = stamp(night.starts_at, "R")
        return self._calling(night, users, "night-moved-up", *_arriving(night, users, now), soon=soon)

    def called_off(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the post of an evening that does not take place, for its guests."""
        reader = Reader(night.locale)
        people = tuple(f"<@{user}>" for user in users)
        text = self._say(reader, "night-called-off", people=people, at=stamp(night.starts_at, "F"))
        return PublicMessage(text=text, calls=tuple(users), reader=reader)

    def offer(self, night: NightRecord, table: NightTable, users: Sequence[UserId]) -> PublicMessage:
        """Return the offer of another table to the players of one that is over."""
        return self._calling(night, users, "night-offer", Evening.AGAIN, n=table.n)

    def offer_closed(self, night: NightRecord, table: NightTable) -> PublicMessage:
        """Return that offer once the evening is over too, without buttons."""
        reader = Reader(night.locale)
        return PublicMessage(text=self._say(reader, "night-offer-closed", n=table.n), reader=reader)

    def _calling(
        self, night: NightRecord, users: Sequence[UserId], key: str, *answers: Evening, **facts: Fact
    ) -> PublicMessage:
        """Return a post that calls people, with buttons for these answers, and one to leave the evening."""
        reader = Reader(night.locale)
        text = self._say(reader, key, people=tuple(f"<@{user}>" for user in users), **facts)
        buttons = [self._button(night, each, reader, "green") for each in answers]
        row = (*buttons, leave_button(self._sentences, night, users, reader))
        return PublicMessage(text=text, rows=(row,), calls=tuple(users), reader=reader)

    def event(self, night: NightRecord) -> tuple[str, str]:
        """Return the name and the description of the event in the server's calendar."""
        reader = Reader(night.locale)
        games = tuple(self._sentences.game(reader, key) for key in BY_KEY)
        return night.title or self._say(reader, "night-event"), self._say(reader, "night-event-about", games=games)

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

    def gone(self, night: NightRecord, user: UserId) -> PrivateMessage:
        """Return that the channel of an evening was deleted, for one of its people."""
        reader = _reader(night, user)
        return PrivateMessage(text=self._say(reader, "night-gone", at=stamp(night.starts_at, "F")), reader=reader)

    def trouble(self, night: NightRecord, permission: str) -> PrivateMessage:
        """Return the letter to the host that names a missing permission."""
        reader = _reader(night, night.host)
        name = self._sentences.permission(reader, permission)
        channel = f"<#{night.channel}>"
        text = self._say(reader, "night-trouble", channel=channel, permission=name, what=permission)
        return PrivateMessage(text=text, reader=reader)

    def _button(self, night: NightRecord, what: Evening, reader: Reader, style: str = PLAIN) -> Button:
        return Button(id=Nightly(what, night.id).id, label=self._say(reader, f"night-button-{what}"), style=style)


def leave_button(sentences: Sentences, night: NightRecord, users: Iterable[UserId], reader: Reader) -> Button:
    """Return the button to leave an evening: its label says that one has to go where all these people are there, else that one can't come."""
    guests = [night.guest(user) for user in users]
    are_here = all(each is not None and each.here_since is not None for each in guests)
    key = "night-button-go" if are_here else f"night-button-{Evening.LEAVE}"
    return Button(id=Nightly(Evening.LEAVE, night.id).id, label=sentences.say(reader, key), style=PLAIN)


def table_line(sentences: Sentences, table: NightTable, reader: Reader) -> str:
    """Return a table of an evening with its people, and its thread once it is open."""
    stage = "over" if table.is_over else "open" if table.thread is not None else "planned"
    return sentences.say(
        reader,
        "night-table",
        stage=stage,
        n=table.n,
        game=sentences.game(reader, table.game),
        people=tuple(f"<@{user}>" for user in table.users),
        thread=f"<#{table.thread or 0}>",
    )


def _has_doors_open(night: NightRecord, now: datetime) -> bool:
    """Whether guests may say that they are here."""
    return now >= night.starts_at - EARLY


def _arriving(night: NightRecord, users: Sequence[UserId], now: datetime) -> tuple[Evening, ...]:
    """Return the button *I’m here*, as long as one of these guests may still press it."""
    guests = [night.guest(user) for user in users]
    is_awaited = any(each is not None and each.here_since is None for each in guests)
    return (Evening.HERE,) if is_awaited and _has_doors_open(night, now) else ()


def _where(guest: GuestRecord) -> str:
    """Return whether a guest is expected, here and waiting for a table, or here and sitting out."""
    if guest.here_since is None:
        return "comes"
    return "here" if guest.asked_at is not None else "rests"


def _reader(night: NightRecord, user: UserId) -> Reader:
    """Return a guest as a reader; a person that is no guest reads the language of the evening."""
    guest = night.guest(user)
    return Reader(guest.locale if guest is not None else night.locale)
