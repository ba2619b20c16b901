import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import type { Order } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { PutInCart, toWanted } from '#web/shared/cart/put-in-cart.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import type { Instead } from './use-nearest.ts';

const NotAllAdded = lazy(async () => ({ default: (await import('./not-all-added.tsx')).NotAllAdded }));

type Goods = Parameters<typeof toWanted>[0];

/** Puts goods in the cart at once, at today's prices of the chosen store, and says what it could not. */
export function AddAll({
  items,
  label,
  isAsked = false,
  ...look
}: {
  items: Goods;
  label: string;
  /** Without a press, once: by the link that leads here. */
  isAsked?: boolean;
} & Pick<ComponentProps<typeof Button>, 'size' | 'wide' | 'className' | 'disabled'>) {
  const t = useT('orders');
  const { number } = useFormat();
  const { store } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PutInCart | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current || !store) return;
    isDone.current = true;
    void addAll(store.id);
  });
  if (!store) return null;
  async function addAll(storeId: number): Promise<void> {
    setBusy(true);
    try {
      // What is done at a press alone comes with it.
      const { putInCart, toWanted } = await import('#web/shared/cart/put-in-cart.ts');
      const put = await putInCart(api, toWanted(items), storeId);
      const isShort = put.gone.length + put.short.length + put.full.length > 0;
      setOutcome(put);
      setListOpen(isShort);
      if (!isShort) showDone(put);
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      notice(refusalText(t, refusal), { tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  function showDone({ added, takeOut }: PutInCart, instead: Instead = { count: 0, takeOut: () => undefined }): void {
    const count = added.length + instead.count;
    if (count === 0) return;
    const takeAllOut = () => {
      takeOut();
      instead.takeOut();
    };
    const undo = { label: t('orders.againUndo'), onClick: takeAllOut };
    notice(t('orders.againDone', { count, shown: number(count) }), { action: undo });
  }
  function closeList(instead: Instead): void {
    setListOpen(false);
    if (outcome) showDone(outcome, instead);
  }
  return (
    <>
      <Button {...look} busy={isBusy} onClick={() => void addAll(store.id)}>
        {label}
      </Button>
      {outcome && (
        <Suspense>
          <NotAllAdded outcome={outcome} isOpen={isListOpen} store={store} onClose={closeList} />
        </Suspense>
      )}
    </>
  );
}

/** Puts the goods of an order in the cart once more. */
export function OrderAgain({
  order,
  ...look
}: { order: Order } & Omit<ComponentProps<typeof AddAll>, 'items' | 'label'>) {
  const t = useT('orders');
  return <AddAll {...look} items={order.orderItems} label={t('orders.again')} />;
}
