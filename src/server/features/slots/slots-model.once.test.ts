import { expect, test } from 'vitest';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { playRandomSlots } from '#server/testing/slot-steps.ts';

const t = await startSharedApp({ env: { TRUST_PROXY: '1' } });

test('whatever shoppers and staff do with slots in whatever order, the shop does what a plain model does', async () => {
  expect(await playRandomSlots(t, { runs: 2, steps: 50 })).toHaveLength(100);
}, 180_000);
