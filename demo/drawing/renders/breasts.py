"""Cuts of the breast of birds: fillets of chicken, escalopes of turkey, duck breast under its fat. Units: centimetres."""
import numpy as np

import bodies
from fields import bent, cells, colour, egg, join, limb, mesh, mix, rough, step


def on_ground(d, p, soft):
    """A field that lies on the ground: soft flesh is flat below and rounded at the edge."""
    return -join(-d, p[:, 2], soft)


def fibres(p, fine, seed, turn=-0.22, bow=0.012):
    """Noise in long threads, which run from the thick end to the thin one and bend on the way."""
    x, y = p[:, 0], p[:, 1]
    across = y - turn * x - bow * (x + 4) ** 2 + 0.25 * rough(p, 2.4, 2, seed + 31)
    return rough(np.stack([x / 12 / fine, across / fine, p[:, 2] / fine * 0.6], axis=1), 1.0, 3, seed)


def fillet(seed, plan):
    """A chicken breast, smooth side up, the inner fillet along its edge where the plan says so, bits of fat at its edge."""
    chance = np.random.default_rng(seed)
    pink, light, film, fat, red = (colour(c) for c in plan['colours'])
    a, b = chance.uniform(-0.5, 0.5, 2)
    body = [egg((-3.4, 0.5, 1.35), (5.2, 4.3 + 0.3 * a, 2.1), turn=8), egg((0.6, -0.1, 1.25), (6.2, 3.3, 1.75), turn=-9,
        roll=8 * b),
            egg((-5.6, -1.0, 1.0), (3.0, 2.9, 1.4)), limb([(2.5, -0.5, 1.0, 1.9), (5.6, -1.4 + 0.5 * b, 0.75, 1.5),
            (7.6, -2.3 + b, 0.6, 1.0), (9.3, -2.9 + b, 0.35, 0.4)])]
    inner = limb([(-6.2, -3.9, 0.7, 0.5), (-4.0, -4.4, 0.9, 1.15), (-0.8, -4.1, 0.9, 1.3), (3.0, -3.5, 0.7, 0.95),
        (6.2, -3.4, 0.4, 0.3)])
    bits = [limb([(x, y, 0.35, 0.2), (x + dx, y + dy, 0.5, r), (x + 2 * dx, y + 2 * dy, 0.3, 0.22)])
            for x, y, dx, dy, r in ((-7.9, 1.5, 0.5, 0.75, 0.42), (-8.3, -1.3, -0.1, 0.5, 0.36), (-4.4, 4.3, 0.8, -0.05, 0.34))]

    def muscle(p):
        d = body[0](p)
        for part in body[1:]:
            d = join(d, part(p), 1.6)
        return d

    def fatty(p):
        return np.minimum.reduce([bit(p) for bit in bits])

    def field(p):
        d = muscle(p)
        if plan.get('inner'):
            d = join(d, inner(p), 0.12)
        return on_ground(join(d, fatty(p), 0.25), p, 0.55)

    spots, faces, n = mesh(field, (-9.5, -6.2, -0.3), (11.2, 6.0, 4.4), 0.085 / bodies.DETAIL)
    p = spots
    thread = fibres(p, 0.42, seed + 2)
    fine = fibres(p, 0.16, seed + 3)
    q = bent(p, 1.6, 0.5, seed)
    skin = step(0.05, 0.5, rough(q, (5.0, 1.6, 1.6), 3, seed + 4)) * step(0.2, 0.7, n[:, 2])
    lump = step(0.12, -0.06, fatty(p) - 0.04 * rough(p, 0.4, 2, seed + 5))
    lines = step(0.93, 1.0, 1 - abs(fibres(p, 1.5, seed + 6, bow=0.02)) * 1.1) * step(0.0, 0.5, rough(q, 2.6, 2, seed
        + 7)) * 0.6
    # Cuts of the knife at the edge, where the sheet of flesh was parted from the bone.
    low = step(1.3, 0.2, p[:, 2])
    h = (0.035 * thread + 0.014 * fine) * (1 - 0.6 * skin) + 0.05 * rough(q, 0.9, 3, seed + 8) + 0.05 * low * rough(p, 0.5, 3,
        seed + 9)
    h += 0.16 * rough(p, 3.4, 2, seed + 1) + lump * 0.06 * rough(p, 0.28, 2, seed + 10)
    c = mix(pink, light, 0.45 + 0.5 * rough(q, 3.2, 3, seed + 11) + 0.16 * thread + 0.1 * fine)
    c = mix(c, red, 0.4 * step(0.05, 0.7, rough(q, 2.2, 3, seed + 12)) + 0.22 * low)
    c = mix(c, film, 0.42 * skin + lines)
    c = mix(c, mix(fat, film, 0.4 + 0.6 * rough(p, 0.6, 3, seed + 13)), lump * 0.92)
    dry = 0.3 - 0.06 * skin + 0.05 * thread + 0.08 * lump
    marks = np.stack([0 * h, 1 - 0.5 * lump, 0.35 + 0 * h], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'flesh')]


