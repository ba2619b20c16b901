import { readCookie } from '#web/lib/browser/cookies.ts';

/**
 * Under what a page is kept: its address, and the language and store that the server would render it in, which it reads
 * from the same cookies (lib/page-request). Browser only.
 */
export function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const place = placeKey(searchParams.get('lng'));
  searchParams.delete('lng');
  searchParams.sort();
  return `${place}${pathname}?${searchParams}`;
}

/** What the keys of all pages of this store in this language begin with. `value` is a language that an address names. */
export function placeKey(value: string | null = null): string {
  const language = value ?? readCookie(document.cookie, 'lng') ?? document.documentElement.lang;
  return `${language} ${readCookie(document.cookie, 'selectedStoreId') ?? ''} `;
}
