import { orderWrite } from '#contract/orders/order-write.schema.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import { defaultPaymentMethod, defaultPaymentPeriod } from '#domain/order/payment.ts';
import { defaultOrderType } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';

export type WantedItem = { productId: number; quantityMilli: Milli; substitution?: Substitution | null | undefined };

/** What the shopper decides; every figure is the server's. */
export type OrderContent = Pick<
  OrderRow,
  | 'type'
  | 'paymentMethod'
  | 'paymentPeriod'
  | 'externalId'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'shippingAddress'
  | 'shippingCity'
  | 'shippingPostalCode'
  | 'billingAddress'
  | 'billingCity'
  | 'billingPostalCode'
  | 'deliveryNote'
  | 'substitution'
  | 'ageConfirmed'
  | 'slotId'
  | 'useStoreCredit'
> & { items: readonly WantedItem[] };

/** The content of an order before anything is sent: the defaults. */
export const blankContent: OrderContent = {
  type: defaultOrderType,
  paymentMethod: defaultPaymentMethod,
  paymentPeriod: defaultPaymentPeriod,
  externalId: null,
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  shippingAddress: null,
  shippingCity: null,
  shippingPostalCode: null,
  billingAddress: null,
  billingCity: null,
  billingPostalCode: null,
  deliveryNote: null,
  substitution: null,
  ageConfirmed: false,
  slotId: null,
  useStoreCredit: false,
  items: [],
};

/** The kept content with the sent fields over it: a field that is not sent stays, null empties it. */
export function applySent(kept: OrderContent, sent: OrderWrite): OrderContent {
  return {
    type: sent.type ?? kept.type,
    paymentMethod: sent.payment_method ?? kept.paymentMethod,
    paymentPeriod: sent.payment_period || kept.paymentPeriod,
    externalId: given(sent.external_id, kept.externalId),
    customerName: given(sent.customer_name, kept.customerName),
    customerEmail: given(sent.customer_email, kept.customerEmail),
    customerPhone: given(sent.customer_phone, kept.customerPhone),
    shippingAddress: given(sent.shipping_address, kept.shippingAddress),
    shippingCity: given(sent.shipping_city, kept.shippingCity),
    shippingPostalCode: given(sent.shipping_postal_code, kept.shippingPostalCode),
    billingAddress: given(sent.billing_address, kept.billingAddress),
    billingCity: given(sent.billing_city, kept.billingCity),
    billingPostalCode: given(sent.billing_postal_code, kept.billingPostalCode),
    deliveryNote: given(sent.delivery_note, kept.deliveryNote),
    substitution: given(sent.substitution, kept.substitution),
    ageConfirmed: sent.age_confirmed ?? kept.ageConfirmed,
    useStoreCredit: sent.use_store_credit ?? kept.useStoreCredit,
    slotId: given(sent.slot_id, keptSlot(kept, sent)),
    items: sent.order_items?.map(toItem) ?? kept.items,
  };
}

function given<T>(sent: T | undefined, kept: T): T {
  return sent === undefined ? kept : sent;
}

/** A slot is for delivery or for pickup: it goes when the order becomes the other. */
function keptSlot({ slotId, type }: OrderContent, sent: OrderWrite): number | null {
  return sent.type === undefined || sent.type === type ? slotId : null;
}

export function toItem(item: NonNullable<OrderWrite['order_items']>[number]): WantedItem {
  // The schema accepts at most three decimals.
  const quantityMilli = Math.round(item.quantity * 1000);
  return { productId: item.product_id, quantityMilli, substitution: item.substitution ?? null };
}

/** The whole quantity of each product: the same product on two lines counts together. */
export function sumByProduct(items: readonly WantedItem[]): Map<number, Milli> {
  const sums = new Map<number, Milli>();
  for (const { productId, quantityMilli } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantityMilli);
  return sums;
}

/**
 * Fills in what was not sent: name, email and phone from the profile; the bill's address from that of delivery, else from
 * the profile. Where any part of a bill's address was sent, none of it is filled in, so that two addresses are never mixed.
 * Name, email and phone are checked afterwards like what was sent. A bill needs no address, so parts of the profile's that
 * break the rules of the checkout are left out.
 */
export function completeContent(content: OrderContent, profile: StoredProfile | null): OrderContent {
  const filled = {
    ...content,
    customerName: content.customerName ?? (profile?.name || null),
    customerEmail: content.customerEmail ?? (profile?.email || null),
    customerPhone: content.customerPhone ?? (profile?.phone || null),
  };
  if (content.billingAddress ?? content.billingCity ?? content.billingPostalCode) return filled;
  const isDelivered = content.type === 'delivery' && content.shippingAddress !== null;
  const bill = isDelivered
    ? { address: content.shippingAddress, city: content.shippingCity, postalCode: content.shippingPostalCode }
    : addressOf(profile);
  return { ...filled, billingAddress: bill.address, billingCity: bill.city, billingPostalCode: bill.postalCode };
}

const { billing_address, billing_city, billing_postal_code } = orderWrite.shape;

function addressOf(profile: StoredProfile | null) {
  return {
    address: billing_address.safeParse(profile?.address || null).data ?? null,
    city: billing_city.safeParse(profile?.city || null).data ?? null,
    postalCode: billing_postal_code.safeParse(profile?.postalCode || null).data ?? null,
  };
}

/** What an order takes from its customer's profile. */
export type StoredProfile = Pick<
  typeof customers.$inferSelect,
  'name' | 'email' | 'phone' | 'address' | 'city' | 'postalCode' | 'defaultStoreId'
> & { wantsSms?: boolean | null };
