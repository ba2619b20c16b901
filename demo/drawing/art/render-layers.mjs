import sharp from 'sharp';
import { toByte, toLinear } from '../colour.mjs';
import { blurField } from './blur.mjs';
import { inflate } from './inflate.mjs';
import { lightNormal } from './light.mjs';
import { cells, cloud, veins } from './noise.mjs';

const NOISES = { cloud, veins, cells };

/**
 * Renders layers of flat SVG (on a drawing of 200 x 200 units) as lit, rounded bodies on a clear ground.
 * A layer: `svg` markup; `puff` roundness (0 flat, 1 a ball); `rim` width in units over which the edge rounds off
 * (0: the whole body is one cushion); `gloss`, `shine`; `bump` {kind, size, depth, stretch} unevenness of the surface;
 * `stain` {kind, size, colour, from, share, stretch} noise that colours it; `dents` [{x, y, r, depth}]; `shadow` on the
 * layers beneath (0 to 1); `seed`.
 * Returns RGBA bytes of size x size.
 */
export async function renderLayers(layers, size) {
  const out = new Float32Array(size * size * 4);
  for (const layer of layers) await addLayer(out, layer, size);
  const bytes = Buffer.alloc(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const a = out[i * 4 + 3];
    for (let c = 0; c < 3; c++) bytes[i * 4 + c] = a > 0 ? toByte(out[i * 4 + c] / a) : 0;
    bytes[i * 4 + 3] = Math.round(a * 255);
  }
  return bytes;
}

async function addLayer(out, layer, size) {
  const flat = await rasterise(layer.svg, size);
  const alpha = Float32Array.from({ length: size * size }, (_, i) => flat[i * 4 + 3] / 255);
  if (layer.shadow !== 0) castShadow(out, alpha, size, layer.shadow ?? 0.4);
  const height = heightOf(layer, alpha, size);
  const unit = 200 / size;
  const stain = layer.stain;
  const stainColour = stain && [1, 3, 5].map((at) => toLinear(Number.parseInt(stain.colour.slice(at, at + 2), 16)));
  for (let y = 1; y < size - 1; y++) {
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      const a = alpha[i];
      if (a === 0) continue;
      const slopeX = (height[i + 1] - height[i - 1]) / 2;
      const slopeY = (height[i + size] - height[i - size]) / 2;
      const length = Math.hypot(slopeX, slopeY, 1);
      const { diffuse, highlight } = lightNormal(
        -slopeX / length,
        -slopeY / length,
        1 / length,
        layer.gloss ?? 0.25,
        layer.shine ?? 26,
      );
      const share = stain ? stainShare(stain, x * unit, y * unit, layer.seed ?? 1) : 0;
      for (let c = 0; c < 3; c++) {
        let base = toLinear(flat[i * 4 + c]);
        if (share > 0) base = base * (1 - share) + stainColour[c] * share;
        const lit = Math.min(1, base * diffuse + highlight);
        out[i * 4 + c] = out[i * 4 + c] * (1 - a) + lit * a;
      }
      out[i * 4 + 3] = out[i * 4 + 3] * (1 - a) + a;
    }
  }
}

async function rasterise(markup, size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">${markup}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

function stainShare(stain, x, y, seed) {
  const stretch = stain.stretch ?? 1;
  const angle = stain.angle ?? 0;
  const [u, v] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
  const noise = NOISES[stain.kind ?? 'cloud'](u / stain.size, v / (stain.size * stretch), seed + 40);
  const from = stain.from ?? 0.5;
  const soft = stain.soft ?? 0.25;
  const t = Math.min(1, Math.max(0, (noise - from) / soft));
  return t * t * (3 - 2 * t) * (stain.share ?? 0.6);
}

function heightOf(layer, alpha, size) {
  const scale = size / 200;
  const puff = layer.puff ?? 0.8;
  const height = new Float32Array(size * size);
  if (puff > 0) {
    const dome = inflate(alpha, size);
    const rim = (layer.rim ?? 0) * scale;
    for (let i = 0; i < height.length; i++) {
      height[i] = puff * (rim ? rim * (1 - Math.exp(-dome[i] / rim)) : dome[i]);
    }
  }
  for (const dent of layer.dents ?? []) sink(height, dent, size, scale);
  const smooth = blurField(height, size, Math.max(1, (layer.smooth ?? 1) * scale));
  for (const bump of [layer.bump ?? []].flat()) roughen(smooth, bump, size, layer.seed ?? 1);
  return smooth;
}

function sink(height, { x, y, r, depth, squash = 1 }, size, scale) {
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const d2 = ((px / scale - x) ** 2 + ((py / scale - y) / squash) ** 2) / (r * r);
      if (d2 < 9) height[py * size + px] -= depth * scale * Math.exp(-d2);
    }
  }
}

function roughen(height, bump, size, seed) {
  const noise = NOISES[bump.kind ?? 'cloud'];
  const scale = size / 200;
  const angle = bump.angle ?? 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [u, v] = [(x * cos + y * sin) / scale, (y * cos - x * sin) / scale];
      height[y * size + x] += bump.depth * scale * noise(u / bump.size, v / (bump.size * (bump.stretch ?? 1)), seed);
    }
  }
}

/** Darkens what lies beneath, below right of the layer, as the key lamp stands above left. */
function castShadow(out, alpha, size, strength) {
  const scale = size / 200;
  const soft = blurField(alpha, size, 4 * scale);
  const [dx, dy] = [Math.round(2.5 * scale), Math.round(4 * scale)];
  for (let y = dy; y < size; y++) {
    for (let x = dx; x < size; x++) {
      const shade = 1 - strength * soft[(y - dy) * size + x - dx];
      const i = (y * size + x) * 4;
      if (out[i + 3] > 0) for (let c = 0; c < 3; c++) out[i + c] *= shade;
    }
  }
}
