"""Messages: finished words, pictures and controls, in two types without a common base (wall 2).

Only the presenter, the answers and the screens make them; a test of the layers says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat
from games.core.sound import PublicSound

MAX_CHOICES: Final = 25
"""Discord's limit of choices in a list."""


@dataclass(frozen=True, slots=True)
class Names:
    """Display names by seat, for pictures and sentences."""

    by_seat: tuple[str, ...]

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a message: their language, and the names of the table's players."""

    locale: str = "en"
    names: Names = Names(())
    cited: tuple[str, ...] = ()
    """The citations of the steps, in order; none where no sentence cites any."""
    is_large: bool = False
    """Whether pictures have large letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A press: `id` is `t:<table>:<seen>:<index>`, never an action."""

    id: str
    label: str
    style: str = "grey"  # grey, blue, green, red


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One option of a select."""

    value: str
    label: str
    note: str | None = None
    is_default: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """A list to choose from, of 1 to `MAX_CHOICES` choices."""

    id: str
    prompt: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonSelect:
    """A list of the people of the server, of whom one is chosen; Discord fills it and searches it."""

    id: str
    prompt: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """Words over the rows below, alone in their row."""

    text: str


Row: TypeAlias = tuple[Button | Select | PersonSelect | Heading, ...]
"""Buttons beside each other, or one list, or one heading."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One labelled input of a form: a select, or a text (`choices` empty)."""

    id: str
    label: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    text: str = ""
    limit: int = 0
    prompt: str = ""
    is_short: bool = False  # one line of text, which must be filled in


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A modal. Always the answer to one person's press, so it is private."""

    id: str
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicMessage:
    """A message to a channel. With `is_panel`, a Components V2 layout; else one short line."""

    text: str
    scene: PublicScene | None = None
    alt: str = ""
    details: str = ""  # the picture in words, to be said below the text where there is no picture
    rows: tuple[Row, ...] = ()
    is_panel: bool = False
    calls: tuple[int, ...] = ()  # user ids that this message may notify
    reader: Reader = Reader()
    files: tuple[tuple[str, bytes], ...] = ()
    sound: PublicSound | None = None  # its caption is in the text already
    mark: str = ""  # the beginning of the text by which it is known again, where the rest may change until it is told
    is_post: bool = False  # an ordinary message, also with buttons: of a layout a phone's notification shows nothing
    fades: bool = False  # a post that is taken away when the next such post of its table is told


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateMessage:
    """A message to one person, by DM or as an ephemeral answer.

    By DM it is a layout, of which a push notification shows nothing, unless `is_plain`: then a locked phone may show it.
    """

    text: str
    scene: PrivateScene | None = None
    alt: str = ""
    rows: tuple[Row, ...] = ()
    reader: Reader = Reader()
    files: tuple[tuple[str, bytes], ...] = ()
    is_plain: bool = False  # holds no secret
    tells_seat: bool = False  # says what a seat knows
    details: str = ""  # what its picture says beyond its words, to be said below them where there is no picture
    is_covered: bool = False  # its picture is shown by a press
