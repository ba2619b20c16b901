import { expect, test } from 'vitest';
import { runShopModel } from '#server/testing/shop-model/run-model.ts';

// 1,000 runs on each database: shop-model.long.test.ts.
test('6 runs of 50 steps: whatever shoppers and staff do, the shop does what a plain model does', async () => {
  const seen = await runShopModel({ runs: 6 });
  const done = ['submit 200', 'change 200', 'cancel 200', 'move 200', 'guest 200', 'replay 200'];
  expect(done.filter((one) => !seen.has(one))).toEqual([]);
}, 180_000);
