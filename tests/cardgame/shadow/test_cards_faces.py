"""The bots' deck as a whole: which cards it has, and their faces (what each card does: the other modules)."""

import pytest

from tests.citing import rule
from thirdage.cardgame.hooks import INSTEAD
from thirdage.cardgame.positions import GAME
from thirdage.cardgame.scenarios import SETTINGS
from thirdage.cardgame.tables import CARDS, ITEM, NUMBER, SHADOW, Card

PAIRS = [(card, CARDS[NUMBER[f"{card.name} (bot)"]]) for card in CARDS[1:] if card.side == SHADOW and not card.bot]
ICONS = ("attack", "defence", "leadership_attack", "leadership_defence", "path_icons")
OPENERS = ["coastal-raiders", "corsairs-of-umbar", "haradrim-regulars", "haradrim-cavalry", "the-black-fleet"]


@rule("AS-1.2", "AS-1.7")
def test_each_shadow_card_has_one_version_for_bots_with_its_title_and_faction() -> None:
    assert len(PAIRS) == 62 and sum(card.bot for card in CARDS[1:]) == 62
    assert sum(not bot.face["promo"] for _, bot in PAIRS) == 60
    for base, bot in PAIRS:
        assert (base.name, base.design, base.faction, base.type) == (bot.name, bot.design, bot.faction, bot.type)


@rule("AS-1.3")
def test_all_shadow_cards_are_replaced_when_bots_play_and_no_other() -> None:
    for given in SETTINGS:
        for seat, deck in enumerate(given.decks):
            assert all(CARDS[card].bot == given.bots[seat] for card in deck)
        namesake = next(g for g in SETTINGS if (g.scenario, g.promos, g.difficulty) == (given.scenario, given.promos, ""))
        assert [[CARDS[card].name for card in deck] for deck in given.decks] == [
            [CARDS[card].name for card in deck] for deck in namesake.decks
        ]


@rule("AS-R36")
@pytest.mark.parametrize("base, bot", PAIRS, ids=[base.name for base, _ in PAIRS])
def test_a_bots_card_has_the_icons_paths_keywords_and_wielders_of_its_namesake(base: Card, bot: Card) -> None:
    for field in (*ICONS, "paths", "traits"):
        assert getattr(base, field) == getattr(bot, field)
    assert {CARDS[wielder].name for wielder in base.wielders} == {CARDS[wielder].name for wielder in bot.wielders}
    assert all(CARDS[wielder].bot for wielder in bot.wielders)
    assert bot.face["bonus"] == ([] if base.id in OPENERS else base.face["bonus"])  # no place bonus for those that open a battleground
    assert bot.face["amounts"].items() >= base.face["amounts"].items()


@rule("AS-R41", "AS-R38")
def test_every_item_and_the_two_events_of_a_leader_have_a_text_if_they_cannot_be_played() -> None:
    events = {NUMBER["Threats and Promises (bot)"], NUMBER["The Black Captain (bot)"]}
    assert {*INSTEAD} == {bot.number for _, bot in PAIRS if bot.type == ITEM} | events
    said = {entry["number"]: entry["text"] for entry in GAME.catalogue()["cards"]}
    assert {number for number, text in said.items() if any("cannot be played" in sentence for sentence in text)} == {*INSTEAD}
