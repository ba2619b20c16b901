import { beforeEach, expect, test } from 'vitest';
import type { FlagPath } from '#domain/access/feature-config.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const off = new Set<FlagPath>();
const shop = await startSharedApp({ now });
const storeId = await makeStore(shop.db);
shop.deps.flags.isOn = (path) => !off.has(path);
beforeEach(() => off.clear());

/** A customer of that name who bought the product, `hours` ago said what it is worth, and how staff saw it. */
async function review(
  productId: number,
  name: string,
  rating: number,
  hours: number,
  status: ReviewStatus = 'approved',
) {
  const { id: customerId } = await makeCustomer(shop.db, { name });
  const at = new Date(now.getTime() - hours * 3_600_000);
  const orderLineId = await makePurchase(shop.db, { storeId, customerId, productId, at });
  const written = { rating, title: `${rating} sur 5`, text: '', language: 'fr', status, createdAt: at } as const;
  const moderatedAt = status === 'pending' ? null : now;
  await shop.db.insert(reviews).values({ productId, customerId, orderLineId, ...written, moderatedAt });
}
const read = async (productId: number, query = '') =>
  (await shop.call('GET', `/store/product/${productId}/reviews${query}`)) as {
    status: number;
    body: { data: { items: { author: string; rating: number; title: string }[]; total: number; totalPage: number } };
  };

test('approved reviews alone are shown, the newest first, by first names, in pages', async () => {
  const productId = await makeProduct(shop.db, {}, now);
  await review(productId, 'Ada Byron', 5, 30);
  await review(productId, ' Lan  Nguyễn', 4, 20);
  await review(productId, 'Zoé', 1, 10, 'pending');
  await review(productId, 'Max Moody', 1, 5, 'rejected');
  await review(await makeProduct(shop.db, {}, now), 'Ada Other', 2, 1);
  const { body } = await read(productId);
  expect(body.data).toMatchObject({ total: 2, totalPage: 1 });
  expect(body.data.items).toEqual([
    expect.objectContaining({ author: 'Lan', rating: 4, title: '4 sur 5', language: 'fr' }),
    expect.objectContaining({ author: 'Ada', rating: 5, createdAt: '2026-11-20T04:00:00.000Z' }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Byron|@/);
  const second = await read(productId, '?page=2&per_page=1');
  expect(second.body.data).toMatchObject({ total: 2, totalPage: 2, items: [{ author: 'Ada' }] });
});

test('the detail tells their mean and number, while ratings are on', async () => {
  const productId = await makeProduct(shop.db, {}, now);
  const rating = async () => {
    const { body } = await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`);
    return [body.data.ratingAverage, body.data.ratingCount];
  };
  expect(await rating()).toEqual([null, 0]);
  for (const [i, stars] of [5, 4, 4].entries()) await review(productId, `R${i}`, stars, i + 1);
  await review(productId, 'Waiting', 1, 1, 'pending');
  expect(await rating()).toEqual([4.3, 3]);
  off.add('products.ratings');
  expect(await rating()).toEqual([null, 0]);
});

test('there are no reviews while they are off, nor of what is unknown or hidden', async () => {
  const productId = await makeProduct(shop.db, {}, now);
  const hidden = await makeProduct(shop.db, { visible: false }, now);
  expect([(await read(productId)).status, (await read(hidden)).status, (await read(999_999)).status]).toEqual([
    200, 404, 404,
  ]);
  off.add('products.reviews');
  expect((await read(productId)).status).toBe(404);
});
