"""Mord im Arosa."""

from dataclasses import replace
from functools import partial

from games.arosa import lines, scene, sheet
from games.arosa.cover import COVER
from games.arosa.events import InquiryBegan, Judged
from games.arosa.model import Kit
from games.arosa.palette import GROUND
from games.arosa.rules import INFO, ArosaRules
from games.arosa.sounds import table_sound
from games.arosa.state import Rulings
from games.arosa.techniques import EFFORTS, TECHNIQUES
from games.arosa.views import ArosaObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.endings import LastOne
from games.core.game import Game
from games.core.lazy import lazy

CONTENT = content("arosa")
KIT = Kit.read(CONTENT)
FACE = Face(
    table_lines=partial(lines.table_lines, kit=KIT),
    seat_lines=partial(lines.seat_lines, kit=KIT),
    table_scene=partial(scene.table_scene, kit=KIT),
    seat_scene=lambda _view: None,  # everybody sees the same
    wording=lines.wording,
    sheet=sheet.sheet,
)
GAME = Game(
    info=INFO,
    rules=ArosaRules(KIT),
    observer=ArosaObserver(),
    face=FACE,
    sound=table_sound,
    cover=COVER,
    ground=GROUND,
    solution=solution,
    turning=(InquiryBegan, Judged, LastOne),
    knowledge=lazy("games.arosa.knowledge.findings:ArosaKnowledge", "games.arosa:KIT"),
    techniques=TECHNIQUES,
    efforts=EFFORTS,
    inquest=lazy("games.arosa.inquest:ArosaInquest", "games.arosa:KIT"),
    rival=lazy("games.arosa.rival:ArosaRival", "games.arosa:KIT"),
    puzzle=lazy("games.arosa.puzzle:ArosaPuzzles", "games.arosa:KIT"),
    earlier={Rulings.WITHOUT_WINNER.value: partial(replace, rulings=Rulings.WITHOUT_WINNER)},
)
