"""Dumplings of dough: gyoza browned below, prawn dumplings of clear dough in a basket. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from morsels import Pile, hoop, lie, tint, way
from painted import curve_at, hue, mix, painted, rough, skin, stand, step
from ware import basket, paper

#: Half of a section from the middle of the foot to the edge on top: (share of the half width, share of the height).
SECTION = {
    'gyoza': [(0, 0.0, 0.0), (0.16, 0.8, 0.0), (0.26, 0.97, 0.06), (0.38, 1.0, 0.24), (0.55, 0.84, 0.5), (0.7, 0.5, 0.7), (0.82,
            0.17, 0.8),
              (0.9, 0.07, 0.88), (1, 0.045, 1.0)],
    'ha-kao': [(0, 0.0, 0.0), (0.16, 0.7, 0.0), (0.26, 0.93, 0.07), (0.4, 1.0, 0.3), (0.58, 0.9, 0.6), (0.74, 0.58, 0.82), (0.86,
            0.25, 0.9),
               (0.93, 0.1, 0.95), (1, 0.06, 1.0)],
}


def crescent(kind, long, wide, high, pleats, deep, bow, seed, out=0.0):
    """
    place(u, v) of a half-moon along x with its pleats on the side of -y, and place's sharpness of the fold there:
    `deep` cm of relief, `bow` how much it bends, `out` cm of its skin lie above (or below) the form.
    """
    line = SECTION[kind]
    across, upright = [(t, y) for t, y, _ in line], [(t, z) for t, _, z in line]

    def fold(u, up):
        """A row of folds: each rises slowly and falls at once; they lean to the middle and end below in the belly."""
        phase = (u - 0.5) * pleats * (1 + 0.12 * math.sin(u * 9 + seed)) + 0.35 * math.copysign(1,
                u - 0.5) * (1 - up) + seed * 0.37
        # Fingers set no two pleats alike: some are broad, some hardly there.
        phase += 0.42 * rough((phase * 0.55, seed * 3.7, 0), 1, 2)
        saw = phase % 1 if u > 0.5 else 1 - phase % 1
        return step(0.0, 0.16, saw) * (1 - saw) ** 0.7 * (0.78 + 0.42 * math.sin(math.floor(phase) * 2.7 + seed * 1.9))

    def place(u, v):
        t, side = (v * 2, -1) if v < 0.5 else (2 - v * 2, 1)
        end = math.sin(math.pi * min(1, max(0, u))) ** (0.62 if kind == 'gyoza' else 0.5)
        half = wide / 2 * end * (1 + 0.05 * rough((u * 3, seed, 0), 0.7, 2))
        tall = high * (0.32 + 0.68 * end) * (1 + 0.05 * rough((u * 4, seed, 5), 0.6, 2)) * (1 if kind == 'gyoza' else end ** 0.4)
        y, up = curve_at(across, t), curve_at(upright, t)
        body = step(0.0, 0.12, u) * step(1.0, 0.88, u)
        rise = fold(u, up) * deep * step(0.28, 0.8, up) * (1 - 0.45 * step(0.85, 1.0, up)) * body
        x = (u - 0.5) * long
        flat = side * (y * half + out * step(0.0, 0.2, t) + 0.02) - (rise if side < 0 else -rise * 0.3 * step(0.75, 0.95, up))
        # The edge on top waves with the folds, and leans back.
        wave = step(0.72, 1.0, up)
        way_ = u * pleats * 6.28 + seed + 2.2 * rough((u * 4, seed, 9), 1, 2)
        flat += wave * (0.1 * math.sin(way_) * body + 0.12)
        z = up * tall + (out if t > 0.2 else 0) * up + wave * 0.07 * math.sin(way_ + 1)
        lump = 0.06 * rough((x, flat, z), 1.1, 3, seed)
        return x, flat + bow * x * x + side * lump * step(0, 0.2, up), z + 0.4 * lump * step(0, 0.3, up)

    return place, fold


def gyoza(plan, lie, seed):
    """One gyoza: moist dough through which its filling shows a little, browned where it stood in the pan."""
    chance = random.Random(seed)
    long, wide, high = (plan[k] * chance.uniform(0.91, 1.07) for k in ('long', 'wide', 'high'))
    place, fold = crescent('gyoza', long, wide, high, plan['pleats'], 0.3, 0.05, seed)
    dough, dry, inside, meat = hue('#efdfb6'), hue('#f6ecd2'), hue('#cdb682'), hue('#b3a063')
    gold, brown, dark = hue('#c99350'), hue('#a56a31'), hue('#75441c')

    def paint(u, v, p, n, h):
        t = v * 2 if v < 0.5 else 2 - v * 2
        z = p[2] / high
        tone = mix(dough, inside, step(-0.15, 0.5, rough(p, 0.9, 4, seed)) * 0.75 * step(0.85, 0.55, z))
        tone = mix(tone, meat, 0.55 * step(0.2, 0.5, rough(p, 0.45, 3, seed + 7)) * step(0.7, 0.45, z))
        tone = mix(tone, dry, step(0.72, 0.95, z) * 0.8)
        if v < 0.5:
            tone = mix(tone, inside, 0.4 * step(0.25, 0.0, fold(u, z)) * step(0.35, 0.6, z))
        ragged = p[2] + 0.28 * rough(p, 0.9, 4, seed + 2)
        burnt = step(0.62, 0.05, ragged)
        tone = mix(tone, gold, burnt)
        lace = rough((p[0], p[1], 0), 0.7, 5, seed + 3)
        foot = step(0.26, 0.08, ragged) * (0.55 + 0.6 * lace)
        tone = mix(tone, brown, foot)
        if t < 0.2:
            edge = step(0.12, 0.19, t)
            under = mix(mix(gold, brown, step(-0.8, 0.9, lace + 0.4 * edge)), dark, step(0.0, 1.0, lace + 0.35 * edge) * 0.6)
            tone = mix(under, dough, 0.25 * step(0.3, 0.9, rough((p[0], p[1], 3), 0.7, 3, seed + 9)))
        return (*tone, mix(0.24, 0.42, burnt) + 0.06 * rough(p, 0.5, 3))

    thing = skin(190, 130, place, painted('dough', subsurface=0.35, radius=(0.35, 0.24, 0.12), coat=0.45, bumps=((0.35, 0.02),
            (0.08, 0.005))),
                 paint=paint, flip=True, height=lambda u, v, p, n: 0.02 * rough(p, 0.3, 3, seed) + (0.03 * rough(p, 0.16,
                         3) if p[2] < 0.06 else 0))
    thing.matrix_world = (Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(lie.get('lean',
            0)), 4, 'X')
                          @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'Y'))
    stand([thing])
    thing.matrix_world = Matrix.Translation((lie['x'], lie['y'], lie.get('z', 0))) @ thing.matrix_world


def gyozas(plan):
    for k, lie_ in enumerate(plan['lie']):
        gyoza(plan, lie_, plan['seed'] + k)
    chance = random.Random(plan['seed'])
    pile = Pile(painted('ring', subsurface=0.2, coat=0.3, clear=0.1))
    rings = [hoop(chance.uniform(0.2, 0.3), 0.1, chance.uniform(0.15, 0.3), k) for k in range(8)]
    for x, y in plan['onion']:
        pile.add(chance.choice(rings), lie((x, y, 0.12), (chance.gauss(0, 0.2), chance.gauss(0, 0.2), 1), way(chance)),
                 tint(chance, ('#3f8626', '#7db84b', '#cfe3a2'), 0.35))
    pile.done()


def ha_kao(plan, lie_, seed):
    """One dumpling of clear dough: a prawn and bamboo shoots are seen pink and white through it."""
    chance = random.Random(seed)
    long, wide, high = (plan[k] * chance.uniform(0.91, 1.07) for k in ('long', 'wide', 'high'))
    place, fold = crescent('ha-kao', long, wide, high, plan['pleats'], 0.24, 0.08, seed)
    pink, red, white, shoot = hue('#f0a184'), hue('#e2713f'), hue('#f5e2d2'), hue('#ece2bd')
    dough, wet, thick = hue('#e9e0d2'), hue('#d8cbb8'), hue('#f8f4ea')

    def paint(u, v, p, n, h):
        z = p[2] / high
        # What is seen through the dough: the bands of a prawn, pale shoots between.
        band = 0.5 + 0.5 * math.sin(p[0] * 4.6 + 2.2 * p[2] + 1.5 * rough(p, 1.1, 2, seed) + seed)
        meat = mix(white, mix(pink, red, band), step(-0.3, 0.35, rough(p, 1.3, 3, seed + 3) + 0.3 * (band - 0.4)))
        meat = mix(meat, shoot, 0.7 * step(0.15, 0.4, rough(p, 0.8, 2, seed + 8)))
        shows = 0.78 * step(0.98, 0.45, z) * step(0.02, 0.14, u) * step(0.98, 0.86, u) * (0.75 + 0.4 * rough(p, 0.9, 3, seed))
        if v < 0.5:
            shows *= 1 - 0.55 * fold(u, z) * step(0.3, 0.6, z)
        tone = mix(mix(dough, wet, 0.5 + 0.6 * rough(p, 1.2, 3, seed + 5)), meat, shows)
        tone = mix(tone, thick, 0.75 * step(0.7, 0.95, z))
        return (*tone, 0.2 + 0.08 * rough(p, 0.6, 3, seed))

    stuff = painted('clear-dough', subsurface=0.7, radius=(0.45, 0.26, 0.18), coat=0.5, bumps=((0.4, 0.02), (0.1, 0.004)))
    thing = skin(180, 130, place, stuff, paint=paint, flip=True, height=lambda u, v, p, n: 0.04 * rough(p, 0.7, 3, seed))
    thing.matrix_world = Matrix.Rotation(math.radians(lie_.get('turn', 0)), 4,
                                         'Z') @ Matrix.Rotation(math.radians(lie_.get('lean', 0)), 4, 'X')
    stand([thing])
    thing.matrix_world = Matrix.Translation((lie_['x'], lie_['y'], lie_.get('z', 0))) @ thing.matrix_world


def ha_kaos(plan):
    basket(plan['radius'], plan['wall'], plan['seed'])
    sheet = plan['radius'] - 1.0
    paper(lambda u, v: (u * sheet * math.cos(2 * math.pi * v), u * sheet * math.sin(2 * math.pi * v)), 1.34, plan['seed'])
    for k, lie_ in enumerate(plan['lie']):
        ha_kao(plan, {'z': 1.4, **lie_}, plan['seed'] + k)
