import { useId, useState } from 'react';
import { type DatedGoods, listDatedGoods } from '#contract/receipts/receipts.ts';
import { usualDaysAhead } from '#domain/receipt/receipt.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { zoneOf } from '../frame/store-zone.ts';
import { PageTurner } from '../list/page-turner.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

const daysOffered = [0, 1, 2, usualDaysAhead, 7, 14, 30];

/** What is in stock and soon at its best-before date, or over it, by store and days ahead. */
export function DatedGoodsPart() {
  const t = useOfficeT();
  const id = useId();
  const shop = useOwnShop();
  const { stores } = shop;
  const [storeId, setStoreId] = useState('');
  const [days, setDays] = useState(String(usualDaysAhead));
  const [page, setPage] = useState(1);
  const asked = { days, page, ...(storeId !== '' && { storeId }) };
  const { data, refusal, reload } = useRead(listDatedGoods, asked, { keepsLast: true });
  const choose = (set: (value: string) => void) => (value: string) => {
    setPage(1);
    set(value);
  };
  return (
    <Card as="section" id="dated" aria-labelledby={id} className="mt-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto text-lg">
          {t('admin.receipts.dated')}
        </h2>
        {stores.length > 1 && (
          <Choice label={t('admin.receipts.store')} value={storeId} onChange={choose(setStoreId)}>
            <option value="">{t('admin.receipts.everyStore')}</option>
            {stores.map((store) => (
              <option key={store.id} value={store.id}>
                {store.name}
              </option>
            ))}
          </Choice>
        )}
        <Choice label={t('admin.receipts.within')} value={days} onChange={choose(setDays)}>
          {daysOffered.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('admin.receipts.today') : t('admin.receipts.days', { count })}
            </option>
          ))}
        </Choice>
      </div>
      {refusal && <RefusalAlert title={t('admin.receipts.datedFailed')} refusal={refusal} retry={reload} />}
      {data?.total === 0 && <p className="text-quiet">{t('admin.receipts.datedNone')}</p>}
      {data && data.total > 0 && (
        <>
          <DatedTable goods={data.items} />
          <PageTurner page={page} pages={data.totalPage} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

function Choice(props: { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode }) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-quiet">{props.label}</span>
      <select
        className="text-control w-auto max-w-48"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {props.children}
      </select>
    </label>
  );
}

function DatedTable({ goods }: { goods: readonly DatedGoods[] }) {
  const t = useOfficeT();
  const { date, quantity } = useFormat();
  const shop = useOwnShop();
  const isOver = ({ bestBefore, storeId }: DatedGoods) =>
    bestBefore < dayOf(new Date().toISOString(), zoneOf(storeId, shop));
  const columns: Column<DatedGoods>[] = [
    {
      id: 'name',
      label: t('admin.receipts.product'),
      isRowHeader: true,
      cell: ({ productId, name }) => (
        <Link to={`/admin/products/${productId}`} className="text-left text-brand hover:underline">
          {name}
        </Link>
      ),
    },
    {
      id: 'bestBefore',
      label: t('admin.receipts.bestBefore'),
      cell: (one) => (
        <span className={isOver(one) ? 'font-semibold text-bad' : undefined}>
          {date(one.bestBefore, 'UTC', 'short')}
          {isOver(one) && ` (${t('admin.receipts.over')})`}
        </span>
      ),
    },
    {
      id: 'left',
      label: t('admin.receipts.left'),
      align: 'right',
      cell: ({ left, unit }) => quantity(left, unitWord(unit, t)),
    },
    {
      id: 'store',
      label: t('admin.receipts.store'),
      cell: ({ storeId }) =>
        shop.stores.find(({ id }) => id === storeId)?.name ?? t('admin.products.storeNumber', { id: storeId }),
    },
    {
      id: 'receipt',
      label: t('admin.receipts.receipt'),
      cell: ({ receiptId }) =>
        receiptId === null ? (
          t('admin.receipts.isLot')
        ) : (
          <Link to={`/admin/receipts/${receiptId}`} className="text-brand hover:underline">
            {t('admin.receipts.seeReceipt', { id: receiptId })}
          </Link>
        ),
    },
  ];
  return (
    <Table
      caption={t('admin.receipts.dated')}
      columns={columns}
      rows={goods}
      rowKey={({ storeId, productId, bestBefore }) => `${storeId} ${productId} ${bestBefore}`}
    />
  );
}
