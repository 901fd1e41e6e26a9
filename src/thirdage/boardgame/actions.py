"""What a die does: chapter 7, with the abilities that let any die do something."""

from __future__ import annotations

from thirdage.boardgame.attack import can_attack, cannot_attack
from thirdage.boardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.boardgame.consecutive import acted_on, note
from thirdage.boardgame.fellowship import cannot_hide, cannot_walk, hide, walk
from thirdage.boardgame.hands import decks_with_cards, play_from_hand
from thirdage.boardgame.hooks import EVENT, PLAYABLE, REMOVABLE, REMOVAL
from thirdage.boardgame.journeys import cannot_travel, flyers
from thirdage.boardgame.movement import can_march
from thirdage.boardgame.muster import (
    NOWHERE,
    bring,
    can_muster,
    cannot_bring,
    cannot_muster,
    cannot_negotiate,
    cannot_recruit,
    cannot_speak,
    negotiate,
)
from thirdage.boardgame.politics import BY_ABILITY, advance, cannot_advance
from thirdage.boardgame.state import NOT_IN_MORDOR, State, in_fellowship, seating_of, side_of
from thirdage.boardgame.table_cards import take_off, tend_table
from thirdage.boardgame.tables import (
    ARAGORN,
    ARMY_DIE,
    BOROMIR,
    CARD,
    CARDS,
    CHARACTER_DIE,
    COMPANIONS,
    DECK_OF,
    DIE,
    DWARVES,
    ELVES,
    EVENT_DIE,
    FIRST_DECK,
    FREE,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GIMLI,
    GONDOR,
    KINDS,
    LEGOLAS,
    MINIONS,
    MOUTH_OF_SAURON,
    MUSTER_ARMY_DIE,
    MUSTER_DIE,
    NATIONS_OF,
    SHADOW,
    STRIDER,
    WILL_DIE,
    regions,
    settlements_of,
)
from thirdage.boardgame.whereabouts import is_unconquered, on_map, region_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

ARMIES_OF_A_DIE = 2  # BG-12.2
PALANTIR = CARD["The Palantír of Orthanc"]
CHAMPIONS = (  # who may advance which Nation with any die, and where he must be (BG-C144)
    (BOROMIR, GONDOR, settlements_of(GONDOR, "city", "stronghold")),
    (LEGOLAS, ELVES, settlements_of(ELVES, "stronghold")),
    (GIMLI, DWARVES, regions("Erebor")),
)


def nation_of_champion(champion: int) -> int:
    """The Nation that this Companion may advance with any die, 0 if he may none."""
    return next((nation for who, nation, _ in CHAMPIONS if who == champion), 0)


def is_character(face: int) -> bool:
    return face == CHARACTER_DIE


def is_army(face: int) -> bool:
    return face in (ARMY_DIE, MUSTER_ARMY_DIE)


def is_muster(face: int) -> bool:
    return face in (MUSTER_DIE, MUSTER_ARMY_DIE)


# Event cards.


def pays_for(face: int, card: int) -> bool:
    """Does a die of this face play this card (BG-9.6)?"""
    kind = CARDS[card].type
    return face in (EVENT_DIE, kind) or (face == MUSTER_ARMY_DIE and kind in (ARMY_DIE, MUSTER_DIE))


def cannot_play(state: State, seat: int, card: int) -> str:
    """The rule by which the event of this card cannot be played now, whatever die pays, or nothing (BG-9.7, BG-21.20)."""
    given = seating_of(state)
    owner = CARDS[card].owner
    if owner != "any" and len(given.seats_of[given.sides[seat]]) > 1 and given.seats[seat] != owner:
        return "BG-21.20"
    if any(acted_on(state, nation, seat) for nation in CARDS[card].nations):
        return "BG-21.23"
    condition = PLAYABLE.get(card)
    return condition(state, seat) if condition else ""


def playable(state: State, seat: int, face: int) -> list[int]:
    return [card for card in sorted(state.hand[seat]) if pays_for(face, card) and not cannot_play(state, seat, card)]


