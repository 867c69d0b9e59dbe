"""Deferred answers: a person with one that died with the process is told so after the restart."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final, cast

import aiohttp
import discord
import structlog

from bot.messages.answers import Answers
from bot.store.deferrals import Deferrals
from bot.tables.ids import GuildId, InteractionId
from bot.tables.records import Deferral
from bot.tables.stores import StoreTrouble
from bot.telling.message import Reader
from games.core.secret import Secret

log = structlog.get_logger(__name__)

TOKEN_LIFE: Final = timedelta(minutes=15)
"""The time for which Discord accepts a deferred answer."""

LONGEST_ANSWER: Final = timedelta(seconds=30)
"""The longest time that a living process takes for an answer. Two films in a row take longer, and replace the notice of the restart."""

AGAIN: Final = 5.0
"""Seconds after which it is tried again where the database, or Discord, was away."""

ORIGINAL: Final = cast("int", "@original")
"""The answer to the interaction itself: the library means a number, and Discord takes this name as well."""


class Unanswered:
    """Remembers the readers of "thinking...", as long as they are. A token is a secret: it is sealed, and in no log."""

    def __init__(
        self,
        store: Deferrals,
        answers: Answers,
        *,
        now: Callable[[], datetime],
        patience: timedelta = timedelta(),
    ) -> None:
        """`patience`: how long a process is left to give an answer it deferred; none where no other process can be alive."""
        self._store = store
        self._answers = answers
        self._now = now
        self._patience = patience
        self._mine: dict[InteractionId, datetime] = {}

    async def keep(self, interaction: discord.Interaction[Any]) -> None:
        """Remember an interaction that was deferred. Where that fails, only its answer after a restart is lost."""
        guild = interaction.guild_id
        now = self._now()
        for old in [each for each, at in self._mine.items() if at < now - TOKEN_LIFE]:
            del self._mine[old]
        self._mine[InteractionId(interaction.id)] = now
        deferral = Deferral(
            interaction=InteractionId(interaction.id),
            guild=None if guild is None else GuildId(guild),
            token=Secret(interaction.token),
            locale=str(interaction.locale),
            at=now,
        )
        try:
            await self._store.defer(deferral, now - TOKEN_LIFE)
        except StoreTrouble as error:
            log.warning("a deferral is not remembered", error=type(error).__name__)

    async def forget(self, interaction: InteractionId) -> None:
        """Forget an interaction that has its answer. Where that fails, it grows old."""
        self._mine.pop(interaction, None)
        try:
            await self._store.answered(interaction)
        except StoreTrouble as error:
            log.warning("a deferral is not forgotten", error=type(error).__name__)

    async def tick(self, client: discord.Client, owns: Callable[[GuildId | None], bool]) -> float | None:
        """Tell the readers of deferred answers that a dead process will not give them any more.

        A young deferral may belong to a process that is alive, though it has lost its lease: it is left
        to answer. Return after how many seconds to look again; None where no deferral is left.
        """
        try:
            waiting = await self._store.deferred(self._now() - TOKEN_LIFE)
        except StoreTrouble as error:
            log.warning("the deferred answers cannot be read", error=type(error).__name__)
            return AGAIN
        pauses: list[float] = []
        for each in waiting:
            if each.interaction in self._mine or not owns(each.guild):
                continue
            left = (each.at + self._patience - self._now()).total_seconds()
            if left > 0:
                pauses.append(left)
            elif await self._tell(client, each):
                await self.forget(each.interaction)
            else:
                pauses.append(AGAIN)
        return min(pauses, default=None)

    async def _tell(self, client: discord.Client, deferral: Deferral) -> bool:
        """Tell one person, unless they have their answer. Return False where that is worth another try."""
        language = self._answers.sentences.catalogue.language(deferral.locale)
        text = self._answers.note(Reader(language), "restarted").text
        hook = discord.Webhook.partial(client.application_id or 0, deferral.token.open(), client=client)
        try:
            if (await hook.fetch_message(ORIGINAL)).flags.loading:  # the process may have died just after its answer
                await hook.edit_message(ORIGINAL, content=text)
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            log.info("the reader of a deferred answer cannot be told now", error=type(error).__name__)
            return False
        except discord.DiscordException as error:
            log.info("the reader of a deferred answer cannot be told", error=type(error).__name__)
        return True
