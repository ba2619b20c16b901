import type { Category } from '#domain/catalogue/category.ts';
import type { kinds } from '#server/db/tables/catalogue.ts';
import type { TestApp } from './test-app.ts';

/** A kind of goods by what it is called in French, English and Vietnamese, its name first. */
export function newKind(
  code: string,
  parent: string | null,
  [fr, en, vi]: readonly [fr: readonly string[], en: readonly string[], vi: readonly string[]],
  more: { category?: Category; position?: number } = {},
): typeof kinds.$inferInsert {
  const names = { fr: fr[0] ?? '', en: en[0] ?? '', vi: vi[0] ?? '' };
  const words = { fr: fr.slice(1), en: en.slice(1), vi: vi.slice(1) };
  return { code, category: 'LAITIER', parent, names, words, position: 0, ...more };
}

type Found = { found: string[]; near: string[]; corrected: unknown };

/** What a search finds in a store, by names; what is near when it finds nothing, and the words it was corrected to. */
export async function searchNames(shop: TestApp, storeId: number, words: string, lng: string): Promise<Found> {
  const query = new URLSearchParams({ search: words, lng });
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  if (status !== 200) throw new Error(`The search answered ${status}`);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  return { found: names(body.data.items), near: names(body.data.near), corrected: body.data.correctedSearch };
}
