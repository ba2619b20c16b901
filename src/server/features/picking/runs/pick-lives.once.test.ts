import { test } from 'vitest';
import { runPickLives } from '#server/testing/pick-lives/run-pick-lives.ts';

// Ten times as many: pick-lives.long.test.ts.
test('100 runs of pickers, shoppers and staff: each answer, shelf and order is what a naive model says', async () => {
  await runPickLives({ lives: 100 });
}, 900_000);
