"""Starfruit: five sharp ribs about a waxy body that light goes into, and slices across. Units: centimetres."""
import math
import random

from mathutils import Matrix

import bodies
from bodies import join, lay, turned
from materials import Shader
from round_fruit import stalk

STEP = math.pi / 5


def star(inner, swell=0.1):
    """star(angle, along) gives the share of the radius, 1 on the edge of a rib and `inner` in the valley between two."""
    px, py = inner * math.cos(STEP), inner * math.sin(STEP)

    def shape(angle, along):
        off = abs((angle + STEP) % (2 * STEP) - STEP)
        # The edge of a rib is rounded over some millimetres.
        soft = math.sqrt(off * off + 0.0016) - 0.02 * (1 - off / STEP)
        r = py / (py * math.cos(soft) + (1 - px) * math.sin(soft))
        return r * (1 + swell * math.sin(math.pi * off / STEP))

    return shape


def waxy(plan):
    """The skin: {colours: [yellow, deep], green, brown}: greener on the edges, which are brown here and there, amber in the valleys."""
    s = Shader('star skin')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    angle = s.math('ARCTAN2', split.outputs[0], split.outputs[1])
    rib = s.math('COSINE', s.math('MULTIPLY', angle, 5))
    light, deep = plan['colours']
    cloud = s.noise(0.3, 3, 0.5)
    colour = s.mix(s.spread(rib, 0.3, -1.0, 0, 0.85), light, deep)
    green = s.math('ADD', s.math('MULTIPLY', rib, 0.5), s.math('MULTIPLY', s.math('SUBTRACT', cloud, 0.5), 2.6))
    colour = s.mix(s.spread(green, -0.15, 0.75, 0, 0.75), colour, plan['green'])
    edge = s.math('MULTIPLY', s.spread(rib, 0.9, 0.99), s.spread(s.noise(1.2, 5, 0.7), 0.4, 0.58))
    colour = s.mix(s.math('MULTIPLY', edge, 0.75), colour, plan['brown'])
    scar = s.spread(s.noise(1.1, 8, 0.65, twist=0.6), 0.64, 0.7, 0, 0.45)
    specks = s.spread(s.cells(2.6), 0.09, 0.03, 0, 0.35)
    colour = s.mix(s.math('MAXIMUM', scar, specks), colour, plan['brown'])
    colour = s.mix(s.spread(s.noise(3.0, 5, 0.65), 0.4, 0.7, 0, 0.2), colour, deep)
    normal = s.bump(s.noise(0.8, 3), 0.1, s.bump(s.noise(7, 4, 0.6), 0.006))
    rough = s.spread(s.noise(1.6, 4, 0.6), 0.35, 0.65, 0.2, 0.4)
    return s.finish(colour, rough, normal, flesh=plan['flesh'], depth=0.3, radius=(0.9, 0.7, 0.12), Specular=0.4,
                    Clearcoat=0.25, Clearcoat_Roughness=0.15)


def face(plan):
    """The cut: {colours: [flesh, pale], rind}: juicy, paler along the ribs and in the middle, small hollows for seeds."""
    s = Shader('star cut')
    far = s.node('Attribute', {}, attribute_name='far').outputs['Fac']
    split = s.node('SeparateXYZ', {0: s.place})
    x, y = split.outputs[0], split.outputs[1]
    angle = s.math('ARCTAN2', y, x)
    away = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y)))
    rib = s.math('COSINE', s.math('MULTIPLY', angle, 5))
    flesh, pale = plan['colours']
    grain = s.noise(3.4, 5, 0.65, at=s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 3), 1: s.math('MULTIPLY', away, 0.5)}).outputs[0])
    colour = s.mix(s.spread(grain, 0.35, 0.68, 0, 0.5), flesh, pale)
    # A pale line runs along the middle of each rib.
    beside = s.math('ABSOLUTE', s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', s.math('ARCCOSINE', rib), 0.2)), away))
    line = s.math('MULTIPLY', s.spread(beside, 0.07, 0.01), s.spread(away, 2.5, 1.2))
    colour = s.mix(s.math('MULTIPLY', line, 0.6), colour, pale)
    colour = s.mix(s.spread(away, 0.4, 0.15, 0, 0.8), colour, pale)
    hollow = s.math('MULTIPLY', s.spread(beside, 0.14, 0.06), s.math('MULTIPLY', s.spread(away, 0.4, 0.5), s.spread(away, 1.15, 0.95)))
    colour = s.mix(s.math('MULTIPLY', hollow, 0.5), colour, plan['hollow'])
    colour = s.mix(s.spread(far, 0.86, 0.95, 0, 0.6), colour, plan['green'])
    colour = s.mix(s.spread(far, 0.955, 0.985), colour, plan['rind'])
    normal = s.bump(grain, 0.04, s.bump(hollow, -0.12, s.bump(s.noise(1.6, 3), 0.05)))
    return s.finish(colour, s.spread(s.noise(2, 4), 0.35, 0.65, 0.1, 0.3), normal, flesh=pale, depth=0.4, radius=(0.9, 0.75, 0.25),
                    Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08)


def slice_of(plan, stuff, pip, seed):
    """A slice of `thick` cm across with its seeds; its lower side is at height 0."""
    b, chance = plan['slice'], random.Random(seed)
    r, high = b['radius'], b['thick']
    profile = [(0.02, 0), (r * 0.5, 0), (r * 0.97, 0), (r, 0.05), (r, high - 0.05), (r * 0.97, high), (r * 0.5, high), (0.02, high)]
    shape = star(b.get('inner', plan['inner']))
    thing = turned(profile, stuff, seed, uneven=0.05, lumps=0.004, squash=0.02, around=250, high=150, shape=shape)
    row = round(250 * bodies.DETAIL) + 1
    away = [math.hypot(vertex.co.x, vertex.co.y) for vertex in thing.data.vertices]
    most = [max(away[k::row]) for k in range(row)]
    far = [length / most[k % row] for k, length in enumerate(away)]
    thing.data.attributes.new('far', 'FLOAT', 'POINT').data.foreach_set('value', far)
    parts = [thing]
    for k in range(5):
        if chance.random() < 0.55:
            drop = turned([(0.01, 0), (0.09, 0.06), (0.13, 0.2), (0.08, 0.38), (0.01, 0.46)], pip, seed + k, uneven=0.05, around=18, high=14)
            drop.data.transform(Matrix.Rotation(2 * STEP * k + chance.uniform(-0.1, 0.1), 4, 'Z') @ Matrix.Translation((0.5, 0, high - 0.01))
                                @ Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Scale(0.5, 4, (1, 0, 0)))
            parts.append(drop)
    return join(parts)


def pieces(plan):
    """
    Starfruit: `profile`, `inner` (the share of the radius in the valleys), `body`, `skin`, `stalk`, `lie`, and the slices:
    `slice` {radius, thick, lie} and their `face`.
    """
    seed = plan['seed']
    outer, cut = waxy(plan['skin']), face(plan['face'])
    s = Shader('pip')
    pip = s.finish(s.mix(s.spread(s.chance, 0, 1), '#6e4a22', '#8d6330'), 0.25, s.bump(s.noise(4, 3), 0.02), Clearcoat=0.5)
    for number, place in enumerate(plan['lie']):
        body = turned(plan['profile'], outer, seed * 31 + number, shape=star(plan['inner']), around=300, high=170, **plan.get('body', {}))
        lay(join([body, stalk(plan['stalk'], seed + number)]), **place)
    for number, place in enumerate(plan['slice']['lie']):
        lay(slice_of(plan, cut, pip, seed * 7 + number), **place)
