# The card game: seats, questions, labels, log lines, refusals. Texts of cards are in cardgame-texts.ftl.

cardgame-seat-0 = Frodo
cardgame-seat-1 = Witch-king
cardgame-seat-2 = Aragorn
cardgame-seat-3 = Saruman

pile-deck = the draw deck
pile-hand = the hand
pile-cycle = the cycle pile
pile-gone = the eliminated pile
pile-aside = the cards drawn aside
place-reserve = the reserve

cardgame-hidden-card = a card

problem-option = “{ $given }” does not fit the option { $option }: choose one of { $known }.
problem-difficulty = The option difficulty goes with the Shadow's bots only (shadow=bots): leave it out.
problem-rulings = Rulings are given as id and value, for example CG-C45=anywhere, not { $given }.

## Questions

cardgame-ask-nothing = The game is over.
cardgame-ask-turn = { $seat }: play, move, use, winnow, ring, cycle - or pass.
cardgame-ask-destination = { $seat }: where does { $card } go?
cardgame-ask-which-wielder = { $seat }: who is to wield { $card }?
cardgame-ask-move-to = { $seat }: where does { $card } move?
cardgame-ask-may-move = { $seat }: move { $card } now, or leave it in reserve?
cardgame-ask-choose-cycled = { $seat }: cycle a card from hand.
cardgame-ask-choose-forsaken = { $seat }: forsake a card from hand, from reserve, or the unseen top of the draw deck.
cardgame-ask-winnow-one = { $seat }: winnow, eliminate a card from hand.
cardgame-ask-which-text = { $seat }: two texts would save { $card }; which one does?
cardgame-ask-may = { $seat }: use the text of { $source }?
cardgame-ask-may-take = { $seat }: take a card through { $source }, or none?
cardgame-ask-must-take = { $seat }: take a card through { $source }.
cardgame-ask-choose-place = { $seat }: which place for { $source }?
cardgame-ask-choose-battleground = { $seat }: which battleground does { $source } activate?
cardgame-ask-choose-path = { $seat }: which path of number { $number } is activated?
cardgame-ask-play-aside = { $seat }: play a card drawn aside through { $source }, or cycle the rest.
cardgame-ask-eliminate-aside = { $seat }: eliminate one of the cards drawn aside for { $source }.
cardgame-ask-whom-to-support = { $seat }: whom does { $army } support at { $place }?
cardgame-ask-choose-combat = { $seat }: which combat is fought next?
cardgame-ask-name-loss = { $seat }: { $left ->
    [one] { $left } attack icon is
   *[other] { $left } attack icons are
 } left at { $place }; name a card to lose.
cardgame-ask-agree-to-loss = { $seat }: do you agree to the losses named at { $place }?

## Labels

cardgame-do-play = Play { $it }
cardgame-do-move = Move { $it }
cardgame-do-use = Use { $it }
cardgame-do-ring = Use the Ring token
cardgame-do-winnow = Winnow
cardgame-do-cycle = Cycle { $it }
cardgame-do-pass = Pass
cardgame-do-to = To { $it }
cardgame-do-onto = Onto { $it }
cardgame-do-forsake = Forsake { $it }
cardgame-do-forsake-top = Forsake the top of the draw deck
cardgame-do-eliminate = Eliminate { $it }
cardgame-do-take = Take { $it }
cardgame-do-by = By { $it }
cardgame-do-accept = Yes
cardgame-do-decline = Decline
cardgame-do-activate = Activate { $it }
cardgame-do-fight = Fight at { $it }
cardgame-do-lose = Lose { $it }
cardgame-do-agree = Agree
cardgame-do-object = Object
cardgame-do-support = Support { $it }
cardgame-do-whom-to-support-decline = Support nobody
cardgame-do-play-aside-decline = Cycle the rest
cardgame-do-must-take-decline = Nothing is there

## Log

