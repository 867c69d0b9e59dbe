"""`/table`: the commands that all games share. Each command is one call of a handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.messages.controls import Control, Fixed, Kind, TimeKey, VoteKey
from bot.tables.ids import TableId, UserId
from bot.tables.pace import PACES
from bot.ui.client import Interaction
from bot.ui.commands import TableGroup, fitting
from bot.ui.room import Given
from bot.ui.table_handlers import TableHandlers
from bot.ui.visits import Visit, channel_of
from bot.votes.motions import PROPOSED
from games import GAMES

GAME_CHOICES = [app_commands.Choice(name=game.info.key, value=game.info.key) for game in GAMES]
PACE_CHOICES = [app_commands.Choice(name=name.replace("-", " "), value=name) for name in PACES]
MOTION_CHOICES = [app_commands.Choice(name=each, value=each) for each in PROPOSED]


class TableCog(TableGroup, group_name="table", group_description="Open, join and follow a table in this channel."):
    """The commands of every table."""

    on: TableHandlers

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        language: str | None = None,
        private: bool = False,
        thread: bool | None = None,
    ) -> None:
        """Open a table in this channel.

        Args:
            interaction: Discord's.
            game: The game to play.
            language: The language of the table; by default yours, or the one that the server has chosen.
            private: Whether only people who are invited may sit down.
            thread: Whether the table gets a thread of its own; by default as the server has decided.
        """
        await self.visit(
            interaction,
            lambda visit: self.on.lobby.new(visit, game.value, language, is_private=private, in_thread=thread),
        )

    @app_commands.command()
    async def join(self, interaction: Interaction) -> None:
        """Join the table in this channel."""
        await self.at_open(interaction, self.on.lobby.join)

    @app_commands.command()
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table before the game begins."""
        await self.at_open(interaction, self.on.lobby.leave)

    @app_commands.command()
    async def invite(self, interaction: Interaction, person: discord.User) -> None:
        """Invite somebody to the table, before the start.

        Args:
            interaction: Discord's.
            person: Whom to invite; they get a message with a button.
        """
        await self.at_open(interaction, lambda visit, table: self.on.lobby.invite(visit, table, person))

    @app_commands.command()
    async def kick(self, interaction: Interaction, person: discord.User) -> None:
        """Send somebody away from the table, or take an invitation back (host or moderator).

        Args:
            interaction: Discord's.
            person: Whom to send away.
        """
        await self.at_open(interaction, lambda visit, table: self.on.lobby.kick(visit, table, person))

    @app_commands.command()
    async def host(self, interaction: Interaction, person: discord.User) -> None:
        """Hand the table over to another player (host or moderator).

        Args:
            interaction: Discord's.
            person: The new host, who sits at the table.
        """
        await self.at_open(interaction, lambda visit, table: self.on.lobby.hand_over(visit, table, UserId(person.id)))

    @app_commands.command()
    async def option(self, interaction: Interaction, key: str, value: str) -> None:
        """Set an option of the table (host, before the start).

        Args:
            interaction: Discord's.
            key: The option to set.
            value: Its value.
        """
        await self.at_open(interaction, lambda visit, table: self.on.lobby.option(visit, table, key, value))

    @option.autocomplete("key")
    async def option_keys(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the options of this table's game."""
        locale = self.visits.person(interaction).locale
        return await _choices(interaction, current, self.on.lobby.option_keys(channel_of(interaction), locale))

    @option.autocomplete("value")
    async def option_values(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the values of the option that is filled in."""
        locale, key = self.visits.person(interaction).locale, str(interaction.namespace.key or "")
        return await _choices(interaction, current, self.on.lobby.option_values(channel_of(interaction), key, locale))

    @app_commands.command()
    async def word(self, interaction: Interaction, text: str) -> None:
        """Add a word of yours to the deal, before the start.

        Args:
            interaction: Discord's.
            text: Any word, but nobody’s real name: it stays in posts and the game’s file.
        """
        await self.at_open(interaction, lambda visit, table: self.on.lobby.word(visit, table, text))

    @app_commands.command()
    async def start(self, interaction: Interaction) -> None:
        """Deal the cards and begin (host)."""
        await self.at_open(interaction, self.on.lobby.start)

    @app_commands.command()
    @app_commands.choices(pace=PACE_CHOICES)
    async def pace(self, interaction: Interaction, pace: app_commands.Choice[str] | None = None) -> None:
        """See the clock of the game, or propose another pace to all.

        Args:
            interaction: Discord's.
            pace: How long everybody has for a turn.
        """
        if pace is None:
            await self.at_open(interaction, self.on.timing.show)
        else:
            await self.at_open(interaction, self._pressed(TimeKey.PACE, pace.value, kind=Kind.TIME))

    @app_commands.command()
    async def pause(self, interaction: Interaction, days: app_commands.Range[int, 1, 14]) -> None:
        """Propose a pause to all: afterwards the turn goes on with the time it had left.

        Args:
            interaction: Discord's.
            days: How many days.
        """
        await self.at_open(interaction, self._pressed(TimeKey.PAUSE, str(days), kind=Kind.TIME))

    @app_commands.command()
    async def extend(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Take more time for a turn, or give it to another: once a game for each player.

        Args:
            interaction: Discord's.
            player: Who gets the time; by default whoever the table waits for.
        """
        await self.at_open(interaction, lambda visit, table: self.on.timing.extend(visit, table, player))

    @app_commands.command()
    async def status(self, interaction: Interaction) -> None:
        """See privately how the game stands and what you can do."""
        await self.at_latest(interaction, self.on.reading.status)

    @app_commands.command()
    async def hand(self, interaction: Interaction) -> None:
        """See your desk: your secrets, visible to you alone."""
        await self.at_latest(interaction, self.on.reading.desk)

    @app_commands.command()
    async def notes(self, interaction: Interaction, text: str | None = None) -> None:
        """Open your private notepad, or add a line to it.

        Args:
            interaction: Discord's.
            text: A line to add; leave it out to open the whole notepad.
        """
        await self.at_latest(interaction, lambda visit, table: self.on.reading.notes(visit, table, text))

    @app_commands.command()
    async def sheet(self, interaction: Interaction) -> None:
        """Mark on your private sheet who can have what."""
        await self.at_latest(interaction, self._pressed(Fixed.SHEET))

    @app_commands.command()
    async def log(self, interaction: Interaction) -> None:
        """Read privately what has happened at this table."""
        await self.at_latest(interaction, self.on.reading.log)

    @app_commands.command()
    async def rules(self, interaction: Interaction) -> None:
        """Read the rules that matter right now."""
        await self.at_latest(interaction, self.on.reading.rules)

    @app_commands.command()
    async def language(self, interaction: Interaction, language: str, second: str | None = None) -> None:
        """Set the language of the table; your own messages follow your Discord.

        Args:
            interaction: Discord's.
            language: The language of the channel’s messages.
            second: A language in which each post is said again, in small letters.
        """
        locales = [each for each in (language, second) if each is not None]
        await self.at_open(interaction, lambda visit, table: self.on.reading.language(visit, table, *locales))

    @app_commands.command()
    async def resign(self, interaction: Interaction) -> None:
        """Leave the running game for good."""
        await self.at_open(interaction, self.on.ending.resign)

    @app_commands.command()
    @app_commands.choices(on=MOTION_CHOICES)
    async def vote(self, interaction: Interaction, on: app_commands.Choice[str] | None = None) -> None:
        """Put something to the vote, or see how the vote stands.

        Args:
            interaction: Discord's.
            on: What to vote on; leave it out to see how the vote stands.
        """
        number = VoteKey.SHOW if on is None else PROPOSED[on.value]
        await self.at_open(interaction, self._pressed(number, kind=Kind.VOTE))

    @app_commands.command()
    async def replace(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        by: discord.User | None = None,
        notes: bool = False,
    ) -> None:
        """Let somebody take over a seat of the running game, if the others agree.

        Args:
            interaction: Discord's.
            player: Whose seat; your own by default, or the one you had before.
            by: Who takes it; leave it out to offer it to everybody.
            notes: Whether your own notes and marks go with your seat.
        """
        papers = ("notes",) if notes else ()
        press = self._pressed(VoteKey.REPLACE, *papers, kind=Kind.VOTE, player=player, by=by)
        await self.at_open(interaction, press)

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """Close the table without a winner (host or moderator)."""
        await self.at_open(interaction, self.on.ending.end)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get the finished game as a file that anyone can replay."""
        await self.at_latest(interaction, self.on.ending.export)

    @app_commands.command()
    async def replay(self, interaction: Interaction) -> None:
        """Watch the finished game again, move by move, with all hands open."""
        await self.at_latest(interaction, self._pressed(Fixed.WATCH))

    def _pressed(
        self, number: int, *values: str, kind: Kind = Kind.FIXED, **named: discord.User | None
    ) -> Callable[[Visit, TableId], Awaitable[None]]:
        """Return the press of a control that every table has, whichever room answers it."""
        given = Given(values, named=named)
        return lambda visit, table: self.router.press(visit, Control(table, 0, kind, number), given)


async def _choices(
    interaction: Interaction, current: str, offered: Awaitable[list[tuple[str, str]]]
) -> list[app_commands.Choice[str]]:
    found = fitting(current, await interaction.client.offering(offered))
    return [app_commands.Choice(name=label, value=value) for label, value in found]
