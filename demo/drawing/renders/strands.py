"""Long thin pieces: flat noodles, shreds of vegetables, sprouts, stems, each on its own way over a heap. Units: centimetres."""
import math

from mathutils import Vector

from painted import hue, keep, mix, rough


def ribbons(lines, stuff, sides=8):
    """
    One mesh of many strands. Each line: (points, wide, thick, twist, paint): its section is an oval or, the flatter,
    a rounded strip, `wide` at t from 0 to 1, turned by twist(t) about the strand; paint(t, p) its colour.
    """
    spots, faces, colours = [], [], []
    for points, wide, thick, twist, paint in lines:
        points = [Vector(p) for p in points]
        first, count, side = len(spots), len(points), None
        for i, p in enumerate(points):
            ahead = (points[min(count - 1, i + 1)] - points[max(0, i - 1)]).normalized()
            side = side - ahead * side.dot(ahead) if side else ahead.cross(Vector((0.02, 0.03, 1)))
            side = side.normalized() if side.length > 1e-6 else ahead.orthogonal().normalized()
            up = side.cross(ahead)
            t = i / (count - 1)
            turn, half = twist(t), wide(t) / 2
            # The ends are closed: cut square, hardly rounded.
            half, low = (half, thick / 2) if 0 < i < count - 1 else (half * 0.02, thick * 0.01)
            across, over = side * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - side * math.sin(turn)
            for k in range(sides):
                a = 2 * math.pi * (k + 0.5) / sides
                c, s = math.cos(a), math.sin(a)
                q = p + across * math.copysign(abs(c) ** 0.6, c) * half + over * math.copysign(abs(s) ** 0.6, s) * low
                spots.append(q)
                colours.append(paint(t, q))
        for i in range(count - 1):
            for k in range(sides):
                m = (k + 1) % sides
                faces.append((first + i * sides + k, first + (i + 1) * sides + k, first + (i + 1) * sides + m,
                              first + i * sides + m))
    return keep(spots, faces, colours, stuff)


def wander(chance, height, at, heading, length, bend=0.5, lift=0.2, steps=18, radius=None, deep=0.0, over=0.35):
    """
    The way of a strand from the middle `at` over a heap: it turns by about `bend` radians a cm, rises and sinks by
    `lift` cm, lies `deep` cm under the surface and turns back at `radius`.
    """
    seed, pace = chance.random() * 90, length / steps
    drift = chance.gauss(0, bend * 0.5)
    ways = []
    for way in (1, -1):
        x, y, head, part = at[0], at[1], heading, []
        for i in range(steps // 2 + 1):
            sunk = deep * (1 - (math.hypot(x, y) / radius) ** 3) if radius else deep
            part.append((x, y, height(x, y) - sunk + lift * rough((i * pace * way, seed, 0), 1.6, 2) + over * lift))
            head += (drift + bend * 1.4 * rough((i * pace * way, seed, 9), 2.0, 2)) * pace * way
            x, y = x + way * math.cos(head) * pace, y + way * math.sin(head) * pace
            if radius and math.hypot(x, y) > radius:
                k = radius / math.hypot(x, y)
                x, y = x * k, y * k
                head += 0.5 * pace
        ways.append(part)
    points = ways[1][::-1] + ways[0][1:]
    # A cut end reaches a hair beyond, so that its face is closed.
    a, b = Vector(points[0]), Vector(points[-1])
    return [a, *points[1:-1], b, b + (b - Vector(points[-2])).normalized() * 0.01]


def shreds(chance, height, count, where, length, wide, thick, colours, stuff, bend=0.3, lift=0.35, deep=0.3, roughness=0.3,
           radius=None,
           heading=None):
    """Shreds of a vegetable strewn on a heap: cut strips of uneven length and width, more or less bent."""
    lines = []
    for _ in range(count):
        first, second = chance.sample(list(colours), 2) if len(colours) > 1 else (colours[0], colours[0])
        base, other, seed = hue(first), hue(second), chance.random() * 40
        w = wide * chance.uniform(0.75, 1.2)
        start = chance.uniform(0, 6.28)
        turn = chance.gauss(0, 0.25)
        way = chance.uniform(0, 6.28) if heading is None else heading + chance.gauss(0, 0.5)
        points = wander(chance, height, where(chance), way, length * chance.uniform(0.55, 1.15), bend, lift, 14, radius,
                        chance.uniform(-0.1, deep))
        lines.append((points, lambda t, w=w: w * (1 - 0.35 * abs(2 * t - 1) ** 4), thick * chance.uniform(0.8, 1.2),
                      lambda t, start=start, turn=turn: start + turn * 6 * t,
                      lambda t, p, base=base, other=other, seed=seed: (*mix(base, other, 0.5 + rough((t * 3, seed, 0), 0.8, 2)),
                                                                       roughness)))
    return ribbons(lines, stuff)
