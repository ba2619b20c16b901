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
] as const)(
  '%s at %d, %s g, %s ml, %s pieces: %d per %s',
  (unit, priceCents, weightG, volumeMl, pieces, cents, per) => {
    expect(unitPrice({ priceCents, unit, weightG, volumeMl, pieces })).toEqual({ cents, per });
  },
);
