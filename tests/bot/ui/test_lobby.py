"""The lobby's handlers: who sits down, gets up and deals, by buttons; each answer once, and the panel in step with the database."""

from __future__ import annotations

from functools import partial
from typing import Unpack

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.more import MoreScreen
from bot.messages.presenter import Presenter
from bot.store.errors import StoreClosed
from bot.store.kernel import KernelStore
from bot.tables.changes import NewTable
from bot.tables.guests import Guests
from bot.tables.ids import ChannelId, MessageId, UserId
from bot.tables.records import TableRecord
from bot.tables.revisions import revision_of
from bot.tables.wanted import Sitting, Wanted
from bot.telling.message import Button, Select
from games import GAMES
from games.core.game import AnyGame
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, fixed, said
from tests.words import WORDS

ANN, BEN, CLEO, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[2], PEOPLE[7]


async def test_whoever_joins_elsewhere_is_told_so_and_the_panel_follows(club: Club) -> None:
    table = await club.opened()

    answer = await club.press(BEN, fixed(table.id, Fixed.JOIN), on=999)

    assert said("lobby-joined") in answer.texts[0]
    [panel] = club.discord.standing()
    assert "Ann" in panel.text
    assert [seat.user for seat in (await club.record(table.id)).seats] == [ANN, BEN]


def _host_named(club: Club, table: TableRecord, person: UserId) -> tuple[str, str]:
    """Return the list of hosts that Ann may name, and the choice of a person in it."""
    screen = MoreScreen(club.house.words.presenter).people(table, ANN, "en", is_ruling=True)
    [hosts] = [part for row in screen.rows for part in row if isinstance(part, Select)]
    [choice] = [each.value for each in hosts.choices if f"P{person}" in each.label]
    return hosts.id, choice


async def test_a_host_that_was_chosen_by_name_is_that_person_where_the_seats_have_moved_meanwhile(club: Club) -> None:
    table = await club.seated(3)
    hosts, cleo = _host_named(club, table, CLEO)
    await club.lobby.leave(table.id, BEN)
    await club.lobby.join(table.id, STRANGER, f"P{STRANGER}", "en")

    await club.press(ANN, hosts, [cleo])

    assert (await club.record(table.id)).host == CLEO


async def test_nobody_becomes_host_that_has_stood_up_meanwhile(club: Club) -> None:
    table = await club.seated(3)
    hosts, ben = _host_named(club, table, BEN)
    await club.lobby.leave(table.id, BEN)

    answer = await club.press(ANN, hosts, [ben])

    assert said("refusal-stale") in answer.texts[0]
    assert (await club.record(table.id)).host == ANN


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_full_table_takes_nobody_more(club: Club, game: AnyGame) -> None:
    most = game.info.seats[-1]
    table = await club.seated(most, game.info.key)

    answer = await club.press(STRANGER, fixed(table.id, Fixed.JOIN))

    assert said("refusal-table-full", n=most) in answer.texts[0]
    assert len((await club.record(table.id)).seats) == most


@pytest.mark.parametrize("what", [Fixed.JOIN, Fixed.START, Fixed.OPTION])
async def test_a_lobby_that_was_closed_is_over_for_everybody(club: Club, what: Fixed) -> None:
    table = await club.seated(2)
    await club.store.end(table.id, at=club.clock.now())
    club.tables.forget(table)

    answer = await club.press(ANN, fixed(table.id, what))

    assert answer.said == ["sent"]
    assert said("refusal-table-over") in answer.texts[0]
    assert len((await club.record(table.id)).seats) == 2


async def test_a_word_for_the_deal_is_added_by_button_and_form(club: Club) -> None:
    club.lobby._is_bound = True
    table = await club.seated(2)
    lobby = MoreScreen(Presenter(WORDS)).screen(table, BEN, "en")

    asked = await club.press(BEN, fixed(table.id, Fixed.WORD))
    form = Control(table.id, revision_of(""), Kind.FORM, 0, (Fixed.WORD,))
    kept = await club.send(BEN, form, {f"word-{revision_of('')}": ["hedgehog"]})
    refused = await club.send(BEN, form, {f"word-{revision_of('')}": ["@everyone"]})

    assert fixed(table.id, Fixed.WORD).id in {each.id for row in lobby.rows for each in row if isinstance(each, Button)}
    assert asked.said == ["form"]
    assert said("word-kept", word="hedgehog") in kept.texts[0]
    assert said("refusal-word-malformed") in refused.texts[0]
    words = [seat.word.text if seat.word is not None else None for seat in (await club.record(table.id)).seats]
    assert words == [None, "hedgehog"]


