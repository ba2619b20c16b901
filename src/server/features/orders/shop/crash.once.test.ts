import { test } from 'vitest';
import { crashWhileOrdering } from '#server/testing/crash-shop.ts';

// Many more kills at other moments: crash.long.test.ts.
test('kill -9 during 40 submits: none lost, none doubled, stock exact, one mail each', { timeout: 300_000 }, () =>
  crashWhileOrdering({ submits: 40, kills: 1, points: 1 }),
);
