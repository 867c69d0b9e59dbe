"""The scenes of cases: one comes of a game, and they are answered, proven and solved together."""

from __future__ import annotations

from typing import Any

from bot.cases.cases import OUT_OF, REST, graded, practice_id
from bot.cases.joint import NewJointCase
from bot.cases.joint_records import JointId
from bot.cases.making import prove
from bot.cases.proof_records import Stake
from bot.cases.records import AttemptRecord, day_of
from bot.tables.lobby import Lobby
from bot.tables.options import CASES, ON
from bot.tables.stores import FILM, INQUEST
from games.core.deduction.sheet import Sign
from tests.bot.store.full_house.builder import ANN, BEN, CLEO, CLUB, DAN, EVE, FAY, GWEN, HAL, IDA, NAME, Bot
from tests.games.core.deduction.closing import a_closed_game


async def a_case_comes_of_a_game(bot: Bot) -> None:
    """A game in which somebody could name their case becomes the case of a day, by leave of its players; one who watched it gets another."""
    closed = a_closed_game()
    lobby = Lobby(bot.tables, entropy=lambda _: closed.seed, is_bound=False)  # the deal is to be the one of that game
    record = await lobby.new(
        guild=CLUB, channel=bot.channel(), host=FAY, name=NAME[FAY], game="clues", locale="en", speaks="fr"
    )
    await lobby.options(record.id, FAY, {**dict(closed.case.options), CASES: ON})
    for user in (GWEN, HAL):
        await lobby.join(record.id, user, NAME[user], "fr")
    await lobby.start(record.id, FAY)
    for move in closed.moves:
        assert move.action is not None
        table = await bot.tables.load(record.id)
        await bot.tables.act(record.id, table.player(move.seat).user, move.action, interaction=bot.interaction())
    await bot.told()
    await bot.store.watch(record.id, DAN)
    await bot.store.keep_post(record.id, FILM, _message(1))
    await bot.store.keep_post(record.id, INQUEST, _message(2))
    bot.clock.skip(seconds=REST.total_seconds())
    while day_of(bot.clock.now()) % OUT_OF:
        bot.clock.skip(days=1)


async def cases_are_answered(bot: Bot) -> None:
    """The case of the day is solved, tried, and given up; one to practise is answered."""
    for user, tries in ((BEN, 1), (IDA, 3), (ANN, 2), (FAY, 1)):
        case = await bot.cases.of_the_day(user)
        for n in range(tries):
            who = AttemptRecord(day=case.attempt.day, user=user, guild=None if user == ANN else CLUB, name=NAME[user])
            is_right = n + 1 == tries and user != IDA
            case = await bot.cases.answer(case, who, bot.interaction(), is_right=is_right)
    number, found = await bot.cases.practice(BEN, 7, None, None)
    for user in (BEN, ANN):
        await bot.cases.practised(number, found, user, is_right=user == BEN)


async def cases_are_proven(bot: Bot) -> None:
    """The case of the day is proven with a slip and a deal that was shown; another proof is begun, and one to practise."""
    case = await bot.cases.of_the_day(CLEO)
    rated, proof = graded(case.number, case.opened), prove(case.opened.puzzle)
    who = AttemptRecord(day=case.attempt.day, user=CLEO, guild=CLUB, name=NAME[CLEO])
    stake = Stake(who, bot.interaction())
    first, *_ = cells = sorted(proof.asked)
    await bot.proving.look(case.number, CLEO)
    await bot.proving.mark(rated, case.opened, CLEO, first, Sign.NO.value, stake)
    await bot.proving.refuted(rated, case.opened, CLEO, first, Sign.NO.value, stake)
    for cell in cells:
        await bot.proving.mark(rated, case.opened, CLEO, cell, Sign.YES.value, stake)
    number, found = await bot.cases.practice(DAN, 7, None, None)
    practised, proof = graded(practice_id(number), found), prove(found.puzzle)
    await bot.proving.look(practised.number, DAN)
    await bot.proving.mark(practised, found, DAN, min(proof.asked), Sign.YES.value, None)


async def cases_are_solved_together(bot: Bot) -> None:
    """A case is proven by several people, with a slip and a deal that was shown; a moderator closes another, and one is under way."""
    for n, host in enumerate((ANN, BEN, CLEO)):
        new = NewJointCase(guild=CLUB, channel=bot.channel(), host=host, locale="fr")
        record = await bot.joint.open(new, "cluedo", None)
        await bot.joint_posts.tick()
        first, *others = sorted((await bot.joint.sheet(record, host)).asked)
        await bot.joint.mark(record, DAN, first, Sign.NO.value)
        record, _ = await bot.joint.refuted(await bot.joint.at(record.id, record.channel), EVE, first, Sign.NO.value)
        if n:
            await bot.joint.mark(record, host, first, Sign.YES.value)
        else:
            for cell in (first, *others):
                await bot.joint.mark(record, host, cell, Sign.YES.value)
        if n == 1:
            await bot.joint.give_up(record, DAN, is_moderator=True)
    await bot.joint_posts.go_on({JointId(1)})


def _message(n: int) -> Any:
    return 738_500_000_000_000_000 + n
