import sharp from 'sharp';
import { artImage } from '../art/find-art.mjs';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Places pieces on a clear stage, back to front, each with its shadow on what is behind it.
 * The stage: {width, height, unit} in pixels. A piece: {hint: art, or png: a finished picture with its shadow, which `keep` leaves untrimmed},
 * x: middle in shares of the width, base: lowest point in shares of the height, size: larger side in shares of the unit,
 * tall: most height in shares of the unit, turn: degrees, mirror, flat: true when it lies on a tray (short shadow), depth: order, else by base. Gives RGBA bytes.
 */
export async function placePieces(pieces, stage) {
  const layers = [];
  for (const piece of [...pieces].sort((a, b) => (a.depth ?? a.base) - (b.depth ?? b.base))) {
    const cut = await cutOut(piece, stage);
    layers.push(...(await shadows(cut, piece, stage.unit)), { input: cut.png, left: cut.left, top: cut.top });
  }
  return compose(layers, stage);
}

/** Composites layers that may hang over the edges of the stage. */
async function compose(layers, { width, height, unit }) {
  const room = Math.round(unit * 0.5);
  const image = sharp({
    create: { width: width + 2 * room, height: height + 2 * room, channels: 4, background: CLEAR },
  }).composite(
    layers.map(({ input, left, top }) => ({ input, left: Math.round(left) + room, top: Math.round(top) + room })),
  );
  const png = await image.png().toBuffer();
  return sharp(png).extract({ left: room, top: room, width, height }).raw().toBuffer();
}

async function cutOut({ hint, png: ready, keep = false, x, base, size: share, tall, turn = 0, mirror = false }, stage) {
  const box = Math.round(share * stage.unit);
  let image = sharp(ready ?? (await artWithin(hint, box, tall && tall * stage.unit)));
  if (ready) image.resize(box, box, { fit: 'inside' });
  if (mirror) image = image.flop();
  if (turn) image = sharp(await image.png().toBuffer()).rotate(turn, { background: CLEAR });
  const whole = await image.png().toBuffer();
  const png = keep ? whole : await sharp(whole).trim({ background: CLEAR, threshold: 1 }).png().toBuffer();
  const { width, height } = await sharp(png).metadata();
  return {
    png,
    width,
    height,
    left: Math.round(x * stage.width - width / 2),
    top: Math.round(base * stage.height - height),
  };
}

/** Art at most `box` pixels wide or high, and at most `tall` high where that is given. */
async function artWithin(hint, box, tall) {
  const art = await artImage(hint, box);
  return tall && art.height > tall ? (await artImage(hint, (box * tall) / art.height)).png : art.png;
}

/** A dark line where the piece touches the ground, and a soft shape thrown to the right. */
async function shadows({ png, width, height, left, top }, { flat = false, shadow = 1 }, size) {
  if (shadow === 0) return [];
  const base = top + height;
  const soft = size * 0.02;
  const touch = await ellipse(width * (flat ? 0.94 : 0.66), Math.max(6, height * 0.045), size * 0.008, 0.5 * shadow);
  const layers = [];
  if (flat) {
    for (const [blur, dx, dy, dark] of [
      [0.006, 0.003, 0.006, 0.35],
      [0.02, 0.012, 0.022, 0.28],
    ]) {
      const pad = Math.round(3 * blur * size);
      layers.push({
        input: await silhouette(png, width, height, blur * size, dark * shadow),
        left: left - pad + dx * size,
        top: top - pad + dy * size,
      });
    }
    return layers;
  }
  const thrown = await silhouette(
    png,
    Math.round(width * 1.05),
    Math.max(8, Math.round(height * 0.24)),
    soft,
    0.26 * shadow,
  );
  layers.push({
    input: thrown,
    left: left + width * 0.09 - 3 * soft,
    top: base - height * 0.2 - 3 * soft + size * 0.006,
  });
  layers.push({
    input: touch.png,
    left: left + width / 2 - touch.width / 2 + width * 0.02,
    top: base - touch.height / 2 - height * 0.012,
  });
  return layers;
}

/** The shape of a picture in black, blurred: `3 * blur` pixels wider on each side. */
export async function silhouette(png, width, height, blur, opacity) {
  const pad = Math.round(3 * blur);
  const shape = await sharp(png)
    .resize(width, height, { fit: 'fill' })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: CLEAR })
    .ensureAlpha()
    .extractChannel('alpha')
    .toBuffer();
  const alpha = await sharp(shape)
    .blur(Math.max(0.5, blur))
    .linear(opacity, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return blackWith(alpha.data, alpha.info.width, alpha.info.height);
}

async function ellipse(width, height, blur, opacity) {
  const pad = blur * 3;
  const [w, h] = [Math.round(width + 2 * pad), Math.round(height + 2 * pad)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${blur}"/></filter><ellipse cx="${w / 2}" cy="${h / 2}" rx="${width / 2}" ry="${height / 2}" fill="#000000" opacity="${opacity}" filter="url(#b)"/></svg>`;
  return { png: await sharp(Buffer.from(svg)).png().toBuffer(), width: w, height: h };
}

function blackWith(alpha, width, height) {
  const bytes = Buffer.alloc(width * height * 4);
  const step = alpha.length / (width * height);
  for (let i = 0; i < width * height; i++) bytes[i * 4 + 3] = alpha[i * step];
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
