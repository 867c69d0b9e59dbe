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
    8.k        a vote of the table, its number being `seen` (`VoteKey`), or a motion
    10.o.n     time: the operation `TimeKey` number o, on the proposal number n
    12.o.c     seats for the program: the operation `RivalKey` number o, on the character number c of the cast
    13.o.p.p   page o (from 0) of the form of the options, with the value number p (from 1; 0: as it is) of each field; `seen` is their
               revision, 0 for any
    9.o.c      the sheet (`bot.deduction`): the operation `SheetKey` number o, a row and a column being chosen (`Selection`)

11 was another kind: no kind takes that number again.

A control of no step in particular carries a 0 for `seen`.

A control of no table has a prefix and fields of its own. Ids follow from the declared fields (`codes`); those that stand on posted
messages must be read for ever, so no field changes its place or its shape.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Annotated, ClassVar, Final, Self

from bot.messages.codes import Code, Route, Spelling, digits
from bot.tables.ids import TableId
from bot.tables.people_records import SWITCHES


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(each) for each in text.split(".") if each)


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
    MORE = 17  # the rest of a lobby, to one person alone
    LANGUAGE = 18
    CLOSE = 20
    WATCH = 21
    INQUEST = 23
    PUBLISH = 24
    FILM = 22
    TABS = 25  # the list on a desk; each entry is the index of a page
    PANEL_DESK = 26  # the desk as the panel offers it: by this it is known again
    STATUS = 27
    PEOPLE = 28  # the screen of invitations and of the host
    INVITE = 29
    KICK = 31
    HOST = 32
    PRIVATE = 33  # for the invited alone
    PUBLIC = 34
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
    VOTE = 8
    TIME = 10
    SHEET = 9
    RIVAL = 12
    OPTIONS = 13


class RivalKey(IntEnum):
    """Operations on the rivals of a lobby."""

    ADD = 0
    REMOVE = 1
    FILL = 2  # with rivals of the host's strength


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


class VoteKey(IntEnum):
    """Operations on votes. The button of a motion has a number of its own (`bot.votes.motion`)."""

    YES = 0
    NO = 1
    TAKE = 2
    SHOW = 3
    TAKEBACK = 6  # no vote where a takeback is free; `seen` is the step
    REPLACE = 7  # a command: the seat and its newcomer are named
    OFFER = 8  # and above: the seat of each
    BACK = 18  # the seat that a rival has played on
    RIVAL = 20  # and above: the seat of each, for the program to play on
    NAMED = 30  # and above: the seat of each, for the person that is chosen in this list
    SEAT = 40  # and above: the seat of each, whose successors are offered next
    PAPERS = 50  # as NAMED, for one's own seat with one's notes and marks


_KIND: Final = Spelling("[0-9]{1,2}", lambda text: Kind(int(text)), lambda kind: str(int(kind)))
_PATH: Final = Spelling(
    r"(?:\.[0-9]{1,9}){0,5}", _numbers, lambda picked: "".join(f".{int(each)}" for each in picked), before=""
)
_SORT: Final = Spelling("[dp]", lambda text: text == "p", lambda is_practice: "p" if is_practice else "d")
PICKED: Final = Spelling(r"(?:[0-9]{1,2}(?:\.[0-9]{1,2}){0,4})?", _numbers, lambda picked: ".".join(map(str, picked)))
_MANY: Final = (Kind.PICK, Kind.FRAME, Kind.OPTIONS)
"""Kinds that pick several things."""
_ENTRIES: Final = (Kind.ACTION, Kind.PICK, Kind.FRAME)
"""Kinds that an entry of a list may stand for."""


@dataclass(frozen=True, slots=True)
class Control(Code):
    """One control of one table, made for step `seen`."""

    prefix: ClassVar[str] = "t"
    table: TableId
    seen: int
    kind: Annotated[Kind, _KIND]
    number: Annotated[int, digits(9, before=".")]
    picked: Annotated[tuple[int, ...], _PATH] = ()

    @property
    def part(self) -> int | None:
        """Tells apart several lists or fields of one screen."""
        return self.picked[0] if self.picked else None

    @property
    def is_whole(self) -> bool:
        """Whether no more is picked than such a control picks."""
        return self.kind in _MANY or len(self.picked) <= 1

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes by its number, and by its kind alone; a form is told apart by its part."""
        number = self.part if self.kind is Kind.FORM else self.number
        return ((Control, self.kind, number), (Control, self.kind))

    @property
    def tail(self) -> str:
        """The index alone."""
        return self.id.split(":", 3)[3]

    def entry(self, tail: str) -> Self | None:
        """Return the control of a list's entry, or None where it is not one of ours."""
        control = self.read(f"t:{self.table}:{self.seen}:{tail}")
        return control if control is not None and control.kind in _ENTRIES else None

    def page(self, tail: str) -> Self | None:
        """Return the control of an entry of the tabs, or None where it is not one of ours."""
        control = self.read(f"t:{self.table}:{self.seen}:{tail}")
        return control if control is not None and (control.kind, control.number) in PAGES else None


