import { readCookie } from '#web/lib/cookies.ts';

/**
 * Under what a page is kept: its address, and the language and store that the server would render it in, which it reads
 * from the same cookies (lib/page-request). Browser only.
 */
export function pageKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const language = searchParams.get('lng') ?? readCookie(document.cookie, 'lng') ?? document.documentElement.lang;
  const store = readCookie(document.cookie, 'selectedStoreId') ?? '';
  searchParams.delete('lng');
  searchParams.sort();
  return `${language} ${store} ${pathname}?${searchParams}`;
}
