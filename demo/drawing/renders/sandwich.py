"""A filled roll of bread: bánh mì with pork, pickles and coriander. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from morsels import Pile, chip, grid, hoop, lie, tint, way
from painted import hue, mix, painted, ridge, rough, skin, stand, step
from strands import ribbons, shreds


def half(plan, upper, seed):
    """The upper or lower half of the loaf, its cut face at z = 0, along x."""
    long, wide = plan['long'], plan['wide']
    high = plan['high'] * (0.56 if upper else 0.44)
    pale, gold, brown, deep, white = hue('#eecb8d'), hue('#d89a4b'), hue('#b16a27'), hue('#7c3f13'), hue('#faf1dc')
    sign = 1 if upper else -1

    def place(u, v):
        x = (u - 0.5) * long
        e = abs(2 * u - 1)
        grow = max(0.0, 1 - e ** 3.4) ** 0.55 * (1 + 0.05 * rough((x, 0, seed), 4, 2))
        a = math.pi * (v / 0.62) if v < 0.62 else 0.0
        if v < 0.62:
            y, z = math.cos(a) * wide / 2 * grow, math.copysign(max(0.0, math.sin(a)) ** 0.8, 1) * high * grow
        else:
            t = (v - 0.62) / 0.38
            y, z = (-1 + 2 * t) * wide / 2 * grow * 0.985, 0.0
            z = -0.12 * math.sin(math.pi * t)
        return x + 0.12 * rough((y, z, seed), 1.5, 2) * step(0.8, 1.0, e), y, sign * z

    def score(p):
        """1 in the split along the top of the loaf, 0 outside; where it burst, its lips stand up."""
        line = p[1] + 0.5 + 0.5 * rough((p[0], 0, seed), 3.0, 3)
        end = step(0.46, 0.3, abs(p[0]) / long)
        return math.exp(-(line / 0.75) ** 2) * end, line, end

    def crumb(v):
        return v > 0.63 and v < 0.99

    def up(u, v, p, n):
        if crumb(v):
            return -0.16 * step(0.0, 0.5, rough(p, 0.55, 3, seed)) - 0.07 * step(0, 0.4, rough(p, 0.2, 2,
                    seed + 2)) + 0.08 * rough(p, 1.4, 2)
        h = 0.1 * rough(p, 1.8, 3, seed) + 0.025 * rough(p, 0.25, 3, seed)
        if upper:
            inside, line, end = score(p)
            h += -0.16 * inside + end * (0.22
                                         * math.exp(-((line - 0.85) / 0.3) ** 2) + 0.1 * math.exp(-((line + 0.9) / 0.3) ** 2))
        return h

    def paint(u, v, p, n, h):
        if crumb(v):
            return (*mix(white, hue('#e2c994'), step(0.02, -0.14, h) + 0.3 * rough(p, 0.3, 2)), 0.8)
        tone = mix(gold, brown, 0.45 + 0.7 * rough(p, 2.2, 4, seed) + 0.2 * rough(p, 0.5, 3))
        tone = mix(tone, pale, step(0.9, 0.0, abs(p[2])) * 0.55 + 0.2 * step(0.2, 0.6, rough(p, 0.5, 4, seed + 1)))
        if upper:
            inside, line, end = score(p)
            tone = mix(tone, pale, 0.85 * inside * (0.7 + 0.6 * rough((p[0] * 0.4, p[1] * 2, 0), 0.4, 3)))
            tone = mix(tone, deep, end * 0.75 * math.exp(-((line - 0.9) / 0.2) ** 2))
        tone = mix(tone, deep, 0.5 * step(0.75, 1.0, abs(2 * u - 1)))
        # The thin crust has cracked while it cooled: fine pale lines.
        crack = ridge(p, 0.9, seed) ** 6 * step(-0.1, 0.3, rough(p, 2.5, 2, seed + 8))
        return (*mix(tone, pale, 0.5 * crack), 0.42 + 0.12 * rough(p, 0.8, 3))

    return skin(200, 150, place, painted('bread-crust', bumps=((0.35, 0.03), (0.07, 0.012)), subsurface=0.1, radius=(0.3, 0.2,
            0.1), coat=0.06),
                up, paint, flip=not upper)


def coriander(seed):
    """A leaf of coriander: a fan of three lobes, each with teeth, on the xy plane, its stalk at the origin."""
    def place(t, a):
        # a runs over the fan from -2.1 to 2.1 and back along the underside, which is the same surface.
        b = (a / math.pi - 1) * 2.2
        lobe = 0.55 + 0.45 * abs(math.cos(b * 1.45)) ** 0.7
        teeth = 1 + 0.1 * math.sin(b * 13 + seed)
        r = t * 0.75 * lobe * teeth
        x, y = r * math.cos(b), r * math.sin(b)
        return x, y, 0.22 * r * r * math.cos(3 * b + seed) + 0.05 * rough((x, y, seed), 0.4, 2)

    return grid(7, 34, place)


def bunch(chance, at, spread, count, lift, size=1.0):
    """Leaves of coriander on stems about a place; spread and at are (x, y, z)."""
    leaves, stems = Pile(painted('coriander', clear=0.25, bumps=((0.15, 0.015),))), []
    shapes = [coriander(k) for k in range(7)]
    for _ in range(count):
        p = Vector((at[0] + chance.uniform(-1.7, 1.7) * spread[0], at[1] + chance.gauss(0, spread[1]), at[2] + chance.gauss(0,
                spread[2])))
        out = Vector((chance.gauss(0, 0.6), -0.55 + chance.gauss(0, 0.5), lift + chance.gauss(0, 0.3)))
        move = lie(p, (chance.gauss(0, 0.4), -0.4 + chance.gauss(0, 0.4), 0.8), out, 0, size * chance.uniform(0.75, 1.3))
        leaves.add(chance.choice(shapes), move, tint(chance, ('#2c6e22', '#4f9636', '#78b352'), 0.4, 0.15))
        root = p - out.normalized() * chance.uniform(0.8, 1.8)
        bow = Vector((chance.gauss(0, 0.15), 0, chance.gauss(0, 0.15)))
        stems.append(([root + (p - root) * (i / 6) + bow * math.sin(math.pi * i / 6) for i in range(7)], lambda t: 0.09, 0.09,
                      lambda t: 0,
                      lambda t, q: (*hue('#6fa548'), 0.35)))
    return [leaves.done(), ribbons(stems, painted('stem', subsurface=0.3, coat=0.3), 6)]


def pork(chance, plan, at, turn, seed):
    """A slice of lacquered pork: red and dark about its edge, pale with its fibres and some fat within."""
    long, wide = chance.uniform(4.2, 5.4), chance.uniform(2.4, 3.0)
    red, dark, meat, fat = hue('#8e2b16'), hue('#4a150a'), hue('#c58a68'), hue('#ecd3b4')

    def place(u, v):
        a = 2 * math.pi * v
        edge = (1 + 0.08 * rough((math.cos(a), math.sin(a), seed), 0.7,
                                 3)) * (abs(math.cos(a)) ** 3 + abs(math.sin(a)) ** 3) ** (-1 / 3)
        t = math.sin(math.pi * u) ** 0.35
        x, y = t * edge * math.cos(a) * long / 2, t * edge * math.sin(a) * wide / 2
        return x, y, 0.16 * -math.cos(math.pi * u) + 0.2 * math.sin(x * 0.7 + seed) + 0.16 * rough((x, y, seed), 1.4, 2)

    def paint(u, v, p, n, h):
        rim = step(0.6, 0.9, (abs(2 * p[0] / long) ** 3 + abs(2 * p[1] / wide) ** 3) ** (1 / 3) + 0.12 * rough(p, 0.6, 3, seed))
        fibre = rough((p[0] * 0.7, p[1] * 3, seed), 0.5, 4)
        tone = mix(mix(meat, hue('#a9674a'), 0.5 + fibre), fat, 0.8 * step(0.3, 0.5, rough((p[0] * 0.5, p[1], seed), 0.9, 3)))
        return (*mix(tone, mix(red, dark, 0.4 + rough(p, 0.5, 3, seed)), rim), 0.26)

    thing = skin(44, 90, place, painted('roast-pork', coat=0.55, subsurface=0.2, radius=(0.2, 0.08, 0.05), bumps=((0.2, 0.03),
            (0.06, 0.01))),
                 paint=paint, height=lambda u, v, p, n: 0.02 * rough(p, 0.3, 3, seed))
    thing.matrix_world = Matrix.Translation(at) @ turn
    return thing


def cucumber(chance, at, turn, seed):
    """A slice of cucumber cut long: pale wet flesh with seeds, a thin dark peel."""
    long, wide = chance.uniform(5.0, 6.4), chance.uniform(2.2, 2.6)
    flesh, pale, peel = hue('#cfe0a0'), hue('#eef3d4'), hue('#2f5a22')

    def place(u, v):
        a = 2 * math.pi * v
        t = math.sin(math.pi * u) ** 0.3
        x, y = t * math.cos(a) * long / 2, t * math.sin(a) * wide / 2
        return x, y, -0.13 * math.cos(math.pi * u) + 0.1 * math.sin(x * 0.6 + seed)

    def paint(u, v, p, n, h):
        far = math.hypot(2 * p[0] / long, 2 * p[1] / wide)
        seeds = step(0.25, 0.45, rough((p[0] * 1.2, p[1] * 2, seed), 0.35, 2)) * step(0.6, 0.4, far)
        tone = mix(mix(pale, flesh, step(0.2, 0.8, far)), hue('#f6f4dc'), seeds)
        return (*mix(tone, peel, step(0.9, 0.95, far)), 0.22)

    thing = skin(40, 80, place, painted('cucumber-slice', coat=0.5, subsurface=0.4, radius=(0.2, 0.25, 0.1), bumps=((0.15,
            0.01),)), paint=paint)
    thing.matrix_world = Matrix.Translation(at) @ turn
    return thing


def banh_mi(plan):
    """The roll lies on its back edge, open to the front; the filling stands out of it along its whole length."""
    chance, seed = random.Random(plan['seed']), plan['seed']
    long, wide, gape = plan['long'], plan['wide'], math.radians(plan['gape'])
    lower, upper = half(plan, False, seed), half(plan, True, seed + 4)
    hinge = Matrix.Translation((0, wide / 2, 0)) @ Matrix.Rotation(-gape, 4, 'X') @ Matrix.Translation((0, -wide / 2, 0))
    upper.matrix_world = hinge
    things = [lower, upper]

    def rise(y, share):
        """Between the two halves: share 0 on the lower, 1 under the upper."""
        return share * math.tan(gape) * (wide / 2 - y)

    front = -wide / 2
    spots = [(-0.5 + (k + 0.5) / 6) * long * 0.8 for k in range(6)]
    for k, x in enumerate(spots):
        things.append(cucumber(chance, (x + chance.gauss(0, 0.3), front + 0.9 + chance.gauss(0, 0.15), 0.35 + 0.05 * (k % 2)),
                               Matrix.Rotation(chance.gauss(0, 0.16), 4, 'Z') @ Matrix.Rotation(0.12 + chance.gauss(0, 0.08), 4,
                                       'X'), k))
    for k in range(9):
        x = (-0.5 + (k + 0.5) / 9) * long * 0.82
        things.append(pork(chance, plan, (x + chance.gauss(0, 0.25), front + 0.75 + chance.gauss(0, 0.25), 1.0 + 0.16 * (k % 3)),
                           Matrix.Rotation(chance.gauss(0, 0.3), 4, 'Z') @ Matrix.Rotation(-0.32 + chance.gauss(0, 0.12), 4, 'X')
                           @ Matrix.Rotation(chance.gauss(0.2, 0.1), 4, 'Y'), k + 20))

    def top(x, y):
        return 1.7 + 0.5 * (y - front) + 0.25 * rough((x, y, 0), 1.2, 2, seed)

    def where(chance):
        return chance.uniform(-0.42, 0.42) * long, front + chance.gauss(1.3, 0.5)

    for colours, count, name in ((('#ee8424', '#f6a04a', '#e26f14'), plan['carrot'], 'carrot-shred'), (('#f4f3e6', '#fbfaf2',
            '#e6e8d2'), plan['daikon'], 'daikon')):
        things.append(shreds(chance, top, count, where, 4.2, 0.2, 0.16, colours, painted(name, subsurface=0.45, radius=(0.2, 0.12,
                0.06), coat=0.35),
                             0.4, 0.6, 0.5, 0.28, None, 0.0))
    things += bunch(chance, (0, front + 0.3, 2.5), (long * 0.24, 0.4, 0.35), plan['coriander'], 0.35, 1.05)
    chilli = Pile(painted('chilli', coat=0.5, subsurface=0.2))
    rings = [hoop(chance.uniform(0.28, 0.36), 0.12, 0.22, k) for k in range(4)]
    for _ in range(7):
        x, y = where(chance)
        chilli.add(chance.choice(rings), lie((x, y - 0.2, top(x, y) + 0.45), (0, -0.6, 0.8), way(chance)), tint(chance,
                ('#c01d14', '#dc3a22'), 0.25))
    things.append(chilli.done())
    turn = (Matrix.Rotation(math.radians(plan['turn']), 4, 'Z') @ Matrix.Rotation(math.radians(plan['lean']), 4, 'X'))
    for thing in things:
        if thing:
            thing.matrix_world = turn @ thing.matrix_world
    stand([thing for thing in things if thing])
