"""Trays and tins: as in bottles.py."""
import math

import bpy

from modelling import (LABEL, FIRST, SECOND, METAL, block, lathe, loft, outline, outline_point, panel, parts, rounded, roughness, surface, turn)


def tray():
    w, h = 1.2, 0.86
    flange = [outline(w, h, 9, 160), outline(w - 0.07, h - 0.07, 9, 160)]
    surface(lambda u, v: (*[flange[round(v)][round(u * 160)][0]], 0.0, h + flange[round(v)][round(u * 160)][1]), 160, 1, SECOND)
    back = [(0.0, w, h), (0.03, w, h), (0.04, w - 0.06, h - 0.06), (0.34, w - 0.16, h - 0.16), (0.36, w - 0.2, h - 0.2)]
    rings = [outline(a, b, 9, 160) for _, a, b in back]
    surface(lambda u, v: (rings[round(v * 4)][round(u * 160)][0], back[round(v * 4)][0], h + rings[round(v * 4)][round(u * 160)][1]), 160, 4, SECOND)

    def film(u, v):
        x, z = (u - 0.5) * 2, (v - 0.5) * 2
        bulge = (1 - abs(x) ** 6) * (1 - abs(z) ** 6)
        crease = 0.006 * math.sin(7 * x + 5 * z) * math.sin(4 * z - 6 * x) * bulge
        corner = 1 - 0.06 * abs(x * z) ** 8  # the film is rounded as the tray is
        return (x * (w - 0.06) * corner, -0.004 - 0.085 * bulge - crease, h + z * (h - 0.06) * corner)

    surface(film, 90, 70, LABEL)
    turn(-17, 9)
    return 1.72


def egg_box():
    roughness(FIRST, 0.9)
    w, d = 1.5, 1.0

    def cups(u, v):
        a = 2 * math.pi * (u - 0.5)
        x, y = outline_point(a, w, d, 5)
        t = v
        lobes = 0.09 * (1 - t) * (abs(math.sin(3 * math.pi * (x / (2 * w) + 0.5))) ** 0.5 + abs(math.sin(2 * math.pi * (y / (2 * d) + 0.5))) ** 0.5 - 1.2)
        k = 0.8 + 0.17 * t + lobes
        return (x * k, y * k, 0.52 * t)

    surface(cups, 240, 12, FIRST)
    loft([(0.52, w * 0.97, d * 0.97, 5), (0.5, w * 1.04, d * 1.05, 5), (0.53, w * 1.06, d * 1.07, 5), (0.57, w * 1.06, d * 1.07, 5), (0.6, w * 1.03, d * 1.04, 5), (0.64, w, d, 5)], FIRST)
    lid = [(0.64, w, d, 5), (0.8, w * 0.965, d * 0.95, 5), (0.98, w * 0.92, d * 0.9, 5), (1.04, w * 0.89, d * 0.86, 5), (1.065, w * 0.84, d * 0.8, 5), (1.07, w * 0.5, d * 0.5, 4), (1.07, 0, 0, 3)]
    loft(lid, FIRST, seg=160)
    surface(lambda u, v: ((u - 0.5) * 2 * w * 0.8, (v - 0.5) * 2 * d * 0.76, 1.074), 1, 1, LABEL, False)
    turn(-13)
    return 1.07, 36


def round_box():
    roughness(FIRST, 0.6)
    side = [(0.36, 1.1), (0.34, 1.11), (0.2, 1.11), (0.2, 1.13), (0.0, 1.13), (-0.012, 1.115), (-0.012, 1.0)]
    rings = [outline(r, r, 2, 160) for _, r in side]
    surface(lambda u, v: (rings[round(v * 6)][round(u * 160)][0], side[round(v * 6)][0], 1.13 + rings[round(v * 6)][round(u * 160)][1]), 160, 6, FIRST)
    disc = lambda u, v: (1.06 * v * math.sin(2 * math.pi * u), 1.06 * v * math.cos(2 * math.pi * u))
    surface(lambda u, v: (disc(u, v)[0], -0.016, 1.13 + disc(u, v)[1]), 160, 12, LABEL, False, lambda u, v: tuple(0.5 + c / 2.12 for c in disc(u, v)))
    surface(lambda u, v: (1.0 * disc(u, v * 1.06)[0], -0.0125, 1.13 + disc(u, v * 1.06)[1]), 160, 2, FIRST, False)
    turn(-20, 8)
    return 2.26


def sardine():
    w, h = 1.25, 0.8

    def face(depth, a, b, power=4.2):
        return depth, outline(a, b, power, 160)

    rims = [face(0.4, w - 0.05, h - 0.05), face(0.38, w, h), (0.05, outline(w, h, 4.2, 160)), face(0.0, w + 0.02, h + 0.02), face(-0.03, w + 0.01, h + 0.01), face(-0.03, w - 0.05, h - 0.05), face(0.02, w - 0.08, h - 0.08)]
    surface(lambda u, v: (rims[round(v * 6)][1][round(u * 160)][0], rims[round(v * 6)][0], h + rims[round(v * 6)][1][round(u * 160)][1]), 160, 6, METAL)

    def lid(u, v):
        ring = outline_point(2 * math.pi * u, (w - 0.08) * v, (h - 0.08) * v, 4.2)
        return (ring[0], 0.018, h + ring[1])

    surface(lid, 160, 20, LABEL, False, lambda u, v: (0.5 + lid(u, v)[0] / (2 * (w - 0.08)), 0.5 + (lid(u, v)[2] - h) / (2 * (h - 0.08))))
    bpy.ops.mesh.primitive_torus_add(location=(w - 0.42, -0.03, h), major_radius=0.15, minor_radius=0.028, rotation=(math.radians(90), 0, 0), major_segments=64)
    ring = bpy.context.object
    ring.data.materials.append(METAL)
    for polygon in ring.data.polygons:
        polygon.use_smooth = True
    parts.append(ring)
    block(w - 0.31, w - 0.16, -0.045, 0.0, h - 0.07, h + 0.07, METAL, 0.02)
    turn(-15, 8)
    return 1.62


def tea_tin():
    roughness(SECOND, 0.22)
    lathe(rounded([(0.6, 0.0), (0.635, 0.0), (0.635, 0.035), (0.62, 0.045)], r=0.012), METAL)
    lathe([(0.62, 0.04), (0.62, 1.3)], FIRST)
    lathe([(0.624, 0.05), (0.624, 1.22)], LABEL)
    lid = [(0.63, 1.235), (0.648, 1.235), (0.648, 1.27), (0.638, 1.285), (0.638, 1.56), (0.61, 1.6), (0.57, 1.6), (0.55, 1.575), (0, 1.575)]
    lathe(rounded(lid, r=0.014), SECOND)
    return 1.6
