"""Four people play Cluedo on the page to its winner, two of them in French; a wrong accusation and a dead bot on the way.

What is in the envelope, and who holds what, the test reads in the stored table, as nobody at the table could. Everything
else it does with the page: presses, lists, forms, the mailbox, commands.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from bot.messages.controls import Fixed
from bot.tables.table import Table as Stored
from games.cluedo import BOARD, SIGNPOSTS
from games.cluedo.actions import Accuse, ChoosePawn, End, Roll, Show, Suggest
from games.cluedo.model import ROOMS, STRIDE, SUSPECTS, WEAPONS, Card, Phase, Room, Suspect
from games.core.lines import Line
from games.core.seats import Seat, clockwise_from
from tests.e2e.page.cluedo_guests import ON_A_PHONE, PATIENCE, PLACE, PLAYERS, Game, Player, begun, said
from tests.e2e.page.conftest import LAPTOP, PHONE, OpenTab
from tests.e2e.page.tabs import Table
from tests.words import WORDS

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_four_people_play_cluedo_to_the_winner(real_table: Table, open_real_tab: OpenTab) -> None:
    tabs = {name: await open_real_tab(name, PLACE, PHONE if name == ON_A_PHONE else LAPTOP) for name in PLAYERS}
    game = await begun(real_table.folder, tabs)

    await _pawns_are_chosen(game)
    await _one_walks_by_list_and_one_by_command(game)
    asking, witness, card = await _a_pawn_is_called_and_a_witness_asked(game)
    await _the_bot_dies(game)
    await _the_card_is_shown_to_one_alone(game, asking, witness, card)
    await _a_wrong_accuser_alone_sees_the_envelope(game, asking)
    await _who_is_out_still_answers(game, asking)
    winner = await _the_right_accusation_wins(game)

    await _all_can_be_read_afterwards(game, winner)


async def _pawns_are_chosen(game: Game) -> None:
    """Each takes the next pawn around the board: the first two by button, the third by command, the last on the desk."""
    wanted = (Suspect.PEACOCK, Suspect.GREEN, Suspect.PLUM, Suspect.WHITE)
    for seat, suspect in enumerate(wanted):
        table = await game.stored()
        assert seat in table.game.rules.turn(table.state)
        player = game.player(table, Seat(seat))
        if seat == 1:
            typed = "cluedo pion" if player.locale == "fr" else "cluedo pawn"
            await player.command(typed, suspect=player.noun(suspect))
        elif seat == 3:
            await player.fixed(Fixed.DESK)
            await expect(player.answer).to_contain_text(player.says("cluedo-desk-no-pawn"))
            await player.choose(table, ChoosePawn, player.noun(suspect), within=player.answer)
        else:
            await player.choose(table, ChoosePawn, player.noun(suspect))
        table = await game.past(table.n)
        assert table.state.cast.pawns[seat] is suspect
    await expect(said(game, "has the highest throw and deals")).to_have_count(1)


async def _one_walks_by_list_and_one_by_command(game: Game) -> None:
    """The first chooses a square in the list under the picture, the second writes it and lets the bot complete it."""
    for by_command in (False, True):
        table, player = await _rolled(game)
        square = _best_square(table)
        if by_command:
            await player.command(
                "cluedo avancer" if player.locale == "fr" else "cluedo move",
                to=square,
            )
        else:
            await _choose_square(player, square)
        table = await game.past(table.n)
        await expect(said(game, f"moves to {square}.")).not_to_have_count(0)


async def _rolled(game: Game) -> tuple[Stored, Player]:
    """Let whoever's turn it is roll, on the panel; the answer is where one can go."""
    table = await game.stored()
    player = game.player(table, table.state.active)
    await player.verb(table, Roll)
    return await game.past(table.n), player


