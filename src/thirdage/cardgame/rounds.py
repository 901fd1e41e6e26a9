"""The round (section 5), setup (section 4), scoring and victory (section 12)."""

from __future__ import annotations

from thirdage.cardgame.book import NOBODY, push, step
from thirdage.cardgame.hooks import DRAWS_MORE
from thirdage.cardgame.scenarios import DUEL_RING, SETTINGS, TRILOGY_RING
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, LOCATIONS, SHADOW, amount, is_path
from thirdage.cardgame.texts import resolve_text
from thirdage.cardgame.verbs import cycle_from_hand, draw
from thirdage.cardgame.whereabouts import each_from_starter
from thirdage.kernel.chance import shuffle
from thirdage.kernel.events import tell

EARLY_WIN = 10  # CG-12.3
TIE = 5  # told instead of the 4 of `ended_by` where the final scores are equal


def set_up(state: State) -> None:
    """Shuffle the decks, draw the opening cards; each player then cycles some of its own choice (CG-4.1, CG-4.6), a bot the
    last it drew (AS-2.2, AS-R17).
    """
    given = SETTINGS[state.setting]
    for seat, (drawn, cycled) in enumerate(given.opening):
        shuffle(state, state.deck[seat])
        tell(state, "opening", seat, drawn, cycled)
        draw(state, seat, drawn)
        if given.bots[seat]:
            for card in state.hand[seat][drawn - cycled :]:
                cycle_from_hand(state, seat, card)
    choosing = [seat for seat in each_from_starter(state) if not given.bots[seat]]
    push(state, *(("must_cycle", seat, given.opening[seat][1]) for seat in choosing), ("round_begins", NOBODY))


@step
def round_begins(state: State, seat: int) -> None:
    """The five steps (CG-5.1); what lasts for a round is over (CG-5.4), and a Duel's ring token may be used again (CG-9.8)."""
    state.round += 1
    state.fresh, state.played, state.used, state.turned_down, state.in_force = [], [], [], [], []
    for seat, rule in enumerate(SETTINGS[state.setting].ring_rules):
        if rule == DUEL_RING:
            state.rings[seat] = 1
    push(
        state,
        ("location_step", NOBODY),
        ("action_step", NOBODY),
        ("combat_step", NOBODY),
        ("victory_check", NOBODY),
    )


def score(state: State, side: int, final: bool = False) -> int:
    """Battlegrounds, the Free Peoples' paths, corruption; in the final scoring unused ring tokens where the Trilogy's
    rule holds for them (CG-12.1, CG-12.2, CG-R61).
    """
    points = sum(LOCATIONS[place].vp for place in state.scored[side] if side == FREE or not is_path(place))
    if side == SHADOW:
        points += state.corruption
    if final:
        given = SETTINGS[state.setting]
        kept = [seat for seat, rule in enumerate(given.ring_rules) if rule == TRILOGY_RING and given.sides[seat] == side]
        points += sum(state.rings[seat] for seat in kept)
    return points


@step
def victory_check(state: State, seat: int) -> None:
    """After the last path the final scoring; otherwise a lead of 10 wins at once (CG-12.3, CG-12.4, CG-R62), but never
    against bots (AS-3.1).
    """
    given = SETTINGS[state.setting]
    final = state.level >= given.last_path
    free, shadow = score(state, FREE, final), score(state, SHADOW, final)
    for kind, side, points in (("rings_free", FREE, free), ("rings_shadow", SHADOW, shadow)):
        if points > score(state, side):
            tell(state, kind, points - score(state, side))
    tell(state, "score", free, shadow)
    if final or (given.early_win and abs(free - shadow) >= EARLY_WIN):
        state.winner = FREE if free > shadow else SHADOW  # a tie is the Shadow's
        state.ended_by = 4 if final else 3
        state.stack.clear()
        tell(state, "over_free" if state.winner == FREE else "over_shadow", free, shadow, TIE if free == shadow else state.ended_by)
    else:
        push(state, ("draw_step", NOBODY))


@step
def draw_step(state: State, seat: int) -> None:
    """Each player draws the scenario's cards, in turn order; then the starting player token moves on (CG-5.1, CG-C1)."""
    tell(state, "draw_step", state.round)
    push(state, *(("draw_for_round", player) for player in each_from_starter(state)), ("pass_token", NOBODY))


@step
def draw_for_round(state: State, seat: int) -> None:
    """First all cards of the step, then what a text makes of it (CG-C34)."""
    helpers = [card for card in state.reserve[seat] if card in DRAWS_MORE]
    for card in reversed(helpers):
        push(state, ("after_draw", seat, card))
    for card in helpers:
        tell(state, "draws_more", seat, card, amount(card, "draw_step_extra"))
    draw(state, seat, SETTINGS[state.setting].draw_step[seat] + sum(amount(card, "draw_step_extra") for card in helpers))


@step
def after_draw(state: State, seat: int, card: int) -> None:
    resolve_text(state, card, True, DRAWS_MORE[card], seat)


@step
def pass_token(state: State, seat: int) -> None:
    state.starter = (state.starter + 1) % len(SETTINGS[state.setting].order)
    push(state, ("round_begins", NOBODY))