@step
def play_event(state: State, seat: int, card: int, face: int) -> None:
    """(play_event, seat, card, face): the text is carried out, then the card is put away; `face` is the die that paid, 0 if none did."""
    play_from_hand(state, seat, card)
    note(state, seat, *CARDS[card].nations)
    last = "lay_on_table" if CARDS[card].table else "put_away"
    guided = int(state.guide == GANDALF_THE_GREY)
    push(state, (last, NOBODY, card), ("tend", NOBODY), ("event_played", seat, card, face, guided))
    EVENT[card](state, seat, card)


@step
def tend(state: State, seat: int) -> None:
    """A table card whose condition is not met any more goes at once."""
    tend_table(state)


@step
def event_played(state: State, seat: int, card: int, face: int, guided: int) -> None:
    """(event_played, seat, card, face, guided): who draws after a card played with an Event result (BG-C87, BG-C141).

    guided: 1 if Gandalf the Grey was Guide when it was played; he must be so still.
    """
    if face != EVENT_DIE:
        return
    if side_of(state, seat) == FREE:
        deck = DECK_OF[card]
        if guided and state.guide == GANDALF_THE_GREY and state.deck[deck - FIRST_DECK]:
            push(state, ("draw_by_guide", seat, deck))
    elif PALANTIR in state.table and card != PALANTIR and decks_with_cards(state, seat):
        push(state, ("draw_by_palantir", seat))


@question("BG-C141", "deck:deck")
def draw_by_guide(state: State, seat: int, deck: int) -> list[Action]:
    """(draw_by_guide, seat, deck): Gandalf the Grey may draw a card of the same deck."""
    return [("draw", deck), ("decline", 0)]


@question("BG-C87", everybody_sees=True)
def draw_by_palantir(state: State, seat: int) -> list[Action]:
    """(draw_by_palantir, seat): a card from either deck."""
    return [("draw", deck) for deck in decks_with_cards(state, seat)]


@question("BG-9.3", everybody_sees=True)
def draw_from(state: State, seat: int) -> list[Action]:
    """(draw_from, seat): from which own deck."""
    return [("draw", deck) for deck in decks_with_cards(state, seat)]


@answers(draw_by_guide)
def drawn_by_guide(state: State, action: Action, seat: int, deck: int) -> None:
    if action[0] == "draw":
        tell(state, "uses_ability", GANDALF_THE_GREY)
        push(state, ("draw_cards", seat, deck, 1))


@answers(draw_by_palantir)
def drawn_by_palantir(state: State, action: Action, seat: int) -> None:
    tell(state, "uses_card", seat, PALANTIR)
    push(state, ("draw_cards", seat, action[1], 1))


@answers(draw_from)
def drawn(state: State, action: Action, seat: int) -> None:
    push(state, ("draw_cards", seat, action[1], 1))


# What one die allows. `was_will`: it is a Will of the West used as this face.


@question("BG-7.1", "face:die")
def action(state: State, seat: int, face: int) -> list[Action]:
    """(action, seat, face): one action of this die, or skip (BG-6.13)."""
    side = side_of(state, seat)
    options: list[Action] = []
    if face == WILL_DIE:
        options += [("as", other) for other in dict.fromkeys(DIE[FREE]) if other != WILL_DIE]
        options += [("bring", companion) for companion in (ARAGORN, GANDALF_THE_WHITE) if not cannot_bring(state, seat, companion)]
    else:
        options += [("play", card) for card in playable(state, seat, face)]
        options += [("draw_card", 0)] * (face == EVENT_DIE and bool(decks_with_cards(state, seat)))
        options += army_actions(state, seat, face)
        options += character_actions(state, seat, side) if is_character(face) else []
        options += muster_actions(state, seat, side, face) if is_muster(face) else []
    options += any_die_actions(state, seat, side, face)
    return [*options, ("skip", 0)]


def army_actions(state: State, seat: int, face: int) -> list[Action]:
    """Moving and attacking: by an Army result, or with a Leader by a Character result (BG-12.2, BG-12.3)."""
    if not (is_army(face) or is_character(face)):
        return []
    by = allowed_by(face)
    return [("march", 0)] * can_march(state, seat, by, armies_of(face)) + [("attack", 0)] * can_attack(state, seat, by)


