"""Smoked and dry sausages with their slices, and thin slices of cured ham. Centimetres."""
import numpy as np

import bodies
from fields import bent, cells, colour, join, limb, mesh, mix, rough, step


def grains(p, each, share, seed):
    """How much of fat a place in coarse meat is, and a number of its grain. Grains are torn, no two alike."""
    q = bent(p, each * 1.5, each * 0.55, seed)
    q = bent(q, each * 0.5, each * 0.16, seed + 1)
    first, second, which = cells(q, each, seed)
    small = cells(q, each * 0.5, seed + 2)
    fat = step(0.0, 0.09, share - which) * step(0.02, 0.10, (second - first) / each)
    tiny = step(0.0, 0.06, share * 0.45 - small[2]) * step(0.04, 0.14, (small[1] - small[0]) / each * 2)
    return np.maximum(fat, 0.9 * tiny), which


def cord(at, radius, seed, turn=0.0):
    """Turns of kitchen string about a neck at (x, y, z) along x, and its two ends."""
    chance = np.random.default_rng(seed)
    lines = []
    for k in range(3):
        a = np.linspace(0, 2 * np.pi, 26)
        lean = chance.uniform(-0.12, 0.12)
        x = at[0] + (k - 1) * 0.15 + lean * np.sin(a)
        lines.append(limb(np.stack([x, at[1] + radius * np.cos(a), at[2] + radius * np.sin(a), 0 * a + 0.085], axis=1), 1,
            0.02))
    for way in (-1, 1):
        lines.append(limb([(at[0], at[1] - radius * 0.6, at[2] + radius * 0.8, 0.1), (at[0] + 0.5 * way, at[1] - radius - 0.5,
            at[2] + 0.3, 0.08),
                           (at[0] + 1.1 * way, at[1] - radius - 1.0, at[2] - 0.25, 0.08), (at[0] + 1.9 * way, at[1] - radius
                           - 1.3, at[2] - radius * 0.5, 0.085)], 5, 0.02))

    def field(p):
        return np.minimum.reduce([line(p) for line in lines])

    box = radius + 1.6
    spots, faces, n = mesh(field, np.array(at) - (2.2, box + 0.4, box), np.array(at) + (2.2, box - 0.6, box), 0.05)
    twist = np.sin(spots[:, 0] * 14 + spots[:, 1] * 26 + spots[:, 2] * 26)
    c = mix(colour('#b89b74'), colour('#e6d7bb'), 0.55 + 0.3 * twist + 0.2 * rough(spots, 0.3, 2, seed))
    marks = np.zeros((len(spots), 3))
    return spots + n * (0.012 * twist)[:, None], faces, np.column_stack([c, np.full(len(spots), 0.75)]), marks, 'string'


