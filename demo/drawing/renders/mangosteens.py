"""Mangosteens: smooth dark fruit with four thick leathery sepals and a short stalk. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

from bodies import add_mesh, join, lay, turned
from materials import Shader
from round_fruit import stalk
from skins import skin


def leather(plan):
    """The material of the sepals: {colours: [green, yellow], edge}: smooth, faintly veined lengthwise, the edge browner."""
    s = Shader('sepal')
    uv = s.node('UVMap', {}, uv_map='along').outputs[0]
    split = s.node('SeparateXYZ', {0: uv})
    side = s.math('ABSOLUTE', s.math('SUBTRACT', split.outputs[0], 0.5))
    colour = s.mix(s.spread(s.noise(0.6, 3), 0.38, 0.62), *plan['colours'])
    near = s.math('MAXIMUM', s.math('MULTIPLY', side, 2), split.outputs[1])
    ragged = s.math('ADD', near, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(2.2, 4, 0.6), 0.5), 0.16))
    colour = s.mix(s.spread(ragged, 0.84, 0.98, 0, 0.8), colour, plan['edge'])
    spots = s.spread(s.noise(2.6, 5, 0.7), 0.6, 0.68, 0, 0.35)
    colour = s.mix(spots, colour, plan['edge'])
    lines = s.noise(2.5, 3, 0.5, at=s.node('CombineXYZ', {0: s.math('MULTIPLY', split.outputs[0], 6), 1: split.outputs[1]}).outputs[0])
    normal = s.bump(lines, 0.012, s.bump(s.noise(1.2, 3), 0.04))
    return s.finish(colour, s.spread(s.noise(1.4, 4), 0.35, 0.65, 0.3, 0.46), normal, depth=0.06, radius=(0.15, 0.2, 0.05), Specular=0.4,
                    Clearcoat=0.15, Clearcoat_Roughness=0.2)


def surface(profile, r):
    """The height of the upper side of a turned profile at the distance r from its axis."""
    upper = [p for p in profile if p[1] >= max(q[1] for q in profile) / 2]
    upper = sorted((q[0], q[1]) for q in upper)
    for (a, za), (b, zb) in zip(upper, upper[1:]):
        if a <= r <= b:
            return za + (zb - za) * (r - a) / (b - a)
    return upper[0][1] if r < upper[0][0] else upper[-1][1]


def sepal(b, profile, stuff, turn, inner, seed):
    """One sepal: round, thick, lying on the fruit from its stalk outwards with its edge curled up a little; upper and lower side."""
    chance = random.Random(seed)
    length, width = b['length'] * chance.uniform(0.92, 1.08), b['width'] * chance.uniform(0.92, 1.08)
    thick, curl, shift = b['thick'], b['curl'] * chance.uniform(0.5, 1.4), chance.uniform(-50, 50)
    steps, across = 24, 20
    spots, places = [], []
    for level in (1, 0):
        for j in range(steps + 1):
            t = j / steps
            half = width / 2 * (0.5 + 0.5 * min(1, t / 0.55)) * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.5) / 0.5) ** 2.4))
            for i in range(across + 1):
                k = 2 * i / across - 1
                x, y = 0.15 + t * length, k * half
                edge = max(abs(k), t)
                rim = (1 - edge ** 6)
                up = surface(profile, math.hypot(x, y)) + inner + 0.03
                up += curl * (edge ** 3) * (0.7 + 0.6 * noise.noise(Vector((x, y, shift)))) + 0.08 * noise.noise(Vector((x * 0.9, y * 0.9, shift)))
                up += thick * (0.5 + 0.5 * rim) * level - 0.1 * math.exp(-(k / 0.25) ** 2) * t * 0.4
                spots.append((x, y, up))
                places.append((i / across, t))
    row, first = across + 1, (steps + 1) * (across + 1)
    faces = []
    for j in range(steps):
        for i in range(across):
            four = (j * row + i, (j + 1) * row + i, (j + 1) * row + i + 1, j * row + i + 1)
            faces += [four, tuple(first + k for k in reversed(four))]
    ends = [(j * row, (j + 1) * row) for j in range(steps)] + [(steps * row + i, steps * row + i + 1) for i in range(across)]
    ends += [((j + 1) * row + across, j * row + across) for j in range(steps)]
    faces += [(a, first + a, first + c, c) for a, c in ends]
    made = add_mesh('sepal', spots, faces, stuff, lambda index: places[index])
    made.data.transform(Matrix.Rotation(turn, 4, 'Z'))
    return made


def pieces(plan):
    """Mangosteens: `profile`, `body`, `skin` (see skins.skin), `sepals` {length, width, thick, curl, colours, edge}, `stalk`, `lie`."""
    seed, b = plan['seed'], plan['sepals']
    outer, stuff = skin(plan['skin']), leather(b)
    for number, place in enumerate(plan['lie']):
        chance = random.Random(seed + number)
        parts = [turned(plan['profile'], outer, seed * 31 + number, **plan.get('body', {}))]
        for k in range(4):
            # Two lie below and two above, crosswise.
            turn = math.pi / 2 * k + chance.uniform(-0.12, 0.12)
            parts.append(sepal(b, plan['profile'], stuff, turn, 0.07 * (k % 2), seed * 7 + number * 4 + k))
        lay(join(parts + [stalk(plan['stalk'], seed * 57 + number)]), **place)
