"""Bread from the oven: loaves with their cuts, flour and crust, and croissants. Units: centimetres."""
import math
import random

from painted import curve_at, hue, mix, painted, ridge, rough, skin, stand, step

DARK, BROWN, GOLD, PALE = hue('#5c2f10'), hue('#9c5c22'), hue('#d19a4c'), hue('#efd5a4')
FLOUR = hue('#f4ecdd')


def crust():
    return painted('crust', bumps=((0.5, 0.05), (0.12, 0.016)), speckle=0.1, speckle_size=0.12)


def in_cut(cut, s, t):
    """Where a point lies in a cut: along it (-1 to 1), across it (-1 and 1: its edges), how far off its edge in cm."""
    x, y, length, wide, angle = cut
    c, d = math.cos(angle), math.sin(angle)
    a, b = ((s - x) * c + (t - y) * d) / (length / 2), -(s - x) * d + (t - y) * c
    if abs(a) >= 1:
        return a, 9.0, 9.0
    half = max(0.05, wide / 2 * (1 - a * a) ** 0.6)
    return a, b / half, abs(b) - half


def loaf(length, width, height, ends, cuts, flour=0.4, seed=1, bake=0.5, rings=0.0, fine=1.0, bend=0.0):
    """
    A loaf along x. ends: how blunt they are (2 round, 4 like a stick). cuts: (along, across, length, width, angle) in
    centimetres from its middle; one edge of each stands up. flour: 0 to 1; rings: flour left by the basket.
    """
    nu, nv = int(520 * fine), int(360 * fine)

    def place(u, v):
        along = -math.cos(math.pi * u)
        r = max(0.0, 1 - abs(along) ** ends) ** (1 / 2)
        r *= 1 + 0.05 * rough((along * length / 2, 0, 0), length / 5, 2, seed)
        angle = 2 * math.pi * v - math.pi / 2
        y, z = math.cos(angle), math.sin(angle)
        y = math.copysign(abs(y) ** 0.8, y)
        z = z * height * 0.62 if z > 0 else -min(abs(z) ** 0.9, 0.72) * height * 0.42 if z else 0
        return along * length / 2, y * r * width / 2 + bend * along * along, z * (0.25 + 0.75 * r) * min(1, r * 1.5)

    def around(v, p):
        return (0.5 - v) * -2 * math.pi * width / 4 * 0.9

    def nearest(v, p):
        best = (0, 9.0, 9.0)
        for cut in cuts:
            hit = in_cut(cut, p[0] + 0.25 * rough(p, 1.5, 2, seed), around(v, p) + 0.18 * rough(p, 0.9, 3, seed + 1))
            if hit[2] < best[2]:
                best = hit
        return best

    def up(u, v, p, n):
        h = 0.22 * rough(p, width / 2.5, 3, seed) + 0.05 * rough(p, 0.8, 4, seed + 2)
        a, b, off = nearest(v, p)
        taper = math.sqrt(max(0.0, 1 - a * a))
        if abs(b) < 1:
            # The tear: deep beside the lip, rising to the other edge, with threads of crumb across.
            h += taper * (-0.12 - 0.42 * step(0.35, 0.97, b)) + 0.12 * rough((p[0] * 1.3, p[1] * 2, p[2] * 2), 0.9, 3,
                    seed + 4) - 0.1 * ridge(p, 0.5, seed + 6) ** 2
        elif b >= 1 and off < 1.4:
            h += taper * taper * (0.32 * math.exp(-off / 0.4) + 0.1 * rough(p, 0.5, 3, seed + 5) * math.exp(-off / 0.3))
        elif off < 0.8:
            h += taper * -0.08 * math.exp(-off / 0.3)
        return h

    def paint(u, v, p, n, h):
        a, b, off = nearest(v, p)
        lumps = rough(p, 2.5, 4, seed + 7)
        tone = bake + 0.28 * n.z + 0.22 * lumps + 0.1 * rough(p, 0.6, 3, seed + 8)
        colour = mix(mix(GOLD, BROWN, tone * 2), DARK, tone * 2 - 1)
        gloss = 0.55
        if abs(b) < 1:
            torn = 0.5 + 0.55 * rough((p[0] * 1.3, p[1] * 2, p[2] * 2), 0.9, 4, seed + 4) + 0.3 * lumps
            colour = mix(mix(PALE, GOLD, 0.25 + torn * 0.8), BROWN, step(0.6, 1.3, torn) * 0.7)
            colour = mix(colour, BROWN, step(-0.6, -1.0, b) * 0.6)
            gloss = 0.75
        else:
            if b >= 1:
                colour = mix(colour, DARK, 0.75 * math.exp(-off / 0.25) * (1 - a * a))
            dust = flour * (0.75 + 0.9 * rough(p, 3.5, 5, seed + 9) + 0.35 * rough(p, 0.25, 3, seed + 10))
            if rings:
                dust += rings * step(0.1, 0.8, math.sin(math.hypot(p[0] * width / length, p[1]) * 2 * math.pi / 1.5
                                                        + rough(p, 2, 2, seed))) * (0.6 + 0.7 * rough(p, 1.2, 4, seed + 11))
            dust = step(0.25, 0.95, dust) * step(-0.5, 0.3, n.z)
            colour = mix(colour, FLOUR, dust * 0.85)
            gloss = mix(0.5, 0.9, dust)
        return (*colour, gloss)

    return skin(nu, nv, place, crust(), up, paint, flip=True)


