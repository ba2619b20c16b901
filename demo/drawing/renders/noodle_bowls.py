"""Bowls: bo bun with its noodles, beef and nems, and clear broth. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from garnish import nuts, stalks
from materials import Shader
from morsels import Pile, chip, disc, heap, hoop, lie, slope, tint, underlay, way
from nems import mint, nem
from painted import hue, mix, painted, rough, skin, step
from sandwich import bunch
from strands import ribbons, shreds, wander
from tableware import lumps
from ware import deep


def vermicelli(chance, height, radius, count):
    """Fine rice noodles in loose turns, white and a little clear; they lie close, so that nothing of the bowl shows."""
    lines = []
    while len(lines) < count:
        # Some lie alone, most in locks that run the same way for a while.
        seed, middle, heading = chance.random(), disc(chance, radius * 0.97), chance.uniform(0, 6.28)
        long, bend, deep = chance.uniform(9, 20), chance.uniform(0.3, 1.2), 0.2 * chance.random() ** 2 - 0.12
        for _ in range(chance.choice((1, 2, 4, 6, 8, 11))):
            base = tint(chance, ('#fffdf6', '#f9f4e6', '#ffffff', '#f6efdd'), chance.uniform(0.16, 0.3), 0.05)
            at = [c + chance.gauss(0, 0.24) for c in middle]
            points = wander(random.Random(seed), height, at, heading + chance.gauss(0, 0.1), long * chance.uniform(0.7, 1.1), bend,
                            0.5, 44, radius, deep + chance.gauss(0, 0.08))
            wide = chance.uniform(0.12, 0.17)
            lines.append((points, lambda t, wide=wide: wide, wide * 0.95, lambda t: 0, lambda t, p, base=base: base))
    ribbons(lines, painted('vermicelli', coat=0.3), 6)


def beef(chance, height, where, count, pile_up):
    """Thin slices of beef from the wok: browned, folded, wet with their marinade, paler where they were cut."""
    light, brown, dark = hue('#b07d54'), hue('#7d4a26'), hue('#3a1c0c')
    stuff = painted('wok-beef', coat=0.8, subsurface=0.15, radius=(0.15, 0.06, 0.03), bumps=((0.16, 0.03), (0.05, 0.014)))
    for n in range(count):
        long, wide, seed = chance.uniform(1.7, 3.3), chance.uniform(0.9, 1.6), chance.random() * 50
        fold, roll, wave = chance.uniform(0.2, 1.3), chance.uniform(-0.5, 0.5), chance.uniform(0, 6)

        def place(u, v):
            a = 2 * math.pi * v
            edge = 1 + 0.3 * rough((math.cos(a) * 1.4, math.sin(a) * 1.4, seed), 0.8, 4)
            t = math.sin(math.pi * u) ** 0.35
            x, y = t * math.cos(a) * edge * long / 2, t * math.sin(a) * edge * wide / 2
            # The slice is folded along its length and rippled by the heat.
            bent = fold * y + roll * x * 0.4
            up = (1 - math.cos(bent)) / max(0.2, fold) + 0.17 * math.sin(x * 2.6 + wave) + 0.2 * rough((x, y, seed), 0.8, 3)
            return x, math.sin(bent) / max(0.2, fold), up - 0.13 * math.cos(math.pi * u)

        def paint(u, v, p, n_, h):
            fibre = rough((p[0] * 0.5, p[1] * 3.0, seed), 0.4, 4)
            tone = mix(light, brown, 0.55 + 0.9 * fibre + 0.5 * rough(p, 1.2, 2, seed))
            tone = mix(tone, dark, 0.9 * step(0.1, 0.5, rough(p, 0.7, 4, seed + 2)))
            tone = mix(tone, dark, 0.55 * step(0.45, 0.1, math.sin(math.pi * u)))
            return (*mix(tone, hue('#d8b080'), 0.5 * step(0.3, 0.5, rough(p, 0.3, 3, seed + 9))),
                    0.16 + 0.22 * step(-0.2, 0.3, rough(p, 0.4, 2, seed)))

        thing = skin(24, 48, place, stuff, paint=paint, height=lambda u, v, p, n_: 0.035 * rough(p, 0.25, 3, seed))
        x, y = where(chance)
        up = slope(height, x, y) + Vector((chance.gauss(0, 0.5), chance.gauss(0, 0.5), 0))
        thing.matrix_world = lie((x, y, height(x, y) + pile_up * n / count + 0.25), up, way(chance))


def onion(chance, height, count, where):
    """Slices of onion from the wok: soft bent arcs, glassy, browned at their ends."""
    lines = []
    for _ in range(count):
        (x, y), r, start = where(chance), chance.uniform(0.6, 1.3), chance.uniform(0, 6.28)
        over, flat, base = chance.uniform(0.1, 0.7), chance.uniform(0.4, 1), tint(chance, ('#e8d3a0', '#d9b878', '#f0e2bd'), 0.2)
        points = [(x + r * math.cos(start + k * 0.16), y + r * flat * math.sin(start + k * 0.16),
                   height(x, y) + over + 0.2 * math.sin(k * 0.4 + start)) for k in range(13)]
        lines.append((points, lambda t: 0.26 * (1 - 0.5 * abs(2 * t - 1) ** 3), 0.1, lambda t: 0.9,
                      lambda t, p, base=base: (*mix(base[:3], hue('#a5662c'), 0.7 * abs(2 * t - 1) ** 4), 0.2)))
    ribbons(lines, painted('onion-slice', subsurface=0.4, radius=(0.2, 0.17, 0.1), coat=0.5, clear=0.25), 8)


def bo_bun(plan):
    """A full bowl: noodles, beef with onion, shreds of carrot and cucumber, halves of nems, herbs, peanuts and spring onion."""
    chance = random.Random(plan['seed'])
    radius, high = plan['radius'], plan['high']
    deep(radius, high, colour='#eeebe3', name='bowl-ware', rim='#d8cdb8', gloss=0.2, coat=0.5)
    inner = radius * 0.965 - 0.3
    height = heap(high * 0.8, 1.7, inner, plan['seed'], 0.6, 0.8)
    underlay(height, inner, '#f3efe4', painted('under', bumps=((0.14, 0.12),)), 0.16)
    vermicelli(chance, height, inner, plan['noodles'])

    def about(x, y, sx, sy, turn=0.0):
        c, s = math.cos(turn), math.sin(turn)

        def where(chance):
            a, b = chance.gauss(0, sx), chance.gauss(0, sy)
            a, b = x + a * c - b * s, y + a * s + b * c
            return (a, b) if math.hypot(a, b) < inner * 0.9 else where(chance)

        return where

    def over(x, y):
        return height(x, y) + 0.35

    def hill(x, y, up, wide):
        return lambda a, b: over(a, b) + up * math.exp(-((a - x) ** 2 + (b - y) ** 2) / wide ** 2)

    shreds(chance, hill(4.4, 2.6, 0.9, 1.8), plan['carrot'], about(4.4, 2.6, 0.9, 1.5, 0.5), 4.2, 0.17, 0.13,
           ('#ee8424', '#f39a45', '#e06c14'), painted('carrot-shred', subsurface=0.4, radius=(0.2, 0.1, 0.04), coat=0.5), 0.4, 0.9,
           0.3, 0.22, inner * 0.95)
    peel = painted('cucumber-shred', subsurface=0.5, radius=(0.2, 0.25, 0.1), coat=0.6)
    shreds(chance, hill(0.6, 5.0, 0.8, 1.8), plan['cucumber'], about(0.6, 4.9, 1.6, 0.8), 4.0, 0.24, 0.17,
           ('#dfeac0', '#c8dc9a', '#eef3da', '#4c7d30'), peel, 0.3, 0.8, 0.3, 0.2, inner * 0.95)
    meat = hill(-1.4, 0.2, 1.0, 2.6)
    beef(chance, meat, about(-1.4, 0.3, 1.7, 1.35), plan['beef'], 0.9)
    onion(chance, lambda x, y: meat(x, y) + 0.5, plan['onions'], about(-1.4, 0.2, 1.6, 1.3))
    for x, y, turn, tilt in plan['nems']:
        nem(chance, (x, y, height(x, y) + 1.3), turn, tilt + chance.gauss(0, 3), 5.2, 1.15, True)
    for k in range(9):
        mint(chance, (-4.0 + chance.gauss(0, 0.7), 3.3 + chance.gauss(0, 0.6), over(-4.2, 3.6) + 0.2 + 0.1 * k),
             chance.uniform(0, 360), chance.uniform(1.7, 2.5), chance.uniform(5, 40), k)
    bunch(chance, (-2.4, 4.6, over(-2.4, 4.6) + 0.7), (0.6, 0.6, 0.25), 12, 0.3, 1.0)
    nuts(chance, lambda x, y: meat(x, y) + 1.4 * math.exp(-((x + 1.4) ** 2 + (y - 0.2) ** 2) / 6), plan['nuts'],
         about(-1.2, -0.4, 1.7, 1.3))
    nuts(chance, over, plan['nuts'] // 3, about(0, 0, 3.6, 3.6))
    stalks(chance, lambda x, y: meat(x, y) + 0.9, 40, about(-1.0, -0.4, 2.4, 2.0), 0.5, 0.2, ('#4c8a2a', '#7db548', '#cfe0a8'),
           painted('spring-onion', coat=0.4, subsurface=0.2), 1.0, 0.0)


def clear_broth():
    """Broth whose colour at a point is the tint of the paint: clear, with a wet face over it."""
    s = Shader('clear-broth')
    paint = s.node('Attribute', {}, attribute_name='paint')
    normal = s.bump(s.noise(0.35, 2), 0.05)
    through = s.node('BsdfTransparent', {'Color': paint.outputs['Color']}).outputs[0]
    # Fine particles keep it from being as clear as tea.
    cloud = s.node('BsdfDiffuse', {'Color': '#b9772e'}).outputs[0]
    body = s.node('MixShader', {0: 0.1, 1: through, 2: cloud}).outputs[0]
    shine = s.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.04, 'Normal': normal}).outputs[0]
    both = s.node('MixShader', {0: s.node('Fresnel', {'IOR': 1.34, 'Normal': normal}).outputs[0], 1: body, 2: shine}).outputs[0]
    s.tree.links.new(both, s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def broth(plan):
    """A bowl of clear broth: darker where it is deep, eyes of fat, slices of onion and ginger, star anise, cinnamon, herbs."""
    chance, seed = random.Random(plan['seed']), plan['seed']
    radius, high = plan['radius'], plan['high']
    deep(radius, high, colour='#f3f1eb', name='porcelain', gloss=0.16)
    level, inner = high - 1.0, radius * 0.965 - 0.24
    drops, cells = [], {}
    for _ in range(plan['drops']):
        # The eyes of fat gather in loose groups.
        a, far = chance.uniform(0, 6.28), inner * math.sqrt(chance.random()) * 0.97
        x, y = far * math.cos(a), far * math.sin(a)
        if rough((x, y, 0), 3.0, 2, seed) < -0.12:
            continue
        drops.append((x, y, 0.05 + 0.3 * chance.random() ** 2.6))
    for d in drops:
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                cells.setdefault((round(d[0] / 0.7) + i, round(d[1] / 0.7) + j), []).append(d)

    def near(p):
        return min((math.hypot(p[0] - a, p[1] - b) / r for a, b, r in cells.get((round(p[0] / 0.7), round(p[1] / 0.7)), ())),
                   default=9.0)

    fade, gold = plan['fade'], hue('#f0c060')

    def paint(u, v, p, n, h):
        depth = (level - 0.9) * (1 - u ** 2.6) ** 0.9 + 0.15
        tone = tuple(math.exp(-k * depth) for k in fade)
        d = near(p)
        tone = mix(tone, gold, 0.5 * step(1.0, 0.9, d) + 0.35 * math.exp(-((d - 0.97) / 0.07) ** 2))
        return (*tone, 1.0)

    def up(u, v, p, n):
        d = near(p)
        return 0.035 * math.sqrt(max(0.0, 1 - d * d)) if d < 1 else 0.004 * rough(p, 2.5, 2, 3)

    skin(200, 420, lambda u, v: (u * inner * math.cos(2 * math.pi * v), u * inner * math.sin(2 * math.pi * v),
         level + 0.16 * max(0.0, (u - 0.97) / 0.03) ** 2), clear_broth(), up, paint)
    rings = Pile(painted('ring', subsurface=0.2, coat=0.4, clear=0.1))
    shapes = [hoop(chance.uniform(0.22, 0.42), 0.1, chance.uniform(0.12, 0.25), k) for k in range(12)]
    for _ in range(plan['onions']):
        x, y = chance.gauss(1.2, 2.6), chance.gauss(-0.6, 2.4)
        if math.hypot(x, y) < inner * 0.9:
            rings.add(chance.choice(shapes), lie((x, y, level + 0.05), (chance.gauss(0, 0.25), chance.gauss(0, 0.25), 1),
                                                 way(chance)),
                      tint(chance, ('#3f8626', '#7db84b', '#d5e6ad'), 0.3))
    rings.done()
    white = []
    for _ in range(plan['slices']):
        # A thin slice of onion: an arc of one layer.
        x, y, r, a0 = chance.gauss(-1, 3), chance.gauss(0, 2.6), chance.uniform(0.9, 1.9), chance.uniform(0, 6.28)
        points = [(x + r * math.cos(a0 + i * 0.17), y + r * math.sin(a0 + i * 0.17) * 0.8,
                   level + 0.04 + 0.05 * math.sin(i * 0.5 + r * 9)) for i in range(15)]
        if all(math.hypot(px, py) < inner * 0.95 for px, py, _ in points):
            base = tint(chance, ('#efe2c0', '#e3cf9e', '#f6eedb'), 0.25)
            white.append((points, lambda t: 0.14, 0.24, lambda t: 0.2, lambda t, p, base=base: base))
    ribbons(white, painted('onion-slice', subsurface=0.4, radius=(0.2, 0.17, 0.1), coat=0.5, clear=0.25), 8)
    for cx, cy, turn in ((-3.8, 1.0, 0.2), (2.6, 3.8, 0.9)):
        anise(chance, (cx, cy, level), turn)
    bark(chance, (-1.6, 4.6, level + 0.1), 0.35)
    bunch(chance, (1.8, -2.6, level + 0.35), (0.9, 0.8, 0.08), 10, 0.05, 1.25)


def anise(chance, at, turn):
    """A star anise: eight boat-shaped pods about a middle, some open with a shining seed."""
    brown, dark = hue('#6e3a1c'), hue('#3a1c0c')
    for k in range(8):
        a = turn + k * math.pi / 4 + chance.gauss(0, 0.07)
        long, wide, seed = chance.uniform(1.15, 1.5), chance.uniform(0.42, 0.54), chance.random() * 30

        def pod(u, v):
            b = 2 * math.pi * v
            half = wide / 2 * math.sin(math.pi * min(1, u * 0.92 + 0.06)) ** 0.7
            slit = 0.6 * math.exp(-((b - math.pi / 2) / 0.5) ** 2) * math.sin(math.pi * u)
            return u * long + 0.12, half * math.cos(b), half * 1.1 * math.sin(b) * (1 - slit) + 0.28 * u * u

        thing = skin(24, 24, pod, painted('anise', bumps=((0.08, 0.03),), coat=0.15), flip=True,
                     paint=lambda u, v, p, n, h: (*mix(brown, dark, 0.4 + 0.8 * rough(p, 0.25, 3,
                                                                                      seed) + 0.5 * math.exp(-((v - 0.25) / 0.07) ** 2)), 0.45))
        thing.matrix_world = Matrix.Translation((at[0], at[1], at[2] + 0.12)) @ Matrix.Rotation(a, 4,
                'Z') @ Matrix.Rotation(-0.12, 4, 'Y')
        if k % 2 == 0:
            spot = Vector(at) + Vector((math.cos(a) * 0.75, math.sin(a) * 0.75, 0.32))
            lumps([(spot, (math.cos(a), math.sin(a), 0.1), 0.46, 0.26, (*hue('#7a3a16'), 0.12), 0.0)], painted('anise-seed',
                    coat=0.8))


def bark(chance, at, turn):
    """A short quill of cinnamon: bark rolled in from both sides."""
    brown, pale, dark = hue('#8a4d26'), hue('#b47a48'), hue('#54290f')

    def place(u, v):
        # v runs over the outside of the curl and back along its inside.
        t = v * 2 if v < 0.5 else 2 - v * 2
        s = (t - 0.5) * 2
        inside = 0.0 if v < 0.5 else 0.11
        turn_ = abs(s) * 4.6
        r = 0.42 * (1 - 0.075 * turn_) - inside
        y = math.copysign(0.36 + r * math.sin(turn_) * 0.85 - 0.0, s) if abs(s) > 1e-6 else 0.0
        z = r * -math.cos(turn_)
        return (u - 0.5) * 5.2 + 0.08 * rough((t * 5, 0, u > 0.5), 0.6, 2), y * min(1.0, abs(s) * 6), z + 0.3

    thing = skin(60, 120, place, painted('cinnamon', bumps=((0.1, 0.02),)), paint=lambda u, v, p, n, h: (
        *mix(mix(brown, pale, 0.4 + 0.9 * rough((p[0] * 0.3, p[1] * 2, p[2] * 2), 0.4, 4)), dark, 0.5 * step(0.2, 0.6, rough(p,
                0.6, 3))), 0.5),
        height=lambda u, v, p, n: 0.02 * rough((p[0] * 0.5, p[1] * 2, p[2] * 2), 0.4, 3))
    thing.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')
