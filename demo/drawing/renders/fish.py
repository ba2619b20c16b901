"""
Whole fish lying on their side, head to the left: body from a profile, scales, gill covers, mouth, eye and fins.
Units: centimetres; a profile is in shares of the length without the tail fin. Up in the fish is +y, its flank faces +z.
"""
import math

import bpy
from mathutils import Matrix

from painted import curve_at, hue, mix, painted, rough, skin, stand, step


def scale_at(s, t, size):
    """The scale seen at a place: how far from its front (0) to its hind edge (1), and a number of its own."""
    best = None
    row = math.floor(t / (size * 0.5))
    for j in (row - 1, row, row + 1, row + 2):
        cy = j * size * 0.5
        shift = 0.5 if j % 2 else 0.0
        column = math.floor(s / size - shift)
        for i in (column - 1, column, column + 1):
            cx = (i + shift) * size
            far = math.hypot((s - cx) * 0.9, t - cy) / (size * 0.62)
            if far < 1 and (best is None or cx < best[0]):
                best = (cx, far if s > cx else 0.3 * far, math.sin(i * 12.9898 + j * 78.233) * 43758.5453 % 1)
    return best[1:] if best else (0.5, 0.5)


def fin(base, tips, rays, stuff, colours, lift=0.0, seed=0, ragged=0.06, curl=0.0):
    """A fin from base points to tip points, both smooth through (x, y); lift: its height z, curl: how much its tip rises."""
    def along(line, v):
        k = [(i / (len(line) - 1), spot) for i, spot in enumerate(line)]
        return [curve_at([(a, spot[d]) for a, spot in k], v) for d in (0, 1)]

    def place(u, v):
        a, b = along(base, v), along(tips, v)
        cut = 1 - ragged * (0.5 + 0.5 * math.cos(2 * math.pi * rays * v)) - ragged * abs(rough((v * 9, seed, 0), 1, 3))
        w = u * cut
        z = lift + curl * u * u + 0.05 * math.cos(2 * math.pi * rays * v) * (1 - 0.6 * u) + 0.1 * rough((u * 2, v * 3, seed), 1,
                2)
        return a[0] + (b[0] - a[0]) * w, a[1] + (b[1] - a[1]) * w, z

    def paint(u, v, p, n, h):
        ray = 0.5 + 0.5 * math.cos(2 * math.pi * rays * v + 0.4 * rough((u * 3, v * 9, seed), 1, 2))
        colour = mix(mix(colours[0], colours[1], ray), colours[2], step(0.45, 1.0, u) * 0.7)
        return (*colour, 0.35)

    return skin(60, rays * 10, place, stuff, paint=paint, ring=False)


def eye(x, y, z, size, iris, tilt=0.0):
    """An eye of `size` cm across at a place, looking along +z."""
    def place(u, v):
        r, a = u * size / 2, 2 * math.pi * v
        return x + r * math.cos(a), y + r * math.sin(a), z + size * 0.2 * math.sqrt(max(0, 1 - u * u)) - tilt * r * math.cos(a)

    def paint(u, v, p, n, h):
        ring = mix(iris, (0.02, 0.02, 0.02), 0.5 * step(0.75, 0.95, u) + 0.25 * abs(rough(p, size / 6, 3)))
        return (*mix((0.004, 0.005, 0.006), ring, step(0.46, 0.54, u)), 0.12)

    skin(40, 60, place, painted('eye', coat=1.0), paint=paint)


