"""The bot itself: discord.py with one intent, and nothing kept that is not needed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot import metrics
from bot.instance import Application
from bot.messages.answers import Answers
from bot.shards import Shards
from bot.tables.ids import GuildId, UserId
from bot.tables.limits import LimitedDeed, Limits
from bot.tables.stores import CannotOpen, NoSuchTable, StoreTrouble
from bot.turns import Turns
from bot.ui.given_options import fits
from bot.ui.governor import Governor
from bot.ui.hearing import PressHearing
from bot.ui.reaching import Attempts
from bot.ui.rendering import Renderer
from bot.ui.reply import DEFER_AFTER, Outage, Reply, guarded, incident
from bot.ui.trimming import trimmed
from bot.ui.unanswered import Unanswered
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

CROWD = 32
"""More interactions than that at once are a crowd: the telling waits until they have their answers."""

LONGEST_CROWD = 5.0

GOODBYE = 3.0

REMEMBERED = 4096
"""How many of the last interactions are remembered: a resumed gateway may tell of one again."""


class ShardsState(AutoShardedConnectionState["AlibiBot"]):
    """discord.py's state of the shards, which can be connected at any time.

    discord.py ends its wait for all of them when another shard connects, and with it the wait for the servers of each: they
    would never be ready, and no server that the bot joins on them would be heard of.
    """

    def parse_guild_create(self, data: Any) -> None:
        """Take in a server without what is never read of it: it would be the larger part of a large bot's memory."""
        super().parse_guild_create(trimmed(data))

    async def _delay_ready(self) -> None:
        while waiting := [each for each in self._ready_tasks.values() if not each.done()]:
            await asyncio.wait(waiting)  # its end, unlike that of `gather`, ends none of them
        await super()._delay_ready()

    def let_go(self, shards: Iterable[int]) -> None:
        """Wait no longer for the servers of shards: one that is connected again would seem ready before it is."""
        for each in shards:
            if (waiting := self._ready_tasks.pop(each, None)) is not None:
                waiting.cancel()
            self._ready_states.pop(each, None)


