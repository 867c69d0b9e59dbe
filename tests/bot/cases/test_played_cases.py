"""Cases out of games that were played here: by leave of all who played, for nobody who knows the game, and the same for all."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.cases.cases import OUT_OF, REST, Cases
from bot.cases.making import prove
from bot.cases.messages.cases import CaseWords
from bot.cases.records import PLAYED_FROM, AttemptRecord, Day, Retraced, day_of, played_number
from bot.cases.store import StoredCases
from bot.deduction.ui.sheet import chosen_at
from bot.messages.controls import CaseControl, CaseKey, Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.ids import GuildId, InteractionId, TableId, UserId
from bot.tables.options import CASES, OFF, ON
from bot.tables.records import Terms
from bot.tables.status import Status
from bot.tables.wanted import Sitting, Wanted
from bot.telling.message import Reader
from bot.thinking import Unthought
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deduction.puzzle import retrace, written
from games.core.playthrough import EntryKind, Playthrough
from tests.bot.store.builders import NOON
from tests.bot.store.finished import begun, finished, handed_over, played
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, Here, fixed, said
from tests.builders import RunningGame
from tests.games.core.deduction.closing import SEATS, a_closed_game
from tests.words import WORDS

ANN, BEN, CLEO, DAN, EVE = PEOPLE[:5]
PLAYERS = [ANN, BEN, CLEO]
SHOW = CaseControl(False, 0, CaseKey.SHOW).id


async def closed(club: Club, users: list[UserId] = PLAYERS, **more: Any) -> TableId:
    """Store a game whose players agreed that it may become a case, and let it rest until a day that has one of such a game."""
    table = await finished(club.store, a_closed_game(), users, 1, GUILD, terms=Terms(may_be_case=True), **more)
    rest(club)
    return table


def replayed(game: RunningGame, moves: int) -> RunningGame:
    """Return the same game after so many moves."""
    cut = RunningGame(game.case, game.seed)
    for move in game.moves[:moves]:
        cut.move(move.kind, move.seat, move.action)
    return cut


def rest(club: Club) -> None:
    while club.clock.now() < NOON + timedelta(hours=1) + REST or day_of(club.clock.now()) % OUT_OF:
        club.clock.skip(days=1)


async def shown(club: Club, user: UserId) -> str:
    return (await club.press(user, SHOW)).texts[-1]


def from_play(text: str) -> bool:
    return said("case-played") in text


async def test_whoever_does_not_know_the_game_gets_it_and_whoever_does_gets_another_and_is_told_so(club: Club) -> None:
    table = await closed(club)
    await club.store.watch(table, EVE)

    texts = {user: await shown(club, user) for user in (ANN, BEN, CLEO, DAN, EVE)}

    assert {user for user, text in texts.items() if from_play(text)} == {DAN}
    assert all(said("case-instead") in texts[user] for user in (*PLAYERS, EVE))
    assert "name of" not in texts[DAN]  # as those are called who played


async def test_both_cases_of_a_day_are_proven_rated_and_explained_each_by_itself(club: Club) -> None:
    await closed(club)
    cases, day = club.rooms["cases"].on._cases, day_of(club.clock.now())
    for user, number in ((DAN, played_number(day)), (ANN, day)):
        case = await cases.of_the_day(user)
        assert case.number == number
        proof, text = prove(case.opened.puzzle), ""
        for cell in sorted(proof.asked):
            at = chosen_at(proof.sheet, cell)
            assert at.row is not None
            assert at.column is not None
            mark = CaseControl(False, number, CaseKey.YES, 0, (at.row + 1, at.column + 1))
            text = (await club.press(user, mark.id)).texts[-1]
        assert said("case-proven", unproven=0, hints=0, days=1, frozen=0, hours=0, minutes=1) in text
        assert [row["case_id"] for row in (await club.house.own_data.kept_of(user))["solvings"]] == [number]
        told = await club.press(user, CaseControl(False, number, CaseKey.WHY).id)
        assert said("refusal-stale") not in told.texts[-1]


async def test_whoever_watches_the_game_while_its_case_is_open_gets_another_and_no_answer_is_counted(
    club: Club,
) -> None:
    table = await closed(club, channel=CHANNEL)
    case = await club.rooms["cases"].on._cases.of_the_day(DAN)
    await club.press(DAN, Control(table, 0, Kind.FRAME, 1, picked=(0, 0)))

    pressed = await club.press(DAN, CaseControl(False, case.number, CaseKey.ANSWER, 0, (1, 1, 1)).id)

    assert said("refusal-case-other") in pressed.texts[-1]
    assert await StoredCases(club.store.database).attempt(case.attempt.day, DAN) is None
    assert not from_play(await shown(club, DAN))


async def test_what_is_shared_does_not_tell_who_knows_the_game(club: Club) -> None:
    await closed(club)
    cases, words = club.rooms["cases"].on._cases, CaseWords(Presenter(WORDS).sentences)
    cards = []
    for n, user in enumerate((ANN, DAN)):
        case = await cases.of_the_day(user)
        who = AttemptRecord(day=case.attempt.day, user=user, guild=None, name="")
        case = await cases.answer(case, who, InteractionId(n), is_right=True)
        cards.append(words.card(Reader(), case, "Somebody").text)

    assert cards[0] == cards[1]


async def test_a_case_that_may_be_shown_no_more_is_not_explained_by_another(club: Club) -> None:
    await closed(club)
    cases = club.rooms["cases"].on._cases
    case = await cases.of_the_day(DAN)
    who = AttemptRecord(day=case.attempt.day, user=DAN, guild=None, name="")
    await cases.answer(case, who, InteractionId(5), is_right=True)
    await club.house.own_data.erase(BEN)

    with pytest.raises(Refusal, match="stale"):
        await cases.finished(case.number, DAN)


async def test_whoever_takes_the_file_of_the_game_gets_another_case(club: Club) -> None:
    table = await closed(club, channel=CHANNEL)

    await club.press(EVE, fixed(table, Fixed.EXPORT))

    assert not from_play(await shown(club, EVE))
    assert from_play(await shown(club, DAN))


async def test_nobody_whom_an_evening_seats_has_agreed_to_anything(club: Club) -> None:
    record = await club.opened()
    await club.lobby.option(record.id, ANN, CASES, ON)
    people = [Sitting(user, "somebody", "en") for user in PLAYERS]

    dealt = await club.lobby.deal(
        Wanted(guild=GUILD, channel=record.channel, game=record.game, locale="en", pace=None, people=people)
    )

    assert (dealt.id, dealt.status, dealt.terms.may_be_case) == (record.id, Status.LIVE, False)


async def test_every_process_gives_the_same_case_and_the_first_that_made_it_wins(club: Club) -> None:
    table = await closed(club)
    other = Cases(StoredCases(club.store.database), club.house.ground, club.workers)
    mine = await club.rooms["cases"].on._cases.of_the_day(DAN)
    text = await StoredCases(club.store.database).played_text(mine.attempt.day)

    await StoredCases(club.store.database).keep_case(mine.attempt.day, "another", Retraced(table, "another"))

    assert (await other.of_the_day(EVE)).opened == mine.opened
    assert await StoredCases(club.store.database).played_text(mine.attempt.day) == text


async def test_tomorrows_case_of_a_game_is_made_in_advance(club: Club) -> None:
    await closed(club)
    club.clock.skip(days=-1)
    cases, tomorrow = club.rooms["cases"].on._cases, Day(day_of(club.clock.now()) + 1)
    assert not from_play(await shown(club, DAN))

    await cases.prepare()

    assert await StoredCases(club.store.database).played_text(tomorrow) is not None


async def no_leads(club: Club) -> bool:
    return not await StoredCases(club.store.database).leads(["clues"], club.clock.now(), 9)


async def test_no_case_is_made_of_a_game_that_may_not_or_not_yet_or_not_any_more(club: Club) -> None:
    game = a_closed_game()
    await finished(club.store, game, PLAYERS, 1)  # nobody agreed
    await finished(
        club.store, game, PLAYERS, 1, terms=Terms(may_be_case=True), is_held=True
    )  # its deal is still played elsewhere
    await begun(club.store, game, PLAYERS, terms=Terms(may_be_case=True))  # it goes on
    late = await begun(club.store, game, PLAYERS, terms=Terms(may_be_case=True))
    await handed_over(
        club.store, late.id, 0, ANN, EVE
    )  # who was never asked, nor will be by another game of the same people
    assert not (await club.record(late.id)).terms.may_be_case
    await played(club.store, replace(late, seats=(replace(late.seats[0], user=EVE), *late.seats[1:])), game, 1)
    rest(club)
    assert await no_leads(club)

    young = await finished(club.store, game, PLAYERS, 1, terms=Terms(may_be_case=True))
    assert not await StoredCases(club.store.database).leads(["clues"], NOON, 9)
    assert await StoredCases(club.store.database).leads(["clues"], club.clock.now(), 9) == [young]
    assert not await StoredCases(club.store.database).leads(["arosa"], club.clock.now(), 9)


@pytest.mark.parametrize("is_made", [False, True])
async def test_the_games_of_whoever_is_erased_drop_out_also_out_of_todays_case(club: Club, *, is_made: bool) -> None:
    await closed(club)
    if is_made:
        assert from_play(await shown(club, DAN))

    await club.house.own_data.erase(BEN)

    assert await no_leads(club)
    assert not from_play(await shown(club, DAN))
    assert said("case-instead") not in await shown(club, ANN)


async def test_no_case_is_made_or_shown_of_a_game_whose_server_removed_the_bot_unless_it_comes_back(club: Club) -> None:
    await closed(club)
    when = club.clock.now()

    async def removed(at: datetime | None) -> None:
        await club.store.change_server(GuildId(GUILD), lambda now: replace(now, removed_at=at))

    await removed(when)
    assert await no_leads(club)
    await removed(None)
    assert from_play(await shown(club, DAN))
    await removed(when)
    assert not from_play(await shown(club, DAN))
    assert said("case-instead") not in await shown(club, ANN)
    await removed(None)
    assert from_play(await shown(club, DAN))


async def test_a_server_that_is_erased_leaves_no_case_behind(club: Club) -> None:
    table = await closed(club)
    assert from_play(await shown(club, DAN))
    await club.store.change_server(GuildId(GUILD), lambda now: replace(now, removed_at=NOON))

    await club.store.erase_server(GUILD, NOON)
    await StoredCases(club.store.database).keep_case(Day(900), "a puzzle", Retraced(table, "made before that"))

    assert not from_play(await shown(club, DAN))
    assert await StoredCases(club.store.database).played_text(Day(900)) is None


async def test_leave_taken_back_while_a_case_is_made_counts(club: Club) -> None:
    table = await closed(club)
    await StoredCases(club.store.database).make_no_case(table)

    await StoredCases(club.store.database).keep_case(Day(900), "a puzzle", Retraced(table, "another"))

    assert (
        await StoredCases(club.store.database).case(Day(900)),
        await StoredCases(club.store.database).played_text(Day(900)),
    ) == ("a puzzle", None)


async def test_a_game_that_makes_no_puzzle_is_looked_at_once(club: Club) -> None:
    game = a_closed_game()
    short = replayed(game, 3)
    table = await finished(club.store, short, PLAYERS, 1, terms=Terms(may_be_case=True))
    rest(club)

    assert not from_play(await shown(club, DAN))

    assert not (await club.record(table)).terms.may_be_case


async def test_a_game_of_which_none_could_be_made_in_time_is_passed_over_and_keeps_its_leave(club: Club) -> None:
    slow = await closed(club)
    tried = []

    class Slow(Here):
        async def retrace(self, played: Playthrough, /) -> str | None:
            tried.append(played)
            raise Unthought

    cases = Cases(StoredCases(club.store.database), club.house.ground, Slow())
    for _ in range(2):
        assert (await cases.of_the_day(DAN)).number < PLAYED_FROM
        club.clock.skip(days=OUT_OF)

    assert len(tried) == 1
    assert await StoredCases(club.store.database).leads(["clues"], club.clock.now(), 9) == [slow]


async def test_only_a_lobby_that_nobody_else_sits_in_can_allow_it_and_everybody_sees_that_it_does(club: Club) -> None:
    record = await club.opened()
    lobbies = Presenter(WORDS).lobbies
    assert said("lobby-cases") not in lobbies.text(record, reader_of(record))
    record = await club.lobby.option(record.id, ANN, CASES, ON)
    assert said("lobby-cases") in lobbies.text(record, reader_of(record))
    await club.lobby.join(record.id, BEN, "Ben", "en")
    assert (await club.record(record.id)).terms.may_be_case
    await club.lobby.option(record.id, ANN, CASES, OFF)
    with pytest.raises(Refusal, match="case-others-seated"):
        await club.lobby.option(record.id, ANN, CASES, ON)
    with pytest.raises(Refusal, match="options-wrong"):
        await club.lobby.option(record.id, ANN, CASES, "perhaps")


def test_nothing_of_the_end_or_of_the_deals_origin_is_in_a_puzzle_out_of_a_game() -> None:
    game = a_closed_game()
    puzzle = retrace(BY_KEY["clues"], game.playthrough())
    assert puzzle is not None
    assert len(puzzle.played.moves) < len(game.moves)
    assert not any(move.action is not None and move.action.is_final for move in puzzle.played.moves)
    assert '"secret"' not in written(puzzle)


def test_a_game_that_somebody_left_or_that_has_options_of_its_own_makes_no_puzzle() -> None:
    game = a_closed_game()
    whole = game.playthrough()
    own = {option.key: option.values[-1] for option in BY_KEY["clues"].info.options}
    left = replayed(game, len(game.moves) - 1)
    left.move(EntryKind.FORFEIT, left.someone())

    assert retrace(BY_KEY["clues"], left.playthrough()) is None
    if own:
        assert retrace(BY_KEY["clues"], replace(whole, options=BY_KEY["clues"].info.settle(own, SEATS))) is None


async def test_a_case_that_somebody_has_done_stays_theirs_when_they_watch_the_game_afterwards(club: Club) -> None:
    table = await closed(club)
    cases = club.rooms["cases"].on._cases
    case = await cases.of_the_day(DAN)
    who = AttemptRecord(day=case.attempt.day, user=DAN, guild=None, name="")
    await cases.answer(case, who, InteractionId(5), is_right=True)
    await club.store.watch(table, DAN)

    after = await cases.of_the_day(DAN)

    assert (after.number, after.is_other) == (case.number, False)
