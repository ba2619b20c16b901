"""Hands of bananas."""
import random

from mathutils import Vector

from bodies import lay, tube, turned
from round_fruit import fibre
from skins import skin


def bananas(plan):
    """
    A hand of bananas lying on its side: `count` fruits of the `profile` (cm, from the crown to the tip) fan out by `fan`
    degrees from one crown, those in the middle higher.
    """
    seed = plan['seed']
    chance = random.Random(seed)
    stuff = skin(plan['skin'])
    count = plan['count']
    fruits = []
    for i in range(count):
        share = i / (count - 1) - 0.5
        body = {**plan['body'], 'bend': [[x * chance.uniform(0.85, 1.12), z] for x, z in plan['body']['bend']]}
        fruit = turned(plan['profile'], stuff, seed * 13 + i, **body)
        size = chance.uniform(0.93, 1.04)
        fruits.append(fruit)
        lay(fruit, share * plan.get('gap', 1.4), -share * 1.6, turn=plan['turn'] + share * plan['fan'], tilt=90, roll=90,
            size=size, lift=plan['lifts'][i])
    feet = [fruit.matrix_world @ fruit.data.vertices[0].co for fruit in fruits]
    brown = fibre(('#b09a3a', '#6a5a28'))
    tube([tuple(foot) for foot in feet], [0.8] + [1.0] * (count - 2) + [0.8], brown, seed, uneven=0.15)
    # Where the hand was cut from its trunk.
    middle = feet[count // 2]
    back = middle - sum(((fruit.matrix_world.to_3x3() @ Vector((0, 0, 1))) for fruit in fruits), Vector()) / count * 1.7
    tube([tuple(middle), tuple(middle.lerp(back, 0.6)), tuple(back)], [1.2, 0.9, 0.8], brown, seed + 1, uneven=0.2)
