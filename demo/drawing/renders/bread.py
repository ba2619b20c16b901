"""
Bread from the oven: a country loaf and baguettes, whose cuts have opened under a lifted ear of crust. Units: centimetres.
"""
import math
import random

import bpy
from mathutils import Vector

import bodies
from materials import Shader
from painted import hue, mix, rough, stand, step

DARK, BROWN, AMBER, GOLD, PALE = (hue(c) for c in ('#3f1c0a', '#7d451c', '#a9692e', '#cd9850', '#ecd2a2'))
FLOUR = '#efe6d6'


def crust():
    """
    The paint of the crust with blisters, pores and flour. Attributes of the points: "paint", "flour" (0 to 1), "crumb"
    (0 to 1, torn dough), "torn" (cm along and across a cut), so that torn dough is drawn out across the cut.
    """
    s = Shader('crust')
    colour = s.node('Attribute', {}, attribute_name='paint').outputs['Color']
    dust = s.node('Attribute', {}, attribute_name='flour').outputs['Fac']
    crumb = s.node('Attribute', {}, attribute_name='crumb').outputs['Fac']
    across = s.node('Attribute', {}, attribute_name='torn').outputs['Vector']
    bare = s.math('SUBTRACT', 1, crumb)
    # Blisters of the crust: small, many here and none there, paler on top.
    place = s.spread(s.noise(0.35, 3), 0.46, 0.62)
    small = s.math('MULTIPLY', s.spread(s.cells(3.4), 0.32, 0.08), place)
    large = s.math('MULTIPLY', s.spread(s.cells(1.5), 0.3, 0.05), s.spread(s.noise(0.5, 2), 0.52, 0.66))
    blister = s.math('MULTIPLY', s.math('MAXIMUM', small, large), bare)
    grain = s.noise(7, 6, 0.68)
    colour = s.mix(0.75, colour, s.mix(s.spread(grain, 0.34, 0.66), '#2c2c2c', '#cccccc'), 'SOFT_LIGHT')
    patch = s.noise(0.55, 5, 0.6)
    colour = s.mix(s.math('MULTIPLY', s.spread(patch, 0.5, 0.66, 0, 0.6), bare), colour, '#5e2c10')
    colour = s.mix(s.math('MULTIPLY', blister, 0.35), colour, '#cf9450')
    # Fine cracks of the crust where it cooled.
    bend = s.node('VectorMath', {0: s.node('TexNoise', {'Vector': s.moved(None), 'Scale': 1.2, 'Detail': 4.0}).outputs['Color'],
                                 'Scale': 1.3}, operation='SCALE').outputs[0]
    crackle = s.cells(0.75, at=s.node('VectorMath', {0: s.place, 1: bend}, operation='ADD').outputs[0], feature='DISTANCE_TO_EDGE')
    crack = s.math('MULTIPLY', s.spread(crackle, 0.035, 0.0), s.math('MULTIPLY', bare, s.spread(s.noise(0.4, 4, 0.6), 0.46, 0.6)))
    colour = s.mix(s.math('MULTIPLY', crack, 0.6), colour, '#4a220c')
    # Torn dough: strands across the cut, holes between them.
    split = s.node('SeparateXYZ', {0: across})
    strand = s.node('CombineXYZ', {0: s.math('MULTIPLY', split.outputs[0], 2.6), 1: s.math('MULTIPLY', split.outputs[1], 0.8),
                                   2: split.outputs[2]}).outputs[0]
    fibre = s.noise(1.0, 5, 0.62, at=strand, twist=0.5)
    holes = s.spread(s.cells(2.6, at=None), 0.3, 0.12)
    colour = s.mix(s.math('MULTIPLY', crumb, s.spread(fibre, 0.42, 0.68, 0, 0.6)), colour, '#a56c30')
    colour = s.mix(s.math('MULTIPLY', crumb, s.spread(fibre, 0.5, 0.32, 0, 0.5)), colour, '#f0dcb4')
    # Flour lies in grains and gathers in pits.
    white = s.math('ADD', dust, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(9, 6, 0.8), 0.5), 2.2))
    white = s.math('ADD', white, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(1.1, 6, 0.7), 0.5), 0.95))
    white = s.math('MULTIPLY', s.spread(white, 0.4, 0.85), s.spread(blister, 0.2, 0.9, 1.0, 0.4))
    colour = s.mix(s.math('MULTIPLY', white, 0.82), colour, FLOUR)
    normal = s.bump(crack, -0.06, s.bump(blister, 0.09))
    normal = s.bump(s.math('MULTIPLY', fibre, crumb), 0.3, normal)
    normal = s.bump(s.math('MULTIPLY', holes, crumb), -0.06, normal)
    normal = s.bump(s.noise(1.8, 5, 0.6), 0.09, normal)
    normal = s.bump(grain, 0.02, normal)
    normal = s.bump(s.math('MULTIPLY', s.noise(16, 4, 0.7), white), 0.03, normal)
    shine = s.spread(s.noise(0.9, 4, 0.6), 0.35, 0.65, 0.42, 0.62)
    rough_ = s.mix(s.math('MAXIMUM', white, crumb), shine, 0.9)
    return s.finish(colour, rough_, normal, depth=0.0, Specular=0.3)


