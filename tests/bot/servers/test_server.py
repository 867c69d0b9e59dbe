"""Moderators, and whoever manages a server: what they may do is judged at the press, and said at the table."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.presenter import Presenter
from bot.servers.messages.controls import Ruling, ServerRule
from bot.tables.ids import ChannelId, RoleId, TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.server_records import ServerRecord
from bot.tables.status import Status
from bot.telling.reminders import Reminders
from bot.ui.reply import Reply
from bot.ui.room import Given
from games.core.contract import Refusal
from tests.bot.ui.club import GUILD, PEOPLE, Club, fixed, said
from tests.bot.ui.interactions import FakeInteraction
from tests.words import WORDS

ANN, BEN, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[7]
MODERATOR = discord.Permissions(manage_messages=True)
MANAGER = discord.Permissions(manage_guild=True)


async def _do(club: Club, what: str, table: TableRecord, by: UserId, of: UserId, may: discord.Permissions) -> list[str]:
    """Let somebody give a command of the lobby about somebody else; return what was said, publicly or not."""
    made: Any = FakeInteraction(by=by)
    made.permissions = may
    visit = club.visits.begin(Reply(made, club.bot._renderer))
    about: Any = of if what == "hand_over" else SimpleNamespace(id=of)
    await getattr(club.rooms["tables"].on.lobby, what)(visit, table.id, about)
    await club.delivery.idle()
    texts: list[str] = made.texts
    return texts


@pytest.mark.parametrize(("what", "key"), [("kick", "outside-kicked"), ("hand_over", "outside-host")])
async def test_a_moderator_steps_in_from_outside_and_one_line_says_so(club: Club, what: str, key: str) -> None:
    table = await club.seated(3)

    with pytest.raises(Refusal, match="host-only"):
        await _do(club, what, table, STRANGER, BEN, discord.Permissions.none())
    told = await _do(club, what, table, STRANGER, BEN, MODERATOR)

    assert told == [said(key, guest=f"<@{BEN}>")]
    now = await club.record(table.id)
    assert (now.seat_of(BEN) is None) == (what == "kick")
    assert (now.host == BEN) == (what == "hand_over")


@pytest.mark.parametrize("what", ["kick", "hand_over"])
async def test_a_moderator_of_one_channel_steps_in_at_no_table_of_another(club: Club, what: str) -> None:
    table = await club.seated(3, channel=ChannelId(202))

    with pytest.raises(Refusal, match="host-only"):
        await _do(club, what, table, BEN, PEOPLE[2], MODERATOR)

    assert await club.record(table.id) == table


async def test_a_host_that_a_moderator_sends_away_hosts_no_more(club: Club) -> None:
    table = await club.seated(2)

    assert await _do(club, "kick", table, STRANGER, ANN, MODERATOR) == [said("outside-kicked", guest=f"<@{ANN}>")]
    assert (await club.record(table.id)).host == BEN
    with pytest.raises(Refusal, match="sent-away"):
        await club.lobby.join(table.id, ANN, "Ann", "en")
    assert await _do(club, "kick", table, STRANGER, BEN, MODERATOR) == [said("outside-kicked", guest=f"<@{BEN}>")]

    assert (await club.record(table.id)).status is Status.ENDED
    with pytest.raises(Refusal, match="no-table"):
        await club.tables.open_in(table.channel)


async def test_the_host_does_the_same_without_a_line(club: Club) -> None:
    table = await club.seated(3)

    assert await _do(club, "kick", table, ANN, BEN, MODERATOR) == [said("lobby-kicked")]


async def test_whoever_is_host_already_is_not_made_it_again(club: Club) -> None:
    table = await club.seated(2)

    with pytest.raises(Refusal, match="hosts-already"):
        await _do(club, "hand_over", table, STRANGER, ANN, MODERATOR)


async def test_permissions_are_asked_for_at_the_press_and_not_when_the_question_was_shown(club: Club) -> None:
    table = await club.dealt()

    answer = await club.press(BEN, fixed(table.record.id, Fixed.END))

    assert (await club.record(table.record.id)).status is Status.LIVE
    assert "Only the host" in answer.texts[0]


async def _press(club: Club, what: ServerRule, may: discord.Permissions, guild: int | None = GUILD) -> list[str]:
    made: Any = FakeInteraction(custom_id=Ruling(what).id, by=STRANGER, id=club._next())
    made.permissions, made.guild_id = may, guild
    await club.router.on_interaction(made)
    texts: list[str] = made.texts
    return texts


async def test_only_who_manages_the_server_decides_and_the_permission_is_named(club: Club) -> None:
    rules = ServerRecord(guild=GUILD, openers=RoleId(9), own_threads=True, locale="fr")
    await club.servers.change(GUILD, lambda _: rules)

    for each in ServerRule:
        [refused] = await _press(club, each, MODERATOR)
        assert said("refusal-server-managers-only") in refused
    assert said("trouble-no-server-here") in (await _press(club, ServerRule.OPENERS, MANAGER, None))[0]
    assert await club.store.server(GUILD) == rules

    for each in ServerRule:
        assert said("server-everybody") in (await _press(club, each, MANAGER))[0] or each is not ServerRule.OPENERS
    assert await club.store.server(GUILD) == ServerRecord(guild=GUILD, has_reminders=False)


async def _replace(
    club: Club, table: TableId, by: UserId, may: discord.Permissions, player: UserId, newcomer: UserId | None
) -> list[str]:
    made: Any = FakeInteraction(by=by)
    made.permissions = may
    visit = club.visits.begin(Reply(made, club.bot._renderer))
    named: Any = {
        name: None if each is None else SimpleNamespace(id=each, bot=False)
        for name, each in (("player", player), ("by", newcomer))
    }
    await club.router.press(visit, Control(table, 0, Kind.VOTE, VoteKey.REPLACE), Given(named=named))
    texts: list[str] = made.texts
    return texts


async def test_a_moderator_asks_for_a_replacement_and_the_players_decide(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    newcomer = PEOPLE[6]
    with pytest.raises(Refusal, match="not-seated"):
        await _replace(club, table, STRANGER, discord.Permissions.none(), BEN, newcomer)
    with pytest.raises(Refusal, match="moderator-takes"):
        await _replace(club, table, STRANGER, MODERATOR, BEN, STRANGER)

    [asked] = await _replace(club, table, STRANGER, MODERATOR, BEN, newcomer)  # who is there and plays
    own = await club.press(STRANGER, Control(table, 1, Kind.VOTE, VoteKey.YES))
    assert said("outside-asks", by=f"<@{STRANGER}>") in asked
    assert said("refusal-no-vote") in own.texts[0]
    assert (await club.record(table)).seats[1].user == BEN

    await club.press(newcomer, Control(table, 1, Kind.VOTE, VoteKey.TAKE))
    await club.press(ANN, Control(table, 1, Kind.VOTE, VoteKey.YES))
    assert (await club.record(table)).seats[1].user == BEN  # one of the two others is not more than half
    await club.press(PEOPLE[2], Control(table, 1, Kind.VOTE, VoteKey.YES))
    assert (await club.record(table)).seats[1].user == newcomer


async def test_where_a_server_wants_no_reminders_none_is_planned_and_those_that_are_there_go(club: Club) -> None:
    live = await club.dealt(2)
    wants = club.servers.wants_reminders
    reminders = Reminders(club.tables, Presenter(WORDS).timing, club.discord, club.discord, wants)
    club.clock.skip(hours=20)
    await reminders.tick()
    sent = await club.store.reminders()
    assert sent

    await club.servers.change(GUILD, lambda now: replace(now, has_reminders=False))
    await reminders.tick()
    assert await club.store.reminders() == []
    club.clock.skip(hours=20)
    await club.store.plan_reminder(live.record.id, club.clock.now())
    await reminders.tick()

    assert await club.store.reminders() == []
    assert (await club.record(live.record.id)).schedule.remind_at is None
