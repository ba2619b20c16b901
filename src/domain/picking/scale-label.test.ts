import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEan13 } from '#domain/catalogue/barcode.ts';
import { isScaleCode, labelWeight, readScaleLabel, type ScaleLabel } from './scale-label.ts';
import { scalePatternFault } from './scale-pattern.ts';

/** Thirteen digits of twelve. */
const checked = (twelve: string) => {
  const found = Array.from({ length: 10 }, (_, last) => `${twelve}${last}`).find(isEan13);
  if (!found) throw new Error(`${twelve} has no check digit`);
  return found;
};
const priced = '21IIIIIPPPPPC';
const weighed = '22IIIIXWWWWWC';

test.each<[string, string[], string, ScaleLabel | null]>([
  ['a price', [priced], checked('210012300398'), { scaleCode: '00123', priceCents: 398 }],
  ['a weight', [priced, weighed], checked('221234901250'), { scaleCode: '1234', weightG: 1250 }],
  ['any digit where X stands', [weighed], checked('221234001250'), { scaleCode: '1234', weightG: 1250 }],
  ['typed in groups', [priced], '2 100123-003983', { scaleCode: '00123', priceCents: 398 }],
  ['a wrong check digit', [priced], '2100123003984', null],
  ['a last digit that is not checked', ['21IIIIIPPPPPX'], '2100123003984', { scaleCode: '00123', priceCents: 398 }],
  ['the price to the last digit', ['21IIIIIPPPPPP'], '2100123003984', { scaleCode: '00123', priceCents: 3984 }],
  ['another prefix', [priced], checked('230012300398'), null],
  ['no pattern', [], checked('210012300398'), null],
  [
    'the first pattern that fits',
    ['21IIIIIWWWWWC', priced],
    checked('210012300398'),
    { scaleCode: '00123', weightG: 398 },
  ],
  [
    'twelve digits, the zero left out',
    ['02IIIIIPPPPPC'],
    checked('021234500199').slice(1),
    { scaleCode: '12345', priceCents: 199 },
  ],
  ['fourteen digits', [priced], `0${checked('210012300398')}`, null],
  ['eight digits', [priced], '21001230', null],
  ['letters', [priced], '21001230039AB', null],
  ['nothing', [priced], '', null],
])('%s', (_, patterns, scanned, expected) => {
  expect(readScaleLabel(patterns, scanned)).toEqual(expected);
});

test('whatever a scale writes by a pattern is read from it, and one wrong digit is not', () => {
  const signs = fc.constantFrom('I', 'P', 'X', '0', '2', '7');
  const pattern = fc
    .array(signs, { minLength: 12, maxLength: 12 })
    .map((some) => `${some.join('')}C`)
    .filter((one) => scalePatternFault(one) === null);
  const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(pattern, digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (one, some, place, shift) => {
      const code = checked([...one.slice(0, 12)].map((sign, i) => (/\d/.test(sign) ? sign : some[i])).join(''));
      const held = (wanted: string) => [...code].filter((_, i) => one[i] === wanted).join('');
      const label = readScaleLabel([one], code);
      expect(label).toEqual({ scaleCode: held('I'), priceCents: Number(held('P')) });
      const wrong = [...code].map((digit, i) => (i === place ? (Number(digit) + shift) % 10 : digit)).join('');
      expect(readScaleLabel([one], wrong)).toBeNull();
    }),
  );
});

test.each<[ScaleLabel, number, number | null]>([
  [{ scaleCode: '1', weightG: 1250 }, 0, 1250],
  [{ scaleCode: '1', priceCents: 398 }, 398, 1000],
  [{ scaleCode: '1', priceCents: 100 }, 399, 251],
  [{ scaleCode: '1', priceCents: 1 }, 2000, 1],
  [{ scaleCode: '1', priceCents: 1 }, 2001, 0],
  [{ scaleCode: '1', priceCents: 0 }, 399, 0],
  [{ scaleCode: '1', priceCents: 100 }, 0, null],
])('%j at %i a kilogram weighs %j g', (label, kiloCents, expected) => {
  expect(labelWeight(label, kiloCents)).toBe(expected);
});

test('a price computed from grams weighs those grams again, within half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 20_000 }), (grams, kiloCents) => {
      const priceCents = Math.round((grams * kiloCents) / 1000);
      const weight = labelWeight({ scaleCode: '1', priceCents }, kiloCents) ?? Number.NaN;
      expect(Math.abs(weight - grams) * kiloCents).toBeLessThanOrEqual(500 + kiloCents / 2);
    }),
  );
});

test.each<[string, string | null, boolean]>([
  ['00123', '123', true],
  ['123', '00123', true],
  ['00123', '1230', false],
  ['00000', '0', true],
  ['00123', null, false],
])('the item %s is the scale code %s: %s', (labelled, scaleCode, expected) => {
  expect(isScaleCode(labelled, scaleCode)).toBe(expected);
});
