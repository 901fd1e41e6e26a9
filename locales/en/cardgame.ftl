# The card game: seats, questions, labels, log lines, refusals. Texts of cards are in cardgame-texts.ftl.

cardgame-seat-frodo = Frodo
cardgame-seat-witch-king = Witch-king
cardgame-seat-aragorn = Aragorn
cardgame-seat-saruman = Saruman
cardgame-seat-gandalf = Gandalf
cardgame-seat-balrog = Balrog of Moria

pile-deck = the draw deck
pile-hand = the hand
pile-cycle = the cycle pile
pile-gone = the eliminated pile
pile-aside = the cards drawn aside
place-reserve = the reserve
cardgame-and = { $first } and { $last }
cardgame-or = { $first } or { $last }
cardgame-or-else = { $first }, or { $last }
# A card that has the name of a seat, where both stand in one sentence.
cardgame-the-card = the card { $name }

# Why a card's faction keeps it from a battleground: “Legolas cannot go to Orthanc: ...”.
cardgame-absent-dunedain = no Dúnedain fight there
cardgame-absent-elf = no Elves fight there
cardgame-absent-dwarf = no Dwarves fight there
cardgame-absent-hobbit = no Hobbits fight there
cardgame-absent-rohan = nobody from Rohan fights there
cardgame-absent-wizard = no Wizards fight there
cardgame-absent-isengard = nobody from Isengard fights there
cardgame-absent-monstrous = no Monstrous cards fight there
cardgame-absent-southron = no Southrons fight there
cardgame-absent-mordor = nobody from Mordor fights there

cardgame-hidden-card = a card

problem-option = “{ $given }” does not fit the option { $option }: choose one of { $known }.
problem-difficulty = The option difficulty goes with the Shadow's bots only (shadow=bots): leave it out.
problem-ruling-bots = { $ruling } is a ruling on the Shadow's bots: it goes with shadow=bots only.
problem-rulings = Rulings are given as id and value, for example CG-C45=anywhere, not { $given }.

## Questions. $why and $cause: which cost or text asks (cost, text, opening, none; the card or location)

cardgame-ask-nothing = The game is over.
cardgame-ask-turn = { $ways ->
    [0] { $seat }: it is your turn.
    [one] { $seat }: it is your turn. You can only { $can }.
   *[other] { $seat }: it is your turn. You may { $can }.
 }
cardgame-turn-card = { $verbs } a card
cardgame-turn-play = play
cardgame-turn-move = move
cardgame-turn-use = use
cardgame-turn-cycle = cycle
cardgame-turn-winnow = winnow
cardgame-turn-ring = use the Ring token
cardgame-turn-pass = pass
cardgame-ask-destination = { $seat }: where does { $card } go?
cardgame-ask-which-wielder = { $seat }: who is to wield { $card }?
cardgame-ask-move-to = { $seat }: where does { $card } move?
cardgame-ask-may-move = { $seat }: { $cause } lets { $card } move at once. Move, or stay in reserve?
cardgame-ask-choose-cycled = { $why ->
    [cost] { $seat }: cycle a card to pay for { $cause }.
    [text] { $seat }: cycle a card from hand, by the text of { $cause }.
    [opening] { $count ->
        [one] { $seat }: cycle { $count } more of your opening cards.
       *[other] { $seat }: cycle { $count } of your opening cards, one after the other.
     }
   *[none] { $seat }: cycle a card from hand.
 }
cardgame-ask-choose-forsaken = { $why ->
    [cost] { $seat }: no card is left in hand to pay for { $cause }. Forsake one from reserve or the unseen top of your draw deck.
    [text] { $seat }: forsake a card from hand, from reserve, or the unseen top of your draw deck, by the text of { $cause }.
   *[none] { $seat }: forsake a card from hand, from reserve, or the unseen top of your draw deck.
 }
