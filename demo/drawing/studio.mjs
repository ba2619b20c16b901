import sharp from 'sharp';
import { toByte, toLinear } from './colour.mjs';

/** How near the edge of the picture a shadow begins to run out, in shares of its side. */
const FADE = 0.08;
/** What is as dark as this (0 to 255) and lets the ground through is shadow. */
const SHADOW = 26;

/**
 * Lays RGBA bytes of a square on white, as cards are, so that no edge of the picture shows on them: shadows run out before
 * it. Gives RGB bytes.
 */
export function layOnGround(rgba, size) {
  const out = Buffer.alloc(size * size * 3);
  for (let i = 0; i < size * size; i++) {
    const [red, green, blue, opacity] = rgba.subarray(i * 4, i * 4 + 4);
    const isShadow = opacity < 242 && Math.max(red, green, blue) <= SHADOW;
    const alpha = (opacity / 255) * (isShadow ? nearEdge(i, size) : 1);
    for (const [c, part] of [red, green, blue].entries()) out[i * 3 + c] = toByte(toLinear(part) * alpha + 1 - alpha);
  }
  return out;
}

/** From 0 to 1 without a corner at either end. */
export function ease(share) {
  const part = Math.max(0, Math.min(1, share));
  return part * part * (3 - 2 * part);
}

/** 1 within the picture, down to 0 at its edge. */
function nearEdge(i, size) {
  const [x, y] = [i % size, Math.floor(i / size)];
  return ease((Math.min(x, y, size - 1 - x, size - 1 - y) + 0.5) / (FADE * size));
}

/** RGB bytes of a square as WebP. */
export const encodePicture = (rgb, size, quality) =>
  sharp(rgb, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
