"""What the evaluation weighs, in points; the numbers are in `weights.toml`."""

from typing import final


@final
class Weights:
    def __init__(self, given: dict[str, float]) -> None:
        self.die = given["die"]  # an unused die, before what its value adds
        self.pip = given["pip"]
        self.fit = given["fit"]  # of the best thing that a die can pay for, flights apart, if that is more
        self.red_die = given["red_die"]  # of a die, for one on offer
        self.cube = given["cube"]
        self.last_cube = given["last_cube"]  # when no production is left
        self.token = given["token"]
        self.last_token = given["last_token"]  # in the last round
        self.hurry = given["hurry"]  # how fast the worth of what is begun fades towards the end
        self.labour = given["labour"]  # what a die is worth that a gyrodyne still needs
        self.begun = given["begun"]  # of what a gyrodyne will bring less its dice, when it can be finished
        self.planned = given["planned"]  # the same when there is only the tile or only the pulsar
        self.award = given["award"]  # of an award's points, for all but one of the gyrodynes it needs
        self.transmitter = given["transmitter"]  # of what one will bring, in proportion to what is paid of it
        self.purchase = given["purchase"]  # of the gain when cubes buy points in production
        self.errand = given["errand"]  # a teleport, a claim without a flight, a tile drawn
        self.link = given["link"]  # that will make a die
        self.answers = given["answers"]  # of the usual number of times that a technology answers
        self.shift = given["shift"]  # for every round to come
        self.zero = given["zero"]
        self.copy_cost = given["copy_cost"]
        self.growth = given["growth"]  # what a technology that counts something gains every production
        self.goal_granted = given["goal_granted"]
        self.final_step = given["final_step"]
        self.gates = given["gates"]  # that a run visits
        self.project = given["project"]  # a completed one, on the way to those above it
        self.pyramid = given["pyramid"]  # the whole pyramid; half of it is worth a quarter
        self.goal = given["goal"]  # of a goal's points, in proportion to how much of it is done
        self.goal_near = given["goal_near"]  # the same, most of it for the last steps
        self.premium = given["premium"]  # that a goal will allow to buy
        self.progress = given["progress"]  # a base at the start, because the next ones are worth more
        self.engineers = given["engineers"]  # of the next reward of the engineer track
        self.initiative = given["initiative"]  # of the points for the initiative track, before the last round
        self.field = given["field"]  # a field of a marker to the left
        self.bonus = given["bonus"]  # the bonus of a system or a dead end
        self.near = given["near"]  # a system beside the end of a flight
        # tastes, for each of these
        self.base = given["base"]
        self.pulsar = given["pulsar"]  # an own one
        self.gyrodyne = given["gyrodyne"]  # in front of the player or built; twice as much when it spins
        self.operating = given["operating"]  # a transmitter; in proportion to what is paid of others
        self.patent = given["patent"]
        self.completed = given["completed"]  # a project of the headquarters
        self.tasted = bool(self.base or self.pulsar or self.gyrodyne or self.operating or self.patent or self.completed)