cardgame-ask-winnow-one = { $seat }: eliminate a card from hand to winnow ({ $count } to go).
cardgame-ask-ring-eliminates = { $seat }: eliminate a card from hand for the use of your Ring token; another is cycled after it.
cardgame-ask-which-text = { $seat }: { $card } would be eliminated, and two texts can save it. Which one does?
cardgame-ask-may = { $seat }: use the text of { $source }? “{ $text }”
cardgame-ask-may-take = { $seat }: take a card into your hand by the text of { $source }, or none?
cardgame-ask-must-take = { $seat }: take a card into your hand by the text of { $source }.
cardgame-ask-choose-place = { $seat }: where does { $source } put its icons?
cardgame-ask-choose-battleground = { $how ->
    [first] { $seat }: which battleground does { $source } activate?
    [again] { $seat }: which battleground does { $source } reactivate?
   *[both] { $seat }: which battleground does { $source } activate or reactivate?
 }
cardgame-ask-choose-path = { $seat }: which path of number { $number } replaces { $road }, by the text of { $cause }? { $road } is fought at once.
cardgame-ask-play-aside = { $plays ->
    [one] { $seat }: play 1 of the cards drawn aside by the text of { $source }, or cycle the rest.
   *[other] { $seat }: play up to { $plays } of the cards drawn aside by the text of { $source }, or cycle the rest.
 }
cardgame-ask-eliminate-aside = { $seat }: eliminate one of the cards drawn aside by the text of { $source }.
cardgame-ask-whom-to-support = { $seat }: whom does { $army } support in the combat at { $place }?
cardgame-ask-choose-combat = { $stead ->
    [none] { $seat }: which combat is fought next?
   *[other] { $seat }: which combat is fought next? You choose in the stead of { $stead }, the starting player.
 }
cardgame-ask-name-loss = { $objected ->
    [0] { $left ->
        [one] { $seat }: { $left } attack icon is left at { $place }. Name a card to lose.
       *[other] { $seat }: { $left } attack icons are left at { $place }. Name a card to lose.
     }
    [2] { $left ->
        [one] { $seat }: the two of you disagree, and { $left } attack icon is left at { $place }. You name what is lost.
       *[other] { $seat }: the two of you disagree, and { $left } attack icons are left at { $place }. You name what is lost.
     }
   *[other] { $left ->
        [one] { $seat }: the defenders disagree, and { $left } of your attack icons is left at { $place }. Name a card they lose.
       *[other] { $seat }: the defenders disagree, and { $left } of your attack icons are left at { $place }. Name a card they lose.
     }
 }
cardgame-ask-agree-to-loss = { $seat }: your teammate would lose { $named } at { $place }. Do you agree?

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
cardgame-do-activate = { $from ->
    [area] Reactivate { $it }
   *[deck] Activate { $it }
 }
cardgame-do-fight = Fight at { $it }
cardgame-do-lose = Lose { $it }
cardgame-do-agree = Agree
cardgame-do-object = Object
cardgame-do-support = Support { $it }
cardgame-do-whom-to-support-decline = Support nobody
cardgame-do-play-aside-decline = Cycle the rest
cardgame-do-must-take-decline = Nothing is there
cardgame-do-may-decline = Do not use it
cardgame-do-may-take-decline = Take nothing
cardgame-do-may-move-decline = Leave it in reserve

## Log

cardgame-log-opening = { $cycled ->
    [0] { $seat } draws { $drawn } opening cards.
   *[other] { $seat } draws { $drawn } opening cards and will cycle { $cycled } of them.
 }
cardgame-log-round = Round { $round } begins. { $seat } is the starting player.
cardgame-log-action-step = The action step begins.
cardgame-log-action-step-ends = All have passed: the action step ends.
cardgame-log-combat-step = The combat step begins.
cardgame-log-draw-step = The draw step begins.
cardgame-log-activate = { $seat } activates { $place }: “{ $text }”
cardgame-log-reactivate = { $seat } reactivates { $place }: “{ $text }”
cardgame-log-replaces = { $seat } brings up { $place }: it will replace { $old }, which is fought at once.
cardgame-log-play = { $seat } plays { $card } to { $place }.
cardgame-log-attach = { $seat } plays { $card } onto { $wielder }.
cardgame-log-play-event = { $seat } plays the event { $card }: “{ $text }”
cardgame-log-move = { $seat } moves { $card } to { $place }.
cardgame-log-use = { $seat } uses { $card }: “{ $text }”
cardgame-log-uses-text = { $seat } uses the text of { $source }.
cardgame-log-text = { $source }: “{ $text }”
cardgame-log-draws-more = { $amount ->
    [one] { $card } lets { $seat } draw { $amount } card more.
   *[other] { $card } lets { $seat } draw { $amount } cards more.
 }
