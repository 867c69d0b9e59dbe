"""Seats for the program: who seats them, how they play, and that nobody ever writes to them or waits for them."""

from __future__ import annotations

import asyncio
import pickle
import re
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.messages.controls import Control, Fixed, Kind, RivalKey
from bot.messages.posted import news
from bot.messages.sentences import names_of
from bot.rivals.asking import asked_now
from bot.rivals.deciding import RivalQuestion
from bot.tables.cast import CAST
from bot.tables.guests import Guests
from bot.tables.ids import TableId
from bot.tables.rivals import LEAST, MOST, thinking_time
from bot.tables.status import Status
from bot.tables.vote_records import Verdict
from bot.telling.mailboxes import Mailboxes
from bot.telling.message import PrivateMessage
from bot.telling.senders import MailboxDeclined
from bot.thinking import NoWorker, Unthought
from bot.votes.handover import Handover
from bot.votes.motions.ending import END
from bot.votes.votes import Votes
from games import GAMES
from games.core.contract import Refusal
from games.core.deduction.rival import Decision, Strength, Style
from games.core.game import AnyGame
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat
from games.core.secret import Secret, SecretLeak
from tests.bot.rivals.with_rivals import (
    begins_to_think,
    dealt_with_rivals,
    last_moment_of_the_program,
    made,
    seated_with_rivals,
    seating,
    turn_of_the_program,
)
from tests.bot.ui.club import PEOPLE, Club, decided_here, fixed, said
from tests.words import WORDS

ANN, BEN = PEOPLE[0], PEOPLE[1]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


async def test_the_host_seats_rivals_and_sends_them_away(club: Club) -> None:
    table = await club.opened()

    screen = await club.press(ANN, fixed(table.id, Fixed.RIVALS))
    await club.press(ANN, seating(table.id, RivalKey.ADD), ["0"])
    await club.press(ANN, seating(table.id, RivalKey.ADD), ["19"])
    await club.press(ANN, seating(table.id, RivalKey.REMOVE, 0))

    assert said("rival-oscar") in screen.texts[0]
    assert [seat.name for seat in (await club.record(table.id)).seats] == ["Ann", CAST[19].name]
    [panel] = club.discord.standing()
    assert f"⚙\u00a0{CAST[19].name}" in panel.text
    assert said("rival-strength", strength="master", style="plain") in panel.text


async def test_only_the_host_seats_rivals_each_once_and_no_more_than_there_are_seats(club: Club) -> None:
    table = await club.seated(2, "clues")
    add = seating(table.id, RivalKey.ADD)

    refused = await club.press(BEN, add, ["0"])
    await club.press(ANN, add, ["0"])
    again = await club.press(ANN, add, ["0"])
    unknown = [await club.press(ANN, add, values) for values in (["99"], ["x"], [])]
    for number in "123":
        await club.press(ANN, add, [number])
    full = await club.press(ANN, add, ["4"])

    assert said("refusal-rival-seated") in again.texts[0]
    assert said("refusal-table-full", n=6) in full.texts[0]
    assert all(len(each.texts) == 1 for each in (refused, *unknown))
    assert len((await club.record(table.id)).seats) == 6


async def test_a_rival_hosts_nothing_and_keeps_no_lobby_open(club: Club) -> None:
    table = await seated_with_rivals(club, "clues", 1, people=2)
    rival = CAST[0].user

    with pytest.raises(Refusal, match="rival-hosts"):
        await club.lobby.hand_over(table.id, ANN, rival)
    with pytest.raises(Refusal, match="rival-kicked"):
        await Guests(club.tables, club.lobby).kick(table.id, ANN, rival)
    after = await club.lobby.leave(table.id, ANN)
    assert after.host == BEN
    assert (await club.lobby.leave(table.id, BEN)).status is Status.ENDED