async def test_only_whoever_sits_there_is_asked_for_a_word_and_only_before_the_deal(club: Club) -> None:
    table = await club.seated(2)
    stranger = await club.press(STRANGER, fixed(table.id, Fixed.WORD))
    await club.press(ANN, fixed(table.id, Fixed.START))
    late = await club.press(BEN, fixed(table.id, Fixed.WORD))

    assert said("refusal-not-seated") in stranger.texts[0]
    assert late.said == ["sent"]


@pytest.mark.parametrize("is_answered", [True, False])
async def test_a_sweep_before_the_answer_that_opens_a_table_posts_no_panel_beside_it(
    club: Club, is_answered: bool
) -> None:
    await club.delivery.idle()  # the sweep of the start is over

    with club.delivery.answering(CHANNEL):
        record = await club.lobby.new(
            guild=GUILD, channel=CHANNEL, host=ANN, name="Ann", game="clues", locale="en", speaks="en"
        )
        club.delivery.wake(record.id)  # as a sweep does that sees what is stored and not told
        await club.delivery.idle()
        assert club.discord.standing() == []
        if is_answered:
            await club.delivery.adopt(record, MessageId(77))
    await club.delivery.idle()

    assert len(club.discord.standing()) == (0 if is_answered else 1)


class Dying(KernelStore):
    """A database whose process dies as soon as a table is opened."""

    async def create(self, **new: Unpack[NewTable]) -> TableRecord:
        await super().create(**new)
        raise StoreClosed


@pytest.mark.parametrize("way", ["new", "again", "dealt"])
async def test_a_table_whose_process_dies_when_it_is_opened_has_its_people(club: Club, way: str) -> None:
    """It had none, and nobody to start or close it, and no other could be opened in its channel."""
    past = await club.seated(3)
    await club.tables.end(past.id)
    dying = Club(Dying(club.store.database), clock=club.clock).lobby
    people = [Sitting(each, f"P{each}", "en") for each in (ANN, BEN)]
    wanted = Wanted(guild=GUILD, channel=ChannelId(7), game="clues", locale="en", pace=None, people=people)
    opening = {
        "new": partial(
            dying.new, guild=GUILD, channel=CHANNEL, host=ANN, name="Ann", game="clues", locale="en", speaks="en"
        ),
        "again": partial(dying.again, await club.record(past.id), ANN),
        "dealt": partial(dying.deal, wanted),
    }

    with pytest.raises(StoreClosed):
        await opening[way]()

    [(table, *_)] = await club.store.places()
    opened = await club.record(table)
    assert opened.people == {"new": [ANN], "again": [BEN, CLEO, ANN], "dealt": [ANN, BEN]}[way]


async def test_another_game_keeps_no_seat_for_whoever_is_forgotten(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.tables.end(table)
    await club.house.own_data.erase(BEN)

    opened = await club.lobby.again(await club.record(table), ANN)

    assert sorted(seat.user for seat in opened.seats) == [ANN, CLEO]


@pytest.mark.parametrize("is_by_host", [True, False])
async def test_another_game_seats_nobody_with_a_block_between_them_and_its_host(club: Club, is_by_host: bool) -> None:
    past = (await club.dealt(3)).record.id
    await club.tables.end(past)
    await club.store.block(*((ANN, BEN) if is_by_host else (BEN, ANN)), is_blocked=True)

    opened = await club.lobby.again(await club.record(past), ANN)

    assert {*opened.people} == {ANN, CLEO}


async def test_nobody_is_offered_a_seat_that_the_host_has_sent_them_away_from(club: Club) -> None:
    table = await club.seated(2)
    await Guests(club.tables, club.lobby).kick(table.id, ANN, BEN)

    sent, stranger = [await club.press(each, fixed(table.id, Fixed.STATUS)) for each in (BEN, STRANGER)]

    join = fixed(table.id, Fixed.JOIN).id
    assert join in stranger.texts[0]
    assert join not in sent.texts[0]


async def test_a_lobby_offers_a_seat_while_one_is_free(club: Club) -> None:
    """Join came first and green at a full table too, and was refused to all."""
    offered = []
    for seats in (1, 2):
        record = await club.seated(seats, "bakerstreet", channel=ChannelId(200 + seats))
        [row] = club.house.words.presenter.lobby(record).rows
        offered.append(fixed(record.id, Fixed.JOIN).id in [each.id for each in row if isinstance(each, Button)])

    assert offered == [True, False]
