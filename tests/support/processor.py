"""How much time of the processor something takes, whatever else the machine and this process have to do."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def processor_time() -> Iterator[list[float]]:
    """What is done inside adds its seconds to the list.

    What earlier tests have left in memory is set aside: to look through all of it for rubbish takes a third of a second
    in a process that has run a thousand of them, and would be counted for whoever happens to be measured then.
    """
    took: list[float] = []
    gc.freeze()
    begun = time.process_time()
    try:
        yield took
    finally:
        took.append(time.process_time() - begun)
        gc.unfreeze()
