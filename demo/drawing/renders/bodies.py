"""Bodies of goods: profiles turned about a straight or bent spine, tubes, and how they come to lie on the ground."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

#: The fineness of meshes; render.py lessens it for a quick look.
DETAIL = 1.0


def smooth_line(points, steps):
    """A smooth line (Catmull-Rom) through points of any dimension, `steps` parts between two of them."""
    out = []
    for i in range(len(points) - 1):
        p = [points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]]
        for k in range(steps):
            t = k / steps
            out.append([0.5 * (2 * p[1][d] + (p[2][d] - p[0][d]) * t
                               + (2 * p[0][d] - 5 * p[1][d] + 4 * p[2][d] - p[3][d]) * t * t
                               + (3 * p[1][d] - p[0][d] - 3 * p[2][d] + p[3][d]) * t ** 3) for d in range(len(p[1]))])
    return out + [list(points[-1])]


def even_line(points, count):
    """`count` + 1 points along a line, evenly by length."""
    lengths = [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    out, at = [], 0
    for i in range(count + 1):
        wanted = lengths[-1] * i / count
        while at < len(points) - 2 and lengths[at + 1] < wanted:
            at += 1
        t = (wanted - lengths[at]) / max(1e-9, lengths[at + 1] - lengths[at])
        out.append([a + (b - a) * t for a, b in zip(points[at], points[at + 1])])
    return out


def add_mesh(name, spots, faces, stuff, uv=None):
    """A smooth mesh of one material; uv(i) gives the place of vertex i on the map "along"."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(spots, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if uv:
        layer = mesh.uv_layers.new(name='along')
        flat = []
        for loop in mesh.loops:
            flat += uv(loop.vertex_index)
        layer.data.foreach_set('uv', flat)
    mesh.materials.append(stuff)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def turned(profile, stuff, seed, bend=None, ribs=None, uneven=0.04, lumps=0.01, squash=0.03, around=128, high=128,
           shape=None, cut=None):
    """
    A body turned from a profile of (radius, height) points in cm, from the foot to the stalk, made irregular:
    uneven    how far the whole form departs from round, in parts of its radius; lumps: the same, finer
    squash    how much flatter it is one way than the other
    ribs      {count, depth, power}: furrows from stalk to foot, depth in parts of the radius
    bend      points (x, z) of the spine in cm; heights then count along its length
    shape     shape(angle, along) gives a further factor of the radius
    cut       (direction 'y' or 'z', place in cm, material): all before or above it is cut away
    """
    around, high = round(around * DETAIL), round(high * DETAIL)
    chance = random.Random(seed)
    line = even_line(smooth_line(profile, 12), high)
    shift = Vector([chance.uniform(-50, 50) for _ in range(3)])
    size = max(r for r, _ in profile)
    spine = even_line(smooth_line(bend, 24), 200) if bend else None
    low, top = profile[0][1], max(z for _, z in profile)
    phase = chance.uniform(0, 6.28)
    spots, places = [], []
    for j, (r, z) in enumerate(line):
        for i in range(around + 1):
            angle = 2 * math.pi * i / around
            x, y = math.cos(angle), math.sin(angle)
            p = Vector((x * r / size, y * r / size, z / size))
            grow = 1 + uneven * 2 * noise.noise(p * 0.9 + shift) + lumps * 2 * noise.noise(p * 3.1 + shift)
            if ribs:
                wave = abs(math.cos(ribs['count'] * angle / 2 + phase + 0.25 * noise.noise(p * 1.2 - shift)))
                fade = ribs.get('fade', 0)
                depth = ribs['depth'] * (1 - fade + fade * abs(2 * j / high - 1) ** 1.5)
                grow -= depth * (1 - wave) ** ribs.get('power', 1.5)
            if shape:
                grow *= shape(angle, j / high)
            side, out = r * grow * x * (1 - squash), r * grow * y
            up = z + size * uneven * 0.6 * noise.noise(Vector((x, y, 7)) * 0.7 + shift) * (r / size)
            if spine:
                spots.append(bent(spine, (up - low) / (top - low), side, out))
            else:
                spots.append((side, out, up))
            places.append((i / around, j / high))
    row = around + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(high) for i in range(around)]
    thing = add_mesh('body', spots, faces, stuff, lambda index: places[index])
    if cut:
        cut_off(thing, *cut)
    return thing


