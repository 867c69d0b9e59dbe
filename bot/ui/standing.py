"""The roles and permissions of a person at one place: taken from the interaction, so that they are those of this moment."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.ids import ChannelId, GuildId, RoleId
from bot.tables.servers import MemberRights


def standing_of(interaction: discord.Interaction[Any]) -> MemberRights:
    """Return the standing of a person at the place of a press or command."""
    user, may = interaction.user, interaction.permissions
    roles = user.roles if isinstance(user, discord.Member) else ()
    return MemberRights(
        guild=None if interaction.guild_id is None else GuildId(interaction.guild_id),
        places=_places(interaction.channel),
        roles=frozenset(RoleId(role.id) for role in roles),
        manages_server=may.manage_guild,
        manages_messages=may.manage_messages,
    )


def _places(channel: object) -> frozenset[ChannelId]:
    """Return a channel with those around it: a thread counts as its channel, and both as their category."""
    found: set[int] = set()
    if isinstance(channel, discord.Thread):
        found |= {channel.id, channel.parent_id}
        channel = channel.parent
    if isinstance(channel, discord.abc.GuildChannel):
        found.add(channel.id)
        if channel.category_id is not None:
            found.add(channel.category_id)
    return frozenset(map(ChannelId, found))