PAGES: Final[tuple[tuple[Kind, Fixed | TimeKey], ...]] = (
    (Kind.FIXED, Fixed.DESK),
    (Kind.FIXED, Fixed.SHEET),
    (Kind.FIXED, Fixed.NOTES),
    (Kind.FIXED, Fixed.RULES),
    (Kind.FIXED, Fixed.LOG),
    (Kind.TIME, TimeKey.SHOW),
    (Kind.FIXED, Fixed.STATUS),
    (Kind.FIXED, Fixed.MORE),
)
"""The tabs: all that a table shows to one person alone."""


class Leaf(StrEnum):
    """The kinds of pages in the guide."""

    RULES = "r"
    LESSON = "l"
    ANSWER = "a"
    SHELF = "s"  # all lessons and rules; of no game in particular
    HELP = "h"  # of no game either
    TECHNIQUES = "t"  # the techniques of a game, page by page; or all games to choose from
    OPEN = "o"  # a table of this game, at the end of its lesson
    MINE = "m"  # the presser's own techniques; its values are those to choose from
    PRACTISE = "p"  # a case that takes this technique


@dataclass(frozen=True, slots=True)
class Page(Code):
    """A page about a game: of no table, without secrets.

    `part` is the chosen answer; of the first page of a lesson or of rules, whether it opens below the pressed message.
    """

    prefix: ClassVar[str] = "g"
    leaf: Leaf
    game: Annotated[str, Spelling("[a-z]{1,32}")]
    number: Annotated[int, digits(3)] = 0
    part: Annotated[int, digits(3, before=".")] = 0

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes by its leaf, and for all pages."""
        return ((Page, self.leaf), (Page,))


class DoorKey(StrEnum):
    """Ways into a game."""

    SHOW = "show"
    ALONE = "alone"  # with rivals, dealt at once
    TABLE = "table"  # open one for others to join
    JOIN = "join"  # a list of tables with a free seat
    CASE = "case"
    NIGHT = "night"
    WAYS = "ways"  # a list that leads to all else


@dataclass(frozen=True, slots=True)
class Entrance(Code):
    """A way into a game, of no table: it may be pressed for ever."""

    prefix: ClassVar[str] = "d"
    what: DoorKey
    game: Annotated[str, Spelling("[a-z]{0,32}")] = ""

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes by its way, and for all of them."""
        return ((Entrance, self.what), (Entrance,))


class Mine(StrEnum):
    """A person's settings for all their tables, and the looks at them. One that is on or off is a `Switch`."""

    SETTINGS = "settings"
    PAGES = "pages"  # a list that leads to the screens of a person
    EXPORT = "export"
    ERASE = "erase"
    TIME = "time"
    HOURS = "hours"  # a form; its number is the revision of its contents
    HOURS_SET = "hoursset"
    AWAY = "away"
    AWAY_SET = "awayset"
    BACK = "back"
    REMIND = "remind"  # 0: by what, 1: every so many hours
    BLOCKS = "blocks"
    BLOCK = "block"
    INBOX = "inbox"
    READING = "reading"
    WAKE = "wake"  # 0: for which games, 1: when how many wait, WAKE_PAGE: the page with both
    SLEEP = "sleep"


WAKE_PAGE: Final = 2
"""The number of the control that shows the wishes to be woken, and changes none."""


@dataclass(frozen=True, slots=True)
class Own(Code):
    """A control of the presser's own settings: one of `Mine`, or the word of a switch."""

    prefix: ClassVar[str] = "m"
    what: Annotated[str, Spelling("|".join((*Mine, *(each.word for each in SWITCHES.values()))))]
    number: int = 0

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes by its setting, and for all of them."""
        return ((Own, self.what), (Own,))


class Chapter(StrEnum):
    """The subject of a page of statistics."""

    PERSON = "p"
    GAME = "g"
    SERVER = "s"


@dataclass(frozen=True, slots=True)
class StatsPage(Code):
    """A page of statistics: of a person (0: the presser), of one of their games, of a game or of a server."""

    prefix: ClassVar[str] = "r"
    chapter: Chapter
    game: Annotated[str, Spelling("[a-z]{0,32}")] = ""
    user: Annotated[int, Spelling("[0-9]{1,18}|[0-8][0-9]{18}", int)] = 0


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
    CLUES = "clues"  # the page that a proof begins with
    QUICK = "quick"  # the form with answers
    SHEET = "sheet"
    ROW = "row"  # a list of rows; `part` tells several apart
    COLUMN = "column"
    YES = "yes"
    NO = "not"
    PAST = "past"  # the cases of the days before `number`, and the choice of one
    REFUTE = "refute"  # the deal that shows why a mark is not proven
    HINT = "hint"  # `part` is the rung
    TOGETHER = "together"  # a case for everybody in the channel


@dataclass(frozen=True, slots=True)
class CaseControl(Code):
    """A control of a case, the one of a day or one to practise.

    `picked`: the choice for each part of the solution, from 1; 0 for none. `part`: the part that a list is for. At a proof, the row
    and the column that are chosen; and for REFUTE the sign, 1 for YES.
    """

    prefix: ClassVar[str] = "k"
    is_practice: Annotated[bool, _SORT]
    number: int
    what: CaseKey
    part: Annotated[int, digits(1)] = 0
    picked: Annotated[tuple[int, ...], PICKED] = ()
