import FileUp from 'lucide/dist/esm/icons/file-up.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListedImport, listImports } from '#contract/imports/imports.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { PageTurner } from '../frame/page-turner.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { ImportStateBadge, isAtWork } from './import-state.tsx';
import { NewImport } from './new-import.tsx';

/** The files that the shop has taken in, the newest first, and the way to send another. */
export function ImportsScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const [isSending, setSending] = useState(false);
  // What is at work moves on by itself.
  const read = useRead(listImports, { page }, { every: 3000, keepsLast: true });
  const { data, refusal, isLoading, reload } = read;
  return (
    <div className="max-w-5xl">
      <ScreenHead
        title={t('admin.frame.imports')}
        actions={
          <>
            <HistoryLink thing="import" />
            <Button onClick={() => setSending(true)}>
              <Icon shape={FileUp} className="size-4.5" />
              {t('admin.imports.new')}
            </Button>
          </>
        }
      />
      <p className="mb-4 max-w-prose text-quiet">{t('admin.imports.intro')}</p>
      {refusal && <RefusalAlert title={t('admin.imports.loadFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-64" />}
      {data?.total === 0 && <EmptyState icon={<Icon shape={FileUp} />} title={t('admin.imports.none')} />}
      {data && data.total > 0 && (
        <Card as="section" aria-label={t('admin.imports.all')}>
          <ImportsTable imports={data.items} />
          <PageTurner
            page={page}
            pages={data.totalPage}
            onPage={(to) => setQuery(to === 1 ? {} : { page: String(to) })}
          />
        </Card>
      )}
      {isSending && (
        <NewImport onClose={() => setSending(false)} onSent={({ id }) => void navigate(`/admin/imports/${id}`)} />
      )}
    </div>
  );
}

function ImportsTable({ imports }: { imports: readonly ListedImport[] }) {
  const t = useOfficeT();
  const { dateTime, number } = useFormat();
  const { timeZone } = useShop();
  const columns: Column<ListedImport>[] = [
    {
      id: 'fileName',
      label: t('admin.imports.file'),
      isRowHeader: true,
      cell: ({ id, fileName, kind }) => (
        <span className="block text-left">
          <Link to={`/admin/imports/${id}`} className="break-all text-brand hover:underline">
            {fileName}
          </Link>
          <span className="block text-sm font-normal text-quiet">{t(`admin.imports.kind_${kind}`)}</span>
        </span>
      ),
    },
    { id: 'state', label: t('admin.imports.state'), cell: (one) => <ImportStateBadge of={one} /> },
    ...(['changed', 'refused'] as const).map((name) => ({
      id: name,
      label: t(`admin.imports.count_${name}`),
      align: 'right' as const,
      cell: (one: ListedImport) => (isAtWork(one) || one.counts.rows === 0 ? '–' : number(one.counts[name])),
    })),
    { id: 'createdAt', label: t('admin.imports.at'), cell: ({ createdAt }) => dateTime(createdAt, timeZone) },
  ];
  return <Table caption={t('admin.imports.all')} columns={columns} rows={imports} rowKey={({ id }) => id} />;
}
