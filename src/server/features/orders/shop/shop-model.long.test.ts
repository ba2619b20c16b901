import { expect, test } from 'vitest';
import { runShopModel } from '#server/testing/shop-model/run-model.ts';

// On either database, which makes 2,000 runs. On PostgreSQL, which mostly waits, in four shops at once.
const parts = process.env.TEST_DATABASE_URL ? 4 : 1;
test('1,000 runs of 50 steps: whatever shoppers and staff do, the shop does what a plain model does', async () => {
  const counts = await Promise.all(
    Array.from({ length: parts }, (_, part) => runShopModel({ runs: 1000 / parts, part })),
  );
  const seen = counts.flatMap((one) => [...one]);
  expect(seen.reduce((sum, [, times]) => sum + times, 0)).toBeGreaterThan(40_000);
  // Each step has been done, and has been refused where it can be.
  const kinds = ['submit', 'guest', 'change', 'cancel', 'move', 'return', 'again'];
  const said = new Set(seen.map(([one]) => one));
  expect(kinds.flatMap((kind) => [`${kind} 200`, `${kind} 409`]).filter((one) => !said.has(one))).toEqual([]);
});
