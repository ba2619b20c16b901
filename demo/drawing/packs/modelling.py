"""Building blocks for the models of packs: materials, sheets, turned and lofted bodies, plates, boxes."""
import math

import bpy
from mathutils import Matrix

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
parts = []
materials = {}


def material(name, colour=(1, 1, 1, 1), rough=0.35, metal=0.0):
    if name not in materials:
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        node = made.node_tree.nodes['Principled BSDF']
        node.inputs['Base Color'].default_value = colour
        node.inputs['Roughness'].default_value = rough
        node.inputs['Metallic'].default_value = metal
        materials[name] = made
    return materials[name]


LABEL = material('label', rough=0.34)
FIRST = material('first', rough=0.1)
SECOND = material('second', rough=0.3)
METAL = material('metal', (0.8, 0.8, 0.82, 1), 0.25, 1)
PAPER = material('paper', (0.86, 0.86, 0.85, 1), 0.8)


def roughness(stuff, amount):
    stuff.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = amount


def surface(point, nx, ny, stuff, smooth=True, uv=None):
    """A sheet of nx x ny faces: point(u, v) gives its place, uv(u, v) its place on the label (by default u, v)."""
    at = lambda i: ((i % (nx + 1)) / nx, (i // (nx + 1)) / ny)
    spots = [point(*at(i)) for i in range((nx + 1) * (ny + 1))]
    faces = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny) for i in range(nx)
    ]
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(spots, [], faces)
    layer = mesh.uv_layers.new()
    for face in mesh.polygons:
        face.use_smooth = smooth
        for loop in face.loop_indices:
            place = at(mesh.loops[loop].vertex_index)
            layer.data[loop].uv = uv(*place) if uv else place
    return keep(bpy.data.objects.new('sheet', mesh), stuff)


def keep(thing, stuff):
    scene.collection.objects.link(thing)
    thing.data.materials.append(stuff)
    parts.append(thing)
    return thing


def outline(rx, ry, power, count, start=0.0, end=1.0):
    """Points of a superellipse by length of arc from start to end (0 and 1: the back, 0.5: the front)."""
    fine = 4000
    ring = []
    for i in range(fine + 1):
        angle = 2 * math.pi * (i / fine - 0.5)
        s, c = math.sin(angle), math.cos(angle)
        ring.append((rx * math.copysign(abs(s) ** (2 / power), s), -ry * math.copysign(abs(c) ** (2 / power), c)))
    lengths = [0.0]
    for a, b in zip(ring, ring[1:]):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    out, at = [], 0
    for i in range(count + 1):
        wanted = (start + (end - start) * i / count) * lengths[-1]
        while at < fine - 1 and lengths[at + 1] < wanted:
            at += 1
        span = max(1e-9, lengths[at + 1] - lengths[at])
        t = min(1, max(0, (wanted - lengths[at]) / span))
        out.append(tuple(ring[at][d] + (ring[at + 1][d] - ring[at][d]) * t for d in (0, 1)))
    return out


def loft(sections, stuff, start=0.0, end=1.0, seg=128, x=0.0, y=0.0):
    """A body through sections (z, rx, ry, power) of superellipses."""
    rings = [outline(max(1e-4, rx), max(1e-4, ry), power, seg, start, end) for _, rx, ry, power in sections]

    def point(u, v):
        ring = round(v * (len(sections) - 1))
        px, py = rings[ring][round(u * seg)]
        return (x + px, y + py, sections[ring][0])

    return surface(point, seg, len(sections) - 1, stuff)


def lathe(profile, stuff, start=0.0, end=1.0, **more):
    """A body turned from (radius, z) points."""
    return loft([(z, r, r, 2) for r, z in profile], stuff, start, end, **more)


