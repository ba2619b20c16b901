"""
Glass and clear plastic: the materials, and vessels with something in them.

A vessel is built from its surfaces one by one, each with the index of refraction of what meets there: air and glass on
the outside, glass and liquid or glass and air on the inside, liquid and air on top. `absorb` says how much light wall and
liquid take: nothing in the white pass, all of it in the black pass, some in between for the depth of the colour.
"""
import math

import bpy

from modelling import FIRST, SECOND, lathe, materials, rounded, surface

GLASS_INDEX, WATER_INDEX = 1.5, 1.34
# What light is taken by: (where its strength is set, strength at an amount of 1).
walls, volumes = [], []
# The colours of what goes through the outside and of what it mirrors.
outside = []


def interface(name, index, shade=0.94, tinted=0.0):
    """A smooth surface between two clear stuffs; `shade`: what passes of the light to the floor; `tinted`: of the wall."""
    stuff = bpy.data.materials.new(name)
    stuff.use_nodes = True
    tree = stuff.node_tree
    tree.nodes.clear()
    out, bend, shine, share, both = (tree.nodes.new(f'ShaderNode{n}') for n in ('OutputMaterial', 'BsdfRefraction', 'BsdfGlossy', 'Fresnel', 'MixShader'))
    clear, path, most, all_ = (tree.nodes.new(f'ShaderNode{n}') for n in ('BsdfTransparent', 'LightPath', 'Math', 'MixShader'))
    bend.inputs['Roughness'].default_value = shine.inputs['Roughness'].default_value = 0
    clear.inputs[0].default_value = (shade, shade, shade, 1)
    most.operation = 'MAXIMUM'
    for where in (bend.inputs['IOR'], share.inputs['IOR']):
        if isinstance(index, float):
            where.default_value = index
        else:
            tree.links.new(index(tree), where)
    link = lambda a, b: tree.links.new(a, b)
    link(share.outputs[0], both.inputs[0])
    link(bend.outputs[0], both.inputs[1])
    link(shine.outputs[0], both.inputs[2])
    link(path.outputs['Is Shadow Ray'], most.inputs[0])
    link(path.outputs['Is Diffuse Ray'], most.inputs[1])
    link(most.outputs[0], all_.inputs[0])
    link(both.outputs[0], all_.inputs[1])
    link(clear.outputs[0], all_.inputs[2])
    link(all_.outputs[0], out.inputs['Surface'])
    if name == 'glass':
        # From inside it always mirrors: the light that cannot leave at a flat angle.
        face, mix = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeMixRGB')
        mix.inputs['Color2'].default_value = (1, 1, 1, 1)
        link(face.outputs['Backfacing'], mix.inputs['Fac'])
        link(mix.outputs[0], shine.inputs['Color'])
        outside.append((bend.inputs['Color'], mix.inputs['Color1']))
    if tinted:
        walls.append((bend.inputs['Color'], tinted))
    materials[name] = stuff
    return stuff


def absorb(amount):
    """Lets walls and liquids take light: 0 none, 1 as much as their colour is deep, 60 all."""
    for colour, tinted in walls:
        left = math.exp(-0.5 * tinted * amount)
        colour.default_value = (left, left, left, 1)
    for density, deep in volumes:
        density.default_value = deep * amount


def mirror(only):
    """
    Lets the outside mirror and nothing else, or not mirror at all. Rendered by itself, what it mirrors has no grain: a ray
    mirrored by chance, one of 25, would make it of bright specks.
    """
    for through, mirrored in outside:
        through.default_value = (0, 0, 0, 1) if only else (1, 1, 1, 1)
        mirrored.default_value = (1, 1, 1, 1) if only else (0, 0, 0, 1)


def filled(top):
    """The index of the liquid's own surface: against the glass below `top`, against the air above it."""
    def index(tree):
        place, split, above, mix = (tree.nodes.new(f'ShaderNode{n}') for n in ('NewGeometry', 'SeparateXYZ', 'Math', 'MapRange'))
        tree.links.new(place.outputs['Normal'], split.inputs[0])
        above.operation = 'GREATER_THAN'
        above.inputs[1].default_value = 0.3
        tree.links.new(split.outputs['Z'], above.inputs[0])
        tree.links.new(above.outputs[0], mix.inputs['Value'])
        mix.inputs['To Min'].default_value, mix.inputs['To Max'].default_value = WATER_INDEX / GLASS_INDEX, WATER_INDEX
        return mix.outputs[0]
    return index


def radius_at(profile, z):
    """How wide a profile is at a height, above its foot."""
    foot = min(range(len(profile)), key=lambda i: profile[i][1])
    for (r0, z0), (r1, z1) in zip(profile[foot:], profile[foot + 1:]):
        if z0 <= z <= z1:
            return r0 + (r1 - r0) * (z - z0) / max(1e-9, z1 - z0)
    return profile[-1][0]


