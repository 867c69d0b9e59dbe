"""Mord im Arosa through real discord.py: whole games by every way, sounds beside their strip, and bad input."""

from __future__ import annotations

import io
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio
import soundfile

from bot.tables.table import Table
from bot.telling.panels import PANEL_DRIFT
from bot.telling.teller import TALL
from games.arosa.actions import Erase, Search, Suspect
from games.arosa.events import Fell, Opened, Suspected
from games.arosa.model import Phase
from games.core.lines import Fact, Line
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import alt_texts
from tests.e2e.practice.person import Answer, Person
from tests.e2e.tables.hotel import careless, clips, sound_of, steps_of, strip_of
from tests.e2e.tables.playing import Players, Way, finish

NO_TRACE = bytes([0] * 16)
"""With these cubes, who begins the second act at a table of three has no trace on the board."""


@pytest.fixture
def is_sketched() -> bool:
    """Return whether pictures and clips are only named, and not made."""
    return True


@pytest_asyncio.fixture
async def hotel(tmp_path: Path, is_sketched: bool) -> AsyncIterator[Evening]:
    """Give an evening on which Mord im Arosa is played."""
    async with an_evening(tmp_path) as evening:
        evening.game = "arosa"
        if not is_sketched:
            evening.make_everything()
        async with evening.running():
            yield evening


def suspected(table: Table) -> Suspected:
    """Return the suspicion of the last step."""
    event = table.now.events[0]
    assert isinstance(event, Suspected)
    return event


async def at_act(evening: Evening, phase: Phase, seats: int = 3, memory: str = "friendly") -> Table:
    """Play on to an act: as fast as somebody could who sees through walls."""
    table = await evening.seated(seats, options={"memory": memory})
    while table.state.phase is not phase:
        seat = Seat(evening.active(table))
        await evening.do(table, seat, _search(table, seat))
    await evening.settle()
    return table


def _search(table: Table, seat: Seat) -> Search:
    action = finish(table, seat)
    assert isinstance(action, Search)
    return action


@pytest.mark.parametrize("is_sketched", [False])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"hearing": "keen"}), (4, {"memory": "strict"}), (6, {"hearing": "hard"})],
)
async def test_whole_games_are_told_with_their_sounds(hotel: Evening, seats: int, options: dict[str, str]) -> None:
    luck = random.Random(f"arosa {seats}")
    hotel.seed = luck.randbytes(16)
    table = await hotel.seated(seats, options=options)
    players = Players(hotel, luck)
    while table.outcome is None:
        seat = Seat(hotel.active(table))
        await players.step(table, seat, is_last=table.n >= 14)
    await hotel.settle()

    steps = await steps_of(hotel, table)
    posts = {message.id: message for message in hotel.posts()}
    told = [message for message in posts.values() if clips(message)]
    heard = [step for step in steps if any(isinstance(event, Fell) for event in step.events)]
    is_strict = options.get("memory") == "strict"
    if is_strict:  # each was taken away when the next fell
        heard = heard[-1:]
    assert len(told) == len(heard)
    for message, step in zip(told, heard, strict=True):
        sound = sound_of(table, step)
        assert sound is not None
        assert message.text.endswith(strip_of(hotel, table, step) or "?")
        (clip,) = clips(message)
        assert clip.filename == "sound.ogg"
        assert len(clip.content) < 100_000
        info = soundfile.info(io.BytesIO(clip.content))
        assert (info.format, info.subtype) == ("OGG", "OPUS")
        assert info.duration * 1000 == pytest.approx(sound.length, abs=30)
    opened = [hotel.words.say("fr", Line("event-arosa-opened", {"cubes": event.cubes}))
              for step in steps for event in step.events if isinstance(event, Opened)]  # fmt: skip
    assert opened
    is_posted = {text: any(text in message.text for message in posts.values()) for text in opened}
    assert set(is_posted.values()) == {not is_strict}
    panel = hotel.panel()
    assert [each.filename for each in panel.attachments] == ["table.png"]


