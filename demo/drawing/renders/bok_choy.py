"""Bok choy: a head of pale, spoon-shaped stalks that carry dark green leaves. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector, noise

from bodies import join, sheet, smooth_line
from leaves import place_leaf, thin_leaf
from leeks import shaft_stuff
from sticks import rod


def stalk(around, inner, plan, stuff, chance):
    """A stalk along x that stands `around` the axis of its head, and the line that it follows."""
    long = plan['stalk'] * chance.uniform(0.9, 1.06) * (1 - 0.12 * inner)
    out = Vector((0, math.cos(around), math.sin(around)))
    wide = plan['width'] * chance.uniform(0.9, 1.08) * (1 - 0.3 * inner)
    form = [(0.0, 0.25), (0.1, 0.95), (0.24, 1.32), (0.5, 1.12), (0.75, 1.05), (1.0, 1.4)]
    line = [Vector((long * t, 0, 0)) + out * (plan['radius'] * r * (1 - 0.42 * inner)) for t, r in smooth_line(form, 8)]

    def radius(t, angle):
        share = 0.55 + 0.45 * min(1.0, t / 0.2) if t < 0.2 else 1 - 0.62 * ((t - 0.2) / 0.8) ** 1.2
        end = math.sqrt(min(1.0, t / 0.02)) if t < 0.02 else math.sqrt(max(0.0, (1 - t) / 0.03)) if t > 0.97 else 1.0
        return max(0.02, wide * share * end * (1 + 0.05 * noise.noise(Vector((t * 4, math.cos(angle), around)))))

    # Flat, its width along the ring of stalks: made upright, then turned about the axis.
    side = Vector((0, -math.sin(around), math.cos(around)))
    flat = rod([(p.x, 0, p.dot(out)) for p in line], radius, stuff, 0, around=40)
    for vertex in flat.data.vertices:
        x, across, up = vertex.co
        middle = height_at(line, x, out)
        thick = 0.3 + 0.1 * min(1.0, x / long)
        # The edges bend inwards, as of a spoon.
        spot = middle + (up - middle) * thick - 0.16 * across * across / max(0.4, plan['width'])
        vertex.co = Vector((x, 0, 0)) + side * across + out * spot
    return flat, line, out


def height_at(line, x, out):
    """How far from the axis a line is at a place along it."""
    for a, b in zip(line, line[1:]):
        if x <= b.x:
            part = (x - a.x) / max(1e-6, b.x - a.x)
            return a.dot(out) + (b.dot(out) - a.dot(out)) * part
    return line[-1].dot(out)


def head(plan, stuffs, seed):
    """One head along x, its cut foot at the origin."""
    chance = random.Random(seed)
    parts = []
    for ring, count in enumerate(plan['rings']):
        for k in range(count):
            around = 2 * math.pi * (k + 0.5 * ring) / count + chance.uniform(-0.15, 0.15)
            thing, line, out = stalk(around, ring, plan, stuffs[0], chance)
            parts.append(thing)
            size = chance.uniform(0.88, 1.1) * (1 - 0.1 * ring)
            foot = line[23]
            ahead = Vector((1, 0, 0)) + out * chance.uniform(0.12, 0.3) * (1 - 0.4 * ring)
            part = sheet('leaf', stuffs[1], plan['leaf'] * size, plan['blade'] * size, -0.35 * chance.uniform(0.5, 1.6), 0.2, 0.55, chance.random() * 99, 2.2, 26, 10)
            place_leaf(part, foot + out * 0.12, ahead, out)
            parts.append(part)
    return join(parts)


def heads(plan):
    """Heads as `lie` says: [{x, y, z, turn, roll}]; `rings` of so many stalks, `stalk`, `width`, `radius`, `leaf`, `blade` in cm."""
    own = plan['leaf_skin']
    stuffs = [shaft_stuff(plan), thin_leaf(own['colours'], own['veins'], own['vein'], own['teeth'], 0.36)]
    for k, place in enumerate(plan['lie']):
        thing = head(plan, stuffs, plan['seed'] + k)
        thing.matrix_world = (Matrix.Translation((place['x'], place['y'], place['z'])) @ Matrix.Rotation(math.radians(place['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(place.get('roll', 0)), 4, 'X'))
