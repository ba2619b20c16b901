import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { type AskedOffers, askedOffers, loadOffers, offersAddress } from './load-offers.ts';

/** What is asked of the API for a page, and what comes of it. */
async function load(wanted: AskedOffers) {
  const asked: object[] = [];
  const api = (async ({ name }: { name: string }, input: object) => {
    if (name === 'listProducts') asked.push(input);
    return name === 'listProducts' ? { items: [{ id: 1, htmlDescription: '<p>Long</p>' }], total: 1 } : [];
  }) as unknown as Api;
  const { signal } = new AbortController();
  return { asked, page: await loadOffers(api, 7, wanted, signal) };
}

test('offers are fetched 120 a page', async () => {
  const { asked, page } = await load({ number: 2, category: 'FRUIT', isShortDate: false });
  const expected = { storeId: 7, page: 2, per_page: 120, category: 'FRUIT', hasOffer: true, hasReduction: true };
  expect(asked[0]).toEqual({ ...expected, sortBy: 'popular' });
  expect(page).toMatchObject({ items: [{ id: 1, htmlDescription: '' }], total: 1, aisles: [], shortDates: 1 });
});

test('goods of short date are a list of their own, whether their reduction may be announced or not', async () => {
  const wanted = askedOffers('http://127.0.0.1/offers?shortDate=true&category=FRUIT&page=2');
  expect(wanted).toEqual({ number: 2, category: '', isShortDate: true });
  expect(offersAddress(wanted)).toBe('/offers?shortDate=true&page=2');
  const { asked } = await load(wanted);
  expect(asked[0]).toEqual({ storeId: 7, page: 2, per_page: 120, shortDate: true, sortBy: 'popular' });
});
