import { expect, test } from 'vitest';
import { sellBaskets } from '#server/testing/baskets/sell-baskets.ts';

// Ten times as many: baskets-sold.long.test.ts. 10,000 by the rules alone: baskets.test.ts.
test('30 baskets are sold, changed, delivered and brought back to the cent', async () => {
  const ways = ['all back', 'changed', 'free', 'picked', 'note', 'paid', 'refused'] as const;
  const taken = await sellBaskets(30);
  expect(ways.filter((way) => !taken.has(way))).toEqual([]);
}, 180_000);
