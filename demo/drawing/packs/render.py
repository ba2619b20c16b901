"""
Renders the passes of the pack shapes that demo/drawing wraps labels on. Needed only to add or change a shape:
the results are committed in demo/packs. Blender 3.4 or newer, Cycles on the CPU:

    blender -b -P demo/drawing/packs/render.py -- SHAPE SAMPLES OUT [PIXELS]

OUT gets SHAPE_white.png and SHAPE_black.png (everything of an albedo of 0.9, of 0), SHAPE_uv.png (16 bit: u and v of
the label times coverage, coverage) and SHAPE_tint.png (red: the first colour, green: the second). Then
`node demo/drawing/packs/smooth.mjs OUT` takes the grain out and writes demo/packs, so 12 samples are enough.

Units: about a decimetre. The front looks to -y, the floor is z = 0.
"""
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

sys.path.append(os.path.dirname(os.path.abspath(__file__)))

import bottles
import boxes
import cartons
import bags
import glass
import household
import jars
import multiples
import trays
from modelling import FIRST, LABEL, SECOND, material, materials, parts, scene

SHAPE, SAMPLES, OUT, *rest = sys.argv[sys.argv.index('--') + 1:]
PIXELS = int(rest[0]) if rest else 600
NAME = SHAPE.replace('-', '_')

made = next(getattr(module, NAME) for module in (bottles, jars, bags, cartons, boxes, household, multiples, trays) if hasattr(module, NAME))()
height, elevation = made if isinstance(made, tuple) else (made, 7)
bpy.context.view_layer.update()
depsgraph = bpy.context.evaluated_depsgraph_get()
corners = [
    thing.matrix_world @ Vector(c) for thing in parts for c in thing.evaluated_get(depsgraph).bound_box
]
lowest = min(c.z for c in corners)
for thing in parts:
    thing.matrix_world = Matrix.Translation((0, 0, -lowest)) @ thing.matrix_world

bpy.ops.mesh.primitive_plane_add(size=40)
floor = bpy.context.object
floor.data.materials.append(material('floor', (0.95, 0.95, 0.95, 1), 0.9))
floor.is_shadow_catcher = True
middle = Vector((0, 0, height / 2))
lamps = []


