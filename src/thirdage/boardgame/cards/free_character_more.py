"""Free Peoples Character deck, cards 18 to 24: what strikes Armies of the Shadow, and what strengthens those of the Free Peoples."""

from __future__ import annotations

from thirdage.boardgame.actions import cannot_play
from thirdage.boardgame.aftermath import army_leaves, havens
from thirdage.boardgame.attack import attacked
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.cards.free_character import the_king
from thirdage.boardgame.consecutive import acted_on, note
from thirdage.boardgame.fighting import as_digits
from thirdage.boardgame.figures import (
    army_falls,
    arrives,
    eliminate_character,
    move,
    raise_elite,
    recruit,
    remove_unit,
    settle,
)
from thirdage.boardgame.hooks import event, playable
from thirdage.boardgame.losses import take
from thirdage.boardgame.state import State
from thirdage.boardgame.strikes import throw
from thirdage.boardgame.table_cards import tend_table
from thirdage.boardgame.tables import (
    BOROMIR,
    CARD,
    DECK_OF,
    ELITE,
    FREE,
    FREE_CHARACTER,
    FREE_STRATEGY,
    GANDALF_THE_WHITE,
    GONDOR,
    KINDS,
    MOST_COMBAT_DICE,
    NATION_OF,
    NATION_OF_KIND,
    NATIONS_OF,
    NAZGUL,
    REGION_AT,
    REGULAR,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    is_unit,
    kind_of,
    regions,
    settlements_of,
)
from thirdage.boardgame.teams import own_nations
from thirdage.boardgame.whereabouts import (
    armies,
    commander,
    companions_on_map,
    count,
    everybody_at,
    is_unconquered,
    is_with_army,
    nearby,
    on_map,
    place_of,
    places_in,
    region_of,
)
from thirdage.kernel.chance import roll
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

# The Eagles are Coming!

EAGLES = CARD["The Eagles are Coming!"]
STRONGHOLDS_OF_SAURON = settlements_of(SAURON, "stronghold")


def prey(state: State) -> list[int]:
    """The places of Shadow Armies with Nazgûl, the Witch-king not counted, in or next to the region of an Army with a Companion."""
    near = {
        region
        for companion in companions_on_map(state)
        if is_with_army(state, companion)
        for region in nearby(state, state.where[companion])
    }
    return [place for place in armies(state, SHADOW) if count(state, place, NAZGUL) and REGION_AT[place] in near]


@playable("The Eagles are Coming!")
def no_prey(state: State, seat: int) -> str:
    """Play only if a Free Peoples Army with a Companion is in the same region as a Shadow Army with Nazgûl, or next to
    it; the Witch-king does not count.
    """
    return "" if prey(state) else "BG-9.7:eagles"


@event("The Eagles are Coming!")
def the_eagles_are_coming(state: State, seat: int, card: int) -> None:
    """Choose such a Shadow Army. Roll one die for each Nazgûl in it, at most five, and eliminate one for each result of
    5 or more. All others go to one other unconquered Stronghold of Sauron, which the Shadow chooses. The Witch-king
    neither counts nor moves.
    """
    push(state, ("eagles_strike", seat))


@question("BG-C47", everybody_sees=True)
def eagles_strike(state: State, seat: int) -> list[Action]:
    """(eagles_strike, seat): which Army."""
    return [("at", place) for place in prey(state)]


@answers(eagles_strike)
def strike_prey(state: State, action: Action, seat: int) -> None:
    place = action[1]
    faces = roll(state, min(MOST_COMBAT_DICE, count(state, place, NAZGUL)))
    hits = sum(face >= 5 for face in faces)
    tell(state, "card_dice", EAGLES, as_digits(faces), hits)
    for _ in range(hits):
        remove_unit(state, place, NAZGUL)
    if lairs(state, place) and count(state, place, NAZGUL):
        push(state, ("eagles_drive", state.leading[SHADOW], place))
    settle(state, place)


