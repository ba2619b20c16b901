import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidBasket, payBasket } from '#server/testing/baskets/pay-basket.ts';
import { sellBaskets } from '#server/testing/baskets/sell-baskets.ts';

test('300 baskets are sold, changed, delivered and brought back to the cent', async () => {
  expect((await sellBaskets(300)).has('change refused')).toBe(true);
});

test('10,000 paid baskets: the money at the provider agrees with the papers, by rate', () => {
  fc.assert(fc.property(paidBasket, payBasket), { numRuns: 10_000 });
});
