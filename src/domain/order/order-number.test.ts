import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number.ts';

test('holds the day and the random bytes', () => {
  expect(orderNumber('2026-11-21', new Uint8Array([7, 19, 3, 23, 29, 20]))).toBe('P261121-7K3QXM');
});

test('wants a day and enough chance', () => {
  expect(() => orderNumber('21/11/2026', new Uint8Array(6))).toThrow(RangeError);
  expect(() => orderNumber('2026-11-21', new Uint8Array(5))).toThrow(RangeError);
});

test.each([
  'P261127-H410FCF8',
  'p261127-h410fcf8',
  'P261127‑H410FCF8',
  'P261127–H410FCF8',
  'P261127 H410FCF8',
  'P261127H410FCF8',
  ' #P261127-H410FCF8 ',
  'N° P261127-H410FCF8',
  '№ P261127-H410FCF8',
  'P261127－H410FCF8',
  'Ｐ２６１１２７－Ｈ４１０ＦＣＦ８',
  'P26ll27-H4lOFCF8',
  'P261127-\u200bH410FCF8',
])('%j is the number that is kept', (typed) => {
  expect(readOrderNumber(typed)).toBe('P261127-H410FCF8');
});

test.each(['', 'Ana', 'p261127', 'P261127-', 'F2026-000123', 'ana@panier.example', 'Q261127-H410FCF8'])(
  '%j, which is none, stays as it was typed',
  (typed) => expect(readOrderNumber(typed)).toBe(typed),
);

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
