"""Jars and tubs: as in bottles.py."""
import math
import random

import bpy

from glass import inside, ribbed_cap, twist_lid, vessel
from modelling import (LABEL, FIRST, SECOND, curve, lathe, parts, rounded, roughness)


def uneven(stuff, scale, deep, detail=4):
    """Makes a surface grainy or lumpy, for what is ground or spread."""
    tree = stuff.node_tree
    place, noise, bump = (tree.nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'TexNoise', 'Bump'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    bump.inputs['Distance'].default_value = deep
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])


def varied(stuff, least):
    """Makes single pieces of a stuff darker than others: down to `least` of its colour. `paint` in render.py sets the rest."""
    tree = stuff.node_tree
    which, span, mix = (tree.nodes.new(f'ShaderNode{n}') for n in ('ObjectInfo', 'MapRange', 'MixRGB'))
    mix.name, mix.blend_type = 'albedo', 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1
    span.inputs['To Min'].default_value = least
    tree.links.new(which.outputs['Random'], span.inputs['Value'])
    tree.links.new(span.outputs[0], mix.inputs['Color2'])
    tree.links.new(mix.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])


def pieces(profile, wall, low, high, sizes, count, seed):
    """Pieces of three lengths, pressed from inside against the wall of a jar, over a core of the same."""
    chance = random.Random(seed)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=16, radius=1)
    ball = bpy.context.object
    for face in ball.data.polygons:
        face.use_smooth = True
    mesh = ball.data
    mesh.materials.append(FIRST)
    bpy.data.objects.remove(ball)
    lathe([(0, low)] + [(r - sizes[1] * 1.5, z) for r, z in inside(profile, wall, low, low + 0.02, high - sizes[1])] + [(0, high - sizes[1])], FIRST)
    for n in range(count):
        # Rows that wind round the jar, each piece moved a little.
        turn_at, z = 2.39996 * n, low + (high - low) * (n + 0.5) / count
        size = [c * chance.uniform(0.85, 1.12) for c in sizes]
        tilt = chance.uniform(-0.9, 0.9)
        r = inside(profile, wall, low, z, z + 0.01, 1)[0][0] - size[1] - 0.01 - chance.uniform(0, 0.05)
        thing = bpy.data.objects.new('piece', mesh)
        bpy.context.scene.collection.objects.link(thing)
        thing.scale = size
        thing.rotation_euler = (chance.uniform(-0.3, 0.3), tilt, turn_at + math.pi / 2)
        thing.location = (r * math.cos(turn_at), r * math.sin(turn_at), z)
        parts.append(thing)


JAR = curve([(0, 0.08), (0.8, 0.0), (0.95, 0.03), (1.02, 0.14), (1.025, 0.4), (1.025, 1.1), (1.025, 1.84), (1.0, 2.0), (0.9, 2.13), (0.84, 2.2)], 8) + [(0.835, 2.3), (0.835, 2.5)]


def jar_glass(opaque=True):
    vessel(JAR, 2.12, wall=0.05, base=0.12, opaque=opaque, seg=200)
    twist_lid(0.9, 2.24, 2.66)
    lathe([(1.029, 0.42), (1.029, 1.67)], LABEL, seg=200)
    return 2.66


def jar():
    roughness(FIRST, 0.45)
    uneven(FIRST, 3.0, 0.05)
    return jar_glass()


def jar_pieces():
    """For what is put up in pieces: olives, gherkins, vegetables."""
    roughness(FIRST, 0.3)
    varied(FIRST, 0.62)
    height = jar_glass(opaque=None)
    pieces(JAR, 0.05, 0.2, 2.1, (0.2, 0.13, 0.14), 420, seed=3)
    return height


def spice():
    """A slim jar with a cap of plastic, for what is ground or dried."""
    roughness(FIRST, 0.9)
    uneven(FIRST, 70.0, 0.03)
    outside = curve([(0, 0.06), (0.62, 0.0), (0.73, 0.03), (0.78, 0.12), (0.782, 0.5), (0.782, 1.1), (0.782, 1.76), (0.76, 1.9), (0.68, 2.02), (0.64, 2.1)], 8)
    vessel(outside + [(0.635, 2.16), (0.635, 2.4)], 1.98, wall=0.045, base=0.1, opaque=True)
    ribbed_cap(0.71, 2.13, 2.72, ribs=72, ring=0.0)
    lathe([(0.786, 0.36), (0.786, 1.61)], LABEL)
    return 2.72


def tub():
    """A tapered tub of plastic with a printed wall and a lid that snaps on."""
    roughness(FIRST, 0.32)
    wall = lambda z: 1.04 + 0.13 * z / 1.6
    lathe(rounded([(0, 0.06), (0.9, 0.06), (0.94, 0.0), (1.0, 0.0), (wall(0.08), 0.08), (wall(1.55), 1.55)], r=0.03), FIRST, seg=200)
    lathe([(wall(0.3) + 0.004, 0.3), (wall(1.22) + 0.004, 1.22)], LABEL, seg=200)
    lathe(rounded([(wall(1.5), 1.5), (1.21, 1.5), (1.215, 1.52), (1.205, 1.62)], r=0.012), FIRST, seg=200)
    lid = [(1.2, 1.58), (1.25, 1.575), (1.255, 1.6), (1.245, 1.77), (1.22, 1.8), (1.17, 1.8), (1.14, 1.76), (1.1, 1.755), (0, 1.75)]
    lathe(rounded(lid, r=0.02), SECOND, seg=200)
    return 1.8
