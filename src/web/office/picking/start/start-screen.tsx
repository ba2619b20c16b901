import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { StoreChoice, useChosenStore } from '../../frame/store-choice.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useKeptPage } from '../device/keep-pages.ts';
import { useDeviceWork } from '../device/use-device-work.ts';
import { deviceRuns } from '../device/use-run-session.ts';
import { LinkStatus } from '../link-status.tsx';
import { FinishedRuns } from './finished-runs.tsx';
import { OpenRuns } from './open-runs.tsx';
import { PickingMenu } from './picking-menu.tsx';
import { SlotsToPick } from './slots-to-pick.tsx';

/** What there is to pick in a store: runs to go on with, and slots to begin with. */
export function StartScreen({ userId, isSignedIn }: { userId: number; isSignedIn: boolean }) {
  const t = useOfficeT();
  const { store, choose } = useChosenStore();
  const device = useDeviceWork(deviceRuns, { userId, isSignedIn });
  useKeptPage([]);
  return (
    <div className="flex flex-1 flex-col gap-5 px-4 pb-8">
      <header className="flex min-h-16 items-center gap-3">
        <h1 className="mr-auto text-2xl">{t('admin.picking.title')}</h1>
        <PickingMenu />
      </header>
      <LinkStatus isSignedIn={isSignedIn} refusal={device.refusal} unsent={device.unsent} others={device.others} />
      {!store && <EmptyState title={t('admin.picking.noStore')} />}
      {store && (
        <>
          <StoreChoice store={store} onChoose={choose} />
          <LinkButton to="/admin/picking/desk" size="large" variant="secondary" wide>
            {t('admin.desk.open')}
          </LinkButton>
          <OpenRuns storeId={store.id} kept={device.runs.filter(({ run }) => run.storeId === store.id)} />
          <SlotsToPick key={store.id} storeId={store.id} />
          <FinishedRuns storeId={store.id} />
        </>
      )}
    </div>
  );
}
