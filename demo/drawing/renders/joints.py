"""Joints of pork and lamb: belly in its layers, a rack of ribs, a leg. Units: centimetres."""
import math

from mathutils import Matrix, Vector

import bodies
from cuts import Face, slice_of, slices
from flesh import cell, flesh, fleshy, marbling
from painted import curve_at, hue, mix, rough, stand, step


class Layers:
    """
    Belly: skin, then fat and lean by turns. Of the plan: streaks [depth, half thickness] of lean; along: 'z' where the skin
    lies on top, 'y' where it is the far edge of a slice; deep: the whole depth; colours: lean, darker, fat, tinge, skin.
    """

    def __init__(self, plan, along, seed):
        self.plan, self.along, self.seed = plan, along, seed
        self.lean, self.dark, self.fat, self.tinge, self.rind = (hue(c) for c in plan['colours'])

    def at(self, p, v, far, side):
        seed, plan = self.seed, self.plan
        d = plan['deep'] - p.z if self.along == 'z' else plan['deep'] / 2 - p.y
        flat = (p.x, p.y, 0) if self.along == 'z' else (p.x, 0, p.z)
        q = d + 0.32 * rough(flat, 4.5, 3, seed) + 0.1 * rough(p, 0.9, 3, seed + 1)
        share = 0.0
        for k, (deep, half) in enumerate(plan['streaks']):
            wide = half * (1 + 0.9 * rough((flat[0], flat[1] + 9 * k, flat[2]), 3.6, 3, seed + 2))
            share = max(share, step(wide + 0.07, wide - 0.07, abs(q - deep)))
        # Fat runs into the lean and the lean into the fat.
        share *= 1 - 0.8 * marbling((p.x * 0.6, q * 1.6, p.z if self.along == 'y' else p.y), seed, 0.75)
        share = max(share, 0.5 * step(0.26, 0.45, rough((p.x * 0.4, q * 2.2, p.y), 1.0, 4, seed + 4)))
        grain = rough((p.x, p.y, p.z), 0.22, 3, seed + 5)
        lean = mix(self.lean, self.dark, 0.4 + 0.9 * rough(p, 1.1, 4, seed + 6) + 0.3 * grain)
        white = mix(self.fat, self.tinge, 0.3 + 0.8 * rough(p, 0.9, 4, seed + 7))
        colour = mix(white, lean, share)
        fat, wet, rind = 1 - share, mix(0.25, 0.9, share), step(0.26, 0.2, d + 0.02 * grain)
        h = 0.05 * rough(p, 1.4, 3, seed + 8) - 0.03 * share + 0.02 * grain
        outside = rind * (1 - side if self.along == 'z' else step(0.5, 1.0, side))
        skin_ = mix(self.rind, mix(self.fat, self.tinge, 0.6), 0.75 * outside)
        skin_ = mix(skin_, self.tinge, outside * (0.3 + 0.6 * rough(p, 2.4, 4, seed + 9)))
        if outside > 0.5:
            pore = cell(p.x / 0.28, p.y / 0.28, 0, seed + 3)
            h += 0.1 * rough(p, 2.6, 3, seed + 11) + 0.025 * min(1.0, pore[0] * 2.5)
            # Creases that run one way, as skin has where it was scraped.
            h -= 0.05 * step(0.25, 0.6, rough((p.x * 0.35, p.y * 1.8, 0), 1.3, 4, seed + 10))
            skin_ = mix(skin_, self.rind, 0.35 * step(0.25, 0.05, pore[0]))
        return (h, mix(colour, skin_, rind), mix(mix(0.5, 0.36, share), 0.46, rind), fat * (1 - 0.3 * rind), mix(wet, 0.45, rind),
                0.0)


def belly(plan):
    """A piece of belly, skin up, and slices of it before it."""
    stuff = flesh(plan['key'], (6.0, 6.0, 6.0), film='#f0c4b6', coarse=0.7, wet=0.6)
    for k, lie in enumerate(plan['pieces']):
        slice_of({**plan, **plan['piece']}, lie, plan['seed'] + k, stuff, Layers(plan, 'z', plan['seed'] + k))
    for k, lie in enumerate(plan['lie']):
        seed = plan['seed'] + 20 + 3 * k
        slice_of({**plan, **plan['slice']}, lie, seed, stuff, Layers(plan, 'y', seed))


