"""Dragon fruit: a smooth rind with fleshy scales that end green, and halves with their seeds. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from bodies import even_line, smooth_line
from morsels import Pile, ball, lie, tint
from painted import hue, mix, painted, rough, skin, step

GOLDEN = 2.39996


def outline(profile):
    """radius and height at u from 0 to 1 along a profile of (radius, height)."""
    line = even_line(smooth_line(profile, 12), 200)

    def at(u):
        k = min(199, int(u * 200))
        return [mix(line[k][d], line[k + 1][d], u * 200 - k) for d in (0, 1)]

    return at


def scales(plan, at, chance):
    """Where scales grow: their place, which way is out and which is up along the rind, and their share of the way up."""
    made = []
    for i in range(plan['scales']):
        t = (i + 0.5) / plan['scales']
        u = 0.1 + 0.84 * t ** 0.92
        a = i * GOLDEN + chance.gauss(0, 0.12)
        (r, z), (s, y) = at(u), at(min(1.0, u + 0.02))
        up = Vector(((s - r) * math.cos(a), (s - r) * math.sin(a), y - z)).normalized()
        side = Vector((-math.sin(a), math.cos(a), 0))
        made.append((Vector((r * math.cos(a), r * math.sin(a), z)), side.cross(up).normalized(), up, t))
    return made


def rind(plan, at, grown, seed, half):
    """The rind, swollen where scales grow out of it; of a half only what is behind the cut (y > 0)."""
    deep, rose, pale = (hue(c) for c in plan['rind'])

    def place(u, v):
        r, z = at(u)
        a = math.pi * v if half else 2 * math.pi * v
        r *= 1 + 0.035 * rough((math.cos(a), math.sin(a), z / 5), 1.1, 2, seed)
        return r * math.cos(a), r * math.sin(a), z

    def swell(p):
        most = 0.0
        for spot, out, up, t in grown:
            d = p - spot
            if d.length_squared < 12:
                along, across = d.dot(up), (d - up * d.dot(up)).length
                most = max(most, math.exp(-(across / 0.85) ** 2 - (along / (1.7 if along < 0 else 0.5)) ** 2))
        return most

    def up(u, v, p, n):
        return 0.42 * swell(p) + 0.05 * rough(p, 1.6, 3, seed) + 0.012 * rough(p, 0.4, 3, seed + 1)

    def paint(u, v, p, n, h):
        tone = mix(deep, rose, 0.5 + 0.7 * rough(p, 2.2, 4, seed + 2))
        tone = mix(tone, pale, 0.45 * step(0.15, 0.55, rough((p.x, p.y, p.z * 0.4), 0.9, 4, seed + 3)) + 0.35 * step(0.18, 0.4, h))
        tone = mix(tone, hue('#8f9a4c'), 0.5 * step(0.9, 1.0, u + 0.05 * rough(p, 1, 3, seed)))
        tone = mix(tone, hue('#7d4a3a'), 0.7 * step(0.42, 0.6, rough(p, 0.5, 4, seed + 4)))
        return (*tone, 0.36 + 0.1 * rough(p, 1.2, 3, seed + 5))

    fine = bodies.DETAIL
    stuff = painted('dragon-rind', bumps=((0.5, 0.03), (0.08, 0.006)), subsurface=0.12, radius=(0.5, 0.12, 0.15), coat=0.12)
    return skin(round(150 * fine), round((110 if half else 220) * fine), place, stuff, up, paint, ring=not half, flip=True)


def scale(chance, plan, spot, out, up, t, seed):
    """A scale: thick where it leaves the rind, thin and bent outwards at its end, green from its edges in."""
    rose, green, lime = hue(plan['rind'][1]), hue('#5f8a34'), hue('#b3b85a')
    long, wide = mix(1.7, 4.1, t ** 1.2) * chance.uniform(0.8, 1.2), mix(2.1, 1.35, t) * chance.uniform(0.85, 1.15)
    lean, curl, sway = mix(0.25, 0.5, t) * chance.uniform(0.5, 1.3), chance.uniform(0.1, 0.9), chance.gauss(0, 0.22)
    side, spine, p = out.cross(up), [], spot - out * 0.1 - up * 0.75
    for i in range(31):
        s = i / 30
        ahead = (up * math.cos(lean + curl * s * s) + out * math.sin(lean + curl * s * s) + side * sway * s).normalized()
        spine.append((p.copy(), ahead))
        p = p + ahead * (long + 0.7) / 30

    def place(u, v):
        mid, ahead = spine[round(u * 30)]
        b = 2 * math.pi * v
        over = side.cross(ahead).normalized() * -1
        half = wide / 2 * max(0.0, 1 - u ** 1.5) ** 0.85 * (0.75 + 0.35 * math.sin(math.pi * min(1.0, u * 1.6 + 0.15)))
        thick = mix(0.42, 0.05, min(1.0, u * 1.25)) * min(1.0, 6 * (1.001 - u))
        ripple = 0.07 * rough((u * 3, v * 3, seed), 0.8, 2) * u
        return mid + side * (half * math.cos(b)) + over * (thick * math.sin(b) - 0.22 * half * math.cos(b) ** 2 + ripple)

    def paint(u, v, p, n, h):
        edge = abs(math.cos(2 * math.pi * v)) ** 3
        grow = u + 0.28 * edge + 0.16 * rough((math.cos(6.283 * v) * 3, u * 0.8, seed), 0.6, 3)
        tone = mix(rose, lime, step(0.42, 0.72, grow))
        tone = mix(tone, green, step(0.6, 1.0, grow + 0.1 * rough(p, 0.6, 3, seed)))
        tone = mix(tone, hue('#8a6a3c'), 0.8 * step(0.93, 1.0, u + 0.04 * rough(p, 0.3, 2, seed)))
        return (*tone, 0.4)

    return skin(30, 28, place, painted('dragon-scale', subsurface=0.1, radius=(0.3, 0.12, 0.1), bumps=((0.25, 0.012),), coat=0.08),
                paint=paint)


def face(plan, at, chance, seed):
    """The cut of a half, looking to -y: flesh up to a thin rind, seeds strewn through it, most of them a little sunk."""
    flesh, shade, rim = (hue(c) for c in plan['flesh'])
    low, high = at(0)[1], at(1)[1]

    def inside(share, a):
        """A place on the cut: `share` of the way from its middle to its edge."""
        u = (a / math.pi) if a <= math.pi else 2 - a / math.pi
        r, z = at(u)
        mid = (low + high) / 2
        return Vector(((r if a <= math.pi else -r) * share, 0, mid + (z - mid) * share))

    def place(u, v):
        p = inside(u * 1.002, 2 * math.pi * v)
        # The knife leaves the face a little uneven, and the rind stands out by a hair.
        p.y = 0.05 * rough(p, 2.0, 2, seed) - 0.05 * step(0.95, 0.99, u) + 0.04
        return p

    def paint(u, v, p, n, h):
        edge = u + 0.012 * rough(p, 0.8, 3, seed + 1)
        tone = mix(flesh, shade, 0.5 + 0.6 * rough(p, 1.2, 3, seed + 2))
        tone = mix(tone, rim, step(0.89, 0.95, edge) * 0.75)
        return (*mix(tone, hue(plan['rind'][1]), step(0.945, 0.965, edge)), 0.2 + 0.12 * rough(p, 0.6, 3, seed + 3))

    fine = bodies.DETAIL
    things = [skin(round(110 * fine), round(220 * fine), place, painted('dragon-flesh', subsurface=0.5, radius=(0.35, 0.3, 0.28), coat=0.5,
              bumps=((0.35, 0.02), (0.09, 0.012))), paint=paint)]
    pile = Pile(painted('dragon-seed', coat=0.5))
    shapes = [ball(0.17, k, 0.08, 0.6, 0.8, 7, 9) for k in range(4)]
    for _ in range(plan['seeds']):
        p = inside(0.9 * math.sqrt(chance.random()), chance.uniform(0, 6.283))
        if rough(p, 1.4, 2, seed + 5) < -0.4:
            continue
        p.y = chance.uniform(-0.03, 0.07)
        move = lie(p, (chance.gauss(0, 0.4), -1, chance.gauss(0, 0.4)), (chance.gauss(0, 1), 0, chance.gauss(0, 1)), 0, chance.uniform(0.7, 1.05))
        pile.add(chance.choice(shapes), move @ Matrix.Scale(1.45, 4, (1, 0, 0)), tint(chance, ('#120f10', '#2a2020'), 0.25))
    return [*things, pile.done()]


def pieces(plan):
    """Fruits and halves as `lie` says ({half, x, y, turn, tilt, roll, lean, size}): `profile`, `scales`, `rind`, `flesh`, `seeds`."""
    at = outline(plan['profile'])
    for number, where in enumerate(plan['lie']):
        seed, half = plan['seed'] + 7 * number, where.get('half', False)
        chance = random.Random(seed)
        grown = [g for g in scales(plan, at, chance) if not half or g[0].y > 0.5]
        things = [rind(plan, at, grown, seed, half)]
        things += [scale(chance, plan, *g, seed + k) for k, g in enumerate(grown)]
        if half:
            things += face(plan, at, chance, seed)
        # First about its own axis, then leant back about x, tilted to the right, turned about the upright.
        move = (Matrix.Rotation(math.radians(where.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(where.get('lean', 0)), 4, 'X')
                @ Matrix.Rotation(math.radians(where.get('tilt', 0)), 4, 'Y') @ Matrix.Rotation(math.radians(where.get('roll', 0)), 4, 'Z')
                @ Matrix.Scale(where.get('size', 1), 4))
        low = min((move @ spot.co).z for spot in things[0].data.vertices) + 0.08
        for thing in things:
            thing.matrix_world = Matrix.Translation((where.get('x', 0), where.get('y', 0), -low)) @ move
