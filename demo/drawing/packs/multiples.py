"""Packs of several: as in bottles.py."""
import math

from bottles import pet_body
from modelling import (LABEL, FIRST, SECOND, PAPER, block, closed, curve, lathe, panel, plate, rounded, surface, turn)


def six_pack():
    for x in (-0.66, 0, 0.66):
        for y in (0.34, -0.34):
            lathe(curve([(0, 0.05), (0.29, 0.02), (0.31, 0.06), (0.31, 0.6), (0.31, 1.05), (0.27, 1.24), (0.17, 1.5), (0.125, 1.72), (0.12, 1.96)]), FIRST, x=x, y=y)
            lathe(rounded([(0.13, 1.94), (0.155, 1.95), (0.14, 2.04), (0.1, 2.06), (0, 2.06)], r=0.015), SECOND, x=x, y=y)
    block(-1.02, 1.02, -0.69, 0.69, 0, 1.12, SECOND, 0.012)
    handle = [(-1.0, 1.0), (1.0, 1.0), (0.92, 1.5), (0.5, 2.24), (0.42, 2.3), (-0.42, 2.3), (-0.5, 2.24), (-0.92, 1.5)]
    slot = closed([(-0.3, 2.08), (-0.36, 2.13), (-0.3, 2.18), (0.3, 2.18), (0.36, 2.13), (0.3, 2.08)])
    plate([handle, slot], 0.03, 0.006, SECOND)
    panel(-1.02, 1.02, -0.695, 0.01, 1.11)
    turn(-20)
    return 2.3


def rows(count, apart):
    """Where `count` things stand in a row, `apart` from one another, the middle at 0."""
    return [apart * (i - (count - 1) / 2) for i in range(count)]


def film(places, radius, front, low, high, half):
    """Printed film about a row of round things at `places`: it follows them, with small creases."""
    def point(u, v):
        x = (u - 0.5) * 2 * half
        near = min(places, key=lambda place: abs(place - x))
        bulge = max(0.3 * radius / 0.44, math.sqrt(max(0.0, radius ** 2 - (x - near) ** 2)))
        return (x, front - bulge - 0.006 * math.sin(21 * x + 13 * v), low + v * (high - low))

    surface(point, 170, 40, LABEL)


def stack_of_rolls(across, deep, layers, radius, tall):
    gap = radius * 2
    xs, ys = rows(across, gap), rows(deep, gap)
    for layer in range(layers):
        z = layer * (tall + 0.02)
        for x in xs:
            for y in ys:
                lathe(rounded([(radius - 0.005, z + 0.02), (radius, z + 0.04), (radius, z + tall - 0.03), (radius - 0.01, z + tall), (0.15, z + tall), (0.15, z + 0.4)], r=0.02), PAPER, x=x, y=y)
                lathe([(0.152, z + 0.3), (0.152, z + tall - 0.005)], FIRST, x=x, y=y)
    top = layers * (tall + 0.02)
    half = xs[-1] + radius + 0.02
    film(xs, radius + 0.03, ys[0], 0.16, top - 0.26, half)
    y0, y1 = ys[0] - radius * 0.66, ys[-1] + radius * 0.66
    surface(lambda u, v: (half - 0.01 + 0.02 * math.sin(math.pi * u), y0 + (y1 - y0) * u, 0.16 + v * (top - 0.42)), 20, 1, FIRST)
    turn(-16)
    return top - 0.02, 17


def rolls():
    return stack_of_rolls(3, 2, 2, 0.41, 0.98)


def rolls_6():
    return stack_of_rolls(3, 1, 2, 0.41, 0.98)


def kitchen_rolls():
    return stack_of_rolls(2, 1, 1, 0.56, 2.2)


def pots(across=2, deep=2):
    for x in rows(across, 1.0):
        for y in rows(deep, 1.0)[::-1]:
            lathe(curve([(0, 0.03), (0.34, 0), (0.37, 0.04), (0.4, 0.5), (0.44, 1.1)]), FIRST, x=x, y=y)
            lathe(rounded([(0.44, 1.08), (0.485, 1.1), (0.485, 1.125), (0.47, 1.14), (0, 1.14)], r=0.012), SECOND, x=x, y=y)
    half, back = across / 2 - 0.02, deep / 2 - 0.02
    block(-half, half, -back + 0.02, back, 0.13, 0.9, FIRST, 0.012)
    panel(-half, half, -back + 0.015, 0.135, 0.895)
    turn(-22)
    return 1.14


def pots_2():
    return pots(2, 1)


def pots_6():
    return pots(3, 2)


def pots_12():
    return pots(4, 3)


def water_pack():
    xs, ys = rows(3, 1.08), rows(2, 1.08)
    for x in xs:
        for y in ys:
            height = pet_body(x, y)
    half = xs[-1] + 0.55
    film(xs, 0.55, ys[0], 0.3, 1.72, half)
    side = ys[-1] + 0.36
    surface(lambda u, v: (half - 0.01 + 0.02 * math.sin(math.pi * u), side * (2 * u - 1), 0.3 + v * 1.42), 20, 1, SECOND)
    # The strip to carry it by arches over the caps from side to side.
    arch = [(half * math.cos(a), 1.66 + 1.44 * math.sin(a) ** 0.6) for a in (math.pi * k / 60 for k in range(61))]
    surface(lambda u, v: (arch[round(u * 60)][0], 0.12 * (2 * v - 1), arch[round(u * 60)][1]), 60, 1, SECOND)
    turn(-20)
    return height + 0.28
