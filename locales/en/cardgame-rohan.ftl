# The card game: what only Rohan cards ask.

cardgame-ask-eowyn-strikes = { $seat }: which Nazgûl does Éowyn eliminate, if any?
cardgame-ask-ride-to-ruin = { $done ->
    [0] { $seat }: eliminate a Rohan card in your reserve.
   *[other] { $seat }: eliminate another Rohan card in your reserve ({ $done } so far), or no more.
 }
cardgame-ask-ruin-of-mordor = { $seat }: eliminate a Mordor card on an active battleground ({ $left } to go).

cardgame-do-ride-to-ruin-decline = No more

why-CG-C45 = Éowyn can eliminate only a Nazgûl within her reach.
why-CG-C47 = The wielder of { $it } came into the reserve this round and cannot move before the next.
why-CG-C48 = Only Rohan cards in the own reserve and then Mordor cards on active battlegrounds are eliminated now.
why-CG-C48-nobody = You have no Rohan card in reserve that could ride.