def magret(seed, plan):
    """A duck breast, its thick fat above: the skin is scored in a lattice, the cuts gape and show the fat; dark flesh below."""
    white, cream, rose, deep, red = (colour(c) for c in plan['colours'])
    a = np.random.default_rng(seed).uniform(-0.5, 0.5)
    meat = [egg((-2.2, 0.1, 1.0), (7.3, 4.65, 2.0), turn=4), egg((2.6, -0.4, 1.0), (6.6, 3.7 + 0.4 * a, 1.8), turn=-7)]
    top = [egg((-2.3, 0.2, 1.5), (7.5, 4.75, 2.3), turn=4), egg((2.8, -0.35, 1.4), (6.8, 3.75 + 0.4 * a, 2.0), turn=-7)]
    height = lambda p: 1.7 + 0.16 * np.sin(p[:, 0] * 0.8 + seed) + 0.1 * np.sin(p[:, 0] * 1.9 + p[:, 1] * 1.4)

    def muscle(p):
        return -join(-join(meat[0](p), meat[1](p), 1.0), 2.3 - p[:, 2], 0.3)

    def fatty(p):
        return -join(-join(top[0](p), top[1](p), 1.0), p[:, 2] - height(p), 0.3)

    def score(p):
        """How far into a cut of the lattice a place of the skin is; the cuts are drawn by hand."""
        x, y = (p[:, 0] + 0.22 * rough(p, 2.5, 2, seed + 1), p[:, 1] + 0.22 * rough(p, 2.5, 2, seed + 2))
        out = 0.0
        for k, turn in enumerate((0.62, -0.58)):
            far = (x * np.sin(turn) + y * np.cos(turn)) / plan.get('each', 1.35) + 0.2
            far = far + 0.16 * np.sin(far * 1.9 + 3 * k)
            off = np.abs(far - np.round(far)) * plan.get('each', 1.35)
            wide = 0.12 + 0.06 * rough(p, 1.2, 2, seed + 3 + k) + 0.03 * np.sin(np.round(far) * 2.3)
            # The knife goes in more here and less there.
            into = 0.3 + 0.7 * step(-0.5, 0.4, rough(p, 2.2, 2, seed + 21 + k) + 0.4 * np.sin(np.round(far) * 4.1 + k))
            out = np.maximum(out, into * step(np.maximum(wide, 0.03), 0.01, off) * step(-3.9, -3.4, y + 0.4 * np.sin(np.round(far) * 1.7)))
        return out

    def field(p):
        d = join(muscle(p), fatty(p), 0.14)
        return on_ground(d, p, 0.5)

    spots, faces, n = mesh(field, (-10.6, -5.6, -0.3), (10.6, 5.8, 4.4), 0.07 / bodies.DETAIL)
    p = spots
    q = bent(p, 1.5, 0.4, seed)
    fat = step(-0.06, 0.08, muscle(p) - fatty(p) + 0.06 * rough(p, 0.5, 3, seed + 5))
    skin = fat * step(0.45, 0.8, n[:, 2] + 0.15 * rough(p, 0.8, 3, seed + 6))
    cut = score(p) * fat * step(0.1, 0.6, n[:, 2])
    thread = fibres(p, 0.3, seed + 7, 0.1)
    near, _, which = cells(bent(p, 0.6, 0.1, seed), 0.5, seed)
    pit = step(0.16, 0.03, near / 0.5) * skin * (1 - cut) * (0.3 + 0.7 * which)
    h = 0.14 * rough(p, 2.6, 2, seed + 8) + 0.03 * rough(q, 0.6, 3, seed + 9) - 0.21 * cut - 0.03 * pit
    h += 0.04 * thread * (1 - fat) + 0.1 * (fat - skin) * rough(p, 0.9, 2, seed + 10)
    h += 0.05 * np.clip(1 - abs(rough(q, (0.7, 1.1, 1), 2, seed + 11)) * 2, 0, 1) ** 2 * skin * (1 - cut)
    hide = mix(cream, white, 0.45 + 0.6 * rough(q, 1.8, 3, seed + 12) + 0.2 * rough(q, 0.5, 3, seed + 13))
    hide = mix(hide, rose, 0.55 * step(0.05, 0.7, rough(q, 2.2, 3, seed + 14)))
    hide = mix(hide, rose * 0.7, 0.3 * pit)
    side = mix(white, rose, 0.3 + 0.45 * rough(q, 0.8, 3, seed + 15))
    side = mix(side, red, 0.4 * step(0.3, 0.6, rough(q, 0.5, 3, seed + 16)))
    inside = mix(white, rose, 0.15 + 0.5 * step(0.5, 1.0, cut) * (0.6 + rough(q, 1.0, 3, seed + 17)))
    c = mix(mix(mix(red, deep, 0.45 + 0.4 * thread + 0.5 * rough(q, 1.6, 3, seed + 18)), rose, 0.35 * step(0.3, 0.7, thread)),
        side, fat)
    c = mix(mix(c, hide, skin), inside, np.clip(cut * 1.4, 0, 1))
    dry = 0.36 - 0.1 * (1 - fat) + 0.08 * skin
    marks = np.stack([0.5 * skin * (1 - cut), 1 - 0.45 * fat, 0.3 + 0.5 * skin], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'flesh')]


