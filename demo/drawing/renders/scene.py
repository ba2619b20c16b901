"""
The studio of the rendered goods: one camera, one soft key light above left, a fill, a light from behind and a ground
that only catches shadows, on a transparent film. Units: centimetres. The front looks to -y, the ground is z = 0.

    make_scene(pixels)            empties Blender and sets up the renderer
    render_to(path, samples)      frames and lights all that was added since, and renders it
"""
import math
import tempfile

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import denoise

#: How far the camera looks down, in degrees; a plan may say otherwise (a plate is seen from higher).
ELEVATION = 22
#: The share of the picture that the goods fill at most, across and upright.
ROOM = (0.84, 0.78)
#: Name of the things that are not goods: they are neither framed nor lit on purpose.
STUDIO = 'studio'
#: How much darker than rendered the picture is shown, in stops.
EXPOSURE = -0.3
#: What the renderer writes: light with alpha, the colour of the surface and where it faces.
PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal')


def make_scene(pixels, elevation=ELEVATION):
    """An empty scene whose renders are `pixels` wide and high, seen from `elevation` degrees above the ground."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene['elevation'] = elevation
    render = scene.render
    render.engine = 'CYCLES'
    render.resolution_x = render.resolution_y = pixels
    render.film_transparent = True
    render.dither_intensity = 0
    render.threads_mode, render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 12
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    return scene


def goods_points(scene, most=4000):
    """Points of the surface of all goods in the scene, enough to frame them by."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in scene.objects:
        if thing.type not in {'MESH', 'CURVE'} or thing.name.startswith(STUDIO) or thing.hide_render:
            continue
        seen = thing.evaluated_get(depsgraph)
        mesh = seen.to_mesh()
        step = max(1, len(mesh.vertices) // most)
        points += [thing.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
        seen.to_mesh_clear()
    return points


def add_lamp(scene, middle, place, wide, tall, power):
    """A rectangular lamp of `wide` x `tall` cm at `middle` + `place` that shines on the middle."""
    data = bpy.data.lights.new(STUDIO, 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', wide, tall, power
    lamp = bpy.data.objects.new(STUDIO, data)
    lamp.location = middle + Vector(place)
    lamp.rotation_euler = (-Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(lamp)


def light(scene, middle, reach):
    """Lamps about goods of `reach` cm from their middle to their end: the same light on a berry and on a melon."""
    power = reach * reach
    add_lamp(scene, middle, (-2.9 * reach, -2.0 * reach, 3.9 * reach), 3.6 * reach, 3.6 * reach, 190 * power)
    add_lamp(scene, middle, (4.2 * reach, -3.0 * reach, 2.2 * reach), 3.2 * reach, 3.2 * reach, 40 * power)
    add_lamp(scene, middle, (0.8 * reach, 4.0 * reach, 4.2 * reach), 3.0 * reach, 2.4 * reach, 90 * power)
    world = bpy.data.worlds.new(STUDIO)
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = (0.97, 0.985, 1, 1)
    sky.inputs[1].default_value = 0.8


def lay_ground(scene, reach):
    """The ground, which only catches shadows; its own white throws light back on the goods."""
    bpy.ops.mesh.primitive_plane_add(size=60 * reach)
    ground = bpy.context.object
    ground.name = STUDIO
    stuff = bpy.data.materials.new(STUDIO)
    stuff.use_nodes = True
    shader = stuff.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.92, 0.92, 0.92, 1)
    shader.inputs['Roughness'].default_value = 0.9
    shader.inputs['Specular'].default_value = 0
    ground.data.materials.append(stuff)
    ground.is_shadow_catcher = True


def aim(scene, points, middle, reach):
    """Points the camera at the middle and chooses lens and shift so that the goods fill their room in the picture."""
    data = bpy.data.cameras.new(STUDIO)
    camera = bpy.data.objects.new(STUDIO, data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    angle = math.radians(scene['elevation'])
    distance = 11 * reach
    camera.location = middle + Vector((0, -distance * math.cos(angle), distance * math.sin(angle)))
    camera.rotation_euler = (middle - camera.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    data.clip_start, data.clip_end = reach / 10, 100 * reach
    into = camera.matrix_world.inverted()
    seen = [into @ point for point in points]
    flat = [(p.x / -p.z, p.y / -p.z) for p in seen]
    low, high = [[pick(p[d] for p in flat) for d in (0, 1)] for pick in (min, max)]
    span = max((high[0] - low[0]) / ROOM[0], (high[1] - low[1]) / ROOM[1])
    data.sensor_width, data.lens = 36, 36 / span
    # The shadow falls to the right and forward, so the goods stand a little left of the middle.
    data.shift_x = (low[0] + high[0]) / 2 / span + 0.012
    data.shift_y = (low[1] + high[1]) / 2 / span + 0.005


def crop(scene, points):
    """Renders only the goods and the room that their shadow takes, at the right and before them."""
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points]
    render = scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = max(0, min(p.x for p in seen) - 0.1), min(1, max(p.x for p in seen) + 0.16)
    render.border_min_y, render.border_max_y = max(0, min(p.y for p in seen) - 0.12), min(1, max(p.y for p in seen) + 0.02)


def keep_passes(scene, folder):
    """Has the renderer write what `denoise` needs, each as numbers without a transform: light, colour and direction of the surface."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    for name in PASSES:
        output.file_slots.new(f'{name} ')
        tree.links.new(layers.outputs[name], output.inputs[f'{name} '])


def read_pass(folder, name):
    """The numbers of a pass, height x width x 4, from the bottom up as Blender keeps images."""
    image = bpy.data.images.load(f'{folder}/{name} 0001.exr')
    values = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(values)
    return values.reshape(image.size[1], image.size[0], 4)


def encode(light):
    """Linear light as sRGB, IEC 61966-2-1."""
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * numpy.maximum(light, 0.0031308) ** (1 / 2.4) - 0.055)


def without_grain(folder):
    """
    The picture out of its passes, with straight alpha. The grain is taken out of the goods as they lie on white, where their
    edge and their shadow are one picture; the alpha then follows from it, so that on white nothing of it is lost.
    """
    passes = [read_pass(folder, name) for name in PASSES]
    rows, columns = numpy.nonzero(passes[0][:, :, 3])
    region = slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)
    light, albedo, normal = (values[region] for values in passes)
    cover = light[:, :, 3:].clip(0, 1)
    colour = encode((light[:, :, :3].clip(0) * 2 ** EXPOSURE / cover.clip(1e-3)).clip(0, 1))
    on_white = denoise(colour * cover + 1 - cover, albedo[:, :, :3], normal[:, :, :3])
    # Less would not do for so dark a colour on white; where nothing but shadow is, the grain of the alpha is left out.
    least = 1 - on_white.min(axis=2, keepdims=True)
    is_shadow = light[:, :, :3].max(axis=2, keepdims=True) < 1e-3
    alpha = numpy.where(cover > 0.999, 1, numpy.where(is_shadow, least, numpy.maximum(cover, least)))
    picture = numpy.zeros_like(passes[0])
    picture[region] = numpy.concatenate(((1 - (1 - on_white) / alpha.clip(1e-3)).clip(0, 1), alpha), axis=2)
    return picture


def render_to(path, samples):
    """Frames and lights the goods of the scene and writes them with their shadow to `path`, a WebP with alpha."""
    scene = bpy.context.scene
    points = goods_points(scene)
    low, high = [Vector([pick(p[d] for p in points) for d in range(3)]) for pick in (min, max)]
    middle, reach = (low + high) / 2, (high - low).length / 2
    lay_ground(scene, reach)
    light(scene, middle, reach)
    aim(scene, points, middle, reach)
    scene.cycles.samples = samples
    crop(scene, points)
    with tempfile.TemporaryDirectory() as folder:
        keep_passes(scene, folder)
        bpy.ops.render.render()
        pixels = without_grain(folder)
    picture = bpy.data.images.new(STUDIO, pixels.shape[1], pixels.shape[0], alpha=True)
    picture.pixels.foreach_set(pixels.ravel())
    picture.file_format = 'WEBP'
    picture.save(filepath=path, quality=86)
