import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBasket } from '#server/testing/baskets/basket.ts';
import { purchaseByTheRules } from '#server/testing/baskets/by-the-rules.ts';
import { paidBasket, payBasket } from '#server/testing/baskets/pay-basket.ts';
import { sellBaskets } from '#server/testing/baskets/sell-baskets.ts';
import { walkBasket } from '#server/testing/baskets/walk-basket.ts';

test('300 baskets are sold, changed, delivered and brought back to the cent', async () => {
  expect((await sellBaskets(300)).has('change refused')).toBe(true);
});

test('10,000 paid baskets: the money at the provider agrees with the papers, by rate', () => {
  fc.assert(fc.property(paidBasket, payBasket), { numRuns: 10_000 });
});

test('10,000 picked baskets: lines, VAT, totals, charge, invoice and credit notes agree with a second computation', async () => {
  const pickedBasket = anyBasket.filter(({ picks }) => picks !== null);
  await fc.assert(
    fc.asyncProperty(pickedBasket, async (basket) => {
      await walkBasket(basket, purchaseByTheRules(basket));
    }),
    { numRuns: 10_000 },
  );
});
