"""Two people, one reading English and one French, play Bakerstreet on the page to its winner; the bot is killed on the way."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from games import BY_KEY
from games.bakerstreet import events as ev
from games.bakerstreet.model import MOST, Card, Symbol
from games.core.playthrough import load, steps
from games.core.seats import Seat
from tests.e2e.page.baker_players import CHANNEL, PILES, ROOM, Player, Situation, say, situations
from tests.e2e.page.conftest import LAPTOP, PHONE, OpenTab
from tests.e2e.page.tabs import opened, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")

ARROWS, STOPS, REST = 1, 2, 3
"""The piles in front of which they lay an arrow, a stop, and what is left over."""
TOLD = situations()
PIECES = {
    "en": {
        "estimated": r"estimates: 11\.",
        "doubted": r"doubts the estimate of 30\.",
        "counted": r"An arrow leads on to pile 2\.",
        "clue-taken": r"takes a clue from pile 1",
        "played": r" plays .* in front of",
    },
    "fr": {
        "estimated": r"annonce une estimation\s: 11\.",
        "doubted": r"met en doute l’estimation 30\.",
        "counted": r"Une flèche mène à la pile 2\.",
        "clue-taken": r"prend un indice de la pile 1",
        "played": r" pose .* devant",
    },
}
"""What the log tells, and what it must not."""


@pytest_asyncio.fixture(loop_scope="session")
async def open_known_tab(chromium: str, browser: Browser, tmp_path: Path) -> AsyncIterator[OpenTab]:
    """Open tabs at a table of its own with known cards: how long the game takes must not be left to luck."""
    async with opened(tmp_path, "tests.e2e.page.known") as table, tabs(browser, table.address) as open_one:
        yield open_one


async def test_two_play_to_the_winner_with_a_chain_a_stop_a_failed_bluff_and_the_bot_dies_on_the_way(
    open_known_tab: OpenTab,
) -> None:
    mabel = Player(await open_known_tab("Mabel", ROOM, LAPTOP), "en")
    celestin = Player(await open_known_tab("Célestin", ROOM, PHONE), "fr")
    evening = Evening((mabel, celestin))
    await evening.sits_down()

    await evening.lays_an_arrow_and_a_stop()
    await evening.bluffs_and_is_caught()
    await evening.loses_the_bot()
    await evening.counts_a_chain_to_a_stop()
    await evening.reads_all_that_was_seen_in_the_log()
    await evening.is_doubted_for_telling_the_truth()
    while evening.now.kind != "won":
        await evening.plays_a_quick_round()

    await evening.has_an_end()


class Evening:
    """What both do. What the panel says leads through it."""

    def __init__(self, players: tuple[Player, Player]) -> None:
        self.players = players
        self.now = Situation("lobby", Seat(0))
        self.laid: dict[int, list[Card]] = {pile: [] for pile in PILES}
        self.rounds = 0

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.now.seat]

    @property
    def other(self) -> Player:
        """Whose turn it is not."""
        return self.players[1 - self.now.seat]

    async def goes_on(self) -> None:
        """Wait until both panels tell another situation."""
        before = self.now
        told = "|".join(re.escape(text) for text, situation in TOLD.items() if situation != before)
        for player in self.players:
            await expect(player.panel).to_contain_text(re.compile(told))
        found = re.search(told, " ".join((await self.players[0].panel.inner_text()).split()))
        assert found
        self.now = TOLD[found[0]]

    async def sits_down(self) -> None:
        """Open a table, join it, start."""
        mabel, celestin = self.players
        await mabel.tab.begin("table new")
        game = mabel.tab.find("option", name="game")
        await game.click()
        await mabel.tab.page.get_by_role("option", name="Bakerstreet").click()
        await mabel.tab.find("command-send").click()
        lobby = mabel.tab.last
        await celestin.button(celestin.tab.last, say(CHANNEL, "control-join")).click()
        await expect(lobby).to_contain_text("Célestin Vaubray")
        await mabel.button(lobby, say(CHANNEL, "control-start")).click()
        await self.goes_on()

    async def lays_an_arrow_and_a_stop(self) -> None:
        """Play and raise the estimate until an arrow lies in front of one pile, and on the next a stop that covers a card."""
        number = 10
        while True:
            screen, hand = await self.active.hand()
            card, pile = self._planned(hand)
            await self.active.lay(screen, card, pile)
            self.laid[pile].append(card)
            await self.goes_on()
            if self._is_laid(Symbol.ARROW, ARROWS) and self._is_laid(Symbol.STOP, STOPS):
                return
            if number == 11:
                await self._is_refused_what_is_not_higher(number - 1)
            await self.active.estimate(number)
            number += 1
            await self.goes_on()

    def _is_laid(self, symbol: Symbol, pile: int) -> bool:
        return any(card.symbol is symbol for card in self.laid[pile])

    def _planned(self, hand: Sequence[Card]) -> tuple[Card, int]:
        by_symbol = {card.symbol: card for card in hand}
        rest = min(hand, key=lambda card: (card.symbol in (Symbol.ARROW, Symbol.STOP), card.points))
        if Symbol.ARROW in by_symbol and not self._is_laid(Symbol.ARROW, ARROWS):
            return by_symbol[Symbol.ARROW], ARROWS
        if not self.laid[STOPS]:
            return rest, STOPS
        if Symbol.STOP in by_symbol and not self._is_laid(Symbol.STOP, STOPS):
            return by_symbol[Symbol.STOP], STOPS
        return rest, REST

    async def _is_refused_what_is_not_higher(self, number: int) -> None:
        await self.active.command("bakerstreet estimate", number=str(number))
        refusal = self.active.say("refusal-bakerstreet-not-higher", n=number)
        await expect(self.active.answers.filter(has_text=refusal)).to_have_count(1)
        await expect(self.other.tab.find("message").filter(has_text=refusal)).to_have_count(0)

    async def bluffs_and_is_caught(self) -> None:
        """Say 30, which six cards are as good as never worth; the other doubts and wins the doubt."""
        liar = self.now.seat
        await self.active.estimate(MOST)
        await self.goes_on()
        assert self.now == Situation("must-doubt", Seat(1 - liar), MOST)
        await self.active.button(self.active.panel, say(CHANNEL, "verb-bakerstreet-doubt")).click()
        await self.goes_on()
        assert self.now == Situation("choosing", Seat(1 - liar))

    async def loses_the_bot(self) -> None:
        """Kill the bot and start it again."""
        tab = self.players[0].tab
        await tab.find("controls").click()
        await tab.find("bot-kill").click()
        await expect(tab.find("bot-state")).not_to_have_attribute("data-state", "running")
        await tab.find("bot-start").click()
        # a start takes a while where much else runs
        await expect(tab.find("bot-state")).to_have_attribute("data-state", "running", timeout=30_000)
        await tab.close("controls")

    async def counts_a_chain_to_a_stop(self) -> None:
        """Count the pile with the arrow: it leads on to the next, where a stop leaves the card below it."""
        await self.active.choose(ARROWS)
        await self.goes_on()
        assert (self.now.kind, self.now.n) == ("taking", ARROWS)
        await self.active.take(ARROWS)
        await self.goes_on()
        assert (self.now.kind, self.now.n) == ("taking", STOPS)
        post = self.players[0].tab.posts.filter(has_text=f"An arrow leads on to pile {STOPS}.").last
        await expect(post).to_contain_text("The stop leaves what lies below.")
        await self.active.take_in_mailbox(STOPS)
        await self.goes_on()
        assert self.now.kind == "opening"
        left = next(card for card in self.laid[STOPS] if card.symbol is not Symbol.STOP)
        first = self.players[0]
        await first.tab.sees_on(first.panel, f"Pile {ARROWS}: 7 clues; no card lies there.")
        await first.tab.sees_on(first.panel, f"Pile {STOPS}: 7 clues; one card lies there, {left} (")

    async def reads_all_that_was_seen_in_the_log(self) -> None:
        """The log of a running game tells everything that was seen, cards that were played as well."""
        for player, command in zip(self.players, ("table log", "table historique"), strict=True):
            log = await player.command(command)
            for told in ("played", "estimated", "doubted", "counted", "clue-taken"):
                await expect(log).to_contain_text(re.compile(PIECES[player.locale][told]))
        export = await self.players[1].command("table exporter")
        await expect(export).to_contain_text(self.players[1].say("refusal-export-after-end"))

    async def is_doubted_for_telling_the_truth(self) -> None:
        """Estimate 0; the other doubts although warned, and loses the doubt."""
        honest = self.now.seat
        await self.active.lay_by_command(STOPS)
        await self.goes_on()
        await self.active.command(
            "bakerstreet estimate" if self.active.locale == "en" else "bakerstreet estimer", number="0"
        )
        await self.goes_on()
        caution = await self.active.ask("verb-bakerstreet-doubt")
        await expect(caution).to_contain_text(self.active.say("caution-bakerstreet-doubt-is-lost"))
        await self.active.button(caution, self.active.say("control-confirm")).click()
        await self.goes_on()
        assert self.now == Situation("choosing", honest)
        await self._counts_what_nobody_has_played_on()

    async def plays_a_quick_round(self) -> None:
        """Play a card, bluff, be caught; the other takes a clue from a pile without cards."""
        self.rounds += 1
        if self.rounds % 2:
            screen, hand = await self.active.hand()
            await self.active.lay(screen, min(hand), STOPS)
        else:
            await self.active.lay_by_command(STOPS)
        await self.goes_on()
        await self.bluffs_and_is_caught()
        await self._counts_what_nobody_has_played_on()

    async def _counts_what_nobody_has_played_on(self) -> None:
        picture = self.active.panel.get_by_role("img").first
        shown = await picture.get_attribute("alt") if await picture.count() else await self.active.panel.inner_text()
        panel = " ".join(str(shown).split())
        empty = [int(pile) for pile in re.findall(r"Pile (\d): [^;]*; no card lies there", panel)]
        pile = self.active.best_pile(empty)
        winner = self.now.seat
        await self.active.choose(pile)
        await self.goes_on()
        assert self.now == Situation("taking", winner, pile)
        await self.active.take(pile)
        await self.goes_on()

    async def has_an_end(self) -> None:
        """Read the end, the log and the file of the game, which replays to what was seen."""
        winner = self.now.seat
        mabel, celestin = self.players
        await expect(mabel.tab.posts.filter(has_text="letters in a row, the case is solved!")).to_have_count(1)
        await expect(celestin.panel.get_by_test_id("picture")).to_be_visible()
        log = await celestin.ask("control-log")
        await expect(log).to_contain_text("l’énigme est résolue")
        answer = await mabel.ask("control-export")
        file = await mabel.download(answer)

        record = load(file, BY_KEY)
        events = [event for step in steps(BY_KEY[record.game], record) for event in step.events]
        counts = [event for event in events if isinstance(event, ev.Counted)]
        doubts = [event for event in events if isinstance(event, ev.Doubted)]
        assert [event.by for event in events if isinstance(event, ev.Won)] == [winner]
        assert any(count.arrow and count.stop for count in counts)
        assert {doubt.winner == doubt.by for doubt in doubts} == {True, False}
