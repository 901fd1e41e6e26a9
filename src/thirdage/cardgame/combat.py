"""Combat on a path or a battleground (section 11): count once, cancel, lose, cycle, eliminate, score."""

from __future__ import annotations

from thirdage.cardgame.asks import distinct
from thirdage.cardgame.book import NOBODY, answers, push, question, refuses, step
from thirdage.cardgame.hooks import AFTER_COMBAT
from thirdage.cardgame.icons import attack_of, attackers, defence_of, defenders, location_defence, total_attack
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.state import State, ruling
from thirdage.cardgame.tables import FREE, ITEM, LOCATIONS, RESERVE, SHADOW, TYPE, is_path
from thirdage.cardgame.tokens import add_corruption, tokens_on
from thirdage.cardgame.verbs import BATTLEGROUND_COMBAT, PATH_COMBAT, cycle, eliminate
from thirdage.cardgame.whereabouts import each_from_starter, first_human, human_for, is_bot, owner_of, persons_differ, wielder_of
from thirdage.kernel.events import tell
from thirdage.kernel.frames import Action

BY_ATTACKER, BY_DEFENDER = 1, 2  # who names the losses after an objection


@step
def combat_step(state: State, seat: int) -> None:
    """One combat on each active location, in an order chosen by the starting player (CG-11.1)."""
    tell(state, "combat_step", state.round)
    push(state, ("next_combat", NOBODY))


@step
def next_combat(state: State, seat: int) -> None:
    if state.road or state.active:
        starter = SETTINGS[state.setting].order[state.starter]
        push(state, ("choose_combat", human_for(state, starter)), ("next_combat", NOBODY))  # AS-R15


@question("CG-R59", everybody_sees=True)
def choose_combat(state: State, seat: int) -> list[Action]:
    """(choose_combat, seat): the combat to fight next, chosen after seeing the last."""
    return [("fight", place) for place in ([state.road] if state.road else []) + state.active]


@answers(choose_combat)
def fight(state: State, action: Action, seat: int) -> None:
    if len(choose_combat(state, seat)) > 1:
        tell(state, "chooses_combat", seat, action[1])
    push(state, ("combat", NOBODY, action[1]))


@refuses(choose_combat)
def why_not_fight(state: State, action: Action, seat: int) -> str:
    return "CG-6.3" if action[0] == "fight" and action[1] != RESERVE else ""


@step
def combat(state: State, seat: int, place: int) -> None:
    """A whole combat with its scoring. Texts "after combat" belong to the cards that stood there (CG-R57)."""
    present = [card for card in (*attackers(state, place), *defenders(state, place)) if card in AFTER_COMBAT]
    push(
        state,
        ("count_icons", NOBODY, place),
        *(("after_combat", owner_of(state, card), card, place) for card in present),
        ("clear_location", NOBODY, place),
    )
    if not is_path(place):
        given = SETTINGS[state.setting]
        first = given.sides[given.order[state.starter]]  # CG-R4
        push(state, ("assign_support", NOBODY, place, first), ("assign_support", NOBODY, place, 1 - first))


@step
def count_icons(state: State, seat: int, place: int) -> None:
    """Count all icons once (CG-R56); the location cancels first, then cards must (CG-11.6 to 11.8, 11.15 to 11.17)."""
    attack = total_attack(state, place)
    defence = location_defence(state, place)
    state.counted = [(card, defence_of(state, card, place)) for card in defenders(state, place)]
    tell(state, "combat", place, attack, defence)
    if state.events is not None:
        tell_icons(state, place, attack)
    if is_path(place) and SETTINGS[state.setting].ties_to_nobody:
        state.tied = int(attack == defence + sum(cancels for _, cancels in state.counted))  # CG-R60: as counted now
    left = max(0, attack - defence)
    able = [cancels for _, cancels in state.counted if cancels]
    if left and able and sum(able) - min(able) >= left:
        push(state, ("name_loss", first_defender(state, place), place, left, left, 0))
    else:  # everybody sees that there is nothing to choose
        lost = [card for card, cancels in state.counted if cancels] if left else []
        push(state, ("suffer", NOBODY, place, left - sum(able) if left else 0, *lost))


def tell_icons(state: State, place: int, attack: int) -> None:
    """What the sums of a combat are made of. Without an attack nobody asks what defends."""
    if attack and place in state.captured:
        tell(state, "captured", place)
    if attack and any(tokens_on(state, place)):
        tell(state, "tokens", place, *tokens_on(state, place))
    for card in attackers(state, place):
        tell(state, "attacks", owner_of(state, card), card, attack_of(state, card, place))
    if not attack:
        return
    for card, cancels in state.counted:
        tell(state, "defends", owner_of(state, card), card, cancels)


def first_defender(state: State, place: int) -> int:
    """The first defending player with cards there, in turn order from the starting player (CG-R58)."""
    owners = [owner_of(state, card) for card in defenders(state, place)]
    return next(seat for seat in each_from_starter(state) if seat in owners)


def spared(state: State, card: int, named: tuple[int, ...]) -> str:
    """The rule by which this card may not be lost now, or nothing."""
    counted = dict(state.counted)
    if card not in counted:
        return "CG-8.15" if TYPE[card] == ITEM and wielder_of(state, card) in counted else "CG-11.21:other"
    if card in named:
        return "CG-11.10"
    return "" if counted[card] else "CG-R54"


