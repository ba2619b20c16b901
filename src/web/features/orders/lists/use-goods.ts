import { readCartFigures } from '#contract/cart/cart.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import type { Sold } from '#web/shared/cart/cart-line.ts';
import { figureLines } from '#web/shared/cart/order-figures.ts';
import { useShop } from '#web/shared/shop/shop.ts';

/** What the chosen store sells of these goods, by id; null until it is known. */
export function useGoods(items: readonly { productId: number }[], isOn: boolean): ReadonlyMap<number, Sold> | null {
  const { store } = useShop();
  const lines = figureLines(items.map(({ productId }) => ({ id: productId, quantity: 1 })));
  const asked = { store_id: store?.id ?? 0, type: 'pickup' as const, lines };
  const { data } = useCall(readCartFigures, asked, isOn && store !== null && lines !== undefined);
  if (!data || data.storeId !== store?.id) return null;
  return new Map(data.lines.map(({ product }) => [product.id, product]));
}