class AlibiBot(commands.AutoShardedBot):
    """discord.py's bot, with the guilds intent only: interactions bring all that the games need."""

    _connection: ShardsState

    def __init__(
        self,
        renderer: Renderer,
        answers: Answers,
        unanswered: Unanswered | None = None,
        *,
        shards: Shards | None = None,
        hearing: PressHearing | None = None,
    ) -> None:
        """`shards`: those that it serves; None: as many as Discord advises. `hearing`: None where no other process is."""
        shards = shards or Shards()
        intents = discord.Intents.none()
        intents.guilds = True
        share: dict[str, Any] = {}
        if shards.count is not None:
            share = {"shard_ids": sorted(shards.mine | shards.coming), "shard_count": shards.count}
        trace = Governor(lambda: shards.part, is_silent=lambda: shards.is_over).trace()
        trace.on_request_end.append(self._hear)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=GuardedTree,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            http_trace=trace,
            **share,
        )
        self._shards = shards
        self._hearing = hearing
        self._gate = shards.gate
        self._lines: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._launches: dict[int, asyncio.Task[None]] = {}
        self._begun: set[int] = set()
        self.listed: set[int] = set()
        """The shards whose servers are all known."""
        self.defer_after = DEFER_AFTER
        """Seconds until an answer is deferred."""
        self.limits: Limits | None = None
        """How much one person may send; without it, as much as they like."""
        self.heard: Callable[[str | None], None] | None = None
        """Told the date of each answer of Discord's."""
        self._renderer = renderer
        self._answers = answers
        self._unanswered = unanswered
        self._outage = Outage()
        self._working: set[asyncio.Task[Any] | None] = set()
        self._calm = asyncio.Event()
        self._calm.set()
        self._presses = Turns()
        self._tellings = Turns()  # of their own: no press waits behind the telling
        self._known: LRUCache[int, bool] = LRUCache(REMEMBERED)

    def _get_state(self, **options: Any) -> ShardsState:
        return ShardsState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def _hear(self, _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        if self.heard is not None:
            self.heard(params.response.headers.get("Date"))

    async def look_at_limits(self) -> None:
        """Ask Discord how many shards may identify themselves, at once and for the rest of the day; unless it is away."""
        try:
            limits = await self.fetch_session_start_limits()
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return
        self._gate.width = max(1, limits.max_concurrency)
        metrics.SESSION_STARTS.set(limits.remaining)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify itself, also beside those of other processes."""
        await self._gate.take(shard_id or 0)

    async def launch_shards(self) -> None:
        """Connect all shards of this process, as many at once as Discord takes."""
        await self.look_at_limits()
        await super().launch_shards()
        await self._until_launched()

    async def connect_more(self, shards: Iterable[int]) -> None:
        """Connect those of these shards that are not connected."""
        for each in sorted(frozenset(shards) - self._begun):
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, each)
        await self._until_launched()

    async def disconnect(self, shards: Iterable[int]) -> None:
        """Let go of shards that another process serves."""
        for each in shards:
            if (launch := self._launches.pop(each, None)) is not None:
                launch.cancel()
        await self._hang_up(frozenset(shards))

    async def _hang_up(self, shards: frozenset[int]) -> None:
        """Close lines; one that does not say goodbye is not waited for."""
        self._begun -= shards
        self.listed -= shards
        self._shards.disconnected(shards)
        self._connection.let_go(shards)
        lines = [line for each in shards if (line := self.get_shard(each)) is not None]
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*(each.disconnect() for each in lines))
        for guild in [each for each in self.guilds if each.shard_id in shards]:
            # discord.py would know it for ever as it is now, even after it has removed the bot, and has no public way to forget it.
            self._connection._remove_guild(guild)  # noqa: SLF001

    async def on_shard_ready(self, shard: int) -> None:
        """All servers of a shard are known."""
        if self._shards.serves(shard):
            self.listed.add(shard)
            self._shards.connected(shard)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Begin to connect a shard; discord.py calls it for one after the other, and again for one that could not be reached."""
        self._begun.add(shard_id)
        task = asyncio.create_task(self._launch(gateway, shard_id, initial=initial), name=f"shard {shard_id}")
        self._launches[shard_id] = task
        task.add_done_callback(lambda _: self._launched(shard_id, task))

    def _launched(self, shard: int, task: asyncio.Task[None]) -> None:
        if self._launches.get(shard) is task:
            del self._launches[shard]

    async def _launch(self, gateway: Any, shard_id: int, *, initial: bool) -> None:
        async with self._lines[shard_id % self._gate.width]:  # a line that waits long for its turn would be given up
            if self._shards.serves(shard_id):
                await super().launch_shard(gateway, shard_id, initial=initial)
                if (line := self.get_shard(shard_id)) is not None:
                    line._parent._backoff = Attempts(self._gate)  # noqa: SLF001  discord.py has no public way to choose it
        if not self._shards.serves(shard_id):  # it is another process's meanwhile
            await self._hang_up(frozenset([shard_id]))

    async def _until_launched(self) -> None:
        try:
            while self._launches:
                await asyncio.wait(self._launches.values())
        except asyncio.CancelledError:
            for each in self._launches.values():
                each.cancel()
            raise

    async def close(self) -> None:
        """Close the connection. A bot that was never logged in has none, and discord.py fails there."""
        if isinstance(self.loop, asyncio.AbstractEventLoop):
            await super().close()

    async def leave(self, guild: GuildId) -> None:
        """Leave a server, if the bot is in it. Where Discord fails, the next call tries again."""
        if (known := self.get_guild(guild)) is not None:
            try:
                await known.leave()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("a server is not left", error=type(error).__name__)

    async def add_owner_cog(self, cog: commands.Cog, server: int | None) -> None:
        """Add commands that one server alone is offered; without one, nobody is."""
        if server is not None:
            await self.add_cog(cog, guild=discord.Object(server))

    async def asked_application(self) -> Application:
        """Return the application: it is owned by one person, or by those of a team who may change it."""
        app = await self.application_info()
        owners = [app.owner] if app.team is None else [each for each in app.team.members if _may_change(each)]
        return Application(
            frozenset(UserId(each.id) for each in owners), app.approximate_guild_count or len(self.guilds)
        )

    async def answered(self, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
        """Do the work of an interaction; see that it is answered once, also where the gateway tells of it twice."""
        if interaction.id in self._known:
            return
        self._known[interaction.id] = True
        task = asyncio.current_task()
        self._working.add(task)
        if len(self._working) > CROWD:
            self._calm.clear()

        async def in_turn(reply: Reply) -> None:
            await self._presses.take()
            if self.limits is not None:
                self.limits.count(LimitedDeed.PRESS, UserId(interaction.user.id))
            await work(reply)

        try:
            if self._hearing is not None and not await self._hearing.is_ours(interaction):
                return
            await guarded(
                Reply(interaction, self._renderer, self._unanswered),
                self._answers,
                in_turn,
                self.defer_after,
                self._outage,
            )
        finally:
            self._working.discard(task)
            if len(self._working) <= CROWD:
                self._calm.set()

    def suggests(self, interaction: Interaction) -> bool:
        """Return whether this process is to offer values while a person types: no other does that hears of it as well, and there is an end to it."""
        if self._hearing is not None and not self._hearing.owns(interaction):
            return False
        try:
            if self.limits is not None:
                self.limits.count(LimitedDeed.LETTER, UserId(interaction.user.id))
        except Refusal:  # which could not be told
            return False
        return True

    async def offering(self, offered: Awaitable[Sequence[tuple[str, str]]]) -> Sequence[tuple[str, str]]:
        """Return the values to offer while a person types: none where they cannot be told, which is for the log alone.

        discord.py would write the person's id into it, and at every letter.
        """
        try:
            return await offered
        except (Refusal, NoSuchTable, CannotOpen):
            pass
        except StoreTrouble as trouble:
            self._outage.note(trouble)
        except Exception:
            log.exception("nothing can be offered")
        return []

    async def calm(self) -> None:
        """Wait while a crowd is being answered, but not for long; then for one's turn to tell something."""
        if not self._calm.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_CROWD):
                    await self._calm.wait()
        await self._tellings.take()

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Answer an interaction that met a defect before its work began."""
        await incident(Reply(interaction, self._renderer), self._answers, error)

    async def at_rest(self, patience: float) -> None:
        """Wait until every press has its answer, but not forever."""
        if working := [task for task in self._working if task is not None]:
            await asyncio.wait(working, timeout=patience)

    async def give_up(self) -> None:
        """End the presses that still have no answer: it would find the session closed. Their people are told after a start."""
        if working := [task for task in self._working if task is not None]:
            for task in working:
                task.cancel()
            await asyncio.wait(working)


def _may_change(member: discord.TeamMember) -> bool:
    """Return whether somebody owns a team, or has joined it and may do more than read."""
    is_in = member.membership_state is discord.TeamMembershipState.accepted
    may_change = member.role in (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)
    return member.id == member.team.owner_id or (is_in and may_change)


class GuardedTree(app_commands.CommandTree[AlibiBot]):
    """A command that fails before our own guard is an incident too, and is answered."""

    async def on_error(self, interaction: discord.Interaction[AlibiBot], error: app_commands.AppCommandError) -> None:
        """Answer an error of discord.py: a command that was renewed since a person's Discord loaded it, or a defect."""
        if interaction.type is discord.InteractionType.autocomplete:
            return  # it takes no message
        if not isinstance(error, _OUTDATED):
            await interaction.client.failed(interaction, error)
            return
        await interaction.client.answered(interaction, _explain)

    async def interaction_check(self, interaction: discord.Interaction[AlibiBot], /) -> bool:
        """Refuse options with values of another type than the one they name: discord.py hands them on as they come."""
        if interaction.type is discord.InteractionType.autocomplete:  # a value that is still being typed need not fit
            return interaction.client.suggests(interaction)
        data: Mapping[str, Any] = interaction.data or {}
        if fits(data):
            return True
        await interaction.client.answered(interaction, _explain)
        return False


async def _explain(_: Reply) -> None:
    raise Refusal("old-command")


_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
Interaction: TypeAlias = "discord.Interaction[AlibiBot]"
