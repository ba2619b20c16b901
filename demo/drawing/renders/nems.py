"""Fried spring rolls in rice paper, whole or cut, and the herbs beside them. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from fried import blisters, crust
from morsels import Pile, ball, chip, cube, lie, tint, way
from painted import hue, mix, painted, rough, skin, step


def nem(chance, at, turn, tilt, length=9.0, radius=1.3, cut=False):
    """A roll along x about `at`: rice paper turned about the filling, blistered; with `cut` its far end shows the filling."""
    seed, spin = chance.random() * 40, chance.uniform(0, 6.28)
    bow = chance.uniform(-0.008, 0.008)
    thick = radius * chance.uniform(0.95, 1.06)

    def place(u, v):
        a = 2 * math.pi * v
        e = abs(2 * u - 1) if not cut else max(0.0, 1 - 2 * u)
        end = max(0.0, 1 - max(0.0, (e - 0.86) / 0.14) ** 2.2) ** 0.5 * (1 - 0.1 * e ** 3)
        x = (u - 0.5) * length
        if cut and u > 0.82:
            x, end = (0.82 - 0.5) * length, 1 - (u - 0.82) / 0.18
        # The paper lies in turns: the edge of the last one winds about the roll.
        edge = (a / 6.2832 + x / length * 0.7 + spin) % 1
        r = thick * end * (1 + 0.05 * rough((x * 0.5, math.cos(a), math.sin(a)), 1.0, 3,
                                            seed)) * (1 + 0.045 * edge * (0 if cut and u > 0.82 else 1))
        # At an end it is folded in, in a few creases.
        r *= 1 - 0.14 * step(0.8, 1.0, e) * abs(math.sin(2.5 * a + seed))
        return x, r * math.cos(a), r * math.sin(a) + bow * x * x

    def face(u):
        return cut and u > 0.83

    def up(u, v, p, n):
        if face(u):
            return 0.0
        big, mid, small = blisters(p, 0.95, seed, 0.35), blisters(p, 0.5, seed + 2, 0.5), blisters(p, 0.2, seed + 5, 0.55)
        return 0.12 * big + 0.075 * mid * (1 - big) + 0.03 * small + 0.06 * rough(p, 1.0, 4, seed)

    def paint(u, v, p, n, h):
        if face(u):
            return (*hue('#8a5c3a'), 0.5)
        big, mid = blisters(p, 0.95, seed, 0.35), blisters(p, 0.5, seed + 2, 0.5)
        tone = 0.42 + 0.34 * rough(p, 1.9, 4, seed + 3) + 0.2 * rough(p, 0.4, 3, seed + 4) - 0.16 * big + 0.12 * mid
        tone += 0.3 * step(0.86, 1.0, abs(2 * u - 1)) - 1.2 * min(0.0, h)
        return (*crust(tone), 0.28 + 0.2 * step(-0.3, 0.4, rough(p, 0.7, 3, seed + 6)))

    things = [skin(190, 150, place, painted('nem', subsurface=0.2, radius=(0.2, 0.1, 0.03), coat=0.35, bumps=((0.16, 0.02), (0.05,
            0.008))), up, paint, flip=True)]
    if cut:
        things.append(stuffing(chance, thick, (0.82 - 0.5) * length))
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-tilt), 4, 'Y')
            @ Matrix.Rotation(spin, 4, 'X'))
    for thing in things:
        thing.matrix_world = move


def stuffing(chance, radius, x):
    """Minced pork with carrot, black fungus and glass noodles on the cut face."""
    pile = Pile(painted('nem-meat', subsurface=0.25, radius=(0.15, 0.08, 0.05), coat=0.35, bumps=((0.08, 0.02),)))
    shapes = [ball(0.42, k, 0.28, 0.8, 0.6, 7, 9) for k in range(7)]
    strips = [cube(0.7, 0.13, 0.11, k, 0.1, 4) for k in range(4)]
    dark = [chip(0.6, 0.25, 0.08, k, 0.5) for k in range(4)]
    for _ in range(130):
        a, far = chance.uniform(0, 6.28), math.sqrt(chance.random()) * radius * 0.86
        at, kind = (x + chance.uniform(-0.1, 0.1), far * math.cos(a), far * math.sin(a)), chance.random()
        if kind < 0.13:
            pile.add(chance.choice(strips), lie(at, (1, 0, 0), way(chance)), tint(chance, ('#e8842c', '#f2a04a'), 0.35))
        elif kind < 0.25:
            pile.add(chance.choice(dark), lie(at, (1, 0, 0), way(chance)), tint(chance, ('#2a1a12', '#4a3020'), 0.3))
        elif kind < 0.4:
            pile.add(chance.choice(strips), lie(at, (1, 0, 0), way(chance)), tint(chance, ('#e6d9bd', '#cdbb95'), 0.25))
        else:
            pile.add(chance.choice(shapes), lie(at, way(chance), way(chance), 0, chance.uniform(0.6, 1.1)),
                     tint(chance, ('#b58a66', '#93664a', '#caa383', '#7d523a'), 0.4))
    return pile.done()


def mint(chance, at, turn, length, tilt, seed):
    """A leaf of mint: its halves swell between sunken veins, its edge has teeth, its sides bend down."""
    dark, light, back = hue('#2a6420'), hue('#5f9f3c'), hue('#93bf6a')
    wide, arch = length * chance.uniform(0.52, 0.62), chance.uniform(0.05, 0.16)

    def place(u, v):
        s = 2 * v - 1
        half = wide / 2 * math.sin(math.pi * min(1, u * 0.93 + 0.06) ** 0.85) ** 0.75
        teeth = 1 + 0.07 * (1 - abs(math.sin(u * 26 + 0.4 * math.sin(u * 9 + seed)))) * step(0.5, 1, abs(s))
        vein = abs(math.sin(math.pi * (u * 6.5 - abs(s) * 1.5)))
        swell = 0.05 * length * 0.3 * vein ** 0.6 * math.sin(math.pi * min(1, abs(s) * 1.02)) - 0.03 * math.exp(-abs(s) / 0.07)
        x = u * length
        return x, s * half * teeth, swell - arch * x * x * 0.5 + 0.1 * abs(s) * half - 0.3 * (s
                * half) ** 2 / length + 0.06 * rough((u * 3, s, seed), 0.8, 2) * length * 0.5

    def paint(u, v, p, n, h):
        s = abs(2 * v - 1)
        vein = max(math.exp(-s / 0.035), 0.6 * math.exp(-abs((u * 6.5 - s * 1.5 + 0.5) % 1 - 0.5) / 0.06))
        return (*mix(mix(dark, light, 0.35 + 0.7 * rough((u * 3, s * 2, seed), 0.8, 3)), back, 0.55 * vein), 0.42)

    thing = skin(90, 44, place, painted('mint-leaf', clear=0.22, bumps=((0.1, 0.012),), coat=0.1), paint=paint, ring=False)
    thing.matrix_world = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4,
                                                                   'Z') @ Matrix.Rotation(math.radians(-tilt), 4, 'Y')
                          @ Matrix.Rotation(chance.gauss(0, 0.25), 4, 'X'))
    return thing


def sprig(chance, x, y, turn, count=7, size=3.0, z=0.15):
    """The tip of a stem of mint, lying: pairs of leaves that become smaller towards its end."""
    for k in range(count):
        side = 1 if k % 2 else -1
        far = 0.75 * (k // 2)
        a = math.radians(turn)
        mint(chance, (x + math.cos(a) * far, y + math.sin(a) * far, z + 0.12 * k), turn + side * (70 - 7 * k) + chance.gauss(0,
                8),
             size * (1 - 0.09 * k), 8 + 5 * k + chance.gauss(0, 5), k * 1.3)


def rolls(plan):
    """Whole spring rolls beside and on one another, one of them perhaps cut, with some mint."""
    chance = random.Random(plan['seed'])
    for lie_ in plan['lie']:
        nem(chance, (lie_['x'], lie_['y'], lie_['z']), lie_['turn'], lie_.get('tilt', 0), lie_.get('long', plan['long']),
            plan['radius'], lie_.get('cut', False))
    sprig(chance, *plan['mint'], 7, 3.2)
