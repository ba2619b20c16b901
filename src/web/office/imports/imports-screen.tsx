import FileUp from 'lucide/dist/esm/icons/file-up.mjs';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListedImport, listImports, type NightlyState } from '#contract/imports/imports.ts';
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
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { PageTurner } from '../list/page-turner.tsx';
import { useStoreLimit } from '../own-stores.ts';
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
  const read = useRead(listImports, { page }, { every: ({ items }) => items.some(isAtWork) && 3000, keepsLast: true });
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
      {data && <NightlyNote nightly={data.nightly} />}
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

/** Whether a file is imported each night, and when it comes next; who is limited to some stores is not told. */
function NightlyNote({ nightly }: { nightly: NightlyState | null }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const isLimited = useStoreLimit() !== null;
  if (isLimited) return null;
  if (!nightly) return <p className="mb-4 max-w-prose text-sm text-quiet">{t('admin.imports.nightlyNone')}</p>;
  const { source, time, template, nextAt, isDue, timeZone } = nightly;
  return (
    <p className="mb-4 max-w-prose text-sm text-quiet">
      {t('admin.imports.nightly', { source, time, template })}{' '}
      {isDue ? t('admin.imports.nightlySoon') : t('admin.imports.nightlyNext', { at: dateTime(nextAt, timeZone) })}
    </p>
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
      cell: ({ id, fileName, kind, byNight }) => (
        <span className="block text-left">
          <Link to={`/admin/imports/${id}`} className="break-all text-brand hover:underline">
            {fileName}
          </Link>
          <span className="block text-sm font-normal text-quiet">
            {[t(`admin.imports.kind_${kind}`), byNight && t('admin.imports.byNight')].filter(Boolean).join(' · ')}
          </span>
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