cardgame-log-pass = { $seat } passes.
cardgame-log-ring = { $seat } uses the Ring token to draw.
cardgame-log-ring-of-the-duel = { $seat } uses the Ring token: three cards are drawn, then one is eliminated and one cycled.
cardgame-log-winnow = { $seat } winnows: two cards are eliminated, one is drawn.
cardgame-log-chooses-to-take = { $seat } chooses to take a card, by the text of { $source }.
cardgame-log-chooses-to-eliminate = { $seat } chooses to eliminate { $card }, by the text of { $source }.
cardgame-log-forsake = { $paid ->
    [none] { $seat } forsakes { $card } from the reserve.
   *[other] { $seat } has no other card in hand and forsakes { $card } from the reserve to pay for { $paid }.
 }
cardgame-log-forsake-unseen = { $from ->
    [hand] { $seat } forsakes { $card } from hand.
   *[deck] { $paid ->
        [none] { $known ->
            [no] { $seat } forsakes the unseen top card of the draw deck.
           *[yes] { $seat } forsakes the unseen top card of the draw deck: { $card }.
         }
       *[other] { $known ->
            [no] { $seat } has no other card in hand and forsakes the unseen top card of the draw deck to pay for { $paid }.
           *[yes] { $seat } has no other card in hand and forsakes the unseen top card of the draw deck to pay for { $paid }: { $card }.
         }
     }
 }
cardgame-log-forsake-shown = { $from ->
    [hand] { $seat } forsakes { $card } from hand and shows it.
   *[deck] { $paid ->
        [none] { $seat } forsakes the unseen top card of the draw deck and shows it: { $card }.
       *[other] { $seat } has no other card in hand, forsakes the unseen top card of the draw deck to pay for { $paid } and shows it: { $card }.
     }
 }
cardgame-log-draw = { $seat } draws { $card }.
cardgame-log-draws-nothing = { $seat } has no card left to draw.
cardgame-log-draw-aside = { $seat } draws { $card } aside.
cardgame-log-take = { $seat } takes { $card } from { $pile } and shows it.
cardgame-log-take-unseen = { $seat } takes { $card } into the hand.
cardgame-log-cycle = { $card } ({ $seat }) is cycled.
cardgame-log-cycle-unseen = { $paid ->
    [none] { $seat } cycles { $card }.
   *[other] { $seat } cycles { $card } to pay for { $paid }.
 }
cardgame-log-eliminate = { $card } ({ $seat }) is eliminated.
cardgame-log-eliminate-unseen = { $seat } eliminates { $card } from { $pile }.
cardgame-log-bring-back = { $card } ({ $seat }) is cycled after all.
cardgame-log-revealed = { $seat } shows { $card } from { $pile }.
cardgame-log-gone-already = { $card } ({ $seat }) was eliminated before.
cardgame-log-saved = { $whose ->
    [own] { $card } ({ $seat }) is cycled instead, by its own text.
   *[other] { $card } ({ $seat }) is cycled instead, by the text of { $by }.
 }
cardgame-log-recycle = { $emptied ->
    [0] { $seat } shuffles the cycle pile into the draw deck.
   *[other] { $seat }'s draw deck is empty: the cycle pile, shuffled, becomes the new draw deck.
 }
cardgame-log-shuffle = { $seat } shuffles the draw deck.
cardgame-log-token-card-attack = { $thing } gains { $amount } path attack.
cardgame-log-token-card-defence = { $thing } gains { $amount } path defence.
cardgame-log-token-path-attack = { $amount } path attack is put on { $thing }.
cardgame-log-token-path-defence = { $amount } path defence is put on { $thing }.
cardgame-log-token-battleground-attack = { $amount } attack is put on { $thing }.
cardgame-log-token-battleground-defence = { $amount } defence is put on { $thing }.
cardgame-log-corruption = { $amount } corruption is added: { $total } in all.
cardgame-log-corruption-removed = { $amount } corruption is removed: { $total } left.
cardgame-log-support = { $army } supports { $leader } at { $place }.
cardgame-log-chooses-combat = { $seat } chooses { $place } for the next combat.
cardgame-log-combat = { $attack ->
    [0] There is no attack at { $place }.
   *[other] { $cancelled ->
        [0] Combat at { $place }: { $attack } attack; the place cancels nothing.
       *[other] { $left ->
            [0] Combat at { $place }: { $attack } attack; the place cancels { $cancelled }; nothing is left.
           *[other] Combat at { $place }: { $attack } attack; the place cancels { $cancelled }; { $left } left.
         }
     }
 }
