"""Promotional cards 121 to 124: one for each deck of the Trilogy (CG-C70). They are an option, off by default."""

from __future__ import annotations

from thirdage.cardgame.book import answers, push, question
from thirdage.cardgame.cards.shared import draw_when_played, one_card_more
from thirdage.cardgame.hooks import after_combat, draws_more, opens, when_played
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import CHARACTER, FACTION, FREE, LOCATIONS, NUMBER, PLACE, ROHAN, SIDE, TYPE, WIZARD
from thirdage.cardgame.verbs import bring_back, remove
from thirdage.cardgame.whereabouts import owner_of
from thirdage.kernel.frames import Action

GHAN = NUMBER["Ghân-buri-Ghân"]
MINAS_TIRITH = PLACE["Minas Tirith"]


# Ioreth.


@after_combat("Ioreth")
def ioreth(state: State, card: int, place: int) -> None:
    """After a combat on her battleground: cycle her even if she was eliminated in it; then you may also cycle 1 other
    Free Peoples character, no Wizard, that was. Items eliminated stay so."""
    if ruling(state, "CG-C68") and LOCATIONS[place].side != FREE:
        return  # in the other reading she helps only where the Free Peoples defend
    if card in state.fallen:
        bring_back(state, card)
    push(state, ("ioreth_heals", owner_of(state, card), card))


@question("CG-C68", "card:card", everybody_sees=True)
def ioreth_heals(state: State, seat: int, card: int) -> list[Action]:
    """(ioreth_heals, seat, card): another Free Peoples character eliminated in this combat, or none."""
    fallen = [other for other in state.fallen if other != card and SIDE[other] == FREE and TYPE[other] == CHARACTER]
    return [("cycle", other) for other in fallen if FACTION[other] != WIZARD] + [("decline", 0)]


@answers(ioreth_heals)
def heal(state: State, action: Action, seat: int, card: int) -> None:
    if action[0] == "cycle":
        bring_back(state, action[1])


# Ghân-buri-Ghân.


@opens("Ghân-buri-Ghân")
def ghan_buri_ghan(state: State, card: int, place: int) -> bool:
    """In reserve: Rohan armies and characters may be played or moved to Minas Tirith, he himself too."""
    return place == MINAS_TIRITH and FACTION[card] == ROHAN and any(GHAN in reserve for reserve in state.reserve)


# Whip of Many Thongs.

when_played("Whip of Many Thongs")(draw_when_played)


# Gothmog.


@when_played("Gothmog")
def gothmog(state: State, seat: int, card: int) -> None:
    """When played: remove the Witch-king, wherever he is."""
    remove(state, NUMBER["The Witch-king"])


draws_more("Gothmog")(one_card_more)
