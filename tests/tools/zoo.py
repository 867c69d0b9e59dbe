"""A game as an environment of PettingZoo (AEC), for whoever trains players on exact knowledge. Needs `pip install pettingzoo`.

An agent acts by the number of an action in the list of its legal ones (`env.situation.legal`), which the mask fills from the front.
It observes, for each cell of its sheet, the share of the deals that fit all it was told in which something is there; all it was
told, word for word, is `env.situation.log`. Winners share a reward of 1.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from games import BY_KEY
from games.arena.match import MOST_MOVES, MatchState, MatchTerms
from games.core.chance import SEED_BYTES
from games.core.deduction.rival import Situation
from games.core.deduction.sheet import Sign
from games.core.seats import Seat, all_seats

MOST_ACTIONS: Final = 2048
"""No seat ever has more legal actions."""
NOTHING: Final = frozenset({Sign.NO.value, "0"})


class AlibiEnv(AECEnv):  # type: ignore[misc,unused-ignore]  # where the package is absent, its class is unknown
    """One table of a game."""

    metadata: Final = {"name": "alibi_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, seats: int) -> None:
        super().__init__()
        kind = BY_KEY[game]
        self.terms = MatchTerms(game=kind, seats=seats, options=kind.info.settle({}, seats))
        if kind.knowledge is None:
            raise ValueError(f"nothing is deduced in {game}")
        self._knowledge = kind.knowledge()
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in all_seats(seats)]
        self._state = MatchState(self.terms, bytes(SEED_BYTES))
        sheet = kind.face.sheet(*self._state.views(Seat(0)))
        self._cells = len(sheet.rows) * len(sheet.columns)
        seen = spaces.Box(0.0, 1.0, (self._cells,), np.float32)
        mask = spaces.Box(0, 1, (MOST_ACTIONS,), np.int8)
        space, actions = spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(MOST_ACTIONS)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the numbers of actions."""
        return self.action_spaces[agent]

    @property
    def situation(self) -> Situation:
        """All that the agent whose move it is may decide by."""
        return self._state.situation(self._state.seat)

    @property
    def _is_over(self) -> bool:
        """Whether the game has ended, or is cut off."""
        return self._state.outcome is not None or len(self._state.moves) >= MOST_MOVES

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: the same for the same seed, and by lot without one."""
        number = np.random.default_rng(seed).bytes(SEED_BYTES)
        self._state = MatchState(self.terms, number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and which numbers of actions it may choose: none while it is not its move, and after the end."""
        seat = Seat(self.possible_agents.index(agent))
        found = self._knowledge.findings(self._state.log(seat))
        shares = np.zeros(self._cells, np.float32)
        for cell, counts in found.cells.items():
            shares[cell] = sum(many for value, many in counts.items() if value not in NOTHING) / sum(counts.values())
        mask = np.zeros(MOST_ACTIONS, np.int8)
        if not self._is_over and seat == self._state.seat:
            mask[: len(self.situation.legal)] = 1
        return {"observation": shares, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the agent whose move it is act. Raises IndexError for a number without an action, TypeError for none."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("an agent that plays on must act")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._state.act(self.situation.legal[action])
        outcome = self._state.outcome
        if outcome is not None:
            for seat in outcome.winners:
                self.rewards[self.possible_agents[seat]] = 1 / len(outcome.winners)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_over:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.seat]
        self._accumulate_rewards()