def _best_square(table: Stored) -> str:
    """Return the square within reach that is nearest to a door."""
    doors = [door.before for door in BOARD.doors]
    squares: tuple[str, ...] = table.state.reach.squares

    def far(square: str) -> int:
        row, column = (int(each) for each in square[1:].split("c"))
        return min(abs(door // STRIDE - row) + abs(door % STRIDE - column) for door in doors)

    return min(squares, key=far)


async def _choose_square(player: Player, square: str) -> None:
    """Choose a square: a button where there are few, else in the list that holds it."""
    await expect(player.answer.get_by_role("img")).to_have_count(1)
    line = SIGNPOSTS.wording("to", square)
    assert line is not None
    label = WORDS.say(player.locale, line)
    lists = player.answer.get_by_test_id("component-select")
    button = player.answer.get_by_test_id("component-button").filter(has_text=label)
    await expect(button.or_(lists).first).to_be_visible(timeout=PATIENCE)  # until then the answer is an older one
    if await button.count():
        await player.press(label)
        return
    option = player.tab.page.get_by_role("option", name=label, exact=True)
    for patience in (2_000, 10_000, 30_000):  # on a busy machine a list opens late
        for n in range(await lists.count()):
            await lists.nth(n).click()
            try:
                await expect(option).to_be_visible(timeout=patience)
            except AssertionError:
                await player.tab.page.keyboard.press("Escape")
                continue
            await option.click()
            return
    raise AssertionError(square)


async def _in_a_room(game: Game) -> tuple[Stored, Player]:
    """Let the players move until the active one may ask in a room, by the room's button if they were not there."""
    for _ in range(30):
        table = await game.stored()
        state = table.state
        player = game.player(table, state.active)
        if state.at[state.cast.own(state.active)] >= ROOMS:
            return table, player
        table, player = await _rolled(game)
        if rooms := table.state.reach.rooms:
            await player.press(player.noun(rooms[0]))
        else:
            await _choose_square(player, _best_square(table))
        table = await game.past(table.n)
        if table.state.phase is Phase.ARRIVED:
            return table, player
    raise AssertionError("nobody reached a room")


def _room(table: Stored, seat: Seat) -> Room:
    room: Room | None = table.state.room_of(seat)
    assert room is not None
    return room


def _first_holder(table: Stored, seat: Seat, case: tuple[Card, Card, Card]) -> Seat | None:
    """Return who will be asked."""
    order = clockwise_from(seat, len(table.record.seats))
    return next((each for each in order if any(table.state.cast.holds(each, card) for card in case)), None)


def _questions(table: Stored) -> Iterator[tuple[Suggest, Seat | None]]:
    """Yield all hypotheses that the active player may make, with who will be asked."""
    seat = table.state.active
    for suspect in SUSPECTS:
        for weapon in WEAPONS:
            yield (
                Suggest(suspect=suspect, weapon=weapon),
                _first_holder(table, seat, (suspect, weapon, _room(table, seat))),
            )


async def _a_pawn_is_called_and_a_witness_asked(game: Game) -> tuple[Seat, Seat, Card]:
    """Call the pawn of another player into the room; return who asks, who is asked, and a card that fits."""
    table, player = await _in_a_room(game)
    state, seat = table.state, table.state.active
    here = state.at[state.cast.own(seat)]
    suggest, witness = next(
        (each, witness)
        for each, witness in _questions(table)
        if witness is not None
        and state.cast.owners[SUSPECTS.index(each.suspect)] not in (None, seat)
        and state.at[SUSPECTS.index(each.suspect)] != here
    )
    await player.fill(table, suggest)
    table = await game.past(table.n)
    called = table.state.cast.owners[SUSPECTS.index(suggest.suspect)]
    room = _room(table, seat)
    to = WORDS.noun("en", room, "to")
    await expect(said(game, f"The pawn played by {table.record.seats[called].name} comes {to}.")).to_have_count(1)
    await expect(game.tabs["Mabel"].panel).to_contain_text(f"{table.record.seats[witness].name}")
    assert table.state.at[SUSPECTS.index(suggest.suspect)] == here
    assert table.state.witness == witness
    case = table.state.file.said[-1].case
    return seat, witness, next(card for card in case if table.state.cast.holds(witness, card))


async def _the_bot_dies(game: Game) -> None:
    """Kill the bot while a witness is asked, and start it again."""
    tab = game.tabs["Mabel"]
    await tab.find("controls").click()
    await tab.find("bot-kill").click()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "stopped", timeout=PATIENCE)
    await tab.find("bot-start").click()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "running", timeout=PATIENCE)
    await tab.close("controls")


async def _the_card_is_shown_to_one_alone(game: Game, asking: Seat, witness: Seat, card: Card) -> None:
    """The witness answers in the mailbox, by the letter that was there before the bot died."""
    table = await game.stored()
    player, investigator = game.player(table, witness), game.player(table, asking)
    await player.go("mailbox")
    letter = player.tab.find("message").filter(has_text="❓").last
    await expect(letter).to_contain_text(player.noun(card))
    await player.choose(table, Show, player.noun(card), within=letter)
    await game.past(table.n)
    await player.go(PLACE)
    seats = table.record.seats
    line = said(game, f"{seats[witness].name} shows a card to {seats[asking].name}.")
    await expect(line).to_have_count(1)
    assert player.noun(card) not in (await line.inner_text()).split("shows a card")[1]

    number = table.state.file.said[-1].number
    seen = WORDS.say(
        investigator.locale,
        Line("event-cluedo-card-seen", {"by": seats[witness].name, "card": card, "hypothesis": number}),
    )
    plain = seen.replace("**", "")
    read = ""
    for _ in range(20):
        if plain in (read := await investigator.letters()):
            break
    assert plain in read
    for other in game.others(table, asking, witness):
        assert "🤫" not in await other.letters()


