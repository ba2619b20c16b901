import { expect, test } from 'vitest';
import { sellBaskets } from '#server/testing/baskets/sell-baskets.ts';

test('300 baskets are sold, changed, delivered and brought back to the cent', async () => {
  expect((await sellBaskets(300)).has('change refused')).toBe(true);
});
