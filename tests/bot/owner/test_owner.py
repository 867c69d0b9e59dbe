"""Who owns the application, and what the operator reads where the database fails."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.health import Need, Vitals
from bot.instance import Application, Instance
from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.messages.sentences import Sentences
from bot.owner.messages.owner import OwnerScreen, State
from bot.owner.room import room
from bot.tables.census import Census
from bot.tables.ids import GuildId, UserId
from bot.telling.backlog import Backlog
from bot.telling.message import Reader
from bot.ui.client import AlibiBot
from bot.ui.rendering import Renderer
from tests.bot.ui.club import Club, no_picture, said
from tests.bot.ui.interactions import FakeInteraction
from tests.words import WORDS

OWNER, ADMIN, DEVELOPER, READER, INVITED, STRANGER = range(1, 7)


def user(number: int) -> dict[str, Any]:
    return {"id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None, "public_flags": 0}


def member(number: int, role: str, state: int = 2) -> dict[str, Any]:
    return {"user": user(number), "membership_state": state, "permissions": ["*"], "team_id": "9", "role": role}


TEAM = {
    "id": "9",
    "name": "team",
    "icon": None,
    "owner_user_id": str(OWNER),
    "members": [
        member(OWNER, ""),
        member(ADMIN, "admin"),
        member(DEVELOPER, "developer"),
        member(READER, "read_only"),
        member(INVITED, "admin", state=1),
    ],
}


@pytest.mark.parametrize(("team", "owners"), [(TEAM, {OWNER, ADMIN, DEVELOPER}), (None, {STRANGER})])
async def test_a_team_s_members_own_the_bot_once_they_have_joined_and_may_do_more_than_read(
    team: dict[str, Any] | None, owners: set[int]
) -> None:
    bot = AlibiBot(Renderer(no_picture), Answers(Presenter(WORDS)))
    data: Any = {
        "id": "8",
        "name": "Alibi",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0",
        "flags": 0,
        "approximate_guild_count": 41,
        "team": team,
        "owner": user(STRANGER),
    }

    async def told() -> discord.AppInfo:
        return discord.AppInfo(bot._connection, data)

    with patch.object(bot, "application_info", told):
        assert await bot.asked_application() == Application(frozenset(map(UserId, owners)), 41)


def vitals_of(club: Club) -> Vitals:
    async def nothing() -> frozenset[Any]:
        return frozenset()

    async def ask() -> object:
        return await club.store.next_deadline(club.clock.now())

    return Vitals(
        ask=ask,
        ages=lambda: {0: 4.2, 1: 11.0},
        backlog=Backlog(nothing, clock=lambda: 0.0),
        is_quarantined=lambda: False,
        overdue=lambda: 0.0,
        workers=dict,
    )


async def test_the_state_is_told_where_the_database_fails(club: Club) -> None:
    async def application() -> Application:
        return Application(frozenset({UserId(11)}), 3)

    outside = replace(club.house.outside, instance=Instance(application, lambda: vitals_of(club)))
    handler = room(replace(club.house, outside=outside), club.visits).on
    await club.store.database.close()
    interaction: Any = FakeInteraction(by=11, id=77)

    await club.router.visit(interaction, handler.state)

    (text,) = interaction.texts
    assert said("owner-missing-database") in text
    assert said("owner-no-census") in text
    assert said("owner-shards", n=2, seconds=11) in text


async def test_without_a_connection_to_discord_nobody_is_the_operator(club: Club) -> None:
    interaction: Any = FakeInteraction(by=11, id=77)

    await club.router.visit(interaction, club.rooms["owner"].on.state)

    [refused] = interaction.texts
    assert said("refusal-owners-only") in refused


MOST = Census(
    live={"clues": 10**6, "cluedo": 10**6, "arosa": 10**6, "bakerstreet": 10**6},
    servers={GuildId(2**63 - 1 - n): 10**4 for n in range(200)},
    lobbies=10**6,
    processes=999,
)
EVERYTHING = State(
    missing=tuple(Need),
    ages=dict.fromkeys(range(4000), 1e5),
    behind=1000,
    behind_seconds=1e6,
    servers=10**6,
    census=MOST,
)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_longest_screens_are_within_discord_s_limits(locale: str) -> None:
    screen, reader = OwnerScreen(Sentences(WORDS)), Reader(locale)

    assert len(screen.state(reader, EVERYTHING).text) <= 2000
    servers = screen.servers(reader, 10**6, MOST).text
    assert len(servers) <= 2000
    assert servers.endswith(screen._say(reader, "owner-more-servers", n=175))


def test_a_game_that_this_version_does_not_have_is_named_by_its_key() -> None:
    screen, census = OwnerScreen(Sentences(WORDS)), replace(MOST, live={"clues": 3, "ravens": 2})

    shown = screen.state(Reader("en"), replace(EVERYTHING, census=census)).text

    assert "13 Clues (3)" in shown
    assert "ravens (2)" in shown
