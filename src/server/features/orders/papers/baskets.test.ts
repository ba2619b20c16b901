import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBasket } from '#server/testing/baskets/basket.ts';
import { purchaseByTheRules } from '#server/testing/baskets/by-the-rules.ts';
import { paidBasket, payBasket } from '#server/testing/baskets/pay-basket.ts';
import { type Reached, walkBasket } from '#server/testing/baskets/walk-basket.ts';

// The same through the calls of a whole shop: baskets-sold.test.ts.
test('10,000 baskets, half of them picked: lines, VAT by rate, totals, charge, invoice and credit notes agree with a second computation', async () => {
  const reached = new Map<Reached, number>();
  await fc.assert(
    fc.asyncProperty(anyBasket, async (basket) => {
      const found = await walkBasket(basket, purchaseByTheRules(basket));
      for (const each of found) reached.set(each, (reached.get(each) ?? 0) + 1);
    }),
    { numRuns: 10_000 },
  );
  // Each way is taken often enough to say something of it.
  for (const way of [
    'refused',
    'changed',
    'change refused',
    'free',
    'paid',
    'picked',
    'nothing found',
    'note',
    'all back',
  ] as const)
    expect([way, reached.get(way) ?? 0]).toEqual([way, expect.toSatisfy((times: number) => times >= 100)]);
});

test('1,000 paid baskets: what is reserved, captured and sent back agrees with invoice and credit notes, by rate', () => {
  fc.assert(fc.property(paidBasket, payBasket), { numRuns: 1000 });
});
