import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreePrice, type BasePrice, type SaidPrice } from './agree-price.ts';
import { finalPrice } from './discount.ts';

const plain: BasePrice = { baseCents: 500, percent: null };
const reduced: BasePrice = { baseCents: 500, percent: 20 };

test.each<[SaidPrice, BasePrice | null, BasePrice | null]>([
  [{ price: 399 }, null, { baseCents: 399, percent: null }],
  [{ price: 399 }, plain, { baseCents: 399, percent: null }],
  [{ price: 400 }, reduced, { baseCents: 500, percent: 20 }],
  [{ price: 320 }, reduced, { baseCents: 400, percent: 20 }],
  [{ originalPrice: 600 }, reduced, { baseCents: 600, percent: 20 }],
  [{ discount: 10 }, plain, { baseCents: 500, percent: 10 }],
  [{ discount: 0 }, reduced, plain],
  [{ discount: 10 }, null, null],
  [{}, null, null],
  [{}, reduced, reduced],
  [{ price: 400, originalPrice: 500 }, null, { baseCents: 500, percent: 20 }],
  [{ price: 500, originalPrice: 500 }, reduced, plain],
  [{ price: 600, originalPrice: 500 }, null, null],
  [{ price: 333, originalPrice: 10_000 }, null, null],
  [{ price: 400, discount: 20 }, plain, { baseCents: 500, percent: 20 }],
  [{ price: 400, originalPrice: 500, discount: 20 }, null, { baseCents: 500, percent: 20 }],
  [{ price: 410, originalPrice: 500, discount: 20 }, null, null],
])('%j over %j is %j', (input, current, meant) => {
  expect(agreePrice(input, current)).toEqual(meant);
});

test('what agrees leads to the price that was said, and what can be reached is found', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const percents = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(cents, percents, (base, percent) => {
      const price = finalPrice(base, percent);
      const fromTwo = agreePrice({ price, discount: percent }, null);
      expect(fromTwo && finalPrice(fromTwo.baseCents, percent)).toBe(price);
      const between = agreePrice({ price, originalPrice: base }, null);
      expect(between && finalPrice(base, between.percent)).toBe(price);
    }),
  );
});
