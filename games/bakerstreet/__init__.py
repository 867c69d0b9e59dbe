"""Bakerstreet."""

from functools import partial

from games.bakerstreet import lines, scene, sheet
from games.bakerstreet.cover import COVER
from games.bakerstreet.events import Counted, Left, StayedAway, Won
from games.bakerstreet.model import Box
from games.bakerstreet.rules import INFO, BakerRules
from games.bakerstreet.state import Rulings, by_moves
from games.bakerstreet.views import BakerObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.game import Game
from games.core.inquest import Inquirer
from games.core.knowledge import Knowledge
from games.core.posing import Posing
from games.core.rival import Rival

BOX = Box.read(content("bakerstreet"))


def _knowledge() -> Knowledge:
    from games.bakerstreet.knowledge import BakerKnowledge

    return BakerKnowledge(BOX)


def _posing() -> Posing:
    from games.bakerstreet.puzzle import BakerPosing

    return BakerPosing(BOX)


def _inquest() -> Inquirer:
    from games.bakerstreet.inquest import BakerInquest

    return BakerInquest(BOX)


def _rival() -> Rival:
    from games.bakerstreet.rival import BakerRival

    return BakerRival(BOX)


FACE = Face(
    table_lines=lines.table_lines,
    seat_lines=partial(lines.seat_lines, box=BOX),
    table_scene=scene.table_scene,
    seat_scene=scene.seat_scene,
    sheet=sheet.sheet,
)
RULES = BakerRules(BOX)
GAME = Game(
    info=INFO,
    rules=RULES,
    observer=BakerObserver(),
    face=FACE,
    cover=COVER,
    solution=solution,
    turning=(Counted, Left, StayedAway, Won),
    facts=lines.box_facts(BOX),
    deputy=RULES.deputy,
    knowledge=_knowledge,
    inquest=_inquest,
    rival=_rival,
    puzzle=_posing,
    earlier={Rulings.MOVES.value: by_moves},
)
