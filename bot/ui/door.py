"""The door on Discord: `/play`, and games alone against rivals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.house import House
from bot.messages.controls import Entrance
from bot.messages.door import DoorScreen
from bot.messages.names import number
from bot.tables.company import Company, StrengthOf
from bot.tables.display_names import safe_name
from bot.tables.ids import ChannelId, GuildId, TableId
from bot.tables.lobby import most_seats
from bot.tables.records import TableRecord
from bot.tables.stores import ChannelTaken
from bot.ui.lobby import LobbyHandler
from bot.ui.room import Given
from bot.ui.threads import OPENING, open_thread
from bot.ui.visits import Visit
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deduction.rival import Strength


class DoorHandler:
    """Shows the ways into a game, and opens them."""

    def __init__(self, house: House, lobby: LobbyHandler, strength_of: StrengthOf) -> None:
        self._house = house
        self._lobby = lobby
        self._strength_of = strength_of
        self._company = Company(house.tables, house.lobby)
        self._screen = DoorScreen(house.words.sentences)

    async def show(self, visit: Visit) -> None:
        """Show every way into a game from here, to the visitor alone."""
        tables: list[TableRecord] = []
        if visit.guild is not None:
            lobbies = await self._house.store.lobbies_in(visit.guild)
            tables = [each for each in lobbies if _has_seat_for(visit, each)]
        await visit.reply.privately(self._screen.screen(visit.reader, tables, has_channel=visit.guild is not None))

    async def press(self, visit: Visit, _: Entrance, __: Given) -> None:
        """Show them after a press on the front desk."""
        await self.show(visit)

    async def join(self, visit: Visit, _: Entrance, given: Given) -> None:
        """Sit down at a table of the list. Raises Refusal."""
        if (chosen := number(next(iter(given.values), ""))) is None:
            raise Refusal("stale")
        record = await self._house.lobby.get(TableId(chosen))
        if not _has_seat_for(visit, record):
            raise Refusal("stale")
        await self._lobby.join(visit, record.id)

    async def table(self, visit: Visit, _: Entrance, given: Given) -> None:
        """Open a table of the chosen game here, for others to join."""
        await self._lobby.new(visit, given.values[0] if given.values else "", None)

    async def alone(self, visit: Visit, control: Entrance, _: Given) -> None:
        """Deal a game to the visitor and to rivals of their strength, in a thread of its own; the answer is their desk.

        Without threads it is played in the channel itself, unless that has a table. Raises Refusal, Trouble.
        """
        if control.game not in BY_KEY or BY_KEY[control.game].rival is None:
            raise Refusal("stale")
        interaction = visit.reply.interaction
        if not isinstance(interaction.channel, discord.TextChannel):
            if await self._house.store.open_in(visit.channel) is not None:  # a refused one does not count as opened
                await self._lobby.say_taken(visit)
                return
            await self._lobby.check_place(visit, is_thread=isinstance(interaction.channel, discord.Thread))
            try:
                dealt = await self._deal(visit, control.game, visit.channel)
            except ChannelTaken:
                await self._lobby.say_taken(visit)
            else:
                await self._show(visit, dealt)
            return
        is_private = interaction.app_permissions.create_private_threads
        await self._lobby.check_place(visit, is_thread=True, also=OPENING[is_private])
        name = self._house.words.presenter.lobbies.thread_name(
            control.game, safe_name(visit.person.name), visit.person.locale
        )
        thread = await open_thread(interaction, name, is_private=is_private, guests=(visit.person.user,))
        try:
            dealt = await self._deal(visit, control.game, ChannelId(thread.id))
        except BaseException:
            await self._lobby.undo(thread)
            raise
        await self._show(
            visit, dealt
        )  # the game goes on where this answer does not arrive: its thread calls the visitor

    async def _deal(self, visit: Visit, game: str, channel: ChannelId) -> tuple[TableId, Strength]:
        person, house = visit.person, self._house
        strength = await self._strength_of(person.user, game)
        with house.telling.answering(channel):
            record = await house.lobby.new(
                guild=visit.guild,
                channel=channel,
                host=person.user,
                name=person.name,
                game=game,
                locale=person.locale,
                speaks=person.locale,
                is_private=True,
            )
            await self._company.fill(record.id, person.user, strength)
            await house.lobby.start(record.id, person.user)
        return record.id, strength

    async def _show(self, visit: Visit, dealt: tuple[TableId, Strength]) -> None:
        (table_id, strength), person = dealt, visit.person
        table = await self._house.tables.load(table_id)
        seat = table.seat_of(person.user)
        desk = self._house.words.presenter.desk(table, seat, person.locale)
        rivals, is_asked = len(table.record.seats) - 1, seat in table.now.turn
        where = f"<#{table.record.channel}>"
        above = self._screen.dealt(desk.reader, where, strength, rivals=rivals, is_asked=is_asked)
        await visit.reply.privately(replace(desk, text=f"{above}\n{desk.text}"))


def _has_seat_for(visit: Visit, record: TableRecord) -> bool:
    """Whether a lobby of this server has a free seat that the visitor may take, in a place that they see."""
    user = visit.person.user
    if not record.seats:  # it is being opened, and its host sits down first
        return False
    is_free = len(record.seats) < most_seats(record) and record.seat_of(user) is None and not record.is_held
    return is_free and record.admits(user) and _sees(visit.reply.interaction, record)


def _sees(interaction: discord.Interaction[Any], record: TableRecord) -> bool:
    if interaction.guild is None or GuildId(interaction.guild.id) != record.guild:
        return False
    place = interaction.guild.get_channel_or_thread(record.channel)
    if place is None or not isinstance(interaction.user, discord.Member):
        return False
    is_open = place.permissions_for(interaction.user).view_channel
    return is_open and not (isinstance(place, discord.Thread) and place.is_private())
