"""The case of the day and cases to practise, pressed as on Discord, over a real database."""

from __future__ import annotations

import asyncio

import pytest

from bot.cases.cases import Cases
from bot.cases.making import prove
from bot.cases.messages.clues import among
from bot.cases.ratings import Graded, Score, grade_for
from bot.cases.records import TRIES, AttemptRecord, Day, day_of
from bot.cases.store import StoredCases
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.pages import LETTERS, ROWS
from bot.messages.sentences import Sentences
from bot.queueing import Order
from bot.tables.ids import InteractionId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from bot.telling.message import Button, Reader, Select
from games import BY_KEY
from games.core.deduction.proof import Quiz
from games.core.deduction.puzzle import Puzzle, opened
from tests.bot.ui.club import PEOPLE, Club, Here, said
from tests.puzzles import answerable, found
from tests.words import WORDS

ANN, BEN, CLEO = PEOPLE[:3]
EASY = Graded(-5, "clues", 1)


def today(club: Club) -> Day:
    return day_of(club.clock.now())


async def the_puzzle(club: Club) -> Puzzle:
    """Make the case of the day one that may be answered without a proof, and return it."""
    await StoredCases(club.store.database).keep_case(today(club), answerable("clues")[1])
    made: Puzzle = (await club.rooms["cases"].on._cases.of_the_day(UserId(99))).opened.puzzle
    return made


def control(what: CaseKey, number: int, *picked: int, part: int = 0, practice: bool = False) -> str:
    return CaseControl(practice, number, what, part, picked).id


async def answer(club: Club, by: UserId, *picked: int) -> str:
    return (await club.press(by, control(CaseKey.ANSWER, today(club), *picked))).texts[0]


def quiz_of(puzzle: Puzzle) -> Quiz:
    quiz = prove(puzzle).quiz
    assert quiz is not None
    return quiz


def right(puzzle: Puzzle) -> tuple[int, ...]:
    quiz = quiz_of(puzzle)
    return tuple(part.index(noun) + 1 for part, noun in zip(quiz.parts, quiz.solution, strict=True))


def wrong(puzzle: Puzzle) -> tuple[int, ...]:
    first, *rest = right(puzzle)
    return (first % len(puzzle.parts[0]) + 1, *rest)


def solution(puzzle: Puzzle) -> str:
    """Return the solution with one thing more, which has the kind of another: each has its title."""
    quiz, reader = quiz_of(puzzle), among(Reader("en"), opened(BY_KEY[puzzle.played.game], puzzle))
    titles = [Sentences(WORDS).plain(reader, title) for title in quiz.titles]
    both = zip(titles, quiz.solution, strict=True)
    rows = " · ".join(said("case-solution-row", title=title, noun=noun) for title, noun in both)
    return said("case-solution-rows", rows=rows)


def result(puzzle: Puzzle) -> str:
    """Return the solution as it is told to who comes back to a case that is over."""
    return said("case-solution", nouns=puzzle.solution)


async def test_everybody_gets_the_same_case_and_its_solution_only_when_they_are_done(club: Club) -> None:
    show = control(CaseKey.SHOW, 0)
    puzzle = await the_puzzle(club)
    texts = [(await club.press(user, show)).texts[0] for user in (ANN, BEN)]

    assert texts[0] == texts[1]
    assert solution(puzzle) not in texts[0]
    assert said("case-wrong", left=TRIES - 1) in await answer(club, ANN, *wrong(puzzle))
    solved = await answer(club, ANN, *right(puzzle))
    assert said("case-solved", tries=2, days=1, frozen=0) in solved
    assert solution(puzzle) in solved
    assert not any(result(puzzle) in text for text in texts)
    assert result(puzzle) in (await club.press(ANN, show)).texts[0]
    assert result(puzzle) not in (await club.press(BEN, show)).texts[0]


async def test_a_case_that_is_made_is_shown_while_that_of_tomorrow_is_still_searched_for(club: Club) -> None:
    await StoredCases(club.store.database).keep_case(today(club), found("clues"))
    is_searching = asyncio.Event()

    class Searching(Here):
        async def search(self, seed: bytes, game: str | None, grade: int | None, order: Order, /) -> tuple[bytes, str]:
            is_searching.set()
            return await asyncio.Future[tuple[bytes, str]]()

    cases = Cases(StoredCases(club.store.database), club.house.ground, Searching())
    preparing = asyncio.create_task(cases.prepare())
    await is_searching.wait()

    async with asyncio.timeout(5):
        shown = await cases.of_the_day(ANN)

    assert shown.number == today(club)
    assert not preparing.done()
    preparing.cancel()


