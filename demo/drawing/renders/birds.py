"""Whole birds on their backs, ready for the oven, raw and roast: fields grown together under one skin. Centimetres."""
import numpy as np

import bodies
from fields import bent, cells, colour, egg, join, limb, mesh, mix, rough, step


def both(points):
    """The points of a limb at the left side and at the right."""
    return [[(x, side * y, z, r) for x, y, z, r in points] for side in (-1, 1)]


def chicken(seed):
    """Body, breast, legs drawn up, wings folded back; the neck at -x, the tail at +x. Gives the parts and a box."""
    chance = np.random.default_rng(seed)
    a = chance.uniform(-0.5, 0.5)
    body = [egg((-0.5, 0, 5.4), (9.6, 6.1, 5.2)), egg((-6.8, 0, 5.6), (3.2, 4.2, 3.8)),
            limb([(8.0, 0, 5.2, 2.6), (10.4, 0, 5.6, 1.5), (11.9, 0, 6.2, 0.9)])]
    body += [egg((-2.6, side * 2.3, 8.2), (6.4, 3.3, 3.0), tilt=9, turn=side * -4) for side in (-1, 1)]
    legs = [both([(5.6, 4.6, 4.0, 2.9), (2.6, 5.9, 4.6, 3.2), (0.4, 6.5, 5.6, 3.0), (3.2, 6.2, 6.6, 2.75), (6.2, 5.0, 7.1, 2.2),
                   (8.8, 3.9, 7.3, 1.35), (10.8, 3.2 + a * 0.5, 7.4, 0.9), (11.9, 2.9 + a, 7.5, 0.95)])[k] for k in (0, 1)]
    wings = both([(-7.2, 4.4, 5.8, 1.8), (-4.6, 6.7, 4.6, 1.65), (-2.2, 7.3, 3.6, 1.3), (-1.7, 7.6, 3.1, 1.15),
        (-3.8, 8.0, 2.6, 1.25),
                  (-6.6, 7.6, 2.5, 1.0), (-8.2, 6.4, 3.0, 0.7), (-8.8, 4.8, 3.4, 0.45)])
    return dict(body=body, legs=legs, wings=wings, low=(-11.5, -10.2, -0.4), high=(14, 10.2, 12.8),
                ends=[(12.1, side * (2.9 + a), 7.5) for side in (-1, 1)])


def duck(seed):
    """A duck is longer and flatter than a chicken, its breast broad, its legs short and far behind."""
    chance = np.random.default_rng(seed)
    a = chance.uniform(-0.5, 0.5)
    body = [egg((-0.5, 0, 5.0), (13.2, 6.9, 4.7)), egg((-9.6, 0, 5.4), (4.2, 4.4, 3.6)),
            limb([(11.0, 0, 5.2, 2.9), (14.0, 0, 5.6, 1.9), (16.6, 0, 6.4, 1.0), (17.6, 0, 6.8, 0.6)]),
            limb([(-12.0, 0, 5.6, 2.6), (-14.4, 0.2, 5.0, 1.9), (-15.8, 0.5, 4.0, 1.5)])]
    body += [egg((-3.4, side * 2.7, 7.0), (9.0, 3.7, 3.0), tilt=4, turn=side * -4) for side in (-1, 1)]
    legs = both([(9.0, 4.4, 4.0, 2.6), (6.4, 6.0, 4.4, 2.8), (4.6, 6.6, 5.2, 2.5), (7.2, 6.4, 5.9, 2.2), (10.0, 5.3, 6.2, 1.6),
                 (12.6, 4.5, 6.2, 0.95), (14.0, 4.1 + a, 6.2, 0.95)])
    wings = both([(-9.6, 4.8, 5.2, 2.0), (-6.8, 7.3, 4.2, 1.9), (-3.6, 8.3, 3.2, 1.5), (-2.6, 8.7, 2.8, 1.2), (-5.4, 9.0, 2.3,
        1.3),
                  (-8.4, 8.6, 2.2, 1.0), (-9.8, 8.2, 2.4, 0.95)])
    return dict(body=body, legs=legs, wings=wings, low=(-18, -11, -0.4), high=(19, 11, 11.4),
                ends=[(14.2, side * (4.1 + a), 6.2) for side in (-1, 1)])


