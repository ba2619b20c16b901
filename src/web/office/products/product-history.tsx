import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useState } from 'react';
import { readProductHistory } from '#contract/catalogue/staff-products.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { zoneOf } from '../frame/store-zone.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

/** A store of which alone the history is shown. */
type InStore = { id: number; name: string };

/** What the product cost and how its stock moved, in one store or in all, beside the fields where one asks. */
export function ProductHistoryButton({ id, store }: { id: number; store?: InStore }) {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  const word = t('admin.products.history');
  const title = store ? `${word} · ${store.name}` : word;
  return (
    <>
      {store ? (
        // The row of a store has no room for the word.
        <IconButton label={title} icon={<Icon shape={Clock} className="size-4" />} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {word}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('common.close')}>
        <ProductHistory id={id} storeId={store?.id} />
      </Dialog>
    </>
  );
}

/** The last prices and movements, the newest first; in one store where `storeId` names it. */
export function ProductHistory({ id, storeId }: { id: number; storeId: number | undefined }) {
  const t = useOfficeT();
  const { may } = useOffice();
  const shop = useShop();
  const { money, number, percent, dateTime } = useFormat();
  const { data, refusal, reload } = useRead(readProductHistory, storeId === undefined ? { id } : { id, storeId });
  if (refusal) return <RefusalAlert title={t('admin.products.historyFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-64" />;
  const nameOf = (storeId: number) =>
    shop.stores.find((store) => store.id === storeId)?.name ?? t('admin.products.storeNumber', { id: storeId });
  const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value));
  return (
    <div className="grid gap-5 text-sm">
      <section>
        <h3 className="text-base">{t('admin.products.historyPrices')}</h3>
        <ol className="divide-y divide-line">
          {data.prices.map((row) => (
            <li key={`${row.storeId} ${row.since}`} className="flex flex-wrap gap-x-3 py-1.5">
              <span className="w-full text-quiet">
                {dateTime(row.since, zoneOf(row.storeId, shop))} · {nameOf(row.storeId)}
              </span>
              <span className="tabular-nums">{money(row.originalPrice)}</span>
              {row.discount > 0 && <span>-{percent(row.discount)}</span>}
              <span className="text-quiet">
                {t('admin.products.wholesalePrice')} {money(row.wholesalePrice)}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="text-base">{t('admin.products.historyStock')}</h3>
        {data.stock.length === 0 && <p className="text-quiet">{t('admin.products.historyNone')}</p>}
        <ol className="divide-y divide-line">
          {data.stock.map((move) => (
            <li key={move.id} className="flex flex-wrap gap-x-3 py-1.5">
              <span className="w-full text-quiet">
                {dateTime(move.at, zoneOf(move.storeId, shop))} · {nameOf(move.storeId)}
              </span>
              <span>{t(`admin.products.reason_${move.reason}`)}</span>
              {move.change !== 0 && <span className="tabular-nums">{signed(move.change)}</span>}
              {move.reserved !== 0 && (
                <span className="text-quiet">{t('admin.products.reserved', { amount: signed(move.reserved) })}</span>
              )}
              {move.orderId !== null && may('CAN_MANAGE_ORDERS') && (
                <Link to={`/admin/orders/${move.orderId}`} className="text-brand hover:underline">
                  {t('admin.products.historyOrder')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
