"""Round fruit and vegetables: bodies turned from a profile, with their stalk, calyx or root."""
import random

from bodies import join, lay, tube, turned
from materials import Shader
from skins import skin


def wood(colours=('#4a3a22', '#7d6a3c'), rough=0.75):
    """The material of stalks: two colours in fine lines."""
    s = Shader('wood')
    grain = s.noise(9, 5, 0.7)
    colour = s.mix(s.spread(grain, 0.35, 0.65), *colours)
    return s.finish(colour, rough, s.bump(grain, 0.02), Specular=0.2)


def stalk(plan, seed):
    """A stalk: {foot, length, radius, lean, colours}: from the height `foot` in cm, leaning by `lean` cm to the right."""
    chance = random.Random(seed)
    foot, length, r = plan['foot'], plan['length'], plan['radius']
    lean = plan.get('lean', 0.4) * chance.uniform(0.6, 1.4)
    points = [(0, 0, foot), (lean * 0.15, 0, foot + length * 0.4), (lean * 0.5, 0.03, foot + length * 0.75),
              (lean, 0.06, foot + length)]
    return tube(points, [r * 1.1, r * 0.85, r * 0.9, r * plan.get('end', 1.5)], wood(plan.get('colours', ('#4a3a22', '#7d6a3c'))), seed)


def pieces(plan):
    """
    Pieces of one fruit: `profile` in cm from foot to stalk, `body` (see bodies.turned), `skin` (see skins.skin), `stalk`,
    and where each lies: `lie` [{x, y, turn, tilt, roll, size}].
    """
    seed = plan['seed']
    stuff = skin(plan['skin'])
    for number, place in enumerate(plan['lie']):
        parts = [turned(plan['profile'], stuff, seed * 31 + number, **plan.get('body', {}))]
        if 'stalk' in plan and not place.get('bare'):
            parts.append(stalk(plan['stalk'], seed * 57 + number))
        lay(join(parts), **{name: value for name, value in place.items() if name != 'bare'})