async def test_after_three_wrong_answers_the_case_is_over_and_no_fourth_counts(club: Club) -> None:
    puzzle = await the_puzzle(club)
    texts = [await answer(club, ANN, *wrong(puzzle)) for _ in range(TRIES)]
    assert said("case-failed", tries=TRIES) in texts[-1]

    assert said("case-failed", tries=TRIES) in await answer(club, ANN, *right(puzzle))


async def test_a_press_that_arrives_twice_counts_once(club: Club) -> None:
    who = AttemptRecord(day=today(club), user=ANN, guild=None, name="Ann")
    tried = [
        await StoredCases(club.store.database).try_case(who, EASY, is_right=False, by=InteractionId(by))
        for by in (1, 1, 2)
    ]

    assert [each.tries for each in tried] == [1, 1, 2]


async def test_a_streak_is_counted_on_for_longer_than_a_year(club: Club) -> None:
    club.clock.skip(days=500)
    await the_puzzle(club)
    for day in range(today(club) - 399, today(club)):
        who = AttemptRecord(day=Day(day), user=ANN, guild=None, name="Ann")
        await StoredCases(club.store.database).try_case(
            who, Graded(day, "clues", 1), is_right=True, by=InteractionId(day)
        )

    assert (await club.rooms["cases"].on._cases.of_the_day(ANN)).streak.days == 399


async def test_yesterdays_case_takes_no_answer_and_says_so(club: Club) -> None:
    puzzle, old = await the_puzzle(club), today(club)
    club.clock.skip(days=1)

    pressed = await club.press(ANN, control(CaseKey.ANSWER, old, *right(puzzle)))

    assert said("refusal-case-over") in pressed.texts[-1]  # the new case takes a while on a busy machine
    assert await StoredCases(club.store.database).attempt(old, ANN) is None


@pytest.mark.parametrize("forged", ["unknown", "shorter", "longer", "empty", "nothing"])
async def test_a_forged_answer_counts_for_nothing(club: Club, forged: str) -> None:
    _, *rest = right(await the_puzzle(club))
    picked = {"unknown": (99, *rest), "shorter": rest, "longer": (1, 1, *rest), "empty": (0, *rest), "nothing": ()}

    key = "refusal-case-incomplete" if forged == "empty" else "refusal-stale"
    assert said(key) in await answer(club, ANN, *picked[forged])
    assert await StoredCases(club.store.database).attempt(today(club), ANN) is None


async def has_done_many(club: Club, user: UserId, game: str) -> None:
    """Give somebody a rating that has settled."""
    for n in range(12):
        score = Score.WON if n % 2 else Score.LOST
        await StoredCases(club.store.database).keep_score(Graded(-500 - n, game, 2), user, score)


async def test_the_first_answer_rates_a_case_and_its_solver_and_they_are_told_with_the_solution_alone(
    club: Club,
) -> None:
    for user in (ANN, BEN):
        await has_done_many(club, user, "clues")
    number, opened = await club.rooms["cases"].on._cases.practice(ANN, answerable("clues")[0], "clues", None)
    case = Graded(-1 - number, opened.puzzle.played.game, opened.puzzle.grade)
    told = before = await StoredCases(club.store.database).duel(case, ANN)

    for picked in (wrong(opened.puzzle), right(opened.puzzle)):
        pressed = await club.press(ANN, control(CaseKey.ANSWER, number, *picked, practice=True))
        told = await StoredCases(club.store.database).duel(case, ANN)
        assert told.solver.mu < before.solver.mu
        assert told.case.mu > before.case.mu
        assert (f"{told.solver.points}" in pressed.texts[0]) == (picked == right(opened.puzzle))
    shown = await club.press(BEN, control(CaseKey.SOLUTION, number, practice=True))

    assert (await StoredCases(club.store.database).duel(case, BEN)).case.mu > told.case.mu
    assert f"{(await StoredCases(club.store.database).duel(case, BEN)).case.points}" in shown.texts[0]


