"""Fins and the tails of prawns: rays of bone with a skin between them that light goes through. Units: centimetres."""
import math
import random

import bpy

from painted import curve_at, mix, rough, skin, step, tubes


def film(name, clear=0.6, gloss=0.2):
    """
    A wet skin so thin that one sees through it by the share `clear`. It bends no light, yet counts as solid in the picture,
    so that its clear parts are no shadow; lamps shine through it.
    """
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    link, new = tree.links.new, tree.nodes.new
    shader = tree.nodes['Principled BSDF']
    paint, path = new('ShaderNodeAttribute'), new('ShaderNodeLightPath')
    paint.attribute_name = 'paint'
    link(paint.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = gloss
    shader.inputs['Clearcoat'].default_value = 0.4
    thin, solid = new('ShaderNodeBsdfTranslucent'), new('ShaderNodeMixShader')
    link(paint.outputs['Color'], thin.inputs[0])
    solid.inputs[0].default_value = 0.45
    link(shader.outputs[0], solid.inputs[1])
    link(thin.outputs[0], solid.inputs[2])
    seen, lit, through = new('ShaderNodeBsdfRefraction'), new('ShaderNodeBsdfTransparent'), new('ShaderNodeMixShader')
    seen.inputs['IOR'].default_value, seen.inputs['Roughness'].default_value = 1.0, 0.0
    seen.inputs['Color'].default_value = lit.inputs[0].default_value = (0.97, 0.97, 0.96, 1)
    link(path.outputs['Is Camera Ray'], through.inputs[0])
    link(lit.outputs[0], through.inputs[1])
    link(seen.outputs[0], through.inputs[2])
    # The alpha of the paint says how much of the skin is clear there.
    share, both = new('ShaderNodeMath'), new('ShaderNodeMixShader')
    share.operation = 'MULTIPLY'
    share.inputs[1].default_value = clear
    link(paint.outputs['Alpha'], share.inputs[0])
    link(share.outputs[0], both.inputs[0])
    link(solid.outputs[0], both.inputs[1])
    link(through.outputs[0], both.inputs[2])
    link(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return made


def rayed(base, tips, rays, colours, bone, lift=0.0, seed=0, ragged=0.06, curl=0.0, spines=0, thick=0.05, sweep=0.06,
          clear=0.62, spots=0.0):
    """
    A fin from base points to tip points, smooth through (x, y), with `rays` rays; the first `spines` of them are sharp and
    the skin sags between them. colours: the skin at the foot and at its edge, the rays; lift: height z of the foot, curl:
    how much the tip rises; sweep: how far rays bend back; spots: how dark its spots are.
    """
    chance = random.Random(seed * 31 + rays)

    def along(line, v):
        k = [(i / (len(line) - 1), spot) for i, spot in enumerate(line)]
        return [curve_at([(a, spot[d]) for a, spot in k], v) for d in (0, 1)]

    ends = [1 + chance.uniform(-0.05, 0.03) for _ in range(rays + 1)]
    sways = [chance.uniform(-0.35, 0.35) for _ in range(rays + 1)]
    tears = {chance.randrange(rays): chance.uniform(0.15, 0.4) for _ in range(max(1, rays // 6))}

    def near(v):
        """The place between two rays: the one before, and the share of the way to the next."""
        k = min(rays - 1, int(v * rays))
        return k, v * rays - k

    def spot(u, v, off=0.0):
        a, b = along(base, v), along(tips, v)
        dx, dy = b[0] - a[0], b[1] - a[1]
        steep = max(-1.0, min(1.0, 2 * dy / (math.hypot(dx, dy) or 1)))
        bend = sweep * steep * 4 * u * (1 - u) + 0.01 * math.sin(v * 23 + seed)
        k, t = near(v)
        sway = mix(sways[k], sways[k + 1], t) * 0.05 * u * u
        z = lift + curl * u * u + off
        z += 0.10 * u * rough((u * 1.5, v * 4, seed), 1, 2) * math.hypot(dx, dy) * 0.5
        return a[0] + dx * u - dy * (bend - sway), a[1] + dy * u + dx * (bend - sway), z

    def edge(v):
        """How far out the skin reaches between its rays."""
        k, t = near(v)
        far = mix(ends[k], ends[k + 1], t)
        hollow = math.sin(math.pi * t)
        if k < spines:
            return far * (0.93 - 0.2 * hollow * (0.4 + 0.6 * t))
        tear = tears.get(k, 0.0) * math.exp(-((t - 0.5) / 0.16) ** 2)
        return far * (1 - 0.5 * ragged * hollow - tear * ragged * 6 * 0.5 - 0.5 * ragged * abs(rough((v * rays * 2, seed, 0), 1, 3)))

    def place(u, v):
        k, t = near(v)
        # The skin lies in folds between the rays.
        fold = -0.035 * math.sin(math.pi * t) * min(1.0, 3 * u)
        return spot(u * edge(v), v, fold)

    def paint(u, v, p, n, h):
        k, t = near(v)
        ray = math.exp(-(min(t, 1 - t) / 0.16) ** 2)
        colour = mix(colours[0], colours[1], step(0.1, 1.0, u + 0.25 * rough((u * 2, v * 6, seed), 1, 2)))
        colour = mix(colour, colours[2], 0.45 * ray)
        dot = spots * step(0.18, 0.34, rough((p[0], p[1], seed), 0.42, 2)) * step(0.02, 0.2, u)
        colour = mix(colour, (0.02, 0.022, 0.016), dot)
        open_ = (1 - dot) * (0.35 + 0.65 * step(0.05, 0.5, u)) * (1 - 0.55 * ray) * (0.85 + 0.5 * rough((u * 5, v * rays, seed), 1, 3))
        return (*colour, min(1.0, max(0.0, open_)))

    skin(40, rays * 8, place, film(f'film-{clear}', clear), paint=paint, ring=False)
    lines = []
    for k in range(rays + 1):
        v = min(0.999, k / rays)
        hard = k < spines
        stop = ends[k] * (1.02 if hard else 0.97)
        wide = thick * (1.25 if hard else 0.8) * chance.uniform(0.85, 1.1)

        def tone(t, a, p, hard=hard):
            return (*mix(colours[2], colours[1], step(0.2, 1.0, t) * (0.4 if hard else 0.8)), 0.3)

        if hard:
            lines.append(([spot(stop * i / 12, v) for i in range(13)], lambda t, w=wide: w * (1 - 0.92 * t), tone))
            continue
        lines.append(([spot(stop * 0.55 * i / 8, v) for i in range(9)], lambda t, w=wide: w * (1 - 0.45 * t), tone))
        for side in (-0.26, 0.26):
            branch = [spot(stop * (0.5 + 0.5 * i / 8), min(0.999, max(0.0, v + side / rays * (i / 8) ** 0.8))) for i in range(9)]
            lines.append((branch, lambda t, w=wide: w * 0.6 * (1 - 0.75 * t), lambda t, a, p, tone=tone: tone(0.5 + t / 2, a, p)))
    tubes(lines, bone, 6)
