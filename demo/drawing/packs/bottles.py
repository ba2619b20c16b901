"""Bottles: each function builds one and gives its height, and how many degrees above it the camera stands."""
import math

from glass import ribbed_cap, vessel
from modelling import (LABEL, FIRST, SECOND, closed, curve, lathe, panel, plate, rounded, screw_cap, surface, turn)


def wine():
    vessel(curve([(0, 0.05), (0.36, 0), (0.43, 0.06), (0.43, 0.6), (0.43, 1.2), (0.43, 1.84), (0.4, 1.98), (0.29, 2.11), (0.18, 2.24), (0.15, 2.4), (0.145, 2.7)]), 2.24, tinted=1.0, liquid=0.5, base=0.1, shade=0.7)
    lathe(rounded([(0.166, 2.3), (0.158, 2.7), (0.158, 2.76), (0.17, 2.77), (0.17, 2.85), (0.15, 2.87), (0, 2.87)], r=0.012), SECOND)
    lathe([(0.433, 0.36), (0.433, 1.46)], LABEL, 0.27, 0.73)
    return 2.87


def sparkling():
    vessel(curve([(0, 0.05), (0.4, 0), (0.47, 0.07), (0.47, 0.5), (0.47, 1.15), (0.44, 1.42), (0.36, 1.72), (0.25, 2.02), (0.19, 2.25), (0.17, 2.5)]), 2.3, tinted=1.0, liquid=0.5, base=0.1, shade=0.7)
    lathe(curve([(0.275, 1.97), (0.205, 2.24), (0.186, 2.45), (0.19, 2.56), (0.205, 2.62), (0.2, 2.72), (0.15, 2.8), (0.06, 2.83), (0, 2.835)]), SECOND)
    lathe([(0.474, 0.34), (0.474, 1.14)], LABEL, 0.25, 0.75)
    return 2.84


def spirit():
    vessel(curve([(0, 0.05), (0.5, 0), (0.56, 0.06), (0.56, 0.5), (0.56, 1.0), (0.56, 1.52), (0.54, 1.66), (0.42, 1.79), (0.25, 1.86), (0.185, 1.94), (0.175, 2.12)]), 1.98, base=0.14, wall=0.045)
    ribbed_cap(0.205, 2.04, 2.44)
    lathe([(0.563, 0.26), (0.563, 1.42)], LABEL, 0.24, 0.76)
    return 2.44


def beer():
    vessel(curve([(0, 0.04), (0.4, 0), (0.46, 0.06), (0.46, 0.5), (0.46, 0.9), (0.46, 1.28), (0.43, 1.44), (0.31, 1.68), (0.215, 1.88), (0.18, 2.1), (0.17, 2.3)]) + rounded([(0.17, 2.34), (0.195, 2.36), (0.195, 2.42), (0.17, 2.44)], r=0.01), 2.02, tinted=1.0, liquid=0.4, shade=0.75)
    ridges = 21

    def crown(u, v):
        r, z = [(0.222, 2.42), (0.218, 2.45), (0.2, 2.53), (0.15, 2.56), (0, 2.565)][round(v * 4)]
        r += 0.009 * math.cos(2 * math.pi * u * ridges) * (1 if v < 0.3 else 0)
        a = 2 * math.pi * (u - 0.5)
        return (r * math.sin(a), -r * math.cos(a), z)

    surface(crown, ridges * 8, 4, SECOND)
    lathe([(0.464, 0.26), (0.464, 1.24)], LABEL)
    return 2.57


def sauce():
    vessel(curve([(0, 0.04), (0.43, 0), (0.49, 0.06), (0.49, 0.5), (0.49, 0.9), (0.49, 1.36), (0.45, 1.54), (0.31, 1.8), (0.205, 2.02), (0.18, 2.24)]), 2.0, wall=0.04)
    ribbed_cap(0.215, 2.15, 2.52)
    lathe([(0.494, 0.22), (0.494, 1.3)], LABEL)
    return 2.52


