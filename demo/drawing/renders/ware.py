"""What dishes are served in: porcelain and stoneware, a bamboo basket, paper. Units: centimetres."""
import math
import random

from bodies import even_line, smooth_line
from painted import hue, mix, painted, rough, skin, step, tubes


def turned_ware(line, colour, name, rim=None, speck=None, gloss=0.2, coat=0.6, foot=None):
    """
    Thrown ware from a line of (radius, height): outside from the foot to the rim, then the inside. Its glaze is thinner
    on the edge (colour `rim`), has dark specks (`speck`, a share) and leaves the foot (colour `foot`) bare.
    """
    line = even_line(smooth_line(line, 10), 240)
    high = max(z for _, z in line)
    top = next(i for i, (_, z) in enumerate(line) if z == high)
    base, edge, bare = hue(colour), hue(rim or colour), hue(foot or colour)

    def place(u, v):
        r, z = line[min(240, round(u * 240))]
        a = 2 * math.pi * v
        r = max(0.0, r) * (1 + 0.006 * math.cos(2 * a + 1) + 0.003 * math.cos(5 * a))
        return r * math.cos(a), r * math.sin(a), z + 0.03 * math.cos(2 * a) * z / high

    def paint(u, v, p, n, h):
        i = u * 240
        # Glaze runs: thicker and a little deeper in colour towards the foot and the bottom.
        tone = 1 + 0.05 * rough(p, 3.0, 3, 2) + 0.03 * rough(p, 0.5, 2)
        shade = tuple(min(1.0, c * tone) for c in base)
        shade = mix(shade, edge, math.exp(-((i - top) / 4.5) ** 2) * (0.6 + 0.5 * rough(p, 1.0, 3)))
        if speck and rough(p, 0.09, 1, 9) > 0.66 - speck:
            shade = mix(shade, hue('#5b4634'), 0.5)
        if i < top and p[2] < 0.35:
            shade = mix(bare, shade, step(0.2, 0.35, p[2] + 0.06 * rough(p, 0.8, 2)))
        return (*shade, gloss + 0.05 * rough(p, 2, 3, 4))

    return skin(240, 200, place, painted(name, coat=coat, bumps=((2.5, 0.03),)), paint=paint)


def coupe(radius, high, **more):
    """A shallow dish with a round edge; what is in it lies on a bottom 0.6 cm above the ground."""
    r, h = radius, high
    line = [(0.0, 0.3), (0.4 * r, 0.3), (0.47 * r, 0.28), (0.48 * r, 0.02), (0.53 * r, 0.0), (0.56 * r, 0.3), (0.72 * r,
            0.22 * h + 0.2),
            (0.89 * r, 0.6 * h), (0.975 * r, 0.92 * h), (r - 0.05, h), (r - 0.17, h + 0.06), (r - 0.3, h - 0.02), (0.93 * r - 0.2,
                    0.8 * h),
            (0.82 * r - 0.1, 0.5 * h + 0.15), (0.66 * r, 0.22 * h + 0.5), (0.4 * r, 0.62), (0.0, 0.58)]
    return turned_ware(line, **more)


def deep(radius, high, **more):
    """A bowl on a foot, about half as high as wide."""
    r, h = radius, high
    line = [(0.0, 0.5), (0.34 * r, 0.5), (0.37 * r, 0.4), (0.38 * r, 0.03), (0.43 * r, 0.0), (0.45 * r, 0.5), (0.6 * r,
            0.13 * h + 0.5),
            (0.8 * r, 0.38 * h), (0.93 * r, 0.7 * h), (r - 0.03, 0.96 * h), (r - 0.1, h + 0.03), (r - 0.27,
                    h - 0.02), (0.93 * r - 0.25, 0.72 * h),
            (0.8 * r - 0.25, 0.42 * h + 0.2), (0.58 * r, 0.2 * h + 0.5), (0.3 * r, 0.95), (0.0, 0.9)]
    return turned_ware(line, **more)


BAMBOO = ('#d9b676', '#c39a57', '#e6cb93')


