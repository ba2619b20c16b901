"""Cheese by the cut: wedges of a wheel or a ball, with the rind, the paste and what grows in it. Units: centimetres."""
import math

from mathutils import Matrix, Vector

import bodies
from materials import Shader
from painted import hue, keep, mix, ridge, rough, stand, step


def paste(plan):
    """
    The paint of a cheese. Attributes: "paint" with the roughness as its alpha, "paste" (1 in the cut, 0 on the rind).
    grain: {size, depth} of the paste, `wet` its gloss, `deep` the light through it; rind: {size, depth, pits}.
    """
    s = Shader('cheese')
    attribute = s.node('Attribute', {}, attribute_name='paint').outputs
    inside = s.node('Attribute', {}, attribute_name='paste').outputs['Fac']
    colour, rough_ = attribute['Color'], attribute['Alpha']
    grain, rind = plan.get('grain', {}), plan.get('crust', {})
    fine = s.noise(1 / grain.get('size', 0.12), 5, 0.62)
    outer = s.noise(1 / rind.get('size', 0.25), 6, 0.66)
    share = s.mix(inside, rind.get('speckle', 0.6), grain.get('speckle', 0.25))
    colour = s.mix(share, colour, s.mix(s.spread(s.mix(inside, outer, fine), 0.3, 0.7), '#4a4a4a', '#bdbdbd'), 'SOFT_LIGHT')
    large = s.noise(0.35, 3, 0.5)
    colour = s.mix(0.3, colour, s.mix(s.spread(large, 0.35, 0.65), '#6a6a6a', '#969696'), 'SOFT_LIGHT')
    normal = s.bump(s.math('MULTIPLY', s.noise(1.1, 4, 0.55), inside), 0.05)
    if 'crumbs' in grain:
        cell = s.math('MULTIPLY', s.spread(s.cells(1 / grain['crumbs']), 0.0, 0.7), s.spread(s.noise(0.7, 4, 0.6), 0.4, 0.65, 0.1, 1))
        normal = s.bump(s.math('MULTIPLY', cell, inside), -grain['crumbs'] * 0.25, normal)
    normal = s.bump(s.math('MULTIPLY', fine, inside), grain.get('depth', 0.02), normal)
    bare = s.math('SUBTRACT', 1, inside)
    normal = s.bump(s.math('MULTIPLY', outer, bare), rind.get('depth', 0.05), normal)
    if 'pits' in rind:
        pit = s.math('MULTIPLY', s.spread(s.cells(rind['pits']), 0.06, 0.4), s.spread(s.noise(0.6, 3), 0.4, 0.6, 0.3, 1.0))
        normal = s.bump(s.math('MULTIPLY', pit, bare), 0.12, normal)
    wet = s.math('MULTIPLY', s.spread(s.noise(1.0, 5, 0.6), 0.42, 0.6), inside)
    rough_ = s.math('SUBTRACT', rough_, s.math('MULTIPLY', wet, plan.get('wet', 0.1)))
    deep = s.math('MULTIPLY', s.spread(inside, 0, 1, 0.25, 1.0), plan.get('deep', 0.2))
    return s.finish(colour, rough_, normal, depth=deep, radius=plan.get('radius_of_light', (0.5, 0.28, 0.12)), Specular=0.35,
                    Clearcoat=s.math('MULTIPLY', inside, plan.get('coat', 0.05)), Clearcoat_Roughness=0.25,
                    Sheen=s.math('MULTIPLY', bare, plan.get('velvet', 0.0)))


