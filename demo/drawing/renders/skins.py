"""The skin of fruit and vegetables: from a few numbers of a plan to a material."""
from materials import Shader


def skin(plan):
    """
    The material of a skin. All of it may be left out but `colours`:
    colours   two colours that mix in clouds of `clouds` cm (3)
    blush     {colour, from, to}: a side towards the sun; where the cloud noise exceeds from (0.45) to (0.6)
    streaks   {colour, share, fine}: lines from stalk to foot, `fine` of them about the body (26)
    top, foot {colour, from, to, rough}: the colour about the stalk or foot, fading between the places from and to
    dots      {colour, each, size, share}: specks, `each` a cm (3), of radius `size` of their spacing (0.12)
    pores     {each, depth, sharp}: pits a cm, depth in cm; lumps {scale, depth}: soft unevenness
    ridges    {count, depth}: fine lines from stalk to foot, in relief; rings {count, depth}: the same about the body
    stains    {colour, scale, share}: blotches with ragged edges
    rough, coat, depth, flesh, radius, specular: gloss, wax, share of light through the flesh, its colour, its reach
    """
    s = Shader(plan.get('name', 'skin'))
    v, circle = s.along()
    first, second = plan['colours']
    cloud = s.noise(1 / plan.get('clouds', 3.0), 4, 0.55, twist=0.6)
    colour = s.mix(s.spread(cloud, 0.36, 0.64), first, second)
    if 'blush' in plan:
        b = plan['blush']
        where = s.noise(1 / b.get('scale', 7.0), 2, 0.5, twist=0.3)
        share = s.spread(where, b.get('from', 0.45), b.get('to', 0.6), 0, b.get('share', 1.0))
        colour = s.mix(share, colour, b['colour'])
    if 'streaks' in plan:
        colour = streaked(s, colour, plan['streaks'], v, circle)
    if 'stains' in plan:
        b = plan['stains']
        where = s.noise(b.get('scale', 1.0), 8, 0.62, twist=0.4)
        low = b.get('from', 0.56)
        colour = s.mix(s.spread(where, low, low + b.get('edge', 0.06), 0, b.get('share', 0.8)), colour, b['colour'])
    for name, turned in (('top', 1), ('foot', -1)):
        if name in plan:
            b = plan[name]
            ragged = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(b.get('scale', 3.0), 5, 0.6), 0.5), b.get('rough', 0.1))
            place = s.math('ADD', v, ragged)
            colour = s.mix(s.spread(place, b['from'], b['to'], 0, b.get('share', 1.0)), colour, b['colour'])
    if 'dots' in plan:
        b = plan['dots']
        near = s.cells(b.get('each', 3.0))
        size = s.math('MULTIPLY', s.noise(1.3, 1), 2 * b.get('size', 0.12))
        edge = s.math('MULTIPLY', size, 0.55)
        colour = s.mix(s.math('MULTIPLY', s.math('SUBTRACT', 1, s.spread(near, edge, size)), b.get('share', 0.7)), colour, b['colour'])
    fine = s.noise(9, 4, 0.6)
    colour = s.mix(0.22, colour, s.mix(s.spread(fine, 0.3, 0.7), '#5a5a5a', '#e8e8e8'), 'SOFT_LIGHT')
    # No two pieces are equally light.
    lightness = s.spread(s.chance, 0, 1, 1 - plan.get('differ', 0.1), 1 + plan.get('differ', 0.1) / 2)
    colour = s.node('HueSaturation', {'Color': colour, 'Value': lightness}).outputs[0]
    normal = relief(s, plan, circle, v)
    rough = s.spread(s.noise(2.2, 4, 0.6), 0.3, 0.7, plan.get('rough', 0.42) - 0.06, plan.get('rough', 0.42) + 0.08)
    return s.finish(colour, rough, normal, flesh=plan.get('flesh'), depth=plan.get('depth', 0.0),
                    radius=[part * plan.get('reach', 0.3) for part in (1, 0.45, 0.2)],
                    Clearcoat=plan.get('coat', 0.0), Clearcoat_Roughness=0.25, Specular=plan.get('specular', 0.32),
                    Sheen=plan.get('fuzz', 0.0), Sheen_Tint=0.3)


def lengthwise(s, circle, v, short):
    """Coordinates in which noise makes lines from stalk to foot; the larger `short`, the shorter the lines."""
    split = s.node('SeparateXYZ', {0: circle})
    along = s.math('MULTIPLY', v, short)
    return s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: along}).outputs[0]


def streaked(s, colour, b, v, circle):
    """Lines from stalk to foot of uneven length and strength over a colour."""
    lines = lengthwise(s, circle, v, b.get('short', 0.12))
    fine = s.noise(b.get('fine', 9.0), 6, 0.7, at=lines, twist=0.15)
    where = s.noise(1 / b.get('scale', 5.0), 3, 0.55)
    both = s.math('ADD', fine, s.math('MULTIPLY', s.math('SUBTRACT', where, 0.5), b.get('patchy', 1.2)))
    middle = 0.62 - 0.24 * b.get('share', 0.5)
    return s.mix(s.spread(both, middle - 0.09, middle + 0.12, 0, b.get('strength', 0.9)), colour, b['colour'])


def relief(s, plan, circle, v):
    """The normals of a skin: soft lumps, fine lines, pores and a little unevenness, one over the other."""
    normal = None
    if 'lumps' in plan:
        b = plan['lumps']
        normal = s.bump(s.noise(b.get('scale', 0.8), 3), b['depth'], normal)
    if 'ridges' in plan:
        b = plan['ridges']
        at = lengthwise(s, circle, v, b.get('short', 0.4))
        normal = s.bump(s.noise(b.get('count', 12.0), 5, 0.6, at=at), b['depth'], normal)
    if 'rings' in plan:
        b = plan['rings']
        at = lengthwise(s, circle, v, b.get('narrow', 26.0))
        normal = s.bump(s.spread(s.noise(b.get('count', 1.2), 3, 0.5, at=at), 0.42, 0.6), -b['depth'], normal)
    if 'pores' in plan:
        b = plan['pores']
        pit = s.spread(s.cells(b['each']), 0.05, b.get('wide', 0.5))
        normal = s.bump(pit, b['depth'], normal)
    return s.bump(s.noise(14, 5, 0.6), plan.get('grain', 0.004), normal)
