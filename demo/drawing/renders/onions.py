"""Onions, shallots and garlic: a body, a torn dry skin over it, a frayed neck, roots, the rings of a half. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

import bodies
import inside
from bodies import turned
from materials import Shader
from painted import hue, mix, painted, tubes


def meridians(s, v, circle, scale, short, wander=0.12):
    """Thin lines from the root to the neck that wander a little: 1 on a line, 0 beside it, and the noise they come of."""
    off = s.node('VectorMath', {0: s.node('TexNoise', {'Vector': s.moved(None), 'Scale': 0.8, 'Detail': 2.0}).outputs['Color'],
                                1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0]
    off = s.node('VectorMath', {0: off, 'Scale': wander}, operation='SCALE').outputs[0]
    split = s.node('SeparateXYZ', {0: circle})
    at = s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, short)}).outputs[0]
    at = s.node('VectorMath', {0: at, 1: off}, operation='ADD').outputs[0]
    field = s.noise(scale, 1.0, 0.4, at=at)
    return s.spread(s.math('ABSOLUTE', s.math('SUBTRACT', field, 0.5)), 0.035, 0.004), field


def paper(plan, dry):
    """
    The skin of a bulb; `dry` is the outermost, thin layer, that lets light through and ends where the value "mask" of its
    points does. plan: colours [light, deep], vein, neck, foot; `under`: the two colours below the dry layer.
    """
    s = Shader('dry skin' if dry else 'skin')
    v, circle = s.along()
    light, deep = plan['colours'] if dry else plan['under']
    strong, wide = meridians(s, v, circle, plan.get('veins', 6.5), 0.35)
    fine, narrow = meridians(s, v, circle, plan.get('veins', 6.5) * 2.6, 0.6)
    colour = s.mix(s.spread(s.noise(0.35, 3, 0.55), 0.38, 0.62), light, deep)
    colour = s.mix(s.math('MULTIPLY', s.spread(wide, 0.36, 0.64), 0.4), colour, deep)
    colour = s.mix(s.math('MULTIPLY', s.spread(narrow, 0.4, 0.7), 0.3), colour, light)
    patchy = s.spread(s.noise(0.7, 3), 0.35, 0.65, 0.25, 1.0)
    colour = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', strong, patchy), plan.get('vein_share', 0.5)), colour, plan['vein'])
    colour = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', fine, patchy), 0.3), colour, plan['vein'])
    if 'stripes' in plan:
        b = plan['stripes']
        band = s.math('ADD', wide, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.5, 3), 0.5), 0.5))
        colour = s.mix(s.spread(band, b['from'], b['from'] + 0.12, 0, b['share']), colour, b['colour'])
    ragged = s.math('ADD', v, s.math('MULTIPLY', s.math('SUBTRACT', narrow, 0.5), 0.22))
    colour = s.mix(s.spread(ragged, *plan.get('neck_at', (0.66, 0.86)), 0, 0.85), colour, plan['neck'])
    colour = s.mix(s.spread(ragged, 0.1, 0.0, 0, 0.8), colour, plan['foot'])
    scuff = s.spread(s.noise(1.1, 8, 0.7, twist=0.3), 0.6, 0.68, 0, 0.4)
    colour = s.mix(scuff, colour, plan['foot'])
    lightness = s.spread(s.chance, 0, 1, 0.88, 1.06)
    colour = s.node('HueSaturation', {'Color': colour, 'Value': lightness}).outputs[0]
    crease = s.noise(0.9, 4, 0.55, twist=0.8)
    normal = s.bump(crease, 0.10 if dry else 0.05)
    normal = s.bump(wide, 0.06, normal)
    normal = s.bump(s.math('ADD', strong, s.math('MULTIPLY', fine, 0.5)), 0.008, normal)
    normal = s.bump(s.noise(12, 5, 0.65), 0.004 if dry else 0.002, normal)
    gloss = plan.get('gloss', (0.42, 0.2))
    rough = s.spread(s.noise(1.3, 5, 0.6), 0.3, 0.7, gloss[0 if dry else 1] - 0.08, gloss[0 if dry else 1] + 0.12)
    if not dry:
        return s.finish(colour, rough, normal, depth=0.06, radius=(0.25, 0.12, 0.06), Specular=0.5,
                        Clearcoat=plan.get('coat', 0.25), Clearcoat_Roughness=0.22)
    mask = s.node('Attribute', {}, attribute_name='mask').outputs['Fac']
    edge = s.math('ADD', mask, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(3.5, 7, 0.65), 0.5), 0.16))
    edge = s.math('ADD', edge, s.math('MULTIPLY', s.math('SUBTRACT', narrow, 0.5), 0.12))
    rim = s.spread(edge, 0.09, 0.0)
    colour = s.mix(s.math('MULTIPLY', rim, 0.5), colour, plan['neck'])
    top = s.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Normal': normal, 'Specular': 0.4})
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.4, colour, plan['neck']), 'Normal': normal})
    sheer = s.node('BsdfTransparent', {'Color': s.mix(0.5, colour, '#ffffff')})
    share = s.math('ADD', 0.25, s.math('MULTIPLY', rim, 0.2))
    thin = s.node('MixShader', {0: share, 1: top.outputs[0], 2: through.outputs[0]})
    thin = s.node('MixShader', {0: s.math('MULTIPLY', rim, plan.get('sheer', 0.3)), 1: thin.outputs[0], 2: sheer.outputs[0]})
    gone = s.node('BsdfTransparent', {})
    both = s.node('MixShader', {0: s.spread(edge, 0.004, -0.004), 1: thin.outputs[0], 2: gone.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def torn(plan, seed):
    """mask(angle, along): above 0 where the dry layer still is; it tears along the veins, least at the neck."""
    shift = Vector([random.Random(seed).uniform(-50, 50) for _ in range(3)])

    def mask(angle, along):
        x, y = math.cos(angle), math.sin(angle)
        value = noise.noise(Vector((x * 1.1, y * 1.1, along * 1.5)) + shift) * 0.75
        value += noise.noise(Vector((x * 3.4, y * 3.4, along * 2.4)) - shift) * 0.28
        low = max(0.0, 0.12 - along) * 5 + max(0.0, along - 0.75) * -1.2
        return value + plan.get('whole', 0.14) - low

    return mask


def over(thing, mask, around, high):
    """Gives the points of a turned body the value of the mask."""
    layer = thing.data.attributes.new('mask', 'FLOAT', 'POINT')
    row = around + 1
    layer.data.foreach_set('value', [mask(2 * math.pi * (k % row) / around, (k // row) / high)
                                     for k in range(len(thing.data.vertices))])
    return thing


def neck(plan, stuff, seed):
    """The dried neck: thin tubes one in another whose ends are frayed; {radius, foot, length, turn, lean}."""
    chance = random.Random(seed)
    b, made = plan['end'], []
    for k in range(b.get('layers', 4)):
        r, length = b['radius'] * (1.06 - 0.16 * k), b['length'] * chance.uniform(0.6, 1.0) * (0.82 + 0.1 * k)
        profile = [(r * b.get('wide', 1.9), -r * 1.25), (r * 1.25, -r * 0.2), (r, length * 0.3), (r * 0.75, length * 0.6),
                   (r * chance.uniform(0.6, 1.0), length)]
        shift = chance.uniform(-50, 50)

        def frayed(angle, along, shift=shift):
            x, y = math.cos(angle), math.sin(angle)
            end = 0.72 + 0.5 * noise.noise(Vector((x * 1.0, y * 1.0, shift))) + 0.35 * noise.noise(Vector((x * 4, y * 4, shift + 9)))
            return min(end - along, 0.35 + 0.9 * noise.noise(Vector((x * 1.6, y * 1.6, along * 0.8 + shift))) if along < 0.25 else 1)

        def pleated(angle, along, shift=shift):
            x, y = math.cos(angle), math.sin(angle)
            return 1 + (0.12 + 0.5 * along) * noise.noise(Vector((x * 1.7, y * 1.7, along + shift))) + 0.2 * noise.noise(
                    Vector((x * 4, y * 4, along * 1.5 + shift)))

        thing = turned(profile, stuff, seed + k, uneven=0.02, around=72, high=48, shape=pleated)
        over(thing, frayed, grid(72), grid(48))
        thing.data.transform(Matrix.Translation((0, 0, b['foot'])))
        made.append(thing)
    return made


def grid(count):
    """How many parts bodies.turned makes of `count` at the fineness of this run."""
    return round(count * bodies.DETAIL)


def roots(b, seed):
    """The root tuft: {radius, foot, count, length, colours}."""
    chance = random.Random(seed)
    light, dark = (hue(c) for c in b.get('colours', ('#c9b48c', '#7d6546')))
    lines = []
    for _ in range(b.get('count', 34)):
        angle, away = chance.uniform(0, 6.283), b['radius'] * math.sqrt(chance.random())
        p = Vector((away * math.cos(angle), away * math.sin(angle), b['foot']))
        ahead = Vector((p.x, p.y, -b.get('down', 0.5) * chance.uniform(0.4, 1.2))) + Vector([chance.uniform(-0.3, 0.3) for _ in range(3)])
        points, length = [p], b['length'] * chance.uniform(0.4, 1.1)
        for _ in range(6):
            ahead = (ahead.normalized() + Vector([chance.uniform(-0.45, 0.45) for _ in range(3)])).normalized()
            points.append(points[-1] + ahead * length / 6)
        tone = mix(dark, light, chance.random())
        lines.append((points, lambda t: 0.035 * (1 - 0.6 * t), lambda t, a, p, tone=tone: (*tone, 0.8)))
    return [tubes(lines, painted('roots', bumps=((0.05, 0.01),)), 5)]


def bulb(plan, stuffs, number, place):
    """One bulb: its body, the dry layer over it, neck and roots; a half has none of its neck."""
    seed = plan['seed'] * 31 + number
    own = {**plan.get('body', {}), **({'cut': ('z', plan['half']['at'], stuffs[2])} if place.get('half') else {})}
    parts = [turned(plan['profile'], stuffs[1], seed, **own)]
    half = plan['half']['at'] if place.get('half') else 1e9
    for k in range(plan.get('layers', 1)):
        mask = torn(plan, seed + 100 * k)
        base = own.get('shape')

        def lifted(angle, along, mask=mask, k=k):
            m = mask(angle, along)
            lift = 0.06 * math.exp(-abs(m) / 0.1) * (0.6 + noise.noise(Vector((math.cos(angle) * 2, math.sin(angle) * 2, along * 3 + seed))))
            return (base(angle, along) if base else 1) * (1 + 0.006 * (k + 1) + max(0.0, lift) * plan.get('lift', 1.0) * (1 + k))

        skin = turned(plan['profile'], stuffs[0], seed, **{**own, 'cut': None, 'shape': lifted})
        around, high = grid(own.get('around', 128)), grid(own.get('high', 128))
        top = [skin.data.vertices[j * (around + 1)].co.z for j in range(high + 1)]
        cover = lambda a, t, mask=mask: min(mask(a, t), (half - 0.06 - top[min(high, round(t * high))]) * 2)
        parts.append(over(skin, cover, around, high))
    if 'end' in plan and not place.get('half'):
        parts += twist(neck(plan, stuffs[0], seed * 7), plan['end'], seed)
    return parts + (roots(plan['roots'], seed) if 'roots' in plan and not place.get('rootless') else [])


def twist(things, b, seed):
    """Turns and bends the neck the more, the higher."""
    chance = random.Random(seed)
    turn, lean, way = b.get('turn', 0.8) * chance.uniform(-1, 1), b.get('lean', 0.3) * chance.uniform(0.4, 1.3), chance.uniform(0, 6.283)
    for thing in things:
        for vertex in thing.data.vertices:
            h = max(0.0, vertex.co.z - b['foot']) / b['length']
            spun = Matrix.Rotation(turn * h, 3, 'Z') @ vertex.co
            vertex.co = spun + Vector((math.cos(way), math.sin(way), 0)) * lean * b['length'] * h * h
    return things


def settle(parts, seed, x=0.0, y=0.0, turn=0.0, tilt=0.0, roll=0.0, size=1.0, **_):
    """Lays the parts of one piece on the ground by the lowest point of its body; none is quite as tall or as round as the next."""
    chance = random.Random(seed)
    own = Matrix.Diagonal([size * chance.uniform(0.95, 1.05), size * chance.uniform(0.92, 1.0), size * chance.uniform(0.9, 1.08), 1])
    move = (Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'Y')
            @ Matrix.Rotation(math.radians(roll), 4, 'Z') @ own)
    low = min((move @ v.co).z for v in parts[0].data.vertices)
    for part in parts:
        part.matrix_world = Matrix.Translation((x, y, -low)) @ move


def pieces(plan):
    """
    Bulbs as a plan says: `profile`, `body`, `skin` (see paper), `layers` of dry skin, each torn but for the share `whole`,
    `end` (see neck), `roots`, `half` (see inside.rings or inside.bulb; `at` its height) and `lie`, of which some are a "half" or "rootless";
    `cloves` for the single cloves of garlic: {profile, skin, lie}.
    """
    cut = plan.get('half')
    stuffs = [paper(plan['skin'], True), paper(plan['skin'], False), getattr(inside, cut.get('inside', 'rings'))(cut) if cut else None]
    for number, place in enumerate(plan['lie']):
        settle(bulb(plan, stuffs, number, place), plan['seed'] + number, **place)
    if 'cloves' in plan:
        b = plan['cloves']
        stuff = paper({**plan['skin'], **b['skin']}, False)
        for number, place in enumerate(b['lie']):
            settle([turned(b['profile'], stuff, plan['seed'] + number, bend=b['bend'], **b.get('body', {}))],
                   plan['seed'] + number, **place)
