"""Meat cut in strips and whole muscles, as they lie in a heap or side by side. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from flesh import ACROSS, ALONG, cell, flesh, fleshy, marbling
from painted import curve_at, hue, mix, rough, stand, step


class Ground:
    """How high the heap is by now, in squares of `each` cm."""

    def __init__(self, half, each=0.3):
        self.half, self.each, self.n = half, each, int(2 * half / each) + 1
        self.high = [[0.0] * self.n for _ in range(self.n)]

    def squares(self, x, y, reach):
        i, j, k = int((x + self.half) / self.each), int((y + self.half) / self.each), int(reach / self.each)
        for a in range(max(0, i - k), min(self.n, i + k + 1)):
            for b in range(max(0, j - k), min(self.n, j + k + 1)):
                yield a, b

    def under(self, x, y, reach):
        return max((self.high[a][b] for a, b in self.squares(x, y, reach)), default=0.0)

    def fill(self, x, y, reach, top):
        for a, b in self.squares(x, y, reach):
            self.high[a][b] = max(self.high[a][b], top)


def strip(line, wide, thick, seed, stuff, colours, fatty):
    """A strip along points: a flat band with rounded edges that turns and narrows; `fatty`: fat along one edge."""
    lean, deep, pale, fat, tinge = colours
    count = len(line) - 1

    def at(u):
        k = min(count - 1, int(u * count))
        t = u * count - k
        return line[k].lerp(line[k + 1], t), (line[min(count, k + 2)] - line[max(0, k - 1)]).normalized()

    def place(u, v):
        p, ahead = at(u)
        roll = 0.9 * rough((u * 2.2, seed, 0), 1, 2)
        side = ahead.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(ahead)
        side, up = side * math.cos(roll) + up * math.sin(roll), up * math.cos(roll) - side * math.sin(roll)
        end = max(0.02, 1 - abs(2 * u - 1) ** 9) ** 0.4
        a = 2 * math.pi * v
        c, s = math.cos(a), math.sin(a)
        w = wide * (1 + 0.28 * rough((u * 3, seed, 1), 1, 2)) * (0.35 + 0.65 * end)
        h = thick * (1 + 0.3 * rough((u * 4, seed, 2), 1, 2)) * end
        curl = 0.12 * wide * c * c
        return p + side * (math.copysign(abs(c) ** 0.55, c) * w) + up * (math.copysign(abs(s) ** 0.6, s) * h + curl)

    def look(u, v, p, n):
        q = Vector((u * 6, math.cos(2 * math.pi * v) * wide, seed))
        grain = rough(p, 0.25, 3, seed)
        broad = rough(p, 1.4, 3, seed + 1)
        colour = mix(lean, deep, 0.4 + 0.9 * broad)
        colour = mix(colour, pale, 0.25 + 0.45 * grain)
        edge = math.cos(2 * math.pi * v)
        share = step(0.62, 0.82, edge + 0.35 * rough(q, 0.9, 3, seed + 2) + 0.7 * rough((u * 3.5, seed, 4), 1, 2)) if fatty else 0.0
        streak = 0.8 * marbling(p, seed, 0.4, 20.0)
        white = mix(fat, tinge, 0.3 + 0.6 * grain)
        whole = max(share, streak)
        h = 0.05 * rough(p, 0.9, 2, seed + 3) + 0.02 * grain
        return h, mix(colour, white, whole), mix(0.34 + 0.1 * grain, 0.5, whole), whole, 1 - 0.6 * whole, 0.0

    return fleshy(int(76 * bodies.DETAIL), int(56 * bodies.DETAIL), place, stuff, look)


def heap(plan):
    """A loose heap of strips, each laid on those before it. count, long, wide, thick [low, high], reach of the heap."""
    chance = random.Random(plan['seed'])
    stuff = flesh(plan['key'], tuple(plan.get('grain', ACROSS)), wet=plan.get('wet', 0.8), coarse=plan.get('coarse', 1.0))
    colours = [hue(c) for c in plan['colours']]
    ground = Ground(14)
    for k in range(plan['count']):
        far, angle = plan['reach'] * math.sqrt(chance.random()) * (1 - 0.4 * k / plan['count']), chance.uniform(0, 6.2832)
        x, y = far * math.cos(angle) * plan.get('oval', 1.25), far * math.sin(angle)
        heading, bend = chance.gauss(0.2, 0.75), chance.gauss(0, 0.16)
        long, wide, thick = (chance.uniform(*plan[name]) for name in ('long', 'wide', 'thick'))
        flat, steps = [], 22
        for half in (-1, 1):
            px, py, h = x, y, heading
            part = []
            for i in range(steps // 2):
                h += half * bend * long / steps + 0.12 * rough((i * 0.4 * half, k * 3.7, 0), 1, 2)
                px, py = px + half * math.cos(h) * long / steps, py + half * math.sin(h) * long / steps
                part.append((px, py))
            flat = part[::-1] + [(x, y)] if half < 0 else flat + part
        rest = [ground.under(px, py, wide * 0.7) + thick for px, py in flat]
        # A strip bends only so far: from the high places it rests on it goes down little by little.
        for order in (range(1, steps + 1), range(steps - 1, -1, -1)):
            for i in order:
                rest[i] = max(rest[i], rest[i - order.step] - 0.24)
        rest = [sum(rest[max(0, min(steps, i + d))] for d in (-2, -1, 0, 1, 2)) / 5 for i in range(steps + 1)]
        for (px, py), z in zip(flat, rest):
            ground.fill(px, py, wide * 0.7, z + thick * 0.7)
        strip([Vector((px, py, z)) for (px, py), z in zip(flat, rest)], wide, thick, plan['seed'] + 1.37 * k, stuff, colours,
              chance.random() < plan.get('fatty', 0.3))


def cheeks(plan):
    """
    Whole trimmed muscles: coarse bundles lengthwise with furrows between, silver skin over a part of them, bits of fat.
    profile: half width and height along it; colours: lean, darker, paler, silver skin, fat.
    """
    lean, deep, pale, silver, fat = (hue(c) for c in plan['colours'])
    stuff = flesh(plan['key'], tuple(plan.get('grain', ALONG)), coarse=1.2, wet=1.0, relief=1.4)
    for k, lie in enumerate(plan['lie']):
        seed, long = plan['seed'] + 7 * k, plan['long'] * lie.get('size', 1)
        front, back, high = plan['front'], plan['back'], plan['high']

        def place(u, v):
            x = 0.5 - 0.5 * math.cos(math.pi * u)
            a = 2 * math.pi * v
            c, s = math.cos(a), math.sin(a)
            y = math.copysign(abs(c) ** 0.8, c) * curve_at(back if c > 0 else front, x)
            z = curve_at(high, x) * (s ** 0.85 if s > 0 else -0.3 * abs(s) ** 0.5)
            p = Vector(((x - 0.5) * long, y - 0.02 * (x - 0.5) ** 2 * long, z))
            return p + Vector((0.4 * rough(p, 2.6, 3, seed), 0.5 * rough(p, 2.4, 3, seed + 1), 0))

        def look(u, v, p, n):
            bow = p.y + 0.035 * p.x * p.x * (1 if k % 2 else -1) + 0.5 * rough(p, 2.5, 3, seed + 2)
            edge, which = cell(p.x * 0.2, bow / 1.05, p.z / 1.2, seed)
            fine, _ = cell(p.x * 0.5, bow / 0.26, p.z / 0.3, seed + 1)
            broad, grain = rough(p, 2.2, 3, seed + 3), rough((p.x * 0.4, bow * 1.6, p.z), 0.35, 3, seed + 4)
            furrow = math.exp(-(edge / 0.11) ** 2)
            h = 0.3 * rough(p, 3.2, 3, seed + 5) + 0.15 * min(1.0, edge * 1.6) + 0.05 * min(1, fine * 2) + 0.02 * grain
            colour = mix(mix(lean, deep, 0.35 + 0.5 * (which - 0.5) + 0.8 * broad), pale, 0.15 + 0.35 * grain)
            film = step(0.02, 0.3, rough((p.x * 0.7, p.y * 1.4, p.z), 2.6, 4, seed + 6) + 0.2 * n.z - 0.34) * (0.5 + 0.7 * grain)
            white = step(0.24, 0.36, rough(p, 1.5, 4, seed + 7) - 0.3 * step(0.1, 0.8, n.z))
            seam = 0.75 * furrow * step(0.0, 0.3, rough(p, 1.6, 3, seed + 8))
            colour = mix(colour, silver, 0.75 * max(0, film))
            colour = mix(colour, mix(fat, pale, 0.3 + 0.5 * grain), max(white, seam))
            whole = max(white, seam)
            return (h + 0.06 * white - 0.05 * film, colour, mix(mix(0.34, 0.26, film), 0.5, whole), max(whole, 0.5 * film), 1 - 0.7 * white, 0.0)

        thing = fleshy(int(230 * bodies.DETAIL), int(300 * bodies.DETAIL), place, stuff, look, flip=True)
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X'))
        stand([thing], lie.get('z', 0))
