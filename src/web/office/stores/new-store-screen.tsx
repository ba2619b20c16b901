import { useNavigate, useRevalidator } from 'react-router';
import type { InputOf } from '#contract/endpoint.ts';
import { createStore, listStaffStores } from '#contract/stores/staff-stores.ts';
import { useWrite } from '../data/use-write.ts';
import { useNumberHabits } from '../form/typed-number.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { blankStore } from './blank-store.ts';
import { clockOf } from './discount-fields.tsx';
import { StoreForm } from './store-form.tsx';
import { storeInput } from './store-input.ts';

/** A new store, hidden until somebody shows it. */
export function NewStoreScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const habits = useNumberHabits();
  const { send } = useWrite(createStore, [listStaffStores]);
  return (
    <>
      <ScreenHead title={t('admin.stores.new')} />
      <StoreForm
        id={null}
        store={blankStore}
        saved={t('admin.stores.created')}
        save={async (changes, _, { name, address, contact, timeZone }) => {
          // What a store must have is sent untouched too: the answer names the fields.
          const input = storeInput(
            { name, address, contact, ...changes },
            { ...habits, timeZone: clockOf(timeZone), discount: null },
          );
          const made = await send(input as InputOf<typeof createStore>);
          // The form has nothing unsaved any more once it is drawn again.
          setTimeout(async () => {
            await navigate(`/admin/stores/${made.id}`, { replace: true });
            // Asked for at once, it would be given up for the way there, and no page would know the store.
            await revalidate();
          });
          return null;
        }}
      />
    </>
  );
}