class Ribs(Face):
    """A rack, bones up: each bone a ridge under a thin shining skin, meat between, sawn ends. each: from bone to bone."""

    def at(self, p, v, far, side):
        plan, seed = self.plan, self.seed
        each = plan['each']
        x = p.x + 0.05 * p.y + 0.25 * rough((p.x * 0.3, p.y, 0), 3, 2, seed)
        k = round(x / each)
        off = (x - k * each) / (plan['wide'] * (1 + 0.12 * rough((k * 3.1, p.y * 0.3, 1), 1, 2, seed)))
        ridge = math.sqrt(max(0.0, 1 - off * off)) * step(plan['end'] * 0.95, plan['end'] * 0.5, p.y + 0.5 * math.sin(k * 2.3))
        grain = rough((p.x * 2.4, p.y * 0.8, p.z * 2), 0.5, 4, seed + 1)
        broad = rough(p, 1.8, 4, seed + 2)
        meat = mix(mix(self.lean, self.deep, 0.45 + 0.9 * broad), self.pale, 0.25 + 0.5 * grain)
        white = mix(self.fat, self.tinge, 0.35 + 0.7 * rough(p, 0.8, 4, seed + 3))
        lard = step(0.12, 0.34, rough((p.x, p.y * 0.7, 0), 1.5, 4, seed + 4) + plan.get('lard', 0.0) - 0.25 * ridge)
        lard = max(lard, 0.8 * marbling(p, seed, 0.8, 80.0))
        meat = mix(meat, white, lard)
        under = mix(hue('#dcb7aa'), hue('#b9766c'), 0.3 + 0.9 * rough((p.x * 1.6, p.y * 0.5, 0), 0.9, 4, seed + 5))
        under = mix(under, hue('#ece0d6'), 0.7 * step(0.75, 1.0, ridge) * (0.6 + rough(p, 1.2, 3, seed + 6)))
        bone = step(0.15, 0.6, ridge) * (1 - side)
        colour = mix(meat, under, 0.9 * bone)
        h = 0.3 * ridge * (1 - side) - 0.1 * (1 - ridge) + 0.22 * broad + 0.06 * grain + 0.08 * lard
        look = [h, colour, mix(0.36 + 0.1 * grain, 0.4, bone), max(lard, 0.6 * bone), mix(1.0, 0.4, lard), 0.0]
        if side > 0.3 and -p.y > plan['end']:
            depth = 1 - math.hypot(off / 0.95, (p.z - plan['thick'] * 0.62) / 0.62)
            inside = step(-0.04, 0.04, depth + 0.06 * rough(p, 0.4, 2, seed + 7))
            marrow = step(0.3, 0.42, depth + 0.1 * rough(p, 0.4, 2, seed + 8))
            red = mix(hue('#8e3a2e'), hue('#b9705c'), 0.5 + 0.9 * rough(p, 0.3, 3, seed + 9))
            look = [h + 0.22 * inside, mix(colour, mix(hue('#ead9c8'), red, marrow), inside), 0.45, mix(look[3], 0.6, inside),
                    mix(look[4], 0.3, inside), inside * marrow]
        return look


def rack(plan):
    """A rack of ribs."""
    slices(plan, Ribs)


