"""The numbers of the kinds of steps, in records and on the agenda; what each does is beside its phase."""

BEGIN_ROUND, COORDINATES, DRAWING, SHOWING = range(4)
