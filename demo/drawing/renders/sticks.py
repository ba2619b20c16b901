"""Beans and asparagus in heaps: long bodies that come to lie one over another. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

import bodies
from bodies import add_mesh
from materials import Shader


class Ground:
    """How high the heap is already, on a grid of squares of `fine` cm."""

    def __init__(self, fine=0.25):
        self.fine, self.high = fine, {}

    def rest(self, path, radius, soft=3):
        """The heights at which a body of `radius` along a path (x, y) comes to lie; `soft`: how far it stays stiff."""
        reach = math.ceil(radius / self.fine)
        under = []
        for x, y in path:
            i, k = round(x / self.fine), round(y / self.fine)
            top = 0.0
            for a in range(-reach, reach + 1):
                for b in range(-reach, reach + 1):
                    off = math.hypot(a, b) * self.fine
                    if off <= radius and (i + a, k + b) in self.high:
                        round_ = math.sqrt(max(0.0, radius * radius - off * off))
                        top = max(top, self.high[i + a, k + b] - round_ + radius * 0.15)
            under.append(top + radius * 0.85)
        smooth = [max(under[max(0, n - soft):n + soft + 1]) for n in range(len(under))]
        for _ in range(2):
            smooth = [sum(smooth[max(0, n - soft):n + soft + 1]) / len(smooth[max(0, n - soft):n + soft + 1]) for n in range(len(smooth))]
        return smooth

    def add(self, path, heights, radius):
        """Adds a body that lies at these heights of its axis."""
        reach = math.ceil(radius / self.fine)
        for (x, y), z in zip(path, heights):
            i, k = round(x / self.fine), round(y / self.fine)
            for a in range(-reach, reach + 1):
                for b in range(-reach, reach + 1):
                    off = math.hypot(a, b) * self.fine
                    if off <= radius:
                        top = z + math.sqrt(max(0.0, radius * radius - off * off))
                        self.high[i + a, k + b] = max(self.high.get((i + a, k + b), 0.0), top)


def rod(points, radius, stuff, seed, around=18, flat=1.0):
    """A tube through points whose radius(t, angle) varies, closed at its ends, with the map "along"."""
    chance = random.Random(seed)
    spin = chance.uniform(0, 6.283)
    line = bodies.even_line(bodies.smooth_line([list(p) for p in points], 6), max(24, int(110 * bodies.DETAIL)))
    spots, places, side = [], [], Vector((0.2, 0.3, 1))
    for j, p in enumerate(line):
        a, b = Vector(line[max(0, j - 1)]), Vector(line[min(len(line) - 1, j + 1)])
        ahead = (b - a).normalized()
        side = (side - ahead * side.dot(ahead)).normalized()
        other, t = ahead.cross(side), j / (len(line) - 1)
        for i in range(around + 1):
            angle = 2 * math.pi * i / around
            r = radius(t, angle)
            spots.append(Vector(p) + side * math.cos(angle + spin) * r + other * math.sin(angle + spin) * r * flat)
            places.append((i / around, t))
    row = around + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(len(line) - 1) for i in range(around)]
    return add_mesh('rod', spots, faces, stuff, lambda index: places[index])


def bean_stuff(plan):
    """The skin of green beans: colours [deep, light], paler at the seam and the tail; a little down."""
    s = Shader('bean')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    deep, light = plan['colours']
    tone = s.math('ADD', s.math('MULTIPLY', s.chance, 0.6), s.math('MULTIPLY', s.noise(0.6, 3), 0.6))
    colour = s.mix(s.spread(tone, 0.3, 0.95), deep, light)
    seam = s.spread(s.math('ABSOLUTE', split.outputs[0]), 0.12, 0.02, 0, 0.5)
    colour = s.mix(seam, colour, plan['seam'])
    colour = s.mix(s.spread(v, 0.035, 0.012), colour, plan['stem'])
    colour = s.mix(s.spread(v, 0.955, 0.985, 0, 0.8), colour, plan['seam'])
    colour = s.mix(s.spread(s.noise(5, 5, 0.7), 0.45, 0.75, 0, 0.25), colour, light)
    mark = s.spread(s.noise(1.6, 6, 0.7, twist=0.4), 0.66, 0.72, 0, 0.45)
    colour = s.mix(mark, colour, '#8a7a48')
    normal = s.bump(s.noise(3, 4), 0.03, s.bump(s.noise(22, 4, 0.6), 0.004))
    rough = s.spread(s.noise(2, 4), 0.35, 0.65, 0.34, 0.5)
    return s.finish(colour, rough, normal, depth=0.12, radius=(0.12, 0.2, 0.06), Specular=0.35, Sheen=0.2)


def beans(plan):
    """A heap of `count` beans of about `length` cm: {length, radius, spread: [x, y], turn: degrees}."""
    seed = plan['seed']
    chance = random.Random(seed)
    stuff, ground = bean_stuff(plan['skin']), Ground(0.2)
    for k in range(plan['count']):
        length, r = plan['length'] * chance.uniform(0.78, 1.12), plan['radius'] * chance.uniform(0.8, 1.15)
        turn = math.radians(plan.get('turn', 0) + chance.gauss(0, plan.get('loose', 16)))
        bow = chance.uniform(-1, 1) * plan.get('bow', 1.2)
        x0, y0 = chance.gauss(0, plan['spread'][0]), chance.gauss(0, plan['spread'][1])
        hook = chance.uniform(-0.5, 0.5)
        path = []
        for i in range(41):
            t = i / 40
            a, b = (t - 0.5) * length, bow * (1 - (2 * t - 1) ** 2) + hook * max(0, t - 0.85) ** 1.5 * 8
            path.append((x0 + a * math.cos(turn) - b * math.sin(turn), y0 + a * math.sin(turn) + b * math.cos(turn)))
        heights = ground.rest(path, r, 9)
        ground.add(path, heights, r)
        phase, number = chance.uniform(0, 6), chance.uniform(5, 7)

        def radius(t, angle, r=r, phase=phase, number=number):
            swell = 1 + 0.06 * math.sin(t * number * 6.283 + phase) * math.sin(math.pi * t)
            swell += 0.04 * noise.noise(Vector((t * 9, phase, 0)))
            if t < 0.03:
                return r * (0.34 + 0.1 * math.sin(t * 200))
            tail = max(0.0, (t - 0.9) / 0.1)
            return r * swell * min(1.0, 0.36 + (t - 0.03) / 0.05) * (1 - 0.9 * tail ** 0.8) + 0.012

        rod([(x, y, z) for (x, y), z in zip(path, heights)], radius, stuff, seed * 91 + k, flat=0.85)


def spear_stuff(plan, scale=False):
    """The skin of asparagus: green, paler to the foot, violet to the tip, and of its scales."""
    s = Shader('scale' if scale else 'spear')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    lines = s.noise(3.2, 4, 0.6, at=s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 1.2)}).outputs[0])
    green, pale, violet = plan['colours']
    if scale:
        uv = s.node('SeparateXYZ', {0: s.node('UVMap', {}, uv_map='along').outputs[0]})
        side = s.math('ABSOLUTE', s.math('SUBTRACT', uv.outputs[0], 0.5))
        colour = s.mix(s.spread(s.math('ADD', uv.outputs[1], s.math('MULTIPLY', s.noise(2, 3), 0.4)), 0.4, 1.1), green, violet)
        colour = s.mix(s.spread(side, 0.32, 0.5, 0, 0.6), colour, pale)
    else:
        colour = s.mix(s.spread(s.math('ADD', v, s.math('MULTIPLY', s.math('SUBTRACT', s.chance, 0.5), 0.15)), 0.32, 0.0), green, pale)
        colour = s.mix(s.spread(v, 0.8, 1.0, 0, 0.55), colour, violet)
    colour = s.mix(s.spread(lines, 0.35, 0.65, 0, 0.35), colour, pale)
    colour = s.mix(s.spread(s.noise(3, 5, 0.7), 0.4, 0.75, 0, 0.3), colour, '#b9c8a0')
    normal = s.bump(lines, 0.05, s.bump(s.noise(9, 4), 0.008))
    return s.finish(colour, 0.42, normal, depth=0.12, radius=(0.15, 0.22, 0.08), Specular=0.35)


def spear(length, r, stuff, scales, seed):
    """A spear along x from its cut foot at the origin."""
    chance = random.Random(seed)
    bend = [chance.uniform(-0.25, 0.25) for _ in range(3)]
    points = [(length * t, bend[0] * math.sin(3 * t) + bend[1] * t, bend[2] * 0.4 * math.sin(2.5 * t)) for t in [k / 12 for k in range(13)]]

    def radius(t, angle):
        if t > 0.999 or t < 0.001:
            return 0.01
        tip = max(0.0, (t - 0.74) / 0.26)
        return r * (1.06 - 0.2 * t + 0.1 * math.sin(min(1, tip * 1.4) * 3.1)) * (1 - tip ** 2.4 * 0.82) * (1 + 0.03 * noise.noise(Vector((t * 6, angle, seed))))

    made = [rod(points, radius, stuff, seed, around=28)]
    places = [(0.14 + 0.58 * (k / 8), 1.0) for k in range(8)] + [(0.72 + 0.27 * (k / 26) ** 0.9, 0.0) for k in range(26)]
    for k, (t, loose) in enumerate(places):
        a = k * 2.39996 + chance.uniform(-0.2, 0.2)
        x = length * min(0.995, t + chance.uniform(-0.01, 0.01))
        here = bodies.even_line([list(p) for p in points], 100)[min(99, int(t * 100))]
        rr = radius(min(0.99, t), a)
        long = (1.5 if loose else 1.9 - 2.6 * (t - 0.72)) * r * chance.uniform(0.85, 1.15)
        wide = 1.05 * r * (1 if loose else 1.15 - 1.6 * (t - 0.72))
        n, m, spots, uv = 10, 8, [], []
        for j in range(n + 1):
            w = j / n
            rj = radius(min(0.999, t + w * long / length), a)
            for i in range(m + 1):
                side = (2 * i / m - 1) * wide / 2 * (1 - w ** 1.6) ** 0.8 / max(0.3 * r, rj)
                out = rj + 0.035 + 0.06 * w * (1 - 0.5 * loose) + (0.1 * max(0, w - 0.6) if not loose else 0)
                spots.append((x + w * long, here[1] + math.cos(a + side) * out, here[2] + math.sin(a + side) * out))
                uv.append((i / m, w))
        faces = [(j * (m + 1) + i, j * (m + 1) + i + 1, (j + 1) * (m + 1) + i + 1, (j + 1) * (m + 1) + i) for j in range(n) for i in range(m)]
        made.append(add_mesh('scale', spots, faces, scales, lambda index, uv=uv: uv[index]))
    return bodies.join(made)


def asparagus(plan):
    """`lie` [{x, y, z, turn}] of spears of `length` x `radius` cm, their feet to the left."""
    chance = random.Random(plan['seed'])
    stuff, scales = spear_stuff(plan['skin']), spear_stuff(plan['skin'], True)
    for k, place in enumerate(plan['lie']):
        thing = spear(plan['length'] * chance.uniform(0.94, 1.04), plan['radius'] * chance.uniform(0.85, 1.15), stuff, scales, plan['seed'] + k)
        thing.matrix_world = (Matrix.Translation((place['x'], place['y'], place['z'])) @ Matrix.Rotation(math.radians(place.get('turn', 0)), 4, 'Z')
                              @ Matrix.Rotation(math.radians(place.get('rise', 0)), 4, 'Y') @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'X'))
