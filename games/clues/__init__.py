"""13 Indices (13 Clues)."""

from functools import partial

from games.clues import lines, scene, sheet
from games.clues.actions import Ask
from games.clues.cover import COVER
from games.clues.events import Accused
from games.clues.model import Box
from games.clues.palette import GROUND
from games.clues.rules import INFO, ClueRules
from games.clues.techniques import EFFORTS, TECHNIQUES
from games.clues.views import ClueObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.endings import LastOne
from games.core.game import Game
from games.core.lazy import lazy

CONTENT = content("clues")
BOX = Box.read(CONTENT)
FACE = Face(
    table_lines=lines.table_lines,
    seat_lines=lines.seat_lines,
    table_scene=partial(scene.table_scene, box=BOX),
    seat_scene=partial(scene.seat_scene, box=BOX),
    sheet=partial(sheet.sheet, box=BOX),
)
GAME = Game(
    info=INFO,
    rules=ClueRules(BOX),
    observer=ClueObserver(),
    face=FACE,
    cover=COVER,
    ground=GROUND,
    solution=solution,
    questions=(Ask,),
    turning=(Accused, LastOne),
    knowledge=lazy("games.clues.knowledge.findings:CluesKnowledge", "games.clues:BOX"),
    techniques=TECHNIQUES,
    efforts=EFFORTS,
    rival=lazy("games.clues.rival.decisions:ClueRival", "games.clues:BOX"),
    puzzle=lazy("games.clues.puzzle:CluePuzzles", "games.clues:GAME", "games.clues:BOX"),
    is_raced=True,
)
