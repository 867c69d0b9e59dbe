"""The entries of Discord's menus of a message and of a person: they need no command to be typed."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.ui.client import Interaction
from bot.ui.commands import menu_name
from bot.ui.components import Router
from bot.ui.table_handlers import TableHandlers


def menus(router: Router, on: TableHandlers) -> Sequence[app_commands.ContextMenu]:
    """Return the entries about tables."""

    async def desk(interaction: Interaction, _: discord.Message) -> None:
        await router.visit(interaction, on.reading.desk_here)

    async def invite(interaction: Interaction, person: discord.Member | discord.User) -> None:
        await router.visit(interaction, lambda visit: on.lobby.invite_to_mine(visit, person))

    words = router.visits.words
    return (
        app_commands.ContextMenu(name=menu_name(words, "control-desk"), callback=desk),
        app_commands.ContextMenu(name=menu_name(words, "menu-invite"), callback=invite),
    )
