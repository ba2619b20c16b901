import { useT } from '#web/i18n/use-t.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { CarriedGoods } from './carried-goods.tsx';
import { useCarry } from './use-carry.ts';
import { useSwitchStore } from './use-switch-store.ts';

/**
 * Asked when the cart is not empty: bring the goods along, start afresh, or stay. Goods that cannot come as they are
 * are shown before anything changes.
 */
export function ChangeStore({ to, onStay, onMoved }: { to: ShopStore; onStay: () => void; onMoved: () => void }) {
  const t = useT('delivery');
  const { store: from } = useShop();
  const switchStore = useSwitchStore();
  const move = (lines: readonly CartLine[]) => {
    switchStore(to, lines);
    onMoved();
  };
  const { state, carry, reset } = useCarry(to.id, move);
  if (typeof state === 'object') return <CarriedGoods to={to} carried={state} onMove={move} onBack={reset} />;
  return (
    <div className="grid gap-4">
      <p>{t('delivery.changeText', { store: from?.name ?? '' })}</p>
      <div>
        <Button wide busy={state === 'carrying'} onClick={() => void carry()}>
          {t('delivery.changeCarry')}
        </Button>
        <p className="mt-1.5 text-sm text-quiet">{t('delivery.changeCarryHint', { store: to.name })}</p>
      </div>
      <div>
        <Button wide variant="secondary" onClick={() => move([])}>
          {t('delivery.changeEmpty')}
        </Button>
        <p className="mt-1.5 text-sm text-quiet">{t('delivery.changeEmptyHint', { store: to.name })}</p>
      </div>
      <Button wide variant="ghost" onClick={onStay}>
        {t('delivery.changeStay', { store: from?.name ?? '' })}
      </Button>
      {state === 'failed' && <Alert tone="error">{t('delivery.changeFailed')}</Alert>}
    </div>
  );
}
