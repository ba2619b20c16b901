import fc from 'fast-check';
import { expect } from 'vitest';
import { isHeld } from '#domain/payment/payment-status.ts';
import { and, eq, isNotNull, like } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { refunds } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import { makeProduct } from '../catalogue.ts';
import { brokenInvariants } from '../invariants.ts';
import { makeOrderShop } from '../order-shop.ts';
import { turnOn } from '../second-factor.ts';
import { startTestApp } from '../test-app.ts';
import { createTestProvider } from '../test-provider.ts';
import { act, type LifeAt, type Placed, paymentsOf, place, runJobs, step } from './live.ts';

/**
 * So many lives of an order: tries, declines, leaving, events, moves, changes, cancels, returns, refunds, expiry, with a
 * provider that fails and processes that are killed at each call. Once the jobs have run, what the provider holds is what
 * a naive sum over the order's papers says. Answers how often each step was answered with each status.
 */
export async function runPaymentLives({
  lives,
  part = 0,
}: {
  lives: number;
  part?: number;
}): Promise<Map<string, number>> {
  const { seed } = fc.readConfigureGlobal();
  const providers = { stripe: createTestProvider('stripe'), paypal: createTestProvider('paypal') };
  const t = await startTestApp({
    now: new Date('2026-11-23T10:00:00Z'),
    env: { TRUST_PROXY: '1' },
    providers: new Map(Object.entries(providers) as ['stripe' | 'paypal', (typeof providers)['stripe']][]),
  });
  const seen = new Map<string, number>();
  try {
    const shop = await makeOrderShop(t);
    // A kilo for each life, as most never give their carrots back.
    const goods = { name: 'Carottes', unit: 'KG' as const, quantityStepMilli: 100, cents: 399 };
    const carrots = await makeProduct(t.db, { ...goods, stores: [shop.storeId], quantityMilli: lives * 1000 });
    const at: LifeAt = { t, shop: { ...shop, carrots }, providers };
    await turnOn(t, 'paymentMethods.card', 'paymentMethods.paypal');
    const life = fc.record({
      method: fc.constantFrom('card' as const, 'card', 'paypal', 'cash'),
      isFarAhead: fc.boolean(),
      steps: fc.array(step, { minLength: 5, maxLength: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(life, async ({ method, isFarAhead, steps }) => {
        const slotId = isFarAhead && method !== 'paypal' ? await makeFarSlot(at) : null;
        const order = await place(at, method, slotId);
        for (const one of steps) {
          const answer = await act(at, order, one);
          const said = `${one.does} ${answer?.status ?? ''}`;
          expect(answer?.status ?? 0, `${said}: ${JSON.stringify(answer?.body)}`).toBeLessThan(500);
          seen.set(said, (seen.get(said) ?? 0) + 1);
        }
        await settleAll(at, order);
        await compare(at, order);
      }),
      { numRuns: lives, endOnFailure: true, ...(seed !== undefined && { seed: seed + part }) },
    );
    const { 'a placed order has its mail in the outbox once, one that waits for its payer none': _, ...broken } =
      await brokenInvariants(t.db);
    expect(broken).toEqual({});
  } finally {
    await t.close();
  }
  return seen;
}

/** Begins in ten days of the clock as it is now: a card is kept for it. */
async function makeFarSlot({ t, shop }: LifeAt): Promise<number> {
  const startsAt = new Date(t.deps.clock().getTime() + 10 * 86_400_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000), cutOffAt: startsAt };
  const room = { mostOrders: 50, mostPickingSeconds: 100_000, feeCents: 0 };
  const [slot] = await t.db
    .insert(slots)
    .values({ storeId: shop.storeId, type: 'pickup', ...times, ...room })
    .onConflictDoUpdate({ target: [slots.storeId, slots.type, slots.startsAt, slots.endsAt], set: room })
    .returning({ id: slots.id });
  return slot?.id ?? 0;
}

/** Nothing fails any more, and the jobs do what is left, past the end of the window. */
async function settleAll(context: LifeAt, order: Placed): Promise<void> {
  for (const provider of Object.values(context.providers)) provider.heal();
  for (let i = 0; i < 60; i++) {
    context.t.wait(i < 10 ? 60 : 900);
    await runJobs(context, 1);
    const rows = await paymentsOf(context, order);
    const isRefunding = await context.t.db.$count(
      refunds,
      and(eq(refunds.orderId, order.id), isNotNull(refunds.nextAt)),
    );
    const now = context.t.deps.clock();
    // What stands may be reserved on, or anew, days later.
    const standsUntilLater = ({ status, wants, nextAt }: (typeof rows)[number]) =>
      isHeld(status) && wants === null && nextAt !== null && nextAt > now;
    const isQuiet = !isRefunding && rows.every((row) => row.nextAt === null || standsUntilLater(row));
    if (isQuiet && i > 1) return;
  }
  throw new Error(`the payments of ${order.id} do not settle: ${JSON.stringify(await paymentsOf(context, order))}`);
}

/** What the providers hold of the order, against its papers and state. */
async function compare(context: LifeAt, placed: Placed): Promise<void> {
  const { db } = context.t;
  const rows = await paymentsOf(context, placed);
  const things = rows.flatMap(({ id, provider }) => context.providers[provider].things.get(id) ?? []);
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  if (!order) throw new Error('the order is gone');
  const papers = await db.select().from(invoices).where(eq(invoices.orderId, placed.id));
  const invoiced = papers.find(({ content }) => !content.corrects);
  const back = papers
    .filter(({ content }) => content.corrects)
    .reduce((sum, { content }) => sum + content.totalCents, 0);
  const captured = things.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  const refunded = things.flatMap(({ refunds }) => refunds).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const held = things.filter(({ state }) => state === 'authorised' || state === 'kept');
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  const isOnline = order.paymentMethod === 'card' || order.paymentMethod === 'paypal';
  const about = JSON.stringify({ order: order.status, fulfilment: order.fulfilment, paid: order.paymentStatus, rows });
  for (const { id, provider, ...row } of rows) {
    const thing = context.providers[provider].things.get(id);
    const theirs = thing?.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0;
    expect([row.capturedCents, row.refundedCents], about).toEqual([thing?.capturedCents ?? 0, theirs]);
    expect(row.capturedCents, about).toBeLessThanOrEqual(row.amountCents);
  }
  // Nobody's money stays where nothing is sold, and none is reserved twice or for an order that has ended.
  if (hasEnded) expect([captured - refunded, held.length], about).toEqual([0, 0]);
  else if (!isOnline) expect([captured, held.length], about).toEqual([0, 0]);
  else if (invoiced) expect(captured - refunded, about).toBe(invoiced.content.totalCents - back);
  else if (order.fulfilment === 'ready') expect(captured, about).toBe(order.totalCents);
  else {
    // A change that costs more has a payment of its own beside the first.
    const reserved = held.reduce((sum, { reservedCents }) => sum + reservedCents, 0);
    const isKept = held.some(({ state }) => state === 'kept');
    expect([captured, held.length > 0, isKept || reserved >= order.totalCents], about).toEqual([0, true, true]);
    expect(order.paymentStatus, about).toBe(isKept ? 'needs_payment' : 'authorised');
  }
  const confirmations = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `order-confirmation:${placed.id}`));
  const wasAgreed = !isOnline || rows.some(({ status }) => status !== 'expired' && status !== 'cancelled');
  expect(confirmations.length, about).toBeLessThanOrEqual(1);
  if (!hasEnded && wasAgreed) expect(confirmations.length, about).toBe(1);
}