async def test_with_a_strict_memory_what_fell_is_taken_away_when_the_next_falls_and_the_proof_stays(
    hotel: Evening,
) -> None:
    table = await hotel.seated(3, options={"memory": "strict"})
    (first,) = [message for message in hotel.posts() if clips(message)]
    (proof,) = [line for line in hotel.panel().text.split("\n") if line.startswith("-# ")]
    assert proof not in first.text  # it is said once, where it stays

    for _ in range(2):
        await hotel.do(table, hotel.active(table), careless(table))
        await hotel.settle()

    (last,) = [message for message in hotel.posts() if clips(message)]
    assert last.id > first.id
    strips = [strip_of(hotel, table, step) for step in await steps_of(hotel, table)]
    shown = [strip for strip in strips if any(strip and strip in text for text in hotel.texts())]
    assert shown == strips[-1:]
    assert proof in hotel.panel().text


@pytest.mark.parametrize("memory", ["strict", "friendly"])
async def test_what_an_opened_floor_held_is_beside_the_picture_until_the_next_is_opened_and_said_once(
    hotel: Evening, memory: str
) -> None:
    table = await at_act(hotel, Phase.SEARCH, memory=memory)
    for floor in (6, 2):
        await hotel.do(table, hotel.active(table), Search(floor=floor))
        await hotel.settle()

        assert f"{floor}e étage vient d’être ouvert" in alt_texts(hotel.panel())[0]
    assert "6e étage vient d’être ouvert" not in alt_texts(hotel.panel())[0]
    assert ("**Le 2e étage**" in hotel.panel().text) is (memory == "strict")  # else a post has said it
    assert "6e étage" not in hotel.panel().text


async def test_the_panel_comes_down_again_before_clips_have_pushed_it_off_a_phone(hotel: Evening) -> None:
    table = await hotel.seated(3)
    places = []
    for floor in range(4):
        await hotel.do(table, hotel.active(table), Search(floor=floor))
        await hotel.settle()
        seen = [message for message in hotel.channel.messages if not message.is_ephemeral]
        assert len(hotel.panels()) == 1
        places.append(len(seen) - 1 - seen.index(hotel.panel()))

    assert 0 in places
    assert max(places) <= PANEL_DRIFT // TALL + 1


@pytest.mark.parametrize(("memory", "is_kept"), [("strict", False), ("friendly", True)])
async def test_the_log_keeps_openings_and_sounds_only_at_a_friendly_table(
    hotel: Evening, memory: str, is_kept: bool
) -> None:
    table = await hotel.seated(2, options={"memory": memory})
    await hotel.do(table, hotel.active(table), Search(floor=7))
    await hotel.settle()

    log = (await hotel.people[0].command(hotel.channel, "table log")).text
    opened = next(event for event in table.now.events if isinstance(event, Opened))
    fell = next(event for event in table.now.events if isinstance(event, Fell))
    facts: dict[str, Fact] = {"cube": fell.cube, "knocks": fell.knocks, "end": fell.end}
    assert (hotel.words.say("fr", Line("event-arosa-opened", {"cubes": opened.cubes})) in log) is is_kept
    assert (hotel.words.say("fr", Line("event-arosa-fell", facts)) in log) is is_kept
    assert "cherche les victimes" in log


