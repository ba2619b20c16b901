import { test } from 'vitest';
import { runPickLives } from '#server/testing/pick-lives/run-pick-lives.ts';

// With the 30 of pick-lives.once.test.ts, whose seed is another, a tenth of pick-lives.long.test.ts.
test('70 runs of pickers, shoppers and staff: each answer, shelf and order is what a naive model says', async () => {
  await runPickLives({ lives: 70, part: 1 });
}, 600_000);
