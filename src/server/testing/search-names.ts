import type { TestApp } from './test-app.ts';

type Found = { found: string[]; near: string[]; corrected: unknown };

/** What a search finds in a store, by names; what is near when it finds nothing, and the words it was corrected to. */
export async function searchNames(shop: TestApp, storeId: number, words: string, lng: string): Promise<Found> {
  const query = new URLSearchParams({ search: words, lng });
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  if (status !== 200) throw new Error(`The search answered ${status}`);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  return { found: names(body.data.items), near: names(body.data.near), corrected: body.data.correctedSearch };
}
