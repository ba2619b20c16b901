import { Fragment, type JSXElementConstructor, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Milliseconds after which the files of other pages are thought of: what this one needs comes first. */
const rest = 3000;

/** What the header says besides the hours of the store, around them. */
export type Beside = JSXElementConstructor<{ children: ReactNode }>;

/**
 * The shop's other pages open without a network, once this one has been at rest for a while; see speed/pages-ahead.ts. With their
 * code comes what the header says of the next slot, which is no part of a page: until then it adds nothing.
 */
export function usePagesAhead(): Beside {
  const [Next, setNext] = useState<Beside>(Fragment);
  const language = useLanguage();
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    let ends: (() => void)[] = [];
    const timer = setTimeout(async () => {
      const file = await import('./ahead.ts').catch(() => null);
      if (!file) return;
      setNext(() => file.NextSlot);
      const open = (address: string) => void navigate(address);
      ends = [file.fetchPagesAhead(language), file.guardLinks(open, () => notice(t('layout.offline')))];
    }, rest);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [language, t, navigate]);
  return Next;
}
