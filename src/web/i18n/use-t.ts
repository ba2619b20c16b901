import { createContext, use, useContext } from 'react';
import { defaultLanguage, type Language } from '#domain/language/language.ts';
import { translatorOf } from './translate.ts';
import { type BaseArea, type LazyArea, loadOnce, type Translate } from './words.ts';

/** Set once, by the root. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** Set by the server alone: called with each area that a page uses, it has the browser fetch it early. */
export const WordsAheadContext = createContext<((part: LazyArea | 'base') => void) | null>(null);

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/**
 * The translator of the page's language. Pages outside the catalogue name the areas they need besides the base:
 * `const t = useT('checkout', 'account')`; while their words are on the way the component waits (Suspense), and the
 * navigation with it.
 */
export function useT<A extends LazyArea = never>(...areas: A[]): Translate<BaseArea | A> {
  const language = useLanguage();
  const sendAhead = useContext(WordsAheadContext);
  for (const area of areas) sendAhead?.(area);
  // All are asked for before the first is waited for, even those that are here: a component that has waited must come by
  // `use` again, or its hooks go astray.
  for (const words of areas.map((area) => loadOnce(language, area))) use(words);
  return translatorOf<BaseArea | A>(language);
}
