"""Asking in words why something is forbidden, and what a sentence must not look like."""

from __future__ import annotations

import re

from thirdage.cardgame.positions import GAME
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import NUMBER

BROKEN = re.compile(r"\bnone\b(?! of|\?| is)|  |\$|[{}]|: ?\.|^[a-z]|^$")  # a fact that was not there; a sentence that begins small
NOUNS = {**GAME.names("place"), **NUMBER}


def why(state: State, verb: str | None, noun: str = "") -> tuple[str, str]:
    """The rule and the sentence that the asked seat is told; without a verb it only touches the thing."""
    return GAME.why_not(state, GAME.asked(state) or GAME.seats(state)[0], (verb, NOUNS[noun] if noun else 0))
