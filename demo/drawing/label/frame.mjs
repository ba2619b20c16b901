import { LABEL_SCALE, SHAPES } from '../shapes.mjs';

/** The flat label of a shape {W, H} and its front part {x, y, w, h} in pixels; `wide` where it lies. */
export function frameOf(shape) {
  const { label, front } = SHAPES[shape];
  const [W, H] = label.map((n) => Math.round(n * LABEL_SCALE));
  const [w, h] = front.map((n) => n * LABEL_SCALE);
  return { W, H, x: (W - w) / 2, y: (H - h) / 2, w, h, wide: w > h * 1.32 };
}
