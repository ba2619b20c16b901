import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const said = { rating: 4, title: 'Très bon', text: 'Croquant.\nJe le reprends.' };
let areOn = true;
const t = await startSharedApp({ now });
const storeId = await makeStore(t.db);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => (flag.startsWith('products.r') ? areOn : isOn(flag));
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
beforeEach(async () => {
  areOn = true;
  await t.db.delete(rateLimits);
});

/** A new product and somebody who bought it. */
async function makeBuyer(status: 'submitted' | 'completed' = 'completed') {
  const productId = await makeProduct(t.db, { name: { fr: 'Pommes', en: 'Apples', vi: 'Táo' } }, now);
  const { customer, token } = await makeSignedIn(t, { name: 'Ada Byron' });
  await makePurchase(t.db, { storeId, customerId: customer.id, productId, at: now, status });
  const path = `/store/product/${productId}/reviews`;
  const headers = bearer(token);
  const send = (method: string, body?: object, more = {}) => t.call(method, path, body, { ...headers, ...more });
  const own = async () =>
    (await t.call('GET', `/customer-profiles/me/reviews?product_id=${productId}`, undefined, headers)).body.data;
  return { productId, customer, headers, path, send, own };
}
type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

/** What anybody sees of a product: the texts of its reviews, the mean and the number of its stars. */
async function shown({ productId }: Pick<Buyer, 'productId'>) {
  const list = (await t.call('GET', `/store/product/${productId}/reviews`)).body.data;
  const { ratingAverage, ratingCount } = (await t.call('GET', `/store/product/${productId}?storeId=${storeId}`)).body
    .data;
  return [list.items.map(({ text }: { text: string }) => text), list.total, ratingAverage, ratingCount];
}
const nothing = [[], 0, null, 0];

async function approve({ productId }: Pick<Buyer, 'productId'>) {
  const [row] = await t.db.select().from(reviews).where(eq(reviews.productId, productId));
  expect((await t.call('PUT', `/reviews/${row?.id}`, { status: 'approved' }, staff)).status).toBe(200);
}

