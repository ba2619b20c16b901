"""Portions cut from a fillet: blocks whose flakes are cones in one another, so that a cut shows rings. Units: centimetres."""
import math

from mathutils import Matrix

from bodies import even_line, smooth_line
from painted import curve_at, hue, mix, painted, rough, skin, stand, step


def rounded(half, wide, corner, count):
    """The half outline of a block along x as (x, r) points, evenly by length: from the middle of one end to that of the other."""
    arc = [(math.pi / 2 * k / 8) for k in range(9)]
    line = [(-half, 0.0)]
    line += [(-half + corner * (1 - math.cos(a)), wide - corner * (1 - math.sin(a))) for a in arc]
    line += [(half - corner * (1 - math.sin(a)), wide - corner * (1 - math.cos(a))) for a in arc]
    return even_line(line + [(half, 0.0)], count)


def section_of(points, count):
    """A closed outline through (y, z) points, smooth and evenly by length, as `count` points."""
    closed = points[-1:] + points + points[:2]
    return even_line(smooth_line(closed, 12)[12:-12], count)[:count]


def block(plan, long, section, middle, fine, form, up, paint, stuff):
    """
    A block along x with the outline `section` (y, z) across and rounded cut ends; form(x, y, z) gives the place that a
    point of the even block has in the end. `middle` is the point of the section that the ends are closed about.
    """
    nu, nv = int(fine * 300), int(fine * 260)
    line = rounded(long / 2, max(abs(y) for y, _ in section), plan.get('corner', 0.35), nu)
    ring = section_of(section, nv)
    wide = max(abs(y) for y, _ in section)

    def place(u, v):
        x, r = line[round(u * nu)]
        y, z = ring[round(v * nv) % nv]
        share = r / wide
        return form(x, middle[0] + (y - middle[0]) * share, middle[1] + (z - middle[1]) * share)

    return skin(nu, nv, place, stuff, up, paint)


def flake_of(plan, p, seed):
    """Which flake a place is in and how far into it (0 to 1): cones about an axis along x."""
    y0, z0 = plan['axis']
    wave = 0.16 * rough(p, 2.4, 2, seed) + 0.05 * rough(p, 0.7, 2, seed)
    r = math.sqrt((p[1] - y0) ** 2 + ((p[2] - z0) * plan.get('tall', 1.0)) ** 2 + 0.3)
    f = (p[0] * plan.get('lengthwise', 1.0) + plan['slope'] * r + wave) / plan['each'] + 40
    # No two flakes are equally thick.
    f += 0.22 * math.sin(f * 2.1 + seed)
    return f - math.floor(f), math.floor(f)


