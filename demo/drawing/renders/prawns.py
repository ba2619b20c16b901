"""Cooked prawns lying on their side. Units: centimetres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from fish import fin
from painted import curve_at, hue, mix, painted, rough, skin, stand, step, tubes

#: Where the carapace ends and the six rings of the tail begin and end, in shares of the length.
CARAPACE, RINGS = 0.36, 0.93
#: Half the height and width along the body, in shares of the length.
HIGH = [(0, 0.012), (0.05, 0.05), (0.2, 0.088), (0.34, 0.092), (0.5, 0.085), (0.7, 0.066), (0.9, 0.034), (1, 0.01)]
BROAD = [(0, 0.01), (0.05, 0.04), (0.2, 0.066), (0.34, 0.068), (0.6, 0.058), (0.8, 0.044), (0.92, 0.026), (1, 0.006)]


def spine(length, curl):
    """Points and headings along the body from the head, which looks to -x; the tail curls to -y."""
    x, y, heading, out = 0.0, 0.0, 0.25, []
    for i in range(241):
        s = i / 240
        out.append((x, y, heading))
        heading -= curl * (0.25 if s < CARAPACE else 1.5) / 240
        x, y = x + math.cos(heading) * length / 240, y + math.sin(heading) * length / 240
    return out


def prawn(length, curl, seed):
    """One prawn; gives its things."""
    chance = random.Random(seed)
    before = set(bpy.data.objects)
    line = spine(length, curl)
    coral, pale, deep, white = hue('#ef7f52'), hue('#f7b893'), hue('#d9532b'), hue('#fbe6d6')

    def at(s):
        return line[min(240, max(0, round(s * 240)))]

    def ring(s):
        """The ring of the tail at s: which, and how far into it; -1 for the carapace."""
        if s < CARAPACE:
            return -1, s / CARAPACE
        t = (s - CARAPACE) / (RINGS - CARAPACE) * 6
        return int(t), t - int(t)

    def place(u, v):
        x, y, heading = at(u)
        a = 2 * math.pi * v
        which, t = ring(u)
        swell = 1 + (0.05 * (t - 0.5) if which >= 0 else 0.03 * step(0.8, 1, t))
        up, side = curve_at(HIGH, u) * length * math.sin(a) * swell, curve_at(BROAD, u) * length * math.cos(a) * swell
        if math.sin(a) < 0:
            up *= 0.85
        return x - math.sin(heading) * up, y + math.cos(heading) * up, side

    def height(u, v, p, n):
        which, t = ring(u)
        h = 0.02 * rough(p, 0.7, 3, seed)
        if which >= 0:
            h -= 0.07 * math.exp(-t / 0.035)
        else:
            cheek = abs(u - 0.2 - 0.06 * math.sin(2 * math.pi * v * 2))
            h -= 0.03 * math.exp(-cheek / 0.006) + 0.0
        return h

    def paint(u, v, p, n, h):
        which, t = ring(u)
        back = 0.5 + 0.5 * math.sin(2 * math.pi * v)
        tone = 0.35 + 0.4 * back + 0.4 * rough(p, 1.1, 4, seed)
        colour = mix(mix(white, pale, tone * 2.4), coral, tone * 2.4 - 1)
        if which >= 0:
            colour = mix(colour, deep, 0.55 * step(0.72, 0.9, t) * (0.4 + 0.6 * back))
            colour = mix(colour, white, 0.5 * math.exp(-((t - 0.35) / 0.2) ** 2) + 0.4 * step(0.95, 1.0, t))
        else:
            colour = mix(colour, deep, 0.45 * step(0.25, 0.0, u) + 0.25 * step(0.1, 0.5, rough(p, 0.5, 4, seed + 1)))
            colour = mix(colour, hue('#b9603a'), 0.35 * math.exp(-(((u - 0.2) / 0.06) ** 2)) * back)
        return (*mix(colour, deep, 0.25 * step(0.1, 0.5, rough(p, 0.12, 2, seed + 2))), 0.3)

    skin(420, 110, place, painted('prawn', coat=0.5, bumps=((0.12, 0.008), (0.04, 0.003))), height, paint, flip=True)
    lines = []

    def limb(points, wide, colour):
        lines.append((points, lambda t: wide * (1 - 0.5 * t), lambda t, a,
                p: (*mix(colour, deep, 0.5 * rough(p, 0.5, 2) + 0.3), 0.35)))

    for k in range(10):
        s, side = 0.12 + 0.022 * k, 1 if k % 2 else -1
        x, y, heading = at(s)
        low, broad = curve_at(HIGH, s) * length * 0.75, side * 0.03 * length
        x, y, reach = x + math.sin(heading) * low, y - math.cos(heading) * low, length * chance.uniform(0.2, 0.27)
        back = 0.6 + 0.09 * k
        points = []
        for i in range(10):
            t = i / 9
            a = heading - 1.9 + back * 0.6 + (1.1 * t if t > 0.45 else 0)
            points.append((x, y, broad * (1 + 0.8 * t) + 0.1 * math.sin(k + t * 2)))
            x, y = x + math.cos(a) * reach / 9, y + math.sin(a) * reach / 9
        limb(points, 0.1, coral)
    for k in range(8):
        s = CARAPACE + 0.05 + 0.062 * k
        x, y, heading = at(s)
        low = curve_at(HIGH, s) * length * 0.75
        x, y = x + math.sin(heading) * low, y - math.cos(heading) * low
        limb([(x + math.cos(heading - 1.0) * t * 0.1, y + math.sin(heading - 1.0) * t * 0.1,
                (0.25 if k % 2 else -0.2) + 0.01 * t) for t in range(9)], 0.2, pale)
    for k in range(4):
        points, x, y, a = [], -0.1, 0.15 + 0.12 * k, math.pi - 0.3 + 0.25 * k
        bend = chance.uniform(0.5, 1.1) * (1 if k % 2 else -0.6)
        far = length * (0.5 if k < 2 else 0.28)
        for i in range(40):
            a += bend / 40 * 1.6
            x, y = x + math.cos(a) * far / 40, y + math.sin(a) * far / 40
            points.append((x, y, 0.3 * (k - 1.5) + 0.25 * math.sin(i * 0.1 + k) - 0.02 * i * (1 if k < 2 else 0)))
        limb(points, 0.1, deep)
    limb([(0.9 - t * 0.19 * length / 10, 0.75 + 0.02 * t + 0.005 * t * t, 0) for t in range(10)], 0.13, deep)
    tubes(lines, painted('limb', coat=0.4), 7)
    for side in (1, -1):
        skin(20, 24, lambda u, v: (0.35 + 0.27 * math.sin(math.pi * u) * math.cos(2 * math.pi * v),
                0.42 + 0.27 * math.sin(math.pi * u) * math.sin(2 * math.pi * v),
                                   side * 0.5 + 0.27 * math.cos(math.pi * u)), painted('prawn-eye', coat=1.0), paint=lambda u,
                                   v, p, n, h: (0.01, 0.008, 0.01, 0.15))
    x, y, heading = at(0.95)
    for k in range(5):
        a = heading + (k - 2) * 0.3
        tip, half = 0.19 * length * (1 - 0.03 * abs(k - 2)), 0.035 * length
        across = Vector((-math.sin(a), math.cos(a)))
        ahead = Vector((math.cos(a), math.sin(a)))
        foot = Vector((x, y))
        fin([tuple(foot + across * half * j * 0.3) for j in (-1, 0, 1)],
            [tuple(foot + ahead * tip * (0.86 if j else 1) + across * half * j) for j in (-1, 0, 1)], 7,
            painted('tail', clear=0.3, coat=0.4),
            (coral, deep, hue('#b8401f')), lift=0.12 * (k - 2), seed=seed + k, ragged=0.03, curl=0.1 * (2 - abs(k - 2)))
    return set(bpy.data.objects) - before


def pile(plan):
    """Prawns lying beside and on one another; lie: x, y, z, turn, tilt, size of each."""
    for k, lie in enumerate(plan['lie']):
        chance = random.Random(plan['seed'] + k)
        things = prawn(plan['length'] * lie.get('size', 1), plan['curl'] * chance.uniform(0.85, 1.15), plan['seed'] + k)
        flip = Matrix.Rotation(math.pi, 4, 'X') if lie.get('over') else Matrix()
        move = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X') @ flip @ Matrix.Translation((-3.5, 1.2, 0)))
        for thing in things:
            thing.matrix_world = move @ thing.matrix_world
        stand(things, lie.get('z', 0))
