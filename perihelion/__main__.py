"""`python -m perihelion` is the command line."""

from perihelion.cli import main

if __name__ == "__main__":
    main()
