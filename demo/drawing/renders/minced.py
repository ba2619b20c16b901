"""Minced meat as the strands that it is: a heap from the mincer, and patties. Units: centimetres."""
import math
import random

from mathutils import Matrix

from painted import hue, mix, painted, rough, skin, step, tubes


def strand(chance, start, heading, length, wide, plan, bed, seed, within=lambda x, y: True):
    """A strand of meat that creeps over the bed: bed(x, y) is the height under it."""
    red, light, white = (hue(c) for c in plan['colours'])
    points, angle = [], heading
    x, y, depth = start
    bend = chance.uniform(-0.25, 0.25)
    count = max(8, int(length / 0.14))
    for i in range(count):
        angle += (bend + 1.6 * rough((i * 0.14, seed, 0), 1.2, 2)) * 0.14
        x, y = x + math.cos(angle) * length / count, y + math.sin(angle) * length / count
        if not within(x, y):
            # At the edge it bends back.
            angle += 0.5 * math.copysign(1, bend)
            x, y = x * 0.97, y * 0.97
        wave = 0.12 * math.sin(i * 0.14 * 2.1 + seed)
        points.append((x, y, bed(x, y) - depth + wave))
    shade = chance.uniform(0, 1)

    def radius(t):
        end = min(1.0, (t * length / wide) ** 0.5 + 0.1, ((1 - t) * length / wide) ** 0.5 + 0.1)
        return wide * end * (1 + 0.22 * rough((t * length, seed, 1), 0.5, 3))

    def paint(t, a, p):
        fatty = rough((t * length * 0.8, seed * 1.7, math.cos(a) * 0.2), 0.6, 3) + 0.25 * rough(p, 0.25, 2, 3)
        colour = mix(red, light, shade * 0.7 + 0.5 * rough(p, 0.4, 3, 5))
        edge = 0.62 - plan['fat']
        return (*mix(colour, white, 0.85 * step(edge, edge + 0.22, fatty)), 0.3)

    return points, radius, paint


def flesh():
    return painted('minced', bumps=((0.12, 0.02), (0.05, 0.008)), subsurface=0.1, radius=(0.3, 0.08, 0.05), coat=0.3,
                   speckle=0.12, speckle_size=0.07)


def heap(plan):
    """A heap of long strands that lie mostly one way."""
    chance = random.Random(plan['seed'])
    long, wide, high = plan['long'] / 2, plan['wide'] / 2, plan['high']

    def bed(x, y):
        far = math.hypot(x / long, y / wide) * (1 + 0.12 * rough((x, y, 0), 5, 2, plan['seed']))
        return high * max(0.0, 1 - far ** 3) * (1 + 0.2 * rough((x, y, 3), 3, 2, plan['seed'])) + 0.2

    lines = []
    for i in range(plan['count']):
        angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random()) * 0.97
        start = (long * far * math.cos(angle) * 0.95, wide * far * math.sin(angle) * 0.95, chance.uniform(0, 0.9) ** 1.5)
        heading = 0.5 + chance.gauss(0, 0.45) + math.pi * chance.randint(0, 1)
        lines.append(strand(chance, start, heading, chance.uniform(2.5, 6), plan['strand'] * chance.uniform(0.85, 1.15), plan,
                bed, i * 1.37,
                            lambda x, y: (x / long) ** 2 + (y / wide) ** 2 < 1))
    tubes(lines, flesh())
    skin(60, 60, lambda u, v: (u * long * 0.97 * math.cos(2 * math.pi * v), u * wide * 0.97 * math.sin(2 * math.pi * v),
                               bed(u * long * math.cos(2 * math.pi * v), u * wide * math.sin(2 * math.pi * v)) - 0.5), flesh(),
         paint=lambda u, v, p, n, h: (*hue(plan['colours'][0]), 0.5))


def patties(plan):
    """Round patties, little pressed: short strands every way, over the rim too."""
    chance = random.Random(plan['seed'])
    r, thick = plan['radius'], plan['thick']
    for k, lie in enumerate(plan['lie']):
        def bed(x, y):
            far = math.hypot(x, y) / (r * (1 + 0.03 * rough((x, y, k), 3, 2, plan['seed'])))
            if far < 0.9:
                return thick * (1 + 0.05 * rough((x, y, k), 2, 2, plan['seed']))
            return thick - (thick - 0.1) * min(1.0, (far - 0.9) / 0.13) ** 1.8

        lines = []
        for i in range(plan['count']):
            angle = chance.uniform(0, 2 * math.pi)
            far = math.sqrt(chance.random()) * r * 1.0
            rim = far > 0.88 * r
            heading = angle + math.pi / 2 + chance.gauss(0, 0.35) if rim else chance.uniform(0, 6.3)
            start = (far * math.cos(angle), far * math.sin(angle), chance.uniform(0, 0.35))
            lines.append(strand(chance, start, heading, chance.uniform(0.8, 2.2), plan['strand'] * chance.uniform(0.8, 1.2),
                    plan, bed, i * 1.37,
                                lambda x, y: math.hypot(x, y) < r))
        for i in range(plan['count'] // 3):
            angle, z = chance.uniform(0, 2 * math.pi), chance.uniform(0.12, thick - 0.2)
            ring = r * (1 + 0.015 * math.sin(i)) * (1 - 0.03 * abs(2 * z / thick - 1) ** 2)
            points = [(ring * math.cos(angle + t * 0.03), ring * math.sin(angle + t * 0.03),
                    z + 0.12 * math.sin(t * 0.5 + i)) for t in range(9)]
            made = strand(chance, (0, 0, 0), 0, 1.4, plan['strand'] * chance.uniform(0.9, 1.3), plan, lambda x, y: 0, i * 2.1)
            lines.append((points, made[1], made[2]))
        things = [tubes(lines, flesh())]
        things.append(skin(50, 60, lambda u, v: (
            min(u / 0.8, 1) * r * 0.97 * math.cos(2 * math.pi * v), min(u / 0.8, 1) * r * 0.97 * math.sin(2 * math.pi * v),
            (thick - 0.18) * min(1, (1 - u) / 0.2)), flesh(), paint=lambda u, v, p, n, h: (*hue(plan['colours'][0]), 0.5)))
        for thing in things:
            thing.matrix_world = Matrix.Translation((lie['x'], lie['y'],
                    lie.get('z', 0))) @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
