"""The scenes of the operator: bans, and maintenance that is announced."""

from __future__ import annotations

from datetime import timedelta

from bot.store.bans import StoredBans
from bot.store.restorations import note_restoration
from tests.bot.store.full_house.builder import Bot


async def some_are_kept_out(bot: Bot) -> None:
    """The operator keeps a person and a server out."""
    for banned, is_server in ((739_600_000_000_000_077, False), (739_600_000_000_000_078, True)):
        await StoredBans(bot.store.database).ban(banned, is_server=is_server, at=bot.clock.now())


async def a_backup_was_restored(bot: Bot) -> None:
    """The database has been restored once, and an hour is lost."""
    now = bot.clock.now()
    hour = timedelta(hours=1)
    await bot.store.database.write(lambda connection: note_restoration(connection, now - hour, now))


async def a_maintenance_is_announced(bot: Bot) -> None:
    """One is told and withdrawn, and its notices are still there; of another, one notice is about to be given."""
    stored = bot.notices.stored
    for _ in range(2):
        now = bot.clock.now()
        maintenance = await stored.plan(now, now + timedelta(hours=2), now + timedelta(hours=3))
        assert maintenance is not None
        first, *_ = await stored.untold(maintenance)
        await stored.note(first, now)
        if maintenance.id == 1:
            await bot.notices.tick()
            await stored.withdraw(bot.clock.now())
