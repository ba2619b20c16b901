import { randomBytes } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import { createPayPal } from '#server/features/payments/paypal/paypal.ts';
import type { CallOutcome, KnownPayment, PageToOpen, Provider, Standing } from '#server/features/payments/provider.ts';
import { createStripe } from '#server/features/payments/stripe/stripe.ts';
import { startTestSandbox } from './payment-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

const minuteMs = 60_000;

/** Each provider over the sandbox, with a clock of the test's; closed after the last test of the file. */
export async function startPaymentHarness() {
  const connection = await openTestDatabase();
  let now = new Date('2026-11-20T10:00:00Z');
  const sandbox = await startTestSandbox(connection, () => now);
  afterAll(async () => {
    await sandbox.stop();
    await connection.close();
  });
  const make = (name: 'stripe' | 'paypal', timeoutSeconds = 30, shopId = 'shop', apiUrl = sandbox.url): Provider =>
    name === 'stripe'
      ? createStripe({ ...sandbox.settings.stripe, apiUrl }, shopId, timeoutSeconds)
      : createPayPal({ ...sandbox.settings.paypal, apiUrl }, shopId, timeoutSeconds);
  const newPage = (over: Partial<PageToOpen> = {}): PageToOpen => ({
    id: randomBytes(16).toString('hex'),
    orderNumber: 'P-1042',
    amountCents: 4230,
    currency: 'EUR',
    keepsMeans: false,
    language: 'fr',
    email: null,
    openedAt: now,
    expiresAt: new Date(now.getTime() + 31 * minuteMs),
    returnUrl: 'https://shop.example/payment/return/1',
    cancelUrl: 'https://shop.example/payment/return/1',
    ...over,
  });
  /** A page that is open. */
  const open = async (provider: Provider, over: Partial<PageToOpen> = {}) => {
    const page = newPage(over);
    const { url, references } = doneOf(await provider.open(page, newKey()));
    const payment: KnownPayment = { ...page, references };
    return { page, url, payment };
  };
  /** Asks how it stands, and makes the step between approval and reservation where there is one. */
  const settle = async (provider: Provider, payment: KnownPayment): Promise<Standing> => {
    const standing = doneOf(await provider.lookup(payment));
    if (standing.state !== 'approved') return standing;
    return doneOf(await provider.authoriseApproved({ ...payment, references: standing.references }, newKey()));
  };
  /** A payment whose sum is reserved, with all that is known of it. */
  const reserve = async (provider: Provider, over: Partial<PageToOpen> = {}): Promise<KnownPayment> => {
    const { url, payment } = await open(provider, over);
    await sandbox.control.act(url, 'pay');
    const { references, state } = await settle(provider, payment);
    expect(state).toBe('authorised');
    return { ...payment, references };
  };
  const capture = async (provider: Provider, payment: KnownPayment, cents: number): Promise<KnownPayment> => {
    const { references } = doneOf(await provider.capture(payment, cents, true, newKey()));
    return { ...payment, references };
  };
  return {
    connection,
    sandbox,
    make,
    newPage,
    open,
    settle,
    reserve,
    capture,
    now: () => now,
    later: (days: number) => {
      now = new Date(now.getTime() + days * 24 * 60 * minuteMs);
    },
  };
}

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** What a call came to that was done; fails the test otherwise, by what it came to. */
export function doneOf<T>(outcome: CallOutcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.value;
}
