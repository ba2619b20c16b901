"""Dishes whose grains of rice are seen one by one: fried rice in a dish, and a triangle of rice in nori."""
import math
import random

from mathutils import Matrix, Vector

from bodies import even_line, smooth_line
from morsels import Pile, Room, ball, chip, cube, disc, grain, grains, heap, hoop, lie, slope, tint, underlay, way
from painted import hue, mix, painted, rough, skin, stand, step
from ware import coupe


def rice_stuff():
    return painted('grain', subsurface=0.55, radius=(0.12, 0.09, 0.05), coat=0.25, bumps=((0.12, 0.006),))


def strew(chance, room, height, count, size, shapes, colours, pile, where, sink=0.1, tilt=0.5, roughness=(0.25, 0.4), paint=None):
    """Pieces of one kind over a heap, apart from one another; paint(colour) may give paint for the points of one."""
    for _ in range(count):
        at = room.spot(chance, size / 2, where)
        if not at:
            return
        x, y = at
        up = slope(height, x, y) + 0.01 * slope(height, x, y)
        up.x, up.y = up.x + chance.gauss(0, tilt), up.y + chance.gauss(0, tilt)
        colour = tint(chance, colours, chance.uniform(*roughness))
        scale = chance.uniform(0.85, 1.12)
        pile.add(chance.choice(shapes), lie((x, y, height(x, y) + size * (0.5 - sink) * 0.5), up, way(chance), 0, scale), colour,
                 paint(colour, chance.random() * 50) if paint else None)


def egg_paint(colour, seed):
    pale, brown = hue('#fbeaa0'), hue('#c98a2c')

    def paint(p):
        tone = mix(colour[:3], pale, 0.75 * step(-0.05, 0.35, rough(p, 0.5, 3, seed)))
        return (*mix(tone, brown, 0.5 * step(0.2, 0.5, rough(p, 0.7, 3, seed + 5))), colour[3])

    return paint


def ham_paint(colour, seed):
    pale, deep = hue('#f4c9bf'), hue('#c9706a')

    def paint(p):
        tone = mix(colour[:3], pale, 0.7 * step(0.0, 0.4, rough((p[0], p[1] * 2.5, p[2]), 0.5, 3, seed)))
        return (*mix(tone, deep, 0.5 * step(0.1, 0.4, rough(p, 0.6, 2, seed + 5))), colour[3])

    return paint


