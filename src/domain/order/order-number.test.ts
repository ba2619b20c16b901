import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('holds the day and the random bytes', () => {
  expect(orderNumber('2026-11-21', new Uint8Array([7, 19, 3, 23, 29, 20]))).toBe('P261121-7K3QXM');
});

test('wants a day and enough chance', () => {
  expect(() => orderNumber('21/11/2026', new Uint8Array(6))).toThrow(RangeError);
  expect(() => orderNumber('2026-11-21', new Uint8Array(5))).toThrow(RangeError);
});

test('has no letter that is taken for another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 10 }), (random) => {
      const number = orderNumber('2026-01-02', random);
      expect(number).toMatch(/^P260102-[0-9A-HJKMNP-TV-Z]{6,10}$/);
      expect(number.length).toBe(8 + random.length);
    }),
  );
});

test('uses every character as often as any other', () => {
  const seen = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const last = orderNumber('2026-01-02', new Uint8Array([0, 0, 0, 0, 0, byte])).slice(-1);
    seen.set(last, (seen.get(last) ?? 0) + 1);
  }
  expect(seen.size).toBe(32);
  expect(new Set(seen.values())).toEqual(new Set([8]));
});
