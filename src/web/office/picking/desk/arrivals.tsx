import { listArrivals } from '#contract/orders/hand-over.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText } from '#web/lib/writing/slot-text.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** Milliseconds after which it is asked again: somebody stands in the car park. */
const every = 5000;

/** Who has said that they are there, and where; the latest first. Nothing is opened from here: that asks for the code. */
export function Arrivals({ store }: { store: ShopStore }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { data, refusal, reload } = useRead(listArrivals, { id: store.id }, { every });
  return (
    <section aria-labelledby="arrivals" className="grid content-start gap-3">
      <h2 id="arrivals" className="text-xl">
        {t('admin.desk.arrived')}
      </h2>
      <p role="status" className="text-quiet">
        {data &&
          (data.length === 0 ? t('admin.desk.arrivedNone') : t('admin.desk.arrivedCount', { count: data.length }))}
      </p>
      {!data && !refusal && <Skeleton className="h-24" />}
      {!data && refusal && (
        <Alert
          tone="error"
          title={t('admin.desk.arrivedFailed')}
          action={<Button onClick={reload}>{t('common.retry')}</Button>}
        >
          {refusalText(t, refusal)}
        </Alert>
      )}
      <ul className="grid gap-3">
        {data?.map(({ id, number, initial, place, arrivedAt }) => (
          <li key={id} className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
            <Initial letter={initial} />
            <span className="min-w-0">
              <span className="block text-lg font-semibold wrap-anywhere">{place}</span>
              <span className="flex flex-wrap gap-x-2 text-sm whitespace-nowrap text-quiet">
                <span>{number}</span>
                <span>{t('admin.desk.since', { time: clockText(arrivedAt, language, store.timeZone) })}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first letter of somebody's name: all that the desk knows of them. */
export function Initial({ letter }: { letter: string }) {
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-2xl font-semibold text-on-brand">
      {letter}
    </span>
  );
}
