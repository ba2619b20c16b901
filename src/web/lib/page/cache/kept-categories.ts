import type { Category } from '#contract/catalogue/catalogue.ts';
import { lifetimes } from './lifetimes.ts';
import { placeKey } from './page-key.ts';
import { keptPages } from './pages.ts';

type WithCategories = { categories: Category[] | null };

/**
 * The categories that a page of this store has brought last, in this language; null once they are older than their own
 * lifetime, which is longer than that of the page they came with. Browser only.
 */
export function keptCategories(now = Date.now()): Category[] | null {
  const place = placeKey();
  for (const [key, { data, savedAt }] of keptPages().list().toReversed()) {
    const { categories } = data as Partial<WithCategories>;
    if (categories && key.startsWith(place) && now - savedAt < lifetimes.categories) return categories;
  }
  return null;
}

/** For a `clientLoader`: what the server loader brings, with kept categories where it could not have any. */
export async function withKeptCategories<T extends WithCategories>(answer: Promise<T>): Promise<T> {
  const data = await answer;
  const categories = data.categories ?? keptCategories();
  return categories === data.categories ? data : { ...data, categories };
}
