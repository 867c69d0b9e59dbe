"""Bakerstreet."""

from games.bakerstreet.face import BakerFace
from games.bakerstreet.model import Box
from games.bakerstreet.rules import INFO, BakerRules
from games.bakerstreet.views import BakerObserver
from games.content import content
from games.core.game import Game

BOX = Box.read(content("bakerstreet"))
GAME = Game(info=INFO, rules=BakerRules(BOX), observer=BakerObserver(), face=BakerFace())
