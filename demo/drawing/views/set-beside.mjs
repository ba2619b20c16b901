import sharp from 'sharp';

/** The pieces of a picture of a pack with what is in it beside it, at the right and in front; `rgba` is the pack. */
export async function setBeside(rgba, { beside: [first, second], front }, size) {
  fadeEdges(rgba, size);
  const png = await sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
  // A wide pack leaves less room at its right.
  const wide = front.tall < 380;
  return [
    { png, keep: true, x: wide ? 0.42 : 0.4, base: 0.93, size: wide ? 0.82 : 0.9, shadow: 0, depth: 0 },
    ...(second ? [{ hint: second, x: 0.47, base: 0.95, size: 0.26, depth: 2 }] : []),
    { hint: first, x: 0.73, base: 0.92, size: 0.42, tall: 0.36, depth: 1 },
  ];
}

/** Lets the shadow run out before the right and lower edge, which come to lie within the picture. */
function fadeEdges(rgba, size) {
  const soft = 0.16 * size;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const near = Math.min(1, x / soft, (size - 1 - x) / soft, (size - 1 - y) / (soft * 0.25));
      rgba[(y * size + x) * 4 + 3] *= near * near * (3 - 2 * near);
    }
  }
}
