"""Mord im Arosa."""

from games.arosa.face import ArosaFace
from games.arosa.model import Kit
from games.arosa.rules import INFO, ArosaRules
from games.arosa.sounds import table_sound
from games.arosa.views import ArosaObserver
from games.content import content
from games.core.game import Game

KIT = Kit.read(content("arosa"))
GAME = Game(info=INFO, rules=ArosaRules(KIT), observer=ArosaObserver(), face=ArosaFace(KIT), sound=table_sound)
