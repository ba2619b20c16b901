"""Shiitake: caps whose skin has cracked, the gills below them and the stems, some turned over. Units: centimetres."""
import math
import random

from mathutils import Vector, noise

import bodies
from bodies import add_mesh, even_line, join, lay, smooth_line, tube
from materials import Shader


def cap_skin(plan):
    """The skin of a cap: {colours: [middle, rim], flesh}: pale flesh in its cracks, most towards the rim, and pale flecks."""
    s = Shader('cap')
    v, _ = s.along()
    warp = s.node('VectorMath', {0: s.node('TexNoise', {'Vector': s.moved(None), 'Scale': 1.3, 'Detail': 4.0}).outputs['Color'],
                                 'Scale': 0.7}, operation='SCALE').outputs[0]
    at = s.node('VectorMath', {0: s.place, 1: warp}, operation='ADD').outputs[0]
    dark, light = plan['colours']
    patchy = s.noise(0.55, 3, 0.55)
    share = s.math('ADD', s.math('SUBTRACT', 1, v), s.math('MULTIPLY', s.math('SUBTRACT', patchy, 0.5), 0.7))
    colour = s.mix(s.spread(share, 0.15, 0.95), dark, light)
    colour = s.mix(s.spread(s.noise(2.4, 6, 0.65), 0.42, 0.66, 0, 0.5), colour, dark)
    # The wider the cracks, the nearer the rim; none where the skin has held.
    open_ = s.spread(s.math('ADD', share, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.8, 2), 0.5), 1.1)), 0.38, 1.0)
    wide = s.math('MULTIPLY', open_, plan.get('cracks', 0.12))
    edge = s.math('SUBTRACT', s.cells(plan.get('each', 1.15), at=at, feature='DISTANCE_TO_EDGE'), wide)
    fine = s.math('SUBTRACT', s.cells(plan.get('each', 1.15) * 2.7, at=at, feature='DISTANCE_TO_EDGE'), s.math('MULTIPLY', wide, 0.6))
    crack = s.math('MAXIMUM', s.spread(edge, 0.03, -0.02), s.spread(fine, 0.02, -0.03, 0, 0.55))
    crack = s.math('MULTIPLY', crack, s.spread(open_, 0.05, 0.3))
    flake = s.spread(s.noise(5.5, 5, 0.7), 0.57, 0.66)
    flake = s.math('MULTIPLY', flake, s.spread(share, 0.45, 1.0, 0, 0.75))
    rim = s.spread(s.math('ADD', v, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(3.0, 5, 0.6), 0.5), 0.12)), 0.07, 0.01, 0, 0.8)
    pale = s.math('MAXIMUM', s.math('MAXIMUM', crack, flake), rim)
    colour = s.mix(s.math('MULTIPLY', pale, 0.85), colour, plan['flesh'])
    lightness = s.spread(s.chance, 0, 1, 0.9, 1.1)
    colour = s.node('HueSaturation', {'Color': colour, 'Value': lightness}).outputs[0]
    normal = s.bump(s.noise(0.9, 3), 0.12)
    normal = s.bump(s.spread(edge, 0.12, -0.02), -0.05, normal)
    normal = s.bump(s.noise(4.5, 5, 0.7), 0.03, s.bump(flake, 0.012, normal))
    rough = s.mix(pale, s.spread(s.noise(1.6, 4), 0.35, 0.65, 0.42, 0.62), 0.85)
    return s.finish(colour, rough, normal, Specular=0.3, Sheen=0.2)


def gill_stuff(plan):
    """The material of gills and stem: cream, browner between the gills and in patches."""
    s = Shader('gills')
    v, _ = s.along()
    grain = s.noise(3.0, 5, 0.65)
    colour = s.mix(s.spread(grain, 0.35, 0.7, 0, 0.7), *plan['gills'])
    colour = s.mix(s.spread(s.noise(0.8, 5, 0.65), 0.55, 0.72, 0, 0.35), colour, plan['bruise'])
    depth = s.node('Attribute', {}, attribute_name='deep').outputs['Fac']
    colour = s.mix(s.spread(depth, 0.25, 1.0, 0, 0.75), colour, plan['bruise'])
    return s.finish(colour, 0.75, s.bump(grain, 0.015), depth=0.12, radius=(0.2, 0.13, 0.08), Specular=0.2)


