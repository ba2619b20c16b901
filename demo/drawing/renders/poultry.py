"""Raw poultry: bodies of rounded parts grown together under one skin. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from painted import hue, keep, mix, painted, rough, stand, step
from tableware import lumps


def limb(points):
    """Balls close together along a line of (x, y, z, radius) points, smooth from one to the next."""
    balls = []
    for a, b in zip(points, points[1:]):
        count = max(2, int(math.dist(a[:3], b[:3]) / 0.35))
        for i in range(count):
            t = i / count
            balls.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
    return balls + [points[-1]]


def grow(balls, slabs, cell, soft, skin_of, stuff, cut=None):
    """
    One smooth mesh of balls (x, y, z, radius) and slabs (middle, axis, length, width); skin_of(p, n) paints and lifts.
    cut: what lies before this x is cut off.
    """
    white = (0.8, 0.8, 0.8, 0.5)
    items = [((x, y, z), (0, 0, 1), 2 * r, 2 * r, white, 0.0) for x, y, z, r in balls]
    items += [(middle, axis, length, wide, white, 0.0) for middle, axis, length, wide in slabs]
    rude = lumps(items, stuff, 16)
    remesh = rude.modifiers.new('one', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', cell
    smooth = rude.modifiers.new('smooth', 'SMOOTH')
    smooth.factor, smooth.iterations = 0.5, soft
    bpy.context.view_layer.update()
    seen = rude.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = seen.to_mesh()
    spots, colours = [], []
    for vertex in mesh.vertices:
        colour, lift = skin_of(vertex.co.copy(), vertex.normal.copy())
        spot = vertex.co + vertex.normal * lift
        if cut is not None and spot.x < cut:
            spot.x = cut + 0.12 * (spot.x - cut) + 0.06 * rough(spot, 0.7, 3)
        spots.append(spot)
        colours.append(colour)
    faces = [tuple(face.vertices) for face in mesh.polygons]
    seen.to_mesh_clear()
    bpy.data.objects.remove(rude)
    return keep(spots, faces, colours, stuff)


def raw_skin(seed, colours, flesh_at=None):
    """The skin of a raw bird: pores where feathers were, folds, fat that shines through, and flesh at its edges."""
    first, second, fat, red = (hue(c) for c in colours)

    def of(p, n):
        pores = noise.voronoi(Vector(p) / 0.42 + Vector((seed, 0, 0)))[0][0]
        pimple = step(0.28, 0.0, pores)
        fold = rough((p[0] * 0.5, p[1], p[2]), 1.3, 4, seed)
        lift = 0.06 * pimple + 0.1 * fold + 0.05 * rough(p, 2.6, 3, seed + 1)
        colour = mix(first, second, 0.5 + 0.6 * rough(p, 3.2, 3, seed + 2) + 0.3 * fold)
        colour = mix(colour, fat, 0.5 * step(-0.15, 0.7, rough(p, 3.4, 2, seed + 3)))
        colour = mix(colour, fat, 0.4 * pimple)
        colour = mix(colour, red, 0.4 * step(-0.1, 0.8, rough(p, 2.6, 2, seed + 4)))
        gloss = 0.27
        if flesh_at:
            bare = flesh_at(p, n)
            muscle = mix(red, hue('#d98a78'), 0.5 + 0.7 * rough((p[0], p[1] * 3, p[2] * 3), 0.6, 4, seed + 5))
            colour = mix(colour, muscle, bare)
            lift *= 1 - 0.7 * bare
        return (*colour, gloss), lift

    return of


def stuff():
    return painted('bird', bumps=((0.45, 0.05), (0.16, 0.03)), coat=0.8, speckle=0.03)


def leg(seed, colours):
    """A chicken leg: thigh to the left, its cut side bare, the knuckle to the right."""
    chance = random.Random(seed)
    bend = chance.uniform(-0.4, 0.4)
    balls = limb([(-6.0, 1.2, 1.8, 1.7), (-4.0, 1.5, 2.2, 2.6), (-1.6, 0.9, 2.2, 2.5), (0.6, -0.6, 2.1, 2.0),
            (3.0, -1.2 + bend, 2.1, 2.25),
                  (5.5, -1.2 + bend, 2.0, 1.75), (8.0, -1.0 + bend, 1.7, 1.1), (9.6, -0.8 + bend, 1.5, 0.8)])
    balls += limb([(-5.8, -0.8, 1.5, 1.5), (-3.0, -1.2, 1.7, 2.0), (-0.5, -1.4, 1.8, 1.8)])
    slabs = [((-5.2, 0.6, 1.4), (1, 0.1, 0), 6.0, 4.2)]
    bare = lambda p, n: step(-6.35, -6.6, p[0] + 0.25 * rough(p, 1.2, 3, seed))
    things = [grow(balls, slabs, 0.13, 14, raw_skin(seed, colours, bare), stuff(), -6.5)]
    knuckle = hue('#f1e3da')

    def bone(p, n):
        return (*mix(mix(knuckle, hue('#d9a095'), 0.5 * (0.5 + rough(p, 0.6, 4, seed))), hue('#b9544a'),
                0.5 * step(0.1, 0.5, rough(p, 0.9, 3, seed + 1))), 0.35), 0.03 * rough(p, 0.5, 3)

    end = limb([(9.0, -0.85 + bend, 1.5, 0.62), (10.6, -0.75 + bend, 1.4, 0.66)]) + [(10.9, -0.3 + bend, 1.5, 0.72),
            (10.9, -1.2 + bend, 1.35, 0.74)]
    things.append(grow(end, [], 0.1, 8, bone, stuff()))
    return things


def wing(seed, colours):
    """A chicken wing, bent: the thick part, the flat part, the tip."""
    chance = random.Random(seed)
    open_ = chance.uniform(1.2, 1.6)
    elbow, wrist = (0.0, 0.0), (5.6 * math.cos(open_), 5.6 * math.sin(open_))
    ahead = open_ - chance.uniform(2.0, 2.5)
    tip = (wrist[0] + 4.4 * math.cos(ahead), wrist[1] + 4.4 * math.sin(ahead))
    balls = limb([(-6.2, 1.6, 1.5, 1.45), (-4.6, 1.2, 1.7, 1.75), (-2.2, 0.5, 1.4, 1.25), (*elbow, 1.1, 0.95)])
    balls += limb([(*elbow, 1.1, 0.95), (wrist[0] * 0.4, wrist[1] * 0.4, 1.2, 1.2),
            (wrist[0] * 0.75, wrist[1] * 0.75, 1.05, 0.95), (*wrist, 0.9, 0.75)])
    balls += limb([(wrist[0] * 0.2 + 0.9, wrist[1] * 0.2 - 0.2, 1.0, 0.8),
            (wrist[0] * 0.6 + 0.8, wrist[1] * 0.6 - 0.5, 0.95, 0.8), (*wrist, 0.9, 0.7)])
    balls += limb([(*wrist, 0.9, 0.75), ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2, 0.75, 0.62), (*tip, 0.45, 0.28)])
    # The web of skin between the two.
    for near, r in ((0.85, 0.42), (0.65, 0.5), (0.45, 0.6)):
        balls += limb([(-5.0 * near, 1.25 * near + 0.2, 1.2, r),
                (wrist[0] * near * 0.35 - 1.0 * near, wrist[1] * near * 0.45 + 0.3, 1.05, r * 0.8),
                       (wrist[0] * near, wrist[1] * near, 1.0, r)])
    bare = lambda p, n: step(-6.45, -6.65, p[0] + 0.2 * rough(p, 0.9, 3, seed))
    return [grow(balls, [], 0.1, 10, raw_skin(seed, colours, bare), stuff(), -6.6)]


def duck(seed, colours):
    """A whole duck on its back, ready to roast: the breast up, legs and wings against the body."""
    balls = limb([(-12.5, 0, 5.5, 2.2), (-10, 0, 5.8, 4.8), (-5, 0, 6.3, 6.3), (1, 0, 6.2, 6.6), (6, 0, 5.6, 5.8),
            (10, 0, 4.6, 4.0), (12.6, 0, 4.2, 2.2), (14.6, 0, 4.6, 1.2)])
    slabs = []
    for side in (-1, 1):
        balls += limb([(-8, side * 2.4, 8.4, 3.2), (-3, side * 2.7, 8.9, 3.9), (2, side * 2.5, 8.4, 3.6),
                (6, side * 1.8, 7.2, 2.6)])
        balls += limb([(3.0, side * 6.0, 5.2, 3.1), (6.5, side * 6.3, 6.0, 2.5), (10.0, side * 5.0, 6.6, 1.6),
                (12.8, side * 3.8, 6.9, 1.0), (13.8, side * 3.4, 7.0, 1.1)])
        balls += limb([(-9.0, side * 5.2, 5.0, 1.9), (-6.0, side * 7.2, 3.8, 1.7), (-3.4, side * 7.9, 2.9, 1.3)])
        balls += limb([(-3.4, side * 7.9, 2.9, 1.3), (-7.0, side * 8.6, 2.4, 1.2), (-9.6, side * 8.0, 2.2, 0.8)])
    slabs.append(((-12.0, 0, 5.0), (1, 0, -0.2), 6.5, 6.0))
    bare = lambda p, n: step(-13.6, -14.0, p[0] + 0.3 * rough(p, 1.2, 3, seed)) * 0.8
    return [grow(balls, slabs, 0.17, 16, raw_skin(seed, colours, bare), stuff(), -13.9)]


def chicken(seed, colours):
    """A whole chicken on its back: a high breast with its ridge, thick legs drawn up, wings folded under."""
    balls = limb([(-8.6, 0, 5.0, 2.6), (-6.5, 0, 5.8, 4.6), (-2.5, 0, 6.4, 5.6), (2, 0, 6.0, 5.6), (5.8, 0, 5.0, 4.6),
            (8.4, 0, 4.4, 2.6), (10.2, 0, 4.6, 1.2)])
    for side in (-1, 1):
        balls += limb([(-7.0, side * 1.9, 8.0, 2.8), (-3.0, side * 2.3, 9.2, 3.7), (1.5, side * 2.0, 8.8, 3.2),
                (4.5, side * 1.3, 7.6, 2.2)])
        balls += limb([(1.0, side * 5.6, 5.0, 3.0), (3.5, side * 6.2, 6.6, 3.0), (6.5, side * 5.2, 7.4, 2.2),
                (9.4, side * 3.6, 7.6, 1.2), (10.8, side * 2.9, 7.6, 0.9), (11.4, side * 2.7, 7.6, 1.05)])
        balls += limb([(-6.8, side * 5.0, 5.6, 1.8), (-3.6, side * 6.8, 4.2, 1.7), (-1.4, side * 7.0, 3.2, 1.3)])
        balls += limb([(-1.4, side * 7.0, 3.2, 1.3), (-4.8, side * 7.4, 2.4, 1.2), (-7.0, side * 6.4, 2.2, 0.8)])
    return [grow(balls, [((-8.5, 0, 4.8), (1, 0, -0.2), 5.0, 5.4)], 0.15, 14, raw_skin(seed, colours), stuff())]


def pieces(plan):
    """The pieces of a plan: part (leg, wing, duck, chicken), colours, and how each lies: x, y, z, turn, roll, size."""
    part = {'leg': leg, 'wing': wing, 'duck': duck, 'chicken': chicken}[plan['part']]
    for k, lie in enumerate(plan['lie']):
        things = part(plan['seed'] + k, plan['colours'])
        move = (Matrix.Translation((lie.get('x', 0), lie.get('y', 0), 0)) @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4,
                'Z')
                @ Matrix.Rotation(math.radians(lie.get('roll', 0)), 4, 'X') @ Matrix.Scale(lie.get('size', 1), 4)
                @ Matrix.Diagonal((1, -1 if lie.get('other') else 1, 1, 1)))
        for thing in things:
            thing.matrix_world = move @ thing.matrix_world
        stand(things, lie.get('z', 0))