@by_game
async def test_a_lone_person_plays_with_rivals_and_nobody_writes_to_them(club: Club, game: AnyGame) -> None:
    table = await dealt_with_rivals(club, game.info.key, game.info.seats.start - 1)
    table_id, rivals, dice = table.record.id, made(club), Random(game.info.key)

    for _ in range(40):
        table = await club.tables.load(table_id)
        if not table.record.is_open:
            break
        if 0 in game.rules.turn(table.state):
            await club.tables.act(table_id, ANN, dice.choice(list(game.rules.legal(table.state, table.seat_of(ANN)))))
        else:
            await turn_of_the_program(club, table_id, rivals)
    await club.delivery.idle()

    entries = await club.store.entries(table_id)
    assert {each.kind for each in entries} == {EntryKind.ACTION}
    assert any(each.user == CAST[0].user for each in entries)
    assert not [each for each in club.discord.posts() if re.search(r"<@-", each)]
    assert not [user for seat in table.record.seats if seat.is_rival for user in club.discord.letters(seat.user)]
    assert (await club.store.next_deadline(club.clock.now())) or not (await club.record(table_id)).is_open


@by_game
async def test_a_rival_is_given_what_its_seat_knows_and_no_secret(club: Club, game: AnyGame) -> None:
    table = await dealt_with_rivals(club, game.info.key, game.info.seats.start - 1)
    seat = next(each.seat for each in table.record.seats if each.is_rival)
    question = asked_now(table, seat, [])

    same: RivalQuestion = pickle.loads(pickle.dumps(question))

    assert same == question
    with pytest.raises(SecretLeak):
        pickle.dumps((question, Secret(1)))
    assert table.record.seed is not None
    assert question.seed != table.record.seed.open()


async def test_a_start_goes_on_with_what_the_program_owes(club: Club) -> None:
    table = await dealt_with_rivals(club)
    club.clock.skip(minutes=5)

    [(waiting, at)] = await club.store.rivals_due(club.clock.now())

    assert waiting.table == table.record.id
    assert table.record.started_at is not None
    assert LEAST <= at - table.record.started_at <= MOST


@pytest.mark.parametrize(("error", "complaints"), [(KeyError, 1), (Unthought, 0), (NoWorker, 0)])
async def test_what_is_said_where_the_process_is_asked_is_not_said_again_at_each_move(
    club: Club, error: type[Exception], complaints: int
) -> None:
    async def fails(_: RivalQuestion) -> Decision:
        raise error

    table = await dealt_with_rivals(club)
    rivals = made(club, fails)
    with capture_logs() as logs:
        await begins_to_think(table.record.id, rivals)
        await last_moment_of_the_program(club, table.record.id, rivals)

    assert len([each for each in logs if each["log_level"] in ("warning", "error")]) == complaints
    assert await club.store.entries(table.record.id)


async def test_how_long_a_rival_thinks_shows_in_nothing_for_it_has_thought_before_it_moves(club: Club) -> None:
    asked: list[RivalQuestion] = []

    async def thinks(question: RivalQuestion) -> Decision:
        asked.append(question)
        return await decided_here(question)

    table = await dealt_with_rivals(club, "clues")
    rivals = made(club, thinks)
    await begins_to_think(table.record.id, rivals)
    thought, moved = len(asked), await club.store.entries(table.record.id)
    await turn_of_the_program(club, table.record.id, rivals)

    assert (thought, moved) == (1, [])
    assert len(asked) == 1
    assert len(await club.store.entries(table.record.id)) == 1


async def test_a_move_made_at_the_same_time_takes_no_turn_from_the_program(club: Club) -> None:
    table = await dealt_with_rivals(club, "bakerstreet", 1)
    table_id, rules, rivals = table.record.id, table.game.rules, made(club)
    while 0 not in rules.turn(table.state):
        await turn_of_the_program(club, table_id, rivals)
    await club.store.plan_rival(table_id, club.clock.now())  # as where it has just taken a seat
    club.tables.forget(table.record)
    table = await club.tables.load(table_id)
    seat = table.seat_of(ANN)
    hands_over = next(
        each
        for each in rules.legal(table.state, seat)
        if rules.turn(table.judge(Move(EntryKind.ACTION, seat, each)).state) == {1}
    )

    await asyncio.gather(club.tables.act(table_id, ANN, hands_over), rivals.play(table_id))

    assert (await club.record(table_id)).schedule.rival_at is not None


