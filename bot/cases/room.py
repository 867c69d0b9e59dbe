"""The room of cases: the one of the day, those to practise, and joint ones."""

from __future__ import annotations

from typing import Final

from bot.cases import store
from bot.cases.cases import Cases
from bot.cases.joint import JointCases
from bot.cases.joint_posts import JointPosts
from bot.cases.joint_store import StoredJointCases
from bot.cases.messages.joint_controls import JointControl
from bot.cases.proof_store import StoredProofs
from bot.cases.proving import Proving
from bot.cases.store import StoredCases
from bot.cases.ui.handler import CaseHandler
from bot.cases.ui.joint import JointHandler
from bot.cases.ui.techniques import TechniqueHandler
from bot.house import House
from bot.loop import Loop
from bot.messages.controls import CaseControl, DoorKey, Entrance, Leaf, Page
from bot.ui.room import Given, Room
from bot.ui.visits import Visit, Visits
from cogs.case import CaseCog

INTERVAL: Final = 60.0


def room(house: House, _: Visits) -> Room:
    """Return the room."""
    cases = Cases(StoredCases(house.database), house.ground, house.workers)
    proofs = StoredProofs(house.database)
    proving = Proving(proofs, house.ground, house.workers)
    joint = JointCases(StoredJointCases(house.database), house.ground, cases, proving)
    together = JointHandler(house, cases, joint)
    posts = JointPosts(house, joint, together.words)
    joint.on_change(posts.wake)
    handler, techniques = CaseHandler(house, cases, proving, together), TechniqueHandler(house, cases, proving)

    async def enter(visit: Visit, _: Entrance, __: Given) -> None:
        await handler.today(visit)

    return Room(
        name="cases",
        on=handler,
        controls={
            (CaseControl,): handler.press,
            (JointControl,): together.press,
            (Entrance, DoorKey.CASE): enter,
            (Page, Leaf.MINE): techniques.show,
            (Page, Leaf.PRACTISE): techniques.practise,
        },
        loops=(Loop("cases", cases.prepare, interval=INTERVAL), posts.loop),
        commands=(CaseCog,),
        kept_of=proofs.kept_of,
        forget=store.forget,
    )
