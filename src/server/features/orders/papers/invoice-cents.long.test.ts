import { test } from 'vitest';
import { checkInvoiceCents } from '#server/testing/invoice-cents.ts';

test('the cents of 10,000 random baskets agree with a second reckoning, taken back in parts too', () => {
  checkInvoiceCents(10_000);
});