def cut_off(thing, direction, place, stuff):
    """Presses all before (y) or above (z) `place` flat and gives the face the material of the inside."""
    axis, sign = (1, -1) if direction == 'y' else (2, 1)
    flat = set()
    for vertex in thing.data.vertices:
        if (vertex.co[axis] - place) * sign > 0:
            vertex.co[axis] = place
            flat.add(vertex.index)
    thing.data.materials.append(stuff)
    for face in thing.data.polygons:
        if all(index in flat for index in face.vertices):
            face.material_index = 1
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(50)


def bent(spine, share, side, out):
    """A point beside a spine in the x-z plane: `share` of its length along, `side` across it, `out` towards y."""
    at = min(max(share, 0), 1) * (len(spine) - 1)
    i = min(int(at), len(spine) - 2)
    a, b = spine[i], spine[i + 1]
    x, z = a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)
    before, after = spine[max(0, i - 3)], spine[min(len(spine) - 1, i + 4)]
    dx, dz = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dz) or 1
    dx, dz = dx / length, dz / length
    over = (share - min(max(share, 0), 1)) * 10
    return (x + side * dz + dx * over, out, z - side * dx + dz * over)


def tube(points, radii, stuff, seed=0, around=14, uneven=0.08):
    """A stalk or stem: a tube of radii (cm) through points (x, y, z), with rounded ends."""
    chance = random.Random(seed)
    shift = chance.uniform(-50, 50)
    line = smooth_line([[*p, r] for p, r in zip(points, radii)], 8)
    spots, places, last = [], [], Vector((1, 0.3, 0))
    for j, (x, y, z, r) in enumerate(line):
        a, b = line[max(0, j - 1)], line[min(len(line) - 1, j + 1)]
        ahead = (Vector(b[:3]) - Vector(a[:3])).normalized()
        across = (last - ahead * last.dot(ahead)).normalized()
        last, other = across, ahead.cross(across)
        for i in range(around + 1):
            angle = 2 * math.pi * i / around
            grow = r * (1 + uneven * 2 * noise.noise(Vector((math.cos(angle) + shift, math.sin(angle), j * 0.3))))
            spots.append(Vector((x, y, z)) + across * math.cos(angle) * grow + other * math.sin(angle) * grow)
            places.append((i / around, j / (len(line) - 1)))
    row = around + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(len(line) - 1) for i in range(around)]
    faces += [tuple(reversed(range(around))), tuple((len(line) - 1) * row + i for i in range(around))]
    return add_mesh('stalk', spots, faces, stuff, lambda index: places[index])


def join(things):
    """Makes one object of several that belong together, the first of them."""
    if len(things) == 1:
        return things[0]
    bpy.ops.object.select_all(action='DESELECT')
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.join()
    return things[0]


def lay(thing, x=0.0, y=0.0, turn=0.0, tilt=0.0, roll=0.0, size=1.0, lift=0.0):
    """
    Lays a thing on the ground at (x, y) cm, its lowest point at height `lift`: first rolled about its own axis, then
    tilted to the right and turned about the upright, each in degrees.
    """
    spin = Matrix.Rotation(math.radians(roll), 4, 'Z')
    lean = Matrix.Rotation(math.radians(tilt), 4, 'Y')
    round_ = Matrix.Rotation(math.radians(turn), 4, 'Z')
    move = round_ @ lean @ spin @ Matrix.Scale(size, 4)
    low = min((move @ vertex.co).z for vertex in thing.data.vertices)
    thing.matrix_world = Matrix.Translation((x, y, lift - low)) @ move
    return thing


def sheet(name, stuff, length, width, curl=0.0, fold=0.15, wave=0.0, seed=0, tip=1.6, steps=24, across=8):
    """
    A leaf or sepal from the origin along x, `length` x `width` cm: it rises by `curl` cm to its tip (less than 0: hangs),
    its halves fold up by `fold` of the width, its edge waves by `wave` cm; the larger `tip`, the more pointed.
    """
    shift = random.Random(seed).uniform(-50, 50)
    spots, places = [], []
    for j in range(steps + 1):
        t = j / steps
        half = width / 2 * (math.sin(math.pi * min(1, t * 0.94 + 0.06) ** 0.75) ** (1 / tip)) * (1 - t ** 4 * 0.35)
        for i in range(across + 1):
            s = 2 * i / across - 1
            ripple = wave * noise.noise(Vector((t * 4, s * 1.5, shift))) * (0.3 + abs(s))
            spots.append((t * length, s * half, curl * t * t + abs(s) * half * fold * 2 + ripple))
            places.append((i / across, t))
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(steps) for i in range(across)]
    return add_mesh(name, spots, faces, stuff, lambda index: places[index])