def baguette(seed=1, length=44.0, count=5, turn=0.0, at=(0, 0), fine=1.0):
    """A baguette of tradition with its slanting cuts, turned by degrees about the upright."""
    chance = random.Random(seed)
    pitch = length * 0.86 / count
    cuts = [
        ((i - (count - 1) / 2) * pitch + chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.3), pitch * 1.55,
         1.75 + chance.uniform(-0.25, 0.3), math.radians(16 + chance.uniform(-3, 3)))
        for i in range(count)
    ]
    thing = loaf(length, 6.6, 5.6, 3.2, cuts, flour=0.42, seed=seed, bake=0.42, fine=fine, bend=chance.uniform(-0.8, 0.8))
    thing.rotation_euler.z = math.radians(turn)
    thing.location = (*at, 0)
    return thing


def country(seed=1):
    """A country loaf with the flour of its basket and three cuts."""
    cuts = [(-5.2, 0.3, 9.5, 2.2, math.radians(62)), (0.2, 0.0, 11.5, 2.6, math.radians(58)),
            (5.6, -0.2, 9.5, 2.2, math.radians(60))]
    thing = loaf(25, 17.5, 11.5, 2.3, cuts, flour=0.45, seed=seed, bake=0.62, rings=0.75)
    thing.rotation_euler.z = math.radians(-12)
    return thing


def croissant(seed=1, turn=0.0, at=(0, 0)):
    """A butter croissant, 15 cm from tip to tip, its layers turned from the middle outwards."""
    turns, span, bow = 3.6, 7.6, 0.055
    light, mid, dark, deep = hue('#e6b05a'), hue('#c0752b'), hue('#7d3f14'), hue('#451e09')

    def layer(u, v):
        """The turn of the dough at a point: which one, and how far from its edge (0) to the next (1)."""
        x = math.sin((u - 0.5) * math.pi)
        lean = 0.16 * math.cos(2 * math.pi * (v - 0.52)) + 0.03 * math.sin(6 * math.pi * v + seed)
        at_ = abs(x) ** 0.93 * turns + lean + 0.5
        return math.floor(at_), at_ - math.floor(at_)

    def place(u, v):
        x = math.sin((u - 0.5) * math.pi)
        far = abs(x)
        r = curve_at([(0, 3.1), (0.3, 2.75), (0.6, 1.95), (0.85, 1.15), (0.95, 0.75), (0.99, 0.35), (1, 0.02)], far)
        which, t = layer(u, v)
        r *= 0.9 + 0.2 * (math.sin(min(1, t * 1.15 + (0.3 if not which else 0)) ** 0.7 * math.pi * 0.62) - 0.35 * step(0.93, 1,
                t)) * (1 - far ** 8)
        angle = 2 * math.pi * v - math.pi / 2
        y, z = r * 1.1 * math.cos(angle), r * 0.92 * math.sin(angle)
        if z < 0:
            z = -abs(z) ** 0.7 * 0.8
        px = x * span
        return px, y - bow * px * px, z + 0.0

    def up(u, v, p, n):
        which, t = layer(u, v)
        lines = math.sin((t * 22 + 0.8 * rough((p[0] * 0.3, p[1], p[2]), 1.2, 3, seed)) * math.pi)
        h = 0.022 * lines * step(0.6, 0.95, t) + 0.09 * rough(p, 1.6, 3, seed + which)
        return h + 0.02 * rough((p[0] * 4, p[1] * 0.8, p[2] * 0.8), 1.0, 3, seed + 3) - 0.06 * math.exp(-t / 0.03)

    def paint(u, v, p, n, h):
        which, t = layer(u, v)
        flaky = rough((p[0] * 4, p[1] * 0.8, p[2] * 0.8), 1.0, 4, seed + 3)
        tone = 0.2 + 0.3 * n.z + 0.5 * step(0.1, 0.6, t) + 0.25 * rough(p, 1.8, 4, seed + 5) + 0.12 * flaky
        tone -= (0.12 + 0.12 * math.sin((t * 22) * math.pi)) * step(0.6, 0.95, t)
        colour = mix(mix(light, mid, tone * 2), dark, tone * 2 - 1)
        colour = mix(colour, deep, 0.6 * math.exp(-t / 0.02) + 0.6 * step(0.95, 1.3, tone))
        return (*colour, 0.36 + 0.15 * abs(flaky))

    thing = skin(640, 300, place, painted('pastry', bumps=((0.35, 0.03), (0.06, 0.014)), speckle=0.08, speckle_size=0.08,
                                          coat=0.25), up, paint, flip=True)
    thing.rotation_euler.z = math.radians(turn)
    thing.location = (*at, 0)
    return thing


def bakery(plan):
    """The pieces of a plan: baguette, country loaf, croissant."""
    kinds = {'baguette': baguette, 'country': country, 'croissant': croissant}
    for k, piece in enumerate(plan['pieces']):
        stand([kinds[piece['kind']](**{'seed': plan['seed'] + k,
                **{name: value for name, value in piece.items() if name != 'kind'}})])
