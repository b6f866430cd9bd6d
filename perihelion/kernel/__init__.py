"""What a game is: states, actions, randomness, records. Standard library only."""
