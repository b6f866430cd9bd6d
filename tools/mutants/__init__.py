"""Do the tests notice when a rule is broken? Rules are drawn, the lines that carry them changed, and the tests run.

    python -m tools.mutants --game beyond-the-sun --count 60 --seed 1

- `operators`: the ways in which a line is broken
- `spots`: every place of a module that can be broken so, each with a name that outlives other changes
- `survey`: which test runs which line, and which rules it names
- `owners`: which rules a line carries
- `worker`: one broken module at a time, in a copy of the project, and the tests that are to notice
- `drawing`, `session`, `report`: the lot, the run, and what came of it
"""
