"""
Grids whose points are displaced and painted one by one, and the materials that show the paint. Units: centimetres.
The paint is linear red, green, blue and the roughness as its alpha.
"""
import math

import bpy
from mathutils import Matrix, Vector, noise


def hue(text):
    """'#b97a3a' as linear red, green, blue."""
    bytes_ = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in bytes_)


def mix(a, b, t):
    """From a to b, for numbers and for colours; t is kept within 0 and 1."""
    t = min(1.0, max(0.0, t))
    if isinstance(a, (int, float)):
        return a + (b - a) * t
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def step(low, high, x):
    """0 below low, 1 above high, smooth in between."""
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def rough(point, scale, octaves=4, seed=0.0):
    """Fractal noise of about -1 to 1, `scale` centimetres from one lump to the next."""
    spot = Vector(point) / scale + Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    return noise.fractal(spot, 1.0, 2.0, octaves, noise_basis='PERLIN_ORIGINAL')


def ridge(point, scale, seed=0.0):
    """1 on thin winding lines, falling to 0 away from them."""
    spot = Vector(point) / scale + Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    return max(0.0, 1 - abs(noise.noise(spot)) * 4)


def curve_at(knots, x):
    """The smooth curve through (x, y) knots, level at its ends (monotone cubic)."""
    if x <= knots[0][0]:
        return knots[0][1]
    if x >= knots[-1][0]:
        return knots[-1][1]
    k = next(i for i in range(1, len(knots)) if x <= knots[i][0])
    slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in zip(knots, knots[1:])]

    def tangent(i):
        if i in (0, len(knots) - 1):
            return slopes[min(i, len(slopes) - 1)]
        a, b = slopes[i - 1], slopes[i]
        return 0 if a * b <= 0 else 2 * a * b / (a + b)

    (x0, y0), (x1, y1) = knots[k - 1], knots[k]
    h, t = x1 - x0, (x - x0) / (x1 - x0)
    return ((1 + 2 * t) * (1 - t) ** 2 * y0 + t * (1 - t) ** 2 * h * tangent(k - 1)
            + t * t * (3 - 2 * t) * y1 + t * t * (t - 1) * h * tangent(k))


def skin(nu, nv, place, stuff, height=None, paint=None, ring=True, flip=False):
    """
    A grid of nu x nv faces. place(u, v) is its place, u and v from 0 to 1; with `ring`, v = 1 is v = 0 again.
    height(u, v, p, n) moves a point along its normal, paint(u, v, p, n, h) gives its colour.
    """
    columns = nv if ring else nv + 1
    us = [i / nu for i in range(nu + 1)]
    vs = [j / nv for j in range(columns)]
    base = [[Vector(place(u, v)) for v in vs] for u in us]

    def beside(j):
        if ring:
            return (j - 1) % nv, (j + 1) % nv
        return max(0, j - 1), min(nv, j + 1)

    spots, colours = [], []
    for i, u in enumerate(us):
        for j, v in enumerate(vs):
            p = base[i][j]
            before, after = beside(j)
            a = base[min(nu, i + 1)][j] - base[max(0, i - 1)][j]
            b = base[i][after] - base[i][before]
            n = a.cross(b)
            n = n.normalized() * (-1 if flip else 1) if n.length > 1e-9 else Vector((0, 0, 1))
            h = height(u, v, p, n) if height else 0.0
            p = p + n * h
            spots.append(p)
            colours.append(paint(u, v, p, n, h) if paint else (0.8, 0.8, 0.8, 0.5))
    faces = []
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % columns
            four = (i * columns + j, (i + 1) * columns + j, (i + 1) * columns + k, i * columns + k)
            faces.append(four[::-1] if flip else four)
    return keep(spots, faces, colours, stuff)


