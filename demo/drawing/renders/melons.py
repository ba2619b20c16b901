"""Melons whole and cut: ribs, cork net, flesh and the hollow with its seeds. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from bodies import join, lay, turned
from materials import Shader
from round_fruit import stalk


def netted(plan):
    """The skin of a netted melon: {ground: [two colours], furrow, net, ribs, width of the green furrow}."""
    s = Shader('net')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    angle = s.math('ARCTAN2', split.outputs[0], split.outputs[1])
    bent = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.25, 3), 0.5), 0.25)
    wave = s.math('ABSOLUTE', s.math('COSINE', s.math('ADD', s.math('MULTIPLY', angle, plan['ribs'] / 2), bent)))
    furrow = s.spread(wave, plan.get('wide', 0.3), 0.05)
    furrow = s.math('MULTIPLY', furrow, s.spread(s.noise(0.5, 3), 0.25, 0.5, 0.6, 1.0))
    colour = s.mix(s.spread(s.noise(0.3, 4, 0.55), 0.38, 0.62), *plan['ground'])
    colour = s.mix(s.spread(s.noise(2.2, 5, 0.7), 0.4, 0.7, 0, 0.35), colour, plan['ground'][1])
    specks = s.spread(s.cells(3.2), 0.12, 0.05, 0, 0.4)
    colour = s.mix(specks, colour, plan['furrow'])
    colour = s.mix(s.math('MULTIPLY', furrow, 0.9), colour, plan['furrow'])
    warp = s.node('TexNoise', {'Vector': s.moved(None), 'Scale': 0.8, 'Detail': 4.0, 'Roughness': 0.6}).outputs['Color']
    warp = s.node('VectorMath', {0: warp, 'Scale': 0.9}, operation='SCALE').outputs[0]
    at = s.node('VectorMath', {0: s.place, 1: warp}, operation='ADD').outputs[0]

    def lines(scale, width, patch):
        edge = s.cells(scale, at=at, feature='DISTANCE_TO_EDGE')
        thick = s.math('MULTIPLY', s.spread(s.noise(0.6, 4, 0.6), 0.3, 0.7, 0.15, 1.7), width)
        here = s.spread(s.noise(patch, 4, 0.6), 0.36, 0.52)
        inner = s.math('SUBTRACT', 1, s.math('DIVIDE', edge, thick), clamp=True)
        return s.math('MULTIPLY', inner, here)

    net = s.math('MAXIMUM', lines(0.85, 0.11, 0.35), s.math('MULTIPLY', lines(1.9, 0.13, 0.5), 0.8))
    net = s.math('MULTIPLY', net, s.spread(wave, 0.1, 0.4, 0.1, 1.0))
    cork = s.spread(net, 0.08, 0.5)
    cork_colour = s.mix(s.spread(s.noise(5, 5, 0.7), 0.35, 0.65), plan['net'], '#a8966a')
    colour = s.mix(s.math('MULTIPLY', cork, 0.9), colour, cork_colour)
    normal = s.bump(s.noise(0.7, 3), 0.12)
    normal = s.bump(s.math('POWER', net, 0.6), 0.12, normal)
    normal = s.bump(s.math('MULTIPLY', s.noise(7, 5, 0.7), s.spread(cork, 0, 1, 0.4, 1)), 0.03, normal)
    return s.finish(colour, s.mix(cork, 0.48, 0.85), normal, depth=0.03, Specular=0.28)


def flesh(plan):
    """The cut of a melon: {radius, rim, colours: [outer, deep], hollow}; from the rim inwards, wet."""
    s = Shader('flesh')
    split = s.node('SeparateXYZ', {0: s.place})
    x, y, z = split.outputs
    away = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), plan['radius'])
    away = s.math('ADD', away, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.6, 4), 0.5), 0.04))
    outer, deep = plan['colours']
    colour = s.mix(s.spread(away, 0.92, 0.62), outer, deep)
    colour = s.mix(s.spread(s.noise(1.5, 5, 0.6), 0.35, 0.7, 0, 0.35), colour, outer)
    colour = s.mix(s.spread(away, 0.86, 0.95), colour, plan['green'])
    colour = s.mix(s.spread(away, 0.955, 0.985), colour, plan['rim'])
    low = s.spread(z, plan['at'] - 0.15, plan['at'] - 1.4)
    colour = s.mix(s.math('MULTIPLY', low, 0.6), colour, deep)
    grain = s.noise(4.5, 5, 0.65)
    colour = s.mix(0.3, colour, s.mix(s.spread(grain, 0.3, 0.7), '#5a5a5a', '#adadad'), 'SOFT_LIGHT')
    normal = s.bump(s.noise(1.0, 3), 0.08, s.bump(grain, 0.03))
    strings = s.noise(2.4, 6, 0.7, twist=1.5)
    normal = s.bump(s.math('MULTIPLY', strings, low), 0.5, normal)
    rough = s.spread(s.noise(1.8, 4, 0.6), 0.35, 0.65, 0.14, 0.36)
    return s.finish(colour, rough, normal, depth=0.18, radius=(0.8, 0.35, 0.12), Specular=0.45, Clearcoat=0.35, Clearcoat_Roughness=0.1)


def seeds(plan, number):
    """The seeds in the hollow: flat drops in strings of flesh."""
    chance = random.Random(number)
    b = plan['seeds']
    s = Shader('seed')
    tone = s.spread(s.chance, 0, 1)
    stuff = s.finish(s.mix(tone, *b['colours']), 0.25, s.bump(s.noise(5, 3), 0.02), depth=0.3, radius=(0.25, 0.15, 0.06),
                     Clearcoat=0.5, Clearcoat_Roughness=0.08)
    k = b['length']
    profile = [(r * k, z * k) for r, z in ((0.01, 0), (0.12, 0.05), (0.21, 0.25), (0.24, 0.5), (0.19, 0.75), (0.09, 0.94), (0.01, 1.0))]
    made = []
    for i in range(b['count']):
        angle, away = chance.uniform(0, 6.283), b['room'] * chance.random() ** 0.5
        share = away / b['room']
        thing = turned(profile, stuff, number + i, uneven=0.06, around=18, high=14)
        flat = Matrix.Scale(0.4, 4, (0, 1, 0))
        lie = Matrix.Rotation(math.radians(chance.uniform(55, 115)), 4, 'X') @ Matrix.Rotation(chance.uniform(-0.6, 0.6), 4, 'Z')
        height = b['high'] + (plan['half']['at'] - 0.3 - b['high']) * share ** 2 + chance.uniform(-0.1, 0.35)
        thing.data.transform(Matrix.Translation((away * math.cos(angle), away * math.sin(angle), height))
                             @ Matrix.Rotation(chance.uniform(0, 6.283), 4, 'Z') @ lie @ flat @ Matrix.Translation((0, 0, -k / 2)))
        made.append(thing)
    return made


def pieces(plan):
    """Melons as a plan says: `profile`, `ribs`, `furrow` (depth), `skin`, `stalk`, `half` and `seeds`, `lie`."""
    seed, ribs = plan['seed'], plan['ribs']
    stuff = netted({**plan['skin'], 'ribs': ribs})
    inner = flesh({**plan['half'], **plan['flesh']}) if 'half' in plan else None

    def shape(angle, along):
        # The map "along" counts the angle from x; the shader has its sine first, so it is the same angle.
        wave = abs(math.cos(ribs * angle / 2))
        return 1 - plan['furrow'] * (1 - wave) ** 3 * math.sin(math.pi * along) ** 0.5

    for number, place in enumerate(plan['lie']):
        profile = plan['profile']
        if place.get('half'):
            at = plan['half']['at']
            profile = [p for p in profile if p[1] < at - 0.3] + [(plan['half']['radius'], at - 0.02)]
        parts = [turned(profile, stuff, seed * 31 + number, shape=shape, around=220, high=160, **plan.get('body', {}))]
        if place.get('half'):
            cup = [[r, z] for r, z in plan['half']['cup']]
            parts.append(turned(cup, inner, seed * 31 + number, around=160, high=120, **{**plan.get('body', {}), 'lumps': 0.02}))
            parts += seeds(plan, seed + number)
        elif 'stalk' in plan:
            parts.append(stalk(plan['stalk'], seed + number))
        lay(join(parts), **{name: value for name, value in place.items() if name != 'half'})


def striped(plan):
    """The skin of a water melon: {colours: [dark, light, pale], stripes: how many}."""
    s = Shader('stripes')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    angle = s.math('ARCTAN2', split.outputs[0], split.outputs[1])
    dark, light, pale = plan['colours']
    jag = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.45, 7, 0.72, twist=0.5), 0.5), 2.6)
    wave = s.math('SINE', s.math('ADD', s.math('MULTIPLY', angle, plan['stripes']), jag))
    band = s.spread(s.math('ADD', wave, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.6, 5, 0.7), 0.5), 1.1)), -0.1, 0.25)
    net = s.spread(s.cells(0.9, feature='DISTANCE_TO_EDGE'), 0.12, 0.0, 0, 0.7)
    ground = s.mix(s.spread(s.noise(0.3, 4), 0.35, 0.65), light, pale)
    ground = s.mix(s.math('MULTIPLY', net, s.spread(s.noise(0.8, 4), 0.4, 0.6)), ground, '#5f8a44')
    deep = s.mix(s.spread(s.noise(1.1, 5, 0.65), 0.35, 0.68, 0, 0.7), dark, '#3f6b35')
    colour = s.mix(band, ground, deep)
    colour = s.mix(s.spread(s.noise(5, 5, 0.7), 0.5, 0.75, 0, 0.15), colour, '#a9bba0')
    normal = s.bump(s.noise(0.5, 3), 0.1, s.bump(s.noise(8, 4), 0.004))
    return s.finish(colour, s.spread(s.noise(1.2, 4), 0.35, 0.65, 0.24, 0.36), normal, Specular=0.4)


def red(plan):
    """The cut of a water melon across: {radius, colours: [red, light, heart], rim}; its seeds lie in a ring, wet."""
    s = Shader('red flesh')
    split = s.node('SeparateXYZ', {0: s.place})
    x, y, r = split.outputs[0], split.outputs[1], plan['radius']
    away = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), r)
    away = s.math('ADD', away, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.3, 3), 0.5), 0.03))
    angle = s.math('ARCTAN2', y, x)
    first, second, heart = plan['colours']
    colour = s.mix(s.spread(s.noise(0.35, 4, 0.6), 0.36, 0.64), first, second)
    rays = s.noise(1.5, 4, 0.6, at=s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 4), 1: s.math('MULTIPLY', away, 1.5)}).outputs[0])
    colour = s.mix(s.spread(rays, 0.45, 0.7, 0, 0.4), colour, second)
    colour = s.mix(s.spread(away, 0.25, 0.0, 0, 0.5), colour, heart)
    for k in range(3):
        line = s.math('ABSOLUTE', s.math('SINE', s.math('ADD', s.math('MULTIPLY', angle, 0.5), k * 1.047)))
        colour = s.mix(s.math('MULTIPLY', s.spread(line, 0.09, 0.0, 0, 0.35), s.spread(away, 0.05, 0.2)), colour, '#f2a89a')
    colour = s.mix(s.spread(away, 0.84, 0.93), colour, '#f4e6cf')
    colour = s.mix(s.spread(away, 0.925, 0.965), colour, '#cfdba4')
    colour = s.mix(s.spread(away, 0.965, 0.985), colour, plan['rim'])
    grain = s.cells(3.2, feature='SMOOTH_F1')
    inside = s.spread(away, 0.92, 0.86)
    colour = s.mix(s.math('MULTIPLY', s.spread(grain, 0.45, 0.1, 0, 0.3), inside), colour, heart)
    normal = s.bump(s.math('MULTIPLY', grain, inside), -0.1, s.bump(s.noise(0.9, 4), 0.12))
    normal = s.bump(s.noise(7, 5, 0.7), 0.02, normal)
    return s.finish(colour, s.spread(s.noise(1.5, 4), 0.35, 0.65, 0.14, 0.4), normal, depth=0.18, radius=(0.8, 0.25, 0.15), Specular=0.45,
                    Clearcoat=s.math('MULTIPLY', inside, 0.3), Clearcoat_Roughness=0.1)


def water(plan):
    """Water melons: `profile`, `skin`, `half` {at, radius, colours, rim}, `pips` how many, `lie` of which some are a "half"."""
    seed = plan['seed']
    stuff, inner = striped(plan['skin']), red(plan['half'])
    s = Shader('pip')
    pip = s.finish(s.mix(s.spread(s.chance, 0, 1), '#1c120c', '#3a2416'), 0.22, s.bump(s.noise(4, 3), 0.02), Clearcoat=0.4)
    drop = [(r, z) for r, z in ((0.01, 0), (0.14, 0.05), (0.27, 0.25), (0.3, 0.5), (0.24, 0.78), (0.1, 0.98), (0.01, 1.05))]
    for number, place in enumerate(plan['lie']):
        chance = random.Random(seed + number)
        half = place.get('half')
        cut = ('z', plan['half']['at'], inner) if half else None
        parts = [turned(plan['profile'], stuff, seed * 31 + number, around=200, high=200, cut=cut, **plan.get('body', {}))]
        for i in range(plan['pips'] if half else 0):
            angle = 2 * math.pi * (i + chance.uniform(-0.3, 0.3)) / plan['pips']
            away = plan['half']['radius'] * (0.42 + 0.3 * chance.random())
            thing = turned(drop, pip, seed + i, uneven=0.05, around=20, high=16)
            thing.data.transform(Matrix.Translation((away * math.cos(angle), away * math.sin(angle), plan['half']['at'] + chance.uniform(-0.08, 0.03)))
                                 @ Matrix.Rotation(angle + chance.uniform(-0.5, 0.5), 4, 'Z') @ Matrix.Scale(0.45, 4, (0, 0, 1))
                                 @ Matrix.Rotation(-math.pi / 2, 4, 'Y') @ Matrix.Translation((0, 0, -0.5)))
            parts.append(thing)
        if not half and 'stalk' in plan:
            parts.append(stalk(plan['stalk'], seed + number))
        lay(join(parts), **{name: value for name, value in place.items() if name != 'half'})
