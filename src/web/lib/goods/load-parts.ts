import { type Category, type Kind, listCategories, listKinds, type Product } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';

/** The categories of a store; null when they cannot be had: the rest of a page works without them. */
export function loadCategories(api: Api, storeId: number, signal: AbortSignal): Promise<Category[] | null> {
  return unlessRefused(api(listCategories, { storeId }, { signal }), null);
}

/** The kinds of a category in a store; null when they cannot be had. */
export function loadKinds(api: Api, storeId: number, category: string, signal: AbortSignal): Promise<Kind[] | null> {
  return unlessRefused(api(listKinds, { storeId, category }, { signal }), null);
}

/** The first of a list that a page can do without: none where it is switched off, null when it cannot be had. */
export async function loadStrip(products: Promise<readonly Product[]>, most: number): Promise<Product[] | null> {
  try {
    return (await products).slice(0, most).map(withoutDescription);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.code === 'notFound' ? [] : null;
  }
}

async function unlessRefused<T, F>(answer: Promise<T>, instead: F): Promise<T | F> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) return instead;
    throw error;
  }
}

/** A product as lists show it: what a card does not need would weigh in the page twice, as text and as data. */
export function withoutDescription(item: Product): Product {
  return { ...item, htmlDescription: '' };
}
