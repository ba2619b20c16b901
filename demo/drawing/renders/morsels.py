"""Many small pieces strewn over a heap: grains, balls, cubes, crumbs, rings, each of a few shapes. Units: centimetres."""
import math
import random

from mathutils import Matrix, Vector

from painted import hue, keep, mix, rough, skin, step


class Pile:
    """One mesh of many pieces: each is a shape (points, faces) moved by a matrix and painted."""

    def __init__(self, stuff):
        self.stuff, self.spots, self.faces, self.colours = stuff, [], [], []

    def add(self, shape, move, colour, paint=None):
        """A piece of one colour (with roughness), or of paint(local point) for each of its points."""
        points, faces = shape
        first = len(self.spots)
        self.spots += [move @ p for p in points]
        self.faces += [(a + first, b + first, c + first, d + first) for a, b, c, d in faces]
        self.colours += [paint(p) for p in points] if paint else [colour] * len(points)

    def done(self):
        return keep(self.spots, self.faces, self.colours, self.stuff) if self.spots else None


def grid(rings, sides, place):
    """A closed shape: place(i / rings, angle) for each point; its two ends meet in a point each or stay open."""
    points = [place(i / rings, 2 * math.pi * k / sides) for i in range(rings + 1) for k in range(sides)]
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
             for i in range(rings) for k in range(sides)]
    return [Vector(p) for p in points], faces


def grain(length, width, seed, blunt=0.75):
    """A cooked grain of rice along x: blunt ends, a little bent, a shallow groove along it."""
    chance = random.Random(seed)
    bend, groove = chance.uniform(-0.25, 0.25), chance.uniform(0.03, 0.12)

    def place(t, a):
        r = max(0.0, math.sin(math.pi * t)) ** blunt * width / 2
        r *= 1 - groove * max(0.0, math.cos(a)) ** 6 + 0.06 * rough((t * 3, a * 0.4, seed), 1, 2)
        x = (t - 0.5) * length
        return x, r * math.cos(a), r * math.sin(a) * 0.85 + bend * x * x / length

    return grid(8, 8, place)


def ball(size, seed, uneven=0.04, flat=1.0, fine=0.8, rings=10, sides=14):
    """A lump of `size` cm across whose surface departs by `uneven` parts of it, flattened by `flat`."""
    def place(t, a):
        d = Vector((math.sin(math.pi * t) * math.cos(a), math.sin(math.pi * t) * math.sin(a), -math.cos(math.pi * t)))
        r = size / 2 * (1 + 2 * uneven * rough(d, fine, 3, seed))
        return d.x * r, d.y * r, d.z * r * flat

    return grid(rings, sides, place)


def cube(long, wide, high, seed, uneven=0.06, power=5.0):
    """A cut piece with rounded edges: a superellipsoid with uneven faces."""
    def place(t, a):
        d = Vector((math.sin(math.pi * t) * math.cos(a), math.sin(math.pi * t) * math.sin(a), -math.cos(math.pi * t)))
        k = (abs(d.x) ** power + abs(d.y) ** power + abs(d.z) ** power) ** (-1 / power)
        k *= 1 + 2 * uneven * rough(d, 0.9, 3, seed)
        return d.x * k * long / 2, d.y * k * wide / 2, d.z * k * high / 2

    return grid(14, 20, place)


def hoop(radius, thick, high, seed):
    """A ring cut from a stalk: a short tube of a wall `thick`, `high` tall, not quite round."""
    chance = random.Random(seed)
    squash, turn = chance.uniform(0.05, 0.35), chance.uniform(0, 6.28)

    def place(t, a):
        b = 2 * math.pi * t
        r = radius * (1 + squash * math.cos(2 * a + turn)) + thick / 2 * math.cos(b)
        return r * math.cos(a), r * math.sin(a), high / 2 * math.copysign(abs(math.sin(b)) ** 0.6, math.sin(b))

    return grid(8, 18, place)


def chip(long, wide, thick, seed, curl=0.2):
    """A thin bent piece: of a leaf, of an omelette, of a mushroom."""
    chance = random.Random(seed)
    turn = chance.uniform(-1, 1)

    def place(t, a):
        d = (math.sin(math.pi * t), -math.cos(math.pi * t))
        edge = 1 + 0.3 * rough((math.cos(a), math.sin(a), seed), 0.8, 3)
        x, y = d[0] ** 0.6 * math.cos(a) * edge * long / 2, d[0] ** 0.6 * math.sin(a) * edge * wide / 2
        up = curl * (x * x + turn * x * y - 0.4 * y * y) + 0.12 * wide * rough((x / wide, y / wide, seed), 0.6, 2)
        return x, y, up + d[1] * thick / 2

    return grid(10, 16, place)


