"""A brown crab, boiled, seen from before and above: an oval shell with a crust like a pie's, claws folded in front. Units: centimetres."""
import math
import random

from mathutils import Vector

from bodies import smooth_line
from painted import curve_at, hue, mix, painted, rough, skin, step


def limb(line, high, wide, look, paint, up=None, fine=1.0):
    """A piece of a leg or a claw about a bent line of points: `high` and `wide` give its half size over the share of its way."""
    n = int(56 * fine)
    points = [Vector(p) for p in smooth_line([list(p) for p in line], max(2, n // (len(line) - 1)))]
    last = len(points) - 1

    def place(u, v):
        at = u * last
        i = min(last - 1, int(at))
        p = points[i].lerp(points[i + 1], at - i)
        ahead = (points[min(last, i + 2)] - points[max(0, i - 1)]).normalized()
        across = ahead.cross(Vector((0, 0, 1))).normalized()
        top = across.cross(ahead)
        a = 2 * math.pi * v
        c, s = math.cos(a), math.sin(a)
        end = math.sqrt(max(0.0, min(1.0, min(u, 1 - u) / 0.05)))
        return p + (across * c * curve_at(wide, u) + top * s * curve_at(high, u)) * end

    return skin(n, int(44 * fine), place, look, up, paint)


def crab(plan):
    """The colours: shell, its deep parts, its pale parts, the belly, the tips of the claws."""
    seed, chance = plan['seed'], random.Random(plan['seed'])
    red, deep, pale, belly, tip = (hue(c) for c in plan['colours'])
    wide, deep_y, high = plan['wide'], plan['deep'], plan['high']
    look = painted('crab', bumps=((0.14, 0.012), (0.05, 0.005)), coat=0.35, subsurface=0.08, radius=(0.2, 0.08, 0.05),
                   speckle=0.09, speckle_size=0.05)

    def tone(p, light=0.0):
        colour = mix(red, deep, 0.4 + 0.75 * rough(p, 1.8, 4, seed) + 0.35 * rough(p, 0.3, 3, seed + 1) - light)
        dots = step(0.2, 0.5, rough(p, 0.16, 2, seed + 2)) * step(-0.3, 0.3, rough(p, 1.5, 2, seed + 3))
        return mix(colour, pale, 0.35 * dots + 0.4 * light)

    def rim(a):
        """The edge of the shell: an oval, narrower behind, with lobes along its front and sides."""
        c, s = math.cos(a), math.sin(a)
        x = wide * math.copysign(abs(c) ** 0.85, c)
        y = deep_y * math.copysign(abs(s) ** 0.9, s) * (1.0 if s < 0 else 0.92)
        front = step(0.35, -0.1, s)
        lobe = abs(math.sin(a * 15)) ** 0.6
        narrow = 1 - 0.13 * step(0.3, 1.0, s)
        return x * narrow * (1 + 0.022 * lobe * front), y * (1 + 0.026 * lobe * front)

    def shell(u, v):
        a = 2 * math.pi * v
        x, y = rim(a)
        if u < 0.8:
            g = u / 0.8
            z = high * max(0.0, 1 - g ** 2.3) ** 0.62
            return x * g, y * g, z + 2.6
        t = (u - 0.8) / 0.2
        return x * (1 - 0.38 * t * t), y * (1 - 0.36 * t * t), 2.6 - 1.9 * t ** 0.9

    def up(u, v, p, n):
        x, y = p[0] / wide, p[1] / deep_y
        h = 0.05 * rough(p, 1.1, 4, seed + 4) + 0.018 * rough(p, 0.2, 3, seed + 5)
        if u < 0.8:
            # The grooves about the heart and the stomach.
            for side in (1, -1):
                line = abs(side * x - 0.2 - 0.1 * math.cos(y * 5 + 0.6))
                h -= 0.13 * math.exp(-(line / 0.045) ** 2) * step(-0.75, -0.3, y) * step(0.75, 0.4, y)
                h += 0.16 * math.exp(-((side * x - 0.52) / 0.22) ** 2 - ((y + 0.1) / 0.35) ** 2)
            h -= 0.1 * math.exp(-((y - 0.28 - 0.25 * x * x) / 0.05) ** 2) * step(0.6, 0.3, abs(x))
            h += 0.12 * math.exp(-((x / 0.17) ** 2) - ((y + 0.2) / 0.35) ** 2)
            g, a = u / 0.8, 2 * math.pi * v
            crease = 1 - abs(math.sin(a * 15)) ** 0.5
            h -= 0.22 * crease * step(0.84, 1.0, g) * step(0.3, -0.1, math.sin(a))
        return h

    def paint(u, v, p, n, h):
        g = min(1.0, u / 0.8)
        colour = tone(p, 0.3 * step(0.8, 1.0, g))
        colour = mix(colour, deep, 0.35 * step(0.02, -0.14, h))
        colour = mix(colour, belly, step(0.86, 0.97, u + 0.03 * rough(p, 0.8, 3, seed)))
        return (*colour, 0.36 + 0.16 * rough(p, 1.2, 3, seed + 6))

    skin(170, 420, shell, look, up, paint)
    for side in (1, -1):
        x = side * wide
        bend = chance.uniform(-0.06, 0.06)

        def claw_paint(u, v, p, n, h, low=0.0):
            colour = tone(p, 0.12)
            under = step(0.1, -0.6, n.z + 0.2 * rough(p, 1.0, 3, seed))
            return (*mix(colour, belly, 0.75 * under), 0.33 + 0.14 * rough(p, 0.9, 3, seed + 7))

        def finger_paint(u, v, p, n, h):
            black = step(0.24, 0.36, u + 0.06 * rough(p, 0.5, 3, seed + 8))
            colour = mix(tone(p, 0.1), tip, black)
            return (*colour, mix(0.33, 0.2, black))

        rough_up = lambda u, v, p, n: 0.05 * rough(p, 0.8, 3, seed + 9) + 0.015 * rough(p, 0.2, 2, seed)
        size = wide / 9
        # The upper arm, the wrist, the hand with its fixed finger, and the finger that moves.
        limb([(x * 0.52, -deep_y * 0.62, 1.6), (x * 0.86, -deep_y * 0.95, 1.9), (x * 1.02, -deep_y * 1.2, 2.0)], [(0, 0.9), (0.6, 1.3), (1, 1.1)],
             [(0, 0.9), (0.6, 1.2), (1, 1.1)], look, claw_paint, rough_up)
        limb([(x * 1.04, -deep_y * 1.1, 2.0), (x * 0.98, -deep_y * 1.38, 2.0), (x * 0.86, -deep_y * 1.52, 2.0)], [(0, 1.1), (0.5, 1.6), (1, 1.3)],
             [(0, 1.0), (0.5, 1.4), (1, 1.2)], look, claw_paint, rough_up)
        a = Vector((x * 0.92, -deep_y * 1.5, 2.0))
        b = a + Vector((-x * 0.44, -deep_y * (0.12 + bend), -0.1)) * size
        limb([a, (a + b) / 2 + Vector((0, -0.25, 0.1)), b], [(0, 1.2), (0.35, 2.1), (0.75, 2.3), (1, 1.7)],
                    [(0, 1.0), (0.4, 1.6), (0.8, 1.5), (1, 1.1)], look, claw_paint, rough_up, 1.6)
        ahead = (b - a).normalized()
        for rise, lift, far in ((1.05, 0.95, 3.5), (-0.8, -0.75, 3.0)):
            foot = b - ahead * 0.9 + Vector((0, -0.05, rise * 0.8))
            top = foot + ahead * far * 0.55 + Vector((0, -0.2, lift * 0.45))
            end = foot + ahead * far + Vector((0, -0.2, -lift * 0.75))
            limb([foot, top, end], [(0, 1.0), (0.4, 0.85), (0.8, 0.5), (1, 0.2)], [(0, 0.9), (0.5, 0.7), (1, 0.2)], look,
                 finger_paint, rough_up, 1.2)
        for k in range(4):
            y = deep_y * (-0.3 + 0.3 * k)
            lean = 0.35 * (k - 1.2) + chance.uniform(-0.06, 0.06)
            hip = Vector((x * (0.72 - 0.05 * k), y, 1.3))
            knee = hip + Vector((side * 3.6, 1.9 * lean, 1.5 - 0.15 * k)) * size
            shin = knee + Vector((side * 1.8, 3.2 * lean - 0.4, -1.5)) * size
            foot = shin + Vector((-side * 0.4, 3.0 * lean - 0.9, -1.1)) * size
            limb([hip, (hip + knee) / 2 + Vector((0, 0, 0.2)), knee], [(0, 0.6), (0.5, 0.8), (1, 0.65)], [(0, 0.45), (0.5, 0.55), (1, 0.5)], look, claw_paint, rough_up, 0.8)
            limb([knee, (knee + shin) / 2 + Vector((0, 0, 0.12)), shin], [(0, 0.62), (0.5, 0.6), (1, 0.5)], [(0, 0.5), (1, 0.42)], look, claw_paint, rough_up, 0.8)
            limb([shin, (shin + foot) / 2 + Vector((side * 0.15, 0, 0)), foot], [(0, 0.48), (0.6, 0.35), (1, 0.08)], [(0, 0.42), (0.6, 0.3), (1, 0.08)], look, finger_paint, rough_up, 0.8)
