"""
Flesh of butchers' meat: one material for lean, fat and bone, told apart point by point, and the fields that say where
they are. Units: centimetres. Besides the paint a mesh has the attribute "kind": red is how much of fat a point is,
green how wet it is, blue how much of sawn bone.
"""
import math

from mathutils import Vector, noise

from materials import Shader
from painted import rough, skin

#: Scales of the grain a centimetre, by how the fibres lie: cut across, along x.
ACROSS, ALONG = (7.0, 7.0, 7.0), (1.1, 8.0, 8.0)


def flesh(name, grain=ACROSS, film='#d8897f', coarse=1.0, wet=0.7, soft=1.0, relief=1.0):
    """
    The material. grain: bundles of fibres a centimetre along x, y, z; film: the tissue between them; coarse: how much the
    bundles differ; wet: how much stands in patches on it; soft: how far light goes in; relief: how deep the grain is.
    """
    s = Shader(name)
    paint = s.node('Attribute', {}, attribute_name='paint')
    kind = s.node('Attribute', {}, attribute_name='kind')
    split = s.node('SeparateColor', {0: kind.outputs['Color']})
    fat, damp, bone = split.outputs[0], split.outputs[1], split.outputs[2]
    lean = s.math('SUBTRACT', s.math('SUBTRACT', 1.0, fat), bone, clamp=True)
    # Each muscle has its own direction of fibres: the alpha of "kind", a turn of 0 to 1 about the upright.
    way = s.math('MULTIPLY', kind.outputs['Alpha'], 6.28319)
    wave = s.node('TexNoise', {'Vector': s.moved(None), 'Scale': 1.6, 'Detail': 2.0}).outputs['Color']
    wave = s.node('VectorMath', {0: wave, 1: (1.6, 1.6, 1.6)}, operation='MULTIPLY').outputs[0]
    turned = s.node('VectorRotate', {'Vector': s.place, 'Angle': way}, rotation_type='Z_AXIS').outputs[0]
    at = s.node('VectorMath', {0: turned, 1: grain}, operation='MULTIPLY').outputs[0]
    at = s.node('VectorMath', {0: at, 1: wave}, operation='ADD').outputs[0]
    bundle = s.node('TexVoronoi', {'Vector': s.moved(at), 'Scale': 1.0}, feature='F1')
    one = s.node('SeparateColor', {0: bundle.outputs['Color']}).outputs[0]
    cloud, fine, thread = s.noise(0.7, 5, 0.6), s.noise(16, 3, 0.6), s.noise(2.6, 3, 0.6, at=at)
    # Bundles differ in tone, here more and there less, with threads in them and a paler film between; over them lie
    # clouds and a fine speckle.
    clear = s.math('MULTIPLY', s.spread(s.noise(0.8, 3), 0.34, 0.66, 0.15, 1.0), lean)
    tone = s.math('MULTIPLY', s.spread(one, 0, 1, -0.2 * coarse, 0.2 * coarse), clear)
    tone = s.math('ADD', tone, s.math('MULTIPLY', s.spread(thread, 0.3, 0.7, -0.14, 0.14), lean))
    tone = s.math('ADD', tone, s.spread(cloud, 0.3, 0.7, 0.88, 1.1))
    tone = s.math('ADD', tone, s.spread(fine, 0.3, 0.7, -0.04, 0.04))
    colour = s.mix(1.0, paint.outputs['Color'], tone, 'MULTIPLY')
    border = s.math('MULTIPLY', s.spread(bundle.outputs['Distance'], 0.4, 0.85, 0, 0.34 * coarse), clear)
    colour = s.mix(border, colour, film)
    # Spongy bone has dark pits.
    pits = s.cells(9.0)
    colour = s.mix(s.math('MULTIPLY', s.spread(pits, 0.42, 0.12), bone), colour, '#74302a')
    normal = s.bump(s.noise(2.2, 3), 0.045 * relief)
    normal = s.bump(s.math('MULTIPLY', bundle.outputs['Distance'], lean), -0.02 * relief, normal)
    normal = s.bump(s.math('MULTIPLY', pits, bone), 0.03, normal)
    # Fat lies in small lobes.
    normal = s.bump(s.math('MULTIPLY', s.cells(3.4), fat), -0.035 * relief, normal)
    normal = s.bump(s.noise(7, 4, 0.6), 0.014 * relief, normal)
    normal = s.bump(fine, 0.004, normal)
    # Water stands in patches: smooth and shining there, nearly dull elsewhere; fat is always duller.
    pool = s.math('ADD', s.noise(0.7, 5, 0.62), s.math('MULTIPLY', s.math('SUBTRACT', s.noise(3.4, 3), 0.5), 0.35))
    patch = s.math('MULTIPLY', s.spread(pool, 0.4, 0.56, 0.25, 1.0), damp)
    dull = s.math('SUBTRACT', paint.outputs['Alpha'], s.math('MULTIPLY', patch, 0.16))
    depth = s.math('MULTIPLY', s.spread(fat, 0, 1, 0.16, 0.34), soft)
    radius = s.mix(fat, '#643024', '#a08468')
    return s.finish(colour, s.math('MAXIMUM', dull, 0.14), normal, depth=depth, radius=radius, Specular=0.4,
                    Clearcoat=s.math('MULTIPLY', patch, wet), Clearcoat_Roughness=0.1, Clearcoat_Normal=normal)


