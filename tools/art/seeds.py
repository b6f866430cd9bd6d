"""Chance from names: the same name draws the same picture, whatever was drawn before it."""

import hashlib

import numpy as np


def number(name: str) -> int:
    """A 64-bit number of a name, alike on every machine."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")


def chance(*names: str) -> np.random.Generator:
    """The generator of a name; parts of one picture take generators of their own, so that one does not stir another."""
    return np.random.default_rng(number("/".join(names)))


def pick(name: str, among: tuple[str, ...]) -> str:
    """One of these, chosen by the name alone."""
    return among[number(name) % len(among)]