cardgame-log-captured = { $place } had been captured: its printed defence does not count.
cardgame-log-tokens = { $attack ->
    [0] Counted with it: { $defence } defence of tokens on { $place }.
   *[other] { $defence ->
        [0] Counted with it: { $attack } attack of tokens on { $place }.
       *[other] Counted with it: { $attack } attack and { $defence } defence of tokens on { $place }.
     }
 }
cardgame-log-attacks = { $icons ->
    [one] { $card } ({ $seat }) attacks with { $icons } icon.
   *[other] { $card } ({ $seat }) attacks with { $icons } icons.
 }
cardgame-log-defends = { $icons ->
    [one] { $card } ({ $seat }) defends with { $icons } icon.
   *[other] { $card } ({ $seat }) defends with { $icons } icons.
 }
cardgame-log-names-loss = { $left ->
    [0] { $seat } names { $card } as lost: nothing is left of the attack.
   *[other] { $seat } names { $card } as lost: { $left } attack left.
 }
cardgame-log-agree = { $seat } agrees to the losses.
cardgame-log-object = { $seat } objects: { $namer } names the losses.
cardgame-log-wins-free = { $left ->
    [0] The Free Peoples hold { $place } and score { $points }.
    [one] The Free Peoples take { $place } and score { $points }: { $left } of their attack icons was not cancelled.
   *[other] The Free Peoples take { $place } and score { $points }: { $left } of their attack icons were not cancelled.
 }
cardgame-log-wins-shadow = { $left ->
    [0] The Shadow holds { $place } and scores { $points }.
    [one] { $points ->
        [0] The Shadow takes { $place }: { $left } of its attack icons was not cancelled.
       *[other] The Shadow takes { $place } and scores { $points }: { $left } of its attack icons was not cancelled.
     }
   *[other] { $points ->
        [0] The Shadow takes { $place }: { $left } of its attack icons were not cancelled.
       *[other] The Shadow takes { $place } and scores { $points }: { $left } of its attack icons were not cancelled.
     }
 }
cardgame-log-wins-nobody = As many icons defended { $place } as attacked it: nobody scores, and it is set aside.
cardgame-log-rings-free = { $tokens ->
    [one] The Free Peoples score { $tokens } for an unused Ring token.
   *[other] The Free Peoples score { $tokens } for their unused Ring tokens.
 }
cardgame-log-rings-shadow = { $tokens ->
    [one] The Shadow scores { $tokens } for an unused Ring token.
   *[other] The Shadow scores { $tokens } for its unused Ring tokens.
 }
cardgame-log-score = The score is Free Peoples { $free }, Shadow { $shadow }.
cardgame-log-over-free = { $by ->
    [3] The Free Peoples win, { $free } to { $shadow }: they lead by 10 or more.
   *[other] The Free Peoples win, { $free } to { $shadow }: the last path is fought.
 }
cardgame-log-over-shadow = { $by ->
    [3] The Shadow wins, { $shadow } to { $free }: it leads by 10 or more.
    [5] The Shadow wins, { $shadow } to { $free }: the last path is fought, and a tie is the Shadow's.
   *[other] The Shadow wins, { $shadow } to { $free }: the last path is fought.
 }

## Refusals: why-<rule id>, dots as hyphens. Where nothing was touched $it is none: such a sentence says what is to be done first

