# Collected from the docstrings of the card functions: `./thirdage words`. Do not edit.

text-amon-hen-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-bag-end-1 = The Hobbit player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-bilbo-baggins-1 = If eliminated or forsaken, wherever he is: cycle him with his items instead.
text-bilbo-baggins-2 = In reserve, as an action: cycle him to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-bucklebury-ferry-1 = The Mordor player and the Hobbit player draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 } each.
text-caradhras-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-cirith-ungol-1 = The Mordor player draws { $aside } cards aside, may play { $play_up_to } army among them, and cycles the rest.
text-crack-of-doom-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-dead-marshes-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
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
text-emyn-muil-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-fatty-bolger-1 = If forsaken from the reserve: cycle him with his items instead.
text-fatty-bolger-2 = In reserve, as an action: eliminate him to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-fords-of-bruinen-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }, then draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-frodo-baggins-1 = If eliminated or forsaken, wherever he is: cycle him instead. His items are eliminated all the same.
text-gildors-encampment-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-gimli-1 = When played: you may take Dwarven Axe from your cycle pile into your hand.
text-harad-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-helms-deep-1 = The Rohan player draws { $aside } cards aside, may play { $play_up_to } army or character among them to Helm's Deep, and cycles the rest.
text-henneth-annun-1 = The Dúnedain player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-herbs-and-stewed-rabbit-1 = As an action: eliminate this card to take 1 Hobbit character from your cycle pile into your hand, then draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-imladris-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-inn-of-the-prancing-pony-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-khazad-dum-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
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
text-minas-morgul-1 = The Mordor player draws { $aside } cards aside, may play { $play_up_to } Nazgûl among them to reserve, and cycles the rest.
text-minas-tirith-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-morannon-1 = The Mordor player draws { $aside } cards aside, may play { $play_up_to } army among them, and cycles the rest.
text-morgai-1 = { $path_attack } path attack is put on this path.
text-morgul-vale-1 = The Mordor player draws { $aside } cards aside, may play { $play_up_to } Nazgûl among them, and cycles the rest.
text-moria-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-orodruin-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-orthanc-1 = The Isengard player may take Saruman from draw deck or cycle pile into hand; then shuffles the cycle pile into the draw deck.
text-osgiliath-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-pelargir-1 = The Dúnedain player may forsake 1 card to draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-pippin-took-1 = May be played or moved to an active Dúnedain battleground.
text-pippin-took-2 = A Dúnedain army may support him.
text-pippin-took-3 = If eliminated in path combat: cycle it with its items instead.
text-rivendell-1 = The Elf player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }, then cycles { $cycle ->
    [one] { $cycle } card
   *[other] { $cycle } cards
 } from hand.
text-sam-gamgee-1 = In reserve, as an action: cycle him to put { $path_defence } path defence on the active path.
text-shelobs-lair-1 = The Monstrous player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-sting-1 = While a Monstrous character is on the wielder's path, the path itself has { $path_defence } more path defence.
text-the-council-of-elrond-1 = Each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-cross-roads-1 = Each Free Peoples player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-the-doors-of-durin-1 = The Monstrous player may forsake 1 card to put { $path_attack } path attack on this path.
text-the-old-forest-1 = Each Free Peoples player must forsake { $forsake ->
    [one] { $forsake } card
   *[other] { $forsake } cards
 }.
text-there-is-another-way-1 = Activate another path of the same number; after its text put { $path_defence } path defence on it.
text-umbar-1 = Each Shadow player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
text-weathertop-1 = The Mordor player draws { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
 }.