async def test_without_attach_files_the_strip_stands_alone_and_the_host_is_told_once(hotel: Evening) -> None:
    table = await hotel.seated(2)
    hotel.world.set_permissions(hotel.channel, hotel.world.bot, attach_files=False)
    await hotel.server.quiet()
    for _ in range(3):
        await hotel.do(table, hotel.active(table), careless(table))
        await hotel.settle()

    steps = (await steps_of(hotel, table))[1:]
    for message, step in zip(hotel.posts()[-3:], steps, strict=True):
        assert message.attachments == []
        assert message.text.endswith(strip_of(hotel, table, step) or "?")
    advice = [letter.text for letter in hotel.people[0].mailbox() if "envoyer de sons" in letter.text]
    assert len(advice) == 1
    assert "Joindre des fichiers" in advice[0]
    assert hotel.rows("select trouble from tables") == [("no-sound",)]

    hotel.world.set_permissions(hotel.channel, hotel.world.bot, attach_files=True)
    await hotel.server.quiet()
    await hotel.do(table, hotel.active(table), careless(table))
    await hotel.settle()
    assert clips(hotel.posts()[-1])
    assert hotel.rows("select trouble from tables") == [(None,)]


async def test_a_restart_tells_a_sound_that_was_stored_and_not_told(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.game = "arosa"
        async with evening.running():
            table = await evening.seated(2)
            with patch.object(evening.bot.delivery, "wake"):
                await evening.do(table, evening.active(table), careless(table))
            assert sum(bool(clips(message)) for message in evening.posts()) == 1
        async with evening.running():
            await evening.settle()
            assert len(clips(evening.posts()[-1])) == 1
            assert sum(bool(clips(message)) for message in evening.posts()) == 2


async def typed(evening: Evening, person: Person, verb: str, **options: Any) -> Answer:
    return await person.command(evening.channel, f"arosa {verb}", **options)


@pytest.mark.parametrize("language", ["fr", "en-GB"])
async def test_bad_input_is_answered_privately_and_loses_nothing(hotel: Evening, language: str) -> None:
    hotel.seed = NO_TRACE
    table = await at_act(hotel, Phase.INQUIRY)
    seat = Seat(hotel.active(table))
    person = hotel.person_of(table, seat)
    others = [each for each in range(1, 4) if each != seat + 1]
    before, entries, posts = table.state, hotel.entries(), len(hotel.posts())
    assert not any(table.state.board[seat])

    for verb, options, key in (
        ("suspect", {"floor": 9, "player": others[0]}, "arosa-no-such-floor"),
        ("suspect", {"floor": -1, "player": others[0]}, "arosa-no-such-floor"),
        ("suspect", {"floor": 3, "player": seat + 1}, "arosa-not-yourself"),
        ("suspect", {"floor": 3, "player": others[0], "player2": seat + 1}, "arosa-not-yourself"),
        ("suspect", {"floor": 3, "player": others[0], "player2": others[0]}, "arosa-named-twice"),
        ("suspect", {"floor": 3, "player": others[0], "player3": 9}, "unknown-player"),
        ("search", {"floor": 3}, "arosa-now-inquiry"),
        ("take", {"count": 1}, "arosa-now-inquiry"),
        ("erase", {"floor": 3}, "arosa-nothing-to-erase"),
        ("erase", {"floor": 9}, "arosa-nothing-to-erase"),
    ):
        person.user.locale = language
        answer = await typed(hotel, person, verb, **{k: str(v) if "player" in k else v for k, v in options.items()})
        assert answer.is_ephemeral
        assert answer.text == hotel.say(language, f"refusal-{key}", n=3), (verb, options)
    other = hotel.person_of(table, others[0] - 1)
    other.user.locale = language
    out_of_turn: tuple[tuple[str, dict[str, Any]], ...] = (
        ("suspect", {"floor": 3, "player": str(seat + 1)}),
        ("erase", {"floor": 3}),
        ("take", {"count": 1}),
    )
    for verb, given in out_of_turn:
        answer = await typed(hotel, other, verb, **given)
        assert answer.is_ephemeral
        name = f"**{table.record.seats[seat].name}**"
        assert answer.text == hotel.say(language, "refusal-not-your-turn", active=name)
    assert table.state is before
    assert hotel.entries() == entries
    assert len(hotel.posts()) == posts


async def test_the_number_of_traces_is_asked_once_the_floor_stands_open(hotel: Evening) -> None:
    table = await at_act(hotel, Phase.INQUIRY)
    while (found := _own_traces(table)) is None:
        seat = Seat(hotel.active(table))
        action = finish(table, seat)
        assert action is not None
        await hotel.do(table, seat, action)
    floor, most = found
    seat = Seat(hotel.active(table))
    person = hotel.person_of(table, seat)

    await hotel.settle()
    asked = await person.click(hotel.panel(), verb_button(hotel, table, Erase))
    label = hotel.words.number(person.user.locale, "arosa", "floor", floor)
    offered = await person.click(
        asked.message, next(b["custom_id"] for b in asked.message.buttons if b["label"] == label)
    )
    await hotel.settle()

    assert table.state.phase is Phase.ERASING
    labels = [hotel.words.number(person.user.locale, "arosa", "count", n) for n in range(most, -1, -1)]
    assert [each for each in offered.message.labels if each in labels] == labels
    too_many = await typed(hotel, person, "take", count=most + 1)
    assert too_many.is_ephemeral
    assert too_many.text == hotel.say(person.user.locale, "refusal-arosa-not-so-many", n=most)
    other = await typed(hotel, person, "suspect", floor=1, player=str((seat + 1) % 3 + 1))
    assert other.text == hotel.say(person.user.locale, "refusal-arosa-now-erasing")
    before = table.state.board[seat][floor]
    await typed(hotel, person, "take", count=1)
    assert table.state.board[seat][floor] == before - 1


def _own_traces(table: Table) -> tuple[int, int] | None:
    """Return where whoever is at turn can take most traces back, and how many."""
    seat, hotel = Seat(table.state.active), table.state.hotel.open()
    most = {floor: min(row, hotel[floor].count(seat)) for floor, row in enumerate(table.state.board[seat])}
    best = max(most, key=lambda floor: most[floor])
    return (best, most[best]) if most[best] else None


def verb_button(evening: Evening, table: Table, kind: type[Any]) -> str:
    label = evening.say("fr", f"verb-arosa-{kind.verb}")
    return next(str(button["custom_id"]) for button in evening.panel().buttons if button["label"] == label)


async def test_floors_are_buttons_and_players_are_offered_once(hotel: Evening) -> None:
    table = await at_act(hotel, Phase.SEARCH, seats=4)
    seat = Seat(hotel.active(table))
    person = hotel.person_of(table, seat)
    asked = await person.click(hotel.panel(), verb_button(hotel, table, Search))

    words = [hotel.words.number(person.user.locale, "arosa", "floor", floor) for floor in range(8)]
    assert [label for label in asked.message.labels if label in words] == words

    while table.state.phase is not Phase.INQUIRY:
        await hotel.do(table, hotel.active(table), _search(table, Seat(hotel.active(table))))
    seat = Seat(hotel.active(table))
    person = hotel.person_of(table, seat)
    first, second = [each for each in range(4) if each != seat][:2]
    offered = await person.autocomplete(
        hotel.channel, "arosa suspect", focused="player2", floor=3, player=str(first + 1)
    )
    values = [choice.value for choice in offered]
    assert str(second + 1) in values
    assert str(first + 1) not in values
    assert str(seat + 1) not in values
    floors = await person.autocomplete(hotel.channel, "arosa suspect", focused="floor")
    assert [choice.value for choice in floors] == list(range(8))


@pytest.mark.parametrize("way", list(Way))
async def test_every_way_leads_to_a_suspicion(hotel: Evening, way: Way) -> None:
    table = await at_act(hotel, Phase.INQUIRY, seats=4)
    seat = Seat(hotel.active(table))
    others = tuple(Seat(each) for each in range(4) if each != seat)
    players = Players(hotel, random.Random(1))

    done = await players.do(table, seat, Suspect(floor=5, players=others), way)

    assert done.presses <= 1 + 3 + 2  # to open the desk; the verb, the floor and a player; two players more
    assert suspected(table).players == others
