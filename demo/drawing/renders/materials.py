"""
Materials of rendered goods: a short way to write shader nodes, and the skin of fruit and vegetables.
Texture coordinates are those of the object, in centimetres, so a scale of 4 means details of a quarter of a centimetre;
the map "along" of a turned body gives its angle (0 to 1) and how far along the profile a point lies (0 foot, 1 stalk).
Colours are sRGB, "#rrggbb".
"""
import bpy


def linear(colour):
    """An sRGB colour "#rrggbb" as linear RGBA."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts], 1)


class Shader:
    """Builds a material node by node; each method takes numbers, colours or sockets and gives a socket."""

    def __init__(self, name):
        self.stuff = bpy.data.materials.new(name)
        self.stuff.use_nodes = True
        self.tree = self.stuff.node_tree
        self.tree.nodes.clear()
        place = self.tree.nodes.new('ShaderNodeTexCoord')
        self.place = place.outputs['Object']
        info = self.tree.nodes.new('ShaderNodeObjectInfo')
        #: A number of 0 to 1 for each piece, so that no two pieces share their pattern.
        self.chance = info.outputs['Random']
        self.seed = self.node('CombineXYZ', {axis: self.math('MULTIPLY', self.chance, 83 + 7 * axis) for axis in range(3)}).outputs[0]

    def node(self, kind, inputs, **settings):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in inputs.items():
            if value is None:
                continue
            socket = made.inputs[name]
            if isinstance(value, str):
                value = linear(value)
            if isinstance(value, (int, float)) and made.inputs[name].type == 'RGBA':
                value = (value, value, value, 1)
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return made

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def moved(self, at):
        """A place in the texture of this piece."""
        return self.node('VectorMath', {0: at or self.place, 1: self.seed}, operation='ADD').outputs[0]

    def noise(self, scale, detail=3.0, rough=0.5, at=None, twist=0.0):
        """Smooth noise of about 0.3 to 0.7 around 0.5; `twist` distorts it."""
        made = self.node('TexNoise', {'Vector': self.moved(at), 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                                      'Distortion': twist})
        return made.outputs['Fac']

    def cells(self, scale, at=None, feature='F1', random=1.0):
        """The distance to the next of points strewn at `scale` points a centimetre, in their own size."""
        made = self.node('TexVoronoi', {'Vector': self.moved(at), 'Scale': scale, 'Randomness': random}, feature=feature)
        return made.outputs['Distance']

    def spread(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps low to high onto to_low to to_high, smoothly and clamped; low may be the larger."""
        made = self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low,
                                      'To Max': to_high}, interpolation_type='SMOOTHSTEP', clamp=True)
        return made.outputs[0]

    def mix(self, share, a, b, blend='MIX'):
        made = self.node('MixRGB', {0: share, 1: a, 2: b}, blend_type=blend)
        return made.outputs[0]

    def bump(self, height, depth, under=None):
        """Normals of a relief `depth` cm deep, over another relief."""
        return self.node('Bump', {'Height': height, 'Distance': depth, 'Strength': 1.0, 'Normal': under}).outputs[0]

    def along(self):
        """The place along the profile of a turned body, and the angle about it as a circle to strew lines on."""
        uv = self.node('UVMap', {}, uv_map='along').outputs[0]
        split = self.node('SeparateXYZ', {0: uv})
        angle = self.math('MULTIPLY', split.outputs[0], 6.283185)
        circle = self.node('CombineXYZ', {0: self.math('SINE', angle), 1: self.math('COSINE', angle)}).outputs[0]
        return split.outputs[1], circle

    def finish(self, colour, rough=0.45, normal=None, flesh=None, depth=0.0, radius=(1, 0.4, 0.2), **more):
        """
        Ends the material as a skin: `depth` is the share of the light that goes through the flesh of colour `flesh`,
        which scatters it about `radius` cm; `more` are further inputs of the principled shader.
        """
        inputs = {'Base Color': colour, 'Roughness': rough, 'Normal': normal, 'Subsurface': depth,
                  'Subsurface Radius': radius, 'Subsurface Color': flesh or colour, 'Specular': 0.35}
        inputs.update({name.replace('_', ' '): value for name, value in more.items()})
        shader = self.node('BsdfPrincipled', inputs, subsurface_method='RANDOM_WALK')
        out = self.node('OutputMaterial', {})
        self.tree.links.new(shader.outputs[0], out.inputs['Surface'])
        return self.stuff
