"""Hands of bananas."""
import random

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
    for i in range(count):
        share = i / (count - 1) - 0.5
        body = {**plan['body'], 'bend': [[x * chance.uniform(0.85, 1.12), z] for x, z in plan['body']['bend']]}
        fruit = turned(plan['profile'], stuff, seed * 13 + i, **body)
        size = chance.uniform(0.93, 1.04)
        lay(fruit, share * plan.get('gap', 1.4), -share * 2.2, turn=plan['turn'] + share * plan['fan'], tilt=90, roll=90,
            size=size, lift=plan['lifts'][i])
    middle = plan['lifts'][count // 2] + 1.2
    crown = [(-1.6, 0.6, middle + 0.3), (-0.4, 0.2, middle), (1.0, -0.6, middle - 0.4)]
    tube(crown, [0.7, 1.2, 0.9], fibre(('#b09a3a', '#6a5a28')), seed, uneven=0.2)
