"""Portions of fish as flakes, with their skin. Units: centimetres."""
import math

from mathutils import Matrix

from painted import curve_at, hue, mix, painted, ridge, rough, skin, stand, step


def fillet(plan):
    """
    A portion of fish fillet, flesh up: flakes as curved sheets with pale tissue between them, the skin below.
    colours: flesh, its darker half, tissue, skin; each: from flake to flake in cm; lie: x, y, turn of each portion.
    """
    first, second, tissue, under = (hue(c) for c in plan['colours'])
    for k, lie in enumerate(plan['lie']):
        seed = plan['seed'] + 9 * k
        long, wide = plan['long'] * lie.get('size', 1), plan['wide']
        tops = [(x, z * lie.get('size', 1)) for x, z in plan['profile']]

        def place(u, v):
            x = (u - 0.5) * 2
            angle = 2 * math.pi * v
            s, c = math.sin(angle), math.cos(angle)
            round_ = max(0.001, 1 - abs(x) ** 9) ** (1 / 3.5)
            side = math.copysign(abs(c) ** 0.42, c) * wide / 2 * (0.86 + 0.14 * round_)
            top = curve_at(tops, (x + 1) / 2) * round_ + 0.02
            z = top / 2 + math.copysign(abs(s) ** 0.55, s) * top / 2
            return x * long / 2, side + 0.25 * math.sin(x * 1.7 + k), z

        def flake(p):
            """Where a place lies between two sheets of tissue: 0 and 1 are in them."""
            x, y, z = p
            bow = plan['bow'] * math.sqrt((x - plan['ridge'] * long) ** 2 + 1.2)
            f = (y - bow + plan['dip'] * z + 0.25 * rough(p, 3, 2, seed)) / plan['each']
            return f - math.floor(f), math.floor(f)

        def up(u, v, p, n):
            t, which = flake(p)
            gap = math.exp(-min(t, 1 - t) / 0.06)
            return 0.05 * rough(p, 1.5, 3, seed) - plan.get('groove', 0.03) * gap + 0.012 * rough((p[0] * 3, p[1], p[2]), 0.4,
                    3, seed)

        def paint(u, v, p, n, h):
            t, which = flake(p)
            off = min(t, 1 - t) * plan['each'] + 0.03 * rough(p, 0.3, 3, seed + 1)
            tone = plan.get('tone', 0)
            colour = mix(first, second, 0.45 + tone * 3 * (t - 0.5) + 0.6 * rough(p, 1.8, 4,
                    seed + 2) + 0.2 * math.sin(which * 2.4))
            colour = mix(colour, tissue, plan['pale'] * math.exp(-(off / plan['line']) ** 2))
            fibre = rough((p[0] * 4, p[1] * 0.7, p[2] * 2), 0.5, 3, seed + 3)
            colour = mix(colour, tissue, 0.12 + 0.22 * fibre)
            low = step(0.5, 0.34, p[2] + 0.06 * rough(p, 0.7, 3, seed + 4))
            return (*mix(colour, under, low), 0.26 + 0.14 * fibre)

        thing = skin(420, 360, place, painted(plan['key'], bumps=((0.35, 0.02), (0.08, 0.006)), subsurface=plan.get('soft', 0.12),
                     radius=plan.get('radius', (0.6, 0.2, 0.1)), coat=0.5, speckle=0.05, speckle_size=0.07), up, paint, flip=True)
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'],
                lie.get('z', 0))) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X'))


def breast(plan):
    """Chicken breasts, smooth side up: fibres from the thick to the thin end, a thin pale skin over them, a bit of fat."""
    pink, light, film, yellow = (hue(c) for c in plan['colours'])
    for k, lie in enumerate(plan['lie']):
        seed, long = plan['seed'] + 5 * k, plan['long'] * lie.get('size', 1)
        front, back, high = ([(x, y * long) for x, y in line] for line in (
            [(0, 0.0), (0.015, 0.05), (0.08, 0.13), (0.25, 0.21), (0.45, 0.22), (0.7, 0.15), (0.9, 0.1), (0.97, 0.06), (1, 0.0)],
            [(0, 0.0), (0.015, 0.06), (0.06, 0.14), (0.2, 0.25), (0.4, 0.27), (0.65, 0.2), (0.87, 0.11), (0.97, 0.06), (1, 0.0)],
            [(0, 0.0), (0.015, 0.05), (0.06, 0.11), (0.2, 0.19), (0.4, 0.2), (0.65, 0.15), (0.88, 0.08), (1, 0.03)]))

        def place(u, v):
            x = 0.5 - 0.5 * math.cos(math.pi * u)
            a = 2 * math.pi * v
            s, c = math.sin(a), math.cos(a)
            y = math.copysign(abs(c) ** 0.85, c) * curve_at(back if c > 0 else front, x)
            z = curve_at(high, x) * (s ** 0.8 if s > 0 else -0.18 * abs(s) ** 0.5 if s else 0)
            return (x - 0.5) * long, y - 0.09 * long * (x - 0.4) ** 2 * 4, z

        def fibres(p, fine):
            bow = p[1] + 0.05 * (p[0] + 3) ** 2 * 0.5
            return rough((p[0] * 0.16, bow, p[2] * 1.2), fine, 4, seed)

        def up(u, v, p, n):
            groove = math.exp(-((p[1] + 1.6 + 0.18 * p[0]) / 0.35) ** 2) * step(-7, -3, p[0]) * step(6, 2, p[0]) * step(0.2,
                    0.7, n.z)
            return 0.22 * rough(p, 3.0, 3, seed + 1) + 0.05 * fibres(p, 0.8) + 0.03 * fibres(p, 0.25) - 0.25 * groove

        def paint(u, v, p, n, h):
            colour = mix(pink, light, 0.5 + 0.35 * rough(p, 2.5, 4, seed + 2) + 0.3 * fibres(p, 0.45))
            colour = mix(colour, film, 0.3 * step(0.0, 0.7, fibres(p, 0.7) + 0.35 * rough(p, 3, 3, seed + 3)))
            fatty = step(0.1, 0.45, rough(p, 1.8, 4, seed + 4)) * step(-0.35, 0.1, -n.z + 0.1) * step(-2, -6, p[0])
            colour = mix(colour, yellow, 0.75 * fatty)
            colour = mix(colour, hue('#c9705e'), 0.2 * step(0.2, 0.7, rough(p, 1.3, 4, seed + 6)))
            return (*colour, 0.27 + 0.1 * fibres(p, 0.3))

        thing = skin(380, 320, place, painted('breast', bumps=((0.35, 0.03), (0.09, 0.012)), coat=1.0), up, paint, flip=True)
        thing.matrix_world = Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
        stand([thing])
