"""How clean a render is: goods of wet flesh and thin skins need more samples than fruit before their grain is gone."""
import bpy


def fine_grain(plan, threshold=0.02, samples=80):
    """Lets the renderer go on until its grain is below `threshold`, with at most `samples` samples."""
    bpy.context.scene.cycles.adaptive_threshold = threshold
    plan.setdefault('samples', samples)
