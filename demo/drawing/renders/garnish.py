"""What lies on and in cooked dishes: prawns, wedges of lime, sprouts, nuts, florets, slices. Units: centimetres."""
import math

from mathutils import Matrix, Vector

from morsels import Pile, ball, chip, lie, tint, way
from painted import curve_at, hue, keep, mix, painted, rough, skin, step
from strands import ribbons


def prawn(chance, move, size=1.0):
    """A cooked prawn without its shell but with its tail, bent to a C in the xy plane of `move`."""
    seed = chance.random() * 40
    white, pink, red = hue('#f6d3bd'), hue('#f0925f'), hue('#dc5424')
    line = [(0, 0.5), (0.1, 0.8), (0.3, 0.86), (0.6, 0.68), (0.82, 0.42), (0.92, 0.24), (1, 0.16)]
    bend = chance.uniform(3.6, 4.4)

    def place(u, v):
        b, w = 2 * math.pi * v, curve_at(line, u) * size
        phi, bow = bend * u, (1.15 - 0.35 * u) * size
        end = min(1.0, 14 * u + 0.02, 10 * (1 - u) + 0.1)
        ring = 1 + 0.05 * math.cos(u * 44) * step(-0.6, 0.4, math.cos(b))
        # The cut along its back opens a little where the vein was.
        slit = 0.22 * math.exp(-((b if b < math.pi else 2 * math.pi - b) / 0.22) ** 2) * step(0.02, 0.15, u) * step(0.7, 0.5, u)
        r = w * end * (ring - slit) * 0.62
        s = bow + r * math.cos(b)
        return s * math.cos(phi), s * math.sin(phi), r * math.sin(b) * 1.05

    def paint(u, v, p, n, h):
        out = math.cos(2 * math.pi * v)
        band = 0.5 + 0.5 * math.cos(u * 44 + 0.6 * rough((u * 4, v * 2, seed), 0.6, 2))
        back = step(-0.5, 0.7, out)
        tone = mix(white, mix(pink, red, band * back), back * (0.3 + 0.7 * band) + 0.25 * rough(p, 0.3, 3, seed))
        return (*mix(tone, red, 0.7 * step(0.88, 0.97, u)), 0.28)

    stuff = painted('cooked-prawn', subsurface=0.35, radius=(0.2, 0.08, 0.05), coat=0.4, bumps=((0.2, 0.015), (0.05, 0.004)))
    thing = skin(80, 36, place, stuff, paint=paint)
    thing.matrix_world = move
    # The fan of the tail.
    fan = Pile(stuff)
    middle = Vector((0.8 * math.cos(bend), 0.8 * math.sin(bend), 0)) * size
    ahead = Vector((-math.sin(bend), math.cos(bend), 0))
    blade = chip(1.2, 0.5, 0.06, 3, 0.15)
    for k in (-1, 0, 1):
        spread = (ahead + Vector((math.cos(bend), math.sin(bend), 0)) * 0.35 * k + Vector((0, 0, 0.35 * k)))
        fan.add(blade, move @ lie(middle + spread * 0.55 * size, (0, 0.2 * k, 1), spread, 0, size), (*mix(red, pink,
                0.3 + 0.2 * k), 0.3))
    return [thing, fan.done()]


def lime(move, radius=2.3, seed=1):
    """A wedge of lime: its peel below, two cut faces with segments above."""
    peel, dark, pale, pulp, skin_ = hue('#5f9a2a'), hue('#3c7420'), hue('#eef2cf'), hue('#c7d982'), hue('#a9c65a')
    wide = 0.62

    def place(u, v):
        # v: around the half section, from one tip of the wedge over the peel to the other, then back along the faces.
        x = (u - 0.5) * 2 * radius * 1.12
        r = radius * math.sqrt(max(0.0, 1 - (x / (radius * 1.13)) ** 2)) * 0.95
        if v < 0.5:
            a = -wide + 2 * wide * v * 2
            return x, r * math.sin(a), -r * math.cos(a)
        t = (v - 0.5) * 2
        a, far = (wide, 1 - 2 * t) if t < 0.5 else (-wide, 2 * t - 1)
        return x, r * far * math.sin(a), -r * far * math.cos(a)

    def paint(u, v, p, n, h):
        if v < 0.5:
            return (*mix(peel, dark, 0.5 + 0.8 * rough(p, 0.5, 4, seed)), 0.35)
        far = math.hypot(p[1], p[2]) / max(0.2, radius * math.sqrt(max(0.0, 1 - (p[0] / (radius * 1.13)) ** 2)) * 0.95)
        cell = rough((math.atan2(p[0], -p[2]) * 7, math.hypot(p[0], p[2]) * 1.1, seed), 0.7, 3)
        tone = mix(mix(pulp, skin_, 0.5 + cell), pale, 0.6 * step(0.2, 0.5, cell))
        return (*mix(tone, pale, max(step(0.86, 0.92, far), step(0.1, 0.03, far) * 0.8)), 0.16)

    thing = skin(70, 120, place, painted('lime', subsurface=0.45, radius=(0.2, 0.3, 0.1), coat=0.5, bumps=((0.12, 0.02),)),
                 paint=paint)
    thing.matrix_world = move
    return thing


