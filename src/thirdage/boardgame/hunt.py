"""The Hunt for the Ring: chapter 18, and its changes on the Mordor Track (BG-19.6 to BG-19.9).

`cause`: why a tile is drawn. `number`: of a Hunt its successes; of a Balrog tile 1 if no Reveal icon counts (BG-C82).
"""

from __future__ import annotations

from collections.abc import Sequence

from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.fellowship import BY_CHOICE, BY_SHADOW, corrupt, heal
from thirdage.boardgame.fighting import as_digits
from thirdage.boardgame.hands import discard_at_random
from thirdage.boardgame.journeys import come_out, reach
from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship, ruling, seating_of
from thirdage.boardgame.table_cards import table_card, take_off, use_up
from thirdage.boardgame.tables import (
    CARD,
    DECK_OF,
    DIE_ROLL,
    EYE,
    FREE,
    FREE_CHARACTER,
    GOLLUM,
    HOBBITS,
    LEVEL,
    MOST_COMBAT_DICE,
    SHADOW,
    STANDARD_TILES,
    TILES,
)
from thirdage.boardgame.whereabouts import has_stronghold, nazgul_in, units_in
from thirdage.kernel.chance import any_of, below, roll
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action, Frame

BY_HUNT, IN_MORDOR, BY_STRONGHOLD, BY_PATROL, BY_BANE, BY_FOUL_THING, BY_BALROG, BY_BREAKING = range(8)
OF_CARDS = (BY_PATROL, BY_BANE, BY_FOUL_THING, BY_BREAKING)  # an Eye or a Fellowship tile is discarded without effect
HELPERS = (CARD["Axe and Bow"], CARD["Horn of Gondor"])
STAFF, COAT = CARD["Wizard's Staff"], CARD["Mithril Coat and Sting"]


# The Hunt roll (BG-18.6 to BG-18.10).


@step
def hunt(state: State, seat: int) -> None:
    """The Shadow hunts with the dice in the Hunt Box; without any there is no Hunt (BG-R56)."""
    if not state.box[SHADOW]:
        tell(state, "nobody_hunts")
    elif table_card(state, "Flocks of Crebain"):
        push(state, ("flocks", state.leading[SHADOW]))
    else:
        push(state, ("hunt_roll", NOBODY, 0))


@question("BG-C80")
def flocks(state: State, seat: int) -> list[Action]:
    """(flocks, seat): give up Flocks of Crebain before the roll, or not."""
    return [("use", CARD["Flocks of Crebain"]), ("decline", 0)]


@answers(flocks)
def send_flocks(state: State, action: Action, seat: int) -> None:
    if action[0] == "use":
        use_up(state, seat, action[1])
    push(state, ("hunt_roll", NOBODY, int(action[0] == "use")))


def hunt_rerolls(state: State) -> int:
    """How many failed dice may be rolled again: for a Shadow Stronghold, units, Nazgûl in the region of the Ring-bearers (BG-18.9)."""
    region = state.bearers
    return (
        int(has_stronghold(state, region, SHADOW)) + int(units_in(state, region, SHADOW) > 0) + int(nazgul_in(state, region) > 0)
        if region
        else 0
    )


@step
def hunt_roll(state: State, seat: int, more: int) -> None:
    """(hunt_roll, nobody, more): a 6 is a success, 1 added for each Free Peoples die in the box; a natural 1 fails (BG-18.7, BG-18.8)."""
    added = state.box[FREE] + more
    faces = roll(state, min(MOST_COMBAT_DICE, state.box[SHADOW]))
    successes = sum(is_success(face, added) for face in faces)
    tell(state, "hunt_roll", as_digits(faces), added, successes)
    again = min(hunt_rerolls(state), len(faces) - successes)  # BG-R57
    if again:
        faces = roll(state, again)
        more_successes = sum(is_success(face, added) for face in faces)
        tell(state, "hunt_reroll", as_digits(faces), added, more_successes)
        successes += more_successes
    if successes:
        push(state, ("draw_tile", NOBODY, BY_HUNT, successes))


def is_success(face: int, added: int) -> bool:
    return face > 1 and face + added >= 6