def tubes(lines, stuff, sides=8):
    """One mesh of many tubes. Each line: (points, radius(t), paint(t, a, p)), t from 0 to 1 along it, a about it."""
    spots, faces, colours = [], [], []
    for points, radius, paint in lines:
        points = [Vector(p) for p in points]
        first, count = len(spots), len(points)
        side = None
        for i, p in enumerate(points):
            ahead = (points[min(count - 1, i + 1)] - points[max(0, i - 1)]).normalized()
            side = side - ahead * side.dot(ahead) if side else ahead.cross(Vector((0.3, 0.2, 1)))
            side = side.normalized() if side.length > 1e-6 else ahead.orthogonal().normalized()
            other = ahead.cross(side)
            t = i / (count - 1)
            for k in range(sides):
                a = 2 * math.pi * k / sides
                q = p + (side * math.cos(a) + other * math.sin(a)) * radius(t)
                spots.append(q)
                colours.append(paint(t, a, q))
        for i in range(count - 1):
            for k in range(sides):
                m = (k + 1) % sides
                faces.append((first + i * sides + k, first + i * sides + m, first + (i + 1) * sides + m,
                        first + (i + 1) * sides + k))
    return keep(spots, faces, colours, stuff)


def keep(spots, faces, colours, stuff):
    """A mesh of the points and faces with its paint, added to the scene."""
    mesh = bpy.data.meshes.new('skin')
    mesh.from_pydata(spots, [], faces)
    layer = mesh.attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', [c for colour in colours for c in colour])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    thing = bpy.data.objects.new('skin', mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(stuff)
    return thing


def stand(things, above=0.0):
    """Moves things that belong together so that the lowest point of them is `above` the ground."""
    bpy.context.view_layer.update()
    low = min((thing.matrix_world @ spot.co).z for thing in things for spot in thing.data.vertices)
    for thing in things:
        thing.matrix_world = Matrix.Translation((0, 0, above - low)) @ thing.matrix_world


def painted(name, bumps=(), subsurface=0.0, radius=(0.3, 0.1, 0.05), coat=0.0, speckle=0.0, speckle_size=0.1, clear=0.0,
            metal=0.0):
    """
    A material that shows the paint. bumps: (size, depth) in centimetres of noise on the surface; subsurface with its
    radius in centimetres; coat: a layer of water or grease; speckle: how much the colour varies from grain to grain;
    clear: how much light goes through, for fins and leaves; metal: how much it shines like metal.
    """
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    link, new = tree.links.new, tree.nodes.new
    paint = new('ShaderNodeAttribute')
    paint.attribute_name = 'paint'
    spots = new('ShaderNodeTexCoord')
    colour = paint.outputs['Color']
    if speckle:
        grain, tone = new('ShaderNodeTexNoise'), new('ShaderNodeHueSaturation')
        grain.inputs['Scale'].default_value = 1 / speckle_size
        grain.inputs['Detail'].default_value = 4
        link(spots.outputs['Object'], grain.inputs['Vector'])
        spread = new('ShaderNodeMapRange')
        spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = 0.3, 0.7
        spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = 1 - speckle, 1 + speckle
        link(grain.outputs['Fac'], spread.inputs['Value'])
        link(spread.outputs[0], tone.inputs['Value'])
        link(colour, tone.inputs['Color'])
        colour = tone.outputs[0]
    link(colour, shader.inputs['Base Color'])
    link(paint.outputs['Alpha'], shader.inputs['Roughness'])
    if subsurface:
        shader.inputs['Subsurface'].default_value = subsurface
        shader.inputs['Subsurface Radius'].default_value = [r for r in radius]
        link(colour, shader.inputs['Subsurface Color'])
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.12
    normal = None
    for size, depth in bumps:
        grain, bump = new('ShaderNodeTexNoise'), new('ShaderNodeBump')
        grain.inputs['Scale'].default_value = 1 / size
        grain.inputs['Detail'].default_value = 3
        link(spots.outputs['Object'], grain.inputs['Vector'])
        bump.inputs['Distance'].default_value = depth
        link(grain.outputs['Fac'], bump.inputs['Height'])
        if normal:
            link(normal, bump.inputs['Normal'])
        normal = bump.outputs[0]
    if normal:
        link(normal, shader.inputs['Normal'])
        link(normal, shader.inputs['Clearcoat Normal'])
    if clear:
        thin, both = new('ShaderNodeBsdfTranslucent'), new('ShaderNodeMixShader')
        link(colour, thin.inputs[0])
        both.inputs[0].default_value = clear
        link(shader.outputs[0], both.inputs[1])
        link(thin.outputs[0], both.inputs[2])
        link(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made
