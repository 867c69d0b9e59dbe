"""An answer that waits for somebody else goes on when they have acted; and under every post everybody finds their own desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import events_of
from bot.messages.sentences import event_line, reader_of
from bot.tables.table import Table
from games.bakerstreet.actions import Estimate, Play
from games.cluedo.actions import Move, Show, Suggest
from games.cluedo.events import CardSeen
from games.cluedo.model import Room
from games.core.contract import Action
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, fixed
from tests.bot.ui.interactions import FakeInteraction, refused
from tests.builders import amount

MOVES = amount(40, 300)


def active(table: Table) -> Seat:
    return min(table.game.rules.turn(table.state))


def legal(table: Table, seat: Seat) -> list[Action]:
    return list(table.game.rules.legal(table.state, seat))


async def do(
    club: Club, table: Table, wanted: Callable[[Action], bool], *, in_mailbox: bool = False
) -> FakeInteraction:
    """Let the player who is to act press the first action of a kind, with all that it asks confirmed."""
    seat = active(table)
    number = next(n for n, each in enumerate(legal(table, seat)) if wanted(each))
    return await pressed(club, table, seat, number, in_mailbox=in_mailbox)


async def pressed(club: Club, table: Table, seat: Seat, number: int, *, in_mailbox: bool = False) -> FakeInteraction:
    control = Control(table.record.id, table.n, Kind.CONFIRMED, number)
    return await club.press(table.player(seat).user, control, in_mailbox=in_mailbox)


async def asked(club: Club, *, does_end: bool = False, in_mailbox: bool = False) -> tuple[Table, FakeInteraction]:
    """Play Cluedo until a player asks somebody who has a card to show; return the answer to the press."""
    table = await club.dealt(3, "cluedo")
    for _ in range(200):
        actions = legal(table, active(table))
        if Suggest in map(type, actions):
            answer = await do(
                club, table, lambda each: isinstance(each, Suggest) and each.end is does_end, in_mailbox=in_mailbox
            )
            if table.state.witness is not None:
                return table, answer
            continue
        into = [each for each in actions if isinstance(each, Move) and isinstance(each.to, Room)]
        patient = [each for each in actions if not each.is_final]
        await do(club, table, lambda each, wanted=(into or patient)[0]: each == wanted)  # type: ignore[misc]  # a default
    raise AssertionError("nobody is asked")


def seen(club: Club, table: Table, seat: Seat) -> str:
    """Return in words which card a seat was shown in the last step."""
    (event,) = events_of(table.now, seat)
    assert isinstance(event, CardSeen)
    return club.answers.sentences.line(reader_of(table.record, "en"), event_line(table.game, event))


@pytest.mark.parametrize("is_closed", [False, True])
@pytest.mark.parametrize("does_end", [False, True])
async def test_the_answer_to_a_suggestion_says_which_card_was_shown_once_it_is(
    club: Club, does_end: bool, is_closed: bool
) -> None:
    if is_closed:
        club.discord.closed = {*PEOPLE}
    table, answer = await asked(club, does_end=does_end)
    me = table.state.active
    assert answer.said == ["sent"]

    witness = await do(club, table, lambda each: isinstance(each, Show))

    assert answer.said == ["sent", "edited"]
    assert seen(club, table, me) in answer.texts[-1]
    assert seen(club, table, me) not in str(witness.texts)
    assert witness.said == ["sent"]
    assert all(seen(club, table, me) not in post for post in club.discord.posts())
    assert bool(club.discord.mailboxes) is not is_closed


async def test_an_answer_goes_on_once_and_not_after_its_player_has_acted_again(club: Club) -> None:
    table, answer = await asked(club)
    await do(club, table, lambda each: isinstance(each, Show))
    after = [await do(club, table, lambda each: not each.is_final) for _ in range(12)]

    assert answer.said == ["sent", "edited"]
    assert all(each.said.count("edited") <= 1 for each in after)


async def test_an_answer_does_not_go_on_with_what_its_player_learns_by_their_next_action(club: Club) -> None:
    """Each action has an answer of its own, even where the older one is looked at first."""
    table = await club.dealt(2, "bakerstreet")
    me = active(table)
    await do(club, table, lambda each: isinstance(each, Play))
    answer = await do(club, table, lambda each: isinstance(each, Estimate))
    await do(club, table, lambda each: isinstance(each, Play))
    await do(club, table, lambda each: isinstance(each, Estimate))
    assert active(table) == me

    play = next(each for each in legal(table, me) if isinstance(each, Play))
    await club.tables.act(table.record.id, table.player(me).user, play)
    await club.delivery.idle()

    assert list(learnt(club, table, me))
    assert "edited" not in answer.said


async def test_where_discord_takes_no_more_changes_the_game_goes_on_and_the_desk_tells_it(club: Club) -> None:
    table, answer = await asked(club)
    me = table.state.active

    async def too_late(**_: object) -> None:
        raise refused(50027, 401)

    answer.edit_original_response = too_late  # type: ignore[method-assign]  # the token has died
    await do(club, table, lambda each: isinstance(each, Show))
    card = next(event.card for event in events_of(table.now, me) if isinstance(event, CardSeen))
    desk = await club.press(table.player(me).user, fixed(table.record.id, Fixed.DESK, table.n))

    assert answer.said == ["sent"]
    assert club.answers.sentences.catalogue.noun("en", card) in desk.texts[-1]


async def test_an_answer_in_a_mailbox_stays_as_it_is_for_the_next_letter_comes_below_it(club: Club) -> None:
    table, answer = await asked(club, in_mailbox=True)
    await do(club, table, lambda each: isinstance(each, Show))

    assert answer.said == ["sent"]


async def test_nobody_is_told_any_more_who_has_left_meanwhile(club: Club) -> None:
    table, answer = await asked(club)
    await club.tables.resign(table.record.id, table.player(table.state.active).user)
    await club.delivery.idle()
    for _ in range(3):
        await do(club, table, lambda each: not each.is_final)

    assert answer.said == ["sent"]


def learnt(club: Club, table: Table, seat: Seat) -> Iterator[str]:
    """Yield in words what a seat alone has learnt in the last step."""
    for event in events_of(table.now, seat):
        yield club.answers.sentences.line(reader_of(table.record, "en"), event_line(table.game, event))


@pytest.mark.parametrize("seed", range(amount(2, 20)))
@pytest.mark.parametrize(("game", "seats"), [("clues", 3), ("cluedo", 4), ("bakerstreet", 2), ("arosa", 3)])
async def test_in_every_game_what_a_waiting_player_learns_stands_in_their_last_answer(
    club: Club, game: str, seats: int, seed: int
) -> None:
    dice = Random(f"{game} {seed}")
    table = await club.dealt(seats, game)
    waiting: dict[Seat, FakeInteraction] = {}
    for _ in range(MOVES):
        if table.outcome is not None:
            break
        seat = dice.choice(sorted(table.game.rules.turn(table.state)))
        actions = legal(table, seat)
        kind = dice.choice(list(dict.fromkeys(map(type, actions))))
        before = {each: list(answer.said) for each, answer in waiting.items()}
        answer = await pressed(
            club, table, seat, dice.choice([n for n, each in enumerate(actions) if type(each) is kind])
        )
        waiting.pop(seat, None)
        for each, other in tuple(waiting.items()):
            news = list(learnt(club, table, each))
            assert other.said == [*before[each], *(["edited"] if news else [])]
            assert all(line in other.texts[-1] for line in news)
            if news:
                del waiting[each]
        if seat not in table.game.rules.turn(table.state):
            waiting[seat] = answer


async def test_the_desk_under_a_post_shows_everybody_their_own(club: Club) -> None:
    table, _ = await asked(club)
    me = table.state.active
    await do(club, table, lambda each: isinstance(each, Show))
    control = fixed(table.record.id, Fixed.DESK, table.n)

    desks = {user: (await club.press(user, control)).texts[-1] for user in PEOPLE[:3]}

    card = next(event.card for event in events_of(table.now, me) if isinstance(event, CardSeen))
    name = club.answers.sentences.catalogue.noun("en", card)
    other = next(seat.user for seat in table.record.seats if not events_of(table.now, seat.seat))
    assert name in desks[table.player(me).user]
    assert name not in desks[other]