def fried_rice(plan):
    """A shallow dish heaped with fried rice: egg, peas, cubes of ham and rings of spring onion among the grains."""
    chance, radius = random.Random(plan['seed']), plan['radius']
    coupe(radius, plan['high'], colour='#f1efe9', name='porcelain', gloss=0.16)
    inner = radius * 0.93 - 0.25
    height = heap(plan['high'] * 0.82, plan['heap'], inner, plan['seed'], 0.5, 0.9)
    stuff, room = rice_stuff(), Room()
    underlay(height, inner, '#e6d09a', painted('under', bumps=((0.2, 0.04),)), 0.2)

    def where(chance):
        return disc(chance, inner * 0.95)

    egg = Pile(painted('egg', subsurface=0.4, radius=(0.2, 0.14, 0.04), coat=0.25, bumps=((0.15, 0.03), (0.05, 0.008))))
    strew(chance, room, height, plan['egg'], 1.3, [ball(1.35, k, 0.34, 0.62, 0.7, 14, 20) for k in range(6)]
          + [chip(1.7, 1.2, 0.3, k, 0.35) for k in range(5)], ('#f2c744', '#f6d667', '#edb934'), egg, where, 0.3, 0.5, (0.3,
                  0.45), egg_paint)
    ham = Pile(painted('ham', subsurface=0.4, radius=(0.2, 0.07, 0.05), coat=0.35, bumps=((0.12, 0.012),)))
    strew(chance, room, height, plan['ham'], 0.85, [cube(chance.uniform(0.7, 1.0), chance.uniform(0.6, 0.85), chance.uniform(0.5,
            0.7), k, 0.09, 6)
          for k in range(9)], ('#e38f86', '#eba79c', '#d97d78'), ham, where, 0.25, 0.7, (0.25, 0.4), ham_paint)
    pea = Pile(painted('pea', subsurface=0.35, radius=(0.1, 0.15, 0.04), coat=0.3, bumps=((0.2, 0.012),)))
    strew(chance, room, height, plan['peas'], 0.76, [ball(0.76, k, 0.05, 0.94, 0.9) for k in range(8)],
          ('#4f8f22', '#6fae33', '#8cbd4c'), pea, where, 0.25, 0.8, (0.22, 0.38))
    onion = Pile(painted('ring', subsurface=0.2, coat=0.3, clear=0.1))
    strew(chance, room, height, plan['onion'], 0.42, [hoop(chance.uniform(0.17, 0.3), 0.1, chance.uniform(0.15, 0.4),
                                                           k) for k in range(10)],
          ('#3f8626', '#7db84b', '#cfe3a2'), onion, where, 0.0, 0.6, (0.3, 0.45))
    pile = Pile(stuff)
    grains(chance, height, inner, plan['grains'], pile, ('#f8edd0', '#f1e0b2', '#e9d19a', '#fbf4e0', '#f4e6bf'), (0.52, 0.19), 0.2,
           room, 0.14, 0.24)
    # Some grains have slid down to the wall of the dish.
    for each in (egg, ham, pea, onion, pile):
        each.done()


def triangle(p, side, round_):
    """How far the direction of angle `p` in the plane lies from the middle to the edge of a rounded triangle, tip up."""
    # A smooth maximum of the three distances to its sides.
    power = round_
    total = sum(max(0.0, math.cos(p - k)) ** power for k in (-math.pi / 2, math.pi / 6, 5 * math.pi / 6))
    return side * total ** (-1 / power)


def onigiri(plan):
    """A triangle of pressed rice that stands, and a strip of nori about its foot."""
    chance, seed = random.Random(plan['seed']), plan['seed']
    side, thick = plan['side'], plan['thick']

    def body(a, b, out=0.0):
        """The point of angle a in the plane of the triangle, b over its thickness (-1 to 1), and its normal."""
        edge = triangle(a, side, 5.0)
        c, s = math.cos(b * math.pi / 2), math.sin(b * math.pi / 2)
        k = (abs(c) ** 3.4 + abs(s) ** 3.4) ** (-1 / 3.4)
        lump = 1 + 0.025 * rough((math.cos(a) * 2, math.sin(a) * 2, b), 0.8, 3, seed)
        flat = (edge * c * k + out) * lump
        return Vector((flat * math.cos(a), (thick / 2 + out) * s * k * (1 + 0.04 * rough((a, b, 0), 0.7, 2, seed)),
                       flat * math.sin(a)))

    def at(a, b, out=0.0):
        p = body(a, b, out)
        n = (body(a + 0.03, b, out) - body(a - 0.03, b, out)).cross(body(a, b + 0.02, out) - body(a, b - 0.02, out))
        return p, -n.normalized() if n.dot(p) < 0 else n.normalized()

    pile = Pile(painted('sticky', subsurface=0.7, radius=(0.16, 0.14, 0.1), coat=0.3, bumps=((0.1, 0.004),)))
    shapes = [grain(0.44, 0.2, k, 0.6) for k in range(10)]
    whites = ('#f7f5ee', '#efeadb', '#fbfaf5')
    for _ in range(plan['grains']):
        # The two faces are flat: take points of the box about it that lie inside, or of its edge.
        a, b = chance.uniform(0, 2 * math.pi), chance.uniform(-1, 1)
        p, n = at(a, b, chance.uniform(-0.16, 0.02))
        pile.add(chance.choice(shapes), lie(p, n, way(chance), chance.gauss(0, 0.2), chance.uniform(0.85, 1.12)),
                 tint(chance, whites, chance.uniform(0.25, 0.4), 0.06))
    for _ in range(plan['grains']):
        x, z = chance.uniform(-side * 1.7, side * 1.7), chance.uniform(-side, side * 2)
        far, a = math.hypot(x, z), math.atan2(z, x)
        edge = triangle(a, side, 5.0)
        if far > edge * 0.93:
            continue
        y = thick / 2 * (1 - (far / edge) ** 7) - chance.uniform(0.0, 0.16) + 0.07 * rough((x, z, 0), 1.4, 3, seed)
        for front in (-1, 1):
            pile.add(chance.choice(shapes), lie((x, front * y, z), (0, front, 0.0), way(chance), chance.gauss(0, 0.2),
                                                chance.uniform(0.85, 1.12)),
                     tint(chance, whites, chance.uniform(0.25, 0.4), 0.06))
    things = [pile.done()]
    things.append(skin(60, 60, lambda u, v: body(2 * math.pi * v, 2 * u - 1, -0.13), painted('sticky-core', bumps=((0.2, 0.06),)),
                       paint=lambda u, v, p, n, h: (*hue('#d8d2c1'), 0.45)))
    things.append(nori_strip(plan, seed))
    turn = Matrix.Rotation(math.radians(plan['turn']), 4, 'Z') @ Matrix.Rotation(math.radians(plan['lean']), 4, 'X')
    for thing in things:
        thing.matrix_world = turn
    stand(things)


