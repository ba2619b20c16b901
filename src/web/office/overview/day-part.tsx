import { type DaySlot, readPickDay } from '#contract/orders/pick-day.ts';
import { Link } from '#web/ui/link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { useRead } from '../data/use-read.ts';
import { SlotPace, SlotProgress, SlotTime } from '../frame/day-slot-facts.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Milliseconds after which it is asked again: others pick, and time passes. */
const every = 60_000;
/** So many slots are shown, those that are late or come first; the rest is on the page of each store. */
const most = 6;

/** The slots of today of all stores. */
export function usePickDay(isOn: boolean) {
  return useRead(readPickDay, {}, { every, freshFor: every, isOn });
}

/** What is to be picked today in all stores: until when, by whom, how far; what will be late first. */
export function DayPart() {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const { data, refusal, reload } = usePickDay(true);
  // What is over and picked, or has no order, needs nobody.
  const open = (data ?? []).filter(({ orders, pace }) => orders > 0 && pace !== 'done');
  const storeIds = stores.filter(({ id }) => data?.some(({ storeId }) => storeId === id));
  return (
    <Card as="section" aria-labelledby="today">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="today" className="mr-auto text-lg">
          {t('admin.today.toPick')}
        </h2>
        {storeIds.map(({ id, name }) => (
          <Link
            key={id}
            to={`/admin/today/${id}`}
            className="inline-flex min-h-11 items-center text-sm text-brand underline lg:min-h-8"
          >
            {storeIds.length > 1 ? name : t('admin.today.open')}
          </Link>
        ))}
      </div>
      {refusal && <RefusalAlert title={t('admin.today.loadFailed')} refusal={refusal} retry={reload} />}
      {data && open.length === 0 && <p className="text-quiet">{t('admin.today.nothing')}</p>}
      <ul className="divide-y divide-line">
        {open.slice(0, most).map((slot) => (
          <DayRow key={slot.id} slot={slot} hasStores={stores.length > 1} />
        ))}
      </ul>
      {open.length > most && (
        <p className="mt-2 text-sm text-quiet">{t('admin.today.more', { count: open.length - most })}</p>
      )}
    </Card>
  );
}

function DayRow({ slot, hasStores }: { slot: DaySlot; hasStores: boolean }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
      <SlotTime slot={slot} {...(hasStores && { storeName: slot.storeName })} />
      <SlotPace slot={slot} />
      <SlotProgress slot={slot} />
    </li>
  );
}
