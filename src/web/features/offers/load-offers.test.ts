import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { loadOffers } from './load-offers.ts';

test('offers are fetched 120 a page', async () => {
  const asked = new Map<string, object>();
  const api = (async ({ name }: { name: string }, input: object) => {
    asked.set(name, input);
    return name === 'listProducts' ? { items: [{ id: 1, htmlDescription: '<p>Long</p>' }], total: 1 } : [];
  }) as unknown as Api;
  const { signal } = new AbortController();
  const page = await loadOffers(api, 7, { number: 2, category: 'FRUIT' }, signal);
  const expected = { storeId: 7, page: 2, per_page: 120, category: 'FRUIT', hasOffer: true, hasReduction: true };
  expect(asked.get('listProducts')).toMatchObject(expected);
  expect(page).toMatchObject({ items: [{ id: 1, htmlDescription: '' }], total: 1, aisles: [] });
});
