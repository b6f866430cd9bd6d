"""A bot in any language: it reads one position a line from stdin and writes one action a line to stdout.

    perihelion sim sunward --bots "program@python3 examples/first_bot.py,greedy" --games 10

This one takes the first legal move of the kind that has most options.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    kinds = [kind for _, kind, *_ in question["legal"]]
    favourite = max(kinds, key=kinds.count)
    action = next(action for action, kind, *_ in question["legal"] if kind == favourite)
    print(json.dumps({"action": action}), flush=True)
