"""Games played to find faults, by chance and by a player that looks for what is rare; everything is checked on the way.

    python -m tools.soak --minutes 10 --game burning-suns

- `shown`: all that a person can be shown at a decision
- `invariants`: what holds at every decision and over a whole game
- `seeker`: the player that looks for what is rare, and what it has met
- `tables`: seat counts and options, all pairs of values
- `session`: the run, the faults it found and the games it kept
"""