def inside(profile, wall, base, low, high, count=90):
    """The inner wall from `low` to `high`; where `low` is the base, it rounds off to the middle."""
    out = []
    steps = 14
    corner = 0.16
    for k in range(count + 1):
        z = low + (high - low) * k / count
        out.append((max(0.02, radius_at(profile, z) - wall), z))
    if low > base:
        return out
    r0 = max(0.02, radius_at(profile, base + corner) - wall)
    dome = [(0.0, base + 0.05), (r0 * 0.3, base + 0.045), (r0 * 0.6, base + 0.02)]
    bend = [(r0 - corner + corner * math.sin(math.pi / 2 * k / steps), base + corner - corner * math.cos(math.pi / 2 * k / steps)) for k in range(steps + 1)]
    return dome + bend + [p for p in out if p[1] > base + corner + 1e-4]


def vessel(profile, fill, wall=0.035, base=0.07, liquid=1.0, tinted=0.0, opaque=False, shade=0.94, x=0.0, y=0.0, seg=160):
    """
    A vessel of a turned profile that is filled to the height `fill`: with a clear liquid of a colour as deep as `liquid`,
    or with something opaque (None: the caller puts it in). `tinted`: how deep the colour of the wall itself is.
    """
    top = profile[-1][1]
    shell = interface('glass', GLASS_INDEX, shade, tinted) if 'glass' not in materials else materials['glass']
    hollow = materials.get('hollow') or interface('hollow', 1 / GLASS_INDEX, 0.97)
    lip = profile[-1][0] - wall
    lathe(profile + [(lip, top)], shell, seg=seg, x=x, y=y)
    body = inside(profile, wall, base, base, fill)
    rim, edge = body[-1]
    # The liquid rises a little at the wall.
    rise = [(rim - 0.012 * k, edge + 0.022 * math.exp(-k / 2.0)) for k in range(1, 9) if rim - 0.012 * k > 0.02]
    last = body[:-1] + [(rim, edge + 0.022)] + rise + [(0.0, edge)]
    if opaque is None:
        pass  # the caller puts in pieces
    elif opaque:
        lathe(last, FIRST, seg=seg, x=x, y=y)
    else:
        water = materials.get('water')
        if water is None:
            water = interface('water', filled(fill), 0.97)
            take = water.node_tree.nodes.new('ShaderNodeVolumeAbsorption')
            take.inputs['Color'].default_value = (0, 0, 0, 1)
            out = next(node for node in water.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
            water.node_tree.links.new(take.outputs[0], out.inputs['Volume'])
            widest = max(r for r, _ in profile)
            volumes.append((take.inputs['Density'], liquid / (2 * widest)))
        lathe(last, water, seg=seg, x=x, y=y)
    lathe(inside(profile, wall, base, edge + 0.022, top), hollow, seg=seg, x=x, y=y)


def ribbed_cap(r, z0, z1, ribs=54, ring=0.05, stuff=SECOND, x=0.0, y=0.0):
    """A screw cap of plastic with ribs to grip and a ring below that tears off."""
    profile = rounded([(r * 0.99, z0 + ring), (r, z0 + ring + 0.01), (r, z1 - 0.03), (r * 0.95, z1), (0, z1)], r=0.03)

    def point(u, v):
        radius, z = profile[round(v * (len(profile) - 1))]
        grip = 1.0 if radius > r * 0.97 else 0.0
        a = 2 * math.pi * (u - 0.5)
        radius += grip * 0.007 * (abs(math.sin(a * ribs / 2)) - 0.6)
        return (x + radius * math.sin(a), y - radius * math.cos(a), z)

    surface(point, ribs * 8, len(profile) - 1, stuff)
    if ring:
        lathe(rounded([(r * 0.96, z0), (r * 1.01, z0 + 0.004), (r * 1.01, z0 + ring - 0.012), (r * 0.93, z0 + ring)], r=0.008), stuff, x=x, y=y)


def twist_lid(r, z0, z1, stuff=SECOND, x=0.0, y=0.0):
    """A lid of sheet metal for a jar: a curled rim, a step near the top, a panel that is sunk a little."""
    lathe(rounded([
        (r * 0.97, z0 + 0.01), (r * 0.985, z0), (r * 1.015, z0 + 0.006), (r * 1.02, z0 + 0.03), (r, z0 + 0.055), (r * 0.995, z1 - 0.07),
        (r * 0.975, z1 - 0.02), (r * 0.93, z1), (r * 0.86, z1 + 0.003), (r * 0.84, z1 - 0.018), (0, z1 - 0.02)], r=0.02, steps=6), stuff, x=x, y=y)
