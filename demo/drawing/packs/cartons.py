"""Boxes of board and cartons for liquids: as in bottles.py."""
import math

from glass import ribbed_cap
from modelling import (LABEL, FIRST, SECOND, PAPER, block, panel, parts, plate, roughness, surface, turn)
from mathutils import Matrix

BOARD = 0.02


def swelled(place, across, along, nx, ny, out, stuff, seed=0.0):
    """
    A panel of board from `place` by the vectors `across` and `along`: it swells by `out` in the middle, is a little uneven,
    and bends away at its edges.
    """
    n = [across[1] * along[2] - across[2] * along[1], across[2] * along[0] - across[0] * along[2], across[0] * along[1] - across[1] * along[0]]
    size = math.sqrt(sum(c * c for c in n))
    n = [c / size for c in n]
    wide, tall = math.sqrt(sum(c * c for c in across)), math.sqrt(sum(c * c for c in along))

    def point(u, v):
        x, z = 2 * u - 1, 2 * v - 1
        lift = out * (1 - x ** 2) * (1 - z ** 2) + 0.25 * out * math.sin(2.1 * x + 3 * z + seed) * math.cos(1.7 * z - 2 * x + seed)
        edge = min(u * wide, (1 - u) * wide, v * tall, (1 - v) * tall)
        round_off = BOARD * (1 - math.sqrt(max(0.0, 1 - max(0.0, 1 - edge / BOARD) ** 2)))
        lift = lift * min(1, edge / 0.1) - round_off
        return tuple(place[d] + across[d] * u + along[d] * v + n[d] * lift for d in range(3))

    return surface(lambda u, v: point(ease(u), ease(v)), nx, ny, stuff, True, lambda u, v: (ease(u), ease(v)))


def ease(t):
    """0 to 1, slower near both ends."""
    return 0.5 - 0.5 * math.cos(math.pi * t)


def folded_box(w, h, d, degrees=-24):
    """A box of folded board: its lid tucks in behind the front, the sides show the glued seam and the flap under the lid."""
    roughness(LABEL, 0.38)
    roughness(FIRST, 0.38)
    block(-w / 2 + 0.035, w / 2 - 0.035, -d / 2 + 0.035, d / 2 - 0.035, 0.01, h - 0.03, FIRST, 0.01)
    swelled((-w / 2, -d / 2, 0), (w, 0, 0), (0, 0, h - 0.012), 90, 90, 0.022, LABEL, 1.0)
    for side in (1, -1):
        x = side * w / 2
        start = -d / 2 if side > 0 else d / 2
        swelled((x, start, 0), (0, side * d, 0), (0, 0, h - 0.03), 50, 90, 0.018, FIRST, 2.0)
    # The lid lies on the front and the sides, its cut edges show the white of the board.
    swelled((-w / 2 + 0.004, -d / 2 + 0.006, h), (w - 0.008, 0, 0), (0, d - 0.006, 0), 60, 40, 0.012, FIRST, 0.4)
    block(-w / 2 + 0.014, w / 2 - 0.014, -d / 2 + 0.022, d / 2 - 0.014, h - 0.03, h - 0.012, PAPER, 0.004)
    # The seam: the back is glued over the right side.
    swelled((w / 2 + 0.009, d / 2 - 0.17, 0.01), (0, 0.17, 0), (0, 0, h - 0.05), 20, 60, 0.004, FIRST, 3.0)
    block(w / 2 - 0.01, w / 2 + 0.006, d / 2 - 0.168, d / 2 - 0.02, 0.015, h - 0.045, PAPER, 0.004)
    turn(degrees)
    return h


def box():
    return folded_box(1.75, 2.25, 0.6), 10


def slab():
    return folded_box(2.19, 1.4, 0.62), 12


def carton_box():
    return folded_box(1.37, 2.25, 0.6), 10


def carton():
    """A carton with a gable: the roof slopes to a welded fin, the sides fold in below it."""
    roughness(LABEL, 0.3)
    roughness(FIRST, 0.3)
    w, d, h, ridge, fin = 1.25, 1.02, 2.5, 0.5, 0.17
    swelled((-w / 2, -d / 2, 0), (w, 0, 0), (0, 0, h), 90, 110, 0.03, LABEL, 1.0)
    for side in (1, -1):
        start = -d / 2 if side > 0 else d / 2
        swelled((side * w / 2, start, 0), (0, side * d, 0), (0, 0, h), 60, 110, 0.03, FIRST, 2.0)
        # What is left of the side folds in under the roof.
        x, apex = side * w / 2, (side * (w / 2 - 0.36), 0, h + ridge * 0.86)
        mid = (x - side * 0.02, 0, h + 0.02)
        rows = [[(x, -d / 2, h), mid, (x, d / 2, h)], [(x - side * 0.01, -0.012, h + ridge), apex, (x - side * 0.01, 0.012, h + ridge)]]

        def dent(u, v, rows=rows):
            t = 1 - abs(2 * u - 1)
            # From the crease of the roof to the crease in the middle.
            outer = [rows[0][0 if u < 0.5 else 2][k] * (1 - v) + rows[1][0 if u < 0.5 else 2][k] * v for k in range(3)]
            inner = [rows[0][1][k] * (1 - v) + rows[1][1][k] * v for k in range(3)]
            return tuple(outer[k] * (1 - t) + inner[k] * t for k in range(3))

        surface(dent if side > 0 else (lambda u, v: dent(1 - u, v)), 40, 30, FIRST)
    slope = math.hypot(d / 2, ridge)
    swelled((-w / 2, -d / 2, h), (w, 0, 0), (0, d / 2 - 0.012, ridge), 80, 50, 0.01, FIRST, 1.4)
    swelled((w / 2, d / 2, h), (-w, 0, 0), (0, -d / 2 + 0.012, ridge), 40, 30, 0.01, FIRST, 0.4)
    block(-w / 2 + 0.004, w / 2 - 0.004, -0.016, 0.016, h + ridge - 0.03, h + ridge + fin, FIRST, 0.008)
    for z in (0.035, 0.06, 0.085):
        block(-w / 2 + 0.02, w / 2 - 0.02, -0.022, 0.022, h + ridge + z, h + ridge + z + 0.01, FIRST, 0.004)
    turn_cap = len(parts)
    ribbed_cap(0.2, 0.0, 0.2, ribs=40, ring=0.0)
    lean = math.atan2(ridge, d / 2)
    for thing in parts[turn_cap:]:
        thing.matrix_world = Matrix.Translation((0, -d / 4 - 0.01, h + ridge / 2)) @ Matrix.Rotation(lean, 4, 'X') @ thing.matrix_world
    turn(-24)
    return h + ridge + fin, 9
