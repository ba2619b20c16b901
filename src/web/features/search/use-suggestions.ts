import { useEffect, useState } from 'react';
import { suggestSearch } from '#contract/catalogue/catalogue.ts';
import { api } from '#web/lib/api/api.ts';
import { type Suggestions, shortestAsked } from './suggestion-groups.ts';

/** Milliseconds without a key before the shop is asked. */
const debounce = 150;

export type SuggestionsState = {
  /** The last answer, and the text it belongs to: it stays in sight while the next is on its way. */
  found: Suggestions | null;
  foundFor: string;
  isLoading: boolean;
  hasFailed: boolean;
};
const nothing: SuggestionsState = { found: null, foundFor: '', isLoading: false, hasFailed: false };

/** Asks for suggestions while one types; an answer that is out of date is discarded. `isOn` false asks nothing. */
export function useSuggestions(storeId: number | null, text: string, isOn: boolean): SuggestionsState {
  const [asked, setAsked] = useState(nothing);
  const search = text.trim().slice(0, 200);
  const isAsked = isOn && storeId !== null && search.length >= shortestAsked;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    setAsked((old) => ({ ...old, isLoading: true }));
    const timer = setTimeout(() => {
      api(suggestSearch, { storeId, search }, { signal: stop.signal }).then(
        (found) => !stop.signal.aborted && setAsked({ found, foundFor: search, isLoading: false, hasFailed: false }),
        () => !stop.signal.aborted && setAsked((old) => ({ ...old, isLoading: false, hasFailed: true })),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsked, storeId, search]);
  return isAsked ? asked : nothing;
}