# Drawing a tile (BG-18.1 to BG-18.5, BG-C21).


@step
def walk_in_mordor(state: State, seat: int) -> None:
    """No roll on the Mordor Track: a tile is drawn for every move (BG-19.7)."""
    push(state, ("draw_tile", NOBODY, IN_MORDOR, 0))


@step
def stronghold_tile(state: State, seat: int, region: int) -> None:
    """(stronghold_tile, nobody, region): one more tile because of a Shadow Stronghold on the way (BG-17.23)."""
    tell(state, "stronghold_tile", region)
    push(state, ("draw_tile", NOBODY, BY_STRONGHOLD, 0))


@step
def draw_tile(state: State, seat: int, cause: int, number: int) -> None:
    """(draw_tile, nobody, cause, number): before it, Wizard's Staff may stop the drawing (BG-C34)."""
    if STAFF in state.table:
        push(state, ("staff", state.leading[FREE], cause, number))
    else:
        push(state, ("draw_now", NOBODY, cause, number))


@question("BG-C34", "cause:number")
def staff(state: State, seat: int, cause: int, number: int) -> list[Action]:
    """(staff, seat, cause, number): give up Wizard's Staff so that no tile is drawn, or not."""
    return [("use", STAFF), ("decline", 0)]


@answers(staff)
def raise_staff(state: State, action: Action, seat: int, cause: int, number: int) -> None:
    if action[0] == "decline":
        push(state, ("draw_now", NOBODY, cause, number))
        return
    use_up(state, seat, STAFF)
    if cause == IN_MORDOR and not ruling(state, "BG-C35"):
        push(state, ("step_in_mordor", NOBODY))


def take_tile(state: State, held: Sequence[int] = ()) -> int:
    """A tile out of the pool; an empty one is first filled with the standard tiles drawn before, without those `held` (BG-18.2, BG-R55).

    There always is one: at most two tiles are held when another is drawn, and only Eyes ever leave the game, so that twelve standard
    tiles are in the pool or drawn.
    """
    if not state.pool:
        state.pool = sorted(tile for tile in state.drawn if tile not in held)
        state.drawn = [tile for tile in state.drawn if tile in held]
        tell(state, "refills")
    tile = state.pool.pop(below(state, len(state.pool)))
    if tile in STANDARD_TILES:
        state.drawn.append(tile)
    tell(state, "tile", tile)
    return tile


@step
def draw_now(state: State, seat: int, cause: int, number: int) -> None:
    """(draw_now, nobody, cause, number): Mithril Coat and Sting may replace any tile as soon as it is seen (BG-C30, BG-C31)."""
    tile = take_tile(state)
    if COAT in state.table:
        push(state, ("mithril", state.leading[FREE], cause, number, tile))
    else:
        push(state, ("tile_drawn", NOBODY, cause, number, tile))


@question("BG-C30", "cause:number number tile:tile")
def mithril(state: State, seat: int, cause: int, number: int, tile: int) -> list[Action]:
    """(mithril, seat, cause, number, tile): draw another tile instead, or not."""
    return [("use", COAT), ("decline", 0)]


@answers(mithril)
def wear_mithril(state: State, action: Action, seat: int, cause: int, number: int, tile: int) -> None:
    if action[0] == "use":
        use_up(state, seat, COAT)
        first, tile = tile, take_tile(state, [tile])
        if first in STANDARD_TILES:
            state.drawn.remove(first)
        state.pool = sorted([*state.pool, first])
        tell(state, "tile_returned", first)
    push(state, ("tile_drawn", NOBODY, cause, number, tile))


# Damage (BG-18.11 to BG-18.18).


