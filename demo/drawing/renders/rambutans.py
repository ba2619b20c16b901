"""Rambutans: a red leathery shell under soft bent hairs, and open ones with their pale flesh. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

import bodies
from bodies import lay, turned
from litchis import flesh_stuff
from painted import hue, keep, mix, painted, rough, skin, step

GOLDEN = 2.39996


def form(plan, way, seed):
    """The place on the shell in a direction from the middle: a little longer than wide, uneven."""
    r = plan['radius'] * (1 + 0.05 * rough(way, 1.1, 2, seed))
    return Vector((way.x * r, way.y * r * 0.96, way.z * r * plan['tall']))


def torn(upto, angle, seed):
    """The height, from -1 to 1, at which an open shell ends."""
    return upto + 0.09 * rough((math.cos(angle) * 1.5, math.sin(angle) * 1.5, seed), 0.8, 3)


def shell(plan, seed, upto=None):
    """The shell with the hillocks that its hairs stand on; with `upto` (-1 to 1) only what is below that height, and its inside."""
    red, deep, amber = (hue(c) for c in plan['shell'])
    count = plan['hairs']
    feet = []
    chance = random.Random(seed)
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        a, flat = i * GOLDEN + chance.gauss(0, 0.09), math.sqrt(1 - z * z)
        if upto is None or z < torn(upto, a, seed) - 0.05:
            feet.append((Vector((flat * math.cos(a), flat * math.sin(a), z)) + Vector([chance.gauss(0, 0.025) for _ in range(3)])).normalized())
    fine, inner = bodies.DETAIL, upto is not None

    def direction(u, v):
        a = 2 * math.pi * v
        end = 1.0 if not inner else torn(upto, a, seed)
        if inner:
            # Up along the outside, then down again along the inside.
            u = min(1.0, 2 * u) if u < 0.5 else 2 - 2 * u
        b = math.pi - u * (math.pi - math.acos(max(-1.0, min(1.0, end))))
        return Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))

    def place(u, v):
        p = form(plan, direction(u, v), seed)
        return p * (0.9 if inner and u > 0.52 else 1.0)

    def up(u, v, p, n):
        if inner and u > 0.48:
            return 0.0
        return 0.035 * rough(p, 0.42, 2, seed) + 0.012 * rough(p, 0.15, 2, seed + 1)

    def paint(u, v, p, n, h):
        if inner and u > 0.52:
            return (*mix(hue('#e9d3b4'), hue('#d8a58a'), 0.5 + rough(p, 0.8, 3, seed)), 0.35)
        if inner and u > 0.48:
            return (*mix(hue('#c98a6a'), hue('#e3c39a'), 0.5 + rough(p, 0.3, 2, seed)), 0.5)
        tone = mix(red, deep, 0.5 + 0.8 * rough(p, 0.7, 4, seed + 2))
        tone = mix(tone, amber, plan['ripe'] * step(0.05, 0.6, rough(p, 2.2, 3, seed + 3)))
        return (*mix(tone, hue('#4e1512'), 0.5 * step(-0.1, -0.5, rough(p, 0.42, 2, seed))), 0.42)

    stuff = painted('rambutan', bumps=((0.12, 0.02),), subsurface=0.1, radius=(0.2, 0.06, 0.04), coat=0.1)
    body = skin(round(90 * fine), round(120 * fine), place, stuff, up, paint, flip=True)
    return [body, hairs(plan, chance, feet, seed)]


def hairs(plan, chance, feet, seed):
    """The hairs: broad at the foot, bent and curled as they dry, red below and green or brown at their ends."""
    red, mid, tip, dry = (hue(c) for c in plan['hair'])
    spots, faces, colours, sides, steps = [], [], [], 6, 13
    for k, way in enumerate(feet):
        foot = form(plan, way, seed) * 0.985
        # Neighbours bend about the same way.
        swirl = Vector((rough(way, 0.7, 2, seed + 5), rough(way, 0.7, 2, seed + 9), rough(way, 0.7, 2, seed + 13) - 0.15))
        swirl = (swirl - way * swirl.dot(way)) * 1.6 + Vector([chance.gauss(0, 0.22) for _ in range(3)])
        long, hook = plan['long'] * chance.uniform(0.65, 1.2), Vector([chance.gauss(0, 0.6) for _ in range(3)])
        thick, tone, brown = plan['thick'] * chance.uniform(0.8, 1.2), chance.random(), chance.random() ** 3
        p, first, side = foot.copy(), len(spots), way.orthogonal().normalized()
        for i in range(steps):
            t = i / (steps - 1)
            ahead = (way * (1 - 0.35 * t) + swirl * t * 0.9 + hook * t * t * 0.8).normalized()
            side = (side - ahead * side.dot(ahead)).normalized()
            other = ahead.cross(side)
            # Wide at the foot, where it grows out of a hillock.
            r = thick * (1.5 * math.exp(-t / 0.09) + 1 - 0.8 * t ** 1.2) * (1 if i < steps - 1 else 0.2)
            colour = mix(mix(red, mid, step(0.1, 0.45, t + 0.2 * (tone - 0.5))), tip, step(0.35, 0.85, t + 0.3 * (tone - 0.5)) * plan['green'])
            colour = mix(colour, dry, brown * step(0.5, 1.0, t))
            for s in range(sides):
                a = 2 * math.pi * s / sides
                spots.append(p + side * math.cos(a) * r + other * math.sin(a) * r * 0.75)
                colours.append((*colour, 0.42))
            p = p + ahead * long / (steps - 1)
        faces += [(first + i * sides + s, first + i * sides + (s + 1) % sides, first + (i + 1) * sides + (s + 1) % sides, first + (i + 1) * sides + s)
                  for i in range(steps - 1) for s in range(sides)]
    return keep(spots, faces, colours, painted('rambutan-hair', subsurface=0.12, radius=(0.1, 0.06, 0.03), coat=0.08))


def pieces(plan):
    """Rambutans as `lie` says ({x, y, turn, tilt, roll, size, lift, open}): `radius`, `tall`, `hairs` how many, `long` and `thick`."""
    flesh = flesh_stuff(plan)
    r, tall = plan['radius'], plan['tall']
    for number, place in enumerate(plan['lie']):
        seed, opened = plan['seed'] + 5 * number, place.get('open')
        things = shell(plan, seed, plan['upto'] if opened else None)
        where = {name: value for name, value in place.items() if name != 'open'}
        lay(things[0], **where)
        if opened:
            profile = [(r * 0.86 * math.sin(math.pi * k / 16) + 0.01, -r * tall * 0.88 * math.cos(math.pi * k / 16)) for k in range(17)]
            things.append(turned(profile, flesh, seed, uneven=0.03, around=96, high=96))
        for thing in things[1:]:
            thing.matrix_world = things[0].matrix_world @ Matrix.Translation((0, 0, 0.04))