def smoked(seed, plan):
    """A smoked sausage in its natural casing, tied at both ends: grains of fat show through, creases run to the ends."""
    amber, deep, light, fat = (colour(c) for c in plan['colours'])
    a, b = np.random.default_rng(seed).uniform(-0.5, 0.5, 2)
    half, r, bow = plan['long'] / 2, plan['radius'], plan.get('bend', 0.05)
    arc = lambda x: bow * x * x / half + 0.15 * np.sin(x * 0.5 + seed)
    line = [(x * half, arc(x * half), r, w * r) for x, w in ((-1.15, 0.2), (-1.11, 0.23), (-1.06, 0.13), (-1.0, 0.16),
        (-0.95, 0.55), (-0.84, 0.86),
            (-0.6, 0.98 + 0.05 * a), (-0.2, 1.0), (0.2, 1.03 + 0.04 * b), (0.6, 0.98), (0.84, 0.86), (0.95, 0.55),
            (1.0, 0.16), (1.06, 0.13), (1.11, 0.23), (1.15, 0.2))]
    body = limb(line, 5, 0.12)
    spots, faces, n = mesh(lambda p: -join(-body(p), p[:, 2], 0.15), (-half * 1.35, -r - 1 - abs(bow) * half, -0.3),
        (half * 1.35, r + 1.2 + abs(bow) * half * 1.3, 2.6 * r), 0.075 / bodies.DETAIL)
    p = spots
    far = np.abs(p[:, 0]) / half
    angle = np.arctan2(p[:, 2] - r, p[:, 1] - arc(p[:, 0]))
    pleat = (np.abs(np.sin(angle * 6 + 0.6 * np.sin(angle * 3 + seed) + 0.5 * rough(p, 1.5, 2, seed))) - 0.6) * step(0.62,
        0.98, far)
    thread = rough(np.stack([p[:, 0] / 3.5, angle * r / 0.22, p[:, 2] * 0], axis=1), 1.0, 3, seed + 1)
    share, which = grains(p, 0.32, 0.34, seed + 2)
    soft = step(-0.2, 0.5, rough(p, 1.6, 2, seed + 9))
    h = 0.09 * rough(p, 2.2, 2, seed + 3) + 0.035 * rough(p, 0.6, 3, seed + 4) + 0.018 * share + 0.09 * pleat + 0.012 * thread
    c = mix(amber, deep, 0.4 + 0.6 * rough(p, (4, 1.6, 1.6), 3, seed + 5) + 0.25 * rough(p, 0.7, 3, seed + 6) + 0.15 * thread)
    c = mix(c, deep * 0.8, 0.35 * (which > 0.82))
    c = mix(c, light, 0.4 * step(0.05, 0.8, rough(p, (3, 1.3, 1.3), 3, seed + 7)))
    c = mix(c, fat, share * (0.2 + 0.2 * soft))
    # Smoke stains the upper side less where the sausages hung together.
    c = mix(c, deep * 0.55, 0.55 * step(0.78, 1.05, far) + 0.3 * step(0.2, -0.3, pleat) * step(0.7, 0.95, far))
    c = mix(c, light * 0.9, 0.5 * step(1.05, 1.12, far))
    dry = 0.36 + 0.08 * rough(p, 1.2, 3, seed + 8) + 0.1 * step(0.8, 1.0, far)
    marks = np.stack([0 * h, 0.4 + 0.6 * soft, 0.5 + 0.5 * step(0.5, 0.9, far)], axis=1)
    things = [(p + n * h[:, None], faces, np.column_stack([c, dry]), marks, 'casing')]
    return things + [cord((side * half * 1.05, arc(half * 1.05), r), 0.13 * r + 0.14, seed + side) for side in (-1, 1)]


def mould(p, seed, colours, bare):
    """The skin of a dry sausage: floury white that lies unevenly over the brown casing."""
    white, grey, brown = colours
    cover = 0.8 + 0.4 * rough(p, 1.3, 4, seed) + 0.3 * rough(p, 0.3, 3, seed + 1) - bare
    c = mix(brown, mix(grey, white, 0.5 + 0.7 * rough(p, 0.7, 3, seed + 2)), step(0.0, 0.62, cover))
    return mix(c, white * 1.04, 0.5 * step(0.3, 0.6, rough(p, 0.45, 3, seed + 3)))


def cut_meat(p, seed, plan):
    """The face of a cut through a dry sausage: colour, height, roughness."""
    lean, dark, fat = (colour(c) for c in plan['meat'])
    share, which = grains(p, 0.40, 0.36, plan['seed'])
    c = mix(lean, dark, 0.35 + 0.5 * (which - 0.5) + 0.55 * rough(p, 0.5, 4, seed) + 0.4 * rough(p, 1.6, 2, seed + 1))
    c = mix(c, mix(fat, lean, 0.06 + 0.22 * step(0.1, 0.6, rough(p, 0.35, 3, seed + 2))), share)
    hole = step(0.06, 0.0, cells(p, 1.5, seed + 4)[0]) * (1 - share)
    return mix(c, dark * 0.4, hole), 0.03 * share + 0.02 * rough(p, 0.25, 3, seed
        + 3) - 0.08 * hole, 0.36 - 0.06 * share + 0.05 * rough(p, 0.8, 2, seed + 5)


