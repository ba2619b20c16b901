import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRandomSlots } from '#server/testing/slot-steps.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => t.close());

test('whatever shoppers and staff do with slots in whatever order, the shop does what a plain model does', async () => {
  expect(await playRandomSlots(t, { runs: 2, steps: 50 })).toHaveLength(100);
}, 180_000);
