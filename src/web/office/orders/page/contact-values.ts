import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { type ContactField, contactFields } from '#domain/order/contact.ts';

/** Whom an order is for and where it goes, as the form of its change holds it. */
export type ContactValues = Readonly<Record<ContactField, string>>;

export function contactOf(order: StaffOrderDetail): ContactValues {
  return {
    customer_name: order.customerName,
    customer_email: order.email,
    customer_phone: order.customerPhone,
    shipping_address: order.shippingAddress ?? '',
    shipping_city: order.shippingCity ?? '',
    shipping_postal_code: order.shippingPostalCode ?? '',
  };
}

/** What may be changed of it: what is collected goes nowhere. */
export const contactFieldsOf = ({ type }: Pick<StaffOrderDetail, 'type'>): ContactField[] =>
  contactFields.filter((field) => type === 'delivery' || field.startsWith('customer_'));

/** What of it is another, as a call takes it. */
export function contactToSend(base: ContactValues, typed: ContactValues): Partial<Record<ContactField, string | null>> {
  const changed = contactFields.filter((field) => typed[field] !== base[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field].trim() || null]));
}
