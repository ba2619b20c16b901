"""Fried pastry: samosas, whole and broken open. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

from morsels import Pile, ball, chip, cube, lie, tint, way
from painted import hue, mix, painted, rough, skin, stand, step

#: The colours of a fried crust from pale to dark.
CRUST = ('#e9c68a', '#d79d4c', '#b06f27', '#6e3a12')


def blisters(p, size, seed, share=0.55):
    """The height (0 to 1) of bubbles in a crust: domes about points strewn `size` cm apart, some of them missing."""
    spot = Vector(p) / size + Vector((seed * 3.7, seed * 1.9, seed * 5.3))
    far, points = noise.voronoi(spot, distance_metric='DISTANCE', exponent=2.5)
    if (math.sin(points[0].x * 37.1 + points[0].y * 91.7 + points[0].z * 53.3) * 0.5 + 0.5) > share:
        return 0.0
    r = 0.32 + 0.3 * (math.sin(points[0].x * 13.7 + points[0].z * 71.3) * 0.5 + 0.5)
    return math.sqrt(max(0.0, 1 - (far[0] / r) ** 2))


def crust(tone):
    """The colour of a crust fried to `tone`, 0 pale to 1 dark."""
    at = min(0.999, max(0.0, tone)) * 3
    k = int(at)
    return mix(hue(CRUST[k]), hue(CRUST[k + 1]), at - k)


def samosa(plan, lie_, seed):
    """A pyramid of pastry with three bulging sides, a lap down one of them and a seam about its foot."""
    chance = random.Random(seed)
    size = plan['size'] * chance.uniform(0.95, 1.05)
    # The sides look out and a little up; the foot is a fourth, blunt side.
    sides = [Vector((math.cos(a) * 0.9, math.sin(a) * 0.9,
                     0.44)).normalized() for a in (math.pi / 2 + k * 2 * math.pi / 3 + chance.gauss(0, 0.06) for k in range(3))]
    foot, cut = Vector((0, 0, -1)), lie_.get('cut')
    reach = [size * chance.uniform(0.47, 0.52) for _ in range(3)]

    def place(u, v):
        a, b = 2 * math.pi * v, math.pi * (u ** 0.9)
        d = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), -math.cos(b)))
        total = sum((max(0.0, d.dot(n)) / r) ** 6 for n, r in zip(sides, reach)) + (max(0.0, d.dot(foot)) / (size * 0.42)) ** 7
        r = max(total, 1e-12) ** (-1 / 6)
        r = min(r, size * 1.12)
        p = d * r
        p *= 1 + 0.075 * rough(d, 0.8, 4, seed)
        # A seam pressed flat runs about the foot.
        rim = math.exp(-((p.z + size * 0.36) / (size * 0.05)) ** 2)
        flat = Vector((p.x, p.y, 0))
        if flat.length > 1e-6:
            p += flat.normalized() * rim * size * (0.055 + 0.02 * math.sin(a * 17 + seed) + 0.03 * rough(d, 0.3, 2, seed))
        if cut is not None and p.x > cut:
            p.x = cut + 0.16 * rough((p.y, p.z, seed), 0.7, 4)
        return p

    def within(y, z):
        """Whether a point of the broken face lies inside the crust, which is about 0.3 cm thick."""
        p = Vector((cut, y, z))
        total = sum((max(0.0, p.dot(n)) / (r - 0.42)) ** 6 for n, r in zip(sides, reach)) + (max(0.0,
                p.dot(foot)) / (size * 0.42 - 0.4)) ** 7
        return total < 1 and p.length < size * 1.0

    def inside(p):
        return cut is not None and p[0] > cut - 0.12

    def up(u, v, p, n):
        if inside(p):
            return 0.1 * rough(p, 0.35, 3, seed)
        # The lap: the sheet lies double on one side of a line from the foot to the tip.
        lap = 0.09 * step(0.02, -0.02, p[0] + 0.3 * p[2] - 0.4 + 0.08 * math.sin(p[2] * 2)) if p[1] < 0 else 0.0
        big, small = blisters(p, 0.8, seed, 0.4), blisters(p, 0.3, seed + 2, 0.5)
        return lap + 0.12 * big + 0.055 * small * (1 - big) + 0.08 * rough(p, 0.9, 4, seed)

    def paint(u, v, p, n, h):
        if inside(p):
            if within(p[1], p[2]):
                return (*mix(hue('#e0bd63'), hue('#b98f3a'), 0.5 + rough(p, 0.3, 3)), 0.55)
            # The pastry where it broke: pale layers.
            return (*mix(hue('#efd7a0'), hue('#c98f45'), 0.5 + 0.8 * rough(p, 0.25, 3)), 0.6)
        big, small = blisters(p, 0.8, seed, 0.4), blisters(p, 0.3, seed + 2, 0.5)
        rim = math.exp(-((p[2] + size * 0.34) / (size * 0.07)) ** 2)
        tone = 0.36 + 0.3 * rough(p, 1.5, 4, seed + 3) + 0.14 * rough(p, 0.3, 3, seed + 4)
        tone += 0.2 * big + 0.1 * small + 0.26 * rim + 0.2 * step(size * 0.45, size * 0.85, p[2]) - 0.12 * (1 - step(0, 0.1, h))
        return (*crust(tone), 0.36 + 0.16 * step(-0.2, 0.4, rough(p, 0.7, 3, seed + 6)))

    things = [skin(190, 260, place, painted('crust', subsurface=0.12, radius=(0.15, 0.07, 0.03), coat=0.22, bumps=((0.14, 0.03),
            (0.045, 0.012))),
                   up, paint)]
    if cut is not None:
        things += stuffing(chance, within, size, cut)
    turn = (Matrix.Rotation(math.radians(lie_.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(lie_.get('lean', 0)), 4,
                                                                                         'Y')
            @ Matrix.Rotation(math.radians(lie_.get('roll', 0)), 4, 'Z'))
    for thing in things:
        thing.matrix_world = turn
    stand(things[:1])
    low = things[0].matrix_world.translation.z
    for thing in things:
        thing.matrix_world = Matrix.Translation((lie_['x'], lie_['y'], low if thing is not things[0] else 0)) @ thing.matrix_world


def stuffing(chance, inside, size, cut):
    """Potato in crumbling pieces, peas and coriander, where a samosa is open."""
    potato = Pile(painted('potato-spiced', subsurface=0.35, radius=(0.25, 0.16, 0.05), coat=0.12, bumps=((0.15, 0.03), (0.05,
            0.01))))
    lumps = [cube(0.9, 0.75, 0.65, k, 0.16, 4) for k in range(6)] + [ball(0.7, k, 0.25, 0.8, 0.6) for k in range(6)]
    peas = Pile(painted('pea', subsurface=0.35, radius=(0.1, 0.15, 0.04), coat=0.3, bumps=((0.2, 0.012),)))
    round_ = [ball(0.72, k, 0.05, 0.94, 0.9) for k in range(5)]
    herbs = Pile(painted('herb-cut', clear=0.2))
    leaves = [chip(0.5, 0.35, 0.05, k, 0.8) for k in range(5)]
    for k in range(650):
        y, z = chance.uniform(-size, size) * 0.7, chance.uniform(-0.36, 0.72) * size
        # Only within the crust, as far as the broken face reaches.
        if not inside(y, z):
            continue
        at = (cut + chance.uniform(-0.2, 0.3), y, z)
        if k % 9 == 0:
            peas.add(chance.choice(round_), lie(at, way(chance), way(chance)), tint(chance, ('#5c8c2a', '#86ad45'), 0.35))
        elif k % 7 == 0:
            herbs.add(chance.choice(leaves), lie(at, (1, 0, 0.4), way(chance)), tint(chance, ('#2f6b2a', '#5f963e'), 0.4))
        else:
            potato.add(chance.choice(lumps), lie(at, way(chance), way(chance), 0, chance.uniform(0.5, 1.35)),
                       tint(chance, ('#e3b94e', '#efd27c', '#cf9a35', '#f0dc9a'), chance.uniform(0.4, 0.6)))
    return [thing for thing in (potato.done(), peas.done(), herbs.done()) if thing]


def samosas(plan):
    for k, lie_ in enumerate(plan['lie']):
        samosa(plan, lie_, plan['seed'] + k * 3)
    chance = random.Random(plan['seed'])
    crumbs = Pile(painted('crust', bumps=((0.1, 0.02),)))
    bits = [chip(0.5, 0.35, 0.1, k, 0.5) for k in range(5)]
    for _ in range(plan['crumbs']):
        x, y = plan['beside'][0] + chance.gauss(0, 1.6), plan['beside'][1] + chance.gauss(0, 0.8)
        crumbs.add(chance.choice(bits), lie((x, y, 0.08), (0, 0, 1), way(chance), 0, chance.uniform(0.25, 1.0)),
                   (*crust(chance.uniform(0.2, 0.7)), 0.5))
    crumbs.done()
