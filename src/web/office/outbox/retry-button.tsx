import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import type { OutboxItem } from '#contract/outbox.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { useRetry } from './use-retry.ts';

/** Sends one entry again. */
export function RetryButton({ entry }: { entry: OutboxItem }) {
  const t = useOfficeT();
  const { retry, isBusy } = useRetry();
  return (
    <Button
      size="small"
      variant="secondary"
      className="whitespace-nowrap"
      busy={isBusy}
      onClick={() => void retry([entry])}
    >
      <Icon shape={RotateCcw} className="size-4" />
      {t('admin.outbox.retry')}
      <span className="sr-only">{entry.id}</span>
    </Button>
  );
}
