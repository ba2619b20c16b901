import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRepo } from '../paths.mjs';
import { drawings } from './drawings.mjs';
import { resetPaints } from './paths.mjs';
import { renderLayers } from './render-layers.mjs';

const MASTER = 512;
const CACHE = inRepo('node_modules/.cache/panier-art');
const RECIPE = ['inflate', 'light', 'noise', 'render-layers', 'blur']
  .map((name) => readFileSync(new URL(`${name}.mjs`, import.meta.url)))
  .join('');
const { aliases } = JSON.parse(readFileSync(inRepo('demo/art/choices.json'), 'utf8'));
const masters = new Map();
const scaled = new Map();

/** The drawing a hint of the goods means; throws on an unknown hint. */
export function findArt(hint) {
  const name = aliases[hint] ?? hint;
  if (!drawings[name])
    throw new Error(`No art for “${hint}”: draw it (demo/drawing/art) or name another in demo/art/choices.json`);
  return name;
}

/** The art of a hint, trimmed, as large as fits in `box` pixels each way: { png, width, height }. */
export async function artImage(hint, box) {
  const name = findArt(hint);
  const key = `${name} ${Math.round(box)}`;
  if (!scaled.has(key)) {
    if (!masters.has(name)) masters.set(name, await drawMaster(name));
    const { data, info } = await sharp(masters.get(name))
      .resize(Math.round(box), Math.round(box), { fit: 'inside', kernel: 'lanczos3' })
      .png()
      .toBuffer({ resolveWithObject: true });
    scaled.set(key, { png: data, width: info.width, height: info.height });
  }
  return scaled.get(key);
}

async function drawMaster(name) {
  resetPaints();
  const layers = drawings[name]();
  const hash = createHash('sha256').update(RECIPE).update(JSON.stringify(layers)).digest('hex').slice(0, 24);
  const file = `${CACHE}/${hash}.png`;
  if (existsSync(file)) return readFileSync(file);
  const bytes = await renderLayers(layers, MASTER);
  const png = await trimmed(sharp(bytes, { raw: { width: MASTER, height: MASTER, channels: 4 } }));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, png);
  return png;
}

const trimmed = async (image) =>
  sharp(await image.png().toBuffer())
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png()
    .toBuffer();
