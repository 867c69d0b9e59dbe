"""Players of Bakerstreet in tabs of the page. They know what their own page shows them and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.async_api import Locator, expect

from games.bakerstreet import BOX
from games.bakerstreet.model import MOST, SEATS, Card, Letter
from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.e2e.page.tabs import Tab, pressed_until
from tests.words import WORDS

ROOM = "baker-street"
NAMES = ("Mabel Thorncroft", "Célestin Vaubray")
PILES = range(1, BOX.piles + 1)
RUNS = tuple(frozenset(tuple(Letter)[start : start + BOX.run]) for start in range(len(Letter) - BOX.run + 1))
CHANNEL = "en"
"""The language of the channel: that of the server."""


def say(locale: str, key: str, **facts: Fact) -> str:
    """Return a sentence as the page shows it."""
    return WORDS.say(locale, Line(key, facts), lambda who: NAMES[who.seat]).replace("**", "")


@dataclass(frozen=True)
class Situation:
    """What the panel says is to be done, by whom, about which number or pile."""

    kind: str
    seat: Seat
    n: int = 0


def situations() -> dict[str, Situation]:
    """Return how each situation is told in the channel."""
    told: dict[str, Situation] = {}
    for seat in SEATS:
        who = Who(seat)
        for kind in ("opening", "estimating", "choosing"):
            told[say(CHANNEL, f"bakerstreet-table-{kind}", who=who, lost=False)] = Situation(kind, seat)
        for n in range(MOST):
            told[say(CHANNEL, "bakerstreet-table-playing", who=who, n=n, lost=False)] = Situation("playing", seat, n)
        must = say(CHANNEL, "bakerstreet-table-must-doubt", who=who, n=MOST, lost=False)
        told[must] = Situation("must-doubt", seat, MOST)
        for pile in PILES:
            told[say(CHANNEL, "bakerstreet-table-taking", who=who, pile=pile, lost=False)] = Situation(
                "taking", seat, pile
            )
        for n in range(7, 14):
            won = say(CHANNEL, "bakerstreet-table-won", who=who, reason="run", run=tuple(Letter)[:n])
            told[won.partition(",")[0]] = Situation("won", seat)
    return told


def before(locale: str, key: str, fact: str, **facts: Fact) -> str:
    """Return a sentence as the page shows it, up to one of its facts."""
    return say(locale, key, **facts, **{fact: "|"}).split("|")[0].strip()


class Player:
    """One player: a tab, a language, and what the pages have shown."""

    def __init__(self, tab: Tab, locale: str) -> None:
        self.tab = tab
        self.locale = locale
        self.clues: set[Letter] = set()
        self.seen: dict[int, set[Letter]] = {}

    def say(self, key: str, **facts: Fact) -> str:
        """Return a sentence in this player's language."""
        return say(self.locale, key, **facts)

    # What is on the page

    @property
    def panel(self) -> Locator:
        """The newest panel."""
        return self.tab.panel

    @property
    def answers(self) -> Locator:
        """Everything that the bot has said to this player alone."""
        return self.tab.find("message", ephemeral="yes")

    @property
    def answer(self) -> Locator:
        """What it has said last."""
        return self.answers.last

    def button(self, where: Locator, label: str) -> Locator:
        """Find a button by its whole label."""
        return where.get_by_test_id("component-button").filter(has_text=re.compile(f"^{re.escape(label)}$"))

    async def labels(self, where: Locator) -> list[str]:
        """Return the labels of the buttons of a message."""
        return await where.get_by_test_id("component-button").all_inner_texts()

    async def ask(self, key: str) -> Locator:
        """Press a button of the panel; return the new answer, which this player alone sees."""
        known = await self.answers.count()
        answer = self.answers.nth(known)
        await pressed_until(
            lambda: self.button(self.panel, say(CHANNEL, key)).click(),
            lambda: expect(answer).to_be_attached(timeout=3_000),
        )
        return answer

    async def command(self, verb: str, **options: str) -> Locator:
        """Use a slash command, its options typed in their order; return the answer."""
        known = await self.answers.count()
        await self.tab.begin(verb)
        for name, text in options.items():
            await self.tab.find("option", name=name).fill(text)
        await self.tab.find("command-send").click()
        await expect(self.answers).to_have_count(known + 1)
        return self.answers.nth(known)

    # What a player does

    async def hand(self) -> tuple[Locator, list[Card]]:
        """Press the verb of a card; return the screen with the hand as buttons, and the hand."""
        screen = await self.ask("verb-bakerstreet-play")
        await expect(screen).to_contain_text(self.say("field-bakerstreet-play-card"))
        names = {WORDS.label(self.locale, card): card for card in Card}
        return screen, [names[label] for label in await self.labels(screen) if label in names]

    async def lay(self, screen: Locator, card: Card, pile: int) -> None:
        """Choose a card, then a pile; the card that was drawn is shown at once."""
        await self.button(screen, WORDS.label(self.locale, card)).click()
        await expect(self.button(screen, f"{WORDS.label(self.locale, card)} ✓")).to_be_visible()
        await self.button(screen, f"Pile {pile}").click()
        await self._sees_the_drawn_card(screen)

    async def lay_by_command(self, pile: int) -> None:
        """Play the first card that the command offers."""
        known = await self.answers.count()
        await self.tab.begin("bakerstreet play" if self.locale == "en" else "bakerstreet poser")
        await self.tab.find("option", name="card").click()
        await self.tab.find("choice").first.click()
        await self.tab.find("option", name="pile").fill(str(pile))
        await self.tab.find("command-send").click()
        await expect(self.answers).to_have_count(known + 1)
        await self._sees_the_drawn_card(self.answer)

    async def _sees_the_drawn_card(self, screen: Locator) -> None:
        await expect(screen).to_contain_text(before(self.locale, "event-bakerstreet-card-drawn", "card"))
        await expect(screen).to_contain_text(self.say("field-bakerstreet-estimate-number"))

    async def estimate(self, number: int) -> None:
        """Say a number."""
        screen = await self.ask("verb-bakerstreet-estimate")
        await expect(screen).to_contain_text(self.say("field-bakerstreet-estimate-number"))
        await self.button(screen, str(number)).click()

    async def choose(self, pile: int) -> None:
        """Choose the pile to count."""
        screen = await self.ask("verb-bakerstreet-choose")
        await self.button(screen, f"Pile {pile}").click()

    def best_pile(self, piles: Sequence[int]) -> int:
        """Return which of these piles to choose: one not seen yet, else that with the letter worth most."""
        return max(piles, key=lambda pile: max(map(self._worth, self.seen.get(pile, ())), default=(BOX.run, 0)))

    def _worth(self, letter: Letter) -> tuple[int, int]:
        """Return how many clues a run with this letter has now, and how many of it could be had."""
        reach = self.clues.union(*self.seen.values())
        return max((len(self.clues & run), len(reach & run)) for run in RUNS if letter in run)

    async def take(self, pile: int) -> None:
        """Look at the pile just won, and take the clue that is worth most."""
        await self._take(await self.ask("verb-bakerstreet-take"), pile)

    async def take_in_mailbox(self, pile: int) -> None:
        """Do so from the message in the mailbox, where the pile and its clues are told."""
        await self.go("mailbox")
        told = self.tab.last
        await expect(told).to_contain_text(before(self.locale, "bakerstreet-desk-pile", "letters", pile=pile))
        known = await self.tab.find("message").count()
        await self.button(told, self.say("verb-bakerstreet-take")).click()
        await expect(self.tab.find("message")).to_have_count(known + 1)
        letter = await self._take(self.tab.last, pile)
        kept = self.say("event-bakerstreet-clue-kept", letter=letter)
        await expect(self.tab.find("message").filter(has_text=kept).last).to_be_visible()
        await self.go(ROOM)

    async def _take(self, screen: Locator, pile: int) -> Letter:
        names = {WORDS.label(self.locale, letter): letter for letter in Letter}
        select = screen.get_by_test_id("component-select")
        offered = screen.get_by_test_id("component-button")
        if await select.count():
            await select.click()
            offered = self.tab.page.get_by_role("option")
            await expect(offered.first).to_be_visible()
        found = [names[label] for label in await offered.all_inner_texts()]
        self.seen[pile] = set(found)
        letter = max(found, key=self._worth)
        self.clues.add(letter)
        for seen in self.seen.values():
            seen.discard(letter)
        await offered.filter(has_text=re.compile(f"^{WORDS.label(self.locale, letter)}$")).click()
        return letter

    async def go(self, place: str) -> None:
        """Open the channel or the mailbox; on a phone the list of places is behind a button."""
        menu = self.tab.find("open-channels")
        if await menu.is_visible():
            await menu.click()
        await self.tab.go(place)

    async def download(self, where: Locator) -> str:
        """Return the text of a message's file."""
        async with self.tab.page.expect_download() as caught:
            await where.get_by_test_id("download").click()
        return (await (await caught.value).path()).read_text()
