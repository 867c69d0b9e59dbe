"""Statistics on Discord: of a person, a game or a server, privately, and of listed people only."""

from __future__ import annotations

from typing import assert_never

from bot.house import House
from bot.messages.controls import Chapter, StatsPage
from bot.record.messages.stats import HEIGHT, LENGTH, GameStats, PersonStats, ServerStats, Stats
from bot.record.recorder import Recorder
from bot.record.results import Pool, season_of
from bot.tables.ids import GuildId, UserId
from bot.telling.message import PrivateMessage
from bot.ui.room import Given
from bot.ui.visits import Visit
from games import BY_KEY
from games.core.contract import Refusal

FRESH = 5
"""Finished games counted before an answer, at most."""


class StatsHandler:
    """The statistics of games that are over."""

    def __init__(self, house: House, recorder: Recorder) -> None:
        self._tables = house.tables
        self._store = recorder.stored
        self._recorder = recorder
        self._stats = Stats(house.words.sentences)

    async def turn_to(self, visit: Visit, page: StatsPage, _: Given) -> None:
        """Show the page that was pressed."""
        await self.show(visit, page)

    async def show(self, visit: Visit, page: StatsPage) -> None:
        """Show a page of statistics, in place of the one that was pressed. Raises Refusal."""
        await self._recorder.keep_up(FRESH)
        guild = visit.reply.interaction.guild_id
        await visit.reply.in_place(await self._page(visit, page, None if guild is None else GuildId(guild)))

    async def _page(self, visit: Visit, page: StatsPage, guild: GuildId | None) -> PrivateMessage:
        if page.game not in BY_KEY and (page.game or page.chapter is Chapter.GAME):
            raise Refusal("stale")
        if page.chapter is Chapter.PERSON:
            return await self._person(visit, page, guild)
        if guild is None:
            raise Refusal("stats-no-server")
        match page.chapter:
            case Chapter.GAME:
                return await self._game(visit, page.game, guild)
            case Chapter.SERVER:
                return await self._server(visit, guild)
            case _:
                assert_never(page.chapter)

    async def _person(self, visit: Visit, page: StatsPage, guild: GuildId | None) -> PrivateMessage:
        user = UserId(page.user or visit.person.user)
        is_own = user == visit.person.user
        person = await self._tables.people.get(user)
        standings = await self._store.standings_of(user, guild) if is_own or (guild and person.is_listed) else []
        if not standings and not is_own:  # the same for a person without a game and for one who wants not to be seen
            raise Refusal("stats-nothing", person=f"<@{user}>")
        pool = self._pool(guild, page.game)
        found = PersonStats(
            user=user,
            guild=guild,
            is_own=is_own,
            is_listed=person.is_listed,
            season=season_of(self._tables.now()),
            standings=[each for each in standings if each.pool.game in BY_KEY],
            game=page.game,
            course=[] if pool is None else await self._store.course(user, pool, LENGTH),
        )
        return self._stats.person(found, visit.reader)

    async def _game(self, visit: Visit, game: str, guild: GuildId) -> PrivateMessage:
        pools = [each for each in await self._store.pools_of(guild) if each.pool.game == game]
        best = await self._store.best(Pool(guild, game, season_of(self._tables.now())), HEIGHT)
        names = await self._store.names_of([each.user for each in best], guild)
        return self._stats.game(GameStats(game=game, pools=pools, best=best, names=names), visit.reader)

    async def _server(self, visit: Visit, guild: GuildId) -> PrivateMessage:
        pools = await self._store.pools_of(guild)
        season = season_of(self._tables.now())
        first = [best for game in BY_KEY for best in await self._store.best(Pool(guild, game, season), 1)]
        return self._stats.server(ServerStats(pools=pools, first=first), visit.reader)

    def _pool(self, guild: GuildId | None, game: str) -> Pool | None:
        return None if guild is None or not game else Pool(guild, game, season_of(self._tables.now()))
