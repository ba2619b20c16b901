import { expect, test } from 'vitest';
import { runPaymentLives } from '#server/testing/payment-lives/run-lives.ts';

// 1,000 lives on each database: lives.long.test.ts.
test('100 lives of an order that is paid by card or PayPal: the provider holds what the papers say', async () => {
  const seen = await runPaymentLives({ lives: 100 });
  const done = ['return 200', 'event 200', 'another 200', 'another 409', 'change 200', 'move 200', 'cancel 200'];
  expect(done.filter((one) => !seen.has(one))).toEqual([]);
}, 900_000);
