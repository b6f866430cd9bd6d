"""How long a test waits for what must come: only a fault makes it wait in vain, however busy the machine is."""

PATIENCE = 300.0
"""Seconds."""
