"""Vegetables from the wok, and kimchi. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from garnish import floret, stalks
from morsels import Pile, Room, chip, grid, lie, slope, tint, underlay, way
from painted import hue, mix, painted, rough, skin, step
from wok import dish, spotted, strewn, upon


def carrot_slice(seed):
    """A slanting slice of carrot, 2.6 cm long: flat faces with a rounded edge."""
    def place(t, a):
        d = math.sin(math.pi * t) ** 0.28
        edge = 1 + 0.03 * math.cos(3 * a + seed)
        return d * math.cos(a) * 1.35 * edge, d * math.sin(a) * 0.95 * edge, -0.16 * math.cos(math.pi
                * t) + 0.03 * rough((math.cos(a), t, seed), 0.5, 2)

    return grid(14, 26, place)


def carrot_paint(colour, seed):
    core, rim = hue('#f4a951'), hue('#d65f12')

    def paint(p):
        far = math.hypot(p[0] / 1.35, p[1] / 0.95)
        tone = mix(mix(core, colour[:3], step(0.4, 0.52, far + 0.06 * rough(p, 0.3, 2, seed))), rim, step(0.88, 0.99, far))
        return (*mix(tone, hue('#a8480e'), 0.5 * step(0.2, 0.55, rough(p, 0.7, 3, seed))), colour[3])

    return paint


def corn(chance, move, seed):
    """A half of a baby corn: rows of small kernels, a pale point."""
    pale, gold = hue('#f6e3a0'), hue('#e8c257')
    long = chance.uniform(4.4, 5.4)

    def place(u, v):
        a = 2 * math.pi * v
        r = 0.72 * (1 - 0.45 * u ** 2.2) * min(1.0, 9 * u + 0.05, (1 - u) * 7)
        z = r * math.sin(a)
        return (u - 0.5) * long, r * math.cos(a), max(z, -0.05)

    def up(u, v, p, n):
        if p[2] <= -0.03:
            return 0.02 * rough(p, 0.3, 2)
        row, ring = v * 15, u * 24
        odd = 0.5 * (int(row) % 2)
        return 0.09 * abs(math.sin(math.pi * row)) ** 0.7 * abs(math.sin(math.pi * (ring + odd))) ** 0.7 * step(0.02, 0.1,
                u) * step(1.0, 0.85, u)

    def paint(u, v, p, n, h):
        tone = mix(gold, pale, step(0.0, 0.08, h) * 0.8 + 0.3 * u + 0.2 * rough(p, 0.8, 2, seed))
        if p[2] <= -0.03:
            far = abs(p[1]) / 0.7
            tone = mix(hue('#f4ecc8'), gold, step(0.45, 0.7, far))
        return (*mix(tone, hue('#b98333'), 0.6 * step(0.25, 0.6, rough(p, 0.9, 3, seed))), 0.26)

    thing = skin(150, 120, place, painted('baby-corn', subsurface=0.4, radius=(0.2, 0.15, 0.05), coat=0.45), up, paint)
    thing.matrix_world = move


def pepper(chance, move, seed):
    """A strip of red pepper: bent, its outside smooth and red, its inside paler."""
    long, wide = chance.uniform(3.6, 5.2), chance.uniform(0.8, 1.15)
    red, dark, inner = hue('#c9201a'), hue('#8f100c'), hue('#e0614a')
    bow = chance.uniform(0.06, 0.14)

    def place(u, v):
        a = 2 * math.pi * v
        x = (u - 0.5) * long
        half = wide / 2 * min(1.0, 8 * u + 0.1, 8 * (1 - u) + 0.1) * (1 + 0.1 * rough((u * 3, seed, 0), 0.8, 2))
        y, z = math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)) * half, math.copysign(abs(math.sin(a)) ** 0.6,
                                                                                         math.sin(a)) * 0.17
        return x, y + 0.08 * x * x * math.sin(seed), z - bow * x * x - 0.35 * y * y

    def paint(u, v, p, n, h):
        out = step(-0.2, 0.3, math.sin(2 * math.pi * v))
        tone = mix(inner, mix(red, dark, 0.3 + 0.6 * rough(p, 0.9, 3, seed)), out)
        return (*mix(tone, hue('#4d120a'), 0.5 * step(0.3, 0.6, rough(p, 0.6, 3, seed + 3))), 0.18)

    thing = skin(50, 40, place, painted('pepper-strip', subsurface=0.25, radius=(0.25, 0.06, 0.04), coat=0.6), paint=paint,
                 flip=True,
                 height=lambda u, v, p, n: 0.03 * rough(p, 0.7, 3, seed))
    thing.matrix_world = move


def fungus(chance, move, seed):
    """A piece of black fungus: a thin ruffled lobe, dark, a little light through it."""
    size = chance.uniform(1.3, 2.0)
    black, brown, edge = hue('#1c120d'), hue('#4a2c1c'), hue('#7a4b2c')

    def place(u, v):
        a = 2 * math.pi * v
        r = u * size * (1 + 0.25 * rough((math.cos(a), math.sin(a), seed), 0.7, 3))
        z = 0.35 * u * u * (math.sin(3 * a + seed) + 0.6 * math.sin(7 * a + seed * 2)) * size * 0.5 + 0.3 * u * size * (1 - u)
        return r * math.cos(a), r * math.sin(a) * 0.8, z

    def paint(u, v, p, n, h):
        return (*mix(mix(black, brown, 0.5 + 0.7 * rough(p, 0.7, 3, seed)), edge, step(0.85, 1.0, u) * 0.8), 0.2)

    thing = skin(36, 110, place, painted('fungus', clear=0.15, coat=0.7, bumps=((0.12, 0.02),)), paint=paint)
    thing.matrix_world = move


def vegetables(plan):
    chance, height, inner, within = dish(plan, colour='#dcd8cf', name='stone', rim='#a8937a', speck=0.1, gloss=0.3, coat=0.3,
                                         foot='#c8b292')
    underlay(height, inner, '#5d4a26', painted('under', bumps=((0.3, 0.06),)), 0.5)
    room = Room()
    for k in range(plan['broccoli']):
        at = room.spot(chance, 1.25, within(0.88), 0.86)
        if at:
            n = slope(height, *at)
            lean = (n.x + chance.gauss(0, 0.75), n.y - 0.2 + chance.gauss(0, 0.6), 0.9)
            floret(chance, lie((*at, height(*at) + 0.45), lean, way(chance)), chance.uniform(1.15, 1.6), k)
    slices = [carrot_slice(k) for k in range(5)]
    for lift, share in ((0.05, 1.0), (0.5, 0.6)):
        strewn(chance, height, round(plan['carrot'] * share), within(0.9), slices, ('#e8761c', '#f08c30', '#dd6a14'),
               painted('carrot-slice', subsurface=0.4, radius=(0.25, 0.12, 0.05), coat=0.5, bumps=((0.15,
                       0.01),)), lift, 0.45, 0.22, carrot_paint, None)
    for kind, make, spread in (('corn', corn, 0.3), ('pepper', pepper, 0.4), ('fungus', fungus, 0.45)):
        for k in range(plan[kind]):
            at = room.spot(chance, 0.7, within(0.84), 0.9) or within(0.8)(chance)
            make(chance, upon(chance, height, *at, chance.uniform(0.35, 0.75), spread), k * 3 + len(kind))
    stalks(chance, height, plan['onion'], within(0.85), 1.4, 0.5, ('#7db84b', '#cfe3a2', '#4c8f2a'), painted('chive',
            subsurface=0.2, coat=0.4), 0.8, 0.0)


def cabbage(chance, move, seed, red):
    """A piece of fermented cabbage: a thick pale rib that thins into a ruffled leaf, folded, stained with chilli paste."""
    long, wide = chance.uniform(2.8, 4.0), chance.uniform(2.0, 2.9)
    rib, leafy, yellow = hue('#f3ead0'), hue('#b9bf62'), hue('#e8d894')
    paste, deep, hot = hue('#c2350f'), hue('#8a1a08'), hue('#e0651f')
    fold, arch = chance.uniform(0.25, 0.75), chance.uniform(0.2, 0.6)

    def place(u, v):
        # v goes over the upper side and back along the lower one.
        a = 2 * math.pi * v
        s, top = math.cos(a), math.sin(a)
        s = math.copysign(abs(s) ** 0.75, s)
        x = (u - 0.5) * long
        leaf = step(0.35, 0.95, u) + 0.45 * abs(s) ** 2
        thick = (0.46 * (1 - 0.75 * min(1.0, leaf))) * (1 - abs(s) ** 6) ** 0.5 * min(1.0, 9 * u + 0.2, 9 * (1 - u) + 0.2)
        half = wide / 2 * (0.75 + 0.4 * step(0.0, 0.7, u)) * (1 + 0.07 * rough((u * 4, s, seed), 0.7, 3))
        ruffle = 0.17 * leaf * (math.sin(u * 9 + s * 5 + seed) + 0.7 * math.sin(u * 21 + s * 9 + seed * 2) + rough((u * 6, s * 3,
                seed), 0.7, 3)) * abs(s) ** 0.8
        bow = fold * s * s * half * 0.8
        rise = -arch * 0.25 * x * x * (0.5 + 0.5 * u)
        return x, s * half * (1 - 0.25 * fold), bow + rise + ruffle * 0.6 + top * thick

    def paint(u, v, p, n, h):
        s = math.cos(2 * math.pi * v)
        leaf = step(0.4, 0.95, u) + 0.4 * abs(s) ** 2
        vein = max(0.0, 1 - abs(rough((u * 5, s * 3, seed), 0.6, 2)) * 8)
        tone = mix(mix(rib, yellow, leaf), leafy, step(0.5, 1.2, leaf + 0.3 * rough(p, 0.8, 3, seed)))
        tone = mix(tone, rib, 0.4 * vein)
        stain = rough(p, 1.3, 4, seed + 2) + 0.35 * leaf + red
        tone = mix(tone, hot, 0.75 * step(-0.5, 0.1, stain))
        tone = mix(tone, paste, 0.9 * step(0.15, 0.55, stain + 0.3 * rough(p, 0.25, 3, seed)))
        tone = mix(tone, deep, 0.7 * step(0.45, 0.85, stain + 0.4 * rough(p, 0.16, 2, seed + 5)))
        return (*tone, 0.16 + 0.14 * step(0.2, 0.6, stain))

    thing = skin(56, 68, place, painted('kimchi', subsurface=0.4, radius=(0.3, 0.14, 0.06), coat=0.6, clear=0.08, bumps=((0.3,
            0.03), (0.07, 0.012))),
                 paint=paint, flip=True)
    thing.matrix_world = move


def kimchi(plan):
    chance, height, inner, within = dish(plan, colour='#efede7', name='porcelain', gloss=0.16)
    underlay(height, inner, '#a8330f', painted('under', bumps=((0.3, 0.06),), coat=0.6), 0.6)
    room = Room()
    for k in range(plan['pieces']):
        at = room.spot(chance, 1.5, within(0.84), 0.6) or within(0.8)(chance)
        cabbage(chance, upon(chance, height, *at, chance.uniform(0.1, 0.75), 0.35), k * 1.7, chance.uniform(-0.15, 0.3))
    stalks(chance, height, plan['onion'], within(0.85), 2.4, 0.42, ('#4c7f2a', '#7d9f40', '#3f6d1e'), painted('chive',
            subsurface=0.2, coat=0.4), 0.9, -0.2)
    flakes = [chip(0.32, 0.22, 0.04, k, 0.6) for k in range(6)]
    strewn(chance, lambda x, y: height(x, y) + 0.5, plan['flakes'], within(0.92), flakes, ('#b3200c', '#d9481a', '#7a1206'),
           painted('flake', coat=0.4), 0.2, 0.6, 0.3)
    seeds = Pile(painted('seed'))
    shape = chip(0.3, 0.17, 0.09, 2, 0.0)
    for _ in range(plan['seeds']):
        x, y = within(0.7)(chance)
        seeds.add(shape, upon(chance, height, x, y, 1.0, 0.4), tint(chance, ('#f0e0b8', '#e0c792'), 0.4))
    seeds.done()