def lairs(state: State, place: int) -> list[int]:
    """The Strongholds of Sauron to which the Nazgûl of a place can be driven."""
    return [region for region in STRONGHOLDS_OF_SAURON if region != REGION_AT[place] and is_unconquered(state, region)]


@question("BG-C47", "place:place", everybody_sees=True)
def eagles_drive(state: State, seat: int, place: int) -> list[Action]:
    """(eagles_drive, seat, place): the Shadow says where the Nazgûl that are left go."""
    return [("to", region) for region in lairs(state, place)]


@answers(eagles_drive)
def flee_from_eagles(state: State, action: Action, seat: int, place: int) -> None:
    region, driven = action[1], count(state, place, NAZGUL)
    target = place_of(state, region, SHADOW)
    for _ in range(driven):
        move(state, NAZGUL, place, target)
    tell(state, "flies", NAZGUL, driven, REGION_AT[place], region)


# The Ents Awake.

ENTS = ("The Ents Awake: Treebeard", "The Ents Awake: Huorns", "The Ents Awake: Entmoot")
FANGORN, ORTHANC = regions("Fangorn", "Orthanc")


@playable(*ENTS)
def ents_asleep(state: State, seat: int) -> str:
    """Play only if Gandalf the White is in play and a Companion, who may be he himself, is in Fangorn."""
    awake = on_map(state, GANDALF_THE_WHITE) and any(region_of(state, companion) == FANGORN for companion in companions_on_map(state))
    return "" if awake else "BG-9.7:ents"


@event(*ENTS)
def the_ents_awake(state: State, seat: int, card: int) -> None:
    """Roll three dice; each result of 4 or more is a hit on the Shadow Army in Orthanc, inside or outside the
    Stronghold, which counts as attacked. If it is destroyed, Nazgûl and Minions with it are eliminated too; Saruman in
    Orthanc without a Shadow Army is eliminated. Then, with Gandalf the White in Fangorn or a region of Rohan, you may
    play one more card of the Character deck from your hand without a die.
    """
    push(state, ("ents_strike", NOBODY, card), ("ents_counsel", seat))


@step
def ents_strike(state: State, seat: int, card: int) -> None:
    """(ents_strike, nobody, card): three dice against the Army in Orthanc, if there is one, else against Saruman (BG-C9, BG-C48)."""
    place = next((place for place in places_in(ORTHANC) if state.army[2 * place + SHADOW]), 0)
    if not place:
        if on_map(state, SARUMAN):
            eliminate_character(state, SARUMAN)
        return
    attacked(state, place, SHADOW)
    struck(state, place, throw(state, card, place, 3, 4))


def struck(state: State, place: int, hits: int) -> None:
    """A Shadow Army takes hits; if it has no unit left, its Nazgûl and Minions go with it."""
    push(state, ("after_strike", NOBODY, place))
    if hits:
        take(state, SHADOW, place, hits, NOBODY)


@step
def after_strike(state: State, seat: int, place: int) -> None:
    """(after_strike, nobody, place): what follows from the losses."""
    if not state.army[2 * place + SHADOW]:
        army_falls(state, place, SHADOW, [])
    settle(state, place)


@step
def ents_counsel(state: State, seat: int) -> None:
    """With Gandalf the White near, one more card is free."""
    where = region_of(state, GANDALF_THE_WHITE)
    if where == FANGORN or NATION_OF[where] == ROHAN:
        push(state, ("ents_hasten", seat))


@question("BG-C49")
def ents_hasten(state: State, seat: int) -> list[Action]:
    """(ents_hasten, seat): one more card of the Character deck, or none. Asked whatever the hand holds."""
    return [("play", card) for card in sorted(state.hand[seat]) if not cannot_hasten(state, seat, card)] + [("decline", 0)]


def cannot_hasten(state: State, seat: int, card: int) -> str:
    """The rule by which this card cannot be played for nothing now, or nothing."""
    if card not in state.hand[seat]:
        return "BG-9.6:hand"
    return "BG-C49" if DECK_OF[card] != FREE_CHARACTER else cannot_play(state, seat, card)


