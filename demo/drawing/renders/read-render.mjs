import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from '../paths.mjs';
import { ease } from '../studio.mjs';

/** How near the edge of what was rendered a shadow begins to run out, in shares of the picture's side. */
const FADE = 0.22;
/** The ground is a little darker all about the goods; only what is darker than this is shadow. */
const HAZE = 0.06;
/** Above this opacity a pixel is goods, below it is shadow. */
const GOODS = 0.97;
/** As dark as this (0 to 255) may a pixel of the shadow be that came out opaque, and as opaque are those beside it. */
const SPECK = { light: 45, beside: 0.5 };

const fileOf = (key) => inRepo(`demo/renders/${key}.webp`);

/** The plan of a main picture with the hash of the render that it is made from, where there is one. */
export function withRender(plan) {
  const file = fileOf(plan.key);
  if (!existsSync(file)) return plan;
  return { ...plan, render: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) };
}

/** The render of a product as RGBA bytes of size x size: the goods and their shadow on a clear ground. */
export async function readRender(key, size) {
  const { data } = await sharp(fileOf(key))
    .resize(size, size, { kernel: 'mitchell' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let pass = 0; pass < 2; pass++) clearSpecks(data, size);
  return fadeShadow(data, size);
}

/**
 * Where goods touch the ground few samples find light, and single pixels of the shadow come out opaque. Dark ones that
 * are not among goods become as those beside them.
 */
function clearSpecks(rgba, size) {
  const opacity = Uint8Array.from({ length: size * size }, (_, i) => rgba[i * 4 + 3]);
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      if (opacity[i] < GOODS * 255 || Math.max(...rgba.subarray(i * 4, i * 4 + 3)) > SPECK.light) continue;
      const beside = [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1].map((step) => opacity[i + step]);
      if (beside.filter((value) => value >= GOODS * 255).length > 4) continue;
      const low = beside.toSorted((a, b) => a - b)[2];
      if (low >= SPECK.beside * 255) rgba[i * 4 + 3] = low;
    }
  }
}

/** Lets the shadow run out before what was rendered ends; the goods and their soft edge stay as they are. */
function fadeShadow(rgba, size) {
  const alpha = Float32Array.from({ length: size * size }, (_, i) => rgba[i * 4 + 3] / 255);
  const [left, right, top, bottom] = boundsOf(alpha, size);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    if (touchesGoods(alpha, x, y, size)) continue;
    // Both ways at once, or a wide shadow would end in a rectangle.
    const fade =
      ease(Math.min(x - left, right - x) / (FADE * size)) * ease(Math.min(y - top, bottom - y) / (FADE * size));
    const dark = Math.max(0, alpha[i] - HAZE) / (1 - HAZE);
    rgba.fill(0, i * 4, i * 4 + 3);
    rgba[i * 4 + 3] = Math.round(255 * dark * fade);
  }
  return rgba;
}

/** Whether a pixel or one beside it is goods. */
function touchesGoods(alpha, x, y, size) {
  for (let v = Math.max(0, y - 1); v <= Math.min(size - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(size - 1, x + 1); u++) {
      if (alpha[v * size + u] >= GOODS) return true;
    }
  }
  return false;
}

/** The first and last column and row in which something was rendered. */
function boundsOf(alpha, size) {
  const lit = [...alpha.keys()].filter((i) => alpha[i] > 0);
  const range = (of) => lit.reduce(([low, high], i) => [Math.min(low, of(i)), Math.max(high, of(i))], [size, 0]);
  return [...range((i) => i % size), ...range((i) => Math.floor(i / size))];
}