def outline(radius, tip, angle, round_, count):
    """The wedge from above as (x, y, outward x, outward y, share of the rind), rounded by about `round_` cm."""
    line = []
    steps = 400
    for k in range(steps):
        line.append((tip + (radius - tip) * k / steps, 0.0, 0.0))
    for k in range(steps):
        a = angle * k / steps
        line.append((radius * math.cos(a), radius * math.sin(a), 1.0))
    for k in range(steps):
        r = radius - (radius - tip) * k / steps
        line.append((r * math.cos(angle), r * math.sin(angle), 0.0))
    line.append(line[0])
    even = bodies.even_line(line, count)[:-1]
    length = sum(math.dist(a[:2], b[:2]) for a, b in zip(even, even[1:] + even[:1]))
    reach = max(1, round(round_ / (length / count)))
    for _ in range(2):
        even = [[sum(even[(i + k) % count][d] for k in range(-reach, reach + 1)) / (2 * reach + 1) for d in range(3)] for i in range(count)]
    out = []
    for i, (x, y, arc) in enumerate(even):
        (ax, ay, _), (bx, by, _) = even[i - 1], even[(i + 1) % count]
        size = math.hypot(bx - ax, by - ay) or 1
        out.append((x, y, (by - ay) / size, -(bx - ax) / size, arc))
    return out


def wedge(plan):
    """
    A wedge with its tip to the left. radius, high, angle: of the wheel and of the cut; tip: cut off; ball: how much the
    rim draws in above and below; sag: how far ripe paste bulges; rind: its thickness; kind: which paint.
    """
    radius, high, seed = plan['radius'], plan['high'], plan['seed']
    angle, edge = math.radians(plan['angle']), plan.get('edge', 0.15)
    nu, nv = int(480 * bodies.DETAIL), int(680 * bodies.DETAIL)
    # The corners are rounder than the edges, or the edge would fold over itself in them.
    line = outline(radius, plan.get('tip', 0.0), angle, edge * 10, nv)
    middle = Vector((radius * 0.6 * math.cos(angle / 2), radius * 0.6 * math.sin(angle / 2)))
    ball = plan.get('ball', 0.0)

    def drawn_in(z):
        """The radius at a height as a share of the largest."""
        return 1 - ball * abs(2 * z / high - 1) ** 2.4

    def place(u, v):
        x, y, ox, oy, arc = line[v]
        if u < 0.44:
            t = (u / 0.44) ** 0.8
            dent = plan.get('dent', 0.0) * (1 - t * t)
            f = drawn_in(high)
            x, y = x - ox * edge, y - oy * edge
            return Vector(((middle.x + (x - middle.x) * t) * f, (middle.y + (y - middle.y) * t) * f, high - dent)), arc
        t = (u - 0.44) / 0.56
        turn = 0.06
        if t < turn:
            a = t / turn * math.pi / 2
            back, z = edge * (1 - math.sin(a)), high - edge * (1 - math.cos(a))
        elif t > 1 - turn:
            a = (1 - t) / turn * math.pi / 2
            back, z = edge * (1 - math.sin(a)), edge * (1 - math.cos(a))
        else:
            back, z = 0.0, high - edge - (high - 2 * edge) * (t - turn) / (1 - 2 * turn)
        f = drawn_in(z)
        sag = plan.get('sag', 0.0)
        if sag:
            lobes = 0.7 + 0.6 * rough((x, y, 0), 2.6, 2, seed) + 0.25 * rough((x, y, z), 1.1, 2, seed + 1)
            low = z / high
            bulge = sag * lobes * (max(0.0, math.sin(math.pi * min(1, max(0, (low - 0.03) / 0.9)) ** 0.75))) ** 0.6
            back -= bulge * (1 - 0.6 * arc)
        return Vector((x * f - ox * back, y * f - oy * back, z)), arc

    spots = [[place(i / nu, j) for j in range(nv)] for i in range(nu + 1)]
    points, colours, inside = [], [], []
    look = {'hard': Hard, 'bloomy': Bloomy, 'blue': Blue}[plan['kind']](plan)
    for i in range(nu + 1):
        for j in range(nv):
            p, arc = spots[i][j]
            n = (spots[min(nu, i + 1)][j][0] - spots[max(0, i - 1)][j][0]).cross(spots[i][(j + 1) % nv][0] - spots[i][j - 1][0])
            n = n.normalized() if n.length > 1e-9 else Vector((0, 0, 1))
            under = min(p.z, high - p.z, radius * drawn_in(p.z) - math.hypot(p.x, p.y)) if i / nu > 0.44 and arc < 0.5 else 0.0
            h, colour, share = look.at(p, n, under, arc)
            points.append(p + n * h)
            colours.append(colour)
            inside.append(share)
    faces = [(i * nv + j, (i + 1) * nv + j, (i + 1) * nv + (j + 1) % nv, i * nv + (j + 1) % nv) for i in range(nu) for j in range(nv)]
    thing = keep(points, faces, colours, paste(plan))
    thing.data.attributes.new('paste', 'FLOAT', 'POINT').data.foreach_set('value', inside)
    lean = Matrix.Rotation(math.radians(plan.get('lean', 0)), 4, 'X')
    thing.matrix_world = Matrix.Rotation(math.radians(plan.get('turn', 0)), 4, 'Z') @ lean
    stand([thing])


