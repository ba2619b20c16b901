"""Leeks: a white shaft of sheaths with its roots, and flat leaves folded along their middle. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

from bodies import join
from bunches import blade
from materials import Shader
from onions import roots
from sticks import rod


def lengthwise(s, scale, short, name='along'):
    """Noise in lines along the map of a part."""
    split = s.node('SeparateXYZ', {0: s.node('UVMap', {}, uv_map='along').outputs[0]})
    at = s.node('CombineXYZ', {0: s.math('MULTIPLY', split.outputs[0], scale), 1: s.math('MULTIPLY', split.outputs[1], short)}).outputs[0]
    return s.noise(1.0, 4, 0.6, at=at), split.outputs[1]


def shaft_stuff(plan):
    """White at the foot, green above, with fine lines and a satin gloss."""
    s = Shader('shaft')
    lines, t = lengthwise(s, 46, 1.5)
    wide, _ = lengthwise(s, 9, 0.8)
    white, pale, green = plan['colours'][:3]
    place = s.math('ADD', t, s.math('MULTIPLY', s.math('SUBTRACT', wide, 0.5), 0.25))
    colour = s.mix(s.spread(place, 0.35, 0.78), white, pale)
    colour = s.mix(s.spread(place, 0.72, 1.02), colour, green)
    colour = s.mix(s.spread(lines, 0.45, 0.7, 0, 0.35), colour, pale)
    colour = s.mix(s.spread(s.noise(0.8, 6, 0.65), 0.58, 0.72, 0, 0.2), colour, '#d9cba2')
    normal = s.bump(lines, 0.035, s.bump(wide, 0.05))
    return s.finish(colour, 0.3, normal, depth=0.3, radius=(0.3, 0.34, 0.2), Specular=0.42)


def leaf_stuff(plan):
    """Leaves: pale where they leave the shaft, blue green above, with parallel veins and a bloom of wax."""
    s = Shader('leek leaf')
    lines, t = lengthwise(s, 30, 0.7)
    _, pale, green, deep = plan['colours']
    cloud = s.noise(0.4, 4, 0.6)
    colour = s.mix(s.spread(t, 0.0, 0.22), green, s.mix(s.spread(cloud, 0.35, 0.65), deep, plan['colours'][3]))
    colour = s.mix(s.spread(t, 0.12, -0.02), colour, pale)
    colour = s.mix(s.spread(lines, 0.42, 0.68, 0, 0.4), colour, green)
    colour = s.mix(s.spread(s.noise(1.4, 6, 0.7), 0.45, 0.7, 0, 0.3), colour, plan['bloom'])
    colour = s.mix(s.spread(t, 0.975, 1.0, 0, 0.5), colour, '#b9b77c')
    normal = s.bump(lines, 0.05, s.bump(s.noise(1.2, 3), 0.05))
    top = s.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': s.spread(cloud, 0.35, 0.65, 0.36, 0.5), 'Normal': normal, 'Specular': 0.35})
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.4, colour, '#a9c04a'), 'Normal': normal})
    both = s.node('MixShader', {0: 0.14, 1: top.outputs[0], 2: through.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def leek(plan, stuffs, seed):
    """One leek along x, its root plate at the origin."""
    chance = random.Random(seed)
    length, r = plan['shaft'] * chance.uniform(0.94, 1.05), plan['radius'] * chance.uniform(0.9, 1.1)
    bow = chance.uniform(-0.4, 0.4)
    points = [(length * t, bow * math.sin(math.pi * t), 0) for t in [k / 10 for k in range(11)]]

    def radius(t, angle):
        foot = 1 + 0.22 * math.exp(-((t - 0.05) / 0.05) ** 2)
        end = math.sqrt(min(1.0, t / 0.018)) if t < 0.018 else 1.0
        flat = 1 + 0.24 * max(0, t - 0.55) * math.cos(2 * angle)
        return max(0.02, r * foot * end * flat * (1 + 0.05 * noise.noise(Vector((t * 3, math.cos(angle), math.sin(angle) + seed)))))

    parts = [rod(points, radius, stuffs[0], 0, around=56)]
    tuft = roots({'radius': r * 0.75, 'foot': 0.0, 'count': 90, 'length': 1.5, 'down': 1.6, 'colours': ('#efe6cf', '#c4b48c')}, seed)
    for part in tuft:
        part.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
    parts += tuft
    for k in range(plan['leaves']):
        side = 1 if k % 2 else -1
        start = length * (0.985 - 0.035 * k)
        wide = r * 1.15 * chance.uniform(0.9, 1.15) * (1.1 - 0.04 * k)
        long = plan['leaf'] * chance.uniform(0.85, 1.1) * (1 - 0.03 * k)
        fan = side * (0.04 + 0.085 * k) * chance.uniform(0.85, 1.2)
        rise = chance.uniform(-0.02, 0.1)
        spine = [(start - 2.5, side * r * 0.2, 0)]
        spine += [(start + long * t * (1 - 0.35 * abs(fan) * t), side * r * 0.35 + fan * long * t, rise * long * math.sin(2.6 * t) - 0.6 * r * t * t)
                  for t in (0.1, 0.3, 0.55, 0.8, 1.0)]

        def outline(t, wide=wide):
            return wide * (0.62 + 0.38 * min(1.0, t / 0.3)) * (1 - 0.18 * t)

        part = blade(spine, outline, stuffs[1], seed * 13 + k, fold=0.55 - 0.04 * k, ruffle=0.12)
        parts.append(part)
    return join(parts)


def bunch(plan):
    """Leeks as `lie` says: [{x, y, z, turn, roll}]; `shaft`, `radius`, `leaf` in cm, `leaves` of each."""
    stuffs = [shaft_stuff(plan), leaf_stuff(plan)]
    for k, place in enumerate(plan['lie']):
        thing = leek(plan, stuffs, plan['seed'] + k)
        thing.matrix_world = (Matrix.Translation((place['x'], place['y'], place['z'])) @ Matrix.Rotation(math.radians(place['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(place.get('rise', 0)), 4, 'Y') @ Matrix.Rotation(math.radians(place.get('roll', 0)), 4, 'X'))