def body(plan):
    """
    The body. length; top, bottom, wide: knots of the profile; gill: where the cover ends; mouth: (back, height);
    scales: size or 0; colours: back, flank, belly; marks: a function of the kind of fish.
    """
    length, seed = plan['length'], plan.get('seed', 1)
    size, gill, mark = plan.get('scales', 0), plan['gill'], MARKS[plan['kind']]
    back, flank, belly = (hue(c) for c in plan['colours'])
    ex, ey, es = plan['eye']
    mouth = plan['mouth']

    def place(u, v):
        x = u ** 1.15
        top, low, wide = (curve_at(plan[name], x) for name in ('top', 'bottom', 'wide'))
        angle = math.pi * (v - 0.5) * 1.16
        s, c = math.sin(angle), math.cos(angle)
        z = math.copysign(abs(c) ** 0.85, c) * wide
        return x * length, ((top + low) / 2 + (top - low) / 2 * s) * length, (z if z > 0 else z * 0.5) * length

    def parts(u, v, p):
        """Signed distances in centimetres to the hind edge of the gill cover, to the cheek's and to the mouth."""
        x, y = p[0] / length, p[1] / length
        low, top = curve_at(plan['bottom'], gill), curve_at(plan['top'], gill)
        rise = (y - low) / (top - low) * 2 - 1
        edge = gill + 0.02 - 0.055 * gill / 0.25 * (rise + 0.1) ** 2
        cheek = gill * 0.72 - 0.03 * (rise + 0.25) ** 2
        gap = y - (mouth[1] - mouth[2] * x)
        return (x - edge) * length, (x - cheek) * length, gap * length if x < mouth[0] else 9, rise

    def up(u, v, p, n):
        off, cheek, gap, rise = parts(u, v, p)
        h = 0.0
        if size and off > 0:
            along, own = scale_at(p[0], (v - 0.5) * math.pi * curve_at(plan['top'], 0.4) * length * 1.1, size)
            h += size * 0.085 * (along ** 2 - 0.4) * step(0, 0.5, off) * (1 - step(0.9, 1, u))
        if -0.78 < rise < 0.75:
            h += -0.006 * length * math.exp(-abs(off) / (0.006 * length)) + 0.005 * length * math.exp(-abs(off + 0.012 * length) / (0.02 * length))
        if -0.6 < rise < 0.35:
            h -= 0.003 * length * math.exp(-abs(cheek) / (0.004 * length))
        h -= 0.008 * length * math.exp(-abs(gap) / (0.004 * length))
        near = math.hypot(p[0] - ex * length, p[1] - ey * length) / (es * length)
        h += 0.004 * length * math.exp(-((near - 0.62) / 0.14) ** 2)
        if off < 0:
            h += 0.02 * rough(p, 0.9, 3, seed)
        return h + 0.004 * length * rough(p, length / 8, 2, seed)

    def paint(u, v, p, n, h):
        off, cheek, gap, rise = parts(u, v, p)
        w = v + 0.03 * rough(p, length / 10, 3, seed)
        colour = mix(mix(belly, flank, step(0.16, 0.42, w)), back, step(*plan.get('fade', (0.55, 0.8)), w))
        gloss = 0.3
        if size and off > 0:
            along, own = scale_at(p[0], (v - 0.5) * math.pi * curve_at(plan['top'], 0.4) * length * 1.1, size)
            colour = mix(colour, tuple(c * 0.35 for c in colour), step(0.75, 1.0, along) * 0.55 * step(0.15, 0.4, w))
            colour = mix(colour, (0.9, 0.92, 0.93), 0.25 * own * (1 - step(0.6, 0.8, w)))
            gloss = 0.2 + 0.22 * own
        if off < 0:
            colour = mix(colour, (0.34, 0.32, 0.29), (0.25 + 0.5 * rough(p, 1.2, 4, seed + 2)) * step(0.1, 0.5, v))
        dark = 0.5 * math.exp(-abs(off) / (0.005 * length)) * step(-0.9, -0.7, rise) * (1 - step(0.6, 0.8, rise))
        dark += 0.8 * math.exp(-abs(gap) / (0.003 * length)) + 0.35 * math.exp(-abs(cheek) / 0.12) * (-0.6 < rise < 0.35)
        colour = mark(plan, colour, p[0] / length, p[1] / length, v, off, rise, p)
        return (*mix(colour, (0.05, 0.04, 0.04), dark), gloss)

    look = painted(f"fish-{plan['kind']}", bumps=((0.25, 0.008),), coat=plan.get('wet', 0.5), metal=plan.get('metal', 0.35),
                   speckle=0.06, speckle_size=0.06)
    skin(int(plan.get('fine', 1) * 560), int(plan.get('fine', 1) * 300), place, look, up, paint, ring=False, flip=True)
    z = max(place(0, 0)[2], curve_at(plan['wide'], ex)) * length
    lie = math.asin(max(-1, min(1, (ey - (curve_at(plan['top'], ex) + curve_at(plan['bottom'], ex)) / 2)
                                / ((curve_at(plan['top'], ex) - curve_at(plan['bottom'], ex)) / 2))))
    eye(ex * length, ey * length, z * abs(math.cos(lie)) ** 0.85 - 0.004 * length, es * length, hue(plan['iris']), tilt=-0.25)


