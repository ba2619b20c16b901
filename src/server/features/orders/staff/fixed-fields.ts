import type { FieldErrors } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { contentColumns } from '../core/draft.ts';
import { applySent, type OrderContent } from '../core/order-content.ts';

type Contact = `customer${'Name' | 'Email' | 'Phone'}` | `shipping${'Address' | 'City' | 'PostalCode'}`;
type Changed = Contact | 'items' | 'deliveryNote' | 'ageConfirmed' | 'slotId';

/** What of an order's content is settled when it is placed, by its name in the payload. */
const names: Record<Exclude<keyof OrderContent, Changed>, string> = {
  type: 'type',
  paymentMethod: 'payment_method',
  paymentPeriod: 'payment_period',
  externalId: 'external_id',
  billingAddress: 'billing_address',
  billingCity: 'billing_city',
  billingPostalCode: 'billing_postal_code',
  substitution: 'substitution',
  useStoreCredit: 'use_store_credit',
};

const shipping = {
  shippingAddress: 'shipping_address',
  shippingCity: 'shipping_city',
  shippingPostalCode: 'shipping_postal_code',
} as const;

/** Fields that would change what is settled: they are refused, so that nobody believes they were written. */
export function fixedFieldErrors(row: OrderRow, sent: OrderWrite): FieldErrors {
  const kept = { ...contentColumns(row), items: [] };
  const asked = applySent(kept, sent);
  const changed = (Object.keys(names) as (keyof typeof names)[]).filter((key) => asked[key] !== kept[key]);
  const fields: string[] = changed.map((key) => names[key]);
  // What is collected goes nowhere.
  if (row.type === 'pickup')
    for (const [key, field] of Object.entries(shipping))
      if (asked[key as keyof typeof shipping] !== kept[key as keyof typeof shipping]) fields.push(field);
  if (sent.store_id !== undefined && sent.store_id !== row.storeId) fields.push('store_id');
  return Object.fromEntries(fields.map((field) => [field, [{ message: 'checkout.fixedOncePlaced', parameters: {} }]]));
}