def keep(spots, colours, nu, nv, values, torn):
    """The mesh of a grid closed about v, with its attributes."""
    faces = []
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))
    mesh = bpy.data.meshes.new('loaf')
    mesh.from_pydata(spots, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.attributes.new('paint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', [c for one in colours for c in one])
    for name, list_ in values.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', list_)
    mesh.attributes.new('torn', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', [c for one in torn for c in one])
    thing = bpy.data.objects.new('loaf', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


class Cut:
    """
    A cut seen from above: middle (x, y), length, how wide it opened, angle in degrees, bow (cm) and how far its ear lifts.
    at(x, y): share along (-1 to 1), cm across from the ear's edge (inside: 0 to the width there), that width.
    """

    def __init__(self, x, y, length, wide, angle, bow=0.0, ear=0.7, seed=1):
        self.x, self.y, self.length, self.wide, self.bow, self.ear, self.seed = x, y, length, wide, bow, ear, seed
        self.c, self.s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def at(self, x, y):
        dx, dy = x - self.x, y - self.y
        a, b = (dx * self.c + dy * self.s) / (self.length / 2), -dx * self.s + dy * self.c
        if abs(a) >= 1:
            return a, -9.0, 0.0
        edge = self.bow * (1 - a * a) + 0.14 * rough((a * self.length / 2, self.seed, 0), 1.1, 3, self.seed)
        width = self.wide * (1 - a * a) ** 0.7 * (1 + 0.2 * rough((a * self.length / 2, 0, self.seed), 2.5, 2, self.seed))
        return a, edge - b + width * 0.45, width


def opened(cuts, p, n):
    """How the cuts move a point, as a vector, and (crumb, share of the width, ear, along, across) for its paint."""
    move, found = Vector((0, 0, 0)), (0.0, 0.0, 0.0, 0.0, 0.0)
    if n.z < 0.05:
        return move, found
    for cut in cuts:
        a, q, width = cut.at(p.x, p.y)
        if q < -2.5 or q > width + 1.2:
            continue
        taper = (1 - a * a) ** 0.5
        over = Vector((cut.s, -cut.c, 0))
        lift = cut.ear * taper * (0.75 + 0.5 * rough((a * cut.length / 2, 3, cut.seed), 2.2, 2, cut.seed + 2))
        deep = 0.9 * cut.ear * taper
        if q <= 0:
            # The ear: the crust beside the cut, lifted and drawn over the tear.
            move = move + n * lift * math.exp(q / 0.75) + over * lift * 0.75 * math.exp(q / 0.4)
            found = max(found, (0.0, 0.0, taper * math.exp(q / 0.3), a * cut.length / 2, q), key=lambda f: f[2] + f[0])
        elif q < width:
            under = min(1.0, q / 0.28)
            rise = math.exp(-max(0.0, q - 0.28) / 0.55)
            h = mix(lift - 0.12, -deep * rise, under)
            h += (1 - rise) * 0.35 * taper * math.sin(math.pi * min(1.0, q / max(width, 0.1))) * under
            h += under * 0.14 * rough((p.x * 1.3, p.y * 1.3, p.z), 1.0, 3, cut.seed + 4)
            move = move + n * h + over * mix(lift * 0.75, -0.35 * taper * rise, under)
            found = (step(0.0, 0.12, q) * step(0.0, 0.12, width - q), q / max(width, 0.1), 0.0, a * cut.length / 2, q)
        else:
            far = q - width
            move = move + n * taper * (0.14 * math.exp(-far / 0.2) - 0.05 * math.exp(-far / 0.8))
    return move, found


def loaf(length, width, height, ends, cuts, flour=0.4, seed=1, bake=0.5, rings=0.0, bend=0.0, nu=520, nv=380):
    """
    A loaf along x. ends: how blunt they are (2 round, 4 like a stick); flour: 0 to 1; rings: flour left by the coils of
    the basket; bake: how dark.
    """
    nu, nv = int(nu * bodies.DETAIL), int(nv * bodies.DETAIL)

    def place(u, v):
        along = -math.cos(math.pi * u)
        r = max(0.0, 1 - abs(along) ** ends) ** 0.5
        r *= 1 + 0.06 * rough((along * length / 2, 0, 0), length / 5, 2, seed)
        angle = 2 * math.pi * v - math.pi / 2
        y, z = math.cos(angle), math.sin(angle)
        y = math.copysign(abs(y) ** 0.8, y)
        z = z * height * 0.62 if z > 0 else -min(abs(z) ** 0.9, 0.72) * height * 0.42 if z else 0
        return Vector((along * length / 2, y * r * width / 2 + bend * along * along, z * (0.25 + 0.75 * r) * min(1, r * 1.5)))

    base = [[place(i / nu, j / nv) for j in range(nv)] for i in range(nu + 1)]
    spots, colours, torn, values = [], [], [], {'flour': [], 'crumb': []}
    for i in range(nu + 1):
        for j in range(nv):
            p = base[i][j]
            n = (base[i][(j + 1) % nv] - base[i][j - 1]).cross(base[min(nu, i + 1)][j] - base[max(0, i - 1)][j])
            n = n.normalized() if n.length > 1e-9 else Vector((math.copysign(1, p.x), 0, 0))
            move, (crumb, share, ear, along, q) = opened(cuts, p, n)
            lumps = rough(p, 2.6, 3, seed + 7)
            coil = math.hypot(p.x * width / length, p.y) + 0.16 * (height * 0.55 - p.z) + 0.16 * rough(p, 3, 2, seed)
            ring = math.cos(coil * 2 * math.pi / 1.45)
            h = 0.2 * rough(p, width / 2.5, 3, seed) + 0.06 * rough(p, 0.9, 3, seed + 2) * (1 - crumb)
            h -= 0.05 * ring * (rings > 0) * (1 - crumb)
            spots.append(p + n * h + move)
            tone = bake + 0.2 * n.z + 0.22 * lumps + 0.1 * rough(p, 0.7, 3, seed + 8) - 0.3 * step(0.1, -0.5, n.z)
            colour = mix(mix(GOLD, AMBER, tone * 2.2), BROWN, tone * 2.2 - 1)
            colour = mix(colour, DARK, step(0.95, 1.4, tone) * 0.5)
            colour = mix(colour, DARK, min(1.0, 1.1 * ear))
            fresh = mix(mix(PALE, GOLD, share * 1.1 + 0.35 * lumps), AMBER, step(0.5, 1.1, share + 0.3 * lumps) * 0.6)
            colour = mix(colour, fresh, crumb)
            dust = flour * (0.55 + 0.9 * rough(p, 3.5, 4, seed + 9))
            if rings:
                dust = dust * 0.6 + rings * step(-0.5, 0.9, ring) * (0.7 + 1.0 * rough(p, 2.4, 3, seed + 11))
            dust *= step(-0.45, 0.25, n.z) * (1 - crumb) * (1 - 0.85 * min(1.0, ear * 1.4))
            colours.append((*colour, 0.5))
            values['flour'].append(dust)
            values['crumb'].append(crumb)
            torn.append((along, q, seed))
    thing = keep(spots, colours, nu, nv, values, torn)
    thing.data.materials.append(crust())
    return thing


def baguette(seed=1, length=46.0, count=5, turn=0.0, at=(0, 0)):
    """A baguette of tradition with its slanting cuts, turned by degrees about the upright."""
    chance = random.Random(seed)
    pitch = length * 0.88 / count
    cuts = [Cut((i - (count - 1) / 2) * pitch + chance.uniform(-0.5, 0.5), chance.uniform(-0.35, 0.25),
                pitch * chance.uniform(1.45, 1.65), 2.3 + chance.uniform(-0.4, 0.4), 14 + chance.uniform(-3, 4), 0.25,
                0.55 * chance.uniform(0.7, 1.25), seed * 9 + i) for i in range(count)]
    thing = loaf(length, 6.4, 6.0, 2.7, cuts, 0.5, seed, 0.36, bend=chance.uniform(-0.7, 0.7), nu=900, nv=220)
    thing.rotation_euler.z = math.radians(turn)
    thing.location = (*at, 0)
    return thing


def country(seed=1, turn=-14.0):
    """A country loaf with the flour of its basket, one long cut with an ear."""
    cuts = [Cut(0.2, -1.3, 22.0, 5.2, 8, 1.2, 1.15, seed * 9)]
    thing = loaf(26, 18, 12, 2.2, cuts, 0.5, seed, 0.5, rings=0.8, nu=620, nv=460)
    thing.rotation_euler.z = math.radians(turn)
    return thing


def bakery(plan):
    """The pieces of a plan: baguette, country loaf."""
    kinds = {'baguette': baguette, 'country': country}
    for k, piece in enumerate(plan['pieces']):
        stand([kinds[piece['kind']](**{'seed': plan['seed'] + k,
                **{name: value for name, value in piece.items() if name != 'kind'}})])
