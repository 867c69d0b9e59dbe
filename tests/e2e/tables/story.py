"""One short game as a list of scenes that can be played again after a death: each knows whether it has happened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.messages.controls import Control, Kind, VoteKey
from bot.tables.ids import TableId
from games import GAMES
from games.clues.actions import Accuse, Ask, Consult
from games.clues.model import Category, Letter
from games.core.contract import Action
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.plain_text import without_ids
from tests.e2e.practice.person import Answer
from tests.e2e.tables.playing import finish, typed

SEATS = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """Something that somebody does, and how the database knows that it was done."""

    name: str
    do: Callable[[], Awaitable[Answer]]
    is_done: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Told:
    """All that was said on an evening: the posts, each mailbox, and the panels that stand there."""

    posts: tuple[str, ...]
    letters: tuple[tuple[str, ...], ...]
    panels: tuple[str, ...]


def told(evening: Evening) -> Told:
    """Return what can be read now, without ids."""
    names = {person.user.id: person.user.name for person in evening.people}
    return Told(
        (*(without_ids(text, names) for text in evening.texts()), *("inquest" for _ in evening.inquests())),
        tuple(tuple(without_ids(letter.text, names) for letter in person.mailbox()) for person in evening.people),
        tuple(without_ids(panel.text, names) for panel in evening.panels()),
    )


def short_game(evening: Evening) -> list[Scene]:
    """Return a game of three with the Top secret variant, from its lobby to its end."""
    host, second, third = evening.people[:SEATS]

    def seats() -> int:
        return int(evening.rows("select count(*) from seats")[0][0])

    def status() -> str:
        return str(evening.rows("select status from tables")[0][0]) if evening.rows("select 1 from tables") else "none"

    def option() -> str:
        return str(evening.rows("select options from tables")[0][0])

    scenes = [
        Scene("new", lambda: _open(evening), lambda: seats() >= 1),
        Scene("join", lambda: second.command(evening.channel, "table join"), lambda: seats() >= 2),
        Scene(
            "join by button", lambda: third.press(evening.panel(), evening.label("control-join")), lambda: seats() >= 3
        ),
        Scene(
            "option",
            lambda: host.command(evening.channel, "table option", key="top_secret", value="on"),
            lambda: "on" in option(),
        ),
        Scene(
            "start",
            lambda: host.press(evening.panel(), evening.label("control-start")),
            lambda: status() in ("live", "over"),
        ),
    ]
    acts: list[Callable[[], Awaitable[Answer]]] = [
        *(lambda seat=seat: _choose(evening, Seat(seat)) for seat in range(SEATS)),
        lambda: _act(evening, lambda me: Ask(witness=Seat((me + 1) % SEATS), about=Category.MAN, secret=True)),
        lambda: _act(evening, lambda _: Consult(letter=Letter.B)),
        lambda: _act(evening, lambda me: Ask(witness=Seat((me + 1) % SEATS), about=Category.INDOOR)),
        lambda: _accuse(evening),
    ]
    scenes += [
        Scene(f"act {n}", act, lambda n=n: evening.entries() >= n)  # type: ignore[misc]  # mypy knows no default of a lambda
        for n, act in enumerate(acts, start=1)
    ]
    return scenes


MOST_ACTS = 10


def any_game(evening: Evening) -> list[Scene]:
    """Return the first acts of the evening's game at its smallest table; every act is what leads to the end soon, or the first."""
    seats = next(game for game in GAMES if game.info.key == evening.game).info.seats.start

    def count(of: str) -> int:
        return int(evening.rows(f"select count(*) from {of}")[0][0])

    async def act() -> Answer:
        table = await evening.table()
        seat = Seat(evening.active(table))
        return await evening.do(table, seat, finish(table, seat) or 0)

    def acted(n: int) -> bool:
        return count("entries") >= n or count("tables where status = 'over'") == 1

    return [
        Scene("new", lambda: _open(evening), lambda: count("seats") >= 1),
        *(
            Scene(f"join {n}", partial(_join, evening, n), lambda n=n: count("seats") > n)  # type: ignore[misc]  # mypy knows no default of a lambda
            for n in range(1, seats)
        ),
        Scene(
            "start",
            lambda: evening.people[0].press(evening.panel(), evening.label("control-start")),
            lambda: count("tables where status = 'lobby'") == 0,
        ),
        *(Scene(f"act {n}", act, partial(acted, n)) for n in range(1, MOST_ACTS + 1)),
    ]


def second_thoughts(evening: Evening) -> list[Scene]:
    """Return the beginning of a game in which somebody takes back what they did first, and does it again."""
    *before, _ = any_game(evening)[: -MOST_ACTS + 2]

    async def take_back() -> Answer:
        table = await evening.table()
        control = Control(TableId(table.record.id), 1, Kind.VOTE, VoteKey.TAKEBACK)
        return await evening.person_of(table, 0).click(evening.panel(), control.id)

    async def again() -> Answer:
        return await evening.do(await evening.table(), 0, 0)

    return [
        *before,
        Scene("take back", take_back, lambda: evening.entries() >= 2),
        Scene("do it again", again, lambda: evening.entries() >= 3),
    ]


async def _join(evening: Evening, n: int) -> Answer:
    return await evening.people[n].press(evening.panel(), evening.label("control-join"))


async def _open(evening: Evening) -> Answer:
    return await evening.people[0].command(evening.channel, "table new", game=evening.game)


async def _choose(evening: Evening, seat: Seat) -> Answer:
    return await evening.do(await evening.table(), seat, 0)


async def _act(evening: Evening, action: Callable[[int], Action]) -> Answer:
    table = await evening.table()
    seat = evening.active(table)
    chosen = action(seat)
    options = typed(chosen)
    return await evening.person_of(table, seat).command(evening.channel, f"clues {chosen.verb}", **options)  # type: ignore[arg-type]  # options are named at run time


async def _accuse(evening: Evening) -> Answer:
    table = await evening.table()
    seat = Seat(evening.active(table))
    person, place, weapon = table.state.table.outer[seat]
    return await evening.do(table, seat, Accuse(person=person, place=place, weapon=weapon))