def curve(points, steps=8):
    """A smooth line through (r, z) points (Catmull-Rom)."""
    out = []
    for i in range(len(points) - 1):
        p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                0.5 * (2 * p[1][d] + (p[2][d] - p[0][d]) * t + (2 * p[0][d] - 5 * p[1][d] + 4 * p[2][d] - p[3][d]) * t * t
                       + (3 * p[1][d] - p[0][d] - 3 * p[2][d] + p[3][d]) * t ** 3)
                for d in (0, 1)))
    return out + [points[-1]]


def rounded(profile, steps=4, r=0.02):
    """The profile with its corners rounded off, so that edges catch the light."""
    out = [profile[0]]
    for a, b, c in zip(profile, profile[1:], profile[2:]):
        la, lc = math.dist(a, b), math.dist(b, c)
        if min(la, lc) < 1e-6:
            continue
        ta, tc = min(0.45, r / la), min(0.45, r / lc)
        p, q = [tuple(b[d] + (e[d] - b[d]) * t for d in (0, 1)) for e, t in ((a, ta), (c, tc))]
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * p[d] + 2 * t * (1 - t) * b[d] + t * t * q[d] for d in (0, 1)))
    return out + [profile[-1]]


def block(x0, x1, y0, y1, z0, z1, stuff, soft=0.02):
    """A box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    thing = bpy.context.object
    thing.scale = (x1 - x0, y1 - y0, z1 - z0)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = thing.modifiers.new('b', 'BEVEL')
    bevel.width, bevel.segments = soft, 4
    thing.data.materials.append(stuff)
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    parts.append(thing)
    return thing


def panel(x0, x1, y, z0, z1, stuff=LABEL):
    """A flat front from (x0, z0) to (x1, z1)."""
    return surface(lambda u, v: (x0 + u * (x1 - x0), y, z0 + v * (z1 - z0)), 1, 1, stuff, False)


def plate(outlines, depth, soft, stuff, y=0.0):
    """A flat shape in x and z, with holes (second and further outlines), as thick as `depth`, its edges rounded."""
    data = bpy.data.curves.new('plate', 'CURVE')
    data.dimensions = '2D'
    data.fill_mode = 'BOTH'
    data.extrude, data.bevel_depth, data.bevel_resolution = depth / 2 - soft, soft, 6
    for points in outlines:
        line = data.splines.new('POLY')
        line.points.add(len(points) - 1)
        line.use_cyclic_u = True
        for spot, (px, pz) in zip(line.points, points):
            spot.co = (px, pz, 0, 1)
    thing = keep(bpy.data.objects.new('plate', data), stuff)
    thing.matrix_world = Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return thing


def closed(points, steps=10):
    """A smooth closed line through (x, z) points."""
    n = len(points)
    out = []
    for i in range(n):
        p = [points[(i + k - 1) % n] for k in range(4)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                0.5 * (2 * p[1][d] + (p[2][d] - p[0][d]) * t + (2 * p[0][d] - 5 * p[1][d] + 4 * p[2][d] - p[3][d]) * t * t
                       + (3 * p[1][d] - p[0][d] - 3 * p[2][d] + p[3][d]) * t ** 3)
                for d in (0, 1)))
    return out


def turn(degrees, lean=0.0):
    """Turns all that was built about the upright, after leaning it back about the x axis."""
    move = Matrix.Rotation(math.radians(degrees), 4, 'Z') @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    bpy.context.view_layer.update()
    for thing in parts:
        thing.matrix_world = move @ thing.matrix_world


def screw_cap(r, z0, z1, stuff=SECOND, x=0.0, y=0.0):
    lathe(rounded([(r * 0.97, z0), (r, z0 + 0.01), (r, z1 - 0.02), (r * 0.96, z1), (0, z1)], r=0.025), stuff, x=x, y=y)


def outline_point(angle, rx, ry, power):
    s, c = math.sin(angle), math.cos(angle)
    return rx * math.copysign(abs(s) ** (2 / power), s), -ry * math.copysign(abs(c) ** (2 / power), c)
