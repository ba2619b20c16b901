"""Sushi: nigiri and maki on a slate. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from painted import curve_at, hue, mix, painted, rough, skin, step
from tableware import board, rice

#: How high the slate is.
BOARD = 0.8


def place_all(things, lie):
    move = Matrix.Translation((lie['x'], lie['y'], BOARD)) @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world


def nigiri(fish, lie, seed):
    """A block of rice under a slice of fish: salmon or tuna."""
    chance = random.Random(seed)
    a, b, c = 2.75, 1.25, 0.95
    points = []
    while len(points) < 420:
        d = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        k = (abs(d.x / a) ** 3 + abs(d.y / b) ** 3 + abs(d.z / c) ** 3) ** (-1 / 3)
        p = d * k
        if p.z > 0.75:
            continue
        points.append((p + Vector((0, 0, c)), (p.x / a ** 2, p.y / b ** 2, p.z / c ** 2)))
    things = [rice(points, seed)]

    def core(u, v):
        d = Vector((math.sin(math.pi * u) * math.cos(2 * math.pi * v), math.sin(math.pi * u) * math.sin(2 * math.pi * v),
                math.cos(math.pi * u)))
        k = (abs(d.x / a) ** 3 + abs(d.y / b) ** 3 + abs(d.z / c) ** 3) ** (-1 / 3) * 0.96
        return d.x * k, d.y * k, d.z * k + c

    things.append(skin(24, 32, core, painted('core', bumps=((0.2, 0.05),)), paint=lambda u, v, p, n, h: (*hue('#e9e5d9'), 0.5)))
    red, light, line = (hue(t) for t in {'salmon': ('#ee7238', '#f39059', '#fbe3d0'),
            'tuna': ('#a3182c', '#bd3344', '#d98a8c')}[fish])
    length, thick = 7.4, 0.42

    def slice_(u, v):
        x = (u - 0.5) * length
        angle = 2 * math.pi * v
        s, c_ = math.sin(angle), math.cos(angle)
        wide = 1.55 * min(1.0, (1 - abs(2 * u - 1) ** 6) ** 0.5 + 0.02) * (0.9 + 0.15 * (u - 0.3))
        y = math.copysign(abs(c_) ** 0.4, c_) * wide
        top = 2.02 - 0.022 * abs(x) ** 3.2 - 0.16 * y * y + 0.05 * math.sin(x * 1.3 + seed)
        return x * (1 - 0.004 * x * x), y + 0.1 * math.sin(x * 0.8 + seed), max(0.14, top) + math.copysign(abs(s) ** 0.5,
                s) * thick / 2

    def paint(u, v, p, n, h):
        f = (p[0] + 0.55 * abs(p[1] + 0.5) + 0.15 * rough(p, 1, 2, seed)) / (0.62 if fish == 'salmon' else 0.5)
        off = abs(f - math.floor(f) - 0.5)
        white = math.exp(-((0.5 - off) / (0.11 if fish == 'salmon' else 0.06)) ** 2) * (0.85 if fish == 'salmon' else 0.3)
        colour = mix(red, light, 0.5 + 0.6 * rough(p, 1.2, 4, seed))
        return (*mix(colour, line, white), 0.26)

    things.append(skin(170, 120, slice_, painted(fish, bumps=((0.3, 0.02), (0.07, 0.006)), coat=0.4, speckle=0.05, subsurface=0.4,
                                                   radius=(0.3, 0.1, 0.06)), paint=paint,
                       height=lambda u, v, p, n: 0.03 * rough(p, 0.8, 3, seed), flip=True))
    place_all(things, lie)


def maki(lie, seed):
    """A piece of cucumber roll, standing."""
    chance = random.Random(seed)
    r, high = 1.3, 2.3
    wall, inside, peel, core = hue('#0a100b'), hue('#a9c77c'), hue('#3e6a2b'), hue('#d9e6b0')

    def nori(u, v):
        a = 2 * math.pi * v
        ring = r * (1 + 0.02 * math.sin(2 * a + seed) + 0.012 * math.sin(5 * a))
        z = high * min(1.0, u / 0.9)
        ring -= 0.09 * max(0.0, (u - 0.9) / 0.1)
        return ring * math.cos(a), ring * math.sin(a), z

    things = [skin(40, 90, nori, painted('nori', bumps=((0.09, 0.03), (0.5, 0.05)), speckle=0.35, speckle_size=0.1), ring=True,
                   paint=lambda u, v, p, n, h: (*mix(wall, hue('#24301f'), 0.3 + rough(p, 0.5, 3, seed)), 0.5 + 0.15 * rough(p,
                           0.8, 3, seed)),
                   height=lambda u, v, p, n: 0.02 * rough(p, 0.5, 3, seed))]
    points = []
    for _ in range(170):
        a, far = chance.uniform(0, 6.3), math.sqrt(chance.uniform(0.1, 0.74)) * r
        points.append(((far * math.cos(a), far * math.sin(a), high - 0.02 - 0.2 * chance.random()), (0, 0, 1)))
    things.append(rice(points, seed))
    half = 0.36
    for k, (x, y) in enumerate(((-0.2, -0.18), (0.22, -0.2), (0.02, 0.22))):
        def stick(u, v, x=x, y=y):
            a = 2 * math.pi * v
            c, s = math.cos(a), math.sin(a)
            edge = half / max(abs(c) ** 5 + abs(s) ** 5, 1e-9) ** 0.2 * 0.62
            t = min(1.0, u / 0.6)
            top = high + 0.12
            return x + edge * c * t, y + edge * s * t, top - (0 if u < 0.6 else (u - 0.6) / 0.4 * 0.6) - 0.04 * t ** 8

        things.append(skin(20, 40, stick, painted('cucumber', coat=0.3, bumps=((0.1, 0.015),)), paint=lambda u, v, p, n, h: (
            *mix(mix(core, inside, 0.5 + rough(p, 0.4, 3, seed)), peel, step(0.28, 0.42, math.hypot(p[0], p[1]) - 0.22)), 0.3)))
    place_all(things, lie)


def tray(plan):
    """The pieces of an assortment on a slate, and ginger and wasabi beside them."""
    board(plan['board'][0], plan['board'][1], BOARD, '#2b2d30')
    for k, lie in enumerate(plan['pieces']):
        if lie['kind'] == 'maki':
            maki(lie, plan['seed'] + k)
        else:
            nigiri(lie['kind'], lie, plan['seed'] + k)
    chance = random.Random(plan['seed'])
    ginger(chance, *plan['ginger'])
    wasabi(*plan['wasabi'])


def ginger(chance, x, y):
    """Slices of pickled ginger, thin and folded, on one another."""
    pink, pale, fibre = hue('#f0b9a4'), hue('#f6dfc4'), hue('#e39a86')
    for k in range(9):
        long, wide, seed, fold = chance.uniform(2.2, 3.0), chance.uniform(1.5, 2.1), chance.random() * 40, chance.uniform(0.5,
                1.1)

        def place(u, v):
            a, t = 2 * math.pi * v, math.sin(math.pi * u) ** 0.4
            edge = 1 + 0.14 * rough((math.cos(a), math.sin(a), seed), 0.7, 3)
            p, q = t * math.cos(a) * edge * long / 2, t * math.sin(a) * edge * wide / 2
            return p, q * (1 - 0.3
                           * fold), fold * (0.5
                                            * q * q + 0.28 * math.sin(2.1 * p + seed) * abs(q)) - 0.035 * math.cos(math.pi * u)

        def paint(u, v, p, n, h):
            line = rough((p[0] * 0.4, p[1] * 5, seed), 0.6, 3)
            return (*mix(mix(pale, pink, 0.45 + 0.7 * rough(p, 1.0, 3, seed)), fibre, 0.4 * step(0.1, 0.5, line)), 0.2)

        thing = skin(24, 60, place, painted('ginger', subsurface=0.3, radius=(0.2, 0.1, 0.07), clear=0.3, coat=0.5, bumps=((0.12,
                0.01),)), paint=paint)
        thing.matrix_world = (Matrix.Translation((x + chance.gauss(0, 0.45), y + chance.gauss(0, 0.4), BOARD + 0.12 + 0.12 * k))
                              @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z') @ Matrix.Rotation(chance.gauss(0, 0.3), 4, 'X'))


def wasabi(x, y):
    """A dab of wasabi: a pressed paste with a rough face."""
    green, light = hue('#a3b95c'), hue('#bfcf85')

    def place(u, v):
        a, r = 2 * math.pi * v, 0.95 * (1 - u ** 2.2) ** 0.5 if u < 1 else 0.0
        r *= 1 + 0.12 * rough((math.cos(a), math.sin(a), u), 0.7, 3)
        return x + r * math.cos(a), y + r * math.sin(a) * 0.9, BOARD + 0.95 * u

    skin(50, 70, place, painted('wasabi', subsurface=0.3, radius=(0.1, 0.12, 0.05), bumps=((0.15, 0.03), (0.05, 0.01))),
         flip=True,
         height=lambda u, v, p, n: 0.1 * rough(p, 0.5, 4, 3), paint=lambda u, v, p, n, h: (*mix(green, light, 0.5 + 5 * h), 0.55))
