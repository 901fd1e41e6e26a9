"""What is said to whoever wants what is not offered: what one could want of a thing, and what the sentence of a refusal may name.

Whether something is forbidden, and by which rule, is said by the conditions that make the options.
"""

from __future__ import annotations

from thirdage.boardgame.actions import faces_that_do
from thirdage.boardgame.book import BOOK
from thirdage.boardgame.events import VERBS
from thirdage.boardgame.explain import NONE, frame_facts, kinds_of, party, place_word, word
from thirdage.boardgame.state import PLACE, State, seating_of, side_of
from thirdage.boardgame.tables import SIDES, WILL_DIE
from thirdage.kernel.contract import Wish
from thirdage.kernel.frames import Action
from thirdage.kernel.game import Facts
from thirdage.kernel.words import say

ALONE: dict[str, tuple[str, ...]] = {  # verbs of questions that may offer none of them
    "turn": ("play", "advance", "bring", "counsel", "remove_card"),
    "action": ("play", "advance", "bring", "counsel", "remove_card", "as"),
    "combat_card": ("use",),
    "separate_more": ("take", "to"),
    "group_travels": ("take", "to"),
    "rearguard": ("keep",),
    "column": ("take",),
    "take_hits": ("remove", "reduce"),
    "retreat": ("to",),
    "press_siege": ("reduce",),
    "muster": ("raise",),
    "muster_more": ("raise",),
    "suffer": ("use", "casualty"),
    "fly_more": ("from", "take"),
    "travel_more": ("take",),
    "march_again": ("from",),
    "ents_hasten": ("play",),
    "long_march_again": ("from",),
    "long_column": ("take",),
}


def wishes(state: State, noun: int) -> list[Action]:
    """Whatever one could want of a thing, likeliest first."""
    verbs = dict.fromkeys(verb for verb, _ in BOOK.legal(state))
    verbs |= dict.fromkeys(ALONE.get(state.stack[-1][0], ()))
    kinds = kinds_of(noun)
    return [(verb, noun) for verb in verbs if VERBS[verb] in kinds]


def standpoint(state: State) -> int:
    """The region next to which the question on top looks, 0 if it looks nowhere."""
    if not state.stack:
        return 0
    name, _, *numbers = state.stack[-1]
    if name == "path":
        return int(numbers[-1])  # where the figure has come to
    if name == "driven_to":
        return state.bearers
    frame = frame_facts(state)
    return state.battle[PLACE] if name == "retreat" else frame.get("here", frame.get("source", 0))


def other_faces(state: State, action: Wish, lang: str) -> str:
    """As what a Will of the West must be used to do this, if it is the die in hand."""
    verb, noun = action
    frame = frame_facts(state)
    if not verb or frame.get("face") != WILL_DIE or state.stack[-1][0] != "action":
        return NONE
    faces = faces_that_do(state, (verb, noun), state.stack[-1][1])
    return say("boardgame-or", lang).join(word("die", face, lang) for face in faces) or NONE


def reason_facts(state: State, action: Wish, lang: str) -> Facts:
    """What the sentence of a refusal may name. All of it is public, or known to the asked seat; who is not asked is told to wait."""
    verb, noun = action
    kind = VERBS[verb] if verb else kinds_of(noun)[0]
    it = str(noun) if kind == "number" else NONE if kind == "none" else word(kind, noun, lang)
    seat = state.stack[-1][1] if state.stack else 0
    given = seating_of(state)
    frame = frame_facts(state)
    from_here = standpoint(state)
    return {
        "it": it,
        "kind": kind,
        "seat": word("seat", given.seats[seat], lang),
        "side": SIDES[side_of(state, seat)],
        "die": word("die", frame.get("face", 0), lang),
        "faces": other_faces(state, action, lang),
        "source": place_word(frame.get("source", 0), lang),
        "target": place_word(frame.get("target", 0), lang),
        "here": place_word(from_here, lang),
        "near": NONE if kind == "none" else "here" if noun == from_here else "far",
        "progress": state.progress,
        "party": party(state.column, lang),
    }