async def test_the_case_of_the_day_rates_when_it_is_over_and_practice_is_as_hard_as_suits(club: Club) -> None:
    cases, puzzle = club.rooms["cases"].on._cases, await the_puzzle(club)
    case = Graded(today(club), puzzle.played.game, puzzle.grade)
    await has_done_many(club, ANN, puzzle.played.game)
    fresh = await StoredCases(club.store.database).duel(case, ANN)
    await answer(club, ANN, *wrong(puzzle))
    assert await StoredCases(club.store.database).duel(case, ANN) == fresh
    solved = await answer(club, ANN, *right(puzzle))
    rated = await StoredCases(club.store.database).duel(case, ANN)
    assert rated != fresh
    assert f"{rated.solver.points}" in solved

    for n in range(12):
        await StoredCases(club.store.database).keep_score(Graded(-100 - n, "clues", 3), BEN, Score.WON)
    assert grade_for(await StoredCases(club.store.database).solver(BEN, "clues")) == 3
    offered = [(await cases.for_somebody(user, "clues", None))[1].puzzle for user in (CLEO, BEN)]
    assert [(each.played.game, each.grade) for each in offered] == [("clues", 1), ("clues", 3)]


async def test_until_about_ten_cases_are_done_no_rating_is_told(club: Club) -> None:
    puzzle = await the_puzzle(club)
    case = Graded(today(club), puzzle.played.game, puzzle.grade)

    solved = await answer(club, ANN, *right(puzzle))

    duel = await StoredCases(club.store.database).duel(case, ANN)
    assert said("case-solved", tries=1, days=1, frozen=0) in solved
    assert str(duel.case.points) not in solved
    assert str(duel.solver.points) not in solved


async def test_what_is_chosen_stays_chosen_until_all_parts_are(club: Club) -> None:
    puzzle = await the_puzzle(club)
    picked = [0] * len(quiz_of(puzzle).parts)
    for part, k in enumerate(right(puzzle)):
        made = await club.press(ANN, control(CaseKey.PICK, today(club), *picked, part=part), [str(k)])
        picked[part] = k
        assert solution(puzzle) not in made.texts[0]

    assert await StoredCases(club.store.database).attempt(today(club), ANN) is None
    for given in ("0x1", "99", "-1", "", "9" * 40):
        made = await club.press(ANN, control(CaseKey.PICK, today(club), *picked, part=0), [given])
        assert said("refusal-stale") in made.texts[0]


async def test_the_board_and_the_card_tell_how_it_went_and_nothing_of_the_case(club: Club) -> None:
    puzzle = await the_puzzle(club)
    await answer(club, ANN, *right(puzzle))
    await answer(club, BEN, *wrong(puzzle))

    board = (await club.press(BEN, control(CaseKey.BOARD, today(club)))).texts[0]
    card = (await club.press(ANN, control(CaseKey.SHARE, today(club)))).texts[0]

    assert said("case-board", n=today(club), many=1) in board  # who is not through is not on it
    for text in (board, card):
        assert not any(said("case-solution", nouns=(noun,)) in text for noun in puzzle.solution)
        assert solution(puzzle) not in text
    refused = await club.press(BEN, control(CaseKey.SHARE, today(club)))
    assert said("refusal-stale") in refused.texts[0]  # nothing to share yet


async def test_a_result_is_shared_once_in_a_channel_also_by_two_presses_at_once(club: Club) -> None:
    await answer(club, ANN, *right(await the_puzzle(club)))
    share = control(CaseKey.SHARE, today(club))

    answers = await asyncio.gather(*(club.press(ANN, share) for _ in range(2)))
    later = await club.press(ANN, share)

    told = sorted(said("refusal-case-shared") in each.texts[0] for each in (*answers, later))
    assert told == [False, True, True]


async def test_a_result_is_shared_in_a_few_channels_and_then_refused_without_a_post(club: Club) -> None:
    await answer(club, ANN, *right(await the_puzzle(club)))
    share, most = control(CaseKey.SHARE, today(club)), LIMITS[LimitedDeed.SHARE][Scope.PERSON].burst
    for n in range(most):
        posted = await club.press(ANN, share, channel=200 + n)
        again = await club.press(ANN, share, channel=200 + n)  # which shares nothing more, and is not counted
        assert said("refusal-case-shared") not in posted.texts[0]
        assert said("refusal-case-shared") in again.texts[0]

    refused = [await club.press(ANN, share, channel=200 + most) for _ in range(2)]

    too_often = said("refusal-too-often", deed=LimitedDeed.SHARE.value, at="").rstrip(" .")
    assert all(too_often in each.texts[0] for each in refused)


