"""Summer rolls: prawns, herbs, lettuce and noodles in moist rice paper that lets them be seen. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from materials import Shader
from painted import hue, mix, painted, rough, skin, stand, step, tubes
from tableware import leaf

#: A roll is a little flatter than round.
FLAT = 0.9


def rice_paper():
    """Moist rice paper: the alpha of the paint is how much its milk hides, above it lies a wet shine."""
    s = Shader('rice-paper')
    paint = s.node('Attribute', {}, attribute_name='paint')
    fine, soft = s.noise(9, 4, 0.6), s.noise(1.6, 3, 0.55)
    crease = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(1.1, 3, 0.55, twist=1.2), 0.5))
    normal = s.bump(fine, 0.006, s.bump(s.spread(crease, 0.09, 0.0), 0.025, s.bump(soft, 0.03)))
    milk = s.node('MixShader', {0: 0.55, 1: s.node('BsdfDiffuse', {'Color': '#f3f1e8', 'Normal': normal}).outputs[0],
                                2: s.node('BsdfTranslucent', {'Color': '#f4f2ea', 'Normal': normal}).outputs[0]}).outputs[0]
    clear = s.node('BsdfTransparent', {'Color': (0.97, 0.975, 0.96, 1)}).outputs[0]
    hides = s.math('ADD', paint.outputs['Alpha'], s.spread(soft, 0.35, 0.65, -0.1, 0.16), clamp=True)
    body = s.node('MixShader', {0: hides, 1: clear, 2: milk}).outputs[0]
    shine = s.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.42, 'Normal': normal}).outputs[0]
    edge = s.node('Fresnel', {'IOR': 1.38, 'Normal': normal}).outputs[0]
    both = s.node('MixShader', {0: s.math('MULTIPLY', edge, 0.36), 1: body, 2: shine}).outputs[0]
    out = s.node('OutputMaterial', {})
    s.tree.links.new(both, out.inputs['Surface'])
    return s.stuff


class Roll:
    """A roll along x from `low` to `high`; with `cut`, its far end is cut at a slant, so that the face looks up."""

    def __init__(self, radius, low, high, cut, seed):
        self.radius, self.low, self.high, self.cut, self.seed = radius, low, high, cut, seed
        self.chance, self.things = random.Random(seed), []

    def end(self, z):
        """Where the roll ends at height z: the cut leans back towards its top."""
        return self.high - (0.42 * z if self.cut else 0.0)

    def at(self, x, angle, r, ragged=0.0):
        """A point in the roll; what reaches over the cut is pressed to it."""
        y, z = r * math.cos(angle), r * math.sin(angle) * FLAT
        return (min(x, self.end(z) + ragged) if self.cut else x, y, z)

    def noodles(self, count):
        base, lines, chance = hue('#f2efe4'), [], self.chance
        for _ in range(count):
            a, far = chance.uniform(0, 6.28), 0.84 * self.radius * math.sqrt(chance.random())
            wind, phase, reach = chance.uniform(0.05, 0.22), chance.uniform(0, 6.28), chance.gauss(0.02, 0.05)
            start = self.low + chance.uniform(0.6, 1.6)
            z = far * math.sin(a) * FLAT
            stop = self.end(z) + reach if self.cut else self.high - chance.uniform(0.6, 1.6)
            points = []
            for i in range(22):
                x = start + (stop - start) * i / 21
                grip = 1 if not self.cut else min(1.0, (stop - x) / 1.5)
                points.append((x, far * math.cos(a) + wind * math.sin(x * 1.7 + phase) * grip,
                               z + wind * math.cos(x * 1.3 + phase) * grip))
            shade = 1 - 0.08 * chance.random()
            lines.append((points, lambda t: 0.085, lambda t, b, p, shade=shade: (*(c * shade for c in base), 0.3)))
        self.things.append(cap(lines, painted('vermicelli', subsurface=0.5, radius=(0.1, 0.09, 0.07), coat=0.3), 8))

    def core(self):
        """A white body within, so that no light falls through between the noodles."""
        def place(u, v):
            a, r = 2 * math.pi * v, 0.66 * self.radius * min(1.0, 8 * u, 8 * (1 - u))
            x, y, z = self.at(self.low + 1.2 + (self.high - self.low - 1.2) * u, a, r)
            return x - (0.25 if self.cut else 1.0) * u, y, z

        self.things.append(skin(30, 30, place, painted('vermicelli'), paint=lambda u, v, p, n, h: (*hue('#dcd7c6'), 0.5)))

    def carrots(self, count, angle):
        lines, chance = [], self.chance
        orange, deep = hue('#f08a2c'), hue('#dd6414')
        for _ in range(count):
            a, far = angle + chance.gauss(0, 0.3), self.radius * chance.uniform(0.42, 0.74)
            y, z = far * math.cos(a), far * math.sin(a) * FLAT
            stop = self.end(z) + chance.gauss(0.05, 0.06) if self.cut else self.high - chance.uniform(0.8, 2)
            lines.append(([(self.low + 1 + (stop - self.low - 1) * i / 9, y + 0.05 * math.sin(i + far * 9),
                            z) for i in range(10)],
                          lambda t: 0.115, lambda t, b, p: (*mix(orange, deep, 0.5 + rough(p, 0.4, 2)), 0.35)))
        self.things.append(cap(lines, painted('carrot-fine', subsurface=0.3, radius=(0.15, 0.07, 0.02), coat=0.2), 4))

    def lettuce(self, first, last, share, seed, dark=0.0):
        pale, green, deep = hue('#dcebb0'), hue('#86bb45'), hue('#47862a')

        def place(u, v):
            a = first + (last - first) * v
            r = self.radius * (share + 0.07 * rough((u * 5, v * 4, seed), 0.8, 3) + 0.05 * math.sin(u * 23 + v * 5) * v)
            top = self.high - (0.0 if self.cut else 0.9)
            return self.at(self.low
                           + 0.9 + (top + 1.2 - self.low - 0.9) * u if self.cut else self.low + 0.9 + (top - self.low - 0.9) * u,
                           a, r, 0.1 * rough((v * 9, seed, 0), 0.6, 3))

        def paint(u, v, p, n, h):
            vein = max(0.0, 1 - abs(rough((u * 7, v * 3, seed), 0.7, 2)) * 9)
            tone = mix(mix(pale, green, step(0.0, 0.5, v + 0.3 * rough((u * 4, v * 4, seed), 0.8, 3))), deep,
                       dark + 0.4 * step(0.6, 1.0, v))
            return (*mix(tone, pale, 0.55 * vein), 0.35)

        self.things.append(skin(90, 60, place, painted('lettuce', clear=0.35, bumps=((0.4, 0.05),), coat=0.2), paint=paint,
                                ring=False))

    def herb(self, x, angle, long, wide, turn, seed):
        """A leaf of mint pressed against the paper."""
        dark, light = hue('#2c6a22'), hue('#5fa03c')

        def place(u, v):
            s = 2 * v - 1
            half = wide / 2 * math.sin(math.pi * min(1, u * 0.95 + 0.04)) ** 0.8 * (1 + 0.06 * abs(math.sin(u * 34)))
            along, side = (u - 0.5) * long, s * half
            c, t = math.cos(turn), math.sin(turn)
            r = self.radius * 0.93 - 0.05 - 0.04 * abs(math.sin(u * 17 - abs(s) * 4)) * abs(s)
            return self.at(x + along * c - side * t, angle + (along * t + side * c) / self.radius, r)

        def paint(u, v, p, n, h):
            s = abs(2 * v - 1)
            vein = max(math.exp(-s / 0.07), 0.8 * math.exp(-abs((u * 7 - s * 1.6) % 1 - 0.5) / 0.09))
            return (*mix(mix(dark, light, 0.4 + 0.6 * rough((u * 3, v * 3, seed), 0.8, 2)), light, 0.5 * vein), 0.4)

        self.things.append(skin(50, 30, place, painted('mint', clear=0.2, bumps=((0.2, 0.02),)), paint=paint, ring=False))

    def prawn(self, x, angle, turn, seed, size=1.0):
        """Half of a cooked prawn, bent to a C, its red back against the paper."""
        white, pink, red = hue('#fbe9df'), hue('#f2a183'), hue('#e4683f')
        wide = [(0, 0.34), (0.08, 0.54), (0.3, 0.6), (0.6, 0.5), (0.85, 0.3), (0.93, 0.18), (1, 0.26)]

        def half(u):
            k = next((k for k in range(1, len(wide)) if u <= wide[k][0]), len(wide) - 1)
            (a, b), (c, d) = wide[k - 1], wide[k]
            return (b + (d - b) * (u - a) / (c - a)) * size

        def place(u, v):
            b, w = 2 * math.pi * v, half(u)
            phi, bow = 3.9 * u + turn, (0.86 - 0.2 * u) * size
            end = min(1.0, 12 * u, 14 * (1 - u) + 0.15)
            ring = bow + w * math.cos(b) * end * (1 + 0.06 * math.cos(u * 40))
            s, t = ring * math.cos(phi), ring * math.sin(phi)
            thick = 0.3 * size * math.sin(b) * end * (1 - 0.2 * u)
            return self.at(x + s, angle + t / self.radius, self.radius * 0.95 - 0.27 * size + thick)

        def paint(u, v, p, n, h):
            b = 2 * math.pi * v
            band = 0.5 + 0.5 * math.cos(u * 40 + 0.7 * math.cos(b) + 0.8 * rough((u * 4, v, seed), 0.6, 2))
            outer = step(-0.75, 0.55, math.cos(b))
            tone = mix(white, mix(pink, red, 0.25 + 0.75 * band * outer), outer * (0.35 + 0.65 * band) + 0.12 * rough(p, 0.25, 3,
                    seed))
            return (*mix(tone, red, step(0.86, 1.0, u) * 0.7), 0.3)

        self.things.append(skin(70, 36, place, painted('cooked-prawn', subsurface=0.35, radius=(0.2, 0.08, 0.05), coat=0.4,
                                                        bumps=((0.2, 0.015), (0.05, 0.004))), paint=paint))

    def paper(self):
        """The sheet about it all: tight over the prawns, in folds at an end that is tucked in, its last edge along the roll."""
        chance, seed = self.chance, self.seed
        seam, overlap = chance.uniform(2.6, 3.2), 1.3

        def place(u, v):
            a = 2 * math.pi * v
            lump = 0.035 * rough((u * 6, math.cos(a), math.sin(a)), 0.8, 3, seed)
            crease = 0.05 * math.sin(3 * a + u * 7 + seed) * rough((u * 5, a, seed), 0.7, 2)
            r = self.radius * (0.97 + lump + crease) + 0.02
            far = (a - seam) % (2 * math.pi)
            r += 0.035 * step(overlap, overlap - 0.04, far)
            if not self.cut or u < 0.5:
                end = u / 0.13 if u < 0.5 else (1 - u) / 0.13
                if end < 1:
                    fold = 0.09 * (1 - end) ** 0.7 * abs(math.sin(4.5 * a + seed + rough((a, seed, 0), 1, 2)))
                    r *= max(0.0, 1 - (1 - end) ** 2.6) ** 0.5 * (1 - fold * 2)
                    r = max(r, 0.0)
            x = self.low + (self.high + 1.2 - self.low) * u if self.cut else self.low + (self.high - self.low) * u
            if not self.cut or u < 0.5:
                inner = max(0.0, 1 - (u if u < 0.5 else 1 - u) / 0.13)
                x += 0.25 * inner ** 3 * rough((math.cos(a) * 2, math.sin(a) * 2, seed), 0.9, 2) * (1 if u < 0.5 else -1)
            return self.at(x, a, r, 0.02 * rough((a * 2, seed, 0), 0.4, 2))

        def paint(u, v, p, n, h):
            a = 2 * math.pi * v
            far = (a - seam) % (2 * math.pi)
            hides = 0.3 + 0.13 * step(overlap, overlap - 0.05, far) + 0.1 * math.exp(-((far - overlap) / 0.03) ** 2)
            end = min(u, 1 if self.cut else 1 - u) / 0.16
            hides += 0.4 * step(1.0, 0.2, end)
            hides += 0.2 * step(0.05, 0.5, rough((u * 5, math.cos(a) * 1.5, math.sin(a) * 1.5), 0.6, 3, seed + 4))
            return (0.9, 0.9, 0.86, min(0.85, hides))

        self.things.append(skin(200, 150, place, rice_paper(), paint=paint))

    def fill(self, prawns, herbs):
        self.core()
        self.noodles(190)
        self.carrots(16, 0.6)
        self.carrots(9, 3.4)
        self.lettuce(-1.2, 2.0, 0.89, self.seed + 1)
        self.lettuce(2.6, 4.4, 0.87, self.seed + 2, 0.2)
        self.lettuce(3.9, 5.6, 0.9, self.seed + 3, 0.1)
        for x, angle, turn in prawns:
            self.prawn(x, angle, turn, self.chance.random() * 40, self.chance.uniform(0.95, 1.08))
        for x, angle, turn in herbs:
            self.herb(x, angle, self.chance.uniform(2.0, 2.6), self.chance.uniform(1.2, 1.5), turn, self.chance.random() * 40)
        self.paper()


def cap(lines, stuff, sides):
    """Tubes whose ends are closed by a short taper, so that a cut noodle shows its face."""
    closed = []
    for points, radius, paint in lines:
        a, b = Vector(points[0]), Vector(points[-1])
        count = len(points) + 2
        closed.append(([a, *points, b + (b - Vector(points[-2])).normalized() * 0.012],
                       lambda t, radius=radius, count=count: radius(t) if 0.5 / count < t < 1 - 0.5 / count else 0.0, paint))
    return tubes(closed, stuff, sides)


def plate(plan):
    """The rolls of a plan, each where it lies, and mint beside them."""
    for k, lie in enumerate(plan['rolls']):
        roll = Roll(plan['radius'], lie['low'], lie['high'], lie.get('cut', False), plan['seed'] + k)
        roll.fill(lie['prawns'], lie['herbs'])
        spin = Matrix.Rotation(math.radians(lie.get('roll', 0)), 4, 'X')
        turn = Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
        for thing in roll.things:
            thing.matrix_world = turn @ spin
        stand(roll.things)
        for thing in roll.things:
            thing.matrix_world = Matrix.Translation((lie['x'], lie['y'], 0)) @ thing.matrix_world
    chance = random.Random(plan['seed'])
    for k in range(plan.get('mint', 0)):
        leaf((plan['beside'][0] + chance.gauss(0, 0.5), plan['beside'][1] + chance.gauss(0, 0.4), 0.1 + 0.12 * k),
             chance.uniform(-40, 200), 2.8,
             1.7, chance.uniform(4, 24), ('#2f6b2a', '#7fae5c'), k, chance.gauss(0, 12))
