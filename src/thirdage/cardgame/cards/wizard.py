"""Wizard cards 51 to 60."""

from __future__ import annotations

from thirdage.cardgame.activation import activate_path_by_text
from thirdage.cardgame.asks import distinct, forsakable, takable
from thirdage.cardgame.book import NOBODY, answers, push, question
from thirdage.cardgame.cards.shared import (
    forsaken_from_deck,
    higher_limit_in_play,
    in_path_combat,
    more_attack_there,
    next_path,
    next_path_left,
    one_card_more,
)
from thirdage.cardgame.hooks import (
    CYCLE_IT,
    ELIMINATE_IT,
    IN_PLAY,
    IN_RESERVE,
    ON_PATH,
    draws_more,
    more_icons,
    on_arrival,
    plain,
    raises_limit,
    saves,
    seeks,
    usable,
    use_action,
    when_played,
)
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import ARMY, FACTION, HOBBIT, ISENGARD, NUMBER, SHADOW, TYPE, amount, characters, is_battleground, numbers
from thirdage.cardgame.verbs import BY_TEXT, eliminate, remove
from thirdage.cardgame.whereabouts import at, each_player, seat_of, source_of
from thirdage.kernel.frames import Action


def something_to_take(state: State, seat: int, card: int) -> str:
    # CG-R3, CG-C7: without a card to take the text has no effect.
    return "" if takable(state, seat, card) else "CG-R3:take"


# Gandalf the Grey.

use_action("Gandalf the Grey", where=ON_PATH)(next_path)
usable("Gandalf the Grey", "Sméagol")(next_path_left)


@plain("Gandalf the Grey")
def gandalf_the_grey_goes() -> None:
    """When Gandalf the White is played: this card is removed, wherever it is."""


# Gandalf the White.


@when_played("Gandalf the White")
def gandalf_the_white(state: State, seat: int, card: int) -> None:
    """When played: remove Gandalf the Grey, wherever he is; his items are eliminated."""
    remove(state, NUMBER["Gandalf the Grey"])


draws_more("Gandalf the White")(one_card_more)
saves("Gandalf the White", items=True)(forsaken_from_deck)


# Gwaihir the Windlord.

seeks("Gwaihir the Windlord", cards=numbers("Gandalf the Grey", "Gandalf the White"), cycle=True)


@use_action("Gwaihir the Windlord", where=IN_RESERVE, price=CYCLE_IT)
def gwaihir_the_windlord(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card to take Gandalf, the Grey or the White, from your cycle pile into your hand."""
    push(state, ("must_take", seat, card))


usable("Gwaihir the Windlord", "Ent-draught")(something_to_take)


# Quickbeam.


@more_icons("Quickbeam")
def quickbeam(state: State, card: int, place: int) -> tuple[int, int, int]:
    """Has 1 attack and 1 defence for every {$isengard_cards_for_one_icon} Isengard armies and characters on his battleground."""
    if not is_battleground(place):
        return 0, 0, 0
    foes = sum(FACTION[other] == ISENGARD for other in at(state, place, SHADOW))
    icons = foes // amount(card, "isengard_cards_for_one_icon")
    return icons, icons, 0


# Sméagol.


@use_action("Sméagol", where=ON_PATH)
def smeagol(state: State, seat: int, card: int) -> None:
    """On a path, as an action: activate a path of the next number; after its text add {$corruption} corruption."""
    push(state, ("corrupt", NOBODY, amount(card, "corruption")))
    activate_path_by_text(state, seat, state.level + 1)


saves("Sméagol", items=True)(in_path_combat)


# Treebeard.

plain("Treebeard")(more_attack_there)


@on_arrival("Treebeard", battleground=True)
def treebeard(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a battleground: the Isengard player must eliminate 1 Isengard army there."""
    if any(isengard_armies(state, place)):
        push(state, ("treebeard_strikes", seat_of(state, ISENGARD), place))


def isengard_armies(state: State, place: int) -> list[list[int]]:
    """The armies Treebeard may cost, by pile: on the battleground he came to, or by the switch anywhere in play (CG-C51)."""
    piles = [*state.field[SHADOW::2], *state.reserve] if ruling(state, "CG-C51") else [at(state, place, SHADOW)]
    return [[card for card in pile if FACTION[card] == ISENGARD and TYPE[card] == ARMY] for pile in piles]


@question("CG-C51", "place:place", everybody_sees=True)
def treebeard_strikes(state: State, seat: int, place: int) -> list[Action]:
    """(treebeard_strikes, seat, place): which Isengard army is eliminated."""
    return [("eliminate", card) for pile in isengard_armies(state, place) for card in distinct(pile)]


@answers(treebeard_strikes)
def lose_army(state: State, action: Action, seat: int, place: int) -> None:
    eliminate(state, action[1], source_of(state, action[1]), BY_TEXT)


# Ent-draught.

seeks("Ent-draught", cards=characters(HOBBIT), cycle=True)


@use_action("Ent-draught", where=IN_PLAY, price=ELIMINATE_IT)
def ent_draught(state: State, seat: int, card: int) -> None:
    """As an action: eliminate this card to take {$take} Hobbit characters from your cycle pile into your hand (1 if only 1 is there)."""
    push(state, *[("must_take", seat, card)] * amount(card, "take"))


# Gandalf's Staff.

raises_limit("Gandalf's Staff", where=IN_PLAY)(higher_limit_in_play)


# Narya, Ring of Fire.


@use_action("Narya, Ring of Fire", where=IN_RESERVE, price=CYCLE_IT)
def narya(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; each Shadow player must cycle {$cycle card|cards} from hand."""
    push(state, *(("must_cycle", player, amount(card, "cycle")) for player in each_player(state, SHADOW)))


@usable("Narya, Ring of Fire")
def narya_is_felt(state: State, seat: int, card: int) -> str:
    # CG-C18: an empty hand is hurt too, as long as somebody has anything to cycle or forsake.
    return "" if any(forsakable(state, player) for player in each_player(state, SHADOW)) else "CG-R3:forsake"
