"""An octopus, cleaned, lying on the ground: its bag behind, eight arms spread before it and curled at their ends. Units: centimetres."""
import math
import random

from mathutils import Vector

from painted import curve_at, hue, mix, painted, rough, skin, step, tubes


def arm_line(chance, angle, far, high, curl):
    """The middle of an arm from the head over the ground, as points: it winds, then rolls up towards its end."""
    points, heading = [], angle
    x, y = 1.3 * math.cos(angle), 1.3 * math.sin(angle)
    sway, phase = chance.uniform(0.6, 1.1), chance.uniform(0, 6.28)
    for i in range(110):
        t = i / 109
        points.append((x, y, t))
        roll = curl * step(0.45, 0.8, t) * (1 + 2.2 * t * t)
        heading += (sway * math.cos(5.5 * t + phase) * 2.2 * (1 - t) + roll * 3.4) / 109
        x, y = x + math.cos(heading) * far / 109, y + math.sin(heading) * far / 109
    return [(x, y, high * (1 - step(0.0, 0.22, t))) for x, y, t in points]


def octopus(plan):
    """arms: for each its angle in degrees, how it rolls up (-1 to 1) and how far its suckers are turned up (0 to 1)."""
    seed, chance = plan['seed'], random.Random(plan['seed'])
    back, pale, cup, dark = (hue(c) for c in plan['colours'])
    look = painted(f"{plan['key']}-skin", bumps=((0.3, 0.03), (0.08, 0.008)), coat=0.8, subsurface=plan['soft'],
                   radius=plan['radius'], speckle=0.06, speckle_size=0.06)
    lines, cups = [], []
    for k, (degrees, curl, turned) in enumerate(plan['arms']):
        far = plan['long'] * chance.uniform(0.85, 1.08)
        line = arm_line(chance, math.radians(degrees), far, plan['high'], curl)
        thick = plan['thick'] * chance.uniform(0.92, 1.08)

        def radius(t, thick=thick):
            return thick * (0.06 + 0.94 * (1 - t) ** 1.1) * (1 + 0.3 * math.exp(-t / 0.06))

        line = [Vector((x, y, z + radius(i / 109) * 0.9)) for i, (x, y, z) in enumerate(line)]

        def under(i, side=1 if curl > 0 else -1, line=line, turned=turned):
            """The way that the suckers of an arm face at a place: to the outside of its curl and up."""
            ahead = (line[min(109, i + 1)] - line[max(0, i - 1)]).normalized()
            out = ahead.cross(Vector((0, 0, 1))).normalized() * side
            return ahead, (out * (1 - 0.55 * turned) + Vector((0, 0, 1)) * turned).normalized()

        def paint(t, a, p, line=line, under=under):
            i = min(109, round(t * 109))
            face = (p - line[i]).normalized().dot(under(i)[1])
            colour = mix(back, dark, 0.35 + 0.7 * rough(p, 1.1, 4, seed) + 0.25 * rough(p, 0.25, 3, seed + 1))
            colour = mix(colour, pale, 0.25 * step(0.1, 0.5, rough(p, 0.6, 3, seed + 3)))
            return (*mix(colour, pale, 0.9 * step(-0.25, 0.45, face + 0.2 * rough(p, 0.6, 2, seed + 2))), 0.2 + 0.12 * rough(p, 0.6, 3, seed))

        lines.append((line, radius, paint))
        i = 5.0
        while i < 106:
            at = int(i)
            r = radius(at / 109)
            ahead, face = under(at)
            across = ahead.cross(face).normalized()
            for row in (1, -1):
                up = (face + across * 0.42 * row).normalized()
                foot = line[min(109, at + (row > 0))] + up * r * 0.86
                wide = r * 0.34 * chance.uniform(0.85, 1.1)
                points = [foot + up * wide * h for h in (0.0, 0.25, 0.5, 0.66, 0.72, 0.735, 0.74)]
                size = (1.0, 0.86, 0.95, 1.0, 0.86, 0.55, 0.12)
                cups.append((points, lambda t, wide=wide: wide * size[round(t * 6)],
                             lambda t, a, p: (*mix(mix(pale, cup, 0.4 + t), dark, 0.65 * step(0.78, 1.0, t)), 0.22)))
            i += max(0.9, r * 0.72 * 109 / far)
    tubes(lines, look, 22)
    tubes(cups, look, 10)

    def bag(u, v):
        x = 0.5 - 0.5 * math.cos(math.pi * u)
        a = 2 * math.pi * v
        wide = curve_at([(0, 0.3), (0.1, 2.6), (0.24, 2.7), (0.34, 2.5), (0.45, 2.8), (0.72, 4.0), (0.92, 2.8), (1, 0.02)], x)
        s, c = math.sin(a), math.cos(a)
        return wide * c * 1.05 + 0.8 * x * x, 10.5 * x - 2.6, wide * (0.72 * s if s > 0 else 0.5 * s) + 1.8 + 0.3 * (1 - x)

    def up(u, v, p, n):
        return 0.22 * rough(p, 2.2, 3, seed + 4) + 0.03 * rough(p, 0.35, 3, seed + 5)

    def paint(u, v, p, n, h):
        colour = mix(back, dark, 0.45 + 0.7 * rough(p, 1.4, 4, seed + 6) + 0.3 * rough(p, 0.22, 3, seed + 7))
        colour = mix(colour, pale, 0.35 * step(0.0, 0.5, rough(p, 1.8, 3, seed + 8)) + 0.4 * step(0.2, -0.6, n.z))
        return (*colour, 0.2 + 0.12 * rough(p, 0.8, 3, seed + 9))

    skin(140, 120, bag, look, up, paint)
