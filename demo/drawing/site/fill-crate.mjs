import sharp from 'sharp';
import { silhouette } from '../loose/place-pieces.mjs';
import { seedRandom } from '../random.mjs';
import { readRender } from '../renders/read-render.mjs';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SIDE = 600;
/** How far goods may stand over the sides of their crate, in shares of its width, and above it, in pixels. */
const OVER = 0.12;
const ABOVE = 90;

/**
 * A crate of rendered goods, row behind row, the nearer ones lower and lighter: {key, size: pixels of one render, rows, turn:
 * degrees either way}, `wide` pixels, `heap` pixels from its far rim to its near one. Gives a PNG, with the room that it takes
 * above and beside the crate.
 */
export async function fillCrate({ key, size, rows = 4, turn = 10, wide, heap, seed }) {
  const chance = seedRandom(`crate ${key} ${seed}`);
  const piece = await goodsOf(key);
  const over = Math.round(wide * OVER);
  const width = wide + 2 * over;
  const height = Math.round(heap * 1.4) + ABOVE;
  const room = Math.round(size);
  const layers = [];
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1);
    const side = size * (0.86 + 0.2 * near);
    const step = side * 0.66;
    const count = Math.max(2, Math.round((wide - 0.5 * side) / step) + 1);
    const apart = (wide - 0.86 * side) / (count - 1);
    for (let i = 0; i < count; i++) {
      const png = await turned(piece, {
        side,
        turn: chance.between(-turn, turn),
        flop: chance.next() > 0.5,
        bright: 0.72 + 0.3 * near,
      });
      const x =
        (i - (count - 1) / 2) * apart + chance.between(-0.12, 0.12) * side * (i % (count - 1) ? 2 : 0.4) + width / 2;
      // Higher in the middle, as what is poured lies.
      const dome = 0.16 * heap * (1 - ((2 * x) / width - 1) ** 2);
      const base = ABOVE + heap * (0.44 + 0.84 * near) - dome + chance.between(-0.05, 0.05) * side;
      const [left, top] = [Math.round(x - png.info.width / 2 + room), Math.round(base - png.info.height + room)];
      const [soft, { width: w, height: h }] = [side * 0.03, png.info];
      const shadow = await silhouette(png.data, w, h, soft, 0.75);
      const pad = Math.round(3 * soft);
      layers.push({ input: shadow, left: left - pad + 2, top: top - pad + Math.round(side * 0.03) });
      layers.push({ input: png.data, left, top });
    }
  }
  const whole = await sharp({
    create: { width: width + 2 * room, height: height + 2 * room, channels: 4, background: CLEAR },
  })
    .composite(layers)
    .png()
    .toBuffer();
  const png = await sharp(whole).extract({ left: room, top: room, width, height }).png().toBuffer();
  return { png, over, above: ABOVE };
}

const kept = new Map();

/** A render without the empty room about it. */
async function goodsOf(key) {
  if (!kept.has(key)) {
    const rgba = await readRender(key, SIDE);
    // The shadow that it has in the studio falls on a white ground; on other goods only its darkest part is one.
    for (let i = 3; i < rgba.length; i += 4) {
      const isShadow = rgba[i - 1] + rgba[i - 2] + rgba[i - 3] === 0;
      if (isShadow) rgba[i] = Math.max(0, rgba[i] - 50);
      else if (rgba[i] > 200) rgba[i] = 255;
    }
    const raw = { width: SIDE, height: SIDE, channels: 4 };
    kept.set(key, await sharp(rgba, { raw }).png().toBuffer());
  }
  return sharp(kept.get(key)).trim({ background: CLEAR, threshold: 1 }).png().toBuffer();
}

/** A render as it lies among others: turned, and darker to its foot, where they keep the light from it. */
async function turned(piece, { side, turn, flop, bright }) {
  const sized = sharp(piece)
    .resize(Math.round(side), Math.round(side), { fit: 'inside' })
    .modulate({ brightness: bright, saturation: 1.08 });
  const { data, info } = await (flop ? sized.flop() : sized).png().toBuffer({ resolveWithObject: true });
  const dark = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><defs><linearGradient id="d" x1="0" y1="0" x2="0.15" y2="1"><stop offset="0.35" stop-color="#ffffff"/><stop offset="1" stop-color="#6d5a4e"/></linearGradient></defs><rect width="${info.width}" height="${info.height}" fill="url(#d)"/></svg>`;
  const lit = await sharp(data)
    .composite([
      { input: Buffer.from(dark), blend: 'multiply' },
      { input: data, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  return sharp(lit).rotate(turn, { background: CLEAR }).png().toBuffer({ resolveWithObject: true });
}
