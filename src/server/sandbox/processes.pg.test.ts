import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStripe } from '#server/features/payments/stripe/stripe.ts';
import { doneOf, newKey, startPaymentHarness } from '#server/testing/payment-harness.ts';
import { startSandbox } from './start-sandbox.ts';

const harness = await startPaymentHarness();
const dataDir = mkdtempSync(join(tmpdir(), 'panier-sandbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = () =>
  startSandbox({
    connection: harness.connection,
    clock: harness.now,
    shopUrl: 'http://127.0.0.1:1',
    port: null,
    dataDir,
  });

test('of the processes of a shop one serves, another one takes its place, and it knows what was told', async () => {
  const first = await start();
  const second = await start();
  expect([second.url, second.settings]).toEqual([first.url, first.settings]);
  const stripe = createStripe(second.settings.stripe, 'shop', 30);
  const page = harness.newPage();
  const { references } = doneOf(await stripe.open(page, newKey()));
  await first.stop();
  await expect.poll(() => stripe.ping(), { timeout: 20_000 }).toBe(true);
  expect(doneOf(await stripe.lookup({ ...page, references })).state).toBe('open');
  await second.stop();
  expect(await stripe.ping()).toBe(false);
});
