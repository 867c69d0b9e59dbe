"""Votes and hand-overs by buttons: with exactly the knowledge of the seat, and nobody's notes."""

from __future__ import annotations

import asyncio
import re
from ast import literal_eval

import pytest

from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.messages.sentences import bold, names_of
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.status import Status
from bot.tables.stores import TableFull
from bot.votes.handover import Handover
from bot.votes.motions import PROPOSED
from bot.votes.votes import Votes
from games import GAMES
from games.core.contract import Refusal
from games.core.events import Back
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.seats import Seat
from tests.bot.rivals.with_rivals import dealt_with_rivals
from tests.bot.ui.club import PEOPLE, Club, fixed, said
from tests.words import WORDS

ANN, BEN, CLEO, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[2], PEOPLE[7]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


def unnumbered(texts: list[str]) -> list[str]:
    """Return texts without the numbers of seats, which tell apart people who are called the same."""
    return [re.sub(r" \\+#\d", "", text) for text in texts]


def a_vote(table: TableId, what: int, n: int = 0) -> Control:
    return Control(table, n, Kind.VOTE, what)


@every_game
async def test_a_seat_goes_to_whoever_takes_it_with_all_that_it_knows(club: Club, game: AnyGame) -> None:
    table = (await club.dealt(game.info.seats[0], game.info.key)).record.id
    before = await club.press(BEN, fixed(table, Fixed.DESK))
    await club.store.set_notes(table, BEN, "the cook did it")

    offered = await club.press(BEN, a_vote(table, VoteKey.OFFER + 1))
    assert "<@11>" in offered.texts[0]
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    for person in PEOPLE[: game.info.seats[0]]:
        if person != BEN:
            await club.press(person, a_vote(table, VoteKey.YES, 1))

    record = await club.record(table)
    assert record.seats[1].user == STRANGER
    after = await club.press(STRANGER, fixed(table, Fixed.DESK))
    assert unnumbered(after.texts) == unnumbered(before.texts)
    assert await club.store.notes(table, STRANGER) == ""
    refused = await club.press(BEN, fixed(table, Fixed.DESK))
    assert said("refusal-not-seated") in refused.texts[0]


async def test_who_sat_there_before_comes_back_if_whoever_sits_there_agrees(club: Club) -> None:
    live = await club.dealt(3)
    table = live.record.id
    mover = live.record.seats[min(live.game.rules.turn(live.state))].user
    action = next(iter(live.game.rules.legal(live.state, live.seat_of(mover))))
    await club.tables.act(table, mover, action)
    seat = live.seat_of(mover)
    await club.press(mover, a_vote(table, VoteKey.OFFER + seat))
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    for person in (ANN, BEN, CLEO):
        await club.press(person, a_vote(table, VoteKey.YES, 1))
    assert (await club.record(table)).seats[seat].user == STRANGER

    await Handover(Votes(club.tables)).offer(table, mover, "Back", "en")
    stranger_votes = await club.press(ANN if mover != ANN else BEN, a_vote(table, VoteKey.YES, 2))
    assert said("refusal-no-vote") in stranger_votes.texts[0]
    await club.press(STRANGER, a_vote(table, VoteKey.YES, 2))

    assert (await club.record(table)).seats[seat].user == mover


