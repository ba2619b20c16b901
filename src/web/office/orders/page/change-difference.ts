import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { contactOf } from './contact-values.ts';

type Compared = Pick<StaffOrderDetail, 'items' | 'shippingFee' | 'totalAmount' | 'deliveryNote'>;
type Told = Compared & Pick<StaffOrderDetail, 'slot'> & Parameters<typeof contactOf>[0];
export type LineDifference = {
  productId: number;
  name: string;
  unit: string;
  quantityBefore: number;
  quantityAfter: number;
  totalBefore: number;
  totalAfter: number;
};

/** What a change makes of an order's goods: the products of which there are others, or for another price. */
export function differencesOf(before: Compared, after: Compared): LineDifference[] {
  const products = Map.groupBy([...before.items, ...after.items], ({ productId }) => productId);
  return [...products].flatMap(([productId, [named]]) => {
    const [was, is] = [sumOf(before, productId), sumOf(after, productId)];
    if (!named || (was.quantity === is.quantity && was.total === is.total)) return [];
    return [
      {
        productId,
        name: named.productName,
        unit: named.unit,
        quantityBefore: was.quantity,
        quantityAfter: is.quantity,
        totalBefore: was.total,
        totalAfter: is.total,
      },
    ];
  });
}

/**
 * Which mail tells the customer of a change, if any: the note and what to do about missing goods are not told, another slot
 * by a mail of its own where goods and contact stay. No change is told by SMS.
 */
export function mailOf(before: Told, after: Told): 'order' | 'slot' | null {
  const isOthers =
    differencesOf(before, after).length > 0 || JSON.stringify(contactOf(before)) !== JSON.stringify(contactOf(after));
  if (isOthers) return 'order';
  if (before.slot?.id !== after.slot?.id) return 'slot';
  return before.shippingFee === after.shippingFee ? null : 'order';
}

function sumOf({ items }: Compared, productId: number) {
  const own = items.filter((item) => item.productId === productId);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    quantity: round(own.reduce((sum, { quantity }) => sum + quantity, 0)),
    total: round(own.reduce((sum, { lineTotal }) => sum + lineTotal, 0)),
  };
}
