"""Controls: buttons, selects and forms as ids that tell a stranger nothing.

`t:<table>:<seen>:<index>`, the index being a path of numbers:

    0.k        a fixed control (`Fixed`)
    1.v        the verb number v of the game: shows its choices, or does it if there is only one
    2.i        the legal action number i of the presser's seat at step `seen`
    3.v        a list of values of verb v; each entry is the index of a 2 or a 6
    4.0.k      a form of the table as a whole (`Fixed`)
    5.i        as 2.i, after it was confirmed
    6.v.p.p    the verb v with the pick of each of its fields: shows the choices left
    7.n.l.k    the theatre: step n of a game that is over, `l` being its picture; `k` tells buttons apart
    8.k        a vote of the table, its number being `seen`, or a motion (`VoteKey`)
    11.l       the gallery: `l` being the picture (table or seat)
    10.o.n     time: the operation `TimeKey` number o, on the proposal number n
    12.o.c     seats for the program: the operation `RivalKey` number o, on the character number c of the cast
    13.0.p.p   the form of the options once more, with the value number p (from 1; 0: as it is) of each field; `seen` is their revision
    9.o.c      the sheet: the operation `SheetKey` number o, a row and a column being chosen (`Chosen`)

A control of no step in particular carries a 0 for `seen`.

Pages of rules and lessons, which belong to a game and to no table: `g:<leaf>:<game>:<number>`.
Controls of a person: `m:<what>:<number>`; of a server, `s:<what>:<number>`; of an evening, `n:<what>:<night>:<number>`.
Pages of statistics: `r:<chapter>:<game>:<user>`. Controls of a case: `k:...` (`CaseControl`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Self

from bot.tables.records import TableId


class Fixed(IntEnum):
    """Controls that every table has."""

    JOIN = 0
    LEAVE = 1
    START = 2
    DESK = 3
    NOTES = 4
    RULES = 5
    LOG = 6
    OPTION = 7
    NOTES_FORM = 8
    CANCEL = 9
    RESIGN = 10
    END = 11
    EXPORT = 12
    PACE = 13
    SHEET = 14
    WORD = 15
    RIVALS = 16
    CLOSE = 20
    WATCH = 21
    INQUEST = 23
    PUBLISH = 24
    FILM = 22
    AGAIN = 30


class Kind(IntEnum):
    """The first number of an index."""

    FIXED = 0
    VERB = 1
    ACTION = 2
    SELECT = 3
    FORM = 4
    CONFIRMED = 5
    PICK = 6
    FRAME = 7
    GALLERY = 11
    VOTE = 8
    TIME = 10
    SHEET = 9
    RIVAL = 12
    OPTIONS = 13


class RivalKey(IntEnum):
    """Operations on the rivals of a lobby."""

    ADD = 0
    REMOVE = 1


class TimeKey(IntEnum):
    """Operations on a table's time."""

    SHOW = 0
    EXTEND = 1
    HERE = 2
    PACE = 5
    PAUSE = 6
    MUTE = 7
    MUTE_ALL = 8
    REMIND = 9


class SheetKey(IntEnum):
    """Operations on a sheet."""

    YES = 0
    NO = 1
    MAYBE = 2
    OWN = 3
    CLEAR = 4
    UNDO = 5
    COLUMN = 6
    ROWS = 7  # and above: one list of rows each
    WHY = 30
    HINT = 40  # and above: the rungs of a hint


class VoteKey(IntEnum):
    """Operations on votes."""

    YES = 0
    NO = 1
    TAKE = 2
    SHOW = 3
    END = 4
    DRAW = 5
    TAKEBACK = 6  # no vote where a takeback is free; `seen` is the step
    OFFER = 8  # and above: the seat of each
    RIVAL = 20  # and above: the seat of each, for the program to play on


@dataclass(frozen=True, slots=True)
class Control:
    """One control of one table, made for step `seen`."""

    table: TableId
    seen: int
    kind: Kind
    number: int
    part: int | None = None  # tells apart several lists or fields of one screen
    picked: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        """The custom id, at most 100 characters."""
        return f"t:{self.table}:{self.seen}:{self.tail}"

    @property
    def tail(self) -> str:
        """The index alone."""
        parts = self.picked if self.part is None else (self.part,)
        return ".".join(map(str, (int(self.kind), self.number, *parts)))

    def entry(self, tail: str) -> Self | None:
        """Return the control of a list's entry, or None where it is not one of ours."""
        control = self.read(f"t:{self.table}:{self.seen}:{tail}")
        return control if control is not None and control.kind in (Kind.ACTION, Kind.PICK) else None

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        if (match := _ID.fullmatch(custom_id)) is None:
            return None
        table, seen, kind, number = (int(each) for each in match.groups()[:4])
        parts = tuple(int(each) for each in match["parts"].split(".")[1:])
        if kind in (Kind.PICK, Kind.FRAME, Kind.OPTIONS):
            return cls(TableId(table), seen, Kind(kind), number, picked=parts)
        if kind not in list(Kind) or len(parts) > 1:
            return None
        return cls(TableId(table), seen, Kind(kind), number, parts[0] if parts else None)


# Nine digits at most: a forged id must not reach numbers that a database cannot hold.
_ID = re.compile(r"t:([0-9]{1,9}):([0-9]{1,9}):([0-9]{1,2})\.([0-9]{1,9})(?P<parts>(?:\.[0-9]{1,9}){0,5})")


class Leaf(StrEnum):
    """The kinds of pages in the guide."""

    RULES = "r"
    LESSON = "l"
    ANSWER = "a"
    SHELF = "s"  # all lessons and rules; of no game in particular
    OPEN = "o"  # a table of this game, at the end of its lesson