def heap(level, high, radius, seed, uneven=0.35, power=1.0, size=2.2):
    """The height at (x, y) of a heap: `high` above `level` in the middle, `level` at `radius`, uneven."""
    def height(x, y):
        far = min(1.0, (x * x + y * y) / (radius * radius))
        return level + high * (1 - far) ** power + uneven * (1 - 0.6 * far) * rough((x, y, 0), size, 3, seed)

    return height


def slope(height, x, y):
    """The normal of a heap at (x, y)."""
    e = 0.15
    return Vector((height(x - e, y) - height(x + e, y), height(x, y - e) - height(x, y + e), 2 * e)).normalized()


def lie(at, up, way, lean=0.0, size=1.0):
    """The matrix of a piece at `at` with its x along `way` and its z along `up`, both made square; x leans out by `lean`."""
    up = Vector(up).normalized()
    along = Vector(way) - up * up.dot(Vector(way))
    along = along.normalized() if along.length > 1e-6 else up.orthogonal().normalized()
    along = (along + up * lean).normalized()
    across = up.cross(along).normalized()
    up = along.cross(across)
    return (Matrix.Translation(at) @ Matrix(((along.x, across.x, up.x), (along.y, across.y, up.y), (along.z, across.z,
            up.z))).to_4x4()
            @ Matrix.Scale(size, 4))


def disc(chance, radius, inner=0.0):
    """A place within a disc, evenly."""
    a, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.uniform((inner / radius) ** 2, 1)) * radius
    return far * math.cos(a), far * math.sin(a)


class Room:
    """Keeps large pieces apart, and small ones off them."""

    def __init__(self):
        self.taken = []

    def free(self, x, y, r, overlap=0.8):
        return all(math.hypot(x - a, y - b) > (r + c) * overlap for a, b, c in self.taken)

    def take(self, x, y, r):
        self.taken.append((x, y, r))

    def spot(self, chance, r, where, overlap=0.8, tries=60):
        """A free place out of where(chance), taken from now on; None if there is no more room."""
        for _ in range(tries):
            x, y = where(chance)
            if self.free(x, y, r, overlap):
                self.take(x, y, r)
                return x, y
        return None


def way(chance):
    return [chance.gauss(0, 1) for _ in range(3)]


def tint(chance, colours, roughness=0.4, dark=0.1):
    """A colour of a row of colours, by chance between two of them and a little darker or lighter."""
    at = chance.random() * (len(colours) - 1)
    k = min(int(at), len(colours) - 2)
    shade = 1 + dark * chance.uniform(-1, 0.4)
    return (*(c * shade for c in mix(hue(colours[k]), hue(colours[k + 1]), at - k)), roughness)


def grains(chance, height, radius, count, pile, colours, size=(0.62, 0.2), deep=0.3, room=None, on_top=0.1, lean=0.35):
    """Grains of rice over a heap, more or less sunk in, a few upon the larger pieces of `room`."""
    shapes = [grain(size[0], size[1], k) for k in range(9)]
    for _ in range(count):
        x, y = disc(chance, radius)
        z = height(x, y) + chance.uniform(-deep, 0.1)
        if room:
            near = [r for a, b, r in room.taken if math.hypot(x - a, y - b) < r * 0.95]
            if near:
                if chance.random() > on_top:
                    continue
                z += max(near) * 0.9
        move = lie((x, y, z), slope(height, x, y), way(chance), chance.gauss(0, lean), chance.uniform(0.82, 1.12))
        # What lies deeper is darker: less of the sky gets there, and more than the lamps alone take away.
        pile.add(chance.choice(shapes), move, tint(chance, colours, chance.uniform(0.24, 0.42)))


def underlay(height, radius, colour, stuff, down=0.25):
    """The unseen inside of a heap, so that no light comes through between its pieces; it ends within the wall of the dish."""
    radius *= 0.93
    base = hue(colour)
    return skin(26, 60, lambda u, v: (u * radius * math.cos(2 * math.pi * v), u * radius * math.sin(2 * math.pi * v),
                height(u * radius * math.cos(2 * math.pi * v), u * radius * math.sin(2 * math.pi * v)) - down),
                stuff, paint=lambda u, v, p, n, h: (*mix(base, tuple(c * 0.6 for c in base), step(-0.3, 0.4, rough(p, 0.5, 2))),
                                                    0.6))
