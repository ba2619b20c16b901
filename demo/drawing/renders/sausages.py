"""Raw sausages: coarse meat that shows through a moist casing. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from painted import hue, mix, painted, rough, skin, stand, step


def casing(points, radius, seed, colours, pinch=0.8, twist=0.9):
    """A sausage along points; its ends run out over `pinch` cm into a twisted tip of `twist` cm."""
    lean, deep, fat = (hue(c) for c in colours)
    points = [Vector(p) for p in points]
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    long = lengths[-1]

    def at(far):
        k = next((i for i in range(1, len(points)) if lengths[i] >= far), len(points) - 1)
        t = (far - lengths[k - 1]) / max(1e-6, lengths[k] - lengths[k - 1])
        ahead = (points[min(len(points) - 1, k + 1)] - points[max(0, k - 2)]).normalized()
        return points[k - 1].lerp(points[k], t), ahead

    def wide(far):
        end = min(far, long - far)
        if end < twist:
            return 0.15 + 0.03 * math.sin(end * 9)
        t = min(1.0, (end - twist) / pinch)
        return 0.2 + (radius - 0.2) * math.sqrt(max(0.0, 1 - (1 - t) ** 2)) * (1 + 0.05 * rough((far * 0.35, seed, 0), 1, 2))

    def place(u, v):
        far = u * long
        middle, ahead = at(far)
        side = Vector((0, 0, 1)).cross(ahead).normalized()
        up = ahead.cross(side)
        r, a = wide(far), 2 * math.pi * v
        return middle + side * r * math.cos(a) + up * r * math.sin(a)

    def height(u, v, p, n):
        end = min(u * long, long - u * long)
        fold = 0.05 * math.cos(2 * math.pi * v * 7 + seed) * step(twist + pinch, twist, end) * step(0, twist, end)
        return 0.05 * rough(p, 1.3, 3, seed) + 0.03 * rough(p, 0.35, 3, seed + 1) + fold

    def paint(u, v, p, n, h):
        end = min(u * long, long - u * long)
        colour = mix(lean, deep, 0.5 + 0.8 * rough(p, 0.7, 4, seed + 2))
        flecks = rough(p, 0.42, 3, seed + 3)
        colour = mix(colour, fat, 0.8 * step(0.22, 0.42, flecks) + 0.25 * step(0.05, 0.3, rough(p, 1.1, 3, seed + 4)))
        colour = mix(colour, deep, 0.5 * step(-0.3, -0.5, flecks))
        return (*mix(fat, colour, step(twist * 0.6, twist + 0.4, end)), 0.28)

    return skin(int(long * 16), 90, place, painted('casing', coat=0.6, bumps=((0.2, 0.012), (0.06, 0.004)), speckle=0.06),
            height, paint, flip=True)


def links(plan):
    """Single sausages side by side; lie: x, y, z, turn, bend."""
    for k, lie in enumerate(plan['lie']):
        long, bend = plan['long'] * lie.get('size', 1), lie.get('bend', 0.0)
        points = []
        for i in range(60):
            s = (i / 59 - 0.5) * long
            points.append((s, bend * s * s / long + 0.25 * rough((s * 0.2, k * 3.1, 0), 1, 2), 0))
        thing = casing(points, plan['radius'], plan['seed'] + k, plan['colours'])
        thing.matrix_world = Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
        stand([thing], lie.get('z', 0))


def coil(plan):
    """One long sausage laid in a coil."""
    chance = random.Random(plan['seed'])
    r, turns = plan['radius'], plan['turns']
    points = []
    count = int(turns * 70)
    for i in range(count + 1):
        a = i / count * turns * 2 * math.pi
        far = r * 1.15 + a / (2 * math.pi) * r * 2.02 + 0.12 * rough((math.cos(a), math.sin(a), a * 0.1), 0.8, 2, plan['seed'])
        points.append((far * math.cos(a), far * math.sin(a), 0.12 * math.sin(a * 1.7 + chance.random() * 0.02)))
    stand([casing(points, r, plan['seed'], plan['colours'])])
