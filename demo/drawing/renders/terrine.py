"""Slices of a baked country pâté. Units: centimetres."""
from cuts import Face, slices
from flesh import cell
from painted import curve_at, hue, mix, rough, step


class Forcemeat(Face):
    """Coarse meat pressed and baked: grains of lean, liver and fat in a paste, a brown crust and the caul about it."""

    def __init__(self, plan, seed):
        super().__init__({**plan, 'muscles': [], 'colours': plan['colours'][:5]}, seed)
        self.liver, self.crust = (hue(c) for c in plan['colours'][5:])

    def at(self, p, v, far, side):
        seed = self.seed
        q = p + 0.1 * rough(p, 0.5, 3, seed) * p.normalized()
        grain = rough(p, 0.22, 4, seed + 1)
        edge, which = cell(q.x / 0.95, q.y / 0.75, q.z / 0.8, seed)
        mid, other = cell(q.x / 0.42, q.y / 0.36, q.z / 0.4, seed + 1)
        small, third = cell(q.x / 0.17, q.y / 0.16, q.z / 0.17, seed + 2)
        colour = mix(self.lean, self.deep, 0.2 + 0.5 * (other - 0.3) + 0.5 * rough(p, 1.6, 3, seed + 2) + 0.3 * grain)
        colour = mix(colour, self.pale, 0.5 * step(0.55, 0.9, third) + 0.25 * grain)
        chunk = step(0.06, 0.16, edge + 0.05 * grain)
        if which > 0.7:
            colour = mix(colour, mix(self.liver, self.deep, 0.3 + grain), 0.85 * chunk)
        elif which > 0.52:
            colour = mix(colour, mix(hue('#c58d7d'), self.lean, 0.4 + grain), 0.8 * chunk)
        lard = step(0.84, 0.87, other) * step(0.05, 0.2, mid) + step(0.9, 0.92, third) * step(0.05, 0.2, small)
        colour = mix(colour, mix(self.fat, self.tinge, 0.4 + 0.8 * grain), 0.7 * min(1, lard))
        herb = step(0.965, 0.97, third) * step(0.05, 0.2, small)
        colour = mix(colour, hue('#4d4b2c'), 0.8 * herb)
        pit = step(0.9, 0.95, 1 - small) * step(0.5, 0.75, rough(p, 0.5, 3, seed + 3) + 0.35)
        h = 0.05 * rough(p, 1.2, 3, seed + 4) + 0.02 * grain + 0.025 * min(1, mid * 3) - 0.05 * pit
        brown = curve_at(self.rim, v) * (1 + 0.5 * rough(p, 0.9, 3, seed + 5))
        skin = step(brown + 0.09, brown - 0.03, far + 0.02)
        outer = mix(self.crust, hue('#d8bd97'), step(0.1, 0.3, rough((p.x, p.y, p.z * 0.6), 0.8, 4, seed + 6)))
        colour = mix(colour, mix(outer, self.crust, 0.5 + grain), 0.85 * skin)
        fat = min(1.0, 0.35 + 0.6 * lard)
        return h, colour, 0.5 + 0.12 * grain, fat, 0.55 * (1 - skin), 0.0


def pate(plan):
    """Slices of a terrine."""
    slices(plan, Forcemeat)
