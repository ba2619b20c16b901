"""Slices of meat: muscles with seams between them, marbling, a rim of fat and sawn bones. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from bodies import even_line, smooth_line
from flesh import ACROSS, cell, flesh, fleshy, marbling
from painted import curve_at, hue, mix, rough, step


def near_line(x, y, line):
    """The distance of a place to a line of (x, y, width) points, and the width there."""
    best, wide = 1e9, 0.0
    for (ax, ay, aw), (bx, by, bw) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        far = math.hypot(x - ax - dx * t, y - ay - dy * t)
        if far < best:
            best, wide = far, aw + (bw - aw) * t
    return best, wide


class Face:
    """
    What is where on the face of a cut. Of the plan:
    muscles   [x, y, half width, half height, turn, tone, marbling]: each place belongs to the nearest; tone -1 to 1
    seam      how thick the fat between muscles is; kernel: more of it where three meet
    seams     lines of [x, y, half width] of fat besides
    rim       [place, thickness] of the fat about it, the place from 0 to 1 along the outline
    bones     lines of [x, y, half width] of sawn bone, with marrow inside; the last `solid` of them whole, without
    colours   lean, its darker half, its paler half, fat, tinge of the fat
    """

    def __init__(self, plan, seed):
        self.plan, self.seed = plan, seed
        self.lean, self.deep, self.pale, self.fat, self.tinge = (hue(c) for c in plan['colours'])
        self.lean = plan.get('tone', self.lean)
        self.muscles = [(x, y, 1 / rx, 1 / ry, math.cos(math.radians(t)), math.sin(math.radians(t)), tone, much, t,
                         math.sqrt(rx * ry)) for x, y, rx, ry, t, tone, much in plan['muscles']]
        self.bones = [[tuple(p) for p in bone] for bone in plan.get('bones', [])]
        self.seams = [smooth_line(line, 5) for line in plan.get('seams', [])]
        rim = plan.get('rim', [[0, 0.0]])
        self.rim = [[rim[-1][0] - 1, rim[-1][1]], *rim, [rim[0][0] + 1, rim[0][1]]]

    def muscle(self, p):
        """The muscle of a place, how far its border is, and how far the third muscle is."""
        x = p[0] + 0.3 * rough(p, 1.7, 3, self.seed + 30) + 0.06 * rough(p, 0.4, 2, self.seed + 31)
        y = p[1] + 0.3 * rough(p, 1.7, 3, self.seed + 32) + 0.06 * rough(p, 0.4, 2, self.seed + 33)
        found = []
        for m in self.muscles:
            dx, dy = x - m[0], y - m[1]
            found.append((math.hypot((dx * m[4] + dy * m[5]) * m[2], (dy * m[4] - dx * m[5]) * m[3]), m))
        found.sort(key=lambda one: one[0])
        mean = found[0][1][9]
        second = (found[1][0] - found[0][0]) * mean / 2 if len(found) > 1 else 9.0
        third = (found[2][0] - found[0][0]) * mean / 2 if len(found) > 2 else 9.0
        return found[0][1], second, third

    def bone(self, p):
        """How deep a place is within a sawn bone (below 0: outside), and the half width there."""
        best = (-9.0, 1.0)
        for i, line in enumerate(self.bones):
            far, wide = near_line(p[0] + 0.06 * rough(p, 0.7, 3, self.seed + 40), p[1] + 0.06 * rough(p, 0.7, 3, self.seed + 41), line)
            if wide - far > best[0]:
                best = (wide - far, wide if i < len(self.bones) - self.plan.get('solid', 0) else 9.0)
        return best

    def at(self, p, v, far, side):
        """Height, colour, roughness, fat, wet, bone of a place `far` from the outline; side: 0 on the face, 1 on the wall."""
        plan, seed = self.plan, self.seed
        m, border, third = self.muscle(p)
        seam = plan.get('seam', 0.1) * max(0.05, 0.75 + 1.1 * rough(p, 1.4, 3, seed + 1))
        seam += plan.get('kernel', 0.0) * step(0.55, 0.05, third)
        share = step(seam + 0.05, seam - 0.05, border) if seam > 0.03 else 0.0
        for line in self.seams:
            away, wide = near_line(p[0] + 0.12 * rough(p, 0.8, 3, seed + 2), p[1] + 0.12 * rough(p, 0.8, 3, seed + 3), line)
            wide *= 0.8 + 0.8 * rough(p, 1.1, 3, seed + 4)
            share = max(share, step(wide + 0.05, wide - 0.04, away))
        rim = curve_at(self.rim, v) * (1 + 0.6 * rough(p, 1.9, 3, seed + 5)) + 0.11 * rough(p, 0.55, 4, seed + 6)
        if rim > 0.12:
            share = max(share, step(rim + 0.05, rim - 0.06, far + 0.1))
        streak = marbling(p, seed, m[7] * (1 - 0.6 * side), m[8], plan.get('bow', 0.04)) if share < 0.98 else 0.0
        grain = rough(p, 0.3, 3, seed + 7)
        broad = rough(p, 2.0, 4, seed + 8)
        lean = mix(self.lean, self.deep, 0.3 - m[6] * 0.5 + 0.7 * broad + 0.45 * step(0.9, 0.1, far - rim))
        lean = mix(lean, self.pale, 0.2 + 0.18 * grain + 0.3 * m[6] - 0.25 * broad)
        white = mix(self.fat, self.tinge, 0.25 + 0.7 * rough(p, 0.7, 4, seed + 9) + 0.35 * step(0.25, 0.0, abs(far - rim)))
        # The outer edge of the fat is drier and yellower, and thin films run through it.
        white = mix(white, self.tinge, 0.5 * step(0.16, 0.0, far) + 0.5 * step(0.07, 0.0, abs(rough(p, 0.8, 2, seed + 12))))
        colour = mix(lean, white, share)
        colour = mix(colour, mix(white, lean, 0.12), 0.95 * streak)
        fat = max(share, 0.8 * streak)
        h = 0.05 * rough(p, 1.6, 3, seed + 10) + 0.02 * grain * (1 - fat) + 0.035 * share
        h -= 0.03 * math.exp(-(border / 0.12) ** 2) * (1 - share)
        look = [h, colour, mix(0.36 + 0.1 * grain, 0.5, fat), fat, mix(1.0, 0.45, fat), 0.0,
                (m[8] / 360 + 0.03 * rough(p, 2.2, 2, seed + 11)) % 1]
        if self.bones:
            self.sawn(p, look)
        return look

    def sawn(self, p, look):
        """Changes the look of a place to that of bone where it is within one."""
        depth, wide = self.bone(p)
        if depth < -0.12:
            return
        inside = step(-0.02, 0.03, depth)
        shell = (9.0 if wide > 8 else min(0.22, 0.55 * wide)) * (1 + 0.4 * rough(p, 0.5, 2, self.seed + 42))
        marrow = step(shell, shell + 0.07, depth)
        hard = mix(hue('#e6d5c3'), hue('#d7a596'), 0.35 + 0.8 * rough(p, 0.5, 3, self.seed + 43))
        red = mix(hue('#a85a4a'), hue('#d39f8c'), 0.5 + 0.9 * rough(p, 0.35, 3, self.seed + 44))
        look[0] = mix(look[0] - 0.03 * step(-0.12, 0, depth), 0.05 - 0.03 * marrow, inside)
        look[1] = mix(look[1], mix(hard, red, marrow), inside)
        look[2] = mix(look[2], mix(0.42, 0.5, marrow), inside)
        look[3] = mix(look[3], 0.6, inside)
        look[4] = mix(look[4], 0.3, inside)
        look[5] = inside * marrow


def closed(points, count):
    """A smooth closed line through points, evenly by length."""
    line = smooth_line([points[-2], points[-1], *points, points[0], points[1]], 10)
    return even_line(line[20:-10], count)[:-1]


def slice_of(plan, lie, seed, stuff, face):
    """
    One slice. outline: points (x, y) about it, against the clock; core: a line inside that the face is spanned from; thick;
    round: how round its edge is; thin: how thick it is from x to x, in parts; wavy: how uneven it lies; ramp: [direction,
    from, to, height] of a lie, where it lies on something.
    """
    fine = bodies.DETAIL * plan.get('fine', 1.0)
    top, wall, nv = int(170 * fine), int(plan.get('wall', 44) * fine), int(640 * fine)
    size = lie.get('size', 1.0)
    rim = [Vector((x * size, y * size, 0)) for x, y in closed(plan['outline'], nv)]
    out = []
    for i in range(nv):
        ahead = rim[(i + 2) % nv] - rim[i - 2]
        out.append(Vector((ahead.y, -ahead.x, 0)).normalized())
    rim = [p + n * (0.13 * rough(p, 1.5, 2, seed + 50) + 0.05 * rough(p, 0.45, 2, seed + 51)) for p, n in zip(rim, out)]
    core = plan.get('core', [[0, 0], [0.1, 0]])
    core = [(x * size, y * size, 0) for x, y in core]
    heart = []
    for p in rim:
        spots = []
        for a, b in zip(core, core[1:]):
            a, b = Vector(a), Vector(b)
            t = min(1.0, max(0.0, (p - a).dot(b - a) / (b - a).length_squared))
            spots.append(a.lerp(b, t))
        heart.append(min(spots, key=lambda q: (q - p).length))
    # Neighbours are kept together where they belong to different parts of the line.
    near = max(1, nv // 60)
    for _ in range(3):
        heart = [sum((heart[(i + d) % nv] for d in range(-near, near + 1)), Vector((0, 0, 0))) / (2 * near + 1)
                 for i in range(nv)]
    thick, edge = plan['thick'], plan.get('round', 0.3)
    turns, nu = top / (top + wall), top + wall
    thin = plan.get('thin', [[0, 1], [1, 1]])
    wavy, (toward, low, top_, rise) = plan.get('wavy', 0.0), lie.get('ramp', (0, 0, 1, 0))
    c, s = math.cos(math.radians(toward)), math.sin(math.radians(toward))

    def under(x, y):
        return rise * step(low, top_, x * c + y * s) + wavy * (0.5 + 0.8 * rough((x, y, 3), 3.6, 2, seed + 53))

    def high(x, y):
        return thick * curve_at(thin, x) * (1 + plan.get('swell', 0.07) * rough((x, y, 0), 3.5, 2, seed + 52))

    def where(u, v):
        """The place, how far it is from the outline, and how far down the wall (0 to 1)."""
        i = int(v * nv + 0.5) % nv
        if u <= turns:
            t = u / turns
            p = heart[i].lerp(rim[i] - out[i] * edge, 1 - (1 - t) ** 1.15)
            return p, max(0.0, (rim[i] - p).dot(out[i])), 0.0
        return rim[i] - out[i] * edge, 0.0, (u - turns) / (1 - turns)

    def place(u, v):
        p, far, down = where(u, v)
        i = int(v * nv + 0.5) % nv
        z = high(p.x, p.y)
        if down > 0:
            angle = math.pi * (0.5 - 0.96 * down)
            p = p + out[i] * edge * max(0.0, math.cos(angle)) ** 0.55
            sine = math.sin(angle)
            z = z / 2 + math.copysign(abs(sine) ** 0.75, sine) * z / 2
        return p.x, p.y, z + under(p.x, p.y)

    def look(u, v, p, n):
        base, far, down = where(u, v)
        return face.at(Vector((p.x, p.y, p.z - under(p.x, p.y))) / size, v, far / size, step(0.0, 0.4, down))

    thing = fleshy(nu, nv, place, stuff, look)
    thing.matrix_world = (Matrix.Translation((lie.get('x', 0), lie.get('y', 0), lie.get('z', 0)))
                          @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
                          @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X')
                          @ Matrix.Rotation(math.radians(lie.get('lean', 0)), 4, 'Y'))
    return thing


def unlike(plan, lie, seed):
    """The plan of one slice: outline, muscles, seams and bones moved together, as from one slice to the next along a cut."""
    chance, vary = random.Random(seed), plan.get('vary', 0.0)
    if not vary:
        return plan
    wide, high, skew = (vary * chance.uniform(-0.09, 0.09) for _ in range(3))
    side = lie.get('side', 1)

    def moved(spot):
        x, y, *rest = spot
        at = (x + 0.9 * vary * rough((x, y, 1), 5.0, 2, seed + 60), y + 0.9 * vary * rough((x, y, 5), 5.0, 2, seed + 61))
        return [at[0] * (1 + wide) + skew * at[1], side * at[1] * (1 + high), *rest]

    def muscle(spot):
        x, y, rx, ry, turn, tone, much = spot
        grow = [1 + vary * chance.uniform(-0.14, 0.14) for _ in range(2)]
        return [*moved((x, y)), rx * grow[0], ry * grow[1], side * (turn + vary * chance.uniform(-14, 14)),
                tone + vary * chance.uniform(-0.25, 0.25), much * (1 + vary * chance.uniform(-0.25, 0.25))]

    deep = vary * chance.uniform(-0.3, 0.3)
    lean, dark, pale = (hue(c) for c in plan['colours'][:3])
    own = {**plan, 'muscles': [muscle(m) for m in plan['muscles']], 'thick': plan['thick'] * (1 + vary * chance.uniform(-0.16, 0.12)),
           'outline': [moved(p) for p in plan['outline']][::side], 'core': [moved(p) for p in plan.get('core', [[0, 0], [0.1, 0]])],
           'tone': mix(lean, dark if deep > 0 else pale, abs(deep))}
    for name in ('seams', 'bones'):
        own[name] = [[moved(p) for p in line] for line in plan.get(name, [])]
    rim = [[at, wide * (1 + vary * chance.uniform(-0.45, 0.5))] for at, wide in plan.get('rim', [[0, 0.0]])]
    # The outline runs the other way about on the other side.
    own['rim'] = rim if side > 0 else sorted([(1 - at - 1 / len(plan['outline'])) % 1, wide] for at, wide in rim)
    return own


def slices(plan, kind=Face):
    """
    Slices of a cut; lie: x, y, z, turn, tilt, lean, size, side (-1: the other side up) of each; vary: how
    much they differ, 0 to 1.
    """
    stuff = flesh(plan['key'], tuple(plan.get('grain', ACROSS)), plan.get('film', '#d8897f'), plan.get('coarse', 1.0),
                  plan.get('wet', 0.7), plan.get('soft', 1.0), plan.get('relief', 1.0))
    for k, lie in enumerate(plan.get('lie', [{}])):
        seed = plan['seed'] + 17 * k
        own = unlike(plan, lie, seed)
        slice_of(own, lie, seed, stuff, kind(own, seed))