cardgame-log-round = Round { $round } begins. { $seat } is the starting player.
cardgame-log-action-step = The action step begins.
cardgame-log-action-step-ends = All have passed: the action step ends.
cardgame-log-combat-step = The combat step begins.
cardgame-log-draw-step = The draw step begins.
cardgame-log-activate = { $seat } activates { $place }.
cardgame-log-reactivate = { $seat } reactivates { $place }.
cardgame-log-replaces = { $seat } chooses { $place }: it will replace { $old }, which is fought at once.
cardgame-log-play = { $seat } plays { $card } to { $place }.
cardgame-log-attach = { $seat } plays { $card } onto { $wielder }.
cardgame-log-play-event = { $seat } plays the event { $card }.
cardgame-log-move = { $seat } moves { $card } to { $place }.
cardgame-log-use = { $seat } uses { $card }.
cardgame-log-uses-text = { $seat } uses the text of { $source }.
cardgame-log-pass = { $seat } passes.
cardgame-log-ring = { $seat } uses the Ring token.
cardgame-log-winnow = { $seat } winnows.
cardgame-log-forsake = { $seat } forsakes a card.
cardgame-log-draw = { $seat } draws { $card }.
cardgame-log-draw-aside = { $seat } draws { $card } aside.
cardgame-log-take = { $seat } takes { $card } from { $pile } and shows it.
cardgame-log-take-unseen = { $seat } takes { $card } into the hand.
cardgame-log-cycle = { $card } is cycled to the pile of { $seat }.
cardgame-log-cycle-unseen = { $seat } cycles { $card }.
cardgame-log-eliminate = { $card } of { $seat } is eliminated.
cardgame-log-eliminate-unseen = { $seat } eliminates { $card } from { $pile }.
cardgame-log-bring-back = { $card } of { $seat } comes back to the cycle pile.
cardgame-log-revealed = { $seat } shows { $card } from { $pile }.
cardgame-log-saved = { $card } of { $seat } is cycled, not eliminated.
cardgame-log-recycle = { $seat } shuffles the cycle pile into the draw deck.
cardgame-log-shuffle = { $seat } shuffles the draw deck.
cardgame-log-token-card-attack = { $thing } gains { $amount } path attack.
cardgame-log-token-card-defence = { $thing } gains { $amount } path defence.
cardgame-log-token-path-attack = { $amount } path attack is put on { $thing }.
cardgame-log-token-path-defence = { $amount } path defence is put on { $thing }.
cardgame-log-token-battleground-attack = { $amount } attack is put on { $thing }.
cardgame-log-token-battleground-defence = { $amount } defence is put on { $thing }.
cardgame-log-corruption = { $amount } corruption is added: { $total } in all.
cardgame-log-corruption-removed = { $amount } corruption is removed: { $total } left.
cardgame-log-support = { $army } supports { $leader }.
cardgame-log-combat = Combat at { $place }: { $attack } attack against its own defence of { $defence }.
cardgame-log-agree = { $seat } agrees to the losses.
cardgame-log-object = { $seat } objects: the attacker names the losses.
cardgame-log-wins-free = { $left ->
    [0] The Free Peoples hold { $place }: every attack icon was cancelled.
   *[other] The Free Peoples take { $place }: { $left } of their attack icons were not cancelled.
 }
cardgame-log-wins-shadow = { $left ->
    [0] The Shadow holds { $place }: every attack icon was cancelled.
   *[other] The Shadow takes { $place }: { $left } of its attack icons were not cancelled.
 }
cardgame-log-score = The score is Free Peoples { $free }, Shadow { $shadow }.
cardgame-log-over-free = The Free Peoples win, { $free } to { $shadow }.
cardgame-log-over-shadow = The Shadow wins, { $shadow } to { $free }.

## Refusals: why-<rule id>, dots as hyphens

