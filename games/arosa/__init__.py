"""Mord im Arosa."""

from functools import partial

from games.arosa import lines, scene, sheet
from games.arosa.cover import COVER
from games.arosa.events import Careless, InquiryBegan, Judged
from games.arosa.model import Kit
from games.arosa.rules import INFO, ArosaRules
from games.arosa.sounds import table_sound
from games.arosa.views import ArosaObserver, solution
from games.content import content
from games.core.contract import Face
from games.core.game import Game
from games.core.inquest import Inquirer
from games.core.knowledge import Knowledge
from games.core.posing import Posing
from games.core.rival import Rival

KIT = Kit.read(content("arosa"))


def _knowledge() -> Knowledge:
    from games.arosa.knowledge import ArosaKnowledge

    return ArosaKnowledge(KIT)


def _inquest() -> Inquirer:
    from games.arosa.inquest import ArosaInquest

    return ArosaInquest(KIT)


def _posing() -> Posing:
    from games.arosa.puzzle import ArosaPosing

    return ArosaPosing(KIT)


def _rival() -> Rival:
    from games.arosa.rival import ArosaRival

    return ArosaRival(KIT)


FACE = Face(
    table_lines=partial(lines.table_lines, kit=KIT),
    seat_lines=partial(lines.seat_lines, kit=KIT),
    table_scene=partial(scene.table_scene, kit=KIT),
    seat_scene=lambda _view: None,  # everybody sees the same
    sheet=sheet.sheet,
)
GAME = Game(
    info=INFO,
    rules=ArosaRules(KIT),
    observer=ArosaObserver(),
    face=FACE,
    sound=table_sound,
    cover=COVER,
    solution=solution,
    turning=(InquiryBegan, Careless, Judged),
    knowledge=_knowledge,
    inquest=_inquest,
    rival=_rival,
    puzzle=_posing,
)
