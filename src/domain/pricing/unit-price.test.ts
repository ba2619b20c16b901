import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

test.each([
  ['KG', 349, null, null, undefined, 349, 'kg'],
  ['KG', 349, 500, null, undefined, 349, 'kg'],
  ['LITRE', 120, null, 500, undefined, 120, 'l'],
  ['P', 199, 500, null, undefined, 398, 'kg'],
  ['P', 199, 300, 250, undefined, 663, 'kg'],
  ['BOUTEILLE', 1990, null, 75, undefined, 26533, 'l'],
  ['BOUTEILLE', 100, 0, 1500, undefined, 67, 'l'],
  ['P', 129, null, null, undefined, 129, 'piece'],
  ['COLIS', 1001, null, null, 6, 167, 'piece'],
  ['COLIS', 1001, 0, 0, 0, 1001, 'piece'],
  ['P', 549, 500, null, 10, 1098, 'kg'],
] as const)(
  '%s at %d, %s g, %s ml, %s pieces: %d per %s',
  (unit, priceCents, weightG, volumeMl, pieces, cents, per) => {
    expect(unitPrice({ priceCents, unit, weightG, volumeMl, pieces })).toEqual({ cents, per });
  },
);

test.each([
  ['roll', 'P', 349, null, null, 6, 58],
  ['nappy', 'P', 1290, null, null, 44, 29],
  ['hundred', 'P', 149, null, null, 240, 62],
  ['wash', 'P', 899, null, 1500, 30, 30],
  ['bulb', 'P', 499, null, null, 2, 250],
  ['piece', 'P', 449, 700, null, 12, 37],
  ['pair', 'P', 199, null, null, null, 199],
] as const)(
  'by the %s: %s at %d, %s g, %s ml, %s pieces: %d',
  (comparedBy, unit, priceCents, weightG, volumeMl, pieces, cents) => {
    const priced = { priceCents, unit, weightG, volumeMl, pieces, comparedBy };
    expect(unitPrice(priced)).toEqual({ cents, per: comparedBy });
  },
);

test('what is weighed is compared by weight, whatever else is said of it', () => {
  const priced = {
    priceCents: 890,
    unit: 'KG',
    weightG: 1400,
    volumeMl: null,
    pieces: 1,
    comparedBy: 'piece',
  } as const;
  expect(unitPrice(priced)).toEqual({ cents: 890, per: 'kg' });
});
