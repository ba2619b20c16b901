import { type DaySlot, readPickDay } from '#contract/orders/pick-day.ts';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { SlotPace, SlotProgress, SlotTime } from '../frame/day-slot-facts.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { StoreSelect } from '../frame/store-select.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { CloseSlots } from './close-slots.tsx';
import { EmptySlots } from './empty-slots.tsx';

const wayOn = 'inline-flex min-h-11 items-center text-brand underline lg:min-h-8';
/** Milliseconds after which it is asked again: others pick, and time passes. */
const every = 30_000;

/** What one store picks today, slot by slot: how far, by whom, and what is closed for today. */
export function TodayScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const id = Number(params.id ?? stores[0]?.id ?? 0);
  const store = stores.find((one) => one.id === id);
  return (
    <>
      <ScreenHead
        title={store ? t('admin.today.title', { store: store.name }) : t('admin.today.heading')}
        actions={
          <>
            <Link to="/admin/rounds" className={wayOn}>
              {t('admin.rounds.title')}
            </Link>
            <Link to={`/admin/figures?store=${id}`} className={wayOn}>
              {t('admin.figures.heading')}
            </Link>
          </>
        }
      >
        {stores.length > 1 && <StoreSelect id={id} label={t('admin.today.store')} path="/admin/today" />}
      </ScreenHead>
      {id > 0 ? <StoreDay key={id} storeId={id} /> : <EmptyState title={t('admin.today.noStore')} />}
    </>
  );
}

function StoreDay({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readPickDay, { store_id: storeId }, { every });
  if (!data && refusal) return <RefusalAlert title={t('admin.today.loadFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-[32rem]" />;
  if (data.length === 0) return <EmptyState title={t('admin.today.noSlots')} />;
  const hasOrders = data.some(({ orders }) => orders > 0);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <CloseSlots storeId={storeId} slot={null} isClosed={data.every(({ closed }) => closed)} />
        {hasOrders && <EmptySlots storeId={storeId} slot={null} />}
      </div>
      <ul className="grid gap-3">
        {data.map((slot) => (
          <SlotCard key={slot.id} storeId={storeId} slot={slot} />
        ))}
      </ul>
    </div>
  );
}

function SlotCard({ storeId, slot }: { storeId: number; slot: DaySlot }) {
  const t = useOfficeT();
  const link = 'inline-flex min-h-11 items-center text-sm text-brand underline lg:min-h-8';
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
        <SlotTime slot={slot} />
        <SlotPace slot={slot} />
        <SlotProgress slot={slot} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {slot.orders > 0 && (
          <Link to={`/admin/orders?storeId=${storeId}&slotId=${slot.id}`} className={link}>
            {t('admin.today.toOrders', { count: slot.orders })}
          </Link>
        )}
        {/* The camera is allowed on the pages of picking alone: they are opened as documents of their own. */}
        {slot.runs.map(({ id, startedBy }) => (
          <a key={id} href={`/admin/picking/${id}`} className={link}>
            {t('admin.today.run', { name: startedBy ?? t('admin.today.somebody') })}
          </a>
        ))}
        <span className="ml-auto flex flex-wrap gap-2">
          <CloseSlots storeId={storeId} slot={slot} isClosed={slot.closed} />
          {slot.orders > 0 && <EmptySlots storeId={storeId} slot={slot} />}
        </span>
      </div>
    </li>
  );
}