@dataclass(frozen=True, slots=True)
class Page:
    """A page about a game: of no table, without secrets.

    `part` is the chosen answer; of the first page of a lesson, whether it opens below the pressed message.
    """

    leaf: Leaf
    game: str
    number: int = 0
    part: int = 0

    @property
    def id(self) -> str:
        """The custom id."""
        return f"g:{self.leaf}:{self.game}:{self.number}.{self.part}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the page, or None where the id is not one of ours."""
        if (match := _PAGE.fullmatch(custom_id)) is None:
            return None
        leaf, game, number, part = match.groups()
        return cls(Leaf(leaf), game, int(number), int(part))


class Mine(StrEnum):
    """A person's settings for all their tables, and the looks at them."""

    MAIL = "mail"
    ERASE = "erase"
    INBOX = "inbox"
    LISTED = "listed"
    WAKE = "wake"  # 0: for which games, 1: when how many wait
    SLEEP = "sleep"


@dataclass(frozen=True, slots=True)
class Own:
    """A control of the presser's own settings: `m:<what>:<number>`."""

    what: Mine
    number: int = 0

    @property
    def id(self) -> str:
        """The custom id."""
        return f"m:{self.what}:{self.number}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        match = _OWN.fullmatch(custom_id)
        return None if match is None else cls(Mine(match[1]), int(match[2]))


class Chapter(StrEnum):
    """The subject of a page of statistics."""

    PERSON = "p"
    GAME = "g"
    SERVER = "s"


@dataclass(frozen=True, slots=True)
class StatsPage:
    """A page of statistics: of a person (0: the presser), of one of their games, of a game or of a server."""

    chapter: Chapter
    game: str = ""
    user: int = 0

    @property
    def id(self) -> str:
        """The custom id."""
        return f"r:{self.chapter}:{self.game}:{self.user}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the page, or None where the id is not one of ours."""
        match = _STATS.fullmatch(custom_id)
        return None if match is None else cls(Chapter(match[1]), match[2], int(match[3]))


class CaseKey(StrEnum):
    """Operations on a case."""

    SHOW = "show"
    PICK = "pick"
    ANSWER = "answer"
    SOLUTION = "solution"
    WHY = "why"
    SHARE = "share"
    BOARD = "board"
    PRACTISE = "practise"


@dataclass(frozen=True, slots=True)
class CaseControl:
    """A control of a case, the one of a day or one to practise: `k:<d or p>:<number>:<what>:<part>:<picked>`.

    `picked`: the choice for each part of the solution, from 1; 0 for none. `part`: the part that a list is for.
    """

    is_practice: bool
    number: int
    what: CaseKey
    part: int = 0
    picked: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        """The custom id."""
        picked = ".".join(map(str, self.picked))
        return f"k:{'p' if self.is_practice else 'd'}:{self.number}:{self.what}:{self.part}:{picked}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        if (match := _CASE.fullmatch(custom_id)) is None:
            return None
        kind, number, what, part, picked = match.groups()
        chosen = tuple(int(each) for each in picked.split(".")) if picked else ()
        return cls(kind == "p", int(number), CaseKey(what), int(part), chosen)


class Rule(StrEnum):
    """A server's decisions by button."""

    THREADS = "threads"
    REMINDERS = "reminders"
    CHANNELS = "channels"
    OPENERS = "openers"
    MODERATORS = "moderators"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A control of a server's decision: `number` is 1 for yes. A restriction can only be removed."""

    what: Rule
    number: int = 0

    @property
    def id(self) -> str:
        """The custom id."""
        return f"s:{self.what}:{self.number}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        match = _RULING.fullmatch(custom_id)
        return None if match is None else cls(Rule(match[1]), int(match[2]))


class Evening(StrEnum):
    """Operations on an evening."""

    PLAN = "plan"
    COME = "come"
    LEAVE = "leave"
    LIKES = "likes"
    HERE = "here"
    AGAIN = "again"  # the same as HERE, for those whose table is over
    REST = "rest"
    SPLIT = "split"
    TWINS = "twins"
    END = "end"


@dataclass(frozen=True, slots=True)
class Nightly:
    """A control of an evening (0: of none yet): `n:<key>:<night>:<number>`; `number` is 1 for a choice or a confirmation."""

    what: Evening
    night: int = 0
    number: int = 0

    @property
    def id(self) -> str:
        """The custom id."""
        return f"n:{self.what}:{self.night}:{self.number}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        match = _NIGHTLY.fullmatch(custom_id)
        return None if match is None else cls(Evening(match[1]), int(match[2]), int(match[3]))


_NIGHTLY = re.compile(rf"n:({'|'.join(Evening)}):([0-9]{{1,9}}):([01])")
_CASE = re.compile(
    rf"k:([dp]):([0-9]{{1,9}}):({'|'.join(CaseKey)}):([0-9]):((?:[0-9]{{1,2}}(?:\.[0-9]{{1,2}}){{0,4}})?)"
)
_RULING = re.compile(rf"s:({'|'.join(Rule)}):([01])")
_OWN = re.compile(rf"m:({'|'.join(Mine)}):([0-9]{{1,9}})")
_PAGE = re.compile(rf"g:([{''.join(Leaf)}]):([a-z]{{1,32}}):([0-9]{{1,3}})\.([0-9]{{1,3}})")
_STATS = re.compile(rf"r:([{''.join(Chapter)}]):([a-z]{{0,32}}):([0-9]{{1,18}}|[0-8][0-9]{{18}})")
