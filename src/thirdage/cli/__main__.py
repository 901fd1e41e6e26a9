"""`python -m thirdage.cli`, which is what the script at the root hands over to."""

from thirdage.cli import main

main()
