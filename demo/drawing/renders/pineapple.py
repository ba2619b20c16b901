"""Pineapples: a barrel of eyes in spirals, each with a dry bract, and a crown of stiff leaves. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, kdtree

import bodies
from bodies import even_line, smooth_line
from painted import hue, keep, mix, painted, rough, skin, step

#: The angle from one eye, or one leaf, to the next.
GOLDEN = 2.39996


def barrel(profile, steps=240):
    """The line of a profile as (radius, height), evenly by length, and the share of the surface that lies below each point."""
    line = even_line(smooth_line(profile, 12), steps)
    share = [0.0]
    for (r, z), (s, y) in zip(line, line[1:]):
        share.append(share[-1] + (r + s) / 2 * math.hypot(s - r, y - z))
    return line, [a / share[-1] for a in share]


def eyes(plan, line, share, chance):
    """The middles of the eyes, on a spiral about the barrel: all have about the same room."""
    made, k = [], 0
    for i in range(plan['eyes']):
        while share[k] < (i + 0.5) / plan['eyes'] and k < len(line) - 1:
            k += 1
        r, z = line[k]
        a = i * GOLDEN + chance.gauss(0, 0.025)
        made.append(Vector((r * math.cos(a), r * math.sin(a), z + chance.gauss(0, 0.05))))
    return made


def body(plan, seed):
    """The skin of the fruit with its eyes: golden rims, grey-green middles, dark seams; greener towards the crown."""
    chance = random.Random(seed)
    line, share = barrel(plan['profile'])
    middles = eyes(plan, line, share, chance)
    tones = [chance.random() for _ in middles]
    tree = kdtree.KDTree(len(middles))
    for i, spot in enumerate(middles):
        tree.insert((spot.x, spot.y, spot.z * 1.12), i)
    tree.balance()
    gold, amber, green, grey, seam = (hue(c) for c in plan['colours'])
    gap, top = plan['gap'], line[-1][1]

    def place(u, v):
        at = u * (len(line) - 1)
        i = min(len(line) - 2, int(at))
        r, z = (mix(line[i][d], line[i + 1][d], at - i) for d in (0, 1))
        a = 2 * math.pi * v
        r *= 1 + 0.03 * rough((math.cos(a), math.sin(a), z / 6), 1.2, 2, seed)
        return r * math.cos(a), r * math.sin(a), z

    def near(p):
        bent = 0.09 * rough(p, 0.7, 3, seed)
        (spot, n, d1), (_, _, d2) = tree.find_n((p.x, p.y, p.z * 1.12 + bent), 2)
        return n, d1, max(0.0, d2 - d1 + 0.08 * rough(p, 0.35, 2, seed + 1)) / gap, p.z * 1.12 - spot[2]

    def up(u, v, p, n):
        _, d1, edge, rise = near(p)
        plate = min(1.0, edge / 0.45) ** 0.5
        # The plate stands out most below its middle, where the bract begins.
        dome = max(0.0, 1 - (d1 / (0.62 * gap)) ** 2)
        return gap * (0.17 * plate + 0.12 * dome - 0.05 * rise / gap * dome) + 0.02 * rough(p, 0.3, 3, seed + 2)

    def paint(u, v, p, n, h):
        k, d1, edge, rise = near(p)
        age = p.z / top + 0.35 * (tones[k] - 0.5) + 0.3 * rough(p, 3.5, 2, seed + 3)
        tone = mix(mix(gold, amber, tones[k]), green, plan['ripe'] * step(0.45, 1.05, age))
        middle = step(0.52, 0.2, d1 / gap + 0.16 * rough(p, 0.5, 3, seed + 4) + 0.1 * (tones[k] - 0.5))
        tone = mix(tone, grey, 0.85 * middle)
        tone = mix(tone, seam, 0.92 * step(0.26, 0.03, edge + 0.1 * rough(p, 0.3, 3, seed + 5)))
        tone = tuple(c * (1 + 0.25 * rough(p, 0.35, 4, seed + 6)) for c in tone)
        # Specks of cork, and a paler bloom here and there.
        tone = mix(tone, hue('#6b4a22'), 0.55 * step(0.32, 0.5, rough(p, 0.22, 2, seed + 7)))
        tone = mix(tone, hue('#e6d9b0'), 0.3 * step(0.2, 0.6, rough(p, 0.9, 4, seed + 8)) * middle)
        return (*tone, 0.42 + 0.2 * middle)

    stuff = painted('pineapple', bumps=((0.18, 0.03), (0.05, 0.012)), subsurface=0.08, radius=(0.25, 0.12, 0.03), coat=0.08)
    fine = bodies.DETAIL
    things = [skin(round(330 * fine), round(430 * fine), place, stuff, up, paint, flip=True)]
    spots, faces, colours = [], [], []
    for spot, tone in zip(middles, tones):
        if 0.3 < spot.z < top - 0.2:
            bract(chance, spot, gap, tone, spots, faces, colours)
    things.append(keep(spots, faces, colours, painted('bract', clear=0.15, bumps=((0.06, 0.01),))))
    return things


def bract(chance, spot, gap, tone, spots, faces, colours):
    """A dry scale over the lower half of an eye, its torn tip bent away from the fruit."""
    out = Vector((spot.x, spot.y, 0)).normalized()
    side = Vector((-out.y, out.x, 0))
    long, wide, lift = gap * chance.uniform(0.34, 0.72), gap * chance.uniform(0.2, 0.32), chance.uniform(-0.06, 0.2) * gap
    sway, first = chance.gauss(0, 0.12) * gap, len(spots)
    brown, tan, ash = hue('#55361b'), hue('#96703e'), hue('#cbb892')
    for i in range(7):
        t = i / 6
        half = wide * (1 - t ** 1.6) + 0.01
        for k in range(5):
            s = k / 2 - 1
            fold = 0.1 * gap * (1 - s * s)
            spots.append(spot + out * (0.26 * gap + fold + lift * t * t) + side * (s * half + sway * t)
                         + Vector((0, 0, gap * (-0.26) + long * t + 0.03 * chance.random())))
            colours.append((*mix(mix(brown, tan, 0.25 + 0.6 * t + 0.3 * tone), ash, 0.7 * step(0.55, 1.0, t) * tone), 0.7))
    faces += [(first + i * 5 + k, first + i * 5 + k + 1, first + i * 5 + k + 6, first + i * 5 + k + 5) for i in range(6) for k in range(4)]


def leaf(chance, foot, around, steep, long, wide, seed):
    """A stiff leaf of the crown: a channel that tapers to a point and bends out, with small teeth and a pale bloom."""
    deep, mid, pale, dry = hue('#3c5a34'), hue('#6a8656'), hue('#b4c1a0'), hue('#9a7b48')
    out, side = Vector((math.cos(around), math.sin(around), 0)), Vector((-math.sin(around), math.cos(around), 0))
    bend, sway, twist = chance.uniform(0.55, 1.25), chance.gauss(0, 0.16), chance.gauss(0, 0.25)
    spine, p = [], Vector(foot)
    for i in range(41):
        t = i / 40
        angle = steep - bend * t * t - 0.25 * t
        ahead = out * math.cos(angle) + Vector((0, 0, math.sin(angle))) + side * sway * t
        spine.append((p.copy(), ahead.normalized()))
        p = p + ahead.normalized() * long / 40

    def place(u, v):
        spot, ahead = spine[round(u * 40)]
        s = 2 * v - 1
        half = wide / 2 * (1 - u ** 1.7) * (0.9 + 0.25 * math.sin(math.pi * min(1.0, u * 2)))
        half *= 1 + 0.05 * abs(s) ** 4 * math.sin(u * long * 12 + seed)
        across = side - ahead * side.dot(ahead)
        across.normalize()
        up = across.cross(ahead)
        turn = twist * u
        across, up = across * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - across * math.sin(turn)
        return spot + across * s * half - up * (half * 0.55 * (1 - s * s)) + up * 0.05 * rough((u * 5, s, seed), 1, 2)

    def paint(u, v, p, n, h):
        s = abs(2 * v - 1)
        line = rough((u * 0.8, v * 9, seed), 0.5, 3)
        tone = mix(mix(deep, mid, 0.45 + 0.8 * line + 0.3 * rough(p, 1.6, 2, seed)), pale, 0.5 * step(0.3, 0.0, u) + 0.25 * step(0.8, 1, s))
        tone = mix(tone, hue('#7f8f3c'), 0.35 * step(0.1, 0.5, rough((u * 2, s, seed), 0.8, 3)))
        return (*mix(tone, dry, step(0.9, 1.0, u + 0.06 * line) * 0.9), 0.4 + 0.1 * line)

    return skin(40, 16, place, painted('crown', clear=0.12, bumps=((0.12, 0.01),), coat=0.1), paint=paint, ring=False)


def whole(plan):
    """Fruits as `lie` says ({x, y, turn, tilt, size}): `profile`, `eyes` how many, `gap` between them, `leaves` {count, long, wide}."""
    for number, place in enumerate(plan['lie']):
        seed = plan['seed'] + 11 * number
        chance = random.Random(seed)
        things, own = body(plan, seed), plan['leaves']
        top = plan['profile'][-1][1] - 0.25
        for k in range(own['count']):
            # From the outer leaves, short and bent far out, to the inner ones that stand upright.
            t = k / (own['count'] - 1)
            long = own['long'] * (0.42 + 0.58 * math.sin(math.pi * min(1.0, t * 0.75 + 0.12))) * chance.uniform(0.85, 1.12) * (1 - 0.35 * t ** 6)
            a = k * GOLDEN + chance.gauss(0, 0.15)
            foot = Vector((math.cos(a), math.sin(a), 0)) * (1.3 * (1 - t) ** 0.8 + 0.1) + Vector((0, 0, top + 1.6 * t))
            things.append(leaf(chance, foot, a, 0.35 + 1.2 * t ** 0.75 + chance.gauss(0, 0.06), long, own['wide'] * (1.05 - 0.35 * t), k))
        move = (Matrix.Rotation(math.radians(place.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(place.get('tilt', 0)), 4, 'Y')
                @ Matrix.Rotation(math.radians(place.get('roll', 0)), 4, 'Z') @ Matrix.Scale(place.get('size', 1), 4))
        low = min((move @ spot.co).z for spot in things[0].data.vertices)
        for thing in things:
            thing.matrix_world = Matrix.Translation((place.get('x', 0), place.get('y', 0), -low)) @ move
