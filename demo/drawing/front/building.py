"""The front of a small shop: wall, painted joinery with glass, sign, awning, pavement, and what one sees inside. Centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from materials import Shader


def box(name, low, high, stuff, bevel=0.4):
    """An upright box between two corners, its edges broken by `bevel` cm so that they catch light."""
    (x, y, z), (X, Y, Z) = low, high
    spots = [(x, y, z), (X, y, z), (X, Y, z), (x, Y, z), (x, y, Z), (X, y, Z), (X, Y, Z), (x, Y, Z)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(spots, [], faces)
    mesh.materials.append(stuff)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if bevel:
        broken = thing.modifiers.new('edge', 'BEVEL')
        broken.width, broken.segments = bevel, 2
    return thing


def picture(name, low, wide, tall, path, rough=0.6, glow=0.0):
    """An upright picture that faces the street, its lower left corner at `low`."""
    x, y, z = low
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(x, y, z), (x + wide, y, z), (x + wide, y, z + tall), (x, y, z + tall)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new(name='along')
    layer.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    s = Shader(name)
    image = s.node('TexImage', {}, image=bpy.data.images.load(path))
    worn = s.mix(s.spread(s.noise(0.12, 6, 0.6), 0.35, 0.65, 0, 0.12), image.outputs[0], '#3b4a40')
    mesh.materials.append(s.finish(worn, rough, s.bump(s.noise(0.8, 5), 0.05), Specular=0.3))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def paint(colour, worn, rough=0.42):
    """Painted wood: brush marks, a little dust, edges that have seen weather."""
    s = Shader('paint')
    clouds = s.mix(s.spread(s.noise(0.03, 5, 0.6), 0.3, 0.7, 0, 0.5), colour, worn)
    dusty = s.mix(s.spread(s.noise(0.6, 8, 0.7), 0.55, 0.75, 0, 0.18), clouds, '#b8b6a4')
    return s.finish(dusty, s.spread(s.noise(0.2, 4), 0.3, 0.7, rough - 0.1, rough + 0.12), s.bump(s.noise(1.1, 6, 0.7), 0.03))


def plaster():
    s = Shader('plaster')
    tone = s.mix(s.spread(s.noise(0.012, 6, 0.62, twist=0.4), 0.32, 0.68), '#d9cdb4', '#e9e0cd')
    stains = s.mix(s.spread(s.noise(0.03, 8, 0.66), 0.56, 0.72, 0, 0.35), tone, '#a99d86')
    return s.finish(stains, 0.85, s.bump(s.noise(0.5, 8, 0.7), 0.25, s.bump(s.noise(0.06, 3), 0.6)), Specular=0.15)


def stone():
    """Slabs of the pavement with their joints, dry, with old stains."""
    s = Shader('stone')
    slabs = s.node('TexBrick', {'Vector': s.place, 'Color1': '#8d8a84', 'Color2': '#7c7a75', 'Mortar': '#4a4844', 'Scale': 1.0,
                                'Mortar Size': 0.6, 'Brick Width': 62.0, 'Row Height': 42.0, 'Mortar Smooth': 0.4})
    worn = s.mix(s.spread(s.noise(0.02, 8, 0.65), 0.4, 0.7, 0, 0.5), slabs.outputs[0], '#615e59')
    fine = s.mix(s.spread(s.noise(1.4, 6, 0.7), 0.3, 0.7, 0, 0.35), worn, '#a5a29b')
    height = s.math('MULTIPLY', slabs.outputs['Fac'], -1)
    return s.finish(fine, s.spread(s.noise(0.05, 5), 0.3, 0.7, 0.5, 0.8), s.bump(s.noise(0.9, 7, 0.7), 0.12, s.bump(height, 0.5)), Specular=0.25)


def glass():
    """A pane: seen through, with the street in it."""
    s = Shader('glass')
    fresnel = s.node('Fresnel', {'IOR': 1.5})
    clear = s.node('BsdfTransparent', {'Color': '#eef3ee'})
    mirror = s.node('BsdfGlossy', {'Color': '#ffffff', 'Roughness': 0.01, 'Normal': s.bump(s.noise(0.012, 2), 0.5)})
    share = s.math('ADD', fresnel.outputs[0], 0.03)
    both = s.node('MixShader', {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def cloth():
    """The awning's cloth in stripes of 24 cm; some light comes through."""
    s = Shader('cloth')
    split = s.node('SeparateXYZ', {0: s.place})
    wave = s.math('SINE', s.math('MULTIPLY', split.outputs[0], math.pi / 24))
    faded = s.mix(s.spread(s.noise(0.02, 5), 0.35, 0.65), '#1f5a3c', '#2b6b49')
    pale = s.mix(s.spread(s.noise(0.02, 5), 0.35, 0.65), '#ece5d3', '#ddd5c0')
    colour = s.mix(s.spread(wave, -0.04, 0.04), faded, pale)
    dirty = s.mix(s.spread(s.noise(0.05, 8, 0.66), 0.5, 0.75, 0, 0.25), colour, '#8d8672')
    weave = s.bump(s.noise(2.2, 4, 0.7), 0.05, s.bump(s.noise(0.035, 3), 1.2))
    top = s.node('BsdfPrincipled', {'Base Color': dirty, 'Roughness': 0.85, 'Specular': 0.1, 'Normal': weave})
    through = s.node('BsdfTranslucent', {'Color': dirty, 'Normal': weave})
    both = s.node('MixShader', {0: 0.32, 1: top.outputs[0], 2: through.outputs[0]})
    s.tree.links.new(both.outputs[0], s.node('OutputMaterial', {}).inputs['Surface'])
    return s.stuff