@answers(ents_hasten)
def hasten(state: State, action: Action, seat: int) -> None:
    if action[0] == "play":
        push(state, ("play_event", seat, action[1], 0))


@refuses(ents_hasten)
def why_not_hasten(state: State, action: Action, seat: int) -> str:
    return cannot_hasten(state, seat, action[1]) if action[0] == "play" else ""


# Dead Men of Dunharrow.

DEAD_MEN = CARD["Dead Men of Dunharrow"]
HAUNTS = regions("Pelargir", "Lamedon", "Erech")
GONDOR_REGULAR = kind_of(GONDOR, REGULAR)


@playable("Dead Men of Dunharrow")
def no_path_of_the_dead(state: State, seat: int) -> str:
    """Play only if Strider or Aragorn is in a region of Rohan, in a besieged Stronghold or not."""
    king = the_king(state)
    return "" if king and NATION_OF[region_of(state, king)] == ROHAN else "BG-9.7:dead"


@event("Dead Men of Dunharrow")
def dead_men_of_dunharrow(state: State, seat: int, card: int) -> None:
    """He goes straight to Pelargir, Lamedon or Erech, with as many Companions of his place as you like. A Shadow Army
    there counts as attacked: it takes as many hits as one die shows and must then retreat to a free region next to it,
    else it is destroyed with its Nazgûl and Minions. Then recruit up to three Gondor Regulars there; if the Shadow
    controlled the Settlement, they take it.
    """
    push(state, ("dead_men_to", seat))


@question("BG-C50", everybody_sees=True)
def dead_men_to(state: State, seat: int) -> list[Action]:
    """(dead_men_to, seat): where he goes."""
    return [("to", region) for region in HAUNTS]


@answers(dead_men_to)
def choose_haunt(state: State, action: Action, seat: int) -> None:
    state.column = [the_king(state)]
    push(
        state,
        ("dead_men_with", seat, action[1]),
        ("dead_men_strike", NOBODY, action[1]),
        ("dead_men_drive", NOBODY, action[1]),
        ("dead_men_rise", seat, action[1]),
    )


@question("BG-C50", "region:region", everybody_sees=True)
def dead_men_with(state: State, seat: int, region: int) -> list[Action]:
    """(dead_men_with, seat, region): one more Companion of his place, or set out."""
    here = state.where[state.column[0]]
    return [
        ("take", companion) for companion in companions_on_map(state) if state.where[companion] == here and companion not in state.column
    ] + [("go", 0)]


@answers(dead_men_with)
def take_the_paths(state: State, action: Action, seat: int, region: int) -> None:
    if action[0] == "take":
        state.column.append(action[1])
        push(state, ("dead_men_with", seat, region))
        return
    group, state.column = state.column, []
    for companion in group:
        tell(state, "travels", companion, region_of(state, companion), region)
        state.where[companion] = region
        state.marched.append((region, companion))
    tend_table(state)
    for companion in group:
        arrives(state, companion)


@refuses(dead_men_with)
def why_not_with_him(state: State, action: Action, seat: int, region: int) -> str:
    return "BG-C50:with" if action[0] == "take" else ""


@step
def dead_men_strike(state: State, seat: int, region: int) -> None:
    """(dead_men_strike, nobody, region): one die, and as many hits, against the Army there (BG-C9, BG-C51)."""
    if state.army[2 * region + SHADOW]:
        attacked(state, region, SHADOW)
        faces = roll(state, 1)
        tell(state, "card_dice", DEAD_MEN, as_digits(faces), faces[0])
        struck(state, region, faces[0])


@step
def dead_men_drive(state: State, seat: int, region: int) -> None:
    """(dead_men_drive, nobody, region): what is left of the Army retreats, or is destroyed."""
    if not state.army[2 * region + SHADOW]:
        return
    if havens(state, SHADOW, region):
        push(state, ("flee_the_dead", commander(state, region, SHADOW), region))
        return
    for figure in everybody_at(state, region, SHADOW):
        if is_unit(figure):
            remove_unit(state, region, figure)
    army_falls(state, region, SHADOW, [])
    settle(state, region)


