"""13 Indices (13 Clues)."""

from games.clues.face import ClueFace
from games.clues.model import Box
from games.clues.rules import INFO, ClueRules
from games.clues.views import ClueObserver
from games.content import content
from games.core.game import Game

BOX = Box.read(content("clues"))
GAME = Game(info=INFO, rules=ClueRules(BOX), observer=ClueObserver(), face=ClueFace(BOX))