@step
def tile_drawn(state: State, seat: int, cause: int, number: int, tile: int) -> None:
    """(tile_drawn, nobody, cause, number, tile): what it shows, then what it does."""
    face = TILES[tile]
    if (face.value == EYE and (cause in OF_CARDS or cause == BY_BALROG)) or (face.kind == "fellowship" and cause in OF_CARDS):
        tell(state, "tile_without_effect", tile)
        return
    value = face.value
    if value == DIE_ROLL:
        value = roll(state, 1)[0]
        tell(state, "tile_die", value)
    if cause == BY_BREAKING:
        push(state, ("fellowship_breaks", NOBODY, max(0, value)))  # the text of the card says how
        return
    if value == EYE:
        value = number if cause == BY_HUNT else sum(state.box) if cause == IN_MORDOR else 0
    if value < 0:
        heal(state, -value)
    damage = max(0, value)
    tell(state, "hunt_damage", tile, damage)
    if cause == BY_BANE:
        push(state, ("corruption", NOBODY, damage), ("leave_tile", NOBODY, cause, number, tile, 0))
    else:
        push(state, ("suffer", state.leading[FREE], damage, cause, number, tile, 0, 0, 0))


@step
def corruption(state: State, seat: int, amount: int) -> None:
    """(corruption, nobody, amount): the Ring is used, or a card corrupts."""
    corrupt(state, amount)


def will_reveal(state: State, cause: int, number: int, tile: int) -> bool:
    """Does the tile reveal a hidden Fellowship? Gollum ignores the icon of a standard numbered tile (BG-C152)."""
    face = TILES[tile]
    if not face.reveal or not state.hidden or (cause == BY_BALROG and number):
        return False
    return not (state.guide == GOLLUM and face.kind == "standard" and face.value != EYE)


@question("BG-18.13", "damage:number cause:number number tile:tile helped:number lost:number revealing:number", everybody_sees=True)
def suffer(
    state: State, seat: int, damage: int, cause: int, number: int, tile: int, helped: int, lost: int, revealing: int
) -> list[Action]:
    """(suffer, seat, damage, cause, number, tile, helped, lost, revealing): one way to lower the damage, or use the Ring for what is left.

    helped: a table card was used or passed over; lost: 0, or who was Guide when the casualty was taken: after it only a new Guide uses
    his ability (BG-18.14); revealing: Gollum will reveal the Fellowship.
    """
    options: list[Action] = []
    if damage > 0:
        if not helped:
            options += [("use", card) for card in HELPERS if card in state.table]
        if state.guide in HOBBITS and state.guide != lost:
            options.append(("depart", state.guide))
        if state.guide == GOLLUM and state.hidden and not revealing and not will_reveal(state, cause, number, tile):
            options.append(("reveal", 0))
        if not lost and cause != BY_FOUL_THING and in_fellowship(state):
            options += [("casualty", state.guide), ("random", 0)]
    return [*options, ("accept", 0)]


@answers(suffer)
def lower_damage(
    state: State, action: Action, seat: int, damage: int, cause: int, number: int, tile: int, helped: int, lost: int, revealing: int
) -> None:
    verb, noun = action
    if verb == "accept" and damage > 0 and takes_one(state, cause, lost):
        verb = "random"
    if verb == "accept":
        push(state, ("corruption", NOBODY, damage), ("leave_tile", NOBODY, cause, number, tile, revealing))
    elif verb in ("casualty", "random"):
        companion = noun if verb == "casualty" else any_of(state, in_fellowship(state))
        tell(state, "casualty", companion, int(verb == "random"))
        left = max(0, damage - LEVEL[companion])
        push(
            state,
            ("companion_lost", seat, companion),
            ("sorrow_falls", NOBODY),
            ("suffer", seat, left, cause, number, tile, 1, state.guide, revealing),
        )
    else:
        before: list[Frame] = []
        if verb == "use":
            use_up(state, seat, noun)
        elif verb == "depart":
            tell(state, "departs", noun)
            before.append(("companion_lost", seat, noun))
        else:
            tell(state, "reveals_by_choice")
            revealing = 1
        tell(state, "damage_left", damage - 1)
        push(state, *before, ("suffer", seat, damage - 1, cause, number, tile, 1, lost, revealing))


def takes_one(state: State, cause: int, lost: int) -> bool:
    """Must a Companion be lost at random before the Ring is used (BG-C72)?"""
    return cause == BY_FOUL_THING and not lost and bool(in_fellowship(state))


