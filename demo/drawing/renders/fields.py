"""
Forms as fields, for flesh and skin: a field gives for many points at once how far they lie outside (less than 0 is
inside). Fields grow together softly, are meshed, and noise paints the points. Only numpy; points are rows, centimetres.
"""
import numpy as np

TABLE = np.random.default_rng(7).normal(size=(256, 3))
TABLE /= np.linalg.norm(TABLE, axis=1)[:, None]
CORNERS = [np.array([i >> 2 & 1, i >> 1 & 1, i & 1]) for i in range(8)]


def colour(text):
    """'#b97a3a' as linear red, green, blue."""
    parts = np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def mix(a, b, t):
    """From a to b by t of each point, kept within 0 and 1; a and b are numbers, colours or a colour for each point."""
    t = np.clip(t, 0, 1)
    return a + (b - a) * (t[:, None] if np.ndim(t) and (np.shape(a)[-1:] == (3,) or np.shape(b)[-1:] == (3,)) else t)


def step(low, high, x):
    """0 at low, 1 at high, smooth in between; low may be the larger."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def scramble(cell):
    """A number of 32 bits for each cell of whole coordinates."""
    cell = cell.astype(np.int64)
    x = (cell[:, 0] * 73856093 + cell[:, 1] * 19349663 + cell[:, 2] * 83492791) & 0xffffffff
    x = ((x ^ x >> 16) * 0x45d9f3b) & 0xffffffff
    x = ((x ^ x >> 16) * 0x45d9f3b) & 0xffffffff
    return x ^ x >> 16


def smooth_noise(p):
    cell = np.floor(p).astype(np.int64)
    x, y, z = (p - cell).T
    u, v, w = (f * f * f * (f * (f * 6 - 15) + 10) for f in (x, y, z))
    part = []
    for i, j, k in CORNERS:
        slope = TABLE[scramble(cell + (i, j, k)) & 255].T
        part.append((x - i) * slope[0] + (y - j) * slope[1] + (z - k) * slope[2])
    near, far = (part[i] + (part[i + 1] - part[i]) * w for i in (0, 4)), (part[i] + (part[i + 1] - part[i]) * w for i in (2, 6))
    low, high = (a + (b - a) * v for a, b in zip(near, far))
    return (low + (high - low) * u) * 1.5


def rough(p, scale, octaves=3, seed=0.0):
    """Fractal noise of about -1 to 1; `scale` cm from lump to lump, for each axis or for all."""
    p = np.asarray(p) / scale + np.array([7.3, 3.1, 5.7]) * (seed + 0.37)
    return sum(smooth_noise(p * 2 ** k + 11.7 * k) * 0.5 ** k for k in range(octaves))


def bent(p, scale, far, seed=0.0):
    """The points moved by up to `far` cm by noise of `scale` cm, so that what is drawn on them is irregular."""
    return p + far * np.stack([rough(p, scale, 2, seed + 20 + k) for k in range(3)], axis=1)


def cells(p, scale, seed=0.0):
    """Points strewn about `scale` cm apart: the distance to the nearest and the second, and a number of the nearest."""
    p = np.asarray(p) / scale + np.array([17.3, 3.1, 9.7]) * (seed + 0.61)
    home = np.floor(p)
    first, second, which = np.full(len(p), 9.0), np.full(len(p), 9.0), np.zeros(len(p))
    for i in range(27):
        cell = home + np.array([i // 9 - 1, i // 3 % 3 - 1, i % 3 - 1])
        code = scramble(cell)
        spot = cell + np.stack([(code & 1023) / 1023, (code >> 10 & 1023) / 1023, (code >> 20 & 1023) / 1023], axis=1)
        d = np.linalg.norm(p - spot, axis=1)
        near = d < first
        second = np.where(near, first, np.minimum(second, d))
        which, first = np.where(near, (code >> 5 & 4095) / 4095, which), np.where(near, d, first)
    return first * scale, second * scale, which


def smooth_line(points, parts=4):
    """A smooth line (Catmull-Rom) through rows of numbers."""
    q = np.array([points[0], *points, points[-1]], dtype=float)
    out = []
    for i in range(len(points) - 1):
        for t in np.arange(parts) / parts:
            a, b, c, d = q[i:i + 4]
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array([*out, q[-2]])


def join(a, b, soft):
    """Two distances grown together, the seam rounded over `soft` cm."""
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b + (a - b) * h - soft * h * (1 - h)


def limb(points, parts=6, soft=0.15):
    """The field of a limb along (x, y, z, radius) points, smooth from one to the next."""
    line = smooth_line(points, parts)
    low, high = (line[:, :3] - line[:, 3:]).min(0), (line[:, :3] + line[:, 3:]).max(0)

    def exact(p):
        best = None
        for a, b in zip(line, line[1:]):
            along = b[:3] - a[:3]
            t = np.clip((p - a[:3]) @ along / max(1e-9, along @ along), 0, 1)
            off = p - a[:3] - t[:, None] * along
            d = np.sqrt((off * off).sum(1)) - a[3] - t * (b[3] - a[3])
            best = d if best is None else join(best, d, soft)
        return best

    def of(p):
        # Far from the box about the limb nobody asks for more than that it is far.
        out = np.sqrt((np.maximum(np.maximum(low - p, p - high), 0) ** 2).sum(1))
        near = out < 2.2
        out[near] = exact(p[near])
        return out

    return of


def axes(turn=0.0, tilt=0.0, roll=0.0):
    """The matrix that rolls about x, tilts about y and turns about z, in degrees."""
    a, b, c = np.radians([turn, tilt, roll])
    z = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    x = np.array([[1, 0, 0], [0, np.cos(c), -np.sin(c)], [0, np.sin(c), np.cos(c)]])
    return z @ y @ x


def egg(at, radii, **turned):
    """The field of an ellipsoid of three radii about a place, turned as `axes` says."""
    way, radii = axes(**turned), np.array(radii, dtype=float)

    def of(p):
        q = (p - np.array(at)) @ way
        near, steep = np.linalg.norm(q / radii, axis=1), np.linalg.norm(q / radii ** 2, axis=1)
        return near * (near - 1) / np.maximum(steep, 1e-6)

    return of


def without(a, b, soft):
    """What of a lies outside b, the edge rounded over `soft` cm."""
    return -join(-a, b, soft)


def mesh(field, low, high, cell):
    """The surface of a field within a box: points, faces of four, normals. Surface nets, drawn onto the field at the end."""
    low, high = np.array(low, dtype=float), np.array(high, dtype=float)
    rude = np.ceil((high - low) / (4 * cell)).astype(int) + 1
    count = rude * 4

    def places(index, size):
        return low + size * index

    wide = field(places(np.indices(rude).reshape(3, -1).T + 0.375, 4 * cell)).reshape(rude)
    values = wide.repeat(4, 0).repeat(4, 1).repeat(4, 2)
    near = np.argwhere(np.abs(values) < 7 * cell)
    values[tuple(near.T)] = field(places(near, cell))
    inside = values < 0
    held = sum(inside[c[0]:count[0] - 1 + c[0], c[1]:count[1] - 1 + c[1], c[2]:count[2] - 1
        + c[2]].astype(np.int8) for c in CORNERS)
    home = np.argwhere((held > 0) & (held < 8))
    number = np.full(held.shape, -1)
    number[tuple(home.T)] = np.arange(len(home))
    total, crossed = np.zeros((len(home), 3)), np.zeros(len(home))
    for a in CORNERS:
        for b in CORNERS:
            if (b - a).min() < 0 or (b - a).sum() != 1:
                continue
            va, vb = values[tuple((home + a).T)], values[tuple((home + b).T)]
            cross = (va < 0) != (vb < 0)
            t = np.where(cross, va / np.where(cross, va - vb, 1), 0)
            total += cross[:, None] * (a + t[:, None] * (b - a))
            crossed += cross
    spots = places(home + total / crossed[:, None], cell)
    faces = []
    for axis in range(3):
        one, two = np.eye(3, dtype=int)[[(axis + 1) % 3, (axis + 2) % 3]]
        ahead = np.eye(3, dtype=int)[axis]
        a, b = [inside[tuple(slice(1 if not ahead[k] else s, count[k] - 1 + s * ahead[k]) for k in range(3))] for s in (0, 1)]
        at = np.argwhere(a != b) + (1 - ahead)
        quad = np.stack([number[tuple((at - d).T)] for d in (one + two, two, 0 * one, one)], axis=1)
        faces.append(np.where(inside[tuple(at.T)][:, None], quad, quad[:, ::-1]))
    faces = np.concatenate(faces)
    faces = faces[(faces >= 0).all(1)]
    spots = spots - normals_of(spots, faces) * np.clip(field(spots), -cell, cell)[:, None]
    return spots, faces, normals_of(spots, faces)


def normals_of(spots, faces):
    """The normals of a mesh whose points were moved."""
    a, b = spots[faces[:, 2]] - spots[faces[:, 0]], spots[faces[:, 3]] - spots[faces[:, 1]]
    across = np.cross(a, b)
    out = np.stack([np.bincount(faces.ravel(), np.repeat(across[:, d], 4), len(spots)) for d in range(3)], axis=1)
    return out / np.maximum(np.linalg.norm(out, axis=1), 1e-12)[:, None]
