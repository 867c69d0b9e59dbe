"""Bakerstreet."""

from functools import partial

from games.bakerstreet import lines, scene, sheet
from games.bakerstreet.cover import COVER
from games.bakerstreet.events import Counted, Left, StayedAway, Won
from games.bakerstreet.model import Box
from games.bakerstreet.palette import GROUND
from games.bakerstreet.rules import INFO, BakerRules
from games.bakerstreet.state import Rulings, by_moves
from games.bakerstreet.techniques import EFFORTS, TECHNIQUES
from games.bakerstreet.views import BakerObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.deduction.rival import Strength
from games.core.game import Game
from games.core.lazy import lazy

CONTENT = content("bakerstreet")
BOX = Box.read(CONTENT)
FACE = Face(
    table_lines=lines.table_lines,
    seat_lines=partial(lines.seat_lines, box=BOX),
    table_scene=scene.table_scene,
    seat_scene=scene.seat_scene,
    likely=lines.likely,
    beside=lines.beside,
    sheet=sheet.sheet,
)
RULES = BakerRules(BOX)
GAME = Game(
    info=INFO,
    rules=RULES,
    observer=BakerObserver(),
    face=FACE,
    cover=COVER,
    ground=GROUND,
    solution=solution,
    turning=(Counted, Left, StayedAway, Won),
    facts=lines.box_facts(BOX),
    deputy=RULES.deputy,
    knowledge=lazy("games.bakerstreet.knowledge.findings:BakerKnowledge", "games.bakerstreet:BOX"),
    techniques=TECHNIQUES,
    efforts=EFFORTS,
    inquest=lazy("games.bakerstreet.inquest:BakerInquest", "games.bakerstreet:BOX"),
    rival=lazy("games.bakerstreet.rival.decisions:BakerRival", "games.bakerstreet:BOX"),
    styles=frozenset({Strength.EXPERT, Strength.MASTER}),
    puzzle=lazy("games.bakerstreet.puzzle:BakerPuzzles", "games.bakerstreet:BOX"),
    earlier={Rulings.MOVES.value: by_moves},
)
