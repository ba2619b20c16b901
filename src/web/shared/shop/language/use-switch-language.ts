import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#domain/language/language.ts';
import { loadWords } from '#web/i18n/words.ts';
import { writeCookie } from '#web/lib/browser/cookies.ts';
import { pathWithoutLanguage } from './preference-link.ts';

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
