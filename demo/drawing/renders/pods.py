"""Okra and chillies in a heap: pods that run out in a point, with the cap and the cut stalk. Units: centimetres."""
import math
import random

from mathutils import Vector, noise

from materials import Shader
from sticks import Ground, rod


def pod_stuff(plan, ridges):
    """The skin of a pod: colours [deep, light], paler along the ridges; the cap up to `cap_at`, the cut stalk; down (`sheen`)."""
    s = Shader('pod')
    v, circle = s.along()
    split = s.node('SeparateXYZ', {0: circle})
    deep, light = plan['colours']
    uv = s.node('SeparateXYZ', {0: s.node('UVMap', {}, uv_map='along').outputs[0]})
    wave = s.math('COSINE', s.math('MULTIPLY', uv.outputs[0], 2 * math.pi * ridges))
    tone = s.math('ADD', s.math('MULTIPLY', s.chance, 0.5), s.math('MULTIPLY', s.noise(0.7, 4), 0.7))
    colour = s.mix(s.spread(tone, 0.3, 0.95), deep, light)
    colour = s.mix(s.spread(wave, 0.55, 1.0, 0, 0.5), colour, plan['ridge'])
    stretched = s.node('CombineXYZ', {0: split.outputs[0], 1: split.outputs[1], 2: s.math('MULTIPLY', v, 2.5)}).outputs[0]
    colour = s.mix(s.spread(s.noise(6, 4, 0.6, at=stretched), 0.45, 0.75, 0, 0.3), colour, light)
    colour = s.mix(s.spread(v, plan['cap_at'] + 0.02, plan['cap_at'] - 0.02, 0, 0.85), colour, plan['cap'])
    colour = s.mix(s.spread(v, 0.012, 0.006), colour, plan['stalk'])
    colour = s.mix(s.spread(v, 0.93, 1.0, 0, 0.6), colour, plan['tip'])
    mark = s.spread(s.noise(1.3, 6, 0.75, twist=0.5), 0.66, 0.73, 0, 0.4)
    colour = s.mix(mark, colour, plan['mark'])
    normal = s.bump(s.noise(3, 4), 0.03, s.bump(s.noise(26, 4, 0.6), 0.006))
    rough = s.spread(s.noise(2, 4), 0.35, 0.65, plan['rough'], plan['rough'] + 0.12)
    return s.finish(colour, rough, normal, depth=0.14, radius=(0.12, 0.2, 0.06), Specular=0.35, Sheen=plan['sheen'], Clearcoat=plan.get('coat', 0))


def heap(plan):
    """A heap of pods of about `length` cm and `radius`, `layers` of so many, one on another: {spread, turn, loose: degrees, form, ridges}."""
    seed = plan['seed']
    chance = random.Random(seed)
    stuff, ground = pod_stuff(plan['skin'], plan['ridges']), Ground(0.2)
    lie = [(layer, i - (count - 1) / 2) for layer, count in enumerate(plan['layers']) for i in range(count)]
    for k, (layer, place) in enumerate(lie):
        length, r = plan['length'] * chance.uniform(0.72, 1.15), plan['radius'] * chance.uniform(0.82, 1.12)
        turn = math.radians(plan.get('turn', 0) + chance.gauss(0, plan.get('loose', 8) * (1 + layer)))
        if chance.random() < 0.42:
            turn += math.pi
        bow = chance.uniform(-1, 1) * plan.get('bow', 0.09) * length
        along, aside = chance.uniform(-1, 1) * plan['spread'] / (1 + 0.5 * layer), place * plan['radius'] * 2.05 + chance.uniform(-0.25, 0.25)
        lean = math.radians(plan.get('turn', 0))
        x0, y0 = along * math.cos(lean) - aside * math.sin(lean), along * math.sin(lean) + aside * math.cos(lean)
        path = []
        for i in range(31):
            t = i / 30
            a, b = (t - 0.5) * length, bow * (1 - (2 * t - 1) ** 2) + 0.5 * bow * max(0, t - 0.7) ** 1.5
            path.append((x0 + a * math.cos(turn) - b * math.sin(turn), y0 + a * math.sin(turn) + b * math.cos(turn)))
        heights = ground.rest(path, r * 0.8, 7)
        ground.add(path, heights, r * 0.8)
        rod([(x, y, z) for (x, y), z in zip(path, heights)], radius_of(plan, r, chance.uniform(0, 50)), stuff, seed * 91 + k, 72, 0.96)


def radius_of(plan, r, shift):
    """The radius of a pod at a share of its length and an angle, by `form`: shares of length and of radius, depth of the furrows."""
    form, ridges = plan['form'], plan['ridges']

    def radius(t, angle):
        after = next((i for i, (at, _, _) in enumerate(form) if at >= t), 0) or 1
        (a, low, flat), (b, high, deep) = form[after - 1], form[after]
        part = (t - a) / (b - a)
        part = part * part * (3 - 2 * part)
        share, depth = low + (high - low) * part, flat + (deep - flat) * part
        # Sharp on the ridge, a flat hollow between two.
        furrow = (1 - abs(math.cos(angle * ridges / 2))) ** 1.3
        uneven = 1 + 0.03 * noise.noise(Vector((t * 6, math.cos(angle), shift)))
        return r * share * (1 - depth * furrow) * uneven + 0.008

    return radius
