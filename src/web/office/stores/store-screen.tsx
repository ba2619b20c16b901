import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { listStaffStores, readStaffStore, updateStore } from '#contract/stores/staff-stores.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { useNumberHabits } from '../form/typed-number.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { SlotConflictsAlert } from '../frame/slot-conflicts-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { StoreForm } from './store-form.tsx';
import { storeInput } from './store-input.ts';

/** One store. */
export function StoreScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const id = Number(params.id);
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const habits = useNumberHabits();
  const { data: store, refusal, reload } = useRead(readStaffStore, { id });
  const { send } = useWrite(updateStore, [listStaffStores]);
  if (!store)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.frame.stores')}
        title={t('admin.stores.detailFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-[40rem]" />
    );
  return (
    <>
      <ScreenHead
        title={store.name}
        actions={
          <>
            <Link
              to={`/admin/stores/${id}/slots`}
              className="inline-flex min-h-11 items-center text-brand underline lg:min-h-8"
            >
              {t('admin.slots.open')}
            </Link>
            <Link
              to={`/admin/aisles/${id}`}
              className="inline-flex min-h-11 items-center text-brand underline lg:min-h-8"
            >
              {t('admin.aisles.heading')}
            </Link>
            <HistoryLink thing="store" id={id} />
          </>
        }
      >
        <Badge tone={store.displayable ? 'green' : 'grey'}>
          {t(store.displayable ? 'admin.stores.shown' : 'admin.stores.hidden')}
        </Badge>
      </ScreenHead>
      <div className="mb-4 grid gap-4 empty:hidden">
        <SlotConflictsAlert conflicts={store.slotConflicts} timeZone={store.timeZone} />
      </div>
      <StoreForm
        id={id}
        store={store}
        saved={t('admin.stores.saved')}
        save={async (changes, base) => {
          const fresh = await send({ id, version: base.version, ...storeInput(changes, { ...base, ...habits }) });
          queries.setQueryData([readStaffStore.name, { id }], fresh);
          void revalidate();
          return fresh;
        }}
      />
    </>
  );
}
