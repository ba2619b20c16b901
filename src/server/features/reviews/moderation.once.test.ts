import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now });
const storeId = await makeStore(t.db);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const { customer, token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
const [staff, staffId] = [bearer(token), customer.id];

async function makeReview() {
  const productId = await makeProduct(t.db, { name: 'Pommes' }, now);
  const { customer, token } = await makeSignedIn(t, { name: 'Ada Byron' });
  const orderLineId = await makePurchase(t.db, { storeId, customerId: customer.id, productId, at: now });
  const path = `/store/product/${productId}/reviews`;
  const { body } = await t.call('POST', path, { rating: 5, text: 'Bon.' }, bearer(token));
  const id: number = body.data.id;
  const decide = (decision: object, more = {}) => t.call('PUT', `/reviews/${id}`, decision, { ...staff, ...more });
  const shown = async () => (await t.call('GET', path)).body.data.items;
  const row = async () => (await t.db.select().from(reviews).where(eq(reviews.id, id)))[0];
  return { id, productId, orderLineId, headers: bearer(token), customer, path, decide, shown, row };
}

test('approved it is shown at once with the shop’s answer, turned down it is gone at once', async () => {
  const review = await makeReview();
  expect(await review.shown()).toEqual([]);
  const { status, body } = await review.decide({ status: 'approved', answer: 'Merci !' });
  expect([status, body.data]).toEqual([
    200,
    { id: review.id, status: 'approved', answer: 'Merci !', moderatedAt: now.toISOString(), version: 2 },
  ]);
  expect(await review.shown()).toEqual([expect.objectContaining({ text: 'Bon.', author: 'Ada', answer: 'Merci !' })]);
  expect(await review.row()).toMatchObject({ moderatedAt: now, moderatedBy: staffId });
  await review.decide({ answer: 'Merci beaucoup !' });
  expect(await review.shown()).toMatchObject([{ answer: 'Merci beaucoup !' }]);
  await review.decide({ status: 'rejected' });
  expect(await review.shown()).toEqual([]);
  const own = await t.call('GET', '/customer-profiles/me/reviews', undefined, review.headers);
  expect(own.body.data.items).toMatchObject([{ status: 'rejected', answer: 'Merci beaucoup !' }]);
  await review.decide({ status: 'pending' });
  expect(await review.row()).toMatchObject({ status: 'pending', moderatedAt: null, moderatedBy: null });
});

test('a decision is on the text that was read: edited since, it is refused', async () => {
  const review = await makeReview();
  const [{ writtenAt }] = (await t.call('GET', '/reviews?status=pending&per_page=1', undefined, staff)).body.data.items;
  t.wait(5);
  await t.call('PUT', review.path, { rating: 1, text: 'Autre chose.' }, review.headers);
  expect((await review.decide({ status: 'approved', writtenAt })).body.code).toBe('conflict');
  const { items } = (await t.call('GET', '/reviews', undefined, staff)).body.data;
  const { writtenAt: later } = items.find(({ id }: { id: number }) => id === review.id);
  expect((await review.decide({ status: 'approved', writtenAt: later })).status).toBe(200);
  t.setNow(now);
});

test('of two who decide at once the second is told, and writes over nothing', async () => {
  const review = await makeReview();
  const find = async () => {
    const { items } = (await t.call('GET', '/reviews', undefined, staff)).body.data;
    return items.find(({ id }: { id: number }) => id === review.id);
  };
  const { version } = await find();
  const first = await review.decide({ answer: 'Merci !', version });
  expect(first.body.data.version).toBe(version + 1);
  const second = await review.decide({ answer: 'À bientôt !', version });
  expect([second.status, second.body.code]).toEqual([409, 'conflict']);
  expect(second.body.data).toEqual(await find());
  expect(second.body.data).toMatchObject({ answer: 'Merci !', version: version + 1 });
  expect(await review.row()).toMatchObject({ answer: 'Merci !' });
  // What changes nothing is no new version; what its customer writes is one.
  expect((await review.decide({ answer: 'Merci !' })).body.data.version).toBe(version + 1);
  await t.call('PUT', review.path, { rating: 2, text: 'Bof.' }, review.headers);
  expect((await review.decide({ status: 'approved', version: version + 1 })).status).toBe(409);
  expect((await review.decide({ status: 'approved', version: version + 2 })).status).toBe(200);
});

test('is “verified” only where the order bears it out', async () => {
  const real = await makeReview();
  await real.decide({ status: 'approved' });
  expect(await real.shown()).toMatchObject([{ isVerified: true }]);
  const claimed = await makeReview();
  await claimed.decide({ status: 'approved' });
  const { productId, customer } = claimed;
  const other = await makePurchase(t.db, { storeId, customerId: customer.id, productId: real.productId, at: now });
  const open = await makePurchase(t.db, { storeId, customerId: customer.id, productId, at: now, status: 'submitted' });
  for (const orderLineId of [real.orderLineId, other, open]) {
    await t.db.update(reviews).set({ orderLineId }).where(eq(reviews.id, claimed.id));
    t.wait(31);
    expect([orderLineId, await claimed.shown()]).toMatchObject([orderLineId, [{ isVerified: false }]]);
  }
  t.setNow(now);
});

test('staff have them all, or those of one state, with order and author', async () => {
  await t.db.delete(reviews);
  const first = await makeReview();
  t.wait(60);
  const second = await makeReview();
  await second.decide({ status: 'rejected' });
  const list = async (query: string) => (await t.call('GET', `/reviews${query}`, undefined, staff)).body.data;
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: number }) => id);
  expect(await idsOf('')).toEqual([second.id, first.id]);
  expect(await idsOf('?status=pending')).toEqual([first.id]);
  expect(await list('?per_page=1&page=2')).toMatchObject({
    total: 2,
    items: [
      {
        id: first.id,
        author: 'Ada Byron',
        customerId: first.customer.id,
        productName: 'Pommes',
        orderNumber: expect.stringMatching(/^T-/),
        status: 'pending',
        writtenAt: now.toISOString(),
        moderatedAt: null,
      },
    ],
  });
  t.setNow(now);
});

test.each([
  ['of no known state', { status: 'hidden' }, '422 status=validation.invalid'],
  ['with a long answer', { answer: 'a'.repeat(1001) }, '422 answer=validation.tooLong'],
  ['with NUL', { answer: '\u0000' }, '422 answer=validation.invalid'],
  ['of nothing', {}, '200'],
])('a decision %s', async (_, decision, expected) => {
  const review = await makeReview();
  expect(refusalOf(await review.decide(decision))).toBe(expected);
  expect((await review.row())?.status).toBe('pending');
});

test('an unknown review is not found', async () => {
  expect((await t.call('PUT', '/reviews/2000000000', { status: 'approved' }, staff)).status).toBe(404);
});

test('what is kept for a decision’s key says nothing of the customer', async () => {
  const review = await makeReview();
  await review.decide({ status: 'approved' }, { 'idempotency-key': 'decided' });
  const kept = await t.db.execute('select body::text as body from idempotency_keys');
  expect(JSON.stringify(kept)).not.toMatch(/Ada|Bon\./);
});
