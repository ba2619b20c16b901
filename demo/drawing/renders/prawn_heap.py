"""Heaps of prawns that lie across one another, on either flank or on their backs. Units: centimetres."""
import math
import random

from mathutils import Matrix

from painted import stand
from prawns import Prawn

#: How far above the ground a feeler lies that would hang below it.
GROUND = 0.05


def pile(plan):
    """
    Prawns beside and on one another; lie: x, y, z, turn, tilt about its length (180: on the other flank, 90: belly up),
    dip of its head, curl and size of each. vary: how much they differ, 0 to 1.
    """
    for k, lie in enumerate(plan['lie']):
        seed = plan['seed'] + k
        curl = plan['curl'] * lie.get('curl', random.Random(seed).uniform(0.82, 1.15))
        things = Prawn(plan, plan['length'], curl, seed).build()
        move = (Matrix.Translation((lie['x'], lie['y'], 0)) @ Matrix.Rotation(math.radians(lie['turn']), 4, 'Z')
                @ Matrix.Rotation(math.radians(lie.get('dip', 0)), 4, 'Y')
                @ Matrix.Rotation(math.radians(lie.get('tilt', 0)), 4, 'X') @ Matrix.Scale(lie.get('size', 1), 4)
                @ Matrix.Translation((-0.36 * plan['length'], 0.1 * plan['length'], 0)))
        for thing in things:
            thing.matrix_world = move
        # It lies on its body; legs and feelers give way to the ground.
        bodies = [thing for thing in things if thing.data.materials[0].name == f"{plan['key']}-shell"]
        stand(bodies, lie.get('z', 0))
        lift = bodies[0].matrix_world.translation.z - move.translation.z
        for thing in things:
            if thing not in bodies:
                thing.matrix_world = Matrix.Translation((0, 0, lift)) @ move
            settle(thing)


def settle(thing):
    """Lifts what of a thing would be below the ground onto it."""
    back = thing.matrix_world.inverted()
    for vertex in thing.data.vertices:
        place = thing.matrix_world @ vertex.co
        if place.z < GROUND:
            place.z = GROUND + 0.1 * (place.z - GROUND) / (1 + abs(place.z))
            vertex.co = back @ place
