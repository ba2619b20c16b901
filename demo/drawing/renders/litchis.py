"""Litchis: a brittle shell of small knobs, and peeled ones whose flesh lets light through. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, kdtree, noise

import bodies
from bodies import add_mesh, join, lay, tube
from materials import Shader
from round_fruit import fibre


def shell_stuff(plan):
    """The shell: colours [red, pink, furrow, brown]; the knobs lighter than the furrows, browner on one side."""
    s = Shader('shell')
    knob = s.node('Attribute', {}, attribute_name='knob').outputs['Fac']
    own = s.node('Attribute', {}, attribute_name='own').outputs['Fac']
    red, pink, furrow, brown = plan['colours']
    colour = s.mix(s.spread(s.math('ADD', s.noise(0.6, 3), s.math('MULTIPLY', s.math('SUBTRACT', own, 0.5), 0.16)), 0.36, 0.66), red, pink)
    colour = s.mix(s.spread(s.math('ADD', s.noise(0.45, 4, 0.6), s.math('MULTIPLY', s.chance, 0.1)), 0.52, 0.7, 0, 0.7), colour, brown)
    colour = s.mix(s.spread(knob, 0.3, 0.02, 0, 0.5), colour, furrow)
    colour = s.mix(s.spread(knob, 0.75, 1.0, 0, 0.3), colour, '#8a4a3c')
    fine = s.noise(9, 5, 0.7)
    colour = s.mix(0.4, colour, s.mix(s.spread(fine, 0.3, 0.7), '#4a4a4a', '#bababa'), 'SOFT_LIGHT')
    normal = s.bump(fine, 0.02)
    return s.finish(colour, s.spread(fine, 0.3, 0.7, 0.5, 0.7), normal, depth=0.05, radius=(0.1, 0.04, 0.03), Specular=0.28)


def flesh_stuff(plan):
    """The flesh: white, cloudy, wet, with faint seams."""
    s = Shader('flesh')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    lines = s.noise(2.6, 3, 0.5, at=s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 0.6)}).outputs[0])
    colour = s.mix(s.spread(lines, 0.35, 0.65), *plan.get('flesh', ('#e6dfd8', '#f3efea')))
    colour = s.mix(s.spread(v, 0.3, 0.0, 0, 0.4), colour, '#dcb9a6')
    normal = s.bump(lines, 0.08, s.bump(s.noise(2, 3), 0.03))
    return s.finish(colour, s.spread(s.noise(2, 3), 0.35, 0.65, 0.08, 0.22), normal, depth=0.4, radius=(0.7, 0.62, 0.5), Specular=0.5,
                    Clearcoat=0.6, Clearcoat_Roughness=0.05)


def shell(plan, stuff, seed, upto=1.0):
    """The shell about the origin, of radius `radius`; only its lower share where `upto` is less than 1, with a torn edge."""
    chance = random.Random(seed)
    count, r = plan['knobs'], plan['radius']
    tree = kdtree.KDTree(count)
    tones = []
    for i in range(count):
        up = 1 - 2 * (i + 0.5) / count
        a, flat = i * 2.39996 + chance.uniform(-0.12, 0.12), math.sqrt(1 - up * up)
        tree.insert(Vector((flat * math.cos(a), flat * math.sin(a), up)) + Vector([chance.uniform(-0.03, 0.03) for _ in range(3)]), i)
        tones.append(chance.random())
    tree.balance()
    nu, nv = int(150 * bodies.DETAIL), int(220 * bodies.DETAIL)
    gap = math.sqrt(4 * math.pi / count)
    spots, values, own = [], [], []
    rows = nu if upto >= 1 else int(nu * upto)
    for i in range(rows + 1):
        for k in range(nv):
            edge = 1.0 if upto >= 1 else 1 + 0.16 * noise.noise(Vector((math.cos(6.283 * k / nv) * 2.2, math.sin(6.283 * k / nv) * 2.2, seed)))
            a, b = math.pi * (1 - i / nu * edge), 2 * math.pi * k / nv
            way = Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
            (_, n1, d1), (_, _, d2) = tree.find_n(way, 2)
            hill = min(1.0, (d2 - d1) / (gap * 0.7))
            peak = max(0.0, 1 - d1 / (gap * 0.62))
            h = 0.05 * hill ** 0.6 + 0.075 * peak ** 1.6
            form = 1 + 0.05 * noise.noise(way * 1.1 + Vector((seed, 0, 0)))
            spots.append(Vector((way.x, way.y, way.z * plan.get('tall', 1.06))) * r * form + way * h * r * 0.75)
            values.append(0.6 * hill + 0.4 * peak)
            own.append(tones[n1])
    faces = [(i * nv + k, i * nv + (k + 1) % nv, (i + 1) * nv + (k + 1) % nv, (i + 1) * nv + k) for i in range(rows) for k in range(nv)]
    thing = add_mesh('shell', spots, faces, stuff)
    for name, list_ in (('knob', values), ('own', own)):
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', list_)
    if upto < 1:
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.1
    return thing


def pieces(plan):
    """Litchis as a plan says: `radius`, `knobs`, `skin`, `lie`; of these "peeled" ones sit in the rest of their shell."""
    seed = plan['seed']
    stuff, flesh, wood = shell_stuff(plan['skin']), flesh_stuff(plan), fibre(('#6a4a30', '#9a7850'), 0.8)
    r = plan['radius']
    for number, place in enumerate(plan['lie']):
        peeled = place.get('peeled')
        parts = [shell(plan, stuff, seed + number, 0.5 if peeled else 1.0)]
        where = {name: value for name, value in place.items() if name != 'peeled'}
        if peeled:
            profile = [(r * 0.93 * math.sin(math.pi * k / 16) + 0.01, -r * 0.96 * math.cos(math.pi * k / 16)) for k in range(17)]
            globe = bodies.turned(profile, flesh, seed + number, uneven=0.03, around=96, high=96)
            lay(parts[0], **where)
            globe.matrix_world = parts[0].matrix_world @ Matrix.Translation((0, 0, 0.06))
            continue
        if place.get('tilt', 0) < 100:
            top = r * plan.get('tall', 1.06)
            parts.append(tube([(0, 0, top - 0.1), (0.02, 0, top + 0.15), (0.08, 0.02, top + 0.4)], [0.16, 0.1, 0.13], wood, seed + number))
        lay(join(parts), **where)
