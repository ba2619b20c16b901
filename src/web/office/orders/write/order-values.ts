import type { Buyer, StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import { linesOf, type OrderLine, toItems } from './order-line.ts';

/** An order that staff write, as their form holds it: an empty text is nothing. */
export type OrderValues = {
  customer: (Pick<Buyer, 'id' | 'name'> & Partial<Buyer>) | null;
  storeId: number;
  type: OrderType;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  shipping_address: string;
  shipping_city: string;
  shipping_postal_code: string;
  billing_address: string;
  billing_city: string;
  billing_postal_code: string;
  /** Null: the time is agreed later. */
  slotId: number | null;
  delivery_note: string;
  payment_method: PaymentMethod;
  substitution: Substitution | '';
  isOfAge: boolean;
  lines: readonly OrderLine[];
};

export function blankValues(storeId: number, payment_method: PaymentMethod): OrderValues {
  return {
    customer: null,
    storeId,
    type: 'delivery',
    payment_method,
    substitution: '',
    isOfAge: false,
    lines: [],
    customer_name: '',
    customer_email: '',
    customer_phone: '',
    delivery_note: '',
    shipping_address: '',
    shipping_city: '',
    shipping_postal_code: '',
    billing_address: '',
    billing_city: '',
    billing_postal_code: '',
    slotId: null,
  };
}

export function valuesOf(order: StaffOrderDetail): OrderValues {
  const { customerId, customerName, storeId, type } = order;
  return {
    storeId,
    type,
    customer_name: customerName,
    customer_email: order.email,
    customer: customerId === null ? null : { id: customerId, name: customerName },
    customer_phone: order.customerPhone,
    shipping_address: order.shippingAddress ?? '',
    shipping_city: order.shippingCity ?? '',
    shipping_postal_code: order.shippingPostalCode ?? '',
    billing_address: order.billingAddress ?? '',
    billing_city: order.billingCity ?? '',
    billing_postal_code: order.billingPostalCode ?? '',
    slotId: order.slot?.id ?? null,
    delivery_note: order.deliveryNote ?? '',
    payment_method: order.paymentMethod,
    substitution: order.substitution ?? '',
    isOfAge: order.ageConfirmed,
    lines: linesOf(order),
  };
}

/** What a call takes of them. What is collected in the store has no address. */
export function payloadOf(values: OrderValues) {
  const isDelivery = values.type === 'delivery';
  const given = (text: string) => text.trim() || null;
  const where = (text: string) => (isDelivery ? given(text) : null);
  return {
    store_id: values.storeId,
    type: values.type,
    customer_name: given(values.customer_name),
    // What is left empty for a customer is as in their account.
    customer_email: given(values.customer_email) ?? (values.customer ? undefined : null),
    customer_phone: given(values.customer_phone),
    shipping_address: where(values.shipping_address),
    shipping_city: where(values.shipping_city),
    shipping_postal_code: where(values.shipping_postal_code),
    billing_address: given(values.billing_address),
    billing_city: given(values.billing_city),
    billing_postal_code: given(values.billing_postal_code),
    slot_id: values.slotId,
    delivery_note: given(values.delivery_note),
    payment_method: values.payment_method,
    substitution: values.substitution || null,
    age_confirmed: values.isOfAge,
    order_items: toItems(values.lines),
  };
}
