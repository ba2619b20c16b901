"""
Renders goods as they would be photographed, by the plans in plans/<family>.json, into demo/renders/<key>.webp.
Needed only to add or change a picture: the results are committed. Blender 3.4 or newer, Cycles on the CPU:

    blender -b -P demo/drawing/renders/render.py -- KEY ... [--quick] [--out FOLDER]

OIDN_WEIGHTS names the weights that take the grain out (denoise.py). --quick renders 260 pixels with few samples, to
look at while a plan is worked on. A plan names the module and the function that builds it ("build":
"round_fruit.pieces"); the rest of it are the parameters of that function.
"""
import glob
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.append(HERE)

import bodies
from scene import ELEVATION, make_scene, render_to

FULL, QUICK = (600, 12), (260, 8)


def read_plans():
    """All plans by key."""
    plans = {}
    for name in sorted(glob.glob(f'{HERE}/plans/*.json')):
        with open(name, encoding='utf-8') as file:
            plans.update(json.load(file))
    return plans


def build(plan):
    """Builds what a plan says into the current scene."""
    module, function = plan['build'].split('.')
    getattr(importlib.import_module(module), function)(plan)


def main(words):
    quick = '--quick' in words
    out = words[words.index('--out') + 1] if '--out' in words else f'{HERE}/../../renders'
    keys = [word for word in words if not word.startswith('--') and word != out]
    plans = read_plans()
    os.makedirs(out, exist_ok=True)
    bodies.DETAIL = 0.6 if quick else 1.0
    for key in keys:
        plan = {**plans[key], 'key': key}
        pixels, samples = QUICK if quick else FULL
        begun = time.monotonic()
        make_scene(pixels, plan.get('elevation', ELEVATION))
        build(plan)
        render_to(os.path.abspath(f'{out}/{key}.webp'), samples if quick else plan.get('samples', samples))
        print(f'{key}: {time.monotonic() - begun:.0f} s', flush=True)


main(sys.argv[sys.argv.index('--') + 1:])
