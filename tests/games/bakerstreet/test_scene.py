"""Bakerstreet's pictures: nothing hidden or faded in them, nothing cut, nothing told by colour alone."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.media.painting import draw
from games.bakerstreet import GAME
from games.bakerstreet import events as ev
from games.bakerstreet.cards import front
from games.bakerstreet.model import SEATS, Card, Laid, Letter, Phase, Symbol
from games.bakerstreet.palette import TONES
from games.core.lines import Line, facts_of
from games.core.scene import PrivateScene, PublicScene, Sprite, Write
from games.core.seats import Seat
from tests.games.bakerstreet.staged import STAGED
from tests.games.bakerstreet.tables import ANNE, BEN, a_table, a_won_doubt
from tests.games.pictures import NAMES, Speaker, figures, words
from tests.words import WORDS


def fronts(scene: PublicScene | PrivateScene) -> list[tuple[int, str]]:
    """Return the detective cards that lie open: whose they are, and their kind."""
    found = []
    for n, mark in enumerate(scene.marks):
        if isinstance(mark, Sprite) and mark.figure == "bakerstreet/card":
            points, sign = (*scene.marks, None)[n + 2 : n + 4]
            assert isinstance(points, Write)
            symbol = sign.figure.removeprefix("bakerstreet/") if isinstance(sign, Sprite) else ""
            seat = [tone.main for tone in TONES].index(dict(mark.tones)["main"])
            found.append((seat, f"{points.what}_{symbol}" if symbol in set(Symbol) else str(points.what)))
    return found


def clues(scene: PublicScene | PrivateScene) -> list[object]:
    """Return the letters of the clue cards that lie open."""
    signs = [scene.marks[n + 1] for n, mark in enumerate(scene.marks)
             if isinstance(mark, Sprite) and mark.figure == "bakerstreet/clue"]  # fmt: skip
    return [sign.what for sign in signs if isinstance(sign, Write)]


def test_a_public_picture_shows_the_tops_and_nothing_below_them() -> None:
    for state in STAGED[2]:
        scene = GAME.face.table_scene(GAME.observer.table_view(state))
        tops = [stack.open()[-1] for stack in state.stacks if stack.open()]
        discards = [
            Laid(Seat(seat), side.discard.open()[-1]) for seat, side in enumerate(state.sides) if side.discard.open()
        ]
        if state.phase is Phase.OVER:
            discards = []
        expected = sorted((each.seat, each.card.value) for each in (*tops, *discards))
        assert isinstance(scene, PublicScene)
        assert sorted(fronts(scene)) == expected
        assert bool(clues(scene)) == (state.phase is Phase.OVER and any(side.letters.open() for side in state.sides))


def test_a_public_picture_is_drawn_from_what_is_public() -> None:
    one = a_table(stacks={2: "A0_stop B5 A4"}, owned=("acd", "t"), estimates=[4])
    other = a_table(
        hands=("5 5 5", "4 4 4"), stacks={2: "B3_x2 B1 A4"}, owned=("bcs", "q"), estimates=[4], piles=["t" * 8] * 5
    )

    assert GAME.face.table_scene(GAME.observer.table_view(one.state)) == GAME.face.table_scene(
        GAME.observer.table_view(other.state)
    )


def test_a_desk_shows_the_hand_the_letters_and_the_pile_just_won_and_no_stack() -> None:
    for state in STAGED[2]:
        for seat in SEATS:
            view = GAME.observer.seat_view(state, seat)
            desk = GAME.face.seat_scene(view)
            assert isinstance(desk, PrivateScene)
            assert fronts(desk) == [(seat, card.value) for card in view.hand]
            own = [letter for letter in Letter if letter in view.letters]
            assert clues(desk) == [letter.value.upper() for letter in (*view.clues, *own)]
            assert figures(desk).count("bakerstreet/cross") == sum(letter not in view.free for letter in view.clues)


def test_the_longest_run_is_marked_and_told() -> None:
    desk = GAME.face.seat_scene(GAME.observer.seat_view(a_table(owned=("acdefjk", "")).state, ANNE))

    assert desk is not None
    assert Line("bakerstreet-picture-run", {"n": 4}) in words(desk)


def test_everything_in_the_picture_is_in_the_words_of_the_panel() -> None:
    state = a_table(
        stacks={1: "A3 B2_arrow", 4: "B5"}, discards=("4", ""), owned=("ab", "t"), estimates=[9, 12, 16], active=BEN
    ).state
    view = GAME.observer.table_view(state)
    text = "\n".join(WORDS.say("en", line, lambda who: NAMES[who.seat]) for line in GAME.face.table_lines(view))

    for part in (
        "**2 arrow**",
        "**5**",
        "2 cards lie there",
        "one card lies there",
        "8 clues",
        "**4** on top of the discard",
    ):
        assert part in text
    for part in (
        "2 clues",
        "1 clue,",
        "3 cards in hand",
        "9 to draw",
        "**16**",
        "9 and 12",
        "deerstalker",
        "bowler hat",
    ):
        assert part in text


@pytest.mark.parametrize(("owned", "in_event"), [("", False), ("abc", True)])
def test_the_clues_of_a_pile_just_won_are_told_once(owned: str, in_event: bool) -> None:
    """By the desk, which stays; where there is no clue to take, the desk has moved on, and the event tells them."""
    table = a_won_doubt(owned=(owned, ""), piles=("abc", "m", "n", "o", "p")).choose(ANNE, 1)
    event = table.one(ev.PileSeen)
    told = WORDS.say("en", Line("event-bakerstreet-pile-seen", facts_of(event, frozenset())))
    lines = GAME.face.seat_lines(GAME.observer.seat_view(table.state, ANNE))
    desk = [WORDS.say("en", line) for line in lines if line.key == "bakerstreet-desk-pile"]

    assert [text for text in (told, *desk) if "A, B and C" in text] == ([told] if in_event else desk)
    assert len(desk) == (not in_event)


def test_whose_turn_it_is_and_who_won_is_shown_by_a_sign() -> None:
    for state in STAGED[2]:
        found = figures(GAME.face.table_scene(GAME.observer.table_view(state)))
        winners = state.outcome.winners if state.outcome is not None else ()
        assert found.count("bakerstreet/badge-active") == (state.phase is not Phase.OVER)
        assert found.count("bakerstreet/badge-won") == len(winners)
        assert found.count("bakerstreet/loupe") == (state.phase is Phase.TAKING)


def grey(seat: int, card: Card) -> bytes:
    """Return the drawing of a card without its colours."""
    scene = PublicScene(
        width=70,
        height=100,
        backdrop=GAME.face.table_scene(GAME.observer.table_view(a_table().state)).backdrop,
        marks=front(Laid(Seat(seat), card), 0, 0, 100),
        alt=Line("bakerstreet-alt-table"),
    )
    picture = Image.open(io.BytesIO(draw(scene, Speaker("en"))))
    # Borders and symbols as shapes only: dark against light.
    return picture.convert("L").crop((7, 7, 63, 93)).point(lambda level: 255 if level > 150 else 0).tobytes()


def test_cards_and_owners_are_told_apart_without_colour() -> None:
    drawings = {grey(seat, card) for seat in SEATS for card in Card}

    assert len(drawings) == 2 * len(Card)
