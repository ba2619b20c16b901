"""
Whole fish lying on their side, head to the left: body from a profile, scales, gill covers, mouth, eye and fins.
Units: centimetres; a profile is in shares of the length without the tail fin. Up in the fish is +y, its flank faces +z.
"""
import math

import bpy
from mathutils import Matrix

from fins import rayed
from painted import curve_at, hue, mix, painted, rough, skin, stand, step


def scale_at(s, t, size):
    """The scale seen at a place: how far from its front (0) to its hind edge (1), and a number of its own."""
    best, row = None, math.floor(t / (size * 0.5))
    for j in (row - 1, row, row + 1, row + 2):
        shift = 0.5 if j % 2 else 0.0
        column = math.floor(s / size - shift)
        for i in (column - 1, column, column + 1):
            cx = (i + shift) * size
            far = math.hypot((s - cx) * 0.9, t - j * size * 0.5) / (size * 0.62)
            if far < 1 and (best is None or cx < best[0]):
                best = (cx, far if s > cx else 0.3 * far, math.sin(i * 12.9898 + j * 78.233) * 43758.5453 % 1)
    return best[1:] if best else (0.5, 0.5)


def eye(x, y, z, size, iris, tilt=0.0):
    """An eye of `size` cm across at a place, looking along +z: a wide pupil, an iris like foil, a dark rim, a clear dome."""
    def place(u, v):
        r, a = u * size / 2, 2 * math.pi * v
        return x + r * math.cos(a), y + r * math.sin(a), z + size * 0.24 * math.sqrt(max(0, 1 - u * u)) - tilt * r * math.cos(a)

    def paint(u, v, p, n, h):
        wave = 0.03 * rough((math.cos(2 * math.pi * v) * 2, math.sin(2 * math.pi * v) * 2, x), 1, 2)
        light = 0.75 + 0.5 * rough((u * 2, math.cos(2 * math.pi * v) * 1.5, math.sin(2 * math.pi * v) * 1.5), 0.6, 3)
        ring = tuple(c * light * (1.05 - 0.35 * math.sin(2 * math.pi * v)) for c in iris)
        ring = mix(ring, (0.03, 0.03, 0.03), step(0.8, 0.97, u + wave))
        ring = mix((0.55, 0.5, 0.38), ring, step(0.5, 0.58, u + wave))
        return (*mix((0.006, 0.007, 0.009), ring, step(0.47, 0.52, u + wave)), 0.06)

    skin(40, 60, place, painted('eye', coat=1.0), paint=paint)


