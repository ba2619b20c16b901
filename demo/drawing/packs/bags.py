"""Bags of film: as in bottles.py. How the film lies comes from film.py."""
import math

import bpy

from film import Bag
from modelling import LABEL, FIRST, keep, turn


def sewn(bag):
    """The two sheets of a bag as one mesh, made twice as fine; front and back are of different stuffs."""
    nx, nz = bag.nx, bag.nz
    places, faces, kinds, spots, number = [], [], [], [], {}

    def point(kind, i, j):
        joined = i in (0, nx) or j <= bag.low or j >= bag.high
        key = (0 if joined else kind, i, j)
        if key not in number:
            number[key] = len(places)
            places.append(tuple(bag.sheets[key[0]][j, i]))
        return number[key]

    for kind in (0, 1):
        for j in range(bag.low if kind else 0, bag.high if kind else nz):
            for i in range(nx):
                corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)][:: -1 if kind else 1]
                faces.append([point(kind, *c) for c in corners])
                kinds.append(kind)
                spots += [(c[0] / nx, c[1] / nz) for c in corners]
    mesh = bpy.data.meshes.new('bag')
    mesh.from_pydata(places, [], faces)
    layer = mesh.uv_layers.new()
    for loop, spot in zip(layer.data, spots):
        loop.uv = spot
    thing = keep(bpy.data.objects.new('bag', mesh), LABEL)
    mesh.materials.append(FIRST)
    for face, kind in zip(mesh.polygons, kinds):
        face.material_index, face.use_smooth = kind, True
    finer = thing.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 2
    ready = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = ready
    return thing


def pinked(thing, pitch, deep):
    """Cuts the upper and the lower edge in small teeth."""
    layer = thing.data.uv_layers[0].data
    edge = {}
    for loop, spot in zip(thing.data.loops, layer):
        if spot.uv[1] < 1e-5 or spot.uv[1] > 1 - 1e-5:
            edge[loop.vertex_index] = spot.uv
    for at, (u, v) in edge.items():
        tooth = abs((u / pitch) % 1 - 0.5) * 2
        thing.data.vertices[at].co.z += deep * (tooth - 0.5)


def printed(thing, margin, low, high):
    """Leaves the sides and what lies below `low` and above `high` free of the label, whose last colour goes on there."""
    for spot in thing.data.uv_layers[0].data:
        u, v = spot.uv
        spot.uv = ((u - margin) / (1 - 2 * margin), (v - low) / (high - low))


def crimped(stuff, low, high, count, deep=0.006):
    """Presses fine ribs into the welds, the parts of the label below `low` and above `high`."""
    tree = stuff.node_tree
    node = lambda kind: tree.nodes.new(f'ShaderNode{kind}')
    place, split, bump = node('TexCoord'), node('SeparateXYZ'), node('Bump')
    tree.links.new(place.outputs['UV'], split.inputs[0])

    def sum_of(kind, a, b=None):
        made = node('Math')
        made.operation = kind
        for socket, value in zip(made.inputs, (a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return made.outputs[0]

    v = split.outputs[1]
    where = sum_of('MAXIMUM', sum_of('LESS_THAN', v, low), sum_of('GREATER_THAN', v, high))
    wave = sum_of('SINE', sum_of('MULTIPLY', v, 2 * math.pi * count))
    tree.links.new(sum_of('MULTIPLY', wave, where), bump.inputs['Height'])
    bump.inputs['Distance'].default_value = deep
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])


def film(stuff, rough):
    stuff.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = rough


def pouch():
    w, h, band = 2.0, 2.5, 0.14
    bag = sewn(Bag(w, h, band, 72, 90, 0.66, seed=8, lumps=0.0035).fill(280))
    pinked(bag, 0.0175, 0.016)
    low, high = 0.055, 0.97
    printed(bag, 0.03, low, high)
    weld = [(v - low) / (high - low) for v in (band / h * 0.86, 1 - band / h * 0.86)]
    crimped(LABEL, *weld, 88 * (high - low))
    film(LABEL, 0.27)
    film(FIRST, 0.27)
    turn(-8)
    return h * 0.93
