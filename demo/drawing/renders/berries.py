"""Berries made of drupelets: raspberries, hollow where they were picked, and blackberries. Units: centimetres."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

import bodies
from bodies import add_mesh, even_line, join, smooth_line
from clusters import settle
from materials import Shader
from painted import hue, mix, painted, tubes


def drupe_skin(plan):
    """The skin of drupelets: colours [deep, light], `bloom` of its down, `rough`, `coat`, `depth` of the light in it."""
    s = Shader('drupelet')
    deep, light = plan['colours']
    each = s.node('Attribute', {}, attribute_name='each').outputs['Fac']
    tone = s.math('ADD', s.math('MULTIPLY', each, 0.6), s.math('MULTIPLY', s.noise(0.8, 2), 0.5))
    tone = s.math('ADD', tone, s.math('MULTIPLY', s.math('SUBTRACT', s.chance, 0.5), 0.3))
    colour = s.mix(s.spread(tone, 0.25, 0.85), deep, light)
    if 'unripe' in plan:
        colour = s.mix(s.spread(s.math('ADD', s.noise(0.5, 1), s.math('MULTIPLY', s.chance, 0.2)), 0.7, 0.84, 0, 0.65), colour, plan['unripe'])
    colour = s.mix(s.spread(s.noise(4, 5, 0.65), 0.5, 0.75, 0, plan.get('bloom', 0.2)), colour, plan.get('down', '#e8a0a8'))
    normal = s.bump(s.noise(5, 3), 0.03, s.bump(s.noise(30, 3, 0.6), plan.get('grain', 0.004)))
    rough = s.spread(s.noise(3, 4, 0.6), 0.3, 0.7, plan['rough'] - 0.05, plan['rough'] + 0.12)
    return s.finish(colour, rough, normal, depth=plan['depth'], radius=plan.get('reach', (0.3, 0.06, 0.05)), Specular=0.45,
                    Clearcoat=plan.get('coat', 0.0), Clearcoat_Roughness=0.12, Sheen=plan.get('sheen', 0.0), Sheen_Tint=0.6)


def berry(plan, stuff, hair, seed):
    """One berry along z, its opening or stalk above; `profile` (radius, height), `each` the radius of a drupelet."""
    chance = random.Random(seed)
    line = even_line(smooth_line(plan['profile'], 12), 200)
    size = plan['each']
    spots, faces, shade, hairs = [], [], [], []
    nu, nv = (10, 14) if bodies.DETAIL >= 1 else (8, 10)
    around, place = 0.0, 0.0
    # Drupelets sit in a helix from the tip, one beside the other along it.
    at, heights = 0.0, []
    while at < 1:
        r, z = line[min(200, int(at * 200))]
        heights.append((r, z, at))
        step = size * 1.55
        around_here = max(1.0, 2 * math.pi * r / step)
        total = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
        at += step * 0.92 / total / around_here
    for r, z, at in heights:
        around += 2 * math.pi / max(1.0, round(2 * math.pi * r / (size * 1.55)) + 0.5)
        i = min(199, int(at * 200))
        (r0, z0), (r1, z1) = line[i], line[i + 1]
        slope = Vector((z1 - z0, r0 - r1)).normalized()
        a = around + chance.uniform(-0.06, 0.06)
        out = Vector((math.cos(a) * slope.x, math.sin(a) * slope.x, slope.y)).normalized()
        middle = Vector((r * math.cos(a), r * math.sin(a), z)) + out * chance.uniform(-0.05, 0.04)
        own = size * chance.uniform(0.88, 1.14) * (0.8 if at < 0.04 else 1)
        turn = out.to_track_quat('Z', 'X').to_matrix()
        tone, first = chance.random(), len(spots)
        for u in range(nu + 1):
            for v in range(nv):
                pole, turned_ = math.pi * u / nu, 2 * math.pi * v / nv
                p = Vector((math.sin(pole) * math.cos(turned_), math.sin(pole) * math.sin(turned_), math.cos(pole) * 1.12))
                spots.append(middle + turn @ p * own)
                shade.append(tone)
        faces += [(first + u * nv + v, first + (u + 1) * nv + v, first + (u + 1) * nv + (v + 1) % nv, first + u * nv + (v + 1) % nv)
                  for u in range(nu) for v in range(nv)]
        if chance.random() < plan.get('hairs', 0.5):
            foot = middle + out * own * 1.05
            side = Vector([chance.uniform(-1, 1) for _ in range(3)]) + Vector((0, 0, -0.6))
            points = [foot, foot + out * 0.06 + side * 0.04, foot + out * 0.09 + side * 0.11, foot + out * 0.08 + side * 0.18]
            hairs.append((points, lambda t: 0.008 * (1.2 - t * 0.6), lambda t, a, p: (*mix(hue('#a8743c'), hue('#5c2c18'), t), 0.6)))
    thing = add_mesh('berry', spots, faces, stuff)
    thing.data.attributes.new('each', 'FLOAT', 'POINT').data.foreach_set('value', shade)
    parts = [thing]
    if hairs:
        parts.append(tubes(hairs, hair, 4))
    return join(parts)


def core(plan, seed):
    """The hollow of a raspberry: a cup below its opening, paler, with the marks of the drupelets."""
    s = Shader('hollow')
    normal = s.bump(s.spread(s.cells(5), 0.1, 0.5), 0.08)
    stuff = s.finish(s.mix(s.spread(s.noise(2, 3), 0.35, 0.65), '#d0647a', '#b63a54'), 0.6, normal, depth=0.3, radius=(0.3, 0.08, 0.06))
    return bodies.turned(plan['hollow'], stuff, seed, uneven=0.05, around=32, high=32)


def cap(plan, seed):
    """The sepals of a blackberry, dry and bent back."""
    from round_fruit import sepals
    return sepals(plan['cap'], seed)


def heap(plan):
    """`count` berries poured on a round place of `room` cm; some show their opening. See berry and drupe_skin."""
    seed = plan['seed']
    chance = random.Random(seed)
    stuff = drupe_skin(plan['skin'])
    hair = painted('pistil')
    kinds = []
    for k in range(5):
        parts = [berry(plan, stuff, hair, seed * 3 + k)]
        if 'hollow' in plan:
            parts.append(core(plan, seed + k))
        if 'cap' in plan and k % 2:
            parts += cap(plan, seed + k)
        kinds.append(join(parts))
    top, wide = plan['profile'][-1][1], max(r for r, _ in plan['profile']) + plan['each'] * 0.6
    middle = Vector((0, 0, top / 2))
    for x, y, z, r in settle(plan['count'], wide * 1.02, plan['room'], seed):
        one = bpy.data.objects.new('berry', chance.choice(kinds).data)
        bpy.context.scene.collection.objects.link(one)
        tip = plan.get('lying', 90) + chance.uniform(-28, 28)
        turn = Matrix.Rotation(chance.uniform(0, 6.283), 4, 'Z') @ Euler((math.radians(tip), 0, 0)).to_matrix().to_4x4()
        turn = turn @ Matrix.Rotation(chance.uniform(0, 6.283), 4, 'Z')
        one.matrix_world = Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(r / wide / 1.02, 4) @ Matrix.Translation(-middle)
    for one in kinds:
        bpy.data.objects.remove(one)
