import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Milliseconds after which the files of other pages are thought of: what this one needs comes first. */
const rest = 3000;

/** Once this page has been at rest for a while: what the others need, with or without a network; see ahead.ts. */
export function usePagesAhead(): void {
  const language = useLanguage();
  const t = useT();
  const navigate = useNavigate();
  const storeId = useShop().store?.id;
  useEffect(() => {
    let end: (() => void) | undefined;
    const timer = setTimeout(async () => {
      const file = await import('./ahead.ts').catch(() => null);
      end = file?.startAhead(language, storeId, navigate, () => notice(t('layout.offline')));
    }, rest);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [language, t, navigate, storeId]);
}
