import { expect, test } from 'vitest';
import { layOnGround } from './studio.mjs';

const size = 100;

/** A square of one colour and opacity as RGBA bytes, laid on white: the first byte of the pixel at x, y. */
function laid([red, green, blue, opacity]: readonly number[]) {
  const rgba = Buffer.alloc(size * size * 4, Uint8Array.of(red ?? 0, green ?? 0, blue ?? 0, opacity ?? 0));
  const rgb = layOnGround(rgba, size);
  return (x: number, y: number) => rgb[(y * size + x) * 3] ?? Number.NaN;
}

test('a shadow that reaches the edge of its picture runs out before it', () => {
  const shadow = laid([0, 0, 0, 60]);
  for (const [x, y] of [
    [0, 50],
    [99, 50],
    [50, 0],
    [50, 99],
    [0, 0],
  ] as const)
    expect(shadow(x, y)).toBeGreaterThanOrEqual(254);
  const inwards = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((x) => shadow(x, 50));
  expect(inwards).toEqual(inwards.toSorted((a, b) => b - a));
  expect(shadow(8, 50)).toBe(shadow(50, 50));
  expect(shadow(50, 50)).toBeLessThan(240);
});

test('goods at the edge stay as they are: dark and opaque, or clear and coloured', () => {
  for (const goods of [
    [10, 10, 10, 255],
    [120, 60, 40, 128],
  ])
    expect(laid(goods)(0, 50)).toBe(laid(goods)(50, 50));
});
