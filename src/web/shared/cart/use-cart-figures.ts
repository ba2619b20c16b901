import { useEffect, useSyncExternalStore } from 'react';
import type { readCartFigures } from '#contract/cart/cart.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { deliveryMinimum } from '#domain/shipping/delivery-minimum.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { type DeliveryWay, useDeliveryWay } from '#web/shared/delivery/delivery-way.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { useSession } from '#web/shared/session/session.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { useCartAfterPaint } from './cart.ts';
import { askCheck, readCheck, watchCheck } from './cart-check.ts';
import { figureLines, type OrderFigures, orderFigures } from './order-figures.ts';

export type ShownFigures = DeliveryWay & {
  /** The server's; until it has answered, the same rules over the prices that the page knows. */
  figures: OrderFigures;
  /** False while the figures are the page's own. */
  isChecked: boolean;
  /** From which amount the store delivers there, and what is missing; null when it does, or never will. */
  minimum: { amount: number; missing: number } | null;
};

/** What the cart costs by what the shopper has chosen so far: the same for header, bars, cart and checkout. */
export function useCartFigures(store: ShopStore): ShownFigures {
  const { decimals } = useFormat();
  const language = useLanguage();
  const { user } = useSession();
  const { lines } = useCartAfterPaint();
  const { method, postalCode } = useDeliveryWay(store);
  const priceType = user?.customerType ?? 'retail';
  const wanted = figureLines(lines);
  const key = [store.id, method, postalCode, priceType, language, wanted].join(' ');
  const { key: answered, answer, round } = useSyncExternalStore(watchCheck, readCheck, readCheck);
  const query: InputOf<typeof readCartFigures> = {
    store_id: store.id,
    type: method,
    ...(wanted && { lines: wanted }),
    ...(postalCode && { postal_code: postalCode }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the query does, the round that it is asked anew
  useEffect(() => {
    if (wanted) askCheck(key, query);
  }, [key, round]);
  const own = orderFigures({ lines, store, method, postalCode, priceType, decimals });
  const isChecked = answered === key && answer !== null;
  const figures = isChecked ? answer : own;
  return { method, postalCode, figures, isChecked, minimum: minimumOf(figures.goods) };

  function minimumOf(goods: number): ShownFigures['minimum'] {
    if (postalCode === null) return null;
    const goodsCents = fromDecimal(goods, decimals);
    const amountCents = deliveryMinimum(rulesOf(store, decimals), postalCode, goodsCents);
    if (amountCents === null) return null;
    return { amount: toDecimal(amountCents, decimals), missing: toDecimal(amountCents - goodsCents, decimals) };
  }
}
