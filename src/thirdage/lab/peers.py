"""Card games of OpenSpiel and RLCard under random play, measured as ours are. Both packages are an optional extra."""

from __future__ import annotations

import copy
import importlib
from random import Random
from typing import Any

from thirdage.kernel.contract import Json
from thirdage.kernel.errors import Problem
from thirdage.lab.bench import best, microseconds

GAMES = 40
SAMPLES = 60


def package(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        raise Problem("problem-no-peers", package=name) from missing


def check() -> None:
    """Both are there; otherwise the Problem that says so, before any work is done."""
    package("pyspiel")
    package("rlcard")


def open_spiel(name: str) -> Json:
    """A game of OpenSpiel (C++ behind Python). Chance is sampled; only the players' decisions are counted."""
    game = package("pyspiel").load_game(name)
    seen: list[Any] = []

    def games() -> int:
        decisions = 0
        for seed in range(GAMES):
            state = game.new_initial_state()
            rng = Random(seed)
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    options = state.legal_actions()
                    state.apply_action(options[int(rng.random() * len(options))])
                    decisions += 1
                    if len(seen) < SAMPLES and decisions % 7 == 0:
                        seen.append(state.clone())
        return decisions

    seconds, decisions = best(games)
    return {"decisions_per_s": round(decisions / seconds), "clone_us": microseconds(lambda state: state.clone(), seen, 20, 5)}


def rl_card(name: str) -> Json:
    """A game of RLCard (pure Python). It has no clone of its own: `copy.deepcopy` of the game is what its users do."""
    made = package("rlcard").make(name, config={"seed": 1})
    seen: list[Any] = []

    def games() -> int:
        decisions = 0
        for seed in range(GAMES):
            rng = Random(seed)
            state, _ = made.reset()
            while not made.is_over():
                options = list(state["legal_actions"])
                state, _ = made.step(options[int(rng.random() * len(options))])
                decisions += 1
                if len(seen) < SAMPLES and decisions % 7 == 0:
                    seen.append(copy.deepcopy(made.game))
        return decisions

    seconds, decisions = best(games)
    return {"decisions_per_s": round(decisions / seconds), "clone_us": microseconds(copy.deepcopy, seen, 1, 5)}


def measure(ours: float) -> Json:
    """Each peer's figures; `ratio` is our decisions a second by theirs."""
    found = {
        "OpenSpiel hearts": open_spiel("hearts"),
        "OpenSpiel gin_rummy": open_spiel("gin_rummy"),
        "RLCard gin-rummy": rl_card("gin-rummy"),
    }
    return {name: {**figures, "ratio": round(ours / figures["decisions_per_s"], 3)} for name, figures in found.items()}
