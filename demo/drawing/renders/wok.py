"""Noodles and a raw salad heaped in a shallow dish: pad thai, green papaya. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from garnish import lime, nuts, prawn, sprouts, stalks
from morsels import Pile, Room, chip, disc, grid, heap, hoop, lie, slope, tint, underlay, way
from painted import hue, mix, painted, rough, skin, step
from strands import ribbons, shreds, wander
from ware import coupe


def dish(plan, **ware):
    """The dish of a plan; gives the chance, the height of the heap in it, the radius of the heap and where(share)."""
    chance = random.Random(plan['seed'])
    coupe(plan['radius'], plan['high'], **ware)
    inner = plan['radius'] * 0.93 - 0.25
    height = heap(plan['high'] * 0.82, plan['heap'], inner, plan['seed'], plan.get('uneven', 0.5), 0.85)

    def within(share, inside=0.0):
        return lambda chance: disc(chance, inner * share, inner * inside)

    return chance, height, inner, within


def upon(chance, height, x, y, up, lean=0.35):
    """The matrix of a piece that lies on the heap at (x, y), `up` cm above it, turned by chance and leaning a little."""
    n = slope(height, x, y)
    return lie((x, y, height(x, y) + up), (n.x + chance.gauss(0, lean), n.y + chance.gauss(0, lean), n.z), way(chance))


def strewn(chance, height, count, where, shapes, colours, stuff, up=0.15, lean=0.5, roughness=0.35, paint=None, room=None,
           size=1.0):
    """Pieces of one kind upon a heap, apart from one another where `room` is given."""
    pile = Pile(stuff)
    for _ in range(count):
        at = room.spot(chance, size / 2, where) if room else where(chance)
        if not at:
            break
        colour = tint(chance, colours, roughness)
        pile.add(chance.choice(shapes), upon(chance, height, *at, up, lean) @ Matrix.Scale(chance.uniform(0.85, 1.15), 4), colour,
                 paint(colour, chance.random() * 40) if paint else None)
    return pile.done()


def spotted(second, third, size=0.5, share=0.7):
    """Paint for a piece: patches of two more colours over its own."""
    second, third = hue(second), hue(third)

    def paint(colour, seed):
        return lambda p: (*mix(mix(colour[:3], second, share * step(-0.1, 0.4, rough(p, size, 3, seed))), third,
                               share * step(0.15, 0.5, rough(p, size * 1.3, 3, seed + 7))), colour[3])

    return paint


def pad_thai(plan):
    chance, height, inner, within = dish(plan, colour='#e8e4da', name='stone', rim='#b9a88c', speck=0.1, gloss=0.3, coat=0.3,
                                         foot='#c8b292')
    underlay(height, inner, '#a8743a', painted('under', bumps=((0.3, 0.06),)), 0.55)
    lines = []
    for n in range(plan['noodles']):
        base, other, seed = hue(chance.choice(('#d9a561', '#cf9750', '#e2b678'))), hue(chance.choice(('#b9793a',
                '#e6c48c'))), chance.random() * 50
        points = wander(chance, height, within(0.86)(chance), chance.uniform(0, 6.28), chance.uniform(9, 17), 0.75, 0.95, 44,
                        inner * 0.96,
                        chance.uniform(-0.25, 0.75))
        turn, phase = chance.uniform(-0.5, 0.5), chance.uniform(-0.6, 0.6)
        lines.append((points, lambda t: 0.46, 0.13, lambda t, turn=turn, phase=phase,
                      seed=seed: phase + turn * 4 * t + 0.9 * rough((t * 6, seed, 0), 1, 2),
                      lambda t, p, base=base, other=other, seed=seed: (*mix(base, other, 0.35 + 0.8 * rough((t * 5, seed, 1), 0.6,
                              3)), 0.26)))
    ribbons(lines, painted('flat-noodle', subsurface=0.45, radius=(0.2, 0.13, 0.06), coat=0.4, bumps=((0.3, 0.01),)), 8)
    room = Room()
    egg = [chip(1.9, 1.2, 0.25, k, 0.4) for k in range(5)]
    strewn(chance, height, plan['egg'], within(0.8), egg, ('#f2c95a', '#f7dd86', '#e8b23e'), painted('egg', subsurface=0.4,
            radius=(0.2, 0.14, 0.04),
           coat=0.25, bumps=((0.15, 0.03), (0.05, 0.008))), 0.45, 0.5, 0.35, spotted('#fbeeb8', '#c98a2c'), room, 1.5)
    stalks(chance, height, plan['chives'], within(0.85), 3.2, 0.32, ('#4c8f2a', '#6fae40', '#2f6d1e'), painted('chive',
            subsurface=0.2, coat=0.4), 0.75, 0.1)
    sprouts(chance, height, plan['sprouts'], within(0.8), 5.0, 0.7)
    for x, y, turn in plan['prawns']:
        n = slope(height, x, y)
        move = (Matrix.Translation((x, y, height(x, y) + 1.15)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                @ Matrix.Rotation(chance.gauss(0, 0.25) - n.y * 0.5, 4, 'X') @ Matrix.Rotation(chance.gauss(0, 0.2) + n.x * 0.5,
                        4, 'Y'))
        prawn(chance, move, chance.uniform(0.95, 1.1))
    x, y = plan['lime']
    lime(Matrix.Translation((x, y, height(x, y) + 1.75)) @ Matrix.Rotation(0.5, 4, 'Z') @ Matrix.Rotation(0.5, 4, 'X'), 2.0)
    nuts(chance, lambda x, y: height(x, y) + 0.45, plan['nuts'], lambda c: (c.gauss(-0.6, 2.2), c.gauss(-0.8, 2.0)))


def papaya(plan):
    chance, height, inner, within = dish(plan, colour='#f0eee8', name='porcelain', gloss=0.16)
    underlay(height, inner, '#b9c48a', painted('under', bumps=((0.3, 0.06),)), 0.55)
    shreds(chance, height, plan['papaya'], within(0.9), 6.5, 0.26, 0.17, ('#e6eec6', '#d3e2a4', '#f2f5df', '#c2d68c'),
           painted('papaya-green', subsurface=0.6, radius=(0.25, 0.28, 0.15), coat=0.45), 0.5, 0.9, 0.7, 0.25, inner * 0.99)
    shreds(chance, height, plan['carrot'], within(0.86), 5.5, 0.22, 0.16, ('#ee8424', '#f6a04a', '#e26f14'),
           painted('carrot-shred', subsurface=0.45, radius=(0.2, 0.12, 0.06), coat=0.35), 0.5, 0.9, 0.2, 0.28, inner * 0.98)
    room = Room()
    for x, y, turn, lean in plan['tomatoes']:
        room.take(x, y, 1.2)
        tomato(Matrix.Translation((x, y, height(x, y) + 0.5)) @ Matrix.Rotation(math.radians(turn), 4,
                                                                                'Z') @ Matrix.Rotation(math.radians(lean), 4,
                                                                                        'X'),
               chance.uniform(1.1, 1.3), turn)
    shrimp = [prawn_bit(k) for k in range(5)]
    strewn(chance, height, plan['shrimps'], within(0.75), shrimp, ('#d8793f', '#e39a62', '#c25f2a'), painted('dried-shrimp',
            coat=0.1, bumps=((0.08, 0.03),)),
           0.45, 0.5, 0.5, spotted('#f0c79e', '#a8481c', 0.25), room, 0.9)
    rings = [hoop(chance.uniform(0.28, 0.36), 0.12, 0.22, k) for k in range(4)]
    strewn(chance, height, plan['chilli'], within(0.8), rings, ('#c01d14', '#dc3a22'), painted('chilli', coat=0.5,
            subsurface=0.2), 0.55, 0.5, 0.25, None, room, 0.6)
    leaves = [chip(1.3, 0.7, 0.05, k, 0.5) for k in range(6)]
    strewn(chance, height, plan['herbs'], within(0.8), leaves, ('#2c6e22', '#4f9636', '#78b352'), painted('herb-cut', clear=0.2),
           0.5, 0.5, 0.4)
    nuts(chance, lambda x, y: height(x, y) + 0.4, plan['nuts'], lambda c: (c.gauss(0, 2.6), c.gauss(-0.4, 2.3)))
    x, y = plan['lime']
    lime(Matrix.Translation((x, y, height(x, y) + 1.6)) @ Matrix.Rotation(-0.7, 4, 'Z') @ Matrix.Rotation(0.45, 4, 'X'), 1.9)


def prawn_bit(seed):
    """A dried shrimp: a small thick C."""
    def place(t, a):
        phi, r = 3.6 * t, 0.2 * math.sin(math.pi * min(1, t * 0.9 + 0.08)) ** 0.5 * (1 + 0.1 * math.cos(t * 40))
        s = 0.4 + r * math.cos(a)
        return s * math.cos(phi), s * math.sin(phi), r * math.sin(a)

    return grid(22, 9, place)


def tomato(move, radius, seed):
    """Half of a cherry tomato, its cut face up: wall, two chambers of jelly and seeds."""
    red, deep, pale, seedc = hue('#d4291a'), hue('#a8160e'), hue('#ee7358'), hue('#f0d28a')

    def place(u, v):
        a = 2 * math.pi * v
        if u < 0.6:
            b = u / 0.6 * math.pi / 2
            return radius * math.sin(b) * math.cos(a), radius * math.sin(b) * math.sin(a), -radius * math.cos(b)
        t = (1 - u) / 0.4
        return radius * t * math.cos(a), radius * t * math.sin(a), 0.04 * math.sin(math.pi * t)

    def chamber(p):
        far, a = math.hypot(p[0], p[1]) / radius, math.atan2(p[1], p[0]) + seed
        return step(0.84, 0.74, far) * step(0.2, 0.3, far * abs(math.sin(a)) + 0.05 * rough(p, 0.5, 2))

    def up(u, v, p, n):
        return -0.1 * chamber(p) + 0.05 * rough(p, 0.25, 3) * chamber(p) if u > 0.6 else 0

    def paint(u, v, p, n, h):
        if u <= 0.61:
            return (*mix(red, deep, 0.4 + 0.6 * rough(p, 0.8, 3)), 0.18)
        room = chamber(p)
        tone = mix(mix(pale, red, 0.4 + 0.5 * rough(p, 0.4, 3)), mix(deep, hue('#d8642c'), 0.5 + rough(p, 0.4, 2)), room)
        return (*mix(tone, seedc, room * step(0.28, 0.42, rough(p, 0.28, 2, seed))), 0.14)

    thing = skin(70, 80, place, painted('tomato-cut', subsurface=0.4, radius=(0.3, 0.08, 0.05), coat=0.5), up, paint)
    thing.matrix_world = move
    return thing
