"""Ginger: a branched rhizome with the rings of its scars, dry flakes and cut ends. Units: centimetres."""
import math

import bpy
from mathutils import Vector, noise

import bodies
from bodies import add_mesh
from materials import Shader
from painted import rough, step


def skin(plan):
    """The skin and the cut: colours [light, deep, scar, cut]; attributes "scar", "cut" and "tip" of the points."""
    s = Shader('ginger')
    scar, cut, tip = (s.node('Attribute', {}, attribute_name=name).outputs['Fac'] for name in ('scar', 'cut', 'tip'))
    light, deep, dark, inner = plan['colours']
    colour = s.mix(s.spread(s.noise(0.6, 4, 0.6), 0.36, 0.64), light, deep)
    fibres = s.noise(5, 6, 0.72, twist=0.3)
    colour = s.mix(s.spread(fibres, 0.45, 0.7, 0, 0.45), colour, deep)
    flake = s.spread(s.noise(1.3, 8, 0.7, twist=0.4), 0.56, 0.6)
    colour = s.mix(s.math('MULTIPLY', flake, 0.45), colour, '#e0cba0')
    colour = s.mix(s.math('MULTIPLY', scar, s.spread(s.noise(1.5, 4), 0.3, 0.6, 0.4, 1)), colour, dark)
    colour = s.mix(s.math('MULTIPLY', tip, 0.45), colour, '#d9b98c')
    rings = s.spread(s.noise(3.5, 5, 0.65), 0.4, 0.65)
    face = s.mix(rings, inner, '#e8d38c')
    colour = s.mix(s.spread(cut, 0.45, 0.55), colour, face)
    normal = s.bump(s.noise(1.6, 5, 0.6), 0.1)
    normal = s.bump(fibres, 0.05, normal)
    normal = s.bump(flake, 0.03, normal)
    return s.finish(colour, s.spread(s.noise(2, 4), 0.35, 0.65, 0.42, 0.62), normal, depth=s.spread(cut, 0.4, 0.6, 0.08, 0.4),
                    radius=(0.3, 0.22, 0.08), Specular=0.3)


def root(plan):
    """`limbs`: each a list of points (x, y, z, radius) whose last end is "cut" or "bud": {points, end}."""
    seed = plan['seed']
    data = bpy.data.metaballs.new('ginger')
    data.resolution = data.render_resolution = 0.16 / bodies.DETAIL
    data.threshold = 0.6
    for limb in plan['limbs']:
        points = bodies.smooth_line(limb['points'], 10)
        length = sum(math.dist(a[:3], b[:3]) for a, b in zip(points, points[1:]))
        for x, y, z, r in bodies.even_line(points, max(3, int(length / 0.35))):
            ball = data.elements.new()
            ball.co, ball.radius, ball.stiffness = (x, y, z), r * 1.75, 0.5
    thing = bpy.data.objects.new('ginger', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    spots = [v.co.copy() for v in mesh.vertices]
    faces = [tuple(p.vertices) for p in mesh.polygons]
    bpy.data.objects.remove(thing)
    lines = [bodies.smooth_line(limb['points'], 12) for limb in plan['limbs']]
    scars, cuts, tips, moved = [], [], [], []
    for p in spots:
        best = (1e9, 0, 0.0, None, 1.0)
        for number, line in enumerate(lines):
            far = 0.0
            for a, b in zip(line, line[1:]):
                va, vb = Vector(a[:3]), Vector(b[:3])
                ahead = vb - va
                t = min(1.0, max(0.0, (p - va).dot(ahead) / max(1e-9, ahead.length_squared)))
                away = (p - va - ahead * t).length
                if away < best[0]:
                    best = (away, number, far + ahead.length * t, ahead.normalized(), a[3])
                far += ahead.length
        away, number, along, ahead, _ = best
        limb, line = plan['limbs'][number], lines[number]
        total = sum(math.dist(a[:3], b[:3]) for a, b in zip(line, line[1:]))
        end = Vector(line[-1][:3])
        way = (end - Vector(line[-4][:3])).normalized()
        wave = along / plan.get('rings', 0.75) + 0.16 * rough(p, 1.2, 3, seed + number) + number * 0.37
        scar = max(0.0, 1 - abs(wave - round(wave)) / 0.09)
        swell = 0.07 * math.sin(6.283 * wave + 1.57) * -1
        out = noise.noise_vector(p * 0.9 + Vector((seed, 0, 0))) * 0.16 + noise.noise_vector(p * 2.4) * 0.05
        q = p + out + (p - closest(line, p)).normalized() * (swell - 0.05 * scar)
        cut = 0.0
        if limb.get('end') == 'cut':
            beyond = (q - end).dot(way) - 0.1 - 0.04 * rough(q, 0.5, 3, seed)
            if beyond > -0.02:
                q = q - way * max(0.0, beyond)
                cut = 1.0
        scars.append(scar * (1 - cut))
        cuts.append(cut)
        tips.append(step(1.2, 0.0, total - along) if limb.get('end') == 'bud' else 0.0)
        moved.append(q)
    thing = add_mesh('ginger', moved, faces, skin(plan['skin']))
    for name, values in (('scar', scars), ('cut', cuts), ('tip', tips)):
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    bodies.lay(thing, **plan.get('lie', {}))


def closest(line, p):
    """The point of a line next to p."""
    best, found = 1e9, None
    for a, b in zip(line, line[1:]):
        va, ahead = Vector(a[:3]), Vector(b[:3]) - Vector(a[:3])
        q = va + ahead * min(1.0, max(0.0, (p - va).dot(ahead) / max(1e-9, ahead.length_squared)))
        if (p - q).length < best:
            best, found = (p - q).length, q
    return found
