"""Steamed buns, whole and broken open. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from morsels import Pile, ball, chip, cube, lie, tint, way
from painted import curve_at, hue, mix, painted, rough, skin, step
from ware import paper

#: From the middle of the foot over the side to the pinch on top: (share of the radius, share of the height).
FORM = [(0, 0.0, 0.0), (0.15, 0.7, 0.0), (0.24, 0.92, 0.06), (0.36, 1.0, 0.3), (0.5, 0.95, 0.56), (0.64, 0.78, 0.8), (0.78, 0.52,
        0.94),
        (0.9, 0.22, 0.985), (1.0, 0.03, 0.96)]


def bun(plan, lie_, seed):
    """One bun: soft white dough gathered on top in folds that turn about the pinch."""
    chance = random.Random(seed)
    radius, high = plan['radius'] * chance.uniform(0.96, 1.04), plan['high'] * chance.uniform(0.95, 1.05)
    pleats, spin = plan['pleats'] + chance.choice((-1, 0, 1)), chance.choice((1.0,)) * chance.uniform(0.9, 1.3)
    across, upright = [(t, r) for t, r, _ in FORM], [(t, z) for t, _, z in FORM]
    cut = lie_.get('cut')

    def fold(u, a):
        turn = a + spin * step(0.45, 1.0, u) + 0.14 * math.sin(2 * a + seed) + 0.1 * rough((math.cos(a) * 2, math.sin(a) * 2,
                seed), 0.8, 2)
        phase = (turn * pleats / (2 * math.pi)) % 1
        return step(0.0, 0.3, phase) * step(1.0, 0.42, phase)

    def place(u, v):
        a = 2 * math.pi * v
        r, z = curve_at(across, u) * radius, curve_at(upright, u) * high
        weight = step(0.4, 0.72, u) * (1 - 0.75 * step(0.9, 1.0, u)) * (0.75 + 0.5 * rough((math.cos(a), math.sin(a), seed), 0.8,
                2))
        rise = 0.34 * (fold(u, a) - 0.5) * weight
        # The pinch is a small knob that is not quite in the middle.
        knob = 0.3 * math.exp(-((u - 0.93) / 0.045) ** 2) * (0.4 + fold(u, a))
        grow = 1 + 0.035 * rough((math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.5), 1.2, 2, seed)
        x, y = r * grow * math.cos(a), r * grow * math.sin(a)
        n = Vector((math.cos(a) * (1 - u * 0.8), math.sin(a) * (1 - u * 0.8), u)).normalized()
        p = Vector((x, y, z + knob)) + n * rise
        p.x += 0.12 * step(0.7, 1.0, u)
        if cut is not None and p.y < cut:
            p.y = cut + 0.1 * rough((p.x, p.z, seed), 0.9, 4)
        return p

    cream, shade, white = hue('#ece4d2'), hue('#dccdae'), hue('#f3eddf')

    def paint(u, v, p, n, h):
        a = 2 * math.pi * v
        tone = mix(cream, white, step(-0.3, 0.4, rough(p, 1.6, 4, seed)))
        tone = mix(tone, shade, 0.55 * (1 - fold(u, a)) * step(0.45, 0.7, u) + 0.3 * step(0.3, 0.0, u))
        if cut is not None and p[1] < cut + 0.2:
            crumb = rough(p, 0.22, 4, seed + 2)
            return (*mix(hue('#fdf8ec'), hue('#e2d3b2'), step(0.0, 0.5, crumb)), 0.7)
        return (*tone, 0.42 + 0.1 * rough(p, 0.8, 3, seed))

    def up(u, v, p, n):
        if cut is not None and p[1] < cut + 0.16:
            # The crumb: bubbles of several sizes.
            return -0.12 * step(0.1, 0.5, rough(p, 0.34, 3, seed + 4)) - 0.05 * step(0.0, 0.4, rough(p, 0.13, 2, seed + 5))
        return 0.03 * rough(p, 0.9, 3, seed) - 0.035 * step(0.42, 0.6, rough(p, 0.5, 2, seed + 6))

    stuff = painted('bun', subsurface=0.3, radius=(0.4, 0.3, 0.2), coat=0.08, bumps=((0.5, 0.015), (0.05, 0.004)))
    things = [skin(150, 300, place, stuff, up, paint)]
    if cut is not None:
        things += filling(chance, radius, high, cut)
    for thing in things:
        thing.matrix_world = (Matrix.Translation((lie_['x'], lie_['y'], 0.12)) @ Matrix.Rotation(math.radians(lie_.get('turn',
                0)), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie_.get('lean', 0)), 4, 'X'))
    turn = math.radians(lie_.get('paper', chance.uniform(0, 90)))
    side = radius * 0.98

    def square(u, v):
        a = 2 * math.pi * v
        k = side / (abs(math.cos(a)) ** 9 + abs(math.sin(a)) ** 9) ** (1 / 9)
        return (lie_['x'] + u * k * math.cos(a + turn), lie_['y'] + u * k * math.sin(a + turn))

    paper(square, 0.03, seed, 0.05)


def filling(chance, radius, high, cut):
    """Chicken and shiitake in a dark sauce, standing out of the cut a little."""
    meat = Pile(painted('bun-meat', subsurface=0.25, radius=(0.2, 0.1, 0.06), coat=0.55, bumps=((0.12, 0.03), (0.05, 0.008))))
    shapes = [ball(1.0, k, 0.22, 0.75, 0.7) for k in range(6)] + [cube(0.9, 0.7, 0.55, k, 0.16, 4) for k in range(5)]
    black = [chip(1.1, 0.7, 0.22, k, 0.5) for k in range(5)]
    for _ in range(120):
        a, far = chance.uniform(0, 6.28), math.sqrt(chance.random())
        x, z = far * math.cos(a) * radius * 0.56, high * 0.46 + far * math.sin(a) * high * 0.27
        at = (x, cut + chance.uniform(-0.16, 0.35), z)
        kind = chance.random()
        if kind < 0.2:
            meat.add(chance.choice(black), lie(at, way(chance), way(chance)), tint(chance, ('#3a2413', '#5a3a20', '#2c1a0e'),
                                                                                   0.25))
        elif kind < 0.26:
            meat.add(shapes[0], lie(at, way(chance), way(chance), 0, 0.35), tint(chance, ('#5f9a35', '#8fbd58'), 0.3))
        else:
            meat.add(chance.choice(shapes), lie(at, way(chance), way(chance), 0, chance.uniform(0.5, 1.0)),
                     tint(chance, ('#b98453', '#cfa478', '#9a6438', '#dcbd95'), chance.uniform(0.2, 0.4)))
    return [meat.done()]


def buns(plan):
    for k, lie_ in enumerate(plan['lie']):
        bun(plan, lie_, plan['seed'] + k)
