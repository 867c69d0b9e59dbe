"""Discord's part in an evening beside messages: an event in the server's calendar, and threads for its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, timedelta
from typing import Any, Final

import discord
from discord.http import Route

from bot.nights.records import EventId, EventState, NightRecord, NightTable
from bot.tables.ids import ChannelId, UserId
from bot.telling.senders import CLOCKS_DIFFER, NotAllowed, NotThere, TryLater
from bot.ui.adapters import discord_errors, lacking
from bot.ui.threads import LONGEST_NAME, NOT_HERE, OPENING, TOO_MANY, WEEK

CREATE_EVENTS: Final = "create_events"
"""Since 2026 a permission of its own, split off from that to manage events."""
LENGTH: Final = timedelta(hours=5)
"""Discord wants to know when an event ends; the evening may end at any time."""

HELD: Final = 1.0
"""Seconds from the news of a thread after which the answer to its request is held back."""

WEEKLY: Final = 2
"""A frequency of Discord's recurrences."""


class DiscordVenue:
    """`Venue` of `bot.nights.ports`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def make_event(self, night: NightRecord, name: str, about: str) -> EventId:
        """Put an evening into the server's calendar, unless it is there: then return that. Raises PortError."""
        guild = self._guild(night)
        place = place_of(night)
        if not guild.me.guild_permissions.create_events:
            raise NotAllowed(CREATE_EVENTS)
        try:
            async with discord_errors():
                for each in await guild.fetch_scheduled_events(with_counts=False):
                    is_own = each.creator_id == guild.me.id and each.id >= discord.utils.time_snowflake(
                        night.created_at
                    )
                    if is_own and each.location == place:  # it was made, and could not be noted down
                        if each.start_time != night.starts_at:
                            await each.edit(start_time=night.starts_at, end_time=night.starts_at + LENGTH)
                        return EventId(each.id)
                made = await guild.create_scheduled_event(
                    name=name[:LONGEST_NAME],
                    description=about[:1000],
                    start_time=night.starts_at,
                    end_time=night.starts_at + LENGTH,
                    entity_type=discord.EntityType.external,
                    privacy_level=discord.PrivacyLevel.guild_only,
                    location=place,
                )
        except discord.Forbidden as error:
            raise NotAllowed(CREATE_EVENTS) from error
        return EventId(made.id)

    async def move_event(self, night: NightRecord, name: str) -> bool:
        """Say in the calendar when and where an evening begins, and whether every week. Raises PortError.

        Return whether that can still be said there: an event of the week before may be over. Discord plans a weekly one anew
        when it ends.
        """
        if night.event is None:
            return False
        guild = self._guild(night)
        try:
            async with discord_errors():
                event = await guild.fetch_scheduled_event(night.event, with_counts=False)
                if event.status is discord.EventStatus.active and night.event_at is None:
                    event = await event.end()
                if event.status is discord.EventStatus.scheduled:
                    route = Route(
                        "PATCH", "/guilds/{guild_id}/scheduled-events/{event_id}", guild_id=guild.id, event_id=event.id
                    )
                    await self._client.http.request(route, json=_facts(night, name))  # discord.py knows no recurrence
        except discord.Forbidden as error:
            raise NotAllowed(CREATE_EVENTS) from error
        return night.event_at is not None or event.status is discord.EventStatus.scheduled

    async def set_event(self, night: NightRecord, state: EventState) -> None:
        """Say in the calendar that an evening has begun, or is over. Raises PortError."""
        if night.event is None:
            return
        try:
            async with discord_errors():
                event = await self._guild(night).fetch_scheduled_event(night.event, with_counts=False)
                if event.status is discord.EventStatus.scheduled:
                    await (event.start() if state is EventState.LIVE else event.cancel())
                elif event.status is discord.EventStatus.active and state is EventState.OVER:
                    event = await event.end()
                    if event.status is discord.EventStatus.scheduled:  # it was weekly: Discord has planned it anew
                        await event.cancel()
        except discord.Forbidden as error:
            raise NotAllowed(CREATE_EVENTS) from error

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        """Open a thread, unless one of this name was opened for it: then return that. Raises PortError.

        Where others have the same deal it is private, with the players of the table in it and no other guest.
        """
        channel = self._client.get_channel(night.channel)
        if not isinstance(channel, discord.TextChannel):
            self._guild(night)
            raise NotThere
        name, is_private = name[:LONGEST_NAME], table.twins is not None
        try:
            async with discord_errors():
                thread = _opened(channel, night, table, name)
                if thread is None:
                    thread = await self._create(channel, name, is_private=is_private)
                for user in table.users if is_private else ():
                    with suppress(discord.NotFound, discord.Forbidden):  # they are gone, or do not see the channel
                        await thread.add_user(discord.Object(user))
        except discord.Forbidden as error:
            lacks = [*lacking(channel.permissions_for(channel.guild.me), is_thread=True), OPENING[is_private]]
            raise NotAllowed(lacks[0]) from error
        except discord.HTTPException as error:
            if error.code == TOO_MANY:
                raise TryLater(60.0) from error
            if error.code == NOT_HERE:  # it has become a channel of announcements
                raise NotThere from error
            raise
        return ChannelId(thread.id)

    async def _create(self, channel: discord.TextChannel, name: str, *, is_private: bool) -> discord.Thread:
        """Open a thread of a name that no other has.

        discord.py holds the answer to the last request of a bucket until the bucket is full again, here a minute. The gateway
        has brought the thread long before.
        """

        def is_it(thread: discord.Thread) -> bool:
            return thread.parent_id == channel.id and thread.name == name and thread.owner_id == channel.guild.me.id

        if is_private:
            making = channel.create_thread(
                name=name, type=discord.ChannelType.private_thread, auto_archive_duration=WEEK, invitable=False
            )
        else:
            making = channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK
            )
        told = asyncio.ensure_future(self._client.wait_for("thread_create", check=is_it))
        answered = asyncio.ensure_future(making)
        try:
            await asyncio.wait({told, answered}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({answered}, timeout=HELD)
            return (answered if answered.done() else told).result()
        finally:
            for each in (told, answered):
                each.cancel()

    async def onlookers(self, night: NightRecord) -> frozenset[UserId]:
        """Return the waiting guests that may read every private thread of an evening's channel, or are not to be found.

        Raises NotAllowed where the bot may not open private threads there, and every other PortError.
        """
        channel = self._client.get_channel(night.channel)
        if not isinstance(channel, discord.TextChannel):
            raise NotThere
        if not getattr(channel.permissions_for(channel.guild.me), OPENING[True]):
            raise NotAllowed(OPENING[True])

        async def sees_all(user: UserId) -> bool:
            try:
                member = channel.guild.get_member(user) or await channel.guild.fetch_member(user)
            except discord.NotFound:
                return True
            return channel.permissions_for(member).manage_threads

        async with discord_errors():
            users = [each.user for each in night.waiting]
            found = await asyncio.gather(*(sees_all(user) for user in users))
        return frozenset(user for user, sees in zip(users, found, strict=True) if sees)

    async def missing(self, night: NightRecord, users: Sequence[UserId]) -> list[UserId]:
        """Return those of some people that are no longer on the server of an evening. Raises PortError.

        Discord is asked: without the intent for it, nothing tells that a member has left.
        """
        guild = self._guild(night)

        async def is_gone(user: UserId) -> bool:
            try:
                await guild.fetch_member(user)
            except discord.NotFound:
                return True
            return False

        async with discord_errors():
            found = await asyncio.gather(*map(is_gone, users))
        return [user for user, gone in zip(users, found, strict=True) if gone]

    def _guild(self, night: NightRecord) -> discord.Guild:
        guild = self._client.get_guild(night.guild)
        if guild is None or guild.unavailable:  # not there yet, or not any more
            raise TryLater(5.0)
        return guild


def _opened(channel: discord.TextChannel, night: NightRecord, table: NightTable, name: str) -> discord.Thread | None:
    """Return a thread that was opened for a table and could not be noted down."""
    since = night.created_at
    if night.split_at is not None and table.round == night.round:
        # An older one of this name is of a time that a restored backup has lost: other people are in it.
        since = max(since, night.split_at - CLOCKS_DIFFER)
    for each in channel.threads:
        is_new = each.created_at is not None and each.created_at >= since
        if is_new and each.name == name and each.owner_id == channel.guild.me.id:
            return each
    return None


def _facts(night: NightRecord, name: str) -> dict[str, Any]:
    """Return the name and the place of an evening, when it begins and ends, and its weekly recurrence, as Discord takes them."""
    rule = {
        "start": night.starts_at.isoformat(),
        "frequency": WEEKLY,
        "interval": 1,
        "by_weekday": [night.starts_at.astimezone(UTC).weekday()],
    }
    return {
        "name": name[:LONGEST_NAME],
        "entity_metadata": {"location": place_of(night)},
        "scheduled_start_time": night.starts_at.isoformat(),
        "scheduled_end_time": (night.starts_at + LENGTH).isoformat(),
        "recurrence_rule": rule if night.is_weekly else None,
    }


def place_of(night: NightRecord) -> str:
    """Return the address of the channel, which people can press in the calendar."""
    return f"https://discord.com/channels/{night.guild}/{night.channel}"
