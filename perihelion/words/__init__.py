"""Every sentence meant for a player, in Polish and English, from Fluent files."""

from perihelion.words.words import LANGUAGES, Words, choose_language, own_texts, unnamed

__all__ = ["LANGUAGES", "Words", "choose_language", "own_texts", "unnamed"]
