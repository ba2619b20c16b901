import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { pickRefused, refusedNow, stillRefused } from './cart-refused.ts';

const line = (id: number, quantity: number) => ({ id, quantity }) as CartLine;
const day = 24 * 3_600_000;
const refused = refusedNow([{ product_id: 7, quantity: 2 }], 1000);

test.each([
  ['as it was', [line(7, 2), line(8, 2)], 1000 + day - 1, [[7, 2]]],
  ['a day later', [line(7, 2)], 1000 + day, []],
  ['another quantity', [line(7, 3)], 1000, []],
  ['taken out', [line(8, 2)], 1000, []],
])('a refused line is not offered again while it is the same: %s', (_, lines, now, still) => {
  expect([...stillRefused(refused, lines, now)]).toEqual(still);
});

test('what is no longer refused is forgotten, and nothing refused is nothing', () => {
  expect(pickRefused({ ...refused, 9: { quantity: 1, at: 0 } }, new Map([[7, 2]]))).toEqual(refused);
  expect(pickRefused(undefined, new Map([[7, 2]]))).toEqual({});
  expect(stillRefused(undefined, [line(7, 2)], 0).size).toBe(0);
});
