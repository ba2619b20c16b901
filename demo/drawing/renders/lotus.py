"""Lotus roots: swollen lengths with dark joints between them, cut ends and slices with their air holes. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from painted import curve_at, hue, mix, painted, rough, skin, step, tubes


def openings(radius, seed):
    """The holes of a cut of `radius`: x, y, half length (from the middle out), half width, direction; one small in the middle."""
    chance = random.Random(seed)
    count = chance.choice((7, 8, 9))
    made, spin = [], chance.uniform(0, 6.28)
    for k in range(count):
        a = spin + 2 * math.pi * (k + chance.uniform(-0.1, 0.1)) / count
        # On one side of the root the holes are smaller.
        size = radius * (0.2 + 0.045 * math.cos(a - spin)) * chance.uniform(0.88, 1.1)
        far = radius * chance.uniform(0.53, 0.58)
        made.append((far * math.cos(a), far * math.sin(a), size * 1.12, size * 0.82, a))
        if chance.random() < 0.5:
            b, far = a + math.pi / count, radius * 0.77
            made.append((far * math.cos(b), far * math.sin(b), radius * 0.055, radius * 0.04, b))
    made.append((chance.gauss(0, 0.05), chance.gauss(0, 0.05), radius * 0.09, radius * 0.07, spin))
    return made


def depth(holes, x, y, seed):
    """How far outside all holes a point of the cut lies, in cm; less than 0 within one."""
    best = 9.0
    for hx, hy, long, wide, a in holes:
        dx, dy = x - hx, y - hy
        if dx * dx + dy * dy > 4 * long * long + 0.3:
            continue
        along, across = dx * math.cos(a) + dy * math.sin(a), dy * math.cos(a) - dx * math.sin(a)
        # Narrower towards the middle of the root.
        far = math.hypot(along / long, across / (wide * (1 + 0.25 * along / long)))
        best = min(best, (far - 1) * wide)
    return best + 0.03 * rough((x, y, seed), 0.5, 2)


def cut_paint(p, off, share, seed):
    """The colour of a cut: cream flesh, browner about the holes and at the skin, dark within."""
    cream, shade, brown = hue('#efe3cb'), hue('#dcc8a4'), hue('#a97f50')
    tone = mix(cream, shade, 0.4 + 0.7 * rough(p, 0.8, 4, seed))
    tone = mix(tone, hue('#d6b3a0'), 0.35 * step(0.1, 0.5, rough(p, 1.4, 3, seed + 4)))
    tone = mix(tone, hue('#c9a878'), 0.7 * math.exp(-max(0.0, off) / 0.07))
    tone = mix(tone, brown, step(0.955, 0.985, share + 0.01 * rough(p, 0.3, 2, seed)))
    return (*mix(tone, hue('#6e5030'), step(0.02, -0.14, off) * 0.85), 0.24 + 0.14 * rough(p, 0.4, 3, seed + 1))


def outer(p, along, seed):
    """The colour of the skin: tan with rusty clouds, streaks along it, cork specks and dark about the joints."""
    tan, pale, rust = hue('#c39c68'), hue('#dcc294'), hue('#8d5f34')
    streak = rough((p[0] * 0.25, p[1] * 2.2, p[2] * 2.2), 0.7, 4, seed)
    tone = mix(tan, pale, 0.45 + 0.7 * streak)
    tone = mix(tone, rust, 0.75 * step(0.1, 0.6, rough((p[0] * 0.6, p[1], p[2]), 1.6, 5, seed + 1)))
    tone = mix(tone, hue('#5d3d20'), 0.8 * step(0.36, 0.5, rough((p[0], p[1] * 1.4, p[2] * 1.4), 0.28, 2, seed + 2)))
    return (*mix(tone, hue('#4b3119'), 0.85 * along), 0.5)


def stuffs():
    return (painted('lotus-skin', bumps=((0.5, 0.04), (0.09, 0.014)), subsurface=0.1, radius=(0.2, 0.12, 0.06), coat=0.12),
            painted('lotus-cut', bumps=((0.3, 0.012), (0.07, 0.006)), subsurface=0.35, radius=(0.3, 0.22, 0.12), coat=0.35))


def root(plan, seed):
    """
    Lengths in a row along x, as `line` [(x, radius)] says, `joints` the places between them; the end at the largest x is cut.
    """
    line, joints = plan['line'], plan['joints']
    low, high = line[0][0], line[-1][0]
    wide = line[-1][1]

    def place(u, v):
        x = low + (high - low) * u
        a = 2 * math.pi * v
        end = min(1.0, math.sqrt(max(0.0, (x - low) / 0.5)) + 0.02)
        r = curve_at(line, x) * end * (1 + 0.045 * rough((x * 0.35, math.cos(a), math.sin(a)), 1.0, 2, seed))
        bow = plan['bow'] * (x - (low + high) / 2) ** 2
        return x, r * math.cos(a) + bow, r * math.sin(a) * 0.94

    def near(x):
        return min((abs(x - j) for j in joints), default=9.0)

    def up(u, v, p, n):
        d = near(p[0])
        ring = 0.2 * math.exp(-(d / 0.16) ** 2) - 0.1 * math.exp(-((d - 0.4) / 0.15) ** 2)
        return ring + 0.05 * rough((p[0] * 0.5, p[1], p[2]), 1.1, 4, seed) + 0.03 * rough((p[0] * 2.5, p[1], p[2]), 0.8, 2, seed + 1) * step(1.6, 0.3, d)

    def paint(u, v, p, n, h):
        d = near(p[0]) + 0.25 * rough(p, 0.5, 3, seed + 3)
        return outer(p, max(math.exp(-(max(0.0, d) / 0.32) ** 2), step(0.6, 0.1, p[0] - low)), seed)

    fine, (hide, open_) = bodies.DETAIL, stuffs()
    things = [skin(round(300 * fine), round(150 * fine), place, hide, up, paint, flip=True)]
    holes = openings(wide, seed)

    def face(u, v):
        spot = Vector(place(1.0, v))
        mid = Vector((high, plan['bow'] * ((high - low) / 2) ** 2, 0))
        p = mid + (spot - mid) * u
        off = depth(holes, p.y - mid.y, p.z / 0.94, seed)
        return p.x + 0.06 * rough(p, 1.5, 2, seed) - 1.6 * step(0.03, -0.12, off) - 0.1 * step(0.94, 1.0, u), p.y, p.z

    def face_paint(u, v, p, n, h):
        mid = plan['bow'] * ((high - low) / 2) ** 2
        return cut_paint(p, depth(holes, p.y - mid, p.z / 0.94, seed), u, seed)

    things.append(skin(round(130 * fine), round(320 * fine), face, open_, paint=face_paint, flip=True))
    chance, lines = random.Random(seed), []
    # What is left of the thin roots at the joints.
    for j in joints:
        for _ in range(11):
            a, r, long = chance.uniform(0, 6.28), curve_at(line, j), chance.uniform(0.3, 1.5)
            out = Vector((chance.gauss(0, 0.5), math.cos(a), math.sin(a)))
            mid = Vector((j, plan['bow'] * (j - (low + high) / 2) ** 2, 0))
            hang = Vector((0, 0, -0.5 * chance.random()))
            lines.append(([mid + Vector((0, math.cos(a), math.sin(a))) * r + out * long * t + hang * long * t * t for t in (0, 0.25, 0.5, 0.75, 1)],
                          lambda t: 0.05 * (1 - 0.7 * t), lambda t, a_, p: (*hue('#4a321c'), 0.7)))
    things.append(tubes(lines, hide, 6))
    return things


def slice_(plan, radius, thick, seed):
    """A slice that lies flat: its upper cut with the holes, the skin about it."""
    holes = openings(radius, seed)

    def edge(v):
        a = 2 * math.pi * v
        return radius * (1 + 0.04 * rough((math.cos(a), math.sin(a), seed), 1.0, 2))

    def place(u, v):
        a, r = 2 * math.pi * v, edge(v)
        x, y = min(1.0, u / 0.8) * r * math.cos(a), min(1.0, u / 0.8) * r * math.sin(a) * 0.95
        if u > 0.8:
            t = (u - 0.8) / 0.2
            grow = 1 + 0.025 * math.sin(math.pi * t)
            return x * grow, y * grow, thick * (1 - t)
        return x, y, thick + 0.03 * rough((x, y, seed), 1.2, 2) - (thick - 0.12) * step(0.03, -0.1, depth(holes, x, y / 0.95, seed))

    def paint(u, v, p, n, h):
        if u > 0.805:
            return outer(p, 0, seed)
        return cut_paint(p, depth(holes, p.x, p.y / 0.95, seed), u / 0.8, seed)

    fine = bodies.DETAIL
    return skin(round(150 * fine), round(320 * fine), place, stuffs()[1], paint=paint)


def pieces(plan):
    """A root and slices: `roots` [{line, joints, bow, x, y, turn, lean}], `slices` [{radius, thick, x, y, z, turn, lean}], in cm."""
    for k, own in enumerate(plan['roots']):
        things = root(own, plan['seed'] + 3 * k)
        move = Matrix.Rotation(math.radians(own['turn']), 4, 'Z') @ Matrix.Rotation(math.radians(own.get('lean', 0)), 4, 'X')
        low = min((move @ spot.co).z for spot in things[0].data.vertices)
        for thing in things:
            thing.matrix_world = Matrix.Translation((own['x'], own['y'], -low)) @ move
    for k, own in enumerate(plan['slices']):
        thing = slice_(plan, own['radius'], own['thick'], plan['seed'] + 20 + k)
        thing.matrix_world = (Matrix.Translation((own['x'], own['y'], own.get('z', 0))) @ Matrix.Rotation(math.radians(own.get('turn', 0)), 4, 'Z')
                              @ Matrix.Rotation(math.radians(own.get('lean', 0)), 4, 'X'))