async def _a_wrong_accuser_alone_sees_the_envelope(game: Game, asking: Seat) -> None:
    """Accuse at once, wrongly; the desk keeps what was in the envelope, and the table learns only that it was wrong."""
    table = await game.stored()
    player = game.player(table, asking)
    envelope = table.state.cast.dealt.envelope.open()
    wrong = next(
        each
        for each in table.game.rules.legal(table.state, asking)
        if isinstance(each, Accuse)
        and (each.suspect, each.weapon, each.room) != envelope
        and not table.game.observer.cautions(table.state, asking, each)
    )
    await player.fill(table, wrong)
    table = await game.past(table.n)
    await expect(said(game, "The accusation is wrong.")).to_have_count(1)
    assert asking in table.state.out
    opened = ", ".join(player.noun(card) for card in envelope)
    await player.fixed(Fixed.DESK)
    await expect(player.answer).to_contain_text(opened)
    assert opened in await player.letters()
    for other in game.others(table, asking):
        named = ", ".join(other.noun(card) for card in envelope)
        assert named not in "\n".join(await other.tab.find("message").all_inner_texts())
        assert named not in await other.letters()


async def _who_is_out_still_answers(game: Game, out: Seat) -> None:
    """Play until somebody's hypothesis reaches the one who only answers; they answer on the desk."""
    for _ in range(30):
        table, player = await _in_a_room(game)
        suggest = next((each for each, witness in _questions(table) if witness == out), None)
        if suggest is not None:
            break
        await _on_to_the_next(game, table, player)
    else:
        raise AssertionError("no hypothesis reaches the one who is out")
    await player.fill(table, suggest)
    table = await game.past(table.n)
    witness = game.player(table, out)
    await witness.fixed(Fixed.DESK)
    await expect(witness.answer).to_contain_text("❓")
    await witness.verb(table, Show, within=witness.answer)
    (show, *_) = table.game.rules.legal(table.state, out)
    assert isinstance(show, Show)
    await witness.press(WORDS.label(witness.locale, show.card))
    table = await game.past(table.n)
    assert table.state.phase is Phase.ASKED


async def _on_to_the_next(game: Game, table: Stored, player: Player) -> None:
    """End a turn in a room in which nothing useful can be asked, or leave the room."""
    if table.state.phase is Phase.ARRIVED:
        await player.verb(table, End)
        await game.past(table.n)
        return
    table, player = await _rolled(game)
    if rooms := table.state.reach.rooms:
        await player.press(player.noun(rooms[0]))
    else:
        await _choose_square(player, _best_square(table))
    await game.past(table.n)


async def _the_right_accusation_wins(game: Game) -> Player:
    """Whoever has just asked accuses by command, and confirms it."""
    table = await game.stored()
    player = game.player(table, table.state.active)
    suspect, weapon, room = table.state.cast.dealt.envelope.open()
    names = ("cluedo accuser",) if player.locale == "fr" else ("cluedo accuse",)
    await player.command(*names, suspect=player.noun(suspect), weapon=player.noun(weapon), room=player.noun(room))
    await player.press(player.says("control-confirm"))
    table = await game.past(table.n)
    assert table.outcome is not None
    assert table.outcome.winners == (table.state.active,)
    await expect(said(game, "has solved the riddle and wins!")).to_have_count(1)
    await expect(said(game, "In the envelope").first).to_contain_text(
        ", ".join(WORDS.noun("en", card) for card in (suspect, weapon, room))
    )
    return player


async def _all_can_be_read_afterwards(game: Game, winner: Player) -> None:
    """The log by command, in the reader's language, and the file of the game by button."""
    await winner.command("table historique" if winner.locale == "fr" else "table log")
    await expect(winner.answer).to_contain_text(winner.says("log-title").replace("**", ""))
    await winner.fixed(Fixed.EXPORT)
    await expect(winner.answer.get_by_test_id("download")).to_contain_text("table.json")