def sheet_of(name, rows, stuff):
    """A cloth through rows of points."""
    wide = len(rows[0])
    spots = [p for row in rows for p in row]
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(len(rows) - 1) for i in range(wide - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(spots, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(stuff)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def awning(left, right, top, low, out):
    """From the height `top` on the wall down to `low`, `out` cm before it, with a hem that hangs in waves."""
    stuff = cloth()
    count = 160
    xs = [left + (right - left) * i / count for i in range(count + 1)]
    rows = []
    for j in range(25):
        t = j / 24
        sag = 5 * math.sin(math.pi * t)
        rows.append([(x, -4 - out * t, top + (low - top) * t - sag * (0.8 + 0.2 * math.cos((x - left) * math.pi / 60))) for x in xs])
    for j in range(1, 9):
        t = j / 8
        rows.append([(x, -4 - out - 1.6 * t * noise.noise(Vector((x * 0.03, 3, 0))) * 2 - 0.6 * t * math.sin(x * math.pi / 12),
                      low - t * (15 + 4.5 * abs(math.sin((x - left) * math.pi / 24)))) for x in xs])
    sheet_of('awning', rows, stuff)
    bar = paint('#2a2c2b', '#3a3d3b', 0.35)
    box('bar', (left, -out - 6, low - 1), (right, -out - 3, low + 1.5), bar)
    for x in (left + 6, right - 6):
        arm = box('arm', (-1.2, 0, -1.2), (1.2, out + 20, 1.2), bar)
        arm.matrix_world = Matrix.Translation((x, -out, low)) @ Matrix.Rotation(math.atan2(-30, out), 4, 'X')


def joinery(signs):
    """Window, door, panels and the sign above them, from x = -285 to x = 262."""
    green = paint('#1d4a33', '#245a3e')
    pane = glass()
    def beam(x, z, X, Z, y=-7, Y=6):
        return box('beam', (x, y, z), (X, Y, Z), green, 0.7)
    beam(-285, 0, -272, 240, -10)
    beam(249, 0, 262, 240, -10)
    beam(-285, 228, 262, 244, -10)
    beam(-272, 62, 118, 72, -11)
    beam(-272, 0, 118, 62, -4)
    for i in range(4):
        x = -266 + i * 96
        for ring in ((x, 8, x + 86, 12), (x, 52, x + 86, 56), (x, 8, x + 4, 56), (x + 82, 8, x + 86, 56)):
            beam(*ring, -7, -3)
    for x in (-145, -18):
        beam(x, 72, x + 5, 228, -5)
    beam(-272, 196, 118, 201, -5)
    beam(108, 0, 122, 240, -9)
    box('pane', (-272, -1, 72), (108, -0.4, 228), pane, 0)
    # The door: two rails, two stiles, glass, and a handle.
    beam(122, 0, 136, 228, -4, 2)
    beam(235, 0, 249, 228, -4, 2)
    beam(136, 0, 235, 32, -4, 2)
    beam(136, 204, 235, 228, -4, 2)
    box('pane', (136, -1, 32), (235, -0.4, 204), pane, 0)
    brass = Shader('brass')
    metal = brass.finish('#b8924a', 0.28, Metallic=1.0)
    box('handle', (139, -9, 88), (141.5, -7, 132), metal, 0.8)
    for z in (92, 126):
        box('foot', (139.4, -8, z), (141.1, -3, z + 2), metal, 0.3)
    beam(-285, 252, 262, 304, -6)
    for z in (250, 303):
        beam(-289, z, 266, z + 4, -12)
    picture('sign', (-281, -6.6, 256), 539, 45, signs['sign'], 0.35)


def goods_on(shelf_z, left, right, y, chance, stuffs):
    """Packs of many sizes in a row on a shelf."""
    x = left
    while x < right - 6:
        wide, tall = chance.uniform(5, 13), chance.uniform(10, 24)
        stuff = chance.choice(stuffs)
        for _ in range(chance.randint(2, 5)):
            if x + wide > right:
                break
            box('pack', (x, y - 8, shelf_z), (x + wide - 0.6, y, shelf_z + tall), stuff, 0.5)
            x += wide
        x += chance.uniform(0, 2)


def inside(seed=5):
    """What is seen through the glass: a room in warm light, shelves with packs, lamps."""
    chance = random.Random(seed)
    wall = Shader('room').finish('#cdb994', 0.8)
    wood = paint('#7d5a36', '#95704a', 0.55)
    box('back', (-330, 300, 0), (330, 304, 320), wall, 0)
    box('side', (-334, 0, 0), (-330, 300, 320), wall, 0)
    box('side', (330, 0, 0), (334, 300, 320), wall, 0)
    box('floor', (-330, 4, -2), (330, 300, 0), paint('#8a6b48', '#71563a'), 0)
    box('ceiling', (-330, 4, 262), (330, 300, 266), wall, 0)
    colours = ['#b5442e', '#d9a441', '#39643f', '#e6dcc4', '#2f4d75', '#8a2f3a', '#c9762f', '#5d7f52', '#efe9da', '#3f3a36']
    stuffs = [Shader(colour).finish(colour, 0.4) for colour in colours]
    for z in (60, 98, 136, 174, 210):
        box('shelf', (-300, 262, z - 3), (300, 300, z), wood, 0.3)
        goods_on(z, -298, 298, 276, chance, stuffs)
    for x in (-300, -150, 0, 150, 296):
        box('post', (x, 262, 0), (x + 4, 300, 240), wood, 0.3)
    box('counter', (-40, 150, 0), (110, 205, 98), wood, 1)
    box('counter', (-46, 144, 98), (116, 210, 102), paint('#4a3524', '#5d4530', 0.3), 1)
    goods_on(102, -30, 40, 190, chance, stuffs)
    glow = Shader('lamp')
    light = glow.node('Emission', {'Color': '#ffd9a0', 'Strength': 26})
    glow.tree.links.new(light.outputs[0], glow.node('OutputMaterial', {}).inputs['Surface'])
    shade = paint('#20332a', '#2b4237', 0.3)
    for x, y in ((-210, 110), (-85, 110), (40, 110), (185, 130)):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=6, location=(x, y, 201))
        bpy.context.object.data.materials.append(glow.stuff)
        bpy.ops.mesh.primitive_cone_add(radius1=19, radius2=5, depth=15, end_fill_type='NOTHING', location=(x, y, 211))
        bpy.context.object.data.materials.append(shade)
        box('cord', (x - 0.5, y - 0.5, 216), (x + 0.5, y + 0.5, 262), shade, 0)
    for x in (-180, 60, 190):
        data = bpy.data.lights.new('room', 'AREA')
        data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', 150, 120, 260000, (1, 0.8, 0.56)
        lamp = bpy.data.objects.new('room', data)
        lamp.location = (x, 170, 258)
        bpy.context.scene.collection.objects.link(lamp)


def house(signs):
    """All of it, the wall cut out where the shop is."""
    wall = plaster()
    box('wall', (-800, 0, 0), (-285, 30, 600), wall, 0)
    box('wall', (262, 0, 0), (800, 30, 600), wall, 0)
    box('wall', (-285, 0, 304), (262, 30, 600), wall, 0)
    box('base', (-800, -3, 0), (-285, 0, 40), paint('#8b8678', '#9a9484', 0.8), 0.8)
    box('base', (262, -3, 0), (800, 0, 40), paint('#8b8678', '#9a9484', 0.8), 0.8)
    box('pavement', (-1200, -900, -6), (1200, 4, 0), stone(), 0)
    joinery(signs)
    awning(-292, 122, 246, 212, 112)
    inside()