def lamp(place, wide, tall, power):
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', wide, tall, power
    thing = bpy.data.objects.new('lamp', data)
    thing.location = place
    thing.rotation_euler = (middle - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    lamps.append(thing)


# The key above left, a fill at the right, light from behind, and two tall strips whose reflections make glass and film.
lamp((-4, -3.2, 4.5), 2.2, 2.2, 125)
lamp((4.5, -2.5, 3), 2.5, 2.5, 50)
lamp((0, 3, 5), 3, 3, 70)
lamp((-3.4, -1.5, 1.6), 0.45, 3.4, 26)
lamp((3.6, -1.0, 1.6), 0.35, 3.4, 16)

def card(place, wide, tall, strength):
    """A glowing board that is seen only through glass."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=place, rotation=(math.radians(90), 0, 0))
    thing = bpy.context.object
    thing.scale = (wide, tall, 1)
    shine = bpy.data.materials.new('card')
    shine.use_nodes = True
    shine.node_tree.nodes.clear()
    out, glowing = (shine.node_tree.nodes.new(f'ShaderNode{n}') for n in ('OutputMaterial', 'Emission'))
    glowing.inputs['Strength'].default_value = strength
    shine.node_tree.links.new(glowing.outputs[0], out.inputs['Surface'])
    shine.cycles.sample_as_light = False
    thing.data.materials.append(shine)
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False
    lamps.append(thing)


CLEAR = 'glass' in materials
if CLEAR:
    # Glass is lit as in a studio: a bright ground behind it, dark at its sides, which draws its edges; the strips alone shine on it.
    card((0, 2.6, height * 0.5), 4.4, height + 3.2, 1.08)
    for thing in lamps[:3]:
        thing.visible_glossy = False
    lamps[3].data.energy, lamps[3].data.size = 110, 0.9
    lamps[4].data.energy, lamps[4].data.size = 40, 0.5

camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
scene.collection.objects.link(camera)
scene.camera = camera
distance = 10.5
angle = math.radians(elevation)
camera.location = (0, -distance * math.cos(angle), height * 0.48 + distance * math.sin(angle))
camera.rotation_euler = (Vector((0, 0, height * 0.48)) - camera.location).to_track_quat('-Z', 'Y').to_euler()
# The frame leaves a sixth on each side for the shadow.
wide = max(c.x for c in corners) - min(c.x for c in corners)
room = max(height * math.cos(angle) + (max(c.y for c in corners) - min(c.y for c in corners)) * math.sin(angle), wide * 1.06)
camera.data.lens = 36 * distance / (room * 1.36)

# Only the pack and its shadow, which falls to the right, are worth the work.
bpy.context.view_layer.update()
seen = [world_to_camera_view(scene, camera, thing.matrix_world @ Vector(c)) for thing in parts for c in thing.evaluated_get(depsgraph).bound_box]
scene.render.use_border = True
scene.render.border_min_x = max(0, min(c.x for c in seen) - 0.06)
scene.render.border_max_x = min(1, max(c.x for c in seen) + 0.3)
scene.render.border_min_y = max(0, min(c.y for c in seen) - 0.09)
scene.render.border_max_y = min(1, max(c.y for c in seen) + 0.02)
scene.render.engine = 'CYCLES'
scene.render.resolution_x = scene.render.resolution_y = PIXELS
scene.render.film_transparent = True
scene.render.dither_intensity = 0
scene.cycles.max_bounces = 4
if CLEAR:
    scene.cycles.max_bounces = scene.cycles.transmission_bounces = scene.cycles.glossy_bounces = 20
    scene.cycles.diffuse_bounces = 3
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.transparent_max_bounces = 24
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
scene.cycles.use_denoising = False
world = bpy.data.worlds.new('world')
scene.world = world
world.use_nodes = True
sky = world.node_tree.nodes['Background']
sky.inputs[0].default_value = (1, 1, 1, 1)
sky.inputs[1].default_value = 0.34
if CLEAR:
    # Through glass the room beside the card is dark.
    path, dim = (world.node_tree.nodes.new(f'ShaderNode{n}') for n in ('LightPath', 'MapRange'))
    dim.inputs['To Min'].default_value, dim.inputs['To Max'].default_value = 0.34, 0.1
    world.node_tree.links.new(path.outputs['Is Transmission Ray'], dim.inputs['Value'])
    world.node_tree.links.new(dim.outputs[0], sky.inputs[1])


def render(name, samples, view='Standard', depth='8'):
    scene.cycles.samples = samples
    scene.view_settings.view_transform = view
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'PNG', depth, 'RGBA'
    scene.render.filepath = f'{OUT}/{SHAPE}_{name}.png'
    bpy.ops.render.render(write_still=True)


def paint(albedo):
    for stuff in (LABEL, FIRST, SECOND):
        nodes = stuff.node_tree.nodes
        socket = nodes['albedo'].inputs['Color1'] if 'albedo' in nodes else nodes['Principled BSDF'].inputs['Base Color']
        socket.default_value = (albedo, albedo, albedo, 1)


def glow(stuff, colour=None):
    """Makes a material shine by itself: in a colour, or in its place on the label where none is given."""
    tree = stuff.node_tree
    out = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    light = tree.nodes.new('ShaderNodeEmission')
    if colour:
        light.inputs[0].default_value = (*colour, 1)
    else:
        place, split, join = (tree.nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'SeparateXYZ', 'CombineXYZ'))
        join.inputs[2].default_value = 1
        tree.links.new(place.outputs['UV'], split.inputs[0])
        tree.links.new(split.outputs[0], join.inputs[0])
        tree.links.new(split.outputs[1], join.inputs[1])
        tree.links.new(join.outputs[0], light.inputs[0])
    tree.links.new(light.outputs[0], out.inputs['Surface'])
    for link in list(tree.links):
        if link.to_socket == out.inputs['Volume']:
            tree.links.remove(link)


def polish(amount):
    for stuff in (LABEL, FIRST, SECOND):
        stuff.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = amount


if CLEAR:
    glass.mirror(True)
    paint(0)
    polish(0)
    render('shine', 8)
    glass.mirror(False)
    polish(0.5)
paint(0.9)
glass.absorb(0)
render('white', int(SAMPLES))
if glass.volumes:
    glass.absorb(1)
    render('depth', int(SAMPLES))
paint(0)
glass.absorb(60)
render('black', max(6, int(SAMPLES) * 2 // 3))
floor.hide_render = True
for link in list(world.node_tree.links):
    if link.to_socket == sky.inputs[1]:
        world.node_tree.links.remove(link)
sky.inputs[1].default_value = 0
for thing in lamps:
    thing.hide_render = True
for name, stuff in materials.items():
    glow(stuff, None if name == 'label' else (0, 0, 0))
render('uv', 8, 'Raw', '16')
for name, stuff in materials.items():
    glow(stuff, {'first': (1, 0, 0), 'glass': (1, 0, 0), 'second': (0, 1, 0)}.get(name, (0, 0, 0)))
render('tint', 8, 'Raw')