class Look:
    """What a place of a cheese looks like: at(p, n, under, arc) gives (height, colour and roughness, share of paste)."""

    def __init__(self, plan):
        self.seed, self.rind, self.high, self.radius = plan['seed'], plan['rind'], plan['high'], plan['radius']
        self.first, self.second, self.dark, self.light = (hue(c) for c in plan['colours'])
        self.plan = plan

    def share(self, p, under):
        """1 in the paste, 0 in the rind, whose thickness is uneven."""
        thick = self.rind * (1 + 0.45 * rough(p, 1.3, 3, self.seed + 20))
        return step(thick * 0.75, thick * 1.2, under)


class Hard(Look):
    """A pressed cheese: the paste darkens towards a grained rind; marks of the knife, cracks and a few small eyes."""

    def at(self, p, n, under, arc):
        s = self.seed
        share = self.share(p, under)
        tone = 0.5 + 0.5 * rough(p, 4, 3, s + 6) + 0.2 * rough(p, 0.9, 3, s + 7)
        colour = mix(self.first, self.second, tone)
        near = 1 - step(self.rind, self.rind * self.plan.get('fade', 5), under + 0.3 * rough(p, 1.5, 3, s + 9))
        colour = mix(colour, mix(self.second, self.dark, 0.35), 0.75 * near)
        crack = ridge((p.x * 0.4, p.y * 0.4, p.z * 1.5), 1.5, s + 2) ** 6 * step(0.32, 0.5, rough(p, 2.4, 2, s + 3))
        eye = step(0.56, 0.66, rough((p.x, p.y, p.z), 0.5, 1, s + 5)) * step(0.1, 0.4, rough(p, 3.5, 2, s + 8)) * self.plan.get('eyes', 1)
        marks = 0.014 * rough((p.x * 0.3, p.y * 0.3, p.z + 0.25 * p.x), 0.7, 3, s) * step(-0.3, 0.4, rough(p, 3, 2, s + 17))
        h = (marks + 0.05 * rough(p, 2.6, 2, s + 1) - 0.1 * crack - 0.16 * eye) * share
        colour = mix(colour, mix(self.second, self.dark, 0.4), 0.5 * max(crack, eye))
        crystal = step(0.62, 0.7, rough(p, 0.22, 1, s + 12)) * self.plan.get('crystals', 0.5)
        colour = mix(colour, self.light if self.plan.get('crystals') else colour, crystal * 0.5)
        bark = mix(self.dark, self.light, 0.5 + 0.6 * rough(p, 2.2, 5, s + 13) + 0.3 * rough(p, 0.5, 3, s + 14))
        h += (0.05 * rough(p, 1.0, 4, s + 15) + 0.02 * rough(p, 0.25, 2, s + 16)) * (1 - share)
        return h, (*mix(bark, colour, share), mix(0.85, 0.42, share)), share


