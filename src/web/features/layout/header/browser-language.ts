import { detectLanguage } from '#domain/language/detect-language.ts';
import type { Language } from '#domain/language/language.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';

/**
 * The language that this visitor has chosen, as far as this browser knows: by the address, the cookie, local or session
 * storage. Null when nobody has chosen: the page then stands in what the browser asked the server for.
 */
export function browserLanguage(): Language | null {
  const found = detectLanguage({
    query: new URLSearchParams(location.search).get('lng'),
    cookie: readCookie(document.cookie, 'lng'),
    localStorage: kept('localStorage'),
    sessionStorage: kept('sessionStorage'),
  });
  return found?.language ?? null;
}

/** Under the name that i18next uses; null where there is no storage. */
function kept(where: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[where].getItem('i18nextLng');
  } catch {
    return null;
  }
}
