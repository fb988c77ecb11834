"""`python -m madmage` is the same as `madmage`."""

import sys

from madmage.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