describe('a review', () => {
  test('of what one bought waits for staff, and is shown to nobody else', async () => {
    const buyer = await makeBuyer();
    expect(await buyer.own()).toMatchObject({ items: [], total: 0, mayReview: true });
    const { status, body } = await buyer.send('POST', said, { 'accept-language': 'en' });
    expect(status).toBe(200);
    const written = { ...said, status: 'pending', language: 'en', answer: '', createdAt: now.toISOString() };
    expect(body.data).toMatchObject({ ...written, productId: buyer.productId, productName: 'Apples' });
    expect(await buyer.own()).toMatchObject({ items: [written], total: 1, mayReview: false });
    expect(await shown(buyer)).toEqual(nothing);
    await approve(buyer);
    expect(await shown(buyer)).toEqual([[said.text], 1, 4, 1]);
  });

  test('may have stars alone', async () => {
    const buyer = await makeBuyer();
    expect((await buyer.send('POST', { rating: 2 })).body.data).toMatchObject({ rating: 2, title: '', text: '' });
  });

  test('is for those who bought the product in an order that was completed', async () => {
    const waiting = await makeBuyer('submitted');
    const other = await makeBuyer();
    expect((await waiting.own()).mayReview).toBe(false);
    expect((await waiting.send('POST', said)).body.code).toBe('forbidden');
    expect((await t.call('POST', waiting.path, said, other.headers)).status).toBe(403);
    expect((await t.call('POST', other.path, said, waiting.headers)).status).toBe(403);
    expect((await t.call('POST', waiting.path, said)).status).toBe(401);
    expect(await t.db.$count(reviews, eq(reviews.productId, waiting.productId))).toBe(0);
  });

  test('is of a product that shows', async () => {
    const { customer, headers } = await makeBuyer();
    const hidden = await makeProduct(t.db, { visible: false }, now);
    await makePurchase(t.db, { storeId, customerId: customer.id, productId: hidden, at: now });
    for (const id of [hidden, 999_999])
      expect((await t.call('POST', `/store/product/${id}/reviews`, said, headers)).status).toBe(404);
  });

  test('is written once; sent again with its key it gets the first answer', async () => {
    const buyer = await makeBuyer();
    const first = await buyer.send('POST', said, { 'idempotency-key': 'one' });
    expect((await buyer.send('POST', said, { 'idempotency-key': 'one' })).body).toEqual(first.body);
    expect((await buyer.send('POST', said)).body.code).toBe('conflict');
    expect((await buyer.own()).total).toBe(1);
  });

  test.each([
    ['no stars', { rating: undefined }, '422 rating=validation.required'],
    ['none', { rating: 0 }, '422 rating=validation.rating'],
    ['six', { rating: 6 }, '422 rating=validation.rating'],
    ['four and a half', { rating: 4.5 }, '422 rating=validation.rating'],
    ['stars as text', { rating: '5' }, '422 rating=validation.rating'],
    ['a long title', { title: 'a'.repeat(101) }, '422 title=validation.tooLong'],
    ['a title of two lines', { title: 'a\nb' }, '422 title=validation.invalid'],
    ['a long text', { text: 'a'.repeat(2001) }, '422 text=validation.tooLong'],
    ['a text with NUL', { text: 'a\u0000b' }, '422 text=validation.invalid'],
    ['half a character', { text: '\ud800' }, '422 text=validation.invalid'],
    [
      'the most that there may be, and what it may not say',
      {
        title: 'a'.repeat(100),
        text: 'é'.repeat(2000),
        status: 'approved',
        customerId: 1,
        author: 'Staff',
        isVerified: true,
        answer: 'Yes',
        productId: 1,
      },
      '200',
    ],
  ])('with %s', async (_, more, expected) => {
    const buyer = await makeBuyer();
    expect(refusalOf(await buyer.send('POST', { ...said, ...more }))).toBe(expected);
    expect((await buyer.own()).items.map(({ status }: { status: string }) => status)).toEqual(
      expected === '200' ? ['pending'] : [],
    );
  });

  test('keeps markup and other programs’ words as the text that they are', async () => {
    const buyer = await makeBuyer();
    await buyer.send('POST', said);
    const vectors = [...scriptVectors, "' OR 1=1--", '__proto__', '{{7*7}}', 'gnp.exe', '👩‍👩‍👧'];
    const kept = vectors.filter((vector) => !/(?!\n)\p{Cc}/u.test(vector) && vector.length < 1000);
    expect(kept.length).toBeGreaterThan(80);
    for (let i = 0; i < kept.length; i += 20) {
      const text = kept.slice(i, i + 20).join('\n');
      const title = (kept[i] ?? '').replaceAll('\n', ' ').slice(0, 100).trim();
      const { status, body } = await buyer.send('PUT', { rating: 1, title, text });
      expect([status, body.data.title, body.data.text]).toEqual([200, title, text.trim()]);
    }
    await approve(buyer);
    expect((await shown(buyer))[0]).toEqual([expect.stringContaining('gnp.exe')]);
  });

  test('is written twenty times an hour by one account at most', async () => {
    const buyer = await makeBuyer();
    for (let i = 0; i < 20; i++) expect((await buyer.send(i ? 'PUT' : 'POST', said)).status).toBe(200);
    const { status, headers } = await buyer.send('PUT', said);
    expect([status, headers['retry-after']]).toEqual([429, '3600']);
    expect((await (await makeBuyer()).send('POST', said)).status).toBe(200);
  });
});

