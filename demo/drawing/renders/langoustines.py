"""
Langoustines lying on their belly, seen from above: the shell of a prawn, broader, with long claws and legs at its sides.
Units: centimetres. A place is (along, up, aside) until the whole is turned to stand on the ground.
"""
import math
import random

from mathutils import Matrix, Vector

from painted import mix, painted, rough, stand, step, tubes
from prawns import Prawn

HIGH = [(0, 0.012), (0.05, 0.036), (0.18, 0.06), (0.33, 0.064), (0.5, 0.05), (0.8, 0.038), (0.95, 0.022), (1, 0.01)]
BROAD = [(0, 0.014), (0.05, 0.04), (0.18, 0.066), (0.33, 0.07), (0.5, 0.07), (0.8, 0.056), (0.95, 0.04), (1, 0.01)]


class Langoustine(Prawn):
    """One langoustine; its claws reach forward, each its own way."""

    def __init__(self, plan, length, curl, seed):
        super().__init__(plan, length, curl, seed)
        self.high, self.broad, self.flat = HIGH, BROAD, True

    def part(self, lines, points, radii, tint, ridge=0.16):
        """A piece of a limb through points with radii: angular, pale where it is jointed."""
        fine, steps = [], 8
        for i in range(len(points) - 1):
            fine += [Vector(points[i]).lerp(Vector(points[i + 1]), k / steps) for k in range(steps)]
        fine.append(Vector(points[-1]))

        def radius(t):
            at = t * (len(radii) - 1)
            i = min(len(radii) - 2, int(at))
            wave = 1 + ridge * 0.5 * math.sin(at * 17 + tint * 9)
            return mix(radii[i], radii[i + 1], at - i) * self.length * wave

        def paint(t, a, p):
            tone = 0.45 + 0.6 * rough(p, 0.8, 4, self.seed) + 0.3 * math.sin(2 * a)
            colour = mix(self.shell, self.band, tone)
            colour = mix(colour, self.pale, 0.75 * math.exp(-t / 0.07) + 0.5 * math.exp(-(1 - t) / 0.05))
            colour = mix(colour, self.pale, 0.5 * step(0.1, 0.5, rough(p, 0.35, 3, self.seed + 2)))
            return (*colour, 0.25 + 0.1 * rough(p, 0.5, 3, self.seed))

        lines.append((fine, radius, paint))

    def limbs(self):
        length, chance, lines, hair = self.length, self.chance, [], []
        for side in (1, -1):
            spread, bend = chance.uniform(0.1, 0.32), chance.uniform(-0.25, 0.35)
            heading = math.pi - side * spread

            def go(p, angle, far, up=0.0):
                return (p[0] + math.cos(angle) * far * length, p[1] + up * length, p[2] + math.sin(angle) * far * length)

            root = self.about(0.1, side * 1.9)
            a = go(root, heading - side * 0.35, 0.1, 0.005)
            b = go(a, heading, 0.14, 0.004)
            c = go(b, heading + side * 0.2, 0.055)
            self.part(lines, [root, a], [0.016, 0.019], 1)
            self.part(lines, [a, b], [0.017, 0.022], 2)
            self.part(lines, [b, c], [0.022, 0.021], 3)
            palm = heading + side * (0.2 + bend)
            d = go(c, palm, 0.16, -0.006)
            self.part(lines, [c, go(c, palm, 0.05), d], [0.019, 0.03, 0.029], 4)
            for turn, at, far in ((0.16, 0.013, 0.15), (-0.13, -0.013, 0.14)):
                foot = go(d, palm + math.pi / 2, at, 0)
                mid = go(foot, palm + turn * 0.9, far * 0.55)
                self.part(lines, [foot, mid, go(mid, palm - turn * 1.6, far * 0.5)], [0.016, 0.012, 0.004], 5, 0.22)
            for k in range(4):
                root = self.about(0.16 + 0.05 * k, side * 2.0)
                angle = math.pi - side * (0.75 + 0.42 * k + chance.uniform(-0.15, 0.15))
                knee = go(root, angle, 0.13 + 0.01 * k, 0.012)
                shin = go(knee, angle - side * chance.uniform(-0.5, 0.15), 0.12, -0.042)
                foot = go(shin, angle - side * chance.uniform(-0.7, 0.2), 0.07, -0.016)
                self.part(lines, [root, knee], [0.011, 0.0095], 6)
                self.part(lines, [knee, shin], [0.009, 0.007], 7)
                self.part(lines, [shin, foot], [0.0065, 0.003], 8)
            for k in range(2):
                start, points = self.about(0.02, side * (0.7 + 0.5 * k)), []
                angle, turn = math.pi - side * (0.3 + 0.5 * k), side * chance.uniform(-1.3, -0.4)
                far = length * (0.75 if k else 0.26)
                x, y, z = start
                for i in range(36):
                    points.append((x, max(-0.05 * length, y - 0.002 * length * i * (1 if k else 0)), z))
                    angle += turn / 36
                    x, z = x + math.cos(angle) * far / 36, z + math.sin(angle) * far / 36
                hair.append((points, lambda t: length * 0.0048 * (1 - 0.7 * t),
                             lambda t, a, p: (*mix(self.band, self.shell, 0.5 + rough(p, 0.6, 2)), 0.3)))
        look = painted(f"{self.plan['key']}-limb", bumps=((0.1, 0.008), (0.04, 0.003)), coat=0.5, subsurface=0.15,
                       radius=(0.12, 0.06, 0.04), speckle=0.06, speckle_size=0.05)
        tubes(lines, look, 10)
        tubes(hair, look, 6)


def row(plan):
    """Langoustines side by side; lie: x, y, turn, z, tilt, size of each."""
    for k, lie in enumerate(plan['lie']):
        seed = plan['seed'] + k
        things = Langoustine(plan, plan['length'], plan['curl'] * random.Random(seed).uniform(0.6, 1.3), seed).build()
        move = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'Y') @ Matrix.Rotation(math.radians(90), 4, 'X')
                @ Matrix.Scale(lie.get('size', 1), 4) @ Matrix.Translation((-0.45 * plan['length'], 0, 0)))
        for thing in things:
            thing.matrix_world = move
        stand(things, lie.get('z', 0))