def strip(start, turn, radius, low, high, thick, seed, stuff):
    """A bent slat of bamboo about the upright: `turn` radians from `start`, `low` to `high`, its grain along it."""
    first, second, third = (hue(c) for c in BAMBOO)
    half = thick / 2

    def place(u, v):
        a, b = start + turn * u, 2 * math.pi * v
        c, s = math.cos(b), math.sin(b)
        r = radius + half * math.copysign(abs(c) ** 0.4, c)
        z = (low + high) / 2 + (high - low) / 2 * math.copysign(abs(s) ** 0.25, s)
        return r * math.cos(a), r * math.sin(a), z

    def paint(u, v, p, n, h):
        along = start * radius + turn * u * radius
        fibre = rough((along * 0.05, p[2] * 2.2, seed), 0.35, 4)
        colour = mix(mix(first, second, 0.5 + 0.9 * fibre), third, step(0.15, 0.5, rough((along * 0.3, p[2], seed), 1.6,
                                                                                         3)) * 0.6)
        # The knots of the cane, each some centimetres.
        knot = abs(((along + seed) / 9.5) % 1 - 0.5) * 9.5
        colour = mix(colour, hue('#9a6c34'), math.exp(-(knot / 0.12) ** 2) * 0.5)
        # Edges of the cane are worn and darker.
        edge = step(0.82, 1.0, abs(p[2] - (low + high) / 2) / ((high - low) / 2))
        return (*mix(colour, hue('#a87a41'), edge * 0.45), 0.42 + 0.08 * fibre)

    return skin(200, 40, place, stuff, paint=paint, flip=True)


def basket(radius, high, seed=1):
    """A steamer of bamboo without its lid: bent walls, a hoop above and below, slats at the bottom, bindings."""
    chance = random.Random(seed)
    stuff = painted('bamboo', bumps=((0.06, 0.006), (0.6, 0.02)), speckle=0.08, speckle_size=0.1, coat=0.12)
    strip(0.3, 6.2832, radius - 0.1, 0.25, high - 0.08, 0.32, seed, stuff)
    strip(2.0, 6.2832, radius - 0.5, 1.1, high, 0.3, seed + 3, stuff)
    strip(3.2, 6.2832, radius + 0.16, high - 1.35, high - 0.16, 0.26, seed + 5, stuff)
    strip(5.0, 6.2832, radius + 0.2, 0.0, 1.5, 0.3, seed + 8, stuff)
    first, second, third = (hue(c) for c in BAMBOO)
    lines = []
    x = -radius + 0.9
    while x < radius - 0.8:
        wide = chance.uniform(0.42, 0.6)
        half = math.sqrt(max(0.1, (radius - 0.6) ** 2 - x * x))
        z, shade = 1.0 + chance.uniform(-0.06, 0.06), chance.random()
        lines.append(([(x + wide / 2, -half + 2 * half * i / 12, z) for i in range(13)], lambda t, wide=wide: wide / 2,
                      lambda t, a, p, shade=shade: (*mix(mix(first, second, shade), third, 0.4 + 0.5 * rough((p[0] * 3,
                              p[1] * 0.3, 0), 0.4, 3)), 0.5)))
        x += wide + chance.uniform(0.12, 0.3)
    # Bindings of split cane that hold the hoops.
    for a in (0.55, 2.3, 3.95, 4.95, 5.9):
        for k in range(3):
            b = a + (k - 1) * 0.3 / radius
            loop = []
            for i in range(17):
                c = 2 * math.pi * i / 16
                r = radius - 0.1 + 0.62 * math.cos(c)
                loop.append((r * math.cos(b), r * math.sin(b), high - 0.75 + 0.82 * math.sin(c)))
            lines.append((loop, lambda t: 0.1, lambda t, a_, p: (*mix(first, third, 0.5 + rough(p, 0.2, 2)), 0.4)))
    tubes(lines, stuff, 8)


def paper(shape, z, seed, waves=0.05, colour='#fdfbf5'):
    """A sheet of baking paper: shape(u, v) gives x and y, u from the middle out; the edge curls up a little."""
    base = hue(colour)

    def place(u, v):
        x, y = shape(u, v)
        return x, y, z + waves * (1 + 2 * u * u) * (0.8 + rough((x, y, 0), 2.2, 3, seed)) * u

    return skin(40, 120, place, painted('paper', clear=0.3, bumps=((0.1, 0.003),)), paint=lambda u, v, p, n, h: (*base, 0.7),
                flip=True)
