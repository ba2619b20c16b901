import { test } from 'vitest';
import { runPickLives } from '#server/testing/pick-lives/run-pick-lives.ts';

// 70 more on PostgreSQL, where a life takes less: pick-lives.pg.test.ts. 1,000 on either: pick-lives.long.test.ts.
test('30 runs of pickers, shoppers and staff: each answer, shelf and order is what a naive model says', async () => {
  await runPickLives({ lives: 30 });
}, 600_000);