class Bloomy(Look):
    """Brie: a white down over a rind that is beige and reddish on the ridges of the straw and at its edges; soft paste."""

    def at(self, p, n, under, arc):
        s = self.seed
        share = self.share(p, under)
        straw = math.sin((p.x + 0.35 * p.y + 0.25 * rough(p, 2.5, 2, s)) * 5.2)
        mottled = 0.5 + 0.9 * rough(p, 2.4, 4, s + 9) + 0.5 * rough(p, 0.5, 3, s + 10)
        rim = step(1.6, 0.0, self.radius - math.hypot(p.x, p.y)) * 0.5
        mottled += 0.5 * rough((p.x * 0.5, p.y * 1.4, p.z), 3.5, 4, s + 19)
        rust = step(0.55, 1.35, mottled + 0.13 * straw * (n.z > 0.5) + rim)
        colour = mix(self.light, mix(self.dark, hue('#b27a4c'), step(0.9, 1.5, mottled + rim)), rust * 0.62)
        h = (0.028 * straw * (n.z > 0.5) + 0.05 * rough(p, 0.9, 4, s) + 0.02 * rough(p, 0.2, 2, s + 1)) * (1 - share)
        ripe = step(self.high * 0.36, self.high * 0.12, under + 0.35 * rough(p, 1.6, 3, s + 2))
        cream = mix(self.second, self.first, 0.35 + ripe * 0.7 + 0.25 * rough(p, 1.2, 3, s + 3))
        hole = step(0.42, 0.62, rough((p.x, p.y, p.z * 1.5), 0.42, 2, s + 5)) * step(0.0, 0.5, rough(p, 2.5, 2, s + 6))
        h += (0.05 * rough(p, 1.4, 3, s + 7) - 0.1 * hole) * share
        cream = mix(cream, self.first, 0.4 * hole)
        skin = step(0.0, 0.5, share) * step(1.0, 0.4, share)
        colour = mix(mix(colour, cream, share), hue('#d9bd8c'), 0.35 * skin)
        return h, (*colour, mix(0.95, 0.36, share)), share


class Blue(Look):
    """Roquefort: a damp ivory paste that crumbles, with caves lined by blue-green mould and veins between them."""

    def at(self, p, n, under, arc):
        s = self.seed
        warped = p + Vector((rough(p, 1.3, 3, s), rough(p, 1.3, 3, s + 31), rough(p, 1.3, 3, s + 57))) * 0.55
        field = rough((warped.x, warped.y, warped.z * 1.25), 1.15, 2, s + 1)
        many = 0.01 + rough(p, 4.0, 2, s + 2) * 0.25 - step(1.0, 0.0, under if arc < 0.5 else 0.0) * 0.22
        small = rough(warped, 0.5, 2, s + 4)
        cave = step(0.26, 0.42, field + many)
        hollow = step(0.34, 0.5, small + many * 0.8)
        vein = ridge(warped, 1.9, s + 6) ** 5 * step(-0.12, 0.25, field + many)
        mould = max(step(0.14, 0.34, field + many + 0.12 * rough(p, 0.3, 3, s + 7)), hollow, 0.85 * vein)
        colour = mix(self.first, self.second, 0.5 + 0.6 * rough(p, 2.0, 4, s + 8))
        halo = step(0.0, 0.25, field + many)
        colour = mix(colour, hue('#cfcaa6'), 0.5 * halo)
        tone = 0.5 + 0.8 * rough(p, 0.6, 3, s + 9) + 0.5 * rough(p, 0.15, 2, s + 10)
        blue = mix(self.dark, self.light, tone)
        blue = mix(blue, hue('#2f4444'), 0.7 * step(0.5, 1.0, cave))
        colour = mix(colour, blue, mould * 0.92)
        open_ = 1.0 if arc < 0.5 and n.z < 0.7 else 0.35
        h = 0.07 * rough(p, 1.2, 3, s + 11) + 0.05 * rough(p, 0.35, 3, s + 12) - (0.32 * cave + 0.16 * hollow + 0.1 * vein) * open_
        return h, (*colour, mix(0.42, 0.8, mould)), 1.0 if arc < 0.5 else 0.6
