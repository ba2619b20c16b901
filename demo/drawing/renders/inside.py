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


def rings(plan):
    """The cut of a bulb across: {radius, count, flesh, edge, skin, narrow}: its layers about one heart that is not round, wet."""
    s = Shader('rings')
    split = s.node('SeparateXYZ', {0: s.place})
    x, y, r = split.outputs[0], split.outputs[1], plan['radius']

    def off(dx, dy, flat):
        a, b = s.math('ADD', x, dx * r), s.math('MULTIPLY', s.math('ADD', y, dy * r), flat)
        return s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', a, a), s.math('MULTIPLY', b, b))), r)

    whole = off(0, 0, 1.02)
    # One heart beside the middle; towards it the layers are less round, and none is as thick all about.
    away = s.mix(s.spread(whole, 0.1, 0.8), off(-0.07, 0.04, plan.get('narrow', 1.3)), whole)
    for size, far in ((0.38, 0.26), (1.3, 0.035)):
        away = s.math('ADD', away, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(size, 2), 0.5), far))
    turn = s.math('MULTIPLY', s.math('POWER', away, 0.8), plan['count'])
    part = s.math('FRACT', turn)
    band = s.node('TexNoise', {'Vector': s.node('CombineXYZ', {0: s.math('FLOOR', turn)}).outputs[0], 'Scale': 3.7}).outputs['Fac']
    line = s.math('MAXIMUM', s.spread(part, 0.1, 0.0), s.spread(part, 0.94, 1.0))
    # Some layers have come apart a little, most hold together.
    line = s.math('MULTIPLY', line, s.spread(s.noise(0.6, 2), 0.4, 0.65, 0.6, 1.0))
    angle = s.math('ARCTAN2', y, x)
    fibre = s.noise(5.0, 4, 0.6, at=s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 3.0), 1: s.math('MULTIPLY', whole, 0.6)}).outputs[0])
    colour = s.mix(s.spread(fibre, 0.35, 0.65, 0, 0.35), *plan['flesh'])
    colour = s.mix(s.math('MULTIPLY', s.spread(part, 0.3, 0.0), 0.4), colour, plan['flesh'][1])
    stain = s.math('MULTIPLY', s.spread(part, plan.get('stain', 0.7), 1.0), s.spread(band, 0.3, 0.7, 0.25, 0.6))
    colour = s.mix(stain, colour, plan['edge'])
    colour = s.mix(s.math('MULTIPLY', line, 0.32), colour, plan['line'])
    outer = s.math('ADD', whole, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.2, 3), 0.5), 0.05))
    colour = s.mix(s.spread(outer, 0.95, 0.985), colour, plan['skin'])
    normal = s.bump(s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', part, 3.14159)), s.spread(band, 0.3, 0.7, 0.3, 1)), 0.06)
    normal = s.bump(s.noise(3.0, 4), 0.02, s.bump(line, -0.03, normal))
    return s.finish(colour, s.spread(fibre, 0.3, 0.7, 0.16, 0.4), normal, depth=0.12, radius=(0.5, 0.4, 0.25), Clearcoat=0.3,
                    Clearcoat_Roughness=0.1)


def bulb(plan):
    """
    The cut of an onion across: {radius, count, flesh: [two colours], green, line, skin, heart: [x, y] in shares of the radius}:
    closed layers about the heart, each pale and juicy inside and greener to its outer side, a thin skin between two.
    """
    s = Shader('layers')
    split = s.node('SeparateXYZ', {0: s.place})
    x, y, r = split.outputs[0], split.outputs[1], plan['radius']
    hx, hy = plan.get('heart', (0.05, -0.03))
    outer = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), r)
    # The nearer the middle, the more the layers lie about the heart.
    near = s.math('SUBTRACT', 1, outer, clamp=True)
    dx = s.math('SUBTRACT', s.math('DIVIDE', x, r), s.math('MULTIPLY', near, hx))
    dy = s.math('SUBTRACT', s.math('DIVIDE', y, r), s.math('MULTIPLY', near, hy))
    flat = s.math('ADD', 1, s.math('MULTIPLY', near, plan.get('flat', 0.35)))
    dy = s.math('MULTIPLY', dy, flat)
    away = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', dx, dx), s.math('MULTIPLY', dy, dy)))
    # Waves that go with the angle alone keep every layer closed.
    angle = s.math('ARCTAN2', dy, dx)
    circle = s.node('CombineXYZ', {0: s.math('COSINE', angle), 1: s.math('SINE', angle), 2: s.math('MULTIPLY', away, 1.2)}).outputs[0]
    away = s.math('MULTIPLY', away, s.math('ADD', 1, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.5, 1, at=circle), 0.5), 0.2)))
    turn = s.math('MULTIPLY', s.math('POWER', away, 0.85), plan['count'])
    part = s.math('FRACT', turn)
    own = s.node('TexWhiteNoise', {'W': s.math('FLOOR', turn)}, noise_dimensions='1D').outputs['Value']
    fibre = s.noise(4.0, 4, 0.6, at=s.node('CombineXYZ', {0: s.math('MULTIPLY', angle, 3.0), 1: s.math('MULTIPLY', away, 0.8)}).outputs[0])
    colour = s.mix(s.spread(fibre, 0.35, 0.65, 0, 0.4), *plan['flesh'])
    green = s.math('MULTIPLY', s.spread(part, 0.35, 0.95), s.math('ADD', 0.35, s.math('MULTIPLY', own, 0.5)))
    green = s.math('MAXIMUM', green, s.spread(away, 0.3, 0.08, 0, 0.75))
    colour = s.mix(green, colour, plan['green'])
    patchy = s.spread(s.noise(0.8, 3), 0.35, 0.6, 0.45, 1.0)
    line = s.math('MULTIPLY', s.math('MAXIMUM', s.spread(part, 0.07, 0.01), s.spread(part, 0.95, 0.99)), patchy)
    colour = s.mix(s.math('MULTIPLY', line, 0.8), colour, plan['line'])
    film = s.math('MULTIPLY', s.spread(part, 0.05, 0.1), s.spread(part, 0.2, 0.12))
    colour = s.mix(s.math('MULTIPLY', film, 0.6), colour, '#fbf9ee')
    rim = s.math('ADD', outer, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.2, 3), 0.5), 0.04))
    colour = s.mix(s.spread(rim, 0.95, 0.985), colour, plan['skin'])
    dome = s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', part, 3.14159)), s.math('ADD', 0.3, own))
    normal = s.bump(dome, 0.07, s.bump(line, -0.06))
    normal = s.bump(s.noise(2.4, 4), 0.03, normal)
    return s.finish(colour, s.spread(fibre, 0.3, 0.7, 0.12, 0.34), normal, depth=0.15, radius=(0.5, 0.42, 0.25), Clearcoat=0.4,
                    Clearcoat_Roughness=0.1)
