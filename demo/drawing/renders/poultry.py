"""Poultry and charcuterie: what a plan wants, of what stuff it is made, and how the pieces lie. Centimetres."""
import birds
import breasts
import charcuterie
import giblets
import ham
import legs
import wet_skin

#: The stuff of a part, and what builds it from a seed and the plan.
PARTS = {
    'raw bird': birds.raw, 'roast bird': birds.roast, 'fillet': breasts.fillet, 'magret': breasts.magret,
    'escalope': breasts.escalope, 'leg': legs.leg, 'wing': legs.wing, 'liver': giblets.liver,
    'smoked': charcuterie.smoked, 'dry': charcuterie.dry, 'round': charcuterie.round_slice, 'ham': ham.slice_of,
}
STUFF = {
    'raw': dict(pimples=(0.5, 0.16), grain=((0.8, 0.06), (0.2, 0.03)), wrinkles=(0.5, 0.07), soft=0.05, radius=(0.3, 0.14, 0.07),
                coat=1.0, vary=0.07, pale=0.8),
    'roast': dict(pimples=(0.5, 0.05), grain=((0.7, 0.05), (0.16, 0.025)), wrinkles=(0.45, 0.05), soft=0.06, radius=(0.3, 0.1,
    0.04),
                  coat=0.7, vary=0.09),
    'flesh': dict(pimples=(0.4, 0.0), grain=((0.7, 0.03), (0.15, 0.01)), wrinkles=(0.35, 0.012), soft=0.1, radius=(0.5, 0.22,
    0.14),
                  coat=1.0, vary=0.04, pale=0.86),
    'liver': dict(pimples=(0.4, 0.0), grain=((0.9, 0.03), (0.2, 0.006)), wrinkles=(0.4, 0.01), soft=0.12, radius=(0.4, 0.08,
    0.05),
                  coat=1.0, vary=0.05),
    'casing': dict(pimples=(0.3, 0.0), grain=((0.4, 0.02), (0.09, 0.006)), wrinkles=(0.3, 0.03), soft=0.08, radius=(0.3, 0.1,
    0.05),
                   coat=0.5, vary=0.06),
    'dry': dict(pimples=(0.3, 0.0), grain=((0.3, 0.015), (0.07, 0.008)), wrinkles=(0.25, 0.03), soft=0.08, radius=(0.25, 0.1,
    0.06),
                coat=0.5, vary=0.05),
    'ham': dict(pimples=(0.3, 0.0), grain=((0.5, 0.015), (0.1, 0.004)), wrinkles=(0.3, 0.01), soft=0.0, coat=0.45, vary=0.05,
    thin=0.3),
    'string': dict(pimples=(0.3, 0.0), grain=((0.1, 0.01),), wrinkles=(0.1, 0.0), soft=0.0, coat=0.0, vary=0.1),
}


def pieces(plan):
    """
    The pieces of a plan. part: what it is, of all or of one; colours: of skin or flesh, fat and bone, as the part names
    them; lie: how each lies: x, y, z, turn, tilt, roll, size, other (mirrored), and its own seed, if need be.
    """
    for k, lie in enumerate(plan['lie']):
        made = PARTS[lie.get('part', plan['part'])](lie.get('seed', plan['seed'] + k), {**plan, **lie})
        things = []
        for spots, faces, paint, marks, kind in made:
            if lie.get('other'):
                spots, faces = spots * (1, -1, 1), faces[:, ::-1]
            stuff = wet_skin.stuff(kind, **{**STUFF[kind], **plan.get('stuff', {})})
            things.append(wet_skin.show(spots, faces, paint, marks, stuff))
        wet_skin.lay(things, lie)
