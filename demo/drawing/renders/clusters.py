"""Clusters: fruit on a common stem, and heaps of small fruit."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

import round_fruit
from bodies import join, lay, tube, turned
from skins import skin


def whole(plan, stuff, seed):
    """One fruit of a plan with its stalk and sepals, its foot at the origin."""
    parts = [turned(plan['profile'], stuff, seed * 31, **plan.get('body', {}))]
    if 'stalk' in plan:
        parts.append(round_fruit.stalk(plan['stalk'], seed * 57))
    if 'sepals' in plan:
        parts += round_fruit.sepals(plan['sepals'], seed * 71)
    return join(parts)


def vine(plan):
    """
    Fruit in two rows along a stem: `lie` as for pieces, `top` the height of the stalk's end in cm, `stem` points
    (x, y, z, radius) of the common stem; each fruit is tied to the nearest place on it.
    """
    seed = plan['seed']
    stuff = skin(plan['skin'])
    stem = plan['stem']
    green = round_fruit.fibre(plan.get('green', ('#55702c', '#6f8a3c')), 0.6)
    tube([p[:3] for p in stem], [p[3] for p in stem], green, seed, uneven=0.15)
    for number, place in enumerate(plan['lie']):
        fruit = lay(whole(plan, stuff, seed + number), **place)
        end = fruit.matrix_world @ Vector((0, 0, plan['top']))
        before = fruit.matrix_world @ Vector((0, 0, plan['top'] - 0.5))
        tied = min((Vector(a[:3]).lerp(Vector(b[:3]), t / 10) for a, b in zip(stem, stem[1:]) for t in range(11)),
                   key=lambda p: (p - end).length)
        between = end.lerp(tied, 0.55) + (end - before) * 0.6
        r = plan.get('tie', 0.16)
        tube([before, end, between, tied], [r, r, r * 1.25, r * 1.3], green, seed + number, uneven=0.15)


def settle(count, radius, room, seed, steps=260):
    """
    Where `count` balls of about `radius` cm come to lie that are poured on a round place of radius `room` cm: a list of
    (x, y, z, radius). Overlaps are pushed apart while all sink, a little less each time.
    """
    chance = random.Random(seed)
    balls = []
    for i in range(count):
        angle, away = chance.uniform(0, 6.283), room * 0.8 * math.sqrt(chance.random())
        high, own = radius * (1 + 4 * chance.random()), radius * chance.uniform(0.88, 1.1)
        balls.append([away * math.cos(angle), away * math.sin(angle), high, own])
    for step in range(steps):
        for ball in balls:
            ball[2] -= radius * 0.06 * (1 - step / steps)
        for _ in range(2):
            for i, a in enumerate(balls):
                for b in balls[:i]:
                    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
                    least = a[3] + b[3]
                    square = dx * dx + dy * dy + dz * dz
                    if square >= least * least or square < 1e-9:
                        continue
                    away = math.sqrt(square)
                    push = (least - away) / away / 2
                    for d, part in enumerate((dx, dy, dz)):
                        a[d] -= part * push
                        b[d] += part * push
            for ball in balls:
                ball[2] = max(ball[2], ball[3])
                far = math.hypot(ball[0], ball[1])
                if far > room:
                    ball[0], ball[1] = ball[0] * room / far, ball[1] * room / far
    return balls


def heap(plan):
    """
    Small fruit poured in a heap: `count`, `room` in cm (see settle); a few shapes of fruit are used again and again,
    each turned its own way.
    """
    seed = plan['seed']
    chance = random.Random(seed)
    stuff = skin(plan['skin'])
    kinds = [whole(plan, stuff, seed * 3 + kind) for kind in range(4)]
    size = max(r for r, _ in plan['profile'])
    middle = Vector((0, 0, plan['profile'][-1][1] / 2))
    for x, y, z, r in settle(plan['count'], size, plan['room'], seed):
        one = chance.choice(kinds)
        fruit = bpy.data.objects.new('fruit', one.data)
        bpy.context.scene.collection.objects.link(fruit)
        lean = plan.get('lean', 180)
        angles = [math.radians(chance.uniform(-lean, lean)) for _ in range(2)] + [chance.uniform(0, 6.283)]
        turn = Euler(angles, 'ZYX').to_matrix().to_4x4()
        fruit.matrix_world = Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(r / size, 4) @ Matrix.Translation(-middle)
    for one in kinds:
        bpy.data.objects.remove(one)


def bunch(plan):
    """
    A bunch of grapes that lies on the ground: `count` berries pushed apart about an axis of `length` cm, thick by
    `thick` cm at the stalk and pointed at the other end, with its stem.
    """
    seed = plan['seed']
    chance = random.Random(seed)
    stuff = skin(plan['skin'])
    kinds = [turned(plan['profile'], stuff, seed * 3 + kind, **plan.get('body', {})) for kind in range(4)]
    r = plan['radius']
    length, thick = plan['length'], plan['thick']
    balls = []
    for _ in range(plan['count']):
        t = chance.random() ** 1.25
        wide = thick * (0.75 + 0.5 * min(t * 4, 1)) * (1 - 0.78 * t ** 1.3)
        angle, away = chance.uniform(0, 6.283), wide * math.sqrt(chance.random())
        y, z = away * math.cos(angle), thick * 0.62 + 0.62 * away * math.sin(angle)
        balls.append([(t - 0.5) * length, y, z, r * chance.uniform(0.86, 1.08)])
    for _ in range(60):
        for i, a in enumerate(balls):
            for b in balls[:i]:
                away = math.dist(a[:3], b[:3])
                least = (a[3] + b[3]) * 0.97
                if 1e-6 < away < least:
                    push = (least - away) / away / 2
                    for d in range(3):
                        part = (b[d] - a[d]) * push
                        a[d] -= part
                        b[d] += part
        for ball in balls:
            ball[2] = max(ball[3], ball[2] - 0.03)
    middle = Vector((0, 0, plan['profile'][-1][1] / 2))
    size = max(p[0] for p in plan['profile'])
    for x, y, z, own in balls:
        berry = bpy.data.objects.new('berry', chance.choice(kinds).data)
        bpy.context.scene.collection.objects.link(berry)
        out = Vector((x * 0.3 + 0.6 * (x > 0), y, z - thick * 0.5)) + Vector([chance.uniform(-1, 1) for _ in range(3)]) * 0.8
        turn = (-out).to_track_quat('Z', 'X').to_matrix().to_4x4()
        berry.matrix_world = Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(own / size, 4) @ Matrix.Translation(-middle)
    for one in kinds:
        bpy.data.objects.remove(one)
    wood = round_fruit.fibre(('#7d8a3f', '#8f7a45'))
    end = -length / 2
    high = thick * 0.75
    stem = [(length * 0.2, 0, high * 0.8), (end + 1, 0.2, high), (end - 1.2, 0.5, high + 0.5), (end - 2.6, 0.3, high + 1.3)]
    tube(stem, [0.15, 0.2, 0.22, 0.32], wood, seed, uneven=0.2)
    tendril = [(end - 1.2, 0.5, high + 0.5), (end - 1.6, 1.6, high + 0.6), (end - 1.3, 2.6, high + 0.9)]
    tube(tendril, [0.16, 0.13, 0.1], wood, seed + 1, uneven=0.2)
