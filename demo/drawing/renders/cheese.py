"""Cheese by the cut: wedges of a wheel. Units: centimetres."""
import math

from mathutils import Matrix

from painted import hue, mix, painted, ridge, rough, skin, step


def wedge(plan):
    """
    A wedge, its tip to the left, its near cut face to the front. radius, high, angle: of the wheel and of the cut;
    sag: how far ripe paste bulges; rind: its thickness. kind: hard or bloomy.
    """
    seed, radius, high, rind = plan['seed'], plan['radius'], plan['high'], plan['rind']
    angle, tip = math.radians(plan['angle']), plan.get('tip', 0.0)
    soft = plan.get('soft', 0.18)
    # Around the wedge seen from above: tip, near face, arc, far face.
    arc = radius * angle
    total = 2 * (radius - tip) + arc

    def around(v):
        far = v * total
        if far < radius - tip:
            return (tip + far, 0.0), (0, -1), 'cut'
        far -= radius - tip
        if far < arc:
            a = far / radius
            return (radius * math.cos(a), radius * math.sin(a)), (math.cos(a), math.sin(a)), 'arc'
        far -= arc
        r = radius - far
        return (r * math.cos(angle), r * math.sin(angle)), (-math.sin(angle), math.cos(angle)), 'cut'

    middle = (radius * 0.62 * math.cos(angle / 2), radius * 0.62 * math.sin(angle / 2))

    def place(u, v):
        (x, y), out, kind = around(v)
        if u < 0.5:
            t = u / 0.5
            x, y = middle[0] + (x - middle[0]) * t, middle[1] + (y - middle[1]) * t
            edge = step(0.0, 1.0, (t - 0.97) / 0.03)
            return x, y, high - soft * edge * 0.6
        t = (u - 0.5) / 0.5
        bulge = plan.get('sag', 0.0) * (math.sin(math.pi * t) ** 0.7) * (1.0 if kind == 'cut' else 0.4) * (1 + 0.5 * rough((x,
                y, t * 3), 3, 2, seed))
        round_ = soft * (1 - min(1.0, t / 0.06, (1 - t) / 0.06)) * (0.6 if kind == 'cut' else 2.2)
        return x + out[0] * (bulge - round_), y + out[1] * (bulge - round_), (high - soft * 0.6) * (1 - t)

    first, second, dark, light = (hue(c) for c in plan['colours'])

    def depth(u, v, p):
        """How far under the rind of the wheel a place lies, in centimetres."""
        (x, y), out, kind = around(v)
        if u < 0.497:
            return 0.0
        return 0.0 if kind == 'arc' else min(p[2], high - p[2], radius - math.hypot(p[0], p[1])) + 0.08 * rough(p, 0.7, 3, seed)

    def up(u, v, p, n):
        under = depth(u, v, p)
        if plan['kind'] == 'hard':
            if under < rind * 0.6:
                return 0.05 * rough(p, 0.9, 4, seed) + 0.03 * rough(p, 0.2, 3, seed + 1)
            # Saw marks of the knife, small cracks, a few eyes.
            crack = ridge((p[0] * 0.35, p[1] * 0.35, p[2] * 1.6), 1.3, seed + 2) ** 4 * step(0.25, 0.5, rough(p, 3, 2, seed + 3))
            return 0.02 * rough((p[0] * 0.2, p[1], p[2]), 0.6, 3, seed) + 0.012 * rough(p, 0.3, 3, seed + 4) - 0.12 * crack
        if under < rind * 0.7:
            lines = 0.03 * math.sin((p[0] + 0.2 * rough(p, 2, 2, seed)) * 4.5) if n.z > 0.6 else 0
            return lines + 0.04 * rough(p, 0.6, 4, seed) + 0.015 * rough(p, 0.12, 2, seed + 1)
        hole = step(0.5, 0.75, rough(p, 0.55, 2, seed + 5))
        return 0.03 * rough(p, 1.5, 3, seed) - 0.1 * hole + 0.015 * rough(p, 0.25, 3, seed + 2)

    def paint(u, v, p, n, h):
        under = depth(u, v, p)
        paste = mix(first, second, 0.5 + 0.5 * rough(p, 3, 4, seed + 6) + 0.2 * rough(p, 0.5, 3, seed + 7))
        if plan['kind'] == 'hard':
            crust = mix(dark, light, 0.5 + 0.7 * rough(p, 1.2, 5,
                    seed + 8) + 0.3 * math.sin(p[0] * 18) * math.sin(p[1] * 18) * 0.4)
            paste = mix(dark, paste, 0.45 + 0.55 * step(rind * 0.8, rind * 2.6, under))
            colour = mix(crust, paste, step(rind * 0.6, rind * 1.0, under))
            return (*colour, mix(0.75, 0.42, step(rind * 0.6, rind, under)))
        stains = step(0.1, 0.55, rough(p, 1.6, 4, seed + 9)) * 0.35 + (0.3 * step(0.3, 0.9,
                math.sin((p[0] + 0.2 * rough(p, 2, 2, seed)) * 4.5)) if n.z > 0.6 else 0)
        crust = mix(light, dark, stains)
        heart = step(0.25, 0.4, abs(p[2] / high - 0.5) + 0.1 * rough(p, 1, 3, seed + 1))
        paste = mix(mix(paste, light, 0.3), paste, heart)
        colour = mix(crust, paste, step(rind * 0.6, rind * 1.1, under))
        return (*colour, mix(0.85, 0.38, step(rind * 0.6, rind, under)))

    thing = skin(700, 560, place, painted(plan['key'], bumps=((0.15, 0.012),), coat=0.05, speckle=0.05,
                                                 speckle_size=0.08), up, paint)
    thing.rotation_euler.z = math.radians(plan.get('turn', 0))
