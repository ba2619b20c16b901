import sharp from 'sharp';
import { toByte, toLinear } from './colour.mjs';

/** Lays RGBA bytes of a square on white, as cards are, so that no edge of the picture shows on them; gives RGB bytes. */
export function layOnGround(rgba, size) {
  const out = Buffer.alloc(size * size * 3);
  for (let i = 0; i < size * size; i++) {
    const alpha = rgba[i * 4 + 3] / 255;
    for (let c = 0; c < 3; c++) out[i * 3 + c] = toByte(toLinear(rgba[i * 4 + c]) * alpha + 1 - alpha);
  }
  return out;
}

/** RGB bytes of a square as WebP. */
export const encodePicture = (rgb, size, quality) =>
  sharp(rgb, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
