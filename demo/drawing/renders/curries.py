"""Curries in a bowl: pieces that stand half out of a sauce with oil on it. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from morsels import Pile, Room, ball, chip, cube, disc, lie, tint, way
from painted import hue, mix, painted, rough, skin, step
from sandwich import bunch
from ware import deep

#: What may lie in a curry: its shapes, its colours from light to dark, how far it stands out, its size.
PIECES = {
    'chicken': {'size': 2.3, 'shapes': lambda k: cube(2.6, 1.9, 1.5, k, 0.17, 3.6), 'colours': ('#efd3a4', '#e3bd82', '#f3dfba'),
                'out': 0.55},
    'potato': {'size': 2.0, 'shapes': lambda k: cube(2.1, 1.8, 1.6, k, 0.08, 6), 'colours': ('#e8862a', '#f09a3e', '#db7620'),
               'out': 0.5},
    'squash': {'size': 2.2, 'shapes': lambda k: cube(2.3, 1.9, 1.6, k, 0.1, 5), 'colours': ('#ee9426', '#f5ab44', '#e0801a'),
               'out': 0.55},
    'chickpea': {'size': 1.0, 'shapes': lambda k: pea(k), 'colours': ('#ead09a', '#dcba78', '#f1deb4'), 'out': 0.62},
    'tomato': {'size': 1.5, 'shapes': lambda k: cube(1.7, 1.3, 0.8, k, 0.2, 3), 'colours': ('#c8381c', '#d9532c', '#a8260f'),
               'out': 0.5},
    'onion': {'size': 1.6, 'shapes': lambda k: chip(2.2, 0.8, 0.22, k, 0.3), 'colours': ('#efd9a0', '#e6c47c', '#f4e8c4'),
              'out': 0.47},
    'spinach': {'size': 1.9, 'shapes': lambda k: chip(2.8, 1.9, 0.1, k, 0.35), 'colours': ('#1f4a18', '#356424', '#4c7d30'),
                'out': 0.5},
}


def pea(seed):
    """A chickpea: a ball with a beak and a furrow behind it."""
    points, faces = ball(1.0, seed, 0.06, 0.92, 0.9, 12, 16)
    out = []
    for p in points:
        beak = math.exp(-((p.x - 0.45) ** 2 + p.y ** 2 + p.z ** 2) / 0.05) * 0.13
        out.append(p + Vector((beak, 0, 0)) - Vector((0, p.y,
                                                      p.z)).normalized() * 0.05 * math.exp(-(p.y / 0.09) ** 2) if p.length else p)
    return out, faces


def curry(plan):
    chance, seed = random.Random(plan['seed']), plan['seed']
    radius, high = plan['radius'], plan['high']
    deep(radius, high, colour=plan['ware'], name='bowl-ware', rim=plan.get('rim'), speck=plan.get('speck'), gloss=0.22, coat=0.5)
    level, inner = high - plan['below'], radius * 0.93 - 0.1
    room, hills, piles = Room(), [], []
    sauce, oil, cream = (hue(c) for c in plan['sauce'])
    for name, count in plan['pieces'].items():
        kind = PIECES[name]
        shapes = [kind['shapes'](k) for k in range(7)]
        pile = Pile(painted(f'in-curry-{name}', subsurface=0.35, radius=(0.3, 0.18, 0.08), coat=0.55, bumps=((0.25, 0.03), (0.06,
                0.008))))
        for _ in range(count):
            size = kind['size'] * chance.uniform(0.85, 1.12)
            at = room.spot(chance, size / 2, lambda c: disc(c, inner * 0.9), 0.82)
            if not at:
                continue
            z = level + size * (kind['out'] - 0.42) * chance.uniform(0.8, 1.3)
            if name != 'spinach' and name != 'onion':
                hills.append((*at, size * 0.5))
            tone, shade = tint(chance, kind['colours'], 0.24), chance.random() * 40
            move = lie((*at, z), (chance.gauss(0, 0.4), chance.gauss(0, 0.4), 1), way(chance), 0, size / kind['size'])
            pile.add(chance.choice(shapes), move, tone, coated(move, tone, sauce, oil, level, shade, plan.get('cover', 0.5)))
        piles.append(pile)
    drops = []
    for _ in range(plan['drops']):
        a, far = chance.uniform(0, 6.28), inner * math.sqrt(chance.random())
        drops.append((far * math.cos(a), far * math.sin(a), 0.05 + 0.3 * chance.random() ** 2.5))
    cells = {}
    for d in drops:
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                cells.setdefault((round(d[0] / 0.7) + i, round(d[1] / 0.7) + j), []).append(d)

    def near(x, y):
        return min((math.hypot(x - a, y - b) / r for a, b, r in cells.get((round(x / 0.7), round(y / 0.7)), ())), default=9.0)

    def surface(u, v):
        a = 2 * math.pi * v
        x, y = u * inner * math.cos(a), u * inner * math.sin(a)
        z = level + 0.1 * rough((x, y, 0), 2.0, 3, seed) + 0.03 * rough((x, y, 0), 0.5, 2, seed)
        # The sauce climbs up what stands in it, and the wall of the bowl.
        for cx, cy, r in hills:
            far = math.hypot(x - cx, y - cy)
            if far < r + 1.2:
                z += 0.14 * math.exp(-max(0.0, far - r * 0.85) / 0.22)
        return x, y, min(z, level + 0.3) + 0.22 * max(0.0, (u - 0.95) / 0.05) ** 2

    def up(u, v, p, n):
        d = near(p[0], p[1])
        return 0.03 * math.sqrt(max(0.0, 1 - d * d)) if d < 1 else 0.0

    def paint(u, v, p, n, h):
        swirl = rough((p[0] + 1.3 * rough(p, 2.5, 2, 3), p[1] + 1.3 * rough(p, 2.5, 2, 8), 0), 2.2, 4, seed)
        tone = mix(sauce, cream, plan['cream'] * step(0.1, 0.6, swirl))
        tone = mix(tone, oil, 0.45 * step(-0.15, -0.6, swirl) + 0.2 * step(0.1, 0.5, rough(p, 0.5, 3, 4)))
        d = near(p[0], p[1])
        tone = mix(tone, oil, 0.7 * step(1.0, 0.85, d))
        speck = rough(p, 0.1, 2, 12)
        tone = mix(tone, hue('#7a4310'), 0.6 * step(0.5, 0.62, speck))
        return (*tone, 0.12 if d < 1 else 0.22 + 0.08 * rough(p, 0.6, 2))

    skin(150, 320, surface, painted('sauce', subsurface=0.3, radius=(0.3, 0.18, 0.06), coat=0.8, bumps=((0.5, 0.02), (0.12,
            0.008))), up, paint)
    for pile in piles:
        pile.done()
    x, y = plan['herb']
    if plan.get('coriander'):
        bunch(chance, (x, y, level + 0.9), (0.8, 0.7, 0.1), plan['coriander'], 0.2, 1.05)


def coated(move, tone, sauce, oil, level, seed, cover):
    """Paint of a piece that lay in the sauce: covered below and in patches, bare where it stands out."""
    def paint(p):
        q = move @ Vector(p)
        grain = rough((p[0], p[1] * 2, p[2] * 2), 0.7, 4, seed)
        colour = mix(mix(tone[:3], tuple(c * 0.72 for c in tone[:3]), 0.5 + 0.8 * grain), hue('#f6e6c4'), 0.3 * step(0.1, 0.5,
                rough(p, 0.5, 3, seed + 3)))
        film = step(0.9, 0.15, q.z - level + 0.5 * rough(q, 0.9, 3, seed + 6)) * 0.8 + cover * step(-0.3, 0.4, rough(q, 1.1, 3,
                seed + 9)) * 0.6
        return (*mix(mix(colour, sauce, film), oil, 0.3 * step(0.2, 0.5, rough(q, 0.6, 3, seed + 12))), 0.2)

    return paint