@refuses(suffer)
def why_not_lower(
    state: State, action: Action, seat: int, damage: int, cause: int, number: int, tile: int, helped: int, lost: int, revealing: int
) -> str:
    verb, noun = action
    if verb == "use" and noun in HELPERS:
        return "BG-C32:used" if noun in state.table and helped else "BG-C32"
    if verb in ("casualty", "random"):
        if not in_fellowship(state):
            return "BG-R60"
        return "BG-R59" if lost else "BG-C72" if cause == BY_FOUL_THING else "BG-18.15"
    return "BG-17.7" if verb == "depart" else "BG-C153" if verb == "reveal" else ""


@step
def companion_lost(state: State, seat: int, companion: int) -> None:
    """(companion_lost, seat, companion): he is eliminated (BG-18.15). A Hobbit off the Mordor Track, also one who leaves by his own
    ability, separates instead, alone (BG-C145, BG-C146, BG-R66).
    """
    push(state, ("name_guide", NOBODY))
    if companion in HOBBITS and state.mordor == NOT_IN_MORDOR:
        push(state, ("hobbit_goes", seat, companion))
    else:
        come_out(state, [companion], 0)


@question("BG-C145", "companion:character", everybody_sees=True)
def hobbit_goes(state: State, seat: int, companion: int) -> list[Action]:
    """(hobbit_goes, seat, companion): where the Hobbit who leaves goes."""
    return [("to", region) for region in reach(state, state.bearers, state.progress + LEVEL[companion], FREE)]


@answers(hobbit_goes)
def hobbit_comes_out(state: State, action: Action, seat: int, companion: int) -> None:
    come_out(state, [companion], action[1])


# Worn with Sorrow and Toil.


@step
def sorrow_falls(state: State, seat: int) -> None:
    """After a casualty the Shadow may discard a Character card of the Free Peoples (BG-C78)."""
    if table_card(state, "Worn with Sorrow and Toil") and len(sorrows(state)) > 1:
        push(state, ("sorrow", state.leading[SHADOW]))


def sorrows(state: State) -> list[Action]:
    seats = seating_of(state).seats_of[FREE]
    options: list[Action] = [("discard", card) for card in state.table if DECK_OF[card] == FREE_CHARACTER]
    options += [("from_hand", own) for own in seats if any(DECK_OF[card] == FREE_CHARACTER for card in state.hand[own])]
    return [*options, ("decline", 0)]


@question("BG-C78")
def sorrow(state: State, seat: int) -> list[Action]:
    """(sorrow, seat): one from the table, one at random from a hand, or none (BG-C27)."""
    return sorrows(state)


@answers(sorrow)
def wear_down(state: State, action: Action, seat: int) -> None:
    if action[0] == "discard":
        take_off(state, seat, action[1])
    elif action[0] == "from_hand":
        discard_at_random(state, action[1], FREE_CHARACTER)


# When the damage is done (BG-18.12, BG-18.13 step 4).


@step
def leave_tile(state: State, seat: int, cause: int, number: int, tile: int, by_choice: int) -> None:
    """(leave_tile, nobody, cause, number, tile, by_choice): the Reveal icon, then on the Mordor Track the step, unless it shows Stop."""
    frames: list[tuple[int | str, ...]] = []
    if by_choice and state.hidden:
        frames.append(("reveal", NOBODY, BY_CHOICE))
    elif will_reveal(state, cause, number, tile):
        frames.append(("reveal", NOBODY, BY_SHADOW))
    if cause == IN_MORDOR:
        if TILES[tile].stop:
            tell(state, "stopped")
        else:
            frames.append(("step_in_mordor", NOBODY))
    push(state, *frames)


# Balrog of Moria (BG-C81, BG-C82).


@question("BG-C81", "ignored:number")
def balrog(state: State, seat: int, ignored: int) -> list[Action]:
    """(balrog, seat, ignored): the Fellowship passed Moria: give up the card for one more tile, or not."""
    return [("use", CARD["Balrog of Moria"]), ("decline", 0)]


@answers(balrog)
def wake_balrog(state: State, action: Action, seat: int, ignored: int) -> None:
    if action[0] == "use":
        use_up(state, seat, action[1])
        push(state, ("draw_tile", NOBODY, BY_BALROG, ignored))