def allowed_by(face: int) -> int:
    """The result by which Armies move and attack: a Character result asks for a Leader."""
    return CHARACTER_DIE if is_character(face) else ARMY_DIE


def armies_of(face: int) -> int:
    return 1 if is_character(face) else ARMIES_OF_A_DIE


def character_actions(state: State, seat: int, side: int) -> list[Action]:
    if side == SHADOW:
        return [("fly", 0)] * bool(flyers(state, seat, 0))
    return (
        [("walk", 0)] * (not cannot_walk(state))
        + [("hide", 0)] * (not cannot_hide(state))
        + [("separate", 0)] * (not cannot_separate(state))
        + [("travel", 0)] * (not cannot_travel(state))
    )


def cannot_separate(state: State) -> str:
    if state.mordor != NOT_IN_MORDOR:
        return "BG-17.27"
    return "" if in_fellowship(state) else "BG-17.29:none"


def muster_actions(state: State, seat: int, side: int, face: int) -> list[Action]:
    options: list[Action] = [("advance", nation) for nation in NATIONS_OF[side] if not cannot_negotiate(state, seat, nation)]
    options += [("muster", 0)] * can_muster(state, seat)
    if side == SHADOW:
        options += [("bring", minion) for minion in MINIONS if not cannot_bring(state, seat, minion)]
        options += [("voice", 0)] * (not cannot_speak(state, seat))
        options += [("as", ARMY_DIE)] * (not cannot_send_messenger(state, seat, face))
    return options


def cannot_send_messenger(state: State, seat: int, face: int) -> str:
    """Once a turn a Muster result is an Army result while the Mouth of Sauron is in play (BG-C162)."""
    if face != MUSTER_DIE:
        return "BG-C162"
    if not on_map(state, MOUTH_OF_SAURON):
        return "BG-C10:mouth"
    if MOUTH_OF_SAURON in state.used:
        return "BG-C162"
    return "" if seating_of(state).seats[seat] in ("shadow", "witch-king") else "BG-C28"


def any_die_actions(state: State, seat: int, side: int, face: int) -> list[Action]:
    """What any unused die may do by an ability, or to take a card off the table (BG-C19, BG-C143, BG-C144)."""
    options: list[Action] = []
    if side == FREE:
        if face != CHARACTER_DIE and state.guide == STRIDER and not cannot_hide(state):
            options.append(("hide", 0))
        options += [("counsel", champion) for champion, _, _ in CHAMPIONS if not cannot_counsel(state, seat, champion)]
    options += [("remove_card", card) for card in state.table if card in REMOVABLE and not cannot_remove(state, seat, face, card)]
    return options


def cannot_counsel(state: State, seat: int, champion: int) -> str:
    """The rule by which this Companion cannot advance his Nation with any die, or nothing."""
    nation, there = next((nation, places) for who, nation, places in CHAMPIONS if who == champion)
    region = region_of(state, champion)
    if region not in there or not is_unconquered(state, region):
        return "BG-C144"
    return "BG-21.23" if acted_on(state, nation, seat) else cannot_advance(state, nation)


def cannot_remove(state: State, seat: int, face: int, card: int) -> str:
    """The rule by which this seat cannot take the enemy's card off the table, or nothing (BG-C19)."""
    if CARDS[card].side == side_of(state, seat):
        return "BG-9.9"
    return REMOVABLE[card](state, seat, face)


