"""Heads of cabbage: leaves that wrap one another, each with its ribs, veins and waved edge. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from painted import hue, mix, painted, ridge, rough, skin, step


def form(plan, way, seed):
    """The place on the head in a direction from its middle: `wide` across and `tall` high, blunt at its ends."""
    power = plan.get('blunt', 2.0)
    flat = math.hypot(way.x, way.y)
    k = (flat ** power + abs(way.z) ** power) ** (-1 / power)
    k *= 1 + plan.get('uneven', 0.04) * rough(way, 1.0, 2, seed)
    return Vector((way.x * k * plan['wide'] / 2, way.y * k * plan['wide'] / 2, way.z * k * plan['tall'] / 2))


def veins(s, u, plan, seed):
    """How far a point of a leaf is in its middle rib and in its side veins, each from 0 to 1; s from -1 to 1 across, u along."""
    bow = s + 0.06 * math.sin(u * 4 + seed) + 0.05 * rough((u * 2, seed, 0), 0.8, 2)
    wide = plan['rib'] * (1 - 0.93 * min(1.0, u * plan['rib_end']) ** 0.8) + 0.012
    rib = math.exp(-(bow / wide) ** 4)
    side = abs(bow)
    bent = 0.05 * rough((u * 3, s * 2, seed), 0.5, 3)
    # Side veins leave the rib at a slant, and bend up towards the edge.
    phase = (u - 0.42 * side ** 0.8 + bent) * plan['veins'] + (0.5 if s > 0 else 0.0)
    line = abs(phase % 1 - 0.5) * 2 / plan['veins']
    thick = 0.022 * (1 - 0.75 * min(1.0, side * 1.1))
    return rib, math.exp(-(line / thick) ** 2) * step(0.98, 0.7, side) * step(1.0, 0.85, u)


def leaf(plan, own, seed):
    """
    A leaf from the foot of the head up over it: `around` its direction in degrees, `reach` how far it goes over the head in
    degrees, `spread` half its width in degrees, `out` cm above the leaf within, `open` how far its edge stands off in cm.
    """
    a, reach, spread = math.radians(own['around']), math.radians(own['reach']), math.radians(own['spread'])
    ahead, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    pale, green, deep, rib_ = (hue(c) for c in own.get('colours', plan['colours']))
    waves, crisp = plan['waves'], plan.get('crisp', 0.0)

    def shape(u, s):
        w = 0.2 + 0.8 * math.sin(math.pi * min(1.0, u * 0.72 + 0.04)) ** 0.75
        w *= (1 - max(0.0, u - 0.7) ** 2 * 5.5) ** 0.5 if u > 0.7 else 1
        return spread * w * (1 + 0.05 * rough((u * 4, 3 if s > 0 else 0, seed), 0.8, 3))

    def place(u, v):
        s = 2 * v - 1
        # The tip of the leaf is rounded, and its rim not even.
        end = reach * (1 - 0.1 * s * s + 0.04 * rough((s * 2, seed, 0), 0.8, 3))
        b, c = 0.12 + (end - 0.12) * u, s * shape(u, s)
        way = (Vector((0, 0, -1)) * math.cos(b) + ahead * math.sin(b)) * math.cos(c) + side * math.sin(c)
        rim = max(step(0.68, 1.0, abs(s)), step(0.8, 1.0, u)) * step(0.12, 0.5, u)
        far = own['out'] + own['open'] * rim * rim
        far += waves * rim * (rough(way * 3.2, 1.0, 3, seed) + 0.3) + 0.3 * waves * rough(way * 1.5, 1.0, 2, seed + 1)
        p = form(plan, way, plan['seed'])
        return p + p.normalized() * far

    def up(u, v, p, n):
        rib, line = veins(2 * v - 1, u, plan, seed)
        swell = crisp * step(0.15, 0.6, u) * (1 - rib) * (abs(rough(p, plan.get('blister', 1.1), 3, seed + 4)) - 0.2)
        return 0.2 * plan['relief'] * rib * (1 - 0.7 * u) + 0.1 * plan['relief'] * line + swell + 0.02 * rough(p, 0.5, 3, seed)

    def paint(u, v, p, n, h):
        s = 2 * v - 1
        rib, line = veins(s, u, plan, seed)
        tone = mix(green, deep, 0.45 + 0.55 * rough(p, 2.2, 4, seed + 2) + own.get('dark', 0))
        tone = mix(tone, pale, step(plan['fade'], 0.0, u) * 0.9 + 0.3 * step(0.1, 0.6, rough(p, 1.2, 4, seed + 3)))
        # Fine veins between the others; the wax makes some of it grey.
        net = ridge((p.x, p.y, p.z), 0.55, seed) ** 3 + 0.7 * ridge((p.x, p.y, p.z), 0.28, seed + 1) ** 3
        tone = mix(tone, mix(tone, rib_, 0.6), 0.4 * net)
        tone = mix(tone, rib_, max(0.95 * rib, 0.72 * line))
        tone = mix(tone, hue('#c8d2c0'), plan.get('wax', 0.2) * step(-0.2, 0.6, rough(p, 1.7, 4, seed + 6)) * (1 - rib))
        edge = max(step(0.93, 1.0, abs(s)), step(0.95, 1.0, u))
        tone = mix(tone, deep, 0.25 * edge)
        tone = mix(tone, hue('#9a8a4e'), 0.7 * step(0.42, 0.58, rough(p, 0.5, 3, seed + 7)) * step(0.6, 1.0, max(abs(s), u)))
        return (*tone, 0.4 + 0.12 * rough(p, 0.8, 3, seed + 8))

    fine = bodies.DETAIL
    stuff = painted('cabbage', bumps=((0.5, 0.03), (0.12, 0.01)), subsurface=0.12, radius=(0.2, 0.3, 0.1), clear=0.1)
    return skin(round(190 * fine), round(210 * fine), place, stuff, up, paint, ring=False, flip=True)


def foot(plan, seed):
    """The cut stalk below the head: pale wood, browned where it dried."""
    r, low = plan['stalk'], -plan['tall'] / 2

    def place(u, v):
        a = 2 * math.pi * v
        if u > 0.5:
            s = r * (2 - 2 * u)
            return s * math.cos(a), s * math.sin(a), low - 0.5 + 0.06 * rough((math.cos(a), math.sin(a), u), 0.4, 2, seed)
        return r * math.cos(a), r * math.sin(a), low + 1.2 - 3.4 * u

    def paint(u, v, p, n, h):
        tone = mix(hue('#dfe2bf'), hue('#b98f5c'), step(0.4, 0.52, u) * (0.6 + 0.6 * rough(p, 0.5, 3, seed)))
        return (*tone, 0.6)

    return skin(40, 60, place, painted('cabbage-foot', bumps=((0.1, 0.02),), subsurface=0.1), paint=paint)


def heads(plan):
    """
    Heads as `lie` says ({x, y, turn, lean, tilt, roll, size, sink}; `lean` to the camera, `tilt` to the right): `wide` and `tall` in cm, `leaves` from
    the inner to the outer ones.
    """
    for number, where in enumerate(plan['lie']):
        seed = plan['seed'] + 31 * number
        chance = random.Random(seed)
        things = [skin(60, 90, lambda u, v: form(plan, Vector((math.sin(math.pi * u) * math.cos(6.28319 * v),
                  math.sin(math.pi * u) * math.sin(6.28319 * v), -math.cos(math.pi * u))), plan['seed']) * 0.985,
                  painted('cabbage-heart', subsurface=0.1), paint=lambda u, v, p, n, h: (*hue(plan['colours'][0]), 0.5), flip=True)]
        for k, own in enumerate(plan['leaves']):
            grown = {**own, 'around': own['around'] + 47 * number + chance.gauss(0, 6 * number)}
            things.append(leaf(plan, grown, seed + 3 * k))
        things.append(foot(plan, seed))
        move = (Matrix.Rotation(math.radians(where.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(-where.get('lean', 0)), 4, 'X')
                @ Matrix.Rotation(math.radians(where.get('tilt', 0)), 4, 'Y')
                @ Matrix.Rotation(math.radians(where.get('roll', 0)), 4, 'Z') @ Matrix.Scale(where.get('size', 1), 4))
        low = min((move @ spot.co).z for thing in things for spot in thing.data.vertices)
        for thing in things:
            thing.matrix_world = Matrix.Translation((where.get('x', 0), where.get('y', 0), -low - where.get('sink', 0.05))) @ move
