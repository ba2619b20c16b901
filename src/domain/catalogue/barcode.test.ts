import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ean13, isEan13 } from './barcode.ts';

test.each([
  ['4006381333931', true],
  ['5901234123457', true],
  ['0000000000000', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['40063813339310', false],
  ['400638133393X', false],
  ['', false],
])('%s is an EAN-13: %s', (text, expected) => {
  expect(isEan13(text)).toBe(expected);
});

test('every made barcode is valid, and one wrong digit is found', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999_999 }).map((n) => String(n).padStart(12, '0'));
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, place, shift) => {
      const code = ean13(twelve);
      expect(isEan13(code)).toBe(true);
      const wrong = [...code].map((digit, i) => (i === place ? (Number(digit) + shift) % 10 : digit)).join('');
      expect(isEan13(wrong)).toBe(false);
    }),
  );
});

test('anything but twelve digits is refused', () => {
  expect(() => ean13('123')).toThrow(RangeError);
});
