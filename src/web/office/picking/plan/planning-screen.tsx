import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { listRounds } from '#contract/orders/rounds.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { FormSection } from '../../form/form-section.tsx';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { StoreChoice, useChosenStore } from '../../frame/store-choice.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { listRefreshMs } from '../list-refresh.ts';
import { MakeRound } from './make-round.tsx';
import { PlannedRound } from './planned-round.tsx';

const most = 100;

/** The rounds of a store and day, and what may go in a new one. */
export function PlanningScreen() {
  const t = useOfficeT();
  const { store, choose } = useChosenStore();
  return (
    <>
      <ScreenHead title={t('admin.rounds.title')} />
      {!store && <EmptyState title={t('admin.picking.noStore')} />}
      {store && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-end gap-4">
            <StoreChoice store={store} onChoose={choose} />
          </div>
          <RoundsOfDay key={`rounds ${store.id}`} store={store} />
          <MakeRound key={store.id} storeId={store.id} />
        </div>
      )}
    </>
  );
}

function RoundsOfDay({ store }: { store: ShopStore }) {
  const t = useOfficeT();
  const field = useId();
  const [address, setAddress] = useSearchParams();
  const day = address.get('date') || dayOf(new Date().toISOString(), store.timeZone);
  const asked = { store_id: store.id, date: day, page: 1, per_page: most };
  const { data, refusal, reload } = useRead(listRounds, asked, { every: listRefreshMs, keepsLast: true });
  return (
    <FormSection title={t('admin.rounds.ofDay')}>
      <div className="grid gap-4">
        <div className="grid max-w-56 gap-1.5">
          <label htmlFor={field} className="font-semibold">
            {t('admin.rounds.day')}
          </label>
          <TextInput
            id={field}
            type="date"
            value={day}
            onChange={({ target }) => setAddress(target.value ? { date: target.value } : {}, { replace: true })}
          />
        </div>
        {refusal && !data && <RefusalAlert title={t('admin.rounds.loadFailed')} refusal={refusal} retry={reload} />}
        {!data && !refusal && <Skeleton className="h-24" />}
        {data?.items.length === 0 && <p className="text-quiet">{t('admin.rounds.ofDayNone')}</p>}
        <ul className="grid gap-3 lg:grid-cols-2">
          {data?.items.map((round) => (
            <PlannedRound key={round.id} round={round} />
          ))}
        </ul>
      </div>
    </FormSection>
  );
}
