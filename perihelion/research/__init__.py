"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, encodings and training data, for every registered game.

It needs the extra `research`: `pip install "perihelion[research]"`. Nothing is imported here, so that each part
asks only for the library it adapts.
"""