why-CG-6-3 = { $place } is not active now.
why-CG-6-5 = The text of { $source } can only activate one of the battlegrounds offered.
why-CG-6-15 = Only an unused path of number { $number } can be chosen.
why-CG-7-1-wait = It is { $seat } who must answer now.
why-CG-7-2 = On a turn you play, move, use, winnow, use the Ring, cycle or pass: { $it } is none of these now.
why-CG-7-3 = You hold { $held } cards, more than your limit of { $limit }, and no fewer than some enemy: you may not pass.
why-CG-8-1 = { $it } is not in your hand.
why-CG-8-7 = { $it } has been played this round already.
why-CG-8-9 = { $card } cannot go to { $place }: its faction does not fight there.
why-CG-8-10 = { $card } is an army, and armies never go to a path.
why-CG-8-11 = { $card } must first be given a place.
why-CG-8-12 = { $card } cannot go to { $place }: its faction does not fight there.
why-CG-8-12-path = { $card } may not enter a path of number { $number }.
why-CG-8-13 = { $it } may not wield { $card }.
why-CG-8-13-play = { $it } is not in play, so { $card } cannot be given there.
why-CG-8-13-nobody = Nobody in play may wield { $it }.
why-CG-8-16 = { $it } is carried by a character that is not in your reserve.
why-CG-8-19 = { $it } came into the reserve this round and cannot move before the next.
why-CG-9-2 = Only cards in your reserve can move, and { $it } is not there.
why-CG-9-2-other = { $it } is not yours to move.
why-CG-9-2-nowhere = There is no active location that { $it } may enter.
why-CG-9-2-item = { $it } moves only with its wielder.
why-CG-9-5 = { $it } has no text that costs an action.
why-CG-9-5-play = { $it } is not in play, so its text cannot be used.
why-CG-9-5-reserve = { $it } can be used only while in reserve.
why-CG-9-5-path = { $it } can be used only while on the active path.
why-CG-9-5-field = { $it } can be used only while on the active path or a battleground.
why-CG-9-7 = Your Ring token is used up.
why-CG-9-9 = To winnow you need 2 cards in hand; you hold { $held }.
why-CG-10-2 = You must cycle a card from your hand now.
why-CG-10-6 = You must forsake now: a card from hand, from your reserve, or the top of your draw deck.
why-CG-10-8 = Only a card that { $source } names, and that is there, can be taken.
why-CG-11-10 = { $it } is among the losses already.
why-CG-11-21 = Only a card defending at { $place } can be lost there.
why-CG-11-22 = This army cannot support { $it }: as many leaders as possible must be supported, each by one army of its faction.
why-CG-12-3-over = The game is over: one side led by 10.
why-CG-12-4-over = The game is over: the last path was fought.
why-CG-R2 = Decide first whether you use the text of { $source }.
why-CG-R3 = The text of { $it } could have no effect now, so it cannot be used.
why-CG-R6 = Choose first which text saves { $card }.
why-CG-R10 = Choose first whether you take a card through { $source }.
why-CG-R10-other = { $source } does not let you take { $it }.
why-CG-R21 = No unused path of the number needed is left.
why-CG-R22 = This is the last path number of the scenario.
why-CG-R28 = Only a card in your hand can be cycled as an action, and { $it } is not there.
why-CG-R29 = There is nothing to draw, so you cannot winnow.
why-CG-R30 = { $it } is the card being played and cannot pay for itself.
why-CG-R35 = { $it } is not among the cards drawn aside.
why-CG-R36 = The text of { $source } names the place: nowhere else.
why-CG-R37 = One copy of { $it } is as good as another: pick the first.
why-CG-R42 = Decide first whether { $card } moves.
why-CG-R43 = Only the player who controls { $it } may use its text.
why-CG-R54 = { $it } has no defence icon, so it cannot be lost to cancel attack icons.
why-CG-R55 = Decide first whom the army supports.
why-CG-R58 = Agree to the losses named, or object.
why-CG-R59 = Choose first which combat is fought next.
why-CG-C13 = Only the places offered can be chosen for { $source }.
why-CG-C15 = The text of { $source } does not let you play { $it }.
why-CG-C16 = The battleground it names is no longer in its deck.
why-CG-C29 = The Bow of the Galadhrim tolerates no other weapon on its wielder.
why-CG-C54 = { $it } has been used this round already.
why-CG-C67 = You must eliminate one of the cards drawn aside.
