"""Livers of poultry in a heap. Centimetres."""
import numpy as np

import bodies
from fields import bent, colour, egg, join, limb, mesh, mix, rough, step


def liver(seed, plan):
    """A liver: two smooth lobes with thin edges, joined by a little fat and gristle; each of its own red-brown."""
    dark, brown, tan, fat = (colour(c) for c in plan['colours'])
    chance = np.random.default_rng(seed)
    a, b, e, f = chance.uniform(-0.5, 0.5, 4)
    one = [egg((-2.1, 0.3 * a, 0.75), (3.0 + 0.6 * a, 2.2, 0.85), turn=25 * b, roll=24 * e), egg((-4.0, 0.9 * b - 0.4, 0.5),
        (1.9, 1.2, 0.5), turn=50 * e),
           egg((-2.4, 1.7 * np.sign(b), 0.55), (1.9, 1.3, 0.5), turn=60 * a)]
    two = [egg((2.1, 0.5 * e, 0.85), (2.3, 2.3 + 0.6 * b, 0.85), turn=-40 * a, roll=30 * b), egg((3.6, 1.2 * f, 0.5),
        (1.8, 1.3, 0.45), turn=70 * b),
           egg((1.9, -1.8 * np.sign(e), 0.5), (1.5, 1.5, 0.42), turn=50 * f)]
    cord = limb([(-1.0, 0.5 * b, 0.8, 0.35), (0.0, 0.3 * a - 0.3, 0.95, 0.42), (0.9, 0.4 * e, 0.85, 0.3)])

    def lobes(p):
        near = [join(join(lobe[0](p), lobe[1](p), 0.5), lobe[2](p), 0.35) for lobe in (one, two)]
        return join(*near, 0.16)

    def field(p):
        d = join(lobes(p), cord(p), 0.3)
        # A furrow where the gall lay.
        furrow = np.hypot(p[:, 0] - 1.6 - 0.3 * p[:, 1], p[:, 2] - 2.15) - 0.45
        return -join(-join(-join(-d, furrow, 0.4), 9 + 0 * d, 0.1), p[:, 2], 0.5)

    spots, faces, n = mesh(field, (-6.6, -4.2, -0.3), (6.4, 4.2, 2.8), 0.075 / bodies.DETAIL)
    p = spots
    q = bent(p, 1.2, 0.5, seed)
    white = step(0.1, -0.08, cord(p) - lobes(p) + 0.12 * rough(p, 0.4, 3, seed))
    h = 0.16 * rough(q, 1.9, 2, seed + 1) - 0.07 * np.clip(1 - np.abs(rough(q, (2.4, 1.4, 2), 2, seed + 10)) * 3, 0,
        1) ** 2 + 0.03 * rough(q, 0.6, 3, seed + 2) + 0.05 * white * rough(p, 0.25, 2, seed + 3)
    c = mix(dark, brown, 0.4 + 0.7 * f + 0.5 * rough(q, 2.2, 3, seed + 4) + 0.15 * rough(q, 0.5, 3, seed + 5))
    c = mix(c, tan, (0.35 + 0.5 * e) * step(0.0, 0.7, rough(q, 1.8, 3, seed + 6)))
    c = mix(c, dark * 0.6, 0.5 * step(0.3, 0.7, rough(q, 1.0, 3, seed + 7)))
    c = mix(c, mix(fat, brown, 0.25 + 0.5 * rough(p, 0.4, 3, seed + 8)), white * 0.85)
    dry = 0.2 + 0.05 * rough(q, 0.9, 2, seed + 9) + 0.12 * white
    marks = np.stack([0 * h, 1 + 0 * h, 0.15 + 0 * h], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'liver')]