def lines(plan, colour, x, y, v, off, rise, p):
    """Sea bream: thin lines along the flank, gold between the eyes, a dark blotch behind the gill cover."""
    if off > 0:
        colour = mix(colour, tuple(c * 0.55 for c in colour), 0.3 * step(0.3, 0.9, math.sin(y * plan['length'] * 7)) * step(0.4,
                0.6, v))
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
        spot = ((x - 0.27 - 0.075 * i) / 0.012) ** 2 + ((v - 0.62) / 0.03) ** 2
        colour = mix(colour, hue('#23313a'), 0.55 * math.exp(-spot))
    return mix(colour, hue('#4f8fae'), 0.5 * math.exp(-abs(v - 0.68) / 0.025) * (off > 0))


def waves(plan, colour, x, y, v, off, rise, p):
    """Mackerel: wavy dark bars over the back, green and blue between."""
    if off > -0.5:
        bar = math.sin(2 * math.pi * (x * 24 + 0.6 * math.sin(v * 26) + 0.5 * rough(p, 1.6, 2, plan.get('seed', 1))))
        width = step(-0.1, 0.3, bar) * step(0.5, 0.55, v + 0.03 * rough((x * 40, 0, 3), 1, 2)) * step(-0.5, 0.5, off)
        colour = mix(colour, hue('#2f7f77'), 0.35 * step(0.6, 0.7, v) * (0.5 + rough(p, 2, 3, 4)))
        colour = mix(colour, hue('#0f1a20'), 0.9 * width)
    return mix(colour, hue('#d9c9d6'), 0.3 * step(0.2, 0.4, v) * (1 - step(0.5, 0.58, v)) * (0.5 + rough(p, 3, 3, 8)))


MARKS = {'bream': lines, 'bass': plain, 'sardine': dots, 'mackerel': waves}


def whole(plan):
    """One or more fish by a plan: body, fins, and how each lies (`lie`: x, y, turn, size)."""
    for k, lie in enumerate(plan.get('lie', [{}])):
        before = set(bpy.data.objects)
        one = {**plan, 'seed': plan['seed'] + 13 * k}
        body(one)
        clear = painted('fin', clear=0.4, coat=0.4, bumps=((0.12, 0.01),))
        length = plan['length']
        for name, f in plan['fins'].items():
            base, tips = ([(x * length, y * length) for x, y in f[side]] for side in ('base', 'tips'))
            fin(base, tips, f['rays'], clear, [hue(c) for c in f.get('colours', plan['fin'])], f.get('lift', 0) * length,
                plan['seed'] + k, f.get('ragged', 0.06), f.get('curl', 0) * length)
        low = plan.get('lean', 12)
        move = (Matrix.Translation((lie.get('x', 0), lie.get('y', 0), lie.get('z', 0) + length * 0.03))
                @ Matrix.Rotation(math.radians(lie.get('turn', 0)), 4, 'Z') @ Matrix.Rotation(math.radians(low), 4, 'X')
                @ Matrix.Scale(lie.get('size', 1), 4) @ Matrix.Translation((-length / 2, 0, 0)))
        things = list(set(bpy.data.objects) - before)
        for thing in things:
            thing.matrix_world = move @ thing.matrix_world
        # Fins may hang a little lower than what the fish lies on.
        stand(things, -0.01 * length)
