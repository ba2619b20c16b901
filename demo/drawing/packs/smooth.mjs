/**
 * Takes the grain out of freshly rendered passes of the packs and writes them to demo/packs.
 *   node demo/drawing/packs/smooth.mjs <folder of render.py> [shape ...]
 */
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { toByte, toLinear } from '../colour.mjs';
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
  else if (pass === 'tint' && existsSync(`${folder}/${shape}_depth.png`)) await addDepth(file, shape, out);
  else if (pass === 'tint') await file.removeAlpha().png(SMALL).toFile(out);
  else await smooth(file, await coverageOf(shape), await shineOf(shape), out);
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

/**
 * The tint mask of clear glass, whose blue says how deep the colour is in each pixel: 128 as in the middle of the pack,
 * where light goes once through it, 0 where it meets no colour. It comes from what the depth pass, with grey stuff inside,
 * lets through between the white pass and the black.
 */
async function addDepth(file, shape, out) {
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const coverage = await coverageOf(shape);
  const size = info.width;
  const read = async (pass) => {
    const bytes = await sharp(`${folder}/${shape}_${pass}.png`).ensureAlpha().raw().toBuffer();
    return meanOfLike(greyOf(bytes, coverage), coverage, size).map((shade) => toLinear(Math.round(255 * shade)));
  };
  const [white, grey, black] = [await read('white'), await read('depth'), await read('black')];
  const known = coverage.map((share, i) => (share === 1 && data[i * 3] > 250 && white[i] - black[i] > 0.02 ? 1 : 0));
  const raw = known.map((is, i) =>
    is ? -Math.log(Math.min(1, Math.max(0.02, (grey[i] - black[i]) / (white[i] - black[i])))) : 0,
  );
  const most = [...raw].filter((depth) => depth > 0.25).sort((a, b) => a - b);
  const middle = most[Math.floor(most.length / 2)];
  // Where nothing is known, what is known about it.
  let [sum, share] = [raw, known];
  const depth = raw.map((value, i) => (known[i] ? value / middle : -1));
  for (const reach of [1, 3, 9, 27]) {
    [sum, share] = [box(box(raw, size, reach), size, reach), box(box(known, size, reach), size, reach)];
    for (let i = 0; i < depth.length; i++) if (depth[i] < 0 && share[i] > 1e-3) depth[i] = sum[i] / share[i] / middle;
  }
  const bytes = Buffer.from(data);
  for (let i = 0; i < depth.length; i++)
    bytes[i * 3 + 2] = Math.min(255, Math.round(128 * (depth[i] < 0 ? 1 : depth[i])));
  await sharp(bytes, { raw: { width: size, height: size, channels: 3 } })
    .png(SMALL)
    .toFile(out);
}

function greyOf(bytes, coverage) {
  return Float32Array.from(coverage, (_, i) => (bytes[i * 4] + bytes[i * 4 + 1] + bytes[i * 4 + 2]) / 765);
}

/** What the outside of glass mirrors, which is rendered by itself and free of grain; null where there is none. */
async function shineOf(shape) {
  const name = `${folder}/${shape}_shine.png`;
  return existsSync(name) ? sharp(name).ensureAlpha().raw().toBuffer() : null;
}

/** No pixel is brighter than the third brightest of the eight about it: glass leaves specks of what it mirrors inside. */
function withoutSpecks(grey, size) {
  const out = grey.slice();
  for (let i = size + 1; i < grey.length - size - 1; i++) {
    const near = [1, -1, size, -size, size + 1, size - 1, -size - 1, 1 - size].map((step) => grey[i + step]);
    out[i] = Math.min(grey[i], near.sort((a, b) => b - a)[2]);
  }
  return out;
}

/** Adds light to shades (0 to 1, as files hold them). */
function addShine(shade, shine) {
  if (!shine) return shade;
  return shade.map((value, i) => toByte(toLinear(Math.round(255 * value)) + toLinear(shine[i * 4])) / 255);
}

/** How far each pixel is pack and not floor: 0 to 1. */
async function coverageOf(shape) {
  const data = await sharp(`${folder}/${shape}_tint.png`).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return Float32Array.from(data, (byte) => byte / 255);
}

/** Smooths the pack and its shadow on the floor each by itself, so that the edge between them stays. */
async function smooth(file, coverage, shine, out) {
  const { data, info } = await file.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = info.width;
  const grey = greyOf(data, coverage);
  const shade = addShine(meanOfLike(shine ? withoutSpecks(grey, size) : grey, coverage, size), shine);
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
