"""Legs and wings of chicken: skin that lies over the flesh as a sheet, with its edge, fat and bare joints. Centimetres."""
import numpy as np

import bodies
from fields import bent, cells, colour, egg, join, limb, mesh, mix, rough, step


def ground(d, p, soft=0.4):
    return -join(-d, p[:, 2], soft)


def skin_of(p, n, seed, colours, bare, fold, tract):
    """
    Colour and height of raw skin over flesh: `bare` is where no skin is, `fold` how much it wrinkles, `tract` where
    feathers stood. The skin is a sheet of a millimetre and a half, so its edge is a step.
    """
    first, second, fat, red, flesh, _ = colours
    q = bent(p, 1.6, 0.6, seed)
    line = np.clip(1 - np.abs(rough(q, (1.5, 0.6, 0.7), 2, seed + 1)) * 1.8, 0, 1) ** 3
    near, _, which = cells(bent(p, 0.6, 0.1, seed), 0.42, seed)
    pimple = step(0.34, 0.06, near / 0.42) * (0.3 + 0.7 * which) * tract
    h = 0.10 * rough(q, 1.9, 3, seed + 2) + 0.07 * line * fold + 0.022 * rough(q, 0.5, 3, seed + 3) + 0.035 * pimple
    c = mix(first, second, 0.5 + 0.5 * rough(q, 2.6, 3, seed + 4) + 0.2 * rough(q, 0.7, 3, seed + 5))
    c = mix(c, fat, 0.65 * step(0.0, 0.7, rough(q, 2.0, 3, seed + 6)) + 0.2 * line * fold)
    c = mix(c, red, 0.4 * step(-0.2, 0.9, rough(q, 3.4, 4, seed + 7)) + 0.12 * step(0.0, 0.8, rough(q, 0.35, 3, seed + 17)))
    c = mix(c, red * 0.75, 0.2 * step(0.3, 0.9, rough(q, 0.5, 4, seed + 8)))
    c = mix(c, second * 0.5 + 0.45, 0.25 * pimple)
    thread = rough(q * np.array([0.35, 1, 1]), 0.35, 3, seed + 9)
    muscle = mix(flesh, mix(red, fat, 0.3), 0.3 + 0.35 * thread + 0.4 * rough(q, 1.1, 2, seed + 10))
    muscle = mix(muscle, second, 0.7 * step(0.35, 0.6, rough(q, 0.9, 3, seed + 11)))
    rim = bare * (1 - bare) * 4
    c = mix(mix(c, muscle, bare), fat * 0.6 + 0.35, 0.45 * rim)
    h = h * (1 - 0.7 * bare) - 0.15 * bare + 0.03 * thread * bare
    return c, h, q


def joint(p, seed, colours):
    """The end of a bone: bluish white gristle, a little blood."""
    red, flesh, bone = colours[3], colours[4], colours[5]
    c = mix(bone, red, 0.6 * step(-0.1, 0.6, rough(p, 0.7, 3, seed + 15)))
    return mix(c, flesh * 0.7, 0.6 * step(0.25, 0.6, rough(p, 0.45, 3, seed + 16)))


def leg(seed, plan):
    """A whole leg, skin up: the broad thigh at -x, its flesh bare along the cut, the knuckle at +x."""
    colours = [colour(c) for c in plan['colours']]
    a, b, e = np.random.default_rng(seed).uniform(-0.5, 0.5, 3)
    thigh = [egg((-4.2, 1.0 + 0.4 * a, 1.7), (4.7, 3.9 + 0.5 * b, 2.25), turn=-14 + 10 * e), egg((-1.8, -1.0, 1.7),
        (3.4, 2.7, 2.2), turn=20)]
    flap = egg((-7.2, -0.9 + a, 0.7), (2.6, 2.3, 0.6), turn=25, tilt=-6)
    calf = limb([(-0.6, -1.6, 1.8, 1.9), (1.7, -1.9, 2.0, 2.45), (4.3, -1.0 + 0.3 * a, 1.9, 2.15), (6.6, 0.3 + 0.6 * a, 1.65,
        1.4),
                 (8.5, 1.5 + a, 1.45, 0.98), (9.5, 2.1 + a, 1.4, 0.9)])
    end = np.array([10.2, 2.5 + a, 1.4])
    knuckle = [limb([(9.0, 1.8 + a, 1.4, 0.6), (*end, 0.62)]), egg(end + (0.25, -0.42, 0.05), (0.72, 0.66, 0.78)),
               egg(end + (-0.1, 0.5, 0.1), (0.7, 0.6, 0.72))]

    def flesh(p):
        d = join(join(join(thigh[0](p), thigh[1](p), 1.2), flap(p), 1.1), calf(p), 0.8)
        return d

    def bone(p):
        return join(join(knuckle[0](p), knuckle[1](p), 0.25), knuckle[2](p), 0.25)

    spots, faces, n = mesh(lambda p: ground(join(flesh(p), bone(p), 0.12), p), (-10.8, -6.5, -0.3), (12, 6.8, 5.4),
        0.095 / bodies.DETAIL)
    p = spots
    cut = 0.55 + 0.45 * step(-1, -6, p[:, 0]) + 0.35 * rough(p, 1.8, 3, seed) + 0.5 * step(-5.6, -7.4, p[:, 0]) * step(0.0,
        2.5, p[:, 1])
    bare = step(cut + 0.14, cut - 0.14, p[:, 2]) * step(2.0, -0.5, p[:, 0]) * step(-0.1, 0.4, flap(p))
    tract = step(-0.3, 0.4, rough(p, 3.0, 2, seed + 12) + 0.3 * step(3, -3, p[:, 0])) * step(8.2, 6.5, p[:, 0])
    fold = np.clip(np.exp(-np.abs(calf(p) - np.minimum(thigh[0](p), thigh[1](p))) / 0.8) + step(6.0, 8.0, p[:, 0]) * 0.8
        + 0.15, 0, 1)
    c, h, q = skin_of(p, n, seed, colours, bare, fold, tract)
    over = bone(p) - flesh(p) - 0.22 + 0.2 * rough(p, 0.8, 2, seed + 13)
    end = step(0.1, -0.12, over)
    c = mix(mix(c, colours[4], 0.5 * step(0.35, 0.0, over) * step(7, 8, p[:, 0])), joint(p, seed, colours), end)
    h = h * (1 - end) + 0.08 * step(0.45, 0.05, over) * (1 - end) * step(7, 8, p[:, 0]) - 0.03 * end
    dry = 0.34 + 0.05 * rough(q, 1.2, 2, seed + 14) - 0.04 * bare
    marks = np.stack([tract * (1 - bare) * (1 - end), 0.65 + 0.35 * bare + 0 * h, 0.25 + 0.75 * fold * (1 - bare)], axis=1)
    return [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'raw')]


