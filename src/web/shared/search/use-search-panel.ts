import { type ComponentType, createContext, useContext, useRef, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { useLanguage } from '#web/i18n/use-t.ts';

export type SearchPanelProps = {
  /** The box that is typed in; the panel makes a combobox of it. */
  input: HTMLInputElement;
  /** A term was chosen. */
  onSearch: (term: string) => void;
};
export type SearchPanel = ComponentType<SearchPanelProps>;

/** How the panel of suggestions is loaded; set by the root, since features do not open each other. */
export const SearchPanelContext = createContext<((language: Language) => Promise<SearchPanel>) | null>(null);

/** The panel once somebody wanted it; a load that fails is tried again by the next wish. */
export function useSearchPanel(): { Panel: SearchPanel | null; want: () => void } {
  const load = useContext(SearchPanelContext);
  const language = useLanguage();
  const [Panel, setPanel] = useState<SearchPanel | null>(null);
  const isLoading = useRef(false);
  function want(): void {
    if (Panel || isLoading.current || !load) return;
    isLoading.current = true;
    load(language).then(
      (loaded) => setPanel(() => loaded),
      () => {
        isLoading.current = false;
      },
    );
  }
  return { Panel, want };
}
