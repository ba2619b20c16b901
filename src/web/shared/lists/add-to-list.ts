import { type ShoppingList, updateShoppingList } from '#contract/cart/lists.ts';
import { isRefusal } from '#contract/errors.ts';
import { api } from '#web/lib/api/api.ts';
import type { Goods } from './save-as-list.tsx';

/** Somebody who adds does not choose between two states of a list: what is added joins what is there by then. */
const mostTries = 5;

/** Adds goods to a list, or with `sign` -1 takes them out again, beside what was done to it elsewhere meanwhile. */
export async function addToList(list: ShoppingList, goods: Goods, sign: 1 | -1 = 1): Promise<ShoppingList> {
  let there = list;
  for (let tries = 1; ; tries++)
    try {
      const { id, version } = there;
      return await api(updateShoppingList, { id, version, order_items: joined(there.items, goods, sign) });
    } catch (error) {
      const fresh = isRefusal(error) && error.code === 'conflict' ? (error.data as ShoppingList | null) : null;
      if (!fresh || tries === mostTries) throw error;
      there = fresh;
    }
}

/** As a call takes goods. */
export function toLines(goods: Goods): { product_id: number; quantity: number }[] {
  return goods.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
}

/** Each product once: a list of a hundred lines has room for more of what it has. */
function joined(there: Goods, more: Goods, sign: 1 | -1): ReturnType<typeof toLines> {
  const sums = new Map(there.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of more)
    sums.set(productId, Math.round(((sums.get(productId) ?? 0) + sign * quantity) * 1000) / 1000);
  return toLines([...sums].map(([productId, quantity]) => ({ productId, quantity })).filter((one) => one.quantity > 0));
}
