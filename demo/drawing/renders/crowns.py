"""Broccoli and cauliflower: florets on a branched stalk, each of clusters of buds or curd, and leaves. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

import bodies
from bodies import add_mesh, tube
from materials import Shader


def bud_stuff(plan):
    """Buds or curd: colours [deep, light, gap]; `depth` of the light in them."""
    s = Shader('buds')
    deep, light, gap = plan['colours']
    out = s.node('Attribute', {}, attribute_name='out').outputs['Fac']
    each = s.node('Attribute', {}, attribute_name='each').outputs['Fac']
    world = s.node('NewGeometry', {}).outputs['Position']
    where = s.node('TexNoise', {'Vector': world, 'Scale': 0.35, 'Detail': 3.0}).outputs['Fac']
    tone = s.math('ADD', s.math('MULTIPLY', each, 0.35), s.math('ADD', s.math('MULTIPLY', s.chance, 0.35), s.math('MULTIPLY', where, 0.9)))
    colour = s.mix(s.spread(tone, 0.35, 1.15), deep, light)
    colour = s.mix(s.spread(out, 0.75, 0.1), colour, gap)
    colour = s.mix(s.spread(s.noise(6, 4, 0.65), 0.45, 0.75, 0, plan.get('dust', 0.25)), colour, plan.get('bloom', '#9fb59a'))
    normal = s.bump(s.noise(12, 4, 0.6), 0.02)
    return s.finish(colour, plan.get('rough', 0.6), normal, depth=plan.get('depth', 0.1), radius=plan.get('reach', (0.15, 0.2, 0.08)),
                    Specular=0.25, Sheen=plan.get('sheen', 0.0))


def cluster(plan, stuff, seed):
    """A knob of about 1 cm radius covered with `buds` small balls of radius `bud` (as a share of it)."""
    chance = random.Random(seed)
    spots, faces, out, each = [], [], [], []
    nu, nv = (5, 8) if bodies.DETAIL >= 1 else (4, 6)

    def ball(middle, r, shade, tone, tall=1.0, axis=Vector((0, 0, 1))):
        first, turn = len(spots), axis.to_track_quat('Z', 'X').to_matrix()
        for i in range(nu + 1):
            for k in range(nv):
                a, b = math.pi * i / nu, 2 * math.pi * k / nv
                p = turn @ Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a) * tall))
                spots.append(middle + p * r)
                out.append(shade)
                each.append(tone)
        faces.extend((first + i * nv + k, first + (i + 1) * nv + k, first + (i + 1) * nv + (k + 1) % nv, first + i * nv + (k + 1) % nv)
                     for i in range(nu) for k in range(nv))

    ball(Vector((0, 0, 0)), 0.86, 0.0, 0.5)
    count = plan['buds']
    for i in range(count):
        up = 1 - 1.45 * (i + 0.5) / count
        a = i * 2.39996 + chance.uniform(-0.25, 0.25)
        flat = math.sqrt(max(0, 1 - up * up))
        way = Vector((flat * math.cos(a), flat * math.sin(a), up))
        far = 0.9 + chance.uniform(-0.09, 0.1) + 0.12 * noise.noise(way * 2 + Vector((seed, 0, 0)))
        ball(way * far, plan['bud'] * chance.uniform(0.75, 1.2), 0.35 + 0.65 * max(0.0, up), chance.random(), plan.get('tall', 1.1), way)
    thing = add_mesh('cluster', spots, faces, stuff)
    for name, values in (('out', out), ('each', each)):
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    return thing


def stem_stuff(colours, rough=0.45):
    """Stalks and ribs: pale green with fine lines along them."""
    s = Shader('stem')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    lines = s.noise(3.0, 4, 0.6, at=s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 0.8)}).outputs[0])
    colour = s.mix(s.spread(lines, 0.35, 0.65), *colours)
    colour = s.mix(s.spread(s.noise(0.8, 4), 0.4, 0.7, 0, 0.4), colour, colours[1])
    return s.finish(colour, rough, s.bump(lines, 0.06, s.bump(s.noise(4, 4), 0.02)), depth=0.2, radius=(0.3, 0.35, 0.12), Specular=0.35)


def leaf(plan, stuff, length, width, seed, cup):
    """A thick leaf with a rib and a waved edge, from the origin along x, its upper side up; `cup` bends it about its length."""
    chance = random.Random(seed)
    shift = chance.uniform(-50, 50)
    steps, across = int(60 * bodies.DETAIL), int(44 * bodies.DETAIL)
    spots, places = [], []
    for j in range(steps + 1):
        t = j / steps
        half = width / 2 * (0.22 + 0.78 * math.sin(math.pi * min(1, t * 0.8 + 0.04)) ** 0.8) * (1 - max(0, t - 0.85) / 0.15 * 0.55) ** 0.8
        for i in range(across + 1):
            s = 2 * i / across - 1
            y = s * half * (1 + 0.06 * noise.noise(Vector((t * 7, s, shift))))
            edge = abs(s) ** 3 * t
            ruffle = 0.5 * edge * noise.noise(Vector((t * 6, s * 1.5, shift + 3))) + 0.16 * noise.noise(Vector((t * 7, s * 5, shift)))
            rib = 0.5 * math.exp(-(s * half / (0.55 * (1 - 0.75 * t))) ** 2) * (1 - 0.8 * t)
            z = cup * s * s * half + plan.get('bow', 2.0) * t * t + ruffle + 0.1 * abs(math.sin((t - abs(s) * 0.45) * 26)) * (1 - t)
            spots.append((t * length * (1 + 0.04 * noise.noise(Vector((s * 3, shift, 0)))), y, z - rib))
            places.append((i / across, t))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(steps) for i in range(across)]
    return add_mesh('leaf', spots, faces, stuff, lambda index: places[index])


def leaf_stuff(plan):
    """A waxy leaf: pale rib and veins, colours [light, deep, rib]."""
    s = Shader('cabbage leaf')
    split = s.node('SeparateXYZ', {0: s.node('UVMap', {}, uv_map='along').outputs[0]})
    u, t = split.outputs[0], split.outputs[1]
    side = s.math('ABSOLUTE', s.math('SUBTRACT', u, 0.5))
    light, deep, rib = plan['leaf_colours']
    bent = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.8, 3), 0.5), 0.22)
    wave = s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', s.math('ADD', s.math('SUBTRACT', t, s.math('MULTIPLY', side, 0.9)), bent), 19)))
    vein = s.math('MULTIPLY', s.spread(wave, 0.16, 0.0), s.spread(side, 0.5, 0.1, 0.3, 1))
    net = s.spread(s.cells(1.6, feature='DISTANCE_TO_EDGE'), 0.08, 0.0, 0, 0.5)
    middle = s.spread(side, s.math('ADD', 0.015, s.math('MULTIPLY', s.math('SUBTRACT', 1, t), 0.13)), 0.0)
    colour = s.mix(s.spread(s.noise(0.4, 4), 0.35, 0.65), light, deep)
    colour = s.mix(s.spread(t, 0.45, 0.0, 0, 0.6), colour, rib)
    colour = s.mix(s.math('MAXIMUM', s.math('MULTIPLY', vein, 0.6), s.math('MAXIMUM', middle, s.math('MULTIPLY', net, 0.5))), colour, rib)
    normal = s.bump(s.math('MAXIMUM', vein, net), -0.06, s.bump(s.noise(1.6, 5, 0.6), 0.1))
    top = s.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.42, 'Normal': normal, 'Specular': 0.35})
    through = s.node('BsdfTranslucent', {'Color': s.mix(0.4, colour, '#b9cc52'), 'Normal': normal})
    both = s.node('MixShader', {0: s.spread(middle, 0, 1, 0.28, 0.05), 1: top.outputs[0], 2: through.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def head(plan):
    """
    A head on its stalk: `florets` of radius `floret` on a dome of radius `dome` about the height `high`, each with `knobs`
    clusters of radius `knob`; `trunk` points (x, y, z, radius); `leaves` {count, length, width, rise, cup}.
    """
    seed = plan['seed']
    chance = random.Random(seed)
    stuff = bud_stuff(plan['buds'])
    kinds = [cluster(plan['cluster'], stuff, seed + k) for k in range(4)]
    green = stem_stuff(plan['stem_colours'])
    trunk = plan['trunk']
    tube([p[:3] for p in trunk], [p[3] for p in trunk], green, seed, around=40, uneven=0.06)
    fork = Vector(trunk[-1][:3])
    count = plan['florets']
    for i in range(count):
        up = 1 - plan.get('spread', 1.0) * (i + 0.5) / count
        a = i * 2.39996 + chance.uniform(-0.2, 0.2)
        flat = math.sqrt(max(0, 1 - up * up))
        way = Vector((flat * math.cos(a), flat * math.sin(a), up * plan.get('tall', 0.8))) + Vector([chance.uniform(-0.08, 0.08) for _ in range(3)])
        size = plan['floret'] * chance.uniform(0.8, 1.18)
        middle = Vector((0, 0, plan['high'])) + way * (plan['dome'] - size * 0.55)
        out = way.normalized()
        r = size * 0.34
        tube([fork - Vector((0, 0, 0.6)), fork.lerp(middle, 0.45) + Vector((0, 0, -0.3)), middle - out * size * 0.2], [r * 1.3, r, r * 1.4],
             green, seed + i, around=16)
        turn = out.to_track_quat('Z', 'Y').to_matrix()
        knobs = plan['knobs']
        for k in range(knobs):
            lift = 1 - 1.35 * (k + 0.5) / knobs
            b = k * 2.39996 + i
            wide = math.sqrt(max(0, 1 - lift * lift))
            aside = turn @ (Vector((wide * math.cos(b), wide * math.sin(b), lift)) + Vector([chance.uniform(-0.1, 0.1) for _ in range(3)]))
            lump = 0.86 + 0.3 * noise.noise(aside * 1.3 + Vector((i * 3.1, seed, 0)))
            place = middle + aside * size * lump
            own = plan['knob'] * chance.uniform(0.75, 1.2) * (1.0 - 0.25 * (1 - lift))
            one = bpy.data.objects.new('knob', chance.choice(kinds).data)
            bpy.context.scene.collection.objects.link(one)
            grow = (aside + out * 0.5).normalized().to_track_quat('Z', 'X').to_matrix().to_4x4()
            one.matrix_world = Matrix.Translation(place) @ grow @ Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z') @ Matrix.Scale(own, 4)
    for one in kinds:
        bpy.data.objects.remove(one)
    if 'leaves' in plan:
        b, wax = plan['leaves'], leaf_stuff(plan)
        for i in range(b['count']):
            length, width = b['length'] * chance.uniform(0.8, 1.15), b['width'] * chance.uniform(0.85, 1.15)
            part = leaf(b, wax, length, width, seed + i, b['cup'])
            turn = 2 * math.pi * (i + chance.uniform(-0.15, 0.15)) / b['count'] + b.get('from', 0)
            rise = Matrix.Rotation(-math.radians(b['rise'] + chance.uniform(-8, 8)), 4, 'Y')
            part.matrix_world = Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((b['away'], 0, b['foot'] + 0.15 * (i % 2))) @ rise
