import { useId, useState } from 'react';
import { createOwnValue } from '#web/lib/browser/kept-value.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Select } from '#web/ui/form/select.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useKeptPage } from '../device/keep-pages.ts';
import { LinkStatus } from '../link-status.tsx';
import { FinishedRuns } from './finished-runs.tsx';
import { OpenRuns } from './open-runs.tsx';
import { PickingMenu } from './picking-menu.tsx';
import { SlotsToPick } from './slots-to-pick.tsx';
import { useDeviceRuns } from './use-device-runs.ts';

const keptStore = createOwnValue<number>('picking-store');

/** What there is to pick in a store: runs to go on with, and slots to begin with. */
export function StartScreen({ userId, isSignedIn }: { userId: number; isSignedIn: boolean }) {
  const t = useOfficeT();
  const { stores } = useShop();
  const field = useId();
  const [chosen, choose] = useState(() => keptStore.read());
  const store = stores.find(({ id }) => id === chosen) ?? stores[0];
  const device = useDeviceRuns(userId, isSignedIn);
  useKeptPage([]);
  return (
    <div className="flex flex-1 flex-col gap-5 px-4 pb-8">
      <header className="flex min-h-16 items-center gap-3">
        <h1 className="mr-auto text-2xl">{t('admin.picking.title')}</h1>
        <PickingMenu />
      </header>
      <LinkStatus isSignedIn={isSignedIn} refusal={device.refusal} unsent={device.unsent} others={device.others} />
      {!store && <EmptyState title={t('admin.picking.noStore')} />}
      {store && stores.length > 1 && (
        <div className="grid gap-1.5">
          <label htmlFor={field} className="font-semibold">
            {t('admin.picking.store')}
          </label>
          <Select
            id={field}
            value={store.id}
            onChange={({ target }) => {
              choose(Number(target.value));
              keptStore.keep(Number(target.value));
            }}
          >
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      {store && (
        <>
          <OpenRuns storeId={store.id} kept={device.runs.filter(({ run }) => run.storeId === store.id)} />
          <SlotsToPick key={store.id} storeId={store.id} />
          <FinishedRuns storeId={store.id} />
        </>
      )}
    </div>
  );
}
