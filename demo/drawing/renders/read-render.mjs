import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from '../paths.mjs';

/** How near the edge of what was rendered a shadow begins to run out, in shares of the picture's side. */
const FADE = 0.1;
/** The ground is a little darker all about the goods; only what is darker than this is shadow. */
const HAZE = 0.05;
/** Above this opacity a pixel is goods, below it is shadow. */
const GOODS = 0.97;
/** The brightest that a shadow is. */
const BLACK = 26;

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
  return smoothShadow(data, size);
}

/** Takes the grain out of the shadow, whose edges are soft, and lets it run out before what was rendered ends. */
function smoothShadow(rgba, size) {
  const alpha = Float32Array.from({ length: size * size }, (_, i) => rgba[i * 4 + 3] / 255);
  const solid = alpha.map((part) => (part >= GOODS ? 1 : 0));
  const inside = box(solid, size, 1);
  // A grain of deep shadow is as opaque as goods, but black and alone.
  const bright = (i) => Math.max(rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]) > BLACK;
  const near = box(
    solid.map((part, i) => (part && (inside[i] > 0.85 || bright(i)) ? 1 : 0)),
    size,
    2,
  );
  const ground = near.map((part) => (part > 0 ? 0 : 1));
  const soft = (field) => box(box(field, size, 4), size, 3);
  const [shadow, room] = [soft(alpha.map((part, i) => part * ground[i])), soft(ground)];
  const [left, right, top, bottom] = boundsOf(alpha, size);
  for (let i = 0; i < size * size; i++) {
    if (!ground[i]) continue;
    const [x, y] = [i % size, Math.floor(i / size)];
    const edge = Math.max(0, Math.min(1, Math.min(x - left, right - x, y - top, bottom - y) / (FADE * size)));
    const dark = Math.max(0, shadow[i] / room[i] - HAZE) / (1 - HAZE);
    rgba.fill(0, i * 4, i * 4 + 3);
    rgba[i * 4 + 3] = Math.round(255 * dark * edge * edge * (3 - 2 * edge));
  }
  return rgba;
}

/** The first and last column and row in which something was rendered. */
function boundsOf(alpha, size) {
  const lit = [...alpha.keys()].filter((i) => alpha[i] > 0);
  const range = (of) => lit.reduce(([low, high], i) => [Math.min(low, of(i)), Math.max(high, of(i))], [size, 0]);
  return [...range((i) => i % size), ...range((i) => Math.floor(i / size))];
}

/** The mean over squares of 2 radius + 1 pixels; beyond the edge lies nothing. */
function box(field, size, radius) {
  const mean = (from, at) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < size; line++) {
      let sum = 0;
      for (let i = -radius; i < size; i++) {
        if (i + radius < size) sum += from[at(i + radius, line)];
        if (i - radius > 0) sum -= from[at(i - radius - 1, line)];
        if (i >= 0) to[at(i, line)] = sum < 1e-6 ? 0 : sum / (2 * radius + 1);
      }
    }
    return to;
  };
  return mean(
    mean(field, (i, line) => line * size + i),
    (i, line) => i * size + line,
  );
}