@question("BG-C51", "region:region", everybody_sees=True)
def flee_the_dead(state: State, seat: int, region: int) -> list[Action]:
    """(flee_the_dead, seat, region): where the Army retreats to."""
    return [("to", there) for there in havens(state, SHADOW, region)]


@answers(flee_the_dead)
def run_from_the_dead(state: State, action: Action, seat: int, region: int) -> None:
    tell(state, "retreats", seat, region, action[1])
    army_leaves(state, region, action[1], SHADOW)
    settle(state, region)


@question("BG-C52", "region:region", everybody_sees=True)
def dead_men_rise(state: State, seat: int, region: int) -> list[Action]:
    """(dead_men_rise, seat, region): how many Regulars of Gondor come."""
    return [("number", amount) for amount in range(min(3, state.reserve[GONDOR_REGULAR]) + 1)]


@answers(dead_men_rise)
def men_of_gondor_rise(state: State, action: Action, seat: int, region: int) -> None:
    for _ in range(action[1]):
        recruit(state, seat, GONDOR_REGULAR, region)
    settle(state, region)


# House of the Stewards.


@playable("House of the Stewards")
def boromir_is_not_home(state: State, seat: int) -> str:
    """Play only if Boromir is in a region of Gondor."""
    return "" if NATION_OF[region_of(state, BOROMIR)] == GONDOR else "BG-9.7:stewards"


@event("House of the Stewards")
def house_of_the_stewards(state: State, seat: int, card: int) -> None:
    """Recruit one Gondor Regular or Elite where Boromir is. Then draw two cards from the Strategy deck."""
    push(state, ("recruits_units", seat, GONDOR, 1, region_of(state, BOROMIR)), ("draw_cards", seat, FREE_STRATEGY, 2))


# The Grey Company.


@playable("The Grey Company")
def the_king_leads_nobody(state: State, seat: int) -> str:
    """Play only if Strider or Aragorn is with a Free Peoples Army."""
    king = the_king(state)
    return "" if king and is_with_army(state, king) else "BG-9.7:company"


@event("The Grey Company")
def the_grey_company(state: State, seat: int, card: int) -> None:
    """In that Army eliminate one Regular and recruit one Elite of the same Nation in its place. Then draw two cards
    from the Strategy deck.
    """
    place = state.where[the_king(state)]
    push(state, ("draw_cards", seat, FREE_STRATEGY, 2))
    if grey_companions(state, seat, place):
        push(state, ("grey_company", seat, place))


def cannot_ride_along(state: State, seat: int, place: int, nation: int) -> str:
    """The rule by which no Regular of this Nation there can give way to an Elite, or nothing."""
    if not count(state, place, kind_of(nation, REGULAR)) or not state.reserve[kind_of(nation, ELITE)]:
        return "BG-C54"
    if nation not in own_nations(state, seat):  # BG-C23
        return "BG-21.10"
    return "BG-21.23" if acted_on(state, nation, seat) else ""


def grey_companions(state: State, seat: int, place: int) -> list[int]:
    """The Elites in the reinforcements that can take the place of a Regular there."""
    return [kind_of(nation, ELITE) for nation in NATIONS_OF[FREE] if not cannot_ride_along(state, seat, place, nation)]


@question("BG-C54", "place:place", everybody_sees=True)
def grey_company(state: State, seat: int, place: int) -> list[Action]:
    """(grey_company, seat, place): which Elite."""
    return [("raise", kind) for kind in grey_companions(state, seat, place)]


@answers(grey_company)
def ride_with_the_grey_company(state: State, action: Action, seat: int, place: int) -> None:
    note(state, seat, NATION_OF_KIND[action[1]])
    raise_elite(state, place, action[1])


@refuses(grey_company)
def why_not_with_the_grey_company(state: State, action: Action, seat: int, place: int) -> str:
    if action[0] != "raise" or action[1] >= KINDS or action[1] % 3 != ELITE:
        return ""
    return cannot_ride_along(state, seat, place, NATION_OF_KIND[action[1]])
