"""The instance, on Discord, for its operator: by `/owner`, which one server alone is offered."""

from __future__ import annotations

from datetime import timedelta

import aiohttp
import discord

from bot.house import House
from bot.instance import Application, Instance
from bot.owner.messages.owner import OwnerScreen, State
from bot.store.census import StoredCensus
from bot.tables.stores import StoreTrouble
from bot.telling.notices import Notices
from bot.ui.reply import Trouble
from bot.ui.visits import Visit
from games.core.contract import Refusal


class OwnerHandler:
    """The commands for the owners of the application. Discord is asked for the owners at each command, since a team changes."""

    def __init__(self, house: House, screen: OwnerScreen, notices: Notices) -> None:
        self._now = house.now
        self._instance = house.outside.instance
        self._counts = StoredCensus(house.database)
        self._screen = screen
        self._notices = notices
        self._stored = notices.stored

    async def state(self, visit: Visit) -> None:
        """Show the state of this process and of the instance, also where its database fails. Raises Refusal, Trouble."""
        instance, application = await self._admit(visit)
        vitals = instance.vitals()
        missing = tuple(await vitals.missing())
        try:
            census = await self._counts.census()
            maintenance = await self._stored.standing(self._now())
            told = await self._stored.told(maintenance) if maintenance is not None else 0
        except StoreTrouble:
            census, maintenance, told = None, None, 0
        state = State(
            missing=missing,
            ages=vitals.ages(),
            behind=vitals.backlog.size,
            behind_seconds=vitals.backlog.oldest,
            servers=application.servers,
            census=census,
            maintenance=maintenance,
            told=told,
        )
        await visit.reply.privately(self._screen.state(visit.reader, state))

    async def servers(self, visit: Visit) -> None:
        """Show the servers with live tables. Raises Refusal, Trouble."""
        _, application = await self._admit(visit)
        census = await self._counts.census()
        await visit.reply.privately(self._screen.servers(visit.reader, application.servers, census))

    async def maintenance(self, visit: Visit, *, starts: int, lasts: int) -> None:
        """Announce a maintenance, in so many minutes and for so many. Raises Refusal, Trouble."""
        await self._admit(visit)
        begins_at = self._now() + timedelta(minutes=starts)
        maintenance = await self._stored.plan(self._now(), begins_at, begins_at + timedelta(minutes=lasts))
        if maintenance is None:
            raise Refusal("maintenance-stands")
        places = len(await self._stored.untold(maintenance))
        self._notices.loop.wake()
        await visit.reply.privately(self._screen.announced(visit.reader, maintenance, places))

    async def withdraw(self, visit: Visit) -> None:
        """Withdraw the maintenance that stands. Raises Refusal, Trouble."""
        await self._admit(visit)
        if not await self._stored.withdraw(self._now()):
            raise Refusal("no-maintenance")
        self._notices.loop.wake()
        await visit.reply.privately(self._screen.note(visit.reader, "owner-withdrawn"))

    async def _admit(self, visit: Visit) -> tuple[Instance, Application]:
        """Return the instance and its application where the visitor owns it. Raises Refusal, Trouble."""
        if self._instance is None:
            raise Refusal("owners-only")
        try:
            application = await self._instance.application()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise Trouble("discord-away") from error
        if visit.person.user not in application.owners:
            raise Refusal("owners-only")
        return self._instance, application