def sprouts(chance, height, count, where, length=5.0, lift=0.5):
    """Bean sprouts: white bent stems, a yellow head at one end, a thin root at the other."""
    heads, lines = Pile(painted('sprout-head', subsurface=0.4, coat=0.3)), []
    shape = ball(0.5, 2, 0.08, 0.75)
    for _ in range(count):
        x, y = where(chance)
        head, bend, seed = chance.uniform(0, 6.28), chance.gauss(0, 0.35), chance.random() * 30
        long = length * chance.uniform(0.6, 1.1)
        z, rise = height(x, y) + chance.uniform(0, lift), chance.gauss(0, 0.1)
        points = []
        for i in range(15):
            s = (i / 14 - 0.5) * long
            here = (x + math.cos(head) * s - math.sin(head) * bend * s * s * 0.25,
                    y + math.sin(head) * s + math.cos(head) * bend * s * s * 0.25)
            points.append((*here, max(height(*here) + 0.1, z + rise * s + 0.12 * math.sin(s * 1.3 + seed))))
        base = tint(chance, ('#f3f0de', '#faf8ee', '#e8e4c4'), 0.2)
        lines.append((points, lambda t: 0.3 * (1 - 0.75 * t ** 3), 0.27, lambda t: 0, lambda t, p, base=base: base))
        heads.add(shape, lie(points[0], way(chance), Vector(points[0]) - Vector(points[2])), tint(chance, ('#e6d27a', '#d8c25c',
                '#efe3a6'), 0.35))
    return [ribbons(lines, painted('sprout', subsurface=0.6, radius=(0.25, 0.22, 0.15), coat=0.5), 8), heads.done()]


def nuts(chance, height, count, where):
    """Roasted peanuts, crushed: halves, bits and crumbs."""
    pile = Pile(painted('nut-bits', subsurface=0.15, radius=(0.1, 0.06, 0.03), bumps=((0.1, 0.02), (0.03, 0.006))))
    shapes = [ball(0.5, k, 0.3, 0.7, 0.6, 8, 10) for k in range(9)]
    for _ in range(count):
        x, y = where(chance)
        size = chance.choice((1.0, 0.8, 0.6, 0.45, 0.3, 0.22))
        pile.add(chance.choice(shapes), lie((x, y, height(x, y) + 0.15 * size + chance.uniform(0, 0.12)), way(chance),
                                            way(chance), 0, size),
                 tint(chance, ('#e7c78f', '#d6a560', '#bf8742', '#f0dbb0'), 0.45))
    return pile.done()


def stalks(chance, height, count, where, length, thick, colours, stuff, lift=0.4, deep=0.2):
    """Lengths of hollow green stalk: chives, spring onion, cut slanting."""
    lines = []
    for _ in range(count):
        x, y = where(chance)
        head, bend, tilt = chance.uniform(0, 6.28), chance.gauss(0, 0.1), chance.gauss(0, 0.2)
        long = length * chance.uniform(0.6, 1.15)
        z = height(x, y) + chance.uniform(-deep, lift)
        points = []
        for i in range(9):
            s = (i / 8 - 0.5) * long
            points.append((x + math.cos(head) * s - math.sin(head) * bend * s * s,
                           y + math.sin(head) * s + math.cos(head) * bend * s * s, z + tilt * s - 0.05 * s * s))
        base = tint(chance, colours, 0.3, 0.15)
        lines.append((points, lambda t: thick, thick * 0.55, lambda t: 0, lambda t, p, base=base: (*mix(base[:3], hue('#2d5c18'),
                0.3 + 0.5 * rough(p, 0.3, 2)), 0.3)))
    return ribbons(lines, stuff, 8)


def floret(chance, move, size, seed):
    """A floret of broccoli: a branching stem below, a dome of clustered buds above."""
    stem, buds = [], Pile(painted('broccoli', subsurface=0.15, radius=(0.05, 0.1, 0.03), coat=0.3, bumps=((0.06, 0.02),)))
    bead = [ball(0.26, k, 0.14, 1.0, 0.6, 5, 7) for k in range(5)]
    clusters = [(Vector((0, 0, 0.55)) * size, 0.55)]
    for k in range(7):
        a = 2 * math.pi * k / 7 + chance.gauss(0, 0.2)
        clusters.append((Vector((math.cos(a) * 0.52, math.sin(a) * 0.52, 0.3 + 0.1 * chance.random())) * size,
                         chance.uniform(0.38, 0.5)))
    for at, r in clusters:
        for k in range(60):
            d = Vector(way(chance)).normalized()
            if d.z < -0.35:
                continue
            p = at + d * r * size * (0.75 + 0.12 * rough(d, 0.5, 2, seed))
            tone = tint(chance, ('#2f6420', '#47802c', '#6ba244') if d.z < 0.5 else ('#3a7226', '#5d9638'), 0.38, 0.15)
            buds.add(chance.choice(bead), move @ lie(p, d, way(chance), 0, size * chance.uniform(0.6, 1.0)), tone)
        foot = Vector((0, 0, -0.9 * size))
        points = [move @ (foot + (at - foot) * t + Vector((at.x, at.y, 0)) * -0.35 * math.sin(math.pi * t)) for t in (0, 0.2, 0.4,
                0.6, 0.8, 1.0)]
        stem.append((points, lambda t: size * (0.62 - 0.3 * t), size * 0.5, lambda t: 0,
                     lambda t, p: (*mix(hue('#cfe0a0'), hue('#86b255'), t + 0.3 * rough(p, 0.4, 2)), 0.3)))
    return [ribbons(stem, painted('broccoli-stem', subsurface=0.3, radius=(0.15, 0.2, 0.06), coat=0.45), 10), buds.done()]
