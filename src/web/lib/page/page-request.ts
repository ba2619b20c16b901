import type { Api } from '#contract/client.ts';
import { listStores, type Store } from '#contract/stores/stores.ts';
import { detectLanguage } from '#domain/language/detect-language.ts';
import { defaultLanguage, type Language, matchAcceptLanguage } from '#domain/language/language.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';

/** The language of a page: query `lng`, cookie, what the browser asks for, French. For loaders. */
export function languageOf(request: Request): Language {
  const found = detectLanguage({
    query: new URL(request.url).searchParams.get('lng'),
    cookie: readCookie(request.headers.get('cookie'), 'lng'),
    browser: matchAcceptLanguage(request.headers.get('accept-language')),
  });
  return found?.language ?? defaultLanguage;
}

/** The id of the store that the visitor has chosen, or null. */
export function chosenStoreId(request: Request): number | null {
  const id = Number(readCookie(request.headers.get('cookie'), 'selectedStoreId') ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * The store that a page shows: the chosen one while it is displayed, else the first; null in a shop without stores.
 * For loaders: `const store = await pageStore(context.get(apiContext), request)`.
 */
export async function pageStore(api: Api, request: Request): Promise<Store | null> {
  return pickStore(await api(listStores, {}, { signal: request.signal }), chosenStoreId(request));
}

/** See `pageStore`. */
export function pickStore<S extends { id: number }>(stores: readonly S[], chosen: number | null): S | null {
  return stores.find((store) => store.id === chosen) ?? stores[0] ?? null;
}
