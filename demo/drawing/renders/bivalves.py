"""Clams and oysters: two valves that grew ring by ring from a beak. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from painted import curve_at, hue, mix, painted, rough, skin, stand, step


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
    """A closed carpet clam: fine ribs from the beak crossed by rings of growth, bands and zigzags of brown on cream."""
    chance = random.Random(seed)
    cream, brown, grey, dark = (hue(c) for c in plan['colours'])
    # Some are sandy, some grey, some rusty.
    cream = mix(cream, hue(chance.choice(plan['tints'])), chance.uniform(0.2, 0.7))
    tint, marks = chance.uniform(0, 1), chance.uniform(0.35, 1.0)
    before = set(bpy.data.objects)
    beak = (-0.17 * length, 0.315 * length)

    def outline(v):
        a = 2 * math.pi * v
        s, c = math.sin(a), math.cos(a)
        x = 0.5 * length * math.copysign(abs(c) ** 0.92, c)
        y = 0.36 * length * math.copysign(abs(s) ** 0.95, s)
        # Broader behind, a little pressed in before the beak.
        return x, y * (1 + 0.12 * c) - 0.03 * length * math.exp(-((a - 2.2) / 0.4) ** 2)

    for side in (1, -1):
        def dome(g, v):
            rim = outline(v)
            x, y = (beak[d] + (rim[d] - beak[d]) * g for d in (0, 1))
            far = min(1.0, math.hypot(x / (0.52 * length), (y - 0.02 * length) / (0.39 * length))) if g < 1 else 1.0
            # Highest between the beak and the middle, and a knob at the beak.
            knob = 0.075 * length * math.exp(-(g / 0.24) ** 2)
            return 0.215 * length * max(0.0, 1 - far ** 2.2) ** 0.62 * (1 - g ** 14) + knob

        def relief(u, v, p, n):
            g = u ** 0.9
            rib = math.sin(2 * math.pi * (v * 74 + 0.4 * rough((g * 2, v * 9, seed), 1, 2)))
            ring = math.sin(g * 85 + 2.2 * rough((g * 6, math.cos(v * 6.28), math.sin(v * 6.28) + seed), 1, 2))
            pause = sum(math.exp(-((g - at) / 0.014) ** 2) for at in (0.5, 0.68, 0.83, 0.93))
            h = 0.007 * rib * step(0.15, 0.5, g) + 0.009 * ring * step(0.1, 0.4, g) - 0.02 * pause
            return h + 0.012 * rough(p, 0.5, 3, seed) - 0.03 * step(0.975, 1.0, u)

        def paint(u, v, p, n, h):
            g = u ** 0.9
            tone = 0.35 + 0.35 * tint + 0.5 * rough((g * 7, math.cos(v * 6.28) * 1.4, math.sin(v * 6.28) * 1.4 + seed), 1, 4)
            colour = mix(cream, grey, tone)
            saw = abs((v * 21 + 0.7 * rough((v * 7, g * 3, seed), 1, 2)) % 1 - 0.5)
            zig = math.sin((g * 24 + 4.6 * saw + 1.5 * rough((v * 6, g * 2, seed + 1), 1, 2)))
            patch = step(-0.15, 0.45, rough((math.cos(v * 6.28) * 1.5, math.sin(v * 6.28) * 1.5, g * 1.6 + seed), 1, 3))
            colour = mix(colour, brown, marks * 0.8 * step(0.2, 0.75, zig) * patch)
            ray = step(0.25, 0.6, rough((math.cos(v * 6.28) * 2.2, math.sin(v * 6.28) * 2.2, seed + 5), 1, 2))
            colour = mix(colour, brown, 0.55 * marks * ray * step(0.15, 0.4, g))
            ring = rough((g * 16, v * 0.7, seed + 2), 1, 3)
            colour = mix(colour, dark, 0.4 * step(0.15, 0.6, ring) + 0.25 * math.exp(-(h + 0.02) ** 2 / 0.00005))
            colour = mix(colour, cream, 0.45 * step(0.22, 0.05, g) + 0.2 * step(0.3, 0.6, rough(p, 0.25, 3, seed + 3)))
            return (*mix(colour, dark, 0.6 * step(0.965, 0.995, u)), 0.3 + 0.2 * rough(p, 0.7, 3, seed + 4))

        valve(outline, beak, dome, relief, paint, painted('clam', bumps=((0.05, 0.003),), coat=0.55), side, plan.get('fine', 0.7))
    return list(set(bpy.data.objects) - before)


def oyster(plan, length, seed):
    """A closed oyster: a flat lid on a deep cup, both of many leaves of shell with frilled, worn edges."""
    chance = random.Random(seed)
    chalk, grey, green, violet = (hue(c) for c in plan['colours'])
    before = set(bpy.data.objects)
    beak = (-0.47 * length, chance.uniform(-0.05, 0.05) * length)
    lobes = [(chance.uniform(0, 6.28), chance.uniform(0.015, 0.05)) for _ in range(5)]
    bow = chance.uniform(-0.14, 0.14)
    leaves = [0.2 + 0.78 * (k + chance.uniform(-0.3, 0.3)) / 8 for k in range(1, 8)] + [1.01]

    def outline(v):
        a = 2 * math.pi * v
        r = 1 + sum(size * math.sin((k + 2) * a + at) for k, (at, size) in enumerate(lobes))
        r += 0.05 * rough((math.cos(a) * 4, math.sin(a) * 4, seed), 1, 3)
        x = 0.5 * length * r * math.cos(a)
        wide = curve_at([(-0.5, 0.16), (-0.3, 0.24), (0.1, 0.33), (0.35, 0.34), (0.6, 0.24)], x / length)
        return x, wide * length * r * math.sin(a) + bow * x * x / length * 2

    def leaf(g, v, p):
        """How far into its leaf of shell a place is, and which."""
        a = 2 * math.pi * v
        frill = 0.05 * rough((math.cos(a) * 3, math.sin(a) * 3, g * 2 + seed), 1, 3) + 0.028 * math.sin(17 * a + 3 * rough((a, seed, g * 3), 1, 2))
        at = g + frill * step(0.1, 0.5, g) * (1.15 - 0.5 * g)
        before_ = 0.0
        for k, end in enumerate(leaves):
            if at < end:
                return (at - before_) / (end - before_), k
            before_ = end
        return 1.0, len(leaves)

    for side in (1, -1):
        def dome(g, v):
            full = max(0.0, math.cos(math.pi / 2 * g ** 1.1)) ** 0.8
            return (0.075 if side > 0 else 0.2) * length * full * (0.35 + 0.65 * step(0.0, 0.4, g)) + 0.012 * length * math.sin(5 * 6.28 * v + seed) * g

        def relief(u, v, p, n):
            g = u ** 0.9
            t, k = leaf(g, v, p)
            a = 2 * math.pi * v
            fold = 0.02 * length * max(0.0, math.sin(a * 7 + seed + 2 * rough((a * 0.8, seed, 0), 1, 2))) * step(0.3, 0.9, g)
            h = length * (0.030 * t ** 1.6 - 0.012) * step(0.06, 0.3, g) + fold * (0.5 + 0.5 * t)
            h += 0.14 * rough((p[0], p[1], seed), 1.3, 4, seed + 1) * step(1.02, 0.85, u) + 0.03 * rough(p, 0.25, 3, seed + 2)
            return h

        def paint(u, v, p, n, h):
            g = u ** 0.9
            t, k = leaf(g, v, p)
            a = 2 * math.pi * v
            colour = mix(chalk, grey, 0.45 + 0.25 * math.sin(k * 2.7 + seed) + 0.9 * rough(p, 1.0, 4, seed + 3))
            colour = mix(colour, hue('#2f2b26'), 0.6 * step(0.1, 0.5, rough(p, 1.4, 4, seed + 10)) * step(0.15, 0.4, g))
            colour = mix(colour, green, 0.75 * step(-0.05, 0.5, rough(p, 1.7, 4, seed + 4)) * step(0.2, 0.6, g))
            stripe = step(0.1, 0.5, rough((math.cos(a) * 3.2, math.sin(a) * 3.2, seed + 5), 1, 3))
            colour = mix(colour, violet, 0.6 * stripe * step(0.25, 0.7, g + 0.3 * rough(p, 0.8, 3, seed + 6)))
            colour = mix(colour, chalk, 0.75 * step(0.72, 0.97, t) * (0.6 + 0.5 * rough(p, 0.5, 3, seed + 7)))
            colour = mix(colour, tuple(c * 0.22 for c in grey), 0.75 * math.exp(-t / 0.1) * step(0.15, 0.4, g) * (k > 0))
            colour = tuple(c * (1 + 0.3 * rough(p, 0.16, 3, seed + 8)) for c in colour)
            return (*colour, 0.38 + 0.3 * rough(p, 0.8, 3, seed + 9))

        valve(outline, beak, dome, relief, paint, painted('oyster', bumps=((0.12, 0.02), (0.04, 0.006)), coat=0.3), side,
              plan.get('fine', 0.95))
    return list(set(bpy.data.objects) - before)


KINDS = {'clam': clam, 'oyster': oyster}


def heap(plan):
    """
    A heap in layers, each smaller than the one below it; or as `lie` says: x, y, z, turn, tilt, roll, size of each.
    `models` are built, the rest are like one of them but lie another way.
    """
    chance = random.Random(plan['seed'])
    make, length = KINDS[plan['kind']], plan['length']
    sizes = [1.0, 0.92, 1.05, 0.97, 0.88, 1.02][:plan.get('models', 6)]
    models = [make(plan, length * size, plan['seed'] + 11 * k) for k, size in enumerate(sizes)]
    made = 0

    def put(matrix, own_stand=None):
        nonlocal made
        parts = models[made % len(models)]
        if made >= len(models):
            copies = []
            for part in parts:
                copies.append(bpy.data.objects.new(plan['kind'], part.data))
                bpy.context.scene.collection.objects.link(copies[-1])
            parts = copies
        for part in parts:
            part.matrix_world = matrix
        if own_stand is not None:
            stand(parts, own_stand)
        made += 1

    for lie in plan.get('lie', []):
        put(Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
            @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X') @ Matrix.Rotation(math.radians(lie.get('roll', 0)), 4, 'Y')
            @ Matrix.Scale(lie.get('size', 1), 4), lie.get('z', 0))
    for count, reach, z in plan.get('layers', []):
        for i in range(count):
            far, angle = reach * math.sqrt((i + 0.3) / count), i * 2.39996 + z
            lean = (Vector((math.cos(angle), math.sin(angle), 0)) * plan.get('lean', 0.5) * far / reach
                    + Vector((chance.gauss(0, 0.28), chance.gauss(0, 0.28), 1)))
            over = Matrix.Rotation(math.pi * chance.randrange(2), 4, 'X')
            put(Matrix.Translation((far * math.cos(angle), far * math.sin(angle), z + chance.gauss(0, 0.12)))
                @ Vector((0, 0, 1)).rotation_difference(lean).to_matrix().to_4x4()
                @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z') @ over, 0.0 if z < length * 0.3 else None)
