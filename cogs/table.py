"""`/table`: what all games share. Each command is one call of a handler."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.messages.names import matching
from bot.ui.client import AlibiBot, Interaction
from bot.ui.reply import Reply
from games import GAMES

CHOICES = 25
GAME_CHOICES = [app_commands.Choice(name=game.info.key, value=game.info.key) for game in GAMES]
LANGUAGES = [app_commands.Choice(name="English", value="en"), app_commands.Choice(name="Français", value="fr")]


class TableCog(
    commands.GroupCog, group_name="table", group_description="Open, join and follow a table in this channel."
):
    """The commands of every table."""

    def __init__(self, bot: AlibiBot) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES, language=LANGUAGES)
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table in this channel.

        Args:
            interaction: Discord's.
            game: The game to play.
            language: The language of the table; the server's by default.
        """
        on = self.bot.handlers
        person = on.person(interaction)
        locale = language.value if language is not None else None
        await self.bot.guarded(interaction, lambda reply: on.new(reply, person, game.value, locale))

    @app_commands.command()
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table of this channel."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.join(reply, on.person(interaction), await on.here(interaction))

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def leave(self, interaction: Interaction) -> None:
        """Stand up before the game begins."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.leave(reply, on.person(interaction), await on.here(interaction))

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def option(self, interaction: Interaction, key: str, value: str) -> None:
        """Set an option of the table (host, before the start).

        Args:
            interaction: Discord's.
            key: Which option.
            value: Its value.
        """

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.option(reply, on.person(interaction), await on.here(interaction), key, value)

        await self.bot.guarded(interaction, work)

    @option.autocomplete("key")
    async def option_keys(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the options of this table's game."""
        on = self.bot.handlers
        return _choices(current, await on.option_keys(interaction))

    @option.autocomplete("value")
    async def option_values(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the values of the option that is filled in."""
        on = self.bot.handlers
        return _choices(current, await on.option_values(interaction, str(interaction.namespace.key or "")))

    @app_commands.command()
    async def start(self, interaction: Interaction) -> None:
        """Deal the cards and begin (host)."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.start(reply, on.person(interaction), await on.here(interaction))

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def status(self, interaction: Interaction) -> None:
        """See, for yourself, how the game stands and what you may do."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.status(reply, on.person(interaction), await on.latest(interaction))

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def hand(self, interaction: Interaction) -> None:
        """See your secrets, for yourself alone: your desk."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.desk(reply, on.person(interaction), (await on.latest(interaction)).id)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def notes(self, interaction: Interaction, text: str | None = None) -> None:
        """Open your private note pad, or add a line to it.

        Args:
            interaction: Discord's.
            text: A line to add; leave it out to open the whole pad.
        """

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.notes(reply, on.person(interaction), (await on.latest(interaction)).id, text)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def log(self, interaction: Interaction) -> None:
        """Read, for yourself, what has happened at this table."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.log(reply, on.person(interaction), (await on.latest(interaction)).id)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def rules(self, interaction: Interaction) -> None:
        """Read the rule for the situation you are in."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.rules(reply, on.person(interaction), (await on.latest(interaction)).id)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: app_commands.Choice[str]) -> None:
        """Set the language of the table; your own messages follow your Discord.

        Args:
            interaction: Discord's.
            language: The language of the channel's messages.
        """

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.language(reply, on.person(interaction), await on.here(interaction), language.value)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def resign(self, interaction: Interaction) -> None:
        """Leave the running game for good."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.resign(reply, on.person(interaction), await on.here(interaction), is_sure=False)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """Stop the table without a winner (host)."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.end(reply, on.person(interaction), await on.here(interaction), is_sure=False)

        await self.bot.guarded(interaction, work)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get the finished game as a file that anyone can replay."""

        async def work(reply: Reply) -> None:
            on = self.bot.handlers
            await on.export(reply, on.person(interaction), await on.latest(interaction))

        await self.bot.guarded(interaction, work)


def _choices(current: str, offered: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    found = matching(current, offered)[:CHOICES]
    return [app_commands.Choice(name=label, value=value) for label, value in found]
