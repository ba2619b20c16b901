import { type Category, listCategories, listProducts } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isCategory } from '#domain/catalogue/category.ts';

/** What is asked for: a page, from 1, of the offers of one aisle (its code), or of all; or of the goods of short date. */
export type AskedOffers = { number: number; category: string; isShortDate: boolean };
/** A page of offers, the aisles that have some, and how many goods of short date there are. */
export type OffersPage = OutputOf<typeof listProducts> & { aisles: Category[]; shortDates: number };

/** Offers on a page, the most that the API gives at once. */
const offersPerPage = 120;

/**
 * A page of what a store announces as reduced now, or of its goods of short date, what is bought most first, without the
 * descriptions.
 */
export async function loadOffers(
  api: Api,
  storeId: number,
  { number, category, isShortDate }: AskedOffers,
  signal: AbortSignal,
): Promise<OffersPage> {
  const offers = { storeId, hasReduction: true };
  const ofShortDate = { storeId, shortDate: true };
  const wanted = {
    ...(isShortDate ? ofShortDate : { ...offers, hasOffer: true }),
    page: number,
    per_page: offersPerPage,
    sortBy: 'popular' as const,
    ...(category && { category }),
  };
  const [found, aisles, few] = await Promise.all([
    api(listProducts, wanted, { signal }),
    api(listCategories, offers, { signal }),
    api(listProducts, { ...ofShortDate, per_page: 1 }, { signal }),
  ]);
  return {
    ...found,
    aisles,
    shortDates: few.total,
    items: found.items.map((item) => ({ ...item, htmlDescription: '' })),
  };
}

/** What an address asks for; what cannot be understood is the first page of all. */
export function askedOffers(url: string): AskedOffers {
  const { searchParams } = new URL(url);
  const number = Number(searchParams.get('page') ?? 1);
  const category = searchParams.get('category') ?? '';
  const isShortDate = searchParams.get('shortDate') === 'true';
  return {
    number: Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1,
    category: !isShortDate && isCategory(category) ? category : '',
    isShortDate,
  };
}

/** The address of the goods of short date alone, from the first page on. */
export const shortDatesAddress = '/offers?shortDate=true';

export function offersAddress({ number, category, isShortDate }: AskedOffers): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(isShortDate && { shortDate: 'true' }),
    ...(number > 1 && { page: String(number) }),
  });
  return query.size > 0 ? `/offers?${query}` : '/offers';
}
