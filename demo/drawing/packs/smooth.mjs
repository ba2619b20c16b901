/**
 * Takes the grain out of freshly rendered passes of the packs and writes them to demo/packs.
 *   node demo/drawing/packs/smooth.mjs <folder of render.py> [shape ...]
 */
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from '../paths.mjs';

/** Half the width of the search, and of the surroundings that are compared, in pixels. */
const [REACH, PATCH] = [4, 2];

const SMALL = { compressionLevel: 9, adaptiveFiltering: true };

const [folder, ...wanted] = process.argv.slice(2);
for (const name of readdirSync(folder).sort()) {
  const [, shape, pass] = /^(.+)_(white|black|uv|tint)\.png$/.exec(name) ?? [];
  if (!shape || (wanted.length > 0 && !wanted.includes(shape))) continue;
  const file = sharp(`${folder}/${name}`);
  const out = inRepo(`demo/packs/${name}`);
  if (pass === 'uv') await roundOff(file, out);
  else if (pass === 'tint') await file.removeAlpha().png(SMALL).toFile(out);
  else await smooth(file, await coverageOf(shape), out);
}

/** Places on the label to 4096 steps, a sixth of a pixel: the file comes out half as large. */
async function roundOff(file, out) {
  const deep = file.removeAlpha().toColourspace('rgb16').raw({ depth: 'ushort' });
  const { data, info } = await deep.toBuffer({ resolveWithObject: true });
  const places = new Uint16Array(data.buffer, data.byteOffset, data.length / 2).map((n) => n & 0xfff0);
  await sharp(places, { raw: { width: info.width, height: info.height, channels: 3 } })
    .toColourspace('rgb16')
    .png(SMALL)
    .toFile(out);
}

/** How far each pixel is pack and not floor: 0 to 1. */
async function coverageOf(shape) {
  const data = await sharp(`${folder}/${shape}_tint.png`).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return Float32Array.from(data, (byte) => byte / 255);
}

/** Smooths the pack and its shadow on the floor each by itself, so that the edge between them stays. */
async function smooth(file, coverage, out) {
  const { data, info } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = info.width;
  const grey = Float32Array.from(coverage, (_, i) => (data[i * 4] + data[i * 4 + 1] + data[i * 4 + 2]) / 765);
  const shade = meanOfLike(grey, coverage, size);
  const floor = coverage.map((share) => (share > 0.02 ? 0 : 1));
  const dark = floor.map((share, i) => share * (data[i * 4 + 3] / 255));
  const soft = (field) => box(box(field, size, 4), size, 4);
  const [shadow, room] = [soft(dark), soft(floor)];
  const fade = fadeAt(dark, size);
  const bytes = Buffer.alloc(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const under = room[i] > 0.01 ? (shadow[i] / room[i]) * fade(i % size, Math.floor(i / size)) : 0;
    const alpha = coverage[i] + (1 - coverage[i]) * under;
    bytes.fill(Math.round((255 * shade[i] * coverage[i]) / Math.max(alpha, 0.004)), i * 4, i * 4 + 3);
    bytes[i * 4 + 3] = alpha < 0.01 ? 0 : Math.round(alpha * 255);
  }
  await sharp(bytes, { raw: { width: size, height: size, channels: 4 } })
    .png(SMALL)
    .toFile(out);
}

/** How much of the shadow stays at (x, y): it runs out before the part of the frame that was rendered ends. */
function fadeAt(dark, size) {
  const lit = [...dark.keys()].filter((i) => dark[i] > 0);
  const [xs, ys] = [lit.map((i) => i % size), lit.map((i) => Math.floor(i / size))];
  const range = (list) => list.reduce(([low, high], n) => [Math.min(low, n), Math.max(high, n)], [size, 0]);
  const [[left, right], [top, bottom]] = [range(xs), range(ys)];
  return (x, y) => {
    const near = Math.min(1, Math.max(0, Math.min(x - left, right - x, y - top, bottom - y) / 45));
    return near * near * (3 - 2 * near);
  };
}

/** Non-local means over the pack: each pixel becomes the mean of those near it whose surroundings look alike. */
function meanOfLike(grey, coverage, size) {
  const noise = noiseOf(grey, coverage, size);
  const sums = new Float32Array(grey.length);
  const weights = new Float32Array(grey.length);
  const unlike = new Float32Array(grey.length);
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const shift = dy * size + dx;
      for (let i = Math.max(0, -shift); i < grey.length - Math.max(0, shift); i++) {
        unlike[i] = (grey[i] - grey[i + shift]) ** 2;
      }
      const near = box(unlike, size, PATCH);
      for (let i = Math.max(0, -shift); i < grey.length - Math.max(0, shift); i++) {
        const j = i + shift;
        // A pixel on the edge takes its shade from those that are all pack.
        if (coverage[i] === 0 || coverage[j] < 1) continue;
        const excess = coverage[i] < 1 ? 0 : near[i] - 2 * noise[i] ** 2;
        const weight = excess <= 0 ? 1 : Math.exp(-excess / (0.8 * noise[i]) ** 2);
        sums[i] += grey[j] * weight;
        weights[i] += weight;
      }
    }
  }
  return sums.map((sum, i) => (weights[i] > 0 ? sum / weights[i] : grey[i]));
}

/** How grainy the pack is about each pixel: the mean step from a pixel to its neighbours. */
function noiseOf(grey, coverage, size) {
  const step = new Float32Array(grey.length);
  for (let i = size; i < grey.length - size; i++) {
    if (coverage[i] < 1) continue;
    step[i] = Math.min(0.06, Math.abs(grey[i] - (grey[i - 1] + grey[i + 1] + grey[i - size] + grey[i + size]) / 4));
  }
  return box(step, size, 7).map((mean) => 0.003 + 1.4 * mean);
}

/** The mean over squares of 2 radius + 1 pixels. */
function box(field, size, radius) {
  return [1, size].reduce((from, stride) => {
    const to = new Float32Array(from.length);
    const reach = radius * stride;
    for (let start = 0; start < stride; start++) {
      let sum = 0;
      for (let i = start - reach; i < from.length + reach; i += stride) {
        if (i + reach < from.length) sum += from[i + reach];
        if (i - reach - stride >= 0) sum -= from[i - reach - stride];
        if (i >= 0 && i < from.length) to[i] = Math.max(0, sum) / (2 * radius + 1);
      }
    }
    return to;
  }, field);
}