def nori_strip(plan, seed):
    """The strip of nori: up the front, under the foot and up the back, its ends cut straight, its edges dry and waved."""
    side, thick, wide, tall = plan['side'], plan['thick'], plan['nori'][0], plan['nori'][1]
    low = -side - 0.02
    first, second, third = hue('#070c08'), hue('#121c12'), hue('#26351f')
    line = even_line(smooth_line([(-thick / 2 - 0.2, low + tall), (-thick / 2 - 0.2, low + tall * 0.5), (-thick / 2 - 0.04,
            low + 0.75),
                                  (-thick / 2 + 0.4, low + 0.16), (-0.5, low - 0.05), (0.5, low - 0.05), (thick / 2 - 0.4,
                                          low + 0.16),
                                  (thick / 2 + 0.04, low + 0.75), (thick / 2 + 0.2, low + tall * 0.5), (thick / 2 + 0.2,
                                          low + tall)], 12), 140)

    def place(u, v):
        y, z = line[round(u * 140)]
        x = (v - 0.5) * wide
        loose = 1 - abs(2 * u - 1)
        lift = 0.05 * rough((x, z * 1.0, 0), 0.8, 3, seed) + 0.1 * abs(2 * v - 1) ** 4 * rough((x * 0.2, z, 0), 1.2, 2, seed + 1)
        lift += 0.12 * (1 - loose) ** 8
        return x + 0.02 * rough((z, y, v > 0.5), 0.4, 3), y + math.copysign(lift, y) * min(1.0, abs(y)), z

    def paint(u, v, p, n, h):
        net = rough((p[0], p[2] + p[1] * 0.3, seed), 0.12, 3)
        colour = mix(first, second, 0.3 + 0.8 * net)
        colour = mix(colour, third, 0.7 * step(0.25, 0.6, rough((p[0] * 1.4, p[2], p[1]), 0.35, 4, seed + 2)))
        return (*colour, 0.5 + 0.16 * step(-0.3, 0.4, rough(p, 0.9, 3, seed)))

    return skin(140, 90, place, painted('sheet-nori', bumps=((0.09, 0.03), (0.4, 0.06)), speckle=0.3, speckle_size=0.08),
                paint=paint, ring=False, flip=True, height=lambda u, v, p, n: 0.012 * rough(p, 0.12, 3, seed))
