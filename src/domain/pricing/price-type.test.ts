import { expect, test } from 'vitest';
import { priceFor } from './price-type.ts';

test.each([
  ['retail', 100, 80, 100],
  ['wholesale', 100, 80, 80],
  ['wholesale', 100, null, 100],
  ['wholesale', 100, 0, 0],
] as const)('%s of %d and %s is %d', (type, retailCents, wholesaleCents, expected) => {
  expect(priceFor(type, { retailCents, wholesaleCents })).toBe(expected);
});
