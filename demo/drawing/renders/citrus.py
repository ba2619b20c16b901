"""The cut of a citrus fruit across: segments of juice cells between thin walls, in pith of uneven thickness."""
import math

from mathutils import Matrix

from bodies import turned
from materials import Shader


def juicy(plan):
    """
    {radius, segments, pulp: [deep, light], cell: colour of the walls of the cells, pith, rind, inner, seed}; radius in cm,
    `inner` the share of it that the segments fill.
    """
    s = Shader('citrus')
    r, n = plan['radius'], plan.get('segments', 10)
    split = s.node('SeparateXYZ', {0: s.place})
    x, y = split.outputs[0], split.outputs[1]

    def wobble(scale, by, detail=2):
        return s.math('MULTIPLY', s.math('SUBTRACT', s.noise(scale, detail), 0.5), by)

    away = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), r)
    angle = s.math('DIVIDE', s.math('ARCTAN2', y, x), 6.283185)
    # Segments differ in width, and their walls bend a little.
    wide = s.math('ADD', s.math('MULTIPLY', s.math('SINE', s.math('ADD', s.math('MULTIPLY', angle, 6.283185 * 2), 1.0)), 0.014),
                  s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', angle, 6.283185 * 3)), 0.011))
    turn = s.math('MULTIPLY', s.math('ADD', s.math('ADD', angle, wide), s.math('ADD', 1.0, wobble(1.4 / r, 0.035))), n)
    number = s.math('FLOOR', turn)
    part = s.math('SUBTRACT', s.math('FRACT', turn), 0.5)
    own = s.node('TexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs['Value']
    side = s.math('MULTIPLY', s.math('MULTIPLY', s.math('SUBTRACT', 0.5, s.math('ABSOLUTE', part)), away), 6.283185 * r / n)
    # The corners of a segment at the rind are round, its inner end too.
    inner = plan.get('inner', 0.86)
    rim = s.math('MULTIPLY', s.math('SUBTRACT', s.math('ADD', inner, s.math('ADD', wobble(1.6 / r, 0.05), s.math('MULTIPLY', s.math('SUBTRACT', own, 0.5), 0.02))), away), r)
    heart = s.math('MULTIPLY', s.math('SUBTRACT', away, s.math('ADD', 0.085, wobble(2.2 / r, 0.09))), r)
    corner = 0.22 * r / 3.5
    a, b = s.math('SUBTRACT', corner, s.math('MINIMUM', side, corner)), s.math('SUBTRACT', corner, s.math('MINIMUM', rim, corner))
    rounded = s.math('SUBTRACT', corner, s.math('SQRT', s.math('ADD', s.math('MULTIPLY', a, a), s.math('MULTIPLY', b, b))))
    wall = s.math('ADD', 0.018, s.math('MULTIPLY', s.noise(1.0, 2), 0.035))
    depth = s.math('MINIMUM', s.math('SUBTRACT', rounded, wall), heart)
    flesh = s.spread(depth, 0.0, 0.035)
    # Juice cells: long drops that hang from the rind towards the heart and lean to the middle of the segment.
    lean = s.math('MULTIPLY', part, s.math('ADD', 0.55, s.math('MULTIPLY', away, 0.45)))
    long = s.math('ADD', s.math('POWER', away, 1.2), s.math('MULTIPLY', s.math('POWER', s.math('ABSOLUTE', part), 2.0), 0.35))
    at = s.node('CombineXYZ', {0: s.math('ADD', s.math('MULTIPLY', lean, plan.get('cells', 12)), wobble(1.5, 1.2, 3)),
                               1: s.math('ADD', s.math('MULTIPLY', long, plan.get('rows', 1.9)), wobble(1.1, 0.5, 3)),
                               2: s.math('MULTIPLY', number, 7.3)}).outputs[0]

    def voronoi(feature, output='Distance', scale=1.0):
        return s.node('TexVoronoi', {'Vector': s.moved(at), 'Scale': scale, 'Randomness': 0.9}, feature=feature).outputs[output]

    edge, middle = voronoi('DISTANCE_TO_EDGE'), voronoi('F1')
    tint = s.node('SeparateXYZ', {0: voronoi('F1', 'Color')}).outputs[0]
    deep, light = plan['pulp']
    colour = s.mix(s.spread(s.math('ADD', s.math('MULTIPLY', tint, 0.6), s.math('MULTIPLY', own, 0.4)), 0.1, 0.9), deep, light)
    colour = s.mix(s.spread(middle, 0.1, 0.6, 0, 0.35), colour, light)
    skin = s.spread(edge, 0.16, 0.0, 0, 0.55)
    colour = s.mix(s.math('MULTIPLY', skin, s.spread(s.noise(1.3, 3), 0.35, 0.65, 0.35, 1.0)), colour, plan['cell'])
    colour = s.mix(s.spread(away, 0.3, 0.08, 0, 0.3), colour, plan['cell'])
    # Pith: white, a little of the rind's colour outwards, loose and fibrous.
    loose = s.noise(5, 4, 0.65)
    pith = s.mix(s.spread(loose, 0.35, 0.7, 0, 0.6), plan['pith'], plan.get('pith_shade', '#eadbb4'))
    pith = s.mix(s.spread(s.math('ADD', away, wobble(2.0, 0.03)), 0.9, 0.965, 0, 0.55), pith, plan['rind'])
    zest = s.math('ADD', away, s.math('ADD', wobble(1.0, 0.012), s.math('MULTIPLY', s.cells(6), 0.02)))
    pith = s.mix(s.spread(zest, 0.955, 0.985), pith, plan['rind'])
    thin = s.math('MULTIPLY', s.spread(away, inner - 0.02, inner - 0.1), s.spread(heart, 0.0, 0.15))
    pith = s.mix(s.math('MULTIPLY', thin, 0.3), pith, deep)
    colour = s.mix(flesh, pith, colour)
    dome = s.math('MULTIPLY', s.spread(edge, 0.0, 0.3), flesh)
    normal = s.bump(s.math('MULTIPLY', s.spread(depth, 0.0, 0.5), flesh), 0.09)
    normal = s.bump(s.math('MULTIPLY', dome, s.spread(tint, 0, 1, 0.4, 1.0)), 0.11, normal)
    normal = s.bump(s.math('MULTIPLY', loose, s.math('SUBTRACT', 1, flesh)), 0.06, normal)
    normal = s.bump(s.math('MULTIPLY', s.noise(7, 4, 0.6), flesh), 0.012, normal)
    wet = s.spread(s.noise(2.4, 4, 0.6), 0.35, 0.65, 0.06, 0.26)
    return s.finish(colour, s.mix(flesh, 0.6, wet), normal, depth=s.math('MULTIPLY', s.spread(flesh, 0, 1, 0.35, 1.0), 0.16),
                    radius=[part * r / 3.5 for part in plan.get('reach', (0.55, 0.35, 0.14))], Specular=0.5,
                    Clearcoat=s.math('MULTIPLY', flesh, 0.55), Clearcoat_Roughness=0.06)


def pip(place, half, seed):
    """A pip that lies half in the cut of a fruit, its point to the heart: {turn (degrees), away (cm), length}."""
    s = Shader('pip')
    vein = s.noise(3, 5, 0.6, twist=0.4)
    stuff = s.finish(s.mix(s.spread(vein, 0.35, 0.65), '#efe2bd', '#d2bb86'), 0.25, s.bump(vein, 0.03), depth=0.3,
                     radius=(0.2, 0.14, 0.06), Clearcoat=0.4, Clearcoat_Roughness=0.08)
    k = place.get('length', 0.95) / 0.95
    profile = [(r * k, z * k) for r, z in ((0.01, 0), (0.1, 0.06), (0.19, 0.22), (0.24, 0.45), (0.19, 0.7), (0.08, 0.88), (0.01, 0.95))]
    thing = turned(profile, stuff, seed, uneven=0.1, squash=0.25, around=40, high=40)
    turn = math.radians(place['turn'])
    thing.data.transform(Matrix.Translation((0, 0, half['at'] + place.get('out', -0.05))) @ Matrix.Rotation(turn, 4, 'Z')
                         @ Matrix.Translation((place['away'] + 0.95 * k, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'Y'))
    return thing