async def test_what_happened_before_a_seat_went_to_another_is_told_of_who_held_it(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    async def play(turns: int) -> None:
        for _ in range(turns):
            live = await club.tables.load(table)
            seat = min(live.game.rules.turn(live.state))
            await club.tables.act(table, live.player(seat).user, next(live.game.rules.legal(live.state, seat)))

    async def log(*before: int) -> str:
        control = Control(table, 0, Kind.FIXED, Fixed.LOG, before)
        ((shown, *_),) = (each["components"] for each in literal_eval((await club.press(CLEO, control)).texts[0]))
        return str(shown["content"])

    await play(6)
    before = await log()
    steps = before.count("\n")
    assert "P12" in before
    await club.press(BEN, a_vote(table, VoteKey.OFFER + 1))
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    for person in (ANN, CLEO):
        await club.press(person, a_vote(table, VoteKey.YES, 1))
    name = bold(names_of(await club.record(table))[Seat(1)])
    assert name not in before

    assert await log() == before
    await play(6)
    assert await log(steps) == before
    assert name in await log()
    await club.house.own_data.erase(BEN)
    club.tables.forget_all([table])
    assert "P12" not in await log(steps)
    assert bold("#2") in await log(steps)


async def test_whoever_plays_is_not_replaced_by_the_others_alone(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    answer = await club.press(ANN, a_vote(table, VoteKey.OFFER + 1))

    assert "still playing" in answer.texts[0]


async def test_whoever_lets_the_table_wait_is_replaced_by_consent_of_the_others(club: Club) -> None:
    live = await club.dealt(3)
    table, late = live.record.id, min(live.game.rules.turn(live.state))
    others = [seat.user for seat in live.record.seats if seat.seat != late]
    club.clock.skip(days=3)
    await club.tables.clock(table)

    offered = await club.press(others[0], a_vote(table, VoteKey.OFFER + late))
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    await club.press(others[1], a_vote(table, VoteKey.YES, 1))

    assert f"<@{others[1]}>" in offered.texts[0]
    assert (await club.record(table)).seats[late].user == STRANGER


async def test_whoever_sits_there_already_takes_no_other_seat(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.press(BEN, a_vote(table, VoteKey.OFFER + 1))

    answer = await club.press(CLEO, a_vote(table, VoteKey.TAKE, 1))

    assert "sits at this table already" in answer.texts[0]


async def test_whoever_has_given_a_seat_up_takes_no_other_though_they_made_no_move(club: Club) -> None:
    live = await club.dealt(3)
    table = live.record.id
    leaver, other = live.record.seats[1].user, live.record.seats[2].user
    await club.press(leaver, a_vote(table, VoteKey.OFFER + 1))
    await club.press(STRANGER, a_vote(table, VoteKey.TAKE, 1))
    for person in (ANN, BEN, CLEO):
        await club.press(person, a_vote(table, VoteKey.YES, 1))
    assert (await club.record(table)).seats[1].user == STRANGER

    await club.press(other, a_vote(table, VoteKey.OFFER + 2))
    refused = await club.press(leaver, a_vote(table, VoteKey.TAKE, 2))

    assert said("refusal-other-seat-held", person=f"<@{leaver}>") in refused.texts[0]
    with pytest.raises(TableFull):
        await club.store.replace_seat(table, other, user=leaver, name="Back", locale="en", with_papers=False)


async def test_a_table_is_closed_by_more_than_half_and_says_who_closed_it(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.press(ANN, a_vote(table, PROPOSED["end"]))
    again = await club.press(CLEO, a_vote(table, PROPOSED["draw"]))
    assert said("refusal-vote-open") in again.texts[0]

    await club.press(BEN, a_vote(table, VoteKey.YES, 1))

    assert (await club.record(table)).status is Status.ENDED
    assert any(said("ended-by-vote") in post for post in club.discord.posts())
    late = await club.press(CLEO, a_vote(table, VoteKey.YES, 1))
    assert said("refusal-table-over") in late.texts[0]


async def test_who_votes_in_the_same_moment_as_the_ballot_that_decides_does_not_tell_the_verdict_again(
    club: Club,
) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await club.press(ANN, a_vote(table, PROPOSED["draw"]))

    both = await asyncio.gather(*(club.press(user, a_vote(table, VoteKey.NO, 1)) for user in (BEN, CLEO)))

    told = [said("vote-failed") in each.texts[0] for each in both]
    assert told.count(True) == 1
    assert said("refusal-vote-over") in both[told.index(False)].texts[0]


async def test_whoever_has_left_has_no_vote(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await club.tables.resign(table, CLEO)
    await club.press(ANN, a_vote(table, PROPOSED["draw"]))

    answer = await club.press(CLEO, a_vote(table, VoteKey.YES, 1))
    proposed = await club.press(CLEO, a_vote(table, PROPOSED["end"]))

    assert said("refusal-no-vote") in answer.texts[0]
    assert said("refusal-already-left") in proposed.texts[0]


async def test_a_vote_is_decided_by_those_who_voted_when_its_time_is_over(club: Club) -> None:
    table = (await club.dealt(4, "cluedo")).record.id
    await club.press(ANN, a_vote(table, PROPOSED["end"]))

    club.clock.skip(hours=25)
    await Votes(club.tables).tick()
    await club.delivery.idle()

    assert (await club.record(table)).status is Status.ENDED


async def test_the_menu_and_the_state_of_a_vote_are_shown_to_one_person(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    menu = await club.press(BEN, a_vote(table, VoteKey.SHOW))
    assert said("vote-menu") in menu.texts[0]
    assert said("vote-menu-costs") in menu.texts[0]  # to ask for the end is to be for it
    await club.press(ANN, a_vote(table, PROPOSED["end"]))

    shown = await club.press(BEN, a_vote(table, VoteKey.SHOW))

    assert "Ann" in shown.texts[0]


async def test_the_menu_of_votes_leads_back_to_the_pages_of_the_table(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    menu = await club.press(BEN, a_vote(table, VoteKey.SHOW))

    assert fixed(table, Fixed.TABS).id in menu.texts[0]


@pytest.mark.parametrize("locale", WORDS.languages)
async def test_a_name_that_stands_in_bold_is_not_set_in_bold_once_more(locale: str) -> None:
    """Discord reads the signs of both in pairs: the name would be plain, and the rest a text with stars."""
    name = bold("Oscar")

    text = WORDS.say(locale, Line("vote-seat", {"own": False, "player": Who(Seat(1))}), lambda _: name)

    assert name in text
    assert "**" not in text.replace(name, "")


async def test_whoever_plays_with_rivals_alone_is_offered_no_vote_that_one_press_would_decide(club: Club) -> None:
    table = (await dealt_with_rivals(club)).record.id

    menu = await club.press(ANN, a_vote(table, VoteKey.SHOW))

    assert said("vote-control-offer") in menu.texts[0]
    assert said("vote-control-draw") not in menu.texts[0]
    assert said("vote-control-end") not in menu.texts[0]
    assert said("vote-menu-costs") not in menu.texts[0]


async def test_another_host_can_be_named_beside_a_running_game_where_there_is_somebody(club: Club) -> None:
    alone = (await dealt_with_rivals(club)).record.id
    together = (await club.dealt(3, channel=ChannelId(102))).record.id

    pages = [await club.press(ANN, fixed(table, Fixed.MORE)) for table in (alone, together)]

    for table, page, is_offered in zip((alone, together), pages, (False, True), strict=True):
        assert (fixed(table, Fixed.HOST).id in page.texts[0]) is is_offered
        assert fixed(table, Fixed.PEOPLE).id not in page.texts[0]  # nobody can be invited any more


async def test_whoever_wants_to_leave_is_offered_to_hand_their_seat_over(club: Club) -> None:
    table = (await club.dealt(3)).record.id

    question = await club.press(BEN, fixed(table, Fixed.LEAVE))
    menu = await club.press(BEN, a_vote(table, VoteKey.SHOW))

    assert a_vote(table, VoteKey.SHOW).id in question.texts[0]
    assert a_vote(table, VoteKey.SEAT + 1).id in menu.texts[0]


async def test_whoever_agrees_to_a_takeback_too_late_is_not_told_that_somebody_was_against_it(club: Club) -> None:
    table = (await club.dealt(2, "bakerstreet")).record.id

    async def act() -> UserId:
        live = await club.tables.load(table)
        seat = min(live.game.rules.turn(live.state))
        await club.tables.act(table, live.player(seat).user, next(live.game.rules.legal(live.state, seat)))
        return live.player(seat).user

    await act()
    bidder = await act()
    await club.press(bidder, a_vote(table, VoteKey.TAKEBACK, 2))
    other = await act()

    answer = await club.press(other, a_vote(table, VoteKey.YES, 1))

    assert said("refusal-takeback-late") in answer.texts[-1]
    assert said("vote-failed") not in answer.texts[-1]


async def test_of_a_block_only_the_host_learns_when_a_seat_is_offered_to_whom_they_have_blocked(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.store.block(ANN, STRANGER, is_blocked=True)
    handover = Handover(Votes(club.tables))

    for user, key in ((BEN, "guest-barred"), (ANN, "guest-blocked")):
        with pytest.raises(Refusal, match=key):
            await handover.offer(table, user, "P", "en", newcomer=STRANGER)

    assert await club.store.vote(table) is None


@pytest.mark.parametrize(("what", "effect"), [(PROPOSED["end"], "ended-by-vote"), (PROPOSED["draw"], "ended-by-draw")])
async def test_that_a_vote_closes_a_table_is_told_once_by_its_post(club: Club, what: int, effect: str) -> None:
    table = (await club.dealt(3)).record.id
    await club.press(ANN, a_vote(table, what))
    await club.press(BEN, a_vote(table, VoteKey.YES, 1))

    answer = await club.press(CLEO, a_vote(table, VoteKey.YES, 1)) if what == PROPOSED["draw"] else None

    assert (await club.record(table)).status is Status.ENDED
    assert sum(said(effect) in post for post in club.discord.posts()) == 1
    assert answer is None or answer.texts == [said("vote-decides")]


@pytest.mark.parametrize(("what", "effect"), [(PROPOSED["end"], "ended-by-vote"), (PROPOSED["draw"], "ended-by-draw")])
async def test_whoever_is_alone_with_rivals_reads_once_that_the_table_is_closed(
    club: Club, what: int, effect: str
) -> None:
    table = (await dealt_with_rivals(club)).record.id

    answer = await club.press(ANN, a_vote(table, what))

    assert answer.texts == [said("vote-decides")]
    assert sum(said(effect) in post for post in club.discord.posts()) == 1


async def test_whoever_is_alone_with_rivals_takes_a_number_back_without_a_vote_and_reads_it_once(club: Club) -> None:
    table = (await dealt_with_rivals(club, "bakerstreet", rivals=1)).record.id
    while True:
        live = await club.tables.load(table)
        seat = min(live.game.rules.turn(live.state))
        action = next(iter(live.game.rules.legal(live.state, seat)))
        await club.tables.act(table, live.player(seat).user, action)
        live = await club.tables.load(table)
        if live.player(seat).user == ANN and live.back(seat) is Back.AGREED:
            break
    await club.delivery.idle()
    before = len(club.discord.posts())

    desk = await club.press(ANN, fixed(table, Fixed.DESK))
    answer = await club.press(ANN, a_vote(table, VoteKey.TAKEBACK, live.n))

    assert said("takeback-control-ask") not in desk.texts[0]
    assert await club.store.vote(table) is None
    assert said("act-again") in answer.texts[0]
    told = club.discord.posts()[before:]
    assert sum("↩️" in post for post in [*told, *answer.texts]) == 1
