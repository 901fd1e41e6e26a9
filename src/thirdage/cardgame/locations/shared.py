"""Activation texts that several locations share. Each finds its player by faction (CG-2.10)."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.cardgame.asks import forsakable
from thirdage.cardgame.book import push, step
from thirdage.cardgame.hooks import if_accepted, plain, plays_from_aside, when_activated
from thirdage.cardgame.state import State
from thirdage.cardgame.tables import FREE, PLACE, SHADOW, amount, read
from thirdage.cardgame.whereabouts import each_player, seat_of

Text = Callable[[State, int, int], None]

FACTION_WORDS: list[str] = [entry["name"]["en"] for entry in read("factions")]
SIDE_WORDS = {FREE: "Free Peoples", SHADOW: "Shadow"}


def draws(*names: str, faction: int) -> None:
    """The F player draws."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, ("draw_cards", seat_of(state, faction), amount(place, "draw")))

    text.__doc__ = f"The {FACTION_WORDS[faction]} player draws {{$draw card|cards}}."
    when_activated(*names)(text)


def draws_then_cycles(*names: str, faction: int) -> None:
    """The F player draws, then cycles from hand (CG-C18)."""

    def text(state: State, seat: int, place: int) -> None:
        player = seat_of(state, faction)
        push(state, ("draw_cards", player, amount(place, "draw")), ("must_cycle", player, amount(place, "cycle")))

    text.__doc__ = f"The {FACTION_WORDS[faction]} player draws {{$draw card|cards}}, then cycles {{$cycle card|cards}} from hand."
    when_activated(*names)(text)


def draws_aside(*names: str, faction: int, play: str, fits: Callable[[int], bool], only: int | None = None, to: str = "") -> None:
    """The F player draws cards aside, may play one that fits, cycles the rest (CG-C15). `play`, `to`: what and where, in words."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, ("draw_and_play", seat_of(state, faction), place, amount(place, "aside"), amount(place, "play_up_to")))

    text.__doc__ = (
        f"The {FACTION_WORDS[faction]} player draws {{$aside card|cards}} aside, "
        f"may play {{$play_up_to}} {play} among them{to and ' '}{to}, and cycles the rest."
    )
    plays_from_aside(*names, fits=fits, only=only)
    when_activated(*names)(text)


def each_draws(*names: str, side: int) -> None:
    """Each player of a side draws (CG-C21)."""

    def text(state: State, seat: int, place: int) -> None:
        push(state, *(("draw_cards", player, amount(place, "draw")) for player in each_player(state, side)))

    text.__doc__ = f"Each {SIDE_WORDS[side]} player draws {{$draw card|cards}}."
    when_activated(*names)(text)


# May forsake 1 card to ... (CG-C19).

BENEFITS: dict[int, Text] = {}


def always(state: State, seat: int) -> bool:
    return True


def something_to_draw(state: State, seat: int) -> bool:
    """CG-R3: nobody pays for cards that are not there. (No Dúnedain or Elf card forsaken from hand or reserve comes back.)"""
    return bool(state.deck[seat] or state.cycle[seat])


def may_forsake_to(*names: str, faction: int, useful: Callable[[State, int], bool] = always) -> Callable[[Text], Text]:
    """The F player may forsake 1 card to do what the function does, if it could have any effect. Nothing to forsake: no benefit."""

    def note(benefit: Text) -> Text:
        def text(state: State, seat: int, place: int) -> None:
            player = seat_of(state, faction)
            if forsakable(state, player) and useful(state, player):
                push(state, ("may", player, place))

        def accepted(state: State, seat: int, place: int) -> None:
            push(state, ("forsake", seat), ("benefit", seat, place))

        plain(*names)(benefit)
        when_activated(*names)(text)
        if_accepted(*names)(accepted)
        for name in names:
            BENEFITS[PLACE[name]] = benefit
        return benefit

    return note


@step
def benefit(state: State, seat: int, place: int) -> None:
    """What a location gives for a card forsaken."""
    BENEFITS[place](state, seat, place)
