"""Minced meat as the strands that it is: a heap from the mincer, patties, and balls rolled of it. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import bodies
from flesh import cell, flesh, fleshy
from painted import hue, keep, mix, rough, skin, step


class Mince:
    """Strands gathered in one mesh. colours: lean, paler, fat and, if it is another, the dark of what lies deep."""

    def __init__(self, plan):
        self.plan = plan
        self.red, self.light, self.white = (hue(c) for c in plan['colours'][:3])
        self.dark = hue(plan['colours'][3]) if len(plan['colours']) > 3 else mix(self.red, (0, 0, 0), 0.35)
        self.spots, self.faces, self.paint, self.kinds = [], [], [], []

    def strand(self, points, wide, seed, deep):
        """A strand of ragged thickness along points; deep: how far it lies within the heap, 0 to 1."""
        sides, count, first = 10, len(points), len(self.spots)
        shade, side, fat = (math.sin(seed * 12.9) * 43758.5) % 1.0, None, self.plan['fat']
        for i, p in enumerate(points):
            ahead = (points[min(count - 1, i + 1)] - points[max(0, i - 1)]).normalized()
            side = side - ahead * side.dot(ahead) if side else ahead.cross(Vector((0.3, 0.2, 1)))
            side = side.normalized() if side.length > 1e-6 else ahead.orthogonal().normalized()
            other = ahead.cross(side)
            # Torn ends, and places where it is nearly parted.
            end = min(i, count - 1 - i) / max(2.0, count * 0.06)
            body = wide * min(1.0, 0.25 + 0.75 * math.sqrt(min(1.0, end))) * (1 + 0.3 * rough((i * 0.16, seed, 1), 0.5, 3))
            for k in range(sides):
                a = 2 * math.pi * k / sides
                out = side * math.cos(a) + other * math.sin(a)
                q = p + out * body
                ragged = rough(q, 0.3, 3, seed)
                q = q + out * body * (0.42 * ragged + 0.25 * rough(q, 0.11, 2, seed + 1))
                edge, grain = cell(q.x / 0.27, q.y / 0.27, q.z / 0.27, seed * 0.37)
                lump = step(1.02 - fat * 0.62, 1.06 - fat * 0.62, grain + 0.25 * rough(q, 1.6, 2, 3)) * step(0.02, 0.2, edge)
                smear = 0.32 * step(0.0, 0.6, rough(q, 0.7, 4, seed + 2))
                colour = mix(self.red, self.light, 0.75 * shade + 0.6 * ragged)
                colour = mix(colour, self.dark, 0.75 * deep + 0.3 * step(0.1, -0.4, ragged))
                colour = mix(colour, self.white, max(0.85 * lump, smear * (0.4 + fat)))
                self.spots.append(q)
                self.paint.append((*colour, 0.42 + 0.12 * ragged))
                self.kinds.extend((max(lump, smear), 1 - 0.5 * lump, 0.0, 1.0))
        for i in range(count - 1):
            for k in range(sides):
                m = (k + 1) % sides
                a, b = first + i * sides, first + (i + 1) * sides
                self.faces.append((a + k, a + m, b + m, b + k))
        for row, flip in ((first, True), (first + (count - 1) * sides, False)):
            ring = tuple(range(row, row + sides))
            self.faces.append(ring[::-1] if flip else ring)

    def done(self):
        stuff = flesh(self.plan['key'], (5.0, 5.0, 5.0), coarse=0.7, wet=self.plan.get('wet', 0.7), relief=0.8)
        thing = keep(self.spots, self.faces, self.paint, stuff)
        thing.data.attributes.new('kind', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', self.kinds)
        return thing


def creep(chance, start, heading, length, bed, seed, within, lift=0.0):
    """Points of a strand that creeps over the bed from (x, y, depth below it)."""
    x, y, depth = start
    points, angle, bend = [], heading, chance.uniform(-0.18, 0.18)
    each = 0.13 / (0.4 + 0.6 * bodies.DETAIL)
    for i in range(max(6, int(length / each))):
        angle += (bend + 1.1 * rough((i * each, seed, 0), 1.4, 2)) * each
        nx, ny = x + math.cos(angle) * each, y + math.sin(angle) * each
        if not within(nx, ny):
            break
        x, y = nx, ny
        wave = 0.1 * math.sin(i * each * 1.7 + seed) + lift * i * each
        points.append(Vector((x, y, max(0.1, bed(x, y) - depth + wave))))
    return points


def core(mince, place):
    """The dark inside that closes what the strands leave open."""
    red = mix(mince.dark, mince.red, 0.4)
    return skin(60, 60, place, flesh('core'), paint=lambda u, v, p, n, h: (*red, 0.6))


def heap(plan):
    """A heap of long strands, as they fall from the mincer: those side by side lie one way."""
    chance, mince, seed = random.Random(plan['seed']), Mince(plan), plan['seed']
    long, wide, high = plan['long'] / 2, plan['wide'] / 2, plan['high']

    def bed(x, y):
        far = math.hypot(x / long, y / wide) * (1 + 0.16 * rough((x, y, 0), 4, 2, seed))
        return high * max(0.0, 1 - far ** 2.6) * (1 + 0.28 * rough((x, y, 3), 3.2, 2, seed)) + 0.2

    for i in range(plan['count']):
        angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random()) * 0.98
        depth = chance.uniform(-0.05, 0.85) ** 2 if i % 5 else chance.uniform(-0.25, 0)
        start = (long * far * math.cos(angle), wide * far * math.sin(angle), depth)
        heading = 0.4 + 2.4 * rough((start[0], start[1], 5), 4.2, 2, seed) + chance.gauss(0, 0.22) + math.pi * (i % 2)
        points = creep(chance, start, heading, chance.uniform(*plan.get('lengths', (2.0, 6.0))), bed, i * 1.37,
                       lambda x, y: (x / long) ** 2 + (y / wide) ** 2 < 1.04, 0.03 if i % 5 == 0 else 0.0)
        if len(points) > 4:
            mince.strand(points, plan['strand'] * chance.uniform(0.85, 1.15), i * 1.37, step(0.1, 0.6, depth))
    mince.done()

    def inside(u, v):
        x, y = u * long * 0.96 * math.cos(2 * math.pi * v), u * wide * 0.96 * math.sin(2 * math.pi * v)
        return x, y, bed(x, y) - 0.55

    core(mince, inside)


def patties(plan):
    """Round patties, little pressed: short strands every way, over the rim too."""
    chance = random.Random(plan['seed'])
    r, thick = plan['radius'], plan['thick']
    for k, lie in enumerate(plan['lie']):
        mince = Mince(plan)

        def bed(x, y):
            far = math.hypot(x, y) / (r * (1 + 0.05 * rough((x, y, k), 2.5, 2, plan['seed'])))
            top = thick * (1 + 0.1 * rough((x, y, k), 2, 2, plan['seed']))
            return top - (top - 0.15) * step(0.84, 1.06, far) ** 1.4

        for i in range(plan['count']):
            angle, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random()) * r
            x, y = far * math.cos(angle), far * math.sin(angle)
            rim = far > 0.86 * r
            heading = 3.2 * rough((x, y, k * 4), 2.2, 2, plan['seed']) + chance.gauss(0, 0.4) + math.pi * (i % 2)
            if rim:
                heading = angle + math.pi / 2 + chance.gauss(0, 0.35)
            depth = chance.uniform(-0.06, 0.3)
            points = creep(chance, (x, y, depth), heading, chance.uniform(0.9, 2.6), bed, i * 1.37 + 50 * k,
                           lambda x, y: math.hypot(x, y) < r * 1.03)
            if len(points) > 4:
                mince.strand(points, plan['strand'] * chance.uniform(0.8, 1.25), i * 1.37 + 50 * k, step(0.1, 0.35, depth))
        for i in range(plan['count'] // 3):
            angle, z = chance.uniform(0, 2 * math.pi), chance.uniform(0.12, thick - 0.25)
            ring = r * (1 + 0.02 * math.sin(i)) * (1 - 0.05 * abs(2 * z / thick - 1) ** 2)
            points = [Vector((ring * math.cos(angle + t * 0.03), ring * math.sin(angle + t * 0.03),
                      z + 0.14 * math.sin(t * 0.5 + i))) for t in range(chance.randint(6, 11))]
            mince.strand(points, plan['strand'] * chance.uniform(0.9, 1.3), i * 2.1 + 50 * k, 0.25)

        def inside(u, v):
            out = min(u / 0.8, 1) * r * 0.95
            return out * math.cos(2 * math.pi * v), out * math.sin(2 * math.pi * v), (thick - 0.25) * min(1, (1 - u) / 0.2)

        for thing in (mince.done(), core(mince, inside)):
            thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], lie.get('z', 0)))
                                  @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z'))


def balls(plan):
    """
    Raw meatballs, rolled by hand: grains of lean, fat, crumb and onion pressed together, with flecks of parsley. lie: x, y,
    z, size of each; colours: lean, darker, fat, onion, parsley.
    """
    chance = random.Random(plan['seed'])
    lean, deep, fat, onion, leaf = (hue(c) for c in plan['colours'])
    r = plan['radius']
    stuff = flesh(plan['key'], (5.0, 5.0, 5.0), coarse=0.8, wet=0.5, relief=1.6)
    made = []
    for k in range(plan['kinds']):
        seed = plan['seed'] + 3 * k
        flat = chance.uniform(0.86, 0.97)

        def place(u, v):
            a, b = math.pi * (0.001 + 0.998 * u), 2 * math.pi * v
            return r * math.sin(a) * math.cos(b), r * math.sin(a) * math.sin(b), -r * flat * math.cos(a)

        def look(u, v, p, n):
            edge, which = cell(*(p / 0.34), seed)
            small, other = cell(*(p / 0.15), seed + 1)
            bit, green = cell(*(p / 0.27), seed + 2)
            low = rough(p, 0.5, 3, seed + 3)
            h = 0.14 * rough(p, 1.5, 2, seed) + 0.07 * low + 0.05 * min(1, edge * 2.2) + 0.03 * min(1, small * 2)
            colour = mix(lean, deep, 0.2 + 0.8 * which + 0.4 * low)
            white = step(0.80, 0.84, which) * step(0.05, 0.2, edge) + 0.7 * step(0.86, 0.9, other) * step(0.02, 0.12, small)
            colour = mix(colour, mix(fat, onion, other), 0.8 * white)
            colour = mix(colour, fat, 0.16 + 0.2 * low)
            sprig = step(0.86, 0.87, green) * step(0.12, 0.2, bit + 0.15 * rough(p, 0.1, 2, seed + 4))
            colour = mix(colour, mix(leaf, deep, 0.35 * other), sprig)
            return h + 0.02 * sprig, colour, 0.46 + 0.12 * low, max(0.7 * white, sprig), 0.8 * (1 - sprig), 0.0

        made.append(fleshy(int(110 * bodies.DETAIL), int(170 * bodies.DETAIL), place, stuff, look, flip=True))
    for k, lie in enumerate(plan['lie']):
        body = made[k % plan['kinds']]
        thing = body if k < plan['kinds'] else bpy.data.objects.new('ball', body.data)
        if k >= plan['kinds']:
            bpy.context.scene.collection.objects.link(thing)
        spin = Matrix.Rotation(chance.uniform(0, 6.3), 4, 'Z') @ Matrix.Rotation(chance.uniform(-0.6, 0.6), 4, 'X')
        if k >= plan['kinds']:
            spin = spin @ Matrix.Rotation(chance.choice((0, math.pi)), 4, 'Y')
        thing.matrix_world = Matrix.Translation((lie['x'], lie['y'], lie.get('z', 0) + r * 0.93)) @ spin @ Matrix.Scale(
            lie.get('size', 1) * chance.uniform(0.95, 1.05), 4)
