# Collected from the docstrings of the card functions: `./thirdage words`. Do not edit.

text-amon-hen-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-amon-hen-bot-1 = The Mordor bot draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle } random card from hand.
text-anduril-1 = In reserve, as an action: activate or reactivate a Dúnedain battleground, then move the wielder to it, even in the round he came into reserve.
text-aragorn-1 = When played: remove Strider, wherever he is.
text-aragorn-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-aragorn-3 = If forsaken from the top of the draw deck: cycle it instead.
text-arwen-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-arwen-2 = In reserve: she gives Strider 1 path defence on a path, and Strider or Aragorn 1 defence on a battleground.
text-bag-end-1 = The Hobbit player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-balrog-of-moria-1 = Has { $more } more path attack on { $at }.
text-balrog-of-moria-2 = When played or moved to a path or battleground: each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-balrog-of-moria-bot-1 = Has { $more } more path attack on { $at }.
text-balrog-of-moria-bot-2 = When played or moved to a path or battleground: each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-barrow-wights-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-barrow-wights-bot-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-bilbo-baggins-1 = If eliminated or forsaken, wherever he is: cycle him with his items instead.
text-bilbo-baggins-2 = In reserve, as an action: cycle him to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-black-breath-1 = On a path or battleground, as an action: cycle the wielder with all its items to add { $corruption } corruption.
text-black-breath-bot-1 = On a path or battleground, as an action: cycle the wielder with all its items to add { $corruption } corruption.
text-black-breath-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-black-riders-mount-1 = When played on a wielder in reserve: you may move it to the active path at once, even if it came into reserve this round.
text-black-riders-mount-bot-1 = Only onto a wielder in reserve: if that is useful, it moves to the active path at once.
text-black-riders-mount-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-boromir-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-boromir-2 = When played or moved to a path: you must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-bow-of-the-galadhrim-1 = Its wielder may carry no other weapon, whichever was played first.
text-bucklebury-ferry-1 = The Mordor player and the Hobbit player draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 } each.
text-candles-of-corpses-1 = Has { $more } more path attack on { $at }.
text-candles-of-corpses-2 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-candles-of-corpses-bot-1 = Has { $more } more path attack on { $at }.
text-candles-of-corpses-bot-2 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-caradhras-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-caradhras-the-cruel-1 = When played to Caradhras: activate another path of the same number.
text-caradhras-the-cruel-2 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-caradhras-the-cruel-bot-1 = When played to Caradhras: activate a random other path of the same number.
text-caradhras-the-cruel-bot-2 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-cave-troll-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-cave-troll-bot-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-cirith-ungol-1 = The Mordor player draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside, may play { $play_up_to } army among them, and cycles the rest.
text-cirith-ungol-bot-1 = The Mordor bot draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up, plays the right-most army, and cycles the others.
text-coastal-raiders-1 = Has { $more } more attack on { $at }.
text-coastal-raiders-2 = In reserve, as an action: eliminate this card to activate Dol Amroth, if it is still in its deck.
text-coastal-raiders-bot-1 = In reserve, as an action: activate Dol Amroth, if it is still in its deck; after its text this card moves there.
text-corsairs-of-umbar-1 = In reserve, as an action: eliminate this card to activate Umbar, if it is still in its deck.
text-corsairs-of-umbar-bot-1 = In reserve, as an action: activate Umbar, if it is still in its deck; after its text this card moves there.
text-crack-of-doom-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-dead-marshes-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-dead-men-of-dunharrow-1 = This army may support Strider or Aragorn, even where he has no leadership icon.
text-dead-men-of-dunharrow-2 = While it supports Strider or Aragorn it has { $bonus_attack } attack and { $bonus_defence } defence; else it has no icons.
text-death-ride-ride-to-ruin-1 = Eliminate { $at_least } or more of your Rohan cards in reserve; then the Mordor player must eliminate, by choice, as many Mordor cards on active battlegrounds.
text-denethor-1 = In reserve, as an action: forsake 1 card to take Boromir or Faramir from your draw deck into your hand.
text-dimrill-dale-1 = Each Shadow player must cycle { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-dol-amroth-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-dol-guldur-1 = Lórien must be activated or reactivated too.
text-edoras-1 = If Helm's Deep is still in its deck, activate it too.
text-egladil-1 = Each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-elrond-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-elrond-2 = In reserve: your carryover limit is { $carryover } higher.
text-elven-cloak-1 = If its wielder is eliminated in path combat: cycle the wielder with all its items instead, this card included.
text-emyn-muil-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-ent-draught-1 = As an action: eliminate this card to take { $take } Hobbit characters from your cycle pile into your hand (1 if only 1 is there).
text-eomer-1 = When played: draw { $aside } cards aside, play up to { $play_up_to } Rohan army among them, and cycle the rest.
text-eowyn-1 = When played to a battleground: you may eliminate 1 Nazgûl character there with its items.
text-eowyn-2 = When played to your reserve: you may take Merry or Pippin from your cycle pile into your hand.
text-faramir-1 = When played or moved to a path of number 7: you may activate another path of that number.
text-fatty-bolger-1 = If forsaken from the reserve: cycle him with his items instead.
text-fatty-bolger-2 = In reserve, as an action: eliminate him to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-fell-beast-1 = When played on a wielder in reserve: you may move it to an active battleground at once, even if it came into reserve this round.
text-fell-beast-bot-1 = Only onto a wielder in reserve: if that is useful, it moves to an active battleground at once.
text-fell-beast-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-flocks-of-crebain-1 = On a path, as an action: activate another path of the same number.
text-flocks-of-crebain-bot-1 = On a path, as an action: activate a random other path of the same number.
text-fords-of-bruinen-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }, then draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-frodo-baggins-1 = If eliminated or forsaken, wherever he is: cycle him instead. His items are eliminated all the same.
text-galadriel-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-galadriel-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more; when all are drawn, cycle 1 card from hand.
text-gandalf-the-grey-1 = On a path, as an action: activate a path of the next number.
text-gandalf-the-grey-2 = When Gandalf the White is played: this card is removed, wherever it is.
text-gandalf-the-white-1 = When played: remove Gandalf the Grey, wherever he is; his items are eliminated.
text-gandalf-the-white-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-gandalf-the-white-3 = If forsaken from the top of the draw deck: cycle it instead.
text-gandalfs-staff-1 = Wherever the wielder is in play, its controller's carryover limit is { $carryover } higher.
text-ghan-buri-ghan-1 = In reserve: Rohan armies and characters may be played or moved to Minas Tirith, he himself too.
text-gildors-encampment-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-gimli-1 = When played: you may take Dwarven Axe from your cycle pile into your hand.
text-gollum-1 = On a path, as an action: activate another path of the same number.
text-gollum-2 = If eliminated in path combat: cycle it with its items instead.
text-gollum-bot-1 = On a path, as an action: activate a random other path of the same number.
text-gollum-bot-2 = If eliminated in path combat: cycle it with its items instead.
text-gorbag-and-shagrat-1 = When played or moved to a path: you may cycle 1 card from hand for { $path_attack_on_this_card } path attack on this card; on Cirith Ungol for { $at_cirith_ungol }.
text-gorbag-and-shagrat-bot-1 = When played or moved to a path: if it helps there, cycle 1 random card from hand for { $path_attack_on_this_card } path attack on this card; on Cirith Ungol for { $at_cirith_ungol }.
text-gothmog-1 = When played: remove the Witch-king, wherever he is.
text-gothmog-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-gothmog-bot-1 = When played: remove the Witch-king, wherever he is.
text-gothmog-bot-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-grima-wormtongue-1 = In reserve, as an action: eliminate him with his items to do one of two things. Either take Saruman from your draw deck into your hand, or eliminate 1 Rohan character anywhere in play with its items.
text-grima-wormtongue-bot-1 = In reserve, as an action: eliminate him; then the humans choose one of three things. The bot takes Saruman from its draw deck into hand; or 1 Rohan character in play is eliminated with its items; or the bot draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-grishnakh-1 = On a path, as an action: eliminate him to add { $corruption } corruption.
text-grishnakh-bot-1 = On a path, as an action: eliminate him to add { $corruption } corruption.
text-guards-of-the-citadel-1 = Has { $more } more defence on { $at }.
text-gwaihir-the-windlord-1 = In reserve, as an action: cycle this card to take Gandalf, the Grey or the White, from your cycle pile into your hand.
text-halbarad-1 = In reserve, as an action: cycle him to take Strider or Aragorn from your draw deck into your hand.
text-harad-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-haradrim-cavalry-1 = Has { $more } more attack on { $at }.
text-haradrim-cavalry-2 = In reserve, as an action: eliminate this card to activate Minas Tirith, if it is still in its deck.
text-haradrim-cavalry-bot-1 = In reserve, as an action: activate Minas Tirith, if it is still in its deck; after its text this card moves there.
text-haradrim-regulars-1 = In reserve, as an action: eliminate this card to activate Harad, if it is still in its deck.
text-haradrim-regulars-bot-1 = In reserve, as an action: activate Harad, if it is still in its deck; after its text this card moves there.
text-helms-deep-1 = The Rohan player draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside, may play { $play_up_to } army or character among them to Helm's Deep, and cycles the rest.
text-henneth-annun-1 = The Dúnedain player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-herbs-and-stewed-rabbit-1 = As an action: eliminate this card to take 1 Hobbit character from your cycle pile into your hand, then draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-hill-troll-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-hill-troll-bot-1 = In reserve, as an action: eliminate this card; then each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-imladris-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-inn-of-the-prancing-pony-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-ioreth-1 = After a combat on her battleground: cycle her even if she was eliminated in it; then you may also cycle 1 other Free Peoples character, no Wizard, that was. Items eliminated stay so.
text-khazad-dum-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-knights-of-dol-amroth-1 = Has { $more } more defence on { $at }.
text-legolas-1 = When played: you may take Bow of the Galadhrim from your draw deck into your hand.
text-lembas-1 = With its wielder on a path, as an action of the Hobbit player: eliminate this card to remove { $corruption_removed_per_hobbit_character } corruption for each Hobbit character on the path.
text-lorien-1 = Dol Guldur must be activated or reactivated too.
text-lothlorien-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-merry-brandybuck-1 = May be played or moved to an active Rohan battleground.
text-merry-brandybuck-2 = A Rohan army may support him.
text-merry-brandybuck-3 = If eliminated in path combat: cycle it with its items instead.
text-minas-morgul-1 = The Mordor player draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside, may play { $play_up_to } Nazgûl among them to reserve, and cycles the rest.
text-minas-morgul-bot-1 = The Mordor bot draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up, plays the right-most Nazgûl to its reserve, and cycles the others.
text-minas-tirith-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-mirror-of-galadriel-1 = You may look at the top card of your draw deck whenever you like.
text-morannon-1 = The Mordor player draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside, may play { $play_up_to } army among them, and cycles the rest.
text-morannon-bot-1 = The Mordor bot draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up, plays the right-most army, and cycles the others.
text-morgai-1 = { $path_attack } path attack is put on this path.
text-morgul-blade-1 = On a path, as an action: eliminate this card to add { $corruption } corruption.
text-morgul-blade-bot-1 = On a path, as an action: eliminate this card to add { $corruption } corruption.
text-morgul-blade-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-morgul-vale-1 = The Mordor player draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside, may play { $play_up_to } Nazgûl among them, and cycles the rest.
text-morgul-vale-bot-1 = The Mordor bot draws { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up, plays the right-most Nazgûl, and cycles the others.
text-moria-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-mouth-of-sauron-1 = May not be played or moved to a path while a Shadow battleground is active.
text-mouth-of-sauron-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-mouth-of-sauron-bot-1 = May not be played or moved to a path while a Shadow battleground is active.
text-mouth-of-sauron-bot-2 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-narya-ring-of-fire-1 = In reserve, as an action: cycle this card; each Shadow player must cycle { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-nazguls-mantle-1 = If its wielder is eliminated in combat: cycle the wielder with all its items instead.
text-nazguls-mantle-bot-1 = If its wielder is eliminated in combat: cycle the wielder with all its items instead.
text-nazguls-mantle-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-nenya-ring-of-adamant-1 = In reserve, as an action: cycle this card to put { $path_defence } path defence on the active path or { $battleground_defence } defence on an active battleground.
text-orodruin-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-orthanc-1 = The Isengard player may take Saruman from draw deck or cycle pile into hand; then shuffles the cycle pile into the draw deck.
text-osgiliath-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-palantir-of-orthanc-1 = While the wielder is in reserve, as an action, once a round: look at the top { $look ->
    [one] { $look } card
   *[other] { $look } cards
 } of your draw deck. Eliminate one of them, cycle one and take one into your hand, none of them shown.
text-palantir-of-orthanc-bot-1 = While the wielder is in reserve, as an action, once a round: the bot takes the top card of its draw deck into hand, cycles the next and eliminates the next, as far as the cards reach; none of them is looked at first.
text-palantir-of-orthanc-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-paths-of-the-dead-1 = Forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }, then draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }; with Strider or Aragorn in play draw { $draw_with_strider_or_aragorn_in_play } instead.
text-pelargir-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-phial-of-galadriel-1 = While the wielder is on a path, that path has { $path_defence } more path defence of its own.
text-pippin-took-1 = May be played or moved to an active Dúnedain battleground.
text-pippin-took-2 = A Dúnedain army may support him.
text-pippin-took-3 = If eliminated in path combat: cycle it with its items instead.
text-prince-imrahil-1 = When played: you may cycle 1 card from hand to take Knights of Dol Amroth from your draw deck into your hand.
text-quickbeam-1 = Has 1 attack and 1 defence for every { $isengard_cards_for_one_icon } Isengard armies and characters on his battleground.
text-rivendell-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-sam-gamgee-1 = In reserve, as an action: cycle him to put { $path_defence } path defence on the active path.
text-saruman-1 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-saruman-2 = If forsaken from the top of the draw deck: cycle it instead.
text-saruman-bot-1 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-saruman-bot-2 = If forsaken from the top of the draw deck: cycle it instead.
text-sarumans-staff-1 = Wherever the wielder is in play, its controller's carryover limit is { $carryover } higher.
text-sarumans-staff-bot-1 = Wherever the wielder is in play, its controller's carryover limit is { $carryover } higher.
text-sarumans-staff-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-shadowfax-1 = In reserve, as an action: activate or reactivate any battleground; after its text you must move the wielder there.
text-shelob-1 = Has { $more } more path attack on { $at }.
text-shelob-2 = When played or moved to a path or battleground: each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-shelob-bot-1 = Has { $more } more path attack on { $at }.
text-shelob-bot-2 = When played or moved to a path or battleground: each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-shelobs-lair-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-smeagol-1 = On a path, as an action: activate a path of the next number; after its text add { $corruption } corruption.
text-smeagol-2 = If eliminated in path combat: cycle it with its items instead.
text-sting-1 = While a Monstrous character is on the wielder's path, the path itself has { $path_defence } more path defence.
text-strider-1 = On a path, as an action: activate a path of the next number.
text-strider-2 = When Aragorn is played, this card is removed, wherever it is.
text-the-beguiler-1 = In reserve, as an action: cycle this card; each Free Peoples player must cycle { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-the-beguiler-bot-1 = In reserve, as an action: cycle this card; each Free Peoples player must cycle { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-the-black-captain-1 = Only with the Witch-king in your reserve: activate or reactivate a Mordor battleground; then you may move him there, even if he came into reserve this round.
text-the-black-captain-bot-1 = Only if the Witch-king is in the bot's reserve: activate or reactivate a Mordor battleground that the Shadow could conceivably win; then he moves there if that is useful. The event is cycled.
text-the-black-captain-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-the-black-easterling-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-black-easterling-2 = Has { $more } more defence on { $at }.
text-the-black-easterling-bot-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-black-easterling-bot-2 = Has { $more } more defence on { $at }.
text-the-black-fleet-1 = Has { $more } more attack on { $at }.
text-the-black-fleet-2 = In reserve, as an action: eliminate this card to activate Pelargir, if it is still in its deck.
text-the-black-fleet-bot-1 = In reserve, as an action: activate Pelargir, if it is still in its deck; after its text this card moves there.
text-the-black-serpent-1 = In reserve, as an action: eliminate him to reactivate a Southron battleground from either scoring area.
text-the-black-serpent-bot-1 = In reserve, as an action: eliminate him to reactivate a Southron battleground, from either scoring area, that the Shadow could conceivably win without him.
text-the-commander-1 = In reserve, as an action: cycle this card; each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-commander-bot-1 = In reserve, as an action: cycle this card; each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-council-of-elrond-1 = Each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-cross-roads-1 = Each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-day-without-dawn-1 = Draw { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside and eliminate { $eliminate } of them; play up to { $play_up_to ->
    [one] { $play_up_to } army
   *[other] { $play_up_to } armies
 } among the others; cycle the rest.
text-the-day-without-dawn-bot-1 = Draw { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up. Eliminate the right-most that is no army, or if all are the right-most; play the right-most { $play_up_to ->
    [one] { $play_up_to } army
   *[other] { $play_up_to } armies
 }, one after the other; cycle the others and the event.
text-the-destroyer-1 = In reserve, as an action: cycle this card to put { $battleground_attack } attack on an active battleground.
text-the-destroyer-bot-1 = In reserve, as an action: cycle this card to put { $battleground_attack } attack on an active battleground.
text-the-doors-of-durin-1 = The Monstrous player may forsake 1 card to put { $path_attack } path attack on this path.
text-the-doors-of-durin-bot-1 = The Monstrous bot must forsake 1 card; if it did, { $path_attack } path attack is put on this path.
text-the-great-gate-1 = Has { $more } more defence on { $at }.
text-the-great-gate-2 = Never goes to a Shadow battleground, even if another text would let it.
text-the-hunter-1 = In reserve, as an action: cycle this card to put { $path_attack } path attack on the active path.
text-the-hunter-bot-1 = In reserve, as an action: cycle this card to put { $path_attack } path attack on the active path.
text-the-lidless-eye-1 = May not be played or moved to a path while a Shadow battleground is active.
text-the-lidless-eye-2 = When played: each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-lidless-eye-3 = In reserve: your carryover limit is { $carryover } higher.
text-the-lidless-eye-bot-1 = May not be played or moved to a path while a Shadow battleground is active.
text-the-lidless-eye-bot-2 = When played: each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-lidless-eye-bot-3 = In reserve: your carryover limit is { $carryover } higher.
text-the-messenger-1 = In reserve, as an action: cycle this card to take another Nazgûl from your cycle pile into your hand.
text-the-messenger-bot-1 = In reserve, as an action: cycle this card; a random other Nazgûl of the bot's cycle pile is shown and goes to its hand.
text-the-old-forest-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-the-reaver-1 = In reserve, as an action: cycle this card; each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-the-reaver-bot-1 = In reserve, as an action: cycle this card; each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-the-red-arrow-1 = This round Rohan armies and characters of any player may also enter active Dúnedain battlegrounds, played or moved.
text-the-ringwraiths-are-abroad-1 = Draw { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } aside and eliminate { $eliminate } of them; play up to { $play_up_to } Nazgûl among the others; cycle the rest.
text-the-ringwraiths-are-abroad-bot-1 = Draw { $aside ->
    [one] { $aside } card
   *[other] { $aside } cards
 } into a row, face up. Eliminate the right-most that is no Nazgûl, or if all are the right-most; play the right-most { $play_up_to } Nazgûl, one after the other; cycle the others and the event.
text-the-three-hunters-1 = This round Strider, Aragorn, Gimli and Legolas may enter every active battleground, played or moved.
text-the-three-hunters-2 = This round an army of any faction may support one of them there.
text-the-warrior-1 = In reserve, as an action: cycle this card to put { $battleground_defence } defence on an active battleground.
text-the-warrior-bot-1 = In reserve, as an action: cycle this card to put { $battleground_defence } defence on an active battleground.
text-the-witch-king-1 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-the-witch-king-2 = If forsaken from the top of the draw deck: cycle it instead.
text-the-witch-king-bot-1 = In reserve: in each draw step you draw { $draw_step_extra ->
    [one] { $draw_step_extra } card
   *[other] { $draw_step_extra } cards
 } more.
text-the-witch-king-bot-2 = If forsaken from the top of the draw deck: cycle it instead.
text-theoden-1 = Has { $bonus_attack } more attack and { $bonus_defence } more defence while Gandalf, the Grey or the White, is in play.
text-theoden-2 = When played: draw { $aside } cards aside, play up to { $play_up_to } Rohan card among them, and cycle the rest.
text-there-is-another-way-1 = Activate another path of the same number; after its text put { $path_defence } path defence on it.
text-threats-and-promises-1 = Only if Saruman is in your reserve: activate or reactivate an Isengard battleground. After its text you may move Saruman there, even if he came into reserve this round.
text-threats-and-promises-bot-1 = Only if Saruman is in the bot's reserve: activate or reactivate an Isengard battleground that the Shadow could conceivably win; then he moves there if that is useful. The event is cycled.
text-threats-and-promises-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-treebeard-1 = Has { $more } more attack on { $at }.
text-treebeard-2 = When played or moved to a battleground: the Isengard player must eliminate 1 Isengard army there.
text-ugluk-1 = On a path, as an action: activate another path of the same number.
text-ugluk-bot-1 = On a path, as an action: activate a random other path of the same number.
text-umbar-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-vilya-ring-of-air-1 = In reserve, as an action: cycle this card; each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-weathertop-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-whip-of-many-thongs-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-whip-of-many-thongs-bot-1 = When played: draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-whip-of-many-thongs-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
text-woven-of-all-colours-1 = If its wielder is eliminated in combat: cycle the wielder with all its items instead.
text-woven-of-all-colours-bot-1 = If its wielder is eliminated in combat: cycle the wielder with all its items instead.
text-woven-of-all-colours-bot-2 = If it cannot be played: cycle it; once a round the bot then draws { $instead_draw ->
    [one] { $instead_draw } card
   *[other] { $instead_draw } cards
 }.
