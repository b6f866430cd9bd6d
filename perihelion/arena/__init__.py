"""Many games: simulations, and what they tell."""
