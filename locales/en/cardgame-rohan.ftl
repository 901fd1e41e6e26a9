# The card game: what only Rohan cards ask.

cardgame-ask-eowyn-strikes = { $seat }: which Nazgûl does Éowyn eliminate, if any?
cardgame-ask-ride-to-ruin = { $done ->
    [0] { $seat }: eliminate a Rohan card in your reserve.
   *[other] { $seat }: eliminate another Rohan card in your reserve ({ $done } so far), or no more.
 }
cardgame-ask-ruin-of-mordor = { $seat }: eliminate a Mordor card on an active battleground ({ $left } to go).

cardgame-do-eowyn-strikes-decline = Eliminate nobody
cardgame-do-ride-to-ruin-decline = No more

why-CG-C45 = The only Nazgûl that Éowyn can eliminate now: { $offered }.
why-CG-C47 = The wielder of { $it } came into the reserve this round and cannot move before the next.
why-CG-C48 = By the text of { $cause } only these can be eliminated now: { $offered }.
why-CG-C48-nobody = { $it } needs a Rohan card in your reserve, and there is none.
