"""Bunches with their leaves: radishes and coriander, tied and laid down. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

import bodies
from bodies import add_mesh, even_line, smooth_line, tube, turned
from materials import Shader


def leaf_stuff(plan, veins=9):
    """A thin leaf: colours [light, deep, rib]; ribs from the map "along", light from behind."""
    s = Shader('bunch leaf')
    split = s.node('SeparateXYZ', {0: s.node('UVMap', {}, uv_map='along').outputs[0]})
    u, t = split.outputs[0], split.outputs[1]
    side = s.math('ABSOLUTE', s.math('SUBTRACT', u, 0.5))
    light, deep, rib = plan['colours']
    bent = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.2, 3), 0.5), 0.16)
    wave = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', s.math('ADD', s.math('SUBTRACT', t, s.math('MULTIPLY', side, 0.7)), bent), veins * 3.1416)))
    vein = s.math('MAXIMUM', s.math('MULTIPLY', s.spread(wave, 0.14, 0.0), 0.6), s.spread(side, 0.03, 0.008))
    colour = s.mix(s.spread(s.math('ADD', s.noise(0.5, 4), s.math('MULTIPLY', s.math('SUBTRACT', s.chance, 0.5), 0.35)), 0.34, 0.66), light, deep)
    colour = s.mix(s.math('MULTIPLY', vein, 0.5), colour, rib)
    colour = s.mix(s.spread(s.noise(5, 5, 0.7), 0.5, 0.8, 0, 0.3), colour, light)
    normal = s.bump(s.noise(1.6, 5, 0.6), 0.09, s.bump(vein, -0.05))
    back = s.node('NewGeometry', {}).outputs['Backfacing']
    colour = s.mix(s.math('MULTIPLY', back, 0.35), colour, '#a9b98a')
    top = s.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': s.spread(s.noise(2, 3), 0.35, 0.65, 0.36, 0.55), 'Normal': normal, 'Specular': 0.3})
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.4, colour, '#b4cc3c'), 'Normal': normal})
    both = s.node('MixShader', {0: 0.3, 1: top.outputs[0], 2: through.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def stem_stuff(colours):
    s = Shader('stem')
    v, _ = s.along()
    colour = s.mix(s.spread(v, 0.0, 0.5), *colours)
    colour = s.mix(s.spread(s.noise(1.5, 4), 0.4, 0.7, 0, 0.4), colour, colours[1])
    return s.finish(colour, 0.4, s.bump(s.noise(5, 4), 0.02), depth=0.15, radius=(0.15, 0.2, 0.06))


def blade(spine, outline, stuff, seed, fold=0.25, ruffle=0.25):
    """A leaf along a spine of points; outline(t) is its half width; the halves fold up and the edge waves."""
    chance = random.Random(seed)
    shift = chance.uniform(-50, 50)
    steps, across = max(20, int(56 * bodies.DETAIL)), max(10, int(18 * bodies.DETAIL))
    line = even_line(smooth_line(spine, 10), steps)
    roll = chance.uniform(-0.6, 0.6)
    spots, places = [], []
    for j, p in enumerate(line):
        t = j / steps
        ahead = (Vector(line[min(steps, j + 1)]) - Vector(line[max(0, j - 1)])).normalized()
        side = ahead.cross(Vector((math.sin(roll), 0.1, math.cos(roll))))
        side = side.normalized() if side.length > 1e-6 else Vector((1, 0, 0))
        up = side.cross(ahead)
        half = outline(t)
        for i in range(across + 1):
            s = 2 * i / across - 1
            wave = ruffle * abs(s) ** 1.5 * noise.noise(Vector((t * 5, s * 1.2, shift))) + 0.1 * ruffle * noise.noise(Vector((t * 14, s * 5, shift)))
            spots.append(Vector(p) + side * s * half * (1 + 0.1 * noise.noise(Vector((t * 9, s, shift)))) + up * (abs(s) * half * fold + wave * min(1, half * 1.5)))
            places.append((i / across, t))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(steps) for i in range(across)]
    return add_mesh('leaf', spots, faces, stuff, lambda index: places[index])


def radish_skin(plan):
    """Pink to a white tip with a ragged border, glossy, with a few pale cracks and soil in them."""
    s = Shader('radish')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    lines = s.noise(3.0, 4, 0.6, at=s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 0.7)}).outputs[0])
    rings = s.noise(1.0, 4, 0.6, at=s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 22)}).outputs[0])
    red, pink, white = plan['colours']
    colour = s.mix(s.spread(s.math('ADD', s.noise(0.6, 3), s.math('MULTIPLY', s.math('SUBTRACT', s.chance, 0.5), 0.2)), 0.36, 0.64), red, pink)
    edge = s.math('ADD', v, s.math('MULTIPLY', s.math('SUBTRACT', lines, 0.5), 0.2))
    colour = s.mix(s.spread(edge, 0.36, 0.22), colour, white)
    colour = s.mix(s.spread(rings, 0.6, 0.72, 0, 0.35), colour, '#e6b0b4')
    colour = s.mix(s.spread(v, 0.955, 0.99, 0, 0.7), colour, '#c9bd8a')
    normal = s.bump(rings, 0.025, s.bump(s.noise(1.2, 3), 0.06))
    return s.finish(colour, s.spread(s.noise(1.5, 4), 0.35, 0.65, 0.2, 0.34), normal, depth=0.2, radius=(0.3, 0.12, 0.1), Specular=0.45,
                    Clearcoat=0.25, Clearcoat_Roughness=0.15)


def radishes(plan):
    """A bunch of `count` radishes with their roots to the front and the leaves behind the tie."""
    seed = plan['seed']
    chance = random.Random(seed)
    stuff, leaf, stem = radish_skin(plan['skin']), leaf_stuff(plan['leaf']), stem_stuff(plan['stem'])
    thin = stem_stuff(('#f0e4dc', '#e0c8c0'))
    count = plan['count']
    for k in range(count):
        top = k >= count * 0.6
        share = (k % math.ceil(count * 0.6) + 0.5) / math.ceil(count * 0.6) if not top else (k - count * 0.6 + 0.7) / (count * 0.4 + 0.4)
        fan = (share - 0.5) * (5.0 if not top else 3.2)
        size = chance.uniform(0.88, 1.12)
        thing = turned(plan['profile'], stuff, seed * 31 + k, uneven=0.07, lumps=0.012, around=72, high=80)
        crown = Vector((fan * 0.9, -1.0 - chance.uniform(0, 0.9) - 0.3 * abs(fan), 1.15 + 1.45 * top))
        turn = math.atan2(-1, fan * 0.32 + chance.uniform(-0.15, 0.15))
        long = plan['profile'][-1][1]
        move = (Matrix.Translation(crown) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(math.radians(90 + (6 if not top else 12)), 4, 'Y')
                @ Matrix.Rotation(math.pi, 4, 'X') @ Matrix.Scale(size, 4) @ Matrix.Translation((0, 0, -long)))
        thing.matrix_world = move
        tail = [move @ Vector((chance.uniform(-0.14, 0.14) * i, chance.uniform(-0.14, 0.14) * i, 0.15 - 0.4 * i)) for i in range(plan.get('tail', 6))]
        tube([(p.x, p.y, max(0.06, p.z - 0.08 * i)) for i, p in enumerate(tail)], [0.13, 0.08, 0.045, 0.025], thin, seed + k, around=8)
        for n in range(plan['leaves']):
            length = plan['length'] * chance.uniform(0.7, 1.1)
            tied = Vector((fan * 0.16 + chance.uniform(-0.5, 0.5), 1.2, 0.9 + 0.5 * top + chance.uniform(0, 1.0)))
            way = fan * 0.26 + chance.uniform(-0.5, 0.5)
            lift = chance.uniform(0.2, 2.4)
            ends = [crown, tied]
            for t in (0.35, 0.55, 0.78, 1.0):
                high = 0.9 + lift * math.sin(math.pi * min(1, t * 0.9)) + 0.6 * top
                ends.append(Vector((tied.x + way * length * t * 0.62, tied.y + length * t * (0.86 - 0.2 * abs(way)), max(0.25, high))))
            tube([tuple(p) for p in ends[:4]], [0.17, 0.13, 0.11, 0.08], stem, seed + 9 * k + n, around=10)
            wide = plan['width'] * chance.uniform(0.75, 1.15) / 2

            def outline(t, wide=wide, phase=chance.uniform(0, 6)):
                lobes = 0.75 + 0.25 * math.sin(t * 22 + phase) if t < 0.5 else 1 + 0.05 * math.sin(t * 40 + phase)
                return max(0.03, wide * lobes * (0.16 + 0.84 * min(1.0, max(0.0, t - 0.05) / 0.5)) * math.sqrt(max(0.0, 1 - max(0.0, (t - 0.6) / 0.4) ** 2)))

            blade([tuple(p) for p in ends[1:]], outline, leaf, seed * 17 + 9 * k + n, 0.2, 0.4)
    for n in range(2):
        ring = [(0.95 * math.cos(a), 1.15 + 0.12 * n + 0.1 * math.sin(3 * a), 1.5 + 0.85 * math.sin(a)) for a in [2 * math.pi * i / 16 for i in range(17)]]
        tube(ring, [0.07] * 17, stem_stuff(('#3f6aa0', '#2f568a')), seed + n, around=8)
