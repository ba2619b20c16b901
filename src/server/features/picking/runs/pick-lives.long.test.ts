import { test } from 'vitest';
import { runPickLives } from '#server/testing/pick-lives/run-pick-lives.ts';

// On either database, which makes 2,000. On PostgreSQL, which mostly waits, in four shops at once.
const parts = process.env.TEST_DATABASE_URL ? 4 : 1;
test('1,000 runs of pickers, shoppers and staff: each answer, shelf and order is what a naive model says', async () => {
  await Promise.all(Array.from({ length: parts }, (_, part) => runPickLives({ lives: 1000 / parts, part })));
}, 3_600_000);
