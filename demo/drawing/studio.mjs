import sharp from 'sharp';
import { toByte, toLinear } from './colour.mjs';

const EDGE = [0xf6, 0xf6, 0xf4].map(toLinear);
const MIDDLE = [0xff, 0xff, 0xff].map(toLinear);

/** Lays RGBA bytes of a square on the studio ground, a white that falls off softly to the corners; gives RGB bytes. */
export function layOnGround(rgba, size) {
  const out = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const far = Math.min(1, Math.hypot(x / size - 0.5, (y / size - 0.52) * 1.1) / 0.68) ** 2;
      const alpha = rgba[i * 4 + 3] / 255;
      for (let c = 0; c < 3; c++) {
        const ground = MIDDLE[c] * (1 - far) + EDGE[c] * far;
        out[i * 3 + c] = toByte(toLinear(rgba[i * 4 + c]) * alpha + ground * (1 - alpha));
      }
    }
  }
  return out;
}

/** RGB bytes of a square as WebP. */
export const encodePicture = (rgb, size, quality) =>
  sharp(rgb, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