def loin(plan):
    """Thick portions of white fish, wet: each flake a little over the next, gaps here and there, a silver skin below."""
    flesh, deep, tissue, film = (hue(c) for c in plan['colours'])
    for k, lie in enumerate(plan['lie']):
        seed, size = plan['seed'] + 9 * k, lie.get('size', 1)
        long = plan['long'] * size
        tops = plan['profile']

        def form(x, y, z):
            share = x / long + 0.5
            high = curve_at(tops, share) * (1 - plan.get('thin', 0.05) * max(0.0, y))
            across = 1 - 0.12 * (share - 0.4) ** 2 + 0.05 * math.sin(share * 5 + seed)
            # The knife went a little askew.
            return x + 0.22 * y * plan.get('skew', 0.5) + 0.12 * z, y * across + 0.35 * math.sin(share * 2.6 + k), z * high

        def loose(p):
            """Where flakes come apart."""
            return step(0.0, 0.5, rough(p, 2.2, 2, seed + 5))

        def up(u, v, p, n):
            t, which = flake_of(plan, p, seed)
            own = math.sin(which * 12.9 + seed)
            # A flake rises to its hind edge and falls to the next over a millimetre, not at once: the mesh has no finer points.
            ramp = t ** 0.8 * step(1.0, 0.88, t)
            h = plan['relief'] * (0.35 + 0.65 * loose(p)) * (ramp - 0.5 + 0.35 * own)
            h -= 0.09 * loose(p) * math.exp(-(min(t, 1 - t) / 0.085) ** 2)
            h += 0.12 * rough(p, 2.8, 2, seed + 1) + 0.022 * rough((p[0] * 2.2, p[1], p[2]), 0.45, 3, seed + 2)
            return h * step(-0.05, 0.5, p[2])

        def paint(u, v, p, n, h):
            t, which = flake_of(plan, p, seed)
            own = math.sin(which * 7.7 + seed * 3)
            colour = mix(flesh, deep, 0.5 + 0.25 * own + 0.6 * rough(p, 1.6, 4, seed + 3) - 0.5 * (t - 0.5))
            fibre = rough((p[0] * 3.5, p[1] * 0.8, p[2] * 1.2), 0.4, 3, seed + 4)
            colour = mix(colour, tissue, 0.14 + 0.25 * fibre)
            # The tissue between two flakes is whiter, in a soft band that comes and goes.
            band = math.exp(-(min(t, 1 - t) / 0.11) ** 2) * (0.35 + 0.65 * step(-0.3, 0.3, rough(p, 1.3, 2, seed + 6)))
            colour = mix(colour, tissue, 0.85 * band)
            colour = mix(colour, deep, 0.6 * loose(p) * math.exp(-(min(t, 1 - t) / 0.06) ** 2))
            edge = p[2] + 0.25 * rough(p, 1.4, 3, seed + 7) + 0.1 * rough(p, 0.3, 3, seed + 8)
            low = step(plan.get('skin', 0.55), plan.get('skin', 0.55) - 0.18, edge) * (1 - step(0.75, 0.95, abs(n[0])))
            shade = mix(film, hue('#8f9497'), 0.25 + 0.6 * rough((p[0], p[1], p[2]), 0.5, 4, seed + 9))
            colour = mix(colour, shade, low)
            return (*colour, mix(0.24 + 0.16 * fibre + 0.1 * rough(p, 1.1, 3, seed + 10), 0.2, low))

        thing = block(plan, long, plan['section'], plan['middle'], plan.get('fine', 1.05), form, up, paint,
                      painted(plan['key'], bumps=((0.3, 0.02), (0.07, 0.005)), subsurface=plan['soft'],
                              radius=plan['radius'], coat=0.6, speckle=0.03, speckle_size=0.05))
        turn = Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], 0)) @ turn
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'Y')
                              @ Matrix.Rotation(math.radians(lie.get('roll', 0)), 4, 'X'))
        stand([thing], lie.get('z', 0))


def steak(plan):
    """Steaks of tuna, cut side up: rings of flakes with thin pale tissue between, deep red, glassy."""
    red, deep, tissue, dark = (hue(c) for c in plan['colours'])
    for k, lie in enumerate(plan['lie']):
        seed, size = plan['seed'] + 9 * k, lie.get('size', 1)
        flat = [(y * size, z * size) for y, z in plan['section']]

        def form(x, y, z):
            far = math.hypot(y, z)
            # The cut leans a little, so that the sides are seen from above.
            grow = 1 - 0.05 * x + 0.03 * rough((y, z, x), 3, 2, seed)
            return x * (1 + 0.06 * math.sin(y * 0.5 + seed) - 0.004 * far * far / size), y * grow, z * grow

        def up(u, v, p, n):
            t, which = flake_of(plan, p, seed)
            h = plan['relief'] * (0.5 - abs(t - 0.5)) * 2 - 0.03 * math.exp(-(min(t, 1 - t) / 0.07) ** 2)
            return h + 0.07 * rough(p, 2.2, 2, seed + 1) + 0.015 * rough(p, 0.35, 3, seed + 2)

        def paint(u, v, p, n, h):
            t, which = flake_of(plan, p, seed)
            own = math.sin(which * 7.7 + seed)
            colour = mix(red, deep, 0.45 + 0.2 * own + 0.6 * rough(p, 2.0, 4, seed + 3))
            grain = rough((p[0] * 0.6, p[1] * 1.4, p[2] * 1.4), 0.22, 3, seed + 4)
            colour = mix(colour, tissue, 0.05 + 0.13 * grain)
            seam = math.exp(-(min(t, 1 - t) * plan['each'] / 0.055) ** 2) * step(-0.55, 0.15, rough(p, 1.5, 3, seed + 5))
            colour = mix(colour, tissue, 0.42 * seam)
            y0, z0 = plan['blood']
            blood = math.hypot(p[1] - y0 * size, (p[2] - z0 * size) * 1.2) + 0.35 * rough(p, 1.2, 3, seed + 6)
            colour = mix(colour, dark, 0.85 * step(1.5, 0.7, blood))
            return (*colour, 0.24 + 0.1 * grain + 0.08 * rough(p, 1.2, 3, seed + 7))

        thing = block(plan, plan['thick'], flat, [part * size for part in plan['middle']], plan.get('fine', 1.05), form, up, paint,
                      painted(plan['key'], bumps=((0.3, 0.02), (0.06, 0.006)), subsurface=plan['soft'], radius=plan['radius'],
                              coat=0.7, speckle=0.05, speckle_size=0.05))
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X')
                              @ Matrix.Rotation(math.radians(-90), 4, 'Y'))
        stand([thing], lie.get('z', 0))