async def test_what_a_rival_takes_says_nothing_but_the_number_of_the_step() -> None:
    for n in range(200):
        assert LEAST <= thinking_time(TableId(1), n, goes_on=True) <= thinking_time(TableId(1), n) <= MOST
    assert len({thinking_time(TableId(1), n) for n in range(200)}) == 200


async def test_a_table_that_has_only_the_program_left_is_closed(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 3)

    await club.tables.resign(table.record.id, ANN)
    await club.delivery.idle()

    record = await club.record(table.record.id)
    assert record.status is Status.ENDED
    assert any(said("ended-by-rivals") in each for each in club.discord.posts())


async def test_the_program_has_no_vote(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 3)
    votes = Votes(club.tables)
    Handover(votes)

    vote = await votes.propose(table.record.id, ANN, END)

    assert vote.verdict is Verdict.PASSED


async def test_nothing_is_ever_sent_to_the_program(club: Club) -> None:
    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    await dealt_with_rivals(club)

    with pytest.raises(MailboxDeclined):
        await mail.whisper(CAST[0].user, PrivateMessage(text="for whom?"), "nonce")


async def test_the_same_rivals_play_again(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 2)
    await club.tables.end(table.record.id)

    again = await club.lobby.again(await club.record(table.record.id), ANN)

    assert sorted(seat.user for seat in again.seats) == sorted(seat.user for seat in table.record.seats)
    assert again.host == ANN


async def test_a_move_of_the_program_can_be_asked_why_after_the_game(club: Club) -> None:
    table = await dealt_with_rivals(club, "clues", 1)
    rivals = made(club)
    await turn_of_the_program(club, table.record.id, rivals)
    await club.tables.end(table.record.id)

    answer = await club.press(ANN, Control(table.record.id, 0, Kind.FRAME, 1, picked=(0, 0)))

    assert said("why-clues-choose") in answer.texts[-1]


def test_the_cast_has_enough_of_each_strength_and_no_two_alike() -> None:
    most = max(game.info.seats[-1] for game in GAMES) - 1
    for strength in Strength:
        assert sum(each.strength is strength for each in CAST) >= most
    for what in ("number", "key", "name"):
        assert len({getattr(each, what) for each in CAST}) == len(CAST)


@by_game
async def test_the_style_of_a_character_is_named_where_the_game_knows_it_and_it_plays_in_it(
    club: Club, game: AnyGame
) -> None:
    table = await club.opened(game.info.key)
    screen = (await club.press(ANN, fixed(table.id, Fixed.RIVALS))).texts[0]

    for each in CAST:
        style = each.style if each.strength in game.styles else Style.PLAIN
        strength = said("rival-strength", strength=each.strength.value, style=style.value)
        assert said("rival-choice", name=each.name, strength=strength) in screen
    for bold in [each for each in CAST if each.style is Style.BOLD][: game.info.seats[0] - 1]:
        await club.press(ANN, seating(table.id, RivalKey.ADD), [str(bold.number)])
        style = bold.style if bold.strength in game.styles else Style.PLAIN
        strength = said("rival-strength", strength=bold.strength.value, style=style.value)
        assert f"({strength})" in club.discord.standing()[0].text
    await club.press(ANN, fixed(table.id, Fixed.START))
    live = await club.tables.load(table.id)
    assert asked_now(live, Seat(1), ()).situation.style is Style.BOLD


async def test_the_pawns_of_all_are_told_in_one_post_with_the_deal_and_on_the_panel_until_then(club: Club) -> None:
    live = await dealt_with_rivals(club, "cluedo", rivals=3)
    table, rivals, begun = live.record.id, made(club), len(club.discord.posts())
    for _ in range(3):
        await turn_of_the_program(club, table, rivals)
    await club.delivery.idle()
    assert len(club.discord.posts()) == begun
    live = await club.tables.load(table)
    assert [line.key for line in news(live, live.now, WORDS)] == ["event-cluedo-pawn-chosen"] * 3

    await club.tables.act(table, ANN, next(iter(live.game.rules.legal(live.state, live.seat_of(ANN)))))
    await club.delivery.idle()

    (told,) = club.discord.posts()[begun:]
    dealt = told.index("Rolls for the deal")
    assert all(told.index(f"{name}** plays ") < dealt for name in names_of(live.record).by_seat)
