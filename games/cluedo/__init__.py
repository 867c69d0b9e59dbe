"""Cluedo, French rules of 1974."""

from games.cluedo.face import CluedoFace
from games.cluedo.model import Board
from games.cluedo.rules import INFO, CluedoRules
from games.cluedo.views import CluedoObserver
from games.content import content
from games.core.game import Game

BOARD = Board.read(content("cluedo"))
GAME = Game(info=INFO, rules=CluedoRules(BOARD), observer=CluedoObserver(BOARD), face=CluedoFace(BOARD))
