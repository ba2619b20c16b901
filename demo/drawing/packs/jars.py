"""Jars: as in bottles.py."""
from glass import twist_lid, vessel
from modelling import LABEL, FIRST, curve, lathe, roughness


def uneven(stuff, scale, deep, detail=4):
    """Makes a surface grainy or lumpy, for what is ground or spread."""
    tree = stuff.node_tree
    place, noise, bump = (tree.nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'TexNoise', 'Bump'))
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    bump.inputs['Distance'].default_value = deep
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])


JAR = curve([(0, 0.08), (0.8, 0.0), (0.95, 0.03), (1.02, 0.14), (1.025, 0.4), (1.025, 1.1), (1.025, 1.84), (1.0, 2.0), (0.9, 2.13), (0.84, 2.2)], 8) + [(0.835, 2.3), (0.835, 2.5)]


def jar():
    roughness(FIRST, 0.45)
    uneven(FIRST, 3.0, 0.05)
    vessel(JAR, 2.12, wall=0.05, base=0.12, opaque=True, seg=200)
    twist_lid(0.9, 2.24, 2.66)
    lathe([(1.029, 0.42), (1.029, 1.67)], LABEL, seg=200)
    return 2.66
