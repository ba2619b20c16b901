"""Round fruit and vegetables: bodies turned from a profile, with their stalk, sepals or leaf, whole and cut."""
import math
import random

from mathutils import Matrix

import citrus
import inside
from bodies import join, lay, sheet, tube, turned
from materials import Shader
from skins import skin

WOOD = ('#4a3a22', '#7d6a3c')
GREEN = ('#4f7a26', '#6d9638')


def fibre(colours=WOOD, rough=0.7):
    """The material of stalks: two colours in fine grain."""
    s = Shader('fibre')
    grain = s.noise(9, 5, 0.7)
    colour = s.mix(s.spread(grain, 0.35, 0.65), *colours)
    return s.finish(colour, rough, s.bump(grain, 0.02), Specular=0.2)


def leaf_stuff(colours=GREEN):
    """The material of leaves and sepals: veins to both sides of a middle rib, some light comes through."""
    s = Shader('leaf')
    uv = s.node('UVMap', {}, uv_map='along').outputs[0]
    split = s.node('SeparateXYZ', {0: uv})
    side = s.math('ABSOLUTE', s.math('SUBTRACT', split.outputs[0], 0.5))
    wave = s.math('SINE', s.math('MULTIPLY', s.math('SUBTRACT', split.outputs[1], s.math('MULTIPLY', side, 0.5)), 62))
    vein = s.math('MAXIMUM', s.spread(wave, 0.8, 1.0, 0, 0.6), s.spread(side, 0.035, 0.012))
    colour = s.mix(s.spread(s.noise(1.2, 4), 0.35, 0.65), *colours)
    colour = s.mix(s.math('MULTIPLY', vein, 0.3), colour, '#a9c070')
    normal = s.bump(s.noise(3, 4), 0.02, s.bump(vein, -0.02))
    return s.finish(colour, 0.4, normal)


def stalk(plan, seed):
    """A stalk: {foot, length, radius, lean, end, colours}: from the height `foot` in cm, leaning by `lean` cm."""
    chance = random.Random(seed)
    foot, length, r = plan['foot'], plan['length'], plan['radius']
    lean = plan.get('lean', 0.4) * chance.uniform(0.6, 1.4)
    points = [(0, 0, foot), (lean * 0.15, 0, foot + length * 0.4), (lean * 0.5, 0.03, foot + length * 0.75),
              (lean, 0.06, foot + length)]
    radii = [r * 1.1, r * 0.85, r * 0.9, r * plan.get('end', 1.5)]
    return tube(points, radii, fibre(plan.get('colours', WOOD)), seed)


def sepals(plan, seed):
    """Sepals about the stalk: {count, length, width, height, curl, colours}, lengths in cm."""
    chance = random.Random(seed)
    stuff = leaf_stuff(plan.get('colours', GREEN))
    made = []
    for i in range(plan['count']):
        length = plan['length'] * chance.uniform(0.75, 1.15)
        curl = plan.get('curl', 0.5) * chance.uniform(0.2, 1.6)
        part = sheet('sepal', stuff, length, plan['width'], curl, 0.2, 0.3, seed + i, tip=1.1, steps=14, across=4)
        turn = 2 * math.pi * (i + chance.uniform(-0.2, 0.2)) / plan['count']
        tilt = Matrix.Rotation(math.radians(plan.get('droop', 6) * chance.uniform(0.2, 1.6)), 4, 'Y')
        part.data.transform(Matrix.Translation((0, 0, plan['height'])) @ Matrix.Rotation(turn, 4, 'Z') @ tilt)
        made.append(part)
    return made


def leaf(plan, seed):
    """A leaf at the stalk: {length, width, height, turn, rise, curl} in cm and degrees."""
    part = sheet('leaf', leaf_stuff(plan.get('colours', ('#2f5a1c', '#3f6f24'))), plan['length'], plan['width'],
                 plan.get('curl', -1.0), 0.12, 0.5, seed, tip=1.5, steps=32)
    rise = Matrix.Rotation(math.radians(-plan.get('rise', 20)), 4, 'Y')
    turn = Matrix.Rotation(math.radians(plan.get('turn', 0)), 4, 'Z')
    part.data.transform(Matrix.Translation((0, 0, plan['height'])) @ turn @ rise)
    return part


def pieces(plan):
    """
    Pieces of one fruit: `profile` in cm from foot to stalk, `body` (see bodies.turned), `skin` (see skins.skin), `stalk`,
    `sepals`, `leaf`, and where each lies: `lie` [{x, y, turn, tilt, roll, size}]; of these, "bare" ones have nothing at
    the stalk, "leaf" ones have the leaf, and "half" ones are cut as `half` says: {way, at, inside, ...}.
    """
    seed = plan['seed']
    stuff = skin(plan['skin'])
    half = plan.get('half')
    flesh = getattr(inside, half['inside'])(half) if half else None
    for number, place in enumerate(plan['lie']):
        own = dict(plan.get('body', {}))
        if place.get('half'):
            own['cut'] = (half['way'], half['at'], flesh)
        parts = [turned(plan['profile'], stuff, seed * 31 + number, **own)]
        if not place.get('bare') and not place.get('half'):
            if 'stalk' in plan:
                parts.append(stalk(plan['stalk'], seed * 57 + number))
            if 'sepals' in plan:
                parts += sepals(plan['sepals'], seed * 71 + number)
            if place.get('leaf'):
                parts.append(leaf(plan['leaf'], seed * 83 + number))
        if place.get('half') and 'stone' in half:
            stone = half['stone']
            parts.append(turned(stone['profile'], skin(stone['skin']), seed + 7, uneven=0.03))
            parts[-1].data.transform(Matrix.Translation((0, half['at'] + stone.get('back', 0.2), stone['height'])))
        if place.get('half') and 'pips' in half:
            parts += [citrus.pip(pip, half, seed + k) for k, pip in enumerate(half['pips'])]
        lay(join(parts), **{name: value for name, value in place.items() if name not in {'bare', 'half', 'leaf'}})
