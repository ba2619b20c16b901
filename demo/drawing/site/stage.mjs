import { cloud } from '../art/noise.mjs';
import { parseHex, toByte, toLinear } from '../colour.mjs';

/** Lays RGBA bytes on RGB bytes in linear light, in place. */
export function layOver(ground, rgba) {
  for (let i = 0; i * 4 < rgba.length; i++) {
    const alpha = rgba[i * 4 + 3] / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      ground[i * 3 + c] = toByte(toLinear(rgba[i * 4 + c]) * alpha + toLinear(ground[i * 3 + c]) * (1 - alpha));
    }
  }
  return ground;
}

const shade = (out, i, colour, light) => {
  for (let c = 0; c < 3; c++) out[i * 3 + c] = toByte(toLinear(colour[c]) * light);
};

/**
 * A kitchen: a pale wall lit from the left above a counter of light wood; `edge` is where the counter begins (share of the
 * height), `hex` the colour of the wall.
 */
export function drawKitchen(width, height, edge, hex = '#eef3e8') {
  const out = Buffer.alloc(width * height * 3);
  const wall = parseHex(hex);
  const wood = parseHex('#e2c49a');
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (y < edge * height) {
        const glow = 1.06 - 0.22 * Math.hypot(x / width - 0.35, (y / height - 0.3) * 0.7);
        shade(out, i, wall, Math.min(1.05, glow) - 0.1 * Math.max(0, y / height - edge + 0.06));
      } else {
        const depth = (y / height - edge) / (1 - edge);
        const scale = 0.5 + depth;
        const grain = cloud(x / (260 * scale), (depth * 90) / scale, 7) - 0.5;
        const plank = Math.abs(((depth * 3.2) % 1) - 0.5) > 0.485 ? 0.9 : 1;
        shade(out, i, wood, (0.86 + 0.16 * depth + 0.3 * grain) * plank * (depth < 0.02 ? 0.93 : 1));
      }
    }
  }
  return out;
}

/** A soft coloured ground that is lighter in the middle. */
export function drawTint(width, height, hex) {
  const out = Buffer.alloc(width * height * 3);
  const colour = parseHex(hex);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.min(1, Math.hypot(x / width - 0.5, y / height - 0.45) / 0.75);
      const i = y * width + x;
      for (let c = 0; c < 3; c++)
        out[i * 3 + c] = toByte(
          toLinear(colour[c]) * (0.97 + 0.03 * far) + 0.14 * (1 - far) ** 2 * (1 - toLinear(colour[c])),
        );
    }
  }
  return out;
}