def wave_of(seed):
    """How a cap departs from round: (angle, share of the radius) to the factor of the radius and the lift in cm."""
    shift = random.Random(seed).uniform(-50, 50)

    def wave(angle, far):
        x, y = math.cos(angle), math.sin(angle)
        wide = 1 + far * (0.17 * noise.noise(Vector((x, y, shift))) + 0.05 * noise.noise(Vector((x * 3, y * 3, shift)))
                          + 0.02 * noise.noise(Vector((x * 8, y * 8, shift))))
        lift = far ** 2 * (0.55 * noise.noise(Vector((x * 1.1, y * 1.1, shift + 9))) + 0.16 * noise.noise(Vector((x * 3, y * 3, shift + 5))))
        return wide, lift

    return wave


def turn_out(profile, wave, size, around, high, stuff, gills=0, seed=0):
    """A surface turned from (radius, height) that follows the wave; `gills` folds of 0.2 cm hang below it."""
    around, high = round(around * bodies.DETAIL), round(high * bodies.DETAIL)
    line = even_line(smooth_line(profile, 12), high)
    spots, places, deep = [], [], []
    for j, (r, z) in enumerate(line):
        for i in range(around + 1):
            angle = 2 * math.pi * i / around
            wide, lift = wave(angle, r / size)
            x, y = math.cos(angle), math.sin(angle)
            fold = 0.0
            if gills:
                off = 0.35 * noise.noise(Vector((x * 7, y * 7, seed))) + 0.2 * noise.noise(Vector((x * 14, y * 14, r * 0.6)))
                fade = min(1, max(0, (size - r) / 0.3)) * min(1, max(0, (r - 0.6) / 0.3))
                fold = fade * abs(math.sin(gills * angle / 2 + off * 2.5)) ** 0.7
            deep.append(fold)
            spots.append((r * wide * x, r * wide * y, z + 0.2 * fold + lift))
            places.append((i / around, j / high))
    row = around + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(high) for i in range(around)]
    thing = add_mesh('cap', spots, faces, stuff, lambda index: places[index])
    thing.data.attributes.new('deep', 'FLOAT', 'POINT').data.foreach_set('value', deep)
    return thing


def shiitake(plan):
    """
    Mushrooms: `cap` and `under`, profiles (radius, height) from the rim inwards, `stem` {length, radius}, `gills` and
    `skin` as above, `lie` as for pieces: one tilted by more than 90 degrees shows its gills.
    """
    over, below = cap_skin(plan['skin']), gill_stuff(plan['under_skin'])
    for number, place in enumerate(plan['lie']):
        seed = plan['seed'] * 13 + number
        chance, wave = random.Random(seed), wave_of(seed)
        size = max(r for r, _ in plan['cap'])
        parts = [turn_out(plan['cap'], wave, size, 160, 70, over),
                 turn_out(plan['under'], wave, size, 1000, 26, below, plan['gills'], seed)]
        stem, root = plan['stem'], plan['under'][-1][1]
        length, lean = stem['length'] * chance.uniform(0.85, 1.2), chance.uniform(-0.5, 0.5)
        r = stem['radius'] * chance.uniform(0.85, 1.15)
        points = [(0, 0, root + 0.3), (0, 0, root - 0.15), (lean * 0.4, 0.1, root - length * 0.5), (lean, 0.1, root - length)]
        parts.append(tube(points, [r * 1.3, r * 1.05, r, r * 0.85], below, seed, around=28, uneven=0.1))
        lay(join(parts), **place)
