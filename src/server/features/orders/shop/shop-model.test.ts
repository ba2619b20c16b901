import { expect, test } from 'vitest';
import { runShopModel } from '#server/testing/shop-model/run-model.ts';

// 1,000 runs on each database: shop-model.long.test.ts.
test('12 runs of 50 steps: whatever shoppers and staff do, the shop does what a plain model does', async () => {
  const seen = await runShopModel({ runs: 12 });
  // Each step has been done and been refused, where it can be.
  const wanted = ['submit 200', 'submit 409', 'change 200', 'change 409', 'cancel 200', 'cancel 409']
    .concat('move 200', 'move 409', 'return 200', 'return 409', 'again 200', 'guest 200', 'replay 200');
  for (const one of wanted) expect([one, seen.get(one) ?? 0]).toEqual([one, expect.toSatisfy((n: number) => n > 0)]);
}, 180_000);
