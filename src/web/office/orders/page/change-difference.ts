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

/** Whether the customer is told of a change: of everything but the note and what to do about missing goods. */
export function isMailed(before: Told, after: Told): boolean {
  return (
    differencesOf(before, after).length > 0 ||
    before.shippingFee !== after.shippingFee ||
    before.slot?.id !== after.slot?.id ||
    JSON.stringify(contactOf(before)) !== JSON.stringify(contactOf(after))
  );
}

function sumOf({ items }: Compared, productId: number) {
  const own = items.filter((item) => item.productId === productId);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    quantity: round(own.reduce((sum, { quantity }) => sum + quantity, 0)),
    total: round(own.reduce((sum, { lineTotal }) => sum + lineTotal, 0)),
  };
}
