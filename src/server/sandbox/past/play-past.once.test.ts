import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { startTestSandbox } from '#server/testing/payment-sandbox.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { PastPayment, PastStep } from './past-payment.ts';
import { playPast } from './play-past.ts';

const connection = await openTestDatabase();
const now = new Date('2026-11-23T10:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const same = () => {
  let count = 0;
  return (bytes: number) => createHash('sha256').update(`${count++}`).digest().subarray(0, bytes);
};
const past = (method: 'card' | 'paypal', steps: PastStep[], more: Partial<PastPayment> = {}): PastPayment => ({
  id: `${method}-${steps.map(({ does }) => does).join('-')}`,
  shop: 'http://127.0.0.1:1',
  method,
  orderNumber: '20261123-1',
  amountCents: 5000,
  currency: 'EUR',
  keepsMeans: false,
  returnUrl: 'http://127.0.0.1:1/back',
  openedAt: before(600),
  steps,
  ...more,
});
const pay = { does: 'pay', at: before(599) } as const;
const capture = { does: 'capture', at: before(300), cents: 4200 } as const;
const refund = { does: 'refund', at: before(200), cents: 700, key: 'key' } as const;

afterEach(() => connection.db.execute(sql`drop schema if exists payment_sandbox cascade`));

test.each<['card' | 'paypal', PastStep[], Partial<PastPayment>, object]>([
  ['card', [], {}, { state: 'closed' }],
  ['card', [pay], {}, { state: 'authorised', reservedCents: 5000, paymentId: 'card-pay' }],
  ['card', [pay], { keepsMeans: true }, { state: 'kept' }],
  ['card', [{ does: 'end', at: before(570) }], {}, { state: 'closed' }],
  ['card', [pay, { does: 'release', at: before(500) }], {}, { state: 'closed', reservedCents: 0 }],
  ['card', [pay, { does: 'lapse', at: before(500) }], {}, { state: 'closed' }],
  ['card', [pay, capture, refund], {}, { state: 'captured', capturedCents: 4200, refunds: [{ amountCents: 700 }] }],
  ['card', [pay, capture, { does: 'dispute', at: before(100) }], {}, { dispute: { state: 'open' } }],
  ['paypal', [pay], {}, { state: 'authorised', reservedCents: 5000, paymentId: 'paypal-pay' }],
  ['paypal', [pay, { does: 'release', at: before(500) }], {}, { state: 'closed' }],
  ['paypal', [pay, { does: 'lapse', at: before(500) }], {}, { state: 'closed' }],
  ['paypal', [pay, capture, refund], {}, { state: 'captured', capturedCents: 4200, refunds: [{ amountCents: 700 }] }],
  ['paypal', [pay, capture, { does: 'dispute', at: before(100) }], {}, { dispute: { state: 'open' } }],
])('%s after %j: the provider has it so', async (method, steps, more, expected) => {
  const payment = past(method, steps, more);
  const played = (await playPast(connection.db, [payment], same())).get(payment.id);
  const due = await connection.db.execute(sql`select id from payment_sandbox.events where due is not null`);
  expect(rowsOf(due)).toEqual([]);
  const sandbox = await startTestSandbox(connection, () => now);
  const config = { publicUrl: 'http://127.0.0.1:1', payments: { timeoutSeconds: 10 } };
  const provider = (await createProviders(sandbox.settings, config)).get(method === 'card' ? 'stripe' : 'paypal');
  const { id, amountCents, currency, openedAt } = payment;
  const references = played?.references;
  const known = references && { id, amountCents, currency, openedAt, references };
  const standing = known && (await provider?.lookup(known));
  expect(standing).toMatchObject({ kind: 'done', value: expected });
  // What a lookup finds is what was noted.
  if (steps.length > 0) expect(standing).toMatchObject({ value: { references } });
  await sandbox.stop();
});

test('by the same draws it is the same', async () => {
  const read = async () => {
    await playPast(connection.db, [past('card', [pay, capture, refund]), past('paypal', [pay, capture])], same());
    const found = await connection.db.execute(sql`select * from payment_sandbox.objects order by seq`);
    await connection.db.execute(sql`drop schema payment_sandbox cascade`);
    return rowsOf(found);
  };
  const first = await read();
  expect(first.length).toBeGreaterThan(8);
  expect(await read()).toEqual(first);
});
