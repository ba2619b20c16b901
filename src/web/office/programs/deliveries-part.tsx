import { useState } from 'react';
import {
  listWebhookDeliveries,
  readWebhook,
  retryWebhookDelivery,
  type WebhookDelivery,
} from '#contract/programs/webhooks.ts';
import type { DeliveryState } from '#domain/webhooks/webhook-events.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { PageTurner } from '../list/page-turner.tsx';
import { useOfficeT } from '../use-office-t.ts';

const tones: Record<DeliveryState, Tone> = { waiting: 'yellow', retrying: 'yellow', delivered: 'green', failed: 'red' };

/** What was sent to a webhook, and what came of it; asked for again while somebody looks. */
export function DeliveriesPart({ id }: { id: number }) {
  const t = useOfficeT();
  const [page, setPage] = useState(1);
  const read = useRead(listWebhookDeliveries, { id, page }, { every: 3000, keepsLast: true });
  const { data, refusal, isLoading, reload } = read;
  return (
    <FormSection title={t('admin.programs.deliveries')} hint={t('admin.programs.deliveriesHint')}>
      {refusal && <RefusalAlert title={t('admin.programs.deliveriesFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-40" />}
      {data?.total === 0 && <p className="text-quiet">{t('admin.programs.noDeliveries')}</p>}
      {data && data.total > 0 && <DeliveriesTable id={id} deliveries={data.items} />}
      {data && <PageTurner page={page} pages={data.totalPage} onPage={setPage} />}
    </FormSection>
  );
}

function DeliveriesTable({ id, deliveries }: { id: number; deliveries: readonly WebhookDelivery[] }) {
  const t = useOfficeT();
  const { dateTime, number } = useFormat();
  const { timeZone } = useShop();
  const columns: Column<WebhookDelivery>[] = [
    {
      id: 'type',
      label: t('admin.programs.event'),
      isRowHeader: true,
      cell: ({ sequence, type }) => (
        <span className="block text-left">
          {t(`admin.programs.event_${type}`)}
          <span className="block text-sm font-normal text-quiet tabular-nums">
            {t('admin.programs.sequence', { sequence })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('admin.programs.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`admin.programs.delivery_${state}`)}</Badge>,
    },
    {
      id: 'answer',
      label: t('admin.programs.answer'),
      cell: ({ statusCode, error, durationMs, tries }) => (
        <>
          {[statusCode, error && error !== 'status' && t(`admin.programs.error_${error}`)]
            .filter(Boolean)
            .join(' · ') || '–'}
          {durationMs !== null && (
            <span className="block text-sm text-quiet">
              {t('admin.programs.tries', { count: tries, ms: number(durationMs) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'at',
      label: t('admin.programs.at'),
      cell: ({ createdAt, lastTryAt, nextTryAt, state }) => (
        <>
          {dateTime(lastTryAt ?? createdAt, timeZone)}
          {state === 'retrying' && nextTryAt && (
            <span className="block text-sm text-quiet">
              {t('admin.programs.nextTryAt', { at: dateTime(nextTryAt, timeZone) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'actions',
      label: t('admin.programs.actions'),
      cell: (delivery) => <ReplayButton id={id} delivery={delivery} />,
    },
  ];
  return (
    <Table caption={t('admin.programs.deliveries')} columns={columns} rows={deliveries} rowKey={(one) => one.id} />
  );
}

function ReplayButton({ id, delivery }: { id: number; delivery: WebhookDelivery }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(retryWebhookDelivery, [listWebhookDeliveries, readWebhook]);
  return (
    <AskedButton
      size="small"
      isBusy={isBusy}
      label={
        <>
          {t('admin.programs.replay')}
          <span className="sr-only">{t('admin.programs.sequence', { sequence: delivery.sequence })}</span>
        </>
      }
      question={t('admin.programs.replayQuestion', { sequence: delivery.sequence })}
      confirm={t('admin.programs.replay')}
      failed={t('admin.programs.replayFailed')}
      run={async () => {
        await send({ id, delivery: delivery.id });
        notice(t('admin.programs.replayed'));
      }}
    >
      {t('admin.programs.replayAsks')}
    </AskedButton>
  );
}
