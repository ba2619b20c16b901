import { expect, test } from 'vitest';
import { runShopModel } from '#server/testing/shop-model/run-model.ts';

// On either database, which makes 2,000 runs.
test('1,000 runs of 50 steps: whatever shoppers and staff do, the shop does what a plain model does', async () => {
  const seen = await runShopModel({ runs: 1000 });
  expect([...seen.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(40_000);
  // Each step has been done, and has been refused where it can be.
  const kinds = ['submit', 'guest', 'change', 'cancel', 'move', 'return', 'again'];
  expect(kinds.flatMap((kind) => [`${kind} 200`, `${kind} 409`]).filter((one) => !seen.has(one))).toEqual([]);
});
