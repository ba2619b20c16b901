import sharp from 'sharp';
import { parseHex, toByte, toLinear } from './colour.mjs';

/** Albedo of the white pass: the renders were made with surfaces of 0.9. */
const WHITE = 0.9;
/** Exposure: the renders are a little dark beside the ground. */
const GAIN = 1.14;

/**
 * Wraps a flat label (SVG text) on the passes of a shape, in linear light:
 * pixel = black + (white - black) * colour, where the colour comes from the label by the UV map, else from the tints.
 * What is clear takes light by how deep it is there (the blue of the tint mask): its colour to that power.
 * Returns RGBA bytes, shadow on the floor included, on a clear ground.
 */
export async function wrapLabel(passes, labelSvg, { tint, tint2 }) {
  const { data, info } = await sharp(Buffer.from(labelSvg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const label = { data, width: info.width, height: info.height };
  const first = parseHex(tint).map(toLinear);
  const second = parseHex(tint2).map(toLinear);
  const { size, white, black, uv, tint: mask, clear } = passes;
  const out = Buffer.alloc(size * size * 4);
  const ink = [0, 0, 0];
  for (let i = 0; i < size * size; i++) {
    const alpha = white[i * 4 + 3];
    if (alpha === 0) continue;
    const cover = Math.min(1, uv[i * 3 + 2] / 65535);
    ink.fill(0);
    if (cover > 0.02) sampleLabel(label, uv[i * 3] / 65535 / cover, uv[i * 3 + 1] / 65535 / cover, cover, ink);
    const [a, b] = [mask[i * 4] / 255, mask[i * 4 + 1] / 255];
    const deep = mask[i * 4 + 2] / 128;
    for (let c = 0; c < 3; c++) {
      const painted = Math.min(1, (ink[c] + (clear ? 0 : a * first[c]) + b * second[c]) / WHITE) * GAIN;
      const through = clear ? a * first[c] ** deep : 0;
      const dark = toLinear(black[i * 4 + c]);
      out[i * 4 + c] = toByte(dark + (toLinear(white[i * 4 + c]) - dark) * (painted + through));
    }
    out[i * 4 + 3] = alpha;
  }
  return out;
}

/** Adds the label's linear colour at (u, v), both 0 to 1 from the lower left, times its coverage. */
function sampleLabel({ data, width, height }, u, v, cover, ink) {
  const x = Math.min(1, Math.max(0, u)) * (width - 1.001);
  const y = (1 - Math.min(1, Math.max(0, v))) * (height - 1.001);
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const at = (iy * width + ix) * 3;
  const below = at + width * 3;
  for (let c = 0; c < 3; c++) {
    const top = toLinear(data[at + c]) * (1 - fx) + toLinear(data[at + 3 + c]) * fx;
    const bottom = toLinear(data[below + c]) * (1 - fx) + toLinear(data[below + 3 + c]) * fx;
    ink[c] += cover * (top * (1 - fy) + bottom * fy);
  }
}
