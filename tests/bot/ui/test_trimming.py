"""What is kept of a server: each permission and each thread is as with everything that discord.py keeps."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

import discord
import pytest
from discord.state import AutoShardedConnectionState

from bot.ui.client import ShardsState
from tests.tools.guilds import Synthetic

ALIBI: Final[Any] = {"id": "42", "username": "alibi", "discriminator": "0", "avatar": None}
PEOPLE = range(5)


def known(kind: type[AutoShardedConnectionState[Any]], told: dict[str, Any]) -> discord.Guild:
    """Return a server as a bot knows it that has been told of it."""
    intents = discord.Intents(guilds=True)
    state = kind(dispatch=lambda *_: None, handlers={}, hooks={}, http=None, intents=intents, shard_ids=[0])
    state.shard_count = 1
    state.user = discord.ClientUser(state=state, data=ALIBI)
    state.parse_guild_create(copy.deepcopy(told))
    (guild,) = state.guilds
    return guild


def person(guild: discord.Guild, number: int) -> discord.Member:
    """Return somebody who has some of the roles of a server, in each of its copies the same."""
    roles = Random(number).sample(sorted(guild._roles), 3)
    data: Any = {"user": ALIBI | {"id": str(1000 + number)}, "roles": [str(each) for each in roles], "flags": 0}
    return discord.Member(data=data, guild=guild, state=guild._state)


@pytest.mark.parametrize("seed", range(20))
def test_permissions_are_those_of_a_server_that_is_kept_whole(seed: int) -> None:
    told = Synthetic(ALIBI).frame(seed)
    for overwrites in (each["permission_overwrites"] for each in told["channels"]):
        overwrites.append({"id": "1001", "type": 1, "allow": str(1 << 11), "deny": str(1 << 10)})
    whole, kept = known(AutoShardedConnectionState, told), known(ShardsState, told)
    for channel in whole.channels:
        mine = kept.get_channel(channel.id)
        assert mine is not None
        assert (type(mine), mine.category_id) == (type(channel), channel.category_id)
        assert mine.permissions_for(kept.me) == channel.permissions_for(whole.me)
        assert mine.permissions_for(kept.default_role) == channel.permissions_for(whole.default_role)
        for number in PEOPLE:
            assert mine.permissions_for(person(kept, number)) == channel.permissions_for(person(whole, number))
    assert [role.id for role in kept.roles] == [role.id for role in whole.roles]


@pytest.mark.parametrize("seed", range(20))
def test_threads_are_kept_as_they_are(seed: int) -> None:
    told = Synthetic(ALIBI).frame(seed)
    whole, kept = known(AutoShardedConnectionState, told), known(ShardsState, told)
    assert [vars_of(each) for each in kept.threads] == [vars_of(each) for each in whole.threads]


def vars_of(thread: discord.Thread) -> list[object]:
    """Return all that is kept of a thread by itself."""
    names = [each for each in thread.__slots__ if each not in ("guild", "_state")]
    return [getattr(thread, each, None) for each in names]


def test_a_number_that_is_told_twice_is_kept_once() -> None:
    kept = known(ShardsState, Synthetic(ALIBI).frame(3))
    roles = {role.id: role.id for role in kept.roles}
    ids = [each.id for channel in kept.channels for each in channel._overwrites]
    assert ids
    assert all(each is roles[each] for each in ids)


def test_a_server_that_cannot_be_reached_is_told_without_anything() -> None:
    told = {"id": "7", "unavailable": True}
    state = ShardsState(dispatch=lambda *_: None, handlers={}, hooks={}, http=None, intents=discord.Intents.none())
    state.parse_guild_create(told)
    assert not state.guilds
