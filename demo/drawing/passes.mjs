import sharp from 'sharp';
import { inRepo } from './paths.mjs';
import { SHAPES } from './shapes.mjs';

/** Where a pack stands, in shares of the picture: low ones a little higher, so that they sit in the middle. */
const baseLine = (tall) => 0.955 - Math.max(0, (530 - tall) / 600) * 0.42;
const cache = new Map();

/**
 * The four passes of a shape, enlarged so that it stands `tall` pixels high (of 600) on the base line of a square of
 * `size` pixels: white and black (RGBA bytes), tint (RGBA bytes), uv (RGB 16 bit: u and v times coverage, coverage).
 */
export async function loadPasses(shape, tall, size) {
  const key = `${shape} ${tall} ${size}`;
  if (!cache.has(key)) {
    if (cache.size > 12) cache.clear();
    cache.set(key, await readPasses(shape, tall, size));
  }
  return cache.get(key);
}

async function readPasses(shape, tall, size) {
  const {
    bounds: [left, top, right, bottom],
    stretch,
    passes,
    clear,
  } = SHAPES[shape];
  const scaleY = ((tall / (bottom - top)) * size) / 600;
  const scaleX = (scaleY * stretch[0]) / stretch[1];
  const [wide, high] = [Math.round(600 * scaleX), Math.round(600 * scaleY)];
  const place = {
    x: Math.round(((left + right) / 2) * scaleX - size / 2),
    y: Math.round(bottom * scaleY - size * baseLine(tall)),
  };
  const read = async (name, deep) => {
    const file = sharp(inRepo(`demo/packs/${passes}_${name}.png`));
    const prepared = deep ? file.removeAlpha().toColourspace('rgb16') : file.ensureAlpha();
    const { data } = await prepared
      .resize(wide, high, { fit: 'fill', kernel: deep ? 'linear' : 'cubic' })
      .raw({ depth: deep ? 'ushort' : 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return deep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  };
  const [side, foot] = [
    Math.min(0.16, (0.9 * left) / 600, 0.9 * (1 - right / 600)),
    Math.min(0.13, 0.9 * (1 - bottom / 600)),
  ];
  const crop = (data, channels) => {
    const out = new (channels === 3 ? Uint16Array : Uint8Array)(size * size * channels);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const [sx, sy] = [x + place.x, y + place.y];
        if (sx < 0 || sy < 0 || sx >= wide || sy >= high) continue;
        // Shadows run out of the render where it was stretched: let them fade before they are cut.
        const fade =
          channels === 4 ? Math.min(1, Math.min(sx, wide - sx) / (side * wide), (high - sy) / (foot * high)) : 1;
        for (let c = 0; c < channels; c++)
          out[(y * size + x) * channels + c] = data[(sy * wide + sx) * channels + c] * (c === 3 ? fade : 1);
      }
    }
    return out;
  };
  return {
    size,
    clear,
    white: crop(await read('white'), 4),
    black: crop(await read('black'), 4),
    tint: crop(await read('tint'), 4),
    uv: crop(await read('uv', true), 3),
  };
}
