import { useState } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';
import { chooseDelivery } from '#web/shared/delivery/delivery.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { PostalCodeForm } from './postal-code-form.tsx';

const change =
  'inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4 hover:text-brand-strong';

/** What bringing or fetching the goods costs, and the way to choose the other, or another postal code. */
export function DeliveryRow({
  store,
  method,
  postalCode,
  figures,
}: {
  store: ShopStore;
  method: OrderType;
  postalCode: string | null;
  figures: OrderFigures;
}) {
  const t = useT('basket');
  const { money } = useFormat();
  const [isChanging, setChanging] = useState(false);
  const pickUp = () => chooseDelivery({ deliveryMethod: 'pickup', postalCode: null });
  const free = t(method === 'pickup' ? 'basket.pickupFree' : 'basket.free');
  const fee = figures.fee === 0 ? free : figures.fee === null ? null : money(figures.fee);
  return (
    <div>
      {fee !== null && (
        <p className="flex justify-between gap-4">
          <span>
            {method === 'pickup'
              ? t('basket.pickupAt', { store: store.name })
              : t('basket.deliveryTo', { postalCode: postalCode ?? '' })}
          </span>
          <span className="font-semibold tabular-nums">{fee}</span>
        </p>
      )}
      {method === 'delivery' && (postalCode === null || isChanging) && (
        <PostalCodeForm known={postalCode} onDone={() => setChanging(false)} />
      )}
      <div className="flex flex-wrap gap-x-5">
        {method === 'delivery' && postalCode !== null && !isChanging && (
          <button type="button" className={change} onClick={() => setChanging(true)}>
            {t('basket.changePostalCode')}
          </button>
        )}
        {method === 'delivery' && (
          <button type="button" className={change} onClick={pickUp}>
            {t('basket.choosePickup')}
          </button>
        )}
        {method === 'pickup' && store.allowDelivery && (
          <button
            type="button"
            className={change}
            onClick={() => chooseDelivery({ deliveryMethod: 'delivery', postalCode: null })}
          >
            {t('basket.chooseDelivery')}
          </button>
        )}
      </div>
    </div>
  );
}
