"""Bowls: bo bun with its noodles, beef and nems, and clear broth. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from garnish import nuts
from materials import Shader
from morsels import Pile, chip, disc, heap, hoop, lie, slope, tint, underlay, way
from nems import mint, nem
from painted import hue, mix, painted, rough, skin, step
from sandwich import bunch
from strands import ribbons, shreds, wander
from tableware import lumps
from ware import deep


def vermicelli(chance, height, radius, count):
    """Fine rice noodles in loose turns, white and a little clear."""
    lines = []
    while len(lines) < count:
        # Some lie alone, most in locks that run the same way for a while.
        seed, middle, heading = chance.random(), disc(chance, radius * 0.9), chance.uniform(0, 6.28)
        long, bend, deep = chance.uniform(6, 18), chance.uniform(0.25, 1.1), chance.uniform(-0.25, 0.6)
        for _ in range(chance.choice((1, 1, 2, 4, 6, 8))):
            base = tint(chance, ('#f6f3ea', '#ece7d8', '#fbf9f3', '#e6dfcc'), chance.uniform(0.18, 0.32), 0.06)
            at = [c + chance.gauss(0, 0.22) for c in middle]
            points = wander(random.Random(seed), height, at, heading + chance.gauss(0, 0.09), long * chance.uniform(0.7, 1.1), bend,
                            0.75, 46, radius * 0.98, deep + chance.gauss(0, 0.1))
            wide = chance.uniform(0.12, 0.19)
            lines.append((points, lambda t, wide=wide: wide, wide * 0.95, lambda t: 0, lambda t, p, base=base: base))
    ribbons(lines, painted('vermicelli', subsurface=0.55, radius=(0.15, 0.13, 0.1), coat=0.35), 7)


def beef(chance, height, where, count, pile_up):
    """Thin slices of beef from the wok: browned, their fibres across, wet with their marinade."""
    light, brown, dark = hue('#a97f60'), hue('#744a30'), hue('#35190d')
    for n in range(count):
        long, wide, seed = chance.uniform(2.6, 4.2), chance.uniform(1.3, 2.2), chance.random() * 50
        wave, curl = chance.uniform(0, 6), chance.uniform(-0.22, 0.28)

        def place(u, v):
            a = 2 * math.pi * v
            edge = 1 + 0.28 * rough((math.cos(a) * 1.3, math.sin(a) * 1.3, seed), 0.9, 4)
            t = math.sin(math.pi * u) ** 0.4
            x, y = t * math.cos(a) * edge * long / 2, t * math.sin(a) * edge * wide / 2
            lift = 0.2 * math.sin(x * 1.7 + wave) + curl * y * y + 0.22 * rough((x, y, seed), 1.0, 3) - 0.05 * x * x
            return x, y, lift - 0.11 * math.cos(math.pi * u) * (1 + 0.4 * rough((x, y, seed + 3), 0.5, 2))

        def paint(u, v, p, n_, h):
            fibre = rough((p[0] * 0.5, p[1] * 3.2, seed), 0.55, 4)
            tone = mix(light, brown, 0.5 + 0.9 * fibre + 0.3 * rough(p, 1.4, 2, seed))
            tone = mix(tone, dark, 0.85 * step(0.05, 0.5, rough(p, 0.9, 4, seed + 2)))
            rim = step(0.35, 0.0, math.sin(math.pi * u))
            tone = mix(tone, dark, 0.4 * rim)
            return (*mix(tone, hue('#d9b487'), 0.4 * step(0.3, 0.5, rough(p, 0.35, 3, seed + 9))), 0.2 + 0.2 * step(-0.3, 0.3,
                    rough(p, 0.5, 2, seed)))

        thing = skin(26, 60, place, painted('wok-beef', coat=0.45, subsurface=0.12, radius=(0.15, 0.06, 0.04), bumps=((0.2, 0.04),
                (0.06, 0.015))), paint=paint,
                     height=lambda u, v, p, n_: 0.03 * rough((p[0] * 0.6, p[1] * 2, p[2]), 0.3, 3, seed))
        x, y = where(chance)
        n_ = slope(height, x, y)
        thing.matrix_world = lie((x, y, height(x, y) + pile_up * n / count + 0.3), (n_.x + chance.gauss(0, 0.35),
                                                                                    n_.y + chance.gauss(0,
                                                                                            0.35), n_.z), way(chance))


def bo_bun(plan):
    chance = random.Random(plan['seed'])
    deep(plan['radius'], plan['high'], colour='#eeebe3', name='bowl-ware', rim='#d8cdb8', gloss=0.2, coat=0.5)
    inner = plan['radius'] * 0.95 - 0.3
    height = heap(plan['high'] * 0.78, 1.5, inner, plan['seed'], 0.5, 0.8)
    underlay(height, inner, '#d9d3c2', painted('under', bumps=((0.3, 0.06),)), 0.55)
    vermicelli(chance, height, inner, plan['noodles'])

    def about(x, y, sx, sy, turn=0.0):
        c, s = math.cos(turn), math.sin(turn)

        def where(chance):
            a, b = chance.gauss(0, sx), chance.gauss(0, sy)
            return x + a * c - b * s, y + a * s + b * c

        return where

    def over(x, y):
        return height(x, y) + 0.5

    shreds(chance, over, plan['carrot'], about(5.0, 2.4, 0.8, 1.4), 4.6, 0.19, 0.15, ('#ee8424', '#f6a04a', '#e26f14'),
           painted('carrot-shred', subsurface=0.45, radius=(0.2, 0.12, 0.06), coat=0.35), 0.4, 0.8, 0.1, 0.28, inner * 0.95, 2.2)
    shreds(chance, over, plan['cucumber'], about(1.2, 5.6, 1.3, 0.7), 4.6, 0.26, 0.2, ('#dfeac0', '#c2d890', '#eef3da',
                                                                                       '#5f8f3c'),
           painted('cucumber-shred', subsurface=0.55, radius=(0.2, 0.25, 0.1), coat=0.45), 0.3, 0.7, 0.1, 0.24, inner * 0.95, 0.3)
    beef(chance, over, about(-2.4, -0.6, 1.9, 1.4), plan['beef'], 1.6)
    for x, y, turn in plan['nems']:
        nem(chance, (x, y, height(x, y) + 1.35), turn, 12 + chance.gauss(0, 4), 4.4, 1.12, True)
    for k in range(7):
        mint(chance, (-4.2 + chance.gauss(0, 0.6), 4.3 + chance.gauss(0, 0.6), over(-4, 4) + 0.3 + 0.12 * k), chance.uniform(0,
                360), chance.uniform(2.4, 3.2),
             chance.uniform(4, 32), k)
    bunch(chance, (-1.8, 5.2, over(-2, 5) + 0.8), (0.7, 0.6, 0.15), 8, 0.3, 1.1)
    nuts(chance, lambda x, y: over(x, y) + 0.9 * math.exp(-((x + 2.4) ** 2 + (y + 0.6) ** 2) / 6), plan['nuts'], about(-1.4, -1.6,
            2.4, 1.6))


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
