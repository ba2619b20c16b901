import { type Category, listCategories, listProducts } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isCategory } from '#domain/catalogue/category.ts';

/** What is asked for: a page, from 1, of the offers of one aisle (its code), or of all. */
export type AskedOffers = { number: number; category: string };
/** A page of offers, and the aisles that have some. */
export type OffersPage = OutputOf<typeof listProducts> & { aisles: Category[] };

/** Offers on a page, the most that the API gives at once. */
const offersPerPage = 120;

/** A page of what a store announces as reduced now, what is bought most first, without the descriptions. */
export async function loadOffers(
  api: Api,
  storeId: number,
  { number, category }: AskedOffers,
  signal: AbortSignal,
): Promise<OffersPage> {
  const offers = { storeId, hasReduction: true };
  const wanted = {
    ...offers,
    hasOffer: true,
    page: number,
    per_page: offersPerPage,
    sortBy: 'popular' as const,
    ...(category && { category }),
  };
  const [found, aisles] = await Promise.all([
    api(listProducts, wanted, { signal }),
    api(listCategories, offers, { signal }),
  ]);
  return { ...found, aisles, items: found.items.map((item) => ({ ...item, htmlDescription: '' })) };
}

/** What an address asks for; what cannot be understood is the first page of all. */
export function askedOffers(url: string): AskedOffers {
  const { searchParams } = new URL(url);
  const number = Number(searchParams.get('page') ?? 1);
  const category = searchParams.get('category') ?? '';
  return {
    number: Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1,
    category: isCategory(category) ? category : '',
  };
}

export function offersAddress({ number, category }: AskedOffers): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(number > 1 && { page: String(number) }) });
  return query.size > 0 ? `/offers?${query}` : '/offers';
}
