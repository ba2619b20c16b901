"""Wooden crates on trestles before a shop, filled with the goods that the plans of the renders describe. Centimetres."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from bodies import sheet
from building import box, paint, picture
from clusters import whole
from leaves import thin_leaf
from materials import Shader
from skins import skin

#: Of a crate, inside.
WIDE, DEEP, HIGH = 47, 34, 13


def wood():
    s = Shader('crate')
    grain = s.noise(0.35, 7, 0.66, twist=1.2)
    colour = s.mix(s.spread(grain, 0.34, 0.66), '#c09a63', '#a67c48')
    lightness = s.spread(s.chance, 0, 1, 0.78, 1.08)
    colour = s.node('HueSaturation', {'Color': colour, 'Value': lightness}).outputs[0]
    return s.finish(colour, 0.7, s.bump(s.noise(1.2, 6, 0.7), 0.05), Specular=0.2)


def crate(stuff, into):
    """An open crate of slats, its floor at z = 0; everything in it hangs on the empty `into`."""
    made = []
    for z in (0.6, 7.4):
        for y in (-DEEP / 2 - 1.2, DEEP / 2):
            made.append(box('slat', (-WIDE / 2 - 1.2, y, z), (WIDE / 2 + 1.2, y + 1.2, z + 5.6), stuff, 0.25))
        for x in (-WIDE / 2 - 1.2, WIDE / 2):
            made.append(box('slat', (x, -DEEP / 2, z), (x + 1.2, DEEP / 2, z + 5.6), stuff, 0.25))
    for x in (-WIDE / 2, WIDE / 2 - 2.5):
        for y in (-DEEP / 2, DEEP / 2 - 2.5):
            made.append(box('post', (x, y, 0), (x + 2.5, y + 2.5, HIGH + 1.5), stuff, 0.25))
    made.append(box('floor', (-WIDE / 2, -DEEP / 2, 0), (WIDE / 2, DEEP / 2, 1), stuff, 0))
    for one in made:
        one.parent = into


def copy_of(thing, into, matrix):
    one = bpy.data.objects.new('goods', thing.data)
    one.parent = into
    one.matrix_local = matrix
    bpy.context.scene.collection.objects.link(one)


def balls_in(count, radius, seed):
    """Where balls come to lie that are poured into a crate: (x, y, z), pushed apart while they sink."""
    chance = random.Random(seed)
    balls = [[chance.uniform(-WIDE / 2, WIDE / 2), chance.uniform(-DEEP / 2, DEEP / 2), chance.uniform(6, 6 + 6 * radius)]
             for _ in range(count)]
    for step in range(90):
        for ball in balls:
            ball[2] -= radius * 0.12 * (1 - step / 90)
        for i, a in enumerate(balls):
            for b in balls[:i]:
                dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
                square = dx * dx + dy * dy + dz * dz
                if 1e-9 < square < 4 * radius * radius:
                    away = math.sqrt(square)
                    push = (2 * radius - away) / away / 2
                    for d, part in enumerate((dx, dy, dz)):
                        a[d] -= part * push
                        b[d] += part * push
        for ball in balls:
            ball[2] = max(ball[2], 4 + radius)
            # Above the rim they may lean out a little.
            room = radius * (0.55 if ball[2] > HIGH else 1)
            ball[0] = min(max(ball[0], room - WIDE / 2), WIDE / 2 - room)
            ball[1] = min(max(ball[1], room - DEEP / 2), DEEP / 2 - room)
    return balls


def poured(plan, into, seed, layers=2.6, size=1.0, upright=False):
    """Round goods, as many as fill the crate over its rim; `upright` ones keep their stalk up, more or less."""
    chance = random.Random(seed)
    stuff = skin(plan['skin'])
    kinds = [whole(plan, stuff, seed * 3 + kind) for kind in range(4)]
    radius = max(r for r, _ in plan['profile']) * size
    tall = plan['profile'][-1][1] - plan['profile'][0][1]
    half = max(radius, tall * size * 0.42)
    middle = Vector((0, 0, (plan['profile'][-1][1] + plan['profile'][0][1]) / 2))
    count = round(layers * WIDE * DEEP / (3.5 * half * half))
    for x, y, z in balls_in(count, half * 0.97, seed):
        lean = 35 if upright else 180
        turn = Euler([math.radians(chance.uniform(-lean, lean)) for _ in range(2)] + [chance.uniform(0, 6.28)], 'ZYX')
        scale = size * chance.uniform(0.92, 1.05)
        copy_of(chance.choice(kinds), into, Matrix.Translation((x, y, z)) @ turn.to_matrix().to_4x4()
                @ Matrix.Scale(scale, 4) @ Matrix.Translation(-middle))
    for one in kinds:
        bpy.data.objects.remove(one)


def laid(plan, into, seed, across=False, layers=4, size=1.0):
    """Long goods side by side in layers, their tips to the street or, `across`, to the sides."""
    chance = random.Random(seed)
    stuff = skin(plan['skin'])
    kinds = [whole(plan, stuff, seed * 3 + kind) for kind in range(4)]
    radius = max(r for r, _ in plan['profile']) * size
    length = plan['profile'][-1][1] * size
    room, run = (DEEP, WIDE) if across else (WIDE, DEEP)
    rows = max(1, round(run / length))
    for layer in range(layers):
        z = HIGH - 5 + radius + (layer - layers + 2) * radius * 1.55
        count = int(room / (2 * radius * 0.96)) - layer % 2
        for row in range(rows):
            for i in range(count):
                side = (i - (count - 1) / 2) * 2 * radius * 0.97 + chance.uniform(-0.3, 0.3)
                ahead = (row - (rows - 1) / 2) * run / rows + chance.uniform(-1.2, 1.2)
                at = (ahead, side, z) if across else (side, ahead, z)
                turn = Matrix.Rotation((0 if across else math.pi / 2) + math.pi * chance.randint(0, 1) * (not across)
                                       + math.radians(chance.uniform(-7, 7)), 4, 'Z')
                flat = Matrix.Rotation(math.pi / 2 + math.radians(chance.uniform(-4, 4)), 4, 'Y')
                spin = Matrix.Rotation(chance.uniform(0, 6.28), 4, 'Z')
                copy_of(chance.choice(kinds), into, Matrix.Translation(at) @ turn @ flat @ spin
                        @ Matrix.Scale(size * chance.uniform(0.93, 1.04), 4) @ Matrix.Translation((0, 0, -length / size / 2)))
    for one in kinds:
        bpy.data.objects.remove(one)


def salads(into, seed, colours, count=(4, 3), size=1.0):
    """Heads of lettuce: leaves in a spiral, the outer ones wide and low."""
    chance = random.Random(seed)
    stuff = thin_leaf(colours, 0.35, '#d5e0a0', 40, 0.45)
    kinds = [[sheet('leaf', stuff, length, length * 0.85, -length * 0.25, 0.22, length * 0.28, seed + i, tip=2.4, steps=18, across=10)
              for i in range(3)] for length in (6, 9, 12)]
    for column in range(count[0]):
        for row in range(count[1]):
            foot = Vector(((column + 0.5 - count[0] / 2) * WIDE / count[0] + chance.uniform(-0.6, 0.6),
                           (row + 0.5 - count[1] / 2) * DEEP / count[1], HIGH - 6))
            for i in range(34):
                share = i / 33
                turn = Matrix.Rotation(i * 2.4 + column, 4, 'Z')
                rise = Matrix.Rotation(-math.radians(84 - 62 * share + chance.uniform(-6, 6)), 4, 'Y')
                roll = Matrix.Rotation(math.radians(chance.uniform(-14, 14)), 4, 'X')
                out = Matrix.Translation((1.2 * share, 0, 0))
                leaf = chance.choice(kinds[min(2, int(share * 3))])
                copy_of(leaf, into, Matrix.Translation(foot) @ turn @ out @ rise @ roll @ Matrix.Scale(size * chance.uniform(0.75, 1.0), 4))
    for group in kinds:
        for one in group:
            bpy.data.objects.remove(one)


def bush(x, y, high, radius, seed):
    """A clipped tree in a pot: a ball of small leaves on a stem."""
    chance = random.Random(seed)
    pot = paint('#3a3f3c', '#4a504c', 0.6)
    bpy.ops.mesh.primitive_cone_add(vertices=64, radius1=15, radius2=20, depth=36, location=(x, y, 18))
    bpy.context.object.data.materials.append(pot)
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=18, depth=1, location=(x, y, 36.2))
    bpy.context.object.data.materials.append(Shader('soil').finish('#2c2119', 0.95))
    bpy.ops.mesh.primitive_cylinder_add(vertices=24, radius=1.8, depth=high - 30, location=(x, y, (high + 30) / 2))
    bpy.context.object.data.materials.append(paint('#4b3a28', '#6a5238', 0.8))
    stuff = thin_leaf(('#2c4f22', '#3d6a2c'), 0.2, '#7d9a58', 20, 0.4)
    kinds = [sheet('leaf', stuff, 4.2, 2.2, 0.5, 0.2, 0.3, seed + i, steps=6, across=4) for i in range(3)]
    for _ in range(2600):
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        at = Vector((x, y, high)) + out * radius * chance.uniform(0.6, 1.02)
        ahead = (out + Vector([chance.uniform(-1, 1) for _ in range(3)]) * 0.9).normalized()
        one = bpy.data.objects.new('leaf', chance.choice(kinds).data)
        one.matrix_world = Matrix.Translation(at) @ ahead.to_track_quat('X', 'Z').to_matrix().to_4x4() @ Matrix.Scale(chance.uniform(0.7, 1.2), 4)
        bpy.context.scene.collection.objects.link(one)
    for one in kinds:
        bpy.data.objects.remove(one)


def ticket(x, y, z, path):
    """The price on a stick, leaning back a little."""
    card = picture('ticket', (-6, 0, 0), 12, 8, path, 0.5)
    lean = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(-14), 4, 'X')
    card.matrix_world = lean
    stick = box('stick', (-0.4, 0.2, -7), (0.4, 0.8, 7), wood(), 0)
    stick.matrix_world = lean


def trestles(rows, plans, tickets):
    """Rows of crates, each {z, y, crates}: [left edge, way, key, ...]; a crate leans 24 degrees to the street."""
    plank = paint('#5a4632', '#6d563e', 0.65)
    stuff = wood()
    for number, row in enumerate(rows):
        low = min(x for x, *_ in row['crates']) - 4
        high = max(x for x, *_ in row['crates']) + WIDE + 8
        box('plank', (low, row['y'] - 19, row['z'] - 4), (high, row['y'] + 17, row['z'] - 1), plank, 0.5)
        for x in (low + 8, (low + high) / 2, high - 12):
            box('leg', (x, row['y'] - 16, 0), (x + 5, row['y'] - 11, row['z'] - 4), plank, 0.4)
            box('leg', (x, row['y'] + 8, 0), (x + 5, row['y'] + 13, row['z'] - 4), plank, 0.4)
        for place, (x, way, key, more) in enumerate(row['crates']):
            into = bpy.data.objects.new('crate', None)
            into.matrix_world = (Matrix.Translation((x + WIDE / 2 + 2, row['y'], row['z'] + 7.5))
                                 @ Matrix.Rotation(math.radians(24), 4, 'X'))
            bpy.context.scene.collection.objects.link(into)
            crate(stuff, into)
            seed = 100 * number + place + 1
            if way == 'salads':
                salads(into, seed, **more)
            else:
                {'poured': poured, 'laid': laid}[way](plans[key], into, seed, **more)
            if tickets:
                ticket(x + WIDE / 2 + 2, row['y'] - 18.5, row['z'] + 3.4, tickets[(number * 3 + place) % len(tickets)])
