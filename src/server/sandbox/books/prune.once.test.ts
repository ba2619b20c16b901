import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { startTestSandbox } from '#server/testing/payment-sandbox.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const day = 86_400_000;
const publicUrl = 'http://127.0.0.1:1';
let now = new Date('2026-11-23T10:00:00Z');
const connection = await openTestDatabase();
const sandbox = await startTestSandbox(connection, () => now);
const providers = await createProviders(sandbox.settings, { publicUrl, payments: { timeoutSeconds: 10 } });
const provider = providers.get('stripe');
afterAll(async () => {
  await sandbox.stop();
  await connection.close();
});

const open = async (id: string, keepsMeans: boolean) => {
  const about = { id, amountCents: 5000, currency: 'EUR', openedAt: now, orderNumber: id, language: 'fr' as const };
  const urls = { email: null, returnUrl: `${publicUrl}/back`, cancelUrl: `${publicUrl}/back?left=1` };
  const expiresAt = new Date(now.getTime() + 31 * 60_000);
  const opened = await provider?.open({ ...about, ...urls, keepsMeans, expiresAt }, `key-${id}`);
  if (opened?.kind !== 'done') throw new Error(`not opened: ${JSON.stringify(opened)}`);
  await sandbox.control.act(opened.value.url, 'pay');
  return { ...about, references: opened.value.references };
};
const count = async () => {
  const found = await connection.db.execute(sql`select (select count(*)::int from payment_sandbox.objects) as objects,
    (select count(*)::int from payment_sandbox.keys) as keys, (select count(*)::int from payment_sandbox.events) as events`);
  return rowsOf<{ objects: number; keys: number; events: number }>(found)[0];
};
/** A round as it is made each second, after so many days. */
const wait = async (days: number) => {
  now = new Date(now.getTime() + days * day);
  await sandbox.control.deliver();
};

test('after half a year what is over is gone from the books, and a kept card is still there', async () => {
  await open('paid', false);
  const kept = await open('kept', true);
  // Its reservation ends by itself after days.
  await wait(20);
  const before = await count();
  expect(before?.objects).toBeGreaterThan(6);
  await wait(150);
  expect(await count()).toEqual(before);
  const young = await open('young', false);
  await wait(15);
  // What is left of the first two: the customer and the card; keys and events are those of the young one.
  const kinds = rowsOf<{ kind: string }>(
    await connection.db.execute(sql`select kind from payment_sandbox.objects order by seq`),
  ).map(({ kind }) => kind);
  expect(kinds.slice(0, 2).sort()).toEqual(['customer', 'payment_method']);
  expect(kinds).toContain('payment_intent');
  expect(await count()).toMatchObject({ keys: 1 });
  expect(await provider?.lookup(young)).toMatchObject({ kind: 'done', value: { state: 'closed', paymentId: 'young' } });
  const standing = await provider?.lookup(kept);
  expect(standing?.kind).toBe('done');
  expect(sandbox.posts.length).toBeGreaterThan(3);
});
