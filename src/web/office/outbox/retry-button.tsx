import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import type { OutboxItem } from '#contract/messages/outbox.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { AskedButton } from '../form/asked-button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { useRetry } from './use-retry.ts';

/** Sends one entry again. */
export function RetryButton({ entry }: { entry: OutboxItem }) {
  const t = useOfficeT();
  const { retry, isBusy } = useRetry();
  return (
    <AskedButton
      size="small"
      className="whitespace-nowrap"
      label={
        <>
          <Icon shape={RotateCcw} className="size-4" />
          {t('admin.outbox.retry')}
          <span className="sr-only">{entry.id}</span>
        </>
      }
      question={t('admin.outbox.retryQuestion', { count: 1, shown: '1' })}
      confirm={t('admin.outbox.retry')}
      isBusy={isBusy}
      run={() => retry([entry])}
    >
      {t('admin.outbox.retryAsks')}
    </AskedButton>
  );
}
