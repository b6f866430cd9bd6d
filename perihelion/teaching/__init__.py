"""How people learn a game: its summary, lessons played beat by beat, a first game that can be won."""
