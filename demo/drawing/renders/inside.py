"""The inside of cut fruit: materials for the face of a half."""
from citrus import juicy  # noqa: F401 (plans name it)
from materials import Shader


def citrus(plan):
    """
    The cut of a citrus fruit across: {radius, segments, pulp: [two colours], pith, rind}; radius in cm.
    """
    s = Shader('citrus')
    r, n = plan['radius'], plan.get('segments', 10)
    split = s.node('SeparateXYZ', {0: s.place})
    x, y = split.outputs[0], split.outputs[1]
    away = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), r)
    away = s.math('ADD', away, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.7, 2), 0.5), 0.05))
    angle = s.math('DIVIDE', s.math('ARCTAN2', y, x), 6.283185)
    uneven = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.35, 2), 0.5), 0.09)
    turn = s.math('MULTIPLY', s.math('ADD', s.math('ADD', angle, uneven), 1.0), n)
    off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', turn), 0.5))
    # How far a point lies from the wall between two segments, in cm.
    wall = s.math('MULTIPLY', s.math('MULTIPLY', s.math('SUBTRACT', 0.5, off), away), 6.283185 * r / n)
    rays = s.node('CombineXYZ', {0: s.math('MULTIPLY', turn, 5.0), 1: s.math('MULTIPLY', away, 2.2)}).outputs[0]
    sac = s.cells(1.4, at=rays)
    pulp = s.mix(s.spread(sac, 0.1, 0.75), *plan['pulp'])
    pulp = s.mix(s.spread(s.noise(1.2, 3), 0.35, 0.7, 0, 0.5), pulp, plan['pulp'][0])
    inner = plan.get('inner', 0.86)
    flesh = s.math('MULTIPLY', s.spread(wall, 0.03, 0.1), s.math('MULTIPLY', s.spread(away, inner + 0.015, inner - 0.02),
                                                                   s.spread(away, 0.06, 0.12)))
    skin = s.mix(s.spread(away, 0.945, 0.985), plan.get('pith', '#f4ead0'), plan['rind'])
    colour = s.mix(flesh, skin, pulp)
    normal = s.bump(s.math('MULTIPLY', s.spread(sac, 0.5, 0.1), flesh), 0.05)
    normal = s.bump(flesh, 0.04, normal)
    rough = s.spread(flesh, 0, 1, 0.6, 0.22)
    return s.finish(colour, rough, normal, Clearcoat=0.3)


def kiwi(plan):
    """The cut of a kiwi across: white heart, black seeds in a ring, rays; {radius, colours: [outer, inner, heart]}."""
    s = Shader('kiwi')
    split = s.node('SeparateXYZ', {0: s.place})
    x, y = split.outputs[0], split.outputs[1]
    away = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), plan['radius'])
    away = s.math('ADD', away, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.8, 2), 0.5), 0.1))
    angle = s.math('ARCTAN2', y, x)
    outer, inner, heart = plan['colours']
    rays = s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 4.2), 1: s.math('MULTIPLY', away, 1.2)}).outputs[0]
    ray = s.spread(s.noise(1.8, 3, at=rays), 0.42, 0.62)
    ring = s.math('MULTIPLY', s.spread(away, 0.22, 0.36), s.spread(away, 0.74, 0.6))
    colour = s.mix(s.spread(away, 0.3, 0.75), inner, outer)
    colour = s.mix(s.math('MULTIPLY', ray, s.math('MULTIPLY', ring, 0.75)), colour, heart)
    colour = s.mix(s.spread(away, 0.3, 0.17), colour, heart)
    spots = s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 4.4), 1: s.math('MULTIPLY', away, 4.6)}).outputs[0]
    seed = s.math('MULTIPLY', s.spread(s.cells(1.0, at=spots, random=0.8), 0.3, 0.22),
                  s.math('MULTIPLY', s.spread(away, 0.28, 0.32), s.spread(away, 0.56, 0.5)))
    colour = s.mix(seed, colour, '#14100c')
    colour = s.mix(s.spread(away, 0.95, 0.99), colour, '#6a5228')
    normal = s.bump(s.noise(3, 4), 0.04, s.bump(seed, 0.05))
    return s.finish(colour, 0.22, normal, Clearcoat=0.4)


def avocado(plan):
    """The cut of an avocado along: dark rim, green, then yellow flesh; {colours: [rim, green, yellow]}."""
    s = Shader('avocado')
    v, circle = s.along()
    # The half before the cut was pressed flat, so the angle tells how near the rim at the sides a point lies.
    split = s.node('SeparateXYZ', {0: circle})
    ends = s.spread(s.math('ABSOLUTE', s.math('SUBTRACT', v, 0.5)), 0.34, 0.5)
    near = s.math('MAXIMUM', s.math('ABSOLUTE', split.outputs[1]), ends)
    rim, green, yellow = plan['colours']
    colour = s.mix(s.spread(near, 0.45, 0.93), yellow, green)
    colour = s.mix(s.spread(near, 0.955, 0.985), colour, rim)
    colour = s.mix(s.spread(s.noise(1.5, 4), 0.4, 0.7, 0, 0.35), colour, yellow)
    return s.finish(colour, 0.38, s.bump(s.noise(2.5, 4), 0.03))