def bird(kind, seed):
    """The mesh of a bird, and for each point how near a crease between two parts and how far out on a limb it is."""
    made = {'chicken': chicken, 'duck': duck}[kind](seed)

    def parts(p):
        body = made['body'][0](p)
        for part in made['body'][1:]:
            body = join(body, part(p), 1.5)
        limbs = [limb(line, 5, 0.5)(p) for line in (*made['legs'], *made['wings'])]
        return body, limbs

    def field(p):
        body, limbs = parts(p)
        for part in limbs:
            body = join(body, part, 0.55)
        return -join(-body, p[:, 2], 0.5)

    spots, faces, n = mesh(field, made['low'], made['high'], 0.15 / bodies.DETAIL)
    body, limbs = parts(spots)
    nearest = np.minimum.reduce(limbs)
    crease = np.exp(-np.abs(body - nearest) / 0.55)
    for i, one in enumerate(limbs):
        for other in limbs[i + 1:]:
            crease = np.maximum(crease, np.exp(-np.abs(one - other) / 0.5) * step(1.2, 0.3, np.minimum(one, other)))
    out = [np.linalg.norm((spots - end), axis=1) for end in made['ends']]
    return spots, faces, n, crease, np.minimum(*out), nearest < body


def folds(p, crease, seed):
    """Skin that is too wide for the body: soft folds, closer where a limb joins the body, and the sag between."""
    q = bent(p, 2.6, 1.1, seed)
    wide = rough(q, (2.6, 1.5, 1.5), 3, seed + 1)
    line = 1 - np.abs(rough(q, (1.9, 0.75, 0.9), 2, seed + 2)) * 1.7
    narrow = np.clip(line, 0, 1) ** 3
    return 0.17 * wide + 0.10 * narrow * (0.22 + crease) * step(-0.2, 0.4, rough(p, 3.0, 2, seed + 3)) - 0.10 * crease


def raw(seed, plan):
    """The bird as it is bought: pimples in tracts, fat that shows yellow in the hollows, flesh that shows pink."""
    first, second, fat, red, bone = (colour(c) for c in plan['colours'])
    p, faces, n, crease, out, on_limb = bird(plan['bird'], seed)
    q = bent(p, 2.0, 0.8, seed)
    high = step(-0.3, 0.9, n[:, 2])
    tract = step(-0.35, 0.35, rough(q, 3.4, 3, seed + 4) + 0.25 * on_limb - 0.2)
    keel = np.exp(-(p[:, 1] / 0.5) ** 2) * step(6.5, 8.5, p[:, 2])
    h = folds(p, crease, seed) + 0.03 * rough(q, 0.7, 3, seed + 5)
    near, _, which = cells(bent(p, 0.7, 0.12, seed), plan.get('each', 0.5), seed)
    pimple = step(0.32, 0.06, near / plan.get('each', 0.5)) * (0.35 + 0.65 * which) * tract
    h += 0.045 * pimple + 0.12 * keel
    c = mix(first, second, 0.5 + 0.55 * rough(q, 3.6, 3, seed + 6) + 0.18 * rough(q, 0.9, 3, seed + 7))
    c = mix(c, fat, 0.6 * step(0.0, 0.75, rough(q, 2.6, 3, seed + 8)) + 0.45 * crease + 0.25 * keel)
    c = mix(c, red, 0.5 * step(0.05, 0.75, rough(q, (3.2, 2.2, 2.2), 3, seed + 9)) * (0.5 + 0.5 * high))
    c = mix(c, red * 0.8, 0.25 * step(0.35, 0.8, rough(q, 1.2, 3, seed + 10)))
    c = mix(c, mix(second, np.ones(3) * 0.9, 0.4), 0.3 * pimple)
    c = mix(c, c * 0.8, 0.35 * step(0.45, 0.9, crease))
    end = step(1.45, 0.95, out + 0.25 * rough(p, 0.7, 2, seed + 11))
    c = mix(c, mix(bone, red * 0.75, step(-0.1, 0.5, rough(p, 0.55, 3, seed + 12))), end)
    h = h * (1 - end) - 0.16 * step(1.7, 1.3, out) * (1 - end)
    dry = 0.36 - 0.06 * high + 0.05 * rough(q, 1.6, 2, seed + 13)
    marks = np.stack([tract * (1 - end) * 0.85, 0.55 + 0.45 * step(-0.2, 0.4, rough(q, 2.2, 2, seed + 14)), 0.3 + 0.7
        * crease], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'raw')]