def fleshy(nu, nv, place, stuff, look, ring=True, flip=False):
    """
    A skin of flesh. look(u, v, p, n) says of a point (height, colour, roughness, fat, wet, bone) and, where it matters, how
    the fibres are turned (0 to 1); it is asked once a point.
    """
    kinds, last = [], []

    def height(u, v, p, n):
        last[:] = look(u, v, p, n)
        return last[0]

    def paint(u, v, p, n, h):
        kinds.extend((*last[3:6], last[6] if len(last) > 6 else 0.0))
        return (*last[1], last[2])

    thing = skin(nu, nv, place, stuff, height, paint, ring, flip)
    thing.data.attributes.new('kind', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', kinds)
    return thing


def cell(x, y, z, seed):
    """How far a point is from the border of its cell, and a number of 0 to 1 that belongs to the cell."""
    far, near = noise.voronoi(Vector((x + seed * 7.3, y + seed * 3.1, z + seed * 5.7)))
    return far[1] - far[0], (math.sin(near[0].x * 12.9 + near[0].y * 78.2 + near[0].z * 37.7) * 43758.5) % 1.0


def marbling(p, seed, much=1.0, turn=0.0, bow=0.06):
    """
    How much of fat a place of lean is: winding veins of three sizes, each only here and there, tapering where it ends, and
    flecks between them. The bundles are long one way, `turn` degrees from x, bowed.
    """
    if much <= 0:
        return 0.0
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y, z = p[0] * c + p[1] * s, p[1] * c - p[0] * s, p[2]
    y += bow * x * x
    wide = 0.5 * rough((x, y, z), 1.9, 3, seed)
    x += wide + 0.12 * rough((x, y, z), 0.45, 2, seed + 1)
    y += 0.4 * rough((x, y, z), 1.6, 3, seed + 2) + 0.12 * rough((x, y, z), 0.4, 2, seed + 3)
    best = 0.0
    here = rough(p, 2.4, 3, seed + 4)
    for size, thick, gate, k in ((1.9, 0.07, 0.0, 0), (0.85, 0.045, 0.0, 1), (0.36, 0.026, 0.04, 2)):
        room = rough(p, size * 1.3, 3, seed + 5 + k) * 0.8 + here * 0.45 + 0.3 * (much - 1) - gate - 0.06
        if room <= 0:
            continue
        # Winding lines that taper to nothing where their place ends.
        spot = Vector((x * 0.42 / size + 7.3 * (seed + k), y / size + 3.1 * seed, z * 0.6 / size + 5.7 * seed))
        away = abs(noise.noise(spot)) * size * 0.5
        film = thick * min(1.3, room * 3.0)
        best = max(best, min(1.0, max(0.0, (film - away) / (0.015 + 0.35 * film))) * min(1.0, 0.25 + room * 3.0))
    fleck = rough((x * 0.45, y * 1.5, z), 0.2, 3, seed + 20) + 0.4 * here - (0.6 - 0.12 * (much - 1))
    return max(best, min(0.6, max(0.0, fleck * 5)))