def body(plan):
    """The body. top, bottom, wide: knots of the profile; gill: where the cover ends; scales: size or 0; colours: back to belly."""
    length, seed = plan['length'], plan.get('seed', 1)
    size, gill, mark = plan.get('scales', 0), plan['gill'], MARKS[plan['kind']]
    back, flank, belly = (hue(c) for c in plan['colours'])
    (ex, ey, es), mouth = plan['eye'], plan['mouth']

    def place(u, v):
        x = u ** 1.15
        top, low, wide = (curve_at(plan[name], x) for name in ('top', 'bottom', 'wide'))
        angle = math.pi * (v - 0.5) * 1.16
        s, c = math.sin(angle), math.cos(angle)
        z = math.copysign(abs(c) ** 0.85, c) * wide
        # The body ends round and ragged, over the foot of the tail.
        end = step(0.93, 1.0, x) * (0.022 * math.cos(angle) - 0.02 + 0.014 * rough((v * 14, seed, 0), 1, 2))
        return (x + end) * length, ((top + low) / 2 + (top - low) / 2 * s) * length, (z if z > 0 else z * 0.5) * length

    def parts(u, v, p):
        """Signed distances in centimetres to the hind edge of the gill cover, to the cheek's and to the mouth."""
        x, y = p[0] / length, p[1] / length
        low, top = curve_at(plan['bottom'], gill), curve_at(plan['top'], gill)
        rise = (y - low) / (top - low) * 2 - 1
        edge = gill + 0.02 - 0.055 * gill / 0.25 * (rise + 0.1) ** 2
        cheek = gill * 0.72 - 0.03 * (rise + 0.25) ** 2
        gap = y - (mouth[1] - mouth[2] * x)
        return (x - edge) * length, (x - cheek) * length, gap * length if x < mouth[0] else 9, rise

    def scale(p, v):
        s, t = (plan.get('wobble', 0) * size * rough(p, size * 2.4, 3, seed + k) for k in (11, 12))
        return scale_at(p[0] + s, (v - 0.5) * math.pi * curve_at(plan['top'], 0.4) * length * 1.1 + t, size)

    def up(u, v, p, n):
        off, cheek, gap, rise = parts(u, v, p)
        h = 0.0
        if size and off > 0:
            along, own = scale(p, v)
            h += size * 0.085 * (along ** 2 - 0.4) * step(0, 0.5, off) * (1 - step(0.9, 1, u))
        if -0.85 < rise < 0.8:
            # The gill cover is a plate that ends above the body behind it.
            ends = step(-0.85, -0.6, rise) * (1 - step(0.5, 0.8, rise))
            h += ends * length * (0.011 * math.exp(off / (0.05 * length)) if off < 0 else -0.007 * math.exp(-off / (0.012 * length)))
        h -= 0.003 * length * math.exp(-abs(cheek) / (0.004 * length)) * (-0.6 < rise < 0.35)
        h -= 0.008 * length * math.exp(-abs(gap) / (0.004 * length))
        near = math.hypot(p[0] - ex * length, p[1] - ey * length) / (es * length)
        h += 0.004 * length * math.exp(-((near - 0.62) / 0.14) ** 2)
        if off < 0:
            h += 0.0011 * length * rough(p, length / 28, 3, seed) + 0.0006 * length * rough(p, length / 90, 2, seed)
            h += 0.004 * length * math.exp(-((cheek + 0.02 * length) / (0.02 * length)) ** 2) * (-0.6 < rise < 0.35)
            # Two nostrils before the eye.
            for nx, ny in ((0.56, 0.3), (0.68, 0.42)):
                hole = math.hypot(p[0] - ex * nx * length, p[1] - (ey + es * ny) * length) / (0.0045 * length)
                h -= 0.0035 * length * math.exp(-hole * hole)
        return h + 0.004 * length * rough(p, length / 8, 2, seed)

    def paint(u, v, p, n, h):
        off, cheek, gap, rise = parts(u, v, p)
        w = v + 0.03 * rough(p, length / 10, 3, seed)
        colour = mix(mix(belly, flank, step(0.16, 0.42, w)), back, step(*plan.get('fade', (0.55, 0.8)), w))
        # Guanine shines in tints that come and go over the flank.
        sheen = plan.get('sheen', 0.3) * step(0.2, 0.4, w) * (1 - step(0.62, 0.8, w))
        colour = mix(colour, hue('#dfc3cb'), sheen * step(0.0, 0.5, rough((p[0] * 0.5, p[1], p[2]), length / 12, 3, seed + 5)))
        colour = mix(colour, hue('#b3cfc8'), sheen * step(0.05, 0.5, rough((p[0] * 0.5, p[1], p[2]), length / 10, 3, seed + 6)))
        colour = tuple(c * (1 + 0.22 * rough((p[0] * 0.6, p[1], p[2]), length / 18, 4, seed + 7)) for c in colour)
        gloss = 0.3 + 0.12 * rough(p, length / 15, 3, seed + 8)
        if size and off > 0:
            along, own = scale(p, v)
            clarity = plan.get('net', 0.55) * (0.55 + 0.9 * step(-0.4, 0.4, rough(p, length / 9, 3, seed + 9)))
            colour = mix(colour, tuple(c * 0.4 for c in colour), step(0.72, 1.0, along) * clarity * step(0.15, 0.4, w))
            # Here and there a scale throws the light back.
            colour = mix(colour, (0.92, 0.94, 0.95), (0.12 + 0.5 * step(0.8, 0.98, own)) * own * (1 - step(0.62, 0.85, w)) * (1 - along))
            gloss = 0.18 + 0.25 * own
        if off < 0:
            mottle = 0.2 + 0.5 * rough(p, length / 22, 4, seed + 2) + 0.3 * rough(p, length / 70, 3, seed + 3)
            colour = mix(colour, hue(plan.get('head', '#8d8a84')), mottle * step(0.1, 0.5, v))
            gloss = 0.22 + 0.14 * mottle
        dark = 0.5 * math.exp(-abs(off) / (0.005 * length)) * step(-0.9, -0.7, rise) * (1 - step(0.6, 0.8, rise))
        dark += 0.8 * math.exp(-abs(gap) / (0.003 * length)) + 0.35 * math.exp(-abs(cheek) / 0.12) * (-0.6 < rise < 0.35)
        # The body runs out into the rays of the tail.
        end = step(0.93, 0.985, p[0] / length + 0.012 * rough((p[1] * 3, seed, 0), 1, 2) + 0.02 * (2 * v - 1) ** 2)
        colour = mix(colour, hue(plan['fin'][1]), 0.5 * end)
        colour = mark(plan, colour, p[0] / length, p[1] / length, v, off, rise, p)
        return (*mix(colour, (0.05, 0.04, 0.04), dark), gloss)

    look = painted(f"fish-{plan['kind']}", bumps=((0.25, 0.008),), coat=plan.get('wet', 0.5), metal=plan.get('metal', 0.35),
                   speckle=0.06, speckle_size=0.06)
    skin(int(plan.get('fine', 1) * 500), int(plan.get('fine', 1) * 220), place, look, up, paint, ring=False, flip=True)
    z = max(place(0, 0)[2], curve_at(plan['wide'], ex)) * length
    lie = math.asin(max(-1, min(1, (ey - (curve_at(plan['top'], ex) + curve_at(plan['bottom'], ex)) / 2)
                                / ((curve_at(plan['top'], ex) - curve_at(plan['bottom'], ex)) / 2))))
    eye(ex * length, ey * length, z * abs(math.cos(lie)) ** 0.85 - 0.004 * length, es * length, hue(plan['iris']), tilt=-0.25)


