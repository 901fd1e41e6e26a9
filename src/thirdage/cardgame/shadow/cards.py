"""The bots' 60 cards and 2 promos (AS-1.2), as adapted under AS-R36: most say what their namesakes say.

Printed values and what they are based on: `data/bots.json`. A text here is a proposal, not the printed one.
"""

from __future__ import annotations

from thirdage.cardgame.activation import AREA_ONLY, BOTH, activate_battleground, activate_path_by_text, battlegrounds
from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import NOBODY, push
from thirdage.cardgame.cards.mordor import black_riders_mount, fell_beast, gorbag_and_shagrat, gorbag_and_shagrat_quarrel, muster
from thirdage.cardgame.cards.shared import (
    another_path_left,
    each_free_player_forsakes,
    in_its_deck,
    in_path_combat,
    one_card_more,
    somebody_can_forsake,
)
from thirdage.cardgame.entry import is_army
from thirdage.cardgame.hooks import (
    CYCLE_IT,
    ELIGIBLE,
    ELIMINATE_IT,
    IN_RESERVE,
    ON_PATH,
    as_base,
    draws_more,
    eligible,
    if_accepted,
    if_it_cannot_be_played,
    on_arrival,
    playable,
    plays_from_aside,
    saves,
    usable,
    use_action,
    useful,
    when_played,
)
from thirdage.cardgame.knowledge import none_of_them
from thirdage.cardgame.shadow.choices import let_humans_choose_battleground, may_lie_there, ways_of_grima
from thirdage.cardgame.shadow.judging import WINNING, icons_of_use, judge, on_last_path, wanted, worth_opening
from thirdage.cardgame.state import CYCLE, State
from thirdage.cardgame.tables import ISENGARD, MORDOR, NAZGUL, NUMBER, PLACE, SOUTHRON, amount
from thirdage.cardgame.verbs import (
    cycle_from_aside,
    draw,
    draw_aside,
    eliminate_from_aside,
    remove,
    show_and_cycle,
    take,
    take_from_aside,
)
from thirdage.cardgame.whereabouts import human_for, where
from thirdage.kernel.chance import shuffle
from thirdage.kernel.events import tell

SARUMAN, WITCH_KING = NUMBER["Saruman (bot)"], NUMBER["The Witch-king (bot)"]


# Of several factions: another path, at random (AS-T6, AS-R16).

WANDERERS = ("Uglúk (bot)", "Flocks of Crebain (bot)", "Gollum (bot)")


@use_action(*WANDERERS, where=ON_PATH)
def another_path_at_random(state: State, seat: int, card: int) -> None:
    """On a path, as an action: activate a random other path of the same number."""
    activate_path_by_text(state, seat, state.level)


usable(*WANDERERS)(another_path_left)


@useful(*WANDERERS)
def path_is_won(state: State, seat: int, card: int) -> bool:
    # AS-8.4, AS-R7: the combat on the current path follows at once.
    return judge(state, seat, state.road) == WINNING


# Isengard 61 to 72.

as_base("Devilry of Saruman", "Fighting Uruk-hai", "Wolf-riders", "White Hand Orcs")
as_base("Saruman", "Saruman's Staff", "Woven of All Colours")


