import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#domain/language/language.ts';
import { loadWords } from '#web/i18n/words.ts';
import { writeCookie } from '#web/lib/browser/cookies.ts';

/** Changes the language in place: cart, scroll and what has been typed stay. The choice is kept for the next visit. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    async (language) => {
      rememberLanguage(language);
      await loadWords(language);
      if (location.search.includes('lng=')) await navigate(pathWithoutLanguage(location), { replace: true });
      else await revalidate();
    },
    [location, navigate, revalidate],
  );
}

/** In the cookie for the server and in localStorage under the name that i18next uses. */
export function rememberLanguage(language: Language): void {
  writeCookie('lng', language);
  try {
    localStorage.setItem('i18nextLng', language);
  } catch {
    // Without storage the cookie alone remembers.
  }
}

/** Where a choice is made without script: the server sets the cookie and redirects back to `to`, a path of ours. */
export function preferenceLink(choice: { lng: string } | { storeId: number }, to: string): string {
  const query = new URLSearchParams({ ...('lng' in choice ? choice : { storeId: String(choice.storeId) }), to });
  return `/preferences?${query}`;
}

/** The page to come back to. An `lng` in the address would win over the choice, so it is left out. */
export function pathWithoutLanguage(location: { pathname: string; search: string }): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const rest = query.toString();
  return rest ? `${location.pathname}?${rest}` : location.pathname;
}
