"""Cured ham in slices as thin as paper, which fall in folds. Centimetres."""
import numpy as np

import bodies
from fields import bent, cells, colour, mix, rough, step


def slice_of(seed, plan):
    """
    A slice: muscles of their own red with fat between them, a rim of fat along one edge. It falls in folds: `fold` says
    how steep (radians), `each` how far from fold to fold.
    """
    red, deep, rose, fat, yellow = (colour(c) for c in plan['colours'])
    a, b, e, f = np.random.default_rng(seed).uniform(-0.5, 0.5, 4)
    long, wide = plan['long'] * (1 + 0.1 * a), plan['wide'] * (1 + 0.1 * b)
    nu, nv = int(330 * bodies.DETAIL), int(190 * bodies.DETAIL)
    u, v = np.meshgrid(np.linspace(-1, 1, nu + 1), np.linspace(-1, 1, nv + 1), indexing='ij')
    reach = np.maximum(1 - np.abs(v) ** 2.6, 0.0) ** 0.5 * 0.93 + 0.07
    flat = np.stack([u * reach * long / 2 + 0.7 * e * v * v + 0.6 * f * v, v * wide / 2 * (1 + 0.12 * a * np.sin(2.2 * u + 4
        * b) + 0.1 * u * f), 0 * u], axis=-1).reshape(-1, 3)
    flat[:, :2] += 0.12 * np.stack([rough(flat, 1.6, 3, seed), rough(flat, 1.6, 3, seed + 1)], axis=1)
    p = flat
    q = bent(p, 2.4, 0.7, seed + 2)
    # Colour. The fat lies along the edge at +v; seams of fat part the muscles.
    inward = (1 - v.ravel()) * wide / 2 + 0.35 * rough(q, 1.6, 3, seed + 3)
    end = np.abs(u.ravel()) ** 3
    rim = 0.75 + 0.35 * np.sin(1.5 * u.ravel() + 3 * a) + 0.25 * rough(p, 2.0, 2, seed + 4) - 0.25 * end
    share = step(rim + 0.14, rim - 0.12, inward)
    muscle = cells(bent(p * np.array([0.75, 1, 1]), 2.5, 0.8, seed), 4.2, seed + 5)
    seam = step(0.13, 0.02, (muscle[1] - muscle[0]) / 4.2 * 2.2 + 0.10 * rough(q, 0.9, 3, seed + 6)) * step(-0.15, 0.35,
        rough(p, 2.5, 2, seed + 7) + 0.15)
    vein = np.clip(1 - np.abs(rough(bent(p, 1.0, 0.3, seed + 8) * np.array([0.6, 1, 1]), 1.2, 3, seed + 8)) * 7, 0,
        1) * step(0.0, 0.5, rough(p, 1.8, 3, seed + 9))
    share = np.maximum(share, np.maximum(0.85 * seam, 0.7 * vein))
    thread = rough(p * np.array([0.5, 1.6, 1]), 0.3, 3, seed + 10)
    c = mix(red, deep, 0.4 + 0.9 * (muscle[2] - 0.5) + 0.4 * rough(q, 1.7, 3, seed + 11) + 0.12 * thread)
    c = mix(c, rose, 0.45 * step(0.0, 0.7, rough(q, 1.2, 3, seed + 12)) + 0.15 * thread)
    edge = 1 - np.minimum(1, (1 - np.maximum(np.abs(u), np.abs(v)).ravel()) * 18)
    c = mix(c, deep * 0.75, 0.5 * edge * (1 - share))
    c = mix(c, mix(mix(fat, rose, 0.12 + 0.3 * rough(q, 0.9, 3, seed + 13)), yellow, 0.8 * step(0.35, 0.0, inward)), share)
    # Folds: each line along the slice winds up and down, and keeps its length.
    across = v.ravel().reshape(u.shape)
    steep = plan.get('fold', 1.0) * (0.75 + 0.35 * np.sin(across * 1.2 + 5 * e)) * step(-1.4, -0.5, u + 0.3 * a)
    phase = 2 * np.pi * u * long / 2 / plan.get('each', 4.0) + 0.9 * across * (e + 0.6) + 0.8 * rough(np.stack([u * 2.0,
        across * 0.8, 0 * u], -1).reshape(-1, 3), 1.0, 2, seed + 14).reshape(u.shape)
    angle = steep * np.sin(phase) + 0.1 * rough(p, 2.5, 2, seed + 15).reshape(u.shape)
    x = flat[:, 0].reshape(u.shape)
    ds = np.diff(x, axis=0, prepend=x[:1])
    lie, z = np.cumsum(ds * np.cos(angle), axis=0), np.cumsum(ds * np.sin(angle), axis=0)
    middle = nu // 2
    lie = lie - lie[middle]
    z = z - z[middle]
    # What would hang in the air sinks to the ground over some centimetres.
    floor = np.minimum.accumulate(z, axis=0)
    z = z - (floor + np.minimum.accumulate(z[::-1], axis=0)[::-1]) / 2
    y = flat[:, 1].reshape(u.shape) * (1 - 0.1 * plan.get('fold', 1.0) * np.abs(np.sin(phase)) * 0.3)
    z = np.maximum(z, 0) * 0.9 + 0.12 * rough(np.stack([lie, y, 0 * y], -1).reshape(-1, 3), 1.6, 2, seed
        + 16).reshape(u.shape) + plan.get('cup', 0.0) * across ** 2
    spots = np.stack([lie, y, z], axis=-1).reshape(-1, 3)
    row = nv + 1
    i, j = np.meshgrid(np.arange(nu), np.arange(nv), indexing='ij')
    k = (i * row + j).ravel()
    faces = np.stack([k, k + row, k + row + 1, k + 1], axis=1)
    dry = 0.36 - 0.06 * share + 0.06 * rough(q, 1.0, 2, seed + 17)
    marks = np.stack([0 * dry, 0.7 + 0 * dry, 0.3 + 0 * dry], axis=1)
    return [(spots, faces, np.column_stack([c, dry]), marks, 'ham')]
