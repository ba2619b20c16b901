"""Mussels in a heap. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from painted import curve_at, hue, mix, painted, rough, skin, step


def mussel(length, seed):
    """A closed mussel along x, its beak at 0: rings of growth, blue-black with brown and worn places."""
    top = [(0, 0.02), (0.08, 0.12), (0.35, 0.22), (0.65, 0.27), (0.88, 0.2), (1, 0.0)]
    low = [(0, -0.02), (0.1, -0.1), (0.4, -0.15), (0.7, -0.2), (0.9, -0.17), (1, 0.0)]
    wide = [(0, 0.02), (0.08, 0.12), (0.3, 0.19), (0.55, 0.18), (0.85, 0.09), (1, 0.0)]
    ink, brown, worn, pearl = hue('#171c2b'), hue('#4a3224'), hue('#66779c'), hue('#a39cae')

    def place(u, v):
        x = 0.5 - 0.5 * math.cos(math.pi * u)
        a = 2 * math.pi * v
        s, c = math.sin(a), math.cos(a)
        t, b = curve_at(top, x), curve_at(low, x)
        # Two valves: sharp where they meet, above and below.
        y = (t + b) / 2 + (t - b) / 2 * s
        z = math.copysign(max(0.0, 1 - s * s) ** 0.62, c) * curve_at(wide, x)
        return x * length, y * length, z * length

    def growth(u, v, p):
        """0 at the beak, 1 at the rim of a valve."""
        x, y = p[0] / length, p[1] / length
        t, b = curve_at(top, min(1, max(0, x))), curve_at(low, min(1, max(0, x)))
        side = abs((2 * y - t - b) / max(0.02, t - b))
        return max(x, 0.0) * 0.75 + 0.25 * side ** 3 + 0.02 * rough(p, 1, 3, seed)

    def up(u, v, p, n):
        g = growth(u, v, p)
        seam = abs(v * 4 % 2 - 1)
        h = 0.014 * math.sin(g * 70 + 2 * rough(p, 1.2, 2, seed)) + 0.02 * rough((g * 14, seed, 0), 1, 3) + 0.006 * rough(p,
                0.2, 2, seed)
        return h - 0.07 * step(0.02, 0.0, seam)

    def paint(u, v, p, n, h):
        g = growth(u, v, p)
        seam = abs(v * 4 % 2 - 1)
        colour = mix(ink, brown, 0.9 * step(0.62, 0.95, g + 0.2 * rough((g * 9, p[1] * 0.2, seed), 1, 3)) * (0.5 + rough(p, 1.2,
                3, seed)))
        colour = mix(colour, worn, 0.65 * step(0.3, 0.02, g + 0.15 * rough(p, 0.8, 4, seed + 1)) + 0.3 * step(0.25, 0.6,
                rough((g * 25, p[1], seed), 1, 3)) * 0.6)
        colour = mix(colour, pearl, 0.5 * step(0.5, 0.8, rough(p, 0.5, 4, seed + 2)) * step(0.4, 0.1, g))
        colour = mix(colour, brown, step(0.04, 0.015, seam) * 0.7)
        return (*colour, 0.22 + 0.2 * abs(rough(p, 0.6, 4, seed + 3)))

    return skin(200, 160, place, painted('shell', bumps=((0.08, 0.004),), coat=0.7), up, paint, flip=True)


def heap(plan):
    """A heap of mussels in layers, each smaller than the one under it, every shell its own way."""
    chance = random.Random(plan['seed'])
    models = [mussel(plan['length'] * size, plan['seed'] + k) for k, size in enumerate((1.0, 0.92, 1.06, 0.97, 0.88))]
    made = 0
    for count, reach, z in plan['layers']:
        for i in range(count):
            far, angle = reach * math.sqrt((i + 0.3) / count), i * 2.39996 + z
            model = models[made % len(models)]
            thing = model if made < len(models) else bpy.data.objects.new('mussel', model.data)
            if thing is not model:
                bpy.context.scene.collection.objects.link(thing)
            turn = chance.uniform(0, 6.28)
            # A shell that lies further out leans outwards.
            lean = Vector((math.cos(angle), math.sin(angle), 0)) * 0.45 * far / reach + Vector((chance.gauss(0, 0.2),
                    chance.gauss(0, 0.2), 1))
            thing.matrix_world = (Matrix.Translation((far * math.cos(angle), far * math.sin(angle), z + chance.gauss(0, 0.12)))
                                  @ Vector((0, 0, 1)).rotation_difference(lean).to_matrix().to_4x4()
                                  @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((-plan['length'] * 0.55, 0, 0)))
            made += 1