def thin_fillets(plan):
    """Whole skinless fillets of a flat kind, thick in the middle: a seam along them and chevrons of flakes."""
    pale, pink, tissue, seam_colour = (hue(c) for c in plan['colours'])
    for k, lie in enumerate(plan['lie']):
        seed, size, flip = plan['seed'] + 9 * k, lie.get('size', 1), lie.get('flip', 1)
        long = plan['long'] * size

        def edge(name, x):
            ragged = 0.1 * rough((x * 9, seed, len(name)), 1, 3) + 0.04 * rough((x * 40, seed, 5), 1, 2)
            return curve_at(plan[name], x) * long + ragged * min(1, 6 * x * (1 - x))

        def seam(x):
            return (0.42 * curve_at(plan['back'], x) - 0.2 * curve_at(plan['front'], x)) * long

        def place(u, v):
            x = 0.5 - 0.5 * math.cos(math.pi * u)
            low, high = -edge('front', x), edge('back', x)
            a = 2 * math.pi * v
            s, c = math.sin(a), math.cos(a)
            w = 0.5 + 0.5 * math.copysign(abs(c) ** 0.9, c)
            z = curve_at(plan['high'], x) * (max(0.0, s) ** plan.get('dome', 0.75)) * (0.72 + 0.5 * w * (1 - 0.3 * w))
            y = low + (high - low) * w
            return (x - 0.5) * long, flip * y + plan.get('bow', 0.5) * (2 * x - 1) ** 2, z - 0.05 * max(0.0, -s) ** 0.5

        def parts(p):
            x = p[0] / long + 0.5
            off = flip * (p[1] - plan.get('bow', 0.5) * (2 * x - 1) ** 2) - seam(min(1, max(0, x)))
            f = (-p[0] + 0.75 * math.sqrt(off * off + 0.12) + 0.12 * rough(p, 1.5, 2, seed)) / plan['each'] + 60
            return off, f - math.floor(f), x

        def up(u, v, p, n):
            off, t, x = parts(p)
            h = plan['relief'] * (t ** 0.8 - 0.5) * step(-0.4, 0.3, rough(p, 2.5, 2, seed + 1))
            h -= 0.13 * math.exp(-(off / 0.22) ** 2) * step(0.02, 0.2, x) * (0.6 + 0.4 * rough(p, 1.5, 2, seed))
            return (h + 0.1 * rough(p, 2.4, 3, seed + 2) + 0.012 * rough(p, 0.3, 3, seed + 3)) * step(-0.02, 0.25, p[2])

        def paint(u, v, p, n, h):
            off, t, x = parts(p)
            colour = mix(pale, pink, 0.3 + 0.7 * rough(p, 2.2, 4, seed + 4) + 0.55 * math.exp(-(off / 1.1) ** 2) - 0.15)
            fibre = rough((p[0] * 2.6, p[1] * 1.2, p[2]), 0.35, 3, seed + 5)
            colour = mix(colour, tissue, 0.1 + 0.2 * fibre)
            band = math.exp(-(min(t, 1 - t) / 0.13) ** 2) * step(-0.35, 0.35, rough(p, 1.6, 2, seed + 6))
            colour = mix(colour, tissue, 0.4 * band)
            line = math.exp(-((off + 0.1 * rough(p, 0.9, 2, seed)) / 0.26) ** 2) * step(0.03, 0.15, x)
            colour = mix(colour, seam_colour, 0.45 * line * (0.65 + 0.6 * rough((p[0] * 0.4, p[1], 0), 0.5, 3, seed + 7)))
            return (*colour, 0.24 + 0.14 * fibre + 0.08 * rough(p, 1.1, 3, seed + 8))

        thing = skin(int(420 * plan.get('fine', 1)), int(300 * plan.get('fine', 1)), place,
                     painted(plan['key'], bumps=((0.3, 0.02), (0.07, 0.005)), subsurface=plan['soft'], radius=plan['radius'],
                             coat=0.6, speckle=0.03, speckle_size=0.05), up, paint, flip=flip > 0)
        thing.matrix_world = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                              @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X'))
        stand([thing], lie.get('z', 0))