why-CG-6-3 = { $place } is not active now.
why-CG-6-5 = { $source } can choose only { $offered }.
why-CG-6-15 = Only an unused path of number { $number } can be chosen: { $offered }.
why-CG-6-16 = { $it } has been activated already, and a path comes up only once in a game.
why-CG-7-1-wait = Wait: { $seat } must answer first.
why-CG-7-2 = It is your turn: play, move, use or cycle a card, winnow, use a Ring token, or pass.
why-CG-7-2-place = First pick the card that you want to play or move to { $place }.
why-CG-7-3 = You may not pass: you hold { $held } cards, more than your limit of { $limit } and not fewer than each enemy ({ $enemies }).
why-CG-8-1 = { $zone ->
    [deck] { $it } is in your draw deck
    [cycle] { $it } is in your cycle pile
    [aside] { $it } is among the cards drawn aside
    [resolving] { $it } is being resolved
   *[other] { $it } is in play already
 }: only cards in your hand can be played.
why-CG-8-1-other = { $owner ->
    [none] { $it } is not used in this game.
   *[other] { $it } is a card of { $owner }: you play only cards from your own hand.
 }
why-CG-8-2 = First cycle a card from your hand to pay for { $cause }.
why-CG-8-7 = { $it } has been played this round already, and no character or item is played twice in a round.
why-CG-8-8 = First choose a place for { $card }: your reserve or an active battleground.
why-CG-8-9 = { $card } cannot go to { $place }: { $absent } (only { $fighting }).
why-CG-8-10 = { $card } cannot go to { $place }: armies never go to a path.
why-CG-8-11 = First choose a place for { $card }: your reserve, the path or an active battleground.
why-CG-8-12 = { $card } cannot go to { $place }: { $absent } (only { $fighting }).
why-CG-8-12-path = { $paths ->
    [none] { $card } cannot go to { $place }: this character may enter no path.
   *[other] { $card } cannot go to { $place }, a path of number { $level }: only paths { $paths } are open to this character.
 }
why-CG-8-13 = First choose who is to wield { $card }.
why-CG-8-13-other = { $wielders ->
    [none] { $it } is none of those who may wield { $card }.
   *[other] { $it } may not wield { $card }: only { $wielders } may.
 }
why-CG-8-13-play = { $it } is not in play and so cannot wield { $card }.
why-CG-8-13-nobody = { $wielders ->
    [none] None of those who may wield { $it } is in play.
   *[other] Nobody in play may wield { $it }: only { $wielders } may.
 }
why-CG-8-15 = { $it } cannot be lost without its wielder.
why-CG-8-16 = { $it } is carried by a character that is not in your reserve, so you cannot forsake it.
why-CG-8-19 = { $it } came into the reserve this round and cannot move before the next.
why-CG-9-2 = First choose where { $card } moves: to an active location.
why-CG-9-2-reserve = { $zone ->
    [field] { $it } stands on a location already: only cards in your reserve can move.
   *[other] { $it } is not in your reserve: only cards there can move.
 }
why-CG-9-2-back = { $card } is in the reserve already: it moves to an active location.
why-CG-9-2-other = { $owner ->
    [none] { $it } is not used in this game.
   *[other] { $it } is a card of { $owner }: you move only your own.
 }
why-CG-9-2-nowhere = { $it } cannot move: it may enter none of the active locations.
why-CG-9-2-item = { $it } moves only with its wielder.
why-CG-9-5 = { $it } has no text that costs an action.
why-CG-9-5-play = { $it } is not in play: only texts of cards in play can be used.
why-CG-9-5-reserve = { $it } can be used only in reserve.
why-CG-9-5-path = { $it } can be used only on the active path.
why-CG-9-5-field = { $it } can be used only on the active path or an active battleground.
why-CG-9-7 = You have used your Ring token already: it serves once in a game.
why-CG-9-8 = You have used your Ring token in this round: it serves once a round.
why-CG-4-2 = There are no Ring tokens in this scenario.
why-CG-9-9 = First eliminate a card from your hand, to winnow.
why-CG-9-9-few = To winnow you eliminate 2 cards from hand; you hold { $held }.
why-CG-10-2 = { $why ->
    [text] First cycle a card from your hand, by the text of { $cause }.
   *[other] First cycle a card from your hand.
 }
why-CG-10-3 = You have cards in hand: one of them must be cycled, and forsaking takes its place only when the hand is empty.
why-CG-10-4 = { $it } has been eliminated and never returns to the game.
why-CG-10-6 = { $why ->
    [cost] First forsake a card from your reserve or the top of your draw deck, to pay for { $cause }.
    [text] First forsake a card from hand, from your reserve, or the top of your draw deck, by the text of { $cause }.
   *[other] First forsake a card from hand, from your reserve, or the top of your draw deck.
 }
