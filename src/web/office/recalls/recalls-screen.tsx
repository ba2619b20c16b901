import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { type ListedRecall, listRecalls } from '#contract/recalls/recalls.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { PageTurner } from '../list/page-turner.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The recalls, the newest first, each with what became of its mails. */
export function RecallsScreen() {
  const t = useOfficeT();
  const [page, setPage] = useState(1);
  const { data, refusal, isLoading, reload } = useRead(listRecalls, { page }, { keepsLast: true });
  return (
    <div className="max-w-5xl">
      <ScreenHead
        title={t('admin.frame.recalls')}
        actions={
          <>
            <HistoryLink thing="recall" />
            <LinkButton to="/admin/recalls/new">
              <Icon shape={Plus} className="size-4.5" />
              {t('admin.recalls.new')}
            </LinkButton>
          </>
        }
      />
      <p className="mb-4 max-w-prose text-quiet">{t('admin.recalls.intro')}</p>
      {refusal && <RefusalAlert title={t('admin.recalls.loadFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-64" />}
      {data?.total === 0 && <EmptyState title={t('admin.recalls.none')} />}
      {data && data.total > 0 && (
        <Card as="section" aria-label={t('admin.frame.recalls')}>
          <RecallsTable recalls={data.items} />
          <PageTurner page={page} pages={data.totalPage} onPage={setPage} />
        </Card>
      )}
    </div>
  );
}

function RecallsTable({ recalls }: { recalls: readonly ListedRecall[] }) {
  const t = useOfficeT();
  const { date, dateTime, number } = useFormat();
  const { timeZone } = useShop();
  const columns: Column<ListedRecall>[] = [
    {
      id: 'product',
      label: t('admin.recalls.product'),
      isRowHeader: true,
      cell: ({ id, productName, lot }) => (
        <span className="block text-left">
          <Link to={`/admin/recalls/${id}`} className="text-brand hover:underline">
            {productName}
          </Link>
          {lot && <span className="block text-sm font-normal text-quiet">{t('admin.recalls.lotOf', { lot })}</span>}
        </span>
      ),
    },
    {
      id: 'days',
      label: t('admin.recalls.days'),
      cell: ({ from, to }) => `${date(from, 'UTC', 'short')} – ${date(to, 'UTC', 'short')}`,
    },
    { id: 'orders', label: t('admin.recalls.orders'), align: 'right', cell: ({ orders }) => number(orders) },
    {
      id: 'mails',
      label: t('admin.recalls.mails'),
      cell: ({ mails }) => <MailCounts mails={mails} />,
    },
    { id: 'createdAt', label: t('admin.recalls.at'), cell: ({ createdAt }) => dateTime(createdAt, timeZone) },
  ];
  return <Table caption={t('admin.frame.recalls')} columns={columns} rows={recalls} rowKey={({ id }) => id} />;
}

/** How many mails of a recall are sent, wait, and were given up. */
export function MailCounts({ mails }: { mails: ListedRecall['mails'] }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const said = (['sent', 'waiting', 'failed'] as const).filter((state) => state === 'sent' || mails[state] > 0);
  return said.map((state) => (
    <span key={state} className={state === 'failed' ? 'block font-semibold text-bad' : 'block'}>
      {t(`admin.recalls.mails_${state}`, { count: mails[state], number: number(mails[state]) })}
    </span>
  ));
}