async def test_why_is_told_to_whoever_has_the_solution_and_to_nobody_else(club: Club) -> None:
    puzzle = await the_puzzle(club)
    why = control(CaseKey.WHY, today(club))
    refused = await club.press(BEN, why)
    await answer(club, ANN, *right(puzzle))

    told = "".join([(await club.press(ANN, control(CaseKey.WHY, today(club), n))).texts[-1] for n in range(9)])

    assert said("refusal-stale") in refused.texts[0]
    assert all(WORDS.noun("en", noun) in told for noun in puzzle.solution)


async def test_reasons_come_in_pages_that_a_phone_holds_with_a_way_to_the_next_and_back(club: Club) -> None:
    number, found = await club.rooms["cases"].on._cases.practice(ANN, answerable("clues")[0], "clues", None)
    why = await club.rooms["cases"].on._cases.why(found, ANN)
    words = club.rooms["cases"].on._words
    long = [(noun, lines * 9) for noun, lines in why]

    told: list[str] = []
    at: CaseControl | None = CaseControl(True, number, CaseKey.WHY)
    while at is not None:
        page = words.why(Reader("en"), found, long, at)
        ways = {each.label: each.id for row in page.rows for each in row if isinstance(each, Button)}
        assert (said("guide-back") in ways) == bool(told)
        told.append(page.text)
        at = CaseControl.read(ways.get(said("guide-next"), ""))

    assert len(told) > 1
    assert all(sum(-(-len(line) // LETTERS) for line in each.split("\n")) <= ROWS + 2 for each in told)
    whole, place = "\n".join(told), 0
    for _, lines in long:
        for line in club.house.words.sentences.lines(among(Reader("en"), found), lines):
            place = whole.index(line, place) + len(line)
    assert place == len(whole)


async def test_what_clues_ask_after_can_be_read_of_everything_that_may_be_answered(club: Club) -> None:
    number, opened = await club.rooms["cases"].on._cases.practice(ANN, answerable("clues")[0], "clues", None)
    quiz = quiz_of(opened.puzzle)
    words = club.rooms["cases"].on._words.practice(Reader("en"), number, opened, quiz, (0, 0, 0, 0))
    labels = [choice.label for row in words.rows for each in row if isinstance(each, Select) for choice in each.choices]

    assert labels == [WORDS.noun("en", noun, "full") for part in quiz.parts for noun in part]


async def test_the_number_of_no_case_to_practise_leads_to_none(club: Club) -> None:
    number, _ = await club.rooms["cases"].on._cases.practice(ANN, 0, None, None)
    assert number != 0
    for what in (CaseKey.WHY, CaseKey.SOLUTION, CaseKey.ANSWER):
        made = await club.press(ANN, control(what, 0, practice=True))
        assert said("refusal-stale") in made.texts[0]


async def test_a_case_to_practise_follows_from_its_number_and_counts_for_no_day(club: Club) -> None:
    number, opened = await club.rooms["cases"].on._cases.practice(ANN, answerable("clues")[0], "clues", None)

    first = await club.press(ANN, control(CaseKey.ANSWER, number, *wrong(opened.puzzle), practice=True))
    then = await club.press(ANN, control(CaseKey.ANSWER, number, *right(opened.puzzle), practice=True))

    assert said("case-practice-wrong") in first.texts[0]
    assert said("case-practice-right") in then.texts[0]
    assert await StoredCases(club.store.database).attempt(today(club), ANN) is None


async def test_another_case_to_practise_is_of_the_same_game(club: Club) -> None:
    cases = club.rooms["cases"].on._cases
    for game in ("clues", "bakerstreet"):
        number, _ = await cases.practice(ANN, None, game, None)
        assert cases.game_of(number) == game
        another = await club.press(ANN, control(CaseKey.PRACTISE, number, practice=True))
        assert said(f"game-{game}") in another.texts[-1]


async def test_what_somebody_made_of_cases_is_theirs_to_see_and_to_erase(club: Club) -> None:
    puzzle = await the_puzzle(club)
    await answer(club, ANN, *right(puzzle))
    kept = await club.house.own_data.kept_of(ANN)
    assert [each["is_solved"] for each in kept["cases"]] == [True]

    await club.house.own_data.erase(ANN)

    assert await StoredCases(club.store.database).attempt(today(club), ANN) is None
