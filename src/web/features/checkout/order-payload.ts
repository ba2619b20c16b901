import type { InputOf } from '#contract/endpoint.ts';
import type { createOrder } from '#contract/orders/orders.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';

export type OrderPayload = InputOf<typeof createOrder>;

type Made = {
  fields: FormData;
  lines: readonly CartLine[];
  figures: OrderFigures;
  storeId: number;
  method: OrderType;
  /** Of the currency. */
  decimals: number;
  /** The chosen one, with the token of the place that is held in it; null where none is. */
  slot: { id: number; token: string | null } | null;
  /** Of the account, a decimal; null where none is to be spent. */
  credit: number | null;
};

/**
 * The order as the form holds it. The figures go along so that the server can say when they are no longer right; it
 * never takes them over.
 */
export function orderPayload({ fields, lines, figures, storeId, decimals, method, slot, credit }: Made): OrderPayload {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const orNull = (name: string) => text(name) || null;
  const isDelivery = method === 'delivery';
  const hasOwnBilling = !isDelivery || !fields.has('billing_same');
  return {
    store_id: storeId,
    type: method,
    customer_name: text('customer_name'),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    ...(isDelivery && {
      shipping_address: text('shipping_address'),
      shipping_city: text('shipping_city'),
      shipping_postal_code: text('shipping_postal_code'),
    }),
    ...(hasOwnBilling && {
      billing_address: orNull('billing_address'),
      billing_city: orNull('billing_city'),
      billing_postal_code: orNull('billing_postal_code'),
    }),
    ...(slot && { slot_id: slot.id, ...(slot.token && { hold_token: slot.token }) }),
    payment_method: text('payment_method') as OrderPayload['payment_method'],
    delivery_note: orNull('delivery_note'),
    substitution: orNull('substitution') as OrderPayload['substitution'],
    age_confirmed: fields.has('age_confirmed'),
    use_store_credit: credit !== null,
    ...(figures.fee !== null && {
      delivery_fee: figures.fee,
      total_include_gst: figures.total,
      ...(credit !== null && { due_payment_amount: creditSplit(figures.total, credit, decimals).due }),
    }),
    order_items: lines.map((line) => ({
      product_id: line.id,
      product_name: line.name,
      product_category: line.category,
      unit: line.product.unit,
      quantity: line.quantity,
      price_include_taxes: line.price,
      vat_in_percent: line.product.vatInPercent,
      discount_in_percent: line.product.discountInPercent,
      substitution: orNull(`substitution_${line.id}`) as OrderPayload['substitution'],
    })),
  };
}

/** What an account's credit pays of a total, and what is left to pay; all decimals of the currency. */
export function creditSplit(total: number, credit: number, decimals: number): { used: number; due: number } {
  const totalCents = fromDecimal(total, decimals);
  const usedCents = Math.min(fromDecimal(credit, decimals), totalCents);
  return { used: toDecimal(usedCents, decimals), due: toDecimal(totalCents - usedCents, decimals) };
}