def dry(seed, plan):
    """A dry sausage with its end cut off, tied with string at the other: wrinkled, floury skin, coarse meat on the cut."""
    colours = [colour(c) for c in plan['colours']]
    half, r = plan['long'] / 2, plan['radius']
    line = [(x * half, 0.25 * np.sin(x * 2.2), r, w * r) for x, w in ((-1.14, 0.3), (-1.08, 0.22), (-1.0, 0.14), (-0.95, 0.4),
        (-0.88, 0.68), (-0.72, 0.9), (-0.4, 1.0),
            (0, 0.97), (0.4, 1.02), (0.8, 1.0), (1.3, 1.0))]
    body = limb(line, 5, 0.12)
    slant = lambda p: p[:, 0] - half * 0.92 - 0.6 * (p[:, 1] + 0.2 * (p[:, 2] - r))
    spots, faces, n = mesh(lambda p: -join(-body(p), -slant(p), 0.05), (-half * 1.3, -r - 0.9, -0.3), (half * 1.3, r + 0.9,
        2.5 * r), 0.065 / bodies.DETAIL)
    p = spots
    face = step(-0.09, -0.03, slant(p)) * step(-0.02, -0.09, body(p) + 0.02 * rough(p, 0.4, 2, seed))
    far = -p[:, 0] / half
    angle = np.arctan2(p[:, 2] - r, p[:, 1])
    around = np.stack([p[:, 0] / 3.2, np.cos(angle) * r / 0.85, np.sin(angle) * r / 0.85], axis=1)
    crease = np.clip(1 - np.abs(rough(bent(around, 1.5, 0.35, seed), 1.0, 2, seed + 1)) * 2.2, 0, 1) ** 2
    pleat = (np.abs(np.sin(angle * 5 + seed + 0.4 * np.sin(2 * angle))) - 0.6) * step(0.5, 0.98, far)
    h = -0.16 * crease * (0.5 + 0.5 * step(-0.2, 0.4, rough(p, 3, 2, seed + 2))) + 0.11 * rough(p, 1.5, 3, seed
        + 3) + 0.03 * rough(p, 0.4, 3, seed + 4) + 0.14 * pleat
    skin = mould(p, seed, colours, 0.35 * crease + 0.25 * step(0.8, 1.05, far))
    c, up, gloss = cut_meat(p, seed, plan)
    h, c = h * (1 - face) + up * face, mix(skin, c, face)
    marks = np.stack([0 * h, 0.55 * face, 0.8 * (1 - face)], axis=1)
    things = [(p + n * h[:, None], faces, np.column_stack([c, mix(0.85 + 0 * h, gloss, face)]), marks, 'dry')]
    return things + [cord((-half * 1.03, 0.25 * np.sin(-2.2), r), 0.18 * r + 0.1, seed)]


def round_slice(seed, plan):
    """A slice of the same sausage, its rim of skin about it."""
    colours = [colour(c) for c in plan['colours']]
    a, b = np.random.default_rng(seed).uniform(-0.5, 0.5, 2)
    thick, r0 = plan.get('thick', 0.42), plan['radius']

    def out(p):
        angle = np.arctan2(p[:, 1], p[:, 0])
        r = r0 * (1.02 + 0.04 * np.cos(2 * angle + a * 6) + 0.02 * np.cos(3 * angle + b * 9) + 0.008 * np.cos(7 * angle + a
            * 20) + 0.006 * np.cos(11 * angle + b * 30))
        return np.hypot(p[:, 0], p[:, 1] * 1.04) - r

    spots, faces, n = mesh(lambda p: -join(-out(p), -(np.abs(p[:, 2]) - thick / 2), 0.06), (-r0 - 0.6, -r0 - 0.6, -0.7),
        (r0 + 0.6, r0 + 0.6, 0.7), 0.05 / bodies.DETAIL)
    p = spots
    face = step(-0.02, -0.08, out(p) + 0.03 * rough(p, 0.4, 2, seed))
    c, up, gloss = cut_meat(p + np.array([0, 0, seed * 3.7]), seed, plan)
    skin = mould(p, seed, colours, 0.0)
    h = up * face + 0.03 * rough(p, 0.6, 2, seed) * (1 - face)
    spots = p + n * h[:, None]
    spots[:, 2] += 0.05 * a * p[:, 0] * p[:, 1] / r0 + 0.06 * b * (p[:, 0] ** 2 - p[:, 1] ** 2) / r0
    marks = np.stack([0 * h, 0.55 * face, 0.3 + 0 * h], axis=1)
    return [(spots, faces, np.column_stack([mix(skin, c, face), mix(0.85 + 0 * h, gloss, face)]), marks, 'dry')]
