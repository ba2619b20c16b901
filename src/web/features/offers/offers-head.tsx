import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** Title, where the data came from (`badge`), and what can be done about it. `children` is the line of the count. */
export function OffersHead({
  store,
  badge,
  onRefresh,
  onClear,
  children,
}: {
  /** The name of the store. */
  store: string;
  badge: ReactNode;
  onRefresh: () => Promise<void>;
  /** Forgets what the browser keeps, then refreshes. */
  onClear: () => Promise<void>;
  children: ReactNode;
}) {
  const t = useT('offers');
  const [running, setRunning] = useState<'refresh' | 'clear' | null>(null);
  const run = (what: 'refresh' | 'clear', act: () => Promise<void>) => {
    setRunning(what);
    void act().finally(() => setRunning(null));
  };
  return (
    <header className="grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_auto] lg:items-end">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-2xl lg:text-3xl">{t('titles.specialOffers')}</h1>
          <span role="status" className="inline-flex min-h-7 items-center">
            {badge}
          </span>
        </div>
        <p className="mt-1 text-quiet">{t('offers.intro', { store })}</p>
        <p className="mt-1 min-h-6 text-sm text-quiet">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          busy={running === 'refresh'}
          onClick={() => run('refresh', onRefresh)}
          className="px-4! noscript:hidden"
        >
          <Icon shape={RefreshCw} className="size-5" />
          {t('catalogue.refresh')}
        </Button>
        <Button
          variant="secondary"
          busy={running === 'clear'}
          onClick={() => run('clear', onClear)}
          className="px-4! noscript:hidden"
        >
          <Icon shape={Trash} className="size-5" />
          {t('catalogue.clearCache')}
        </Button>
        <LinkButton to="/products" variant="ghost" prefetch="intent" className="max-sm:px-0!">
          {t('offers.backToAll')}
        </LinkButton>
      </div>
    </header>
  );
}
