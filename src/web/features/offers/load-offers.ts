import { listProducts } from '#contract/catalogue.ts';
import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';

export type OffersPage = OutputOf<typeof listProducts>;

/** Offers on a page, the most that the API gives at once. */
const offersPerPage = 120;

/** A page of what a store has at a discount now, without the descriptions. */
export async function loadOffers(api: Api, storeId: number, page: number, signal: AbortSignal): Promise<OffersPage> {
  const found = await api(listProducts, { storeId, hasOffer: true, page, per_page: offersPerPage }, { signal });
  return { ...found, items: found.items.map((item) => ({ ...item, htmlDescription: '' })) };
}

/** The page that an address asks for, from 1; what cannot be understood is the first. */
export function offersPageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

export const offersAddress = (page: number) => (page > 1 ? `/offers?page=${page}` : '/offers');
