import { expect, test } from 'vitest';
import { reconcileNightly } from '#server/jobs/reconcile-nightly.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, paypal, place, comeBack, run } = await startPaymentShop();
const today = '2026-11-23';

/** A session ends sooner than the clock of these tests goes. */
const asStaff = async () => {
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_EDIT_FEATURES_CONFIGURATION']);
  return bearer(token);
};
const reconcile = async (day: string) => (await t.call('POST', '/payments/reconcile', { day }, await asStaff())).body;
const last = async (query = '') =>
  (await t.call('GET', `/payments/reconcile${query}`, undefined, await asStaff())).body.data;

/** An order by card that is ready, and captured. */
const sell = async (breads: number) => {
  const { id, orderNumber, payment } = await place([[shop.bread, breads]]);
  stripe.pay(payment.id);
  await comeBack(payment.id);
  for (const status of ['processing', 'ready'])
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, await asStaff())).status).toBe(200);
  await run();
  return { id, orderNumber, paymentId: payment.id as string };
};
const book = (paymentId: string | null, amountCents: number, reference = `ch_${paymentId}`) => {
  const at = t.deps.clock();
  stripe.books.entries.push({ reference, paymentId, kind: 'capture', amountCents, currency: 'EUR', at });
};

test('a day is compared with the books of the providers, and what it came to is kept', async () => {
  expect(await last()).toBeNull();
  const [same, less, none] = [await sell(1), await sell(2), await sell(3)];
  book(same.paymentId, 110);
  book(less.paymentId, 200);
  book(null, 999, 'ch_by_hand');
  const { data } = await reconcile(today);
  const of = (
    kind: string,
    { paymentId, orderNumber }: Omit<typeof same, 'id'>,
    ours: number,
    theirs: number | null,
  ) => {
    const reference = theirs === null ? paymentId : `ch_${paymentId}`;
    return { provider: 'stripe', kind, reference, orderNumber, ours, theirs };
  };
  expect(data).toEqual({
    day: today,
    checkedAt: t.deps.clock().toISOString(),
    differences: expect.arrayContaining([
      of('amount', less, 2.2, 2),
      of('missingThere', none, 3.3, null),
      { provider: 'stripe', kind: 'missingHere', reference: 'ch_by_hand', orderNumber: null, ours: null, theirs: 9.99 },
    ]),
    incomplete: [],
  });
  expect(data.differences).toHaveLength(3);
  expect(await last()).toEqual(data);
  expect(await last(`?day=${today}`)).toEqual(data);
  expect(await last('?day=2026-11-22')).toBeNull();
});

test('what a lost dispute took is no refund: that of the same payment is compared without it', async () => {
  const { id, paymentId } = await sell(5);
  await t.call('PUT', `/orders/${id}/status`, { status: 'delivered' }, await asStaff());
  await t.call('POST', `/orders/${id}/refunds`, { amount: 1, reason: 'Retard' }, await asStaff());
  await run();
  const thing = stripe.things.get(paymentId);
  if (thing) thing.dispute = { state: 'lost', amountCents: 450 };
  await t.call('POST', `/orders/${id}/payments/lookup`, {}, await asStaff());
  const [payment] = (await t.call('GET', `/orders/${id}`, undefined, await asStaff())).body.data.payments;
  expect(payment).toMatchObject({ attention: 'dispute', captured: 5.5, refunded: 5.5, status: 'refunded' });
  book(paymentId, 550);
  stripe.books.entries.push({
    reference: 're_1',
    paymentId,
    kind: 'refund',
    amountCents: 100,
    currency: 'EUR',
    at: t.deps.clock(),
  });
  const { differences } = (await reconcile(today)).data;
  const references = [paymentId, `ch_${paymentId}`, 're_1'];
  expect(differences.filter(({ reference }: { reference: string }) => references.includes(reference))).toEqual([]);
});

test('who does not answer, or has not written the day to its end, is named; nothing is missing there then', async () => {
  stripe.books.isComplete = false;
  paypal.books.fails = true;
  const { data } = await reconcile(today);
  expect(data.incomplete).toEqual(['stripe', 'paypal']);
  expect(data.differences.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['amount', 'missingHere']);
  stripe.books.isComplete = true;
  paypal.books.fails = false;
});

test('a day that has not begun is refused', async () => {
  const refused = await t.call('POST', '/payments/reconcile', { day: '2026-11-24' }, await asStaff());
  expect(refusalOf(refused)).toBe('422 day=payments.dayAhead');
});

test('each night after four UTC the day before is compared, once', async () => {
  t.setNow(new Date('2026-11-24T03:59:00Z'));
  await reconcileNightly(t.deps, t.deps.clock());
  expect((await last()).day).toBe(today);
  const checkedAt = (await last()).checkedAt;
  t.setNow(new Date('2026-11-24T04:00:00Z'));
  expect(await reconcileNightly(t.deps, t.deps.clock())).toBe(true);
  expect(await reconcileNightly(t.deps, t.deps.clock())).toBe(false);
  expect(await last()).toMatchObject({ day: today, checkedAt: '2026-11-24T04:00:00.000Z' });
  expect(checkedAt).not.toBe('2026-11-24T04:00:00.000Z');
});
