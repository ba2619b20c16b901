"""
Renders the front of the demo's shop, which its page about itself shows. Needed only to change that picture:

    node demo/drawing/front/front.mjs signs FOLDER     # the sign and the prices
    blender -b -P demo/drawing/front/render.py -- FOLDER [--quick]
    node demo/drawing/front/front.mjs finish FOLDER    # demo/site/front.webp

The goods in the crates are those of the renders' plans (../renders/plans), the same shapes and skins.
"""
import glob
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RENDERS = os.path.join(HERE, '..', 'renders')
sys.dont_write_bytecode = True
sys.path += [HERE, RENDERS]

import bpy
from mathutils import Vector

import bodies
import building
import crates

PIXELS, SAMPLES = (1200, 640), 150

ROWS = [
    {'z': 66, 'y': -38, 'crates': [
        (-276, 'poured', 'pomme-granny', {'upright': True}), (-223, 'poured', 'orange-valencia', {}),
        (-170, 'poured', 'citron-jaune', {}), (-117, 'poured', 'pomme-gala', {'upright': True}),
        (-64, 'poured', 'peche-jaune', {}), (-11, 'poured', 'mangue-kent', {}), (42, 'poured', 'grenade', {})]},
    {'z': 26, 'y': -84, 'crates': [
        (-276, 'laid', 'carotte-sable', {'across': False}), (-223, 'salads', '', {'colours': ('#5d8f2a', '#86b23f')}),
        (-170, 'poured', 'tomate-grappe', {'upright': True}), (-117, 'laid', 'courgette', {}),
        (-64, 'poured', 'poivron-jaune', {'layers': 2.2}), (-11, 'laid', 'aubergine', {}),
        (42, 'poured', 'poivron-rouge', {'layers': 2.2})]},
]


def read_plans():
    plans = {}
    for name in sorted(glob.glob(f'{RENDERS}/plans/*.json')):
        with open(name, encoding='utf-8') as file:
            plans.update(json.load(file))
    return plans


def light(scene):
    """A bright morning without hard shadows: a veiled sun at the left, a pale sky, houses across the street."""
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.02, (0.2, 0.19, 0.18, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.9, (0.62, 0.78, 1, 1)
    for where, colour in ((0.3, (0.34, 0.33, 0.31, 1)), (0.36, (0.9, 0.93, 0.97, 1))):
        ramp.color_ramp.elements.new(where).color = colour
    sky = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], sky.inputs[0])
    sky.inputs[1].default_value = 1.15
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = 2.6, math.radians(9), (1, 0.93, 0.82)
    sun = bpy.data.objects.new('sun', data)
    sun.rotation_euler = Vector((0.62, 0.86, -0.92)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(sun)


def aim(scene):
    """From across the pavement at the height of the eyes, a little from the left."""
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.location = (-120, -640, 152)
    camera.rotation_euler = (Vector((-16, 0, 150)) - camera.location).to_track_quat('-Z', 'Y').to_euler()
    # Uprights stay upright: the lens is shifted down and not tilted.
    camera.rotation_euler.x = math.pi / 2
    data.sensor_width, data.lens, data.shift_y = 36, 37, -0.005
    data.clip_start, data.clip_end = 10, 5000
    data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, 575, 0.9


def main(words):
    quick = '--quick' in words
    folder = os.path.abspath(words[0])
    begun = time.monotonic()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render = scene.render
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y = (PIXELS[0] // 2, PIXELS[1] // 2) if quick else PIXELS
    render.threads_mode, render.threads = 'FIXED', 2
    cycles = scene.cycles
    cycles.samples = 24 if quick else SAMPLES
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 24
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    bodies.DETAIL = 0.3 if quick else 0.4
    signs = {'sign': f'{folder}/sign.png'}
    building.house(signs)
    crates.trestles(ROWS, read_plans(), sorted(glob.glob(f'{folder}/ticket-*.png')))
    crates.bush(281, -32, 104, 25, 3)
    light(scene)
    aim(scene)
    print(f'built: {time.monotonic() - begun:.0f} s', flush=True)
    settings = render.image_settings
    settings.file_format, settings.color_mode = 'PNG', 'RGB'
    render.filepath = f'{folder}/front.png'
    bpy.ops.render.render(write_still=True)
    print(f'front: {time.monotonic() - begun:.0f} s', flush=True)


main(sys.argv[sys.argv.index('--') + 1:])
