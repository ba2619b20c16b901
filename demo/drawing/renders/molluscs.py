"""Scallops without their shells, and squid. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from painted import curve_at, hue, mix, painted, rough, skin, stand, step, tubes
from portions import block


def wet(plan, name='flesh'):
    return painted(f"{plan['key']}-{name}", bumps=((0.28, 0.018), (0.06, 0.005)), subsurface=plan.get('soft', 0.3),
                   radius=plan.get('radius', (0.4, 0.3, 0.22)), coat=0.7, speckle=0.03, speckle_size=0.04)


def scallop(plan, seed):
    """One scallop standing on its cut side: fibres up its flank, their ends on top, a nick where the small muscle was."""
    chance = random.Random(seed)
    cream, deep, light = (hue(c) for c in plan['colours'])
    radius, high = plan['radius_cm'] * chance.uniform(0.88, 1.1), plan['high'] * chance.uniform(0.85, 1.12)
    nick, press, lean = chance.uniform(0, 6.28), chance.uniform(0.88, 1.0), chance.uniform(-0.25, 0.25)
    ring = []
    for k in range(20):
        a = -2 * math.pi * k / 20
        r = radius * (1 + 0.045 * rough((math.cos(a) * 2, math.sin(a) * 2, seed), 1, 2))
        r *= 1 - 0.1 * math.exp(-((math.cos(a - nick) - 1) / 0.12) ** 2)
        ring.append((r * math.cos(a) * press, r * math.sin(a)))

    def form(x, y, z):
        swell = 1 + 0.06 * (1 - (2 * x / high) ** 2) - 0.05 * x / high
        far = (y * y + z * z) / radius / radius
        return x * (1 - 0.1 * far + 0.04 * math.sin(y * 1.3 + seed)) + lean * x * 0.1, y * swell + lean * x, z * swell

    def up(u, v, p, n):
        side = 1 - abs(n[0])
        fibre = rough((p[0] * 0.25, p[1], p[2]), 0.16, 3, seed)
        h = 0.05 * fibre * side + 0.02 * rough((p[1], p[2], seed), 0.2, 3) * (1 - side)
        # Cracks between bundles of fibres, where the cut face dried.
        crack = max(0.0, 1 - abs(rough((p[1], p[2], seed + 3), 1.1, 2)) * 9) * (1 - side)
        return h + 0.045 * rough(p, 1.3, 2, seed + 1) - 0.035 * crack

    def paint(u, v, p, n, h):
        side = 1 - abs(n[0])
        fibre = rough((p[0] * 0.3, p[1], p[2]), 0.14, 3, seed) if side > 0.4 else rough((p[1], p[2], seed), 0.13, 3)
        colour = mix(cream, deep, 0.35 + 0.6 * rough(p, 1.3, 3, seed + 2) - 0.45 * fibre)
        colour = mix(colour, light, 0.3 * step(-0.1, 0.5, fibre) + 0.35 * step(0.1, 0.5, rough(p, 0.8, 3, seed + 4)))
        film = side * step(0.1, 0.45, rough((p[0] * 0.7, p[1], p[2]), 0.9, 3, seed + 5))
        colour = mix(colour, hue('#f6f3ee'), 0.5 * film)
        return (*colour, 0.18 + 0.12 * fibre + 0.1 * rough(p, 0.7, 3, seed + 6))

    thing = block({'corner': 0.24}, high, ring, (0, 0), plan.get('fine', 0.48), form, up, paint, wet(plan))
    return thing


def scallops(plan):
    """Scallops strewn beside and on one another; lie: x, y, z, tilt, turn, roll of each."""
    for k, lie in enumerate(plan['lie']):
        thing = scallop(plan, plan['seed'] + 7 * k)
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie.get('turn', 37 * k)), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X') @ Matrix.Rotation(math.radians(-90), 4, 'Y'))
        stand([thing], lie.get('z', 0))


def mantle(plan, long, seed):
    """The cleaned body of a squid: a soft bag, open before, with two fins at its point. It lies along x, its point at +x."""
    white, pearl, blush = (hue(c) for c in plan['colours'][:3])
    wide = [(0, 0.165), (0.06, 0.18), (0.3, 0.178), (0.55, 0.15), (0.8, 0.085), (0.94, 0.03), (1, 0.004)]
    tall = [(0, 0.085), (0.06, 0.095), (0.3, 0.11), (0.6, 0.1), (0.85, 0.055), (1, 0.004)]

    def place(u, v):
        # The first part of the way runs inside the bag, then over its lip and along its outside.
        inside = u < 0.16
        x = (0.16 - u) / 0.16 * 0.2 if inside else (u - 0.16) / 0.84
        a = 2 * math.pi * v
        thin = 0.8 if inside else 1 - 0.1 * math.exp(-(x / 0.012) ** 2)
        c, s = math.cos(a), math.sin(a)
        y = curve_at(wide, x) * long * math.copysign(abs(c) ** 0.9, c) * thin
        z = curve_at(tall, x) * long * (s if s > 0 else 0.72 * s) * thin
        lip = 0.05 * long * math.exp(-(x / 0.1) ** 2) * (0.5 * math.sin(2 * a + seed) + (0.6 * s if s > 0 else 0))
        return x * long - lip - 0.45 * long, y + 0.5 * math.sin(x * 2.6 + seed), z

    def up(u, v, p, n):
        return 0.09 * rough(p, 2.2, 3, seed) + 0.02 * rough((p[0] * 0.4, p[1] * 1.6, p[2]), 0.7, 3, seed + 1)

    def paint(u, v, p, n, h):
        colour = mix(white, pearl, 0.4 + 0.7 * rough(p, 2.0, 4, seed + 2))
        colour = mix(colour, blush, 0.28 * step(-0.1, 0.6, rough(p, 2.6, 5, seed + 3)) + 0.15 * rough(p, 0.5, 3, seed + 4))
        return (*mix(colour, blush, 0.25 * (u < 0.15)), 0.2 + 0.14 * rough(p, 1.0, 3, seed + 5))

    skin(240, 150, place, wet(plan), up, paint, flip=True)
    for side in (1, -1):
        def wing(u, v):
            x = 0.42 + 0.56 * v
            root = curve_at(wide, x) * long * 0.75
            reach = 0.17 * long * curve_at([(0, 0.0), (0.18, 0.55), (0.45, 1.0), (0.75, 0.7), (1, 0.05)], v)
            ripple = 0.3 * u * u * rough((v * 5, side, seed), 1, 3)
            return (x * long - 0.45 * long + 0.03 * long * u, side * (root + reach * u) + 0.5 * math.sin(x * 2.6 + seed),
                    0.02 * long * (1 - u) ** 2 + 0.012 * long + ripple - 0.02 * long * u)

        skin(50, 90, wing, wet(plan), lambda u, v, p, n: 0.03 * rough(p, 0.8, 3, seed + 6),
             lambda u, v, p, n, h: (*mix(mix(white, pearl, 0.5 + 0.6 * rough(p, 1.2, 3, seed)), blush, 0.5 * step(0.1, 0.5, rough(p, 1.0, 3, seed + 7))), 0.22),
             ring=False)


def arms(plan, long, seed):
    """The arms of a squid on their ring, fanned out to -x, with suckers in two rows."""
    chance = random.Random(seed)
    white, pearl, blush, spot = (hue(c) for c in plan['colours'])
    lines = []
    for k in range(10):
        feeler = k in (3, 6)
        far = long * (0.66 if feeler else chance.uniform(0.36, 0.48))
        a, points = math.pi + (k - 4.5) * 0.13, []
        x, y, z = math.cos(a) * 0.6, (k - 4.5) * 0.2, 0.55 + 0.5 * math.sin(k * 1.9)
        bend, late = chance.uniform(-0.9, 0.9), chance.choice((-1, 1)) * chance.uniform(1.2, 3.4)
        for i in range(50):
            t = i / 49
            points.append((x, y, max(0.22 * (1 - 0.7 * t), z * (1 - t) ** 1.5 + 0.25 * math.sin(t * 5 + k) * t)))
            a += (bend + (late * 2.2 if t > 0.6 else 0)) / 50
            x, y = x + math.cos(a) * far / 50, y + math.sin(a) * far / 50
        wide = 0.016 * long if feeler else 0.03 * long

        def radius(t, w=wide, feeler=feeler):
            return w * (0.6 + 0.7 * math.exp(-((t - 0.86) / 0.1) ** 2)) * (1 if t < 0.9 else 1 - (t - 0.9) * 9.5) if feeler else w * (1 - 0.9 * t ** 0.8)

        def tone(t, a, p, k=k):
            colour = mix(white, pearl, 0.5 + 0.6 * rough(p, 0.9, 3, seed + k))
            return (*mix(colour, blush, 0.5 * t + 0.5 * rough(p, 0.5, 3, seed + 3)), 0.2)

        lines.append((points, radius, tone))
        # Suckers: little cups along the side of each arm that is seen.
        for i in range(3, 44):
            t = i / 49
            r = radius(t)
            p, q = Vector(points[i]), Vector(points[i + 1])
            across = (q - p).normalized().cross(Vector((0, 0, 1)))
            foot = p + Vector((0, 0, r * 0.82)) + across * r * 0.42 * (1 if i % 2 else -1)
            up = (Vector((0, 0, 1)) + across * 0.5 * (1 if i % 2 else -1)).normalized()
            cup = [foot + up * r * 0.4 * j / 4 for j in range(5)]
            lines.append((cup, lambda t, r=r: r * (0.26 + 0.12 * math.sin(3 * t) - (0.2 if t > 0.9 else 0)),
                          lambda t, a, p: (*mix(pearl, spot, 0.5 * (t > 0.9) + 0.1), 0.2)))
    tubes(lines, wet(plan), 14)
    # The head that the arms sit on.
    skin(40, 50, lambda u, v: (0.9 - 1.5 * u, 1.05 * math.sin(math.pi * (0.12 + 0.76 * u)) ** 0.5 * math.cos(2 * math.pi * v),
                               0.72 + 0.7 * math.sin(math.pi * (0.12 + 0.76 * u)) ** 0.5 * math.sin(2 * math.pi * v)), wet(plan),
         lambda u, v, p, n: 0.05 * rough(p, 0.8, 3, seed),
         lambda u, v, p, n, h: (*mix(mix(white, pearl, 0.5 + 0.5 * rough(p, 0.8, 3, seed)), blush, 0.35 + 0.4 * rough(p, 0.5, 3, seed + 1)), 0.2))


def squid(plan):
    """Cleaned squid: bodies and the bunches of arms beside them. lie: part ('body' or 'arms'), x, y, turn, z."""
    for k, lie in enumerate(plan['lie']):
        before = set(bpy.data.objects)
        size = plan['long'] * lie.get('size', 1)
        (mantle if lie['part'] == 'body' else arms)(plan, size, plan['seed'] + 11 * k)
        things = list(set(bpy.data.objects) - before)
        move = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X'))
        for thing in things:
            thing.matrix_world = move @ thing.matrix_world
        stand(things, lie.get('z', 0))
