"""A bunch of coriander: thin forked stems, at their ends leaflets with lobes and teeth, loosely over one another. Units: centimetres."""
import math
import random

from mathutils import Vector

from leaves import tied
from morsels import Pile, grid, lie
from painted import hue, mix, painted, rough
from round_fruit import fibre
from strands import ribbons


def leaflet(seed):
    """A leaflet of about 1 cm, its stalk at the origin, its tip along x: three lobes, each with a few blunt teeth."""
    chance = random.Random(seed)
    cut, turn, bow = chance.uniform(0.3, 0.5), chance.uniform(-0.12, 0.12), chance.uniform(-0.5, 0.35)
    phase = chance.uniform(0, 6.28)

    def place(t, a):
        b = (a / math.pi - 1) * 2.25
        lobe = 1 - cut * abs(math.sin(b * 1.42 + turn)) ** 1.6
        teeth = 1 - 0.17 * abs(math.sin(b * 5.2 + phase)) ** 1.5
        r = t * 0.95 * lobe * (1 - (1 - teeth) * t) * (1.08 - 0.1 * abs(b))
        x, y = r * math.cos(b) + 0.1, r * math.sin(b)
        up = bow * x * x * 0.5 - 0.28 * abs(y) ** 1.5 * (1 if bow > 0 else -0.7)
        return x, y, up + 0.09 * rough((x, y, seed), 0.45, 2) * t + 0.035 * abs(math.sin(b * 2.9)) * r

    return grid(10, 72, place)


def leaf_paint(chance, seed):
    """Paint for a leaflet: a green of its own, pale veins from its stalk to its teeth, yellower at the edge of some."""
    deep, mid, light, vein = hue('#265f1c'), hue('#458f2e'), hue('#84b94c'), hue('#a5cf78')
    tone, old = chance.betavariate(2, 2.4), chance.random() ** 9

    def paint(p):
        b, r = math.atan2(p.y, p.x - 0.1), math.hypot(p.x - 0.1, p.y)
        line = max(math.exp(-((b - k * 1.1) * r / 0.018) ** 2) for k in (-1, 0, 1))
        fine = math.exp(-(math.sin(b * 5.2) * r / 0.05) ** 2) * 0.4
        colour = mix(mix(deep, mid, min(1.0, tone * 2)), light, max(0.0, tone * 2 - 1))
        colour = tuple(c * (1 + 0.3 * rough((p.x, p.y, seed), 0.4, 3)) for c in colour)
        colour = mix(colour, hue('#b9b04a'), old * min(1.0, r))
        return (*mix(colour, vein, 0.6 * max(line, fine) * (1 - 0.6 * r)), 0.38)

    return paint


def bunch(plan):
    """
    `count` stems of `length` cm and `stem` cm thick from the foot at the left, which fan out by `fan` degrees and carry forks from
    the share `bare` of their length on; `leaf` the size of leaflets in cm, `high` how high the bunch lies.
    """
    chance = random.Random(plan['seed'])
    pile = Pile(painted('coriander-leaf', clear=0.28, bumps=((0.12, 0.012),), coat=0.05))
    shapes = [leaflet(k) for k in range(14)]
    stems = []

    def stem(points, thick, tone):
        green = mix(hue('#6c9a3e'), hue('#a9c873'), tone)
        stems.append((points, lambda t: thick * (1 - 0.35 * t), thick * 0.9, lambda t: 0,
                      lambda t, p: (*mix(mix(green, hue('#dfe6b8'), 0.5 * max(0.0, 1 - 5 * t)), hue('#4f8a30'), 0.4 * t), 0.35)))

    def tuft(at, ahead, size):
        """Three to five leaflets at the end of a stalk."""
        side = Vector((-ahead.y, ahead.x, 0))
        side = side.normalized() if side.length > 1e-6 else Vector((0, 1, 0))
        up = Vector((chance.gauss(0, 0.4), chance.gauss(-0.25, 0.4), 1))
        for turn in chance.choice(((0, 1.2, -1.2), (0.1, 1.1, -1.3), (0, 0.8, -0.8, 1.7, -1.6))):
            out = (ahead * math.cos(turn) + side * math.sin(turn) + Vector((0, 0, chance.gauss(0, 0.22)))).normalized()
            foot = at + out * 0.35 * size
            stem([at.lerp(foot, k / 4) for k in range(5)], 0.06, 0.4)
            move = lie(foot, up + Vector([chance.gauss(0, 0.25) for _ in range(3)]), out, 0, size * chance.uniform(0.75, 1.15))
            pile.add(chance.choice(shapes), move, None, leaf_paint(chance, chance.random() * 40))

    for number in range(plan['count']):
        share = (number + 0.5) / plan['count'] - 0.5 + chance.gauss(0, 0.03)
        base, angle = math.radians(plan['turn']), math.radians(share * plan['fan'] + chance.gauss(0, 3))
        level, length = chance.random(), plan['length'] * chance.uniform(0.78, 1.06)
        ahead, across = Vector((math.cos(base), math.sin(base), 0)), Vector((-math.sin(base), math.cos(base), 0))
        bend, high, wide = chance.gauss(0, 1.0), plan['high'] * level * (1 - 1.2 * abs(share)), 1.3 * share + chance.gauss(0, 0.1)
        foot, line = chance.gauss(0, 0.5), []
        for k in range(25):
            t = k / 24
            # Close together up to where they are tied, then apart.
            free = max(0.0, t - 0.14)
            line.append(ahead * (length * t + foot * (1 - t)) + across * (bend * t * t + wide * (0.7 + 1.4 * abs(t - 0.14))
                                    + math.tan(angle) * length * free ** 1.1)
                        + Vector((0, 0, 0.2 + 1.1 * level * (1 - 0.5 * t) + high * math.sin(min(1.0, free * 1.3) * math.pi * 0.6))))
        ahead = (ahead * math.cos(angle) + across * math.sin(angle)).normalized()
        across = Vector((-ahead.y, ahead.x, 0))
        stem(line, plan['stem'] * chance.uniform(0.8, 1.2), chance.random())
        at, side = plan['bare'] + chance.uniform(0, 0.1), chance.choice((-1, 1))
        while at < 0.97:
            k = int(at * 24)
            foot, way = line[k], (line[k + 1] - line[k]).normalized()
            out = (way + across * side * chance.uniform(0.4, 1.1) + Vector((0, 0, chance.uniform(-0.1, 0.55)))).normalized()
            long = plan['fork'] * chance.uniform(0.6, 1.2) * (1.2 - 0.5 * at)
            end = foot + out * long
            end.z = max(0.25, end.z)
            sag = Vector((0, 0, 0.25))
            stem([foot.lerp(end, i / 6) + sag * math.sin(math.pi * i / 6) for i in range(7)], plan['stem'] * 0.6, chance.random())
            tuft(end, out, plan['leaf'] * chance.uniform(0.75, 1.1))
            at, side = at + chance.uniform(0.08, 0.16), -side
        tuft(line[-1], (line[-1] - line[-2]).normalized(), plan['leaf'] * chance.uniform(0.8, 1.1))
    pile.done()
    ribbons(stems, painted('coriander-stem', subsurface=0.25, radius=(0.1, 0.15, 0.05), coat=0.3), 7)
    tied(plan, fibre(('#5d7a34', '#7a9448'), 0.5))