def lines(plan, colour, x, y, v, off, rise, p):
    """Sea bream: thin lines along the flank, gold between the eyes, a dark blotch behind the gill cover."""
    if off > 0:
        colour = mix(colour, tuple(c * 0.55 for c in colour), 0.3 * step(0.3, 0.9, math.sin(y * plan['length'] * 7)) * step(0.4, 0.6, v))
    gold = math.exp(-(((x - 0.135) / 0.03) ** 2)) * step(0.03, 0.1, y) * step(0.62, 0.8, v)
    colour = mix(colour, hue('#c79a35'), 0.75 * gold)
    spot = math.exp(-(((x - plan['gill'] - 0.01) / 0.022) ** 2) - ((y - 0.075) / 0.035) ** 2)
    return mix(colour, hue('#2c2724'), 0.75 * spot)


def plain(plan, colour, x, y, v, off, rise, p):
    """Sea bass: the side line and no more."""
    return mix(colour, hue('#5b625f'), 0.45 * math.exp(-abs(v - 0.6 - 0.04 * math.sin(x * 3)) / 0.006) * (off > 0))


def dots(plan, colour, x, y, v, off, rise, p):
    """Sardine: a row of faint spots, a bright blue seam between back and flank."""
    for i in range(7):
        colour = mix(colour, hue('#23313a'), 0.55 * math.exp(-((x - 0.27 - 0.075 * i) / 0.012) ** 2 - ((v - 0.62) / 0.03) ** 2))
    return mix(colour, hue('#4f8fae'), 0.5 * math.exp(-abs(v - 0.68) / 0.025) * (off > 0))


def waves(plan, colour, x, y, v, off, rise, p):
    """Mackerel: wavy dark bars over the back, green and blue between."""
    if off > -0.5:
        bar = math.sin(2 * math.pi * (x * 24 + 0.6 * math.sin(v * 26) + 0.5 * rough(p, 1.6, 2, plan.get('seed', 1))))
        width = step(-0.1, 0.3, bar) * step(0.5, 0.55, v + 0.03 * rough((x * 40, 0, 3), 1, 2)) * step(-0.5, 0.5, off)
        colour = mix(colour, hue('#2f7f77'), 0.35 * step(0.6, 0.7, v) * (0.5 + rough(p, 2, 3, 4)))
        colour = mix(colour, hue('#0f1a20'), 0.9 * width)
    return mix(colour, hue('#d9c9d6'), 0.3 * step(0.2, 0.4, v) * (1 - step(0.5, 0.58, v)) * (0.5 + rough(p, 3, 3, 8)))


def strewn(x, y, each, size, seed):
    """1 in the middle of spots strewn unevenly about `each` apart, 0 outside them."""
    best, i0, j0 = 0.0, math.floor(x / each), math.floor(y / each)
    for i in (i0 - 1, i0, i0 + 1):
        for j in (j0 - 1, j0, j0 + 1):
            a, b, c = (math.sin(i * k + j * m + seed) * 43758.5453 % 1 for k, m in ((12.9, 78.2), (39.3, 11.1), (73.2, 52.2)))
            far = math.hypot(x - (i + 0.15 + 0.7 * a) * each, (y - (j + 0.15 + 0.7 * b) * each) * (0.8 + 0.5 * c))
            best = max(best, step(1.15, 0.7, far / (size * (0.35 + 0.9 * c))))
    return best


def speckled(plan, colour, x, y, v, off, rise, p):
    """Rainbow trout: a rosy band along the side and the cheek, black spots large and small over back, flank and head."""
    seed, length = plan.get('seed', 1), plan['length']
    band = math.exp(-((v - 0.5 + 0.03 * rough(p, 4, 2, seed)) / 0.085) ** 2) * (0.54 + 0.3 * rough((p[0] * 0.5, p[1], p[2]), 2.2, 4, seed + 1))
    colour = mix(colour, hue('#b05a60'), band)
    colour = mix(colour, hue('#232a1e'), 0.5 * step(0.62, 0.85, v + 0.05 * rough(p, 1.5, 4, seed + 3)))
    colour = mix(colour, hue('#8f8aa0'), 0.3 * step(0.0, 0.5, rough(p, 2.8, 3, seed + 4)) * step(0.25, 0.4, v) * (v < 0.6))
    reach = step(0.34, 0.6, v + 0.1 * rough(p, 2.4, 3, seed)) * (0.45 + 0.55 * step(-0.5, 0.5, off + 0.5))
    at = p[0] + 0.3 * rough(p, 0.5, 3, seed), (v + 0.008 * rough(p, 0.4, 2, seed + 8)) * length * 0.34
    spot = max(strewn(*at, 0.022 * length, 0.0088 * length, seed), 0.8 * strewn(*at, 0.013 * length, 0.0042 * length, seed + 3))
    return mix(colour, hue('#14160f'), 0.95 * spot * reach * (0.75 + 0.5 * rough(p, 0.8, 2, seed + 6)))


