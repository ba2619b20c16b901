"""Herbs in bunches: stems with leaves that lie on the ground, spread from where they are tied."""
import math
import random

from mathutils import Matrix, Vector

from bodies import sheet, tube
from materials import Shader
from round_fruit import fibre


def thin_leaf(colours, veins=0.3, vein='#a9c070', teeth=62, rough=0.42):
    """The material of a thin leaf: veins to both sides of the rib, darker above; light shines through from behind."""
    s = Shader('leaf')
    uv = s.node('UVMap', {}, uv_map='along').outputs[0]
    split = s.node('SeparateXYZ', {0: uv})
    side = s.math('ABSOLUTE', s.math('SUBTRACT', split.outputs[0], 0.5))
    wave = s.math('SINE', s.math('MULTIPLY', s.math('SUBTRACT', split.outputs[1], s.math('MULTIPLY', side, 0.5)), teeth))
    rib = s.math('MAXIMUM', s.spread(wave, 0.75, 1.0, 0, 0.6), s.spread(side, 0.035, 0.012))
    colour = s.mix(s.spread(s.noise(0.9, 4), 0.35, 0.65), *colours)
    colour = s.mix(s.math('MULTIPLY', rib, veins), colour, vein)
    lightness = s.spread(s.chance, 0, 1, 0.8, 1.15)
    colour = s.node('HueSaturation', {'Color': colour, 'Value': lightness}).outputs[0]
    normal = s.bump(s.noise(3, 4), 0.02, s.bump(rib, -0.03))
    top = s.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Normal': normal, 'Specular': 0.3})
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.5, colour, '#b5c84a'), 'Normal': normal})
    both = s.node('MixShader', {0: 0.3, 1: top.outputs[0], 2: through.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def place_leaf(part, foot, ahead, up):
    """Puts a leaf with its foot at a point so that it grows `ahead`, its upper side to `up`."""
    x = ahead.normalized()
    z = (up - x * up.dot(x)).normalized()
    y = z.cross(x)
    turn = Matrix((x, y, z)).transposed().to_4x4()
    part.matrix_world = Matrix.Translation(foot) @ turn


def sprigs(plan):
    """
    A bunch of `count` stems of `length` cm and `stem` cm thick, which fan out by `fan` degrees: pairs of leaves from
    the place `bare` on (0 to 1), `every` cm, each turned by a right angle to those before; `leaf` is {length, width,
    curl, fold, wave, tip, colours ...}; they are largest in the middle and end in a tuft.
    """
    chance = random.Random(plan['seed'])
    own = plan['leaf']
    stuff = thin_leaf(own['colours'], own.get('veins', 0.3), own.get('vein', '#a9c070'), own.get('teeth', 62), own.get('rough', 0.42))
    green = fibre(plan.get('green', ('#5d7a34', '#7a9448')), 0.5)
    for number in range(plan['count']):
        share = (number + 0.5) / plan['count'] - 0.5
        angle = math.radians(plan.get('turn', 0) + share * plan['fan'] + chance.uniform(-4, 4))
        length = plan['length'] * chance.uniform(0.8, 1.08)
        high = chance.uniform(0.3, plan.get('high', 2.6)) * (1 - abs(share))
        bend = chance.uniform(-1.2, 1.2)
        across = Vector((-math.sin(angle), math.cos(angle), 0))
        straight = Vector((math.cos(angle), math.sin(angle), 0))
        line = [straight * (length * t) + across * (bend * t * t + share * 1.2 * (1 - t))
                + Vector((0, 0, 0.5 + high * math.sin(min(1, t * 1.15) * math.pi * 0.62))) for t in [i / 6 for i in range(7)]]
        r = plan['stem']
        tube([tuple(p) for p in line], [r * (1.1 - 0.1 * i) for i in range(7)], green, number, around=8)
        at, pair = plan['bare'] * length, number
        while at < length * 0.97:
            t = at / length
            i = min(5, int(t * 6))
            foot = line[i].lerp(line[i + 1], t * 6 - i)
            ahead = (line[i + 1] - line[i]).normalized()
            size = (0.55 + 0.45 * math.sin(math.pi * (t - plan['bare']) / (1.05 - plan['bare']) * 0.85 + 0.3)) * (1.1 - 0.45 * t)
            around = pair * math.pi / 2 + chance.uniform(-0.4, 0.4)
            for half in (0, math.pi):
                side = across * math.cos(around + half) + Vector((0, 0, 1)) * math.sin(around + half)
                out = ahead * chance.uniform(0.5, 0.9) + side
                out.z = max(out.z, -foot.z / own['length'] * 0.8)
                part = sheet('leaf', stuff, own['length'] * size * chance.uniform(0.85, 1.1), own['width'] * size,
                             own.get('curl', -0.5) * chance.uniform(0.3, 1.5), own.get('fold', 0.12), own.get('wave', 0.3),
                             chance.random() * 99, own.get('tip', 1.5), 18, 6)
                place_leaf(part, foot, out, Vector((0, 0, 1)) + ahead * 0.25 - side * 0.3)
            at += plan['every'] * chance.uniform(0.8, 1.2)
            pair += 1
        for k in range(4):
            out = straight + across * math.cos(k * 1.57) * 0.6 + Vector((0, 0, 0.5 * math.sin(k * 1.57)))
            part = sheet('leaf', stuff, own['length'] * 0.5, own['width'] * 0.42, 0.2, 0.3, 0.2, chance.random() * 99, own.get('tip', 1.5), 14, 6)
            place_leaf(part, line[6], out, Vector((0, 0, 1)))
    tied(plan, green)


def tied(plan, green):
    """A band about the stems near their foot."""
    angle = math.radians(plan.get('turn', 0))
    band = fibre(plan.get('band', ('#8a5a3a', '#a8754a')), 0.6)
    middle = Vector((math.cos(angle), math.sin(angle), 0)) * plan.get('tie', 2.5)
    across = Vector((-math.sin(angle), math.cos(angle), 0))
    for turn in range(2):
        ring = [middle + Vector((math.cos(angle), math.sin(angle), 0)) * 0.35 * turn + across * 0.85 * math.cos(a * 0.6283)
                + Vector((0, 0, 0.75 + 0.65 * math.sin(a * 0.6283))) for a in range(11)]
        tube([tuple(p) for p in ring], [0.12] * 11, band, turn, around=8)
