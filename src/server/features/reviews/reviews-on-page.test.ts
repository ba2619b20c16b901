import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { addBuiltPages } from '#server/testing/built-pages.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { schemaFaults } from '#server/testing/schema-faults.ts';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now });
await addBuiltPages(t);
const storeId = await makeStore(t.db);

async function show(products: Partial<typeof defaultFeatureConfig.products>): Promise<void> {
  const config = { ...defaultFeatureConfig, products: { ...defaultFeatureConfig.products, ...products } };
  const answer = await t.call('PUT', '/feature-config', config, bearer((await makeStaff(t)).token));
  expect(answer.status).toBe(200);
}

/** A product that somebody gave so many stars, with what they said of it. */
async function makeReviewed(rating: number, texts: { title: string; text: string }): Promise<number> {
  const productId = await makeProduct(t.db, {}, now);
  const { id: customerId } = await makeCustomer(t.db, { name: 'Ada Byron' });
  const orderLineId = await makePurchase(t.db, { storeId, customerId, productId, at: now });
  const written = { rating, ...texts, language: 'en', status: 'approved', createdAt: now, moderatedAt: now } as const;
  await t.db.insert(reviews).values({ productId, customerId, orderLineId, ...written });
  return productId;
}

async function readPage(id: number): Promise<string> {
  const { slug } = (await t.call('GET', `/store/product/${id}?storeId=${storeId}`)).body.data;
  const answer = await t.app.inject({ url: `/products/${slug}`, headers: { cookie: 'lng=en' } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

function ratingOf(html: string): Record<string, unknown> | undefined {
  const [, json = ''] = /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/.exec(html) ?? [];
  const shown = JSON.parse(json);
  expect(schemaFaults(shown)).toEqual([]);
  return shown.aggregateRating;
}

const rated = { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 };

test.each([
  // ratings, reviews: stars in the structured data; means shown; stars of the review; its text
  [true, true, rated, 2, 1, true],
  [true, false, rated, 1, 0, false],
  [false, true, undefined, 0, 0, true],
  [false, false, undefined, 0, 0, false],
])(
  'with ratings %s and reviews %s the page shows no more than is on',
  async (ratings, on, rating, means, stars, hasText) => {
    await show({ ratings, reviews: on });
    const html = await readPage(await makeReviewed(4, { title: 'Crisp', text: 'Bought again.' }));
    const times = (text: string) => html.split(text).length - 1;
    expect(ratingOf(html)).toEqual(rating);
    expect(times('aria-label="4 out of 5"')).toBe(means + stars);
    expect(times('>1 review<')).toBe(means);
    expect([times('>Crisp<') > 0, times('Verified purchase') > 0]).toEqual([hasText, hasText]);
  },
);

test('without a review nothing is told of stars', async () => {
  await show({ ratings: true, reviews: true });
  const html = await readPage(await makeProduct(t.db, {}, now));
  expect(ratingOf(html)).toBeUndefined();
  expect(html).not.toContain('out of 5');
  expect(html).toContain('Nobody has reviewed this product yet.');
});

test('the list stands in the page before any script, whose words are not fetched ahead', async () => {
  await show({ ratings: true, reviews: true });
  const html = await readPage(await makeReviewed(5, { title: 'Sweet', text: 'With cinnamon.' }));
  expect(html).toMatch(/<section id="reviews"[^>]*>.*Sweet.*With cinnamon\..*Ada.*Verified purchase.*<\/section>/s);
  expect(html.match(/<link rel="later"[^>]*\/product[^>]*>/g)?.length).toBeGreaterThan(0);
  expect(html).not.toMatch(/<link[^>]*\/(product-)?reviews-[^>]*>/);
});

test('what somebody writes runs nothing in the page', async () => {
  await show({ ratings: true, reviews: true });
  const text = scriptVectors.join('\n').replaceAll('\0', '').slice(0, 60_000);
  const html = await readPage(await makeReviewed(1, { title: '</script><script>xss()</script>', text }));
  const [, list = ''] = /<section id="reviews"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  expect(list).toContain('&lt;/script&gt;&lt;script&gt;xss()');
  expect(list).not.toMatch(/<(script|img|math|style|iframe|object|embed|template|noscript|video|form)\b/i);
  expect(list).not.toMatch(/<[^>]* on\w+=/i);
  // Data that the page is hydrated from says it too.
  expect(html).not.toMatch(/<script>xss\(\)/);
});