@answers(action)
def act(state: State, chosen: Action, seat: int, face: int) -> None:
    verb, noun = chosen
    by = allowed_by(face)
    if verb == "as":
        if face == MUSTER_DIE:
            state.used.append(MOUTH_OF_SAURON)
        tell(state, "uses_as", seat, face, noun)
        push(state, ("action", seat, noun))
    elif verb == "play":
        push(state, ("play_event", seat, noun, face))
    elif verb == "march":
        push(state, ("march_from", seat, by, armies_of(face)))
    elif verb == "attack":
        push(state, ("attack_from", seat, by))
    elif verb == "walk":
        push(state, ("die_to_box", NOBODY))
        walk(state)
    elif verb == "hide":
        if face != CHARACTER_DIE:
            tell(state, "uses_ability", STRIDER)
        hide(state)
    elif verb == "separate":
        push(state, ("separation", seat, 0, 0, 0))
    elif verb == "draw_card":
        push(state, ("draw_from", seat))
    elif verb == "advance":
        negotiate(state, seat, noun)
    elif verb == "bring":
        bring(state, seat, noun)
    elif verb == "counsel":
        nation = nation_of_champion(noun)
        tell(state, "counsels", noun, nation)
        note(state, seat, nation)
        advance(state, nation, BY_ABILITY)
    elif verb == "remove_card":
        take_off(state, seat, noun)
        REMOVAL[noun](state, seat, face)
    elif verb == "skip":
        tell(state, "skips", seat, face)
    else:
        push(state, (verb, seat, *FURTHER[verb]))


FURTHER: dict[str, tuple[int, ...]] = {"travel": (), "fly": (0,), "muster": (-1, 0), "voice": ()}  # questions of their own name


@step
def die_to_box(state: State, seat: int) -> None:
    """The die that moved the Fellowship goes to the Hunt Box when all is resolved (BG-6.11, BG-18.19), but for The Last Battle."""
    if CARD["The Last Battle"] not in state.table:
        state.box[FREE] += 1
        tell(state, "die_to_box", state.box[FREE])


def faces_that_do(state: State, chosen: Action, seat: int) -> list[int]:
    """The faces of his own die as which a Will of the West does this."""
    return [face for face in dict.fromkeys(DIE[FREE]) if face != WILL_DIE and chosen in action(state, seat, face)]


@refuses(action)
def why_not_act(state: State, chosen: Action, seat: int, face: int) -> str:
    verb, noun = chosen
    side = side_of(state, seat)
    if face == WILL_DIE and faces_that_do(state, chosen, seat):
        return "BG-7.2:first"
    if verb == "pass":
        return "BG-6.12:die"
    if not verb:
        return "BG-7.1:choose"
    if verb == "muster" and is_muster(face):
        return cannot_recruit(state, seat) or "BG-7.1"
    if verb in ("bring", "raise") and noun < KINDS and is_muster(face):
        return cannot_muster(state, seat, noun, -1, NOWHERE) or "BG-7.1:choose"
    if verb == "play" and noun in CARDS:
        if noun not in state.hand[seat]:
            return "BG-9.6:hand"
        return cannot_play(state, seat, noun) or "BG-9.6"
    if verb in ("march", "attack"):
        if not (is_army(face) or is_character(face)):
            return "BG-7.1"
        return "BG-12.1" if verb == "march" else cannot_attack(state, seat, allowed_by(face))
    if verb in ("walk", "hide", "separate", "travel") and side == FREE:
        conditions = {"walk": cannot_walk, "hide": cannot_hide, "separate": cannot_separate, "travel": cannot_travel}
        return conditions[verb](state) or "BG-7.1"
    if verb == "advance" and noun in NATIONS_OF[side]:
        return cannot_negotiate(state, seat, noun) or "BG-7.1"
    if verb == "bring" and noun in (COMPANIONS if side == FREE else MINIONS):
        return cannot_bring(state, seat, noun) if noun in (ARAGORN, GANDALF_THE_WHITE, *MINIONS) else "BG-10.1"
    if verb == "counsel":
        return cannot_counsel(state, seat, noun) if any(noun == who for who, _, _ in CHAMPIONS) else "BG-C144"
    if verb == "remove_card":
        return cannot_remove(state, seat, face, noun) if noun in state.table and noun in REMOVABLE else "BG-9.9"
    if verb == "voice" and side == SHADOW:
        return cannot_speak(state, seat) or "BG-7.1"
    if verb == "as":
        return "BG-7.2" if side == FREE else cannot_send_messenger(state, seat, face)
    return "BG-16.7" if verb == "advance" and is_muster(face) else "BG-7.1"
