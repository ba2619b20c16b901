"""What dishes are served with and made of: bowl, board, grains of rice, lumps, leaves. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from morsels import Pile, grain, lie, tint, way
from painted import curve_at, hue, keep, mix, painted, rough, skin, step


def bowl(radius, high, colour='#e9e4da'):
    """A bowl of glazed ware on its foot, the rim at `high`; inside(r) of it gives the height of its inner wall."""
    outer = [(0.0, 0.1), (0.42, 0.1), (0.44, 0.0), (0.5, 0.0), (0.51, 0.12), (0.62, 0.2), (0.82, 0.45), (0.95, 0.78), (1.0, 1.0)]
    inner = [(0.965, 0.985), (0.92, 0.78), (0.79, 0.47), (0.6, 0.26), (0.3, 0.18), (0.0, 0.17)]
    line = outer + inner
    white = hue(colour)

    def place(u, v):
        at = u * (len(line) - 1)
        k = min(len(line) - 2, int(at))
        a, b, t = line[k], line[k + 1], at - k
        before, after = line[max(0, k - 1)], line[min(len(line) - 1, k + 2)]
        r, z = (0.5 * (2 * a[d] + (b[d] - before[d]) * t + (2 * before[d] - 5 * a[d] + 4 * b[d] - after[d]) * t * t
                       + (3 * a[d] - before[d] - 3 * b[d] + after[d]) * t ** 3) for d in (0, 1))
        return max(0.0, r) * radius * math.cos(2 * math.pi * v), max(0.0, r) * radius * math.sin(2 * math.pi * v), max(0.0,
                z) * high

    skin(210, 160, place, painted('ware', coat=0.8, bumps=((3.0, 0.02),)), paint=lambda u, v, p, n, h: (*white, 0.22))


def board(long, wide, high, colour, name='board'):
    """A flat stone with broken edges, `high` thick."""
    first = hue(colour)

    def place(u, v):
        a = 2 * math.pi * v
        c, s = math.cos(a), math.sin(a)
        edge = 1 / max(abs(c) ** 12 + abs(s) ** 12, 1e-9) ** (1 / 12)
        x, y = c * edge * long / 2, s * edge * wide / 2
        chip = 0.12 * rough((x, y, 0), 1.2, 4, 3)
        if u < 0.7:
            return x * u / 0.7 * (1 + chip / long), y * u / 0.7 * (1 + chip / wide), high
        t = (u - 0.7) / 0.3
        return x * (1 + (chip + 0.1 * rough((x, y, t * 3), 0.5, 3)) / long), y * (1 + chip / wide), high * (1 - t)

    def paint(u, v, p, n, h):
        return (*mix(first, tuple(c * 1.6 for c in first), 0.5 * (rough((p[0] * 0.4, p[1], p[2]), 2, 5, 2) + 0.5)), 0.5)

    skin(120, 400, place, painted(name, bumps=((0.8, 0.05), (0.15, 0.02)), speckle=0.1), paint=paint,
         height=lambda u, v, p, n: 0.05 * rough((p[0] * 0.5, p[1], p[2]), 1.5, 4, 5))


def lumps(items, stuff, sides=9):
    """One mesh of many rounded lumps. Each item: (middle, axis, length, width, colour with roughness, unevenness)."""
    spots, faces, colours = [], [], []
    rings = 7
    for n, (middle, axis, length, width, colour, uneven) in enumerate(items):
        axis = Vector(axis).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        first = len(spots)
        for i in range(rings + 1):
            a = math.pi * i / rings
            for k in range(sides):
                b = 2 * math.pi * k / sides
                r = math.sin(a) * width / 2
                p = axis * (-math.cos(a) * length / 2) + (side * math.cos(b) + other * math.sin(b)) * r
                p *= 1 + uneven * rough((p[0] / width, p[1] / width, p[2] / width + n * 3.3), 0.6, 2)
                spots.append(Vector(middle) + p)
                colours.append(colour)
        for i in range(rings):
            for k in range(sides):
                m = (k + 1) % sides
                faces.append((first + i * sides + k, first + (i + 1) * sides + k, first + (i + 1) * sides + m,
                        first + i * sides + m))
    return keep(spots, faces, colours, stuff)


def rice(points, seed):
    """Grains of seasoned rice at (place, normal) points, lying flat every way, short and a little clear."""
    chance = random.Random(seed)
    pile = Pile(painted('sticky', subsurface=0.7, radius=(0.16, 0.14, 0.1), coat=0.3, bumps=((0.1, 0.004),)))
    shapes = [grain(0.55, 0.27, k, 0.6) for k in range(9)]
    for p, n in points:
        n = Vector(n).normalized()
        pile.add(chance.choice(shapes), lie(Vector(p) + n * chance.uniform(-0.1, 0.05), n, way(chance), chance.gauss(0, 0.25),
                                            chance.uniform(0.85, 1.12)),
                 tint(chance, ('#f7f5ee', '#efeadb', '#fbfaf5'), chance.uniform(0.25, 0.4), 0.06))
    return pile.done()


def leaf(at, turn, length, wide, tilt, colours, seed, roll=0.0):
    """A leaf with its veins from `at`, turned about the upright and tilted up."""
    dark, light = (hue(c) for c in colours)

    def place(u, v):
        half = wide / 2 * curve_at([(0, 0.04), (0.15, 0.6), (0.4, 1.0), (0.75, 0.62), (1, 0.0)],
                u) * (1 + 0.05 * math.sin(u * 60))
        s = (v - 0.5) * 2
        return u * length, s * half, 0.25 * abs(s) * half - 0.5 * (u - 0.3) ** 2 * length * 0.5 + 0.08 * math.sin(u
                * 22 - abs(s) * 6) * abs(s)

    def paint(u, v, p, n, h):
        s = abs(v - 0.5) * 2
        vein = max(math.exp(-s / 0.04), 0.7 * math.exp(-abs((u * 9 - s * 2.2) % 1 - 0.5) / 0.08))
        return (*mix(mix(dark, light, 0.3 + 0.4 * rough((u * 4, v * 4, seed), 1, 3)), light, 0.5 * vein), 0.38)

    thing = skin(60, 36, place, painted('leaf', clear=0.25, bumps=((0.25, 0.02),)), paint=paint, ring=False)
    thing.matrix_world = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                          @ Matrix.Rotation(math.radians(-tilt), 4, 'Y') @ Matrix.Rotation(math.radians(roll), 4, 'X'))
    return thing