why-CG-10-8 = First take a card that { $source } lets you take.
why-CG-11-3 = { $place } is fought in the combat step, not now.
why-CG-11-10 = { $it } is among the losses already.
why-CG-11-21 = First name a card to lose at { $place }.
why-CG-11-21-other = { $it } does not defend at { $place }, so it cannot be lost there.
why-CG-11-22 = { $army } cannot support { $it }: an army supports one leader of its faction, and as many leaders as possible must be supported.
why-CG-12-3-over = The game is over: one side led by 10 or more.
why-CG-12-4-over = The game is over: the last path was fought.
why-CG-R2 = First decide whether you use the text of { $source }.
why-CG-R3 = The text of { $source } could have no effect now, so it cannot be used.
why-CG-R3-ring = There is nothing left to draw, so the Ring token would be spent for nothing.
why-CG-R3-draw = There is nothing left to draw, so { $source } could have no effect.
why-CG-R3-take = None of the cards that { $source } could take is in your cycle pile.
why-CG-R3-forsake = Nobody who must lose a card through { $source } has one left.
why-CG-R3-path = No path is active, so { $source } could have no effect.
why-CG-R3-battleground = No battleground is active, so { $source } could have no effect.
why-CG-R3-location = No location is active, so { $source } could have no effect.
why-CG-R3-corruption = There is no corruption that { $source } could remove.
why-CG-R3-grima = { $source } could do nothing: Saruman is not in your draw deck, and no Rohan character is in play.
why-CG-R6 = First choose which text saves { $card }.
why-CG-R10 = First decide whether you take a card by the text of { $source }.
why-CG-R10-other = { $source } does not let you take { $it }.
why-CG-R10-there = { $source } takes only out of { $piles }: { $it } is not there.
why-CG-R15 = { $it } is active already: only a battleground in a deck or a scoring area can be activated.
why-CG-R21 = { $source } needs an unused path of the right number, and none is left.
why-CG-R22 = { $source } cannot activate a higher path: { $number } is the last number.
why-CG-R25 = { $it } is not used in this game.
why-CG-R28 = Only a card in your hand can be cycled as an action, and { $it } is not there.
why-CG-R29 = There is nothing to draw, so you cannot winnow.
why-CG-R30 = { $it } is the card being played and cannot pay for itself.
why-CG-R32 = You have cards in hand: one of them must be cycled to pay for { $cause }. Only the last card is paid for by forsaking.
why-CG-R35 = { $kind ->
    [card] { $it } is not among the cards drawn aside.
   *[other] First decide what happens to the cards drawn aside.
 }
why-CG-R36 = The text of { $source } names the place where { $card } goes: { $offered }.
why-CG-R37 = { $it } is as good as { $copy }: only one copy is offered, so pick { $copy }.
why-CG-R42 = First decide whether { $card } moves.
why-CG-R42-stay = To leave { $card } in reserve, pick “{ cardgame-do-may-move-decline }”.
why-CG-R42-there = { $cause } moves { $card } only to { $offered }.
why-CG-R43 = Only { $user } may use the text of { $it }.
why-CG-R54 = { $it } has no defence icon, so losing it would cancel nothing.
why-CG-R55 = First decide whom { $army } supports.
why-CG-R58 = First agree to the losses named at { $place }, or object.
why-CG-R59 = First choose which combat is fought next.
why-CG-C7 = { $it } cannot take itself back: what pays for a text is not given back by it.
why-CG-C13 = { $source } can put its icons only on { $offered }.
why-CG-C15 = First decide which of the cards drawn aside you play by the text of { $source }; the rest is cycled.
why-CG-C15-other = { $source } does not let you play { $it }.
why-CG-C16 = The battleground that { $source } would activate is no longer in its deck.
why-CG-C17-any = { $source } has no battleground to activate: each is active already.
why-CG-C29 = Bow of the Galadhrim tolerates no other weapon on its wielder.
why-CG-C54 = { $it } has been used this round already.
why-CG-C67 = First eliminate one of the cards drawn aside by the text of { $source }.
