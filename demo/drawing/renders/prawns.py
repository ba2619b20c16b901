"""
Whole prawns lying on their side, cooked or raw: a carapace, six rings of shell that reach over one another, flesh within,
legs, feelers and a fan of five plates. Units: centimetres; the prawn looks to -x and its tail curls to -y.
"""
import math
import random

import bpy
from mathutils import Vector

from fins import film
from painted import curve_at, hue, mix, painted, rough, skin, step, tubes

#: Where the carapace ends and the six rings end, in shares of the length.
CARAPACE, RINGS = 0.36, 0.95
STARTS = [0.345, 0.455, 0.555, 0.66, 0.755, 0.84, RINGS]
#: Half the height and width along the body, in shares of the length.
HIGH = [(0, 0.02), (0.05, 0.05), (0.2, 0.084), (0.34, 0.09), (0.5, 0.086), (0.7, 0.068), (0.85, 0.046), (0.95, 0.032), (1, 0.012)]
BROAD = [(0, 0.014), (0.05, 0.036), (0.2, 0.062), (0.34, 0.066), (0.6, 0.058), (0.8, 0.044), (0.95, 0.028), (1, 0.008)]


class Prawn:
    """One prawn of `length` cm by the colours of a plan: shell, its pale parts, its bands, flesh, limbs, head."""

    def __init__(self, plan, length, curl, seed):
        self.plan, self.length, self.seed = plan, length, seed
        self.chance, self.high, self.broad = random.Random(seed), HIGH, BROAD
        #: Whether the plates of the tail lie flat to the ground while the back is up.
        self.flat = False
        self.shell, self.pale, self.band, self.flesh, self.limb, self.head = (hue(c) for c in plan['colours'])
        self.differ(plan.get('vary', 0.0), random.Random(seed * 7 + 1))
        x, y, heading, self.line = 0.0, 0.0, 0.22, []
        for i in range(241):
            s = i / 240
            self.line.append((x, y, heading))
            heading -= curl * (0.2 if s < CARAPACE else 1.55 + self.knee if s < 0.6 else 1.55 - self.knee if s < 0.8 else 1.0 - self.knee) / 240
            x, y = x + math.cos(heading) * length / 240, y + math.sin(heading) * length / 240

    def differ(self, vary, chance):
        """By how much, from 0 to 1, this one differs from others in its width, its colour, its bands and where it bends."""
        stout, broad = (1 + vary * chance.uniform(-0.03, 0.17) for _ in range(2))
        self.high, self.broad = [(s, h * stout) for s, h in self.high], [(s, h * broad) for s, h in self.broad]
        deep, red = vary * chance.uniform(-0.2, 0.6), vary * chance.uniform(-0.1, 0.1)
        self.shell = mix(self.shell, self.pale if deep < 0 else self.band, abs(deep))
        self.shell, self.pale, self.head = (tuple(c * (1 + red * w) for c, w in zip(colour, (0.3, -1, -1.6)))
            for colour in (self.shell, mix(self.pale, self.shell, 0.35 * max(0, deep)), self.head))
        self.worn, self.knee, self.lost = vary * chance.random(), vary * chance.uniform(-0.5, 0.5), vary * chance.uniform(0, 0.3)

    def at(self, s):
        k = min(239.0, max(0.0, s * 240))
        i, t = int(k), k - int(k)
        return tuple(a + (b - a) * t for a, b in zip(self.line[i], self.line[min(240, i + 1)]))

    def about(self, s, angle, grow=1.0, low=0.86):
        """The place at s along the body and `angle` about it, 0 the back, positive towards the upper flank."""
        x, y, heading = self.at(s)
        up = curve_at(self.high, s) * self.length * math.cos(angle) * grow
        side = curve_at(self.broad, s) * self.length * math.sin(angle) * grow
        if up < 0:
            up *= low
        return x - math.sin(heading) * up, y + math.cos(heading) * up, side

    def tone(self, p, share, back, s):
        """The colour of the shell: banded by `share` of a ring, deeper at the back, with fine freckles."""
        seed = self.seed
        tone = 0.28 + 0.3 * back + 0.45 * rough(p, 1.5, 4, seed) + 0.12 * rough(p, 0.3, 3, seed + 1)
        colour = mix(self.pale, self.shell, tone + 0.35 * step(0.35, 0.9, share))
        band = step(0.55, 0.82, share) * (1 - 0.8 * step(0.9, 1.0, share)) * (0.25 + 0.6 * back + 0.3 * rough(p, 0.7, 3, seed + 2))
        colour = mix(colour, self.band, band * self.plan.get('banded', 0.7) * (1 - 0.6 * self.worn))
        freckle = step(0.28, 0.6, rough(p, 0.085, 2, seed + 3)) * step(-0.3, 0.4, rough(p, 0.9, 3, seed + 4))
        return mix(colour, self.band, freckle * self.plan.get('freckles', 0.35))

    def carapace(self):
        def place(u, v):
            s = 0.004 + u * (CARAPACE + 0.012)
            return self.about(s, math.pi * (2 * v - 1), 1 + 0.05 * step(0.8, 1, u) - 0.05 * step(0.5, 0, u))

        def height(u, v, p, n):
            angle = math.pi * (2 * v - 1)
            groove = abs(u - 0.46 - 0.16 * math.cos(angle * 1.0) + 0.05 * math.sin(3 * angle))
            h = -0.028 * math.exp(-(groove / 0.018) ** 2) * (abs(angle) < 2.2)
            side = abs(abs(angle) - 1.15 - 0.1 * u)
            h -= 0.022 * math.exp(-(side / 0.05) ** 2) * step(0.25, 0.4, u)
            return h + 0.02 * rough(p, 0.8, 3, self.seed) + 0.012 * math.exp(-((u - 0.97) / 0.015) ** 2)

        def paint(u, v, p, n, h):
            angle = math.pi * (2 * v - 1)
            back = 0.5 + 0.5 * math.cos(angle)
            colour = self.tone(p, 0.3 + 0.35 * u, back, u)
            # What is inside the head shows through its shell.
            inside = math.exp(-((u - 0.52) / 0.27) ** 2 - ((abs(angle) - 0.75) / 0.75) ** 2)
            colour = mix(colour, self.head, inside * (0.5 + 0.5 * rough(p, 0.8, 3, self.seed + 6)))
            colour = mix(colour, self.band, 0.4 * step(0.3, 0.0, u) + 0.35 * math.exp(-((u - 0.985) / 0.012) ** 2))
            colour = mix(colour, self.pale, 0.4 * step(1.9, 2.6, abs(angle)))
            return (*colour, 0.2 + 0.12 * rough(p, 0.8, 3, self.seed + 5))

        skin(90, 84, place, self.stuff('shell'), height, paint, ring=False, flip=True)

    def ring(self, k):
        a, b = STARTS[k], STARTS[k + 1]
        last = k == 5

        def reach(u):
            """How far down a ring's lobe reaches, as an angle."""
            lobe = math.sin(math.pi * min(1, max(0, 0.1 + 0.86 * u))) ** 0.6
            return (2.0 if last else 1.75) + (0.12 if last else 0.52 - 0.03 * k) * lobe

        def place(u, v):
            s = a + (b - a) * (u * 1.13 - 0.04)
            angle = (2 * v - 1) * reach(u)
            grow = 1.0 + 0.055 * u ** 1.5 + (0.03 if k == 1 else 0.0)
            return self.about(s, angle, grow * (1 + 0.03 * step(1.4, 2.3, abs(angle))), 0.95)

        def height(u, v, p, n):
            h = 0.012 * rough(p, 0.6, 3, self.seed + k) - 0.02 * math.exp(-((u - 0.2) / 0.05) ** 2)
            return h + 0.014 * math.exp(-((u - 0.955) / 0.03) ** 2) - 0.03 * step(0.975, 1.0, u)

        def paint(u, v, p, n, h):
            angle = (2 * v - 1) * reach(u)
            back = 0.5 + 0.5 * math.cos(angle)
            colour = self.tone(p, u, back, a + (b - a) * u)
            colour = mix(colour, self.pale, 0.5 * math.exp(-((u - 0.93) / 0.035) ** 2) + 0.35 * math.exp(-((u - 0.2) / 0.05) ** 2))
            colour = mix(colour, self.band, 0.45 * step(0.9, 1.0, abs(2 * v - 1)))
            # The gut is a dark line along the back.
            colour = mix(colour, hue('#5b4a3c'), self.plan.get('gut', 0.0) * math.exp(-(angle / 0.09) ** 2))
            return (*colour, 0.18 + 0.14 * rough(p, 0.7, 3, self.seed + 7))

        skin(28, 70, place, self.stuff('shell'), height, paint, ring=False, flip=True)

    def stuff(self, name):
        soft = self.plan.get('soft', 0.35)
        return painted(f"{self.plan['key']}-{name}", bumps=((0.16, 0.008), (0.05, 0.003)), coat=0.6, subsurface=soft,
                       radius=self.plan.get('radius', (0.3, 0.12, 0.08)), speckle=0.05, speckle_size=0.04)

    def inner(self):
        """The flesh under the rings, and the pale belly."""
        skin(60, 30, lambda u, v: self.about(0.3 + u * 0.66, 2 * math.pi * v, 0.93), self.stuff('flesh'),
             lambda u, v, p, n: 0.015 * rough(p, 0.4, 3, self.seed),
             lambda u, v, p, n, h: (*mix(self.flesh, self.pale, 0.4 + 0.5 * rough(p, 0.7, 3, self.seed)), 0.3), flip=True)

    def limbs(self):
        length, chance, lines, vary = self.length, self.chance, [], self.plan.get('vary', 0.0)

        def limb(points, wide, colour, other, power=1.0, swell=0.0):
            lines.append((points, lambda t: wide * ((1 - 0.75 * t ** power) + swell * math.sin(math.pi * t)),
                          lambda t, a, p: (*mix(colour, other, t * 0.6 + 0.4 * rough(p, 0.4, 3, self.seed)), 0.28)))

        # The legs of one lie folded under its belly, those of another hang.
        fold = chance.uniform(-0.35, 0.75) * vary
        for k in range(10):
            s, side = 0.13 + 0.02 * k, 1 if k % 2 else -1
            x, y, z = self.about(s, side * 2.6)
            heading = self.at(s)[2]
            far, points = length * chance.uniform(0.21 - 0.06 * vary, 0.27 - 0.03 * vary), []
            if chance.random() < self.lost:
                far *= chance.uniform(0.2, 0.5)
            lean = -0.75 + 0.075 * k - fold + chance.uniform(-0.12 - 0.22 * vary, 0.12 + 0.22 * vary)
            bend, out = chance.uniform(1 - 0.6 * vary, 1 + 0.3 * vary), 0.9 + vary * chance.uniform(-0.6, 0.7)
            for i in range(14):
                t = i / 13
                points.append((x, y, z * (1 + out * t) + 0.12 * math.sin(3 * t + k)))
                a = heading - math.pi / 2 - lean - (1.15 * step(0.38, 0.5, t) - 0.75 * step(0.7, 0.8, t)) * (0.8 + 0.04 * k) * bend
                x, y = x + math.cos(a) * far / 13, y + math.sin(a) * far / 13
            limb(points, 0.0085 * length, self.limb, self.pale, 0.8)
        for k in range(10):
            s, side = STARTS[k // 2] + 0.05, 1 if k % 2 else -1
            x, y, z = self.about(s, side * 2.7, 0.95)
            heading = self.at(s)[2] - 1.15 - 0.5 * vary + chance.uniform(-0.2 - 0.3 * vary, 0.2 + 0.3 * vary)
            far = length * 0.085 * chance.uniform(1 - 0.25 * vary, 1)
            points = [(x + math.cos(heading + 0.6 * t / 8) * far * t / 8, y + math.sin(heading + 0.6 * t / 8) * far * t / 8,
                       z * (1 + 0.25 * t / 8)) for t in range(9)]
            limb(points, 0.0105 * length, self.pale, self.limb, 1.1, 0.35)
        for k in range(6):
            x, y, z = self.about(0.02, (1.2 + 0.3 * (k % 3)) * (1 if k % 2 else -1))
            long = k < 2
            a, far = math.pi + 0.5 * (k % 3) - 0.35, length * ((0.62 if k else 0.75) if long else chance.uniform(0.14, 0.26))
            bend, points = chance.uniform(0.6, 1.5) * (1.4 if long and k else -0.9 if long else 0.5), []
            if long and vary:
                # Feelers sweep back along the body or cross, and many have broken off.
                a, bend = a + chance.uniform(-1.0, 0.7), chance.choice((-1, 1)) * chance.uniform(0.4, 2.6)
                far *= chance.choice((0.25, 0.5, 0.8, 1.0, 1.1))
            for i in range(40):
                a += (bend + vary * 2.5 * rough((i * 0.08, k, self.seed), 1, 2)) / 40 * (0.6 + i / 30)
                points.append((x, y, z + 0.15 * math.sin(i * 0.12 + k) - (0.018 * i if long else 0)))
                x, y = x + math.cos(a) * far / 40, y + math.sin(a) * far / 40
            limb(points, 0.0055 * length if long else 0.0045 * length, self.band, self.limb, 0.5)
        tubes(lines, painted(f"{self.plan['key']}-limb", coat=0.5, subsurface=0.2, radius=(0.1, 0.05, 0.03)), 8)

    def plate(self, foot, heading, long, wide, z, tilt, name, edge=0.8):
        """A thin plate of shell with a rib and a fringe, from `foot` along `heading`."""
        x, y = foot

        def place(u, v):
            w = 2 * v - 1
            half = wide / 2 * curve_at([(0, 0.35), (0.35, 0.9), (0.7, 1.0), (0.92, 0.66), (1, 0.12)], u)
            a, b = u * long * (1 - 0.05 * abs(w)), w * half
            spot = (x + math.cos(heading) * a - math.sin(heading) * b, y + math.sin(heading) * a + math.cos(heading) * b,
                    z + tilt * u + 0.12 * wide * (1 - w * w) * math.sin(math.pi * min(1, u + 0.2)) + 0.03 * rough((u * 3, w * 2, z), 1, 2))
            return (spot[0], spot[2], spot[1]) if self.flat else spot

        def paint(u, v, p, n, h):
            w = 2 * v - 1
            rib = math.exp(-(w / 0.16) ** 2)
            colour = mix(mix(self.pale, self.shell, 0.4 + 0.6 * u), self.band, edge * step(0.5, 1.0, u + 0.15 * rough(p, 0.3, 3, self.seed)) + 0.25 * rib)
            colour = mix(colour, self.pale, 0.4 * step(0.82, 1.0, abs(w)) * (1 - u))
            return (*colour, (1 - rib) * (0.25 + 0.75 * step(0.3, 0.9, abs(w))) * (0.6 + 0.4 * u))

        skin(30, 26, place, film(name, self.plan.get('clear', 0.35)), paint=paint, ring=False)

    def fan_and_head(self):
        length, key = self.length, self.plan['key']
        x, y, heading = self.at(0.945)
        foot, heading, level = ((x, 0.0), 0.0, y) if self.flat else ((x, y), heading, 0.08)
        spread = 0.75 * (1 + self.plan.get('vary', 0.0) * self.chance.uniform(-0.7, 0.6))
        for k, (turn, far, wide) in enumerate(((0.62, 0.19, 0.062), (-0.62, 0.19, 0.062), (0.3, 0.19, 0.07), (-0.3, 0.19, 0.07), (0, 0.17, 0.036))):
            self.plate(foot, heading + turn * (1.1 if self.flat else spread), far * length, wide * length * (1.2 if self.flat else 1),
                       level + (0.02 * (k % 2) - 0.012 * k) * length, (-0.3 if k < 4 else 0.25), f'{key}-plate')
        for side in (1, -1):
            aside = side * 0.3
            self.plate((0.1, aside if self.flat else 0.0), math.pi - (aside if self.flat else 0.25), 0.13 * length, 0.042 * length,
                       0.0 if self.flat else side * 0.25, 0.1 * side, f'{key}-plate', 0.5)
            foot, top = Vector(self.about(0.045, side * 1.0)), 0.021 * length
            middle = foot + Vector((-0.035 * length, 0.012 * length, side * 0.02 * length))
            skin(16, 20, lambda u, v: middle + Vector((math.sin(math.pi * u) * math.cos(2 * math.pi * v) * 1.1,
                 math.sin(math.pi * u) * math.sin(2 * math.pi * v), math.cos(math.pi * u))) * top, painted('prawn-eye', coat=1.0),
                 paint=lambda u, v, p, n, h: (0.012, 0.009, 0.009, 0.12))
            tubes([([foot + (middle - foot) * t / 4 for t in range(5)], lambda t: 0.011 * length, lambda t, a, p: (*self.shell, 0.3))],
                  self.stuff('shell'), 8)

        def blade(t, v):
            """The rostrum, with teeth above."""
            top, low = 0.02 * length * (1 - t) + 0.008 * length * (t * 8 % 1) * (t < 0.86), -0.011 * length * (1 - t)
            x, y, _ = self.about(0.11, 0)
            high = low + (top - low) * (1 - abs(2 * v - 1))
            return (x - 0.225 * length * t, y - 0.1 + (0.03 * t - 0.04) * length * t + high,
                    (0.008 * length * (1 - t) + 0.01) * math.sin(2 * math.pi * v))

        skin(40, 12, blade, self.stuff('shell'), paint=lambda u, v, p, n, h: (*mix(self.shell, self.band, 0.2 + 0.7 * u), 0.25))

    def build(self):
        before = set(bpy.data.objects)
        self.inner()
        self.carapace()
        for k in range(6):
            self.ring(k)
        self.limbs()
        self.fan_and_head()
        return list(set(bpy.data.objects) - before)
