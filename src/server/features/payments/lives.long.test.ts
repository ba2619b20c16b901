import { expect, test } from 'vitest';
import { runPaymentLives } from '#server/testing/payment-lives/run-lives.ts';

// On either database, which makes 2,000 lives. On PostgreSQL, which mostly waits, in four shops at once.
const parts = process.env.TEST_DATABASE_URL ? 4 : 1;
test('1,000 lives of an order that is paid by card or PayPal: the provider holds what the papers say', async () => {
  const counts = await Promise.all(
    Array.from({ length: parts }, (_, part) => runPaymentLives({ lives: 1000 / parts, part })),
  );
  const said = new Set(counts.flatMap((one) => [...one.keys()]));
  const kinds = ['another', 'change', 'move', 'cancel', 'shopperCancels', 'takeBack', 'goodwill'];
  expect(kinds.flatMap((kind) => [`${kind} 200`, `${kind} 409`]).filter((one) => !said.has(one))).toEqual([]);
});
