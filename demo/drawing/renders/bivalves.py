"""Clams and oysters: two valves that grew ring by ring from a beak. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from painted import curve_at, hue, mix, painted, rough, skin, stand, step, tubes


def valve(outline, beak, dome, height, paint, stuff, side, fine=1.0):
    """
    One valve: growth u from the beak (0) to the rim (1), v about it. outline(v) is the rim as (x, y), dome(u, v) how high the
    shell stands there; `side` 1 for the upper, -1 for the lower valve.
    """
    def place(u, v):
        x, y = outline(v)
        g = u ** 0.9
        return beak[0] + (x - beak[0]) * g, beak[1] + (y - beak[1]) * g, side * dome(g, v)

    return skin(int(120 * fine), int(200 * fine), place, stuff, height, paint, flip=side < 0)


def clam(plan, length, seed):
    """A carpet clam, shut or a little open: ribs from the beak crossed by rings of growth; each is marked in its own way."""
    chance = random.Random(seed)
    cream, brown, grey, dark = (hue(c) for c in plan['colours'])
    # Some are sandy, some grey, some rusty; some have zigzags, some rays from the beak, some bands and some specks alone.
    cream = mix(cream, hue(plan['tints'][seed % len(plan['tints'])]), chance.uniform(0.35, 0.95))
    brown = mix(brown, hue(chance.choice(plan['marks'])), chance.uniform(0.2, 0.9))
    kinds = ('zigzag', 'rays', 'bands', 'specks')
    share = {kind: chance.uniform(0.0, 0.25) for kind in kinds}
    share[kinds[seed // 3 % 4]] = chance.uniform(0.75, 1.0)
    # Where a winter stopped the growth.
    winters = sorted(chance.uniform(0.25, 0.97) for _ in range(chance.randint(3, 6)))
    before = set(bpy.data.objects)
    beak, round_ = (-0.17 * length, 0.315 * length), chance.uniform(0.33, 0.385)

    def outline(v):
        a = 2 * math.pi * v
        s, c = math.sin(a), math.cos(a)
        x = 0.5 * length * math.copysign(abs(c) ** 0.92, c)
        y = round_ * length * math.copysign(abs(s) ** 0.95, s)
        # Broader behind, a little pressed in before the beak.
        return x, y * (1 + 0.12 * c) - 0.03 * length * math.exp(-((a - 2.2) / 0.4) ** 2)

    full = chance.uniform(0.19, 0.24)
    for side in (1, -1):
        def dome(g, v):
            rim = outline(v)
            x, y = (beak[d] + (rim[d] - beak[d]) * g for d in (0, 1))
            far = min(1.0, math.hypot(x / (0.52 * length), (y - 0.02 * length) / (0.39 * length))) if g < 1 else 1.0
            # Highest between the beak and the middle, and a knob at the beak.
            knob = 0.075 * length * math.exp(-(g / 0.24) ** 2)
            return full * length * max(0.0, 1 - far ** 2.2) ** 0.62 * (1 - g ** 14) + knob

        def relief(u, v, p, n):
            g = u ** 0.9
            rib = math.sin(2 * math.pi * (v * 56 + 0.4 * rough((g * 2, v * 9, seed), 1, 2)))
            ring = math.sin(g * 44 + 2.6 * rough((g * 5, math.cos(v * 6.28), math.sin(v * 6.28) + seed), 1, 2))
            pause = sum(math.exp(-((g - at) / 0.012) ** 2) for at in winters)
            h = 0.006 * rib * step(0.2, 0.5, g) + 0.015 * ring * step(0.1, 0.4, g) - 0.035 * pause
            return h + 0.014 * rough(p, 0.7, 3, seed) - 0.03 * step(0.975, 1.0, u)

        def paint(u, v, p, n, h):
            g, c, s = u ** 0.9, math.cos(v * 6.28), math.sin(v * 6.28)
            # The colour changes from year to year and is the same all along a ring.
            year = sum(g > at for at in winters)
            tone = 0.1 + 0.35 * math.sin(year * 2.4 + seed) + 0.5 * rough((g * 9, 0.3 * c, 0.3 * s + seed), 1, 3)
            colour = mix(cream, grey, tone)
            saw = abs((v * 15 + 0.9 * rough((v * 6, g * 3, seed), 1, 2)) % 1 - 0.5)
            zig = math.sin(g * 20 + 5.5 * saw + 2 * rough((v * 6, g * 2, seed + 1), 1, 2))
            patch = step(-0.25, 0.3, rough((c * 1.6, s * 1.6, g * 2.2 + seed), 1, 3))
            mark = share['zigzag'] * step(0.15, 0.6, zig) * patch
            ray = step(0.05, 0.4, rough((c * 2.6, s * 2.6, seed + 5 + 0.4 * g), 1, 2)) * step(0.12, 0.3, g)
            mark = max(mark, share['rays'] * ray * (0.65 + 0.5 * rough((g * 8, c, s), 1, 2)))
            mark = max(mark, share['bands'] * step(0.05, 0.35, rough((g * 6, 0.4 * c, 0.4 * s + seed), 1, 2)))
            mark = max(mark, share['specks'] * step(0.12, 0.4, rough((c * 6, s * 6, g * 13 + seed), 1, 3)) * patch)
            colour = mix(colour, brown, 0.85 * mark)
            pause = max(math.exp(-((g - at) / 0.02) ** 2) for at in winters)
            colour = mix(mix(colour, brown, 0.4 * pause * (0.7 + 0.6 * rough(p, 0.8, 2, seed + 6))), cream, 0.5 * step(0.2, 0.04, g))
            # The beak is worn to the white, sand clings at the rim.
            colour = mix(colour, hue('#f1e9da'), 0.7 * step(0.14, 0.03, g + 0.06 * rough(p, 0.4, 3, seed + 3)))
            return (*mix(colour, dark, 0.7 * step(0.965, 0.995, u)), 0.22 + 0.14 * rough(p, 0.7, 3, seed + 4))

        thing = valve(outline, beak, dome, relief, paint, painted('clam', bumps=((0.05, 0.002),), coat=0.9), side, plan.get('fine', 0.6))
        gape = math.radians(max(0.0, chance.uniform(-9, 10)))
        if side > 0 and gape:
            # The valves turn about the hinge, the far edge.
            thing.data.transform(Matrix.Translation((0, beak[1], 0)) @ Matrix.Rotation(-gape, 4, 'X') @ Matrix.Translation((0, -beak[1], 0)))
            skin(10, 60, lambda u, v: [0.9 * u * c for c in outline(v)] + [0.04 * length * (1 - u * u)], painted('clam-flesh', coat=1.0),
                 paint=lambda u, v, p, n, h: (*mix(hue('#e2bd92'), hue('#b98a62'), u + 0.5 * rough(p, 0.4, 3, seed)), 0.2))
    # The band of the hinge behind the beak.
    hinge = [Vector((*outline(0.28 - 0.13 * t / 8), 0)) * 0.985 for t in range(9)]
    tubes([(hinge, lambda t: 0.026 * length * math.sin(math.pi * (0.1 + 0.85 * t)), lambda t, a, p: (*hue('#3a2415'), 0.25))],
          painted('clam', coat=0.9), 8)
    return list(set(bpy.data.objects) - before)


def oyster(plan, length, seed, open_=False):
    """An oyster: a flat lid on a deep cup, both of many leaves of shell with frilled, worn edges; or the cup alone, opened."""
    chance = random.Random(seed)
    chalk, grey, green, violet = (hue(c) for c in plan['colours'])
    grey, worn = mix(grey, hue(chance.choice(plan['tints'])), chance.uniform(0.3, 0.9)), chance.uniform(0, 1)
    before = set(bpy.data.objects)
    beak = (-0.47 * length, chance.uniform(-0.05, 0.05) * length)
    lobes = [(chance.uniform(0, 6.28), chance.uniform(0.015, 0.06)) for _ in range(5)]
    bow, stout = chance.uniform(-0.18, 0.18), chance.uniform(0.88, 1.15)
    count = chance.randint(5, 7)
    leaves = [0.22 + 0.78 * (k + chance.uniform(-0.3, 0.3)) / count for k in range(1, count)] + [1.01]

    def outline(v):
        a = 2 * math.pi * v
        r = 1 + sum(size * math.sin((k + 2) * a + at) for k, (at, size) in enumerate(lobes))
        r += 0.05 * rough((math.cos(a) * 4, math.sin(a) * 4, seed), 1, 3)
        x = 0.5 * length * r * math.cos(a)
        wide = stout * curve_at([(-0.5, 0.16), (-0.3, 0.24), (0.1, 0.33), (0.35, 0.34), (0.6, 0.24)], x / length)
        return x, wide * length * r * math.sin(a) + bow * x * x / length * 2

    def leaf(g, v):
        """How far into its leaf of shell a place is, and which."""
        a = 2 * math.pi * v
        c, s = math.cos(a), math.sin(a)
        frill = 0.09 * rough((c * 2.4, s * 2.4, g * 1.5 + seed), 1, 3) + 0.022 * math.sin(15 * a + 4 * rough((c, s, g * 3 + seed), 1, 2))
        at = g + frill * step(0.1, 0.5, g) * (1.15 - 0.6 * g)
        start = 0.0
        for k, end in enumerate(leaves):
            if at < end:
                return max(0.0, at - start) / (end - start), k
            start = end
        return 1.0, len(leaves)

    for side in (-1,) if open_ else (1, -1):
        def dome(g, v):
            full = max(0.0, math.cos(math.pi / 2 * g ** 1.1)) ** 0.8
            return (0.075 if side > 0 else 0.2) * length * full * (0.35 + 0.65 * step(0.0, 0.4, g)) + 0.014 * length * math.sin(5 * 6.28 * v + seed) * g

        def relief(u, v, p, n):
            g = u ** 0.9
            t, k = leaf(g, v)
            a = 2 * math.pi * v
            # A leaf lies flat at first; its free edge stands off and is fluted.
            flute = math.sin(a * 11 + seed + k + 3 * rough((math.cos(a), math.sin(a), seed + k), 1, 2))
            h = length * (0.034 * t ** 2.5 - 0.012 + 0.014 * flute * t ** 2) * step(0.06, 0.3, g)
            h += 0.02 * length * max(0.0, math.sin(a * 6 + seed + 2 * rough((a * 0.8, seed, 0), 1, 2))) * step(0.3, 0.9, g)
            return h + 0.12 * rough((p[0], p[1], seed), 1.6, 3, seed + 1) * step(1.02, 0.85, u) + 0.012 * rough(p, 0.3, 3, seed + 2)

        def paint(u, v, p, n, h):
            g = u ** 0.9
            t, k = leaf(g, v)
            a = 2 * math.pi * v
            c, s = math.cos(a), math.sin(a)
            colour = mix(grey, chalk, 0.3 + 0.3 * math.sin(k * 2.7 + seed) + 0.6 * rough(p, 1.9, 3, seed + 3))
            # Fine lines of growth run along each leaf, rays from the beak across it.
            colour = mix(colour, hue('#5b5145'), 0.35 * step(0.0, 0.5, math.sin(t * 19 + 4 * rough((c * 2, s * 2, k), 1, 2))))
            colour = mix(colour, green, 0.8 * step(-0.1, 0.4, rough(p, 2.2, 3, seed + 4)) * step(0.15, 0.5, g))
            stripe = step(0.05, 0.35, rough((c * 3.4, s * 3.4, seed + 5 + 0.3 * k), 1, 2))
            colour = mix(colour, violet, 0.8 * stripe * step(0.2, 0.55, g) * step(0.05, 0.4, t))
            edge = step(0.66, 0.96, t)
            colour = mix(colour, chalk, edge * (0.55 + 0.35 * worn + 0.4 * rough(p, 0.8, 3, seed + 7)))
            colour = mix(colour, hue('#2a251f'), 0.8 * math.exp(-t / 0.09) * step(0.15, 0.4, g) * (k > 0))
            wet = step(-0.15, 0.25, rough(p, 1.8, 3, seed + 9))
            return (*colour, mix(0.5, 0.16, wet) + 0.08 * edge)

        valve(outline, beak, dome, relief, paint, painted('oyster', bumps=((0.12, 0.008),), coat=0.8), side, plan.get('fine', 0.75))
    if open_:
        inside(length, seed, outline)
    return list(set(bpy.data.objects) - before)


def inside(length, seed, outline):
    """Nacre in the cup of an opened oyster and its flesh in it: plump and pale, with a dark frilled mantle about it."""
    def cup(u, v):
        x, y = outline(v)
        return x * 0.95 * u, y * 0.95 * u, -0.12 * length * max(0.0, 1 - u ** 2.4) + 0.02 * length * u ** 8

    def pearl(u, v, p, n, h):
        sheen = 0.5 + 0.8 * rough(p, 1.8, 3, seed)
        colour = mix(hue('#f4f1ea'), mix(hue('#d5d8dc'), hue('#e2d2c6'), sheen), 0.3 + 0.6 * rough(p, 1.1, 3, seed + 1))
        return (*mix(colour, hue('#4e4552'), 0.75 * step(0.86, 1.0, u + 0.07 * rough(p, 0.8, 3, seed + 2))), 0.12)

    skin(50, 100, cup, painted('oyster-nacre', bumps=((0.9, 0.03),), coat=1.0), paint=pearl)

    def meat(u, v):
        a = 2 * math.pi * v
        x, y = outline(v)
        frill = 0.5 * math.sin(31 * a + 5 * rough((math.cos(a), math.sin(a), seed), 1, 2)) * step(0.72, 0.92, u)
        high = -0.035 + 0.045 * max(0.0, 1 - u ** 3) + 0.016 * frill - 0.02 * step(0.9, 1.0, u)
        return x * 0.76 * u * (1 + 0.02 * frill), y * 0.74 * u * (1 + 0.02 * frill), high * length

    def tint(u, v, p, n, h):
        colour = mix(hue('#d9ccb2'), hue('#a99f8c'), 0.4 + 0.8 * rough(p, 0.9, 3, seed + 4))
        colour = mix(colour, hue('#efe6d2'), 0.6 * step(0.5, 0.1, u))
        colour = mix(colour, hue('#39342f'), 0.9 * step(0.76, 0.9, u + 0.05 * rough(p, 0.5, 3, seed + 5)))
        return (*colour, 0.13)

    skin(60, 190, meat, painted('oyster-flesh', bumps=((0.25, 0.02),), coat=1.0), lambda u, v, p, n: 0.09 * rough(p, 0.9, 3, seed + 6), tint)


KINDS = {'clam': clam, 'oyster': oyster}


def heap(plan):
    """
    A heap in layers, each smaller than the one below it; or as `lie` says: x, y, z, turn, tilt, roll, size of each and
    whether it is open. `models` are built, the rest are like one of them but lie another way; tumble: how far they lean at
    random, uneven: how much they differ in size.
    """
    chance = random.Random(plan['seed'])
    make, length = KINDS[plan['kind']], plan['length']
    sizes = [1.0, 0.9, 1.06, 0.96, 0.86, 1.02, 1.1, 0.93][:plan.get('models', 8)]
    models = [make(plan, length * size, plan['seed'] + 11 * k) for k, size in enumerate(sizes)]
    made = 0

    def put(matrix, own_stand=None, own=None):
        nonlocal made
        parts = own or models[made % len(models)]
        if not own and made >= len(models):
            copies = []
            for part in parts:
                copies.append(bpy.data.objects.new(plan['kind'], part.data))
                bpy.context.scene.collection.objects.link(copies[-1])
            parts = copies
        for part in parts:
            part.matrix_world = matrix
        if own_stand is not None:
            stand(parts, own_stand)
        made += 0 if own else 1

    for lie in plan.get('lie', []):
        put(Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
            @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X') @ Matrix.Rotation(math.radians(lie.get('roll', 0)), 4, 'Y')
            @ Matrix.Scale(lie.get('size', 1), 4), lie.get('z', 0),
            make(plan, length, plan['seed'] + 5 + made, True) if lie.get('open') else None)
    for count, reach, z in plan.get('layers', []):
        for i in range(count):
            far, angle = reach * math.sqrt((i + 0.3) / count), i * 2.39996 + z
            lean = (Vector((math.cos(angle), math.sin(angle), 0)) * plan.get('lean', 0.5) * far / reach
                    + Vector((chance.gauss(0, plan.get('tumble', 0.28)), chance.gauss(0, plan.get('tumble', 0.28)), 1)))
            over = Matrix.Rotation(math.pi * chance.randrange(2), 4, 'X')
            put(Matrix.Translation((far * math.cos(angle), far * math.sin(angle), z + chance.gauss(0, 0.12)))
                @ Vector((0, 0, 1)).rotation_difference(lean).to_matrix().to_4x4()
                @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z') @ over
                @ Matrix.Scale(1 + chance.uniform(-1, 1) * plan.get('uneven', 0.0), 4), 0.0 if z < length * 0.3 else None)
