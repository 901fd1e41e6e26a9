"""Free Peoples Character deck, cards 1 to 17: Hunt tiles, gear of the Company, healing, Companions on their way.

The others are in `free_character_more`.
"""

from __future__ import annotations

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fellowship import cannot_hide, cannot_walk, heal, hide, walk
from thirdage.boardgame.fighting import as_digits
from thirdage.boardgame.figures import eliminate_character
from thirdage.boardgame.hooks import event, keeps, playable
from thirdage.boardgame.hunt import take_tile
from thirdage.boardgame.journeys import travellers
from thirdage.boardgame.politics import BY_CARD, activate, advance
from thirdage.boardgame.state import IN_FELLOWSHIP, NOT_IN_MORDOR, State, in_fellowship, ruling
from thirdage.boardgame.tables import (
    ARAGORN,
    BOROMIR,
    CHARACTER_DIE,
    COMPANIONS,
    DWARVES,
    ELVES,
    EYE,
    FIRST_FACE,
    FREE,
    GANDALF_THE_GREY,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NATION_OF,
    NORTH,
    REGION,
    ROHAN,
    STRIDER,
    TILE_OF_CARD,
    TILES,
    WILL_DIE,
    regions,
)
from thirdage.boardgame.teams import own_nations
from thirdage.boardgame.whereabouts import is_unconquered, is_with_army, on_map, region_of
from thirdage.kernel.chance import roll
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action


def is_in_fellowship(state: State, companion: int) -> bool:
    return state.where[companion] == IN_FELLOWSHIP


def the_king(state: State) -> int:
    """Strider or Aragorn, whichever of the two is on the map (BG-C12); 0 if neither is."""
    return next((companion for companion in (STRIDER, ARAGORN) if on_map(state, companion)), 0)


# Special Hunt tiles.


def bring_tile(state: State, card: int) -> None:
    """The tile of a card lies ready beside the board, or joins the Hunt Pool if the Fellowship is on the Mordor Track
    (BG-18.4, BG-C29).
    """
    tile = TILE_OF_CARD[card]
    if state.mordor == NOT_IN_MORDOR:
        state.ready = sorted([*state.ready, tile])
    else:
        state.pool = sorted([*state.pool, tile])
    tell(state, "tile_in_play", tile)


