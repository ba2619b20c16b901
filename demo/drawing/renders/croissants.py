"""Croissants: dough rolled in a helix to both sides of its middle, whose thin layers flake. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from materials import Shader
from painted import curve_at, hue, keep, mix, painted, rough, stand, step

HONEY, GOLD, BROWN, DARK, DEEP = (hue(c) for c in ('#f0c678', '#dd9f48', '#b56c28', '#80400f', '#4a2008'))


def pastry():
    """
    The paint with layers at the edges of the turns and flakes that came off. Attributes: "paint", "band" (0 to 1 from one
    edge of the dough to the next), "wound" (cm across and along the turns).
    """
    s = Shader('pastry')
    colour = s.node('Attribute', {}, attribute_name='paint').outputs['Color']
    band = s.node('Attribute', {}, attribute_name='band').outputs['Fac']
    split = s.node('SeparateXYZ', {0: s.node('Attribute', {}, attribute_name='wound').outputs['Vector']})
    across, along, seed = split.outputs

    def stretched(wide, long):
        return s.node('CombineXYZ', {0: s.math('MULTIPLY', across, wide), 1: s.math('MULTIPLY', along, long), 2: seed}).outputs[0]

    waves = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.0, 3, at=stretched(0.9, 0.5)), 0.5), 0.16)
    # The layers at the edge, uneven in thickness.
    sheets = s.math('SINE', s.math('MULTIPLY', s.math('ADD', s.math('POWER', band, 1.4), waves), 92))
    edge = s.spread(s.math('ADD', band, waves), 0.66, 0.92)
    lines = s.math('MULTIPLY', s.spread(sheets, 0.1, 0.95), edge)
    colour = s.mix(s.math('MULTIPLY', lines, 0.16), colour, '#7a3c14')
    colour = s.mix(s.math('MULTIPLY', s.spread(sheets, -0.3, -1.0), s.math('MULTIPLY', edge, 0.3)), colour, '#f0c477')
    # Flakes that came off: a step down to a paler layer, with ragged ends.
    flake = s.noise(1.0, 7, 0.66, at=stretched(1.5, 0.42), twist=0.6)
    off = s.spread(flake, 0.585, 0.605)
    off2 = s.spread(s.noise(1.0, 7, 0.66, at=stretched(2.6, 0.8), twist=0.4), 0.6, 0.63)
    gone = s.math('MULTIPLY', s.math('MAXIMUM', off, s.math('MULTIPLY', off2, 0.7)), s.spread(band, 0.05, 0.2))
    colour = s.mix(s.math('MULTIPLY', gone, s.spread(s.noise(0.7, 3), 0.35, 0.65, 0.1, 0.4)), colour, '#d29a4c')
    rim = s.math('MULTIPLY', s.spread(s.math('ABSOLUTE', s.math('SUBTRACT', flake, 0.578)), 0.012, 0.0), s.spread(band, 0.05, 0.2))
    colour = s.mix(s.math('MULTIPLY', rim, 0.25), colour, '#55240a')
    fine = s.noise(1.0, 6, 0.7, at=stretched(5.0, 1.6))
    colour = s.mix(0.22, colour, s.mix(s.spread(fine, 0.3, 0.7), '#404040', '#c4c4c4'), 'SOFT_LIGHT')
    freckle = s.spread(s.noise(5.5, 4, 0.6), 0.58, 0.7, 0, 0.3)
    colour = s.mix(freckle, colour, '#5f2c0e')
    normal = s.bump(s.noise(1.0, 4, 0.5, at=stretched(0.8, 0.5)), 0.12)
    normal = s.bump(gone, -0.05, normal)
    normal = s.bump(lines, -0.014, normal)
    normal = s.bump(fine, 0.01, normal)
    normal = s.bump(s.noise(18, 4, 0.6), 0.006, normal)
    shine = s.spread(s.noise(0.8, 5, 0.6), 0.35, 0.65, 0.24, 0.4)
    shine = s.mix(s.math('MAXIMUM', gone, s.math('MULTIPLY', edge, 0.5)), shine, 0.62)
    coat = s.spread(gone, 0, 1, 0.5, 0.05)
    return s.finish(colour, shine, normal, depth=0.04, radius=(0.25, 0.12, 0.05), Specular=0.4, Clearcoat=coat,
                    Clearcoat_Roughness=0.2, Clearcoat_Normal=normal)


def croissant(seed=1, turn=0.0, at=(0, 0), turns=3.3, span=7.9, bow=0.05):
    """A butter croissant, about 16 cm from tip to tip."""
    nu, nv = int(640 * bodies.DETAIL), int(320 * bodies.DETAIL)
    spots, colours, bands, wound = [], [], [], []
    for i in range(nu + 1):
        x = -math.cos(math.pi * i / nu)
        far = abs(x)
        side = 1 if x > 0 else -1
        wide = curve_at([(0, 3.15), (0.2, 3.0), (0.45, 2.5), (0.7, 1.75), (0.88, 1.15), (0.96, 0.75), (0.99, 0.4), (1, 0.03)], far)
        for j in range(nv):
            v = j / nv
            angle = 2 * math.pi * v - math.pi / 2
            spin = v + 0.02 * math.sin(4 * math.pi * v + seed)
            at_ = far ** 0.92 * turns * (1 + 0.04 * side) - spin + 1.62
            at_ += 0.06 * rough((x * 6, math.cos(angle) * 2, math.sin(angle) * 2), 1.6, 3, seed)
            which = math.floor(at_)
            t = at_ - which
            # A turn rises from under the one before it, swells, and ends in a step.
            swell = 0.85 + 0.19 * step(0.0, 0.45, t) - 0.13 * step(0.93, 1.0, t) + 0.03 * math.sin(t * 3.1)
            swell += 0.045 * rough((which * 5, math.cos(angle) * 1.2, math.sin(angle) * 1.2), 1.0, 2, seed + 3)
            stairs = 0.008 * math.sin(t ** 1.4 * 64) * step(0.7, 0.9, t)
            r = wide * (1 + (swell - 1) * (1 - far ** 6)) + stairs * (1 - far ** 4)
            y, z = r * 1.06 * math.cos(angle), r * 0.94 * math.sin(angle)
            if z < 0:
                z = -min(abs(z) ** 0.75, 1.6) * 0.75
            px = x * span + 0.3 * side * step(0.5, 0, t) * (1 - far)
            p = Vector((px, y - bow * px * px, z))
            p += Vector((0, math.cos(angle), math.sin(angle))) * 0.1 * rough(p, 1.5, 3, seed + which)
            spots.append(p)
            lump = rough(p, 1.9, 4, seed + 5)
            tone = 0.13 + 0.36 * max(-0.4, math.sin(angle)) + 0.38 * step(0.02, 0.45, t) + 0.26 * lump - 0.28 * step(0.84, 0.99, t)
            tone += 0.12 * step(0.75, 1, far)
            colour = mix(mix(mix(HONEY, GOLD, tone * 3), BROWN, tone * 3 - 1), DARK, (tone * 3 - 2) * 0.9)
            colour = mix(colour, DEEP, 0.55 * step(0.05, 0.0, t) + 0.35 * step(0.8, 0.86, t) * step(0.93, 0.87, t))
            colours.append((*colour, 0.4))
            bands.append(t)
            wound.append((at_ * span / turns, v * 2 * math.pi * wide, seed + which * 3.7))
    faces = [(i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j)
             for i in range(nu) for j in range(nv)]
    thing = keep(spots, faces, colours, pastry())
    thing.data.attributes.new('band', 'FLOAT', 'POINT').data.foreach_set('value', bands)
    thing.data.attributes.new('wound', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', [c for one in wound for c in one])
    thing.rotation_euler.z = math.radians(turn)
    thing.location = (*at, 0)
    return thing


def shard(chance, at, size):
    """A thin flake that fell off, curved, with ragged ends."""
    n, spots, colours = 7, [], []
    wide, curl = size * chance.uniform(0.3, 0.6), chance.uniform(0.1, 0.5)
    for i in range(n + 1):
        for j in range(n + 1):
            a, b = (i / n - 0.5) * size, (j / n - 0.5) * wide * (1 - 0.5 * abs(i / n - 0.5))
            ragged = 0.2 * size * rough((a * 3 + at[0], b * 3, at[1]), 0.6, 3)
            spots.append((a + ragged, b + ragged * 0.5, curl * (a * a + b * b) / size + 0.03 * rough((a, b, at[0]), 0.2, 2)))
            colours.append((*mix(GOLD, BROWN, 0.5 + 0.8 * rough((a, b, at[1]), 0.3, 2)), 0.45))
    faces = [(i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j) for i in range(n) for j in range(n)]
    thing = keep(spots, faces, colours, painted('shard', bumps=((0.1, 0.01),), speckle=0.15, clear=0.15))
    thing.matrix_world = Matrix.Translation((*at, 0.02)) @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z')
    return thing


def bakery(plan):
    """Croissants of a plan (`pieces`: turn, at), with the `shards` that fell off: how many lie about."""
    for k, piece in enumerate(plan['pieces']):
        stand([croissant(plan['seed'] + k, **piece)])
    chance = random.Random(plan['seed'])
    for _ in range(plan.get('shards', 0)):
        stand([shard(chance, (chance.uniform(-8, 8), chance.uniform(-6.5, -3.2)), chance.uniform(0.25, 0.8))])
