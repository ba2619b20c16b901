import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** Where the page's data came from (`badge`) and what can be done about it: at its bottom, away from the goods. */
export function OffersSource({
  badge,
  onRefresh,
  onClear,
}: {
  badge: ReactNode;
  onRefresh: () => Promise<void>;
  /** Forgets what the browser keeps, then refreshes. */
  onClear: () => Promise<void>;
}) {
  const t = useT('offers');
  const [running, setRunning] = useState<'refresh' | 'clear' | null>(null);
  const run = (what: 'refresh' | 'clear', act: () => Promise<void>) => {
    setRunning(what);
    void act().finally(() => setRunning(null));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="inline-flex min-h-7 items-center">
        {badge}
      </span>
      <Button
        size="small"
        variant="ghost"
        busy={running === 'refresh'}
        onClick={() => run('refresh', onRefresh)}
        className="noscript:hidden"
      >
        <Icon shape={RefreshCw} className="size-4" />
        {t('offers.refresh')}
      </Button>
      <Button
        size="small"
        variant="ghost"
        busy={running === 'clear'}
        onClick={() => run('clear', onClear)}
        className="noscript:hidden"
      >
        <Icon shape={Trash} className="size-4" />
        {t('offers.clearCache')}
      </Button>
    </div>
  );
}