def leg(plan):
    """
    A leg of lamb: cover of fat through which the lean shows, a cut end with its muscles and the bone, the shank bone bare.
    wide, high: half width and height along it from the cut; colours as those of a face; cap: the face of the cut end.
    """
    seed, long, bare = plan['seed'], plan['long'], hue('#e9dccb')
    lean, deep, pale, fat, tinge = (hue(c) for c in plan['colours'])
    stuff = flesh(plan['key'], (1.4, 7.0, 7.0), coarse=0.8, wet=0.7)
    face = Face({**plan, **plan['cap']}, seed)
    cut = 0.24

    def ring(x, a):
        c, s = math.cos(a), math.sin(a)
        w, h = curve_at(plan['wide'], x), curve_at(plan['high'], x)
        grow = 1 + 0.06 * rough((c * 1.2, s * 1.2, x * 3), 1, 2, seed) + 0.05 * math.cos(3 * a + 2 * x) * step(0.9, 0.4, x)
        low = 0.62 if s < 0 else 1.0
        return math.copysign(abs(c) ** 0.9, c) * w * grow, math.copysign(abs(s) ** 0.9, s) * h * low * grow

    def place(u, v):
        a = 2 * math.pi * v
        t = u / cut
        x = max(0.0, u - cut) / (1 - cut)
        y, z = ring(x, a)
        bow = plan.get('bow', 0.0) * math.sin(math.pi * min(1, x))
        rise = curve_at(plan['axis'], x)
        if u < cut:
            shrink = t ** 0.9
            # The cut leans back and is rounded at its edge.
            y, z = y * shrink * 0.97, z * shrink * 0.97
            out = -0.9 * (1 - shrink ** 6)
            return out + 0.22 * z, y, rise + z
        out = 0.22 * z * step(0.35, 0.0, x)
        return x * long + out, y + bow, rise + z

    def look(u, v, p, n):
        if u < cut * 0.985:
            t = u / cut
            q = Vector((p.y, p.z - curve_at(plan['axis'], 0), p.x))
            return face.at(q, v, (1 - t) * 5.0, 0.0)
        x = (u - cut) / (1 - cut)
        a = 2 * math.pi * v
        grain = rough((p.x * 0.5, p.y * 1.6, p.z * 1.6), 0.5, 4, seed + 1)
        broad = rough((p.x * 0.6, p.y, p.z), 3.2, 4, seed + 2)
        fine = rough(p, 1.0, 4, seed + 3)
        cover = step(-0.12, 0.22, broad + 0.3 * fine + plan.get('cover', 0.1) - 0.5 * step(0.55, 0.9, x) + 0.25 * math.sin(a))
        vein = marbling((p.x * 0.7, p.y, p.z), seed, 0.9, 10.0)
        meat = mix(mix(lean, deep, 0.4 + 0.8 * broad + 0.3 * fine), pale, 0.25 + 0.4 * grain)
        white = mix(fat, tinge, 0.3 + 0.8 * rough(p, 1.6, 4, seed + 4) + 0.2 * grain)
        # Where the cover is thin the lean shows through as pink.
        colour = mix(meat, mix(white, pale, 0.2), max(cover, 0.6 * vein))
        end = step(0.965, 0.99, x)
        colour = mix(colour, mix(deep, tinge, 0.5), end)
        thick = max(cover, 0.5 * vein)
        h = 0.22 * broad + 0.05 * fine + 0.03 * grain + 0.07 * cover
        return h, colour, mix(0.36 + 0.08 * grain, 0.5, thick), thick, mix(1.0, 0.4, thick), 0.0

    body = fleshy(int(420 * bodies.DETAIL), int(400 * bodies.DETAIL), place, stuff, look)
    line = [(long - 1.2, 0.0), (long - 0.2, 0.02), (long + 1.4, 0.05), (long + 2.3, 0.0), (long + 2.9, -0.05)]
    wide = [(0, 1.0), (0.3, 0.85), (0.55, 0.95), (0.8, 1.35), (0.93, 1.25), (1.0, 0.05)]

    def bone(u, v):
        a = 2 * math.pi * v
        r = curve_at(wide, u) * (1 + 0.1 * math.cos(2 * a) + 0.1 * rough((math.cos(a), math.sin(a), u * 4), 0.8, 2, seed))
        return line[0][0] + u * (line[-1][0] - line[0][0]), r * math.cos(a), curve_at(plan['axis'], 1) + r * math.sin(a)

    def bony(u, v, p, n):
        joint = step(0.6, 0.75, u)
        red = step(0.1, 0.4, rough(p, 0.8, 4, seed + 5) + 0.1 - 0.5 * joint)
        colour = mix(mix(bare, hue('#e3e0da'), joint), hue('#b0564c'), 0.8 * red)
        return 0.05 * rough(p, 0.6, 3, seed + 6), colour, mix(0.45, 0.28, joint), 0.7, 0.5, 0.0

    knob = fleshy(int(70 * bodies.DETAIL), int(90 * bodies.DETAIL), bone, stuff, bony)
    turn = Matrix.Rotation(math.radians(plan['turn']), 4, 'Z') @ Matrix.Rotation(math.radians(plan.get('tilt', 0)), 4, 'Y')
    for thing in (body, knob):
        thing.matrix_world = turn
    stand([body, knob])