@use_action("Gríma Wormtongue (bot)", where=IN_RESERVE, price=ELIMINATE_IT)
def grima_wormtongue(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate him; then the humans choose one of three things.

    The bot takes Saruman from its draw deck into hand; or 1 Rohan character in play is eliminated with its items; or the bot
    draws {$draw card|cards}.
    """
    if ways_of_grima(state, seat):
        push(state, ("grima_for_bot", human_for(state, seat), seat, card))


@usable("Gríma Wormtongue (bot)")
def grima_is_of_use(state: State, seat: int, card: int) -> str:
    # AS-T5: one of the three must be possible, as far as everybody knows.
    return "" if ways_of_grima(state, seat) else "CG-R3:grima"


WAYS = (take_from_aside, cycle_from_aside, eliminate_from_aside)


@use_action("Palantír of Orthanc (bot)", where=IN_RESERVE, once_a_round=True)
def palantir_of_orthanc(state: State, seat: int, card: int) -> None:
    """While the wielder is in reserve, as an action, once a round: the bot takes the top card of its draw deck into hand,
    cycles the next and eliminates the next, as far as the cards reach; none of them is looked at first."""
    draw_aside(state, seat, amount(card, "look"))
    for way, each in zip(WAYS, state.aside[seat][:], strict=False):
        way(state, seat, each)


@usable("Palantír of Orthanc (bot)")
def palantir_has_cards(state: State, seat: int, card: int) -> str:
    return "" if state.deck[seat] or state.cycle[seat] else "CG-R3:draw"


@when_played("Threats and Promises (bot)")
def threats_and_promises(state: State, seat: int, card: int) -> None:
    """Only if Saruman is in the bot's reserve: activate or reactivate an Isengard battleground that the Shadow could
    conceivably win; then he moves there if that is useful. The event is cycled."""
    let_humans_choose_battleground(state, seat, card, SARUMAN)


@eligible("Threats and Promises (bot)")
def isengard_battlegrounds_to_win(state: State, seat: int, card: int) -> list[int]:
    return [place for place in battlegrounds(state, ISENGARD, BOTH) if worth_opening(state, place)]


@playable("Threats and Promises (bot)")
def saruman_threatens(state: State, seat: int, card: int) -> str:
    if SARUMAN not in state.reserve[seat]:
        return "CG-C56:saruman"
    return "" if isengard_battlegrounds_to_win(state, seat, card) else "CG-C17:isengard"


# Monstrous 73 to 83.

as_base("Goblins of the Misty Mountains", "Balrog of Moria", "Barrow-wights", "Candles of Corpses", "Cave-troll", "Hill-troll", "Shelob")


@useful("Balrog of Moria (bot)", "Shelob (bot)")
def terror_is_felt(state: State, seat: int, card: int) -> bool:
    # AS-8.3: their arrival makes the Free Peoples forsake, whatever icons they have there.
    return not somebody_can_forsake(state, seat, card)


@when_played("Caradhras the Cruel (bot)")
def caradhras_the_cruel(state: State, seat: int, card: int) -> None:
    """When played to Caradhras: activate a random other path of the same number."""
    if where(state, card) == PLACE["Caradhras"]:
        activate_path_by_text(state, seat, state.level)


@use_action("Caradhras the Cruel (bot)", where=IN_RESERVE, price=ELIMINATE_IT)
def terror_from_reserve(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate this card; then each Free Peoples player must forsake {$forsake card|cards}."""
    each_free_player_forsakes(state, seat, card)


usable("Caradhras the Cruel (bot)")(somebody_can_forsake)
saves("Gollum (bot)", items=True)(in_path_combat)

# Southron 84 to 90.

as_base("Haradrim Mûmakil")


def opens_battleground(army: str, name: str) -> None:
    """The army activates a named battleground and moves there, if the Shadow could then win it (AS-T7, AS-R8)."""
    place = PLACE[name]

    def text(state: State, seat: int, card: int) -> None:
        push(state, ("then_move", seat, card, place, 0))
        activate_battleground(state, seat, place)

    def condition(state: State, seat: int, card: int) -> str:
        return in_its_deck(state, place)

    def of_use(state: State, seat: int, card: int) -> bool:
        return worth_opening(state, place, seat=seat)

    text.__doc__ = f"In reserve, as an action: activate {name}, if it is still in its deck; after its text this card moves there."
    use_action(f"{army} (bot)", where=IN_RESERVE)(text)
    usable(f"{army} (bot)")(condition)
    useful(f"{army} (bot)")(of_use)


opens_battleground("Coastal Raiders", "Dol Amroth")
opens_battleground("Corsairs of Umbar", "Umbar")
opens_battleground("Haradrim Regulars", "Harad")
opens_battleground("Haradrim Cavalry", "Minas Tirith")
opens_battleground("The Black Fleet", "Pelargir")


@use_action("The Black Serpent (bot)", where=IN_RESERVE, price=ELIMINATE_IT)
def the_black_serpent(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: eliminate him to reactivate a Southron battleground, from either scoring area, that the
    Shadow could conceivably win without him."""
    let_humans_choose_battleground(state, seat, card)


@eligible("The Black Serpent (bot)")
def scored_southron_battlegrounds_to_win(state: State, seat: int, card: int) -> list[int]:
    return [place for place in battlegrounds(state, SOUTHRON, AREA_ONLY) if worth_opening(state, place, gone=card)]


@useful("The Black Serpent (bot)")
def serpent_reopens_what_can_be_won(state: State, seat: int, card: int) -> bool:
    return any(worth_opening(state, place, card, seat) for place in battlegrounds(state, SOUTHRON, AREA_ONLY))


@usable("The Black Serpent (bot)")
def serpent_is_of_use(state: State, seat: int, card: int) -> str:
    return "" if scored_southron_battlegrounds_to_win(state, seat, card) else "CG-C59"


# Mordor 91 to 120.

as_base("Black Uruks", "Grond, Hammer of the Underworld", "Mordor Orcs", "Olog-hai", "Trolls of Udûn")
as_base("Grishnákh", "Mouth of Sauron", "The Lidless Eye")
as_base(
    "The Beguiler", "The Black Easterling", "The Commander", "The Destroyer", "The Hunter", "The Reaver", "The Warrior", "The Witch-king"
)
as_base("Black Breath", "Morgul Blade", "Nazgûl's Mantle")


@on_arrival("Gorbag & Shagrat (bot)", path=True)
def gorbag_and_shagrat_arrive(state: State, seat: int, card: int, place: int) -> None:
    """When played or moved to a path: if it helps there, cycle 1 random card from hand for {$path_attack_on_this_card} path
    attack on this card; on Cirith Ungol for {$at_cirith_ungol}."""
    gorbag_and_shagrat(state, seat, card, place)


if_accepted("Gorbag & Shagrat (bot)")(gorbag_and_shagrat_quarrel)


@useful("Gorbag & Shagrat (bot)")
def their_quarrel_helps(state: State, seat: int, card: int) -> bool:
    to_pay_with = forsakable(state, seat, card) - (card in state.hand[seat])  # they cannot pay with themselves
    return to_pay_with > 0 and wanted(state, seat, state.road)


@useful("The Hunter (bot)")
def hunter_helps(state: State, seat: int, card: int) -> bool:
    return icons_of_use(state, state.road, amount(card, "path_attack"), 0, card, seat) or on_last_path(state, state.road)


DESTROYER = NUMBER["The Destroyer (bot)"]


def helps_there(state: State, card: int, place: int, seat: int = NOBODY) -> bool:
    """Would the icons of the Destroyer or the Warrior be of use on this battleground (AS-R26)?"""
    attack, defence = (amount(card, "battleground_attack"), 0) if card == DESTROYER else (0, amount(card, "battleground_defence"))
    return icons_of_use(state, place, attack, defence, card, seat)


@useful("The Destroyer (bot)", "The Warrior (bot)")
def helps_somewhere(state: State, seat: int, card: int) -> bool:
    return any(helps_there(state, card, place, seat) for place in reversed(state.active))


def where_it_helps(state: State, seat: int, card: int) -> list[int]:
    return [place for place in state.active if helps_there(state, card, place)]


for _nazgul in ("The Destroyer (bot)", "The Warrior (bot)"):
    ELIGIBLE[NUMBER[_nazgul]] = where_it_helps  # instead of any battleground


@use_action("The Messenger (bot)", where=IN_RESERVE, price=CYCLE_IT)
def the_messenger(state: State, seat: int, card: int) -> None:
    """In reserve, as an action: cycle this card; a random other Nazgûl of the bot's cycle pile is shown and goes to its hand."""
    pile = state.cycle[seat][:]
    shuffle(state, pile)  # so that chance does not depend on what else lies there
    found = next((other for other in pile if other in NAZGUL and other != card), 0)
    if found:
        take(state, seat, found, CYCLE)
    else:  # AS-R39
        none_of_them(state, seat, NAZGUL - {card}, CYCLE)
        state.shown += 1
        tell(state, "nothing_found", seat, card)


@usable("The Messenger (bot)")
def a_nazgul_may_lie_there(state: State, seat: int, card: int) -> str:
    # AS-8.2, AS-T8: only if everybody knows that none is there, it is of no use.
    return "" if may_lie_there(state, seat, NAZGUL - {card}, CYCLE) else "CG-R3:take"


@when_played("Black Rider's Mount (bot)")
def mount_of_a_black_rider(state: State, seat: int, card: int) -> None:
    """Only onto a wielder in reserve: if that is useful, it moves to the active path at once."""
    black_riders_mount(state, seat, card)


@when_played("Fell Beast (bot)")
def fell_beast_of_a_nazgul(state: State, seat: int, card: int) -> None:
    """Only onto a wielder in reserve: if that is useful, it moves to an active battleground at once."""
    fell_beast(state, seat, card)


@when_played("The Black Captain (bot)")
def the_black_captain(state: State, seat: int, card: int) -> None:
    """Only if the Witch-king is in the bot's reserve: activate or reactivate a Mordor battleground that the Shadow could
    conceivably win; then he moves there if that is useful. The event is cycled."""
    let_humans_choose_battleground(state, seat, card, WITCH_KING)


@eligible("The Black Captain (bot)")
def mordor_battlegrounds_to_win(state: State, seat: int, card: int) -> list[int]:
    return [place for place in battlegrounds(state, MORDOR, BOTH) if worth_opening(state, place)]


@playable("The Black Captain (bot)")
def the_witch_king_waits(state: State, seat: int, card: int) -> str:
    if WITCH_KING not in state.reserve[seat]:
        return "CG-C56:king"
    return "" if mordor_battlegrounds_to_win(state, seat, card) else "CG-C17:mordor"


plays_from_aside("The Day Without Dawn (bot)", fits=is_army)
plays_from_aside("The Ringwraiths Are Abroad (bot)", fits=NAZGUL.__contains__)


@when_played("The Day Without Dawn (bot)")
def the_day_without_dawn(state: State, seat: int, card: int) -> None:
    """Draw {$aside card|cards} into a row, face up. Eliminate the right-most that is no army, or if all are the right-most; play
    the right-most {$play_up_to army|armies}, one after the other; cycle the others and the event."""
    muster(state, seat, card)


@when_played("The Ringwraiths Are Abroad (bot)")
def the_ringwraiths_are_abroad(state: State, seat: int, card: int) -> None:
    """Draw {$aside card|cards} into a row, face up. Eliminate the right-most that is no Nazgûl, or if all are the right-most; play
    the right-most {$play_up_to} Nazgûl, one after the other; cycle the others and the event."""
    muster(state, seat, card)


@playable("The Day Without Dawn (bot)", "The Ringwraiths Are Abroad (bot)")
def something_will_be_drawn(state: State, seat: int, card: int) -> str:
    return "" if state.deck[seat] or state.cycle[seat] else "CG-R3:draw"  # AS-R13


# Promotional cards (AS-R44).

as_base("Whip of Many Thongs")


@when_played("Gothmog (bot)")
def gothmog(state: State, seat: int, card: int) -> None:
    """When played: remove the Witch-king, wherever he is."""
    remove(state, WITCH_KING)


draws_more("Gothmog (bot)")(one_card_more)


# If it cannot be played (AS-R41, AS-R38).


@if_it_cannot_be_played(
    "Palantír of Orthanc (bot)",
    "Saruman's Staff (bot)",
    "Woven of All Colours (bot)",
    "Threats and Promises (bot)",
    "Black Breath (bot)",
    "Black Rider's Mount (bot)",
    "Fell Beast (bot)",
    "Morgul Blade (bot)",
    "Nazgûl's Mantle (bot)",
    "The Black Captain (bot)",
    "Whip of Many Thongs (bot)",
)
def cycle_and_draw(state: State, seat: int, card: int) -> None:
    """If it cannot be played: cycle it; once a round the bot then draws {$instead_draw card|cards}."""
    show_and_cycle(state, seat, card)
    draw(state, seat, amount(card, "instead_draw"))
