import type { ThingKind } from '#domain/audit/thing-kind.ts';
import type { OfficeT } from '../use-office-t.ts';

/** Where the words for the values of a field stand, which are codes. */
const areas: ReadonlyMap<string, string> = new Map([
  ['order.status', 'admin.orders.status'],
  ['order.paymentStatus', 'orders.paid'],
  ['customer.status', 'admin.customers.state'],
  ['customer.customerType', 'admin.customers.type'],
  ['customer.roles', 'admin.customers.role'],
  ['review.status', 'admin.reviews.state'],
  ['product.ingredientsExemption', 'admin.products.exemption'],
  ['outboxEntry.status', 'admin.outbox.state'],
]);

/** A value with the words for its codes in their place; what has none stays as it is. */
export function withWords(t: OfficeT, kind: ThingKind, field: string, value: unknown): unknown {
  const area = areas.get(`${kind}.${field}`);
  if (!area) return value;
  if (Array.isArray(value)) return value.map((one) => withWords(t, kind, field, one));
  const key = `${area}_${value}`;
  const text = t(key as Parameters<OfficeT>[0]);
  return text === key ? value : text;
}
