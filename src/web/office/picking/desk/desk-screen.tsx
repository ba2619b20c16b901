import { useState } from 'react';
import type { PickupOrder } from '#contract/orders/hand-over.ts';
import { useSession } from '#web/shared/session/session.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { StoreChoice, useChosenStore } from '../../frame/store-choice.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { LinkStatus } from '../link-status.tsx';
import { PickingMenu } from '../start/picking-menu.tsx';
import { Arrivals } from './arrivals.tsx';
import { CodeKeys } from './code-keys.tsx';
import { type HandedOver, HandedOverView } from './handed-over-view.tsx';
import { PickupView } from './pickup-view.tsx';

/** The desk where orders are collected: the code is typed, the order seen and handed over; beside it who has come. */
export function DeskScreen() {
  const t = useOfficeT();
  const { name } = useShop();
  const isSignedIn = useSession().user !== null;
  const { store, choose } = useChosenStore();
  return (
    <>
      <title>{`${t('admin.desk.title')} · ${name}`}</title>
      <div className="flex flex-1 flex-col gap-5 px-4 pb-8">
        <header className="flex min-h-16 items-center gap-1 py-2">
          <h1 className="mr-auto text-xl sm:text-2xl">{t('admin.desk.title')}</h1>
          <LinkButton to="/admin/picking" variant="ghost" size="small">
            <span className="whitespace-nowrap">{t('admin.desk.back')}</span>
          </LinkButton>
          <PickingMenu />
        </header>
        <LinkStatus isSignedIn={isSignedIn} refusal={null} unsent={0} />
        {!store && <EmptyState title={t('admin.picking.noStore')} />}
        {store && <Desk key={store.id} store={store} onChoose={choose} />}
      </div>
    </>
  );
}

function Desk({ store, onChoose }: { store: ShopStore; onChoose: (id: number) => void }) {
  const [order, setOrder] = useState<PickupOrder | null>(null);
  const [done, setDone] = useState<HandedOver | null>(null);
  const leave = () => {
    setOrder(null);
    setDone(null);
  };
  if (done) return <HandedOverView done={done} onNext={leave} />;
  if (order) return <PickupView order={order} onDone={setDone} onLeave={leave} />;
  return (
    <>
      <StoreChoice store={store} onChoose={onChoose} />
      <div className="grid gap-6 sm:grid-cols-2">
        <CodeKeys storeId={store.id} onFound={setOrder} />
        <Arrivals store={store} />
      </div>
    </>
  );
}
