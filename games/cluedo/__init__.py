"""Cluedo, French rules of 1974."""

from dataclasses import replace
from functools import partial

from games.cluedo import lines, scene, sheet
from games.cluedo.actions import Suggest
from games.cluedo.cover import COVER
from games.cluedo.events import Accused, Denounced, LieTold
from games.cluedo.model import Board
from games.cluedo.palette import GROUND
from games.cluedo.plan import plan
from games.cluedo.rules import INFO, CluedoRules
from games.cluedo.signposts import Signposts
from games.cluedo.state import Rulings
from games.cluedo.techniques import EFFORTS, TECHNIQUES
from games.cluedo.views import CluedoObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.deduction.rival import Strength
from games.core.endings import LastOne
from games.core.game import Game
from games.core.lazy import lazy

CONTENT = content("cluedo")
BOARD = Board.read(CONTENT)
PLAN = plan(BOARD)
SIGNPOSTS = Signposts(BOARD)
FACE = Face(
    table_lines=partial(lines.table_lines, board=BOARD),
    seat_lines=lines.seat_lines,
    table_scene=partial(scene.table_scene, board=BOARD, ground=PLAN),
    seat_scene=partial(scene.seat_scene, board=BOARD, ground=PLAN),
    wording=SIGNPOSTS.wording,
    likely=SIGNPOSTS.likely,
    beside=lines.beside,
    sheet=sheet.sheet,
)
GAME = Game(
    info=INFO,
    rules=CluedoRules(BOARD),
    observer=CluedoObserver(BOARD),
    face=FACE,
    cover=COVER,
    ground=GROUND,
    solution=solution,
    questions=(Suggest,),
    turning=(Accused, Denounced, LastOne, LieTold),
    knowledge=lazy("games.cluedo.knowledge.findings:CluedoKnowledge"),
    techniques=TECHNIQUES,
    efforts=EFFORTS,
    rival=lazy("games.cluedo.rival.advice:CluedoAdviser", "games.cluedo:BOARD"),
    styles=frozenset({Strength.MASTER}),
    puzzle=lazy("games.cluedo.puzzle:CluedoPuzzles", "games.cluedo:GAME"),
    is_raced=True,
    earlier={Rulings.OVER_LOTS.value: partial(replace, rulings=Rulings.OVER_LOTS)},
)
