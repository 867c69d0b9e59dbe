"""A person's techniques on Discord, in private: counts, pages, and cases to practise."""

from __future__ import annotations

from bot.cases.cases import Cases
from bot.cases.making import PLAYED
from bot.cases.messages.cases import CaseWords
from bot.cases.messages.techniques import TechniqueWords
from bot.cases.proving import Proving
from bot.cases.ui.proofs import ProofHandler
from bot.cases.ui.visits import found
from bot.house import House
from bot.messages.controls import Page
from bot.tables.limits import LimitedDeed
from bot.ui.room import Given
from bot.ui.visits import Visit
from games import BY_KEY
from games.core.contract import Refusal


class TechniqueHandler:
    """The techniques of one person. They follow from cases that they are through with, so they give nothing away."""

    def __init__(self, house: House, cases: Cases, proving: Proving) -> None:
        sentences = house.words.sentences
        self._cases = cases
        self._proving = proving
        self._limits = house.ground.limits
        self._words = TechniqueWords(sentences, house.words.presenter.guide)
        self._proofs = ProofHandler(house, cases, proving, CaseWords(sentences))

    async def show(self, visit: Visit, _: Page, given: Given) -> None:
        """Show all techniques of the presser, or the one that was chosen."""
        counts = await self._proving.techniques_of(visit.person.user)
        if given.values:
            await visit.reply.in_place(self._words.one(counts, given.values[0], visit.reader))
        else:
            await visit.reply.in_place(self._words.all(counts, visit.reader))

    async def practise(self, visit: Visit, page: Page, _: Given) -> None:
        """Show a case to practise that takes a technique. Raises Refusal."""
        names = [*BY_KEY[page.game].techniques] if page.game in PLAYED else []
        if page.number >= len(names):
            raise Refusal("stale")
        self._limits.count(LimitedDeed.CASE, visit.person.user)
        technique = names[page.number]
        number, opened, is_hardest = await found(self._cases.drill(visit.person.user, page.game, technique))
        said = self._words.posed(page.game, technique, visit.reader, is_hardest=is_hardest)
        await self._proofs.practise(visit, number, opened, said)
