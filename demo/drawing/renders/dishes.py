"""Bowls of noodles and of broth with what lies on them. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from painted import hue, mix, painted, rough, skin, step, tubes
from tableware import bowl, leaf, lumps

HERB = ('#2f6b2a', '#7fae5c')


def noodles(chance, radius, z, count, thick, colour):
    """Rice noodles swirled in a bowl, heaped a little in the middle."""
    base = hue(colour)
    lines = []
    for n in range(count):
        turn, far = chance.uniform(0, 6.28), radius * math.sqrt(chance.uniform(0.02, 0.92))
        x, y, heading = far * math.cos(turn), far * math.sin(turn), chance.uniform(0, 6.28)
        bend, deep = chance.uniform(-0.5, 0.5), chance.uniform(0, 1) ** 2
        points = []
        for i in range(34):
            heading += (bend + 1.2 * rough((i * 0.16, n * 1.7, 0), 1.2, 2)) * 0.28
            x, y = x + math.cos(heading) * 0.28, y + math.sin(heading) * 0.28
            out = math.hypot(x, y)
            if out > radius * 0.97:
                x, y = x * radius * 0.97 / out, y * radius * 0.97 / out
                heading += 0.35
            points.append((x, y, z + 1.0 * (1 - (out / radius) ** 2) - deep * 0.9 + 0.12 * math.sin(i * 0.45 + n)))
        shade = 1 - 0.1 * chance.random()
        lines.append((points, lambda t: thick, lambda t, a, p, shade=shade: (*(c * shade for c in base), 0.25)))
    stuff = painted('noodle', coat=0.4)
    tubes(lines, stuff, 7)
    # What lies deeper is not seen one by one.
    skin(30, 60, lambda u, v: (u * radius * math.cos(6.2832 * v), u * radius * math.sin(6.2832 * v),
            z + 0.75 * (1 - u * u) - 0.45), stuff,
         paint=lambda u, v, p, n, h: (*(c * 0.8 for c in base), 0.5))


def sticks(chance, middle, spread, z, count, length, wide, colours, heading, name):
    """Fine sticks of a vegetable in a loose bundle."""
    first, second = (hue(c) for c in colours)
    lines = []
    for n in range(count):
        way, bend = heading + chance.gauss(0, 0.45), chance.gauss(0, 0.1)
        x, y = middle[0] + chance.gauss(0, spread), middle[1] + chance.gauss(0, spread)
        up, tilt = z + abs(chance.gauss(0, 0.5)), chance.gauss(0, 0.12)
        half = length * chance.uniform(0.7, 1.1) / 2
        points = []
        for i in range(12):
            s = (i / 11 * 2 - 1) * half
            points.append((x + math.cos(way) * s - math.sin(way) * bend * s * s,
                    y + math.sin(way) * s + math.cos(way) * bend * s * s,
                           up + tilt * s - 0.04 * s * s))
        shade = chance.random()
        lines.append((points, lambda t: wide * (1 if 0.02 < t < 0.98 else 0.2),
                      lambda t, a, p, shade=shade: (*mix(first, second, shade * 0.8 + 0.3 * rough(p, 0.3, 2)), 0.35)))
    tubes(lines, painted(name, coat=0.3, bumps=((0.06, 0.01),)), 6)


def beef(chance, middle, spread, z, count):
    """Thin slices of beef seared in a wok, folded over one another."""
    light, brown, dark = hue('#a8714f'), hue('#7a4429'), hue('#3d1e10')
    for n in range(count):
        long, wide = chance.uniform(3.2, 4.6), chance.uniform(1.8, 2.5)
        curl, wave, seed = chance.uniform(0.1, 0.4), chance.uniform(0, 6), chance.random() * 50

        def place(u, v):
            a = 2 * math.pi * v
            c, s = math.cos(a), math.sin(a)
            x = (u - 0.5) * long
            half = wide / 2 * (1 - abs(2 * u - 1) ** 3) ** 0.5 * (1 + 0.2 * rough((u * 3, seed, 0), 1, 3))
            y = math.copysign(abs(c) ** 0.6, c) * half
            lift = 0.35 * math.sin(x * 1.1 + wave) + curl * 0.35 * y * y + 0.12 * rough((x, y, seed), 0.9, 3)
            return x, y, lift + 0.14 * math.copysign(abs(s) ** 0.6, s)

        def paint(u, v, p, n_, h):
            grain = rough((p[0] * 0.6, p[1] * 3, seed), 0.6, 4)
            colour = mix(mix(light, brown, 0.55 + 0.7 * grain), dark, step(0.1, 0.6, rough((p[0], p[1], seed), 1.1, 4)) * 0.7)
            return (*mix(colour, dark, step(0.4, 0.5, abs(u - 0.5)) * 0.5), 0.3)

        thing = skin(50, 44, place, painted('beef', coat=0.5, bumps=((0.25, 0.04), (0.07, 0.012))), paint=paint, flip=True,
                     height=lambda u, v, p, n_: 0.03 * rough(p, 0.4, 3, seed))
        thing.matrix_world = (Matrix.Translation((middle[0] + chance.gauss(0, spread), middle[1] + chance.gauss(0, spread),
                z + n * 0.09))
                              @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z') @ Matrix.Rotation(chance.gauss(0, 0.22), 4, 'X')
                              @ Matrix.Rotation(chance.gauss(0, 0.22), 4, 'Y'))


def roll(chance, at, turn, tilt, length=3.6, radius=1.05, cut=True):
    """A fried spring roll, or half of one: blistered crust, and its filling where it is cut."""
    gold, brown, pale = hue('#cf8f3c'), hue('#8a4a17'), hue('#e6bd78')
    filling = [hue(c) for c in ('#b58a63', '#8d5f3f', '#d9b48c', '#d97b2c', '#5d4433', '#e9dcc0')]
    seed = chance.random() * 40

    def place(u, v):
        a = 2 * math.pi * v
        if u < 0.3:
            r, x = radius * 0.93 * u / 0.3, length / 2
        else:
            t = (u - 0.3) / 0.7
            x = length / 2 - length * t
            r = radius * min(1.0, (0.93 if cut else 0.75) + t * 6) * (1 - max(0.0, (t - 0.86) / 0.14) ** 2.5)
            if not cut:
                # The last turn of the sheet ends in an edge.
                r *= 1 + 0.035 * ((v + 0.25 * x / length) % 1)
        spiral = 1 + 0.02 * math.sin(a + x * 2)
        return x, r * spiral * math.cos(a), r * spiral * math.sin(a)

    def up(u, v, p, n):
        if cut and u < 0.29:
            return 0.12 * rough(p, 0.3, 3, seed) - 0.05
        blister = max(0.0, rough(p, 0.35, 3, seed + 1)) * 0.12
        return blister + 0.05 * rough(p, 1.0, 3, seed)

    def paint(u, v, p, n, h):
        if cut and u < 0.27:
            k = int((rough(p, 0.35, 2, seed + 3) + 1) * 6.5) % len(filling)
            return (*mix(filling[k], filling[(k + 2) % len(filling)], 0.4 + rough(p, 0.15, 2)), 0.5)
        tone = 0.45 + 0.6 * rough(p, 0.9, 4, seed) + 3 * h
        return (*mix(mix(pale, gold, tone * 2), brown, tone * 2 - 1), 0.38)

    thing = skin(140, 120, place, painted('roll', coat=0.25, bumps=((0.12, 0.02),)), up, paint)
    thing.matrix_world = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4,
            'Z') @ Matrix.Rotation(math.radians(-tilt), 4, 'Y')
                          @ Matrix.Rotation(seed, 4, 'X'))


def rolls(plan):
    """Whole spring rolls beside and on one another, with some mint."""
    chance = random.Random(plan['seed'])
    for lie in plan['lie']:
        roll(chance, (lie['x'], lie['y'], lie['z']), lie['turn'], 0, plan['long'], plan['radius'], False)
    for k in range(6):
        leaf((plan['mint'][0] + chance.gauss(0, 0.7), plan['mint'][1] + chance.gauss(0, 0.6), 0.25 + 0.15 * k),
                chance.uniform(-60, 130), 3.2, 1.9,
             chance.uniform(4, 30), HERB, k, chance.gauss(0, 14))


def nuts(chance, middle, spread, z, count):
    """Roasted peanuts, crushed."""
    items = []
    for _ in range(count):
        x, y = middle[0] + chance.gauss(0, spread), middle[1] + chance.gauss(0, spread)
        colour = mix(hue('#e0b878'), hue('#b57f3f'), chance.random())
        items.append(((x, y, z(x, y) + chance.uniform(0, 0.2)), [chance.gauss(0, 1) for _ in range(3)],
                chance.uniform(0.35, 0.75),
                      chance.uniform(0.3, 0.5), (*colour, 0.45), 0.35))
    lumps(items, painted('nut', coat=0.15, bumps=((0.1, 0.02),)))


def bo_bun(plan):
    """A bowl of rice noodles with beef, two halves of a spring roll each way, carrot, cucumber, herbs and peanuts."""
    chance = random.Random(plan['seed'])
    bowl(10, 7.4)
    noodles(chance, 8.9, 5.9, 250, 0.13, '#f4f0e6')
    sticks(chance, (5.2, 1.6), 0.9, 6.7, 90, 4.2, 0.12, ('#e8731e', '#f09a45'), 2.0, 'carrot')
    sticks(chance, (1.8, 5.4), 0.8, 6.7, 46, 4.0, 0.17, ('#dbe8b8', '#9cc070'), 0.3, 'cucumber-stick')
    for at, turn, tilt in (((3.2, -4.9, 7.4), -70, 10), ((5.6, -3.2, 7.3), -48, 14), ((1.0, -5.8, 7.3), -98, 12),
            ((3.9, -2.9, 8.6), -62, 4)):
        roll(chance, at, turn, tilt)
    beef(chance, (-3.0, -0.6), 1.7, 6.9, 26)
    for k in range(9):
        leaf((-3.4 + chance.gauss(0, 0.8), 4.6 + chance.gauss(0, 0.7), 7.0 + k * 0.1), chance.uniform(20, 200), 3.4, 2.0,
                chance.uniform(5, 40), HERB, k,
             chance.gauss(0, 18))
    nuts(chance, (-1.6, -1.6), 2.4, lambda x, y: 8.6 - 0.03 * (x * x + y * y), 75)


def broth(plan):
    """A bowl of clear broth: amber, with drops of fat, spring onion, star anise and herbs on it."""
    chance = random.Random(plan['seed'])
    bowl(10, 7.4, '#f4f2ec')
    level, radius = 5.9, 9.2
    drops = []
    while len(drops) < 150:
        a, far, r = chance.uniform(0, 6.28), radius * 0.98 * math.sqrt(chance.random()), 0.06 + 0.38 * chance.random() ** 3
        drops.append((far * math.cos(a), far * math.sin(a), r))
    deep, light, fat = (hue(c) for c in plan['colours'])

    def drop_at(p):
        return min((math.hypot(p[0] - x, p[1] - y) / r for x, y, r in drops), default=9)

    def paint(u, v, p, n, h):
        near = drop_at(p)
        colour = mix(deep, light, step(0.55, 1.0, u) + 0.25 * rough(p, 4, 4, 2))
        colour = mix(colour, fat, 0.45 * step(1.0, 0.9, near) + 0.3 * math.exp(-((near - 0.95) / 0.1) ** 2))
        return (*colour, 0.04)

    def up(u, v, p, n):
        near = drop_at(p)
        return 0.05 * math.sqrt(max(0.0, 1 - near * near)) * 0.5 + 0.012 * rough(p, 2.5, 2, 3)

    skin(220, 420, lambda u, v: (u * radius * math.cos(2 * math.pi * v), u * radius * math.sin(2 * math.pi * v),
            level + 0.18 * max(0, (u - 0.97) / 0.03) ** 2),
         painted('broth', coat=1.0), up, paint)
    rings = []
    for n in range(plan['onions']):
        a, far, r = chance.uniform(0, 6.28), 6.4 * math.sqrt(chance.random()), chance.uniform(0.28, 0.5)
        x, y, lean = far * math.cos(a), far * math.sin(a), chance.gauss(0, 0.25)
        points = [(x + r * math.cos(t * 0.42), y + r * math.sin(t * 0.42),
                level + 0.1 + lean * r * math.cos(t * 0.42)) for t in range(16)]
        green = mix(hue('#3f8a2c'), hue('#b9d98c'), chance.random())
        rings.append((points, lambda t: 0.1, lambda t, a_, p, green=green: (*mix(green, hue('#e3efc4'),
                0.4 * (0.5 + rough(p, 0.3, 2))), 0.3)))
    tubes(rings, painted('onion', coat=0.5), 8)
    brown = hue('#5a2f16')
    for cx, cy, turn in ((-3.6, 1.2, 0.2), (2.9, 3.4, 0.9)):
        items = []
        for k in range(8):
            a = turn + k * math.pi / 4 + chance.gauss(0, 0.05)
            long = chance.uniform(1.1, 1.5)
            way = Vector((math.cos(a), math.sin(a), 0.12))
            items.append((Vector((cx, cy, level + 0.15)) + way * long * 0.55, way, long, 0.5,
                    (*mix(brown, hue('#8a5026'), chance.random()), 0.5), 0.15))
            items.append((Vector((cx, cy, level + 0.34)) + way * long * 0.58, way, 0.5, 0.26, (*hue('#8c4a1f'), 0.2), 0.0))
        lumps(items, painted('anise', bumps=((0.1, 0.02),)))
    for k in range(7):
        leaf((1.8 + chance.gauss(0, 0.9), -2.6 + chance.gauss(0, 0.8), level + 0.15 + 0.05 * k), chance.uniform(0, 360), 1.9,
                1.5, chance.uniform(0, 14), HERB, k)