describe('one’s own review', () => {
  test('edited waits again, and what it said is gone from every answer at once', async () => {
    const buyer = await makeBuyer();
    await buyer.send('POST', said);
    await approve(buyer);
    expect(await shown(buyer)).toEqual([[said.text], 1, 4, 1]);
    const { body } = await buyer.send('PUT', { rating: 1, text: 'Finalement non.' });
    expect(body.data).toMatchObject({ rating: 1, title: '', text: 'Finalement non.', status: 'pending' });
    expect(await shown(buyer)).toEqual(nothing);
    const [row] = await t.db.select().from(reviews).where(eq(reviews.productId, buyer.productId));
    expect(row).toMatchObject({ moderatedAt: null, moderatedBy: null, editedAt: now });
    await approve(buyer);
    expect(await shown(buyer)).toEqual([['Finalement non.'], 1, 1, 1]);
  });

  test('withdrawn is gone at once, and may be written again', async () => {
    const buyer = await makeBuyer();
    await buyer.send('POST', said);
    await approve(buyer);
    expect((await shown(buyer))[1]).toBe(1);
    expect((await buyer.send('DELETE', undefined, { 'idempotency-key': 'gone' })).status).toBe(200);
    expect((await buyer.send('DELETE', undefined, { 'idempotency-key': 'gone' })).status).toBe(200);
    expect(await shown(buyer)).toEqual(nothing);
    expect((await buyer.send('DELETE')).status).toBe(404);
    expect((await buyer.send('PUT', said)).status).toBe(404);
    expect((await buyer.send('POST', said)).status).toBe(200);
  });

  test('is gone at once with the account', async () => {
    const buyer = await makeBuyer();
    await buyer.send('POST', said);
    await approve(buyer);
    expect((await shown(buyer))[1]).toBe(1);
    expect((await t.call('DELETE', '/customer-profiles/me', undefined, buyer.headers)).status).toBe(200);
    expect(await shown(buyer)).toEqual(nothing);
  });

  test('is out of reach of whoever else reviewed the product', async () => {
    const buyer = await makeBuyer();
    const { customer, token } = await makeSignedIn(t, { name: 'Eve' });
    const { productId } = buyer;
    await makePurchase(t.db, { storeId, customerId: customer.id, productId, at: now });
    await buyer.send('POST', said);
    await approve(buyer);
    const other = bearer(token);
    expect((await t.call('PUT', buyer.path, { rating: 1 }, other)).status).toBe(404);
    expect((await t.call('DELETE', buyer.path, undefined, other)).status).toBe(404);
    await t.call('POST', buyer.path, { rating: 1, text: 'Non.' }, other);
    expect((await t.call('PUT', buyer.path, { rating: 2, text: 'Toujours non.' }, other)).status).toBe(200);
    expect((await t.call('DELETE', buyer.path, undefined, other)).status).toBe(200);
    expect((await buyer.own()).items).toEqual([expect.objectContaining({ ...said, status: 'approved' })]);
    expect(await shown(buyer)).toEqual([[said.text], 1, 4, 1]);
  });

  test('is listed with the others, the newest first, in pages; a product that is hidden has no address', async () => {
    const buyer = await makeBuyer();
    await buyer.send('POST', said);
    t.wait(60);
    const hidden = await makeProduct(t.db, { name: 'Poires' }, now);
    await makePurchase(t.db, { storeId, customerId: buyer.customer.id, productId: hidden, at: now });
    await t.call('POST', `/store/product/${hidden}/reviews`, { rating: 3 }, buyer.headers);
    await t.write(({ tx }) => tx.execute(`update products set visible = false where id = ${hidden}`));
    const list = async (query: string) =>
      (await t.call('GET', `/customer-profiles/me/reviews${query}`, undefined, buyer.headers)).body.data;
    expect(await list('')).toMatchObject({
      total: 2,
      mayReview: false,
      items: [
        { productName: 'Poires', productSlug: null },
        { productName: 'Pommes', productSlug: expect.stringContaining('pommes') },
      ],
    });
    expect(await list('?page=2&per_page=1')).toMatchObject({ items: [{ productName: 'Pommes' }], totalPage: 2 });
    t.setNow(now);
  });
});

test('while reviews are off none of their calls is there, for whoever may do what', async () => {
  const buyer = await makeBuyer();
  await buyer.send('POST', said);
  const { token } = await makeStaff(t);
  areOn = false;
  const calls = ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [method, buyer.path]);
  for (const [method = '', path = ''] of [
    ...calls,
    ['GET', '/customer-profiles/me/reviews'],
    ['GET', '/reviews'],
    ['PUT', '/reviews/1'],
  ])
    for (const headers of [{}, buyer.headers, bearer(token)]) {
      const body = method === 'POST' || method === 'PUT' ? said : undefined;
      expect([method, path, (await t.call(method, path, body, headers)).status]).toEqual([method, path, 404]);
    }
});
