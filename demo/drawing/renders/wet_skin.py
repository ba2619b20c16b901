"""
Meshes of fields with their paint, and the material of flesh, skin and fat that shows it. Units: centimetres.
The paint is linear colour and roughness; the marks of a point are how strong its pimples are, how wet it is and how
much of fine wrinkles it has, each from 0 to 1.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix

from materials import Shader
from painted import stand


def show(spots, faces, paint, marks, stuff):
    """A mesh of points (n, 3) and faces (m, 4) with its paint (n, 4) and marks (n, 3) in the scene."""
    made = bpy.data.meshes.new('flesh')
    made.vertices.add(len(spots))
    made.vertices.foreach_set('co', np.asarray(spots, dtype=np.float32).ravel())
    made.loops.add(faces.size)
    made.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    made.polygons.add(len(faces))
    made.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    made.polygons.foreach_set('loop_total', np.full(len(faces), 4, dtype=np.int32))
    made.polygons.foreach_set('use_smooth', np.ones(len(faces), dtype=bool))
    made.update(calc_edges=True)
    for name, value in (('paint', paint), ('marks', np.concatenate([marks, np.ones((len(marks), 1))], axis=1))):
        layer = made.attributes.new(name, 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.asarray(value, dtype=np.float32).ravel())
    made.materials.append(stuff)
    thing = bpy.data.objects.new('flesh', made)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def lay(things, lie):
    """Lays things that belong together as a plan says: x, y, z, turn, tilt, roll, size."""
    move = Matrix.Translation((lie.get('x', 0), lie.get('y', 0), 0))
    for angle, axis in (('turn', 'Z'), ('tilt', 'Y'), ('roll', 'X')):
        move = move @ Matrix.Rotation(math.radians(lie.get(angle, 0)), 4, axis)
    move = move @ Matrix.Scale(lie.get('size', 1), 4)
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world
    stand(things, lie.get('z', 0))


def stuff(name, pimples=(0.34, 0.05), grain=((0.6, 0.04), (0.13, 0.012)), wrinkles=(0.3, 0.03), soft=0.15,
          radius=(0.5, 0.2, 0.1), coat=0.6, vary=0.05, thin=0.0, pale=1.0):
    """
    The material: pimples (cm apart, cm high), grain as (cm, depth) of noise, wrinkles (cm, depth), soft: the share of light
    that goes through the flesh about `radius` cm, coat: the layer of water or grease, vary: how the tone varies
    from grain to grain, thin: how much light comes through from behind, pale: how bright its paint is taken.
    """
    made = bpy.data.materials.get(name)
    if made:
        return made
    s = Shader(name)
    paint = s.node('Attribute', {}, attribute_name='paint').outputs
    marks = s.node('SeparateRGB', {0: s.node('Attribute', {}, attribute_name='marks').outputs['Color']}).outputs
    place = s.place
    # The points of pimples are pushed about, so that they stand in no lattice.
    push = s.node('VectorMath', {0: s.node('TexNoise', {'Vector': s.moved(place),
        'Scale': 1.3 / pimples[0] / 4}).outputs['Color'],
                                 'Scale': pimples[0] * 0.9}, operation='SCALE').outputs[0]
    spot = s.node('VectorMath', {0: place, 1: push}, operation='ADD').outputs[0]
    near = s.cells(1 / pimples[0], at=spot)
    size = s.spread(s.noise(0.9 / pimples[0], 2), 0.3, 0.7, 0.28, 0.62)
    dome = s.math('MULTIPLY', s.spread(near, size, 0.05), marks[0])
    tone = s.spread(s.noise(2.6, 4, 0.6), 0.3, 0.7, 1 - vary, 1 + vary)
    fine = s.spread(s.noise(11, 4, 0.65), 0.3, 0.7, 1 - vary * 0.7, 1 + vary * 0.7)
    shade = s.math('MULTIPLY', s.math('MULTIPLY', tone, fine), s.math('ADD', pale, s.math('MULTIPLY', dome, 0.12)))
    base = s.node('HueSaturation', {'Color': paint['Color'], 'Value': shade}).outputs[0]
    normal = s.bump(dome, pimples[1])
    lines = s.node('VectorMath', {0: place, 1: s.node('VectorMath', {0: s.node('TexNoise', {'Vector': s.moved(place),
                   'Scale': 0.5}).outputs['Color'], 'Scale': 2.2}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    wave = s.math('MULTIPLY', s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(1 / wrinkles[0], 3, 0.55, at=lines), 0.5)),
        marks[2])
    normal = s.bump(wave, wrinkles[1] * 4, normal)
    for size, depth in grain:
        normal = s.bump(s.noise(1 / size, 4, 0.6), depth, normal)
    patch = s.spread(s.noise(0.8, 4, 0.65), 0.36, 0.62)
    dry = s.math('ADD', paint['Alpha'], s.math('MULTIPLY', s.math('SUBTRACT', s.noise(3.5, 4, 0.6), 0.5), 0.22), clamp=True)
    wet = s.math('MULTIPLY', s.math('MULTIPLY', marks[1], s.spread(patch, 0, 1, 0.35, 1.0)), coat)
    made = s.finish(base, dry, normal, depth=soft, radius=radius, Clearcoat=wet, Clearcoat_Roughness=0.13, Specular=0.4,
                    Clearcoat_Normal=s.bump(s.noise(1.4, 3), 0.05, normal))
    if thin:
        out = s.tree.nodes['Material Output']
        solid = out.inputs['Surface'].links[0].from_socket
        behind = s.node('BsdfTranslucent', {'Color': base, 'Normal': normal}).outputs[0]
        both = s.node('MixShader', {0: thin, 1: solid, 2: behind}).outputs[0]
        s.tree.links.new(both, out.inputs['Surface'])
    return made
