import { useSyncExternalStore } from 'react';
import { createStored } from '#web/lib/browser/stored.ts';

const most = 8;
const none: readonly string[] = [];
const stored = createStored<readonly string[]>('pastSearches', readTerms);

/** What was searched for in this browser, the last first; nothing on the server and until hydration. */
export function usePastTerms(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, stored.read, () => none);
}

/** Keeps a term that was searched for; a blank one is no search. */
export function rememberTerm(term: string): void {
  stored.write(withTerm(stored.read(), term));
}

/** Forgets one term, or all of them. */
export function forgetTerm(term?: string): void {
  const left = term === undefined ? [] : stored.read().filter((other) => other !== term);
  stored.write(left.length > 0 ? left : null);
}

/** The terms with this one first, each once whatever its capitals, 8 at most. */
export function withTerm(terms: readonly string[], term: string): readonly string[] {
  const text = term.trim();
  if (text === '') return terms;
  const isOther = (other: string) => other.toLowerCase() !== text.toLowerCase();
  return [text, ...terms.filter(isOther)].slice(0, most);
}

/** What the browser holds may be anything. */
function readTerms(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return none;
  const texts = value.filter((term): term is string => typeof term === 'string' && term.trim() !== '');
  return texts.slice(0, most);
}
