import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Milliseconds after which the files of other pages are thought of: what this one needs comes first. */
const rest = 3000;

/**
 * The shop's other pages open without a network, once this one has been at rest for a while; see speed/pages-ahead.ts. With
 * their code comes what keeps the shop on the device, what sees a new build, and what keeps the next slot of the store fresh
 * while the page stays open.
 */
export function usePagesAhead(): void {
  const language = useLanguage();
  const t = useT();
  const navigate = useNavigate();
  const storeId = useShop().store?.id;
  useEffect(() => {
    let ends: (() => void)[] = [];
    const timer = setTimeout(async () => {
      const file = await import('./ahead.ts').catch(() => null);
      if (!file) return;
      const open = (address: string) => void navigate(address);
      ends = [file.fetchPagesAhead(language), file.guardLinks(open, () => notice(t('layout.offline')))];
      ends.push(file.keepOnDevice(language), file.followBuild(language));
      if (storeId) ends.push(file.followSlots(storeId));
    }, rest);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [language, t, navigate, storeId]);
}
