"""Boxes and sacks: as in bottles.py."""
import math

from modelling import (LABEL, FIRST, SECOND, block, loft, panel, plate, roughness, screw_cap, surface, turn)


def sack():
    w, h = 2.0, 2.75

    def skin(side):
        def point(u, v):
            x, z = (u - 0.5) * 2, v
            low = 1 - max(0.0, (0.16 - z) / 0.16) ** 3
            high = 1 - max(0.0, (z - 0.7) / 0.24) ** 2.2 if z < 0.94 else 0.0
            body = max(0.0, 1 - abs(x) ** 3.4) ** 0.8 * low * max(0.0, high)
            folds = 0.028 * math.sin(6 * x + 2 * z) * math.sin(11 * z + 3 * x) + 0.02 * math.sin(17 * x) * max(0.0, z - 0.6) * 2.4
            wide = 1 + 0.05 * math.sin(math.pi * min(1, z / 0.9)) - 0.1 * max(0.0, (z - 0.75) / 0.25) ** 1.5
            return (x * w / 2 * wide, -side * (0.5 * body + folds * (1 if z < 0.94 else 0.25)), z * h)
        return point

    surface(skin(1), 110, 130, LABEL)
    surface(skin(-1), 110, 130, FIRST)
    block(-0.93, 0.93, -0.035, 0.035, h - 0.17, h + 0.01, SECOND, 0.02)
    return h


def tube():
    screw_cap(0.31, 0.0, 0.34)
    body = [(0.34, 0.36, 0.33, 2), (0.37, 0.41, 0.38, 2)]
    body += [(0.4 + 1.9 * k / 20, 0.42 + 0.2 * k / 20, 0.39 * (1 - (k / 20) ** 1.6) + 0.018, 2) for k in range(21)]
    body += [(2.34, 0.625, 0.016, 2), (2.5, 0.625, 0.016, 2), (2.5, 0, 0, 2)]
    loft(body[:2] + body[-3:], FIRST)
    loft(body, FIRST)
    loft([(z, rx + 0.003, ry + 0.003, n) for z, rx, ry, n in body[2:-2]], LABEL, 0.25, 0.75, seg=80)
    turn(-8)
    return 2.5


def brick():
    w, d, h = 1.2, 0.86, 1.9
    block(-w / 2, w / 2, -d / 2, d / 2, 0, h, FIRST, 0.025)
    panel(-w / 2 + 0.012, w / 2 - 0.012, -d / 2 - 0.003, 0.015, h - 0.02)
    plate([[(-w / 2 + 0.02, h), (w / 2 - 0.02, h), (w / 2 - 0.02, h + 0.05), (-w / 2 + 0.02, h + 0.05)]], 0.03, 0.008, FIRST)
    screw_cap(0.17, h, h + 0.19, x=0.22, y=-0.2)
    turn(-24)
    return h + 0.19


def tablet():
    roughness(FIRST, 0.35)
    w, d, h = 1.3, 0.16, 2.4
    block(-w / 2, w / 2, -d / 2, d / 2, 0, h, FIRST, 0.03)
    panel(-w / 2 + 0.02, w / 2 - 0.02, -d / 2 - 0.003, 0.02, h - 0.02)
    turn(-24, 4)
    return h
