import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, place, comeBack, run } = await startPaymentShop();
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_CUSTOMERS'])).token);
const { token, customer } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
const account = bearer(token);

const kilos = { unit: 'KG', quantityStepMilli: 100, cents: 399, quantityMilli: 500_000 } as const;
const carrots = await makeProduct(t.db, { stores: [shop.storeId], ...kilos });

const cents = (amount: number) => Math.round(amount * 100);
const creditOf = async () =>
  cents((await t.call('GET', '/authentication/customer/get-profile', undefined, account)).body.data.storeCredit);
const setCredit = async (amount: number) => {
  const change = amount - (await creditOf()) / 100;
  if (change === 0) return;
  const sent = { amount: Math.round(change * 100) / 100, reason: 'Geste' };
  expect((await t.call('POST', `/customers/${customer.id}/credit`, sent, manager)).status).toBe(200);
};

type Case = {
  method: 'cash' | 'bank_transfer' | 'card';
  isGuest: boolean;
  creditCents: number;
  /** Before it is handed over: by staff, or by the job that captures. */
  isPaid: boolean;
  bread: number;
  carrots: number;
  refusedBread: number;
  refusedCarrots: number;
};

/** What the shop has of an order once it is handed over and all refunds have gone, in cents, and what its papers say. */
async function handOver(one: Case): Promise<{ has: number; owed: number; due: number }> {
  if (!one.isGuest) await setCredit(one.creditCents / 100);
  const order = await place(
    [
      [shop.bread, one.bread],
      [carrots, one.carrots / 10],
    ],
    { payment_method: one.method, ...(!one.isGuest && { use_store_credit: true }) },
    one.isGuest ? {} : account,
  );
  const move = async (status: string) =>
    expect((await t.call('PUT', `/orders/${order.id}/status`, { status }, manager)).status, status).toBe(200);
  if (order.payment) {
    stripe.pay(order.payment.id);
    await comeBack(order.payment.id);
  }
  for (const status of ['processing', 'ready']) await move(status);
  if (one.isPaid && one.method === 'card') await run();
  if (one.isPaid && one.method !== 'card')
    await t.call('PUT', `/orders/${order.id}/payment`, { payment_status: 'paid' }, manager);
  const { items } = (await t.call('GET', `/orders/${order.id}`, undefined, manager)).body.data;
  const refused = [
    { item_id: items[0].id, quantity: Math.min(one.bread, one.refusedBread), reason: 'Abîmé' },
    { item_id: items[1].id, quantity: Math.min(one.carrots, one.refusedCarrots) / 10, reason: 'Abîmé' },
  ].filter(({ quantity }) => quantity > 0);
  const sum = await t.call('POST', `/orders/${order.id}/hand-over/sum`, { refused }, manager);
  const cash = sum.body.data.dueAmount;
  const done = await t.call('POST', `/orders/${order.id}/hand-over`, { refused, cash_taken: cash }, manager);
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  await run();
  const after = (await t.call('GET', `/orders/${order.id}`, undefined, manager)).body.data;
  const [invoice, note] = after.invoices;
  const back = note ? cents(note.total) : 0;
  expect(back).toBe(cents(sum.body.data.refusedAmount));
  const card = after.payments.reduce(
    (all: number, { captured, refunded }: { captured: number; refunded: number }) => all + cents(captured - refunded),
    0,
  );
  // What was paid in money before, or is paid now; what goes back of it by hand is what is due below nothing.
  const money = one.method === 'card' ? card : cents(after.paidAmount ?? 0) + Math.min(0, cents(after.dueAmount));
  // Who pays now pays no cent too much; who has paid before may be given back.
  const isExact = one.method !== 'card' && !one.isPaid;
  const left = cents(after.dueAmount);
  const credit = cents(invoice.storeCreditAmount) - cents(note?.storeCreditAmount ?? 0);
  return { has: money + credit, owed: cents(invoice.total) - back, due: isExact ? left : Math.max(0, left) };
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  method: fc.constantFrom('cash', 'bank_transfer', 'card'),
  isGuest: fc.boolean(),
  creditCents: fc.integer({ min: 0, max: 1500 }),
  isPaid: fc.boolean(),
  bread: fc.integer({ min: 1, max: 4 }),
  carrots: fc.integer({ min: 1, max: 20 }),
  refusedBread: fc.integer({ min: 0, max: 4 }),
  refusedCarrots: fc.integer({ min: 0, max: 20 }),
});

test('whatever is refused, however it is paid: what the shop has is what its papers say, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (one) => {
      const { has, owed, due } = await handOver(one);
      expect({ has, due }).toEqual({ has: owed, due: 0 });
    }),
    { numRuns: 12, seed: 20261128, endOnFailure: true },
  );
  expect(await brokenInvariants(t.db)).toEqual({});
});
