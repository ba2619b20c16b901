"""
Takes the grain out of a render: the network of Intel's Open Image Denoise (Áfra et al., github.com/RenderKit/oidn) worked
out with numpy, because Debian's Blender comes without it. Its weights, `rt_ldr_alb_nrm.tza` (Apache-2.0, 1.8 MB), are not
kept here; OIDN_WEIGHTS is the path of that file.

    denoise(colour, albedo, normal)   arrays of height x width x 3; colour as it is shown (0 to 1), the same shape back
"""
import os
import struct

import numpy

#: A network that halves its image four times needs sides that are multiples of this.
STEP, MARGIN = 16, 32
#: The convolutions on the way down; those on the way up with what was kept on the way down beside each.
DOWN, UP = (1, 2, 3, 4), ((4, 3), (3, 2), (2, 1), (1, 0))


def read_weights(path):
    """The tensors of a .tza file by name: magic, version, then where the table of names, shapes and places begins."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, place = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no file of weights')
    tensors = {}
    count, = struct.unpack_from('<I', data, place)
    place += 4
    for _ in range(count):
        length, = struct.unpack_from('<H', data, place)
        name = data[place + 2:place + 2 + length].decode()
        place += 2 + length
        rank = data[place]
        shape = struct.unpack_from(f'<{rank}I', data, place + 1)
        place += 1 + 4 * rank + rank
        kind, begin = struct.unpack_from('<cQ', data, place)
        place += 9
        values = numpy.frombuffer(data, '<f2' if kind == b'h' else '<f4', int(numpy.prod(shape)), begin)
        tensors[name] = values.astype(numpy.float32).reshape(shape)
    return tensors


def convolve(image, tensors, name):
    """A convolution of 3 x 3 and what is below zero cut off; images are channels x height x width."""
    weight, bias = tensors[f'{name}.weight'], tensors[f'{name}.bias']
    _, high, wide = image.shape
    padded = numpy.pad(image, ((0, 0), (1, 1), (1, 1)))
    result = numpy.tile(bias[:, None], high * wide)
    # Only a matrix without gaps is multiplied by the fast way.
    weight = numpy.ascontiguousarray(weight.transpose(2, 3, 0, 1))
    for y in range(3):
        for x in range(3):
            result += weight[y, x] @ padded[:, y:y + high, x:x + wide].reshape(len(image), -1)
    return numpy.maximum(result, 0).reshape(-1, high, wide)


def halve(image):
    """The greatest of each 2 x 2."""
    channels, high, wide = image.shape
    return image.reshape(channels, high // 2, 2, wide // 2, 2).max(axis=(2, 4))


def network(image, tensors):
    """The network: down in four steps, and up again beside what was kept of each."""
    kept = [image]
    image = convolve(image, tensors, 'enc_conv0')
    for step in DOWN:
        image = halve(convolve(image, tensors, f'enc_conv{step}'))
        kept.append(image)
    image = convolve(convolve(image, tensors, 'enc_conv5a'), tensors, 'enc_conv5b')
    for step, level in UP:
        image = numpy.concatenate((image.repeat(2, axis=1).repeat(2, axis=2), kept[level]))
        image = convolve(convolve(image, tensors, f'dec_conv{step}a'), tensors, f'dec_conv{step}b')
    return convolve(image, tensors, 'dec_conv0')


def denoise(colour, albedo, normal):
    """The image without grain; albedo (0 to 1) and normals (-1 to 1) keep the edges of colours and forms."""
    parts = (colour.clip(0, 1), albedo.clip(0, 1), normal.clip(-1, 1) / 2 + 0.5)
    image = numpy.concatenate(parts, axis=2).astype(numpy.float32).transpose(2, 0, 1)
    _, high, wide = image.shape
    # Mirrored about, as the network knows too little at an edge and leaves grain there.
    image = numpy.pad(image, ((0, 0), (MARGIN, MARGIN + -high % STEP), (MARGIN, MARGIN + -wide % STEP)), mode='reflect')
    result = network(image, read_weights(os.environ['OIDN_WEIGHTS']))
    return result[:, MARGIN:MARGIN + high, MARGIN:MARGIN + wide].transpose(1, 2, 0).clip(0, 1)
