import { useState } from 'react';
import { readSales, type SalesReport } from '#contract/office/overview.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { SalesChart } from './sales-chart.tsx';

const periods = ['today', 'week', 'month'] as const;
type Figures = SalesReport['today'];
type StoreSales = SalesReport['stores'][number];

/** Milliseconds after which the figures are asked for again. */
const every = 60_000;

/** What was sold, in one store (its id) or in all (''). */
export function useSales(store: string, isOn = true) {
  const input = store ? { storeId: Number(store) } : {};
  return useRead(readSales, input, { every, freshFor: every, keepsLast: true, isOn });
}

/** What was sold today, this week and this month, by store, and day by day. */
export function SalesPart() {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const [store, setStore] = useState('');
  const { data, refusal, reload } = useSales(store);
  return (
    <Card as="section" aria-labelledby="sales">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="sales" className="mr-auto text-lg">
          {t('admin.overview.sales')}
        </h2>
        {stores.length > 1 && (
          <Select
            aria-label={t('admin.overview.store')}
            value={store}
            className="max-w-full min-w-48"
            onChange={(event) => setStore(event.target.value)}
          >
            <option value="">{t('admin.overview.allStores')}</option>
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {refusal && <RefusalAlert title={t('admin.overview.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-96" />}
      {data && <Sales report={data} />}
    </Card>
  );
}

function Sales({ report }: { report: SalesReport }) {
  const t = useOfficeT();
  const columns: Column<StoreSales>[] = [
    { id: 'store', label: t('admin.overview.store'), isRowHeader: true, cell: ({ storeName }) => storeName },
    ...periods.map((id): Column<StoreSales> => {
      return { id, label: t(`admin.overview.${id}`), align: 'right', cell: (row) => <Sum figures={row[id]} /> };
    }),
  ];
  return (
    <>
      <dl className="mb-6 grid gap-3 sm:grid-cols-3">
        {periods.map((period) => (
          <div key={period} className="rounded-control bg-sunken p-4">
            <dt className="text-sm text-quiet">{t(`admin.overview.${period}`)}</dt>
            <dd>
              <Sum figures={report[period]} isLarge />
            </dd>
          </div>
        ))}
      </dl>
      <SalesChart days={report.daily} />
      {report.stores.length > 1 && (
        <>
          <h3 className="mt-6 mb-2 text-base">{t('admin.overview.byStore')}</h3>
          <Table
            caption={t('admin.overview.byStore')}
            columns={columns}
            rows={report.stores}
            rowKey={({ storeId }) => storeId}
          />
        </>
      )}
    </>
  );
}

/** Turnover, and beneath it how many orders made it and what one came to. */
function Sum({ figures: { turnover, orders, averageBasket }, isLarge }: { figures: Figures; isLarge?: true }) {
  const t = useOfficeT();
  const { money, number } = useFormat();
  return (
    <span className="block tabular-nums">
      <strong className={isLarge && 'block text-2xl'}>{money(turnover)}</strong>
      <span className="block text-sm text-quiet">
        {t('admin.overview.orders', { count: orders, orders: number(orders) })}
      </span>
      {averageBasket !== null && (
        <span className="block text-sm text-quiet">{t('admin.overview.basket', { amount: money(averageBasket) })}</span>
      )}
    </span>
  );
}
