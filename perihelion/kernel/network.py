"""A small network over a row of features: two hidden layers, one output a seat, whole numbers only.

Whole numbers add up to the same in any order, so plain and compiled Python and every machine say exactly the same, and
the first layer can be kept from one position to the next: only inputs that differ from the position asked before are
added. Positions of one search differ in 20 to 60 of 1,000 to 3,000 inputs.
"""

from typing import Final, final

from perihelion.kernel.native import i64, vec

ONE: Final = 1 << 12
"""What stands for 1 in an input and in what a hidden unit says."""
FIRST_SHIFT: Final = 16
"""First weights are multiples of 1 / 2**16, the others of 1 / 2**12."""
SECOND_SHIFT: Final = 12
OUTPUT: Final = 1.0 / (1 << 24)


def numbers(values: list[int]) -> vec[i64]:
    """A buffer of whole numbers; filled one by one, because compiled and plain buffers are made of different lists."""
    made: vec[i64] = vec[i64]([0] * len(values))
    for place in range(len(values)):
        made[place] = values[place]
    return made


@final
class Network:
    """Weights lie input by input: those of input k to all units come one after another. Biases are at the units."""

    def __init__(self, sizes: list[int], seats: int, weights: list[list[int]], biases: list[list[int]]) -> None:
        self.inputs = sizes[0]
        self.hidden = sizes[1]
        self.second = sizes[2]
        self.outputs = sizes[3]
        self.seats = seats
        self.first_weights: vec[i64] = numbers(weights[0])
        self.second_weights: vec[i64] = numbers(weights[1])
        self.output_weights: vec[i64] = numbers(weights[2])
        self.second_biases: vec[i64] = numbers(biases[1])
        self.output_biases: vec[i64] = numbers(biases[2])
        self.seen: vec[float] = vec[float]([0.0] * (seats * self.inputs))  # the last row of every observer
        self.sums: vec[i64] = numbers(biases[0] * seats)  # and the first layer it led to
        self.sums_of_second: vec[i64] = numbers(biases[1])

    def ask(self, row: vec[float], observer: int) -> list[float]:
        """The outputs for the row of an observer."""
        self.take_in(row, observer)
        hidden: i64 = self.hidden
        second: i64 = self.second
        sums = self.sums
        into = self.sums_of_second
        weights = self.second_weights
        biases = self.second_biases
        for unit in range(second):
            into[unit] = biases[unit]
        mine: i64 = observer * hidden
        for below in range(hidden):
            active: i64 = sums[mine + below] >> FIRST_SHIFT
            if active > 0:
                at: i64 = below * second
                for unit in range(second):
                    into[unit] += active * weights[at + unit]
        said: list[float] = []
        for output in range(self.outputs):
            said.append(self.output(output))
        return said

    def output(self, number: i64) -> float:
        """One output, from what the second layer sums up to."""
        into = self.sums_of_second
        weights = self.output_weights
        outputs: i64 = self.outputs
        second: i64 = self.second
        total: i64 = self.output_biases[number]
        for unit in range(second):
            active: i64 = into[unit] >> SECOND_SHIFT
            if active > 0:
                total += active * weights[unit * outputs + number]
        return float(int(total)) * OUTPUT

    def take_in(self, row: vec[float], observer: int) -> None:
        """Bring the first layer of an observer from its last row to this one."""
        inputs: i64 = self.inputs
        hidden: i64 = self.hidden
        seen = self.seen
        sums = self.sums
        weights = self.first_weights
        here: i64 = observer * inputs
        mine: i64 = observer * hidden
        for number in range(inputs):
            new = row[number]
            old = seen[here + number]
            if new != old:
                seen[here + number] = new
                change: i64 = int(new * ONE) - int(old * ONE)
                at: i64 = number * hidden
                for unit in range(hidden):
                    sums[mine + unit] += change * weights[at + unit]