@event("Elven Cloaks", "Elven Rope")
def elven_gift(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card, value 0, comes into play: it joins the Hunt Pool when the Fellowship enters
    Mordor, or at once on the Mordor Track.
    """
    bring_tile(state, card)


@event("Phial of Galadriel")
def phial_of_galadriel(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card, value -2, comes into play: it joins the Hunt Pool when the Fellowship enters
    Mordor, or at once on the Mordor Track.
    """
    bring_tile(state, card)


@event("Sméagol Helps Nice Master")
def smeagol_helps(state: State, seat: int, card: int) -> None:
    """The special Hunt tile of this card, value -1, comes into play: it joins the Hunt Pool when the Fellowship enters
    Mordor, or at once on the Mordor Track.
    """
    bring_tile(state, card)


# Cards on the table. The Hunt itself offers their use (`hunt`).


@event("Mithril Coat and Sting")
def mithril_coat(state: State, seat: int, card: int) -> None:
    """Stays on the table. When the Shadow has drawn a Hunt tile, and before it is applied or a die is rolled for it,
    you may discard this card: draw another tile, which is resolved in place of the first; then the first goes back into
    the Hunt Pool.
    """


@playable("Axe and Bow")
def without_axe_and_bow(state: State, seat: int) -> str:
    """Play only while Gimli or Legolas is in the Fellowship; discard it at once when neither is any more."""
    return "" if axe_or_bow(state) else "BG-9.7:axe"


@keeps("Axe and Bow")
def axe_or_bow(state: State) -> bool:  # BG-C33
    return is_in_fellowship(state, GIMLI) or is_in_fellowship(state, LEGOLAS)


@playable("Horn of Gondor")
def without_boromir(state: State, seat: int) -> str:
    """Play only while Boromir is in the Fellowship; discard it at once when he is not any more."""
    return "" if boromir_walks_along(state) else "BG-9.7:horn"


@keeps("Horn of Gondor")
def boromir_walks_along(state: State) -> bool:
    return is_in_fellowship(state, BOROMIR)


@event("Axe and Bow", "Horn of Gondor")
def shields_of_the_company(state: State, seat: int, card: int) -> None:
    """Stays on the table. As the first step of resolving a Hunt tile you may discard this card to lower the damage by 1."""


@playable("Wizard's Staff")
def without_gandalf(state: State, seat: int) -> str:
    """Play only while Gandalf the Grey is in the Fellowship; discard it at once when he is not any more."""
    return "" if gandalf_walks_along(state) else "BG-9.7:staff"


@keeps("Wizard's Staff")
def gandalf_walks_along(state: State) -> bool:
    return is_in_fellowship(state, GANDALF_THE_GREY)


@event("Wizard's Staff")
def wizards_staff(state: State, seat: int, card: int) -> None:
    """Stays on the table. When the Shadow is about to draw a Hunt tile, for whatever reason, you may discard this card:
    the tile is not drawn.
    """


# Healing.


@event("Athelas")
def athelas(state: State, seat: int, card: int) -> None:
    """Roll three dice and heal 1 Corruption for each result of 5 or more, or of 3 or more if Strider is the Guide."""
    needed = 3 if state.guide == STRIDER else 5
    faces = roll(state, 3)
    healed = sum(face >= needed for face in faces)
    tell(state, "card_dice", card, as_digits(faces), healed)
    heal(state, healed)


@event("There Is Another Way")
def there_is_another_way(state: State, seat: int, card: int) -> None:
    """Heal 1 Corruption. Then, if Gollum is the Guide, you may hide a revealed Fellowship or move a hidden one;
    the die does not go to the Hunt Box.
    """
    heal(state, 1)
    if state.guide == GOLLUM:
        push(state, ("another_way", seat))


@question("BG-C37", everybody_sees=True)
def another_way(state: State, seat: int) -> list[Action]:
    """(another_way, seat): hide, or move as usual; the die stays out of the Hunt Box."""
    return [("hide", 0)] * (not cannot_hide(state)) + [("walk", 0)] * (not cannot_walk(state)) + [("decline", 0)]


@answers(another_way)
def go_another_way(state: State, action: Action, seat: int) -> None:
    if action[0] == "hide":
        hide(state)
    elif action[0] == "walk":
        walk(state)


@refuses(another_way)
def why_not_another_way(state: State, action: Action, seat: int) -> str:
    return {"hide": cannot_hide, "walk": cannot_walk}[action[0]](state) if action[0] in ("hide", "walk") else ""


@event("Bilbo's Song")
def bilbos_song(state: State, seat: int, card: int) -> None:
    """Heal 1 Corruption, or 2 if Gollum is the Guide."""
    heal(state, 2 if state.guide == GOLLUM else 1)


@event("Mirror of Galadriel")
def mirror_of_galadriel(state: State, seat: int, card: int) -> None:
    """Turn one of your unused Character dice into a Will of the West. If the Ring-bearers are in unconquered Lórien,
    heal 1 Corruption.
    """
    dice = state.dice[FREE]
    if dice[CHARACTER_DIE - FIRST_FACE]:
        dice[CHARACTER_DIE - FIRST_FACE] -= 1
        dice[WILL_DIE - FIRST_FACE] += 1
        tell(state, "turns_die", seat, CHARACTER_DIE, WILL_DIE)
    if state.bearers == REGION["Lórien"] and is_unconquered(state, state.bearers):
        heal(state, 1)


# Challenge of the King.


@playable("Challenge of the King")
def without_the_king(state: State, seat: int) -> str:
    """Play only if Strider or Aragorn is with a Free Peoples Army in a region of Gondor or Rohan."""
    king = the_king(state)
    return "" if king and is_with_army(state, king) and NATION_OF[region_of(state, king)] in (GONDOR, ROHAN) else "BG-9.7:challenge"


@event("Challenge of the King")
def challenge_of_the_king(state: State, seat: int, card: int) -> None:
    """Draw three Hunt tiles. If all three show an Eye, Strider or Aragorn is eliminated and they go back; otherwise the
    Eyes among them leave the game for good and the other tiles go back. Nothing else on the tiles applies.
    """
    tiles: list[int] = []
    for _ in range(3):
        tiles.append(take_tile(state, tiles))  # those in hand stay out if the pool must be filled again (BG-C41)
    eyes = [tile for tile in tiles if TILES[tile].value == EYE]
    removed = eyes if len(eyes) < 3 else []
    state.drawn = [tile for tile in state.drawn if tile not in tiles]
    state.pool = sorted([*state.pool, *(tile for tile in tiles if tile not in removed)])
    for tile in removed:
        tell(state, "tile_removed", tile)
    tell(state, "tiles_returned")
    if len(eyes) == 3:
        eliminate_character(state, the_king(state))


# Companions on their way.


@playable("I Will Go Alone")
def nobody_to_go_alone(state: State, seat: int) -> str:
    """Play only while a Companion is in the Fellowship."""
    return "" if in_fellowship(state) else "BG-9.7:alone"


@event("I Will Go Alone")
def i_will_go_alone(state: State, seat: int, card: int) -> None:
    """Separate a Companion or a group, who may go one region further than usual. Then heal 1 Corruption."""
    push(state, ("separation", seat, 1, 0, 0), ("alone_heals", NOBODY))


@step
def alone_heals(state: State, seat: int) -> None:
    """When they have gone, 1 Corruption is healed."""
    heal(state, 1)


@event("Gwaihir the Windlord")
def gwaihir(state: State, seat: int, card: int) -> None:
    """Separate a Companion or a group, or move a Companion or a group on the map, as if all were of Level 4. They may
    end their journey in a region where the Free Peoples are besieged in their Stronghold, inside it.
    """
    push(state, ("company_sets_out", seat, 0, 4))


@event("We Prove the Swifter")
def we_prove_the_swifter(state: State, seat: int, card: int) -> None:
    """Separate a Companion or a group, or move a Companion or a group on the map, who may go two regions further than
    usual. They may end their journey in a region where the Free Peoples are besieged in their Stronghold, inside it.
    """
    push(state, ("company_sets_out", seat, 2, 0))


@step
def company_sets_out(state: State, seat: int, bonus: int, level: int) -> None:
    """(company_sets_out, seat, bonus, level): a group from the Fellowship, or one on the map (BG-C43), if there is anybody."""
    if in_fellowship(state) or travellers(state):
        push(state, ("company", seat, bonus, level))


@question("BG-C43", everybody_sees=True)
def company(state: State, seat: int, bonus: int, level: int) -> list[Action]:
    """(company, seat, bonus, level): Companions of the Fellowship, or the first of a group on the map."""
    return [("separate", 0)] * bool(in_fellowship(state)) + [("take", companion) for companion in travellers(state)]


@answers(company)
def choose_company(state: State, action: Action, seat: int, bonus: int, level: int) -> None:
    if action[0] == "separate":
        push(state, ("separate", seat, bonus, level, 1))
    else:
        state.column = [action[1]]
        push(state, ("group_travels", seat, bonus, level, 1))


@refuses(company)
def why_not_in_company(state: State, action: Action, seat: int, bonus: int, level: int) -> str:
    if action[0] != "take" or action[1] not in COMPANIONS:
        return ""
    return "BG-10.6" if on_map(state, action[1]) else "BG-C10:map"


@event("There and Back Again")
def there_and_back_again(state: State, seat: int, card: int) -> None:
    """Separate a Companion or a group, who may go one region further than usual. Then, if Gimli or Legolas is in
    Erebor, Dale or the Woodland Realm, Dwarves and North become active, and Dwarves, Elves and North each advance one
    step.
    """
    push(state, ("separation", seat, 1, 0, 0), ("news_from_the_north", seat))


@step
def news_from_the_north(state: State, seat: int) -> None:
    """However he came there, and whoever holds the place (BG-C46)."""
    there = regions("Erebor", "Dale", "Woodland Realm")
    if any(region_of(state, companion) in there for companion in (GIMLI, LEGOLAS)):
        for nation in (DWARVES, NORTH):
            activate(state, nation, BY_CARD)
        for nation in (DWARVES, ELVES, NORTH):
            if nation in own_nations(state, seat) or not ruling(state, "BG-C24"):
                advance(state, nation, BY_CARD)
