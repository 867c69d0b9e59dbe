"""A whole room in one folder: a bell that people ring, by a command and by a button, and that counts who has rung it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands
from sqlalchemy import BigInteger, Connection, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

from bot.house import House
from bot.loop import Loop
from bot.messages.codes import Code
from bot.store.database import Store, reading, writing
from bot.tables.ids import UserId
from bot.telling.message import Button, PrivateMessage
from bot.ui.client import Interaction
from bot.ui.components import Router
from bot.ui.room import Given, Room
from bot.ui.visits import Visit, Visits

HOUR = 3600.0


class Row(SQLModel, registry=registry()):
    """Rows of this room alone."""


class BellRow(Row, table=True):
    """How often a person has rung."""

    __tablename__: ClassVar[str] = "bells"
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    n: int


BELLS = Row.metadata.tables["bells"]


class Bells(Store):
    """The queries of this room."""

    @reading
    def rung(self, connection: Connection, user: UserId) -> int:
        return connection.execute(select(BELLS.c.n).where(BELLS.c.user_id == user)).scalar() or 0

    @writing
    def ring(self, connection: Connection, user: UserId, times: int) -> None:
        one_more = {"n": BELLS.c.n + times}
        connection.execute(
            insert(BELLS).values(user_id=user, n=times).on_conflict_do_update(["user_id"], set_=one_more)
        )

    @writing
    def fade(self, connection: Connection) -> None:
        connection.execute(update(BELLS).values(n=BELLS.c.n - 1))
        connection.execute(delete(BELLS).where(BELLS.c.n <= 0))


def kept_of(connection: Connection, user: UserId) -> Mapping[str, Any]:
    rung = connection.execute(select(BELLS.c.n).where(BELLS.c.user_id == user)).scalar()
    return {} if rung is None else {"bell": {"rung": rung}}


def forget(connection: Connection, user: UserId) -> None:
    connection.execute(delete(BELLS).where(BELLS.c.user_id == user))


@dataclass(frozen=True, slots=True)
class Ring(Code):
    """The button of the bell."""

    prefix: ClassVar[str] = "b"
    times: int = 1


class BellCog(commands.Cog):
    """`/bell`."""

    def __init__(self, router: Router, _: object) -> None:
        self.router = router

    @app_commands.command()
    async def bell(self, interaction: Interaction) -> None:
        """Ring the bell."""
        await self.router.visit(interaction, lambda visit: self.router.press(visit, Ring()))


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    bells = Bells(house.database)

    async def ring(visit: Visit, control: Ring, _: Given) -> None:
        await bells.ring(visit.person.user, control.times)
        again = Button(id=Ring(2).id, label="ding dong")
        await visit.reply.privately(PrivateMessage(text=f"{await bells.rung(visit.person.user)}", rows=((again,),)))

    return Room(
        name="bell",
        controls={(Ring,): ring},
        loops=(Loop("bell", bells.fade, interval=HOUR),),
        commands=(BellCog,),
        kept_of=kept_of,
        forget=forget,
    )
