"""A case that an evening solves together, through the real library: opened by its panel, marked by two people, with a restart in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.cases.joint_records import JointId
from bot.cases.making import prove
from bot.cases.messages.joint_controls import JointControl
from bot.messages.controls import CaseKey
from bot.practice.loopback.model import Message
from games import BY_KEY
from games.core.deduction.proof import ProofSheet
from games.core.deduction.puzzle import read
from games.core.deduction.sheet import Cell
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.test_night import looked, planned

WITHIN = 60.0


async def shown(evening: Evening, words: str) -> Message:
    """Wait for a message in the channel with these words."""
    async with asyncio.timeout(WITHIN):
        while not (found := [each for each in evening._said(None) if words in each.text]):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    [message] = found
    return message


async def marked(evening: Evening, who: Person, proof: ProofSheet, cell: Cell) -> None:
    row, column = proof.sheet.place(cell)
    opened = await who.press(
        await shown(evening, "Une affaire pour tout le monde"), evening.say("fr", "case-joint-open")
    )
    clues = await opened.settled(WITHIN)
    await who.click(clues, JointControl(1, CaseKey.YES, 0, (row + 1, column + 1)).id)


async def test_an_evening_solves_a_case_together_over_a_restart_and_is_told_once(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        ada, ben = evening.people[:2]
        async with evening.running():
            await planned(evening)
            evening.skip(hours=1, minutes=40)
            asked = await ada.press(await looked(evening), evening.say("fr", "case-together"))
            await asked.settled(WITHIN)
            await shown(evening, "Une affaire pour tout le monde")
            text = (await evening.bot.rooms["cases"].on.joint._joint.stored.case(JointId(1))).text
            proof = await asyncio.to_thread(prove, read(text, BY_KEY))
            first, *others = sorted(proof.asked)
            await marked(evening, ben, proof, first)
        async with evening.running():
            panel = await shown(evening, "🟩")
            assert f"<@{ben.user.id}>" in panel.text
            for cell in others:
                await marked(evening, ada, proof, cell)
            ending = await shown(evening, "Affaire close ensemble")
            await shown(evening, evening.say("fr", "case-joint-over"))
            await evening.settle()

    assert "🟩" * len(proof.asked) in ending.text
    assert f"<@{ada.user.id}>" in ending.text
