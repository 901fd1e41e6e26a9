# The page: what stands in lobby, new table, invitations and around every table. Python reads this file too, and tests it.

page-title = Third Age
page-just-now = just now

## The link to the server

page-no-server = The server does not answer. Is this device online, and is Third Age still running?
page-strange-answer = The server answered with status { $status } and no sentence.
page-old = This page is older than its server, and loading it anew did not help: clear the browser's cache of this site.
page-link-ended = The link to the table has ended.
