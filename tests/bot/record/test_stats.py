"""`/stats` behind its buttons: what is over is counted at once, what runs never, and nobody is shown who does not want it."""

from __future__ import annotations

from bot.messages.controls import Chapter, Own, StatsPage
from bot.record.ratings import PROVISIONAL
from bot.record.store import StoredRecord
from tests.bot.store.builders import NOON
from tests.bot.store.finished import a_won_game, finished
from tests.bot.ui.club import GUILD, PEOPLE, Club, said

ANN, BEN, CLEO = PEOPLE[:3]
MINE, SERVER = StatsPage(Chapter.PERSON).id, StatsPage(Chapter.SERVER).id
LADDER = StatsPage(Chapter.GAME, "lanterns").id
BENS, NOBODYS = (StatsPage(Chapter.PERSON, user=user).id for user in (BEN, 999))
HIDE, SHOW = Own("listed", 0).id, Own("listed", 1).id


async def test_a_game_counts_as_soon_as_it_is_over_and_not_before(club: Club) -> None:
    table = await club.dealt()
    assert said("stats-nothing") in (await club.press(BEN, MINE)).texts[0]

    await club.tables.resign(table.record.id, ANN)

    answer = (await club.press(BEN, MINE)).texts[0]
    assert said("stats-played", game=said("game-clues"), played=1, won=1) in answer
    assert said("stats-left", n=1) in (await club.press(ANN, MINE)).texts[0]
    assert said("stats-server", games=1) in (await club.press(CLEO, SERVER)).texts[0]


async def test_no_button_of_a_persons_pages_leads_to_the_page_that_it_stands_on(club: Club) -> None:
    game = StatsPage(Chapter.PERSON, "clues").id
    await club.tables.resign((await club.dealt()).record.id, ANN)
    first = (await club.press(BEN, MINE)).texts[0]
    for n in range(2):
        await finished(club.store, a_won_game(2), [ANN, BEN], n, GUILD)
    club.clock.skip(days=(NOON - club.clock.now()).days)

    pages = {page: (await club.press(BEN, page)).texts[0] for page in (MINE, game)}

    assert f"'{game}'" not in first  # the only game, without ratings: its page would say the same
    for page, text in pages.items():
        assert f"'{page}'" not in text
    assert f"'{MINE}'" in pages[game]
    assert f"'{game}'" in pages[MINE]


async def test_whoever_does_not_want_it_appears_nowhere_to_others(club: Club) -> None:
    game = a_won_game(2)
    for n in range(PROVISIONAL):
        await finished(club.store, game, [ANN, BEN], n, GUILD)
        await club.press(CLEO, SERVER)
    club.clock.skip(days=(NOON - club.clock.now()).days)  # into the quarter in which they ended
    pool = (await StoredRecord(club.store.database).pools_of(GUILD))[0].pool
    assert {each.user for each in await StoredRecord(club.store.database).best(pool, 10)} == {ANN, BEN}
    theirs = (await club.press(CLEO, BENS)).texts[0]
    assert f"<@{BEN}>" in theirs

    settings = (await club.press(BEN, HIDE)).texts[0]

    assert said("settings-listed", on=False) in settings
    assert [each.user for each in await StoredRecord(club.store.database).best(pool, 10)] == [ANN]
    hidden, stranger = [(await club.press(CLEO, page)).texts[0] for page in (BENS, NOBODYS)]
    assert said("refusal-stats-nothing", person=f"<@{BEN}>") in hidden
    assert stranger == hidden.replace(f"<@{BEN}>", "<@999>")
    for page in (LADDER, SERVER):
        assert f"<@{BEN}>" not in (await club.press(CLEO, page)).texts[0]
    assert said("stats-hidden") in (await club.press(BEN, MINE)).texts[0]
    await club.press(BEN, SHOW)
    assert f"<@{BEN}>" in (await club.press(CLEO, BENS)).texts[0]