def rosy(plan, colour, x, y, v, off, rise, p):
    """Red mullet, scaled: red in patches where scales were, a yellow line along the side."""
    seed = plan.get('seed', 1)
    red = step(-0.25, 0.45, rough((p[0] * 0.8, p[1], p[2]), 1.6, 4, seed + 1)) * step(0.25, 0.55, v)
    colour = mix(colour, hue('#b23a2c'), 0.55 * red)
    for at, wide in ((0.5, 0.03), (0.62, 0.02)):
        colour = mix(colour, hue('#e3b04e'), 0.45 * math.exp(-((v - at) / wide) ** 2) * (off > 0) * (0.6 + 0.5 * rough(p, 2, 2, seed)))
    return mix(colour, hue('#d9776a'), 0.4 * (off < 0) * step(0.0, 0.4, rough(p, 1.2, 3, seed + 2)))


def barred(plan, colour, x, y, v, off, rise, p):
    """Tilapia: eight dusky bars down the side, a dark spot on the gill cover."""
    seed = plan.get('seed', 1)
    bar = step(0.1, 0.8, math.sin(2 * math.pi * (x - 0.3) * 10.5 + 0.6 * rough(p, 2.5, 2, seed)))
    colour = mix(colour, hue('#35383a'), 0.32 * bar * step(0.22, 0.5, v) * (off > 0) * (0.7 + 0.5 * rough(p, 1.5, 3, seed)))
    spot = math.exp(-(((x - plan['gill'] + 0.02) / 0.02) ** 2) - ((y - 0.045) / 0.03) ** 2)
    return mix(colour, hue('#26282a'), 0.6 * spot)


MARKS = {'bream': lines, 'bass': plain, 'sardine': dots, 'mackerel': waves, 'trout': speckled, 'mullet': rosy, 'tilapia': barred}


def build(plan, k):
    """One fish about the middle of its length, its flank upward: body and fins. Gives its things."""
    before, length = set(bpy.data.objects), plan['length']
    body({**plan, 'seed': plan['seed'] + 13 * k})
    bone = painted('bone', coat=0.4)
    for name, f in plan['fins'].items():
        base, tips = ([(x * length, y * length) for x, y in f[side]] for side in ('base', 'tips'))
        foot, ray, rim = (hue(c) for c in f.get('colours', plan['fin']))
        lift = f.get('lift', 0.35 * curve_at(plan['wide'], 0.96) if name == 'tail' else 0)
        rayed(base, tips, f['rays'], (foot, rim, ray), bone, lift * length, plan['seed'] + 7 * k + len(name),
              f.get('ragged', 0.06), f.get('curl', 0) * length, f.get('spines', 0), f.get('thick', 0.0026) * length,
              0 if name == 'tail' else 0.07, f.get('clear', plan.get('clear', 0.6)), f.get('spots', 0))
    return list(set(bpy.data.objects) - before)


def whole(plan):
    """One or more fish by a plan and how each lies (`lie`: x, y, turn, size); two are built, more are like one of them."""
    made, length = [], plan['length']
    for k, lie in enumerate(plan.get('lie', [{}])):
        if k < 2:
            made.append(build(plan, k))
        things = made[k % 2]
        if k > 1:
            things = [bpy.data.objects.new('fish', part.data) for part in things]
            for thing in things:
                bpy.context.scene.collection.objects.link(thing)
        move = (Matrix.Translation((lie.get('x', 0), lie.get('y', 0), lie.get('z', 0) + length * 0.03))
                @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z')
                @ Matrix.Rotation(math.radians(plan.get('lean', 12)), 4, 'X')
                @ Matrix.Scale(lie.get('size', 1), 4) @ Matrix.Translation((-length / 2, 0, 0)))
        for thing in things:
            thing.matrix_world = move
            for spot in thing.data.vertices if k < 2 else ():
                spot.co.y += lie.get('bend', 0) * length * (spot.co.x / length - 0.45) ** 2
        # Fins may hang a little lower than what the fish lies on.
        stand(things, -0.01 * length)
