import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { listOutbox, type OutboxItem } from '#contract/messages/outbox.ts';
import { momentCell } from '#domain/csv/cell.ts';
import { type OutboxState, outboxStates } from '#domain/outbox/outbox.ts';
import { AskedButton } from '#web/office/form/asked-button.tsx';
import { useOfficeT } from '#web/office/use-office-t.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import type { ListAt, ListDefinition } from '../list/list-definition.ts';
import { kindText } from './kind-text.ts';
import { useRetry } from './use-retry.ts';

const tones: Record<OutboxState, Tone> = { waiting: 'yellow', sent: 'green', dead: 'red' };

const toText = ({ to, isToHidden }: OutboxItem, { t }: ListAt) => to ?? (isToHidden ? t('admin.audit.hidden') : '–');

/** The list of what waits to be sent, was sent or was given up. */
export const outboxList: ListDefinition<OutboxItem> = {
  id: 'outbox',
  path: '/admin/outbox',
  endpoint: listOutbox,
  title: (t) => t('admin.frame.outbox'),
  count: (t, count) => t('admin.outbox.count', { count }),
  empty: (t) => t('admin.outbox.empty'),
  loadFailed: (t) => t('admin.outbox.loadFailed'),
  search: null,
  nameOf: ({ kind, id }) => `${kind} (${id})`,
  // The newest first: the call knows no other order.
  defaultSort: '',
  quick: [
    { id: 'all', label: (t) => t('admin.list.all'), query: {} },
    ...outboxStates.map((state) => ({
      id: state,
      label: (t: ListAt['t']) => t(`admin.outbox.state_${state}`),
      query: { state },
    })),
  ],
  filters: [
    {
      name: 'state',
      kind: 'choice',
      label: (t) => t('admin.outbox.state'),
      options: ({ t }) => outboxStates.map((value) => ({ value, label: t(`admin.outbox.state_${value}`) })),
    },
  ],
  columns: [
    {
      id: 'kind',
      width: 13,
      label: (t) => t('admin.outbox.kind'),
      isRowHeader: true,
      headsCard: true,
      cell: kindText,
      text: kindText,
    },
    {
      id: 'to',
      width: 13,
      label: (t) => t('admin.outbox.to'),
      cell: (row, context) => (
        <span className={row.isToHidden ? 'text-quiet' : 'max-md:break-all'}>{toText(row, context)}</span>
      ),
      text: toText,
    },
    {
      id: 'state',
      width: 6.5,
      label: (t) => t('admin.outbox.state'),
      cell: ({ state }, { t }) => <Badge tone={tones[state]}>{t(`admin.outbox.state_${state}`)}</Badge>,
      text: ({ state }, { t }) => t(`admin.outbox.state_${state}`),
    },
    {
      id: 'createdAt',
      width: 8.5,
      label: (t) => t('admin.outbox.createdAt'),
      cell: ({ createdAt }, { format, timeZone }) => format.dateTime(createdAt, timeZone),
      text: ({ createdAt }, { timeZone }) => momentCell(createdAt, timeZone),
    },
    {
      id: 'attempts',
      width: 5,
      label: (t) => t('admin.outbox.attempts'),
      align: 'right',
      cell: ({ attempts }) => attempts,
      text: ({ attempts }) => attempts,
    },
    {
      id: 'nextAttemptAt',
      width: 8.5,
      label: (t) => t('admin.outbox.nextAttemptAt'),
      cell: ({ nextAttemptAt }, { format, timeZone }) => nextAttemptAt && format.dateTime(nextAttemptAt, timeZone),
      text: ({ nextAttemptAt }, { timeZone }) => momentCell(nextAttemptAt, timeZone),
    },
    {
      id: 'lastError',
      width: 12,
      label: (t) => t('admin.outbox.lastError'),
      unfolds: true,
      line: ({ lastError }) => lastError,
      cell: ({ lastError }) => lastError && <span className="block max-w-prose break-words">{lastError}</span>,
      text: ({ lastError }) => lastError,
    },
    {
      id: 'actions',
      width: 9,
      label: (t) => t('admin.outbox.actions'),
      hasControls: true,
      cell: (entry) => entry.state !== 'sent' && <RetryButton entry={entry} />,
    },
  ],
  every: 30_000,
};

/** Sends one entry again. */
function RetryButton({ entry }: { entry: OutboxItem }) {
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
