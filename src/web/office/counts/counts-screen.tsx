import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import { useSearchParams } from 'react-router';
import { listStockCounts, type StockCount, type StockCounts } from '#contract/catalogue/stock-counts.ts';
import { countReasons } from '#domain/stock/stock-reason.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { DayField, isDay } from '../form/day-field.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { zoneOf } from '../frame/store-zone.ts';
import { PageTurner } from '../list/page-turner.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

/** What was counted, and what is missing by its reason. */
export function CountsScreen() {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const store = stores.find(({ id }) => String(id) === query.get('store'));
  const reason = countReasons.find((one) => one === query.get('reason'));
  const [from, to] = [query.get('from'), query.get('to')];
  const asked = {
    page,
    ...(store && { store_id: store.id }),
    ...(reason && { reason }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
  const { data, refusal, reload } = useRead(listStockCounts, asked, { keepsLast: true });
  const change = (name: string, value: string) => {
    const kept = Object.fromEntries([...query].filter(([key]) => key !== name && key !== 'page'));
    setQuery(value ? { ...kept, [name]: value } : kept, { replace: true });
  };
  return (
    <div className="max-w-5xl">
      <ScreenHead
        title={t('admin.frame.counts')}
        actions={
          <>
            <HistoryLink thing="stockCount" />
            <LinkButton to="/admin/counts/new">{t('admin.counts.new')}</LinkButton>
          </>
        }
      />
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        {stores.length > 1 && (
          <Field label={t('admin.counts.store')}>
            {(aria) => (
              <Select {...aria} value={store?.id ?? ''} onChange={({ target }) => change('store', target.value)}>
                <option value="">{t('admin.figures.allStores')}</option>
                {stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t('admin.counts.reason')}>
          {(aria) => (
            <Select {...aria} value={reason ?? ''} onChange={({ target }) => change('reason', target.value)}>
              <option value="">{t('admin.counts.allReasons')}</option>
              {countReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.products.reason_${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DayField label={t('admin.figures.from')} value={from ?? ''} onDay={(day) => change('from', day)} />
        <DayField label={t('admin.figures.to')} value={to ?? ''} onDay={(day) => change('to', day)} />
      </div>
      {refusal && <RefusalAlert title={t('admin.counts.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-64" />}
      {data?.total === 0 && <EmptyState icon={<Icon shape={ClipboardList} />} title={t('admin.counts.none')} />}
      {data && data.total > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card as="section" aria-labelledby="count-sums">
            <h2 id="count-sums" className="mb-2 text-lg">
              {t('admin.counts.sums')}
            </h2>
            <SumsTable sums={data.sums} />
          </Card>
          <Card as="section" aria-label={t('admin.counts.all')}>
            <CountsTable counts={data.items} />
            <PageTurner
              page={page}
              pages={data.totalPage}
              onPage={(page) => setQuery({ ...Object.fromEntries(query), page: String(page) })}
            />
          </Card>
        </div>
      )}
    </div>
  );
}

type Sum = StockCounts['sums'][number];

function SumsTable({ sums }: { sums: StockCounts['sums'] }) {
  const t = useOfficeT();
  const { money, number } = useFormat();
  const amount = (value: number) => (value === 0 ? '–' : money(value));
  const columns: Column<Sum>[] = [
    {
      id: 'reason',
      label: t('admin.counts.reason'),
      isRowHeader: true,
      cell: ({ reason }) => t(`admin.products.reason_${reason}`),
    },
    { id: 'counts', label: t('admin.counts.number'), align: 'right', cell: ({ counts }) => number(counts) },
    { id: 'missing', label: t('admin.counts.missing'), align: 'right', cell: ({ missing }) => amount(missing) },
    { id: 'found', label: t('admin.counts.found'), align: 'right', cell: ({ found }) => amount(found) },
  ];
  return <Table caption={t('admin.counts.sums')} columns={columns} rows={sums} rowKey={({ reason }) => reason} />;
}

function CountsTable({ counts }: { counts: readonly StockCount[] }) {
  const t = useOfficeT();
  const { dateTime, money, quantity } = useFormat();
  const shop = useOwnShop();
  const text = (value: number, { unit }: StockCount) => quantity(value, unitWord(unit, t));
  const columns: Column<StockCount>[] = [
    {
      id: 'name',
      label: t('admin.products.name'),
      isRowHeader: true,
      cell: ({ productId, name }) => (
        <Link to={`/admin/products/${productId}`} className="text-brand hover:underline">
          {name}
        </Link>
      ),
    },
    { id: 'onHand', label: t('admin.counts.counted'), align: 'right', cell: (one) => text(one.onHand, one) },
    { id: 'expected', label: t('admin.counts.expected'), align: 'right', cell: (one) => text(one.expected, one) },
    {
      id: 'change',
      label: t('admin.counts.change'),
      align: 'right',
      cell: (one) => `${one.change > 0 ? '+' : ''}${text(one.change, one)}`,
    },
    { id: 'reason', label: t('admin.counts.reason'), cell: ({ reason }) => t(`admin.products.reason_${reason}`) },
    {
      id: 'value',
      label: t('admin.counts.value'),
      align: 'right',
      cell: ({ value }) => (value === null ? '–' : money(value)),
    },
    {
      id: 'at',
      label: t('admin.counts.at'),
      cell: ({ countedAt, storeId }) => dateTime(countedAt, zoneOf(storeId, shop)),
    },
  ];
  return <Table caption={t('admin.counts.all')} columns={columns} rows={counts} rowKey={({ id }) => id} />;
}
