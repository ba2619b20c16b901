import type { OutboxItem } from '#contract/messages/outbox.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { AskedButton } from '../form/asked-button.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useOfficeT } from '../use-office-t.ts';
import { outboxList } from './outbox-list.tsx';
import { useRetry } from './use-retry.ts';

/** What waits to be sent, was sent or was given up; what did not arrive can be sent again. */
export function OutboxScreen() {
  return (
    <ListScreen
      definition={outboxList}
      actions={<HistoryLink thing="outboxEntry" />}
      bulk={(selection) => <RetryAll selection={selection} />}
    />
  );
}

function RetryAll({ selection }: { selection: Selection<OutboxItem> }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const { retry, isBusy } = useRetry();
  const open = [...selection.rows.values()].filter(({ state }) => state !== 'sent');
  const run = async () => {
    if (await retry(open)) selection.clear();
  };
  return (
    <AskedButton
      size="small"
      disabled={open.length === 0}
      label={t('admin.outbox.retryAll', { count: open.length })}
      question={t('admin.outbox.retryQuestion', { count: open.length, shown: number(open.length) })}
      confirm={t('admin.outbox.retry')}
      isBusy={isBusy}
      run={run}
    >
      {t('admin.outbox.retryAsks')}
    </AskedButton>
  );
}