def wing(seed, plan):
    """A whole wing, folded: the thick part at -x with its cut end, the flat part, the tip; webs of skin between them."""
    colours = [colour(c) for c in plan['colours']]
    a, b, e = np.random.default_rng(seed).uniform(-0.5, 0.5, 3)
    wide = 1.35 + 0.5 * a
    wrist = np.array([6.2 * np.cos(wide), 6.2 * np.sin(wide)])
    ahead = wide - 2.3 + 0.5 * b
    tip = wrist + 4.6 * np.array([np.cos(ahead), np.sin(ahead)])
    upper = limb([(-7.6, 1.3, 1.4, 1.2), (-6.2, 1.3, 1.6, 1.65), (-4.4, 0.9, 1.6, 1.75), (-2.0, 0.2, 1.3, 1.2),
        (0.2, -0.2, 1.1, 0.9)])
    side = np.array([np.sin(wide), -np.cos(wide)])
    mid = lambda t, off, z, r: (*(wrist * t + side * off), z, r)
    lower = [limb([(0.1, -0.1, 1.05, 0.85), mid(0.25, 0.35, 1.1, 1.0), mid(0.6, 0.35, 1.0, 0.85), mid(1.0, 0.1, 0.85, 0.66)]),
             limb([(0.1, -0.1, 1.05, 0.85), mid(0.3, -0.55, 1.15, 1.05), mid(0.65, -0.4, 0.95, 0.75), mid(1.0, -0.05, 0.85,
             0.62)])]
    point = [limb([(*wrist, 0.85, 0.72), (*(wrist * 0.5 + tip * 0.5), 0.7, 0.66), (*(wrist * 0.12 + tip * 0.88), 0.55, 0.4),
        (*tip, 0.42, 0.16)]),
             limb([(*wrist, 0.9, 0.6), (*(wrist + side * 0.4 + 0.5 * (wrist / 6.2)), 0.8, 0.42),
             (*(wrist * 0.72 + tip * 0.28 + wrist / 6.2 * 0.9), 0.7, 0.2)])]
    web = [egg((-1.7 + wrist[0] * 0.2, wrist[1] * 0.25 + 0.3, 1.0), (2.5, 1.7, 0.42), turn=-40 + 15 * e),
           egg((*(wrist * 0.72 + tip * 0.2), 0.75), (1.5, 0.8, 0.4), turn=np.degrees(wide) - 60)]

    def flesh(p):
        d = join(upper(p), join(lower[0](p), lower[1](p), 0.3), 0.4)
        d = join(join(d, web[0](p), 0.7), join(join(point[0](p), point[1](p), 0.3), web[1](p), 0.5), 0.4)
        return -join(-d, p[:, 0] + 7.1 + 0.5 * (p[:, 2] - 1.4), 0.35)

    ball = egg((-7.0, 1.25, 1.45), (0.75, 0.7, 0.72))
    low = (-9.3, min(-2.6, tip[1] - 1.2), -0.3)
    spots, faces, n = mesh(lambda p: ground(join(flesh(p), ball(p), 0.1), p, 0.3), low, (max(8.5, tip[0] + 1.2), 9.0, 4.0),
        0.085 / bodies.DETAIL)
    p = spots
    cut = p[:, 0] + 7.0 + 0.5 * (p[:, 2] - 1.4) + 0.22 * rough(p, 0.9, 3, seed)
    bare = step(0.12, -0.1, cut)
    tract = step(-0.3, 0.3, rough(p, 2.0, 2, seed + 12) + 0.1) * (0.4 + 0.6 * step(2.0, -2.0, p[:, 0]))
    fold = np.clip(np.exp(-np.abs(web[0](p)) / 0.5) + np.exp(-np.linalg.norm(p[:, :2] - wrist, axis=1) / 1.2) + 0.2, 0, 1)
    c, h, q = skin_of(p, n, seed, colours, bare, fold, tract)
    end = step(0.06, -0.06, ball(p) - flesh(p) - 0.04)
    c, h = mix(c, joint(p, seed, colours), end), h * (1 - end)
    dry = 0.34 + 0.05 * rough(q, 1.0, 2, seed + 14) - 0.04 * bare
    marks = np.stack([tract * (1 - bare), 0.65 + 0.35 * bare + 0 * h, 0.25 + 0.75 * fold * (1 - bare)], axis=1)
    return [(p + n * h[:, None] * 0.8, faces, np.column_stack([c, dry]), marks, 'raw')]