@question("CG-11.21", "place:place left:number icons:number objected:number", everybody_sees=True)
def name_loss(state: State, seat: int, place: int, left: int, icons: int, objected: int, *named: int) -> list[Action]:
    """(name_loss, seat, place, left, icons, objected, *named): a card to lose; its defence cancels icons."""
    return [("lose", card) for card in distinct([card for card, _ in state.counted if not spared(state, card, named)])]


@answers(name_loss)
def lose(state: State, action: Action, seat: int, place: int, left: int, icons: int, objected: int, *named: int) -> None:
    card = action[1]
    left -= dict(state.counted)[card]
    tell(state, "names_loss", seat, card, max(0, left))
    if left > 0:
        push(state, ("name_loss", seat, place, left, icons, objected, *named, card))
        return
    mate = 0 if objected else teammate_there(state, place, seat)
    if mate:
        push(state, ("agree_to_loss", mate - 1, place, icons, *named, card))
    else:
        push(state, ("suffer", NOBODY, place, 0, *named, card))


@refuses(name_loss)
def why_not_lose(state: State, action: Action, seat: int, place: int, left: int, icons: int, objected: int, *named: int) -> str:
    return spared(state, action[1], named) if action[0] == "lose" else ""


def teammate_there(state: State, place: int, seat: int) -> int:
    """1 + the seat of another person of the defending side with cards there, 0 if there is none."""
    for card in defenders(state, place):
        owner = owner_of(state, card)
        if persons_differ(state, owner, seat):
            return owner + 1
    return 0


@question("CG-R58", "place:place icons:number")
def agree_to_loss(state: State, seat: int, place: int, icons: int, *named: int) -> list[Action]:
    """(agree_to_loss, seat, place, icons, *named): a teammate agrees to the loss named, or objects."""
    return [("agree", 0), ("object", 0)]


@answers(agree_to_loss)
def agree_or_object(state: State, action: Action, seat: int, place: int, icons: int, *named: int) -> None:
    """After an objection the first attacking player in turn order names the loss; against bots one of the humans (AS-R29)."""
    if action[0] == "agree":
        tell(state, "agree", seat)
        push(state, ("suffer", NOBODY, place, 0, *named))
        return
    sides = SETTINGS[state.setting].sides
    namer = next(other for other in each_from_starter(state) if sides[other] != sides[seat])
    objected = BY_ATTACKER
    if is_bot(state, namer):
        namer = seat if ruling(state, "AS-R29") else first_human(state)
        objected = BY_DEFENDER
    tell(state, "object", seat, namer)
    push(state, ("name_loss", namer, place, icons, icons, objected))


@step
def suffer(state: State, seat: int, place: int, left: int, *named: int) -> None:
    """Eliminate the cards named; then, with icons left, every other defender (CG-11.8, CG-11.17)."""
    push(state, *(("lose_card", NOBODY, place, card) for card in named), ("after_losses", NOBODY, place, left))


@step
def lose_card(state: State, seat: int, place: int, card: int) -> None:
    pile = attackers(state, place) if card in attackers(state, place) else defenders(state, place)
    eliminate(state, card, pile, PATH_COMBAT if is_path(place) else BATTLEGROUND_COMBAT)


@step
def after_losses(state: State, seat: int, place: int, left: int) -> None:
    """Remaining defenders are cycled, or lost too; then all attackers are eliminated (CG-11.9 to 11.11, 11.18, 11.19)."""
    remaining = defenders(state, place)[:]
    if left <= 0:
        for card in remaining:
            cycle(state, card, defenders(state, place))
        remaining = []
    doomed = remaining + attackers(state, place)
    push(state, *(("lose_card", NOBODY, place, card) for card in doomed), ("decide", NOBODY, place, max(0, left)))


@step
def decide(state: State, seat: int, place: int, left: int) -> None:
    """All icons cancelled: the defender wins; otherwise the attacker. Scored when texts after combat are done (CG-R57)."""
    state.counted = [(place, left)]


@step
def after_combat(state: State, seat: int, card: int, place: int) -> None:
    AFTER_COMBAT[card](state, card, place)


@step
def clear_location(state: State, seat: int, place: int) -> None:
    """The location goes to its new owner; its tokens are discarded (CG-11.12, CG-11.13, CG-11.20)."""
    left, tied = state.counted[0][1], state.tied
    state.support, state.counted, state.fallen, state.tied = [], [], [], 0
    state.tokens = [token for token in state.tokens if token[0] != place]
    if is_path(place):
        state.road = 0
        if tied:
            tell(state, "wins_nobody", place)  # CG-11.14: set aside
            return
        winner = SHADOW if left else FREE
    else:
        index = state.active.index(place)
        del state.active[index], state.field[2 * index : 2 * index + 2]
        if place in state.captured:
            state.captured.remove(place)
        winner = 1 - LOCATIONS[place].side if left else LOCATIONS[place].side
    state.scored[winner].append(place)
    points = 0 if winner == SHADOW and is_path(place) else LOCATIONS[place].vp  # CG-11.13
    tell(state, "wins_free" if winner == FREE else "wins_shadow", place, left, points)
    if is_path(place) and left:
        add_corruption(state, left)