def roast(seed, plan):
    """The bird from the oven: brown where the heat met it, golden in the hollows, tight skin, blisters, bare bone ends."""
    pale, gold, brown, dark, bone = (colour(c) for c in plan['colours'])
    p, faces, n, crease, out, on_limb = bird('chicken', seed)
    q = bent(p, 2.2, 0.9, seed)
    up = step(-0.6, 0.9, n[:, 2]) * step(1.0, 9.0, p[:, 2])
    blister = step(0.42, 0.12, cells(bent(p, 0.8, 0.25, seed), 0.95, seed)[0] / 0.95) * step(0.0, 0.5, rough(q, 2.0, 2, seed
        + 4))
    tight = 1 - np.abs(rough(q, (1.6, 0.6, 0.8), 3, seed + 2)) * 1.8
    h = 0.12 * rough(q, 2.4, 3, seed + 1) - 0.16 * crease + 0.06 * blister + 0.05 * np.clip(tight, 0, 1) ** 3 * (0.3 + crease)
    h += 0.03 * rough(q, 0.6, 3, seed + 5)
    heat = up + 0.45 * rough(q, 3.0, 3, seed + 6) + 0.22 * rough(q, 0.9, 3, seed
        + 7) + 0.2 * blister - 0.45 * crease + 0.15 * on_limb
    c = mix(pale, gold, step(-0.25, 0.35, heat))
    c = mix(c, brown, step(0.3, 0.95, heat))
    c = mix(c, dark, 0.85 * step(0.85, 1.5, heat) + 0.35 * step(0.3, 0.7, rough(q, 0.5, 3, seed + 8)) * step(0.4, 1.0, heat))
    c = mix(c, gold * 0.8 + pale * 0.2, 0.5 * step(0.55, 1, crease))
    tips = step(-5.2, -8.0, p[:, 0]) * step(4.0, 2.2, p[:, 2]) * on_limb
    c = mix(c, dark, 0.7 * tips)
    # The skin draws back from the end of the leg and bares the bone.
    edge = out + 0.3 * rough(p, 0.9, 2, seed + 11)
    end, rim = step(1.9, 1.6, edge), step(2.6, 1.9, edge)
    c = mix(c, dark * 0.8, 0.8 * rim)
    c = mix(c, mix(bone, dark, 0.25 + 0.4 * rough(p, 0.6, 3, seed + 12)), end)
    h = h - 0.28 * end * step(0.6, 1.2, out) + 0.1 * rim * (1 - end)
    dry = 0.34 + 0.12 * rough(q, 1.5, 3, seed + 13) + 0.15 * end
    marks = np.stack([0.5 * step(-0.1, 0.5, rough(q, 3.0, 2, seed + 14)) * (1 - end),
                      (0.4 + 0.6 * step(-0.15, 0.3, rough(q, 2.0, 3, seed + 15))) * (1 - end), 0.4 + 0.6 * crease], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'roast')]