def pet_profile():
    """A bottle of thin plastic: waves between foot and label, a groove for the label, a long shoulder, a collar."""
    ribs = []
    for z in (0.46, 0.6, 0.74):
        ribs += [(0.53, z - 0.055), (0.505, z), (0.53, z + 0.055)]
    return curve([(0, 0.08), (0.3, 0.0), (0.46, 0.03), (0.53, 0.16), (0.53, 0.34)] + ribs + [(0.53, 0.85), (0.515, 0.91), (0.515, 1.3), (0.515, 1.68), (0.53, 1.74), (0.525, 1.92), (0.46, 2.16), (0.32, 2.38), (0.2, 2.5), (0.178, 2.56)], 8)


def pet_body(x=0.0, y=0.0):
    """The bottle without its label, so that it can also stand in a pack of several."""
    lathe(pet_profile(), FIRST, x=x, y=y)
    lathe(rounded([(0.17, 2.55), (0.215, 2.56), (0.215, 2.6), (0.17, 2.61)], r=0.01), FIRST, x=x, y=y)
    screw_cap(0.2, 2.62, 2.82, x=x, y=y)
    return 2.82


def pet():
    collar = rounded([(0.178, 2.57), (0.225, 2.575), (0.225, 2.6), (0.178, 2.605), (0.17, 2.7)], r=0.008)
    vessel(pet_profile() + collar, 2.47, wall=0.012, base=0.1)
    ribbed_cap(0.2, 2.61, 2.83)
    lathe([(0.518, 0.9), (0.518, 1.7)], LABEL)
    return 2.83


def bottle():
    """For juice and milk, which let no light through."""
    outside = curve([(0, 0.06), (0.5, 0), (0.6, 0.04), (0.63, 0.14), (0.63, 0.6), (0.63, 1.2), (0.63, 1.74), (0.6, 1.92), (0.5, 2.14), (0.37, 2.4), (0.285, 2.62), (0.265, 2.8)], 8)
    vessel(outside + rounded([(0.265, 2.82), (0.3, 2.83), (0.3, 2.87), (0.26, 2.88), (0.25, 3.0)], r=0.01), 2.68, wall=0.04, opaque=True)
    ribbed_cap(0.29, 2.89, 3.22)
    lathe([(0.634, 0.3), (0.634, 1.55)], LABEL)
    return 3.22


def squeeze():
    lathe(curve([(0, 0.03), (0.46, 0), (0.52, 0.05), (0.52, 0.5), (0.515, 1.0), (0.51, 1.5), (0.485, 1.7), (0.4, 1.83), (0.3, 1.88)]), FIRST)
    lathe(rounded([(0.32, 1.85), (0.33, 1.87), (0.33, 2.06), (0.28, 2.13), (0.13, 2.2), (0.085, 2.26), (0.055, 2.52), (0, 2.53)], r=0.03), SECOND)
    lathe([(0.525, 0.22), (0.518, 1.5)], LABEL)
    return 2.53


def jug():
    body = closed([(-0.74, 0.1), (0, 0.08), (0.72, 0.1), (0.8, 0.4), (0.8, 1.2), (0.78, 1.7), (0.6, 2.06), (0.2, 2.14), (-0.06, 2.16), (-0.2, 2.2), (-0.58, 2.2), (-0.7, 1.95), (-0.8, 1.3), (-0.8, 0.4)])
    hole = closed([(0.16, 1.9), (0.5, 1.86), (0.64, 1.6), (0.66, 1.2), (0.5, 1.12), (0.4, 1.3), (0.3, 1.5), (0.1, 1.72)])
    plate([body, hole], 0.6, 0.1, FIRST)
    screw_cap(0.23, 2.16, 2.5, x=-0.4)
    panel(-0.7, 0.68, -0.304, 0.2, 1.02)
    turn(-12)
    return 2.5