def escalope(seed, plan):
    """A slice cut across a turkey breast: thin, limp, the fibres in bundles, a little film at its edge."""
    pink, light, film, _, red = (colour(c) for c in plan['colours'])
    a, b, e = np.random.default_rng(seed).uniform(-0.5, 0.5, 3)
    thick = 0.75

    def edge(p):
        angle = np.arctan2(p[:, 1] * 1.55, p[:, 0])
        r = 7.4 + 0.9 * np.cos(angle + a) - 0.5 * np.cos(2 * angle + b * 3) + 0.45 * np.cos(3 * angle + 5
            * a) + 0.2 * np.cos(5 * angle + 9 * e)
        return (np.hypot(p[:, 0], p[:, 1] * 1.55) - r) / 1.3

    def field(p):
        lean = edge(p)
        flat = np.abs(p[:, 2]) - thick / 2 * (1 + 0.25 * step(-3, 0, lean) * b)
        return -join(-lean, -flat, 0.42)

    spots, faces, n = mesh(field, (-9.8, -6.6, -0.9), (9.8, 6.6, 0.9), 0.085 / bodies.DETAIL)
    p = spots
    q = bent(p, 1.8, 0.6, seed)
    bundle = cells(bent(p * np.array([0.42, 1.0, 1.0]), 1.2, 0.25, seed), 0.55, seed)
    seam = step(0.12, 0.0, bundle[1] - bundle[0])
    thread = fibres(p, 0.3, seed + 2, 0.3 * a)
    rim = step(-0.75, -0.1, edge(p) + 0.3 * rough(p, 1.2, 2, seed + 3))
    h = 0.07 * rough(q, 1.6, 3, seed + 4) + 0.022 * thread - 0.02 * seam + 0.02 * rough(p, 0.25, 3, seed
        + 5) + 0.06 * rim * rough(p, 0.6, 2, seed + 6)
    c = mix(pink, light, 0.45 + 0.5 * rough(q, 2.4, 3, seed + 7) + 0.15 * thread + 0.12 * (bundle[2] - 0.5))
    c = mix(c, film, 0.18 * seam + 0.5 * step(0.25, 0.6, rough(q, (3.5, 1.0, 1), 3, seed + 8)) * step(0.2, 0.6, rim + 0.3))
    c = mix(c, red, 0.35 * step(0.1, 0.7, rough(q, 1.9, 3, seed + 9)) + 0.15 * rim)
    spots = p + n * h[:, None]
    # The slice hangs over what lies below it: the plan says how its ends rise, and it is limp.
    x, y = spots[:, 0], spots[:, 1]
    spots[:, 2] += plan.get('rise', 0) * x / 8 + 0.3 * np.sin(x * 0.5 + 3 * a) * np.cos(y * 0.5 + 4 * b) - plan.get('hang',
        0.0) * (x * x + 1.5 * y * y) / 60
    dry = 0.29 + 0.05 * thread
    marks = np.stack([0 * h, 1 + 0 * h, 0.3 + 0 * h], axis=1)
    return [(spots, faces, np.column_stack([c, dry]), marks, 'flesh')]
